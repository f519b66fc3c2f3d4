// Recurrences of loops: a sum takes the value that comes from the iteration before as its last
// operand.
//
// Idea. An iteration of a loop cannot be shorter than the chain of operations from a phi of its
// header to the phi's next value. In `(carry + a) + b` that chain has two additions, in `carry + (a
// + b)` one: a and b wait for nothing of the iteration before. So do differences, products, and
// bitwise operations. (LLVM's machine combiner does so by depth; here only chains of loops count,
// since elsewhere the order changes what is alive, and processors run the operations side by side.)
//
// Long sums of an iteration, x1 + x2 + … + x7, which nothing of the iteration before enters, are
// added in pairs: (x1 + x2) + (x3 + x4) + …. That halves the chain, and keeps one value more alive.
//
// Terms. A value is *carried* by a phi of the header if it depends on the phi and the phi's next
// value depends on it: both sets are bit masks, a bit for each phi, from one walk forward and one
// backward over the blocks of an innermost loop.
//
// Limit. A loop whose longest chain takes fewer cycles than its instructions do, at five a cycle,
// stays as it is: other iterations fill the time.
//
// Invariants. A value that is rewritten is an integer or a vector of integers; its inner operation
// has one use, in the same block. The rewritten instructions promise nothing about overflow. A
// constant stays where it is added: `lea` adds it for nothing.
#include <algorithm>
#include <optional>
#include <utility>

#include "ir/opt/latency.h"
#include "ir/opt/loops.h"
#include "ir/opt/passes.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kMaxPhis = 64;  // of a loop; others carry nothing
constexpr uint32_t kInstructionsPerCycle = 5;
constexpr size_t kLeastTerms = 6;  // additions of a sum that is long

class RecurrenceShortening {
 public:
  RecurrenceShortening(Function& function, Analyses& analyses, Arena& scratch)
      : function_(function), analyses_(analyses), scratch_(scratch) {}

  bool run() {
    const LoopForest& loops = analyses_.loops();
    bool has_changed = false;
    for (uint32_t loop = 0; loop < loops.loops().size(); ++loop) {
      const std::span<const BlockId> blocks = loops.blocks(loop);
      if (!loops[loop].is_innermost ||
          std::ranges::none_of(blocks, [this](BlockId b) { return has_candidate(b); }))
        continue;
      if (depends_.empty()) begin();
      has_changed |= shorten(blocks);
    }
    return has_changed;
  }

 private:
  void begin() {
    function_.track_uses();
    depends_.assign(function_.value_count(), 0);
    reaches_.assign(function_.value_count(), 0);
    depths_.assign(function_.value_count(), 0);
  }
  // Whether there is an operation on the result of another of its kind.
  bool has_candidate(BlockId block) const {
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (inner_operation(id, 0) || inner_operation(id, 1)) return true;
    return false;
  }
  static bool is_sum(Opcode opcode) { return opcode == Opcode::Add || opcode == Opcode::Sub; }
  static bool is_associative(Opcode opcode) {
    return opcode == Opcode::Add || opcode == Opcode::Mul || opcode == Opcode::And ||
           opcode == Opcode::Or || opcode == Opcode::Xor;
  }

  // The operand at `index`, if the instruction and it may exchange their operands.
  std::optional<InstId> inner_operation(InstId id, uint32_t index) const {
    const Opcode opcode = function_[id].opcode;
    if (!is_associative(opcode) && (opcode != Opcode::Sub || index != 0)) return {};
    const Value value = function_.operand(id, index);
    if (!value.is_local() || !function_.operand(id, 1 - index).is_local()) return {};
    const InstId inner = value.local();
    const bool is_alike =
        is_sum(opcode) ? is_sum(function_[inner].opcode) : function_[inner].opcode == opcode;
    if (!is_alike || function_.block_of(inner) != function_.block_of(id)) return {};
    return inner;
  }

  bool shorten(std::span<const BlockId> blocks) {
    bool has_changed = false;
    for (const BlockId block : blocks)
      for (InstId id = function_[block].last; id.valid(); id = function_.previous(id))
        has_changed |= pair_terms(id);
    return shorten_carried(blocks) || has_changed;
  }

  // --- long sums

  // Adds the terms of a long sum, which ends with the instruction, in pairs.
  bool pair_terms(InstId end) {
    if (!is_link(end) || leads_on(end)) return false;
    chain_.assign(1, end);
    for (InstId id = end;; chain_.push_back(id)) {
      const Value left = function_.operand(id, 0), right = function_.operand(id, 1);
      if (is_inner_link(left, id)) {
        id = left.local();
      } else if (is_inner_link(right, id)) {
        function_.set_operand(id, 0, right);
        function_.set_operand(id, 1, left);
        id = right.local();
      } else {
        break;
      }
    }
    if (chain_.size() < kLeastTerms) return false;
    // The first sum stays; of each two after it the first becomes that of both terms.
    for (size_t i = chain_.size() - 1; i >= 2; i -= 2) {
      const InstId before = chain_[i], pair = chain_[i - 1], sum = chain_[i - 2];
      const Value first = function_.operand(pair, 1), second = function_.operand(sum, 1);
      function_.unlink(pair);
      function_.insert_before(sum, pair);
      become(pair, Opcode::Add, first, second);
      become(sum, Opcode::Add, before, pair);
    }
    return true;
  }
  bool is_link(InstId id) const {
    return function_[id].opcode == Opcode::Add && function_.operand(id, 1).is_local() &&
           function_.types().is_integer(function_[id].type);
  }
  bool is_inner_link(Value value, InstId user) const {
    return value.is_local() && is_link(value.local()) && function_.has_one_use(value.local()) &&
           function_.block_of(value.local()) == function_.block_of(user);
  }
  // Whether a longer sum takes the value.
  bool leads_on(InstId id) const {
    if (!function_.has_one_use(id)) return false;
    const InstId user = function_.user(function_.first_use(id));
    return is_link(user) && function_.block_of(user) == function_.block_of(id);
  }

