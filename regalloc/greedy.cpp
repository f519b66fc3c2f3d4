// The greedy allocator: large live ranges first, eviction by weight, splitting where it pays.
//
// Idea: a queue gives the live ranges, the longest first: long ones find few registers, short ones
// fill the rest. Each live range tries in turn
//   to *assign* a register that is free: the one that saves most copies;
//   to *evict* live ranges that weigh less from one; they return to the queue;
//   to wait: it comes again when all others have had their first try;
//   to *recolour*: the live ranges in its way all have another free register;
//   to *split*: a stretch of it gets a register of its own, if that saves more loads and stores
//   than the moves at its ends cost; the parts enter the queue;
//   to *spill*. Its temporaries have infinite weight, and come next.
// So decisions are cheap and may be wrong: eviction repairs them later. Nothing is final before the
// queue is empty.
//
// A stretch to split off lies between two points at which something else takes the register. It
// starts as near as possible before its first use, and ends after the last one, but outside loops
// where it can: a loop that reads the value keeps it in a register through the whole loop. The cost
// of its ends counts every edge of the control-flow graph into and out of the stretch: the region
// of the layout is a region of the graph.
//
// Invariants: evicted live ranges weigh less than the evictor, so evictions end; a web has at most
// a number of live ranges that grows with its uses, so splits end; a live range goes to memory
// once.
// n log n in segments and uses, times the registers and the conflicts that are looked at
// (constant).
// Good at: values that are hot in one place; what lives across calls in cold code only.
// Bad at: regions are stretches of the layout, not arbitrary sets of blocks; the unit of eviction
// is a live range as a whole. Source: Olesen, "Register Allocation in LLVM 3.0" (2011), and LLVM's
// RegAllocGreedy (its last-chance recolouring goes several levels deep; here one).
#include <cassert>
#include <limits>
#include <queue>

#include "ir/support/no_index.h"
#include "regalloc/allocators.h"
#include "regalloc/temporaries.h"

namespace lilt::regalloc {
namespace {

using mir::Register;
using mir::RegSet;

// Live ranges that a web may have, and one more for so many uses.
constexpr uint32_t kGreedyLiveRanges = 8, kGreedyUsesPerLiveRange = 4;
// Conflicts that are looked at in one register, and stretches whose ends are weighed.
constexpr size_t kMaximumConflicts = 128, kStretchesWeighed = 4;
// Blocks of a stretch whose edges are counted.
constexpr uint32_t kMaximumBlocks = 512;
// Live ranges that are given other registers to make room for one.
constexpr size_t kMaximumRecoloured = 4;

class GreedyAllocator {
 public:
  explicit GreedyAllocator(Analyses& analyses)
      : a_(analyses),
        unions_(analyses),
        preferences_(analyses),
        states_(analyses.scratch),
        range_count_(analyses.webs.count(), 1, analyses.scratch),
        queue_({}, ArenaVector<Waiting>(analyses.scratch)) {}

  void run() {
    enqueue_new();
    while (!queue_.empty()) {
      const uint32_t range = queue_.top().range;
      queue_.pop();
      if (a_.ranges[range].temporary)
        visit_temporary(range);
      else
        visit(range);
      enqueue_new();
    }
  }

 private:
  struct State {
    double weight = 0;
    bool has_waited = false;
  };
  struct Waiting {
    uint64_t priority;
    uint32_t range;
    friend auto operator<=>(const Waiting&, const Waiting&) = default;
  };
  // A part of a live range that gets a register of its own.
  struct Part {
    uint32_t from = 0, to = 0;
    double gain = 0;
  };

  void enqueue(uint32_t range);
  void enqueue_new();
  void visit(uint32_t range);
  void visit_temporary(uint32_t range);
  RegSet allowed(uint32_t range) const {
    return a_.choice.allowed[static_cast<size_t>(a_.ranges.class_of(range))];
  }
  bool take_free(uint32_t range, RegSet registers);
  bool evict(uint32_t range, RegSet registers);
  bool recolour(uint32_t range);
  bool recolour(uint32_t range, Register r);
  bool collect_interfering(uint32_t range, Register r, ArenaVector<uint32_t>& found) const;
  bool split(uint32_t range);
  void consider_stretches(const LiveRange& range, Register r, Part& best);
  void consider(const LiveRange& range, uint32_t from, uint32_t to, ArenaVector<Part>& parts) const;
  double gain_of_uses(const LiveRange& range, uint32_t from, uint32_t to) const;
  double cost_of_ends(const LiveRange& range, const Part& part) const;
  bool lives_at(const LiveRange& range, uint32_t point) const;
  uint32_t cheapest_gap(uint32_t from, uint32_t to, bool latest) const;
  uint32_t legal_gap(uint32_t number) const;

