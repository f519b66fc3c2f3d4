// The linear scan: gives every web's live ranges registers or memory, in the order in which they
// start.
//
// Parts: the registers as the scan goes on (scan_registers.h), copies that a register would save
// (scan_hints.h), where to cut and what that costs (split_costs.h), and what observers are told
// (scan_trace.h); here are the decisions.
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

#include "regalloc/scan_trace.h"
#include "regalloc/split_costs.h"

namespace lilt::regalloc {

class LinearScan : ScanInputs {
 public:
  explicit LinearScan(Analyses& analyses);

  // Gives every live range its register or memory. n log n in webs and splits.
  void run();

 private:
  // What follows from giving up a register before a point.
  struct Until {
    uint32_t conflict = kNever;  // the point
    uint32_t boundary = 0;
    double cost = 0, freed = 0;
    CostTerms::Part terms;
  };

  // --- order of visits (linear_scan.cpp)
  void sort_ranges();
  uint32_t next_range();
  static uint64_t visit_key(const LiveRange& range);
  void push(uint32_t range);

  // --- one visit
  void visit(uint32_t range);
  void visit_temporary(uint32_t range);
  uint32_t demanded_end(const LiveRange& range) const;
  double first_use_cost(mir::Register r);
  double copies_saved(const LiveRange& range, mir::Register r, uint32_t point);
  ScanPlan plan_free(const LiveRange& range, mir::RegSet candidates);
  ScanPlan plan_around_calls(const LiveRange& range, mir::RegSet candidates, uint32_t needed,
                             const ScanPlan& saved);
  ScanPlan plan_shared(const LiveRange& range, mir::RegSet candidates, uint32_t needed);
  void find_until(const LiveRange& range, uint32_t needed, uint32_t conflict, Until& until);
  ScanPlan plan_until(const LiveRange& range, mir::Register r, uint32_t needed, Until& until);
  ScanPlan plan_evict(const LiveRange& range, mir::Register r, uint32_t needed,
                      const ScanPlan& best, Until& until);
  ScanPlan plan_wait(const LiveRange& range) const;
  void carry_out(uint32_t range, const ScanPlan& plan);
  void assign(uint32_t range, mir::Register r);

  // --- splits, memory (linear_split.cpp)
  uint32_t split(uint32_t range, uint32_t at);
  void leave_register(uint32_t range, uint32_t at);
  bool is_capped(uint32_t web) const;
  bool starts_with_definition(const LiveRange& range) const;
  void evict(mir::Register r, uint32_t at);
  void put_in_memory(uint32_t range);
  bool is_cheaper_in_register(const LiveRange& range, const Use& use) const;
  double loads_on_edges(uint32_t web, BlockPosition block, uint32_t point) const;
  void leave_at_join(uint32_t range);
  uint32_t return_to_register(uint32_t range, uint32_t at);
  uint32_t point_before_back_edge(const LiveRange& range) const;
  uint32_t child_start(const LiveRange& range, uint32_t u, uint32_t end);
  bool take_gain(uint32_t point);

  Analyses& analyses_;
  const RegisterChoice& choice_ = analyses_.choice;
  CostTerms& terms_ = analyses_.terms;
  ScanRegisters registers_{analyses_};
  ScanHints hints_{analyses_};
  SplitCosts costs_{analyses_, registers_.position()};
  ScanTrace trace_{analyses_, registers_, hints_};

  ArenaVector<uint32_t> range_count_{webs_.count(), 1, analyses_.scratch};  // by web
  struct FirstLiveRange {
    uint32_t from, web;
  };
  ArenaVector<FirstLiveRange> sorted_{analyses_.scratch};  // by start
  size_t next_sorted_ = 0;
  struct Later {
    uint64_t key;
    uint32_t range;
    bool operator>(const Later& o) const { return key > o.key; }
  };
  ArenaVector<Later> heap_{analyses_.scratch};  // children and temporaries
  mir::RegSet unsaved_;                         // callee-saved registers that nothing uses yet
  double save_cost_ = 0;                        // of using one
  uint64_t blocks_for_gain_ = 0;
};

}  // namespace lilt::regalloc
