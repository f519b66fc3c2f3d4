// Conditions: how an i1 becomes flags, and how flags become a value.
//
// A compare is emitted next to each of its readers (branch, select, extension, store), even if it
// is in another block: flags never live across blocks, and its operands dominate the reader.
#include <algorithm>
#include <bit>
#include <utility>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

using ssa::IntPredicate;

constexpr int kMaxNegations = 8;  // bounds the cost of a long chain at each user

Condition condition_of(IntPredicate predicate) {
  using enum Condition;
  constexpr Condition table[] = {E, NE, A, AE, B, BE, G, GE, L, LE};
  return table[static_cast<size_t>(predicate)];
}

bool is_equality(IntPredicate p) { return p == IntPredicate::EQ || p == IntPredicate::NE; }
bool is_compare(Opcode opcode) { return opcode == Opcode::ICmp || opcode == Opcode::FCmp; }
bool is_signed(IntPredicate p) { return p >= IntPredicate::SGT; }

IntPredicate unsigned_of(IntPredicate p) {
  using enum IntPredicate;
  constexpr IntPredicate table[] = {EQ, NE, UGT, UGE, ULT, ULE, UGT, UGE, ULT, ULE};
  return table[static_cast<size_t>(p)];
}

// a > b for a >= b and so on: orders are in pairs, the strict one first.
IntPredicate with_other_strictness(IntPredicate p) {
  static_assert(static_cast<int>(IntPredicate::UGT) % 2 == 0);
  return static_cast<IntPredicate>(static_cast<int>(p) ^ 1);
}

// Changes the constant by one where that makes it zero, or fit a byte or 32 bits: a < c is a <= c -
// 1, a > c is a >= c + 1.
void shrink_constant(IntPredicate& predicate, int64_t& constant) {
  using enum IntPredicate;
  constexpr int64_t kTwo31 = int64_t{1} << 31;
  if (is_equality(predicate)) return;
  const bool takes_smaller =
      predicate == SLT || predicate == SGE || predicate == ULT || predicate == UGE;
  const bool is_better = takes_smaller ? constant == 1 || constant == 128 || constant == kTwo31
                                       : (constant == -1 && is_signed(predicate)) ||
                                             constant == -129 || constant == -kTwo31 - 1;
  if (is_better) {
    predicate = with_other_strictness(predicate);
    constant += takes_smaller ? -1 : 1;
  }
  if (constant != 0) return;
  if (predicate == ULE) predicate = EQ;
  if (predicate == UGT) predicate = NE;
}

// A comparison with a constant, rewritten until it has its cheapest form.
struct ConstantCompare {
  IntPredicate predicate;
  Value left;
  int64_t constant;
  TypeId type;
  bool one_use;
};

// An extension for this compare only is dropped if the constant is in the range of the narrow type.
void narrow_compare(Selector& s, ConstantCompare& compare) {
  while (compare.one_use) {
    bool zero = s.single_use_definition(compare.left, Opcode::ZExt) != nullptr;
    if (!zero && !s.single_use_definition(compare.left, Opcode::SExt)) return;
    Value inner = s.operand(compare.left.local(), 0);
    unsigned bits = s.bits_of(s.type_of(inner));
    if (bits < 8) return;
    int64_t narrow = static_cast<int64_t>(static_cast<uint64_t>(compare.constant) << (64 - bits));
    bool fits = zero ? static_cast<int64_t>(static_cast<uint64_t>(narrow) >> (64 - bits)) ==
                           compare.constant
                     : narrow >> (64 - bits) == compare.constant;
    if (!fits) return;
    if (zero) compare.predicate = unsigned_of(compare.predicate);
    compare.constant = narrow >> (64 - bits);
    compare.left = inner;
    compare.type = s.type_of(inner);
  }
}

// value & (1 << n): the bit becomes the carry flag.
std::optional<Condition> emit_bit_test(Selector& s, bool equal, Value value, Value bit) {
  const std::optional<Value> number = number_of_bit(s, bit);
  if (!number) return std::nullopt;
  Register operand = s.use(value);
  s.emit(Op::BTrr, s.operation_width(s.type_of(value)), {operand, s.use(*number)});
  return equal ? Condition::AE : Condition::B;
}

