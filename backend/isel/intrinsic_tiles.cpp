// Tiles of intrinsics, and the parts of results: an extractvalue records the register that it
// needs, and the call, which the walk reaches after all its users, defines the requested ones.
#include "backend/isel/selector.h"

namespace lilt::backend::isel {

void Selector::select_projection(InstId id) {
  InstId call = function_.operand(id, 0).local();
  auto part = static_cast<uint32_t>(
      function_.constants().zero_extended(function_.operand(id, 1).constant()));
  if (is_x87(function_[id].type)) return select_x87_projection(id, call, part);
  if (Register known = projection(call, part); known.valid()) return copy(result(id), known);
  if (first_projection_.empty()) first_projection_.assign(function_.value_count(), 0);
  uint32_t& first = first_projection_[call.index()];
  projections_.push_back({part, result(id), first});
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

void Selector::select_intrinsic(InstId id) {
  Intrinsic intrinsic = intrinsic_of(function_, id);
  switch (intrinsic) {
    case Intrinsic::ByteSwap:
      return emit(Op::BSWAP, width_of(function_[id].type), {result(id), use(argument_of(id, 0))});
    case Intrinsic::CountLeadingZeros:
      return select_count_leading_zeros(id);
    case Intrinsic::CountTrailingZeros:
      return emit(Op::BSF, width_of(function_[id].type), {result(id), use(argument_of(id, 0))});
    case Intrinsic::FunnelShiftLeft:
      return select_funnel_shift(id, true);
    case Intrinsic::FunnelShiftRight:
      return select_funnel_shift(id, false);
    case Intrinsic::SignedAddOverflow:
    case Intrinsic::UnsignedAddOverflow:
    case Intrinsic::SignedSubOverflow:
    case Intrinsic::UnsignedSubOverflow:
    case Intrinsic::SignedMulOverflow:
      return select_with_overflow(id, intrinsic);
    case Intrinsic::UnsignedMulOverflow:
      return select_unsigned_multiply_overflow(id);
    case Intrinsic::AddPair:
      return select_pair(id, Op::ADDrr, Op::ADCrr);
    case Intrinsic::SubPair:
      return select_pair(id, Op::SUBrr, Op::SBBrr);
    case Intrinsic::UnsignedLessPair:
      return select_less_pair(id, Condition::B);
    case Intrinsic::SignedLessPair:
      return select_less_pair(id, Condition::L);
    case Intrinsic::MulWide:
      return select_multiply_wide(id);
    case Intrinsic::VectorLow:
      return emit_bits_to_general(result(id), ssa::kDouble, use(argument_of(id, 0)));
    case Intrinsic::VectorHigh:
      return select_vector_high(id);
    case Intrinsic::VectorJoin:
      return select_vector_join(id);
    case Intrinsic::SquareRoot:
      return select_square_root(id);
    case Intrinsic::AbsoluteValue:
      return select_fabs(id);
    case Intrinsic::CopySign:
      return select_copysign(id);
    case Intrinsic::StackArguments:
      return emit(Op::LEA, 8, {result(id), Address::of_slot(stack_arguments_slot())});
    case Intrinsic::RegisterSaveArea:
      return emit(Op::LEA, 8, {result(id), Address::of_slot(register_save_area())});
    case Intrinsic::StackSave:
      return emit(Op::SAVE_STACK, 8, {result(id)});
    case Intrinsic::StackRestore:
      machine_.frame.has_dynamic_alloca = true;
      machine_.frame.uses_frame_pointer = true;
      return emit(Op::RESTORE_STACK, 8, {use(argument_of(id, 0))});
    case Intrinsic::FrameAddress:
      return select_frame_address(id);
    case Intrinsic::ReturnAddress:
      return select_return_address(id);
    case Intrinsic::Trap:
    case Intrinsic::UndefinedBehaviourTrap:
      return emit(Op::TRAP, 8, {});
    case Intrinsic::DebugTrap:
      return emit(Op::INT3, 8, {});
    case Intrinsic::ReadCycleCounter:
      return select_read_cycle_counter(id);
    case Intrinsic::None:
      break;
  }
}

// The number of zeros above the highest bit is the width - 1 less its index.
void Selector::select_count_leading_zeros(InstId id) {
  unsigned width = width_of(function_[id].type);
  Register index = temporary();
  emit(Op::BSR, width, {index, use(argument_of(id, 0))});
  emit(Op::XORri, width, {result(id), index, Operand::immediate(8 * width - 1)});
}

// The upper bits of the two operands side by side, shifted left, or the lower ones, shifted right.
// The processor takes the amount modulo the width, as the intrinsic does.
void Selector::select_funnel_shift(InstId id, bool left) {
  unsigned width = width_of(function_[id].type);
  Value upper = argument_of(id, 0), lower = argument_of(id, 1), amount = argument_of(id, 2);
  std::optional<int64_t> constant = constant_of(amount);
  Register kept = use(left ? upper : lower);
  if (resolve(upper) == resolve(lower)) {
    if (constant)
      return emit(left ? Op::ROLri : Op::RORri, width,
                  {result(id), kept, Operand::immediate(*constant & (8 * width - 1))});
    return emit(left ? Op::ROLrCL : Op::RORrCL, width, {result(id), kept, use(amount)});
  }
  Register moved_in = use(left ? lower : upper);
  if (constant)
    return emit(left ? Op::SHLDrri : Op::SHRDrri, width,
                {result(id), kept, moved_in, Operand::immediate(*constant & (8 * width - 1))});
  emit(left ? Op::SHLDrrCL : Op::SHRDrrCL, width, {result(id), kept, moved_in, use(amount)});
}

// The operation, then the condition of its flags.
void Selector::select_with_overflow(InstId id, Intrinsic intrinsic) {
  bool is_signed = intrinsic == Intrinsic::SignedAddOverflow ||
                   intrinsic == Intrinsic::SignedSubOverflow ||
                   intrinsic == Intrinsic::SignedMulOverflow;
  Opcode opcode = Opcode::Sub;
  if (intrinsic == Intrinsic::SignedAddOverflow || intrinsic == Intrinsic::UnsignedAddOverflow)
    opcode = Opcode::Add;
  else if (intrinsic == Intrinsic::SignedMulOverflow)
    opcode = Opcode::Mul;
  Value right = argument_of(id, 1);
  const Tile& tile = tile_of(opcode, type_of(right));
  unsigned width = width_of(type_of(right));
  Register value = projection_or_temporary(id, 0), bit = projection(id, 1);
  Register left = use(argument_of(id, 0));
  if (std::optional<int64_t> constant = immediate_of(right))
    emit(tile.ri, width, {value, left, Operand::immediate(*constant)});
  else
    emit(tile.rr, width, {value, left, use(right)});
  if (bit.valid()) emit(Op::SETr, 1, {bit}, is_signed ? Condition::O : Condition::B);
}

void Selector::select_unsigned_multiply_overflow(InstId id) {
  unsigned width = width_of(type_of(argument_of(id, 0)));
  Register value = projection_or_temporary(id, 0), bit = projection(id, 1), high = temporary();
  Register left = use(argument_of(id, 0));
  emit(Op::MULr, width, {value, high, left, use(argument_of(id, 1))});
  if (bit.valid()) emit(Op::SETr, 1, {bit}, Condition::O);
}

void Selector::select_pair(InstId id, Op low_row, Op high_row) {
  Register low = projection_or_temporary(id, 0), high = projection_or_temporary(id, 1);
  Register operands[4];
  for (uint32_t i = 0; i < 4; ++i) operands[i] = use(argument_of(id, i));
  emit(low_row, 8, {low, operands[0], operands[2]});
  emit(high_row, 8, {high, operands[1], operands[3]});
}

// The flags of the difference of the high words, minus the borrow of the low ones.
void Selector::select_less_pair(InstId id, Condition condition) {
  Register operands[4], difference = temporary();
  for (uint32_t i = 0; i < 4; ++i) operands[i] = use(argument_of(id, i));
  emit(Op::CMPrr, 8, {operands[0], operands[2]});
  emit(Op::SBBrr, 8, {difference, operands[1], operands[3]});
  emit(Op::SETr, 1, {result(id)}, condition);
}

void Selector::select_multiply_wide(InstId id) {
  Register low = projection_or_temporary(id, 0), high = projection_or_temporary(id, 1);
  Register left = use(argument_of(id, 0));
  emit(Op::MULr, 8, {low, high, left, use(argument_of(id, 1))});
}

// The halves of an xmm register, to and from general registers.
void Selector::select_vector_high(InstId id) {
  Register vector = use(argument_of(id, 0)), high = temporary(mir::RegClass::V128);
  emit(Op::UNPCKHPDrr, 16, {high, vector, vector});
  emit_bits_to_general(result(id), ssa::kDouble, high);
}

void Selector::select_vector_join(InstId id) {
  Register low = temporary(mir::RegClass::V128), high = temporary(mir::RegClass::V128);
  emit_bits_to_floating(low, ssa::kDouble, use(argument_of(id, 0)));
  emit_bits_to_floating(high, ssa::kDouble, use(argument_of(id, 1)));
  emit(Op::UNPCKLPDrr, 16, {result(id), low, high});
}

// The frame of the function itself (level 0) or of a caller: each frame begins with the address of
// its caller's.
Register Selector::caller_frame(uint64_t level, Register to) {
  machine_.frame.uses_frame_pointer = true;
  Register frame = level == 0 ? to : temporary();
  emit(Op::FRAME_ADDRESS, 8, {frame});
  for (; level != 0; --level) {
    Register above = level == 1 ? to : temporary();
    emit(Op::MOVrm, 8, {above, Address::of_register(frame)});
    frame = above;
  }
  return to;
}

void Selector::select_frame_address(InstId id) {
  caller_frame(static_cast<uint64_t>(constant_of(argument_of(id, 0)).value_or(0)), result(id));
}

// It lies above the saved frame pointer; level 0 needs no frame pointer.
void Selector::select_return_address(InstId id) {
  auto level = static_cast<uint64_t>(constant_of(argument_of(id, 0)).value_or(0));
  if (level != 0) {
    Address address = Address::of_register(caller_frame(level, temporary()), 8);
    return emit(Op::MOVrm, 8, {result(id), address});
  }
  mir::FrameSlot slot;
  slot.kind = mir::SlotKind::Incoming;
  slot.size = 8;
  slot.offset = -8;
  emit(Op::MOVrm, 8, {result(id), Address::of_slot(machine_.frame.slots.push_back(slot))});
}

void Selector::select_read_cycle_counter(InstId id) {
  Register low = temporary(), high = temporary(), upper = temporary();
  emit(Op::RDTSC, 4, {low, high});
  emit(Op::SHLri, 8, {upper, high, Operand::immediate(32)});
  emit(Op::ORrr, 8, {result(id), low, upper});
}

}  // namespace lilt::backend::isel
