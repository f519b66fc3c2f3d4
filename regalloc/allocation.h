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
#include "ir/support/arena.h"

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
  constexpr Location() = default;
  static constexpr Location in(mir::Register r) { return Location(r.number()); }
  static constexpr Location spill(uint32_t slot) { return Location(kFirstSpill + slot); }
  constexpr Kind kind() const {
    return place_ == 0 ? Kind::None : place_ < kFirstSpill ? Kind::Register : Kind::Spill;
  }
  constexpr bool is_none() const { return place_ == 0; }
  constexpr bool is_register() const { return place_ - 1 < kFirstSpill - 1; }
  constexpr bool is_memory() const { return place_ >= kFirstSpill; }
  constexpr mir::Register reg() const { return mir::Register(place_); }
  // Of the spill slot.
  constexpr uint32_t slot() const { return place_ - kFirstSpill; }
  // One number for all: 0 nowhere, registers by their numbers, spill slots after them. Less than
  // `place_count(slots)`.
  constexpr uint32_t place() const { return place_; }
  static constexpr size_t place_count(size_t spill_slots) { return kFirstSpill + spill_slots; }
  friend constexpr bool operator==(Location, Location) = default;

 private:
  static constexpr uint32_t kFirstSpill = 64;  // after the physical registers
  explicit constexpr Location(uint32_t place) : place_(place) {}
  uint32_t place_ = 0;
};

enum class EditKind : uint8_t { Copy, Exchange, Spill, Reload, Rematerialize };

// Why a move is there.
enum class EditReason : uint8_t {
  LiveRanges,  // the value changes its place here
  Edge,        // it has another place in the block that an edge comes from, or it is a PHI's
  Operand,     // an instruction wants it in a certain register, or in any
  Definition,  // an instruction wrote it to a certain register
  Store,       // it is stored once, after its definition
};

// One move at a gap. Edits are in sequence (a parallel move is already resolved). `value` is the
// virtual register that is moved; Exchange swaps two registers and has none.
struct Edit {
  Point point;  // a Gap; the end of a block is the gap of its first terminator
  EditKind kind = EditKind::Copy;
  mir::RegClass register_class = mir::RegClass::Gpr;
  EditReason reason = EditReason::LiveRanges;
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

// Blocks [first, last] of the layout in which claims hold all the time: no instruction and no edit
// there writes their locations, no block there defines their values. One claim serves a whole loop.
struct ClaimSpan {
  uint32_t first = 0, last = 0;  // positions in the layout
  uint32_t first_claim = 0;      // in span_claims; they end where those of the next span start
};

struct SpillSlot {
  uint8_t size = 8;  // bytes and alignment
};

// Weighted by block frequency. A fold is an operand that an instruction accesses in a spill slot.
struct AllocationStatistics {
  uint32_t spills = 0, reloads = 0, copies = 0, exchanges = 0, rematerializations = 0, folds = 0;
  double weighted_spills = 0, weighted_reloads = 0, weighted_copies = 0, weighted_folds = 0;

  double executed() const {
    return weighted_spills + weighted_reloads + weighted_copies + weighted_folds;
  }
  uint32_t spill_slots = 0, splits = 0, evictions = 0;
};

struct Allocation {
  // By cell index of the function; Kind::None where there is no register. A rematerializable
  // definition without location is dropped: the value is made where it is needed.
  std::vector<Location> cells;
  std::vector<Edit> edits;            // sorted by point; stable within a point
  std::vector<uint32_t> claim_start;  // by position of the block in layout, + 1 at the end
  // Live-ins that no span claims; at blocks with PHIs not the PHIs' own values.
  std::vector<Claim> claims;
  std::vector<ClaimSpan> claim_spans;  // nested or disjoint; by first, enclosing ones before
  std::vector<Claim> span_claims;      // at most one value for a location
  std::vector<SpillSlot> spill_slots;
  AllocationStatistics statistics;

  // Makes it the empty allocation of the next function; keeps the memory.
  void clear() {
    cells.clear();
    edits.clear();
    claim_start.clear();
    claims.clear();
    claim_spans.clear();
    span_claims.clear();
    spill_slots.clear();
    statistics = {};
  }
};

// Restrictions that a lesson or a test imposes.
struct AllocationOptions {
  // --ra-regs: only the first N of each class's order (0: all), or only those of the set in the
  // banks that have some of it (empty: all). At least what instructions with fixed registers need
  // stays usable for those operands.
  unsigned registers = 0;
  mir::RegSet register_set;
};

class ProgramPoints;  // program_points.h
class TraceObserver;  // trace.h

// Requires: SSA form, verified; critical edges split; layout order as MachineFunction says; a block
// whose terminators read registers has several successors or none (moves of its one edge would
// stand before them); an empty `result`.
// Fills `result` with an allocation that check() accepts. Never fails, never throws: with too few
// registers, every operand's register may be reloaded and stored around each instruction.
// `trace` may be null. Working arrays are made in `scratch` and given back.
using Allocator = void (*)(const ProgramPoints& points, const AllocationOptions& options,
                           TraceObserver* trace, Allocation& result, Arena& scratch);

struct AllocatorInfo {
  std::string_view name;         // as in --regalloc=
  std::string_view description;  // one line
  Allocator run;                 // null: a program (exchange.h), which the caller runs
  std::string_view file = {};    // that it was loaded from (registration.h); empty: lilt's own
};

// lilt's own allocators; `linear` is the default at -O1 and above, `fast` at -O0.
std::vector<AllocatorInfo> allocators();

// Calls an allocator: `allocator.run` with the arguments after.
using AllocatorCall = void (*)(const AllocatorInfo& allocator, const ProgramPoints& points,
                               const AllocationOptions& options, TraceObserver* trace,
                               Allocation& result, Arena& scratch);

}  // namespace lilt::regalloc
