// Rules on icmp, fcmp and select.
//
// A predicate is the set of orders of its operands for which it holds: equal, greater, less, and of
// floating-point numbers unordered. Two comparisons of the same operands are one, whose set is the
// intersection, union or difference of theirs; an order that the operands cannot have leaves a
// smaller choice of predicates.
#include <bit>
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

// icmp with an integer constant of 1 … 64 bits to the right.
class ConstantComparison {
 public:
  ConstantComparison(Rewriter& rewriter, IntPredicate p, Value left, uint64_t constant)
      : r_(rewriter),
        predicate_(p),
        x_(left),
        c_(constant),
        width_(rewriter.width_of(left)),
        most_(low_mask(width_)),
        sign_(uint64_t{1} << (width_ - 1)) {}

  Value run() {
    if (Value result = canonical(); result.valid()) return result;
    if (Value result = by_known_bits(); result.valid()) return result;
    if (Value result = by_range(); result.valid()) return result;
    if (width_ == 1) return of_bool();
    if (Value result = of_extension(); result.valid()) return result;
    if (Value result = of_select(); result.valid()) return result;
    return is_equality(predicate_) ? equality() : Value();
  }

 private:
  Value truth(bool value) { return r_.integer(kI1, value); }
  Value compare(IntPredicate p, Value left, uint64_t right) {
    TypeId type = r_.function.type_of(left);
    return r_.become(Opcode::ICmp, {left, r_.integer(type, right)}, 0, static_cast<uint8_t>(p));
  }

  // Strict predicates only, equality where one value is left, a constant where none is.
  Value canonical() {
    using enum IntPredicate;
    switch (predicate_) {
      case UGE:
        return c_ == 0 ? truth(true) : compare(UGT, x_, c_ - 1);
      case ULE:
        return c_ == most_ ? truth(true) : compare(ULT, x_, c_ + 1);
      case SGE:
        return c_ == sign_ ? truth(true) : compare(SGT, x_, c_ - 1);
      case SLE:
        return c_ == sign_ - 1 ? truth(true) : compare(SLT, x_, c_ + 1);
      case ULT:
        return strict(0, most_, 1);
      case UGT:
        return strict(most_, 0, most_ - 1);
      case SLT:
        return strict(sign_, sign_ - 1, sign_ + 1);
      case SGT:
        return strict(sign_ - 1, sign_, sign_ - 2);
      default:
        return {};
    }
  }
  // `never`: no value is beyond it; `all_but`: all other values are; `only_one`: exactly one is.
  Value strict(uint64_t never, uint64_t all_but, uint64_t only_one) {
    if (c_ == never) return truth(false);
    if (c_ == all_but) return compare(IntPredicate::NE, x_, c_);
    return c_ == (only_one & most_) ? compare(IntPredicate::EQ, x_, never) : Value();
  }

  Value by_known_bits() {
    uint64_t zero = r_.known_zero(x_);
    if (zero == 0) return {};
    uint64_t largest = ~zero & most_;
    IntPredicate p = predicate_;
    if (is_equality(p) && (zero & c_) != 0) return truth(p == IntPredicate::NE);
    if (number::reads_sign(p)) {
      if ((zero & sign_) == 0) return {};
      if ((c_ & sign_) != 0) return truth(p == IntPredicate::SGT);  // no value is below zero
    }
    if (without_sign(p) == IntPredicate::ULT && largest < c_) return truth(true);
    if (without_sign(p) == IntPredicate::UGT && largest <= c_) return truth(false);
    return {};
  }

  // All values from the lowest to the highest that the text promises compare alike.
  Value by_range() {
    const auto range = promised_range(r_.function, x_);
    if (!range || range->low >= range->high) return {};
    const uint64_t low = range->low, high = range->high - 1;
    if (is_equality(predicate_))
      return c_ < low || c_ > high ? truth(predicate_ == IntPredicate::NE) : Value();
    const bool is_split = number::reads_sign(predicate_) && ((low ^ high) & sign_) != 0;
    const bool at_low = number::holds(predicate_, width_, low, c_);
    return !is_split && at_low == number::holds(predicate_, width_, high, c_) ? truth(at_low)
                                                                              : Value();
  }

  Value of_bool() {
    if (!is_equality(predicate_)) return {};
    bool same = (predicate_ == IntPredicate::EQ) == (c_ == 1);
    return same ? x_ : r_.become(Opcode::Xor, {x_, truth(true)});
  }

  Value of_extension() {
    if (r_.is_instruction(x_, Opcode::ZExt)) {
      Value a = r_.operand_of(x_, 0);
      uint64_t most = low_mask(r_.width_of(a));
      // by_known_bits has handled constants outside the range of the narrow type.
      return c_ <= most ? compare(without_sign(predicate_), a, c_) : Value();
    }
    if (r_.is_instruction(x_, Opcode::SExt)) {
      Value a = r_.operand_of(x_, 0);
      uint32_t narrow = r_.width_of(a);
      auto value = static_cast<int64_t>(c_ << (64 - width_)) >> (64 - width_);
      bool fits = value == static_cast<int64_t>(c_ << (64 - narrow)) >> (64 - narrow);
      if (fits) return compare(predicate_, a, c_ & low_mask(narrow));
      return is_equality(predicate_) ? truth(predicate_ == IntPredicate::NE) : Value();
    }
    return {};
  }

