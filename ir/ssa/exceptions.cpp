#include "ir/ssa/exceptions.h"

#include <algorithm>

#include "ir/ssa/callee.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::ssa {

namespace {

// Whether arguments that contain vectors of 32 bytes may be on the stack: for lack of ymm registers
// (every number takes one of the eight), or because the callee is variadic.
bool may_pass_wide_vectors_on_stack(const Function& function, InstId call) {
  const TypeTable& types = function.types();
  const std::span<const Value> arguments = call_arguments(function, call);
  constexpr uint64_t kRegisters = 8, kBytes = 32;
  uint64_t registers = 0;
  bool has_wide = false;
  for (const Value argument : arguments) {
    const TypeId type = function.type_of(argument);
    if (types.is_integer(type) || types.is_pointer(type)) continue;
    has_wide |= types.align_of(type) >= kBytes;
    registers += (types.size_of(type) + kBytes - 1) / kBytes;
  }
  const bool is_variadic = types[function.operand(call, 0).type()].variadic;
  return has_wide && (is_variadic || registers > kRegisters);
}

}  // namespace

bool may_be_invoked(const Function& function, InstId call) {
  const bool returns_twice =
      (function_attributes(function, call) & function_attribute::ReturnsTwice) != 0;
  const auto convention = static_cast<CallingConvention>(function[call].subcode);
  return convention != CallingConvention::Ghc && convention != CallingConvention::PreserveNone &&
         convention != CallingConvention::Tail && convention != CallingConvention::SwiftTail &&
         !(returns_twice && function.module().header().tracks_branches);
}

bool may_realign_stack(const Function& function, InstId call) {
  constexpr uint32_t kStackAlignment = 16;
  for (uint32_t i = 0; i < call_arguments(function, call).size(); ++i) {
    const ParameterAttributes& attributes = function.annotations().attributes(call, i);
    if (!attributes.by_value.valid()) continue;
    const uint32_t align =
        attributes.align != 0 ? attributes.align : function.types().align_of(attributes.by_value);
    if (align > kStackAlignment) return true;
  }
  return function.has(processor_feature::Avx) && may_pass_wide_vectors_on_stack(function, call);
}

InstId landing_pad_of(const Function& function, BlockId block) {
  InstId id = function[block].first;
  while (id.valid() && function[id].opcode == Opcode::Phi) id = function.next(id);
  return id.valid() && function[id].opcode == Opcode::LandingPad ? id : InstId::none();
}

bool has_result_of(const Function& function, InstId invoke, BlockId block,
                   const ControlFlowGraph& cfg, const DominatorTree& dominators) {
  const BlockId normal = normal_block(function, invoke), home = function.block_of(invoke);
  if (!cfg.reachable(home) || !dominators.dominates(normal, block)) return false;
  // Every other edge into the normal block comes from below it.
  return std::ranges::all_of(cfg.predecessors(normal), [&](BlockId from) {
    return from == home || !cfg.reachable(from) || dominators.dominates(normal, from);
  });
}

