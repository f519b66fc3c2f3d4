// What an allocator takes and gives. An allocator is a function from a const machine function in
// SSA form to data; it changes nothing. check.h judges the data, apply.h rewrites the function by
// it.
//
// PHIs are block parameters to an allocator: it owns the moves on edges. A PHI's definition has a
// location (its operand cell); its uses have none, the edits at the ends of the predecessors (or
// the start of the block when the predecessor has several successors) bring the values there.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ir/mir/machine_function.h"

namespace lilt::regalloc {

// A program point: 4 * instruction index + slot (linear-scan.md §1). Index counts instructions in
// layout order from 0; a block that does not end in a terminator counts one more, so that its end
// has a gap of its own (program_points.h). Gap is the only slot where edits stand: before the
// instruction.
enum class Slot : uint8_t { Gap, Early, Late, After };
struct Point {
  uint32_t value = 0;
  static constexpr Point at(uint32_t instruction, Slot slot) {
    return {4 * instruction + static_cast<uint32_t>(slot)};
  }
  uint32_t instruction() const { return value / 4; }
  friend auto operator<=>(Point, Point) = default;
};

// Where a value is: nowhere, in a physical register, or in a spill slot of the allocation.
class Location {
 public:
  enum class Kind : uint8_t { None, Register, Spill };
  Location() = default;
  static Location in(mir::Register r) { return {Kind::Register, r.number()}; }
  static Location spill(uint32_t slot) { return {Kind::Spill, slot}; }
  Kind kind() const { return kind_; }
  bool is_register() const { return kind_ == Kind::Register; }
  bool is_memory() const { return kind_ == Kind::Spill; }
  mir::Register reg() const { return mir::Register(index_); }
  uint32_t index() const { return index_; }
  friend bool operator==(const Location&, const Location&) = default;

 private:
  Location(Kind kind, uint32_t index) : kind_(kind), index_(index) {}
  Kind kind_ = Kind::None;
  uint32_t index_ = 0;
};

enum class EditKind : uint8_t { Copy, Exchange, Spill, Reload, Rematerialize };

// One move at a gap. Edits are in sequence (a parallel move is already resolved). `value` is the
// virtual register that is moved; Exchange swaps two registers and has none.
struct Edit {
  Point point;  // a Gap; the end of a block is the gap of its first terminator
  EditKind kind = EditKind::Copy;
  mir::RegClass register_class = mir::RegClass::Gpr;
  Location from,
      to;  // Rematerialize: `from` none, the instruction that defines `value` is repeated
  mir::Register value;
};

// On entry to a block, `value` is at `location`: what the allocator claims and the checker demands
// of every predecessor.
struct Claim {
  mir::Register value;
  Location location;
};

struct SpillSlot {
  uint8_t size = 8;  // bytes and alignment
};

// Weighted by block frequency.
struct AllocationStatistics {
  uint32_t spills = 0, reloads = 0, copies = 0, exchanges = 0, rematerializations = 0;
  double weighted_spills = 0, weighted_reloads = 0, weighted_copies = 0;
  uint32_t spill_slots = 0, splits = 0, evictions = 0;
};

struct Allocation {
  // By cell index of the function; Kind::None where there is no register. A rematerializable
  // definition without location is dropped: the value is made where it is needed.
  std::vector<Location> cells;
  std::vector<Edit> edits;            // sorted by point; stable within a point
  std::vector<uint32_t> claim_start;  // by position of the block in layout, + 1 at the end
  std::vector<Claim> claims;          // live-ins and (at blocks with PHIs) not the PHIs' own values
  std::vector<SpillSlot> spill_slots;
  AllocationStatistics statistics;
};

// Restrictions that a lesson or a test imposes.
struct AllocationOptions {
  unsigned registers =
      0;  // --ra-regs: only the first N of each class's order (0: all); at least what
          // instructions with fixed registers need stays usable for those operands
};

class TraceObserver;  // trace.h

// Requires: SSA form, verified; critical edges split; layout order as MachineFunction says; a block
// whose terminators read registers has several successors or none (moves of its one edge would
// stand before them).
// Gives an allocation that check() accepts, or throws nothing: with too few registers it still must
// succeed (every operand's register may be reloaded and stored around each instruction).
using Allocator = Allocation (*)(const mir::MachineFunction& function,
                                 const AllocationOptions& options, TraceObserver* trace);

struct AllocatorInfo {
  std::string_view name;         // as in --regalloc=
  std::string_view description;  // one line
  Allocator run;
};

// All allocators; `linear` is the default at -O1 and above, `fast` at -O0.
std::vector<AllocatorInfo> allocators();

}  // namespace lilt::regalloc