  // A select between constants is compared in both arms.
  Value of_select() {
    uint64_t a = 0, b = 0;
    bool constants = r_.is_instruction(x_, Opcode::Select) &&
                     r_.is_constant(r_.operand_of(x_, 1), a) &&
                     r_.is_constant(r_.operand_of(x_, 2), b);
    if (!constants || r_.function.type_of(r_.operand_of(x_, 0)) != kI1) return {};
    bool if_true = number::holds(predicate_, width_, a, c_);
    bool if_false = number::holds(predicate_, width_, b, c_);
    if (if_true == if_false) return truth(if_true);
    Value condition = r_.operand_of(x_, 0);
    return if_true ? condition : r_.become(Opcode::Xor, {condition, truth(true)});
  }

  Value equality() {
    Value a, b;
    uint64_t inner = 0;
    // A single bit is compared with zero.
    if (r_.match(x_, Opcode::And, a, inner) && inner == c_ && std::has_single_bit(c_))
      return compare(inverted(predicate_), x_, 0);
    // Comparing a value that is computed anyway may reuse its flags.
    if (!r_.has_one_use(x_)) return {};
    // A remainder by a power of two has the sign of the dividend, unless it is zero.
    if (r_.match(x_, Opcode::SRem, a, inner) && std::has_single_bit(inner) && inner != sign_ &&
        c_ < inner) {
      const uint64_t bits = (inner - 1) | (c_ == 0 ? 0 : sign_);
      return compare(predicate_,
                     r_.build(Opcode::And, r_.function.type_of(a),
                              {a, r_.integer(r_.function.type_of(a), bits)}),
                     c_);
    }
    if (r_.match(x_, Opcode::Add, a, inner)) return compare(predicate_, a, c_ - inner);
    if (r_.match(x_, Opcode::Sub, inner, a)) return compare(predicate_, a, inner - c_);
    if (r_.match(x_, Opcode::Xor, a, inner)) return compare(predicate_, a, inner ^ c_);
    bool difference = r_.match(x_, Opcode::Sub, a, b) || r_.match(x_, Opcode::Xor, a, b);
    if (difference && c_ == 0)
      return r_.become(Opcode::ICmp, {a, b}, 0, static_cast<uint8_t>(predicate_));
    return {};
  }

  Rewriter& r_;
  IntPredicate predicate_;
  Value x_;
  uint64_t c_;
  uint32_t width_;
  uint64_t most_, sign_;
};

bool is_constant_of(const Rewriter& r, Value value, ConstantKind kind) {
  return value.is_constant() && r.function.constants()[value.constant()].kind == kind;
}

// icmp of two values extended in the same way from the same type.
Value compare_narrow(Rewriter& r, IntPredicate p, Value x, Value y) {
  for (Opcode extension : {Opcode::ZExt, Opcode::SExt}) {
    if (!r.is_instruction(x, extension) || !r.is_instruction(y, extension)) continue;
    Value a = r.operand_of(x, 0), b = r.operand_of(y, 0);
    if (r.function.type_of(a) != r.function.type_of(b)) return {};
    if (extension == Opcode::ZExt) p = without_sign(p);
    return r.become(Opcode::ICmp, {a, b}, 0, static_cast<uint8_t>(p));
  }
  return {};
}

// select between 1 and 0, or -1 and 0, is an extension of the condition.
Value select_extension(Rewriter& r, Value condition, Value x, Value y) {
  uint64_t a = 0, b = 0;
  if (r.width() < 2 || !r.is_constant(x, a) || !r.is_constant(y, b)) return {};
  if (a != 0 && b != 0) return {};
  uint64_t value = a | b;
  if (value != 1 && value != low_mask(r.width())) return {};
  if (a == 0) condition = r.build(Opcode::Xor, kI1, {condition, r.integer(kI1, 1)});
  return r.become(value == 1 ? Opcode::ZExt : Opcode::SExt, {condition});
}

