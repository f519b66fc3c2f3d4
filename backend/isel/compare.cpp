// Conditions: how an i1 becomes flags, and how flags become a value.
//
// A compare is emitted next to each of its readers (branch, select, extension, store), even if it
// is in another block: flags never live across blocks, and its operands dominate the reader.
#include "backend/isel/selector.h"

#include <algorithm>
#include <bit>
#include <utility>

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
bool is_signed(IntPredicate p) { return p >= IntPredicate::SGT; }

IntPredicate unsigned_of(IntPredicate p) {
  using enum IntPredicate;
  constexpr IntPredicate table[] = {EQ, NE, UGT, UGE, ULT, ULE, UGT, UGE, ULT, ULE};
  return table[static_cast<size_t>(p)];
}

// a < c as a <= c - 1, a >= c as a > c - 1.
std::optional<IntPredicate> with_smaller_constant(IntPredicate predicate) {
  switch (predicate) {
    case IntPredicate::SLT:
      return IntPredicate::SLE;
    case IntPredicate::SGE:
      return IntPredicate::SGT;
    case IntPredicate::ULT:
      return IntPredicate::ULE;
    case IntPredicate::UGE:
      return IntPredicate::UGT;
    default:
      return std::nullopt;
  }
}

// a > c as a >= c + 1, a <= c as a < c + 1.
std::optional<IntPredicate> with_greater_constant(IntPredicate predicate) {
  switch (predicate) {
    case IntPredicate::SGT:
      return IntPredicate::SGE;
    case IntPredicate::SLE:
      return IntPredicate::SLT;
    case IntPredicate::UGT:
      return IntPredicate::UGE;
    case IntPredicate::ULE:
      return IntPredicate::ULT;
    default:
      return std::nullopt;
  }
}

// Changes the constant by one where that makes it zero, or fit a byte or 32 bits.
void shrink_constant(IntPredicate& predicate, int64_t& constant) {
  constexpr int64_t kTwo31 = int64_t{1} << 31;
  std::optional<IntPredicate> smaller = with_smaller_constant(predicate);
  std::optional<IntPredicate> greater = with_greater_constant(predicate);
  if (smaller && (constant == 1 || constant == 128 || constant == kTwo31)) {
    predicate = *smaller;
    --constant;
  } else if (greater && ((constant == -1 && is_signed(predicate)) || constant == -129 ||
                         constant == -kTwo31 - 1)) {
    predicate = *greater;
    ++constant;
  }
  if (constant != 0) return;
  if (predicate == IntPredicate::ULE) predicate = IntPredicate::EQ;
  if (predicate == IntPredicate::UGT) predicate = IntPredicate::NE;
}

}  // namespace

// Looks through negation (xor with true, comparison of an i1, or of its extension, with a
// constant).
Selector::ConditionSource Selector::trace_condition(Value value) const {
  ConditionSource source{value};
  for (int step = 0; step < kMaxNegations && source.value.is_local(); ++step) {
    InstId id = source.value.local();
    const ssa::Instruction& instruction = function_[id];
    bool is_compare = instruction.opcode == Opcode::ICmp &&
                      is_equality(static_cast<IntPredicate>(instruction.subcode));
    if (!is_compare && instruction.opcode != Opcode::Xor) break;
    std::optional<int64_t> constant = constant_of(function_.operand(id, 1));
    Value inner = function_.operand(id, 0);
    bool one_use = facts_.has_one_use(id);
    const ssa::Instruction* extension = definition(inner);
    if (is_compare && extension && extension->opcode == Opcode::ZExt) {
      one_use = one_use && facts_.has_one_use(inner.local());
      inner = function_.operand(inner.local(), 0);
    }
    if (!constant || (*constant != 0 && *constant != 1) || type_of(inner) != ssa::kI1) break;
    bool inverts = !is_compare
                       ? *constant == 1
                       : (*constant == 0) ==
                             (static_cast<IntPredicate>(instruction.subcode) == IntPredicate::EQ);
    source = {inner, source.inverted != inverts, source.one_use && one_use};
  }
  return source;
}

