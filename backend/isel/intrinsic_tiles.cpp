// Tiles of intrinsics, and the parts of results: an extractvalue records the register that it
// needs, and the call, which the walk reaches after all its users, defines the requested ones.
#include <algorithm>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

void one_instruction(Selector& s, InstId id, Operation operation) {
  const Tile& tile = s.tile_of(operation, s[id].type);
  s.emit(tile.rr, tile.register_width, {s.result(id), s.use(s.argument_of(id, 0))});
}

// Of an operand that may be in memory.
void count_bits(Selector& s, InstId id, Operation operation) {
  const Tile& tile = s.tile_of(operation, s[id].type);
  emit_unary(s, tile, tile.register_width, s.result(id), s.argument_of(id, 0));
}

// The number of zeros above the highest bit is the width - 1 less its index.
void count_leading_zeros(Selector& s, InstId id) {
  if (s.has(processor_feature::Lzcnt)) return count_bits(s, id, Operation::LeadingZeros);
  unsigned width = s.width_of(s[id].type);
  Register index = s.temporary();
  s.emit(Op::BSR, width, {index, s.use(s.argument_of(id, 0))});
  s.emit(Op::XORri, width, {s.result(id), index, Operand::immediate(8 * width - 1)});
}

void count_trailing_zeros(Selector& s, InstId id) {
  if (s.has(processor_feature::Bmi)) return count_bits(s, id, Operation::TrailingZeros);
  one_instruction(s, id, Operation::CountTrailingZeros);
}

// The upper bits of the two operands side by side, shifted left, or the lower ones, shifted right.
// The processor takes the amount modulo the width, as the intrinsic does.
void funnel_shift(Selector& s, InstId id, bool left) {
  unsigned width = s.width_of(s[id].type);
  Value upper = s.argument_of(id, 0), lower = s.argument_of(id, 1), amount = s.argument_of(id, 2);
  std::optional<int64_t> constant = s.constant_of(amount);
  Register kept = s.use(left ? upper : lower);
  if (s.resolve(upper) == s.resolve(lower)) {
    if (constant)
      return s.emit(left ? Op::ROLri : Op::RORri, width,
                    {s.result(id), kept, Operand::immediate(*constant & (8 * width - 1))});
    return s.emit(left ? Op::ROLrCL : Op::RORrCL, width, {s.result(id), kept, s.use(amount)});
  }
  Register moved_in = s.use(left ? lower : upper);
  if (constant)
    return s.emit(left ? Op::SHLDrri : Op::SHRDrri, width,
                  {s.result(id), kept, moved_in, Operand::immediate(*constant & (8 * width - 1))});
  s.emit(left ? Op::SHLDrrCL : Op::SHRDrrCL, width, {s.result(id), kept, moved_in, s.use(amount)});
}

constexpr int kOverflowDistance = 16;  // instructions between an operation and its reader

bool has_overflow(Intrinsic intrinsic) {
  constexpr Intrinsic kAll[] = {Intrinsic::SignedAddOverflow,   Intrinsic::SignedSubOverflow,
                                Intrinsic::SignedMulOverflow,   Intrinsic::UnsignedAddOverflow,
                                Intrinsic::UnsignedSubOverflow, Intrinsic::UnsignedMulOverflow};
  return std::ranges::find(kAll, intrinsic) != std::end(kAll);
}

uint32_t part_number(Selector& s, InstId extraction) {
  return static_cast<uint32_t>(s.constants().zero_extended(s.operand(extraction, 1).constant()));
}

bool is_part_of(Selector& s, Value value, InstId operation, uint32_t part) {
  const ssa::Instruction* extraction = s.definition(value);
  return extraction && extraction->opcode == Opcode::ExtractValue &&
         s.operand(value.local(), 0) == Value(operation) && part_number(s, value.local()) == part;
}

bool is_emitted(Selector& s, InstId id) {
  return std::ranges::find(s.emitted_operations(), id) != s.emitted_operations().end();
}

