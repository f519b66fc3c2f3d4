#include "ir/opt/vector_loop.h"

#include <algorithm>
#include <utility>

#include "ir/opt/known_bits.h"
#include "ir/opt/side_effects.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Against the time that comparisons of accesses take, here and before the loop.
constexpr size_t kMaxVectorAccesses = 24;
constexpr size_t kMaxChecks = 8;
constexpr uint32_t kMaxLanes = 64;
constexpr uint64_t kForwardingVectors = 8;  // that are stored until one is in the cache
constexpr int64_t kMaxStride = int64_t{1} << 32;
constexpr int64_t kMaxFactor = 4;         // what is loaded for one element
constexpr int kMaxStepDepth = 6;          // instructions in a row, in search of a variable step
constexpr uint64_t kMinIndirect = 4;      // bytes of an element, which one instruction inserts
constexpr uint32_t kMaxLaneOperands = 6;  // of an instruction that each lane has for itself
constexpr int kMaxVectorInstructions = 160;

}  // namespace

bool VectorLoop::analyze() {
  if (may_be_lanes_with(Value::none())) return true;
  if (!counter.phi.valid() && latch.valid()) {
    const Value step = variable_step(function_.operand(function_.terminator(header), 0), 0);
    return step.valid() && may_be_lanes_with(step);
  }
  const Value pointer =
      not_linear_.valid() ? accessed_pointer(function_, not_linear_) : Value::none();
  const Value step = variable_step(pointer, 0);
  return step.valid() && is_array_of_step(pointer, step) && may_be_lanes_with(step);
}

// Whether nothing is added to the product and the array; a column of a matrix has a wide step.
bool VectorLoop::is_array_of_step(Value pointer, Value step) {
  evolution_.assume_one(step);
  const std::optional<AffineSum> sum = evolution_.sum_of(pointer, loop);
  return sum && sum->terms().size() <= 2;
}

bool VectorLoop::may_be_lanes_with(Value unit_step) {
  evolution_.assume_one(unit_step);
  max_lanes = kMaxLanes;
  dependence = {};
  not_linear_ = {};
  if (is_vector_.size() < function_.value_count()) is_vector_.resize(function_.value_count());
  if (!find_loop() || !find_accesses() || !find_carried()) return false;
  find_reductions_in_memory();
  return find_widened() && compare_accesses() && are_recurrences_in_order();
}

Value VectorLoop::without_extension(Value value) const {
  const bool is_extension = value.is_local() && is_inside(value) &&
                            (function_[value.local()].opcode == Opcode::SExt ||
                             function_[value.local()].opcode == Opcode::ZExt);
  const Value narrow = is_extension ? function_.operand(value.local(), 0) : value;
  return function_.type_of(narrow) == kI1 ? value : narrow;
}

// A variable from outside the loop which each iteration adds to a counter, or multiplies with, in
// what computes the value; not the bound, since there would be one iteration.
Value VectorLoop::variable_step(Value value, int steps) const {
  if (!value.is_local() || !is_inside(value) || steps > kMaxStepDepth) return {};
  const InstId id = value.local();
  const Opcode opcode = function_[id].opcode;
  if (opcode == Opcode::Phi)  // what it becomes is one step
    return function_.block_of(id) == header && steps < kMaxStepDepth
               ? variable_step(function_.incoming_value(id, latch), kMaxStepDepth)
               : Value::none();
  if (opcode == Opcode::Mul || (opcode == Opcode::Add && steps == kMaxStepDepth))
    for (const Value operand : function_.operands(id))
      if (const Value step = without_extension(operand);
          step.is_local() && !is_inside(step) && step != counter.bound)
        return step;
  for (const Value operand : function_.operands(id))
    if (const Value found = variable_step(operand, steps + 1); found.valid()) return found;
  return {};
}

// --- accesses