// Tests the byte of the loaded value that the mask covers, or its low half.
bool emit_test_in_memory(Selector& s, Value left, uint64_t mask, bool one_use) {
  std::optional<InstId> load = s.foldable_load(left, one_use);
  if (!load || mask == 0) return false;
  int byte = std::countr_zero(mask) / 8;
  bool one_byte = mask >> (8 * byte) <= 0xff;
  if (!one_byte && !fits_int32(static_cast<int64_t>(mask)) && mask > UINT32_MAX) return false;
  AddressPattern pattern = s.match_address(s.operand(*load, 0));
  if (one_byte && pattern.add(byte)) {
    auto bits = static_cast<int8_t>(mask >> (8 * byte));
    s.emit(Op::TESTmi, 1, {s.commit(pattern), Operand::immediate(bits)});
    return true;
  }
  unsigned width = std::min(s.width_of(s.type_of(left)), mask <= UINT32_MAX ? 4u : 8u);
  int64_t immediate = width == 2 ? static_cast<int16_t>(mask) : static_cast<int32_t>(mask);
  s.emit(Op::TESTmi, width, {s.commit(pattern), Operand::immediate(immediate)});
  return true;
}

// The result is only zero or nonzero, so the test may be as narrow as the mask.
Condition emit_test_mask(Selector& s, bool equal, Value left, uint64_t mask, bool one_use) {
  Condition condition = equal ? Condition::E : Condition::NE;
  if (emit_test_in_memory(s, left, mask, one_use)) return condition;
  Register operand = s.use(left);
  auto value = static_cast<int64_t>(mask);
  if (mask <= 0xff) {
    s.emit(Op::TESTri, 1, {operand, Operand::immediate(static_cast<int8_t>(mask))});
  } else if (mask <= UINT32_MAX) {
    s.emit(Op::TESTri, 4, {operand, Operand::immediate(static_cast<int32_t>(mask))});
  } else if (fits_int32(value)) {
    s.emit(Op::TESTri, 8, {operand, Operand::immediate(value)});
  } else if (std::has_single_bit(mask)) {
    s.emit(Op::BTri, 8, {operand, Operand::immediate(std::countr_zero(mask))});
    return equal ? Condition::AE : Condition::B;
  } else {
    s.emit(Op::TESTrr, 8, {operand, s.materialize_integer(mask)});
  }
  return condition;
}

// (a & b) == 0 with no other use.
std::optional<Condition> emit_test_of_and(Selector& s, const ConstantCompare& compare) {
  if (!is_equality(compare.predicate) || !s.single_use_definition(compare.left, Opcode::And))
    return std::nullopt;
  bool equal = compare.predicate == IntPredicate::EQ;
  Value left = s.operand(compare.left.local(), 0);
  Value right = s.operand(compare.left.local(), 1);
  if (s.constant_of(left)) std::swap(left, right);
  if (std::optional<int64_t> mask = s.constant_of(right)) {
    unsigned bits = s.bits_of(compare.type);
    uint64_t ones = bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1;
    return emit_test_mask(s, equal, left, static_cast<uint64_t>(*mask) & ones, compare.one_use);
  }
  if (std::optional<Condition> condition = emit_bit_test(s, equal, left, right)) return condition;
  if (std::optional<Condition> condition = emit_bit_test(s, equal, right, left)) return condition;
  if (s.has(processor_feature::Bmi) && s.bits_of(compare.type) >= 32)
    if (const auto matched = match_bit_operation(s, compare.left.local())) {
      emit_bit_operation(s, *matched, compare.type, s.temporary(), compare.one_use);
      return equal ? Condition::E : Condition::NE;
    }
  const Tile& tile = s.tile_of(Operation::Test, compare.type);
  std::optional<InstId> load = s.foldable_load(left, compare.one_use);
  if (!load && (load = s.foldable_load(right, compare.one_use))) std::swap(left, right);
  Register operand = s.use(right);
  if (load)
    s.emit(tile.mr, tile.memory_width, {s.commit_load(*load), operand});
  else
    s.emit(tile.rr, tile.register_width, {s.use(left), operand});
  return equal ? Condition::E : Condition::NE;
}

