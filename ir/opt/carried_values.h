// What a loop carries from iteration to iteration, as far as iterations that run at once can have
// it.
//
// Terms. An *induction variable*, which any iteration can compute for itself; a *reduction*: a sum,
// product, or the like, whose parts may be taken in any order; or what the iteration before has
// computed, without it (a *recurrence* of first order), or the one before that (of second order).
#pragma once

#include <algorithm>
#include <optional>

#include "ir/opt/counted_loop.h"

namespace lilt::opt {

// How the values of a reduction come together. Minima and maxima are of integers.
enum class ReductionKind : uint8_t {
  None,
  Add,
  Mul,
  And,
  Or,
  Xor,
  SMin,
  SMax,
  UMin,
  UMax,
  FAdd,
  FMul
};

// A phi of the header: a reduction, a recurrence, or an induction variable, an integer or a
// pointer.
struct CarriedValue {
  ssa::InstId phi;
  ssa::Value start, next;  // from outside, and from the latch
  ReductionKind reduction = ReductionKind::None;
  uint64_t step = 0;  // of an induction variable; bytes if it is a pointer
  bool is_pointer = false;
  bool is_recurrence = false;
  bool is_induction() const { return reduction == ReductionKind::None && !is_recurrence; }
};

class CarriedValues : public CountedLoop {
 public:
  ArenaVector<CarriedValue> carried{scratch_};
  const CarriedValue* carried_value(ssa::Value value) const;
  struct Choice {
    ssa::Value condition, if_true, if_false;
  };
  // Of a select, or of a phi where the two paths from a branch meet.
  std::optional<Choice> choice_of(ssa::InstId id) const;
  // Whether it is an operation of a reduction.
  bool is_step(ssa::InstId id) const { return std::ranges::find(steps_, id) != steps_.end(); }

 protected:
  using CountedLoop::CountedLoop;
  // False, with a refusal, if one of them is something else. O(uses of what is carried).
  bool find_carried();

  bool has_stores_ = false;  // the loop

 private:
  bool find_induction(CarriedValue& value) const;
  bool find_reduction(CarriedValue& value);
  bool may_be_recurrence(const CarriedValue& value) const;
  ssa::InstId phi_of_header(ssa::Value value) const;
  bool depends_on(ssa::Value value, ssa::InstId phi, int steps) const;
  bool find_extremum(CarriedValue& value, ssa::InstId select);
  bool are_equal(ssa::Value a, ssa::Value b, int steps = 6) const;
  // In a reduction: what a choice may keep instead of an operation on it.
  struct Guard {
    ssa::InstId before, choice;
  };
  bool chooses(ssa::InstId id, ssa::Value one, ssa::Value other) const;
  ssa::InstId next_in_chain(CarriedValue& value, ssa::InstId from, Guard& guard) const;
  ReductionKind kind_of(ssa::InstId id) const;

  ArenaVector<ssa::InstId> steps_{scratch_};
};

}  // namespace lilt::opt