Condition Selector::emit_condition(Value value) {
  ConditionSource source = trace_condition(value);
  const ssa::Instruction* instruction = definition(source.value);
  Condition condition = Condition::NE;
  if (instruction && instruction->opcode == Opcode::ICmp) {
    InstId compare = source.value.local();
    condition = emit_compare(compare, source.one_use && facts_.has_one_use(compare));
  } else if (instruction && instruction->opcode == Opcode::FCmp) {
    InstId compare = source.value.local();
    condition = emit_floating_condition(compare, source.one_use && facts_.has_one_use(compare));
  } else if (std::optional<InstId> load = foldable_load(source.value, source.one_use)) {
    emit(Op::CMPmi, 1, {commit_load(*load), Operand::immediate(0)});
  } else {
    Register reg = use(source.value);
    emit(Op::TESTrr, 1, {reg, reg});
  }
  return source.inverted ? x86::inverted(condition) : condition;
}

Condition Selector::emit_compare(InstId id, bool one_use) {
  auto predicate = static_cast<IntPredicate>(function_[id].subcode);
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (constant_of(left) && !constant_of(right)) {
    std::swap(left, right);
    predicate = ssa::swapped(predicate);
  }
  // As signed numbers, true is less than false.
  if (type_of(left) == ssa::kI1 && is_signed(predicate))
    predicate = unsigned_of(ssa::swapped(predicate));
  if (std::optional<int64_t> constant = constant_of(right))
    return emit_compare_constant({predicate, left, *constant, type_of(left), one_use});
  emit_flags(tile_of(Opcode::ICmp, type_of(left)), left, right, one_use);
  return condition_of(predicate);
}

void Selector::emit_flags(const Tile& tile, Value left, Value right, bool one_use) {
  if (std::optional<InstId> load = foldable_operand(right, one_use)) {
    Register operand = use(left);
    return emit(tile.rm, tile.memory_width, {operand, commit_operand(right, *load)});
  }
  if (std::optional<InstId> load =
          exists(tile.mr) ? foldable_load(left, one_use) : std::optional<InstId>()) {
    Register operand = use(right);
    return emit(tile.mr, tile.memory_width, {commit_load(*load), operand});
  }
  Register operand = use(left);
  emit(tile.rr, tile.register_width, {operand, use(right)});
}

// An extension for this compare only is dropped if the constant is in the range of the narrow type.
void Selector::narrow_compare(ConstantCompare& compare) const {
  while (compare.one_use) {
    bool zero = single_use_definition(compare.left, Opcode::ZExt) != nullptr;
    if (!zero && !single_use_definition(compare.left, Opcode::SExt)) return;
    Value inner = function_.operand(compare.left.local(), 0);
    unsigned bits = bits_of(type_of(inner));
    if (bits < 8) return;
    int64_t narrow = static_cast<int64_t>(static_cast<uint64_t>(compare.constant) << (64 - bits));
    bool fits = zero ? static_cast<int64_t>(static_cast<uint64_t>(narrow) >> (64 - bits)) ==
                           compare.constant
                     : narrow >> (64 - bits) == compare.constant;
    if (!fits) return;
    if (zero) compare.predicate = unsigned_of(compare.predicate);
    compare.constant = narrow >> (64 - bits);
    compare.left = inner;
    compare.type = type_of(inner);
  }
}

Condition Selector::emit_compare_constant(ConstantCompare compare) {
  narrow_compare(compare);
  shrink_constant(compare.predicate, compare.constant);
  if (compare.constant == 0) return emit_compare_zero(compare);
  if (std::optional<Condition> condition = emit_compare_power(compare)) return *condition;
  const Tile& tile = tile_of(Opcode::ICmp, compare.type);
  const bool fits = fits_int32(compare.constant);
  std::optional<InstId> load = foldable_load(compare.left, compare.one_use);
  Operand constant = fits ? Operand::immediate(compare.constant)
                          : materialize_integer(static_cast<uint64_t>(compare.constant));
  if (load)
    emit(fits ? tile.mi : tile.mr, tile.memory_width, {commit_load(*load), constant});
  else
    emit(fits ? tile.ri : tile.rr, tile.register_width, {use(compare.left), constant});
  return condition_of(compare.predicate);
}