// The path of an operation down to the end of the block that is walked.
struct PathToEnd {
  // Nothing on it needs the operation's result or extracts another bit, and no call is on it.
  bool is_free = false;
  InstId result;  // the extraction of the result on it, if any
};
PathToEnd path_to_end(Selector& s, InstId id, InstId bit) {
  PathToEnd path;
  InstId at = s.function().terminator(s.block());
  for (int step = 0; step < kOverflowDistance && at.valid();
       ++step, at = s.function().previous(at)) {
    if (at == id) {
      path.is_free = true;
      return path;
    }
    if (s[at].opcode == Opcode::Call || (at != bit && is_part_of(s, at, id, 1))) return path;
    if (is_part_of(s, at, id, 0) && s.facts().uses(at) != 0) {
      if (path.result.valid() || s.projection(id, 0).valid()) return path;
      path.result = at;
    }
    for (const Value operand : s.operands(at))
      if ((operand == Value(id) && s[at].opcode != Opcode::ExtractValue) ||
          is_part_of(s, operand, id, 0))
        return path;
  }
  return path;
}

// Emits an operation with overflow, without its second result; returns the condition of that.
Condition emit_operation(Selector& s, InstId id, Intrinsic intrinsic) {
  const bool is_product = intrinsic == Intrinsic::SignedMulOverflow;
  const bool is_sum =
      intrinsic == Intrinsic::SignedAddOverflow || intrinsic == Intrinsic::UnsignedAddOverflow;
  const bool is_signed = is_product || intrinsic == Intrinsic::SignedAddOverflow ||
                         intrinsic == Intrinsic::SignedSubOverflow;
  const Value right = s.argument_of(id, 1);
  const TypeId type = s.type_of(right);
  const unsigned width = s.width_of(type);
  const Register value = s.projection_or_temporary(id, 0), left = s.use(s.argument_of(id, 0));
  if (intrinsic == Intrinsic::UnsignedMulOverflow) {
    const Register high = s.temporary();
    s.emit(Op::MULr, width, {value, high, left, s.use(right)});
    return Condition::O;
  }
  const Tile& tile = s.tile_of(is_sum ? Opcode::Add : is_product ? Opcode::Mul : Opcode::Sub, type);
  if (const std::optional<int64_t> constant = s.immediate_of(right))
    s.emit(tile.ri, width, {value, left, Operand::immediate(*constant)});
  else
    s.emit(tile.rr, width, {value, left, s.use(right)});
  return is_signed ? Condition::O : Condition::B;
}

// The operation, then the condition of its flags; nothing if a reader of the flags has emitted it.
void with_overflow(Selector& s, InstId id, Intrinsic intrinsic) {
  if (is_emitted(s, id)) return;
  const Register bit = s.projection(id, 1);
  const Condition condition = emit_operation(s, id, intrinsic);
  if (bit.valid()) s.emit(Op::SETr, 1, {bit}, condition);
}

// The forms of an instruction on words; its right operand in the first that it fits. `memory` is
// that of a load. All operands of a pair are there before its first instruction, which sets flags
// for the second.
struct WordForms {
  Op rr, ri, rm;
};
struct RightOperand {
  Op op;
  Operand operand;
};
RightOperand right_operand(Selector& s, const WordForms& forms, Value value, Address& memory) {
  if (const std::optional<int64_t> constant = s.immediate_of(value))
    return {forms.ri, Operand::immediate(*constant)};
  if (const std::optional<InstId> load = s.foldable_load(value)) {
    memory = s.commit_load(*load);
    return {forms.rm, memory};
  }
  return {forms.rr, s.use(value)};
}

constexpr WordForms kSbb{Op::SBBrr, Op::SBBri, Op::SBBrm};

