// Atomic operations. On x86-64 a plain load acquires and a plain store releases; a sequentially
// consistent store becomes an exchange, a sequentially consistent fence an instruction.
#include <algorithm>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {

using ssa::AtomicOperation;
using ssa::AtomicOrdering;

namespace {

// By AtomicOperation; others are loops or exchanges.
constexpr Operation kLocked[] = {Operation::End,       Operation::LockedAdd, Operation::LockedSub,
                                 Operation::LockedAnd, Operation::End,       Operation::LockedOr,
                                 Operation::LockedXor};
static_assert(static_cast<size_t>(AtomicOperation::Xor) + 1 == std::size(kLocked));

}  // namespace

std::optional<int64_t> locked_subtrahend(Selector& s, Value old) {
  if (!s.single_use_definition(old, Opcode::AtomicRMW) || effect_before_root(s) != old.local())
    return std::nullopt;
  const auto operation = static_cast<AtomicOperation>(s[old.local()].subcode & 31);
  const Value amount = s.operand(old.local(), 1);
  const std::optional<int64_t> constant = s.immediate_of(amount);
  if (!constant || operation == AtomicOperation::Sub) return constant;
  const int64_t limit = int64_t{1} << std::min(s.bits_of(s.type_of(amount)) - 1, 31u);
  const bool is_sum = operation == AtomicOperation::Add && -*constant != limit;
  return is_sum ? std::optional(-*constant) : std::nullopt;
}

void emit_locked_subtraction(Selector& s, InstId id, int64_t subtrahend) {
  const InstId reader = s.root();
  s.set_root(id);
  const Tile& tile = s.tile_of(Operation::LockedSub, s[id].type);
  const Address address = s.commit(s.match_address(s.operand(id, 0)));
  s.emit(tile.mi, tile.memory_width, {address, Operand::immediate(subtrahend)});
  s.set_root(reader);
  s.leave_out(id);
}

namespace rules {

bool store_in_order(Selector& s, InstId id) {
  if (s[id].subcode != static_cast<uint8_t>(AtomicOrdering::SequentiallyConsistent)) return false;
  Value value = s.operand(id, 0);
  TypeId type = s.type_of(value);
  Address address = s.commit(s.match_address(s.operand(id, 1)));
  Register stored = is_floating(type) ? bits_in_general_register(s, value) : s.use(value);
  s.emit(Op::XCHGrm, s.width_of(type), {s.temporary(), stored, address});
  return true;
}

// Weaker fences only restrict the compiler.
void fence(Selector& s, InstId id) {
  if (s[id].subcode == static_cast<uint8_t>(AtomicOrdering::SequentiallyConsistent))
    s.emit(Op::MFENCE, 8, {});
}

// legalize/atomics.cpp has turned operations without an instruction into loops.
void atomic_update(Selector& s, InstId id) {
  auto operation = static_cast<AtomicOperation>(s[id].subcode & 31);
  Value value = s.operand(id, 1);
  unsigned width = s.width_of(s.type_of(value));
  Address address = s.commit(s.match_address(s.operand(id, 0)));
  if (operation == AtomicOperation::Exchange)
    return s.emit(Op::XCHGrm, width, {s.result(id), s.use(value), address});
  if (s.is_needed(id)) {
    const bool is_difference = operation == AtomicOperation::Sub;
    const std::optional<int64_t> constant = s.immediate_of(value);
    Register amount;
    if (is_difference && constant)
      amount = s.materialize_integer(static_cast<uint64_t>(-*constant) &
                                     (width == 8 ? ~uint64_t{0} : UINT32_MAX));
    else
      amount = is_difference ? with_negation(s, width, s.use(value)) : s.use(value);
    return s.emit(Op::LXADD, width, {s.result(id), amount, address});
  }
  const Tile& tile = s.tile_of(kLocked[static_cast<size_t>(operation)], s.type_of(value));
  if (std::optional<int64_t> constant = s.immediate_of(value))
    s.emit(tile.mi, width, {address, Operand::immediate(*constant)});
  else
    s.emit(tile.mr, width, {address, s.use(value)});
}

void compare_exchange(Selector& s, InstId id) {
  Value expected = s.operand(id, 1), desired = s.operand(id, 2);
  Register old = s.projection_or_temporary(id, 0), succeeded = s.projection(id, 1);
  Address address = s.commit(s.match_address(s.operand(id, 0)));
  Register compared = s.use(expected), stored = s.use(desired);
  s.emit(Op::LCMPXCHG, s.width_of(s.type_of(expected)), {old, compared, address, stored});
  if (succeeded.valid()) s.emit(Op::SETr, 1, {succeeded}, Condition::E);
}

}  // namespace rules
}  // namespace lilt::backend::isel
