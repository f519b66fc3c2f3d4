// Square roots in place of calls.
//
// Idea. C's sqrt sets errno where its operand is less than zero, so a call may not become the
// instruction. Instead
//     r = call sqrt(x)
// becomes
//     root = llvm.sqrt(x); br (x < 0 or x is NaN), call, rest
//   call: r = call sqrt(x); br rest
//   rest: phi [root], [r]
// The branch is nearly never taken. (As LLVM's PartiallyInlineLibCalls, which compares the root
// with itself.) Where the operand cannot be negative, instruction_simplify has made the intrinsic
// of it.
//
// The pass comes after those that simplify loops and values: they see one call.
#include <array>
#include <ranges>

#include "ir/opt/passes.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/library_functions.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Of numbers, how many are below zero or NaN, against all others.
constexpr uint64_t kSeldom = 1, kMostly = 2000;

class SquareRoots {
 public:
  SquareRoots(Function& function, Arena& scratch)
      : function_(function), calls_(scratch), edit_(function, scratch) {}

  bool run() {
    for (const BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (function_[id].opcode == Opcode::Call &&
            called_library_function(function_, id) == LibraryFunction::SquareRoot)
          calls_.push_back(id);
    if (calls_.empty()) return false;
    function_.track_uses();
    // From the last one up: what follows a call moves once.
    for (const InstId call : calls_ | std::views::reverse) divide(call);
    edit_.finish();
    return true;
  }

 private:
  // Puts what follows the call into a block of its own.
  void divide(InstId call) {
    const BlockId block = function_.block_of(call);
    const SourceOffset offset = function_.offset_of(call);
    const BlockId of_call = edit_.add_after(block, offset);
    const BlockId rest = edit_.add_after(of_call, offset);
    edit_.move_rest(function_.next(call), rest);
    const Value x = function_.operand(call, 2);
    const TypeId type = function_[call].type;
    const Value zero = function_.constants().floating(type, 0);
    const InstId root = make_root(x, type, offset);
    const InstId is_less = function_.create(Opcode::FCmp, kI1, {x, zero}, 0,
                                            static_cast<uint8_t>(FloatPredicate::ULT), offset);
    const InstId phi = function_.create(Opcode::Phi, type,
                                        {root, Value(block), call, Value(of_call)}, 0, 0, offset);
    function_.replace_all_uses(call, phi);
    function_.set_operand(phi, 2, call);
    function_.unlink(call);
    function_.append(block, root);
    function_.append(block, is_less);
    function_.append(block,
                     function_.create(Opcode::CondBr, kVoid, {is_less, Value(of_call), Value(rest)},
                                      branch_probability(kSeldom, kMostly), 0, offset));
    function_.append(of_call, call);
    append_jump(function_, of_call, rest, offset);
    function_.insert_before(function_[rest].first, phi);
  }

  InstId make_root(Value x, TypeId type, SourceOffset offset) {
    const TypeId of_root = function_.types().function(type, std::array{type}, false);
    const ConstantId root =
        declared_function(function_, type == kFloat ? "llvm.sqrt.f32" : "llvm.sqrt.f64", of_root);
    return function_.create(Opcode::Call, type, {Value(of_root), Value(root), x}, 0, 0, offset);
  }

  Function& function_;
  ArenaVector<InstId> calls_;  // in the order of the blocks
  CfgEdit edit_;
};

}  // namespace

bool inline_libcalls(Function& function, Analyses&, Arena& scratch) {
  if (!function.module().header().has_square_roots ||
      (function.attributes() & function_attribute::ForSize) != 0)
    return false;
  return SquareRoots(function, scratch).run();
}

}  // namespace lilt::opt