// test sets the flags that a compare with zero would.
Condition Selector::emit_compare_zero(const ConstantCompare& compare) {
  if (std::optional<Condition> condition = emit_test_of_and(compare)) return *condition;
  unsigned width = width_of(compare.type);
  if (std::optional<InstId> load = foldable_load(compare.left, compare.one_use)) {
    emit(Op::CMPmi, width, {commit_load(*load), Operand::immediate(0)});
  } else {
    Register operand = use(compare.left);
    emit(Op::TESTrr, width, {operand, operand});
  }
  if (compare.predicate == IntPredicate::SLT) return Condition::S;
  if (compare.predicate == IntPredicate::SGE) return Condition::NS;
  return condition_of(compare.predicate);
}

// i64 below 2^n, unsigned, where the constant does not fit an immediate: the bits from n on are
// zero.
std::optional<Condition> Selector::emit_compare_power(const ConstantCompare& compare) {
  if (fits_int32(compare.constant) || is_signed(compare.predicate) ||
      is_equality(compare.predicate))
    return std::nullopt;
  bool above = compare.predicate == IntPredicate::UGT || compare.predicate == IntPredicate::UGE;
  auto limit = static_cast<uint64_t>(compare.constant);
  if (compare.predicate == IntPredicate::UGT || compare.predicate == IntPredicate::ULE) ++limit;
  if (!std::has_single_bit(limit)) return std::nullopt;
  with_immediate(Op::SHRri, 8, use(compare.left), std::countr_zero(limit));
  return above ? Condition::NE : Condition::E;
}

// (a & b) == 0 with no other use.
std::optional<Condition> Selector::emit_test_of_and(const ConstantCompare& compare) {
  if (!is_equality(compare.predicate) || !single_use_definition(compare.left, Opcode::And))
    return std::nullopt;
  bool equal = compare.predicate == IntPredicate::EQ;
  Value left = function_.operand(compare.left.local(), 0);
  Value right = function_.operand(compare.left.local(), 1);
  if (constant_of(left)) std::swap(left, right);
  if (std::optional<int64_t> mask = constant_of(right)) {
    unsigned bits = bits_of(compare.type);
    uint64_t ones = bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1;
    return emit_test_mask(equal, left, static_cast<uint64_t>(*mask) & ones, compare.one_use);
  }
  if (std::optional<Condition> condition = emit_bit_test(equal, left, right)) return condition;
  if (std::optional<Condition> condition = emit_bit_test(equal, right, left)) return condition;
  unsigned width = width_of(compare.type);
  std::optional<InstId> load = foldable_load(left, compare.one_use);
  if (!load && (load = foldable_load(right, compare.one_use))) std::swap(left, right);
  Register operand = use(right);
  if (load)
    emit(Op::TESTmr, width, {commit_load(*load), operand});
  else
    emit(Op::TESTrr, width, {use(left), operand});
  return equal ? Condition::E : Condition::NE;
}

// value & (1 << n): the bit becomes the carry flag.
std::optional<Condition> Selector::emit_bit_test(bool equal, Value value, Value bit) {
  if (!single_use_definition(bit, Opcode::Shl) ||
      constant_of(function_.operand(bit.local(), 0)) != 1)
    return std::nullopt;
  Register operand = use(value);
  emit(Op::BTrr, operation_width(type_of(value)),
       {operand, use(function_.operand(bit.local(), 1))});
  return equal ? Condition::AE : Condition::B;
}

// The result is only zero or nonzero, so the test may be as narrow as the mask.
Condition Selector::emit_test_mask(bool equal, Value left, uint64_t mask, bool one_use) {
  Condition condition = equal ? Condition::E : Condition::NE;
  if (emit_test_in_memory(left, mask, one_use)) return condition;
  Register operand = use(left);
  auto value = static_cast<int64_t>(mask);
  if (mask <= 0xff) {
    emit(Op::TESTri, 1, {operand, Operand::immediate(static_cast<int8_t>(mask))});
  } else if (mask <= UINT32_MAX) {
    emit(Op::TESTri, 4, {operand, Operand::immediate(static_cast<int32_t>(mask))});
  } else if (fits_int32(value)) {
    emit(Op::TESTri, 8, {operand, Operand::immediate(value)});
  } else if (std::has_single_bit(mask)) {
    emit(Op::BTri, 8, {operand, Operand::immediate(std::countr_zero(mask))});
    return equal ? Condition::AE : Condition::B;
  } else {
    emit(Op::TESTrr, 8, {operand, materialize_integer(mask)});
  }
  return condition;
}

