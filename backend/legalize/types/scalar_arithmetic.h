// Operations on scalars of illegal types, by their parts.
#pragma once

#include "backend/legalize/types/split_values.h"
#include "backend/legalize/types/wide_arithmetic.h"

namespace lilt::backend {

// The bits of a part above the scalar's, which are undefined, defined.
ssa::Value zero_extended_in_part(Emitter& emit, ssa::Value part, uint32_t bits);
ssa::Value sign_extended_in_part(Emitter& emit, ssa::Value part, uint32_t bits);

class ScalarArithmetic {
 public:
  explicit ScalarArithmetic(SplitValues& values)
      : s_(values),
        function_(values.function()),
        types_(values.types()),
        emit_(values.emit()),
        scratch_(values.scratch()),
        wide_(emit_) {}

  Words words_of(ssa::TypeId scalar, PartSpan value, bool sign_extend);
  Parts binary(ssa::InstId id, ssa::TypeId scalar, PartSpan left, PartSpan right);
  Parts compare(ssa::InstId id, ssa::TypeId scalar, PartSpan left, PartSpan right);
  Parts negate(ssa::TypeId scalar, PartSpan value);
  Parts cast(ssa::InstId id, ssa::TypeId from, ssa::TypeId to, PartSpan value);

 private:
  Parts narrow_binary(ssa::InstId id, ssa::TypeId scalar, ssa::Value left, ssa::Value right);
  Parts wide_binary(ssa::InstId id, ssa::TypeId scalar, PartSpan left, PartSpan right);
  Parts truncate(ssa::TypeId to, PartSpan value);
  Parts extend(bool is_signed, ssa::TypeId from, ssa::TypeId to, PartSpan value);
  ssa::TypeId intermediate_type(uint32_t bits, ssa::TypeId to) const;
  Parts integer_to_floating(ssa::InstId id, ssa::TypeId from, ssa::TypeId to, PartSpan value);
  Parts floating_to_integer(ssa::InstId id, ssa::TypeId from, ssa::TypeId to, PartSpan value);
  // Half and bfloat: widened to float, or rounded from it.
  ssa::Value widened(ssa::TypeId scalar, ssa::Value part);
  ssa::Value rounded(ssa::TypeId scalar, ssa::Value value);
  ssa::Value rounded_to_bfloat(ssa::Value value);
  ssa::Value float_rounded_to_odd(ssa::Value value);

  SplitValues& s_;
  ssa::Function& function_;
  const ssa::TypeTable& types_;
  Emitter& emit_;
  Arena& scratch_;
  WideArithmetic wide_;
};

}  // namespace lilt::backend
