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
constexpr size_t kMaxVectorAccesses = 24;
constexpr size_t kMaxChecks = 8;
constexpr uint32_t kMaxLanes = 64;
constexpr uint64_t kForwardingVectors = 8;  // that are stored until one is in the cache
constexpr int kMaxDepth = 8;                // of what a recurrence is computed by
constexpr int64_t kMaxStride = int64_t{1} << 32, kMaxStep = int64_t{1} << 31;
constexpr int64_t kMaxFactor = 4;  // what is loaded for one element
constexpr size_t kMaxVectorBlocks = 12;
constexpr int kMaxVectorInstructions = 160;
constexpr uint32_t kMaxChain = 16;  // operations of a reduction

}  // namespace

bool is_intrinsic_of_lanes(std::string_view name) {
  for (const std::string_view known :
       {"llvm.abs", "llvm.bswap", "llvm.ceil", "llvm.copysign", "llvm.ctpop", "llvm.fabs",
        "llvm.floor", "llvm.fma", "llvm.fshl", "llvm.fshr", "llvm.fmuladd", "llvm.nearbyint",
        "llvm.rint", "llvm.smax", "llvm.smin", "llvm.sqrt", "llvm.trunc", "llvm.umax", "llvm.umin"})
    if (name == known) return true;
  return false;
}

bool may_be_lanes(const Function& function, TypeId type) {
  const uint32_t bits = function.types().is_integer(type) ? function.types().integer_bits(type) : 0;
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 || type == kFloat || type == kDouble;
}

bool may_widen(const Function& function, InstId id) {
  const Instruction& i = function[id];
  if (!may_be_lanes(function, i.type) && (i.type != kI1 || i.opcode == Opcode::Call)) return false;
  switch (i.opcode) {
    case Opcode::Load:
      return i.type != kI1;
    case Opcode::UDiv:
    case Opcode::SDiv:
    case Opcode::URem:
    case Opcode::SRem: {
      const Value divisor = function.operand(id, 1);
      uint64_t number = 0;
      return integer_constant(function, divisor, number) && number + 1 > 1;
    }
    case Opcode::FRem:
    case Opcode::PtrToInt:
    case Opcode::IntToPtr:
    case Opcode::AddrSpaceCast:
      return false;
    case Opcode::ICmp:
    case Opcode::FCmp:
      return may_be_lanes(function, function.type_of(function.operand(id, 0)));
    case Opcode::Select:
    case Opcode::FNeg:
    case Opcode::Phi:
      return true;
    case Opcode::Call:
      return is_intrinsic_of_lanes(called_intrinsic_name(function, id));
    default:
      break;
  }
  const TypeId from = i.operand_count == 0 ? kVoid : function.type_of(function.operand(id, 0));
  return (is_binary(i.opcode) || is_cast(i.opcode)) &&
         (may_be_lanes(function, from) || from == kI1);
}

bool VectorLoop::refuse(std::string_view why, InstId at) {
  refusal = why;
  place = at;
  return false;
}

bool VectorLoop::has_shape(uint32_t number) {
  const LoopForest::Loop& shape = loops_[number];
  const InstId first = function_[shape.header].first;
  return shape.is_innermost && shape.latch.valid() &&
         loops_.blocks(number).size() <= kMaxVectorBlocks &&
         !function_[shape.header].stays_scalar && function_[first].opcode == Opcode::Phi &&
         function_[first].operand_count == 4;
}

bool VectorLoop::analyze(uint32_t number) {
  loop = number;
  header = loops_[loop].header;
  latch = loops_[loop].latch;
  const InstId phi = function_[header].first;
  entering = function_.operand(phi, function_.operand(phi, 1) == Value(latch) ? 3 : 1).block();
  max_lanes = kMaxLanes;
  refusal = {};
  if (is_vector_.size() < function_.value_count()) is_vector_.resize(function_.value_count());
  return find_shape() && find_counter() && find_accesses() && find_carried() && find_widened() &&
         compare_accesses() && are_recurrences_in_order();
}