bool VectorLoop::find_accesses() {
  accesses.clear();
  has_stores_ = false;
  int count = 0;
  for (const BlockId block : blocks())
    for (InstId id = function_[block].first; id != function_.terminator(block);
         id = function_.next(id)) {
      const Opcode opcode = function_[id].opcode;
      if (++count > kMaxVectorInstructions) return refuse("it is too large", id);
      if (opcode == Opcode::Load || opcode == Opcode::Store) {
        if (!add_access(id, block)) return false;
      } else if (opcode == Opcode::Call ? !is_pure_call(function_, id)
                                        : must_stay(function_, id) || opcode == Opcode::Alloca) {
        return refuse("an instruction has effects of its own", id);
      }
    }
  return true;
}

bool VectorLoop::add_access(InstId id, BlockId block) {
  const bool is_store = function_[id].opcode == Opcode::Store;
  VectorAccess access{id, function_.operand(id, is_store ? 1 : 0), is_store};
  access.type = is_store ? function_.type_of(function_.operand(id, 0)) : function_[id].type;
  access.size = function_.types().store_size(access.type);
  if (is_ordered(function_[id])) return refuse("an access is volatile or atomic", id);
  if (accesses.size() == kMaxVectorAccesses) return refuse("it accesses too much memory", id);
  if (!find_address(access, block)) return false;
  const auto size = static_cast<int64_t>(access.size);
  const int64_t factor = access.stride / size;
  if ((is_store || access.stride != 0) && !may_be_lanes(function_, access.type))
    return refuse("an access has no form for vectors", id);
  if (access.stride == factor * size && factor > 1 && factor <= kMaxFactor)
    access.factor = static_cast<uint32_t>(factor);
  else
    access.is_scattered = access.is_indirect ||
                          (access.stride != 0 && access.stride != size && access.stride != -size);
  // The test runs once more than the body.
  if (block == header && !tests_at_end && (is_store || access.stride != 0))
    return refuse("the test before the body accesses memory", id);
  access.is_conditional = is_conditional(block);
  has_stores_ |= is_store;
  accesses.push_back(access);
  return true;
}

// By how much it grows, and the sum that it is.
bool VectorLoop::find_address(VectorAccess& access, BlockId block) {
  const std::optional<int64_t> stride = stride_of(access.pointer);
  const std::optional<AffineSum> sum = evolution_.sum_of(access.pointer, loop);
  if (stride && sum && function_.type_of(access.pointer) == kPtr) {
    if (*stride == 0 && !is_uniform(access.pointer))
      return refuse("an address is the same in all iterations, but computed in each", access.id);
    if (*stride > kMaxStride || *stride < -kMaxStride)
      return refuse("consecutive iterations access memory that is far apart", access.id);
    access.stride = *stride;
    access.sum = *sum;
    return true;
  }
  const bool reads = std::ranges::any_of(
      accesses, [&](const VectorAccess& other) { return !other.is_store && other.stride != 0; });
  access.is_indirect = !access.is_store && reads && access.size >= kMinIndirect &&
                       !is_conditional(block) && is_of_lane(access.pointer, 0);
  if (!access.is_indirect) {
    not_linear_ = access.id;
    return refuse("an address is not a linear function of the iteration", access.id);
  }
  access.stride = static_cast<int64_t>(access.size);
  access.sum.add({access.id, Extension::None, 1});  // no other one has it
  return true;
}

// Whether each lane can compute the value for itself, from what is loaded from linear addresses.
bool VectorLoop::is_of_lane(Value value, int steps) const {
  if (is_uniform(value)) return true;
  const InstId id = value.local();
  const Opcode opcode = function_[id].opcode;
  if (opcode == Opcode::Phi)
    return function_.block_of(id) == header && evolution_.induction_variable(id, loop).has_value();
  if (opcode == Opcode::Load) {
    const VectorAccess* load = access(id);
    return load != nullptr && !load->is_indirect && !load->is_conditional;
  }
  const bool may_be = opcode == Opcode::GetElementPtr || is_cast(opcode) ||
                      (is_binary(opcode) && !has(opcode, property::MayTrap));
  return may_be && steps < kMaxStepDepth && function_[id].operand_count <= kMaxLaneOperands &&
         std::ranges::all_of(function_.operands(id),
                             [&](Value operand) { return is_of_lane(operand, steps + 1); });
}

