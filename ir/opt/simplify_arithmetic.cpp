// What rows on arithmetic call (rewrite_rules.def).
#include <bit>
#include <cmath>

#include "ir/opt/rewriter.h"
#include "ir/ssa/fast_math.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Whether an instruction has room for a constant of the current type: 32 bits, sign-extended.
bool is_immediate(const Rewriter& r, uint64_t constant) {
  if (r.width() <= 32) return true;
  auto value = sign_extend(constant, r.width());
  return value == static_cast<int32_t>(value);
}

// What (a + C1) + C2 promises of a + (C1 + C2): no wrap of both sums, unless the constants' wraps.
uint16_t flags_of_sum(const Rewriter& r, Value inner_sum, uint64_t c1, uint64_t c2) {
  const uint64_t all = low_mask(r.width()), sign = all ^ all >> 1, sum = (c1 + c2) & all;
  uint16_t flags = r.flags() & r.function[inner_sum.local()].flags;
  if (sum < c1) flags &= ~flag::NoUnsignedWrap;
  if (((c1 ^ sum) & (c2 ^ sum) & sign) != 0) flags &= ~flag::NoSignedWrap;
  return flags & (flag::NoUnsignedWrap | flag::NoSignedWrap);
}

constexpr int kMaxGuards = 4;  // single-predecessor blocks that are followed upwards
constexpr int kMaxSums = 3;    // between a sum and its extension

// Whether a sum or product that does not wrap is used by sign extensions only, or by such sums and
// products.
bool is_extended(const Function& f, InstId sum, int depth) {
  const Opcode opcode = f[sum].opcode;
  if (opcode == Opcode::SExt) return true;
  const bool is_linear = opcode == Opcode::Add || opcode == Opcode::Mul || opcode == Opcode::Shl;
  if (!is_linear || (f[sum].flags & flag::NoSignedWrap) == 0) return false;
  for (UseId use = f.first_use(sum); use.valid(); use = f.next_use(use))
    if (depth == kMaxSums || !is_extended(f, f.user(use), depth + 1)) return false;
  return true;
}
}  // namespace

std::optional<double> number_of(const Function& f, Value value) {
  if (!value.is_constant()) return {};
  const Constant& constant = f.constants()[value.constant()];
  if (constant.kind != ConstantKind::Floating) return {};
  if (constant.type == kFloat) return std::bit_cast<float>(static_cast<uint32_t>(constant.bits));
  return constant.type == kDouble ? std::optional(std::bit_cast<double>(constant.bits))
                                  : std::nullopt;
}

uint64_t bits(const Rewriter& r, Value x) { return r.width_of(x); }

uint64_t possible(const Rewriter& r, Value x) { return ~r.known_zero(x) & low_mask(r.width_of(x)); }

bool lacks(const Rewriter& r, Value x, uint64_t c) { return (r.known_zero(x) & c) != 0; }

bool is_non_negative(const Rewriter& r, Value x) {
  return (r.known_zero(x) >> (r.width_of(x) - 1) & 1) != 0;
}

namespace {

// Whether there are users, and each of them is one of those.
template <class IsOneOf>
bool has_only_users(const Rewriter& r, IsOneOf is_one_of) {
  const Function& f = r.function;
  UseId use = f.first_use(r.id());
  if (!use.valid()) return false;
  for (; use.valid(); use = f.next_use(use))
    if (!is_one_of(f[f.user(use)], f.operand_index(use))) return false;
  return true;
}

}  // namespace

bool is_index(const Rewriter& r) {
  return r.width() == 64 && has_only_users(r, [](const Instruction& user, uint32_t) {
           return user.opcode == Opcode::GetElementPtr;
         });
}

bool is_condition(const Rewriter& r) {
  return has_only_users(r, [&](const Instruction& user, uint32_t operand) {
    const bool is_select =
        user.opcode == Opcode::Select && r.function.types().kind(user.type) != TypeKind::Vector;
    return operand == 0 && (user.opcode == Opcode::CondBr || is_select);
  });
}

bool is_word(const Rewriter& r, Value x) { return r.width_of(x) == 32 || r.width_of(x) == 64; }

bool has_own_type(const Rewriter& r, Value x) { return r.function.type_of(x) == r.type(); }

bool is_constant(const Rewriter&, Value x) { return x.is_constant(); }

bool one_truncates_freely(const Rewriter& r, Value x, Value y) {
  const auto is_at_hand = [&](Value value) {
    if (!value.is_local()) return value.is_constant();
    const Opcode opcode = r.function[value.local()].opcode;
    return opcode == Opcode::ZExt || opcode == Opcode::SExt || opcode == Opcode::Trunc;
  };
  return is_at_hand(x) || is_at_hand(y);
}

bool is_product(const Rewriter& r, Value x) {
  uint64_t factor = 0;
  return r.match(x, Opcode::Mul, x, factor);
}

bool is_sum(const Rewriter& r, Value x) {
  uint64_t constant = 0;
  return r.match(x, Opcode::Add, x, constant);
}

bool is_as_short(const Rewriter& r, uint64_t c, uint64_t d) {
  return is_immediate(r, c) || !is_immediate(r, d);
}

uint64_t extend(const Rewriter& r, uint64_t c, Value x) {
  return static_cast<uint64_t>(sign_extend(c, r.width_of(x))) & low_mask(r.width());
}

bool is_power_of_two(const Rewriter&, uint64_t c) { return std::has_single_bit(c); }

uint64_t log2(const Rewriter&, uint64_t c) { return static_cast<uint64_t>(std::countr_zero(c)); }