  Analyses& a_;
  RegisterUnions unions_;
  RegisterPreferences preferences_;
  ArenaVector<State> states_;          // by live range
  ArenaVector<uint32_t> range_count_;  // by web
  std::priority_queue<Waiting, ArenaVector<Waiting>> queue_;
};

// --- the queue

// Temporaries come first; live ranges that have waited come last.
void GreedyAllocator::enqueue(uint32_t index) {
  const LiveRange& range = a_.ranges[index];
  const uint64_t stage = range.temporary ? 2 : states_[index].has_waited ? 0 : 1;
  queue_.push({stage << 32 | (range.to - range.from), index});
}

void GreedyAllocator::enqueue_new() {
  while (states_.size() < a_.ranges.size()) {
    const auto range = static_cast<uint32_t>(states_.size());
    states_.push_back({spill_weight(a_, a_.ranges[range])});
    enqueue(range);
  }
}

void GreedyAllocator::visit(uint32_t range) {
  record_visit(a_, a_.ranges[range]);
  if (take_free(range, allowed(range)) || evict(range, allowed(range))) return;
  if (!states_[range].has_waited) {
    states_[range].has_waited = true;
    return enqueue(range);
  }
  if (recolour(range) || split(range)) return;
  spill(a_, unions_, range);
}

// With few registers allowed, one instruction may need more: then any of the class will do.
void GreedyAllocator::visit_temporary(uint32_t range) {
  const RegSet members = a_.choice.members[static_cast<size_t>(a_.ranges.class_of(range))];
  for (RegSet registers : {allowed(range), members})
    if (take_free(range, registers) || evict(range, registers)) return;
  assert(false && "an instruction demands more registers than there are");
}

// --- registers for whole live ranges

// A register that is free. A callee-saved one costs its save and restore when nothing has used it
// yet; where memory costs less, the live range goes there.
bool GreedyAllocator::take_free(uint32_t index, RegSet registers) {
  const LiveRange& range = a_.ranges[index];
  const RegSet free = unions_.free(range, registers);
  if (free.empty()) return false;
  const Register r = preferences_.best(range, free);
  if (!range.temporary && preferences_.first_use_cost(r) > spill_cost(a_, range)) {
    spill(a_, unions_, index);
    return true;
  }
  assign(a_, unions_, preferences_, index, r);
  return true;
}

// The register whose live ranges weigh least, if each of them weighs less than this one.
bool GreedyAllocator::evict(uint32_t index, RegSet registers) {
  const double weight = states_[index].weight;
  const Eviction eviction =
      cheapest_eviction(unions_, a_.ranges[index], registers, [&](uint32_t other) {
        const double less = states_[other].weight;
        return less < weight ? less : std::numeric_limits<double>::infinity();
      });
  if (!eviction.reg.valid()) return false;
  ArenaVector<uint32_t> evicted(a_.scratch);
  collect_interfering(index, eviction.reg, evicted);
  for (uint32_t other : evicted) {
    a_.record(TraceKind::Evict, a_.ranges[index], a_.ranges[other].from, states_[other].weight,
              eviction.reg, a_.ranges[other].web, length_of(a_, a_.ranges[other]));
    tell_spill_cost(a_, a_.ranges[other]);
    unions_.remove(other);
    ++a_.ranges.evictions;
    enqueue(other);
  }
  assign(a_, unions_, preferences_, index, eviction.reg);
  return true;
}

// The live ranges in the register that overlap the live range, if they are not more than may be
// evicted. False if they are too many to recolour.
bool GreedyAllocator::collect_interfering(uint32_t index, Register r,
                                          ArenaVector<uint32_t>& found) const {
  unions_.for_each_interfering(a_.ranges[index], r, [&](uint32_t other) {
    if (std::ranges::find(found, other) == found.end()) found.push_back(other);
    return found.size() <= kMaxEvicted;
  });
  return found.size() <= kMaximumRecoloured;
}

bool GreedyAllocator::recolour(uint32_t index) {
  bool done = false;
  const RegSet registers = allowed(index);
  (registers - unions_.blocked(a_.ranges[index], registers)).for_each([&](Register r) {
    done = done || recolour(index, r);
  });
  return done;
}

// Gives the register to the live range if each live range in its way finds another one.
bool GreedyAllocator::recolour(uint32_t index, Register r) {
  ArenaVector<uint32_t> others(a_.scratch);
  if (!collect_interfering(index, r, others)) return false;
  for (uint32_t other : others) unions_.remove(other);
  unions_.assign(index, r);
  size_t moved = 0;
  for (; moved < others.size(); ++moved) {
    const LiveRange& other = a_.ranges[others[moved]];
    const RegSet free = unions_.free(other, allowed(others[moved]));
    if (free.empty()) break;
    unions_.assign(others[moved], preferences_.best(other, free));
  }
  if (moved == others.size()) {
    preferences_.use(a_.ranges[index], r);
    for (uint32_t other : others)
      preferences_.use(a_.ranges[other], Register(a_.ranges[other].reg));
    return true;
  }
  for (size_t i = 0; i < moved; ++i) unions_.remove(others[i]);
  unions_.remove(index);
  for (uint32_t other : others) unions_.assign(other, r);
  return false;
}

// --- splitting

bool GreedyAllocator::split(uint32_t index) {
  const LiveRange range = a_.ranges[index];
  const uint32_t uses = a_.webs.first_use(range.web + 1) - a_.webs.first_use(range.web);
  if (range_count_[range.web] + 2 > kGreedyLiveRanges + uses / kGreedyUsesPerLiveRange)
    return false;
  Part best;
  const RegSet registers = allowed(index);
  registers.for_each([&](Register r) { consider_stretches(range, r, best); });
  if (best.gain <= 0) return false;
  uint32_t part = index;
  if (best.from > range.from) {
    part = a_.ranges.split(index, best.from);
    ++range_count_[range.web];
    states_[index] = {spill_weight(a_, a_.ranges[index])};
    enqueue(index);
  }
  if (best.to < a_.ranges[part].to) {
    a_.ranges.split(part, best.to);
    ++range_count_[range.web];
  }
  if (part != index) return true;
  states_[index] = {spill_weight(a_, a_.ranges[index])};
  enqueue(index);
  return true;
}

// The stretches of the live range between two conflicts in the register.
void GreedyAllocator::consider_stretches(const LiveRange& range, Register r, Part& best) {
  ArenaVector<RegisterUnions::Stretch> conflicts(a_.scratch);
  if (!unions_.conflicts(range, r, kMaximumConflicts, conflicts)) return;
  ArenaVector<Part> parts(a_.scratch);
  uint32_t from = range.from;
  for (const RegisterUnions::Stretch& conflict : conflicts) {
    consider(range, from, std::min(conflict.from, range.to), parts);
    from = std::max(from, conflict.to);
  }
  consider(range, from, range.to, parts);
  std::ranges::sort(parts, std::greater<>(), &Part::gain);
  if (parts.size() > kStretchesWeighed) parts.resize(kStretchesWeighed);
  for (Part& part : parts) {
    if (part.gain <= best.gain) break;
    part.gain -= cost_of_ends(range, part);
    if (part.gain > best.gain) best = part;
  }
}

// The part of [from, to) from before its first use to after its last one, outside loops.
void GreedyAllocator::consider(const LiveRange& range, uint32_t from, uint32_t to,
                               ArenaVector<Part>& parts) const {
  const std::span<const Use> uses = a_.webs.uses();
  uint32_t first = a_.ranges.next_use(range, from), last = a_.ranges.next_use(range, to);
  while (first < last && uses[first].end() > to) ++first;
  while (last > first && uses[last - 1].end() > to) --last;
  if (first == last) return;
  Part part{range.from, range.to, 0};
  if (from > range.from) {
    const uint32_t lowest = legal_gap((from + 3) / 4);
    if (uses[first].is_definition()) {
      part.from = uses[first].point;
    } else if (const uint32_t highest = a_.points.gap_at_or_before(uses[first].number());
               lowest <= highest) {
      part.from = 4 * cheapest_gap(lowest, highest, true);
    } else {
      return;
    }
  }
  if (to < range.to) {
    const uint32_t highest = a_.points.gap_at_or_before(to / 4);
    const uint32_t lowest = legal_gap(uses[last - 1].number() + 1);
    if (lowest > highest) return;
    part.to = 4 * cheapest_gap(lowest, highest, false);
  }
  if (part.from >= part.to || (part.from == range.from && part.to == range.to)) return;
  part.gain = gain_of_uses(range, part.from, part.to);
  parts.push_back(part);
}

// The first number at or after this one whose gap may hold moves, or that starts a block.
uint32_t GreedyAllocator::legal_gap(uint32_t number) const {
  if (number >= a_.points.number_count()) return kNone;
  const BlockSpan& block = a_.points.block(a_.points.block_of(number));
  if (number == block.first) return number;
  if (number < block.first_ordinary) return block.first_ordinary;
  if (number <= block.first_terminator) return number;
  return block.end < a_.points.number_count() ? block.end : kNone;
}

// The number in [from, to] outside as many loops as possible; of equal ones the latest or earliest.
// Only the starts and ends of blocks are looked at besides the two ends, and not more than
// kMaximumBlocks.
uint32_t GreedyAllocator::cheapest_gap(uint32_t from, uint32_t to, bool latest) const {
  const BlockPosition first = a_.points.block_of(from), last = a_.points.block_of(to);
  if (last - first > kMaximumBlocks) return latest ? to : from;
  uint32_t best = latest ? to : from;
  uint32_t depth = a_.loops.depth(latest ? last : first);
  for (uint32_t i = 0; i <= last - first; ++i) {
    const BlockPosition b = latest ? last - i : first + i;
    const uint32_t gap = latest ? std::min(a_.points.block(b).first_terminator, to)
                                : std::max(a_.points.block(b).first, from);
    if (a_.loops.depth(b) >= depth || gap < from || gap > to) continue;
    best = gap;
    depth = a_.loops.depth(b);
  }
  return best;
}

double GreedyAllocator::gain_of_uses(const LiveRange& range, uint32_t from, uint32_t to) const {
  LiveRange part = range;
  part.first_use = a_.ranges.next_use(range, from);
  part.last_use = a_.ranges.next_use(range, to);
  return spill_cost(a_, part);
}

bool GreedyAllocator::lives_at(const LiveRange& range, uint32_t point) const {
  const uint32_t segment = a_.ranges.first_segment_at(range, point);
  return segment < range.last_segment && a_.webs.segments()[segment].from <= point;
}

// Loads at the part's start and stores at its end, and on the edges into and out of it: the rest is
// taken to be in memory. A part that defines nothing need not be stored.
double GreedyAllocator::cost_of_ends(const LiveRange& range, const Part& part) const {
  const BlockPosition first = a_.points.block_of(part.from / 4);
  const BlockPosition last = a_.points.block_of((part.to - 1) / 4);
  if (last - first > kMaximumBlocks) return std::numeric_limits<double>::infinity();
  bool defines = false;
  for (uint32_t u = a_.ranges.next_use(range, part.from);
       u < range.last_use && a_.webs.uses()[u].point < part.to; ++u)
    defines |= a_.webs.uses()[u].is_definition();
  const mir::MachineFunction& function = a_.points.function();
  auto is_inside = [&](uint32_t point) { return part.from <= point && point < part.to; };
  double loads = 0, stores = 0;
  auto count = [&](const BlockSpan& from, const BlockSpan& to) {
    if (!lives_at(range, to.start_point())) return;
    const bool leaves = is_inside(from.end_point() - 1), enters = is_inside(to.start_point());
    const double weight = to.moves_at_start ? to.weight : from.weight;
    if (enters && !leaves) loads += weight;
    if (leaves && !enters) stores += weight;
  };
  for (BlockPosition b = first; b <= last; ++b) {
    const BlockSpan& block = a_.points.block(b);
    for (mir::BlockId id : function.predecessors(block.id))
      count(a_.points.block(a_.points.position_of(id)), block);
    for (mir::BlockId id : function.successors(block.id))
      if (const BlockPosition s = a_.points.position_of(id); s < first || s > last)
        count(block, a_.points.block(s));
  }
  const bool starts_inside = part.from != a_.points.block(first).start_point();
  if (starts_inside && part.from % 4 == 0 && lives_at(range, part.from - 1))
    loads += a_.points.block(first).weight;
  const bool ends_inside = part.to != a_.points.block(last).end_point();
  if (ends_inside && lives_at(range, part.to)) stores += a_.points.block(last).weight;
  return loads + (defines ? stores : 0);
}

}  // namespace

void allocate_greedy(const ProgramPoints& points, const AllocationOptions& options,
                     TraceObserver* trace, Allocation& result, Arena& scratch) {
  allocate_live_ranges<GreedyAllocator>(points, options, trace, result, scratch);
}

}  // namespace lilt::regalloc
