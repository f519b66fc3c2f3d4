// Rules on and, or, xor and the shifts.
#include "ir/opt/rewriter.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Whether one operand of `value` (an and, an or) is `part`.
bool has_operand(const Rewriter& r, Value value, Opcode opcode, Value part) {
  Value a, b;
  return r.match(value, opcode, a, b) && (a == part || b == part);
}

bool are_complements(const Rewriter& r, Value x, Value y) {
  Value inner;
  return (r.match_not(x, inner) && inner == y) || (r.match_not(y, inner) && inner == x);
}

// (a & b) | (a & c), or the same with ^: a & (b | c).
Value factor_out(Rewriter& r, Value x, Value y) {
  if (!r.has_one_use(x) || !r.has_one_use(y)) return {};
  if (!r.is_instruction(x, Opcode::And) || !r.is_instruction(y, Opcode::And)) return {};
  for (uint32_t i = 0; i < 4; ++i) {
    Value common = r.operand_of(x, i & 1);
    if (common != r.operand_of(y, i >> 1)) continue;
    Value b = r.operand_of(x, 1 - (i & 1)), c = r.operand_of(y, 1 - (i >> 1));
    return r.become(Opcode::And, {common, r.build(r.opcode(), r.type(), {b, c})});
  }
  return {};
}

// (e & f) | (~e & g), or the same with ^: the bits of f where e is one, of g elsewhere. As
// ((f ^ g) & e) ^ g it needs no complement and is shorter from e on.
Value merge_by_mask(Rewriter& r, Value x, Value y) {
  if (r.width() < 2 || !r.has_one_use(x) || !r.has_one_use(y)) return {};
  if (!r.is_instruction(x, Opcode::And) || !r.is_instruction(y, Opcode::And)) return {};
  for (uint32_t i = 0; i < 4; ++i) {
    Value in_x = r.operand_of(x, i & 1), in_y = r.operand_of(y, i >> 1), mask;
    Value f = r.operand_of(x, 1 - (i & 1)), g = r.operand_of(y, 1 - (i >> 1));
    if (r.match_not(in_x, mask) && mask == in_y) {
      std::swap(in_x, in_y);
      std::swap(f, g);
    } else if (!r.match_not(in_y, mask) || mask != in_x) {
      continue;
    }
    if (!r.has_one_use(in_y)) continue;  // the complement stays anyway
    Value difference = r.build(Opcode::Xor, r.type(), {f, g});
    return r.become(Opcode::Xor, {r.build(Opcode::And, r.type(), {difference, mask}), g});
  }
  return {};
}

Value simplify_and_constant(Rewriter& r, Value x, uint64_t c) {
  Value a;
  uint64_t inner = 0;
  uint64_t possible = ~r.known_zero(x) & low_mask(r.width());
  if ((possible & c) == 0) return r.constant(0);
  if ((possible & ~c) == 0) return x;
  if (r.match(x, Opcode::And, a, inner)) return r.become_constant_right(Opcode::And, a, inner & c);
  if (r.match(x, Opcode::Or, a, inner) && (inner & c) == 0)
    return r.become_constant_right(Opcode::And, a, c);
  return {};
}

Value simplify_and(Rewriter& r) {
  Value x = r.operand(0), y = r.operand(1), a, b;
  uint64_t c = 0;
  if (x == y) return x;
  if (are_complements(r, x, y)) return r.constant(0);
  if (r.is_constant(y, c)) return simplify_and_constant(r, x, c);
  if (has_operand(r, y, Opcode::Or, x)) return x;
  if (has_operand(r, x, Opcode::Or, y)) return y;
  if (has_operand(r, y, Opcode::And, x)) return y;
  if (has_operand(r, x, Opcode::And, y)) return x;
  bool both_once = r.has_one_use(x) && r.has_one_use(y);
  if (both_once && r.match_not(x, a) && r.match_not(y, b))
    return r.become(Opcode::Xor,
                    {r.build(Opcode::Or, r.type(), {a, b}), r.constant(low_mask(r.width()))});
  return {};
}

