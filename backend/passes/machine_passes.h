// Passes over machine IR, in the order of the pass table. Each is a free function with a contract;
// its working arrays live in `scratch`.
#pragma once

#include "ir/mir/machine_function.h"

namespace lilt::backend {

// Whether a block may be copied: assembly may define a label, and a `noduplicate` call stands once.
// Every pass that copies blocks asks. O(instructions of the block).
bool may_copy_block(const mir::MachineFunction& function, mir::BlockId block);

// Commutes instructions so that the dying operand shares its register with the result.
//   requires: SSA form              invalidates: nothing
void choose_two_address(mir::MachineFunction& function, Arena& scratch);

// Shrink-wrapping: chooses the prologue's block, where the entry is not the best.
//   requires: allocated, frame not laid out      establishes: frame.prologue_block
//   cost: O(cells) of the entry; if that needs no frame, of the function, and its dominators
void shrink_wrap(mir::MachineFunction& function, Arena& scratch);

// Prologue/epilogue insertion: lays out the frame, saves the callee-saved registers that are
// written, adjusts the stack pointer, expands ALLOCATE_STACK, replaces frame slots by addresses
// from rsp or rbp. A leaf function whose slots fit the red zone (128 bytes below rsp) adjusts
// nothing.
//   requires: allocated             establishes: frame.laid_out; no slot operand is left
void insert_prologue_epilogue(mir::MachineFunction& function, Arena& scratch);

// Local improvements that need dead flags and assigned registers:
// mov r,0 → xor; mov and add or shl → lea; add ±1 → inc, dec.
//   requires: allocated             invalidates: nothing
void late_peephole(mir::MachineFunction& function, Arena& scratch);

// Gives instructions on xmm registers their forms with a VEX prefix, and clears the upper halves of
// ymm registers before calls and returns; in functions whose code may use AVX.
//   requires: allocated, frame laid out          invalidates: nothing
//   cost: none in other functions; without a write of a ymm register one look at the instructions,
//   else a few
void finish_vex(mir::MachineFunction& function, Arena& scratch);

// Copies short blocks that end in a computed jump over jumps to them, and in loops those that end
// in the jump of a switch, with the test of its range: processors predict each copy separately.
//   requires: allocated             invalidates: nothing; copies become blocks
//   cost: one look at the function without such jumps; else linear in it and the copies' edges
void duplicate_dispatches(mir::MachineFunction& function, Arena& scratch);

// Tail merging: blocks that end in the same instructions and go on to the same place share them.
//   requires: allocated             invalidates: nothing; common ends become blocks
//   cost: sorts the blocks by their exits and last instructions, up to four times
void merge_tails(mir::MachineFunction& function, Arena& scratch);

// Moves that stand alone on an edge go over the branch before it, where the other path allows it.
//   requires: allocated, frame not laid out      establishes: empty blocks, for block-layout
//   cost: O(blocks); with candidates, O(cells) and a few walks over the blocks
void hoist_edge_moves(mir::MachineFunction& function, Arena& scratch);

enum class BlockOrder : uint8_t {
  Kept,         // for fast compilation
  ByFrequency,  // for fall-through where it is most frequent; loops are rotated
};

// Orders blocks, threads jumps to empty ones, inverts conditions, copies short returning blocks
// over jumps to them.
//   requires: allocated             establishes: final layout and branches
void block_layout(mir::MachineFunction& function, BlockOrder order, Arena& scratch);

// Keeps hot short loops within lines of the instruction cache, and aligns the heads of longer ones.
//   requires: final layout          establishes: alignment of blocks
//   cost: O(blocks + edges); a bounded number of instructions at each jump back
void align_loops(mir::MachineFunction& function, Arena& scratch);

// Inserts the steps of the unwind table (kCfi) that describe what prologue and epilogues do to the
// stack pointer.
//   requires: final layout          establishes: every instruction can be unwound from
void insert_unwind_steps(mir::MachineFunction& function, Arena& scratch);

}  // namespace lilt::backend
