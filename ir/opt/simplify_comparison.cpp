// Rules on comparisons.
//
// A predicate is the set of orders of its operands for which it holds: equal, greater, less, and of
// floating-point numbers unordered. Two comparisons of the same operands are one, whose set is the
// intersection, union or difference of theirs; an order that the operands cannot have leaves a
// smaller choice of predicates.
#include <cmath>
#include <limits>
#include <optional>

#include "ir/opt/alias.h"
#include "ir/opt/rewriter.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/fast_math.h"
#include "ir/ssa/intrinsics.h"
#include "ir/ssa/number.h"

namespace lilt::opt {

using namespace ssa;

namespace {

bool is_equality(IntPredicate p) { return p == IntPredicate::EQ || p == IntPredicate::NE; }

// The unsigned predicate of the same direction.
IntPredicate without_sign(IntPredicate p) {
  return number::reads_sign(p) ? IntPredicate(static_cast<int>(p) - 4) : p;
}

// --- predicates as sets of orders

constexpr unsigned kEqual = 1, kGreater = 2, kLess = 4, kUnordered = 8, kAllOrders = 15;
static_assert(static_cast<unsigned>(FloatPredicate::UGE) == (kUnordered | kGreater | kEqual));
static_assert(static_cast<unsigned>(FloatPredicate::OLT) == kLess);

constexpr unsigned exchanged(unsigned orders) {  // a p b  ==  b exchanged(p) a
  return (orders & (kEqual | kUnordered)) | (orders & kGreater) << 1 | (orders & kLess) >> 1;
}

constexpr unsigned joined(Opcode opcode, unsigned a, unsigned b) {
  return opcode == Opcode::And ? a & b : opcode == Opcode::Or ? a | b : a ^ b;
}

// Of the predicates EQ to ULE.
constexpr unsigned kIntegerOrders[] = {kEqual, kGreater | kLess, kGreater, kGreater | kEqual,
                                       kLess,  kLess | kEqual};

// Of two comparisons of the same integers or pointers; those of one sign only.
Value join_integer(Rewriter& r, IntPredicate p, IntPredicate q, bool is_exchanged) {
  const bool has_sign = number::reads_sign(p) || number::reads_sign(q);
  const auto fits = [&](IntPredicate each) {
    return !has_sign || is_equality(each) || number::reads_sign(each);
  };
  if (!fits(p) || !fits(q)) return {};
  const auto orders_of = [](IntPredicate each) {
    return kIntegerOrders[static_cast<size_t>(without_sign(each))];
  };
  const unsigned second = is_exchanged ? exchanged(orders_of(q)) : orders_of(q);
  const unsigned orders = joined(r.opcode(), orders_of(p), second);
  if (orders == 0 || orders == (kEqual | kGreater | kLess)) return r.integer(kI1, orders != 0);
  auto predicate = static_cast<int>(std::ranges::find(kIntegerOrders, orders) - kIntegerOrders);
  if (has_sign && !is_equality(IntPredicate(predicate))) predicate += 4;
  return r.become(Opcode::ICmp, {r.operand_of(r.operand(0), 0), r.operand_of(r.operand(0), 1)}, 0,
                  static_cast<uint8_t>(predicate));
}

// Of two comparisons of x with constants: one, of its distance from the least number of the range
// that satisfies them. Source: LLVM's foldAndOrOfICmpsUsingRanges.
Value join_ranges(Rewriter& r, const Instruction& a, const Instruction& b) {
  const Value x = r.operand_of(r.operand(0), 0);
  uint64_t c = 0, d = 0;
  if (r.opcode() == Opcode::Xor || x != r.operand_of(r.operand(1), 0) ||
      !r.is_constant(r.operand_of(r.operand(0), 1), c) ||
      !r.is_constant(r.operand_of(r.operand(1), 1), d) || !r.has_one_use(r.operand(0)) ||
      !r.has_one_use(r.operand(1)))
    return {};
  const uint32_t width = r.width_of(x);
  const bool is_or = r.opcode() == Opcode::Or;
  const auto predicate = [&](const Instruction& i) {
    return is_or ? inverted(IntPredicate(i.subcode)) : IntPredicate(i.subcode);
  };
  const auto first = range_where(predicate(a), c, width),
             second = range_where(predicate(b), d, width);
  if (width == 0 || !first || !second) return {};
  const std::optional<ValueRange> both = intersection(*first, *second, width);
  if (!both) return {};
  const RangeTest test = test_of(*both, width);
  const TypeId type = r.function.type_of(x);
  const Value distance =
      test.minus == 0 ? x : r.build(Opcode::Add, type, {x, r.integer(type, 0 - test.minus)});
  const IntPredicate holds = is_or ? inverted(test.predicate) : test.predicate;
  return r.become(Opcode::ICmp, {distance, r.integer(type, test.bound)}, 0,
                  static_cast<uint8_t>(holds));
}

// --- floating point

bool is_absolute(const Function& f, Value value) {
  return value.is_local() && called_intrinsic_name(f, value.local()) == "llvm.fabs";
}

// The orders of two operands, of which the second may be a constant.
unsigned possible_orders(const Rewriter& r, Value x, Value y, std::optional<double> c) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (x == y) return kEqual | kUnordered;
  if (!c || std::isnan(*c)) return kAllOrders;
  unsigned orders = kAllOrders;
  if (*c == kInfinity) orders &= ~kGreater;
  if (*c == -kInfinity) orders &= ~kLess;
  if (*c <= 0 && is_never_negative(r.function, x)) orders &= *c < 0 ? ~(kLess | kEqual) : ~kLess;
  return orders;
}

// Whether two numbers are numbers, each compared with a constant: `ord x, 0` and `ord y, 0`.
Value join_tests_of_order(Rewriter& r, const Instruction& a, const Instruction& b) {
  const auto wanted =
      static_cast<uint8_t>(r.opcode() == Opcode::And ? FloatPredicate::ORD : FloatPredicate::UNO);
  if (r.opcode() == Opcode::Xor || a.subcode != wanted || b.subcode != wanted) return {};
  const Value x = r.operand_of(r.operand(0), 0), y = r.operand_of(r.operand(1), 0);
  const auto is_alone = [&](Value comparison, Value tested) {
    const Value other = r.operand_of(comparison, 1);
    const std::optional<double> c = number_of(r.function, other);
    return other == tested || (c && !std::isnan(*c));
  };
  if (!is_alone(r.operand(0), x) || !is_alone(r.operand(1), y) ||
      r.function.type_of(x) != r.function.type_of(y))
    return {};
  return r.become(Opcode::FCmp, {x, y}, a.flags & b.flags, wanted);
}

}  // namespace

