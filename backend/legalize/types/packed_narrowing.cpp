// Arithmetic that the text makes in lanes of more bits than it keeps: averages, upper halves of
// products, distances, and sums that are limited, of lanes of 8 and 16 bits.
//
// Idea. C extends bytes and words before it computes with them, and cuts the result. Where the
// machine has an instruction on the narrow lanes, the extensions and the cut go: what a cut
// (Trunc) cuts is a tree over extended lanes, or over constants that narrow lanes hold.
//
// Invariant. A tree counts only if its wide lanes hold what it computes: they have at least twice
// the bits, and a product 32.
//
// Source: what LLVM's X86ISelLowering combines (detectAVGPattern, combinePMULH, detectSSatPattern).
#include <algorithm>
#include <array>
#include <optional>

#include "backend/legalize/names.h"
#include "backend/legalize/types/vector_rules.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

namespace {

bool is_made_by(const SplitValues& s, Value value, Opcode opcode) {
  return value.is_local() && s[value.local()].opcode == opcode;
}

std::optional<int64_t> uniform_number(const SplitValues& s, Value vector) {
  const TypeId lane = s.lane_type(s.type_of(vector));
  if (!s.types().is_integer(lane)) return std::nullopt;
  const std::optional<uint64_t> bits = s.uniform_bits(vector);
  if (!bits) return std::nullopt;
  const uint32_t above = 64 - s.types().integer_bits(lane);
  return static_cast<int64_t>(*bits << above) >> above;
}

// A value, or a constant if it is greater, or less.
struct Limit {
  Value source;
  bool is_least, is_signed;
  int64_t number;
};

// What a select chooses by a comparison of the value, or of what this limits from the other side.
std::optional<Limit> limit_of(const SplitValues& s, Value vector) {
  using enum IntPredicate;
  if (!is_made_by(s, vector, Opcode::Select)) return std::nullopt;
  const InstId select = vector.local();
  const Value condition = s.operand(select, 0);
  if (!is_made_by(s, condition, Opcode::ICmp)) return std::nullopt;
  const InstId compare = condition.local();
  const auto predicate = static_cast<IntPredicate>(s[compare].subcode);
  const bool is_signed = predicate >= SGT;
  bool is_less = predicate == SLT || predicate == SLE || predicate == ULT || predicate == ULE;
  Value tested = s.operand(compare, 0), bound = s.operand(compare, 1);
  if (predicate == EQ || predicate == NE) return std::nullopt;
  if (s.uniform_bits(tested)) {
    std::swap(tested, bound);
    is_less = !is_less;
  }
  const std::optional<int64_t> number = uniform_number(s, bound);
  if (!number) return std::nullopt;
  for (const uint32_t arm : {1u, 2u}) {
    const Value source = s.operand(select, 3 - arm);
    if (uniform_number(s, s.operand(select, arm)) != number) continue;
    const Limit limit{source, is_less == (arm == 1), is_signed, *number};
    if (source == tested) return limit;
    const std::optional<Limit> inner = limit_of(s, source);
    const bool is_nested = inner && inner->source == tested && inner->is_signed && is_signed &&
                           inner->is_least != limit.is_least;
    if (is_nested && (limit.is_least ? inner->number >= *number : inner->number <= *number))
      return limit;
  }
  return std::nullopt;
}

// A value with a limit on one side or on both.
struct Limits {
  Value source;
  std::optional<int64_t> least, greatest;
  bool are_signed = true;

  void set(const Limit& limit) {
    source = limit.source;
    (limit.is_least ? least : greatest) = limit.number;
    are_signed &= limit.is_signed;
  }
};

std::optional<Limits> limits_of(const SplitValues& s, Value vector) {
  const std::optional<Limit> outer = limit_of(s, vector);
  if (!outer) return std::nullopt;
  Limits limits;
  limits.set(*outer);
  if (const auto inner = limit_of(s, outer->source); inner && inner->is_least != outer->is_least)
    limits.set(*inner);
  return limits;
}

// The operation that a cut ends.
class NarrowOperation {
 public:
  NarrowOperation(SplitValues& s, InstId cut)
      : s_(s), cut_(cut), type_(s[cut].type), lane_(s.lane_type(type_)) {}

  bool replace() {
    const VectorShape to = s_.shape_of(type_);
    const Value wide = s_.operand(cut_, 0);
    if (s_[cut_].opcode != Opcode::Trunc || to.form != VectorForm::Packed || !wide.is_local() ||
        (lane_ != ssa::kI8 && lane_ != ssa::kI16))
      return false;  // the instructions are all of SSE2, AVX2, AVX512BW
    bits_ = 8 * to.lane_bytes;
    if (s_.types().integer_bits(s_.lane_type(s_.type_of(wide))) < 2 * bits_) return false;
    return is_upper_half(wide) || is_average(wide) || is_limited(wide) || is_distance(wide);
  }

