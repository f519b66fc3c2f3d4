#include "runtime/interpreter/constants.h"

#include "runtime/interpreter/arithmetic.h"

namespace lilt::runtime {

using ssa::Constant;
using ssa::ConstantId;
using ssa::ConstantKind;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;

uint32_t cell_width(const ssa::TypeTable& types, TypeId type) {
  switch (types.kind(type)) {
    case TypeKind::Integer:
      return types.integer_bits(type) <= 64 ? types.integer_bits(type) : 0;
    case TypeKind::Float:
      return 32;
    case TypeKind::Double:
    case TypeKind::Pointer:
      return 64;
    default:
      return 0;
  }
}

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
    default:
      return {};
  }
}

ConstantValues::Entry ConstantValues::evaluate_expression(ConstantId id) const {
  const Constant& c = constant(id);
  if (c.opcode == Opcode::GetElementPtr) return evaluate_address(id);
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
      return {integer_cast(c.opcode, from, to, 0, first.cell).cell, true};
    default:
      break;
  }
  Entry second = elements.size() == 2 ? entry_of(elements[1]) : Entry{};
  bool is_integer = module_.types().is_integer(c.type);
  if (!ssa::is_binary(c.opcode) || !second.is_known || !is_integer) return {};
  Result result = integer_binary(c.opcode, to, 0, first.cell, second.cell);
  return {result.cell, result.trouble == Trouble::None};
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

void ConstantValues::write_scalar(const Cell& to, ConstantId id) {
  TypeId type = constant(id).type;
  std::optional<Cell> cell = value_of(id);
  if (!cell)
    throw Fault{FaultKind::Unsupported,
                "the interpreter has no constants of type " + module_.types().to_string(type),
                kNoOffset,
                {}};
  uint32_t bytes = static_cast<uint32_t>(module_.types().store_size(type));
  memory_.initialise(to, *cell, bytes, module_.types().is_pointer(type));
}

// Static blocks begin as zeros, so zeros need not be written. The list holds what is left to do,
// since initialisers may be nested deeper than the host's stack.
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
    } else if (c.kind == ConstantKind::Aggregate) {
      std::span<const ssa::Value> elements = pool_->elements(current);
      bool is_packed = types.kind(c.type) == TypeKind::Struct && types[c.type].packed;
      uint64_t position = 0;
      for (ssa::Value element : elements) {
        TypeId type = constant(element.constant()).type;
        uint64_t align = is_packed ? 1 : types.align_of(type);
        position = (position + align - 1) / align * align;
        rest.push_back({element.constant(), offset + position});
        position += types.size_of(type);
      }
    } else if (!types.is_aggregate(c.type)) {
      write_scalar(place, current);
    }
  }
}

}  // namespace lilt::runtime
