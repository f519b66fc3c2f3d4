// llvm.is.fpclass: whether a number is of one of the classes that a mask names.
//
// Idea. Without the sign, the bits of a number, read as an integer, rise from zero over subnormal
// and normal numbers to infinity and NaN, so each class is a range of integers. The mask names
// positive and negative classes separately; if it has both, the test ignores the sign. (LLVM
// Language Reference, "llvm.is.fpclass": the bits of the mask.)
//
// Some bit patterns of x86_fp80 are not numbers; ir/ssa/floating_class.h has their classes.
#include "ir/ssa/floating_class.h"
#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

namespace {

// Classes by their bits in the mask: negative, positive.
struct SignedClasses {
  uint32_t negative, positive;
};
constexpr uint32_t kSignallingNan = 1, kQuietNan = 2, kNan = 3;
constexpr SignedClasses kInfinity{4, 512}, kNormal{8, 256}, kSubnormal{16, 128}, kZero{32, 64};

// The fields of a format.
struct Format {
  uint32_t bits;         // of the whole
  uint32_t significand;  // bits below the exponent, with the leading one if it is stored
  bool has_integer_bit;  // x86_fp80
};

Format format_of(TypeId type) {
  if (type == ssa::kFloat) return {32, 23, false};
  if (type == ssa::kDouble) return {64, 52, false};
  if (type == ssa::kX86Fp80) return {80, 64, true};
  if (type == ssa::kFp128) return {128, 112, false};
  return type == ssa::kBFloat ? Format{16, 7, false} : Format{16, 10, false};
}

class ClassTest {
 public:
  ClassTest(Emitter& emit, Value number)
      : emit_(emit),
        format_(format_of(lane_type(emit.types(), emit.type_of(number)))),
        word_(lanes_of(number, emit.types().integer(format_.bits))),
        truth_(lanes_of(number, ssa::kI1)) {
    bits_ = emit.cast(Opcode::BitCast, number, word_);
    magnitude_ = emit.bit_and(bits_, emit.sub(emit.single_bit(word_, format_.bits - 1), one()));
    // The least normal number, infinity, and the bit that makes a NaN quiet.
    Value integer_bit = format_.has_integer_bit ? emit.single_bit(word_, 63) : zero();
    Value least_exponent = emit.single_bit(word_, format_.significand);
    normal_ = emit.bit_or(least_exponent, integer_bit);
    after_subnormals_ = format_.has_integer_bit ? integer_bit : least_exponent;
    Value exponent = emit.sub(emit.single_bit(word_, format_.bits - 1),
                              emit.single_bit(word_, format_.significand));
    infinity_ = emit.bit_or(exponent, integer_bit);
    quiet_ = emit.bit_or(
        infinity_, emit.single_bit(word_, format_.significand - (format_.has_integer_bit ? 2 : 1)));
  }

  Value any_of(uint32_t mask) {
    Value found = emit_.integer(truth_, 0);
    auto add = [&](Value test) { found = emit_.bit_or(found, test); };
    if ((mask & kNan) == kNan) {
      add(compare(IntPredicate::UGT, infinity_));
    } else if (mask & kQuietNan) {
      add(compare(IntPredicate::UGE, quiet_));
    } else if (mask & kSignallingNan) {
      const Value is_nan = compare(IntPredicate::UGT, infinity_);
      add(emit_.bit_and(is_nan, compare(IntPredicate::ULT, quiet_)));
    }
    add(signed_test(mask, kInfinity, [&] { return compare(IntPredicate::EQ, infinity_); }));
    add(signed_test(mask, kNormal, [&] { return is_normal(); }));
    add(signed_test(mask, kSubnormal, [&] { return between(one(), after_subnormals_); }));
    add(signed_test(mask, kZero, [&] { return compare(IntPredicate::EQ, zero()); }));
    if (!format_.has_integer_bit) return found;
    const ssa::InvalidExtendedClasses invalid = ssa::invalid_extended_classes(mask);
    Value least_exponent = emit_.single_bit(word_, format_.significand);
    if (invalid.unnormal) {
      const Value has_exponent = compare(IntPredicate::UGE, least_exponent);
      add(emit_.bit_and(has_exponent, leading_one(false)));
    }
    if (invalid.pseudo_denormal) add(between(after_subnormals_, least_exponent));
    return found;
  }

 private:
  // The scalar, or a vector of it with the number's lanes if the number is a vector.
  TypeId lanes_of(Value number, TypeId scalar) {
    const ssa::Type& type = emit_.types()[emit_.type_of(number)];
    return type.kind == ssa::TypeKind::Vector ? emit_.types().vector(type.count, scalar) : scalar;
  }
  Value zero() { return emit_.integer(word_, 0); }
  Value one() { return emit_.integer(word_, 1); }
  Value compare(IntPredicate predicate, Value limit) {
    return emit_.icmp(predicate, magnitude_, limit);
  }
  Value is_normal() {
    Value in_range = between(normal_, infinity_);
    return format_.has_integer_bit ? emit_.bit_and(in_range, leading_one(true)) : in_range;
  }
  Value leading_one(bool is_set) {  // of an x86_fp80
    return emit_.icmp(is_set ? IntPredicate::NE : IntPredicate::EQ,
                      emit_.bit_and(bits_, after_subnormals_), zero());
  }
  Value between(Value low, Value high) {  // low included
    const Value distance = emit_.sub(magnitude_, low);
    return emit_.icmp(IntPredicate::ULT, distance, emit_.sub(high, low));
  }

  template <class Test>
  Value signed_test(uint32_t mask, SignedClasses classes, Test test) {
    bool negative = mask & classes.negative, positive = mask & classes.positive;
    if (!negative && !positive) return emit_.integer(truth_, 0);
    Value in_class = test();
    if (negative && positive) return in_class;
    return emit_.bit_and(
        in_class, emit_.icmp(negative ? IntPredicate::SLT : IntPredicate::SGE, bits_, zero()));
  }

  Emitter& emit_;
  Format format_;
  TypeId word_;   // the number as an integer
  TypeId truth_;  // i1
  Value bits_, magnitude_, normal_, after_subnormals_, infinity_, quiet_;
};

}  // namespace

// Bits of an x86_fp80 are read from memory, which does not work for vectors: these are tested lane
// by lane.
Value expand_class_test(const IntrinsicCall& call) {
  TypeId type = call.argument_type(0);
  if (type != ssa::kX86Fp80 && lane_type(call.emit.types(), type) == ssa::kX86Fp80)
    return expand_lane_by_lane(call);
  auto mask = static_cast<uint32_t>(call.emit.bits_of_constant(call.argument(1)));
  return ClassTest(call.emit, call.argument(0)).any_of(mask);
}

}  // namespace lilt::backend
