#include "runtime/interpreter/constants.h"

#include <algorithm>

#include "runtime/interpreter/arithmetic.h"

namespace lilt::runtime {

using ssa::Constant;
using ssa::ConstantId;
using ssa::ConstantKind;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;

void ConstantValues::enter(const ssa::ConstantPool& pool) {
  pool_ = &module_.constants();
  evaluate_up_to(of_module_, 0, pool_->size());
  pool_ = &pool;
  of_function_.clear();
  evaluate_up_to(of_function_, of_module_.size(), pool.size());
}

void ConstantValues::evaluate_up_to(std::vector<Entry>& entries, size_t base, size_t end) {
  while (base + entries.size() < end)
    entries.push_back(evaluate(ConstantId(static_cast<uint32_t>(base + entries.size()))));
}

std::optional<Cell> ConstantValues::value_of(ConstantId id) const {
  size_t index = id.index();
  const Entry& entry =
      index < of_module_.size() ? of_module_[index] : of_function_[index - of_module_.size()];
  return entry.is_known ? std::optional<Cell>(entry.cell) : std::nullopt;
}

ConstantValues::Entry ConstantValues::entry_of(ssa::Value value) const {
  if (!value.is_constant()) return {};
  std::optional<Cell> cell = value_of(value.constant());
  return cell ? Entry{*cell, true} : Entry{};
}

ConstantValues::Entry ConstantValues::evaluate(ConstantId id) const {
  const Constant& c = constant(id);
  uint32_t width = cell_width(module_.types(), c.type);
  if (width == 0) return {};
  switch (c.kind) {
    case ConstantKind::Integer:
    case ConstantKind::Floating:
      return {integer_cell(c.bits), true};
    case ConstantKind::Null:
      return {null_cell(), true};
    case ConstantKind::Zero:
      return {module_.types().is_pointer(c.type) ? null_cell() : integer_cell(0), true};
    case ConstantKind::Undef:
    case ConstantKind::Poison:
      return {undefined_cell(width, 0), true};
    case ConstantKind::Symbol:
      return {symbols_[c.symbol.index()], true};
    case ConstantKind::Expression:
      return evaluate_expression(id);
    case ConstantKind::BlockAddress:
      return {block_address(pool_->block_function(id), pool_->block_name(id)), true};
    default:
      return {};
  }
}

Cell ConstantValues::block_address(ssa::SymbolId function, std::string_view block) const {
  const auto& taken = module_.address_taken_blocks;
  for (size_t i = 0; i < blocks_.size(); ++i)
    if (taken[i].function == function && taken[i].block == block) return blocks_[i];
  return {};
}

ConstantValues::Entry ConstantValues::evaluate_expression(ConstantId id) const {
  const Constant& c = constant(id);
  if (c.opcode == Opcode::GetElementPtr) return evaluate_address(id);
  if (c.opcode == Opcode::Select) return evaluate_select(id);
  std::span<const ssa::Value> elements = pool_->elements(id);
  Entry first = elements.empty() ? Entry{} : entry_of(elements[0]);
  if (!first.is_known) return {};
  uint32_t from = cell_width(module_.types(), constant(elements[0].constant()).type);
  uint32_t to = cell_width(module_.types(), c.type);
  switch (c.opcode) {
    case Opcode::BitCast:
    case Opcode::AddrSpaceCast:
      return first;
    case Opcode::PtrToInt:
      memory_.expose(first.cell);
      return {integer_cell(first.cell.bits & width_mask(to)), true};
    case Opcode::IntToPtr:
      return {memory_.pointer_from_integer(first.cell), true};
    case Opcode::Trunc:
    case Opcode::ZExt:
    case Opcode::SExt:
      return {integer_cast(c.opcode, from, to, 0, first.cell).cell, from != 0};
    default:
      break;
  }
  Entry second = elements.size() == 2 ? entry_of(elements[1]) : Entry{};
  if (!second.is_known || from == 0) return {};
  if (c.opcode == Opcode::ICmp)
    return {integer_compare(static_cast<ssa::IntPredicate>(c.flags), from, first.cell, second.cell),
            true};
  if (c.opcode == Opcode::FCmp)
    return {
        floating_compare(static_cast<ssa::FloatPredicate>(c.flags), from, first.cell, second.cell),
        true};
  if (!ssa::is_binary(c.opcode)) return {};
  if (ssa::has(c.opcode, ssa::property::Floating))
    return {floating_binary(c.opcode, to, first.cell, second.cell), true};
  Result result = integer_binary(c.opcode, to, 0, first.cell, second.cell);
  return {result.cell, result.trouble == Trouble::None};
}

ConstantValues::Entry ConstantValues::evaluate_select(ConstantId id) const {
  std::span<const ssa::Value> elements = pool_->elements(id);  // condition, if true, if false
  Entry condition = entry_of(elements[0]);
  if (!condition.is_known || !condition.cell.is_defined()) return {};
  return entry_of(elements[condition.cell.bits != 0 ? 1 : 2]);
}

ConstantValues::Entry ConstantValues::evaluate_address(ConstantId id) const {
  std::span<const ssa::Value> elements = pool_->elements(id);  // source type, pointer, indices
  Entry base = entry_of(elements[1]);
  if (!base.is_known) return {};
  const ssa::TypeTable& types = module_.types();
  TypeId type = elements[0].type();
  uint64_t distance = 0;
  for (size_t i = 2; i < elements.size(); ++i) {
    Entry index = entry_of(elements[i]);
    if (!index.is_known) return {};
    uint32_t width = cell_width(types, constant(elements[i].constant()).type);
    uint64_t number = static_cast<uint64_t>(sign_extend(index.cell.bits, width));
    if (i > 2 && types.kind(type) == TypeKind::Struct) {
      distance += types.field_offset(type, number);
      type = types.member(type, number);
      continue;
    }
    if (i > 2) type = types[type].element;
    distance += number * types.size_of(type);
  }
  return {Memory::moved(base.cell, distance), true};
}

// --- values of several parts

void ConstantValues::add_uniform_parts(std::vector<Cell>& parts, ConstantId id) const {
  const Constant& c = constant(id);
  for (const Part& part :
       runtime::parts_of(module_.types(), c.type).value_or(std::vector<Part>{})) {
    bool is_zero = c.kind == ConstantKind::Zero;
    Cell zero = part.is_pointer ? null_cell() : integer_cell(0);
    parts.push_back(is_zero ? zero : undefined_cell(part.width, 0));
  }
}

// A scalar, or a constant whose parts are all equal.
bool ConstantValues::add_scalar_parts(std::vector<Cell>& parts, ConstantId id) const {
  const Constant& c = constant(id);
  bool is_wide = scalar_width(module_.types(), c.type) > 64;
  if (std::optional<Cell> cell = value_of(id)) {
    parts.push_back(*cell);
  } else if (c.kind == ConstantKind::Zero || c.kind == ConstantKind::Undef ||
             c.kind == ConstantKind::Poison) {
    add_uniform_parts(parts, id);
  } else if (is_wide && (c.kind == ConstantKind::WideInteger || c.kind == ConstantKind::Floating)) {
    std::span<const uint64_t> words = pool_->words(id);
    for (size_t i = 0; i < words_of(scalar_width(module_.types(), c.type)); ++i)
      parts.push_back(integer_cell(i < words.size() ? words[i] : 0));
  } else if (c.kind == ConstantKind::String) {
    for (char byte : pool_->bytes(id))
      parts.push_back(integer_cell(static_cast<unsigned char>(byte)));
  } else {
    return false;
  }
  return true;
}

// A worklist, since constants may be nested deeper than the host's stack.
std::optional<std::vector<Cell>> ConstantValues::parts_of(ConstantId id) const {
  std::vector<Cell> parts;
  std::vector<ConstantId> rest{id};
  if (!runtime::parts_of(module_.types(), constant(id).type)) return std::nullopt;
  while (!rest.empty()) {
    ConstantId current = rest.back();
    rest.pop_back();
    if (constant(current).kind == ConstantKind::Aggregate) {
      std::span<const ssa::Value> elements = pool_->elements(current);
      for (size_t i = elements.size(); i > 0; --i) rest.push_back(elements[i - 1].constant());
    } else if (!add_scalar_parts(parts, current)) {
      return std::nullopt;
    }
  }
  return parts;
}

// --- initial contents

void ConstantValues::write_parts(const Cell& to, ConstantId id) {
  const ssa::TypeTable& types = module_.types();
  TypeId type = constant(id).type;
  std::optional<std::vector<Cell>> cells = parts_of(id);
  if (!cells)
    throw Fault{FaultKind::Unsupported,
                "the interpreter does not support constants of type " + types.to_string(type),
                kNoOffset,
                {}};
  std::vector<Part> parts = runtime::parts_of(types, type).value_or(std::vector<Part>{});
  if (is_bit_packed(types, type)) return write_bits(to, parts, *cells);
  for (size_t i = 0; i < parts.size(); ++i)
    memory_.initialise(Memory::moved(to, parts[i].offset), (*cells)[i], (parts[i].width + 7) / 8,
                       parts[i].is_pointer);
}

// The lanes of a vector, bit-packed; undefined bits are zero.
void ConstantValues::write_bits(const Cell& to, const std::vector<Part>& parts,
                                const std::vector<Cell>& cells) {
  std::string bytes;
  uint64_t at = 0;
  for (size_t i = 0; i < parts.size(); ++i)
    for (uint32_t bit = 0; bit < parts[i].width; ++bit, ++at) {
      if (at % 8 == 0) bytes.push_back('\0');
      bytes.back() = static_cast<char>(bytes.back() | (cells[i].bits >> bit & 1) << at % 8);
    }
  memory_.initialise_bytes(to, bytes);
}

// Static blocks begin as zeros, so zeros need not be written. A worklist, since initialisers may be
// nested deeper than the host's stack.
void ConstantValues::write(const Cell& to, ConstantId id) {
  const ssa::TypeTable& types = module_.types();
  std::vector<std::pair<ConstantId, uint64_t>> rest{{id, 0}};
  while (!rest.empty()) {
    auto [current, offset] = rest.back();
    rest.pop_back();
    const Constant& c = constant(current);
    Cell place = Memory::moved(to, offset);
    if (c.kind == ConstantKind::Zero || c.kind == ConstantKind::Null) continue;
    if (c.kind == ConstantKind::String) {
      memory_.initialise_bytes(place, pool_->bytes(current));
    } else if (c.kind == ConstantKind::Aggregate && types.is_aggregate(c.type)) {
      std::span<const ssa::Value> elements = pool_->elements(current);
      for (size_t i = 0; i < elements.size(); ++i) {
        TypeId element = constant(elements[i].constant()).type;
        rest.push_back({elements[i].constant(), offset + element_offset(c.type, i, element)});
      }
    } else if (!types.is_aggregate(c.type)) {
      write_parts(place, current);
    }
  }
}

uint64_t ConstantValues::element_offset(TypeId type, size_t index, TypeId element) const {
  const ssa::TypeTable& types = module_.types();
  return types.kind(type) == TypeKind::Struct ? types.field_offset(type, index)
                                              : index * types.size_of(element);
}

}  // namespace lilt::runtime
