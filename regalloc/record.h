// The record of one register allocation: what the allocator knew of the function, what it told
// about its decisions, and what came of them. `lilt explain` prints it and shows it as a page.
//
// The facts (segments, uses, what is taken and destroyed) are computed anew from the function, so
// they are there for every allocator. The live ranges are what the events make of the webs, applied
// in order (Replay): the record is right if the operands of the allocation are where the live
// ranges are, which `end` checks.
#pragma once

#include <string>
#include <vector>

#include "regalloc/dead_gaps.h"
#include "regalloc/live_intervals.h"
#include "regalloc/trace.h"

namespace lilt::regalloc {

// A web, or part of one, in one place: live_ranges.h.
struct RecordedLiveRange {
  uint32_t web = 0;
  uint32_t from = 0, to = 0;  // points
  mir::Register reg;          // invalid: memory
  uint32_t parent = TraceEvent::kNone;
  bool is_temporary = false;
  // Of one in memory, if no instruction stores or reads it there: the register that holds its value
  // all the same when it begins, or that it is a constant, which is made again for each use.
  mir::Register still_in = {};
  bool is_made_again = false;
};

// The live ranges as they are after the events so far.
class Replay {
 public:
  // Returns what is wrong with the event: a live range that does not exist, a split outside a live
  // range, a final live range that differs. Empty if it was applied, or changes nothing.
  std::string apply(const TraceEvent& event);
  const std::vector<RecordedLiveRange>& ranges() const { return ranges_; }
  // By value; kNone: in no web.
  const std::vector<uint32_t>& webs() const { return webs_; }

 private:
  std::vector<RecordedLiveRange> ranges_;
  std::vector<uint32_t> webs_;
};

struct AllocationRecord {
  struct Block {
    mir::BlockId id;
    uint32_t first = 0, end = 0;             // positions
    uint32_t first_ordinary = 0;             // after the PHIs
    uint32_t edge_from = TraceEvent::kNone;  // its only predecessor, if moves of that edge are here
    float frequency = 1;
    uint32_t depth = 0;                // of loops
    std::vector<uint32_t> successors;  // positions in the layout
    std::vector<uint32_t> last_jumps;  // by successor: dead_gaps.h
  };
  struct Value {
    mir::RegClass register_class = mir::RegClass::Gpr;
    uint32_t web = TraceEvent::kNone;
    bool is_rematerializable = false;
    std::vector<LiveSegment> segments;
    std::vector<Use> uses;
  };
  struct Reserved {
    mir::Register reg;
    Reservation reservation;
  };
  struct Clobber {
    mir::RegSet registers;
    std::vector<uint32_t> points;
  };

  std::vector<Block> blocks;  // in layout order
  std::vector<Value> values;  // by virtual register
  std::vector<DeadGap> dead_gaps;
  std::vector<Reserved> reserved;
  std::vector<Clobber> clobbers;
  std::vector<mir::Register> allowed[mir::kRegClassCount];  // in the order in which they are tried
  std::vector<TraceEvent> events;
  std::vector<CostTerm> terms;
  std::vector<uint32_t> first_term;  // by event, and the end
  std::vector<RecordedLiveRange> ranges;
  std::vector<Edit> edits;
  std::vector<SpillSlot> slots;
  AllocationStatistics statistics;
  // What the cost that an event tells is the sum of; empty if the allocator does not say.
  std::span<const CostTerm> terms_of(size_t event) const {
    return std::span(terms).subspan(first_term[event], first_term[event + 1] - first_term[event]);
  }

  std::vector<std::string>
      faults;  // where the events contradict the allocation; empty, or lilt is wrong
};

// Makes the record of an allocation while it happens.
class AllocationRecorder : public TraceObserver {
 public:
  // Computes the facts; n log n. `scratch` is given back.
  void begin(const ProgramPoints& points, const AllocationOptions& options,
             Arena& scratch) override;
  void event(const TraceEvent& event) override {
    record_.events.push_back(event);
    record_.first_term.push_back(static_cast<uint32_t>(record_.terms.size()));
  }
  void term(const CostTerm& term) override { record_.terms.push_back(term); }
  // Applies the events and compares with the allocation; notes where values wait
  // (waiting_values.h). O(cells + events), and the cost of that.
  void end(const ProgramPoints& points, const Allocation& allocation) override;
  bool wants_candidates() const override { return true; }

  // The record of the last allocation, which is given away.
  AllocationRecord take() { return std::exchange(record_, {}); }

 private:
  void check_operands(const ProgramPoints& points, const Allocation& allocation);

  AllocationRecord record_;
};

}  // namespace lilt::regalloc
