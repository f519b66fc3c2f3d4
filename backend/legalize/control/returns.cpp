// Copies returns to right after calls marked `tail` whose result they return: a block that ends
//
//     %r = tail call @f(…)            and there  %p = phi [%r, %here], …
//     br label %out                              ret %p
//
// gets its own return. Only a call directly before a return can become a jump; LLVM allows a cast
// of the returned pointer between them, which has no effect.
#include <algorithm>
#include <tuple>

#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::backend {

namespace {

// A block that ends with a call and a jump to a block that may return.
struct Candidate {
  BlockId block, target;
  InstId call;
  size_t order;  // among all candidates
};

class ReturnDuplication {
 public:
  ReturnDuplication(ssa::Function& function, Arena& scratch)
      : function_(function), scratch_(scratch), returns_itself_(scratch), returned_(scratch) {}

  // Whether it changes the function.
  bool run() {
    ArenaVector<Candidate> candidates(scratch_);
    for (BlockId block : function_.blocks()) {
      InstId branch = function_.terminator(block), call = function_.previous(branch);
      if (function_[branch].opcode == Opcode::Ret) drop_pointer_cast(branch);
      if (function_[branch].opcode == Opcode::Br && call.valid() &&
          function_[call].opcode == Opcode::Call &&
          (function_[call].flags & (ssa::flag::Tail | ssa::flag::MustTail)) != 0)
        candidates.push_back(
            {block, function_.operand(branch, 0).block(), call, candidates.size()});
    }
    if (candidates.empty()) return is_changed_;
    returns_itself_.assign(function_.block_count(), 0);
    returned_.resize(function_.block_count());
    std::ranges::sort(candidates, {},
                      [](const Candidate& c) { return std::tuple(c.target, c.order); });
    for (size_t begin = 0, end = 0; begin < candidates.size(); begin = end) {
      while (end < candidates.size() && candidates[end].target == candidates[begin].target) ++end;
      copy_return(std::span(candidates).subspan(begin, end - begin));
    }
    return is_changed_;
  }

 private:
  void drop_pointer_cast(InstId ret) {
    InstId cast = function_.previous(ret);
    if (!cast.valid() || function_[cast].opcode != Opcode::BitCast) return;
    InstId call = function_.previous(cast);
    bool is_after_call = call.valid() && function_[call].opcode == Opcode::Call &&
                         (function_[call].flags & ssa::flag::MustTail) != 0 &&
                         function_[call].type == function_[cast].type;
    if (!is_after_call || function_.operand(cast, 0) != Value(call) ||
        function_[ret].operand_count == 0 || function_.operand(ret, 0) != Value(cast))
      return;
    function_.set_operand(ret, 0, call);
    function_.erase(cast);
    is_changed_ = true;
  }

  // Copies the return of a target to every candidate whose call's result it returns. Does nothing
  // if the target has other instructions.
  void copy_return(std::span<const Candidate> candidates) {
    BlockId target = candidates[0].target;
    InstId ret = function_.terminator(target), first = function_[target].first;
    if (function_[ret].opcode != Opcode::Ret) return;
    if (function_[ret].operand_count == 0) {
      if (first != ret) return;
      for (const Candidate& candidate : candidates)
        if (function_[candidate.call].type == ssa::kVoid) return_from(candidate.block, ret, {});
      return;
    }
    if (function_[first].opcode != Opcode::Phi || function_.next(first) != ret ||
        function_.operand(ret, 0) != Value(first))
      return;
    for (uint32_t i = 0; i < function_[first].operand_count; i += 2)
      returned_[function_.operand(first, i + 1).block().index()] = function_.operand(first, i);
    for (const Candidate& candidate : candidates) {
      Value call = candidate.call;
      if (returned_[candidate.block.index()] == call)
        return_from(candidate.block, ret, std::span(&call, 1));
    }
    ssa::drop_incoming(function_, first,
                       [&](BlockId from) { return returns_itself_[from.index()] != 0; });
  }

  void return_from(BlockId block, InstId original, std::span<const Value> result) {
    InstId ret =
        function_.create(Opcode::Ret, ssa::kVoid, result, 0, 0, function_.offset_of(original));
    function_.erase(function_.terminator(block));
    function_.append(block, ret);
    returns_itself_[block.index()] = 1;
    is_changed_ = true;
  }

  ssa::Function& function_;
  Arena& scratch_;
  bool is_changed_ = false;
  ArenaVector<uint8_t> returns_itself_;  // by block
  ArenaVector<Value> returned_;          // by predecessor of the target at hand
};

}  // namespace

bool duplicate_returns(ssa::Function& function, Arena& scratch) {
  return ReturnDuplication(function, scratch).run();
}

}  // namespace lilt::backend
