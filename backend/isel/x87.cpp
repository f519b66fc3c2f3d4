// Values of x86_fp80: computed on the x87 stack, kept in memory.
//
// Idea. The x87 registers are a stack, which linear scan does not allocate: every value of the type
// has a frame slot of 16 bytes. A tile pushes its operands, computes, and pops the result into its
// slot; an expression whose value is used once, in the same block, stays on the stack instead.
// Between tiles the x87 stack is empty, as the calling convention demands at calls. No call happens
// between the first push of a tile and its last pop: addresses of results are computed before, and
// a value that needs a call (takes_call) is not part of an expression on the stack.
//
// Invariants. A slot is written only where its value is defined; legalization has moved phis and
// selects of the type to memory. Precision and rounding are the processor's defaults (64 bits of
// significand, to nearest).
#include <cstring>

#include "backend/isel/intrinsics.h"
#include "backend/isel/selector.h"

namespace lilt::backend::isel {
namespace {

constexpr uint32_t kTwo63AsFloat = 0x5f000000;
constexpr uint32_t kTwo64AsFloat = 0x5f800000;
constexpr int64_t kRoundTowardsZero = 0xc00;  // in the control word

// Numbers that an instruction pushes.
constexpr uint64_t kOneSignificand = uint64_t{1} << 63;
constexpr uint64_t kOneExponent = 0x3fff;

std::optional<Op> stack_operation(Opcode opcode) {
  switch (opcode) {
    case Opcode::FAdd:
      return Op::FADDP;
    case Opcode::FSub:
      return Op::FSUBP;
    case Opcode::FMul:
      return Op::FMULP;
    case Opcode::FDiv:
      return Op::FDIVP;
    default:
      return std::nullopt;
  }
}

}  // namespace

// Whether the instruction defines or reads an x86_fp80 otherwise than in calls, returns and
// comparisons, which handle it themselves.
bool Selector::is_x87_operation(InstId id) const {
  const ssa::Instruction& instruction = function_[id];
  switch (instruction.opcode) {
    case Opcode::Call:
      return is_x87(instruction.type) && intrinsic_of(function_, id) != Intrinsic::None;
    case Opcode::ExtractValue:
      return false;
    case Opcode::Store:
    case Opcode::FPTrunc:
    case Opcode::FPToSI:
    case Opcode::FPToUI:
      return is_x87(type_of(function_.operand(id, 0)));
    default:
      return is_x87(instruction.type);
  }
}

mir::SlotId Selector::x87_slot(InstId id) {
  if (x87_slots_.empty()) x87_slots_.assign(function_.value_count(), mir::SlotId());
  mir::SlotId& slot = x87_slots_[id];
  if (slot.valid()) return slot;
  mir::FrameSlot frame_slot;
  frame_slot.size = 16;
  frame_slot.align = 16;
  frame_slot.name = name_of(function_.name_of(id));
  return slot = machine_.frame.slots.push_back(frame_slot);
}

Address Selector::x87_scratch(int32_t offset) {
  if (!x87_scratch_.valid()) {
    mir::FrameSlot slot;
    slot.size = 32;
    slot.align = 16;
    x87_scratch_ = machine_.frame.slots.push_back(slot);
  }
  return Address::of_slot(x87_scratch_, offset);
}

// --- pushing

void Selector::push_x87(Value value, unsigned room) {
  value = resolve(value);
  if (value.is_constant()) return push_x87_constant(function_.constants()[value.constant()], value);
  InstId id = value.local();
  std::optional<InstId> load = foldable_load(value);
  if (load && !takes_call(value)) return emit(Op::FLD80m, 8, {commit_load(*load)});
  bool is_here = facts_.has_one_use(id) && function_[id].opcode != Opcode::Argument &&
                 function_.block_of(id) == block_ && !takes_call(function_.operand(id, 0));
  if (is_here && push_x87_expression(id, room)) return;
  emit(Op::FLD80m, 8, {Address::of_slot(x87_slot(id))});
}

void Selector::push_x87_constant(const ssa::Constant& constant, Value value) {
  if (constant.kind != ssa::ConstantKind::Floating) return emit(Op::FLDZ, 8, {});  // undef, poison
  std::span<const uint64_t> words = function_.constants().words(value.constant());
  uint64_t bits[2] = {words[0], words[1]};
  if (bits[0] == 0 && bits[1] == 0) return emit(Op::FLDZ, 8, {});
  if (bits[0] == kOneSignificand && bits[1] == kOneExponent) return emit(Op::FLD1, 8, {});
  emit(Op::FLD80m, 8, {constant_address(bytes_of(bits))});
}

// A value without an effect and another use may be computed at its use. False otherwise, or if the
// stack is full.
bool Selector::push_x87_expression(InstId id, unsigned room) {
  Opcode opcode = function_[id].opcode;
  if (std::optional<Op> op = stack_operation(opcode); op && room >= 3) {
    push_x87(function_.operand(id, 0), room - 1);
    push_x87(function_.operand(id, 1), room - 2);
    emit(*op, 8, {});
    return true;
  }
  switch (opcode) {
    case Opcode::FNeg:
      if (room < 2) return false;
      push_x87(function_.operand(id, 0), room - 1);
      emit(Op::FCHS, 8, {});
      return true;
    case Opcode::FPExt:
      push_x87_float(function_.operand(id, 0));
      return true;
    case Opcode::SIToFP:
      push_x87_integer(function_.operand(id, 0), true);
      return true;
    case Opcode::UIToFP:
      push_x87_integer(function_.operand(id, 0), false);
      return true;
    default:
      return false;
  }
}

void Selector::push_x87_float(Value value) {
  bool is_double = type_of(value) == ssa::kDouble;
  Op op = is_double ? Op::FLD64m : Op::FLD32m;
  if (std::optional<InstId> load = foldable_operand(value))
    return emit(op, 8, {commit_operand(value, *load)});
  store_floating(value, x87_scratch());
  emit(op, 8, {x87_scratch()});
}

void Selector::push_x87_integer(Value value, bool is_signed) {
  unsigned bits = bits_of(type_of(value));
  if (bits == 64 && !is_signed) return push_x87_unsigned(value);
  if (std::optional<InstId> load = bits >= 16 && is_signed ? foldable_load(value) : std::nullopt) {
    Op op = bits == 64 ? Op::FILD64m : bits == 32 ? Op::FILD32m : Op::FILD16m;
    return emit(op, 8, {commit_load(*load)});
  }
  Register wide = temporary();
  if (bits == 1 && is_signed)
    wide = with_negation(8, zero_extended(value));
  else if (bits == 64)
    wide = use(value);
  else if (is_signed)
    wide = sign_extended(value, 8);
  else
    wide = zero_extended(value);
  emit(Op::MOVmr, 8, {x87_scratch(), wide});
  emit(Op::FILD64m, 8, {x87_scratch()});
}

// Read as signed, a number from 2^63 on is 2^64 too small: a table indexed by the sign provides the
// correction.
void Selector::push_x87_unsigned(Value value) {
  constexpr uint32_t kCorrection[2] = {0, kTwo64AsFloat};
  Register number = use(value), table = temporary();
  emit(Op::MOVmr, 8, {x87_scratch(), number});
  emit(Op::FILD64m, 8, {x87_scratch()});
  Register sign = with_immediate(Op::SHRri, 8, number, 63);
  emit(Op::LEA, 8, {table, constant_address(bytes_of(kCorrection))});
  Address entry = Address::of_register(table);
  entry.index = sign;
  entry.scale = 4;
  emit(Op::FADD32m, 8, {entry});
}

// --- popping

void Selector::pop_x87_as(TypeId type, Register to) {
  emit(type == ssa::kDouble ? Op::FSTP64m : Op::FSTP32m, 8, {x87_scratch()});
  emit_load(to, type, x87_scratch());
}

// To a signed integer of 64 bits, towards zero: the rounding mode is changed temporarily.
void Selector::pop_x87_integer(Register to) {
  Register control = temporary();
  emit(Op::FNSTCWm, 8, {x87_scratch(8)});
  emit(Op::MOVZXrm16, 4, {control, x87_scratch(8)});
  Register truncating = with_immediate(Op::ORri, 4, control, kRoundTowardsZero);
  emit(Op::MOVmr, 2, {x87_scratch(10), truncating});
  emit(Op::FLDCWm, 8, {x87_scratch(10)});
  emit(Op::FISTP64m, 8, {x87_scratch()});
  emit(Op::FLDCWm, 8, {x87_scratch(8)});
  emit(Op::MOVrm, 8, {to, x87_scratch()});
}

// Of the number at the scratch slot's upper half: from 2^63 on, the number minus 2^63 is converted,
// and the top bit set.
void Selector::pop_x87_unsigned(Register to) {
  constexpr uint32_t kOffset[2] = {0, kTwo63AsFloat | uint32_t{1} << 31};  // 0, −2^63
  emit(Op::FSTP80m, 8, {x87_scratch(16)});
  constexpr uint32_t kLimit = kTwo63AsFloat;
  emit(Op::FLD32m, 8, {constant_address(bytes_of(kLimit))});
  emit(Op::FLD80m, 8, {x87_scratch(16)});
  Register status = temporary(), large = temporary(), index = temporary(), table = temporary();
  emit(Op::LEA, 8, {table, constant_address(bytes_of(kOffset))});
  emit(Op::FUCOMPP, 8, {});
  emit(Op::FNSTSWr, 8, {status});
  emit(Op::SAHF, 8, {status});
  emit(Op::SETr, 1, {large}, Condition::AE);
  emit(Op::MOVZXrr8, 4, {index, large});
  emit(Op::FLD80m, 8, {x87_scratch(16)});
  Address entry = Address::of_register(table);
  entry.index = index;
  entry.scale = 4;
  emit(Op::FADD32m, 8, {entry});
  Register low = temporary();
  pop_x87_integer(low);
  Register top = with_immediate(Op::SHLri, 8, index, 63);
  emit(Op::XORrr, 8, {to, low, top});
}

// ucomis of the x87: the same flags.
void Selector::emit_x87_compare(Value left, Value right) {
  Register status = temporary();
  push_x87(right);
  push_x87(left, 7);
  emit(Op::FUCOMPP, 8, {});
  emit(Op::FNSTSWr, 8, {status});
  emit(Op::SAHF, 8, {status});
}

// --- instructions

void Selector::select_x87(InstId id) {
  const ssa::Instruction& instruction = function_[id];
  switch (instruction.opcode) {
    case Opcode::Store: {
      Address address = commit(match_address(function_.operand(id, 1)));
      push_x87(function_.operand(id, 0));
      return emit(Op::FSTP80m, 8, {address});
    }
    case Opcode::Load:
      emit(Op::FLD80m, 8, {commit_load(id)});
      break;
    case Opcode::Call:
      return select_x87_call(id);
    case Opcode::Freeze:
      push_x87(function_.operand(id, 0));
      break;
    default:
      if (!is_x87(instruction.type)) return select_x87_conversion(id);
      push_x87_expression(id, 8);
      break;
  }
  emit(Op::FSTP80m, 8, {Address::of_slot(x87_slot(id))});
}

// To another type.
void Selector::select_x87_conversion(InstId id) {
  TypeId type = function_[id].type;
  push_x87(function_.operand(id, 0));
  if (is_floating(type)) return pop_x87_as(type, result(id));
  bool is_wide = function_[id].opcode == Opcode::FPToUI && bits_of(type) == 64;
  Register whole = type == ssa::kI1 ? temporary() : result(id);
  if (is_wide)
    pop_x87_unsigned(whole);
  else
    pop_x87_integer(whole);
  if (type == ssa::kI1) emit(Op::ANDri, 4, {result(id), whole, Operand::immediate(1)});
}

// The intrinsics with x87 instructions.
void Selector::select_x87_call(InstId id) {
  switch (intrinsic_of(function_, id)) {
    case Intrinsic::SquareRoot:
      push_x87(argument_of(id, 0));
      emit(Op::FSQRT, 8, {});
      break;
    case Intrinsic::AbsoluteValue:
      push_x87(argument_of(id, 0));
      emit(Op::FABS, 8, {});
      break;
    default:
      return pop_x87_copysign(id);
  }
  emit(Op::FSTP80m, 8, {Address::of_slot(x87_slot(id))});
}

// The significand and exponent of one, the sign of the other, joined in memory.
void Selector::pop_x87_copysign(InstId id) {
  mir::SlotId slot = x87_slot(id);
  push_x87(argument_of(id, 1));
  emit(Op::FSTP80m, 8, {x87_scratch(16)});
  push_x87(argument_of(id, 0));
  emit(Op::FSTP80m, 8, {Address::of_slot(slot)});
  Register exponent = temporary(), sign = temporary();
  emit(Op::MOVZXrm16, 4, {exponent, Address::of_slot(slot, 8)});
  emit(Op::MOVZXrm16, 4, {sign, x87_scratch(24)});
  Register magnitude = with_immediate(Op::ANDri, 4, exponent, 0x7fff);
  Register bit = with_immediate(Op::ANDri, 4, sign, 0x8000);
  emit(Op::MOVmr, 2, {Address::of_slot(slot, 8), with_register(Op::ORrr, 4, magnitude, bit)});
}

// Records the reader of a part of a call's result; a second reader copies the first one's value.
void Selector::select_x87_projection(InstId id, InstId call, uint32_t part) {
  InstId known = x87_projection(call, part);
  if (known.valid()) {
    emit(Op::FLD80m, 8, {Address::of_slot(x87_slot(known))});
    return emit(Op::FSTP80m, 8, {Address::of_slot(x87_slot(id))});
  }
  x87_projections_.push_back({call, part, id});
  result(call);  // requests it
}

InstId Selector::x87_projection(InstId call, uint32_t part) const {
  for (const X87Projection& projection : x87_projections_)
    if (projection.call == call && projection.part == part) return projection.reader;
  return {};
}

// Results of a call are on the x87 stack, the first on top; all are popped, used or not.
void Selector::pop_x87_results(InstId call) {
  TypeId type = function_[call].type;
  bool has_parts = types_.is_aggregate(type);
  std::span<const TypeId> parts = has_parts ? types_.members(type) : std::span(&type, 1);
  for (uint32_t i = 0; i < parts.size(); ++i) {
    if (!is_x87(parts[i])) continue;
    InstId reader = has_parts ? x87_projection(call, i) : call;
    bool is_read = reader.valid() && is_needed(reader);
    emit(Op::FSTP80m, 8, {is_read ? Address::of_slot(x87_slot(reader)) : x87_scratch()});
  }
  std::erase_if(x87_projections_, [&](const X87Projection& p) { return p.call == call; });
}

}  // namespace lilt::backend::isel
