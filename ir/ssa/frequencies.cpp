// How often each block runs per call of its function.
//
// Idea. Each block gives its frequency to the edges out of it, in reverse post-order: by the
// weights of its branch where a profile tells them, otherwise by heuristics (Wu & Larus, "Static
// branch frequency and program profile analysis", MICRO 1994, and LLVM). The header of a loop runs
// as often as the loop is entered, times its iterations: 8, or, if the function has an entry count
// and a branch with weights leaves the loop, what the weights say. (Without an entry count weights
// are hints of the source, as __builtin_expect, or numbers of cases.) Of one entry of such a loop
// the share p comes back to the header, so it iterates 1 + p + p^2 + ... = 1 / (1 - p) times.
//
// To find p, one entry is followed through the loop's own blocks and, as if each were one block,
// through the loops directly in it, whose exits are known from before: inner loops come first. Only
// functions with such a loop pay for that: O(edges * depth).
//
// Invariant: edges against reverse post-order carry nothing, so each block is complete when it is
// visited.
#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "ir/ssa/branch_probability.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/cfg.h"
#include "ir/ssa/profile.h"

namespace lilt::ssa {

namespace {

constexpr float kLoopIterations = 8;
constexpr float kMaxIterations = kCertain;  // the resolution of a probability
constexpr float kColdWeight = 1.0f / 1024;
constexpr float kLikely = 20.0f / 32;  // as in LLVM
constexpr float kLeast = 1e-6f;
constexpr float kMaxFrequency = 1e9f;

class FrequencyEstimate {
 public:
  FrequencyEstimate(const Function& function, const ControlFlowGraph& cfg, const LoopForest& loops,
                    std::vector<float>& frequency)
      : function_(function), cfg_(cfg), loops_(loops), frequency_(frequency) {}

  void run() {
    frequency_.assign(function_.block_count(), 0.0f);
    if (cfg_.reverse_post_order().empty()) return;
    find_cold_calls();
    find_iterations();
    frequency_[function_.entry().index()] = 1;
    for (BlockId block : cfg_.reverse_post_order()) {
      float& own = frequency_[block.index()];
      const uint32_t loop = loops_.loop_of(block);
      if (loop != kNoLoop && loops_[loop].header == block)
        own *= iterations_.empty() ? kLoopIterations : iterations_[loop];
      own = std::clamp(own, kLeast, kMaxFrequency);
      spread(block, own);
    }
  }

 private:
  // An edge out of a loop, and how often it is taken for one entry of the loop.
  struct Exit {
    BlockId from, to;
    float share;
  };

  // --- iterations

  void find_iterations() {
    const auto count = static_cast<uint32_t>(loops_.loops().size());
    if (count == 0 || !has_entry_count()) return;
    for (uint32_t loop = 0; loop < count; ++loop) {
      if (std::ranges::none_of(loops_.blocks(loop),
                               [&](BlockId b) { return leaves_by_profile(b); }))
        continue;
      iterations_.resize(count, kLoopIterations);
      iterations_[loop] = 0;  // not known yet
    }
    if (iterations_.empty()) return;
    exits_.resize(count);
    inner_headers_.resize(count);
    for (uint32_t loop = count; loop-- > 0;) {
      iterate(loop);
      if (loops_[loop].parent != kNoLoop)
        inner_headers_[loops_[loop].parent].push_back(loops_[loop].header);
    }
    std::ranges::fill(frequency_, 0.0f);
  }
  bool has_entry_count() const {
    return entry_count(function_.module().header(), function_.symbol()) != kNoCount;
  }
  bool leaves_by_profile(BlockId block) const {
    if (!may_have_weights(block)) return false;
    bool leaves = false;
    for_each_weight(block, [&](BlockId to, uint32_t) { leaves |= leaves_loop(block, to); });
    return leaves;
  }

