#include "runtime/interpreter/operations.h"

#include <algorithm>
#include <cfenv>

#include "runtime/interpreter/floating_formats.h"

namespace lilt::runtime {

using ssa::Opcode;

namespace {

// The cause of the undefined result for an index without an element.
uint32_t cause_outside(Execution& state, const Operation& op, const Cell& index) {
  return index.is_defined() ? state.poison(op, FaultKind::OutOfBounds, false).block.index
                            : index.block.index;
}

void require_alignment(const Operation& op, const Cell& pointer) {
  if (op.c == 0 || (pointer.bits & low_mask(static_cast<uint32_t>(op.c))) == 0) return;
  if (!pointer.is_defined()) return;  // the access itself reports it
  fault(FaultKind::Misaligned, "the address is not a multiple of " +
                                   std::to_string(uint64_t{1} << op.c) + ", as 'align' claims");
}

void put_loaded(Execution& state, const Operation& op, Cell loaded) {
  require_alignment(op, state.value(op.a));
  if (op.width < 64) {
    loaded.bits &= low_mask(op.width);
    loaded.undefined &= low_mask(op.width);
  }
  state.set(op, loaded);
}

void require_stored(const Execution& state, const Cell& stored) {
  if (!stored.is_defined() && state.memory.cause_of(stored) != nullptr)
    state.memory.fault_undefined(stored, "the stored value");
}

}  // namespace

void operations::Binary(Execution& state, const Operation& op) {
  Opcode opcode = static_cast<Opcode>(op.c);
  state.set(op, state.settled(op, integer_binary(opcode, op.width, op.flags, state.value(op.a),
                                                 state.value(op.b))));
}

void operations::Floating(Execution& state, const Operation& op) {
  Opcode opcode = static_cast<Opcode>(op.c);
  state.set(op, opcode == Opcode::FNeg
                    ? floating_negate(op.width, state.value(op.a))
                    : floating_binary(opcode, op.width, state.value(op.a), state.value(op.b)));
}

void operations::Compare(Execution& state, const Operation& op) {
  auto predicate = static_cast<ssa::IntPredicate>(op.c);
  state.set(op, integer_compare(predicate, op.width, state.value(op.a), state.value(op.b)));
}

void operations::FloatCompare(Execution& state, const Operation& op) {
  auto predicate = static_cast<ssa::FloatPredicate>(op.c & ~kSignals);
  state.set(op, floating_compare(predicate, op.width, state.value(op.a), state.value(op.b)));
  if ((op.c & kSignals) == 0) return;
  if (floating_compare(ssa::FloatPredicate::UNO, op.width, state.value(op.a), state.value(op.b))
          .bits != 0)
    std::feraiseexcept(FE_INVALID);
}

void operations::IntegerCast(Execution& state, const Operation& op) {
  uint32_t from = static_cast<uint32_t>(op.b);
  state.set(op, state.settled(op, integer_cast(static_cast<Opcode>(op.c), from, op.width, op.flags,
                                               state.value(op.a))));
}

void operations::FloatCast(Execution& state, const Operation& op) {
  uint32_t from = static_cast<uint32_t>(op.b);
  state.set(op, state.settled(op, floating_cast(static_cast<Opcode>(op.c), from, op.width,
                                                state.value(op.a))));
}

void operations::WideBinary(Execution& state, const Operation& op) {
  state.set_wide(op, wide_binary(static_cast<Opcode>(op.c), op.flags, state.wide(op.a, op.width),
                                 state.wide(op.b, op.width)));
}

void operations::WideCompare(Execution& state, const Operation& op) {
  auto predicate = static_cast<ssa::IntPredicate>(op.c);
  state.set(op, wide_compare(predicate, state.wide(op.a, op.width), state.wide(op.b, op.width)));
}

void operations::WideCast(Execution& state, const Operation& op) {
  state.set_wide(op, wide_cast(static_cast<Opcode>(op.c), op.width, op.flags,
                               state.wide(op.a, static_cast<uint32_t>(op.b))));
}

void operations::ExtendedBinary(Execution& state, const Operation& op) {
  state.set_wide(op, extended_binary(static_cast<Opcode>(op.c), state.wide(op.a, op.width),
                                     state.wide(op.b, op.width)));
}

void operations::ExtendedCompare(Execution& state, const Operation& op) {
  const Wide left = state.wide(op.a, op.width), right = state.wide(op.b, op.width);
  state.set(op, extended_compare(static_cast<ssa::FloatPredicate>(op.c & ~kSignals), left, right));
  if ((op.c & kSignals) == 0) return;
  if (extended_compare(ssa::FloatPredicate::UNO, left, right).bits != 0)
    std::feraiseexcept(FE_INVALID);
}

void operations::ExtendedCast(Execution& state, const Operation& op) {
  state.set_wide(op, extended_cast(static_cast<Opcode>(op.c), op.width,
                                   state.wide(op.a, static_cast<uint32_t>(op.b))));
}

void operations::RoundToBFloat(Execution& state, const Operation& op) {
  const Wide number = state.wide(op.a, static_cast<uint32_t>(op.b));
  state.set_wide(op, number.is_defined() ? rounded_small(ssa::kBFloat, number)
                                         : Wide::poison(16, number.cause));
}

// Joins the bits of all parts and splits them at other widths.
void operations::Repack(Execution& state, const Operation& op) {
  const Repacking& shape = state.code->repackings[static_cast<size_t>(op.b)];
  unsigned __int128 bits = 0, undefined = 0;  // waiting for a part, never more than 127
  uint32_t waiting = 0, cause = 0;
  const Cell* from = state.cells_at(op.a);
  size_t next = 0;
  for (size_t i = 0; i < shape.to.size(); ++i) {
    for (; waiting < shape.to[i] && next < shape.from.size(); ++next) {
      bits |= static_cast<unsigned __int128>(from[next].bits) << waiting;
      undefined |= static_cast<unsigned __int128>(from[next].undefined) << waiting;
      if (!from[next].is_defined())
        cause = from[next].block.index;
      else
        state.memory.expose(from[next]);
      waiting += shape.from[next];
    }
    uint64_t mask = low_mask(shape.to[i]), unknown = static_cast<uint64_t>(undefined) & mask;
    state.cells_at(op.result)[i] = {
        static_cast<uint64_t>(bits) & mask, unknown, {unknown != 0 ? cause : 0, 0}};
    bits >>= shape.to[i];
    undefined >>= shape.to[i];
    waiting -= std::min(waiting, shape.to[i]);
  }
}

void operations::ExtractElement(Execution& state, const Operation& op) {
  const Cell& index = state.value(op.b);
  size_t step = words_of(op.width);
  if (index.is_defined() && index.bits < static_cast<uint64_t>(op.c))
    std::copy_n(state.cells_at(op.a) + index.bits * step, step, state.cells_at(op.result));
  else
    state.set_wide(op, Wide::poison(op.width, cause_outside(state, op, index)));
}

void operations::InsertElement(Execution& state, const Operation& op) {
  const Cell& index = state.value(op.b);
  size_t step = words_of(op.width);
  Cell* vector = state.cells_at(op.result);
  if (index.is_defined() && index.bits < static_cast<uint64_t>(op.c)) {
    std::copy_n(state.cells_at(op.a), step, vector + index.bits * step);
    return;
  }
  Wide lost = Wide::poison(op.width, cause_outside(state, op, index));
  for (int32_t i = 0; i < op.c; ++i, vector += step) wide_to_cells(lost, vector);
}

void operations::Freeze(Execution& state, const Operation& op) {
  const Cell& from = state.value(op.a);
  state.set(op, from.is_defined() ? from : integer_cell(from.bits));
}

void operations::PointerToInteger(Execution& state, const Operation& op) {
  Cell integer = state.value(op.a);
  state.memory.expose(integer);
  if (integer.is_defined()) integer.block = {};
  state.set(op, integer_cast(Opcode::Trunc, 64, op.width, 0, integer).cell);
}

void operations::IntegerToPointer(Execution& state, const Operation& op) {
  state.set(op, state.memory.pointer_from_integer(state.value(op.a)));
}

void operations::Alloca(Execution& state, const Operation& op) {
  const Cell& count = state.value(op.a);
  if (!count.is_defined()) state.memory.fault_undefined(count, "the number of elements");
  const AllocaShape& shape = state.code->allocas[static_cast<size_t>(op.b)];
  unsigned __int128 size = static_cast<unsigned __int128>(shape.size) * count.bits;
  uint64_t bytes = size >> 63 != 0 ? UINT64_MAX : static_cast<uint64_t>(size);
  state.set(op, state.memory.allocate_stack(bytes, shape.align, op.offset));
}

// A store to an alloca that was replaced by a slot.
void operations::Assign(Execution& state, const Operation& op) {
  const Cell& stored = state.value(op.a);
  require_stored(state, stored);
  state.set(op, stored);
}

void operations::LoadInteger(Execution& state, const Operation& op) {
  const Cell& pointer = state.value(op.a);
  put_loaded(state, op, state.memory.load_integer(pointer, (op.width + 7u) / 8));
}

void operations::LoadPointer(Execution& state, const Operation& op) {
  put_loaded(state, op, state.memory.load_pointer(state.value(op.a)));
}

void operations::StoreInteger(Execution& state, const Operation& op) {
  require_stored(state, state.value(op.b));
  state.memory.store_integer(state.value(op.a), state.value(op.b), (op.width + 7u) / 8);
  require_alignment(op, state.value(op.a));
}

void operations::StorePointer(Execution& state, const Operation& op) {
  require_stored(state, state.value(op.b));
  state.memory.store_pointer(state.value(op.a), state.value(op.b));
  require_alignment(op, state.value(op.a));
}

void operations::GetElementPtr(Execution& state, const Operation& op) {
  const AddressSteps& steps = state.code->addresses[static_cast<size_t>(op.b)];
  const Cell& base = state.value(op.a);
  if (!base.is_defined()) return state.set(op, base);
  uint64_t distance = static_cast<uint64_t>(steps.offset);
  for (uint32_t i = steps.first; i < steps.first + steps.count; ++i) {
    const AddressStep& step = state.code->address_steps[i];
    const Cell& index = state.value(step.index);
    if (!index.is_defined()) return state.set(op, undefined_cell(64, index.block.index));
    distance += static_cast<uint64_t>(sign_extend(index.bits, step.width)) * step.scale;
  }
  bool leaves =
      (op.flags & ssa::flag::InBounds) && !state.memory.stays_within(base, base.bits + distance);
  state.set(op,
            leaves ? state.poison(op, FaultKind::Overflow, true) : Memory::moved(base, distance));
}

void operations::Switch(Execution& state, const Operation& op) {
  const Cell& condition = state.value(op.a);
  if (!condition.is_defined()) state.memory.fault_undefined(condition, "the value of the switch");
  const SwitchTable& table = state.code->switches[static_cast<size_t>(op.b)];
  auto found = std::lower_bound(table.cases.begin(), table.cases.end(),
                                std::pair<uint64_t, uint32_t>{condition.bits, 0});
  bool is_case = found != table.cases.end() && found->first == condition.bits;
  state.go_to(is_case ? found->second : table.otherwise);
}

void operations::WideCase(Execution& state, const Operation& op) {
  std::span<const Cell> condition{state.cells_at(op.a), words_of(op.width)};
  for (const Cell& word : condition)
    if (!word.is_defined()) state.memory.fault_undefined(word, "the value of the switch");
  std::span<const Cell> number{state.cells_at(op.b), condition.size()};
  if (std::ranges::equal(condition, number, {}, &Cell::bits, &Cell::bits))
    state.program_counter += op.c - 1;
}

void operations::IndirectBranch(Execution& state, const Operation& op) {
  const Cell& address = state.value(op.a);
  if (!address.is_defined()) state.memory.fault_undefined(address, "the address of the branch");
  for (const auto& [value, target] : state.code->switches[static_cast<size_t>(op.b)].cases)
    if (value == address.bits) return state.go_to(target);
  fault(FaultKind::InvalidPointer, "the address is not a possible target of the branch");
}

void operations::Unreachable(Execution&, const Operation&) {
  fault(FaultKind::Unreachable, "'unreachable' is reached");
}

void operations::Unsupported(Execution& state, const Operation& op) {
  fault(FaultKind::Unsupported, state.code->messages[static_cast<size_t>(op.b)]);
}

void operations::Interrupt(Execution&, const Operation&) {
  fault(FaultKind::Interrupted, "interrupted");
}

void operations::SaveStack(Execution& state, const Operation& op) {
  state.set(op, integer_cell(Memory::stack_address(state.memory.stack_mark())));
}

void operations::RestoreStack(Execution& state, const Operation& op) {
  const Cell& address = state.value(op.a);
  if (!address.is_defined()) state.memory.fault_undefined(address, "the restored stack");
  if (address.bits < state.memory.stack_address(state.memory.stack_mark()) ||
      address.bits > state.frame_address(0).bits)
    fault(FaultKind::InvalidPointer, "the stack was not saved in this call of the function");
  state.memory.release_stack_below(address.bits, state.place());
}

}  // namespace lilt::runtime
