// Live intervals and uses of every value, and what instructions demand of physical registers.
//
// Terms: a value's *live interval* is a list of *segments* (LLVM's LiveRange::Segment), half-open
// in points (allocation.h), with holes between. A use read early ends at 4n+2, a late one at 4n+3,
// a definition starts at 4n+2 (early clobber: 4n+1), a PHI's at its block's start; a value that
// nothing reads lives to 4n+4. Fixed operands do not constrain the interval: they reserve their
// register from 4n+1 on, tagged with the value (linear-scan.md §2). A fixed use ends at 4n+1 unless
// a definition is early or tied: the parallel move at the gap reads it, and may put another operand
// where it was. One pass over the instructions, then one over the values with their uses and the
// spans of liveness; O(cells + spans).
#pragma once

#include <span>
#include <vector>

#include "regalloc/liveness.h"
#include "regalloc/operand_forms.h"

namespace lilt::regalloc {

// The value lives in [from, to).
struct LiveSegment {
  uint32_t from = 0, to = 0;
  uint32_t value = 0;
};

enum class UseKind : uint8_t {
  Register,          // must be read from a register
  RegisterOrMemory,  // the instruction has a form that reads it from memory
  Fixed,             // moved into its register before the instruction
  Tied,              // moved into the definition's register before the instruction
  Definition,        // written to a register
  FixedDefinition,   // written to its register, moved from there after the instruction
  PhiDefinition,     // there when the block starts, in whatever place
};

struct Use {
  uint32_t point = 0;  // 4n+1 for what is read, 4n if fixed; the segment's start for definitions
  uint32_t cell = 0;   // index in function.cells
  uint32_t value = 0;
  float weight = 0;  // of the block
  UseKind kind = UseKind::Register;
  bool late = false;
  bool moved_away = false;  // fixed, and its own register is free once the operands are moved
  uint8_t fixed = 0;

  uint32_t number() const { return point / 4; }
  bool is_definition() const { return kind >= UseKind::Definition; }
  // Whether a value that is in memory must get a register for it.
  bool demands_register() const { return kind == UseKind::Register || kind == UseKind::Definition; }
  // First point at which the register it was read from may hold something else.
  uint32_t end() const {
    if (kind == UseKind::PhiDefinition) return point + 1;
    if (is_definition()) return 4 * number() + 4;
    if (moved_away) return 4 * number() + 1;
    return read_end();
  }
  // First point at which the instruction has read what it reads.
  uint32_t read_end() const { return 4 * number() + (late ? 3 : 2); }
};

// A physical register is taken in [from, to) by an operand of `value`.
struct Reservation {
  uint32_t from = 0, to = 0;
  uint32_t value = 0;
};

// Registers destroyed at points (4n+2 to 4n+3), sorted.
struct ClobberGroup {
  mir::RegSet registers;
  ArenaVector<Reservation> points;  // of no value
};

// Two values between which a copy is saved when they are in one register.
struct Affinity {
  uint32_t a = 0, b = 0;              // values: definition and source
  uint32_t point_a = 0, point_b = 0;  // where they meet
  float weight = 0;
  bool tied = false;
};

class LiveIntervals {
 public:
  LiveIntervals(const ProgramPoints& points, const Liveness& liveness, Arena& scratch);

  uint32_t value_count() const { return static_cast<uint32_t>(rematerializable_.size()); }
  // Ascending and disjoint; empty for values without register demand (dead fixed definitions).
  std::span<const LiveSegment> segments(uint32_t value) const {
    return {segments_.data() + segment_start_[value],
            segment_start_[value + 1] - segment_start_[value]};
  }
  // Ascending; within an instruction what is read before what is written.
  std::span<const Use> uses(uint32_t value) const {
    return {uses_.data() + use_start_[value], use_start_[value + 1] - use_start_[value]};
  }
  std::span<const Reservation> reservations(mir::Register r) const {
    const uint32_t first = reservation_start_[r.number()];
    return {reservations_.data() + first, reservation_start_[r.number() + 1] - first};
  }
  std::span<const ClobberGroup> clobbers() const { return clobbers_; }
  std::span<const Affinity> affinities() const { return affinities_; }
  bool is_rematerializable(uint32_t value) const { return rematerializable_[value]; }
  // Gives the memory of the uses back: uses() may not be read any more.
  void release_uses();

 private:
  void walk_block(const BlockSpan& span);
  void add_phi_affinities(const BlockSpan& span);
  void walk_instruction(const BlockSpan& span, uint32_t number, const mir::MachineInstr& i);
  void add_phis(const BlockSpan& span);
  void add_definition(uint32_t number, uint32_t cell, float weight);
  void add_use(uint32_t number, uint32_t cell, float weight);
  void add_clobber(uint32_t number, mir::RegSet registers);
  UseKind kind_of_use(uint32_t cell) const;
  bool is_copy(mir::Register used) const;
  bool is_defined_in(uint8_t reg) const;
  void sort_uses();
  void sort_reservations();
  void make_segments();
  void make_segment_of_block(uint32_t value);
  void make_segments_of_spans(uint32_t value);
  uint32_t end_of_dead(const Use& definition) const;
  void add_segment(uint32_t value, uint32_t from, uint32_t to);

  Arena& scratch_;
  const ProgramPoints& points_;
  const mir::MachineFunction& function_ = points_.function();
  const Liveness& liveness_;
  ArenaVector<Use> found_uses_{scratch_};  // in order
  std::span<Use> uses_;                    // by value
  ArenaVector<Use> fixed_uses_{scratch_};  // of the instruction at hand
  ArenaVector<uint32_t> use_start_{function_.virtual_registers.size() + 1, 0, scratch_},
      segment_start_{scratch_};
  ArenaVector<LiveSegment> segments_{scratch_};
  struct Found {
    uint32_t reg;
    Reservation reservation;
  };
  ArenaVector<Found> found_reservations_{scratch_};
  ArenaVector<Reservation> reservations_{scratch_};  // by register
  uint32_t reservation_start_[65] = {};
  ArenaVector<ClobberGroup> clobbers_{scratch_};
  ArenaVector<Affinity> affinities_{scratch_};
  ArenaVector<uint8_t> rematerializable_{function_.virtual_registers.size(), 0, scratch_};
  // The instruction at hand.
  const mir::MachineInstr* instruction_ = nullptr;
  std::span<const mir::Cell> cells_;
  unsigned tied_count_ = 0;
  mir::Register tied_;
  bool has_early_clobber_ = false;
};

}  // namespace lilt::regalloc