void pair_of_words(Selector& s, InstId id, const WordForms& low_forms,
                   const WordForms& high_forms) {
  const Register low = s.projection_or_temporary(id, 0), high = s.projection_or_temporary(id, 1);
  const Register left_low = s.use(s.argument_of(id, 0)), left_high = s.use(s.argument_of(id, 1));
  Address memory[2];
  const RightOperand right_low = right_operand(s, low_forms, s.argument_of(id, 2), memory[0]);
  const RightOperand right_high = right_operand(s, high_forms, s.argument_of(id, 3), memory[1]);
  s.emit(right_low.op, 8, {low, left_low, right_low.operand});
  s.emit(right_high.op, 8, {high, left_high, right_high.operand});
}

// The flags of the difference of the high words, minus the borrow of the low ones.
void less_pair(Selector& s, InstId id, Condition condition) {
  const Register left_low = s.use(s.argument_of(id, 0)), left_high = s.use(s.argument_of(id, 1));
  Address memory[2];
  const WordForms compare{Op::CMPrr, Op::CMPri, Op::CMPrm};
  const RightOperand right_low = right_operand(s, compare, s.argument_of(id, 2), memory[0]);
  const RightOperand right_high = right_operand(s, kSbb, s.argument_of(id, 3), memory[1]);
  s.emit(right_low.op, 8, {left_low, right_low.operand});
  s.emit(right_high.op, 8, {s.temporary(), left_high, right_high.operand});
  s.emit(Op::SETr, 1, {s.result(id)}, condition);
}

void multiply_wide(Selector& s, InstId id) {
  Register low = s.projection_or_temporary(id, 0), high = s.projection_or_temporary(id, 1);
  Register left = s.use(s.argument_of(id, 0));
  s.emit(Op::MULr, 8, {low, high, left, s.use(s.argument_of(id, 1))});
}

// The halves of an xmm register, to and from general registers.
void vector_high(Selector& s, InstId id) {
  Register vector = s.use(s.argument_of(id, 0)), high = s.temporary(mir::RegClass::V128);
  s.emit(Op::UNPCKHPDrr, 16, {high, vector, vector});
  emit_bits_to_general(s, s.result(id), ssa::kDouble, high);
}

void vector_join(Selector& s, InstId id) {
  Register low = s.temporary(mir::RegClass::V128), high = s.temporary(mir::RegClass::V128);
  emit_bits_to_floating(s, low, ssa::kDouble, s.use(s.argument_of(id, 0)));
  emit_bits_to_floating(s, high, ssa::kDouble, s.use(s.argument_of(id, 1)));
  s.emit(Op::UNPCKLPDrr, 16, {s.result(id), low, high});
}

// The frame of the function itself (level 0) or of a caller: each frame begins with the address of
// its caller's.
Register caller_frame(Selector& s, uint64_t level, Register to) {
  s.machine().frame.uses_frame_pointer = true;
  Register frame = level == 0 ? to : s.temporary();
  s.emit(Op::FRAME_ADDRESS, 8, {frame});
  for (; level != 0; --level) {
    Register above = level == 1 ? to : s.temporary();
    s.emit(Op::MOVrm, 8, {above, Address::of_register(frame)});
    frame = above;
  }
  return to;
}

void frame_address(Selector& s, InstId id) {
  caller_frame(s, static_cast<uint64_t>(s.constant_of(s.argument_of(id, 0)).value_or(0)),
               s.result(id));
}

// It lies above the saved frame pointer; level 0 needs no frame pointer.
void return_address(Selector& s, InstId id) {
  auto level = static_cast<uint64_t>(s.constant_of(s.argument_of(id, 0)).value_or(0));
  if (level != 0) {
    Address address = Address::of_register(caller_frame(s, level, s.temporary()), 8);
    return s.emit(Op::MOVrm, 8, {s.result(id), address});
  }
  s.emit(Op::MOVrm, 8, {s.result(id), Address::of_slot(incoming_slot(s, 8, -8))});
}

void read_cycle_counter(Selector& s, InstId id) {
  Register low = s.temporary(), high = s.temporary(), upper = s.temporary();
  s.emit(Op::RDTSC, 4, {low, high});
  s.emit(Op::SHLri, 8, {upper, high, Operand::immediate(32)});
  s.emit(Op::ORrr, 8, {s.result(id), low, upper});
}

