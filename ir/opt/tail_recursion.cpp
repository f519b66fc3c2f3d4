// Tail recursion: a function that ends in a call of itself jumps back to its start.
//
// Idea. The parameters become phis of a loop around the body; a call whose result is returned
// becomes a jump to the loop's start, which gives the phis its arguments. If the result goes
// through one more operation before, `return x + f(…)`, an accumulator keeps what is still to be
// added: it starts with the operation's identity, and every other return adds its value. The
// operation is associative and commutative: add, mul, and, or, xor of integers; the sum of the
// accumulator may wrap where the program's sums do not, so it has no flags.
// Source: Muchnick, "Advanced Compiler Design and Implementation", 1997, section 15.1; accumulators
// as in LLVM's pass of that name.
//
// Truth values. `return a && f(…);` in C compares the result of the call with 0 and makes 0 or 1 of
// the outcome. If every return gives 0, 1 or the result of such a call, then by induction so does
// the call, and its result is what the comparison would make of it (TruthValues).
//
// Terms. A *site* is a block that ends in such a call. The return may be in the block, or in the
// block that it jumps to, after a phi.
//
// Not changed: functions with allocas, since each call has its own; with objects passed by value,
// variable arguments, or calls that return twice; calls marked `musttail` or `notail`, and those of
// a symbol that may be another function: where two have the name, the other one's calls come here.
#include <algorithm>
#include <iterator>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

using namespace ssa;

namespace {

bool is_call_of_self(const Function& function, InstId id) {
  return function[id].opcode == Opcode::Call && called_symbol(function, id) == function.symbol() &&
         (function[id].flags & (flag::MustTail | flag::NoTail)) == 0 &&
         function.operand(id, 0).type() == function.type() &&
         function[id].operand_count == function.argument_count() + 2 &&
         !is_interposable(function.module().header(), function.module()[function.symbol()]);
}

// Turns
//   call:   %r = call @f(…); %t = icmp ne %r, 0; br %join
//   join:   %p = phi i1 [%t, %call], [false, …]; %z = zext %p; return %z
// into a return of phi [%r, %call], [0, …] in a function that returns truth values only.
class TruthValues {
 public:
  TruthValues(Function& function, Arena& scratch)
      : function_(function), joins_(scratch), operands_(scratch) {}

  bool run() {
    for (BlockId block : function_.blocks())
      if (const BlockId join = join_of(block);
          join.valid() && std::ranges::find(joins_, join) == joins_.end())
        joins_.push_back(join);
    if (joins_.empty()) return false;
    function_.track_uses();
    for (BlockId block : function_.blocks()) {
      const InstId end = function_.terminator(block);
      if (function_[end].opcode == Opcode::Ret && !is_truth(function_.operand(end, 0), 0))
        return false;
    }
    bool has_changed = false;
    for (const BlockId join : joins_) has_changed |= change(join);
    return has_changed;
  }

 private:
  static constexpr int kMaxSteps = 6;        // of phis and the like from a return to its values
  static constexpr int kMaxVisits = 256;     // of values on these paths
  static constexpr size_t kMaxEntries = 16;  // of a phi that changes

  // Where the block goes if it ends in a call of the function that is compared with 0.
  BlockId join_of(BlockId block) const {
    const InstId end = function_.terminator(block);
    if (function_[end].opcode != Opcode::Br) return {};
    const InstId last = function_.previous(end);
    return last.valid() && is_test_of_call(last) ? function_.operand(end, 0).block() : BlockId();
  }
  bool is_test_of_call(InstId id) const {
    uint64_t bits = 0;
    if (function_[id].opcode != Opcode::ICmp ||
        static_cast<IntPredicate>(function_[id].subcode) != IntPredicate::NE ||
        !integer_constant(function_, function_.operand(id, 1), bits) || bits != 0)
      return false;
    const Value call = function_.operand(id, 0);
    return call.is_local() && function_.previous(id) == call.local() &&
           is_call_of_self(function_, call.local());
  }

