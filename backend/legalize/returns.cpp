// Returns are copied behind calls marked `tail` whose result goes straight to them: a block that
// ends
//
//     %r = tail call @f(…)            and there  %p = phi [%r, %here], …
//     br label %out                              ret %p
//
// returns itself. Only what stands right before its own return can become a jump.
#include <optional>
#include <vector>

#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

class ReturnDuplication {
 public:
  explicit ReturnDuplication(ssa::Function& function) : function_(function) {}

  void run() {
    for (BlockId block : function_.blocks()) {
      InstId branch = function_.terminator(block);
      if (function_[branch].opcode != Opcode::Br) continue;
      InstId call = function_.previous(branch);
      if (!call.valid() || function_[call].opcode != Opcode::Call ||
          !(function_[call].flags & (ssa::flag::Tail | ssa::flag::MustTail)))
        continue;
      BlockId target = function_.operand(branch, 0).block();
      if (std::optional<Value> result = returned_from(block, target, call))
        return_from(block, branch, target, *result);
    }
  }

 private:
  // What `target` returns to who comes from `block`, if that is the call's result or nothing (then
  // Value::none()), and there is nothing else in `target`.
  std::optional<Value> returned_from(BlockId block, BlockId target, InstId call) const {
    InstId ret = function_.terminator(target);
    if (function_[ret].opcode != Opcode::Ret) return std::nullopt;
    InstId first = function_[target].first;
    if (function_[ret].operand_count == 0)
      return first == ret && function_[call].type == ssa::kVoid ? std::optional(Value::none())
                                                                : std::nullopt;
    Value returned = function_.operand(ret, 0);
    if (function_[first].opcode != Opcode::Phi || function_.next(first) != ret ||
        returned != Value(first))
      return std::nullopt;
    for (uint32_t i = 0; i < function_[first].operand_count; i += 2)
      if (function_.operand(first, i + 1).block() == block)
        return function_.operand(first, i) == Value(call) ? std::optional(Value(call))
                                                          : std::nullopt;
    return std::nullopt;
  }

  void return_from(BlockId block, InstId branch, BlockId target, Value result) {
    SourceOffset offset = function_.offset_of(function_.terminator(target));
    InstId ret = result.valid() ? function_.create(Opcode::Ret, ssa::kVoid, {result}, 0, 0, offset)
                                : function_.create(Opcode::Ret, ssa::kVoid, {}, 0, 0, offset);
    function_.erase(branch);
    function_.append(block, ret);
    InstId phi = function_[target].first;
    if (function_[phi].opcode != Opcode::Phi) return;
    std::vector<Value> kept;
    for (uint32_t i = 0; i < function_[phi].operand_count; i += 2) {
      if (function_.operand(phi, i + 1).block() == block) continue;
      kept.push_back(function_.operand(phi, i));
      kept.push_back(function_.operand(phi, i + 1));
    }
    function_.set_operands(phi, kept);
  }

  ssa::Function& function_;
};

}  // namespace

void duplicate_returns(ssa::Function& function) { ReturnDuplication(function).run(); }

}  // namespace lilt::backend
