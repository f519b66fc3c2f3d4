#include "ir/opt/carried_values.h"

#include <algorithm>
#include <utility>

#include "ir/opt/vector_forms.h"
#include "ir/ssa/fast_math.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxDepth = 8;        // of what a recurrence is computed by
constexpr uint32_t kMaxChain = 16;  // operations of a reduction
constexpr size_t kMaxSteps = 64;    // of all reductions

}  // namespace

bool CarriedValues::find_carried() {
  carried.clear();
  steps_.clear();
  bool good = true;
  function_.for_each_phi(header, [&](InstId phi) {
    if (!good) return;
    CarriedValue value{phi, function_.incoming_value(phi, entering),
                       function_.incoming_value(phi, latch)};
    good = find_induction(value) || find_choice(value) || find_reduction(value);
    if (!good && may_be_recurrence(value)) {
      value.reduction = ReductionKind::None;
      value.is_recurrence = good = true;
    }
    if (!good)
      refuse(
          "a value is carried that is neither a counter, nor a reduction, nor that of the "
          "iteration before",
          phi);
    carried.push_back(value);
  });
  return good;
}

void CarriedValues::find_in_memory(InstId load, InstId store) {
  CarriedValue value{load, {}, function_.operand(store, 0)};
  value.store = store;
  changing_loads_.push_back(load);
  const size_t first = steps_.size();
  if (find_choice(value) || find_reduction(value)) {
    carried.push_back(value);
    return;
  }
  steps_.resize(first);
  changing_loads_.pop_back();
}

// What is carried may also be what another such value is in the iteration before.
bool CarriedValues::may_be_recurrence(const CarriedValue& value) const {
  if (const InstId other = phi_of_header(value.next); other.valid() && other != value.phi) {
    CarriedValue first{other, {}, function_.incoming_value(other, latch)};
    return function_[other].type == function_[value.phi].type &&
           !phi_of_header(first.next).valid() && !find_induction(first) &&
           may_be_recurrence(first) && !depends_on(first.next, value.phi, kMaxDepth);
  }
  return may_be_lanes(function_, function_[value.phi].type) && value.next.is_local() &&
         is_inside(value.next) && carried_value(value.next) == nullptr &&
         function_[value.next.local()].opcode != Opcode::Phi && !is_uniform(value.next) &&
         !is_conditional(function_.block_of(value.next.local())) &&
         !depends_on(value.next, value.phi, kMaxDepth);
}

InstId CarriedValues::phi_of_header(Value value) const {
  const bool is_one = value.is_local() && function_[value.local()].opcode == Opcode::Phi &&
                      function_.block_of(value.local()) == header;
  return is_one ? value.local() : InstId::none();
}

// Also where it would take more steps to find out, or another value that is carried may.
bool CarriedValues::depends_on(Value value, InstId phi, int steps) const {
  if (value == Value(phi)) return true;
  if (!value.is_local() || !is_inside(value)) return false;
  const InstId id = value.local();
  if (function_[id].opcode == Opcode::Phi && function_.block_of(id) == header) {
    CarriedValue other{id, {}, {}};
    return !find_induction(other);
  }
  if (steps == 0) return true;
  return std::ranges::any_of(function_.operands(id),
                             [&](Value operand) { return depends_on(operand, phi, steps - 1); });
}

const CarriedValue* CarriedValues::carried_value(Value value) const {
  const auto found = std::ranges::find_if(
      carried, [&](const CarriedValue& known) { return Value(known.phi) == value; });
  return found == carried.end() ? nullptr : &*found;
}

bool CarriedValues::find_induction(CarriedValue& value) const {
  value.is_pointer = function_[value.phi].type == kPtr;
  if (!value.is_pointer) {
    const auto found = evolution_.induction_variable(value.phi, loop);
    if (found) value.step = static_cast<uint64_t>(found->step);
    return found.has_value();
  }
  const std::optional<AffineSum> now = evolution_.sum_of(value.phi, loop),
                                 next = evolution_.next_sum_of(value.phi, loop);
  const std::optional<uint64_t> step = now && next ? distance(*now, *next) : std::nullopt;
  value.step = step.value_or(0);
  return step.has_value();
}

