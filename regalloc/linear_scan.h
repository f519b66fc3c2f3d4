// The linear scan: gives every web's live ranges registers or memory, in the order in which they
// start.
//
// Idea: walk over the live ranges by their start. At each, know for every register until when it is
// free (its owner, live ranges that wait in a hole, fixed reservations, clobbers). A register that
// is free to the live range's end is taken, preferring one that saves copies. When there is none,
// three options are weighed in one unit, executions of a load or store: take a register as long as
// it is free and split before it is needed; move its owner out to memory; or wait in memory until
// the next use.
//
// Terms: live ranges and temporaries are those of live_ranges.h; a temporary is never evicted. A
// *demand* is an operand that must be in a register. A boundary between live ranges is a gap, or
// 4n+1 or 4n+2 when an operand of n still comes from the register, or the point where a new value
// of the web is defined. Invariants: live ranges of one register never overlap; a child starts
// later than the scan; a web has at most a number of live ranges that grows with its uses, then the
// rest of it is memory with temporaries: so the scan ends. Sources: Wimmer & Mössenböck 2005
// (holes, splitting positions); Traub 1998 (second chance); Sarkar & Barik 2007; linear-scan.md §3.
#pragma once

#include <limits>
#include <vector>

#include "regalloc/live_ranges.h"

namespace lilt::regalloc {

class LinearScan {
 public:
  LinearScan(const ProgramPoints& points, const Loops& loops, const Liveness& liveness,
             const LiveIntervals& intervals, const Webs& webs, const RegisterChoice& choice,
             LiveRanges& ranges, TraceObserver* trace, Arena& scratch);

  // Gives every live range its register or memory. n log n in webs and splits.
  void run();

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  static constexpr uint32_t kNever = UINT32_MAX;
  // One option to go on, with its cost in executions of loads and stores.
  struct Plan {
    Way way = Way::None;
    mir::Register reg;
    uint32_t boundary = kNever;  // where the live range must leave the register again
    uint32_t evict_at = 0;       // where the owner moves out; its start: as a whole
    double cost = 0;
    double freed = 0;  // how long what pays leaves its register to others; see executed()
    double price = 0;  // the cost, less if that is long: the least is the best
  };
  // What follows from giving up a register before a point.
  struct Until {
    uint32_t conflict = kNever;  // the point
    uint32_t boundary = 0;
    double cost = 0, freed = 0;
  };
  // Where a value in memory returns to a register.
  struct Reload {
    uint32_t point = 0;  // 0: none, for lack of a gap
    double gain = 0;     // against a load in the block of the use
  };
  struct Waiting {
    uint32_t from, range;  // a live range in a hole, by the start of its next segment
    bool operator>(const Waiting& o) const { return from > o.from; }
  };

  // --- order of visits (linear_scan.cpp)
  void sort_ranges();
  uint32_t next_range();
  static uint64_t visit_key(const LiveRange& range);
  void push(uint32_t range);
  void advance(uint32_t position);
  void settle(mir::Register r, uint32_t range);

  // --- one visit
  void visit(uint32_t range);
  void visit_temporary(uint32_t range);
  uint32_t demanded_end(const LiveRange& range) const;
  void start_conflicts(const LiveRange& range, mir::RegSet candidates);
  uint32_t conflict(const LiveRange& range, mir::Register r);
  uint32_t reserved_conflict(const LiveRange& range, mir::Register r);
  uint32_t reservation_conflict(const LiveRange& range, std::span<const Reservation> list,
                                uint32_t& cursor) const;
  uint32_t waiting_conflict(const LiveRange& range, mir::Register r) const;
  void find_hints(const LiveRange& range);
  void hint_at_headers(const LiveRange& range);
  uint32_t register_at(uint32_t web, uint32_t point) const;
  double hint_until(const LiveRange& range, mir::Register r, uint32_t point) const;
  double copy_saved(const LiveRange& range, uint32_t other) const;
  double first_use_cost(mir::Register r) const;
  static bool serves(const LiveRange& range, uint32_t boundary, uint32_t needed);
  void clear_hints();
  Plan plan_free(const LiveRange& range, mir::RegSet candidates);
  Plan plan_around_calls(const LiveRange& range, mir::RegSet candidates, uint32_t needed,
                         const Plan& saved);
  Plan plan_shared(const LiveRange& range, mir::RegSet candidates, uint32_t needed);
  Plan plan_until(const LiveRange& range, mir::Register r, uint32_t needed, Until& until);
  Plan plan_evict(const LiveRange& range, mir::Register r, uint32_t needed, const Plan& best,
                  Until& until);
  Plan plan_wait(const LiveRange& range) const;
  static bool better(const Plan& a, const Plan& b);
  static Plan priced(Plan plan);
  void carry_out(uint32_t range, const Plan& plan);
  void assign(uint32_t range, mir::Register r);

