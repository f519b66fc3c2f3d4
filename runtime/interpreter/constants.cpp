#include "runtime/interpreter/constants.h"

#include <algorithm>

#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/constant_expressions.h"

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
      if (std::optional<std::vector<Cell>> parts = expression_parts(id))
        return {parts->front(), true};
      return {};
    case ConstantKind::BlockAddress:
      return {block_address(pool_->block_function(id), pool_->block_name(id)), true};
    default:
      return {};
  }
}

Cell ConstantValues::block_address(ssa::SymbolId function, std::string_view block) const {
  using Taken = ssa::Module::AddressTakenBlock;
  const auto key = [](const Taken& a) { return std::pair(a.function, a.block); };
  const auto& taken = module_.address_taken_blocks;  // by that key
  const auto found = std::ranges::lower_bound(taken, std::pair(function, block), {}, key);
  const bool is_known = found != taken.end() && key(*found) == std::pair(function, block);
  return is_known ? blocks_[static_cast<size_t>(found - taken.begin())] : Cell{};
}

// Nested expressions recurse, as deep as the parser permits.
std::optional<std::vector<Cell>> ConstantValues::expression_parts(ConstantId id) const {
  std::vector<ConstantOperand> operands;
  for (ssa::Value element : pool_->elements(id)) {
    if (!element.is_constant()) {
      operands.push_back({element.type(), {}});
      continue;
    }
    std::optional<std::vector<Cell>> cells = parts_of(element.constant());
    if (!cells) return std::nullopt;
    operands.push_back({constant(element.constant()).type, std::move(*cells)});
  }
  return evaluate_constant(module_.types(), memory_, constant(id), operands);
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
  } else if (c.kind == ConstantKind::Expression) {
    std::optional<std::vector<Cell>> value = expression_parts(id);
    if (value) parts.insert(parts.end(), value->begin(), value->end());
    return value.has_value();
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
  if (is_bit_packed_vector(types, type)) return write_bits(to, parts, *cells);
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
