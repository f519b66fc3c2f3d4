// Copies returns to directly behind calls marked `tail` whose result they return: a block that ends
//
//     %r = tail call @f(…)            and there  %p = phi [%r, %here], …
//     br label %out                              ret %p
//
// gets its own return. Only a call directly before a return can become a jump; LLVM allows a cast
// of the returned pointer between them, which has no effect.
#include <algorithm>
#include <vector>

#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

// A block that ends with a call and a jump to a block that may return.
struct Candidate {
  BlockId block, target;
  InstId call;
};

class ReturnDuplication {
 public:
  explicit ReturnDuplication(ssa::Function& function) : function_(function) {}

  void run() {
    std::vector<Candidate> candidates;
    for (BlockId block : function_.blocks()) {
      drop_pointer_cast(function_.terminator(block));
      InstId branch = function_.terminator(block), call = function_.previous(branch);
      if (function_[branch].opcode == Opcode::Br && call.valid() &&
          function_[call].opcode == Opcode::Call &&
          (function_[call].flags & (ssa::flag::Tail | ssa::flag::MustTail)) != 0)
        candidates.push_back({block, function_.operand(branch, 0).block(), call});
    }
    if (candidates.empty()) return;
    std::ranges::stable_sort(candidates, {}, &Candidate::target);
    returns_itself_.assign(function_.block_count(), false);
    returned_.resize(function_.block_count());
    for (size_t begin = 0, end = 0; begin < candidates.size(); begin = end) {
      while (end < candidates.size() && candidates[end].target == candidates[begin].target) ++end;
      copy_return(std::span(candidates).subspan(begin, end - begin));
    }
  }

 private:
  void drop_pointer_cast(InstId ret) {
    if (function_[ret].opcode != Opcode::Ret) return;
    InstId cast = function_.previous(ret);
    if (!cast.valid() || function_[cast].opcode != Opcode::BitCast) return;
    InstId call = function_.previous(cast);
    bool is_behind_call = call.valid() && function_[call].opcode == Opcode::Call &&
                          (function_[call].flags & ssa::flag::MustTail) != 0 &&
                          function_[call].type == function_[cast].type;
    if (!is_behind_call || function_.operand(cast, 0) != Value(call) ||
        function_[ret].operand_count == 0 || function_.operand(ret, 0) != Value(cast))
      return;
    function_.set_operand(ret, 0, call);
    function_.erase(cast);
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
    drop_entries(first);
  }

  void return_from(BlockId block, InstId original, std::span<const Value> result) {
    InstId ret =
        function_.create(Opcode::Ret, ssa::kVoid, result, 0, 0, function_.offset_of(original));
    function_.erase(function_.terminator(block));
    function_.append(block, ret);
    returns_itself_[block.index()] = true;
  }

  // Drops the entries of blocks that got their own return.
  void drop_entries(InstId phi) {
    std::vector<Value> kept;
    for (uint32_t i = 0; i < function_[phi].operand_count; i += 2) {
      if (returns_itself_[function_.operand(phi, i + 1).block().index()]) continue;
      kept.push_back(function_.operand(phi, i));
      kept.push_back(function_.operand(phi, i + 1));
    }
    function_.set_operands(phi, kept);
  }

  ssa::Function& function_;
  std::vector<bool> returns_itself_;  // by block
  std::vector<Value> returned_;       // by predecessor of the target at hand
};

}  // namespace

void duplicate_returns(ssa::Function& function) { ReturnDuplication(function).run(); }

}  // namespace lilt::backend