  // --- recurrences

  bool shorten_carried(std::span<const BlockId> blocks) {
    const BlockId header = blocks.front();
    if (!mark_phis(header)) return false;
    for (const BlockId block : blocks)
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (block != header || function_[id].opcode != Opcode::Phi)
          depends_[id.index()] = of_operands(id);
    for (size_t i = blocks.size(); i-- > 0;)
      for (InstId id = function_[blocks[i]].last; id.valid(); id = function_.previous(id))
        if (blocks[i] != header || function_[id].opcode != Opcode::Phi)
          for (const Value operand : function_.operands(id))
            if (operand.is_local()) reaches_[operand.local().index()] |= reaches_[id.index()];
    if (!waits_for_chain(blocks)) return false;
    bool has_changed = false;
    for (const BlockId block : blocks)
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (is_carried(id) && (take_last(id, 0) || take_last(id, 1))) has_changed = true;
    return has_changed;
  }
  // Gives each phi a bit, which its next value reaches.
  bool mark_phis(BlockId header) {
    const LoopForest& loops = analyses_.loops();
    uint32_t count = 0;
    for (InstId phi = function_[header].first;
         function_[phi].opcode == Opcode::Phi && count < kMaxPhis;
         phi = function_.next(phi), ++count) {
      const uint64_t bit = uint64_t{1} << count;
      depends_[phi.index()] = bit;
      const std::span<const Value> operands = function_.operands(phi);
      for (size_t i = 0; i < operands.size(); i += 2)
        if (operands[i].is_local() &&
            loops.loop_of(operands[i + 1].block()) == loops.loop_of(header))
          reaches_[operands[i].local().index()] |= bit;
    }
    return count != 0;
  }
  uint64_t of_operands(InstId id) const {
    uint64_t mask = 0;
    for (const Value operand : function_.operands(id))
      if (operand.is_local()) mask |= depends_[operand.local().index()];
    return mask;
  }
  // Whether the longest chain of carried values takes longer than what an iteration runs, without
  // what is free, takes side by side.
  bool waits_for_chain(std::span<const BlockId> blocks) {
    const BlockId header = blocks.front();
    const std::span<const float> frequencies = analyses_.frequencies();
    uint32_t longest = 0;
    float count = 0;  // of a call of the function
    for (const BlockId block : blocks)
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        const uint32_t own = latency(function_, id);
        if (own != 0) count += frequencies[block.index()];
        if (!is_carried(id) || (block == header && function_[id].opcode == Opcode::Phi)) continue;
        uint32_t depth = 0;
        for (const Value operand : function_.operands(id))
          if (operand.is_local()) depth = std::max(depth, depths_[operand.local().index()]);
        depths_[id.index()] = depth + own;
        longest = std::max(longest, depths_[id.index()]);
      }
    const float iterations = frequencies[header.index()];
    return static_cast<float>(longest * kInstructionsPerCycle) * iterations > count;
  }
  bool is_carried(InstId id) const { return (depends_[id.index()] & reaches_[id.index()]) != 0; }
  bool is_carried(Value value) const { return value.is_local() && is_carried(value.local()); }

  // (carried op a) op b, where the inner operation is the operand at `index`.
  bool take_last(InstId id, uint32_t index) {
    const std::optional<InstId> inner = inner_operation(id, index);
    const Value other = function_.operand(id, 1 - index);
    if (!inner || !is_carried(*inner) || is_carried(other) || !function_.has_one_use(*inner))
      return false;
    Value carried = function_.operand(*inner, 0), term = function_.operand(*inner, 1);
    const Opcode inner_opcode = function_[*inner].opcode, opcode = function_[id].opcode;
    if (inner_opcode != Opcode::Sub && !is_carried(carried)) std::swap(carried, term);
    if (!is_carried(carried) || is_carried(term) || !term.is_local()) return false;
    // carried + (term - other), carried + (other - term), carried - (term + other).
    const Opcode sum = is_sum(opcode) ? Opcode::Add : opcode;
    const bool negates_term = inner_opcode == Opcode::Sub, negates_other = opcode == Opcode::Sub;
    const bool is_difference = negates_term != negates_other;
    Value left = term, right = other;
    if (is_difference && negates_term) std::swap(left, right);
    function_.unlink(*inner);
    function_.insert_before(id, *inner);
    become(*inner, is_difference ? Opcode::Sub : sum, left, right);
    become(id, negates_term && negates_other ? Opcode::Sub : sum, carried, *inner);
    depends_[inner->index()] = 0;
    return true;
  }
  void become(InstId id, Opcode opcode, Value left, Value right) {
    function_[id].opcode = opcode;
    function_[id].flags = 0;
    function_.set_operand(id, 0, left);
    function_.set_operand(id, 1, right);
  }

  Function& function_;
  Analyses& analyses_;
  Arena& scratch_;
  ArenaVector<uint64_t> depends_{scratch_};  // by value: on which phis
  ArenaVector<uint64_t> reaches_{scratch_};  // by value: the next values of which phis
  ArenaVector<uint32_t> depths_{scratch_};   // by value: cycles of the chain that ends with it
  ArenaVector<InstId> chain_{scratch_};      // the additions of a sum, from the last one
};

}  // namespace

bool reassociate(Function& function, Analyses& analyses, Arena& scratch) {
  return RecurrenceShortening(function, analyses, scratch).run();
}

}  // namespace lilt::opt