// What an operation is as the step of a reduction.
ReductionKind CarriedValues::kind_of(InstId id) const {
  const bool may_reassociate = (function_[id].flags & fast_math::Reassociate) != 0;
  switch (function_[id].opcode) {
    case Opcode::Add:
    case Opcode::Sub:
      return ReductionKind::Add;
    case Opcode::Mul:
      return ReductionKind::Mul;
    case Opcode::And:
      return ReductionKind::And;
    case Opcode::Or:
      return ReductionKind::Or;
    case Opcode::Xor:
      return ReductionKind::Xor;
    case Opcode::FAdd:
    case Opcode::FSub:
      return may_reassociate ? ReductionKind::FAdd : ReductionKind::None;
    case Opcode::FMul:
      return may_reassociate ? ReductionKind::FMul : ReductionKind::None;
    case Opcode::Call: {
      const std::string_view name = called_intrinsic_name(function_, id);
      return name == "llvm.smax"   ? ReductionKind::SMax
             : name == "llvm.smin" ? ReductionKind::SMin
             : name == "llvm.umax" ? ReductionKind::UMax
             : name == "llvm.umin" ? ReductionKind::UMin
                                   : ReductionKind::None;
    }
    default:
      return ReductionKind::None;
  }
}

// phi → operation → … → the latch's value, each of which only the next one uses in the loop. An
// operation may be *guarded*: select c, (operation), (what came before).
bool CarriedValues::find_reduction(CarriedValue& value) {
  if (!may_be_lanes(function_, function_[value.phi].type) || !value.next.is_local() ||
      !is_inside(value.next))
    return false;
  const InstId last = value.next.local();
  if (find_extremum(value, last)) {
    add_step(last);
    return true;
  }
  value.reduction = ReductionKind::None;
  InstId at = value.phi;
  Guard guard;
  for (uint32_t length = 0; length < kMaxChain && at != last; ++length) {
    at = next_in_chain(value, at, guard);
    if (!at.valid()) return false;
    add_step(at);
  }
  if (at != last || guard.choice.valid()) return false;
  // The last one goes to the next iteration only.
  for (UseId use = function_.first_use(last); use.valid(); use = function_.next_use(use))
    if (!is_carrier(value, function_.user(use))) return false;
  return value.reduction != ReductionKind::None;
}

// Whether it chooses one of the two values, which it uses as nothing else.
bool CarriedValues::chooses(InstId id, Value one, Value other) const {
  const auto operands = function_.operands(id);
  if (function_[id].opcode == Opcode::Select)
    return operands[0] != one && operands[0] != other &&
           ((operands[1] == one && operands[2] == other) ||
            (operands[1] == other && operands[2] == one));
  if (function_[id].opcode != Opcode::Phi || function_.block_of(id) == header) return false;
  for (size_t i = 0; i < operands.size(); i += 2)
    if (operands[i] != one && operands[i] != other) return false;
  return true;
}

// The only user in the loop of what `from` is; where there are two, the operation that the other
// one guards.
InstId CarriedValues::next_in_chain(CarriedValue& value, InstId from, Guard& guard) const {
  InstId users[2];
  size_t count = 0;
  for (UseId use = function_.first_use(from); use.valid(); use = function_.next_use(use)) {
    const InstId user = function_.user(use);
    if (!is_inside(user) || std::ranges::find(users, user) != std::end(users)) continue;
    if (count == 2) return InstId::none();
    users[count++] = user;
  }
  if (count == 0) return InstId::none();
  const bool is_operation_first = kind_of(users[0]) != ReductionKind::None;
  const InstId user = is_operation_first ? users[0] : users[count - 1];
  if (count == 2) {
    const InstId choice = is_operation_first ? users[1] : users[0];
    if (guard.choice.valid() || !chooses(choice, from, user)) return InstId::none();
    guard = {from, choice};
  } else if (guard.choice.valid()) {
    const bool is_guard = user == guard.choice && chooses(user, from, guard.before);
    guard = {};
    return is_guard ? user : InstId::none();
  }
  const ReductionKind kind = kind_of(user);
  const auto operands = function_.operands(user);
  const bool is_subtraction =
      function_[user].opcode == Opcode::Sub || function_[user].opcode == Opcode::FSub;
  if (kind == ReductionKind::None || std::ranges::count(operands, Value(from)) != 1 ||
      (is_subtraction && operands[0] != Value(from)) ||
      (value.reduction != ReductionKind::None && value.reduction != kind))
    return InstId::none();
  value.reduction = kind;
  return user;
}