  bool is_truth(Value value, int depth) {
    uint64_t bits = 0;
    if (++visits_ > kMaxVisits) return false;
    if (value.is_constant()) return integer_constant(function_, value, bits) && bits <= 1;
    const InstId id = value.local();
    if (is_call_of_self(function_, id)) return true;
    const auto operands = function_.operands(id);
    if (function_[id].opcode == Opcode::ZExt) return function_.type_of(operands[0]) == kI1;
    if (function_[id].opcode != Opcode::Phi || depth == kMaxSteps) return false;
    for (size_t i = 0; i < operands.size(); i += 2)
      if (!is_truth(operands[i], depth + 1)) return false;
    return true;
  }

  bool change(BlockId join) {
    const InstId phi = function_[join].first, extension = function_.next(phi);
    if (function_[phi].opcode != Opcode::Phi || function_[extension].opcode != Opcode::ZExt ||
        function_.operand(extension, 0) != Value(phi) || !function_.has_one_use(phi) ||
        function_.next(extension) != function_.terminator(join) ||
        !ends_in_return(join, extension) || !may_widen(phi))
      return false;
    const TypeId type = function_[extension].type;
    operands_.clear();
    for (uint32_t i = 0; i < function_[phi].operand_count; i += 2) {
      const Value from = function_.operand(phi, i + 1);
      operands_.insert(operands_.end(),
                       {widened(function_.operand(phi, i), from.block(), type), from});
    }
    const InstId result =
        function_.create(Opcode::Phi, type, operands_, 0, 0, function_.offset_of(extension));
    function_.insert_before(phi, result);
    function_.replace_all_uses(extension, result);
    function_.erase(extension);
    function_.erase(phi);
    for (const Value operand : operands_)
      if (operand.is_local()) erase_unused_tests(operand.local());
    return_from(join);
    return true;
  }
  // Whether each entry of the phi is from another block, which has room after its value.
  bool may_widen(InstId phi) const {
    const auto operands = function_.operands(phi);
    if (operands.size() > 2 * kMaxEntries) return false;
    for (size_t i = 0; i < operands.size(); i += 2) {
      const BlockId from = operands[i + 1].block();
      if (operands[i].is_local() && operands[i].local() == function_.terminator(from)) return false;
      for (size_t other = 0; other < i; other += 2)
        if (operands[other + 1] == operands[i + 1]) return false;
    }
    return true;
  }
  // Whether the block returns the value, or goes to one that does nothing else than return.
  bool ends_in_return(BlockId block, InstId value) const {
    const InstId end = function_.terminator(block);
    if (function_[end].opcode == Opcode::Ret) return function_.operand(end, 0) == Value(value);
    if (function_[end].opcode != Opcode::Br || !function_.has_one_use(value)) return false;
    const BlockId last = function_.operand(end, 0).block();
    const InstId phi = function_[last].first, ret = function_.terminator(last);
    return function_[phi].opcode == Opcode::Phi && function_.next(phi) == ret &&
           function_[ret].opcode == Opcode::Ret && function_.operand(ret, 0) == Value(phi) &&
           function_[phi].operand_count > 2;
  }
  Value widened(Value truth, BlockId from, TypeId type) {
    uint64_t bits = 0;
    if (integer_constant(function_, truth, bits))
      return function_.constants().integer(type, function_.types().integer_bits(type), bits);
    if (truth.is_local() && is_test_of_call(truth.local()) &&
        function_.block_of(truth.local()) == from)
      return function_.operand(truth.local(), 0);
    const InstId end = function_.terminator(from);
    const InstId wide =
        function_.create(Opcode::ZExt, type, {truth}, 0, 0, function_.offset_of(end));
    function_.insert_before(end, wide);
    return wide;
  }
  void erase_unused_tests(InstId call) {
    const InstId test = function_.next(call);
    if (is_call_of_self(function_, call) && test.valid() && is_test_of_call(test) &&
        !function_.has_uses(test))
      function_.erase(test);
  }
  void return_from(BlockId block) {
    const InstId end = function_.terminator(block);
    if (function_[end].opcode == Opcode::Ret) return;
    const InstId phi = function_[function_.operand(end, 0).block()].first;
    const Value value = function_.incoming_value(phi, block);
    const SourceOffset offset = function_.offset_of(end);
    drop_edge(function_, block, function_.block_of(phi));
    function_.erase(end);
    function_.append(block, function_.create(Opcode::Ret, kVoid, {value}, 0, 0, offset));
  }

