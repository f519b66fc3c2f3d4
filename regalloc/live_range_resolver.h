// Turns live ranges with their registers into an allocation: locations of operands, moves, claims.
//
// Idea: where a value is, is a question of its web's live ranges at a point. Moves arise where two
// answers differ: between live ranges that meet inside a block; between the end of a block and the
// start of its successor; between a value's place and the register that an operand fixes, is tied
// to, or got as a temporary. All moves of one gap and phase are one parallel move.
//
// Phases of a gap, in order: moves of the edge into this block; out of the definitions of the
// instruction above; between live ranges; out of live ranges that end inside the instruction; into
// operands; moves of the edge out of this block.
// Store once: a value in SSA form does not change, so its slot stays right once written. For each
// value either every transition from a register into its slot stores, or one store after the
// definition does, whichever is executed less often.
// Source: linear-scan.md §3, §4; Wimmer & Mössenböck 2005 §4 for the places of moves.
#pragma once

#include <vector>

#include "regalloc/claims.h"
#include "regalloc/live_ranges.h"
#include "regalloc/parallel_move.h"

namespace lilt::regalloc {

class LiveRangeResolver {
 public:
  LiveRangeResolver(const ProgramPoints& points, const Loops& loops, const Liveness& liveness,
                    const LiveIntervals& intervals, Webs& webs, const LiveRanges& ranges,
                    const RegisterChoice& choice, TraceObserver* trace, Allocation& result,
                    Arena& scratch);
  // Fills `result`, and releases the uses of the webs. O(cells + live spans + moves log moves); a
  // value that is split inside loops counts the blocks of those loops.
  void run();

 private:
  enum Phase : uint32_t {
    BlockStart,
    Definitions,
    BetweenLiveRanges,
    LateStores,
    Operands,
    BlockEnd
  };
  struct Move {
    uint64_t key;  // gap number, phase
    Location from, to;
    uint32_t value;
    uint32_t sequence;
    bool stores;  // into the value's own slot: needless when that holds it already
  };
  struct Occupied {
    uint32_t from, to;
  };
  // Where a web answers with one live range: from its start up to the next one's.
  struct Stay {
    uint32_t from, to, range;
    bool covers(uint32_t point) const { return point - from < to - from; }
  };
  // The edges into a block, as points.
  struct Entry {
    uint32_t start = 0;                     // the block's
    uint32_t first = UINT32_MAX, last = 0;  // ends of the predecessors: lowest and highest
    uint32_t claimed = 0;                   // where values are that the block claims on entry
  };

  // --- where values are
  void index_ranges();
  void assign_slots();
  bool needs_slot(uint32_t web) const;
  Location location_in(const LiveRange& range, uint32_t value) const;
  bool is_one_range(uint32_t web) const { return stay_start_[web + 1] - stay_start_[web] == 1; }
  const Stay& stay_at(uint32_t web, uint32_t point) {
    const Stay& last = stays_[last_stay_[web]];
    return last.covers(point) ? last : find_stay(web, point);
  }
  const Stay& find_stay(uint32_t web, uint32_t point);
  const LiveRange& range_of(const Stay& stay) const { return ranges_[stay.range]; }
  Location location_at(uint32_t value, uint32_t point);
  void locate_cells();
  void locate_uses(const LiveRange& range);
  void locate_tied();

  // --- moves
  void add(uint32_t number, Phase phase, Location from, Location to, uint32_t value);
  void connect_ranges();
  void move_operands();
  void move_temporary(const LiveRange& range);
  void leave_definition(const Use& use);
  void find_entries();
  void move_on_edges();
  void move_into(uint32_t value, const LiveSpan& span);
  void move_into_block(uint32_t value, const BlockSpan& to, const Stay& here);
  void move_phis(const BlockSpan& from, const BlockSpan& to);
  uint32_t loop_in_range(BlockPosition block, const LiveSpan& span, const LiveRange& range) const;
  bool lives_at(uint32_t value, uint32_t point) const;
  void place_stores();
  void store_at_definition(uint32_t value, double weight);
  static EditReason reason_of(Phase phase);
  void order_moves();
  mir::RegSet free_registers(const Move* first, const Move* last);
  bool needs_free_register(const Move* first, const Move* last) const;
  void index_occupied();
  void claim_live_ins();
  void claim_in_one_place(uint32_t value, std::span<const LiveSpan> spans);
  void claim_in(uint32_t value, const LiveSpan& span);
  void claim(BlockPosition block, uint32_t loop, uint32_t value, Location location);
  bool is_borrowed(Location location, const Loop& loop) const;

  Arena& scratch_;
  const ProgramPoints& points_;
  const mir::MachineFunction& function_ = points_.function();
  const Loops& loops_;
  const Liveness& liveness_;
  const LiveIntervals& intervals_;
  Webs& webs_;
  const LiveRanges& ranges_;
  const RegisterChoice& choice_;
  TraceObserver* trace_;
  Allocation& result_;
  ParallelMove parallel_{function_.target(), result_.edits, result_.spill_slots, scratch_,
                         function_.features};
  ArenaVector<uint32_t> stay_start_{scratch_};  // by web
  ArenaVector<Stay> stays_{scratch_};           // by web, in order
  ArenaVector<uint32_t> last_stay_{scratch_};   // by web: index in stays_ of the last answer
  ArenaVector<Entry> entries_{scratch_};        // by block
  ArenaVector<uint32_t> slot_{scratch_};        // by web
  ArenaVector<Move> moves_{scratch_};
  ArenaVector<uint8_t> stored_{scratch_};  // by value: the slot holds it from its definition on
  bool occupied_indexed_ = false;
  ArenaVector<ArenaVector<Occupied>> occupied_{64, ArenaVector<Occupied>(scratch_), scratch_};
  mir::RegSet members_;
  ClaimCollector claims_{points_, loops_, scratch_};
  struct Borrowed {
    Location location;
    BlockPosition block;
  };
  ArenaVector<Borrowed> borrowed_{scratch_};  // registers that the ordering of moves borrows
};

}  // namespace lilt::regalloc
