// What a loop carries from iteration to iteration, as far as iterations that run at once can have
// it.
//
// Terms. An *induction variable*, which any iteration can compute for itself; a *reduction*: a sum,
// product, or the like, whose parts may be taken in any order; or what the iteration before has
// computed, without it (a *recurrence* of first order), or the one before that (of second order).
// A reduction may also be a *choice*: of a value that is the same in all iterations, if any of them
// chooses it, or of the counter, of which the last one counts.
#pragma once

#include <algorithm>
#include <optional>

#include "ir/opt/counted_loop.h"

namespace lilt::opt {

// How the values of a reduction come together. Minima and maxima are of integers. The last two are
// choices, named as in LLVM.
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
  FMul,
  AnyOf,
  FindLast
};

// A phi of the header: a reduction, a recurrence, or an induction variable, an integer or a
// pointer. Or a reduction in memory: a load of one address in place of the phi.
struct CarriedValue {
  ssa::InstId phi;
  ssa::Value start, next;  // from outside, and from the latch
  ReductionKind reduction = ReductionKind::None;
  uint64_t step = 0;  // of an induction variable; bytes if it is a pointer
  bool is_pointer = false;
  bool is_recurrence = false;
  ssa::Value chosen = {};  // of a choice: what it becomes
  ssa::InstId store = {};  // of a reduction in memory: the one to its address
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
  // The reduction that it is an operation of, if any.
  const CarriedValue* reduction_of(ssa::InstId id) const {
    const auto found = std::ranges::find(steps_, id, &Step::id);
    return found == steps_.end() ? nullptr : &carried[found->value];
  }
  bool is_step(ssa::InstId id) const { return reduction_of(id) != nullptr; }
  // The reduction in memory that it stores, if any.
  const CarriedValue* reduction_stored_by(ssa::InstId store) const {
    const auto found = std::ranges::find(carried, store, &CarriedValue::store);
    return found == carried.end() ? nullptr : &*found;
  }
  // Whether all that counts of it is whether an iteration has chosen.
  bool is_flag(ssa::InstId id) const {
    const CarriedValue* value = reduction_of(id);
    return value != nullptr && value->reduction == ReductionKind::AnyOf;
  }

 protected:
  using CountedLoop::CountedLoop;
  // False, with a refusal, if one of them is something else. O(uses of what is carried).
  bool find_carried();
  // Adds the reduction that a load and a later store to one address are, if they are one.
  void find_in_memory(ssa::InstId load, ssa::InstId store);

  bool has_stores_ = false;  // the loop

 private:
  bool find_induction(CarriedValue& value) const;
  bool find_reduction(CarriedValue& value);
  bool may_be_recurrence(const CarriedValue& value) const;
  ssa::InstId phi_of_header(ssa::Value value) const;
  bool depends_on(ssa::Value value, ssa::InstId phi, int steps) const;
  bool decides_alone(ssa::InstId choice, ssa::InstId test) const;
  bool find_extremum(CarriedValue& value, ssa::InstId select);
  bool find_choice(CarriedValue& value);
  bool gather_choices(CarriedValue& value, ssa::Value from);
  bool is_carrier(const CarriedValue& value, ssa::InstId user) const {
    return user == value.phi || user == value.store || !is_inside(user);
  }
  bool is_own_step(ssa::InstId id) const;
  bool is_used_by_choices_only(const CarriedValue& value, ssa::InstId id) const;
  bool is_last_of_counter(const CarriedValue& value) const;
  bool are_equal(ssa::Value a, ssa::Value b, int steps = 6) const;
  // In a reduction: what a choice may keep instead of an operation on it.
  struct Guard {
    ssa::InstId before, choice;
  };
  bool chooses(ssa::InstId id, ssa::Value one, ssa::Value other) const;
  ssa::InstId next_in_chain(CarriedValue& value, ssa::InstId from, Guard& guard) const;
  ReductionKind kind_of(ssa::InstId id) const;

  struct Step {
    ssa::InstId id;
    size_t value;  // in carried
  };
  void add_step(ssa::InstId id) { steps_.push_back({id, carried.size()}); }

  ArenaVector<Step> steps_{scratch_};
};

}  // namespace lilt::opt