// Of the orders that the operands can have, those for which the comparison holds.
Value compare_by_order(Rewriter& r, Value x, Value y) {
  const auto p = FloatPredicate(r.function[r.id()].subcode);
  if (x.is_constant() && !y.is_constant())
    return r.become(Opcode::FCmp, {y, x}, r.flags(),
                    static_cast<uint8_t>(exchanged(static_cast<unsigned>(p))));
  const std::optional<double> c = number_of(r.function, y);
  const unsigned possible = possible_orders(r, x, y, c);
  const unsigned holds = static_cast<unsigned>(p) & possible;
  if (holds == 0) return r.integer(kI1, 0);
  if (holds == possible) return r.integer(kI1, 1);
  if (p == FloatPredicate::ORD || p == FloatPredicate::UNO) return {};
  const bool has_unordered = (holds & kUnordered) != 0;
  if (holds == kUnordered || holds == (possible & ~kUnordered))
    return r.become(
        Opcode::FCmp, {x, x}, r.flags(),
        static_cast<uint8_t>(has_unordered ? FloatPredicate::UNO : FloatPredicate::ORD));
  // What is greater than zero without its sign is either greater or less with it.
  if (c != 0 || !is_absolute(r.function, x)) return {};
  const unsigned unequal = (holds & kGreater) != 0 ? kGreater | kLess : 0;
  return r.become(Opcode::FCmp, {r.operand_of(x, 2), y}, r.flags(),
                  static_cast<uint8_t>((holds & (kEqual | kUnordered)) | unequal));
}

// All values from the lowest to the highest that the text promises compare alike.
Value compare_range(Rewriter& r, Value x, uint64_t c) {
  const auto range = promised_range(r.function, x);
  if (!range) return {};
  const auto predicate = IntPredicate(r.function[r.id()].subcode);
  const uint64_t mask = low_mask(r.width()), size = (range->high - range->low) & mask;
  const uint64_t low = range->low & mask, last = (range->high - 1) & mask;
  if (size == 0) return {};
  if (is_equality(predicate)) {
    const bool is_outside = ((c - low) & mask) >= size;
    if (!is_outside && size > 1) return {};
    return r.constant(is_outside == (predicate == IntPredicate::NE));
  }
  const uint64_t sign = number::reads_sign(predicate) ? uint64_t{1} << (r.width() - 1) : 0;
  const bool wraps = (low ^ sign) > (last ^ sign);
  const bool at_low = number::holds(predicate, r.width(), low, c);
  return !wraps && at_low == number::holds(predicate, r.width(), last, c) ? r.constant(at_low)
                                                                          : Value();
}

// A select between constants is compared in both arms.
Value compare_arms(Rewriter& r, Value condition, uint64_t a, uint64_t b, uint64_t c) {
  const auto predicate = IntPredicate(r.function[r.id()].subcode);
  const bool if_true = number::holds(predicate, r.width(), a, c);
  const bool if_false = number::holds(predicate, r.width(), b, c);
  if (if_true == if_false) return r.constant(if_true);
  return if_true ? condition : r.become_constant_right(Opcode::Xor, condition, 1);
}

bool is_nonnull(const Rewriter& r, Value x) {
  return r.is_instruction(x, Opcode::Alloca) || is_promised_nonnull(r.function, x);
}

bool can_replace(const Rewriter& r, Value from, Value to) {
  return can_replace_if_equal(r.function, from, to);
}

Value join_comparisons(Rewriter& r) {
  const Value x = r.operand(0), y = r.operand(1);
  if (!x.is_local() || !y.is_local()) return {};
  const Instruction a = r.function[x.local()], b = r.function[y.local()];
  if (a.opcode != b.opcode || (a.opcode != Opcode::ICmp && a.opcode != Opcode::FCmp)) return {};
  const Value left = r.operand_of(x, 0), right = r.operand_of(x, 1);
  const bool is_exchanged = left == r.operand_of(y, 1) && right == r.operand_of(y, 0);
  if (!is_exchanged && (left != r.operand_of(y, 0) || right != r.operand_of(y, 1)))
    return a.opcode == Opcode::FCmp ? join_tests_of_order(r, a, b) : join_ranges(r, a, b);
  if (a.opcode == Opcode::ICmp)
    return join_integer(r, IntPredicate(a.subcode), IntPredicate(b.subcode), is_exchanged);
  const unsigned orders =
      joined(r.opcode(), a.subcode, is_exchanged ? exchanged(b.subcode) : b.subcode);
  if (orders == 0 || orders == kAllOrders) return r.integer(kI1, orders != 0);
  return r.become(Opcode::FCmp, {left, right}, a.flags & b.flags, static_cast<uint8_t>(orders));
}

}  // namespace lilt::opt
