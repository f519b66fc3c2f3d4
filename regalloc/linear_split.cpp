// Where the linear scan cuts live ranges, what that costs, and how a live range in memory is
// served.
#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "regalloc/linear_scan.h"

namespace lilt::regalloc {

using mir::Register;

namespace {

// Live ranges a web may have before the rest of it stays in memory, and one more for so many uses.
constexpr uint32_t kLinearLiveRanges = 12, kLinearUsesPerLiveRange = 8;
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
// What an early load must save of a load at the use.
constexpr double kGainFactor = 0.4;
// What loads after the next one count in an estimate.
constexpr double kLaterFactor = 0.5;
// How many blocks before a use are searched for the place of its load, and what a register
// costs that is held for one of them.
constexpr uint32_t kReloadBlocks = 32, kGainBlocks = 8;
constexpr double kHeldWeight = 0.06;
// A value whose place changes inside a loop is looked at in each of its blocks. How many blocks may
// be looked at for early loads, for each block of the function: so all of it stays linear.
constexpr uint64_t kBlocksForGain = 64;
// How many edges into or out of a block are looked at for it: large switches have thousands.
constexpr size_t kEdgesEstimated = 64;

std::span<const mir::BlockId> first_edges(std::span<const mir::BlockId> edges) {
  return edges.first(std::min(edges.size(), kEdgesEstimated));
}

}  // namespace

// --- cuts

uint32_t LinearScan::split(uint32_t index, uint32_t at) {
  ++range_count_[ranges_[index].web];
  return ranges_.split(index, at);
}

// The live range leaves its register at a boundary; what follows asks again, or is in memory when
// the boundary is inside an instruction.
void LinearScan::leave_register(uint32_t index, uint32_t at) {
  uint32_t child = split(index, at);
  bool capped = is_capped(ranges_[child].web);
  if (ranges_[child].from % 4 == 0 && !capped) return push(child);
  if (starts_with_definition(ranges_[child]) && !capped) return push(child);
  put_in_memory(child);
}

// Whether the web has been split so often that the rest of it stays in memory.
bool LinearScan::is_capped(uint32_t web) const {
  uint32_t uses = webs_.first_use(web + 1) - webs_.first_use(web);
  return range_count_[web] > kLinearLiveRanges + uses / kLinearUsesPerLiveRange;
}

bool LinearScan::starts_with_definition(const LiveRange& range) const {
  return range.first_use < range.last_use && uses_[range.first_use].is_definition() &&
         uses_[range.first_use].point == range.from;
}

void LinearScan::evict(Register r, uint32_t at) {
  uint32_t owner = owner_[r.number()];
  owner_[r.number()] = kNone;
  owned_.erase(r);
  ++ranges_.evictions;
  if (at > ranges_[owner].from) {
    put_in_memory(split(owner, at));
    return;
  }
  ranges_.place(owner, {});
  put_in_memory(owner);
}

// The earliest-to-latest choice for the owner of a register to move out, at or before the scan:
// its start means entirely, kNever that it cannot.
uint32_t LinearScan::eviction_point(const LiveRange& owner) const {
  uint32_t number = position_ / 4;
  const uint32_t here = ranges_.next_use(owner, 4 * number);
  uint32_t behind = here;
  bool demanded = false, over_by_late = true;
  for (; behind < owner.last_use && uses_[behind].point < 4 * number + 4; ++behind) {
    const Use& use = uses_[behind];
    demanded |= use.demands_register() || use.kind == UseKind::RegisterOrMemory;
    over_by_late &= use.end() <= 4 * number + 2;
  }
  bool late = position_ >= 4 * number + 2;
  if (here != behind && late && over_by_late && owner.from < 4 * number + 2) return 4 * number + 2;
  if (demanded) return kNever;
  uint32_t boundary = boundary_before(owner, 4 * number, here);
  if (boundary > owner.from) return boundary;
  // Nothing has been read from its register when it starts in this instruction.
  return owner.from >= 4 * number ? owner.from : kNever;
}

// The best boundary at or before `limit`, where the live range must have left its register: after
// the last operand read before it. 0 when there is none. `u`: the first use at or after `limit`.
uint32_t LinearScan::boundary_before(const LiveRange& range, uint32_t limit, uint32_t u) const {
  while (u > range.first_use && uses_[u - 1].end() > limit) --u;
  if (limit % 4 != 0 && u > range.first_use && uses_[u - 1].number() == limit / 4) {
    if (!reads_behind(range, u - 1, limit)) return limit;
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
bool LinearScan::reads_behind(const LiveRange& range, uint32_t use, uint32_t limit) const {
  const uint32_t number = uses_[use].number();
  while (use > range.first_use && uses_[use - 1].number() == number) --use;
  for (; use < range.last_use && uses_[use].number() == number; ++use)
    if (!uses_[use].is_definition() && uses_[use].end() > limit) return true;
  return false;
}

// Where a live range in memory is loaded for a use. It is loaded on every edge that leaves the part
// of the layout where it is in memory: the gap or block start with the cheapest loads is chosen, of
// equal ones the latest. So a part in memory inside a rarely executed block ends with that block.
LinearScan::Reload LinearScan::best_reload(const LiveRange& range, uint32_t use_point,
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
  double open = 0;  // of edges out of the part in memory to what lies behind it or before it
  for (BlockPosition b = first; b <= last; ++b) {
    const BlockSpan& block = points_.block(b);
    const double held = kHeldWeight * (last - b);
    if (b != first && lives_at_start(range, block)) {
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

// Of an instruction on the edge.
float LinearScan::edge_weight(const BlockSpan& from, const BlockSpan& to) {
  return to.moves_at_start ? to.weight : from.weight;
}

bool LinearScan::lives_at_start(const LiveRange& range, const BlockSpan& block) const {
  return block.start_point() < range.to && webs_.value_at(range.web, block.start_point()) != kNone;
}

// The weight of edges into the block from blocks before it at whose end the live range is in
// memory.
double LinearScan::entering(const LiveRange& range, BlockPosition block) const {
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
double LinearScan::leaving(const LiveRange& range, BlockPosition block) const {
  const BlockSpan& from = points_.block(block);
  double sum = 0;
  for (mir::BlockId id : first_edges(points_.function().successors(from.id))) {
    const BlockPosition s = points_.position_of(id);
    const BlockSpan& to = points_.block(s);
    const bool is_outside = s > block || to.start_point() < range.from;
    if (is_outside && lives_at_start(range, to)) sum += edge_weight(from, to);
  }
  return sum;
}

// What an estimate assumes instead of best_reload: the gap in as few loops as possible.
uint32_t LinearScan::reload_point(uint32_t from, uint32_t use_point) const {
  uint32_t highest = points_.gap_at_or_before(use_point / 4);
  uint32_t after = std::max(from, position_) / 4;
  if (highest <= after) return 0;
  return 4 * cheapest_gap(after + 1, highest);
}

// The latest gap number in [from, to] outside as many loops as possible. Cuts in linear order move
// values on every edge that crosses them, so only leaving a loop counts as better.
uint32_t LinearScan::cheapest_gap(uint32_t from, uint32_t to) const {
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

// --- memory

// The live range is in memory where it starts; where the web wants a register again, a child asks
// for one.
void LinearScan::put_in_memory(uint32_t index) {
  const LiveRange range = ranges_[index];
  in_memory_[ranges_.value_at(range, range.from)] = true;
  const bool capped = is_capped(range.web);
  if (capped) record(TraceKind::Capped, index);
  for (uint32_t u = range.first_use, end = u; u < range.last_use; u = end) {
    end = ranges_.uses_of_instruction(u, range.last_use);
    const uint32_t at = capped ? 0 : child_start(range, u, end);
    if (at > range.from) return push(return_to_register(index, at));
    // A temporary serves one instruction, and its load costs as much as the memory operand.
    if (ranges_.wants_register(u, end) && !ranges_.fold(u, end, range.last_use))
      push(ranges_.make_temporary(range.web, u, end));
  }
  const uint32_t at = capped ? 0 : point_before_back_edge(range);
  if (at > range.from) push(return_to_register(index, at));
}

uint32_t LinearScan::return_to_register(uint32_t index, uint32_t at) {
  const uint32_t child = split(index, at);
  ranges_[child].from_memory = !starts_with_definition(ranges_[child]);
  return child;
}

// Where a live range is loaded best that is in memory up to the end of a loop which starts before
// it, in a register; 0 if that is on the back edge.
uint32_t LinearScan::point_before_back_edge(const LiveRange& range) const {
  const uint32_t l = loops_.innermost(points_.block_of(range.from / 4));
  if (l == kNone) return 0;
  const BlockSpan &header = points_.block(loops_[l].header), &last = points_.block(loops_[l].last);
  if (header.start_point() >= range.from || last.end_point() > range.to ||
      !lives_at_start(range, header) || register_at(range.web, header.start_point()) == 0)
    return 0;
  const Reload reload = best_reload(range, 4 * last.first_terminator, kGainBlocks);
  return reload.gain > kGainFactor * last.weight ? reload.point : 0;
}

// Where the part starts that serves the uses [u, end) of an instruction: at a definition, or where
// a reload is best. 0 when they are served in memory.
uint32_t LinearScan::child_start(const LiveRange& range, uint32_t u, uint32_t end) {
  const Use& use = uses_[u];
  if (use.is_definition()) {
    const bool wanted = ranges_.wants_register(u, end) || is_cheaper_in_register(range, use);
    return wanted && use.point > position_ ? use.point : 0;
  }
  const bool serves_next = read_again_in_block(u, range.last_use);
  const bool folds = end == u + 1 && !serves_next && ranges_.may_fold(u, range.last_use);
  // A tied operand is loaded into the definition's register; a register serves the next read too.
  const bool helps = ranges_.wants_register(u, end) || (use.kind == UseKind::Tied && serves_next);
  if (helps && !folds) return best_reload(range, use.point, kReloadBlocks).point;
  if (intervals_.is_rematerializable(use.value)) return 0;
  const Reload reload = best_reload(range, use.point, kGainBlocks);
  return reload.gain > kGainFactor * use.weight && take_gain(use.point) ? reload.point : 0;
}

// Whether a load may move for its gain: counts the blocks of the loop around it.
bool LinearScan::take_gain(uint32_t point) {
  const uint32_t l = loops_.outermost_whole(points_.block_of(point / 4), 0);
  if (l == kNone) return true;
  blocks_for_gain_ += loops_[l].last - loops_[l].header + 1;
  return blocks_for_gain_ <= kBlocksForGain * points_.block_count();
}

// Whether the use is a PHI that takes more stores on the edges into its block than one after it,
// and loads on the edges that bring it in memory.
bool LinearScan::is_cheaper_in_register(const LiveRange& range, const Use& use) const {
  if (use.kind != UseKind::PhiDefinition) return false;
  const double saved = webs_.stores_on_edges(use.value) - points_.weight_at(use.number());
  return saved > 0 && saved > loads_on_edges(range.web, points_.block_of(use.number()), use.point);
}

// The weight of edges into the block from blocks that end before the point with the web in memory.
double LinearScan::loads_on_edges(uint32_t web, BlockPosition block, uint32_t point) const {
  const BlockSpan& to = points_.block(block);
  double sum = 0;
  for (mir::BlockId id : first_edges(points_.function().predecessors(to.id))) {
    const BlockSpan& from = points_.block(points_.position_of(id));
    const uint32_t last = from.end_point() - 1;
    if (last >= point) continue;
    const uint32_t value = webs_.value_at(web, last);
    if (value != kNone && !intervals_.is_rematerializable(value) && register_at(web, last) == 0)
      sum += edge_weight(from, to);
  }
  return sum;
}

// A live range that is about to get a register leaves it at the first join of paths where that is
// cheaper than loads on the edges from blocks before the live range, where the web is in memory.
void LinearScan::leave_at_join(uint32_t index) {
  const LiveRange range = ranges_[index];
  if (range_count_[range.web] == 1) return;
  for (BlockPosition b = points_.block_of(range.from / 4) + 1;
       b < points_.block_count() && points_.block(b).start_point() < range.to; ++b) {
    const BlockSpan& block = points_.block(b);
    if (++blocks_for_gain_ > kBlocksForGain * points_.block_count()) return;
    if (points_.function().predecessors(block.id).size() < 2 || !lives_at_start(range, block))
      continue;
    const uint32_t at = block.start_point();
    const double loads = loads_on_edges(range.web, b, range.from);
    if (loads > 0 && loads > store_cost(range, at) + reload_cost(range, at, loads))
      return put_in_memory(split(index, at));
  }
}

// Whether a register that serves the use could serve the next one as well: that is in the same
// block, and no call stands between them.
bool LinearScan::read_again_in_block(uint32_t u, uint32_t last_use) const {
  return u + 1 < last_use && !uses_[u + 1].is_definition() &&
         points_.block_of(uses_[u + 1].number()) == points_.block_of(uses_[u].number()) &&
         !calls_between(uses_[u].point, uses_[u + 1].point);
}

bool LinearScan::calls_between(uint32_t from, uint32_t to) const {
  auto ends = [](const Reservation& r, uint32_t point) { return r.to <= point; };
  for (const ClobberGroup& group : intervals_.clobbers()) {
    // A call keeps the registers of its results.
    if (2 * (group.registers & target_.caller_saved).size() < target_.caller_saved.size()) continue;
    auto call = std::lower_bound(group.points.begin(), group.points.end(), from, ends);
    if (call != group.points.end() && call->from < to) return true;
  }
  return false;
}

// --- costs, in executions of a load or store

double LinearScan::store_cost(const LiveRange& range, uint32_t point) const {
  uint32_t value = ranges_.value_at(range, point);
  if (in_memory_[value] || intervals_.is_rematerializable(value)) return 0;
  double here = points_.weight_at(std::min(point / 4, points_.number_count() - 1));
  uint32_t definition = liveness_.definition(value);
  return definition == UINT32_MAX ? here : std::min<double>(here, points_.weight_at(definition));
}

// A live range that lives where a loop starts and is cut inside that loop must be back in its
// register at the loop's end: a load (or a move) for each iteration, and for each loop around that
// it enters.
double LinearScan::back_edge_cost(const LiveRange& range, uint32_t point) const {
  double cost = 0;
  uint32_t number = std::min(point / 4, points_.number_count() - 1);
  uint32_t looked_at = 0;
  for (uint32_t l = loops_.innermost(points_.block_of(number));
       l != kNone && ++looked_at < kLoopsEstimated; l = loops_[l].parent) {
    uint32_t start = points_.block(loops_[l].header).start_point();
    if (start < range.from || start >= point) break;
    uint32_t segment = ranges_.first_segment_at(range, start);
    if (segment < range.last_segment && segments_[segment].from <= start)
      cost += points_.block(loops_[l].last).weight;
  }
  return cost;
}

// A loop's PHI that is in memory, because the reload stands after it, costs a store each time that
// the loop makes a new value of the web. (The inputs of other PHIs are where the live range is.)
double LinearScan::phi_cost(uint32_t first_phi, uint32_t end, uint32_t reload) const {
  double cost = 0;
  for (uint32_t phi = first_phi; phi < end && uses_[phi].point < reload; ++phi) {
    cost += webs_.stores_on_edges(uses_[phi].value);
    BlockPosition block = points_.block_of(uses_[phi].number());
    uint32_t l = loops_.innermost(block);
    if (l != kNone && loops_[l].header == block)
      cost += stores_in_loop(phi, points_.block(loops_[l].last));
  }
  return cost;
}

// Of the web of a loop's PHI, if it is in memory throughout the loop, which ends with that block:
// at most one in each iteration.
double LinearScan::stores_in_loop(uint32_t phi, const BlockSpan& last) const {
  const auto behind = uses_.begin() + webs_.first_use(webs_.web_of(uses_[phi].value) + 1);
  const auto end =
      std::lower_bound(uses_.begin() + phi, behind, last.end_point(),
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
double LinearScan::next_reload_cost(const LiveRange& range, uint32_t point, uint32_t first) const {
  uint32_t u = first;
  while (u < range.last_use && uses_[u].kind == UseKind::PhiDefinition &&
         u - first < kPhisEstimated)
    ++u;
  double around = back_edge_cost(range, point);
  if (u == range.last_use || uses_[u].is_definition()) return around + phi_cost(first, u, kNever);
  const Use& use = uses_[u];
  double cost = use.weight;
  uint32_t at = 0;
  if (use.kind == UseKind::Register || use.kind == UseKind::RegisterOrMemory)
    at = reload_point(point, use.point);
  if (at != 0) cost = points_.weight_at(at / 4);
  cost += around + phi_cost(first, u, at != 0 ? at : kNever);
  if (intervals_.is_rematerializable(use.value)) return cost * kRematerializationFactor;
  bool folds = use.kind == UseKind::RegisterOrMemory && !read_again_in_block(u, range.last_use);
  return folds ? cost * kFoldFactor : cost;
}

// What comes after the next use counts in part: the web may have found a register by then. Of more
// than `most`, only that it is more is of interest.
double LinearScan::reload_cost(const LiveRange& range, uint32_t point, double most) const {
  const uint32_t first = ranges_.next_use(range, point);
  double cost = next_reload_cost(range, point, first);
  const uint32_t end = std::min(range.last_use, first + kUsesEstimated);
  BlockPosition counted = kNone;  // a load serves the uses of one block
  bool is_next = true;
  for (uint32_t u = first; u < end && cost <= most; ++u) {
    const BlockPosition block = points_.block_of(uses_[u].number());
    if (uses_[u].is_definition() || block == counted) continue;
    counted = block;
    if (!std::exchange(is_next, false)) cost += kLaterFactor * load_cost(uses_[u]);
  }
  return cost;
}

// How long a live range that goes to memory at the point leaves its register to others: until a use
// demands one, but for a definition there, which a temporary serves.
double LinearScan::freed(const LiveRange& range, uint32_t point) const {
  uint32_t u = ranges_.next_use(range, point);
  const uint32_t end = std::min(range.last_use, u + kUsesEstimated);
  while (u < end && uses_[u].is_definition() && uses_[u].point == point) ++u;
  while (u < end && !uses_[u].demands_register()) ++u;
  const uint32_t until = u == range.last_use ? range.to : std::max(uses_[u].point, position_);
  return executed(until) - executed(std::max(point, position_));
}

// The points before this one in the layout, each as often as its block weighs.
double LinearScan::executed(uint32_t point) const {
  const BlockPosition b = points_.block_of(std::min(point / 4, points_.number_count() - 1));
  const BlockSpan& block = points_.block(b);
  return executed_before_[b] + double{block.weight} * (point - block.start_point());
}

// Of loading the value for one use.
double LinearScan::load_cost(const Use& use) const {
  return intervals_.is_rematerializable(use.value) ? use.weight * kRematerializationFactor
                                                   : use.weight;
}

// A store, and a load for every use from `point` on.
double LinearScan::later_uses_cost(const LiveRange& range, uint32_t point) const {
  double cost = store_cost(range, point) + back_edge_cost(range, point);
  uint32_t first = ranges_.next_use(range, point);
  uint32_t end = std::min(range.last_use, first + kUsesEstimated);
  for (uint32_t u = first; u < end; ++u)
    if (uses_[u].kind == UseKind::PhiDefinition)
      cost += webs_.stores_on_edges(uses_[u].value);
    else if (!uses_[u].is_definition())
      cost += load_cost(uses_[u]);
  return cost;
}

}  // namespace lilt::regalloc
