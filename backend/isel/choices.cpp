// Rules for `select` of integers: conditional moves, and arithmetic on the condition.
#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel::rules {

using ssa::IntPredicate;

// The condition is a constant.
bool known_choice(Selector& s, InstId id) {
  Value condition = s.operand(id, 0);
  if (!condition.is_constant()) return false;
  copy_value(s, id, s.use(s.operand(id, s.constant_of(condition) == 1 ? 1 : 2)));
  return true;
}

namespace {

constexpr int kMaxChoices = 4;          // by one comparison
constexpr int kMaxChoiceDistance = 16;  // instructions between the first and a later one

// Whether one value is a sum or a difference of the other.
bool are_neighbours(Selector& s, Value value, Value other) {
  const ssa::Instruction* sum = s.definition(value);
  if (sum == nullptr || (sum->opcode != Opcode::Add && sum->opcode != Opcode::Sub)) return false;
  return s.operand(value.local(), 0) == other || s.operand(value.local(), 1) == other;
}

// Whether the select is a plain cmov of two values in registers by a comparison: no other rule
// takes it.
bool is_plain_choice(Selector& s, InstId id) {
  if (s[id].opcode != Opcode::Select || s[id].type == ssa::kI1 || is_floating(s[id].type))
    return false;
  const ssa::Instruction* condition = s.definition(s.operand(id, 0));
  if (condition == nullptr || condition->opcode != Opcode::ICmp) return false;
  const Value if_true = s.operand(id, 1), if_false = s.operand(id, 2);
  return !(s.constant_of(if_true) && s.constant_of(if_false)) && !s.foldable_load(if_true) &&
         !s.foldable_load(if_false) && !are_neighbours(s, if_true, if_false) &&
         !are_neighbours(s, if_false, if_true);
}

// A choice by the comparison of an earlier one is made at the place of the first of them, by the
// same flags, if its values are there.
bool leave_to_earlier_choice(Selector& s, InstId id) {
  const auto lefts_of = [&](InstId first) {
    return std::ranges::count_if(s.left_choices(),
                                 [&](const auto& left) { return left.first == first; });
  };
  if (!is_plain_choice(s, id) || lefts_of(id) != 0) return false;
  const Value condition = s.operand(id, 0), if_true = s.operand(id, 1), if_false = s.operand(id, 2);
  if (s.facts().has_one_use(condition.local())) return false;
  InstId earlier, at = s.function().previous(id);
  for (int step = 0; step < kMaxChoiceDistance && at.valid();
       ++step, at = s.function().previous(at)) {
    if (if_true == Value(at) || if_false == Value(at)) break;
    if (s[at].opcode != Opcode::Select || s.operand(at, 0) != condition) continue;
    if (is_plain_choice(s, at) && lefts_of(at) < kMaxChoices - 1) earlier = at;
  }
  if (!earlier.valid()) return false;
  s.left_choices().emplace_back(earlier, id);
  s.result(earlier);  // the walk skips what nothing wants
  return true;
}

// Of registers that are 0, 1 or poison: 1 if one of them is.
void either_bit(Selector& s, InstId id, Register left, Register right) {
  const Register both = with_register(s, Op::ORrr, 4, left, right);
  s.emit(Op::ANDri, 4, {s.result(id), both, Operand::immediate(1)});
}

}  // namespace

// cmov; an arm that is a load is its memory operand. Later choices by the same flags follow.
void choice(Selector& s, InstId id) {
  if (leave_to_earlier_choice(s, id)) return;
  Value if_true = s.operand(id, 1), if_false = s.operand(id, 2);
  const Tile& tile = s.tile_of(Opcode::Select, s[id].type);
  const bool whole = exists(tile.rm);
  bool inverted = false;
  std::optional<InstId> load = whole ? s.foldable_load(if_true) : std::nullopt;
  if (!load && whole && (load = s.foldable_load(if_false))) {
    std::swap(if_true, if_false);
    inverted = true;
  }
  Register kept = s.use(if_false);
  Address address;
  Register taken;
  if (load)
    address = s.commit_load(*load);
  else
    taken = s.use(if_true);
  struct Later {
    InstId id;
    Register kept, taken;
  };
  std::array<Later, kMaxChoices> later;
  size_t count = 0;
  std::erase_if(s.left_choices(), [&](const auto& left) {
    if (left.first != id) return false;
    const InstId other = left.second;
    later[count++] = {other, s.use(s.operand(other, 2)), s.use(s.operand(other, 1))};
    return true;
  });
  const Condition condition = emit_condition(s, s.operand(id, 0));
  const Condition taken_on = inverted ? x86::inverted(condition) : condition;
  if (load)
    s.emit(tile.rm, tile.memory_width, {s.result(id), kept, address}, taken_on);
  else
    s.emit(tile.rr, tile.register_width, {s.result(id), kept, taken}, taken_on);
  for (size_t i = 0; i < count; ++i) {
    const Tile& other = s.tile_of(Opcode::Select, s[later[i].id].type);
    s.emit(other.rr, other.register_width, {s.result(later[i].id), later[i].kept, later[i].taken},
           condition);
  }
}