// Whether the loop stores to an array that the value is computed from: each lane reads it where the
// value is used.
bool VectorLoop::reads_stored_index(Value value) const {
  if (is_uniform(value) || carried_value(value) != nullptr) return false;
  if (const VectorAccess* load = access(value.local()); load != nullptr)
    return std::ranges::any_of(accesses, [&](const VectorAccess& other) {
      return other.is_store && other.group == load->group;
    });
  return std::ranges::any_of(function_.operands(value.local()),
                             [&](Value operand) { return reads_stored_index(operand); });
}

// By what the pointer grows with each iteration.
std::optional<int64_t> VectorLoop::stride_of(Value pointer) const {
  if (is_uniform(pointer)) return 0;
  if (counter.step == 1)
    if (const std::optional<uint64_t> stride = evolution_.stride_of(
            pointer, loop, counter, [this](Value value) { return is_uniform(value); }))
      return static_cast<int64_t>(*stride);
  const std::optional<AffineSum> now = evolution_.sum_of(pointer, loop),
                                 next = evolution_.next_sum_of(pointer, loop);
  if (!now || !next) return std::nullopt;
  const std::optional<uint64_t> stride = distance(*now, *next);
  return stride ? std::optional(static_cast<int64_t>(*stride)) : std::nullopt;
}

const VectorAccess* VectorLoop::access(InstId id) const {
  const auto found = std::ranges::find(accesses, id, &VectorAccess::id);
  return found == accesses.end() ? nullptr : &*found;
}

// --- values that are carried

// Of a load and a later store to one address, which each iteration makes.
void VectorLoop::find_reductions_in_memory() {
  for (const VectorAccess& store : accesses) {
    if (!store.is_store || store.stride != 0 || store.is_conditional) continue;
    const auto load = std::ranges::find_if(accesses, [&](const VectorAccess& other) {
      return !other.is_store && other.type == store.type && distance(other.sum, store.sum) == 0;
    });
    if (load != accesses.end() && &*load < &store && !load->is_conditional &&
        (tests_at_end || function_.block_of(load->id) != header))
      find_in_memory(load->id, store.id);
  }
}

// Marks a load that may come before all stores of the loop. Returns whether it is one.
bool VectorLoop::load_first(InstId id) {
  const auto load = std::ranges::find(accesses, id, &VectorAccess::id);
  if (load == accesses.end() || load->is_conditional) return false;
  load->is_moved |= std::ranges::none_of(accesses, [&](const VectorAccess& other) {
    return other.is_store && other.group == load->group;
  });
  return load->is_moved;
}

// Where it is among what is widened. A load that no vector needs is not.
void VectorLoop::move_to_front(InstId id) {
  if (const auto at = std::ranges::find(widened, id); at != widened.end())
    std::rotate(widened.begin(), at, at + 1);
}

void VectorLoop::delay_stores() {
  for (const VectorAccess& store : accesses) {
    if (!store.after.valid()) continue;
    const auto at = std::ranges::find(widened, store.id),
               later = std::ranges::find(widened, store.after);
    std::rotate(at, at + 1, later + 1);
  }
}

// What uses the value of the iteration before comes after this one's: a vector of the former is
// made of the latter.
bool VectorLoop::are_recurrences_in_order() {
  delay_stores();
  for (const VectorAccess& load : accesses)
    if (load.is_moved) move_to_front(load.id);
  for (const CarriedValue& value : carried) {
    if (!value.is_recurrence) continue;
    const CarriedValue* other = carried_value(value.next);  // of second order: that of first
    const auto made = std::ranges::find(widened, (other ? *other : value).next.local());
    if (load_first(*made)) {
      move_to_front(*made);
      continue;
    }
    for (auto at = widened.begin(); at != made; ++at)
      for (const Value operand : function_.operands(*at))
        if (operand == Value(value.phi))
          return refuse("the value of the iteration before is used before this one's", *at);
  }
  return true;
}

// --- what is widened

