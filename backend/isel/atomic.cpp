// Atomic operations. On x86-64 a plain load acquires and a plain store releases; a sequentially
// consistent store becomes an exchange, a sequentially consistent fence an instruction.
#include "backend/isel/selector.h"

namespace lilt::backend::isel {

using ssa::AtomicOperation;
using ssa::AtomicOrdering;

namespace {

Operation locked(AtomicOperation operation) {
  switch (operation) {
    case AtomicOperation::Sub:
      return Operation::LockedSub;
    case AtomicOperation::And:
      return Operation::LockedAnd;
    case AtomicOperation::Or:
      return Operation::LockedOr;
    case AtomicOperation::Xor:
      return Operation::LockedXor;
    default:
      return Operation::LockedAdd;
  }
}

}  // namespace

bool Selector::is_sequential_store(InstId id) const {
  return function_[id].subcode == static_cast<uint8_t>(AtomicOrdering::SequentiallyConsistent);
}

void Selector::exchange_for_store(Value value, const Address& address) {
  Register stored = is_floating(type_of(value)) ? bits_in_general_register(value) : use(value);
  emit(Op::XCHGrm, width_of(type_of(value)), {temporary(), stored, address});
}

// Weaker fences only restrict the compiler.
void Selector::select_fence(InstId id) {
  if (function_[id].subcode == static_cast<uint8_t>(AtomicOrdering::SequentiallyConsistent))
    emit(Op::MFENCE, 8, {});
}

// legalize/atomics.cpp has turned operations without an instruction into loops.
void Selector::select_atomic_update(InstId id) {
  auto operation = static_cast<AtomicOperation>(function_[id].subcode & 31);
  Value value = function_.operand(id, 1);
  unsigned width = width_of(type_of(value));
  Address address = commit(match_address(function_.operand(id, 0)));
  if (operation == AtomicOperation::Exchange)
    return emit(Op::XCHGrm, width, {result(id), use(value), address});
  if (is_needed(id)) {
    Register amount = use(value);
    if (operation == AtomicOperation::Sub) amount = with_negation(width, amount);
    return emit(Op::LXADD, width, {result(id), amount, address});
  }
  const Tile& tile = tile_of(locked(operation), type_of(value));
  if (std::optional<int64_t> constant = immediate_of(value))
    emit(tile.mi, width, {address, Operand::immediate(*constant)});
  else
    emit(tile.mr, width, {address, use(value)});
}

void Selector::select_compare_exchange(InstId id) {
  Value expected = function_.operand(id, 1), desired = function_.operand(id, 2);
  Register old = projection_or_temporary(id, 0), succeeded = projection(id, 1);
  Address address = commit(match_address(function_.operand(id, 0)));
  Register compared = use(expected), stored = use(desired);
  emit(Op::LCMPXCHG, width_of(type_of(expected)), {old, compared, address, stored});
  if (succeeded.valid()) emit(Op::SETr, 1, {succeeded}, Condition::E);
}

}  // namespace lilt::backend::isel
