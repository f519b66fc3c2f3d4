#include "runtime/interpreter/value_text.h"

#include <algorithm>
#include <bit>

#include "ir/support/bits.h"
#include "ir/support/text.h"
#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

using ssa::TypeId;
using ssa::TypeKind;

namespace {

constexpr size_t kMaxElements = 16;  // shown of an aggregate

// The name that the instruction at that place gives its result; empty if it has none there.
std::string_view name_at(const SourceText* source, SourceOffset offset) {
  if (source == nullptr || offset >= source->text().size()) return {};
  const std::string_view text = source->text().substr(offset);
  if (!text.starts_with('%')) return {};
  const size_t quote = text.starts_with("%\"") ? text.find('"', 2) : 0;
  return text.substr(0, text.find_first_of(" \t=", quote));
}

}  // namespace

// --- values

void ValueText::append(std::string& out, const ObservedValue& value, const Cell* slots) {
  if (value.slot < 0) {
    out += "{}";
    return;
  }
  const Cell* cells = slots + value.slot;
  append_value(out, value.type, cells);
}

// Advances over the cells of the value.
void ValueText::append_value(std::string& out, TypeId type, const Cell*& cells) {
  switch (module_.types().kind(type)) {
    case TypeKind::Struct:
      return append_elements(out, "{}", type, cells);
    case TypeKind::Array:
      return append_elements(out, "[]", type, cells);
    case TypeKind::Vector:
      return append_elements(out, "<>", type, cells);
    default:
      append_scalar(out, type, cells);
      cells += words_of(scalar_width(module_.types(), type));
  }
}

void ValueText::append_elements(std::string& out, std::string_view brackets, TypeId type,
                                const Cell*& cells) {
  const uint64_t count = ssa::member_count(module_.types(), type);
  const Cell* end = cells + part_count(module_.types(), type);
  out += brackets[0];
  for (uint64_t i = 0; i < std::min<uint64_t>(count, kMaxElements); ++i) {
    if (i != 0) out += ", ";
    append_value(out, ssa::member_type(module_.types(), type, i), cells);
  }
  if (count > kMaxElements) out += ", ...";
  out += brackets[1];
  cells = end;
}

void ValueText::append_scalar(std::string& out, TypeId type, const Cell* cells) {
  const uint32_t width = scalar_width(module_.types(), type);
  uint64_t undefined = 0, all = 0;
  for (uint32_t i = 0; i < words_of(width); ++i) {
    undefined |= cells[i].undefined;
    all |= low_mask(std::min(64u, width - 64 * i)) & ~cells[i].undefined;
  }
  if (undefined != 0) {
    out += all != 0 ? "partly undef" : memory_.cause_of(*cells) != nullptr ? "poison" : "undef";
    return;
  }
  switch (module_.types().kind(type)) {
    case TypeKind::Float:
      return append_shortest(out, std::bit_cast<float>(static_cast<uint32_t>(cells->bits)));
    case TypeKind::Double:
      return append_shortest(out, std::bit_cast<double>(cells->bits));
    case TypeKind::Integer:
      return append_integer(out, width, cells);
    case TypeKind::Pointer:
      return append_pointer(out, *cells);
    default:
      break;
  }
  out += "0x";
  for (uint32_t i = words_of(width); i-- > 0;)
    append_padded_hexadecimal(out, cells[i].bits, std::min(64u, width - 64 * i) / 4);
}

void ValueText::append_integer(std::string& out, uint32_t width, const Cell* cells) {
  if (width == 1) {
    out += cells->bits != 0 ? "true" : "false";
  } else if (width <= 64) {
    append_decimal(out, sign_extend(cells->bits, width));
  } else {
    out += "0x";
    for (uint32_t i = words_of(width); i-- > 0;)
      append_padded_hexadecimal(out, cells[i].bits, (std::min(64u, width - 64 * i) + 3) / 4);
  }
}

// --- pointers and objects

void ValueText::append_pointer(std::string& out, const Cell& pointer) {
  if (pointer.block.index == kNoBlock) {
    out += "0x";
    return append_hexadecimal(out, pointer.bits);
  }
  append_place(out, pointer.block, pointer.bits - object_of(pointer.block).base);
}

void ValueText::append_place(std::string& out, BlockRef block, uint64_t offset) {
  append_object(out, block);
  const auto distance = static_cast<int64_t>(offset);
  if (distance > 0) out += '+';
  if (distance != 0) append_decimal(out, distance);
  if (memory_.block_at(block.index).generation != block.generation)
    out += object_of(block).is_heap ? " (freed)" : " (dead)";
}

void ValueText::append_object(std::string& out, BlockRef block) {
  const Object& object = object_of(block);
  if (object.owner != nullptr && (object.depth != depth_ || object.owner != body_))
    out += object.owner->name + '#' + std::to_string(object.depth) + ':';
  out += object.name;
}

// Gives it a name if it lacks one.
ValueText::Object& ValueText::object_of(BlockRef block) {
  if (objects_.size() <= block.index) objects_.resize(block.index + 1);
  Object& object = objects_[block.index];
  if (object.generation == block.generation) return object;
  const MemoryBlock& record = memory_.block_at(block.index);
  const ssa::SymbolId symbol = record.symbol();
  object = {block.generation, 0, nullptr, record.base, {}, false};
  object.is_heap = record.kind == BlockKind::Heap;
  if (record.kind == BlockKind::Null)
    object.name = "null";
  else if (object.is_heap)
    object.name = "heap#" + std::to_string(++heap_count_);
  else if (record.kind == BlockKind::Stack && !name_at(module_.source(), record.allocated).empty())
    object.name = "untraced " + std::string(name_at(module_.source(), record.allocated));
  else if (!symbol.valid())
    object.name = "unnamed#" + std::to_string(++unnamed_count_);
  else
    object.name =
        (record.kind == BlockKind::Label ? "label of @" : "@") + std::string(module_[symbol].name);
  return object;
}

void ValueText::name_variable(const ObservedValue& variable, const Cell* slots) {
  const BlockRef block = slots[variable.slot].block;
  Object& object = object_of(block);
  object = {block.generation, depth_, body_, memory_.block_at(block.index).base,
            variable.name,    false};
}

}  // namespace lilt::runtime