// Whether the constant of (a + C) + y moves outwards, where it may meet another or become a
// displacement. Sums that do not wrap stay if they are extended: the extension is the sum of the
// extensions, by which terms leave loops, but a + y may wrap.
bool moves_outwards(const Rewriter& r, Value inner_sum, uint64_t c) {
  const bool wraps = (r.function[inner_sum.local()].flags & flag::NoSignedWrap) == 0;
  return c != 0 && (wraps || !is_extended(r.function, r.id(), 0));
}

bool distributes(const Rewriter& r, Value inner_sum, uint64_t c, uint64_t product) {
  return is_as_short(r, product, c) && moves_outwards(r, inner_sum, c);
}

bool may_wrap(const Rewriter& r) {
  return (r.flags() & flag::NoSignedWrap) == 0 || !is_extended(r.function, r.id(), 0);
}

namespace {

IntPredicate predicate_of(const Rewriter& r, Value comparison) {
  return static_cast<IntPredicate>(r.function[comparison.local()].subcode);
}

// Whether what a branch that the current block follows from tests, or its opposite, satisfies
// `tells(condition, is_true)`. Of blocks with one predecessor each, kMaxGuards.
template <class Tells>
bool is_guarded(const Rewriter& r, Tells tells) {
  const Function& f = r.function;
  BlockId block = f.block_of(r.id());
  for (int i = 0; i < kMaxGuards && r.cfg().predecessors(block).size() == 1; ++i) {
    const BlockId from = r.cfg().predecessors(block)[0];
    const InstId branch = f.terminator(from);
    if (f[branch].opcode == Opcode::CondBr && f.operand(branch, 1) != f.operand(branch, 2) &&
        tells(f.operand(branch, 0), f.operand(branch, 1) == Value(block)))
      return true;
    block = from;
  }
  return false;
}

}  // namespace

// Whether branches before the current block tell that these bits of the value are zero.
bool has_zero_bits_here(const Rewriter& r, Value value, uint64_t bits) {
  return is_guarded(r, [&](Value condition, bool is_true) {
    Value masked, x;
    uint64_t mask = 0;
    return r.match(condition, Opcode::ICmp, masked, mask) && mask == 0 &&
           predicate_of(r, condition) == (is_true ? IntPredicate::EQ : IntPredicate::NE) &&
           r.match(masked, Opcode::And, x, mask) && x == value && (mask & bits) == bits;
  });
}

// Whether they tell that it has no sign, as the test of a loop that counts down to zero does.
bool is_non_negative_here(const Rewriter& r, Value value) {
  return is_guarded(r, [&](Value condition, bool is_true) {
    Value x;
    uint64_t bits = 0;
    if (!r.match(condition, Opcode::ICmp, x, bits) || x != value) return false;
    const int64_t limit = sign_extend(bits, r.width_of(x));
    return is_true ? predicate_of(r, condition) == IntPredicate::SGT && limit >= -1
                   : predicate_of(r, condition) == IntPredicate::SLT && limit >= 0;
  });
}

// Two sums with constants as one: what flags_of_sum() says.
Value add_constants(Rewriter& r, Value inner_sum, Value x, uint64_t c, uint64_t d) {
  return r.become(Opcode::Add, {x, r.constant(c + d)}, flags_of_sum(r, inner_sum, c, d));
}

// Promises that follow from known bits. Selection then moves the constant through an extension.
Value note_no_wrap(Rewriter& r, Value x, uint64_t c) {
  const uint64_t all = low_mask(r.width()), sign = all ^ all >> 1;
  if ((r.flags() & flag::NoUnsignedWrap) != 0 || (c & sign) != 0) return {};
  const uint64_t most = ~r.known_zero(x) & all;
  if (most > all - c) return {};
  const bool fits_signed = most + c < sign && (r.flags() & flag::NoSignedWrap) == 0;
  r.add_flags(flag::NoUnsignedWrap);
  if (!fits_signed) return {};
  r.add_flags(flag::NoSignedWrap);
  return r.self();  // users learn its sign
}

// The bits that go are zero.
Value note_no_truncation(Rewriter& r, Value x) {
  if ((r.flags() & flag::NoUnsignedWrap) != 0 || (possible(r, x) & ~low_mask(r.width())) != 0)
    return {};
  r.add_flags(flag::NoUnsignedWrap);
  return r.self();
}

// x / c = x * (1 / c) if the inverse is exact, which that of a power of two is, or if flags allow
// it; neither number is subnormal or infinite.
Value multiply_by_inverse(Rewriter& r, Value x, Value divisor) {
  const TypeId type = r.function.type_of(divisor);
  const std::optional<double> c = number_of(r.function, divisor);
  const bool may_round = (r.flags() & fast_math::AllowReciprocal) != 0;
  int exponent = 0;
  if (!c || (!may_round && std::abs(std::frexp(*c, &exponent)) != 0.5)) return {};
  const double inverse = type == kFloat ? 1 / static_cast<float>(*c) : 1 / *c;
  const auto is_normal = [&](double number) {
    return type == kFloat ? std::isnormal(static_cast<float>(number)) : std::isnormal(number);
  };
  if (!is_normal(*c) || !is_normal(inverse)) return {};
  const uint64_t bits = type == kFloat ? std::bit_cast<uint32_t>(static_cast<float>(inverse))
                                       : std::bit_cast<uint64_t>(inverse);
  return r.become(Opcode::FMul, {x, r.function.constants().floating(type, bits)});
}

}  // namespace lilt::opt