// Emits the read-modify-write whose result is compared with zero, if this is its reader's tile.
bool modifies_memory(Selector& s, const ConstantCompare& compare) {
  using enum IntPredicate;
  const IntPredicate p = compare.predicate;
  const bool is_signed = p == SLT || p == SGE || p == SGT || p == SLE;
  if (!compare.one_use || (!is_equality(p) && !is_signed)) return false;  // the carry is another
  return emit_modification(s, compare.left, compare.predicate == SGT || compare.predicate == SLE);
}

// test sets the flags that a compare with zero would.
Condition emit_compare_zero(Selector& s, const ConstantCompare& compare) {
  if (std::optional<Condition> condition = emit_test_of_and(s, compare)) return *condition;
  if (is_equality(compare.predicate))
    if (std::optional<Condition> condition =
            emit_divisibility(s, compare.left, compare.predicate == IntPredicate::EQ))
      return *condition;
  unsigned width = s.width_of(compare.type);
  if (modifies_memory(s, compare)) {
    // The flags are those of the operation.
  } else if (std::optional<InstId> load = s.foldable_load(compare.left, compare.one_use)) {
    s.emit(Op::CMPmi, width, {s.commit_load(*load), Operand::immediate(0)});
  } else {
    Register operand = s.use(compare.left);
    s.emit(Op::TESTrr, width, {operand, operand});
  }
  if (compare.predicate == IntPredicate::SLT) return Condition::S;
  if (compare.predicate == IntPredicate::SGE) return Condition::NS;
  return condition_of(compare.predicate);
}

// i64 below 2^n, unsigned, where the constant does not fit an immediate: the bits from n on are
// zero.
std::optional<Condition> emit_compare_power(Selector& s, const ConstantCompare& compare) {
  if (fits_int32(compare.constant) || is_signed(compare.predicate) ||
      is_equality(compare.predicate))
    return std::nullopt;
  bool above = compare.predicate == IntPredicate::UGT || compare.predicate == IntPredicate::UGE;
  auto limit = static_cast<uint64_t>(compare.constant);
  if (compare.predicate == IntPredicate::UGT || compare.predicate == IntPredicate::ULE) ++limit;
  if (!std::has_single_bit(limit)) return std::nullopt;
  with_immediate(s, Op::SHRri, 8, s.use(compare.left), std::countr_zero(limit));
  return above ? Condition::NE : Condition::E;
}

// The predicate that says with another constant what the comparison says with its own: x > c is
// x >= c + 1.
std::optional<IntPredicate> predicate_with(const ConstantCompare& compare, int64_t constant) {
  using enum IntPredicate;
  if (compare.constant == constant) return compare.predicate;
  if (!is_signed(compare.predicate)) return std::nullopt;
  const bool takes_smaller = compare.predicate == SLT || compare.predicate == SGE;
  if (compare.constant != (takes_smaller ? constant + 1 : constant - 1)) return std::nullopt;
  return with_other_strictness(compare.predicate);
}

// The old value of an atomic subtraction, compared with what is subtracted.
std::optional<Condition> emit_locked_difference(Selector& s, const ConstantCompare& compare) {
  if (!compare.one_use) return std::nullopt;
  const std::optional<int64_t> subtrahend = locked_subtrahend(s, compare.left);
  if (!subtrahend) return std::nullopt;
  const std::optional<IntPredicate> predicate = predicate_with(compare, *subtrahend);
  if (!predicate) return std::nullopt;
  emit_locked_subtraction(s, compare.left.local(), *subtrahend);
  return condition_of(*predicate);
}