 private:
  // The lanes that are extended so; none() if they are not.
  Value narrow(Value wide, bool is_signed) {
    if (const std::optional<int64_t> number = uniform_number(s_, wide)) {
      const int64_t end = int64_t{1} << (is_signed ? bits_ - 1 : bits_);
      if (*number >= end || *number < (is_signed ? -end : 0)) return {};
      const ArenaVector<Value> lanes(s_.lane_count(type_),
                                     s_.emit().integer(lane_, static_cast<uint64_t>(*number)),
                                     s_.scratch());
      return s_.function().constants().aggregate(type_, lanes);
    }
    if (!is_made_by(s_, wide, is_signed ? Opcode::SExt : Opcode::ZExt)) return {};
    const Value source = s_.operand(wide.local(), 0);
    return s_.type_of(source) == type_ ? source : Value();
  }
  struct Pair {
    Value a, b;
    bool is_signed;
  };
  std::optional<Pair> narrow_pair(Value a, Value b) {
    for (const bool is_signed : {false, true}) {
      const Pair pair{narrow(a, is_signed), narrow(b, is_signed), is_signed};
      if (pair.a.valid() && pair.b.valid()) return pair;
    }
    return std::nullopt;
  }
  std::optional<Pair> narrow_operands(Value wide) {
    return narrow_pair(s_.operand(wide.local(), 0), s_.operand(wide.local(), 1));
  }
  // What is shifted to the right, by so many bits.
  Value shifted_right(Value wide, uint64_t amount) const {
    const bool is_shift = is_made_by(s_, wide, Opcode::LShr) || is_made_by(s_, wide, Opcode::AShr);
    const bool is_half = amount == 1 && is_made_by(s_, wide, Opcode::UDiv);
    if (!is_shift && !is_half) return {};
    return s_.uniform_bits(s_.operand(wide.local(), 1)) == (is_half ? 2 : amount)
               ? s_.operand(wide.local(), 0)
               : Value();
  }
  Value called(IntrinsicName name, Value a, Value b) {
    const TypeId type = s_.register_type(lane_);
    return s_.emit().intrinsic(name, type, type, {a, b});
  }
  Value average(Value a, Value b) {
    constexpr IntrinsicName kNames[][2] = {
        {"llvm.x86.sse2.pavg.b", "llvm.x86.sse2.pavg.w"},
        {"llvm.x86.avx2.pavg.b", "llvm.x86.avx2.pavg.w"},
        {"llvm.x86.avx512.pavg.b.512", "llvm.x86.avx512.pavg.w.512"}};
    const uint32_t width = s_.register_bytes() == 64 ? 2 : s_.register_bytes() / 32;
    return s_.emit().intrinsic(kNames[width][bits_ / 16], s_.register_type(lane_), {a, b});
  }

  bool is_upper_half(Value wide) {
    const Value product = shifted_right(wide, 16);
    if (bits_ != 16 || !is_made_by(s_, product, Opcode::Mul)) return false;
    const std::optional<Pair> factors = narrow_operands(product);
    if (!factors) return false;
    const PackedOpcode opcode =
        factors->is_signed ? PackedOpcode::MultiplyHigh : PackedOpcode::MultiplyHighUnsigned;
    return s_.define_by(
        cut_,
        [&](Value a, Value b) {
          return s_.packed(opcode, lane_, {a, b});
        },
        factors->a, factors->b);
  }

  // (a + b + 1) / 2, or without the 1, which the instruction adds: then less it where the sum is
  // odd.
  bool is_average(Value wide) {
    std::array<Value, 3> terms;
    size_t count = 0;
    const Value sum = shifted_right(wide, 1);
    if (!is_made_by(s_, sum, Opcode::Add) || !add_terms(sum, terms, count)) return false;
    const bool is_rounded = count == 3;
    if (is_rounded) {
      const auto one = std::ranges::find_if(
          terms, [&](Value term) { return s_.uniform_bits(term) == uint64_t{1}; });
      if (one == terms.end()) return false;
      std::swap(*one, terms[2]);
    }
    const Value first = narrow(terms[0], false), second = narrow(terms[1], false);
    if (!first.valid() || !second.valid()) return false;
    auto made = [&](Value a, Value b) {
      if (is_rounded) return average(a, b);
      const Value differing = s_.logic(Opcode::Xor, a, b);
      const Value odd = s_.logic(Opcode::And, differing, s_.constant_register(lane_, 1));
      return s_.difference(average(a, b), odd);
    };
    return s_.define_by(cut_, made, first, second);
  }
  // Up to three of them.
  bool add_terms(Value sum, std::array<Value, 3>& terms, size_t& count) const {
    for (const Value operand : s_.function().operands(sum.local())) {
      if (is_made_by(s_, operand, Opcode::Add)) {
        if (!add_terms(operand, terms, count)) return false;
      } else {
        if (count == terms.size()) return false;
        terms[count++] = operand;
      }
    }
    return true;
  }

