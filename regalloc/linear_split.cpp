// How the linear scan splits live ranges, and serves those in memory.

#include "regalloc/linear_scan.h"

namespace lilt::regalloc {

using mir::Register;

namespace {

// Live ranges a web may have before the rest of it stays in memory, and one more for so many uses.
constexpr uint32_t kLinearLiveRanges = 12, kLinearUsesPerLiveRange = 8;
// What an early load must save of a load at the use.
constexpr double kGainFactor = 0.4;
// How many blocks before a use are searched for the place of its load.
constexpr uint32_t kReloadBlocks = 32, kGainBlocks = 8;
// A value whose place changes inside a loop is looked at in each of its blocks. How many blocks may
// be looked at for early loads, for each block of the function: so all of it stays linear.
constexpr uint64_t kBlocksForGain = 64;

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
  const uint32_t owner = registers_.remove_owner(r);
  ++ranges_.evictions;
  if (at > ranges_[owner].from) {
    put_in_memory(split(owner, at));
    return;
  }
  ranges_.place(owner, {});
  put_in_memory(owner);
}

// --- memory

// The live range is in memory where it starts; where the web wants a register again, a child asks
// for one.
void LinearScan::put_in_memory(uint32_t index) {
  const LiveRange range = ranges_[index];
  costs_.note_in_memory(ranges_.value_at(range, range.from));
  const bool capped = is_capped(range.web);
  if (capped) trace_.record(TraceKind::Capped, index);
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
      !ranges_.lives_at(range, header.start_point()) ||
      ranges_.register_at(range.web, header.start_point()) == 0)
    return 0;
  const SplitCosts::Reload reload =
      costs_.best_reload(range, 4 * last.first_terminator, kGainBlocks);
  return reload.gain > kGainFactor * last.weight ? reload.point : 0;
}

// Where the part starts that serves the uses [u, end) of an instruction: at a definition, or where
// a reload is best. 0 when they are served in memory.
uint32_t LinearScan::child_start(const LiveRange& range, uint32_t u, uint32_t end) {
  const Use& use = uses_[u];
  if (use.is_definition()) {
    const bool wanted = ranges_.wants_register(u, end) || is_cheaper_in_register(range, use);
    return wanted && use.point > registers_.position() ? use.point : 0;
  }
  const bool serves_next = costs_.read_again_in_block(u, range.last_use);
  const bool folds = end == u + 1 && !serves_next && ranges_.may_fold(u, range.last_use);
  // A tied operand is loaded into the definition's register; a register serves the next read too.
  const bool helps = ranges_.wants_register(u, end) || (use.kind == UseKind::Tied && serves_next);
  if (helps && !folds) return costs_.best_reload(range, use.point, kReloadBlocks).point;
  if (intervals_.is_rematerializable(use.value)) return 0;
  const SplitCosts::Reload reload = costs_.best_reload(range, use.point, kGainBlocks);
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
    if (value != kNone && !intervals_.is_rematerializable(value) &&
        ranges_.register_at(web, last) == 0)
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
    if (points_.function().predecessors(block.id).size() < 2 ||
        !ranges_.lives_at(range, block.start_point()))
      continue;
    const uint32_t at = block.start_point();
    const double loads = loads_on_edges(range.web, b, range.from);
    if (loads > 0 && loads > costs_.store_cost(range, at) + costs_.reload_cost(range, at, loads))
      return put_in_memory(split(index, at));
  }
}

}  // namespace lilt::regalloc