Condition emit_compare_constant(Selector& s, ConstantCompare compare) {
  narrow_compare(s, compare);
  if (std::optional<Condition> condition = emit_locked_difference(s, compare)) return *condition;
  shrink_constant(compare.predicate, compare.constant);
  if (compare.constant == 0) return emit_compare_zero(s, compare);
  if (std::optional<Condition> condition = emit_compare_power(s, compare)) return *condition;
  const Tile& tile = s.tile_of(Opcode::ICmp, compare.type);
  const bool fits = fits_int32(compare.constant);
  std::optional<InstId> load = s.foldable_load(compare.left, compare.one_use);
  Operand constant = fits ? Operand::immediate(compare.constant)
                          : s.materialize_integer(static_cast<uint64_t>(compare.constant));
  if (load)
    s.emit(fits ? tile.mi : tile.mr, tile.memory_width, {s.commit_load(*load), constant});
  else
    s.emit(fits ? tile.ri : tile.rr, tile.register_width, {s.use(compare.left), constant});
  return condition_of(compare.predicate);
}

Condition emit_compare(Selector& s, InstId id, bool one_use) {
  auto predicate = static_cast<IntPredicate>(s[id].subcode);
  Value left = s.operand(id, 0), right = s.operand(id, 1);
  if (s.constant_of(left) && !s.constant_of(right)) {
    std::swap(left, right);
    predicate = ssa::swapped(predicate);
  }
  // As signed numbers, true is less than false.
  if (s.type_of(left) == ssa::kI1 && is_signed(predicate))
    predicate = unsigned_of(ssa::swapped(predicate));
  if (std::optional<int64_t> constant = s.constant_of(right))
    return emit_compare_constant(s, {predicate, left, *constant, s.type_of(left), one_use});
  emit_flags(s, s.tile_of(Opcode::ICmp, s.type_of(left)), left, right, one_use);
  return condition_of(predicate);
}

}  // namespace

// Looks through negation (xor with true, comparison of an i1, or of its extension, with a
// constant).
ConditionSource trace_condition(Selector& s, Value value) {
  ConditionSource source{value};
  for (int step = 0; step < kMaxNegations && source.value.is_local(); ++step) {
    InstId id = source.value.local();
    const ssa::Instruction& instruction = s[id];
    bool is_compare = instruction.opcode == Opcode::ICmp &&
                      is_equality(static_cast<IntPredicate>(instruction.subcode));
    if (!is_compare && instruction.opcode != Opcode::Xor) break;
    std::optional<int64_t> constant = s.constant_of(s.operand(id, 1));
    Value inner = s.operand(id, 0);
    bool one_use = s.facts().has_one_use(id);
    const ssa::Instruction* extension = s.definition(inner);
    if (is_compare && extension && extension->opcode == Opcode::ZExt) {
      one_use = one_use && s.facts().has_one_use(inner.local());
      inner = s.operand(inner.local(), 0);
    }
    if (!constant || (*constant != 0 && *constant != 1) || s.type_of(inner) != ssa::kI1) break;
    bool inverts = !is_compare
                       ? *constant == 1
                       : (*constant == 0) ==
                             (static_cast<IntPredicate>(instruction.subcode) == IntPredicate::EQ);
    source = {inner, source.inverted != inverts, source.one_use && one_use};
  }
  return source;
}

static std::optional<Condition> overflow_of(Selector& s, const ConditionSource& source) {
  const bool is_mine =
      source.value.is_local() && source.one_use && s.facts().has_one_use(source.value.local());
  return is_mine ? emit_overflow(s, source.value.local()) : std::nullopt;
}

Condition emit_condition(Selector& s, Value value) {
  ConditionSource source = trace_condition(s, value);
  const ssa::Instruction* instruction = s.definition(source.value);
  Condition condition = Condition::NE;
  if (instruction && is_compare(instruction->opcode)) {
    InstId compare = source.value.local();
    bool one_use = source.one_use && s.facts().has_one_use(compare);
    condition = instruction->opcode == Opcode::ICmp ? emit_compare(s, compare, one_use)
                                                    : emit_floating_condition(s, compare, one_use);
  } else if (const std::optional<Condition> overflow = overflow_of(s, source)) {
    condition = *overflow;
  } else if (std::optional<InstId> load = s.foldable_load(source.value, source.one_use)) {
    s.emit(Op::CMPmi, 1, {s.commit_load(*load), Operand::immediate(0)});
  } else {
    Register reg = s.use(source.value);
    s.emit(Op::TESTrr, 1, {reg, reg});
  }
  return source.inverted ? x86::inverted(condition) : condition;
}