// One exit, by the header's test or that at the end of the only block; between them branches that
// go on in the order of the blocks.
bool VectorLoop::find_shape() {
  tests_at_end = header == latch;
  const InstId branch = function_.terminator(header);
  const Opcode entry = function_[function_.terminator(entering)].opcode;
  if (function_[branch].opcode != Opcode::CondBr ||
      (entry != Opcode::Br && entry != Opcode::CondBr) || !function_.operand(branch, 0).is_local())
    return refuse("its header does not test a counter", branch);
  const auto is_in = [&](uint32_t operand) {
    return loops_.loop_of(function_.operand(branch, operand).block()) == loop;
  };
  if (is_in(1) == is_in(2)) return refuse("its header does not test a counter", branch);
  exit = function_.operand(branch, is_in(1) ? 2 : 1).block();
  const std::span<const BlockId> all = blocks();
  for (size_t at = 0; at < all.size(); ++at) {
    const InstId end = function_.terminator(all[at]);
    bool good = !function_[all[at]].address_taken &&
                (function_[end].opcode == Opcode::Br || function_[end].opcode == Opcode::CondBr);
    if (at != 0)
      function_.for_each_successor(all[at], [&](BlockId to) {
        const auto place_of = std::ranges::find(all, to) - all.begin();
        good &= to == header || (place_of > static_cast<ptrdiff_t>(at) &&
                                 place_of < static_cast<ptrdiff_t>(all.size()));
      });
    if (!good) return refuse("it has another exit, or other branches", end);
  }
  return true;
}

// --- the counter

// A phi of the header that moves by a constant is compared with a bound: itself, or, where the test
// is at the end, what it is in the next iteration.
bool VectorLoop::find_counter() {
  const InstId branch = function_.terminator(header);
  const InstId condition = function_.operand(branch, 0).local();
  const bool stays_if = function_.operand(branch, 2) == Value(exit);
  counter = {};
  if (function_[condition].opcode == Opcode::ICmp) {
    auto stays = static_cast<IntPredicate>(function_[condition].subcode);
    if (!stays_if) stays = inverted(stays);
    if (!compares_counter(condition, 0, stays)) compares_counter(condition, 1, swapped(stays));
  }
  if (!counter.phi.valid() || !counter.start.valid() || !is_counted())
    return refuse("its number of iterations is not known before it", branch);
  return is_uniform(counter.bound) || refuse("the bound of its counter may change", branch);
}

std::optional<uint64_t> VectorLoop::known_iterations() const {
  uint64_t start = 0, bound = 0;
  if (!integer_constant(function_, counter.start, start) ||
      !integer_constant(function_, counter.bound, bound))
    return std::nullopt;
  using enum IntPredicate;
  if (counter.stays == SLT || counter.stays == SLE || counter.stays == SGT ||
      counter.stays == SGE) {
    // As unsigned numbers of the same order.
    const uint64_t sign = uint64_t{1} << (counter.width - 1);
    start ^= sign;
    bound ^= sign;
  }
  const bool is_up = counter.step > 0, is_closed = has_closed_range();
  const uint64_t apart = is_up ? bound - start : start - bound;
  if (counter.stays == NE) return apart & low_mask(counter.width);
  if (is_up ? start > bound : start < bound) return 0;
  if (apart == 0 && !is_closed) return 0;
  const auto step = static_cast<uint64_t>(is_up ? counter.step : -counter.step);
  return (apart - (is_closed ? 0 : 1)) / step + 1;
}

bool VectorLoop::compares_counter(InstId condition, uint32_t operand, IntPredicate stays) {
  const Value tested = function_.operand(condition, operand);
  function_.for_each_phi(header, [&](InstId phi) {
    const Value compared = tests_at_end ? function_.incoming_value(phi, latch) : Value(phi);
    if (counter.phi.valid() || compared != tested) return;
    const std::optional<InductionVariable> variable = evolution_.induction_variable(phi, loop);
    if (!variable || variable->step > kMaxStep || variable->step < -kMaxStep) return;
    static_cast<InductionVariable&>(counter) = *variable;
    counter.bound = function_.operand(condition, 1 - operand);
    counter.stays = stays;
    counter.width = function_.types().integer_bits(function_[phi].type);
  });
  return counter.phi.valid();
}

