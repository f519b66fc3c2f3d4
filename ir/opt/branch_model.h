// Whether a choice is better a branch or a select.
//
// Idea. A select waits for its condition and for both values, and both are computed; a branch goes
// on with one of them at once, and costs a pipeline where its prediction is wrong. Which one wins
// depends on the instructions that a select adds, on whether the condition is predictable, and on
// what waits for the result. if-convert makes selects of branches and common-ends of stores,
// split-conditions and select-to-branch make branches; all four ask here, so none undoes another:
// selects are formed where they are cheap, before the passes over loops, and become branches after
// these, where a loop waits for one that looks predictable, or where one is not cheap.
//
// Terms. A select in a loop is a *search step* if its condition waits for a load whose address is
// computed from what the select chose in the iteration before, and this computation *leaps*: from
// one iteration to the next the address changes by more than a constant or a flag, as in heaps and
// searches by halves. As conditional moves, such steps form a chain of loads, each of which may
// miss the caches; a predicted branch takes the loads out of the chain. A merge of sorted sequences
// leaps nowhere: its loads hit. A search in a tree of pointers loads the next address either way.
#pragma once

#include <cstdint>
#include <span>

#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

// Where the paths through two targets of a branch meet, either of which may be that block; or
// none(). O(1).
ssa::BlockId join_of_sides(const ssa::Function& function, const ssa::ControlFlowGraph& cfg,
                           ssa::BlockId a, ssa::BlockId b);

// Whether the instruction may run on paths that do not need it, and costs about one machine
// instruction. O(1).
bool is_cheap(const ssa::Function& function, ssa::InstId id);

// The instructions of a block up to its terminator, without truncations, which take none; more than
// `most` if there are more, or if one is not cheap. O(most).
int cheap_size(const ssa::Function& function, ssa::BlockId block, int most);

// Whether a profile says that the branch goes one way nearly always. O(1).
bool is_predictable(const ssa::Function& function, ssa::InstId branch);

// Whether a profile, or `!unpredictable`, says that a branch goes either way about as often. O(1).
bool is_unpredictable(const ssa::Function& function, ssa::InstId branch);

// The instructions of a select of two values by a condition, about: one for conditional moves and
// for minss and its like, more for what a mask chooses. `kCostOfBranch` or more: floating-point
// numbers that conditional moves choose in general registers. O(1).
inline constexpr int kCostOfBranch = 4;
int cost_of_select(const ssa::Function& function, ssa::Value condition, ssa::Value if_true,
                   ssa::Value if_false);

// Whether selects may replace a diamond: so many cheap instructions are in its sides, and the
// selects cost so much. More of both if its branch is unpredictable.
bool is_better_select(int instructions, int cost_of_selects, bool is_unpredictable);

// Whether a branch on two joined comparisons is better two branches, the second of which spares
// these instructions. O(spared).
bool is_better_split(const ssa::Function& function, ssa::InstId first, ssa::InstId second,
                     std::span<const ssa::InstId> spared);

// What is known of the condition of selects in a loop.
enum class Outcome : uint8_t {
  Unknown,     // a conditional move never waits for a wrong prediction
  Likely,      // compares with constants, or keeps a value of the last iteration
  SearchStep,  // better a branch, however often it is wrong
};

// Of selects by one condition in a block within a loop. A search step whose loads all come from
// objects of 32 KiB to 4 MiB, and which compares two elements, is Unknown: the loads hit the
// caches, and nothing tells which of so many elements is greater. O(1): follows a bounded number of
// definitions.
Outcome outcome_of(const ssa::Function& function, const ssa::LoopForest& loops,
                   std::span<const ssa::InstId> selects, Arena& scratch);

}  // namespace lilt::opt
