// Values as registers, and those that are recomputed at each use.
#include "backend/isel/values.h"

#include <algorithm>

#include "backend/isel/tile_rules.h"
#include "ir/ssa/block_symbol.h"

namespace lilt::backend::isel {

using ssa::ConstantKind;

ValueRegisters::ValueRegisters(const ssa::Function& function, ssa::Analyses& analyses,
                               const SelectionOptions& options, mir::MachineFunction& machine,
                               Arena& scratch)
    : SelectedFunction(function, analyses, options, scratch),
      CodeWriter(machine, function.value_count(), function.is_large(), scratch),
      scratch_(scratch),
      registers_(function.value_count(), Register(), scratch),
      resolved_(scratch),
      slots_(scratch),
      x87_(scratch),
      first_projection_(scratch),
      projections_(scratch) {}

void ValueRegisters::release_registers() {
  release_elements(registers_);
  release_elements(resolved_);
}

namespace {

mir::ValueName value_name(const SelectedFunction& s, InstId id) {
  const ssa::Name name = s.function().name_of(id);
  if (name.is_number()) return mir::ValueName::number(name.number());
  return name.is_none() ? mir::ValueName() : mir::ValueName(s.function().text_of(name));
}

Register materialize_floating(ValueRegisters& s, TypeId type, uint64_t bits) {
  Register reg = s.temporary(type);
  if (bits == 0)
    s.emit(Op::ZEROxmm, s.width_of(type), {reg});
  else
    emit_load(s, reg, type, s.floating_constant(type, bits));
  return reg;
}

Register materialize_packed(ValueRegisters& s, TypeId type, const PackedBytes& bytes) {
  Register reg = s.temporary(type);
  auto all = [&](uint8_t byte) {
    return std::ranges::all_of(bytes, [&](uint8_t each) { return each == byte; });
  };
  const auto width = static_cast<unsigned>(bytes.size);
  if (all(0))
    s.emit(Op::ZEROxmm, width, {reg});
  else if (all(0xff))
    s.emit(Op::ONESxmm, width, {reg});
  else
    s.emit(width >= 32 ? Op::MOVUPSrm : Op::MOVAPSrm, width,
           {reg, s.constant_address(bytes.text())});
  return reg;
}

Register materialize_any(ValueRegisters& s, TypeId type) {
  Register reg = s.temporary(type);
  s.begin_instruction(mir::kUndef);
  s.add_operand(Operand(reg, Register(), true));
  s.end_instruction();
  return reg;
}

Register materialize_block_address(ValueRegisters& s, ssa::ConstantId id) {
  const ssa::ConstantPool& pool = s.function().constants();
  std::string name =
      ssa::block_symbol(s.function().module()[pool.block_function(id)].name, pool.block_name(id));
  Register reg = s.temporary();
  s.emit(Op::LEA, 8,
         {reg, Address::of_symbol(s.machine().symbol_ref(s.machine().names.copy(name)))});
  return reg;
}

}  // namespace

// The value whose register holds `value`. Amortised O(1): results are cached on the path.
Value ValueRegisters::resolve(Value value) {
  if (!value.is_local() || !may_be_conversion(function()[value.local()].opcode)) return value;
  if (resolved_.empty()) resolved_.assign(function().value_count(), Value());
  Value at = value;
  while (at.is_local() && !resolved_[at.local()].valid()) {
    Value next = step_through_conversion(at);
    if (next == at) break;
    at = next;
  }
  if (at.is_local() && resolved_[at.local()].valid()) at = resolved_[at.local()];
  while (value != at && value.is_local() && !resolved_[value.local()].valid()) {
    resolved_[value.local()] = at;
    value = step_through_conversion(value);
  }
  return at;
}

Register ValueRegisters::new_result(InstId id) {
  return registers_[id] =
             machine().new_register(class_of(function()[id].type), value_name(*this, id));
}

void ValueRegisters::set_slot(InstId id, mir::SlotId slot) {
  if (!slots_.contains(id)) slots_.resize(id.index() + 1);
  slots_[id] = slot;
}

Register ValueRegisters::use_any(Value value) {
  if (!value.is_constant()) return use(value);
  const ssa::Constant& constant = function().constants()[value.constant()];
  const bool is_any = constant.kind == ConstantKind::Undef || constant.kind == ConstantKind::Poison;
  return is_any && constant.type != ssa::kI1 ? materialize_any(*this, constant.type) : use(value);
}

Register ValueRegisters::use(Value value) {
  value = resolve(value);
  if (value.is_constant()) return materialize(value.constant());
  const mir::SlotId slot = slot_of(value.local());
  if (!slot.valid()) return result(value.local());
  const Register reg = temporary();
  emit(Op::LEA, 8, {reg, Address::of_slot(slot)});
  return reg;
}

Register ValueRegisters::materialize_integer(uint64_t bits) {
  Register reg = temporary();
  auto value = static_cast<int64_t>(bits);
  if (bits <= UINT32_MAX)
    emit(Op::MOVri, 4, {reg, Operand::immediate(value)});
  else if (fits_int32(value))
    emit(Op::MOVri, 8, {reg, Operand::immediate(value)});
  else
    emit(Op::MOVri64, 8, {reg, Operand::wide_immediate(bits)});
  return reg;
}

Register ValueRegisters::materialize(ssa::ConstantId id) {
  const ssa::Constant& constant = function().constants()[id];
  switch (constant.kind) {
    case ConstantKind::Integer:
      return materialize_integer(constant.bits);
    case ConstantKind::Floating:
      return materialize_floating(*this, constant.type, constant.bits);
    case ConstantKind::Null:
      return materialize_zero();
    case ConstantKind::Symbol:
      return materialize_symbol(constant.symbol);
    case ConstantKind::BlockAddress:
      return materialize_block_address(*this, id);
    case ConstantKind::Zero:
    case ConstantKind::Aggregate:
      return materialize_packed(*this, constant.type, *packed_bytes(id));
    default:  // undef and poison
      if (is_floating(constant.type)) return materialize_floating(*this, constant.type, 0);
      return is_packed(constant.type)
                 ? materialize_packed(*this, constant.type, {.size = vector_size(constant.type)})
                 : materialize_zero();
  }
}

Register ValueRegisters::materialize_symbol(ssa::SymbolId symbol) {
  if (is_thread_local(*this, symbol)) return materialize_thread_local(*this, symbol);
  Register reg = temporary();
  Address address = Address::of_symbol(symbol_ref(symbol));
  bool is_local = is_local_symbol(symbol);
  if (!is_local) address.symbol_use = mir::SymbolUse::TableEntry;
  emit(is_local ? Op::LEA : Op::MOVrm, 8, {reg, address});
  return reg;
}

mir::SymbolRef ValueRegisters::symbol_ref(ssa::SymbolId symbol) {
  return machine().symbol_ref(function().module()[symbol].name);
}

Address ValueRegisters::constant_address(std::string_view bytes) {
  return Address::of_symbol(machine().constant(bytes));
}

Address ValueRegisters::floating_constant(TypeId type, uint64_t bits) {
  if (type == ssa::kDouble) return constant_address(bytes_of(bits));
  auto narrow = static_cast<uint32_t>(bits);
  return constant_address(bytes_of(narrow));
}

void ValueRegisters::place_part(InstId reader, InstId call, uint32_t part) {
  if (first_projection_.empty()) first_projection_.assign(function().value_count(), 0);
  uint32_t& first = first_projection_[call.index()];
  projections_.push_back({part, result(reader), first});
  first = static_cast<uint32_t>(projections_.size());
  result(call);  // requests it
}

Register ValueRegisters::projection(InstId call, uint32_t part) const {
  if (first_projection_.empty()) return {};
  for (uint32_t at = first_projection_[call.index()]; at != 0; at = projections_[at - 1].next)
    if (projections_[at - 1].part == part) return projections_[at - 1].reg;
  return {};
}

Register ValueRegisters::projection_or_temporary(InstId call, uint32_t part) {
  Register reg = projection(call, part);
  return reg.valid() ? reg : temporary();
}

}  // namespace lilt::backend::isel