// A hint, which may be for writing and of another cache than the data's: code stays where it is.
void prefetch(Selector& s, InstId id) {
  constexpr Op kByLocality[] = {Op::PREFETCHNTA, Op::PREFETCHT2, Op::PREFETCHT1, Op::PREFETCHT0};
  if (s.constant_of(s.argument_of(id, 3)) != 1) return;
  const int64_t locality = s.constant_of(s.argument_of(id, 2)).value_or(0);
  s.emit(kByLocality[locality & 3], 8, {s.commit(s.match_address(s.argument_of(id, 0)))});
}

// The function's secret goes to the slot that lies above all others.
void stack_guard(Selector& s, InstId id) {
  const mir::SlotId slot = s.slot_of(s.argument_of(id, 1).local());
  s.machine().frame.slots[slot].guarding = mir::Guarding::Guard;
  s.emit(Op::MOVmr, 8, {Address::of_slot(slot), s.use(s.argument_of(id, 0))});
}

// Where a dynamic alloca of no bytes would begin, above the stack pointer.
void dynamic_area_offset(Selector& s, InstId id) {
  const Register block = s.temporary(), stack_pointer = s.temporary();
  allocate_dynamically(s, block, s.materialize_integer(0));
  s.emit(Op::SAVE_STACK, 8, {stack_pointer});
  s.emit(Op::SUBrr, 8, {s.result(id), block, stack_pointer});
}