// Tests the byte of the loaded value that the mask covers, or its low half.
bool Selector::emit_test_in_memory(Value left, uint64_t mask, bool one_use) {
  std::optional<InstId> load = foldable_load(left, one_use);
  if (!load || mask == 0) return false;
  int byte = std::countr_zero(mask) / 8;
  bool one_byte = mask >> (8 * byte) <= 0xff;
  if (!one_byte && !fits_int32(static_cast<int64_t>(mask)) && mask > UINT32_MAX) return false;
  AddressPattern pattern = match_address(function_.operand(*load, 0));
  if (one_byte && add_displacement(pattern, byte)) {
    auto bits = static_cast<int8_t>(mask >> (8 * byte));
    emit(Op::TESTmi, 1, {commit(pattern), Operand::immediate(bits)});
    return true;
  }
  unsigned width = std::min(width_of(type_of(left)), mask <= UINT32_MAX ? 4u : 8u);
  int64_t immediate = width == 2 ? static_cast<int16_t>(mask) : static_cast<int32_t>(mask);
  emit(Op::TESTmi, width, {commit(pattern), Operand::immediate(immediate)});
  return true;
}

// Whether an i1 is a compare (perhaps negated) that has no other use as a value.
bool Selector::is_compare_for_tile(Value value) const {
  ConditionSource source = trace_condition(value);
  const ssa::Instruction* instruction = definition(source.value);
  return instruction &&
         (instruction->opcode == Opcode::ICmp || instruction->opcode == Opcode::FCmp) &&
         source.one_use && facts_.has_one_use(source.value.local());
}

void Selector::select_compare(InstId id) {
  Condition condition = emit_condition(id);
  emit(Op::SETr, 1, {result(id)}, condition);
}

// to = condition ? 1 : 0, zero-extended.
void Selector::emit_zero_extended_condition(Register to, Value value, bool invert) {
  ConditionSource source = trace_condition(value);
  const ssa::Instruction* compare = definition(source.value);
  if (compare && compare->opcode == Opcode::ICmp && source.inverted == invert &&
      static_cast<IntPredicate>(compare->subcode) == IntPredicate::SLT) {
    Value left = function_.operand(source.value.local(), 0);
    unsigned bits = bits_of(type_of(left));
    if (bits >= 32 && constant_of(function_.operand(source.value.local(), 1)) == 0) {
      Register operand = use(left);
      return emit(Op::SHRri, bits / 8, {to, operand, Operand::immediate(bits - 1)});
    }
  }
  Condition condition = emit_condition(value);
  Register bit = temporary();
  emit(Op::SETr, 1, {bit}, invert ? x86::inverted(condition) : condition);
  emit(Op::MOVZXrr8, 4, {to, bit});
}

void Selector::select_select(InstId id) {
  Value condition_value = function_.operand(id, 0);
  Value if_true = function_.operand(id, 1), if_false = function_.operand(id, 2);
  if (condition_value.is_constant())
    return copy_value(id, use(constant_of(condition_value) == 1 ? if_true : if_false));
  if (is_floating(function_[id].type)) return select_floating_select(id);
  if (select_constant_arms(id) || select_boolean_select(id) || select_magnitude(id)) return;
  const Tile& tile = tile_of(Opcode::Select, function_[id].type);
  const bool whole = exists(tile.rm);
  bool inverted = false;
  std::optional<InstId> load = whole ? foldable_load(if_true) : std::nullopt;
  if (!load && whole && (load = foldable_load(if_false))) {
    std::swap(if_true, if_false);
    inverted = true;
  }
  Register kept = use(if_false);
  Address address;
  Register taken;
  if (load)
    address = commit_load(*load);
  else
    taken = use(if_true);
  Condition condition = emit_condition(condition_value);
  if (inverted) condition = x86::inverted(condition);
  if (load)
    emit(tile.rm, tile.memory_width, {result(id), kept, address}, condition);
  else
    emit(tile.rr, tile.register_width, {result(id), kept, taken}, condition);
}

