#include "ir/opt/vector_loop.h"

#include <algorithm>
#include <utility>

#include "ir/opt/known_bits.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/fast_math.h"
#include "ir/ssa/fold.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Against the time that comparisons of accesses take, here and before the loop.
constexpr size_t kMaxAccesses = 24;
constexpr size_t kMaxChecks = 8;
constexpr uint32_t kMaxLanes = 64;
constexpr int kMaxInstructions = 160;
constexpr uint32_t kMaxChain = 16;  // operations of a reduction

}  // namespace

bool is_intrinsic_of_lanes(std::string_view name) {
  for (const std::string_view known :
       {"llvm.abs", "llvm.ceil", "llvm.copysign", "llvm.fabs", "llvm.floor", "llvm.fma",
        "llvm.fmuladd", "llvm.nearbyint", "llvm.rint", "llvm.smax", "llvm.smin", "llvm.sqrt",
        "llvm.trunc", "llvm.umax", "llvm.umin"})
    if (name == known) return true;
  return false;
}

bool VectorLoop::refuse(std::string_view why, InstId at) {
  refusal = why;
  place = at;
  return false;
}

bool VectorLoop::has_shape(uint32_t number) {
  const LoopForest::Loop& shape = loops_[number];
  const InstId first = function_[shape.header].first;
  return shape.is_innermost && shape.latch.valid() && loops_.blocks(number).size() <= 2 &&
         !function_[shape.header].stays_scalar && function_[first].opcode == Opcode::Phi &&
         function_[first].operand_count == 4 && !function_[shape.header].address_taken &&
         !function_[shape.latch].address_taken;
}

bool VectorLoop::analyze(uint32_t number) {
  loop = number;
  header = loops_[loop].header;
  latch = loops_[loop].latch;
  const InstId phi = function_[header].first;
  entering = function_.operand(phi, function_.operand(phi, 1) == Value(latch) ? 3 : 1).block();
  max_lanes = kMaxLanes;
  refusal = {};
  if (is_vector_.size() < function_.value_count())
    is_vector_.assign(function_.value_count(), false);
  return find_counter() && find_accesses() && find_carried() && find_widened() &&
         compare_accesses();
}

// --- the counter

bool VectorLoop::find_counter() {
  tests_at_end = header == latch;
  const InstId branch = function_.terminator(header);
  const Opcode entry = function_[function_.terminator(entering)].opcode;
  if (function_[branch].opcode != Opcode::CondBr ||
      (!tests_at_end && function_[function_.terminator(latch)].opcode != Opcode::Br) ||
      (entry != Opcode::Br && entry != Opcode::CondBr))
    return refuse("its control flow is not a test and a body", branch);
  const BlockId first = function_.operand(branch, 1).block();
  const bool stays_if = first == latch;
  exit = function_.operand(branch, stays_if ? 2 : 1).block();
  if (exit == header || exit == latch || !function_.operand(branch, 0).is_local())
    return refuse("it has no exit", branch);
  const InstId condition = function_.operand(branch, 0).local();
  if (tests_at_end ? !find_next_counter(condition, stays_if) : [&] {
        const std::optional<LoopCounter> found = evolution_.counter(loop, condition, stays_if);
        if (found) counter = *found;
        return !found;
      }())
    return refuse("its number of iterations is not known before it", branch);
  if (!counter.start.valid() || !is_uniform(counter.bound))
    return refuse("the bound of its counter may change", branch);
  return true;
}

// At the end of the iteration, what the counter is in the next one is tested.
bool VectorLoop::find_next_counter(InstId condition, bool stays_if) {
  if (function_[condition].opcode != Opcode::ICmp) return false;
  LoopCounter found;
  found.stays = static_cast<IntPredicate>(function_[condition].subcode);
  if (!stays_if) found.stays = inverted(found.stays);
  for (const bool is_left : {true, false}) {
    const Value tested = function_.operand(condition, is_left ? 0 : 1);
    if (!is_left) found.stays = swapped(found.stays);
    found.bound = function_.operand(condition, is_left ? 1 : 0);
    bool is_found = false;
    function_.for_each_phi(header, [&](InstId phi) {
      if (is_found || function_.incoming_value(phi, latch) != tested) return;
      const std::optional<InductionVariable> variable = evolution_.induction_variable(phi, loop);
      if (!variable || variable->step != 1) return;
      static_cast<InductionVariable&>(found) = *variable;
      is_found = true;
    });
    if (!is_found) continue;
    found.width = function_.types().integer_bits(function_[found.phi].type);
    counter = found;
    const bool is_strict = found.stays == IntPredicate::SLT || found.stays == IntPredicate::ULT ||
                           (found.stays == IntPredicate::NE && found.width == 64);
    return is_strict && found.width >= 8 && found.width <= 64;
  }
  return false;
}

