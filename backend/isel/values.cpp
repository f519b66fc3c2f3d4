// Values as registers: conversions without an instruction, values that are recomputed at each use,
// and known bits.
#include <algorithm>
#include <bit>

#include "backend/isel/tile_rules.h"
#include "ir/ssa/block_symbol.h"

namespace lilt::backend::isel {

using ssa::ConstantKind;

const ssa::Instruction* Selector::definition(Value value) const {
  return value.is_local() ? &function_[value.local()] : nullptr;
}

const ssa::Instruction* Selector::single_use_definition(Value value, Opcode opcode) const {
  const ssa::Instruction* instruction = definition(value);
  return instruction && instruction->opcode == opcode && facts_.has_one_use(value.local())
             ? instruction
             : nullptr;
}

std::optional<int64_t> Selector::constant_of(Value value) const {
  if (!value.is_constant()) return std::nullopt;
  const ssa::Constant& constant = function_.constants()[value.constant()];
  if (constant.kind == ConstantKind::Null) return 0;
  if (constant.kind != ConstantKind::Integer) return std::nullopt;
  unsigned bits = bits_of(constant.type);
  if (bits == 1) return static_cast<int64_t>(constant.bits & 1);
  return static_cast<int64_t>(constant.bits << (64 - bits)) >> (64 - bits);
}

std::optional<int64_t> Selector::immediate_of(Value value) const {
  std::optional<int64_t> constant = constant_of(value);
  return constant && fits_int32(*constant) ? constant : std::nullopt;
}

std::optional<uint64_t> Selector::floating_bits(Value value) const {
  if (!value.is_constant()) return std::nullopt;
  const ssa::Constant& constant = function_.constants()[value.constant()];
  return constant.kind == ConstantKind::Floating ? std::optional(constant.bits) : std::nullopt;
}

Address Selector::constant_address(std::string_view bytes) {
  return Address::of_symbol(machine_.constant(bytes));
}

Address Selector::floating_constant(TypeId type, uint64_t bits) {
  if (type == ssa::kDouble) return constant_address(bytes_of(bits));
  auto narrow = static_cast<uint32_t>(bits);
  return constant_address(bytes_of(narrow));
}

// Whether step_through_conversion looks through some instructions of the opcode.
constexpr bool may_be_conversion(Opcode opcode) {
  constexpr uint64_t kMask = [] {
    using enum Opcode;
    uint64_t mask = 0;
    for (Opcode o :
         {AddrSpaceCast, BitCast, Trunc, PtrToInt, IntToPtr, Freeze, GetElementPtr, ZExt})
      mask |= uint64_t{1} << static_cast<unsigned>(o);
    return mask;
  }();
  static_assert(std::size(ssa::kOpcodes) <= 64);
  return (kMask >> static_cast<unsigned>(opcode) & 1) != 0;
}

// Whether the register of an i1 is 0 or 1 even if the value is poison: what `trunc nuw` takes
// unmasked from a register may be another number then, and so may memory that no i1 was stored to.
// Examines few definitions.
bool Selector::is_bit_if_poison(Value value, unsigned depth) const {
  constexpr unsigned kDeepest = 3;
  constexpr size_t kMaxOperands = 6;
  const ssa::Instruction* made = definition(value);
  if (made == nullptr) return true;
  const std::span<const Value> operands = function_.operands(value.local());
  const auto is_bit = [&](size_t i) { return is_bit_if_poison(operands[i], depth + 1); };
  switch (made->opcode) {
    case Opcode::ICmp:
    case Opcode::FCmp:
    case Opcode::Argument:
    case Opcode::Call:
    case Opcode::ExtractValue:
    case Opcode::Freeze:
    case Opcode::Or:  // see disjunction_of_bits
      return true;
    case Opcode::Trunc:
      return (made->flags & ssa::flag::NoUnsignedWrap) == 0;
    case Opcode::And:
      return depth < kDeepest && (is_bit(0) || is_bit(1));
    case Opcode::Xor:
      return depth < kDeepest && is_bit(0) && is_bit(1);
    case Opcode::Select:
      return depth < kDeepest && is_bit(1) && is_bit(2);
    case Opcode::Phi: {
      if (depth == kDeepest || operands.size() > kMaxOperands) return false;
      bool are_bits = true;
      for (size_t i = 0; i < operands.size() && are_bits; i += 2) are_bits = is_bit(i);
      return are_bits;
    }
    default:
      return false;
  }
}

// Whether freeze of the value is a value of its own: an arbitrary one, equal for all users, or a
// constant that users should have in a register.
bool Selector::is_kept_by_freeze(Value value) const {
  if (!value.is_constant()) return type_of(value) == ssa::kI1 && !is_bit_if_poison(value);
  switch (function_.constants()[value.constant()].kind) {
    case ConstantKind::Undef:
    case ConstantKind::Poison:
      return true;
    case ConstantKind::Integer:
    case ConstantKind::Floating:
    case ConstantKind::Symbol:
    case ConstantKind::Aggregate:
      return type_of(value) != ssa::kX86Fp80;
    default:
      return false;
  }
}

// Looks through one conversion that keeps the bits of the register; otherwise returns the value
// itself. Bits above the width of a truncated value are undefined, so trunc needs no instruction,
// and those above the lowest one of a bit are zero in its byte.
Value Selector::step_through_conversion(Value value) const {
  if (!value.is_local()) return value;
  const ssa::Instruction& instruction = function_[value.local()];
  if (!may_be_conversion(instruction.opcode)) return value;
  Value operand = function_.operand(value.local(), 0);
  switch (instruction.opcode) {
    case Opcode::AddrSpaceCast:
      return operand;
    case Opcode::BitCast:
      return is_floating(instruction.type) == is_floating(type_of(operand)) ? operand : value;
    case Opcode::Trunc: {
      const bool is_bit = (instruction.flags & ssa::flag::NoUnsignedWrap) != 0;
      return instruction.type == ssa::kI1 && !is_bit ? value : operand;
    }
    case Opcode::PtrToInt:
      return instruction.type == ssa::kI1 ? value : operand;
    case Opcode::IntToPtr:
      return bits_of(type_of(operand)) == 64 ? operand : value;
    case Opcode::Freeze:
      return is_kept_by_freeze(operand) ? value : operand;
    case Opcode::GetElementPtr:
      return constant_of(function_.operand(value.local(), 2)) == 0
                 ? function_.operand(value.local(), 1)
                 : value;
    case Opcode::ZExt:
      if (type_of(operand) == ssa::kI1 && bits_of(instruction.type) <= 8) return operand;
      return upper_bits_are_zero(operand) ? operand : value;
    default:
      return value;
  }
}

// The value whose register holds `value`. Amortised O(1): results are cached on the path.
Value Selector::resolve(Value value) {
  if (!value.is_local() || !may_be_conversion(function_[value.local()].opcode)) return value;
  if (resolved_.empty()) resolved_.assign(function_.value_count(), Value());
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

// Whether the register of the value is known to be zero above the value's width, as after 32-bit
// operations and extending loads. Examines few definitions.
bool Selector::upper_bits_are_zero(Value value) const {
  const ssa::Instruction* instruction = definition(value);
  if (!instruction) return false;
  switch (instruction->opcode) {
    case Opcode::Load:
      return true;
    case Opcode::Trunc:  // masked, as are bits from outside
      if (instruction->type != ssa::kI1) return false;
      return (instruction->flags & ssa::flag::NoUnsignedWrap) == 0 ||
             upper_bits_are_zero(function_.operand(value.local(), 0));
    case Opcode::Argument:
      return instruction->type == ssa::kI1;
    case Opcode::Call:
      return instruction->type == ssa::kI1 &&
             intrinsic_of(function_, value.local()) == Intrinsic::None &&
             !is_extended_result(value.local());  // to 8 bits at least
    case Opcode::LShr:
    case Opcode::UDiv:
    case Opcode::URem:
      return instruction->type != ssa::kI1;
    case Opcode::And: {
      std::optional<int64_t> mask = constant_of(function_.operand(value.local(), 1));
      if (mask && *mask >= 0 && instruction->type != ssa::kI1) return true;
      return instruction->type == ssa::kI32;
    }
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
    case Opcode::Shl:
    case Opcode::AShr:
    case Opcode::Or:
    case Opcode::Xor:
    case Opcode::SDiv:
    case Opcode::SRem:
    case Opcode::SExt:
    case Opcode::ZExt:
    case Opcode::Select:
      return instruction->type == ssa::kI32;
    case Opcode::Phi:
      return instruction->type != ssa::kI1 && inputs_are_zero_above(value.local());
    default:
      return false;
  }
}

// Of few phis that take values from each other: constants, and what instructions leave that are not
// phis.
bool Selector::inputs_are_zero_above(InstId phi) const {
  constexpr size_t kMaxOperands = 8, kMaxPhis = 4;
  std::array<InstId, kMaxPhis> phis = {phi};
  size_t count = 1;
  for (size_t next = 0; next < count; ++next) {
    const std::span<const Value> operands = function_.operands(phis[next]);
    if (operands.size() > kMaxOperands) return false;
    for (size_t i = 0; i < operands.size(); i += 2) {
      const Value input = operands[i];
      const ssa::Instruction* instruction = definition(input);
      if (instruction != nullptr && instruction->opcode == Opcode::Phi) {
        const auto end = phis.begin() + count;
        if (std::find(phis.begin(), end, input.local()) != end) continue;
        if (count == kMaxPhis) return false;
        phis[count++] = input.local();
        continue;
      }
      const bool is_zero = instruction == nullptr ? function_.constants()[input.constant()].kind ==
                                                        ConstantKind::Integer
                                                  : upper_bits_are_zero(input);
      if (!is_zero) return false;
    }
  }
  return true;
}

Register Selector::new_result(InstId id) {
  return registers_[id] =
             machine_.new_register(class_of(function_[id].type), value_name(function_.name_of(id)));
}

MachineType Selector::packed_type(TypeId type) const {
  using enum MachineType;
  if (!is_packed(type)) return Other;
  const unsigned size = vector_size(type);
  if (size != 16 && size != 32) return Other;
  const MachineType packed = type_of_lanes(types_[type].element);
  if (packed == Other || size == 16) return packed;
  return static_cast<MachineType>(wide_type(static_cast<size_t>(packed)));
}

mir::RegClass Selector::class_of(TypeId type) const {
  using enum mir::RegClass;
  constexpr mir::RegClass kKnown[] = {Gpr, Gpr, Gpr, Gpr, Gpr32, Gpr32, Gpr32, Gpr32, Gpr,
                                      Gpr, Gpr, Gpr, F32, F64,   Gpr,   V128,  Gpr};
  static_assert(ssa::kI32.index() == 7 && ssa::kDouble.index() == 13 && ssa::kFp128.index() == 15);
  if (type.index() < std::size(kKnown)) return kKnown[type.index()];
  if (!is_packed(type)) return Gpr;
  return vector_size(type) == 32 ? V256 : V128;
}

Register Selector::use_any(Value value) {
  if (!value.is_constant()) return use(value);
  const ssa::Constant& constant = function_.constants()[value.constant()];
  const bool is_any = constant.kind == ConstantKind::Undef || constant.kind == ConstantKind::Poison;
  return is_any && constant.type != ssa::kI1 ? materialize_any(constant.type) : use(value);
}

Register Selector::use(Value value) {
  value = resolve(value);
  if (value.is_constant()) return materialize(value.constant());
  mir::SlotId slot = slot_of(value.local());
  return slot.valid() ? materialize_slot(slot) : result(value.local());
}

Register Selector::materialize(ssa::ConstantId id) {
  const ssa::Constant& constant = function_.constants()[id];
  switch (constant.kind) {
    case ConstantKind::Integer:
      return materialize_integer(constant.bits);
    case ConstantKind::Floating:
      return materialize_floating(constant.type, constant.bits);
    case ConstantKind::Null:
      return materialize_zero();
    case ConstantKind::Symbol:
      return materialize_symbol(constant.symbol);
    case ConstantKind::BlockAddress:
      return materialize_block_address(id);
    case ConstantKind::Zero:
    case ConstantKind::Aggregate:
      return materialize_packed(constant.type, *packed_bytes(id));
    default:  // undef and poison
      if (is_floating(constant.type)) return materialize_floating(constant.type, 0);
      return is_packed(constant.type)
                 ? materialize_packed(constant.type, {.size = vector_size(constant.type)})
                 : materialize_zero();
  }
}

Register Selector::materialize_integer(uint64_t bits) {
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

Register Selector::materialize_floating(TypeId type, uint64_t bits) {
  Register reg = temporary(type);
  if (bits == 0)
    emit(Op::ZEROxmm, width_of(type), {reg});
  else
    emit_load(*this, reg, type, floating_constant(type, bits));
  return reg;
}

std::optional<Selector::PackedBytes> Selector::packed_bytes(Value value) const {
  if (!value.is_constant()) return std::nullopt;
  const ssa::ConstantPool& pool = function_.constants();
  const ssa::Constant& constant = pool[value.constant()];
  PackedBytes bytes{.size = vector_size(constant.type)};
  if (constant.kind == ConstantKind::Zero) return bytes;
  if (constant.kind != ConstantKind::Aggregate) return std::nullopt;
  auto to = bytes.bytes.begin();
  const uint64_t size = types_.size_of(types_[constant.type].element);
  for (const Value lane : pool.elements(value.constant())) {
    const uint64_t bits = pool[lane.constant()].bits;  // 0, if undefined
    for (uint64_t i = 0; i < size; ++i) *to++ = static_cast<uint8_t>(bits >> 8 * i);
  }
  return bytes;
}

Register Selector::materialize_packed(TypeId type, const PackedBytes& bytes) {
  Register reg = temporary(type);
  auto all = [&](uint8_t byte) {
    return std::ranges::all_of(bytes, [&](uint8_t each) { return each == byte; });
  };
  const auto width = static_cast<unsigned>(bytes.size);
  if (all(0))
    emit(Op::ZEROxmm, width, {reg});
  else if (all(0xff))
    emit(Op::ONESxmm, width, {reg});
  else
    emit(width == 32 ? Op::MOVUPSrm : Op::MOVAPSrm, width, {reg, constant_address(bytes.text())});
  return reg;
}

Register Selector::materialize_any(TypeId type) {
  Register reg = temporary(type);
  begin_instruction(mir::kUndef, 8, Condition::O);
  add_operand(Operand(reg, Register(), true), nullptr);
  end_instruction();
  return reg;
}

Register Selector::materialize_symbol(ssa::SymbolId symbol) {
  if (is_thread_local(*this, symbol)) return materialize_thread_local(*this, symbol);
  Register reg = temporary();
  Address address = Address::of_symbol(symbol_ref(symbol));
  bool is_local = is_local_symbol(symbol);
  if (!is_local) address.symbol_use = mir::SymbolUse::TableEntry;
  emit(is_local ? Op::LEA : Op::MOVrm, 8, {reg, address});
  return reg;
}

Register Selector::materialize_block_address(ssa::ConstantId id) {
  const ssa::ConstantPool& pool = function_.constants();
  std::string name =
      ssa::block_symbol(function_.module()[pool.block_function(id)].name, pool.block_name(id));
  Register reg = temporary();
  emit(Op::LEA, 8, {reg, Address::of_symbol(machine_.symbol_ref(machine_.names.copy(name)))});
  return reg;
}

Register Selector::materialize_slot(mir::SlotId slot) {
  Register reg = temporary();
  emit(Op::LEA, 8, {reg, Address::of_slot(slot)});
  return reg;
}

// Whether the symbol's address is known relative to the code: defined in this module, and not
// replaceable by another definition.
bool Selector::is_local_symbol(ssa::SymbolId id) const {
  const ssa::Symbol& symbol = function_.module()[id];
  bool is_elsewhere = !symbol.is_definition && symbol.kind != ssa::SymbolKind::Alias;
  switch (symbol.linkage) {
    case ssa::Linkage::Internal:
    case ssa::Linkage::Private:
      return true;
    case ssa::Linkage::ExternWeak:
      return false;
    case ssa::Linkage::AvailableExternally:
      is_elsewhere = true;
      break;
    default:
      break;
  }
  if (!options_.position_independent) return true;
  if (symbol.visibility != ssa::Visibility::Default && !is_elsewhere) return true;
  if (symbol.visibility == ssa::Visibility::Hidden) return true;
  if (is_elsewhere) return false;
  return symbol.is_dso_local;
}

mir::SymbolRef Selector::symbol_ref(ssa::SymbolId symbol) {
  return machine_.symbol_ref(function_.module()[symbol].name);
}

std::string_view Selector::name_of(ssa::Name name) const {
  return name.is_text() ? function_.text_of(name) : std::string_view();
}

void Selector::place_part(InstId reader, InstId call, uint32_t part) {
  if (first_projection_.empty()) first_projection_.assign(function_.value_count(), 0);
  uint32_t& first = first_projection_[call.index()];
  projections_.push_back({part, result(reader), first});
  first = static_cast<uint32_t>(projections_.size());
  result(call);  // requests it
}

Register Selector::projection(InstId call, uint32_t part) const {
  if (first_projection_.empty()) return {};
  for (uint32_t at = first_projection_[call.index()]; at != 0; at = projections_[at - 1].next)
    if (projections_[at - 1].part == part) return projections_[at - 1].reg;
  return {};
}

Register Selector::projection_or_temporary(InstId call, uint32_t part) {
  Register reg = projection(call, part);
  return reg.valid() ? reg : temporary();
}

}  // namespace lilt::backend::isel