  void iterate(uint32_t loop) {
    std::vector<BlockId>& nodes = inner_headers_[loop];
    nodes.insert(nodes.end(), loops_.blocks(loop).begin(), loops_.blocks(loop).end());
    std::ranges::sort(nodes, {}, [&](BlockId block) { return cfg_.order_of(block); });
    for (BlockId block : nodes) frequency_[block.index()] = 0;
    frequency_[loops_[loop].header.index()] = 1;
    followed_ = loop;
    returning_ = 0;
    for (BlockId block : nodes) {
      const uint32_t inner = loops_.loop_of(block);
      const float own = frequency_[block.index()];
      if (inner == loop) {
        spread(block, own);
        continue;
      }
      for (const Exit& exit : exits_[inner]) add(exit.from, exit.to, own * exit.share);
      exits_[inner] = {};
    }
    followed_ = kNoLoop;
    float& iterations = iterations_[loop];
    if (iterations == 0) iterations = 1 / std::clamp(1 - returning_, 1 / kMaxIterations, 1.0f);
    for (Exit& exit : exits_[loop]) exit.share *= iterations;
  }

  // --- edges

  // Whether the edge leaves the innermost loop around `from`.
  bool leaves_loop(BlockId from, BlockId to) const {
    const uint32_t loop = loops_.loop_of(from), other = loops_.loop_of(to);
    return loop != other && loop != kNoLoop && !loops_.is_within(other, loop);
  }
  // A double, since shares of seventh parts are to add up to whole numbers.
  double weight(BlockId from, BlockId to) const {
    const double result = leaves_loop(from, to) ? 1.0 / (kLoopIterations - 1) : 1;
    return is_cold(to) ? result * kColdWeight : result;
  }
  // Distributes the block's frequency over its forward edges.
  void spread(BlockId block, float own) {
    const InstId id = function_.terminator(block);
    if (function_[id].flags != 0 && spread_by_profile(block, own)) return;
    double total = 0;
    function_.for_each_successor(block, [&](BlockId to) { total += weight(block, to); });
    if (function_[id].opcode == Opcode::CondBr && total == 2) {
      const float first = first_target_weight(function_.operand(id, 0));
      add(block, function_.operand(id, 1).block(), own * first);
      return add(block, function_.operand(id, 2).block(), own * (1 - first));
    }
    function_.for_each_successor(block, [&](BlockId to) {
      add(block, to, static_cast<float>(own * weight(block, to) / total));
    });
  }
  void add(BlockId from, BlockId to, float frequency) {
    if (followed_ != kNoLoop) [[unlikely]]
      return add_followed(from, to, frequency);
    if (cfg_.order_of(to) > cfg_.order_of(from)) frequency_[to.index()] += frequency;
  }
  // The same within the loop through which an entry is followed.
  [[gnu::noinline]] void add_followed(BlockId from, BlockId to, float frequency) {
    if (to == loops_[followed_].header)
      returning_ += frequency;
    else if (!loops_.is_within(loops_.loop_of(to), followed_))
      exits_[followed_].push_back({from, to, frequency});
    else if (cfg_.order_of(to) > cfg_.order_of(from))
      frequency_[to.index()] += frequency;
  }

  // False where no profile tells, or where it would have to tell how often a loop iterates.
  [[gnu::noinline]] bool spread_by_profile(BlockId block, float own) {
    uint64_t total = 0;
    bool leaves = false;
    for_each_weight(block, [&](BlockId to, uint32_t weight) {
      total += weight;
      leaves |= iterations_.empty() && leaves_loop(block, to);
    });
    if (total == 0 || leaves) return false;
    for_each_weight(block, [&](BlockId to, uint32_t weight) {
      add(block, to, own * static_cast<float>(weight) / static_cast<float>(total));
    });
    return true;
  }
  bool may_have_weights(BlockId block) const {
    return function_[function_.terminator(block)].flags != 0;
  }
  // Calls a function with each target and how often the branch took it, if a profile tells.
  template <class Visit>
  void for_each_weight(BlockId block, Visit visit) const {
    const InstId id = function_.terminator(block);
    const Instruction& branch = function_[id];
    const auto operands = function_.operands(id);
    if (branch.opcode == Opcode::CondBr) {
      visit(operands[1].block(), branch.flags);
      visit(operands[2].block(), exchanged_probability(branch.flags));
    }
    const bool is_switch = branch.opcode == Opcode::Switch;
    if (!is_switch && branch.opcode != Opcode::IndirectBr) return;
    const auto weights = function_.annotations().switch_weights(branch.flags);
    for (size_t i = 0; i < weights.size(); ++i)
      visit(operands[is_switch ? 1 + 2 * i : 1 + i].block(), weights[i]);
  }