// Whether both compute the same in each iteration. Loads may differ where the loop stores.
bool CarriedValues::are_equal(Value a, Value b, int steps) const {
  if (a == b) return true;
  if (!a.is_local() || !b.is_local() || steps == 0 || !is_inside(a) || !is_inside(b)) return false;
  const Instruction &x = function_[a.local()], &y = function_[b.local()];
  const bool may_be = is_binary(x.opcode) || is_cast(x.opcode) || x.opcode == Opcode::Load ||
                      x.opcode == Opcode::GetElementPtr;
  if (!may_be || x.opcode != y.opcode || x.type != y.type || x.operand_count != y.operand_count ||
      (x.opcode == Opcode::Load && has_stores_))
    return false;
  for (uint32_t i = 0; i < x.operand_count; ++i)
    if (!are_equal(function_.operand(a.local(), i), function_.operand(b.local(), i), steps - 1))
      return false;
  return true;
}

// A select, or a phi where the two paths from a branch meet, one of which may have a block.
std::optional<CarriedValues::Choice> CarriedValues::choice_of(InstId id) const {
  if (function_[id].opcode == Opcode::Select)
    return Choice{function_.operand(id, 0), function_.operand(id, 1), function_.operand(id, 2)};
  if (function_[id].opcode != Opcode::Phi || function_[id].operand_count != 4) return std::nullopt;
  const BlockId join = function_.block_of(id);
  for (const uint32_t direct : {0u, 2u}) {
    const BlockId from = function_.operand(id, direct + 1).block(),
                  aside = function_.operand(id, 3 - direct).block();
    const InstId branch = function_.terminator(from);
    if (function_[branch].opcode != Opcode::CondBr || from == header) continue;
    const uint32_t to_join = function_.operand(branch, 1) == Value(join) ? 1 : 2;
    if (function_.operand(branch, to_join) != Value(join) ||
        function_.operand(branch, 3 - to_join) != Value(aside) ||
        cfg_.predecessors(aside).size() != 1)
      continue;
    const Value here = function_.operand(id, direct), there = function_.operand(id, 2 - direct);
    return to_join == 1 ? Choice{function_.operand(branch, 0), here, there}
                        : Choice{function_.operand(branch, 0), there, here};
  }
  return std::nullopt;
}

// Whether the condition of a choice, which the lanes of an extremum do not have, decides nothing
// else: where paths meet, another phi, a store or a call of the block aside.
bool CarriedValues::decides_alone(InstId choice, InstId test) const {
  if (!function_.has_one_use(test)) return false;
  if (function_[choice].opcode != Opcode::Phi) return true;
  const BlockId join = function_.block_of(choice);
  size_t phis = 0;
  function_.for_each_phi(join, [&](InstId) { ++phis; });
  if (phis != 1) return false;
  const InstId branch = function_.user(function_.first_use(test));
  for (const uint32_t target : {1u, 2u})
    if (const BlockId to = function_.operand(branch, target).block(); to != join)
      for (InstId id = function_[to].first; id.valid(); id = function_.next(id))
        if (has(function_[id].opcode, property::SideEffect) && !is_terminator(function_[id].opcode))
          return false;
  return true;
}