Value select_of_bool(Rewriter& r, Value condition, Value x, Value y) {
  uint64_t c = 0;
  if (r.is_constant(x, c))
    return c != 0 ? r.become(Opcode::Or, {condition, y})
                  : r.become(Opcode::And,
                             {r.build(Opcode::Xor, kI1, {condition, r.integer(kI1, 1)}), y});
  if (r.is_constant(y, c))
    return c == 0 ? r.become(Opcode::And, {condition, x})
                  : r.become(Opcode::Or,
                             {r.build(Opcode::Xor, kI1, {condition, r.integer(kI1, 1)}), x});
  return {};
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

// Of the orders that the operands can have, those for which the comparison holds.
Value compare_by_order(Rewriter& r, FloatPredicate p, Value x, Value y) {
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

}  // namespace

Value simplify_icmp(Rewriter& r) {
  Value x = r.operand(0), y = r.operand(1);
  auto predicate = IntPredicate(r.function[r.id()].subcode);
  if (r.function.types().kind(r.type()) == TypeKind::Vector) return {};
  if (x == y) return r.integer(kI1, number::order_holds(predicate, 0, 0));
  if (x.is_constant() && !y.is_constant())
    return r.become(Opcode::ICmp, {y, x}, 0, static_cast<uint8_t>(swapped(predicate)));
  uint64_t c = 0;
  if (r.is_constant(y, c)) return ConstantComparison(r, predicate, x, c).run();
  if (is_equality(predicate) && is_constant_of(r, y, ConstantKind::Null) &&
      (r.is_instruction(x, Opcode::Alloca) || is_promised_nonnull(r.function, x)))
    return r.integer(kI1, predicate == IntPredicate::NE);
  return compare_narrow(r, predicate, x, y);
}

Value simplify_fcmp(Rewriter& r) {
  const auto predicate = FloatPredicate(r.function[r.id()].subcode);
  const Value x = r.operand(0), y = r.operand(1);
  if (r.function.types().kind(r.type()) == TypeKind::Vector) return {};
  auto become = [&](FloatPredicate p, Value left, Value right) {
    return r.become(Opcode::FCmp, {left, right}, r.flags(), static_cast<uint8_t>(p));
  };
  if (x.is_constant() && !y.is_constant())
    return become(FloatPredicate(exchanged(static_cast<unsigned>(predicate))), y, x);
  if (Value result = compare_by_order(r, predicate, x, y); result.valid()) return result;
  if ((r.flags() & fast_math::NoNaNs) == 0) return {};
  // Without NaNs, equality takes one jump if it does not ask for order.
  switch (predicate) {
    case FloatPredicate::OEQ:
      return become(FloatPredicate::UEQ, x, y);
    case FloatPredicate::UNE:
      return become(FloatPredicate::ONE, x, y);
    case FloatPredicate::ORD:
      return r.integer(kI1, 1);
    case FloatPredicate::UNO:
      return r.integer(kI1, 0);
    default:
      return {};
  }
}

Value join_comparisons(Rewriter& r) {
  const Value x = r.operand(0), y = r.operand(1);
  if (!x.is_local() || !y.is_local()) return {};
  const Instruction a = r.function[x.local()], b = r.function[y.local()];
  if (a.opcode != b.opcode || (a.opcode != Opcode::ICmp && a.opcode != Opcode::FCmp)) return {};
  const Value left = r.operand_of(x, 0), right = r.operand_of(x, 1);
  const bool is_exchanged = left == r.operand_of(y, 1) && right == r.operand_of(y, 0);
  if (!is_exchanged && (left != r.operand_of(y, 0) || right != r.operand_of(y, 1)))
    return a.opcode == Opcode::FCmp ? join_tests_of_order(r, a, b) : Value();
  if (a.opcode == Opcode::ICmp)
    return join_integer(r, IntPredicate(a.subcode), IntPredicate(b.subcode), is_exchanged);
  const unsigned orders =
      joined(r.opcode(), a.subcode, is_exchanged ? exchanged(b.subcode) : b.subcode);
  if (orders == 0 || orders == kAllOrders) return r.integer(kI1, orders != 0);
  return r.become(Opcode::FCmp, {left, right}, a.flags & b.flags, static_cast<uint8_t>(orders));
}

Value simplify_select(Rewriter& r) {
  Value condition = r.operand(0), x = r.operand(1), y = r.operand(2), a, b;
  if (x == y) return x;
  // Before an and or an or takes the select's place: they would be poison for either condition.
  if (is_constant_of(r, x, ConstantKind::Poison)) return y;
  if (is_constant_of(r, y, ConstantKind::Poison)) return x;
  if (r.function.type_of(condition) != kI1) return {};
  if (r.match_not(condition, a)) return r.become(Opcode::Select, {a, y, x});
  if (r.is_instruction(x, Opcode::Select) && r.operand_of(x, 0) == condition)
    return r.become(Opcode::Select, {condition, r.operand_of(x, 1), y});
  if (r.is_instruction(y, Opcode::Select) && r.operand_of(y, 0) == condition)
    return r.become(Opcode::Select, {condition, x, r.operand_of(y, 2)});
  if (r.match(condition, Opcode::ICmp, a, b)) {
    auto predicate = IntPredicate(r.function[condition.local()].subcode);
    const bool same = (a == x && b == y) || (a == y && b == x);
    if (same && predicate == IntPredicate::EQ && can_replace_if_equal(r.function, x, y)) return y;
    if (same && predicate == IntPredicate::NE && can_replace_if_equal(r.function, y, x)) return x;
  }
  if (r.type() == kI1) return select_of_bool(r, condition, x, y);
  return select_extension(r, condition, x, y);
}

}  // namespace lilt::opt
