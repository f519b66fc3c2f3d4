// Invokes become calls and branches; resumes become calls.
//
// Idea. The rest of legalization and selection know calls, and branches to two blocks. So an invoke
// becomes its call, and a branch on a condition that no instruction computes:
//
//     %r = call i32 @f(i32 %x)
//     %v = call i1 @llvm.lilt.returned()
//     br i1 %v, label %normal, label %pad
//
// The processor never comes to the branch when the call unwinds: the unwinder jumps to the pad.
// What legalization inserts after the call therefore runs only if the call returns. The last step
// brings it to the normal block, except what does not depend on the call: that moves before it.
//
// A call whose arguments ask for more alignment than the stack has lowers the stack pointer. For an
// invoke, intrinsics keep it before the call and restore it in both blocks.
//
// Invariants. Both targets have one predecessor and no phis, so selection can define the call's
// results and the exception at their starts. A landingpad is the first instruction of its block,
// and belongs to one call. Once the last step has run, nothing but the condition stands between
// call and branch.
#include <array>

#include "backend/legalize/emitter.h"
#include "backend/legalize/intrinsics/intrinsic_table.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/exceptions.h"

namespace lilt::backend {

namespace {

// How often a call returns for each time that it unwinds.
constexpr uint32_t kReturns = 1 << 20;

class InvokeLowering {
 public:
  InvokeLowering(ssa::Function& function, Arena& scratch)
      : function_(function), scratch_(scratch) {}

  void run() {
    for (BlockId block : function_.blocks())
      function_.for_each_successor(block, [&](BlockId to) { ++edges_to_[to.index()]; });
    for (const BlockId block : function_.blocks()) {
      const InstId last = function_.terminator(block);
      if (function_[last].opcode == Opcode::Invoke) lower_invoke(block, last);
      if (function_[last].opcode == Opcode::Resume) lower_resume(last);
    }
    edit_.finish();
  }

 private:
  bool has_phis(BlockId block) const {
    return function_[function_[block].first].opcode == Opcode::Phi;
  }
  // Whether the edge into the block can be the block itself.
  bool is_own(BlockId block) const { return edges_to_[block.index()] == 1 && !has_phis(block); }

  void lower_invoke(BlockId block, InstId invoke) {
    const SourceOffset offset = function_.offset_of(invoke);
    const BlockId normal = ssa::normal_block(function_, invoke);
    const BlockId unwind = ssa::unwind_block(function_, invoke);
    const bool realigns_stack = ssa::may_realign_stack(function_, invoke);
    function_[invoke].opcode = Opcode::Call;
    function_.set_operands(invoke,
                           function_.operands(invoke).first(function_[invoke].operand_count - 2u));
    const BlockId returned =
        is_own(normal) ? normal : edit_.split_edge(block, normal, block, offset);
    if (realigns_stack) [[unlikely]]
      keep_stack_pointer(invoke, {function_[returned].first, after_landing_pad(unwind)});
    const TypeId type = function_.types().function(ssa::kI1, {}, false);
    const std::array<Value, 2> called{Value(type),
                                      Value(declared_function(function_, ssa::kReturned, type))};
    const InstId condition =
        function_.create_at_end(block, Opcode::Call, ssa::kI1, called, 0, 0, offset);
    const std::array<Value, 3> branch{Value(condition), Value(returned), Value(unwind)};
    function_.create_at_end(block, Opcode::CondBr, ssa::kVoid, branch,
                            ssa::branch_probability(kReturns, 1), 0, offset);
  }

  InstId after_landing_pad(BlockId block) const {
    return function_.next(ssa::landing_pad_of(function_, block));
  }

  // As it is before a call, restored at two places.
  void keep_stack_pointer(InstId call, std::array<InstId, 2> places) {
    emit_.set_position(call);
    const Value kept = emit_.intrinsic("llvm.stacksave", ssa::kPtr, {});
    for (InstId place : places) {
      emit_.set_position(place);
      emit_.intrinsic("llvm.stackrestore", ssa::kVoid, {kept});
    }
  }

  void lower_resume(InstId resume) {
    emit_.set_position(resume);
    const Value exception = emit_.extract_value(function_.operand(resume, 0), 0);
    emit_.call("_Unwind_Resume", ssa::kVoid, {exception});
    function_[resume].opcode = Opcode::Unreachable;
    function_.set_operands(resume, {});
  }

  ssa::Function& function_;
  Arena& scratch_;
  Emitter emit_{function_, scratch_};
  // by block, before the change
  ArenaVector<uint32_t> edges_to_{function_.block_count(), 0, scratch_};
  ssa::CfgEdit edit_{function_, scratch_};
};

// Moves what stands between the call of an invoke and its branch.
class ResultPlacement {
 public:
  ResultPlacement(ssa::Function& function, Arena& scratch)
      : function_(function), depends_(function.value_count(), 0, scratch) {}

  void run() {
    for (BlockId block : function_.blocks()) {
      const InstId branch = function_.terminator(block);
      if (!ssa::is_after_invoked_call(function_, branch)) continue;
      place(function_.operand(branch, 0).local(), branch, function_.operand(branch, 1).block());
    }
  }

 private:
  bool is_call(InstId id) const {
    return function_[id].opcode == Opcode::Call && called_intrinsic(function_, id).empty();
  }

  void place(InstId condition, InstId branch, BlockId normal) {
    InstId call = function_.previous(condition);
    while (!is_call(call)) call = function_.previous(call);
    depends_[call.index()] = 1;
    const InstId start = function_[normal].first;
    for (InstId id = function_.next(call), next; id != branch; id = next) {
      next = function_.next(id);
      if (id == condition) continue;
      const bool after = runs_after(id);
      function_.unlink(id);
      function_.insert_before(after ? start : call, id);
    }
  }

  // Whether the instruction needs the call to have returned.
  bool runs_after(InstId id) {
    using namespace ssa::property;
    const Opcode opcode = function_[id].opcode;
    const bool is_pure = opcode == Opcode::Call
                             ? called_intrinsic(function_, id).starts_with("llvm.lilt.")
                             : !ssa::has(opcode, ReadsMemory | WritesMemory | SideEffect);
    bool after = !is_pure;
    for (Value operand : function_.operands(id))
      after |= operand.is_local() && depends_[operand.local().index()] != 0;
    depends_[id.index()] = after;
    return after;
  }

  ssa::Function& function_;
  ArenaVector<uint8_t> depends_;  // by value
};

}  // namespace

void lower_invokes(ssa::Function& function, Arena& scratch) {
  ssa::separate_landing_pads(function, scratch);
  InvokeLowering(function, scratch).run();
}

void place_results_of_invokes(ssa::Function& function, Arena& scratch) {
  ResultPlacement(function, scratch).run();
}

}  // namespace lilt::backend
