// Random functions with values, and what they compute: for tests of edits that keep it.
#pragma once

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "ir/ssa/cfg.h"
#include "ir/support/arena.h"
#include "tests/unit/ssa_fixture.h"

namespace lilt::ssa {

// A random graph whose reachable blocks compute with i64 values, and branch on them. The analyses
// are those of the function as it is made.
struct RandomFunction : TestFunction {
  RandomFunction(uint32_t count, std::mt19937& given_random)
      : TestFunction(kI64, {kI1, kI64}), random(given_random) {
    build_random_graph(*this, count, random);
    cfg.compute(function);
    dominators.compute(function, cfg, scratch);
    values.resize(function.block_count());
    for (BlockId block : cfg.reverse_post_order()) fill(block);
    for (InstId phi : phis) complete(phi);
  }
  // A constant, an argument, or a value that is there at the end of the block.
  Value any(BlockId at) {
    std::vector<Value> known = {builder.get_i64(random() % 4), argument(1)};
    for (BlockId block = at; block.valid(); block = dominators.immediate_dominator(block))
      known.insert(known.end(), values[block.index()].begin(), values[block.index()].end());
    return known[random() % known.size()];
  }
  void fill(BlockId block) {
    Function& f = function;
    const InstId end = f.terminator(block);
    if (block != f.entry())
      for (uint32_t i = random() % 3; i > 0; --i) {
        phis.push_back(f.create(Opcode::Phi, kI64, {}));
        f.insert_before(f[block].first, phis.back());
        values[block.index()].push_back(phis.back());
      }
    const Opcode opcodes[] = {Opcode::Add, Opcode::Xor, Opcode::Sub};
    for (uint32_t i = random() % 4; i > 0; --i) {
      const InstId id = f.create(opcodes[random() % 3], kI64, {any(block), any(block)});
      f.insert_before(end, id);
      values[block.index()].push_back(id);
    }
    if (f[end].opcode == Opcode::Ret) f.set_operand(end, 0, any(block));
    if (f[end].opcode != Opcode::CondBr) return;
    const InstId test = f.create(Opcode::ICmp, kI1, {any(block), any(block)}, 0,
                                 static_cast<uint8_t>(IntPredicate::ULT));
    f.insert_before(end, test);
    f.set_operand(end, 0, test);
  }
  void complete(InstId phi) {
    std::map<BlockId, Value> value_from;
    std::vector<Value> operands;
    for (BlockId from : cfg.predecessors(function.block_of(phi))) {
      const Value value = cfg.reachable(from) ? any(from) : builder.get_i64(0);
      operands.insert(operands.end(), {value_from.try_emplace(from, value).first->second, from});
    }
    function.set_operands(phi, operands);
  }

  std::mt19937& random;
  Arena scratch;
  ControlFlowGraph cfg;
  DominatorTree dominators;
  std::vector<std::vector<Value>> values;  // by block
  std::vector<InstId> phis;
};

// By value and block: what the value is from the block's end on, until it is computed again.
using Redefinitions = std::map<InstId, std::map<BlockId, Value>>;

// Runs a function of the operations above with one argument: a hash of its result and of the
// conditions on its path, up to some length.
inline uint64_t run(const Function& f, uint64_t argument, const Redefinitions& redefined = {}) {
  std::map<InstId, uint64_t> values = {{f.argument(1), argument}};
  std::map<InstId, uint64_t> variables;  // of values that are redefined: outside their blocks
  BlockId from, block = f.entry();
  const auto exact = [&](Value value) {
    return value.is_local() ? values.at(value.local()) : f.constants()[value.constant()].bits;
  };
  const auto value_at = [&](Value value, BlockId at) {
    if (!value.is_local() || !redefined.contains(value.local()) || f.block_of(value.local()) == at)
      return exact(value);
    return variables.at(value.local());
  };
  const auto value_of = [&](Value value) { return value_at(value, block); };
  const auto set = [&](InstId id, uint64_t value) { values[id] = variables[id] = value; };
  uint64_t hash = 0;
  for (int step = 0; step < 60; ++step) {
    std::map<InstId, uint64_t> phis;
    InstId id = f[block].first;
    for (; f[id].opcode == Opcode::Phi; id = f.next(id))
      phis[id] = value_at(f.incoming_value(id, from), from);
    for (const auto& [phi, value] : phis) set(phi, value);
    for (; id != f.terminator(block); id = f.next(id)) {
      const uint64_t left = value_of(f.operand(id, 0)), right = value_of(f.operand(id, 1));
      set(id, f[id].opcode == Opcode::Add   ? left + right
              : f[id].opcode == Opcode::Sub ? left - right
              : f[id].opcode == Opcode::Xor ? left ^ right
                                            : left < right);
    }
    from = block;
    if (f[id].opcode == Opcode::Ret) return hash * 31 + value_of(f.operand(id, 0));
    const bool is_branch = f[id].opcode == Opcode::CondBr;
    const bool is_true = is_branch && value_of(f.operand(id, 0)) != 0;
    if (is_branch) hash = hash * 3 + 1 + (is_true ? 1 : 0);
    std::map<InstId, uint64_t> others;
    for (const auto& [value, in] : redefined)
      if (const auto other = in.find(block); other != in.end())
        others[value] = exact(other->second);
    for (const auto& [value, other] : others) variables[value] = other;
    block = f.operand(id, is_branch ? (is_true ? 1 : 2) : 0).block();
  }
  return hash;
}

inline std::vector<uint64_t> results(const Function& function,
                                     const Redefinitions& redefined = {}) {
  std::vector<uint64_t> all;
  for (uint64_t argument : {0, 1, 2, 3, 7, -1}) all.push_back(run(function, argument, redefined));
  return all;
}

}  // namespace lilt::ssa