// x < 0 ? -x : x by the flags of the negation: it is negative if x is positive, or the least
// number, which is its own negation.
bool Selector::select_magnitude(InstId id) {
  Value condition = function_.operand(id, 0), value = function_.operand(id, 2);
  Value negated = function_.operand(id, 1);
  if (!condition.is_local() || function_[condition.local()].opcode != Opcode::ICmp ||
      static_cast<IntPredicate>(function_[condition.local()].subcode) != IntPredicate::SLT ||
      function_.operand(condition.local(), 0) != value ||
      constant_of(function_.operand(condition.local(), 1)) != 0)
    return false;
  unsigned width = width_of(function_[id].type);
  if (width < 4 || !single_use_definition(negated, Opcode::Sub) ||
      constant_of(function_.operand(negated.local(), 0)) != 0 ||
      function_.operand(negated.local(), 1) != value)
    return false;
  Register number = use(value);
  Register opposite = with_negation(width, number);
  emit(Op::CMOVrr, width, {result(id), opposite, number}, Condition::S);
  return true;
}

// Two constants: arithmetic on the condition as 0 or 1, if their difference allows it.
bool Selector::select_constant_arms(InstId id) {
  std::optional<int64_t> high = constant_of(function_.operand(id, 1));
  std::optional<int64_t> low = constant_of(function_.operand(id, 2));
  Value value = function_.operand(id, 0);
  unsigned width = operation_width(function_[id].type);
  if (!high || !low || *high == *low || !fits_int32(*high) || !fits_int32(*low)) return false;
  bool invert = *high < *low;
  if (function_[id].type == ssa::kI1) {
    Condition condition = emit_condition(value);
    emit(Op::SETr, 1, {result(id)}, invert ? x86::inverted(condition) : condition);
    return true;
  }
  if (invert) std::swap(high, low);
  int64_t distance = *high - *low;
  bool is_scale = distance <= 8 && std::has_single_bit(static_cast<uint64_t>(distance));
  bool has_base = distance == 3 || distance == 5 || distance == 9;
  bool is_power = *low == 0 && std::has_single_bit(static_cast<uint64_t>(distance));
  if (!is_scale && !has_base && !is_power) return false;
  Register bit = *low == 0 && distance == 1 ? result(id) : temporary();
  emit_zero_extended_condition(bit, value, invert);
  if (bit == result(id)) return true;
  if (distance == 1) {
    emit(Op::ADDri, width, {result(id), bit, Operand::immediate(*low)});
  } else if (is_power) {
    int shift = std::countr_zero(static_cast<uint64_t>(distance));
    emit(Op::SHLri, width, {result(id), bit, Operand::immediate(shift)});
  } else {
    Address address;
    if (has_base) address = Address::of_register(bit);
    address.index = bit;
    address.scale = static_cast<uint8_t>(has_base ? distance - 1 : distance);
    address.displacement = static_cast<int32_t>(*low);
    emit(Op::LEA, width, {result(id), address});
  }
  return true;
}

// a ? b : false is a & b, and a ? true : b is a | b: registers hold no poison.
bool Selector::select_boolean_select(InstId id) {
  Value condition = function_.operand(id, 0);
  Value if_true = function_.operand(id, 1), if_false = function_.operand(id, 2);
  if (function_[id].type != ssa::kI1 || is_compare_for_tile(condition)) return false;
  bool is_and = constant_of(if_false) == 0, is_or = constant_of(if_true) == 1;
  if (!is_and && !is_or) return false;
  Register left = use(condition);
  emit(is_and ? Op::ANDrr : Op::ORrr, 1, {result(id), left, use(is_and ? if_true : if_false)});
  return true;
}

}  // namespace lilt::backend::isel