  Function& function_;
  int visits_ = 0;
  ArenaVector<BlockId> joins_;
  ArenaVector<Value> operands_;
};

class TailRecursion {
 public:
  TailRecursion(Function& function, Arena& scratch)
      : function_(function), sites_(scratch), operands_(scratch), scratch_(scratch) {}

  // Returns whether there are any sites.
  bool find_sites() {
    for (BlockId block : function_.blocks()) find_site(block);
    return !sites_.empty();
  }

  bool run() {
    function_.track_uses();
    ArenaVector<Site> kept(sites_.get_allocator());
    std::ranges::copy_if(sites_, std::back_inserter(kept),
                         [this](const Site& site) { return may_become_jump(site); });
    sites_.swap(kept);
    if (sites_.empty() || !may_become_loop()) return false;
    start_ = function_.entry();
    make_entry();
    make_parameters();
    if (operation_ != kNoOperation) make_accumulator();
    for (const Site& site : sites_) jump_back(site);
    return true;
  }

 private:
  static constexpr Opcode kNoOperation = Opcode::Argument;

  struct Site {
    InstId call;
    InstId operation;  // on the call's result; none() if that is returned
    BlockId block;
    BlockId join;  // of the return, if another block
  };

  // --- the question

  void find_site(BlockId block) {
    const InstId end = function_.terminator(block);
    BlockId join;
    if (function_[end].opcode == Opcode::Br) join = function_.operand(end, 0).block();
    if (!join.valid() && function_[end].opcode != Opcode::Ret) return;
    InstId last = function_.previous(end), operation;
    if (last.valid() && is_accumulation(function_[last].opcode)) {
      operation = last;
      last = function_.previous(last);
    }
    if (last.valid() && is_call_of_self(function_, last))
      sites_.push_back({last, operation, block, join});
  }
  static bool is_accumulation(Opcode opcode) {
    return opcode == Opcode::Add || opcode == Opcode::Mul || opcode == Opcode::And ||
           opcode == Opcode::Or || opcode == Opcode::Xor;
  }
  // Whether the call's result, or that of the operation, is what the function returns next.
  bool may_become_jump(const Site& site) {
    const InstId result = site.operation.valid() ? site.operation : site.call;
    const InstId end =
        site.join.valid() ? first_after_phis(site.join) : function_.terminator(site.block);
    if (function_[end].opcode != Opcode::Ret) return false;
    if (site.join.valid() && !has_other_entry(site)) return false;
    if (function_[end].operand_count == 0)
      return !site.operation.valid() && !function_.has_uses(site.call);
    const Value returned = site.join.valid() ? value_along(site, function_.operand(end, 0))
                                             : function_.operand(end, 0);
    if (returned != Value(result) || !function_.has_one_use(result)) return false;
    return !site.operation.valid() || accumulates(site);
  }
  InstId first_after_phis(BlockId block) const {
    InstId id = function_[block].first;
    while (function_[id].opcode == Opcode::Phi) id = function_.next(id);
    return id;
  }
  // Whether the return stays reachable from elsewhere: the phi that it returns has an entry left.
  bool has_other_entry(const Site& site) const {
    const InstId phi = function_[site.join].first;
    if (function_[phi].opcode != Opcode::Phi) return true;
    for (uint32_t i = 1; i < function_[phi].operand_count; i += 2)
      if (!is_site(function_.operand(phi, i).block())) return true;
    return false;
  }
  bool is_site(BlockId block) const {
    return std::ranges::any_of(sites_, [&](const Site& site) { return site.block == block; });
  }
  Value value_along(const Site& site, Value value) const {
    if (!value.is_local() || function_[value.local()].opcode != Opcode::Phi ||
        function_.block_of(value.local()) != site.join)
      return value;
    return function_.incoming_value(value.local(), site.block);
  }
  // One operation for the whole function, of the result and a value from before the call.
  bool accumulates(const Site& site) {
    const Opcode opcode = function_[site.operation].opcode;
    const Value left = function_.operand(site.operation, 0);
    const Value right = function_.operand(site.operation, 1);
    const bool is_one_operand = (left == Value(site.call)) != (right == Value(site.call));
    if (!is_one_operand || !function_.has_one_use(site.call) ||
        !is_short_integer(function_[site.call].type) ||
        (operation_ != kNoOperation && operation_ != opcode))
      return false;
    operation_ = opcode;
    return true;
  }
  bool is_short_integer(TypeId type) const {
    return function_.types().is_integer(type) && function_.types().integer_bits(type) <= 64;
  }
  bool may_become_loop() const {
    if (function_.types()[function_.type()].variadic || calls_returns_twice(function_))
      return false;
    for (uint32_t p = 0; p < function_.argument_count(); ++p)
      if (parameter_attributes(function_, p).by_value.valid()) return false;
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (function_[id].opcode == Opcode::Alloca) return false;
    return true;
  }

