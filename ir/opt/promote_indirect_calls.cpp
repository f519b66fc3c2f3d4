// Promotion of indirect calls: where a profile says that a call mostly calls one function, a test
// comes before it, and that function is called directly, so that it may be inlined.
//
//     r = call f(x)        if (f == @likely) r1 = call @likely(x); else r2 = call f(x);
//
// Source: LLVM's IndirectCallPromotion (Baev & Chowdhury) with its limits: a callee has 30 % of the
// calls that those before it leave, and 5 % of all; at most three are tested.
//
// Invariant. The types and conventions of call and callee agree, so the direct call does what the
// indirect one would.
#include <algorithm>
#include <array>

#include "ir/opt/inline.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/clone.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxPromoted = 3;
constexpr double kLeastOfRest = 0.30, kLeastOfAll = 0.05;

class CallPromotion {
 public:
  CallPromotion(Function& function, InlineBodies& bodies, const Remarks& remarks, Arena& scratch)
      : function_(function), bodies_(bodies), remarks_(remarks), scratch_(scratch) {}

  bool run() {
    ArenaVector<InstId> calls(scratch_);
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (is_candidate(id)) calls.push_back(id);
    // From the end of each block up: what follows a call moves once.
    for (size_t i = calls.size(); i-- > 0;) promote(calls[i]);
    if (!edit_.has_changed()) return false;
    edit_.finish();
    function_.release_uses();
    return true;
  }

 private:
  struct Target {
    SymbolId callee;
    double count, rest;  // of the calls that the tests before it leave
  };

  bool is_candidate(InstId id) const {
    using namespace function_attribute;
    if (function_[id].opcode != Opcode::Call || !function_.operand(id, 1).is_local() ||
        (function_[id].flags & flag::MustTail) != 0)
      return false;
    constexpr FunctionAttributes kStays = ReturnsTwice | NoDuplicate | ChecksType;
    return (function_.annotations().function_attributes(id) & kStays) == 0;
  }

  ArenaVector<Target> targets_of(InstId call) const {
    ArenaVector<Target> targets(scratch_);
    const CountedCallees counted = read_counted_callees(callees_node(function_, call));
    const auto total = static_cast<double>(counted.total);
    if (bodies_.profile().of(total) != Temperature::Hot) return targets;
    double rest = total;
    for (const auto& [guid, counts] : counted.callees) {
      const auto count = static_cast<double>(counts);
      const SymbolId callee = bodies_.function_of_guid(guid);
      if (targets.size() == kMaxPromoted || count < rest * kLeastOfRest ||
          count < total * kLeastOfAll || count > rest || !callee.valid() || !may_call(call, callee))
        break;
      targets.push_back({callee, count, rest});
      rest -= count;
    }
    return targets;
  }
  bool may_call(InstId call, SymbolId callee) const {
    const Symbol& symbol = header_[callee];
    return symbol.intrinsic == 0 && symbol.type == function_.operand(call, 0).type() &&
           symbol.convention == static_cast<CallingConvention>(function_[call].subcode);
  }

  void promote(InstId call) {
    for (const Target& target : targets_of(call)) add_test(call, target);
  }

  // The call moves to the path on which the test fails.
  void add_test(InstId call, const Target& target) {
    function_.track_uses();
    const SourceOffset origin = function_.offset_of(call);
    const BlockId block = function_.block_of(call);
    const Value address(function_.constants().symbol(target.callee));
    const Value pointer = function_.operand(call, 1);
    const BlockId join = edit_.add_after(block, origin);
    const BlockId other = edit_.add_after(block, origin);
    const BlockId direct = edit_.add_after(block, origin);
    edit_.move_rest(function_.next(call), join);
    const InstId copy = clones_.clone_unplaced(call);
    function_.set_operand(copy, 1, address);
    function_.append(direct, copy);
    append_jump(function_, direct, join, origin);
    const InstId test = function_.create(Opcode::ICmp, kI1, {pointer, address}, 0,
                                         static_cast<uint8_t>(IntPredicate::EQ), origin);
    function_.insert_before(call, test);
    function_.unlink(call);
    function_.append(other, call);
    append_jump(function_, other, join, origin);
    const auto scaled = [&](double count) {
      return static_cast<uint64_t>(count / target.rest * kCertain);
    };
    function_.append(block, function_.create(Opcode::CondBr, kVoid, {test, direct, other},
                                             branch_probability(scaled(target.count),
                                                                scaled(target.rest - target.count)),
                                             0, origin));
    if (function_[call].type != kVoid) merge(call, copy, direct, other, join);
    if (remarks_.are_wanted())
      remarks_.add(origin, "call of @" + std::string(header_[target.callee].name) +
                               " comes before the indirect one [promote-indirect-calls]");
  }
  void merge(InstId call, InstId copy, BlockId direct, BlockId other, BlockId join) {
    const InstId phi =
        function_.create(Opcode::Phi, function_[call].type, {}, 0, 0, function_.offset_of(call));
    function_.replace_all_uses(call, phi);
    function_.set_operands(phi, std::array{Value(copy), Value(direct), Value(call), Value(other)});
    const InstId first = function_[join].first;
    function_.insert_before(first, phi);
  }

  Function& function_;
  InlineBodies& bodies_;
  const Module& header_ = function_.module().header();
  const Remarks& remarks_;
  Arena& scratch_;
  CfgEdit edit_{function_, scratch_};
  RegionClone clones_{function_, CloneScopes::Keep, scratch_};
};

}  // namespace

bool promote_indirect_calls(Function& function, InlineBodies& bodies, const Remarks& remarks,
                            Arena& scratch) {
  constexpr FunctionAttributes kStays =
      function_attribute::ForSize | function_attribute::Cold | function_attribute::OptimizeNone;
  return (function.attributes() & kStays) == 0 &&
         CallPromotion(function, bodies, remarks, scratch).run();
}

}  // namespace lilt::opt