// --- accesses

bool VectorLoop::is_uniform(Value value, int steps) const {
  if (!value.is_local() || !is_inside(value)) return true;
  const InstId id = value.local();
  const Opcode opcode = function_[id].opcode;
  const bool may_be = is_cast(opcode) || opcode == Opcode::ICmp || opcode == Opcode::Select ||
                      opcode == Opcode::GetElementPtr || opcode == Opcode::FCmp ||
                      opcode == Opcode::FNeg ||
                      (opcode == Opcode::Load && !is_ordered(function_[id])) ||
                      (is_binary(opcode) && !has(opcode, property::MayTrap));
  return may_be && steps != 0 && std::ranges::all_of(function_.operands(id), [&](Value operand) {
           return is_uniform(operand, steps - 1);
         });
}

bool VectorLoop::find_accesses() {
  accesses.clear();
  int count = 0;
  for (const BlockId block : blocks())
    for (InstId id = function_[block].first; id != function_.terminator(block);
         id = function_.next(id)) {
      const Opcode opcode = function_[id].opcode;
      if (++count > kMaxInstructions) return refuse("it is too large", id);
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
  if (accesses.size() == kMaxAccesses) return refuse("it accesses too much memory", id);
  const std::optional<int64_t> stride = stride_of(access.pointer);
  const std::optional<AffineSum> sum = evolution_.sum_of(access.pointer, loop);
  if (!stride || !sum || function_.type_of(access.pointer) != kPtr)
    return refuse("an address is not a linear function of the iteration", id);
  access.stride = *stride;
  access.sum = *sum;
  const auto size = static_cast<int64_t>(access.size);
  if (access.stride != 0 &&
      (!may_be_lanes(access.type) || (access.stride != size && access.stride != -size)))
    return refuse("consecutive iterations access memory that is not consecutive", id);
  // The test runs once more than the body.
  if (block != latch && (is_store || access.stride != 0))
    return refuse("the test before the body accesses memory", id);
  if (is_store && access.stride == 0) return refuse("all iterations store to one address", id);
  accesses.push_back(access);
  return true;
}

// By what the pointer grows with each iteration.
std::optional<int64_t> VectorLoop::stride_of(Value pointer) const {
  if (is_uniform(pointer)) return 0;
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

bool VectorLoop::find_carried() {
  carried.clear();
  bool good = true;
  function_.for_each_phi(header, [&](InstId phi) {
    if (!good) return;
    CarriedValue value{phi, function_.incoming_value(phi, entering),
                       function_.incoming_value(phi, latch)};
    good = find_induction(value) || find_reduction(value);
    if (!good) refuse("a value is carried that is neither a counter nor a reduction", phi);
    carried.push_back(value);
  });
  return good;
}

const CarriedValue* VectorLoop::carried_value(Value value) const {
  const auto found = std::ranges::find_if(
      carried, [&](const CarriedValue& known) { return Value(known.phi) == value; });
  return found == carried.end() ? nullptr : &*found;
}

bool VectorLoop::find_induction(CarriedValue& value) const {
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
ReductionKind VectorLoop::kind_of(InstId id) const {
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
bool VectorLoop::find_reduction(CarriedValue& value) {
  if (!may_be_lanes(function_[value.phi].type) || !value.next.is_local() ||
      !is_inside(value.next) || function_.block_of(value.next.local()) != latch)
    return false;
  const InstId last = value.next.local();
  if (function_[last].opcode == Opcode::Select && find_extremum(value, last)) return true;
  InstId at = value.phi, guarded;
  for (uint32_t length = 0; length < kMaxChain && at != last; ++length) {
    at = next_in_chain(value, at, guarded);
    if (!at.valid()) return false;
  }
  if (at != last || guarded.valid()) return false;
  // The last one goes to the next iteration only.
  for (UseId use = function_.first_use(last); use.valid(); use = function_.next_use(use))
    if (function_.user(use) != value.phi && is_inside(function_.user(use))) return false;
  return value.reduction != ReductionKind::None;
}

// The only user in the loop of what `from` is; or the select of a guarded operation.
InstId VectorLoop::next_in_chain(CarriedValue& value, InstId from, InstId& guarded) const {
  InstId users[2];
  size_t count = 0;
  for (UseId use = function_.first_use(from); use.valid(); use = function_.next_use(use)) {
    const InstId user = function_.user(use);
    if (!is_inside(user)) continue;
    if (count == 2) return InstId::none();
    users[count++] = user;
  }
  if (count == 2) {
    if (function_[users[0]].opcode == Opcode::Select) std::swap(users[0], users[1]);
    const InstId operation = users[0], select = users[1];
    if (function_[select].opcode != Opcode::Select || operation == select ||
        function_.operand(select, 0) == Value(from) ||
        function_.operand(select, 0) == Value(operation))
      return InstId::none();
    guarded = from;
  } else if (count == 0) {
    return InstId::none();
  }
  const InstId user = users[0];
  if (function_[user].opcode == Opcode::Select && count == 1) {
    const Value other = guarded;
    const bool is_guard =
        guarded.valid() && function_.operand(user, 0) != Value(from) &&
        ((function_.operand(user, 1) == Value(from) && function_.operand(user, 2) == other) ||
         (function_.operand(user, 2) == Value(from) && function_.operand(user, 1) == other));
    guarded = InstId::none();
    return is_guard ? user : InstId::none();
  }
  const ReductionKind kind = kind_of(user);
  const bool is_subtraction =
      function_[user].opcode == Opcode::Sub || function_[user].opcode == Opcode::FSub;
  const auto operands = function_.operands(user);
  const bool is_once = std::ranges::count(operands, Value(from)) == 1;
  if (kind == ReductionKind::None || !is_once || (is_subtraction && operands[0] != Value(from)) ||
      (value.reduction != ReductionKind::None && value.reduction != kind) ||
      (guarded.valid() && count == 1))
    return InstId::none();
  value.reduction = kind;
  return user;
}

// select (icmp phi, x), phi, x
bool VectorLoop::find_extremum(CarriedValue& value, InstId select) {
  const Value condition = function_.operand(select, 0);
  if (!condition.is_local() || !is_inside(condition) ||
      function_[condition.local()].opcode != Opcode::ICmp ||
      !function_.types().is_integer(function_[select].type))
    return false;
  const InstId test = condition.local();
  Value left = function_.operand(select, 1), right = function_.operand(select, 2);
  auto predicate = static_cast<IntPredicate>(function_[test].subcode);
  if (function_.operand(test, 0) != left) predicate = swapped(predicate);
  const auto operands = function_.operands(test);
  if (std::ranges::count(operands, left) != 1 || std::ranges::count(operands, right) != 1 ||
      left == right || (left != Value(value.phi) && right != Value(value.phi)))
    return false;
  uint32_t uses = 0;
  for (UseId use = function_.first_use(value.phi); use.valid(); use = function_.next_use(use))
    uses += is_inside(function_.user(use));
  for (UseId use = function_.first_use(select); use.valid(); use = function_.next_use(use))
    if (function_.user(use) != value.phi && is_inside(function_.user(use))) return false;
  value.reduction =
      predicate == IntPredicate::SGT || predicate == IntPredicate::SGE   ? ReductionKind::SMax
      : predicate == IntPredicate::SLT || predicate == IntPredicate::SLE ? ReductionKind::SMin
      : predicate == IntPredicate::UGT || predicate == IntPredicate::UGE ? ReductionKind::UMax
      : predicate == IntPredicate::ULT || predicate == IntPredicate::ULE ? ReductionKind::UMin
                                                                         : ReductionKind::None;
  return uses == 2 && value.reduction != ReductionKind::None && function_.has_one_use(test);
}

// --- what is widened

bool VectorLoop::may_be_lanes(TypeId type) const {
  const uint32_t bits =
      function_.types().is_integer(type) ? function_.types().integer_bits(type) : 0;
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 || type == kFloat || type == kDouble;
}

bool VectorLoop::find_widened() {
  pending_.clear();
  for (const VectorAccess& access : accesses)
    if (access.is_store) {
      is_vector_[access.id] = true;
      pending_.push_back(access.id);
    }
  for (const CarriedValue& value : carried)
    if (value.reduction != ReductionKind::None && !demand(value.next, value.phi)) return false;
  if (pending_.empty()) return refuse("it computes nothing", function_.terminator(header));
  for (size_t i = 0; i < pending_.size(); ++i) {
    const InstId id = pending_[i];
    const Opcode opcode = function_[id].opcode;
    if (opcode == Opcode::Load) continue;
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

bool VectorLoop::demand(Value value, InstId user) {
  if (!value.is_local() || is_uniform(value) || is_vector_[value.local()]) return true;
  const InstId id = value.local();
  const CarriedValue* phi = carried_value(value);
  if (phi != nullptr) {
    if (phi->is_pointer ||
        (phi->reduction == ReductionKind::None && !may_be_lanes(function_[id].type)))
      return refuse("a pointer or a number of an odd width is used as a value", user);
    return true;
  }
  if (!may_widen(id)) return refuse("an instruction has no form for vectors", id);
  is_vector_[id] = true;
  pending_.push_back(id);
  return true;
}

bool VectorLoop::may_widen(InstId id) const {
  const Instruction& i = function_[id];
  if (!may_be_lanes(i.type) && i.type != kI1) return false;
  switch (i.opcode) {
    case Opcode::Load:
      return i.type != kI1;
    case Opcode::UDiv:
    case Opcode::SDiv:
    case Opcode::URem:
    case Opcode::SRem: {
      const Value divisor = function_.operand(id, 1);
      uint64_t number = 0;
      return integer_constant(function_, divisor, number) && number + 1 > 1;
    }
    case Opcode::FRem:
    case Opcode::PtrToInt:
    case Opcode::IntToPtr:
    case Opcode::AddrSpaceCast:
      return false;
    case Opcode::ICmp:
    case Opcode::FCmp:
      return may_be_lanes(function_.type_of(function_.operand(id, 0)));
    case Opcode::Select:
    case Opcode::FNeg:
      return true;
    case Opcode::Call:
      return is_intrinsic_of_lanes(called_intrinsic_name(function_, id));
    default:
      break;
  }
  const TypeId from = i.operand_count == 0 ? kVoid : function_.type_of(function_.operand(id, 0));
  return (is_binary(i.opcode) || is_cast(i.opcode)) && (may_be_lanes(from) || from == kI1);
}

// --- dependences

bool VectorLoop::compare_accesses() {
  make_groups();
  checks.clear();
  for (size_t a = 0; a < accesses.size(); ++a)
    for (size_t b = a + 1; b < accesses.size(); ++b)
      if ((accesses[a].is_store || accesses[b].is_store) && !compare(accesses[a], accesses[b]))
        return false;
  return max_lanes > 1 || refuse("iterations depend on the ones before them", place);
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

// Of two accesses in their order: iterations that run at once run all of the first one before any
// of the second.
bool VectorLoop::compare(const VectorAccess& a, const VectorAccess& b) {
  if (a.group == b.group) {
    const auto apart = static_cast<int64_t>(distance(a.sum, b.sum).value());
    for (uint32_t lanes = 1; lanes < max_lanes; ++lanes) {
      const int64_t moved = a.stride * lanes;
      if (moved < apart + static_cast<int64_t>(b.size) &&
          apart < moved + static_cast<int64_t>(a.size)) {
        max_lanes = lanes;
        place = b.id;
      }
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
  if (checks.size() == kMaxChecks) return refuse("too many accesses may overlap", b.id);
  checks.push_back({a.group, b.group});
  return true;
}

}  // namespace lilt::opt
