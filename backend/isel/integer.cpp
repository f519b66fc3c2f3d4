// Rules for integer operations except multiplication and division.
#include <bit>
#include <utility>

#include "backend/isel/tile_rules.h"
#include "ir/opt/known_bits.h"

namespace lilt::backend::isel {

std::optional<Value> number_of_bit(Selector& s, Value value) {
  if (!s.single_use_definition(value, Opcode::Shl)) return std::nullopt;
  const Value number = s.operand(value.local(), 1);
  if (s.constant_of(s.operand(value.local(), 0)) != 1 || s.constant_of(number)) return std::nullopt;
  return shift_amount(s, number, s.bits_of(s.type_of(value)));
}

namespace {

// value − 1 or value + −1, without another use.
bool is_predecessor(Selector& s, Value candidate, Value value) {
  if (s.single_use_definition(candidate, Opcode::Sub))
    return s.operand(candidate.local(), 0) == value &&
           s.constant_of(s.operand(candidate.local(), 1)) == 1;
  return s.single_use_definition(candidate, Opcode::Add) &&
         s.operand(candidate.local(), 0) == value &&
         s.constant_of(s.operand(candidate.local(), 1)) == -1;
}

// 0 − value, without another use.
bool is_negation(Selector& s, Value candidate, Value value) {
  return s.single_use_definition(candidate, Opcode::Sub) &&
         s.constant_of(s.operand(candidate.local(), 0)) == 0 &&
         s.operand(candidate.local(), 1) == value;
}

// a, if the value is ~a and has no other use.
std::optional<Value> complemented(Selector& s, Value value) {
  if (!s.single_use_definition(value, Opcode::Xor)) return std::nullopt;
  const auto [inner, ones] = with_constant(s, value.local());
  return ones == -1 ? std::optional(inner) : std::nullopt;
}

// Whether the second amount of a shift is a multiple of the width minus the first. A shift by less
// than zero or by the width or more is poison: so equality modulo the width is enough.
bool are_opposite_amounts(Selector& s, Value amount, Value opposite, int64_t bits) {
  const auto width = static_cast<unsigned>(bits);
  opposite = shift_amount(s, opposite, width);
  const ssa::Instruction* difference = s.definition(opposite);
  if (difference == nullptr || difference->opcode != Opcode::Sub) return false;
  const std::optional<int64_t> whole = s.constant_of(s.operand(opposite.local(), 0));
  return whole && *whole % bits == 0 &&
         shift_amount(s, s.operand(opposite.local(), 1), width) == shift_amount(s, amount, width);
}

}  // namespace

std::optional<BitOperation> match_bit_operation(Selector& s, InstId id) {
  const bool is_and = s[id].opcode == Opcode::And;
  for (const uint32_t i : {0u, 1u}) {
    const Value value = s.operand(id, i), other = s.operand(id, 1 - i);
    if (is_predecessor(s, other, value))
      return BitOperation{is_and ? Operation::WithoutLowestBit : Operation::UpToLowestBit, value,
                          Value()};
    if (!is_and) continue;
    if (is_negation(s, other, value)) return BitOperation{Operation::LowestBit, value, Value()};
    if (s.immediate_of(value)) continue;
    if (const std::optional<Value> inverse = complemented(s, other))
      return BitOperation{Operation::AndNot, *inverse, value};
  }
  return std::nullopt;
}

void emit_bit_operation(Selector& s, const BitOperation& matched, TypeId type, Register to,
                        bool one_use) {
  const Tile& tile = s.tile_of(matched.operation, type);
  const Register left = s.use(matched.left);
  if (!matched.right.valid()) return s.emit(tile.rr, tile.register_width, {to, left});
  if (const std::optional<InstId> load = s.foldable_operand(matched.right, one_use))
    s.emit(tile.rm, tile.memory_width, {to, left, s.commit_operand(matched.right, *load)});
  else
    s.emit(tile.rr, tile.register_width, {to, left, s.use(matched.right)});
}

namespace rules {
namespace {

// result = value op immediate
bool emit_immediate(Selector& s, InstId id, Op op, Value value, int64_t immediate) {
  s.emit(op, s.operation_width(s[id].type),
         {s.result(id), s.use(value), Operand::immediate(immediate)});
  return true;
}

// result = op value
bool emit_unary(Selector& s, InstId id, Operation operation, Value value) {
  const Tile& tile = s.tile_of(operation, s[id].type);
  s.emit(tile.rr, tile.register_width, {s.result(id), s.use(value)});
  return true;
}

// Whether the constant fits a byte or 32 bits only when negated.
bool is_shorter_negated(std::optional<int64_t> constant) {
  return constant == 128 || constant == int64_t{1} << 31;
}

// Whether it is a shift by 1 to 3 without another use, which an address does.
bool is_short_shift(Selector& s, Value value) {
  if (!s.single_use_definition(value, Opcode::Shl)) return false;
  const std::optional<int64_t> amount = s.constant_of(s.operand(value.local(), 1));
  return amount && *amount >= 1 && *amount <= 3;
}

bool emit_scaled_sum(Selector& s, InstId id, Value base, Value scaled) {
  const bool is_product = s.single_use_definition(scaled, Opcode::Mul);
  if ((!is_product && !s.single_use_definition(scaled, Opcode::Shl)) || s.constant_of(base))
    return false;
  const std::optional<int64_t> constant = s.constant_of(s.operand(scaled.local(), 1));
  if (!constant || *constant < 1) return false;
  const auto factor = static_cast<uint64_t>(*constant);
  const int64_t amount = is_product ? std::countr_zero(factor) : *constant;
  if (amount < 1 || amount > 3 || (is_product && !is_lea_factor(factor >> amount))) return false;
  const unsigned width = s.operation_width(s[id].type);
  Address address = Address::of_register(s.use(base));
  address.index = s.use(s.operand(scaled.local(), 0));
  address.scale = static_cast<uint8_t>(1 << amount);
  if (is_product) {
    const Register multiple = s.temporary();
    emit_scaled_lea(s, multiple, address.index, static_cast<unsigned>(factor >> amount), width);
    address.index = multiple;
  }
  s.emit(Op::LEA, width, {s.result(id), address});
  return true;
}

// base + bit or base − bit, where the bit can be the carry.
void emit_with_carry(Selector& s, InstId id, Value base, const CarrySource& source,
                     bool subtracts) {
  const Register from = s.use(base);
  const bool is_inverse = emit_carry(s, source) != Condition::B;
  // The inverse is 1 − carry, so from − (−1) − carry, or from + (−1) + carry.
  s.emit(subtracts == is_inverse ? Op::ADCri : Op::SBBri, s.operation_width(s[id].type),
         {s.result(id), from, Operand::immediate(is_inverse ? -1 : 0)});
}

// base + bit or base − bit, where the extension of the bit has no other use: from the carry if the
// bit can be there.
bool emit_sum_with_bit(Selector& s, InstId id, Value base, Value extension, bool subtracts) {
  if (!extension.is_local() || s.constant_of(base)) return false;
  const Opcode opcode = s[extension.local()].opcode;
  if ((opcode != Opcode::ZExt && opcode != Opcode::SExt) ||
      !s.single_use_definition(extension, opcode) ||
      s.function().block_of(extension.local()) != s.block())
    return false;
  const Value bit = s.operand(extension.local(), 0);
  if (s.type_of(bit) != ssa::kI1) return false;
  if (opcode == Opcode::SExt) subtracts = !subtracts;
  const unsigned width = s.operation_width(s[id].type);
  if (const std::optional<CarrySource> source = carry_source(s, bit)) {
    emit_with_carry(s, id, base, *source, subtracts);
    return true;
  }
  if (!subtracts || opcode == Opcode::ZExt) return false;
  const Register minuend = s.use(base), subtrahend = s.temporary();
  emit_bit(s, subtrahend, bit);
  s.emit(Op::SUBrr, width, {s.result(id), minuend, subtrahend});
  return true;
}

// result = the value with bit n changed by a bit instruction
bool emit_changed_bit(Selector& s, InstId id, Op op, Value value, Value bit) {
  const std::optional<Value> number = number_of_bit(s, bit);
  if (!number) return false;
  const Register operand = s.use(value);
  s.emit(op, s.width_of(s[id].type), {s.result(id), operand, s.use(*number)});
  return true;
}

// value & ~(1 << n), where this tile alone uses the mask.
bool emit_cleared_bit(Selector& s, InstId id, Value value, Value mask) {
  if (!s.single_use_definition(mask, Opcode::Xor)) return false;
  const auto [bit, ones] = with_constant(s, mask.local());
  return ones == -1 && emit_changed_bit(s, id, Op::BTRrr, value, bit);
}

}  // namespace

// base + scaled, where the second is a shift by 1 to 3 without another use, or a product by 2, 4 or
// 8 times 3, 5 or 9: one lea, or two.
bool scaled_sum(Selector& s, InstId id) {
  Value left = s.operand(id, 0), right = s.operand(id, 1);
  return emit_scaled_sum(s, id, left, right) || emit_scaled_sum(s, id, right, left);
}

// An or is a sum where its operands have no bit in common, as the masked halves of a bit reversal.
bool disjoint_scaled_sum(Selector& s, InstId id) {
  const Value left = s.operand(id, 0), right = s.operand(id, 1);
  if (!is_short_shift(s, left) && !is_short_shift(s, right)) return false;
  if ((s[id].flags & ssa::flag::Disjoint) == 0) {
    const uint64_t zero =
        opt::known_zero_bits(s.function(), left) | opt::known_zero_bits(s.function(), right);
    if (zero != lilt::low_mask(s.bits_of(s[id].type))) return false;
  }
  return scaled_sum(s, id);
}

bool sum_with_bit(Selector& s, InstId id) {
  const Value left = s.operand(id, 0), right = s.operand(id, 1);
  return emit_sum_with_bit(s, id, left, right, false) ||
         emit_sum_with_bit(s, id, right, left, false);
}

bool difference_with_bit(Selector& s, InstId id) {
  return emit_sum_with_bit(s, id, s.operand(id, 0), s.operand(id, 1), true);
}

// condition ? a + 1 : a, and the like with a − 1 and exchanged arms: a + bit, if the bit can be the
// carry.
bool choice_of_neighbour(Selector& s, InstId id) {
  for (const uint32_t arm : {1u, 2u}) {
    const Value sum = s.operand(id, arm), base = s.operand(id, 3 - arm);
    if (!s.single_use_definition(sum, Opcode::Add) ||
        s.function().block_of(sum.local()) != s.block() || s.operand(sum.local(), 0) != base)
      continue;
    const std::optional<int64_t> step = s.constant_of(s.operand(sum.local(), 1));
    std::optional<CarrySource> source = carry_source(s, s.operand(id, 0));
    if (!source || (step != 1 && step != -1)) return false;
    if (arm == 2) source->predicate = ssa::inverted(source->predicate);
    emit_with_carry(s, id, base, *source, step == -1);
    return true;
  }
  return false;
}

// (a + b) + constant, where nothing else uses the inner sum and no operand of it is in memory.
bool sum_of_three(Selector& s, InstId id) {
  auto [sum, constant] = with_constant(s, id);
  if (!constant || !fits_int32(*constant) || !s.single_use_definition(sum, Opcode::Add) ||
      s.function().block_of(sum.local()) != s.block())
    return false;
  for (Value part : s.operands(sum.local()))
    if (s.constant_of(part) || s.single_use_definition(part, Opcode::Load)) return false;
  Address address =
      Address::of_register(s.use(s.operand(sum.local(), 0)), static_cast<int32_t>(*constant));
  address.index = s.use(s.operand(sum.local(), 1));
  s.emit(Op::LEA, s.operation_width(s[id].type), {s.result(id), address});
  return true;
}

bool sum_as_difference(Selector& s, InstId id) {
  auto [value, constant] = with_constant(s, id);
  return is_shorter_negated(constant) && !s.constant_of(value) &&
         emit_immediate(s, id, Op::SUBri, value, -*constant);
}

bool difference_as_sum(Selector& s, InstId id) {
  std::optional<int64_t> constant = s.constant_of(s.operand(id, 1));
  return is_shorter_negated(constant) &&
         emit_immediate(s, id, Op::ADDri, s.operand(id, 0), -*constant);
}

bool disjoint_sum(Selector& s, InstId id) {
  const Value left = s.operand(id, 0);
  const std::optional<int64_t> constant = s.constant_of(s.operand(id, 1));
  return (s[id].flags & ssa::flag::Disjoint) != 0 && left.is_local() &&
         !s.facts().has_one_use(left.local()) && constant && fits_int32(*constant) &&
         emit_immediate(s, id, Op::ADDri, left, *constant);
}

bool negation(Selector& s, InstId id) {
  return s.constant_of(s.operand(id, 0)) == 0 &&
         emit_unary(s, id, Operation::Negation, s.operand(id, 1));
}

// -1 - a, a ^ -1
bool complement(Selector& s, InstId id) {
  if (s[id].opcode == Opcode::Sub)
    return s.constant_of(s.operand(id, 0)) == -1 &&
           emit_unary(s, id, Operation::Complement, s.operand(id, 1));
  auto [value, constant] = with_constant(s, id);
  return constant == -1 && emit_unary(s, id, Operation::Complement, value);
}

// A difference without a borrow, because the minuend covers all bits of the other operand.
bool difference_of_bits(Selector& s, InstId id) {
  std::optional<int64_t> minuend = s.constant_of(s.operand(id, 0));
  Value right = s.operand(id, 1);
  if (!minuend || !fits_int32(*minuend) || *minuend <= 0 || !right.is_local() ||
      s[right.local()].opcode != Opcode::And)
    return false;
  std::optional<int64_t> mask = s.constant_of(s.operand(right.local(), 1));
  return mask && (*mask & ~*minuend) == 0 && emit_immediate(s, id, Op::XORri, right, *minuend);
}

bool low_part(Selector& s, InstId id) {
  auto [value, mask] = with_constant(s, id);
  if (mask != 0xff && mask != 0xffff && mask != 0xffffffff) return false;
  if (s.constant_of(value)) return false;
  TypeId part = mask == 0xff ? ssa::kI8 : mask == 0xffff ? ssa::kI16 : ssa::kI32;
  emit_low_part(s, s.result(id), part, value);
  return true;
}

// A 32-bit operation zeroes the upper half.
bool low_mask(Selector& s, InstId id) {
  auto [value, mask] = with_constant(s, id);
  if (!mask || *mask < 0 || *mask > 0xffffffff || s.constant_of(value)) return false;
  auto low = static_cast<int32_t>(*mask);
  s.emit(Op::ANDri, 4, {s.result(id), s.use(value), Operand::immediate(low)});
  return true;
}

// (a >> n) & 1, perhaps truncated between: the bit becomes the carry flag.
bool bit_of_number(Selector& s, InstId id) {
  auto [value, mask] = with_constant(s, id);
  if (mask != 1) return false;
  if (s.single_use_definition(value, Opcode::Trunc)) value = s.operand(value.local(), 0);
  if (!s.single_use_definition(value, Opcode::LShr)) return false;
  const ssa::TypeId type = s.type_of(value);
  if (type != ssa::kI32 && type != ssa::kI64) return false;
  const Value amount = s.operand(value.local(), 1);
  if (s.constant_of(amount)) return false;
  const Register operand = s.use(s.operand(value.local(), 0));
  s.emit(Op::BTrr, s.width_of(type), {operand, s.use(shift_amount(s, amount, s.bits_of(type)))});
  const Register bit = s.temporary();
  s.emit(Op::SETr, 1, {bit}, Condition::B);
  s.emit(Op::MOVZXrr8, 4, {s.result(id), bit});
  return true;
}

bool cleared_bit(Selector& s, InstId id) {
  const Value left = s.operand(id, 0), right = s.operand(id, 1);
  return emit_cleared_bit(s, id, left, right) || emit_cleared_bit(s, id, right, left);
}

bool bit_operation(Selector& s, InstId id) {
  const std::optional<BitOperation> matched = match_bit_operation(s, id);
  if (matched) emit_bit_operation(s, *matched, s[id].type, s.result(id), true);
  return matched.has_value();
}

bool changed_bit(Selector& s, InstId id) {
  const Op op = s[id].opcode == Opcode::Or ? Op::BTSrr : Op::BTCrr;
  const Value left = s.operand(id, 0), right = s.operand(id, 1);
  return emit_changed_bit(s, id, op, left, right) || emit_changed_bit(s, id, op, right, left);
}

// (x << c) | (x >> (bits - c)) without other uses; in place of c, also an amount in a register.
bool rotation(Selector& s, InstId id) {
  Value left = s.operand(id, 0), right = s.operand(id, 1);
  if (s.single_use_definition(left, Opcode::LShr)) std::swap(left, right);
  if (!s.single_use_definition(left, Opcode::Shl) || !s.single_use_definition(right, Opcode::LShr))
    return false;
  const Value value = s.operand(left.local(), 0);
  if (value != s.operand(right.local(), 0)) return false;
  const Value amount_up = s.operand(left.local(), 1), amount_down = s.operand(right.local(), 1);
  const int64_t bits = s.bits_of(s[id].type);
  const unsigned width = s.width_of(s[id].type);
  const std::optional<int64_t> up = s.constant_of(amount_up), down = s.constant_of(amount_down);
  if (up && down) {
    if (*up <= 0 || *up >= bits || *up + *down != bits) return false;
    s.emit(Op::ROLri, width, {s.result(id), s.use(value), Operand::immediate(*up)});
    return true;
  }
  const bool is_left = are_opposite_amounts(s, amount_up, amount_down, bits);
  if (!is_left && !are_opposite_amounts(s, amount_down, amount_up, bits)) return false;
  const Value amount = shift_amount(s, is_left ? amount_up : amount_down, s.bits_of(s[id].type));
  s.emit(is_left ? Op::ROLrCL : Op::RORrCL, width, {s.result(id), s.use(value), s.use(amount)});
  return true;
}

// (x << c) >> c, arithmetic, where 8, 16 or 32 bits remain.
bool extension_by_shifts(Selector& s, InstId id) {
  Value shifted = s.operand(id, 0);
  std::optional<int64_t> down = s.constant_of(s.operand(id, 1));
  if (!down || !s.single_use_definition(shifted, Opcode::Shl) ||
      s.constant_of(s.operand(shifted.local(), 1)) != down)
    return false;
  const int64_t bits = s.bits_of(s[id].type), kept = bits - *down;
  if (kept != 8 && kept != 16 && (kept != 32 || bits == 32)) return false;
  const Tile& tile = s.tile_of(Opcode::SExt, kept == 8    ? ssa::kI8
                                             : kept == 16 ? ssa::kI16
                                                          : ssa::kI32);
  s.emit(tile.rr, s.width_of(s[id].type), {s.result(id), s.use(s.operand(shifted.local(), 0))});
  return true;
}

void sign_extension_of_bit(Selector& s, InstId id) {
  Register bit = s.temporary();
  emit_bit(s, bit, s.operand(id, 0));
  s.emit(Op::NEGr, s.operation_width(s[id].type), {s.result(id), bit});
}

bool extension_of_condition(Selector& s, InstId id) {
  Value value = s.operand(id, 0);
  if (!is_compare_for_tile(s, value)) return false;
  emit_zero_extended_condition(s, s.result(id), value, false);
  return true;
}

}  // namespace rules
}  // namespace lilt::backend::isel
