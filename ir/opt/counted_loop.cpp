#include "ir/opt/counted_loop.h"

#include <algorithm>

#include "ir/opt/known_bits.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/branch_probability.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int64_t kMaxStep = int64_t{1} << 31;
constexpr size_t kMaxVectorBlocks = 12;

}  // namespace

bool CountedLoop::refuse(std::string_view why, InstId at, InstId second) {
  refusal = why;
  place = at;
  second_place = second;
  return false;
}

bool CountedLoop::has_shape(uint32_t number) {
  loop = number;
  header = loops_[loop].header;
  latch = loops_[loop].latch;
  refusal = {};
  if (!loops_[loop].is_innermost) return false;
  const InstId end = function_.terminator(header), first = function_[header].first;
  if (function_[header].stays_scalar) return refuse("the text says so", end);
  if (!latch.valid()) return refuse("it has several branches back", end);
  if (blocks().size() > kMaxVectorBlocks) return refuse("it has too many blocks", end);
  return (function_[first].opcode == Opcode::Phi && function_[first].operand_count == 4) ||
         refuse("its number of iterations is not known before it", end);
}

bool CountedLoop::find_loop() {
  const InstId phi = function_[header].first;
  changing_loads_.clear();
  counter = {};
  entering = function_.operand(phi, function_.operand(phi, 1) == Value(latch) ? 3 : 1).block();
  return find_shape() && find_counter();
}

// One exit, by the header's test or that at the end of the only block; between them branches that
// go on in the order of the blocks.
bool CountedLoop::find_shape() {
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

// A phi of the header is compared with a bound: itself, or, where the test is at the end, what it
// is in the next iteration.
bool CountedLoop::find_counter() {
  const InstId branch = function_.terminator(header);
  const std::optional<LoopCounter> found = evolution_.counter(
      loop, function_.operand(branch, 0), function_.operand(branch, 2) == Value(exit));
  if (!found || !found->start.valid() || found->tests_next != tests_at_end ||
      found->step > kMaxStep || found->step < -kMaxStep)
    return refuse("its number of iterations is not known before it", branch);
  counter = *found;
  return is_uniform(counter.bound) || refuse("the bound of its counter may change", branch);
}

// A test that stays with the probability p is made 1 / (1 - p) times.
std::optional<uint64_t> CountedLoop::profiled_iterations() const {
  const InstId branch = function_.terminator(header);
  const auto first = static_cast<uint16_t>(function_[branch].flags);
  if (first == 0) return std::nullopt;
  const uint32_t leaves = function_.operand(branch, 2) == Value(exit) ? kCertain - first : first;
  return (kCertain + leaves / 2) / leaves - (tests_at_end ? 0 : 1);
}

// A quotient by a constant other than 0 and -1 does not.
bool CountedLoop::may_trap(InstId id) const {
  return has(function_[id].opcode, property::MayTrap) &&
         signed_constant(function_, function_.operand(id, 1)).value_or(0) + 1 <= 1;
}

bool CountedLoop::is_uniform(Value value, int steps) const {
  if (!value.is_local() || !is_inside(value)) return true;
  const InstId id = value.local();
  const Opcode opcode = function_[id].opcode;
  const bool may_be = is_cast(opcode) || opcode == Opcode::ICmp || opcode == Opcode::Select ||
                      opcode == Opcode::GetElementPtr || opcode == Opcode::FCmp ||
                      opcode == Opcode::FNeg ||
                      (opcode == Opcode::Load && !is_ordered(function_[id]) &&
                       std::ranges::find(changing_loads_, id) == changing_loads_.end()) ||
                      (is_binary(opcode) && !may_trap(id));
  return may_be && steps != 0 && std::ranges::all_of(function_.operands(id), [&](Value operand) {
           return is_uniform(operand, steps - 1);
         });
}

}  // namespace lilt::opt
