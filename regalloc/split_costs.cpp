#include "regalloc/split_costs.h"

#include <algorithm>
#include <utility>

namespace lilt::regalloc {

namespace {

// How far back a better place for a cut is looked for, in blocks.
constexpr uint32_t kBlocksSearched = 64;
// How many uses an estimate looks at.
constexpr uint32_t kUsesEstimated = 32;
// How many PHIs in a row an estimate looks at.
constexpr uint32_t kPhisEstimated = 8;
// How many loops around a cut an estimate looks at.
constexpr uint32_t kLoopsEstimated = 8;
// What repeating a constant costs, and reading an operand from memory, next to a load.
constexpr double kRematerializationFactor = 0.5;
constexpr double kFoldFactor = 0.75;
// What loads after the next one count in an estimate.
constexpr double kLaterFactor = 0.5;
// What a register costs that is held for one block.
constexpr double kHeldWeight = 0.06;

}  // namespace

SplitCosts::SplitCosts(Analyses& analyses, const uint32_t& position)
    : ScanInputs(analyses), position_(position), analyses_(analyses) {
  double executed = 0;
  executed_before_.reserve(points_.block_count());
  for (const BlockSpan& block : points_.blocks()) {
    executed_before_.push_back(executed);
    executed += double{block.weight} * (block.end_point() - block.start_point());
  }
}

// --- points

uint32_t SplitCosts::boundary_before(const LiveRange& range, uint32_t limit, uint32_t u) const {
  while (u > range.first_use && uses_[u - 1].end() > limit) --u;
  if (limit % 4 != 0 && u > range.first_use && uses_[u - 1].number() == limit / 4) {
    if (!reads_after(range, u - 1, limit)) return limit;
    while (u > range.first_use && uses_[u - 1].number() == limit / 4) --u;
  }
  // A PHI is in memory as well: a register that nothing reads it from is left before its loop.
  while (u > range.first_use && uses_[u - 1].kind == UseKind::PhiDefinition) --u;
  const bool read_before = u > range.first_use;
  uint32_t last = read_before ? std::max(uses_[u - 1].number(), range.from / 4) : range.from / 4;
  const BlockSpan& block = points_.block(points_.block_of(last));
  uint32_t lowest = last < block.first_ordinary ? block.first_ordinary : last + 1;
  if (lowest >= points_.number_count()) return 0;
  uint32_t highest = points_.gap_at_or_before(limit / 4);
  if (highest < lowest) return 0;
  return 4 * cheapest_gap(lowest, highest);
}

// Whether the instruction of a use reads another operand from the live range after the limit.
bool SplitCosts::reads_after(const LiveRange& range, uint32_t use, uint32_t limit) const {
  const uint32_t number = uses_[use].number();
  while (use > range.first_use && uses_[use - 1].number() == number) --use;
  for (; use < range.last_use && uses_[use].number() == number; ++use)
    if (!uses_[use].is_definition() && uses_[use].end() > limit) return true;
  return false;
}

// Where a live range in memory is loaded for a use. It is loaded on every edge that leaves the part
// of the layout where it is in memory: the gap or block start with the cheapest loads is chosen, of
// equal ones the latest. So a part in memory inside a rarely executed block ends with that block.
SplitCosts::Reload SplitCosts::best_reload(const LiveRange& range, uint32_t use_point,
                                           uint32_t blocks) const {
  const uint32_t highest = points_.gap_at_or_before(use_point / 4);
  const uint32_t after = std::max(range.from, position_) / 4;
  if (highest <= after) return {};
  const BlockPosition last = points_.block_of(highest);
  BlockPosition first = points_.block_of(after);
  if (first == last) return {4 * highest, 0};
  if (last - first > blocks) first = last - blocks;
  uint32_t best = 0;
  double best_cost = std::numeric_limits<double>::infinity(), cost = 0;
  double open = 0;  // of edges out of the part in memory to what lies after it or before it
  for (BlockPosition b = first; b <= last; ++b) {
    const BlockSpan& block = points_.block(b);
    const double held = kHeldWeight * (last - b);
    if (b != first && ranges_.lives_at(range, block.start_point())) {
      if (open + held < best_cost && block.first > after)
        best = block.start_point(), best_cost = open + held;
      open -= entering(range, b);
    }
    const uint32_t gap = b == last ? highest : block.first_terminator;
    cost = open + held + block.weight;
    if (gap > after && cost <= best_cost) best = 4 * gap, best_cost = cost;
    open += leaving(range, b);
  }
  return {best, cost - best_cost};
}

// The weight of edges into the block from blocks before it at whose end the live range is in
// memory.
double SplitCosts::entering(const LiveRange& range, BlockPosition block) const {
  const BlockSpan& to = points_.block(block);
  double sum = 0;
  for (mir::BlockId id : first_edges(points_.function().predecessors(to.id))) {
    const BlockPosition p = points_.position_of(id);
    const BlockSpan& from = points_.block(p);
    if (p < block && from.end_point() > range.from) sum += edge_weight(from, to);
  }
  return sum;
}

// The weight of edges out of the block to blocks after it or before the live range, where the web
// lives.
double SplitCosts::leaving(const LiveRange& range, BlockPosition block) const {
  const BlockSpan& from = points_.block(block);
  double sum = 0;
  for (mir::BlockId id : first_edges(points_.function().successors(from.id))) {
    const BlockPosition s = points_.position_of(id);
    const BlockSpan& to = points_.block(s);
    const bool is_outside = s > block || to.start_point() < range.from;
    if (is_outside && ranges_.lives_at(range, to.start_point())) sum += edge_weight(from, to);
  }
  return sum;
}

// What an estimate assumes instead of best_reload: the gap in as few loops as possible.
uint32_t SplitCosts::reload_point(uint32_t from, uint32_t use_point) const {
  uint32_t highest = points_.gap_at_or_before(use_point / 4);
  uint32_t after = std::max(from, position_) / 4;
  if (highest <= after) return 0;
  return 4 * cheapest_gap(after + 1, highest);
}

// The latest gap number in [from, to] outside as many loops as possible. Cuts in linear order move
// values on every edge that crosses them, so only leaving a loop counts as better.
uint32_t SplitCosts::cheapest_gap(uint32_t from, uint32_t to) const {
  BlockPosition block = points_.block_of(to), first = points_.block_of(from);
  if (block - first >= kBlocksSearched) first = block + 1 - kBlocksSearched;
  uint32_t best = to, depth = loops_.depth(block);
  // Blocks in fewer loops stand above the headers of the loops around.
  while (depth != 0) {
    const BlockPosition header = loops_[loops_.innermost(block)].header;
    if (header <= first) break;
    block = header - 1;
    if (loops_.depth(block) >= depth) continue;
    const uint32_t gap = points_.block(block).first_terminator;
    if (gap < from) break;
    best = gap;
    depth = loops_.depth(block);
  }
  uint32_t legal = points_.gap_at_or_before(best);
  return legal >= from ? legal : best;
}

// The earliest-to-latest choice for the owner of a register to move out, at or before the scan:
// its start means entirely, kNone that it cannot.
uint32_t SplitCosts::eviction_point(const LiveRange& owner) const {
  uint32_t number = position_ / 4;
  const uint32_t here = ranges_.next_use(owner, 4 * number);
  uint32_t after = here;
  bool demanded = false, over_by_late = true;
  for (; after < owner.last_use && uses_[after].point < 4 * number + 4; ++after) {
    const Use& use = uses_[after];
    demanded |= use.demands_register() || use.kind == UseKind::RegisterOrMemory;
    over_by_late &= use.end() <= 4 * number + 2;
  }
  bool late = position_ >= 4 * number + 2;
  if (here != after && late && over_by_late && owner.from < 4 * number + 2) return 4 * number + 2;
  if (demanded) return kNone;
  uint32_t boundary = boundary_before(owner, 4 * number, here);
  if (boundary > owner.from) return boundary;
  // Nothing has been read from its register when it starts in this instruction.
  return owner.from >= 4 * number ? owner.from : kNone;
}

// --- costs

// Whether a register that serves the use could serve the next one as well: that is in the same
// block, and no call stands between them.
bool SplitCosts::read_again_in_block(uint32_t u, uint32_t last_use) const {
  return u + 1 < last_use && !uses_[u + 1].is_definition() &&
         points_.block_of(uses_[u + 1].number()) == points_.block_of(uses_[u].number()) &&
         !calls_between(uses_[u].point, uses_[u + 1].point);
}

bool SplitCosts::calls_between(uint32_t from, uint32_t to) const {
  auto ends = [](const Reservation& r, uint32_t point) { return r.to <= point; };
  for (const ClobberGroup& group : intervals_.clobbers()) {
    // A call keeps the registers of its results.
    if (2 * (group.registers & target_.caller_saved).size() < target_.caller_saved.size()) continue;
    auto call = std::lower_bound(group.points.begin(), group.points.end(), from, ends);
    if (call != group.points.end() && call->from < to) return true;
  }
  return false;
}

double SplitCosts::store_cost(const LiveRange& range, uint32_t point) const {
  uint32_t value = ranges_.value_at(range, point);
  if (in_memory_[value] || intervals_.is_rematerializable(value)) return 0;
  double here = points_.weight_at(std::min(point / 4, points_.number_count() - 1));
  const uint32_t definition = liveness_.definition(value);
  if (definition == UINT32_MAX || here <= points_.weight_at(definition))
    return terms_.add(CostKind::Store, value, point, here);
  return terms_.add(CostKind::Store, value, 4 * definition, points_.weight_at(definition));
}

// A live range that lives where a loop starts and is cut inside that loop must be back in its
// register at the loop's end: a load (or a move) for each iteration, and for each loop around that
// it enters.
double SplitCosts::back_edge_cost(const LiveRange& range, uint32_t point) const {
  double cost = 0;
  uint32_t number = std::min(point / 4, points_.number_count() - 1);
  uint32_t looked_at = 0;
  for (uint32_t l = loops_.innermost(points_.block_of(number));
       l != kNone && ++looked_at < kLoopsEstimated; l = loops_[l].parent) {
    uint32_t start = points_.block(loops_[l].header).start_point();
    if (start < range.from || start >= point) break;
    uint32_t segment = ranges_.first_segment_at(range, start);
    if (segment < range.last_segment && segments_[segment].from <= start)
      cost += terms_.add(CostKind::BackEdge, segments_[segment].value, start,
                         points_.block(loops_[l].last).weight);
  }
  return cost;
}

// A loop's PHI that is in memory, because the reload stands after it, costs a store each time that
// the loop makes a new value of the web. (The inputs of other PHIs are where the live range is.)
double SplitCosts::phi_cost(uint32_t first_phi, uint32_t end, uint32_t reload) const {
  double cost = 0;
  for (uint32_t phi = first_phi; phi < end && uses_[phi].point < reload; ++phi) {
    cost += stores_on_edges(uses_[phi]);
    BlockPosition block = points_.block_of(uses_[phi].number());
    uint32_t l = loops_.innermost(block);
    if (l != kNone && loops_[l].header == block)
      cost += terms_.add(CostKind::LoopStore, uses_[phi].value, uses_[phi].point,
                         stores_in_loop(phi, points_.block(loops_[l].last)));
  }
  return cost;
}

double SplitCosts::stores_on_edges(const Use& phi) const {
  return terms_.add(CostKind::PhiStores, phi.value, phi.point, webs_.stores_on_edges(phi.value));
}

// Of the web of a loop's PHI, if it is in memory throughout the loop, which ends with that block:
// at most one in each iteration.
double SplitCosts::stores_in_loop(uint32_t phi, const BlockSpan& last) const {
  const auto after = uses_.begin() + webs_.first_use(webs_.web_of(uses_[phi].value) + 1);
  const auto end =
      std::lower_bound(uses_.begin() + phi, after, last.end_point(),
                       [](const Use& use, uint32_t point) { return use.point < point; });
  double stores = 0;
  for (auto use = uses_.begin() + phi + 1; use < end && stores < last.weight; ++use)
    if (use->kind == UseKind::PhiDefinition)
      stores += webs_.stores_on_edges(use->value);
    else if (use->is_definition())
      stores += use->weight;
  return std::min<double>(stores, last.weight);
}

// `first`: the first use at or after the point.
double SplitCosts::next_reload_cost(const LiveRange& range, uint32_t point, uint32_t first) const {
  uint32_t u = first;
  while (u < range.last_use && uses_[u].kind == UseKind::PhiDefinition &&
         u - first < kPhisEstimated)
    ++u;
  const uint32_t first_term = terms_.count();
  double around = back_edge_cost(range, point);
  if (u == range.last_use || uses_[u].is_definition()) return around + phi_cost(first, u, kNone);
  const Use& use = uses_[u];
  uint32_t at = 0;
  if (use.kind == UseKind::Register || use.kind == UseKind::RegisterOrMemory)
    at = reload_point(point, use.point);
  const bool is_repeated = intervals_.is_rematerializable(use.value);
  const bool folds = !is_repeated && use.kind == UseKind::RegisterOrMemory &&
                     !read_again_in_block(u, range.last_use);
  double cost = at != 0 ? points_.weight_at(at / 4) : use.weight;
  if (terms_.are_wanted()) [[unlikely]]
    terms_.add(is_repeated ? CostKind::Remake
               : folds     ? CostKind::Fold
                           : CostKind::Load,
               use.value, at != 0 ? at : use.point, cost);
  cost += around + phi_cost(first, u, at != 0 ? at : kNone);
  const double factor = is_repeated ? kRematerializationFactor : folds ? kFoldFactor : 1;
  if (factor != 1) terms_.scale(first_term, factor);
  return cost * factor;
}

// Of loading the value for one use; `factor`: what that counts.
inline double SplitCosts::load_cost(const Use& use, double factor) const {
  if (intervals_.is_rematerializable(use.value)) factor *= kRematerializationFactor;
  if (terms_.are_wanted()) [[unlikely]]
    note_load(use, factor);
  return use.weight * factor;
}

void SplitCosts::note_load(const Use& use, double factor) const {
  const bool is_repeated = intervals_.is_rematerializable(use.value);
  const bool is_later = factor < (is_repeated ? kRematerializationFactor : 1);
  const CostKind kind = is_later ? (is_repeated ? CostKind::LaterRemake : CostKind::LaterLoad)
                                 : (is_repeated ? CostKind::Remake : CostKind::Load);
  terms_.add(kind, use.value, use.point, use.weight, factor);
}

// What comes after the next use counts in part: the web may have found a register by then. Of more
// than `most`, only that it is more is of interest.
double SplitCosts::reload_cost(const LiveRange& range, uint32_t point, double most) const {
  const uint32_t first = ranges_.next_use(range, point);
  double cost = next_reload_cost(range, point, first);
  const uint32_t end = std::min(range.last_use, first + kUsesEstimated);
  BlockPosition counted = kNone;  // a load serves the uses of one block
  bool is_next = true;
  for (uint32_t u = first; u < end && cost <= most; ++u) {
    const BlockPosition block = points_.block_of(uses_[u].number());
    if (uses_[u].is_definition() || block == counted) continue;
    counted = block;
    if (!std::exchange(is_next, false)) cost += load_cost(uses_[u], kLaterFactor);
  }
  return cost;
}

// How long a live range that goes to memory at the point leaves its register to others: until a use
// demands one, but for a definition there, which a temporary serves.
double SplitCosts::freed(const LiveRange& range, uint32_t point) const {
  uint32_t u = ranges_.next_use(range, point);
  const uint32_t end = std::min(range.last_use, u + kUsesEstimated);
  while (u < end && uses_[u].is_definition() && uses_[u].point == point) ++u;
  while (u < end && !uses_[u].demands_register()) ++u;
  const uint32_t until = u == range.last_use ? range.to : std::max(uses_[u].point, position_);
  return executed(until) - executed(std::max(point, position_));
}

// The points before this one in the layout, each as often as its block weighs.
double SplitCosts::executed(uint32_t point) const {
  const BlockPosition b = points_.block_of(std::min(point / 4, points_.number_count() - 1));
  const BlockSpan& block = points_.block(b);
  return executed_before_[b] + double{block.weight} * (point - block.start_point());
}

// A store, and a load for every use from `point` on.
double SplitCosts::later_uses_cost(const LiveRange& range, uint32_t point) const {
  double cost = store_cost(range, point) + back_edge_cost(range, point);
  uint32_t first = ranges_.next_use(range, point);
  uint32_t end = std::min(range.last_use, first + kUsesEstimated);
  for (uint32_t u = first; u < end; ++u)
    if (uses_[u].kind == UseKind::PhiDefinition)
      cost += stores_on_edges(uses_[u]);
    else if (!uses_[u].is_definition())
      cost += load_cost(uses_[u]);
  return cost;
}

}  // namespace lilt::regalloc
