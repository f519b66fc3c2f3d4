// What an allocator decides, as plain records for observers: --trace=regalloc, `lilt explain`,
// lessons. Without an observer a record costs one branch.
//
// Two kinds of events. *Changes* tell how the live ranges of values (live_ranges.h) become what
// they are: whoever applies them in order has the allocator's live ranges (record.h does).
// *Decisions* tell why.
#pragma once

#include <cstdint>
#include <string>

#include "ir/mir/register_names.h"
#include "regalloc/allocation.h"

namespace lilt::regalloc {

enum class TraceKind : uint8_t {
  // Changes.
  Start,     // there are no live ranges, and no webs; an allocator that starts anew sends it again
  Member,    // value `web` belongs to web number a
  Create,    // live range of `web` in [a, b), in memory so far; other: 1 for a temporary
  Split,     // the rest of the live range, from point a on, becomes other_range, which starts at b
  Reach,     // the live range starts at point a already (an allocator that walks backwards)
  Place,     // the live range is in `reg`, invalid: in memory
  Finished,  // the live range is final: [a, b) in `reg`; every one is named
  // Decisions.
  // web, other: values united in one web. By graph colouring, if `range` is one: other_range joins
  // it; a: the test by which that is safe, see CoalescingTest
  Merge,
  MergeRefused,  // web, other: values whose intervals overlap
  // Of graph colouring. The live range has `a` neighbours, which are not on the stack, and may be
  // in
  // `b` registers.
  Iteration,       // a colouring of all live ranges begins, the one of number a, from 1
  Simplify,        // goes on the stack: it has a register whatever its neighbours get
  SpillCandidate,  // goes on the stack, perhaps to memory; cost: of memory, for each neighbour
  Freeze,          // its moves stay: it is no longer coalesced
  NoColour,        // from the stack: its neighbours have all registers
  // Of colouring in dominance order: the walk enters the block at position a of the layout, at
  // whose
  // start b values are in registers.
  EnterBlock,
  // a web's live range asks for a register; a: its end; cost: its weight, if the allocator goes by
  // weights
  Visit,
  Candidate,    // an option for the live range visited: see Way; a: free until, 0: to its end
  Assign,       // gets `reg`; cost: copies saved
  SplitBefore,  // gets `reg` only until point a
  Evict,        // the live range in `reg`, of web `other`, moves out at point a; cost: of that
  Wait,         // waits in memory until point a (0: to its end); cost: of that
  Spill,        // is in memory for all its life; cost: of that
  MoveOut,      // the live range leaves `reg` before point a (an allocator that walks backwards)
  Operand,      // one instruction's operand gets `reg` while its web is in memory
  Fold,         // an operand is read from memory by the instruction itself
  Capped,       // split often enough: in memory to its end
  StoreAtDefinition,  // a: value, stored once where it is defined; cost: frequency
  Slot,               // gets spill slot a
  Summary,            // a: edits; cost: weighted loads, stores and moves
};

// What a candidate offers.
enum class Way : uint8_t {
  None,   // nothing: the register cannot be had
  Free,   // the register to the live range's end
  Until,  // the register until something else needs it
  Evict,  // the register, whose live range moves to memory
  Wait,   // no register: memory
};
// Why two live ranges may be coalesced without making the graph harder to colour.
enum class CoalescingTest : uint8_t {
  None,
  George,  // each neighbour of the one that joins is harmless, or the other's as well
  Briggs,  // fewer neighbours of significant degree than registers
};
// What a register is not free for.
enum class Blocker : uint8_t {
  None,
  LiveRange,  // other_range is in it
  Waiting,    // other_range is in a hole and comes back
  Fixed,      // an instruction's operand must be in it: of value `other`
  Call,       // an instruction destroys it
};

// What a term of a cost is for.
enum class CostKind : uint8_t {
  Save,           // a callee-saved register is saved and restored
  FixedCopy,      // of an operand that is fixed to the register: saved
  OwnCopy,        // from or to another part of the web, in the register: saved
  NeighbourCopy,  // from or to another web, in the register: saved
  Store,          // at the value's definition, or where it leaves its register
  Load,           // for a use
  Fold,           // the instruction reads the operand from memory itself
  Remake,         // a constant is repeated in place of a load
  LaterLoad,      // of a use after the next one, which may find a register
  LaterRemake,
  BackEdge,   // the value must be back in its register at the loop's end
  PhiStores,  // of a PHI in memory, on the edges into its block
  LoopStore,  // of a loop's PHI in memory, in an iteration
};
// A term of a cost: the weight of where it is executed, times its cost next to a load.
struct CostTerm {
  CostKind kind = CostKind::Load;
  uint32_t value = 0;  // of a copy of two webs, the other one's; kNone: of none
  Point point;
  double weight = 0, factor = 1;

  double amount() const { return weight * factor; }
};

struct TraceEvent {
  static constexpr uint32_t kNone = UINT32_MAX;

  TraceKind kind = TraceKind::Visit;
  Point point;
  uint32_t web = 0;  // named by one of its values
  uint32_t other = 0;
  mir::Register reg;
  uint32_t a = 0, b = 0;
  double cost = 0;  // of a candidate: NaN if it was not weighed
  // Numbers of live ranges, in the order in which they were created; kNone where there is none.
  uint32_t range = kNone, other_range = kNone;
  // Of a candidate.
  Way way = Way::None;
  Blocker blocker = Blocker::None;
  double copies_saved = 0;  // executed; each takes half a load off its cost
  double price = 0;  // what it is chosen by: the cost, less if others get a register for long
  // By what the sum of the terms is divided: for a weight, the points; for a spill candidate, its
  // neighbours and itself; for the price of a candidate, what it is worth that others get a
  // register.
  double divisor = 1;
};

class TraceObserver {
 public:
  virtual ~TraceObserver() = default;
  // Before the allocator starts, and when it has finished: called by the pass, for any allocator.
  virtual void begin(const ProgramPoints&, const AllocationOptions&, Arena& /*scratch*/) {}
  virtual void event(const TraceEvent& event) = 0;
  // A term of the cost that the event before tells, if candidates are wanted; see its divisor.
  virtual void term(const CostTerm& /*term*/) {}
  virtual void end(const ProgramPoints&, const Allocation&) {}
  // Whether candidates are to be reported, which takes as long as the allocation.
  virtual bool wants_candidates() const { return false; }
};

// A decision as a sentence: "position 53: %n needs a register until 80"; empty for changes and
// candidates. `names` are those of the target's function that is allocated.
std::string to_sentence(const mir::TargetDesc& target, const mir::RegisterNames& names,
                        const TraceEvent& event);

}  // namespace lilt::regalloc
