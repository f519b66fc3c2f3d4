#include "ir/ssa/returned_addresses.h"

#include <algorithm>
#include <set>
#include <utility>

#include "ir/ssa/callee.h"
#include "ir/ssa/facts.h"

namespace lilt::ssa {

namespace {

constexpr uint32_t kMaxSteps = 200;  // of one search: deep chains are rare in results

using Conditions = std::vector<ReturnFacts::Parameter>;

class ReturnSearch {
 public:
  ReturnSearch(const Function& function, const ControlFlowGraph& cfg, ReturnFacts& facts)
      : function_(function), cfg_(cfg), facts_(facts) {}

  void run() {
    if (!function_.types().is_pointer(result_type())) return;
    for (BlockId block : cfg_.reverse_post_order())
      if (const InstId last = function_[block].last;
          last.valid() && function_[last].opcode == Opcode::Ret)
        returns_.push_back(last);
    for (InstId ret : returns_) find_allocas(ret);
    for (uint32_t k = 0; k < function_.argument_count() && !returns_.empty(); ++k)
      find_parameter(k);
  }

 private:
  TypeId result_type() const { return function_.types()[function_.type()].element; }

  // --- allocas that may be the result
  void find_allocas(InstId ret) {
    steps_ = 0;
    seen_.clear();
    ret_ = ret;
    follow(function_.operand(ret, 0), function_.block_of(ret), {}, true);
  }

  void follow(Value value, BlockId reader, const Conditions& conditions, bool is_certain) {
    if (!value.is_local() || ++steps_ > kMaxSteps || !seen_.insert(value.word()).second) return;
    const InstId id = value.local();
    switch (function_[id].opcode) {
      case Opcode::Alloca:
        facts_.returns.push_back(
            {function_.offset_of(ret_), function_.offset_of(id), is_certain, conditions});
        return;
      case Opcode::Phi:
        if (leads_straight(function_.block_of(id), reader)) follow_phi(id, conditions);
        return;
      case Opcode::Select:
        if (leads_straight(function_.block_of(id), reader)) follow_select(id, conditions);
        return;
      case Opcode::Call:
        return follow_call(id, conditions, is_certain);
      case Opcode::Load:
        if (leads_straight(function_.block_of(id), reader))
          for_each_stored(id, [&](Value stored, BlockId block, bool is_only) {
            follow(stored, block, conditions, is_certain && is_only);
          });
        return;
      default:
        if (const Value source = source_of(id); source.valid())
          follow(source, reader, conditions, is_certain);
    }
  }
  void follow_phi(InstId id, const Conditions& conditions) {
    const std::span<const Value> entries = function_.operands(id);
    for (size_t i = 0; i < entries.size(); i += 2)
      follow(entries[i], entries[i + 1].block(), conditions, false);
  }
  // A comparison of pointers may ask which of them it is.
  void follow_select(InstId id, const Conditions& conditions) {
    const Value condition = function_.operand(id, 0);
    const bool asks =
        condition.is_local() && function_[condition.local()].opcode == Opcode::ICmp &&
        function_.types().is_pointer(function_.type_of(function_.operand(condition.local(), 0)));
    if (asks || condition.is_constant()) return;
    for (uint32_t arm : {1u, 2u})
      follow(function_.operand(id, arm), function_.block_of(id), conditions, false);
  }
  void follow_call(InstId id, const Conditions& conditions, bool is_certain) {
    for (uint32_t k = 0; k + 2 < function_.operands(id).size(); ++k) {
      Conditions own = conditions;
      if (may_return(id, k, own))
        follow(function_.operand(id, k + 2), function_.block_of(id), own, is_certain);
    }
  }

  // --- parameters that must be the result
  void find_parameter(uint32_t k) {
    const InstId parameter = function_.argument(k);
    if (!function_.types().is_pointer(function_.type_of(parameter)) ||
        parameter_attributes(function_, k).by_value.valid())
      return;
    steps_ = 0;
    seen_.clear();
    Conditions conditions;
    for (InstId ret : returns_)
      if (!is_always(function_.operand(ret, 0), parameter, conditions)) return;
    facts_.returned.push_back({{function_.symbol(), k}, std::move(conditions)});
  }

  bool is_always(Value value, InstId parameter, Conditions& conditions) {
    if (value == Value(parameter)) return true;
    if (!value.is_local()) return false;
    if (!seen_.insert(value.word()).second) return true;  // a loop brings nothing else
    if (++steps_ > kMaxSteps) return false;
    const InstId id = value.local();
    const std::span<const Value> operands = function_.operands(id);
    auto is = [&](Value operand) { return is_always(operand, parameter, conditions); };
    switch (function_[id].opcode) {
      case Opcode::Phi:
        for (size_t i = 0; i < operands.size(); i += 2)
          if (!is(operands[i])) return false;
        return true;
      case Opcode::Select:
        return is(operands[1]) && is(operands[2]);
      case Opcode::Call:
        for (uint32_t k = 0; k + 2 < operands.size(); ++k)
          if (operands[k + 2] == Value(parameter)) return may_return(id, k, conditions);
        return false;
      case Opcode::Load: {
        bool are_all = true;
        const bool is_known =
            for_each_stored(id, [&](Value stored, BlockId, bool) { are_all &= is(stored); });
        return is_known && are_all;
      }
      default: {
        const Value source = source_of(id);
        return source.valid() && is(source);
      }
    }
  }

