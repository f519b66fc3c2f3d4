// The loop of the default machine.
//
// Each operation ends with a jump to the next one's code (threaded code: Bell, 1973; with GCC and
// Clang by their computed goto, elsewhere by a switch), so that the processor predicts each
// successor separately. The state that every operation needs is in local variables: `pc`, and the
// cells of the frame. The machine's own copies (program_counter, registers) are correct whenever
// one of its functions runs: FULL stores program_counter before, and reloads both after. A quick
// operation that cannot decide jumps to `fallback`, which continues with the full operations.
#include "runtime/interpreter/machine.h"
#include "runtime/interpreter/operations.h"
#include "runtime/interpreter/quick.h"

namespace lilt::runtime {

using ssa::IntPredicate;
using ssa::Opcode;
using enum OperationCode;

#if defined(__GNUC__)
#define CASE(name) label_##name:
#define DISPATCH() goto* kLabels[static_cast<size_t>(pc->code)]
#else
#define CASE(name) case name:
#define DISPATCH() continue
#endif
#define NEXT() \
  ++pc;        \
  DISPATCH()
#define JUMP(distance) \
  pc += (distance);    \
  DISPATCH()
#define DECIDE(condition)        \
  if (!(condition)) [[unlikely]] \
    goto fallback;               \
  NEXT()
#define OWN(name, function) \
  CASE(name) {              \
    program_counter = pc;   \
    function;               \
    pc = program_counter;   \
    cells = registers;      \
    NEXT();                 \
  }
#define FULL(name) OWN(name, operations::name(*this, *pc))

namespace {

const Operation* fallback_of(const Code& code, const Operation* quick) {
  const Operation* first = code.operations.data();
  return first + code.fallbacks[static_cast<size_t>(quick - first)];
}

QuickBody body_of(const Operation& quick) { return reinterpret_cast<QuickBody>(quick.number); }

}  // namespace

// A call of a function that was called from here before, and takes arguments as they are.
LILT_INLINE bool Machine::enter_quickly(const Operation& op) {
  const CallSite& site = code->calls[static_cast<size_t>(op.b)];
  if (site.plain_callee == nullptr) return false;
  const Code& callee = *site.plain_callee;
  const Place* arguments = code->argument_cells.data() + site.first_cell;
  Cell* slots = frames.next_slots(callee);
  for (uint32_t i = 0; i < callee.parameter_cells; ++i)
    copy_cell(slots[i], cell_at(registers, arguments[i]));
  Memory::StackMark mark = memory.stack_mark();
  if (callee.variadic_slot >= 0) [[unlikely]]
    pass_variadic(*this, layouts_, callee, site);
  enter(callee, mark, op.result, site.result_parts);
  return true;
}

// A return of as many cells as the caller expects.
LILT_INLINE bool Machine::leave_quickly(const Operation& op) {
  const CallFrame& frame = frames.top();
  uint32_t count = static_cast<uint32_t>(op.b);
  if (count != frame.result_parts) return false;
  const Cell* from = &cell_at(registers, op.a);
  memory.release_stack(frame.mark, op.offset);
  memory.discharge_frame(FrameStack::charge_of(*code));
  frames.pop();
  resume(frames.top());
  Cell* to = &cell_at(registers, frame.result);
  for (uint32_t i = 0; i < count; ++i) copy_cell(to[i], from[i]);
  return true;
}

// clang-format off
void Machine::run() {
#if defined(__GNUC__)
  static const void* const kLabels[] = {
#define X(name, places) &&label_##name,
      LILT_FULL_OPERATIONS(X) LILT_QUICK_OTHERS(X)
#undef X
#define X(name, opcode, flags) &&label_##name, &&label_##name##Number,
      LILT_QUICK_BINARY(X)
#undef X
#define X(p) &&label_Compare##p, &&label_Compare##p##Number, &&label_Branch##p, &&label_Branch##p##Number, &&label_Count##p,
      LILT_QUICK_COMPARE(X)
#undef X
#define X(name, sign) &&label_##name##32, &&label_##name##64,
      LILT_QUICK_FLOATING(X)
#undef X
#define X(name, from, to) &&label_##name,
      LILT_QUICK_FLOAT_CAST(X)
#undef X
#define X(name, bytes, is_pointer)                                                  \
  &&label_Load##name, &&label_Load##name##Offset, &&label_Load##name##Indexed,      \
      &&label_Load##name##Field, &&label_Load##name##IndexedField,                  \
      &&label_Store##name, &&label_Store##name##Offset, &&label_Store##name##Indexed, \
      &&label_Store##name##Field, &&label_Store##name##IndexedField,
      LILT_QUICK_ACCESS(X)
#undef X
  };
#endif
  const Operation* pc = program_counter;
  Cell* cells = registers;
  uint64_t bits = 0;
#if defined(__GNUC__)
  NEXT();
#else
  for (++pc;;) switch (pc->code) {
#endif
    FULL(Binary)
    FULL(Floating)
    FULL(Compare)
    FULL(FloatCompare)
    FULL(IntegerCast)
    FULL(FloatCast)
    FULL(WideBinary)
    FULL(WideCompare)
    FULL(WideCast)
    FULL(ExtendedBinary)
    FULL(ExtendedCompare)
    FULL(ExtendedCast)
    FULL(RoundToBFloat)
    FULL(Repack)
    FULL(ExtractElement)
    FULL(InsertElement)
    FULL(Freeze)
    FULL(PointerToInteger)
    FULL(IntegerToPointer)
    FULL(Alloca)
    FULL(LoadInteger)
    FULL(LoadPointer)
    FULL(StoreInteger)
    FULL(StorePointer)
    FULL(GetElementPtr)
    CASE(Call) {
      program_counter = pc;
      if (!enter_quickly(*pc)) call(*pc);
      pc = program_counter;
      cells = registers;
      NEXT();
    }
    CASE(ConditionalBranch) {
      const Cell& condition = cell_at(cells, pc->a);
      if (condition.undefined != 0) [[unlikely]] goto undefined_condition;
      JUMP(condition.bits != 0 ? pc->b : pc->c);
    }
    FULL(Switch)
    FULL(WideCase)
    FULL(IndirectBranch)
    FULL(SaveStack)
    FULL(RestoreStack)
    FULL(StartVariadic)
    FULL(VariadicArgument)
    OWN(LandingPad, unwinder_.landing_pad(*pc))
    OWN(Resume, resume_unwinding(*pc))
    FULL(Unreachable)
    FULL(Unsupported)
    OWN(Observe, observe(*pc))
    OWN(TracedCall, traced_call(*pc))
    FULL(Interrupt)
    CASE(Return) {
      program_counter = pc;
      if (!leave_quickly(*pc) && leave(*pc)) return;
      pc = program_counter;
      cells = registers;
      NEXT();
    }
    CASE(Select) {
      const Cell& condition = cell_at(cells, pc->a);
      if (condition.is_defined()) [[likely]]
        copy_cell(cell_at(cells, pc->result), cell_at(cells, condition.bits != 0 ? pc->b : pc->c));
      else
        cell_at(cells, pc->result) = undefined_cell(pc->width, condition.block.index);
      NEXT();
    }
    CASE(Assign) {
      const Cell& value = cell_at(cells, pc->a);
      if (!value.is_defined()) [[unlikely]] goto assign_undefined;
      copy_cell(cell_at(cells, pc->result), value);
      NEXT();
    }
    CASE(TwoAssigns) {
      const Cell &first = cell_at(cells, pc->a), &second = cell_at(cells, pc->c);
      if ((first.undefined | second.undefined) != 0) [[unlikely]] goto fallback;
      copy_cell(cell_at(cells, pc->result), first);
      copy_cell(cell_at(cells, pc->b), cell_at(cells, pc->c));
      NEXT();
    }
    CASE(Undefine) cell_at(cells, pc->result) = undefined_cell(pc->width, 0); NEXT();
    CASE(Move) copy_cell(cell_at(cells, pc->result), cell_at(cells, pc->a)); NEXT();
    CASE(TwoMoves) copy_cell(cell_at(cells, pc->result), cell_at(cells, pc->a)); copy_cell(cell_at(cells, pc->b), cell_at(cells, pc->c)); NEXT();
    CASE(MoveAndBranch) copy_cell(cell_at(cells, pc->result), cell_at(cells, pc->a)); JUMP(pc->b);
    CASE(TwoMovesAndBranch) copy_cell(cell_at(cells, pc->result), cell_at(cells, pc->a)); copy_cell(cell_at(cells, pc->b), cell_at(cells, pc->c)); JUMP(static_cast<int64_t>(pc->number));
    CASE(Branch) JUMP(pc->b);
    CASE(ContinueAfter) JUMP(pc->b);
#define X(name, opcode, flags)                                                                     \
    CASE(name) {                                                                                   \
      const Cell &a = cell_at(cells, pc->a), &b = cell_at(cells, pc->b);                                           \
      if ((a.undefined | b.undefined) != 0 || number::binary(Opcode::opcode, flags, pc->width, a.bits, b.bits, bits) != Trouble::None) [[unlikely]] goto fallback; \
      cell_at(cells, pc->result) = integer_cell(bits);                                               \
      NEXT();                                                                                      \
    }                                                                                              \
    CASE(name##Number) {                                                                           \
      const Cell& a = cell_at(cells, pc->a);                                                         \
      if (a.undefined != 0 || number::binary(Opcode::opcode, flags, pc->width, a.bits, pc->number, bits) != Trouble::None) [[unlikely]] goto fallback; \
      cell_at(cells, pc->result) = integer_cell(bits);                                               \
      NEXT();                                                                                      \
    }
    LILT_QUICK_BINARY(X)
#undef X
#define X(p)                                                                                       \
    CASE(Compare##p) {                                                                             \
      const Cell &a = cell_at(cells, pc->a), &b = cell_at(cells, pc->b);                                           \
      if ((a.undefined | b.undefined) != 0) [[unlikely]] goto fallback;                            \
      cell_at(cells, pc->result) = integer_cell(number::holds(IntPredicate::p, pc->width, a.bits, b.bits)); \
      NEXT();                                                                                      \
    }                                                                                              \
    CASE(Compare##p##Number) {                                                                     \
      const Cell& a = cell_at(cells, pc->a);                                                         \
      if (a.undefined != 0) [[unlikely]] goto fallback;                                            \
      cell_at(cells, pc->result) = integer_cell(number::holds(IntPredicate::p, pc->width, a.bits, pc->number)); \
      NEXT();                                                                                      \
    }                                                                                              \
    CASE(Branch##p) {                                                                              \
      const Cell &a = cell_at(cells, pc->a), &b = cell_at(cells, pc->b);                                           \
      if ((a.undefined | b.undefined) != 0) [[unlikely]] goto fallback;                            \
      if (number::holds(IntPredicate::p, pc->width, a.bits, b.bits)) { JUMP(pc->result); }           \
      JUMP(pc->c);                                                                                 \
    }                                                                                              \
    CASE(Branch##p##Number) {                                                                      \
      const Cell& a = cell_at(cells, pc->a);                                                         \
      if (a.undefined != 0) [[unlikely]] goto fallback;                                            \
      if (number::holds(IntPredicate::p, pc->width, a.bits, pc->number)) { JUMP(pc->result); }       \
      JUMP(pc->c);                                                                                 \
    }                                                                                              \
    CASE(Count##p) {                                                                               \
      Cell& counter = cell_at(cells, pc->result);                                                  \
      const Cell& limit = cell_at(cells, pc->b);                                                   \
      if ((counter.undefined | limit.undefined) != 0 || !quick_step(*pc, counter.bits, bits)) [[unlikely]] goto fallback; \
      counter = integer_cell(bits);                                                                \
      JUMP(number::holds(IntPredicate::p, pc->width, bits, limit.bits) ? pc->a : pc->c);             \
    }
    LILT_QUICK_COMPARE(X)
#undef X
#define FLOATING(name, sign, type)                                                                 \
    CASE(name) {                                                                                   \
      const Cell &a = cell_at(cells, pc->a), &b = cell_at(cells, pc->b);                                           \
      if ((a.undefined | b.undefined) != 0) [[unlikely]] goto fallback;                            \
      cell_at(cells, pc->result) = cell_of(number_of<type>(a, 0) sign number_of<type>(b, 0));        \
      NEXT();                                                                                      \
    }
#define X(name, sign) FLOATING(name##32, sign, float) FLOATING(name##64, sign, double)
    LILT_QUICK_FLOATING(X)
#undef X
#define FLOAT_COMPARE(width, type)                                                                 \
    CASE(FloatCompare##width) {                                                                    \
      const Cell &a = cell_at(cells, pc->a), &b = cell_at(cells, pc->b);                                           \
      if ((a.undefined | b.undefined) != 0) [[unlikely]] goto fallback;                            \
      auto predicate = static_cast<ssa::FloatPredicate>(pc->number);                               \
      cell_at(cells, pc->result) = integer_cell(number::holds(predicate, number_of<type>(a, 0), number_of<type>(b, 0))); \
      NEXT();                                                                                      \
    }                                                                                              \
    CASE(FloatBranch##width) {                                                                     \
      const Cell &a = cell_at(cells, pc->a), &b = cell_at(cells, pc->b);                                           \
      if ((a.undefined | b.undefined) != 0) [[unlikely]] goto fallback;                            \
      auto predicate = static_cast<ssa::FloatPredicate>(pc->number);                               \
      JUMP(number::holds(predicate, number_of<type>(a, 0), number_of<type>(b, 0)) ? pc->result : pc->c); \
    }
    FLOAT_COMPARE(32, float)
    FLOAT_COMPARE(64, double)
#define X(name, from, to)                                                                          \
    CASE(name) {                                                                                   \
      const Cell& a = cell_at(cells, pc->a);                                                               \
      if (a.undefined != 0 || !quick_nonnegative<from>(*pc, a)) [[unlikely]] goto fallback;         \
      cell_at(cells, pc->result) = cell_of(static_cast<to>(number_of<from>(a, static_cast<uint32_t>(pc->b)))); \
      NEXT();                                                                                      \
    }
    LILT_QUICK_FLOAT_CAST(X)
#undef X
#define INTEGER_CAST(name, is_right, given)                                                        \
    CASE(name) {                                                                                   \
      const Cell& a = cell_at(cells, pc->a);                                                               \
      if (a.undefined != 0 || !(is_right)) [[unlikely]] goto fallback;                             \
      cell_at(cells, pc->result) = integer_cell(given);                                              \
      NEXT();                                                                                      \
    }
    INTEGER_CAST(ZeroExtend, true, a.bits & low_mask(pc->width))
    INTEGER_CAST(SignExtend, true, static_cast<uint64_t>(sign_extend(a.bits, static_cast<uint32_t>(pc->b))) & low_mask(pc->width))
    INTEGER_CAST(ExtendNonNegative, sign_extend(a.bits, static_cast<uint32_t>(pc->b)) >= 0, a.bits)
    INTEGER_CAST(TruncateExactly, number::integer_cast(Opcode::Trunc, pc->flags, static_cast<uint32_t>(pc->b), pc->width, a.bits, bits) == Trouble::None, bits)
    INTEGER_CAST(FloatToSigned, number::floating_to_integer(true, number_of<float>(a, 0), pc->width, bits) == Trouble::None, bits)
    INTEGER_CAST(DoubleToSigned, number::floating_to_integer(true, number_of<double>(a, 0), pc->width, bits) == Trouble::None, bits)
#define CHOICE(name, p)                                                                            \
    CASE(name) {                                                                                   \
      const Cell &a = cell_at(cells, pc->a), &b = cell_at(cells, pc->b);                                           \
      if ((a.undefined | b.undefined) != 0) [[unlikely]] goto fallback;                            \
      cell_at(cells, pc->result) = integer_cell(number::holds(IntPredicate::p, pc->width, a.bits, b.bits) ? a.bits : b.bits); \
      NEXT();                                                                                      \
    }
    CHOICE(UMin, ULT)
    CHOICE(UMax, UGT)
    CHOICE(SMin, SLT)
    CHOICE(SMax, SGT)
    CASE(FunnelLeft) DECIDE(quick_funnel<true>(*pc, cells));
    CASE(FunnelRight) DECIDE(quick_funnel<false>(*pc, cells));
    CASE(MultiplyAdd32) DECIDE(quick_multiply_add<float>(*pc, cells));
    CASE(MultiplyAdd64) DECIDE(quick_multiply_add<double>(*pc, cells));
    CASE(FAbs32) DECIDE(quick_magnitude(*pc, cells));
    CASE(FAbs64) DECIDE(quick_magnitude(*pc, cells));
    CASE(SquareRoot32) DECIDE(quick_square_root<float>(*pc, cells));
    CASE(SquareRoot64) DECIDE(quick_square_root<double>(*pc, cells));
    CASE(BodyOfTwo) DECIDE(body_of(*pc)(*pc, cells, memory));
    CASE(BodyOfThree) DECIDE(body_of(*pc)(*pc, cells, memory));
    CASE(Load32Twice) DECIDE(quick_load_of_two<4>(*pc, cells, memory));
    CASE(Load64Twice) DECIDE(quick_load_of_two<8>(*pc, cells, memory));
    CASE(Store32Twice) DECIDE(quick_store_of_two<4>(*pc, cells, memory));
    CASE(Store64Twice) DECIDE(quick_store_of_two<8>(*pc, cells, memory));
    CASE(AddressOffset) DECIDE(quick_getelementptr<Addressing::Offset>(*pc, cells, memory));
    CASE(AddressIndexed) DECIDE(quick_getelementptr<Addressing::Indexed>(*pc, cells, memory));
    CASE(AddressField) DECIDE(quick_getelementptr<Addressing::Field>(*pc, cells, memory));
    CASE(AddressIndexedField) DECIDE(quick_getelementptr<Addressing::IndexedField>(*pc, cells, memory));
#define X(name, bytes, is_pointer)                                                                 \
    CASE(Load##name) DECIDE((quick_load<Addressing::Plain, bytes, is_pointer>(*pc, cells, memory))); \
    CASE(Load##name##Offset) DECIDE((quick_load<Addressing::Offset, bytes, is_pointer>(*pc, cells, memory))); \
    CASE(Load##name##Indexed) DECIDE((quick_load<Addressing::Indexed, bytes, is_pointer>(*pc, cells, memory))); \
    CASE(Load##name##Field) DECIDE((quick_load<Addressing::Field, bytes, is_pointer>(*pc, cells, memory))); \
    CASE(Load##name##IndexedField) DECIDE((quick_load<Addressing::IndexedField, bytes, is_pointer>(*pc, cells, memory))); \
    CASE(Store##name) DECIDE((quick_store<Addressing::Plain, bytes, is_pointer>(*pc, cells, memory))); \
    CASE(Store##name##Offset) DECIDE((quick_store<Addressing::Offset, bytes, is_pointer>(*pc, cells, memory))); \
    CASE(Store##name##Indexed) DECIDE((quick_store<Addressing::Indexed, bytes, is_pointer>(*pc, cells, memory))); \
    CASE(Store##name##Field) DECIDE((quick_store<Addressing::Field, bytes, is_pointer>(*pc, cells, memory))); \
    CASE(Store##name##IndexedField) DECIDE((quick_store<Addressing::IndexedField, bytes, is_pointer>(*pc, cells, memory)));
    LILT_QUICK_ACCESS(X)
#undef X
    assign_undefined:
      program_counter = pc;
      operations::Assign(*this, *pc);
      NEXT();
    undefined_condition:
      program_counter = pc;
      memory.fault_undefined(cell_at(cells, pc->a), "the condition of the branch");
    fallback:
      pc = fallback_of(*code, pc);
      DISPATCH();
#if !defined(__GNUC__)
  }
#endif
}
// clang-format on

}  // namespace lilt::runtime