namespace {

class PadSeparation {
 public:
  PadSeparation(Function& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  bool run() {
    for (BlockId block : function_.blocks())
      function_.for_each_successor(block, [&](BlockId to) { ++edges_to_[to.index()]; });
    for (const BlockId block : function_.blocks()) {
      const InstId last = function_.terminator(block);
      if (function_[last].opcode == Opcode::Invoke) separate(block, last);
    }
    if (copies_.empty()) return false;
    edit_.finish();
    make_phis();
    return true;
  }

 private:
  // A copy of a landing pad, for one invoke.
  struct Copy {
    InstId original, copy;
    BlockId block;
  };

  void separate(BlockId block, InstId invoke) {
    const BlockId unwind = unwind_block(function_, invoke);
    const bool has_phis = function_[function_[unwind].first].opcode == Opcode::Phi;
    if (edges_to_[unwind.index()] == 1 && !has_phis) return;
    const InstId original = landing_pad_of(function_, unwind);
    // A block that dominates the old one comes before it.
    const SourceOffset origin = function_.offset_of(invoke);
    const BlockId made =
        edges_to_[unwind.index()] == 1 ? edit_.add_after(block, origin) : edit_.add_last(origin);
    const InstId copy = function_.create_at_end(
        made, Opcode::LandingPad, function_[original].type, function_.operands(original), 0,
        function_[original].subcode, function_.offset_of(original));
    append_jump(function_, made, unwind, origin);
    function_.set_operand(invoke, function_[invoke].operand_count - 1, made);
    edit_.move_edge(unwind, block, made);
    copies_.push_back({original, copy, made});
  }

  // The landing pads that were copied become phis of their copies.
  void make_phis() {
    std::ranges::stable_sort(copies_, {}, &Copy::original);
    ArenaVector<Value> inputs(scratch_);
    for (size_t i = 0; i < copies_.size();) {
      const InstId original = copies_[i].original;
      inputs.clear();
      for (; i < copies_.size() && copies_[i].original == original; ++i) {
        inputs.push_back(Value(copies_[i].copy));
        inputs.push_back(Value(copies_[i].block));
      }
      function_[original].opcode = Opcode::Phi;
      function_[original].subcode = 0;
      function_.set_operands(original, inputs);
    }
  }

  Function& function_;
  Arena& scratch_;
  // by block, before the change
  ArenaVector<uint32_t> edges_to_{function_.block_count(), 0, scratch_};
  CfgEdit edit_{function_, scratch_};
  ArenaVector<Copy> copies_{scratch_};
};

}  // namespace

bool separate_landing_pads(Function& function, Arena& scratch) {
  return PadSeparation(function, scratch).run();
}

bool is_after_invoked_call(const Function& function, InstId branch) {
  if (function[branch].opcode != Opcode::CondBr) return false;
  const Value condition = function.operand(branch, 0);
  if (!condition.is_local() || function[condition.local()].opcode != Opcode::Call) return false;
  const SymbolId callee = called_symbol(function, condition.local());
  return callee.valid() && function.module()[callee].name == kReturned;
}

namespace {

// Whether the block is where the terminator goes when its call unwinds.
bool unwinds_to(const Function& function, InstId last, BlockId block) {
  if (is_after_invoked_call(function, last)) return function.operand(last, 1) != Value(block);
  return function[last].opcode == Opcode::Invoke && unwind_block(function, last) == block &&
         normal_block(function, last) != block;
}

std::string check_landing_pad(const Function& function, InstId id, const ControlFlowGraph& cfg) {
  const BlockId block = function.block_of(id);
  if (landing_pad_of(function, block) != id)
    return "a 'landingpad' is the first instruction of its block, after phis";
  if (block == function.entry()) return "the entry block has no 'landingpad'";
  if (function[id].operand_count == 0 && function[id].subcode != kCleanup)
    return "a 'landingpad' has a clause, or is a 'cleanup'";
  for (const BlockId from : cfg.predecessors(block)) {
    if (!unwinds_to(function, function.terminator(from), block))
      return "only the unwind edge of an 'invoke' leads to a block with a 'landingpad'";
  }
  return {};
}

}  // namespace

std::string check_exception_instruction(const Function& function, InstId id,
                                        const ControlFlowGraph& cfg) {
  const Opcode opcode = function[id].opcode;
  if (opcode == Opcode::Invoke) {
    if (!landing_pad_of(function, unwind_block(function, id)).valid())
      return "the block that an 'invoke' unwinds to begins with a 'landingpad'";
    return {};
  }
  if (!function.personality().valid())
    return "a function with a '" + std::string(info(opcode).name) + "' has a 'personality'";
  return opcode == Opcode::LandingPad ? check_landing_pad(function, id, cfg) : std::string();
}

}  // namespace lilt::ssa
