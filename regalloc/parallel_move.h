// The one resolver of parallel moves: of edges, calls, fixed and tied operands.
//
// Idea: moves that happen at once are put in sequence. A move is ready when nothing still waiting
// reads its destination. When none is ready, all that is left are cycles: one location's contents
// step aside (into a free register, else the registers of the cycle are exchanged, else into an
// emergency slot). A move from memory to memory goes through a free register, else through a victim
// saved in another emergency slot: the two temporaries are never the same.
// A source that has been copied into a register is read from there from then on.
// Sources: Boissinot et al., Revisiting Out-of-SSA Translation (CGO 2009), algorithm 1.
#pragma once

#include <vector>

#include "regalloc/allocation.h"

namespace lilt::regalloc {

// Collects moves, then appends them to `edits` as a sequence. Reused from point to point.
class ParallelMove {
 public:
  // `features`: of the function's processor.
  ParallelMove(const mir::TargetDesc& target, std::vector<Edit>& edits,
               std::vector<SpillSlot>& spill_slots, Arena& scratch, uint32_t features = 0);

  // `from` of Kind::None: the value is rematerialized. Destinations are distinct, but that one
  // destination may be named several times for the same value.
  void add(Location from, Location to, mir::RegClass register_class, mir::Register value);
  bool empty() const { return moves_.empty(); }

  // Appends the sequence at `point` and forgets the moves. `free`: registers whose contents nobody
  // needs, neither before nor after. `victims`: registers that may be saved and used in need.
  // `reason`: of the edits. Linear but for sorting the locations.
  void resolve(Point point, mir::RegSet free, mir::RegSet victims,
               EditReason reason = EditReason::LiveRanges);

 private:
  struct Move {
    Location from, to;
    mir::RegClass register_class;
    mir::Register value;
    uint32_t source, destination;  // places in places_
    bool done;
  };
  struct LocationState {
    Location location;
    Location holder;            // where the contents it had at the start are now
    uint32_t readers = 0;       // moves waiting to read those contents
    uint32_t writer = kNoMove;  // the move that will overwrite it
    bool queued = false;
  };
  static constexpr uint32_t kNoMove = UINT32_MAX;

  void drop_needless();
  void number_places();
  uint32_t place_of(Location location) const;
  void queue_if_ready(uint32_t place);
  void run_ready();
  void perform(uint32_t move);
  void break_cycle(uint32_t move);
  bool exchange_cycle(uint32_t move);
  void emit(Location from, Location to, mir::RegClass register_class, mir::Register value);
  void emit_through_memory(Location from, Location to, mir::RegClass register_class,
                           mir::Register value);
  void append(EditKind kind, Location from, Location to, mir::RegClass register_class,
              mir::Register value);
  mir::Register free_register(mir::RegClass register_class) const;
  // Of those that the function's processor can move.
  mir::RegClass widest_of_bank(mir::RegClass register_class) const;
  Location emergency_slot(mir::RegClass register_class, bool for_cycle);

  const mir::TargetDesc& target_;
  uint32_t features_;
  std::vector<Edit>& edits_;
  std::vector<SpillSlot>& spill_slots_;
  Arena& scratch_;
  ArenaVector<Move> moves_{scratch_};
  ArenaVector<LocationState> places_{scratch_};
  ArenaVector<uint32_t> ready_registers_{scratch_}, ready_memory_{scratch_};
  Point point_;
  EditReason reason_ = EditReason::LiveRanges;
  mir::RegSet free_, victims_;
  uint32_t emergency_[2][mir::kRegClassCount];
};

}  // namespace lilt::regalloc