// (phi < x) ? phi : x, and the like.
bool CarriedValues::find_extremum(CarriedValue& value, InstId select) {
  const std::optional<Choice> choice = choice_of(select);
  if (!choice) return false;
  const Value condition = choice->condition;
  if (!condition.is_local() || !is_inside(condition) ||
      function_[condition.local()].opcode != Opcode::ICmp ||
      !function_.types().is_integer(function_[select].type))
    return false;
  const InstId test = condition.local();
  const Value phi = value.phi;
  Value left = function_.operand(test, 0), right = function_.operand(test, 1);
  const Value chosen = choice->if_true, other = choice->if_false;
  auto predicate = static_cast<IntPredicate>(function_[test].subcode);
  if ((left == phi) != (chosen == phi)) {
    predicate = swapped(predicate);
    std::swap(left, right);
  }
  if ((left == phi) == (right == phi) || !are_equal(left, chosen) || !are_equal(right, other))
    return false;
  uint32_t uses = 0;
  for (UseId use = function_.first_use(value.phi); use.valid(); use = function_.next_use(use))
    uses += is_inside(function_.user(use));
  for (UseId use = function_.first_use(select); use.valid(); use = function_.next_use(use))
    if (!is_carrier(value, function_.user(use))) return false;
  using enum IntPredicate;
  value.reduction = predicate == SGT || predicate == SGE   ? ReductionKind::SMax
                    : predicate == SLT || predicate == SLE ? ReductionKind::SMin
                    : predicate == UGT || predicate == UGE ? ReductionKind::UMax
                    : predicate == ULT || predicate == ULE ? ReductionKind::UMin
                                                           : ReductionKind::None;
  return uses == 2 && value.reduction != ReductionKind::None && decides_alone(select, test);
}

// --- choices

// Selects and phis of the body lead from the carried value and from one other to the latch's. What
// they choose by does not depend on it: nothing else in the loop uses it.
bool CarriedValues::find_choice(CarriedValue& value) {
  const size_t first = steps_.size();
  if (gather_choices(value, value.next) && value.chosen.valid() && steps_.size() != first &&
      is_used_by_choices_only(value, value.phi) &&
      std::ranges::all_of(std::span(steps_).subspan(first), [&](const Step& step) {
        return is_used_by_choices_only(value, step.id);
      })) {
    value.reduction = is_uniform(value.chosen) ? ReductionKind::AnyOf : ReductionKind::FindLast;
    if (value.reduction == ReductionKind::AnyOf || is_last_of_counter(value)) return true;
  }
  value.reduction = ReductionKind::None;
  value.chosen = {};
  steps_.resize(first);
  return false;
}

bool CarriedValues::gather_choices(CarriedValue& value, Value from) {
  if (from == Value(value.phi)) return true;
  const InstId id = from.is_local() && !is_uniform(from) ? from.local() : InstId::none();
  const bool is_select = id.valid() && function_[id].opcode == Opcode::Select,
             is_join = id.valid() && function_[id].opcode == Opcode::Phi &&
                       function_.block_of(id) != header;
  if (!is_select && !is_join) {
    if (value.chosen.valid() && value.chosen != from) return false;
    value.chosen = from;
    return true;
  }
  if (is_own_step(id)) return true;
  if (steps_.size() == kMaxSteps) return false;
  add_step(id);
  for (uint32_t k = is_select ? 1 : 0; k < function_[id].operand_count; k += is_select ? 1 : 2)
    if (!gather_choices(value, function_.operand(id, k))) return false;
  return true;
}

// Whether it is a step of the value that is looked at.
bool CarriedValues::is_own_step(InstId id) const {
  return std::ranges::any_of(
      steps_, [&](const Step& step) { return step.id == id && step.value == carried.size(); });
}

bool CarriedValues::is_used_by_choices_only(const CarriedValue& value, InstId id) const {
  for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use)) {
    const InstId user = function_.user(use);
    const bool is_condition =
        function_[user].opcode == Opcode::Select && function_.operand(user, 0) == Value(id);
    if (!is_carrier(value, user) && (is_condition || !is_own_step(user))) return false;
  }
  return true;
}

// The last counter is the greatest, or counting down the least: it does not wrap.
bool CarriedValues::is_last_of_counter(const CarriedValue& value) const {
  return value.chosen == Value(counter.phi) &&
         (counter.is_signed() || (counter.step > 0 && counter.is_unsigned()));
}

}  // namespace lilt::opt