bool VectorLoop::find_widened() {
  pending_.clear();
  bool is_single = true;
  for (const VectorAccess& access : accesses)
    if (access.is_store) {
      is_vector_[access.id] = true;
      pending_.push_back(access.id);
      is_single &= access.stride == 0 && reduction_stored_by(access.id) == nullptr;
    }
  if (is_single && !pending_.empty() && carried.size() == 1)
    return refuse("all iterations store to one address, and do nothing else", pending_[0]);
  for (const CarriedValue& value : carried)
    if (value.reduction != ReductionKind::None && !demand(value.next, value.phi)) return false;
  if (std::ranges::any_of(accesses, &VectorAccess::is_conditional) && !demand_conditions())
    return false;
  for (const CarriedValue& value : carried)
    if (value.is_recurrence && !demand(value.next, value.phi)) return false;
  if (pending_.empty()) return refuse("it computes nothing", function_.terminator(header));
  for (size_t i = 0; i < pending_.size(); ++i) {
    const InstId id = pending_[i];
    const Opcode opcode = function_[id].opcode;
    if (opcode == Opcode::Load) continue;
    if (opcode == Opcode::Phi) {
      if (!demand_conditions()) return false;
      for (uint32_t k = 0; k < function_[id].operand_count; k += 2)
        if (!demand(function_.operand(id, k), id)) return false;
      continue;
    }
    const auto operands = function_.operands(id);
    const size_t first = opcode == Opcode::Call ? 2 : 0;
    const size_t end = opcode == Opcode::Store ? 1 : operands.size();
    for (size_t k = first; k < end; ++k)
      if (!demand(function_.operand(id, static_cast<uint32_t>(k)), id)) return false;
  }
  widened.clear();
  for (const BlockId block : blocks())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (is_vector_[id]) widened.push_back(id);
  return true;
}

// Masks are made of all conditions in the body.
bool VectorLoop::demand_conditions() {
  for (const BlockId block : blocks()) {
    const InstId end = function_.terminator(block);
    if (block != header && function_[end].opcode == Opcode::CondBr &&
        !demand(function_.operand(end, 0), end))
      return false;
  }
  return true;
}

bool VectorLoop::demand(Value value, InstId user) {
  if (!value.is_local() || is_uniform(value) || is_vector_[value.local()]) return true;
  const InstId id = value.local();
  const CarriedValue* phi = carried_value(value);
  if (phi != nullptr) {
    if (phi->reduction == ReductionKind::None &&
        (phi->is_pointer || !may_be_lanes(function_, function_[id].type)))
      return refuse("a pointer or a number of an odd width is used as a value", user);
    return true;
  }
  if (!is_flag(id) && !may_widen(function_, id))
    return refuse("an instruction has no form for vectors", id);
  is_vector_[id] = true;
  pending_.push_back(id);
  return true;
}

// --- dependences

// Whether another access, in each iteration, touches the same bytes, so that this one cannot trap;
// then it takes that one's address.
bool VectorLoop::is_covered(VectorAccess& access) const {
  const auto is_cover = [&](const VectorAccess& other) {
    return other.group == access.group && other.size >= access.size &&
           distance(other.sum, access.sum) == 0;
  };
  const auto found = std::ranges::find_if(accesses, [&](const VectorAccess& other) {
    return !other.is_conditional && is_cover(other);
  });
  if (found != accesses.end()) access.pointer = found->pointer;
  return found != accesses.end() || is_made_anyway(is_cover);
}

// Whether the bytes of all iterations belong to one object: base + constant + factor * counter.
bool VectorLoop::is_in_object(const VectorAccess& access) const {
  const std::optional<uint64_t> iterations = known_iterations(),
                                start = signed_constant(function_, counter.start);
  const Value base = address_base(function_, access.pointer);
  if (!iterations || *iterations == 0 || !start || access.stride <= 0) return false;
  MemoryLocation location{base, access.sum.constant};
  for (const AffineTerm& term : access.sum.terms()) {
    if (term.value == Value(counter.phi))
      location.offset += term.factor * *start;
    else if (term.value != base || term.factor != 1)
      return false;
  }
  location.size = static_cast<uint64_t>(access.stride) * (*iterations - 1) + access.size;
  return is_there(function_, location);
}

