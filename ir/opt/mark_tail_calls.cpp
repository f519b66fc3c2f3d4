// Tail calls: calls whose result is returned may jump to the callee if it cannot reach the frame.
//
// Idea. A call is marked `tail` if no object of the frame, an alloca or an argument by value, is
// accessible to its callee. An object is, from the instruction that keeps or passes on its address
// to all that control reaches from there; a call that only borrows the address (`nocapture`) is the
// only one that accesses it. Blocks before an escape are not concerned: a function may return early
// by a jump, and have an array further down. Whether a marked call becomes a jump, the calling
// convention decides (tail_call_rules.h).
// Source: LLVM's TailRecursionElimination (markTails).
//
// Invariants. Only calls directly before a return, or before a jump to a block that returns, are
// marked: no other can become a jump. Functions that call setjmp are left alone: the frame is read
// after its second return.
#include <algorithm>

#include "ir/opt/alias.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/callee.h"

namespace lilt::opt {

using namespace ssa;

namespace {

class TailCalls {
 public:
  TailCalls(Function& function, Analyses& analyses, Arena& scratch)
      : function_(function), cfg_(analyses.control_flow()), scratch_(scratch) {}

  bool run(Arena& scratch) {
    for (const BlockId block : cfg_.reverse_post_order())
      if (const InstId call = function_.previous(function_.terminator(block));
          call.valid() && returns_soon(block) && may_be_marked(call))
        calls_.push_back(call);
    if (calls_.empty() || calls_returns_twice(function_)) return false;
    find_escapes(scratch);
    bool has_changed = false;
    for (const InstId call : calls_) {
      if (may_access(call)) continue;
      function_[call].flags |= flag::Tail;
      has_changed = true;
    }
    return has_changed;
  }

 private:
  bool returns_soon(BlockId block) const {
    const InstId end = function_.terminator(block);
    if (function_[end].opcode == Opcode::Ret) return true;
    return function_[end].opcode == Opcode::Br &&
           function_[function_.terminator(function_.operand(end, 0).block())].opcode == Opcode::Ret;
  }
  bool may_be_marked(InstId id) const {
    constexpr uint16_t kDecided = flag::Tail | flag::MustTail | flag::NoTail;
    const Instruction& i = function_[id];
    if (i.opcode != Opcode::Call || (i.flags & kDecided) != 0) return false;
    return !is_assembly(function_, id) && called_intrinsic_number(function_, id) == 0;
  }

  void find_escapes(Arena& scratch) {
    function_.track_uses();
    const AliasAnalysis alias(function_, scratch);
    for (uint32_t i = 0; i < function_.argument_count(); ++i)
      if (parameter_attributes(function_, i).by_value.valid())
        alias.find_escapes(function_.argument(i), keepers_, borrowers_);
    for (const BlockId block : cfg_.reverse_post_order())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (function_[id].opcode == Opcode::Alloca) alias.find_escapes(id, keepers_, borrowers_);
    follow_keepers(scratch);
    std::ranges::sort(borrowers_);
  }
  // All blocks that control reaches from one that keeps an address. A candidate is the last
  // instruction of its block but one.
  void follow_keepers(Arena& scratch) {
    if (keepers_.empty()) return;
    may_access_.assign(function_.block_count(), 0);
    ArenaVector<BlockId> open(scratch);
    const auto reach = [&](BlockId block) {
      if (may_access_[block.index()] != 0) return;
      may_access_[block.index()] = 1;
      open.push_back(block);
    };
    for (const InstId keeper : keepers_) reach(function_.block_of(keeper));
    while (!open.empty()) {
      const BlockId block = open.back();
      open.pop_back();
      function_.for_each_successor(block, reach);
    }
  }
  bool may_access(InstId call) const {
    if (!may_access_.empty() && may_access_[function_.block_of(call).index()] != 0) return true;
    return std::ranges::binary_search(borrowers_, call);
  }

  Function& function_;
  const ControlFlowGraph& cfg_;
  Arena& scratch_;
  ArenaVector<InstId> calls_{scratch_};        // that may be marked
  ArenaVector<InstId> keepers_{scratch_};      // of addresses of the frame
  ArenaVector<InstId> borrowers_{scratch_};    // sorted
  ArenaVector<uint8_t> may_access_{scratch_};  // by block; empty: none
};

}  // namespace

bool mark_tail_calls(Function& function, Analyses& analyses, Arena& scratch) {
  return TailCalls(function, analyses, scratch).run(scratch);
}

}  // namespace lilt::opt