Value simplify_or(Rewriter& r) {
  Value x = r.operand(0), y = r.operand(1), a, b;
  uint64_t c = 0, inner = 0;
  if (x == y) return x;
  if (are_complements(r, x, y)) return r.constant(low_mask(r.width()));
  if (r.is_constant(y, c)) {
    if (c == 0) return x;
    if (c == low_mask(r.width())) return y;
    if (r.match(x, Opcode::Or, a, inner)) return r.become_constant_right(Opcode::Or, a, inner | c);
  }
  if (has_operand(r, y, Opcode::And, x)) return x;
  if (has_operand(r, x, Opcode::And, y)) return y;
  if (has_operand(r, y, Opcode::Or, x)) return y;
  if (has_operand(r, x, Opcode::Or, y)) return x;
  bool both_once = r.has_one_use(x) && r.has_one_use(y);
  if (both_once && r.match_not(x, a) && r.match_not(y, b))
    return r.become(Opcode::Xor,
                    {r.build(Opcode::And, r.type(), {a, b}), r.constant(low_mask(r.width()))});
  if (Value merged = merge_by_mask(r, x, y); merged.valid()) return merged;
  if (Value factored = factor_out(r, x, y); factored.valid()) return factored;
  return join_loads(r);
}

Value simplify_xor(Rewriter& r) {
  Value x = r.operand(0), y = r.operand(1), a, b;
  uint64_t c = 0, inner = 0;
  if (x == y) return r.constant(0);
  if (are_complements(r, x, y)) return r.constant(low_mask(r.width()));
  if (r.is_constant(y, c)) {
    if (c == 0) return x;
    if (r.match(x, Opcode::Xor, a, inner))
      return r.become_constant_right(Opcode::Xor, a, inner ^ c);
    bool inverts = c == low_mask(r.width());
    if (inverts && r.has_one_use(x) && r.is_instruction(x, Opcode::ICmp)) {
      auto predicate = inverted(IntPredicate(r.function[x.local()].subcode));
      return r.become(Opcode::ICmp, {r.operand_of(x, 0), r.operand_of(x, 1)}, 0,
                      static_cast<uint8_t>(predicate));
    }
    if (inverts && r.match(x, Opcode::Add, a, inner))  // -1 - (a + C)
      return r.become(Opcode::Sub, {r.constant(~inner), a});
    if (inverts && r.match(x, Opcode::Sub, inner, a))  // -1 - (C - a)
      return r.become_constant_right(Opcode::Add, a, ~inner);
  }
  if (r.match(x, Opcode::Xor, a, b)) {
    if (a == y) return b;
    if (b == y) return a;
  }
  if (r.match(y, Opcode::Xor, a, b)) {
    if (a == x) return b;
    if (b == x) return a;
  }
  if (r.match_not(x, a) && r.match_not(y, b)) return r.become(Opcode::Xor, {a, b});
  if (Value merged = merge_by_mask(r, x, y); merged.valid()) return merged;
  return factor_out(r, x, y);
}

// A shift of a shift in the same direction by constants whose sum is `total`.
Value shift_together(Rewriter& r, Value a, uint64_t total) {
  if (total < r.width()) return r.become_constant_right(r.opcode(), a, total);
  if (r.opcode() == Opcode::AShr) return r.become_constant_right(Opcode::AShr, a, r.width() - 1);
  return r.constant(0);
}

Value simplify_shift(Rewriter& r) {
  Value x = r.operand(0), a;
  uint64_t amount = 0, inner = 0;
  Opcode opcode = r.opcode();
  if (r.is_zero(x)) return x;
  if (opcode == Opcode::AShr && r.is_all_ones(x)) return x;
  if (!r.is_constant(r.operand(1), amount) || amount >= r.width()) return {};
  if (amount == 0) return x;
  if (r.match(x, opcode, a, inner) && inner < r.width())
    return shift_together(r, a, inner + amount);
  uint64_t mask = low_mask(r.width());
  if (opcode == Opcode::Shl) {
    bool back = r.match(x, Opcode::LShr, a, inner) || r.match(x, Opcode::AShr, a, inner);
    if (back && inner == amount) return r.become_constant_right(Opcode::And, a, mask << amount);
  }
  if (opcode == Opcode::LShr) {
    if (r.match(x, Opcode::Shl, a, inner) && inner == amount)
      return r.become_constant_right(Opcode::And, a, mask >> amount);
    if ((~r.known_zero(x) & mask) >> amount == 0) return r.constant(0);
  }
  bool sign_is_zero = (r.known_zero(x) >> (r.width() - 1) & 1) != 0;
  if (opcode == Opcode::AShr && sign_is_zero)
    return r.become(Opcode::LShr, {x, r.operand(1)}, r.flags());
  return {};
}

}  // namespace

Value simplify_bitwise(Rewriter& r) {
  if (r.width() == 0) return {};
  if (r.width() == 1)
    if (Value joined = join_comparisons(r); joined.valid()) return joined;
  switch (r.opcode()) {
    case Opcode::And:
      return simplify_and(r);
    case Opcode::Or:
      return simplify_or(r);
    case Opcode::Xor:
      return simplify_xor(r);
    default:
      return simplify_shift(r);
  }
}

}  // namespace lilt::opt