// Whether each iteration comes to a block with such an access.
template <class IsOne>
bool VectorLoop::is_made_anyway(IsOne is_one) const {
  const std::span<const BlockId> all = blocks();
  uint32_t reached = 1;  // blocks to which an iteration may come without one
  for (size_t at = 0; at < all.size(); ++at) {
    const bool is_made = std::ranges::any_of(accesses, [&](const VectorAccess& access) {
      return function_.block_of(access.id) == all[at] && is_one(access);
    });
    if ((reached >> at & 1) == 0 || is_made) continue;
    if (all[at] == latch) return false;
    function_.for_each_successor(all[at], [&](BlockId to) {
      const auto place_of = std::ranges::find(all, to) - all.begin();
      if (place_of < static_cast<ptrdiff_t>(all.size())) reached |= 1u << place_of;
    });
  }
  return true;
}

// Whether a store to the same address is made in each iteration, by this one or by another.
bool VectorLoop::is_stored_anyway(const VectorAccess& access) const {
  return is_made_anyway([&](const VectorAccess& other) {
    return other.is_store && other.group == access.group && other.type == access.type &&
           distance(other.sum, access.sum) == 0;
  });
}

bool VectorLoop::may_be_conditional(VectorAccess& access) const {
  if (!access.is_store && (is_covered(access) || is_in_object(access))) return true;
  const bool is_consecutive = access.stride == static_cast<int64_t>(access.size);
  access.writes_back = access.is_store && is_consecutive && is_stored_anyway(access);
  access.is_masked = !access.writes_back && is_consecutive && access.size >= 4 &&
                     function_.has(processor_feature::Avx2);
  access.has_branches = access.stride != 0 && !access.writes_back && !access.is_masked;
  return access.writes_back || access.is_masked || access.has_branches;
}

bool VectorLoop::compare_accesses() {
  make_groups();
  for (VectorAccess& access : accesses)
    if (access.is_conditional && !may_be_conditional(access))
      return refuse(
          access.is_store ? "a store is conditional" : "a load is conditional, and may trap",
          access.id);
  for (const VectorAccess& access : accesses)
    if (access.is_indirect && reads_stored_index(access.pointer))
      return refuse("an address is computed from what the loop stores", access.id);
  move_loads();
  checks.clear();
  reuses_.clear();
  for (size_t a = 0; a < accesses.size(); ++a)
    for (size_t b = a + 1; b < accesses.size(); ++b)
      if ((accesses[a].is_store || accesses[b].is_store) && !compare(accesses[a], accesses[b]))
        return false;
  if (max_lanes == 1)
    return refuse("iterations depend on the ones before them", dependence.to, dependence.from);
  find_windows();
  std::erase_if(widened, [&](InstId id) {
    const VectorAccess* store = access(id);
    return store != nullptr && store->is_store && is_overwritten(*store);
  });
  is_mirrored = may_mirror();
  return true;
}

// Whether the same iteration stores there again, and nothing reads it before.
bool VectorLoop::is_overwritten(const VectorAccess& store) const {
  if (store.factor != 1 || store.stride == 0 || store.after.valid() || is_waited_for(store))
    return false;
  for (const VectorAccess* other = &store + 1; other != accesses.data() + accesses.size();
       ++other) {
    if (other->group != store.group) continue;
    if (other->is_store && !other->is_conditional && other->size == store.size &&
        !other->after.valid() && distance(other->sum, store.sum) == 0)
      return true;
    if (!other->is_store && !other->is_moved && meets(*other, store, 0) != 0) return false;
  }
  return false;
}

// Whether all elements go down one by one, and nothing else depends on which lane has an iteration.
bool VectorLoop::may_mirror() const {
  return std::ranges::all_of(accesses,
                             [](const VectorAccess& access) {
                               return access.stride == 0
                                          ? !access.is_store
                                          : access.stride == -static_cast<int64_t>(access.size) &&
                                                !access.has_branches;
                             }) &&
         std::ranges::none_of(carried,
                              [](const CarriedValue& value) {
                                return value.is_recurrence ||
                                       value.reduction == ReductionKind::FindLast;
                              }) &&
         std::ranges::none_of(widened, [&](InstId id) { return uses_counting_lanes(id); });
}