  // --- variables
  // Whether the function uses the alloca to load and store pointers only.
  bool is_variable(InstId alloca) {
    if (!has_variables_) find_variables();
    return variables_.contains(alloca.index());
  }
  void find_variables() {
    has_variables_ = true;
    std::set<uint32_t> others;
    for (BlockId block : cfg_.reverse_post_order())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        const Opcode opcode = function_[id].opcode;
        const std::span<const Value> operands = function_.operands(id);
        for (size_t k = 0; k < operands.size(); ++k) {
          if (!operands[k].is_local() || function_[operands[k].local()].opcode != Opcode::Alloca)
            continue;
          const bool is_access =
              (opcode == Opcode::Load && function_.types().is_pointer(function_[id].type)) ||
              (opcode == Opcode::Store && k == 1 &&
               function_.types().is_pointer(function_.type_of(operands[0])));
          (is_access ? variables_ : others).insert(operands[k].local().index());
        }
      }
    for (uint32_t other : others) variables_.erase(other);
  }
  // Calls visit(value, block, whether it alone is loaded) for what the load of a variable may give.
  // False if that is not known on some path.
  template <class Visitor>
  bool for_each_stored(InstId load, Visitor visit) {
    const Value address = function_.operand(load, 0);
    if (!address.is_local() || function_[address.local()].opcode != Opcode::Alloca ||
        !is_variable(address.local()))
      return false;
    bool is_known = true, is_only = true;
    std::vector<BlockId> blocks = {function_.block_of(load)};
    std::set<uint32_t> seen;
    InstId from = load;
    for (size_t i = 0; i < blocks.size(); ++i) {
      const BlockId block = blocks[i];
      if (++steps_ > kMaxSteps) return false;
      if (const Value stored = last_stored(address, from); stored.valid()) {
        visit(stored, block, is_only);
      } else {
        const std::span<const BlockId> before = cfg_.predecessors(block);
        is_known &= !before.empty();
        is_only &= before.size() == 1;
        for (BlockId next : before)
          if (function_[function_[next].last].opcode != Opcode::Br)
            is_known = is_only = false;
          else if (seen.insert(next.index()).second)
            blocks.push_back(next);
      }
      if (i + 1 < blocks.size()) from = function_[blocks[i + 1]].last;
    }
    return is_known;
  }
  // What the last store in the block before the instruction gives the variable.
  Value last_stored(Value address, InstId before) const {
    for (InstId id = function_.previous(before); id.valid(); id = function_.previous(id))
      if (function_[id].opcode == Opcode::Store && function_.operand(id, 1) == address)
        return function_.operand(id, 0);
    return {};
  }

  // --- both
  // What an address or a cast is made from.
  Value source_of(InstId id) const {
    switch (function_[id].opcode) {
      case Opcode::GetElementPtr:
        return function_.operand(id, 1);
      case Opcode::BitCast:
      case Opcode::Freeze:
      case Opcode::AddrSpaceCast:
        return function_.operand(id, 0);
      default:
        return {};
    }
  }
  // Whether the call may return its argument; adds the condition if it depends on a body.
  bool may_return(InstId call, uint32_t position, Conditions& conditions) const {
    const Value argument = function_.operand(call, position + 2);
    const SymbolId callee = called_symbol(function_, call);
    if (!callee.valid() || !function_.types().is_pointer(function_.type_of(argument)) ||
        function_.type_of(argument) != function_[call].type)
      return false;
    if ((argument_facts(function_, call, position).words & parameter_fact::Returned) != 0)
      return true;
    const Symbol& symbol = function_.module()[callee];
    if (!symbol.is_definition || symbol.kind != SymbolKind::Function) return false;
    conditions.push_back({callee, position});
    return true;
  }
  // Whether nothing but jumps lies between the blocks.
  bool leads_straight(BlockId from, BlockId to) const {
    for (uint32_t i = 0; i < kMaxSteps; ++i) {
      if (from == to) return true;
      const InstId last = function_[from].last;
      if (function_[last].opcode != Opcode::Br) return false;
      from = function_.operand(last, 0).block();
    }
    return false;
  }

  const Function& function_;
  const ControlFlowGraph& cfg_;
  ReturnFacts& facts_;
  std::set<uint32_t> variables_;  // numbers of allocas
  bool has_variables_ = false;
  std::vector<InstId> returns_;
  InstId ret_;
  uint32_t steps_ = 0;
  std::set<uint32_t> seen_;  // words of values
};

}  // namespace

void find_returns(const Function& function, const ControlFlowGraph& cfg, ReturnFacts& facts) {
  ReturnSearch(function, cfg, facts).run();
}

void report(const ReturnFacts& facts, const Module& module, Diagnostics& diagnostics) {
  std::set<ReturnFacts::Parameter> returned;
  for (const ReturnFacts::Returned& fact : facts.returned) returned.insert(fact.parameter);
  auto holds = [&](const Conditions& conditions) {
    return std::ranges::all_of(
        conditions, [&](const ReturnFacts::Parameter& p) { return returned.contains(p); });
  };
  for (bool has_changed = true; std::exchange(has_changed, false);)
    for (const ReturnFacts::Returned& fact : facts.returned)
      if (!holds(fact.conditions)) has_changed |= returned.erase(fact.parameter) != 0;
  for (const ReturnFacts::Return& fact : facts.returns) {
    if (!holds(fact.conditions)) continue;
    std::string text = "the address of an alloca ";
    text += fact.is_certain ? "is returned" : "may be returned";
    if (!fact.conditions.empty())
      text += " by '@" + std::string(module[fact.conditions.front().function].name) +
              "', which returns its argument";
    Diagnostic& warning = diagnostics.warning(*module.source(), fact.place,
                                              std::move(text) + ": its memory is gone then");
    warning.notes.push_back({fact.allocated, "allocated here"});
  }
}

}  // namespace lilt::ssa
