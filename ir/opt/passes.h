// The passes from SSA IR to SSA IR. Each is a free function over one function; the order in which
// they run, what they need and keep, and what cleans up after them, is the table in
// backend/pass_table. A pass returns whether it changed the function; its working arrays are in
// `scratch`.
#pragma once

#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"
#include "ir/support/remarks.h"

namespace lilt::opt {

// What a pass did that may want another turn. Its followers are the passes that the table has run
// after it where it changed something.
enum class Change : uint8_t {
  None,
  Done,   // a change that leaves nothing to its followers
  Again,  // a change; the pass wants another turn after its followers'
};

// ipsccp: replaces parameters for which all calls of the module pass one constant
// (Module::constant_argument).
//   invalidates: instructions only; CFG unchanged
bool propagate_constant_arguments(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Leads jumps past the blocks that end the lives of a scope's variables and switch on the number
// that the jumping block has stored, while variables are in memory.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything         cost: O(blocks), plus the markers that are copied
bool thread_cleanups(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Cuts allocas whose address does not escape into an alloca for each scalar that loads and stores
// touch, and takes loads, stores and copies apart: of structs, of arrays, and of numbers and
// vectors that others touch in part.
//   establishes: nothing            invalidates: instructions only; CFG unchanged
bool scalar_replacement(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Turns allocas whose address does not escape, accessed by whole loads and stores of one type, into
// SSA values with phis (Cytron et al. 1991, pruned; the variable without a store on a path is
// undef). Casts and getelementptrs that repeat an alloca's address become the alloca first.
// Volatile accesses, allocas of several elements, aggregates and accesses of two types stay.
//   requires: verified IR           establishes: such allocas are gone
//   invalidates: instructions only; use lists stay valid if tracked; CFG unchanged
bool mem2reg(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// The combiner: folds constants, applies algebraic identities (x+0, x*1, x-x, and/or/xor with
// itself, double negation, icmp of icmp …), simplifies phis and selects, until nothing changes.
//   requires: verified IR           establishes: no rule applies; no instruction is unused
//   invalidates: instructions only, the order of a branch's targets; use lists stay valid
//   cost: O(instructions + changes)
bool instruction_simplify(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Merges equal instructions where one dominates the other; replaces loads of memory whose value is
// known from an earlier load or store; removes stores of the value that is there, and stores that
// the next one of their block overwrites.
//   requires: verified IR           establishes: an equal instruction above makes one redundant
//   invalidates: instructions only; use lists stay valid; CFG unchanged
bool early_cse(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Removes instructions with an unused result and no side effect, and unused cycles of phis, which
// selection cannot replace: a sum that only its own loop reads has a use.
bool dead_code_elimination(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Removes unreachable blocks, folds branches on constants, merges a block into its only
// predecessor, forwards empty blocks, makes selects of short branches, drops trivial phis. Phis
// stay valid; leaves the control-flow graph up to date.
bool simplify_cfg(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);
// The same, but empty blocks before loops stay: licm moves instructions there.
bool late_simplify_cfg(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Turns calls of the function itself whose result it returns, perhaps after adding to it, into
// jumps to its start.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything         cost: O(blocks), O(instructions) if there is such a call
bool tail_recursion(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Replaces loops of a known, small number of iterations by as many copies of their body. Asks for
// another turn: its followers fold the copies, and make scalars of arrays that such loops index.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything         cost: O(phis of loop headers); where they start with constants,
//     O(instructions in the loop + iterations); O(function) if a loop is unrolled
Change loop_unroll(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                   Arena& scratch);

// Replaces loops that fill consecutive memory with one byte, or copy it from another object, by an
// intrinsic, and removes loops that count and do nothing else.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything         cost: O(loops); O(instructions) of short loops that test first
bool loop_idioms(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                 Arena& scratch);

// Innermost loops of a known number of iterations run several of them at once, in the lanes of
// vectors, where that costs less; the loop itself makes the rest.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything         cost: one look at each loop; O(instructions + accesses²) of
//     innermost ones of one or two blocks; O(function) if one is changed
bool loop_vectorize(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                    Arena& scratch);

// Short loops that count up to a limit are unrolled by two; the loop itself makes the last.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything         cost: one look at each loop; O(function) if one is changed
bool loop_unroll_by_two(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                        Arena& scratch);

// Turns loops that test their condition at the top into guarded loops that test it at the bottom.
//   requires: verified IR           establishes: the header of such a loop runs if it is entered
//   invalidates: everything         cost: O(instructions in headers + uses of their values), and
//     O(n log n) in the loads and stores of loops
Change loop_rotate(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                   Arena& scratch);

// Edges that decide the branch of their target skip that block, through a copy of what it does on
// this path.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything if it changes something; use lists stay valid
//   cost: O(blocks + edges); O(instructions, and uses of their results) of blocks with such edges
bool jump_threading(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Moves loads and arithmetic that is not nearly free out of loops that do not change their
// operands or their memory.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: instructions; use lists stay valid; the CFG where it adds blocks before loops
//   cost: O(instructions in loops + accesses × loops around them); one look at a function without
//     loops
Change licm(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
            Arena& scratch);

// Memory that a loop accesses by one address only, and elements that the next iteration loads
// again, become values; stores leave the loop where nothing in it sees them.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: instructions; use lists stay valid; the CFG where it adds blocks after a loop
//   cost: O(instructions in loops + accesses of a loop²), of which there are at most 256
Change register_promotion(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                          Arena& scratch);

// Operations that a block does side by side become one on vectors, where that costs less: those
// that lead to stores of consecutive memory, to phis of one block, or to the sums of a reduction.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything if it changes something; use lists stay valid
//   cost: O(instructions), and for some 48 trees a block at most O(128 × lanes² + instructions of
//     their blocks, of which there are at most 1024)
bool slp_vectorize(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                   Arena& scratch);

// Instructions move from the end of a block to the one that it branches to where they are needed.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: instructions only; use lists stay valid; CFG unchanged
//   cost: O(instructions before conditional branches), of which some 30 a block are looked at
bool sink(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Phis of a block that are always equal, also around loops, become one; one that is always the same
// number becomes it, and asks for another turn.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: instructions only; use lists stay valid; CFG unchanged
//   cost: O(phis log phis), a few operands for each pair with the same first one, and at most 64
//     folded operations for each phi with a number
Change phi_congruence(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                      Arena& scratch);

// Marks calls before returns `tail` that cannot reach the frame.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: nothing
//   cost: O(blocks); O(instructions + uses of allocas) where there is such a call
bool mark_tail_calls(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Makes two branches of a branch on two joined conditions, where the second takes work.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything; use lists stay valid
//   cost: one look at each branch; O(instructions that move, phis after such branches)
bool split_conditions(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Makes branches of selects on the critical path of an innermost loop, and of floating-point ones
// that would go through general registers; not where code is for size.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: everything if it changes something; use lists stay valid
//   cost: one look at each instruction; with candidates, O(instructions in innermost loops)
bool select_to_branch(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Exchanges the operands of sums and the like in innermost loops that wait for a chain from
// iteration to iteration, so that what comes from the iteration before is added last.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: instructions only; use lists stay valid; CFG unchanged
//   cost: one look at each instruction in innermost loops; with candidates, four
bool reassociate(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Lets allocas that are never alive together, as `llvm.lifetime` markers tell, share memory: the
// largest one takes the place of the others. The markers go.
//   requires: verified IR           establishes: nothing that later passes rely on
//   invalidates: instructions only; use lists stay valid; CFG unchanged
//   cost: O(uses of allocas); with two that have markers, O(instructions) and a forward analysis
bool stack_coloring(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                    Arena& scratch);

// Moves address arithmetic out of loops and merges equal products; in innermost loops, turns
// addresses that multiply an induction variable into pointers that a phi advances.
//   requires: legal types; getelementptrs of one index, a constant or an i64 of 1, 2, 4 or 8 bytes;
//     no critical edges             establishes: nothing that later passes rely on
//   invalidates: instructions only; use lists stay valid; CFG unchanged
//   cost: O(instructions in loops + n log n for n addresses reduced); reads only the loops of a
//     function without any
bool loop_strength_reduce(ssa::Function& function, ssa::Analyses& analyses, const Remarks& remarks,
                          Arena& scratch);

// Makes constants that take an instruction or a read of memory, and addresses of symbols that are
// indexed, once before their loop, while registers are free.
//   requires: as loop_strength_reduce     establishes: such a constant is a freeze in a preheader
//   invalidates: instructions only; CFG unchanged
//   cost: O(operands in loops × depth)
bool constant_hoisting(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// Makes one wider store of constants that are stored side by side. Zeros of 16 bytes become a
// store of an fp128.
//   requires: legal types           establishes: nothing that later passes rely on
//   invalidates: instructions only; use lists stay valid; CFG unchanged
//   cost: O(instructions + memory accesses × stores that may still merge, 16 at most)
bool merge_stores(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

}  // namespace lilt::opt
