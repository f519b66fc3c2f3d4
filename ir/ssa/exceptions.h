// The instructions of exception handling: their parts, and the rules that tie them to each other.
//
//   Invoke      Type function, callee, argument…, normal block, unwind block: a call that ends its
//               block. Its result exists on the edge to the normal block only.
//   LandingPad  clause… (subcode 1: `cleanup`): first after the phis of a block that only unwind
//               edges enter; the exception as the personality function passes it. A clause whose
//               constant is an array is a filter, any other one a catch.
//   Resume      the value of a landing pad: goes on unwinding.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::ssa {

inline constexpr uint8_t kCleanup = 1;  // subcode of a LandingPad

inline BlockId normal_block(const Function& function, InstId invoke) {
  return function.operand(invoke, function[invoke].operand_count - 2).block();
}
inline BlockId unwind_block(const Function& function, InstId invoke) {
  return function.operand(invoke, function[invoke].operand_count - 1).block();
}
// The arguments of a call or an invoke.
inline std::span<const Value> call_arguments(const Function& function, InstId call) {
  const size_t blocks = function[call].opcode == Opcode::Invoke ? 2 : 0;
  const std::span<const Value> operands = function.operands(call);
  return operands.subspan(2, operands.size() - 2 - blocks);
}
// Whether a call could be an invoke: not one of ghccc or preserve_nonecc, nor of a function that
// returns twice to a marked place.
bool may_be_invoked(const Function& function, InstId call);
// Whether a call or an invoke may have arguments on the stack that are aligned to more than the
// stack is. O(arguments).
bool may_realign_stack(const Function& function, InstId call);
// The first instruction after the phis if that is a LandingPad; otherwise none(). O(phis).
InstId landing_pad_of(const Function& function, BlockId block);

// Whether the result of an invoke is there at the start of a block: all paths to the block take the
// normal edge. O(predecessors of the normal block).
bool has_result_of(const Function& function, InstId invoke, BlockId block,
                   const ControlFlowGraph& cfg, const DominatorTree& dominators);

// Gives each invoke an unwind block with no other predecessor and no phis: a copy of its landing
// pad that goes on in the old block, where a phi takes the place of the landing pad. Invalidates
// analyses, if it returns true. O(blocks + operands of the old blocks' phis).
bool separate_landing_pads(Function& function, Arena& scratch);

// Legalization makes an invoke a call, and a branch on whether it returned (invokes.cpp in
// backend/legalize/control): the name of that condition, and whether an instruction is the branch.
inline constexpr std::string_view kReturned = "llvm.lilt.returned";
bool is_after_invoked_call(const Function& function, InstId branch);

// Which rule of LLVM an Invoke, LandingPad or Resume breaks, apart from types of operands and
// dominance; empty: none. O(predecessors).
std::string check_exception_instruction(const Function& function, InstId id,
                                        const ControlFlowGraph& cfg);

}  // namespace lilt::ssa