  // --- the change

  void make_entry() {
    CfgEdit edit(function_, scratch_);
    entry_ = edit.add_before(start_, function_[start_].offset);
    edit.finish();
    append_jump(function_, entry_, start_, function_.offset_of(sites_[0].call));
  }
  // Each parameter as a phi, which takes the arguments of the sites' calls.
  void make_parameters() {
    for (uint32_t p = 0; p < function_.argument_count(); ++p) {
      const InstId argument = function_.argument(p);
      const InstId phi = create(Opcode::Phi, function_[argument].type, {}, sites_[0].call);
      function_.set_name(phi, function_.name_of(argument));
      function_.replace_all_uses(argument, phi);
      begin_entries(argument);
      for (const Site& site : sites_) add_entry(function_.operand(site.call, p + 2), site.block);
      place_phi(phi);
    }
  }
  void begin_entries(Value first) { operands_.assign({first, Value(entry_)}); }
  void add_entry(Value value, BlockId from) {
    operands_.push_back(value);
    operands_.push_back(from);
  }
  void place_phi(InstId phi) {
    function_.set_operands(phi, operands_);
    function_.insert_before(function_[start_].first, phi);
  }

  void make_accumulator() {
    const TypeId type = function_[sites_[0].call].type;
    const InstId accumulator = create(Opcode::Phi, type, {}, sites_[0].call);
    begin_entries(identity(type));
    for (const Site& site : sites_) add_entry(accumulate(site, accumulator), site.block);
    place_phi(accumulator);
    for (BlockId block : function_.blocks()) {
      const InstId end = function_.terminator(block);
      if (function_[end].opcode != Opcode::Ret || is_site(block)) continue;
      const InstId sum = combine(accumulator, function_.operand(end, 0), end);
      function_.set_operand(end, 0, sum);
    }
  }
  Value identity(TypeId type) {
    const uint64_t bits = operation_ == Opcode::And ? UINT64_MAX : operation_ == Opcode::Mul;
    return function_.constants().integer(type, function_.types().integer_bits(type), bits);
  }
  // What the accumulator is after the site.
  Value accumulate(const Site& site, InstId accumulator) {
    if (!site.operation.valid()) return accumulator;
    const bool is_left = function_.operand(site.operation, 0) == Value(site.call);
    return combine(accumulator, function_.operand(site.operation, is_left ? 1 : 0), site.operation);
  }
  InstId combine(Value accumulator, Value value, InstId before) {
    const Value operands[] = {accumulator, value};
    const InstId id = create(operation_, function_.type_of(accumulator), operands, before);
    function_.insert_before(before, id);
    return id;
  }

  void jump_back(const Site& site) {
    if (site.join.valid()) {
      drop_edge(function_, site.block, site.join);
      function_.set_operand(function_.terminator(site.block), 0, start_);
    } else {
      function_.erase(function_.terminator(site.block));
      append_jump(function_, site.block, start_, function_.offset_of(site.call));
    }
    if (site.operation.valid()) function_.erase(site.operation);
    function_.erase(site.call);
  }
  InstId create(Opcode opcode, TypeId type, std::span<const Value> operands, InstId origin) {
    return function_.create(opcode, type, operands, 0, 0, function_.offset_of(origin));
  }

  Function& function_;
  ArenaVector<Site> sites_;
  Opcode operation_ = kNoOperation;
  BlockId start_, entry_;
  ArenaVector<Value> operands_;
  Arena& scratch_;
};

}  // namespace

bool tail_recursion(Function& function, Analyses&, Arena& scratch) {
  const bool has_truth_values = TruthValues(function, scratch).run();
  TailRecursion recursion(function, scratch);
  return (recursion.find_sites() && recursion.run()) || has_truth_values;
}

}  // namespace lilt::opt