// A flat dispatch.
void emit_intrinsic(Selector& s, InstId id, Intrinsic intrinsic) {
  switch (intrinsic) {
    case Intrinsic::ByteSwap:
      return one_instruction(s, id, Operation::ByteSwap);
    case Intrinsic::CountLeadingZeros:
      return count_leading_zeros(s, id);
    case Intrinsic::CountTrailingZeros:
      return count_trailing_zeros(s, id);
    case Intrinsic::PopulationCount:
      return count_bits(s, id, Operation::PopulationCount);
    case Intrinsic::FunnelShiftLeft:
      return funnel_shift(s, id, true);
    case Intrinsic::FunnelShiftRight:
      return funnel_shift(s, id, false);
    case Intrinsic::SignedAddOverflow:
    case Intrinsic::UnsignedAddOverflow:
    case Intrinsic::SignedSubOverflow:
    case Intrinsic::UnsignedSubOverflow:
    case Intrinsic::SignedMulOverflow:
    case Intrinsic::UnsignedMulOverflow:
      return with_overflow(s, id, intrinsic);
    case Intrinsic::AddPair:
      return pair_of_words(s, id, {Op::ADDrr, Op::ADDri, Op::ADDrm},
                           {Op::ADCrr, Op::ADCri, Op::ADCrm});
    case Intrinsic::SubPair:
      return pair_of_words(s, id, {Op::SUBrr, Op::SUBri, Op::SUBrm}, kSbb);
    case Intrinsic::UnsignedLessPair:
      return less_pair(s, id, Condition::B);
    case Intrinsic::SignedLessPair:
      return less_pair(s, id, Condition::L);
    case Intrinsic::MulWide:
      return multiply_wide(s, id);
    case Intrinsic::VectorLow:
      return emit_bits_to_general(s, s.result(id), ssa::kDouble, s.use(s.argument_of(id, 0)));
    case Intrinsic::VectorHigh:
      return vector_high(s, id);
    case Intrinsic::VectorJoin:
      return vector_join(s, id);
    case Intrinsic::SquareRoot:
      return one_instruction(s, id, Operation::SquareRoot);
    case Intrinsic::RoundUp:
    case Intrinsic::RoundDown:
    case Intrinsic::RoundQuietly:
    case Intrinsic::RoundAsSet:
    case Intrinsic::RoundToEven:
    case Intrinsic::RoundToZero:
      return round_to_whole(s, id, intrinsic);
    case Intrinsic::MaskedLoad:
      return masked_load(s, id);
    case Intrinsic::MaskedStore:
      return masked_store(s, id);
    case Intrinsic::Gather:
      return gather(s, id);
    case Intrinsic::FusedMultiplyAdd:
      return fused_multiply_add(s, id);
    case Intrinsic::AbsoluteValue:
      return absolute_value(s, id);
    case Intrinsic::CopySign:
      return copied_sign(s, id);
    case Intrinsic::StackArguments:
      return s.emit(Op::LEA, 8,
                    {s.result(id), Address::of_slot(s.incoming().variable_arguments())});
    case Intrinsic::RegisterSaveArea:
      return s.emit(Op::LEA, 8,
                    {s.result(id), Address::of_slot(s.incoming().register_save_area())});
    case Intrinsic::StackGuard:
      return stack_guard(s, id);
    case Intrinsic::StackSave:
      return s.emit(Op::SAVE_STACK, 8, {s.result(id)});
    case Intrinsic::StackRestore:
      note_moving_stack(s);
      return s.emit(Op::RESTORE_STACK, 8, {s.use(s.argument_of(id, 0))});
    case Intrinsic::DynamicAreaOffset:
      return dynamic_area_offset(s, id);
    case Intrinsic::FrameAddress:
      return frame_address(s, id);
    case Intrinsic::AddressOfReturnAddress:
      return s.emit(Op::LEA, 8, {s.result(id), Address::of_slot(incoming_slot(s, 8, -8))});
    case Intrinsic::ReturnAddress:
      return return_address(s, id);
    case Intrinsic::Trap:
    case Intrinsic::UndefinedBehaviourTrap:
      return s.emit(Op::TRAP, 8, {});
    case Intrinsic::DebugTrap:
      return s.emit(Op::INT3, 8, {});
    case Intrinsic::TypeNumber:
      return s.emit(Op::MOVri, 4,
                    {s.result(id), Operand::immediate(number_of_type(s, s.argument_of(id, 0)))});
    case Intrinsic::Returned:
      return;  // the branch that reads it needs no value
    case Intrinsic::Prefetch:
      return prefetch(s, id);
    case Intrinsic::ReadCycleCounter:
      return read_cycle_counter(s, id);
    case Intrinsic::PackedOperation:
      return packed_intrinsic(s, id, packed_operation(s.function(), id));
    case Intrinsic::None:
      break;
  }
}

}  // namespace

std::optional<Condition> emit_overflow(Selector& s, InstId bit) {
  if (s[bit].opcode != Opcode::ExtractValue || part_number(s, bit) != 1) return std::nullopt;
  const InstId id = s.operand(bit, 0).local();
  const Intrinsic intrinsic = intrinsic_of(s.function(), id);
  if (!has_overflow(intrinsic) || s.projection(id, 1).valid()) return std::nullopt;
  const PathToEnd path = path_to_end(s, id, bit);
  if (!path.is_free) return std::nullopt;
  if (path.result.valid()) {
    s.place_part(path.result, id, 0);
    s.emitted_operations().push_back(path.result);
  }
  s.emitted_operations().push_back(id);
  return emit_operation(s, id, intrinsic);
}

namespace rules {

bool intrinsic(Selector& s, InstId id) {
  const Intrinsic called = intrinsic_of(s.function(), id);
  if (called != Intrinsic::None) emit_intrinsic(s, id, called);
  return called != Intrinsic::None;
}

void part_of_result(Selector& s, InstId id) {
  if (is_emitted(s, id)) return;
  const InstId call = s.operand(id, 0).local();
  const uint32_t part = part_number(s, id);
  if (is_x87(s[id].type)) return place_x87_part(s, id, call, part);
  if (Register known = s.projection(call, part); known.valid()) return copy(s, s.result(id), known);
  s.place_part(id, call, part);
}

}  // namespace rules
}  // namespace lilt::backend::isel