std::optional<CarrySource> carry_source(Selector& s, Value value) {
  if (!is_compare_for_tile(s, value)) return std::nullopt;
  const ConditionSource source = trace_condition(s, value);
  const InstId compare = source.value.local();
  if (s[compare].opcode != Opcode::ICmp) return std::nullopt;
  auto predicate = static_cast<IntPredicate>(s[compare].subcode);
  if (source.inverted) predicate = ssa::inverted(predicate);
  const std::optional<int64_t> constant = s.constant_of(s.operand(compare, 1));
  const bool fits = is_equality(predicate) ? constant == 0 : !is_signed(predicate) && !constant;
  const Value left = s.operand(compare, 0);
  if (!fits || s.type_of(left) == ssa::kI1 || s.constant_of(left)) return std::nullopt;
  return CarrySource{compare, predicate};
}

Condition emit_carry(Selector& s, const CarrySource& source) {
  using enum IntPredicate;
  Value left = s.operand(source.compare, 0), right = s.operand(source.compare, 1);
  const Tile& tile = s.tile_of(Opcode::ICmp, s.type_of(left));
  if (is_equality(source.predicate)) {  // only zero is below 1
    if (std::optional<InstId> load = s.foldable_load(left, true))
      s.emit(tile.mi, tile.memory_width, {s.commit_load(*load), Operand::immediate(1)});
    else
      s.emit(tile.ri, tile.register_width, {s.use(left), Operand::immediate(1)});
    return source.predicate == EQ ? Condition::B : Condition::AE;
  }
  if (source.predicate == UGT || source.predicate == ULE) std::swap(left, right);
  emit_flags(s, tile, left, right, true);
  return source.predicate == ULT || source.predicate == UGT ? Condition::B : Condition::AE;
}

bool is_compare_for_tile(Selector& s, Value value) {
  ConditionSource source = trace_condition(s, value);
  const ssa::Instruction* instruction = s.definition(source.value);
  return instruction && is_compare(instruction->opcode) && source.one_use &&
         s.facts().has_one_use(source.value.local());
}

void emit_zero_extended_condition(Selector& s, Register to, Value value, bool invert) {
  ConditionSource source = trace_condition(s, value);
  const ssa::Instruction* compare = s.definition(source.value);
  if (compare && compare->opcode == Opcode::ICmp && source.inverted == invert &&
      static_cast<IntPredicate>(compare->subcode) == IntPredicate::SLT) {
    Value left = s.operand(source.value.local(), 0);
    unsigned bits = s.bits_of(s.type_of(left));
    if (bits >= 32 && s.constant_of(s.operand(source.value.local(), 1)) == 0) {
      Register operand = s.use(left);
      return s.emit(Op::SHRri, bits / 8, {to, operand, Operand::immediate(bits - 1)});
    }
  }
  Condition condition = emit_condition(s, value);
  Register bit = s.temporary();
  s.emit(Op::SETr, 1, {bit}, invert ? x86::inverted(condition) : condition);
  s.emit(Op::MOVZXrr8, 4, {to, bit});
}

void emit_bit(Selector& s, Register to, Value value) {
  if (is_compare_for_tile(s, value))
    emit_zero_extended_condition(s, to, value, false);
  else
    emit_low_part(s, to, ssa::kI1, value);
}

namespace rules {

void comparison(Selector& s, InstId id) {
  Condition condition = emit_condition(s, id);
  s.emit(Op::SETr, 1, {s.result(id)}, condition);
}

}  // namespace rules
}  // namespace lilt::backend::isel