  bool is_limited(Value wide) {
    const std::optional<Limits> limits = limits_of(s_, wide);
    if (!limits || !limits->source.is_local()) return false;
    const Opcode opcode = s_[limits->source.local()].opcode;
    if (opcode != Opcode::Add && opcode != Opcode::Sub) return false;
    const std::optional<Pair> terms = narrow_operands(limits->source);
    if (!terms) return false;
    const bool is_sum = opcode == Opcode::Add;
    if (!(terms->is_signed ? saturates_signed(*limits) : saturates_unsigned(*limits, is_sum)))
      return false;
    constexpr IntrinsicName kNames[][2] = {{"llvm.usub.sat", "llvm.uadd.sat"},
                                           {"llvm.ssub.sat", "llvm.sadd.sat"}};
    const IntrinsicName name = kNames[terms->is_signed][is_sum];
    return s_.define_by(
        cut_, [&](Value a, Value b) { return called(name, a, b); }, terms->a, terms->b);
  }
  bool saturates_signed(const Limits& limits) const {
    const int64_t end = int64_t{1} << (bits_ - 1);
    return limits.are_signed && limits.least == -end && limits.greatest == end - 1;
  }
  // A sum is not negative; a difference may be.
  bool saturates_unsigned(const Limits& limits, bool is_sum) const {
    const bool is_cut_above = limits.greatest == (int64_t{1} << bits_) - 1,
               is_cut_below = limits.least == 0;
    return is_sum ? is_cut_above && (!limits.least || is_cut_below)
                  : limits.are_signed && is_cut_below && (!limits.greatest || is_cut_above);
  }

  // |a - b| of numbers without a sign: one of the differences that are not negative is it, the
  // other is 0.
  bool is_distance(Value wide) {
    const Value difference = under_absolute(wide);
    if (!is_made_by(s_, difference, Opcode::Sub)) return false;
    const Value a = narrow(s_.operand(difference.local(), 0), false),
                b = narrow(s_.operand(difference.local(), 1), false);
    if (!a.valid() || !b.valid()) return false;
    auto distance = [&](Value x, Value y) {
      const Value below = called("llvm.usub.sat", y, x);
      return s_.logic(Opcode::Or, called("llvm.usub.sat", x, y), below);
    };
    return s_.define_by(cut_, distance, a, b);
  }
  Value under_absolute(Value wide) const {
    const InstId id = wide.local();
    if (ssa::called_intrinsic_name(s_.function(), id) == "llvm.abs") return s_.operand(id, 2);
    if (s_[id].opcode != Opcode::Select || !is_made_by(s_, s_.operand(id, 0), Opcode::ICmp))
      return {};
    const InstId compare = s_.operand(id, 0).local();
    const Value tested = s_.operand(compare, 0);
    const std::optional<int64_t> number = uniform_number(s_, s_.operand(compare, 1));
    const auto predicate = static_cast<IntPredicate>(s_[compare].subcode);
    const bool is_negative = number == 0 &&
                             (predicate == IntPredicate::SLT || predicate == IntPredicate::SLE),
               is_positive = (number == 0 &&
                              (predicate == IntPredicate::SGT || predicate == IntPredicate::SGE)) ||
                             (number == -1 && predicate == IntPredicate::SGT);
    if (!is_negative && !is_positive) return {};
    const Value negated = s_.operand(id, is_negative ? 1 : 2);
    const bool is_absolute = s_.operand(id, is_negative ? 2 : 1) == tested &&
                             is_made_by(s_, negated, Opcode::Sub) &&
                             s_.uniform_bits(s_.operand(negated.local(), 0)) == uint64_t{0} &&
                             s_.operand(negated.local(), 1) == tested;
    return is_absolute ? tested : Value();
  }

  SplitValues& s_;
  const InstId cut_;
  const TypeId type_, lane_;  // of the result
  uint32_t bits_ = 0;         // of its lanes
};

}  // namespace

bool narrow_operation(SplitValues& s, InstId id) { return NarrowOperation(s, id).replace(); }

std::optional<Clamp> clamp_to(const SplitValues& s, Value vector, uint32_t lane_bytes) {
  if (lane_bytes > 2 || s.types().size_of(s.lane_type(s.type_of(vector))) > 4) return std::nullopt;
  const std::optional<Limits> limits = limits_of(s, vector);
  if (!limits || !limits->are_signed) return std::nullopt;
  const int64_t bound = int64_t{1} << (8 * lane_bytes);
  const bool is_unsigned = limits->least == 0 && limits->greatest == bound - 1;
  const bool is_signed = limits->least == -bound / 2 && limits->greatest == bound / 2 - 1;
  const bool is_known =
      is_signed || (is_unsigned && s.can(PackedOpcode::PackUnsigned, s.integer_lane(lane_bytes)));
  return is_known ? std::optional(Clamp{limits->source, is_signed}) : std::nullopt;
}

}  // namespace lilt::backend