bool VectorLoop::uses_counting_lanes(InstId id) const {
  if (function_[id].opcode == Opcode::Load) return false;
  const size_t count = function_[id].opcode == Opcode::Store ? 1 : function_[id].operand_count;
  return std::ranges::any_of(function_.operands(id).first(count), [&](Value operand) {
    const CarriedValue* value = carried_value(operand);
    return value != nullptr && value->is_induction();
  });
}

bool VectorLoop::waits_for_stores(uint32_t lanes) const {
  return std::ranges::any_of(reuses_, [&](const Reuse& reuse) {
    const uint64_t bytes = reuse.size * lanes;
    return reuse.bytes % bytes != 0 && reuse.bytes < kForwardingVectors * bytes;
  });
}

void VectorLoop::make_groups() {
  groups.clear();
  for (uint32_t a = 0; a < accesses.size(); ++a) {
    VectorAccess& access = accesses[a];
    access.group = static_cast<uint32_t>(groups.size());
    for (uint32_t g = 0; g < groups.size() && access.group == groups.size(); ++g) {
      const VectorAccess& first = accesses[groups[g].first];
      const std::optional<uint64_t> apart = distance(first.sum, access.sum);
      if (!apart || first.stride != access.stride) continue;
      access.group = g;
      groups[g].low = std::min(groups[g].low, static_cast<int64_t>(*apart));
      groups[g].high = std::max(groups[g].high, static_cast<int64_t>(*apart + access.size));
    }
    if (access.group == groups.size()) groups.push_back({a, 0, static_cast<int64_t>(access.size)});
  }
}

// The memory that an access touches in any iteration.
MemoryLocation VectorLoop::object_of(const VectorAccess& access) const {
  Value base = address_base(function_, access.pointer);
  if (const CarriedValue* pointer = carried_value(base); pointer != nullptr)
    base = address_base(function_, pointer->start);
  MemoryLocation object;
  if (!is_inside(base)) object.base = base;
  object.facts = function_.facts_index(access.id);
  return object;
}

// In how many iterations, at least `first` and fewer than may run at once, the one access touches
// bytes that the other one of its group touches now; 0: in none of them.
uint32_t VectorLoop::meets(const VectorAccess& later, const VectorAccess& now,
                           uint32_t first) const {
  const auto apart = static_cast<int64_t>(distance(later.sum, now.sum).value());
  for (uint32_t lanes = first; lanes < max_lanes; ++lanes) {
    const int64_t moved = later.stride * lanes;
    if (moved < apart + static_cast<int64_t>(now.size) &&
        apart < moved + static_cast<int64_t>(later.size))
      return std::max(lanes, 1u);
  }
  return 0;
}

// A load after a store that later iterations make to its address comes before all stores, unless it
// reads what one of them, in its own iteration or before, has written.
void VectorLoop::move_loads() {
  for (VectorAccess& load : accesses) {
    if (load.is_store || load.is_conditional) continue;
    bool should_move = false, may_move = true;
    for (const VectorAccess* store = accesses.data(); store != &load; ++store) {
      if (!store->is_store || store->group != load.group) continue;
      should_move |= meets(*store, load, 1) != 0;
      may_move &= meets(load, *store, 0) == 0;
    }
    load.is_moved = should_move && may_move;
  }
}

// Stores that later iterations make to where this one stores after them come after that. Nothing
// up to there may touch, in this iteration or later, what they store.
bool VectorLoop::may_delay(VectorAccess& store, const VectorAccess& later) const {
  if (!store.is_store || !later.is_store || store.is_conditional || store.factor != 1 ||
      store.stride == 0 || (store.after.valid() && store.after != later.id) || is_waited_for(store))
    return false;
  for (const VectorAccess* other = &store + 1; other <= &later; ++other)
    if (other->group == store.group && !other->is_moved && meets(*other, store, 0) != 0)
      return false;
  store.after = later.id;
  return true;
}