// Whether the counter reaches the bound before it wraps.
bool VectorLoop::is_counted() const {
  const bool is_up = counter.step > 0, is_single = counter.step == 1 || counter.step == -1;
  const bool is_signed = (counter.flags & flag::NoSignedWrap) != 0,
             is_unsigned = (counter.flags & flag::NoUnsignedWrap) != 0;
  if (counter.width < 8 || counter.width > 64) return false;
  switch (counter.stays) {
    case IntPredicate::SLT:
      return is_up && (is_single || is_signed);
    case IntPredicate::ULT:
      return is_up && (is_single || is_unsigned);
    case IntPredicate::SLE:
      return is_up && is_signed;
    case IntPredicate::ULE:
      return is_up && is_unsigned;
    case IntPredicate::SGT:
      return !is_up && (is_single || is_signed);
    case IntPredicate::UGT:
      return !is_up && is_single;
    case IntPredicate::SGE:
      return !is_up && is_signed;
    case IntPredicate::NE:
      return is_single && (counter.width == 64 || counter.flags != 0);
    default:
      return false;
  }
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
  const std::optional<int64_t> stride = stride_of(access.pointer);
  const std::optional<AffineSum> sum = evolution_.sum_of(access.pointer, loop);
  if (!stride || !sum || function_.type_of(access.pointer) != kPtr)
    return refuse("an address is not a linear function of the iteration", id);
  if (*stride == 0 && !is_uniform(access.pointer))
    return refuse("an address is the same in all iterations, but computed in each", id);
  if (*stride > kMaxStride || *stride < -kMaxStride)
    return refuse("consecutive iterations access memory that is far apart", id);
  access.stride = *stride;
  access.sum = *sum;
  const auto size = static_cast<int64_t>(access.size);
  const int64_t factor = access.stride / size;
  if (access.stride != 0 && !may_be_lanes(function_, access.type))
    return refuse("an access has no form for vectors", id);
  if (access.stride == factor * size && factor > 1 && factor <= kMaxFactor)
    access.factor = static_cast<uint32_t>(factor);
  else
    access.is_scattered = access.stride != 0 && access.stride != size && access.stride != -size;
  // The test runs once more than the body.
  if (block == header && !tests_at_end && (is_store || access.stride != 0))
    return refuse("the test before the body accesses memory", id);
  access.is_conditional = is_conditional(block);
  if (is_store && access.stride == 0) return refuse("all iterations store to one address", id);
  accesses.push_back(access);
  return true;
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

bool VectorLoop::find_carried() {
  carried.clear();
  steps_.clear();
  bool good = true;
  function_.for_each_phi(header, [&](InstId phi) {
    if (!good) return;
    CarriedValue value{phi, function_.incoming_value(phi, entering),
                       function_.incoming_value(phi, latch)};
    good = find_induction(value) || find_reduction(value);
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

bool VectorLoop::may_be_recurrence(const CarriedValue& value) const {
  return may_be_lanes(function_, function_[value.phi].type) && value.next.is_local() &&
         is_inside(value.next) && carried_value(value.next) == nullptr &&
         function_[value.next.local()].opcode != Opcode::Phi && !is_uniform(value.next) &&
         !is_conditional(function_.block_of(value.next.local())) &&
         !depends_on(value.next, value.phi, kMaxDepth);
}

// Also where it would take more steps to find out, or another value that is carried may.
bool VectorLoop::depends_on(Value value, InstId phi, int steps) const {
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

// Marks a load that may come before all stores of the loop. Returns whether it is one.
bool VectorLoop::load_first(InstId id) {
  const auto load = std::ranges::find(accesses, id, &VectorAccess::id);
  if (load == accesses.end() || load->is_conditional) return false;
  load->is_moved = std::ranges::none_of(accesses, [&](const VectorAccess& other) {
    return other.is_store && other.group == load->group;
  });
  return load->is_moved;
}

// What uses the value of the iteration before comes after this one's: a vector of the former is
// made of the latter.
bool VectorLoop::are_recurrences_in_order() {
  for (const CarriedValue& value : carried) {
    if (!value.is_recurrence) continue;
    const auto made = std::ranges::find(widened, value.next.local());
    if (load_first(*made)) {
      std::rotate(widened.begin(), made, made + 1);
      continue;
    }
    for (auto at = widened.begin(); at != made; ++at)
      for (const Value operand : function_.operands(*at))
        if (operand == Value(value.phi))
          return refuse("the value of the iteration before is used before this one's", *at);
  }
  return true;
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
  if (!may_be_lanes(function_, function_[value.phi].type) || !value.next.is_local() ||
      !is_inside(value.next))
    return false;
  const InstId last = value.next.local();
  if (find_extremum(value, last)) {
    steps_.push_back(last);
    return true;
  }
  value.reduction = ReductionKind::None;
  InstId at = value.phi;
  Guard guard;
  for (uint32_t length = 0; length < kMaxChain && at != last; ++length) {
    at = next_in_chain(value, at, guard);
    if (!at.valid()) return false;
    steps_.push_back(at);
  }
  if (at != last || guard.choice.valid()) return false;
  // The last one goes to the next iteration only.
  for (UseId use = function_.first_use(last); use.valid(); use = function_.next_use(use))
    if (function_.user(use) != value.phi && is_inside(function_.user(use))) return false;
  return value.reduction != ReductionKind::None;
}

// Whether it chooses one of the two values, which it uses as nothing else.
bool VectorLoop::chooses(InstId id, Value one, Value other) const {
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
InstId VectorLoop::next_in_chain(CarriedValue& value, InstId from, Guard& guard) const {
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
bool VectorLoop::are_equal(Value a, Value b, int steps) const {
  if (a == b) return true;
  if (!a.is_local() || !b.is_local() || steps == 0 || !is_inside(a) || !is_inside(b)) return false;
  const Instruction &x = function_[a.local()], &y = function_[b.local()];
  const bool may_be = is_binary(x.opcode) || is_cast(x.opcode) || x.opcode == Opcode::Load ||
                      x.opcode == Opcode::GetElementPtr;
  const bool has_stores = std::ranges::any_of(accesses, &VectorAccess::is_store);
  if (!may_be || x.opcode != y.opcode || x.type != y.type || x.operand_count != y.operand_count ||
      (x.opcode == Opcode::Load && has_stores))
    return false;
  for (uint32_t i = 0; i < x.operand_count; ++i)
    if (!are_equal(function_.operand(a.local(), i), function_.operand(b.local(), i), steps - 1))
      return false;
  return true;
}

// A select, or a phi where the two paths from a branch meet, one of which may have a block.
std::optional<VectorLoop::Choice> VectorLoop::choice_of(InstId id) const {
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

// (phi < x) ? phi : x, and the like.
bool VectorLoop::find_extremum(CarriedValue& value, InstId select) {
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
    if (function_.user(use) != value.phi && is_inside(function_.user(use))) return false;
  using enum IntPredicate;
  value.reduction = predicate == SGT || predicate == SGE   ? ReductionKind::SMax
                    : predicate == SLT || predicate == SLE ? ReductionKind::SMin
                    : predicate == UGT || predicate == UGE ? ReductionKind::UMax
                    : predicate == ULT || predicate == ULE ? ReductionKind::UMin
                                                           : ReductionKind::None;
  return uses == 2 && value.reduction != ReductionKind::None && function_.has_one_use(test);
}

// --- what is widened

bool VectorLoop::find_widened() {
  pending_.clear();
  for (const VectorAccess& access : accesses)
    if (access.is_store) {
      is_vector_[access.id] = true;
      pending_.push_back(access.id);
    }
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
    if (phi->is_pointer ||
        (phi->reduction == ReductionKind::None && !may_be_lanes(function_, function_[id].type)))
      return refuse("a pointer or a number of an odd width is used as a value", user);
    return true;
  }
  if (!may_widen(function_, id)) return refuse("an instruction has no form for vectors", id);
  is_vector_[id] = true;
  pending_.push_back(id);
  return true;
}

// --- dependences

// Whether another access, in each iteration, touches the same bytes, so that this one cannot trap;
// then it takes that one's address.
bool VectorLoop::is_covered(VectorAccess& access) const {
  const auto found = std::ranges::find_if(accesses, [&](const VectorAccess& other) {
    return !other.is_conditional && other.group == access.group && other.size >= access.size &&
           distance(other.sum, access.sum) == 0;
  });
  if (found != accesses.end()) access.pointer = found->pointer;
  return found != accesses.end();
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

// Whether a store to the same address is made in each iteration, by this one or by another.
bool VectorLoop::is_stored_anyway(const VectorAccess& access) const {
  const auto block_of = [&](const VectorAccess& a) { return function_.block_of(a.id); };
  return std::ranges::any_of(accesses, [&](const VectorAccess& other) {
    if (!other.is_store || other.id == access.id || other.group != access.group ||
        other.type != access.type || distance(other.sum, access.sum) != 0)
      return false;
    if (!other.is_conditional) return true;
    // The two sides of a branch in each iteration.
    const auto before = cfg_.predecessors(block_of(access)),
               also = cfg_.predecessors(block_of(other));
    return before.size() == 1 && also.size() == 1 && before[0] == also[0] &&
           block_of(access) != block_of(other) && !is_conditional(before[0]);
  });
}

bool VectorLoop::may_be_conditional(VectorAccess& access) const {
  if (!access.is_store && (is_covered(access) || is_in_object(access))) return true;
  const bool is_consecutive = access.stride == static_cast<int64_t>(access.size);
  access.writes_back = access.is_store && is_consecutive && is_stored_anyway(access);
  access.is_masked = !access.writes_back && is_consecutive && access.size >= 4 &&
                     function_.has(processor_feature::Avx2);
  return access.writes_back || access.is_masked;
}

bool VectorLoop::compare_accesses() {
  make_groups();
  for (VectorAccess& access : accesses)
    if (access.is_conditional && !may_be_conditional(access))
      return refuse(
          access.is_store ? "a store is conditional" : "a load is conditional, and may trap",
          access.id);
  checks.clear();
  reuses_.clear();
  for (size_t a = 0; a < accesses.size(); ++a)
    for (size_t b = a + 1; b < accesses.size(); ++b)
      if ((accesses[a].is_store || accesses[b].is_store) && !compare(accesses[a], accesses[b]))
        return false;
  if (max_lanes == 1) return refuse("iterations depend on the ones before them", place);
  find_windows();
  return true;
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

// Of two accesses in their order: iterations that run at once run all of the first one before any
// of the second.
bool VectorLoop::compare(const VectorAccess& a, const VectorAccess& b) {
  if (a.group == b.group) {
    const auto apart = static_cast<int64_t>(distance(a.sum, b.sum).value());
    const int64_t back = a.is_store ? -apart : apart;  // from the store to the load
    if (a.is_store != b.is_store && (back > 0) == (a.stride > 0) && back != 0)
      reuses_.push_back({static_cast<uint64_t>(back < 0 ? -back : back), a.size});
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

// Whether the stores have all elements of their window, and no load of the array is between them.
bool VectorLoop::may_store_at_once(std::span<const uint32_t> members) const {
  if (members.size() != accesses[members.front()].factor) return false;
  for (size_t m = 0; m < members.size(); ++m)
    if (accesses[members[m]].member != m) return false;
  const auto [first, last] = std::ranges::minmax(members);
  for (uint32_t a = first; a < last; ++a)
    if (!accesses[a].is_store && accesses[a].group == accesses[first].group) return false;
  return true;
}

}  // namespace lilt::opt