  // --- heuristics

  void find_cold_calls() {
    constexpr FunctionAttributes kCold = function_attribute::Cold;
    if (!function_.module().header().has_cold_functions &&
        !function_.annotations().has_call_with(kCold))
      return;
    calls_cold_.assign(function_.block_count(), false);
    for (BlockId block : cfg_.reverse_post_order())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (function_[id].opcode == Opcode::Call &&
            (function_attributes(function_, id) & kCold) != 0)
          calls_cold_[block.index()] = true;
  }
  bool is_cold(BlockId block) const {
    return function_[function_.terminator(block)].opcode == Opcode::Unreachable ||
           (!calls_cold_.empty() && calls_cold_[block.index()]);
  }
  // How likely a condition is by what it compares: numbers are seldom zero or negative, pointers
  // and floating-point numbers seldom equal.
  float first_target_weight(Value condition) const {
    if (!condition.is_local()) return 0.5f;
    const Instruction& compare = function_[condition.local()];
    const bool is_floating = compare.opcode == Opcode::FCmp;
    if (!is_floating && compare.opcode != Opcode::ICmp) return 0.5f;
    const std::optional<bool> is_likely =
        is_floating ? is_likely_floating(compare) : is_likely_integer(condition.local(), compare);
    return !is_likely ? 0.5f : *is_likely ? kLikely : 1 - kLikely;
  }
  static std::optional<bool> is_likely_floating(const Instruction& compare) {
    switch (static_cast<FloatPredicate>(compare.subcode)) {
      case FloatPredicate::OEQ:
      case FloatPredicate::UEQ:
      case FloatPredicate::UNO:
        return false;
      case FloatPredicate::ONE:
      case FloatPredicate::UNE:
      case FloatPredicate::ORD:
        return true;
      default:
        return std::nullopt;
    }
  }
  std::optional<bool> is_likely_integer(InstId id, const Instruction& compare) const {
    const auto predicate = static_cast<IntPredicate>(compare.subcode);
    const bool is_equality = predicate == IntPredicate::EQ || predicate == IntPredicate::NE;
    const Value left = function_.operand(id, 0), right = function_.operand(id, 1);
    if (function_.types().is_pointer(function_.type_of(left)))
      return is_equality ? std::optional(predicate == IntPredicate::NE) : std::nullopt;
    if (!right.is_constant() || is_bit_test(left)) return std::nullopt;
    const Constant& bound = function_.constants()[right.constant()];
    if (bound.kind != ConstantKind::Integer) return std::nullopt;
    const int64_t number = function_.constants().sign_extended(
        right.constant(), function_.types().integer_bits(bound.type));
    if (is_equality)
      return number == 0 || number == -1 ? std::optional(predicate == IntPredicate::NE)
                                         : std::nullopt;
    if (predicate == IntPredicate::SLT && (number == 0 || number == 1)) return false;
    if (predicate == IntPredicate::SGT && (number == 0 || number == -1)) return true;
    return std::nullopt;
  }
  // Whether the value is one bit of another, which may be either.
  bool is_bit_test(Value value) const {
    if (!value.is_local() || function_[value.local()].opcode != Opcode::And) return false;
    const Value mask = function_.operand(value.local(), 1);
    return mask.is_constant() &&
           function_.constants()[mask.constant()].kind == ConstantKind::Integer &&
           std::has_single_bit(function_.constants()[mask.constant()].bits);
  }

  const Function& function_;
  const ControlFlowGraph& cfg_;
  const LoopForest& loops_;
  std::vector<float>& frequency_;
  std::vector<bool> calls_cold_;  // by block; empty: none
  // By loop. Empty: no branch with weights leaves any.
  std::vector<float> iterations_;
  std::vector<std::vector<Exit>> exits_;
  std::vector<std::vector<BlockId>> inner_headers_;  // of loops directly in it; then all nodes
  uint32_t followed_ = kNoLoop;  // the loop through which one entry is followed; or none
  float returning_ = 0;          // the share of that entry that has come back to the header
};

}  // namespace

void estimate_frequencies(const Function& function, const ControlFlowGraph& cfg,
                          const LoopForest& loops, std::vector<float>& frequencies) {
  FrequencyEstimate(function, cfg, loops, frequencies).run();
}

}  // namespace lilt::ssa