// Of two accesses in their order: iterations that run at once run all of the first one before any
// of the second.
bool VectorLoop::compare(VectorAccess& a, const VectorAccess& b) {
  if (const CarriedValue* value = reduction_stored_by(b.id);
      b.is_store && value && value->phi == a.id)
    return true;
  if (a.is_indirect || b.is_indirect)
    return !alias_.may_alias(object_of(a), object_of(b)) ||
           refuse("what an address that is loaded leads to may be stored", b.id, a.id);
  if (a.group == b.group) {
    const bool is_moved = a.is_store && b.is_moved;
    const auto apart = static_cast<int64_t>(distance(a.sum, b.sum).value());
    const int64_t back = a.is_store ? -apart : apart;  // from the store to the load
    if (a.is_store != b.is_store && (back > 0) == (a.stride > 0) && back != 0 &&
        meets(a.is_store ? b : a, a.is_store ? a : b, 1) != 0)
      reuses_.push_back({static_cast<uint64_t>(back < 0 ? -back : back), a.size});
    if (const uint32_t lanes = is_moved ? 0 : meets(a, b, 1); lanes != 0 && !may_delay(a, b)) {
      max_lanes = lanes;
      dependence = {a.id, b.id};
    }
    return true;
  }
  if (!alias_.may_alias(object_of(a), object_of(b))) return true;
  const auto is_known = [&](const Check& check) {
    return check.a == a.group && check.b == b.group;
  };
  const auto is_reversed = [&](const Check& check) {
    return check.a == b.group && check.b == a.group;
  };
  if (std::ranges::any_of(checks, is_known) || std::ranges::any_of(checks, is_reversed))
    return true;
  if (checks.size() == kMaxChecks) return refuse("too many accesses may overlap", b.id, a.id);
  checks.push_back({a.group, b.group});
  return true;
}

// --- windows: elements of several accesses in the same vectors

void VectorLoop::find_windows() {
  keeps_last = tests_at_end;
  for (uint32_t group = 0; group < groups.size(); ++group)
    for (const bool of_stores : {false, true}) {
      members_.clear();
      for (uint32_t a = 0; a < accesses.size(); ++a)
        if (accesses[a].factor > 1 && accesses[a].group == group &&
            accesses[a].is_store == of_stores)
          members_.push_back(a);
      const auto offset_of = [&](uint32_t a) {
        return static_cast<int64_t>(
            distance(accesses[groups[group].first].sum, accesses[a].sum).value());
      };
      std::ranges::stable_sort(members_, {}, offset_of);
      for (size_t first = 0, end = 0; first < members_.size(); first = end) {
        const VectorAccess& base = accesses[members_[first]];
        for (end = first; end < members_.size(); ++end) {
          const int64_t apart = offset_of(members_[end]) - offset_of(members_[first]);
          if (apart >= base.stride) break;
          VectorAccess& access = accesses[members_[end]];
          access.window = members_[first];
          access.member = static_cast<uint32_t>(apart / static_cast<int64_t>(base.size));
          access.is_scattered = apart % static_cast<int64_t>(base.size) != 0 ||
                                access.is_conditional || access.type != base.type;
        }
        make_window(std::span(members_).subspan(first, end - first));
      }
    }
}

// Of accesses that have a window, unless some is scattered, or stores leave gaps.
void VectorLoop::make_window(std::span<const uint32_t> members) {
  const auto is_scattered = [&](uint32_t member) { return accesses[member].is_scattered; };
  const VectorAccess& base = accesses[members.front()];
  if (std::ranges::any_of(members, is_scattered) ||
      (base.is_store && !may_store_at_once(members))) {
    for (const uint32_t member : members) accesses[member].is_scattered = true;
  } else if (base.is_store) {
    accesses[*std::ranges::max_element(members)].completes_window = true;
  } else if (accesses[members.back()].member + 1 < base.factor) {
    keeps_last = true;  // vectors read on to where the next iteration reads
  }
}

// Whether the stores have all elements of their window, and no other access to the array is between
// them: they come after it.
bool VectorLoop::may_store_at_once(std::span<const uint32_t> members) const {
  if (members.size() != accesses[members.front()].factor) return false;
  for (size_t m = 0; m < members.size(); ++m)
    if (accesses[members[m]].member != m) return false;
  const auto [first, last] = std::ranges::minmax(members);
  for (uint32_t a = first; a < last; ++a)
    if (accesses[a].group == accesses[first].group &&
        std::ranges::find(members, a) == members.end())
      return false;
  return true;
}

}  // namespace lilt::opt