  // --- cuts, memory, queries, costs (linear_split.cpp)
  uint32_t split(uint32_t range, uint32_t at);
  void leave_register(uint32_t range, uint32_t at);
  bool is_capped(uint32_t web) const;
  bool starts_with_definition(const LiveRange& range) const;
  void evict(mir::Register r, uint32_t at);
  uint32_t eviction_point(const LiveRange& owner) const;
  uint32_t boundary_before(const LiveRange& range, uint32_t limit) const {
    return boundary_before(range, limit, ranges_.next_use(range, limit));
  }
  uint32_t boundary_before(const LiveRange& range, uint32_t limit, uint32_t use) const;
  bool reads_behind(const LiveRange& range, uint32_t use, uint32_t limit) const;
  uint32_t reload_point(uint32_t from, uint32_t use_point) const;
  Reload best_reload(const LiveRange& range, uint32_t use_point, uint32_t blocks) const;
  double entering(const LiveRange& range, BlockPosition block) const;
  double leaving(const LiveRange& range, BlockPosition block) const;
  static float edge_weight(const BlockSpan& from, const BlockSpan& to);
  bool lives_at_start(const LiveRange& range, const BlockSpan& block) const;
  uint32_t cheapest_gap(uint32_t from, uint32_t to) const;
  void put_in_memory(uint32_t range);
  bool is_cheaper_in_register(const LiveRange& range, const Use& use) const;
  double loads_on_edges(uint32_t web, BlockPosition block, uint32_t point) const;
  void leave_at_join(uint32_t range);
  uint32_t return_to_register(uint32_t range, uint32_t at);
  uint32_t point_before_back_edge(const LiveRange& range) const;
  uint32_t child_start(const LiveRange& range, uint32_t u, uint32_t end);
  bool take_gain(uint32_t point);
  bool read_again_in_block(uint32_t use, uint32_t last_use) const;
  bool calls_between(uint32_t from, uint32_t to) const;
  double store_cost(const LiveRange& range, uint32_t point) const;
  double phi_cost(uint32_t first_phi, uint32_t end, uint32_t reload) const;
  double stores_in_loop(uint32_t phi, const BlockSpan& last) const;
  double next_reload_cost(const LiveRange& range, uint32_t point, uint32_t first) const;
  double load_cost(const Use& use) const;
  double reload_cost(const LiveRange& range, uint32_t point,
                     double most = std::numeric_limits<double>::infinity()) const;
  double later_uses_cost(const LiveRange& range, uint32_t point) const;
  double freed(const LiveRange& range, uint32_t point) const;
  double executed(uint32_t point) const;
  double back_edge_cost(const LiveRange& range, uint32_t point) const;

  // --- for the observer (linear_scan_trace.cpp)
  void record(TraceKind kind, uint32_t range, uint32_t a = 0, double cost = 0, mir::Register r = {},
              uint32_t other_range = kNone) const {
    if (trace_ != nullptr) [[unlikely]]
      trace(kind, range, a, cost, r, other_range);
  }
  TraceEvent event_of(TraceKind kind, uint32_t range) const;
  void trace(TraceKind kind, uint32_t range, uint32_t a, double cost, mir::Register r,
             uint32_t other_range) const;
  // A plan that has been weighed.
  void note(const Plan& plan) {
    if (wants_candidates_) [[unlikely]]
      weighed_[plan.reg.number()] = plan;
  }
  void forget_weighed();
  void report_candidates(uint32_t range, mir::RegSet candidates);
  void find_blocker(const LiveRange& range, mir::Register r, TraceEvent& event);

  Arena& scratch_;
  const ProgramPoints& points_;
  const Loops& loops_;
  const Liveness& liveness_;
  const LiveIntervals& intervals_;
  const Webs& webs_;
  const RegisterChoice& choice_;
  const mir::TargetDesc& target_;
  const std::span<const LiveSegment> segments_;
  const std::span<const Use> uses_;
  LiveRanges& ranges_;
  TraceObserver* trace_;

  ArenaVector<uint32_t> range_count_{scratch_};  // by web
  ArenaVector<uint8_t> last_register_{
      scratch_};  // by web: that of the live range assigned last, 0 for none
  ArenaVector<uint8_t> in_memory_{scratch_};  // by value: some live range of it is in memory

  struct FirstLiveRange {
    uint32_t from, web;
  };
  ArenaVector<FirstLiveRange> sorted_{scratch_};  // by start
  size_t next_sorted_ = 0;
  struct Later {
    uint64_t key;
    uint32_t range;
    bool operator>(const Later& o) const { return key > o.key; }
  };
  ArenaVector<Later> heap_{scratch_};  // children and temporaries

  uint32_t position_ = 0, next_event_ = 0;
  uint32_t owner_[64];        // live range that is in each register now
  uint32_t owned_until_[64];  // where its segment ends; of owned registers
  mir::RegSet owned_, has_waiting_;
  mir::RegSet reserved_;  // registers with reservations at or after the scan
  mir::RegSet unsaved_;   // callee-saved registers that nothing uses yet
  double save_cost_ = 0;  // of using one
  ArenaVector<double> executed_before_{scratch_};  // by block: see executed()
  ArenaVector<ArenaVector<Waiting>> waiting_{64, ArenaVector<Waiting>(scratch_),
                                             scratch_};  // heaps
  uint32_t reservation_cursor_[64] = {};
  ArenaVector<uint32_t> clobber_cursor_{scratch_};  // by group: first entry not after the scan
  // For the live range visited:
  uint32_t conflict_[64];           // first conflict, apart from the owner; final once examined
  mir::RegSet destroyed_;           // registers that are destroyed while it lives
  mir::RegSet unexamined_;          // registers whose other conflicts are not computed yet
  mir::RegSet hinted_;              // registers whose hints are not 0
  double hint_[64] = {};            // the worth of the copies that each register would save
  double neighbour_hint_[64] = {};  // the part of it due to other webs
  uint64_t blocks_for_gain_ = 0;
  const bool wants_candidates_;
  Plan weighed_[64];  // by register, 0: memory; if candidates are wanted
};

}  // namespace lilt::regalloc