// x < 0 ? -x : x by the flags of the negation: it is negative if x is positive, or the least
// number, which is its own negation.
bool magnitude(Selector& s, InstId id) {
  Value condition = s.operand(id, 0), value = s.operand(id, 2);
  Value negated = s.operand(id, 1);
  if (!condition.is_local() || s[condition.local()].opcode != Opcode::ICmp ||
      static_cast<IntPredicate>(s[condition.local()].subcode) != IntPredicate::SLT ||
      s.operand(condition.local(), 0) != value ||
      s.constant_of(s.operand(condition.local(), 1)) != 0)
    return false;
  unsigned width = s.width_of(s[id].type);
  if (!s.single_use_definition(negated, Opcode::Sub) ||
      s.constant_of(s.operand(negated.local(), 0)) != 0 || s.operand(negated.local(), 1) != value)
    return false;
  Register number = s.use(value);
  Register opposite = with_negation(s, width, number);
  s.emit(Op::CMOVrr, width, {s.result(id), opposite, number}, Condition::S);
  return true;
}

// x < 0 ? c : 0 and x > −1 ? 0 : c: the sign in all bits, and c. In i8 and i16 the shift is one of
// that width, which needs no sign extension before it.
bool choice_by_sign(Selector& s, InstId id) {
  const Value condition = s.operand(id, 0);
  const ssa::Instruction* compare = s.single_use_definition(condition, Opcode::ICmp);
  if (compare == nullptr) return false;
  const Value number = s.operand(condition.local(), 0);
  const TypeId type = s[id].type;
  if (s.bits_of(s.type_of(number)) != s.bits_of(type)) return false;
  const std::optional<int64_t> bound = s.constant_of(s.operand(condition.local(), 1));
  const auto predicate = static_cast<IntPredicate>(compare->subcode);
  const bool is_negative = predicate == IntPredicate::SLT && bound == 0;
  if (!is_negative && !(predicate == IntPredicate::SGT && bound == -1)) return false;
  const std::optional<int64_t> taken = s.immediate_of(s.operand(id, is_negative ? 1 : 2));
  if (!taken || *taken == 1 || s.constant_of(s.operand(id, is_negative ? 2 : 1)) != 0) return false;
  const Register sign = *taken == -1 ? s.result(id) : s.temporary(type);
  s.emit(Op::SARri, s.width_of(type),
         {sign, s.use(number), Operand::immediate(static_cast<int64_t>(s.bits_of(type)) - 1)});
  if (*taken != -1)
    s.emit(Op::ANDri, s.operation_width(type), {s.result(id), sign, Operand::immediate(*taken)});
  return true;
}

// Two constants: arithmetic on the condition as 0 or 1, if their difference allows it.
bool choice_of_constants(Selector& s, InstId id) {
  std::optional<int64_t> high = s.constant_of(s.operand(id, 1));
  std::optional<int64_t> low = s.constant_of(s.operand(id, 2));
  Value value = s.operand(id, 0);
  unsigned width = s.operation_width(s[id].type);
  if (!high || !low || *high == *low || !fits_int32(*high) || !fits_int32(*low)) return false;
  bool invert = *high < *low;
  if (s[id].type == ssa::kI1) {
    Condition condition = emit_condition(s, value);
    s.emit(Op::SETr, 1, {s.result(id)}, invert ? x86::inverted(condition) : condition);
    return true;
  }
  if (invert) std::swap(high, low);
  int64_t distance = *high - *low;
  bool is_scale = distance <= 8 && std::has_single_bit(static_cast<uint64_t>(distance));
  bool has_base = distance == 3 || distance == 5 || distance == 9;
  bool is_power = *low == 0 && std::has_single_bit(static_cast<uint64_t>(distance));
  if (!is_scale && !has_base && !is_power) return false;
  Register bit = *low == 0 && distance == 1 ? s.result(id) : s.temporary();
  emit_zero_extended_condition(s, bit, value, invert);
  if (bit == s.result(id)) return true;
  if (distance == 1) {
    s.emit(Op::ADDri, width, {s.result(id), bit, Operand::immediate(*low)});
  } else if (is_power) {
    int shift = std::countr_zero(static_cast<uint64_t>(distance));
    s.emit(Op::SHLri, width, {s.result(id), bit, Operand::immediate(shift)});
  } else {
    Address address;
    if (has_base) address = Address::of_register(bit);
    address.index = bit;
    address.scale = static_cast<uint8_t>(has_base ? distance - 1 : distance);
    address.displacement = static_cast<int32_t>(*low);
    s.emit(Op::LEA, width, {s.result(id), address});
  }
  return true;
}

// a ? b : false is a & b, and a ? true : b is a | b; a register of poison holds some number.
bool logical_choice(Selector& s, InstId id) {
  Value condition = s.operand(id, 0);
  Value if_true = s.operand(id, 1), if_false = s.operand(id, 2);
  if (s[id].type != ssa::kI1 || is_compare_for_tile(s, condition)) return false;
  bool is_and = s.constant_of(if_false) == 0, is_or = s.constant_of(if_true) == 1;
  if (!is_and && !is_or) return false;
  Register left = s.use(condition);
  if (is_and || s.is_bit_if_poison(if_false))
    s.emit(is_and ? Op::ANDrr : Op::ORrr, 1,
           {s.result(id), left, s.use(is_and ? if_true : if_false)});
  else
    either_bit(s, id, left, s.use(if_false));
  return true;
}

// A one decides, so it must be the whole number whatever poison has in the other register.
bool disjunction_of_bits(Selector& s, InstId id) {
  const Value left = s.operand(id, 0), right = s.operand(id, 1);
  if (s.is_bit_if_poison(left) && s.is_bit_if_poison(right)) return false;
  const Register first = s.use(left);
  either_bit(s, id, first, s.use(right));
  return true;
}

}  // namespace lilt::backend::isel::rules
