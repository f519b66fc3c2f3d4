#include "ir/opt/branch_model.h"

#include <algorithm>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/module.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxDiamondSelects = 2;
constexpr int kMaxInArms = 3;         // instructions of both
constexpr int kMaxUnpredictable = 6;  // … and selects, if the branch is unpredictable
constexpr int kCostOfMask = 3;        // pand, pandn, por
constexpr uint32_t kFreeCost = 2;     // of a second condition that stays with the first
constexpr uint32_t kLoadCost = 4;     // in instructions

constexpr size_t kMaxVisited = 48;      // definitions that a condition, or a phi, is computed from
constexpr int kMaxKeeping = 12;         // selects and phis from a value to the same
constexpr int kMaxJoinedConstants = 4;  // conditions in a row

// Bytes: a core's part of the last level of caches. A full heap of integers of 2 to 4 MiB takes as
// long with a branch as with a conditional move; most variables are declared for the largest input.
constexpr uint64_t kCacheSize = uint64_t{4} << 20;

// Bytes: the processor learns all choices of a smaller heap if they repeat, as those of a sort of
// sorted numbers; a conditional move then takes twice the time of a branch.
constexpr uint64_t kLearnedSize = uint64_t{32} << 10;

// Whether nothing but a branch leads to the block, which only goes on to another one.
bool is_side(const Function& function, const ControlFlowGraph& cfg, BlockId block) {
  return cfg.predecessors(block).size() == 1 && !function[block].address_taken &&
         function[function.terminator(block)].opcode == Opcode::Br;
}
BlockId target_of(const Function& function, BlockId side) {
  return function.operand(function.terminator(side), 0).block();
}

bool is_one_lea(const Function& function, InstId product) {
  uint64_t factor = 0;
  return integer_constant(function, function.operand(product, 1), factor) &&
         (factor == 3 || factor == 5 || factor == 9);
}

// The comparison by which the two values are a minimum or maximum as minss and its like have it.
bool is_extremum(const Function& function, InstId compare, Value if_true, Value if_false) {
  const auto predicate = static_cast<FloatPredicate>(function[compare].subcode);
  const bool is_strict = predicate == FloatPredicate::OLT || predicate == FloatPredicate::OGT ||
                         predicate == FloatPredicate::ULE || predicate == FloatPredicate::UGE;
  const Value a = function.operand(compare, 0), b = function.operand(compare, 1);
  return is_strict && ((a == if_true && b == if_false) || (a == if_false && b == if_true));
}

class Outcomes {
 public:
  Outcomes(const Function& function, const LoopForest& loops, std::span<const InstId> selects,
           Arena& scratch)
      : function_(function), loops_(loops), selects_(selects), scratch_(scratch) {}

  Outcome find() {
    if (is_with_constants(condition_, 0)) return Outcome::Likely;
    if (!has_one_flag()) return Outcome::Unknown;
    for (const uint32_t arm : {1, 2})
      if (std::ranges::all_of(selects_, [&](InstId id) { return is_kept(id, arm); }))
        return Outcome::Likely;
    return is_search_step() ? Outcome::SearchStep : Outcome::Unknown;
  }

 private:
  // Comparisons with constants are for the unusual, and predictable: the end of a range, an error.
  bool is_with_constants(Value condition, int depth) const {
    if (!condition.is_local()) return condition.is_constant();
    const InstId id = condition.local();
    const Opcode opcode = function_[id].opcode;
    if (opcode == Opcode::ICmp) return function_.operand(id, 1).is_constant();
    return (opcode == Opcode::And || opcode == Opcode::Or || opcode == Opcode::Select) &&
           depth < kMaxJoinedConstants &&
           std::ranges::all_of(function_.operands(id), [&](Value operand) {
             return is_with_constants(operand, depth + 1);
           });
  }
  // A comparison that one conditional jump tests.
  bool has_one_flag() const {
    const Instruction& compare = function_[condition_.local()];
    if (compare.opcode == Opcode::ICmp) return true;
    const auto predicate = static_cast<FloatPredicate>(compare.subcode);
    return compare.opcode == Opcode::FCmp && predicate != FloatPredicate::OEQ &&
           predicate != FloatPredicate::UNE;
  }
  // Whether the select keeps a value from iteration to iteration on this outcome, as the greatest
  // one so far, which seldom changes (in a binary search, either bound does): through the phi of
  // the loop, and through the choices of other copies of an unrolled iteration.
  bool is_kept(InstId select, uint32_t arm) const {
    Value value = function_.operand(select, arm);
    for (int step = 0; step < kMaxKeeping && value.is_local(); ++step) {
      const InstId id = value.local();
      if (id == select) return true;
      if (is_select(value)) {
        value = function_.operand(id, arm);
      } else if (function_[id].opcode == Opcode::Phi) {
        const auto operands = function_.operands(id);
        const auto next = std::ranges::find_if(operands, [&](Value v) { return is_select(v); });
        value = next == operands.end() ? Value() : *next;
      } else {
        return false;
      }
    }
    return false;
  }
  bool is_select(Value value) const {
    return value.is_local() && function_[value.local()].opcode == Opcode::Select;
  }

  bool is_search_step() {
    // The loads that the condition waits for directly; then what their addresses are computed from,
    // also through other loads.
    visited_.clear();
    collect(condition_);
    if (loads_.empty()) return false;
    const size_t direct = loads_.size();
    visited_.clear();
    phis_.clear();
    for (size_t i = 0; i < loads_.size(); ++i) collect(function_.operand(loads_[i], 0));
    if (std::ranges::none_of(phis_, [&](InstId phi) { return leaps(phi); })) return false;
    loads_.resize(direct);
    const auto compared = function_.operands(condition_.local());
    return !std::ranges::all_of(compared, [&](Value value) { return varies(value); }) ||
           !std::ranges::all_of(loads_, [&](InstId load) { return is_in_caches(load); });
  }
  bool varies(Value value) const {
    if (!value.is_local()) return false;
    const BlockId block = function_.block_of(value.local());
    return block.valid() && loops_.loop_of(block) == loop_;
  }
  // Puts the value's definition on the list if it is in the loop and new.
  void visit(Value value) {
    if (varies(value) && visited_.size() < kMaxVisited &&
        std::ranges::find(visited_, value.local()) == visited_.end())
      visited_.push_back(value.local());
  }
  // Adds the next loads that the value is computed from, and the phis of the header.
  void collect(Value value) {
    size_t i = visited_.size();
    for (visit(value); i < visited_.size(); ++i) {
      const InstId id = visited_[i];
      if (function_[id].opcode == Opcode::Load)
        loads_.push_back(id);
      else if (function_.block_of(id) == header_ && function_[id].opcode == Opcode::Phi)
        phis_.push_back(id);
      else
        for (const Value operand : function_.operands(id)) visit(operand);
    }
  }
  // Whether the next value of the phi is computed, without a load, from what a select chooses, and
  // leaps.
  bool leaps(InstId phi) {
    visited_.clear();
    const auto operands = function_.operands(phi);
    for (size_t i = 0; i < operands.size(); i += 2)
      if (loops_.loop_of(operands[i + 1].block()) == loop_) visit(operands[i]);
    bool has_leap = false, is_chosen = false;
    for (size_t i = 0; i < visited_.size(); ++i) {
      const InstId id = visited_[i];
      is_chosen |= std::ranges::find(selects_, id) != selects_.end();
      has_leap |= is_leap(id);
      for (const Value value : values_of(id)) visit(value);
    }
    return has_leap && is_chosen;
  }
  // What the result is computed from, but for conditions, memory and the last iteration.
  std::span<const Value> values_of(InstId id) const {
    const Opcode opcode = function_[id].opcode;
    const bool is_source = opcode == Opcode::Load || opcode == Opcode::Call ||
                           (opcode == Opcode::Phi && function_.block_of(id) == header_);
    if (is_source || function_[id].type == kI1) return {};
    const auto operands = function_.operands(id);
    return opcode == Opcode::Select ? operands.subspan(1) : operands;
  }
  // Whether the result may be far from the operands: not a sum of one of them and a constant, a
  // number that the loop does not change, or a flag.
  bool is_leap(InstId id) const {
    switch (function_[id].opcode) {
      case Opcode::Add:
      case Opcode::Sub:
      case Opcode::GetElementPtr:
        return std::ranges::count_if(function_.operands(id), [&](Value operand) {
                 return varies(operand) && !is_flag(operand.local());
               }) > 1;
      case Opcode::And:
      case Opcode::Or:
        return false;
      default:
        return is_binary(function_[id].opcode);
    }
  }
  bool is_flag(InstId id) const {
    const Opcode opcode = function_[id].opcode;
    return (opcode == Opcode::ZExt || opcode == Opcode::SExt) &&
           function_.type_of(function_.operand(id, 0)) == kI1;
  }
  // Whether the load is from an alloca or a variable that is not larger than the caches, nor so
  // small that its choices may be learned.
  bool is_in_caches(InstId load) const {
    const TypeTable& types = function_.types();
    const Value base = source_location(function_, function_.operand(load, 0), kUnknownSize).base;
    uint64_t size = 0, count = 1;
    if (base.is_local() && function_[base.local()].opcode == Opcode::Alloca) {
      const auto operands = function_.operands(base.local());
      if (operands.size() > 1 && !integer_constant(function_, operands[1], count)) return false;
      size = types.size_of(operands[0].type());
    } else if (base.is_constant()) {
      const Constant& constant = function_.constants()[base.constant()];
      if (constant.kind != ConstantKind::Symbol) return false;
      const Symbol& symbol = function_.module()[constant.symbol];
      if (symbol.kind == SymbolKind::Variable && symbol.is_definition)
        size = types.size_of(symbol.type);
    }
    return count <= kCacheSize && size <= kCacheSize && size * count >= kLearnedSize &&
           size * count <= kCacheSize;
  }

  const Function& function_;
  const LoopForest& loops_;
  const std::span<const InstId> selects_;
  Arena& scratch_;
  const Value condition_ = function_.operand(selects_[0], 0);
  const uint32_t loop_ = loops_.loop_of(function_.block_of(selects_[0]));
  const BlockId header_ = loops_.loops()[loop_].header;
  ArenaVector<InstId> visited_{scratch_}, loads_{scratch_}, phis_{scratch_};
};

}  // namespace

BlockId join_of_sides(const Function& function, const ControlFlowGraph& cfg, BlockId a, BlockId b) {
  const auto after = [&](BlockId block) {
    return is_side(function, cfg, block) ? target_of(function, block) : BlockId::none();
  };
  const BlockId after_a = after(a), after_b = after(b);
  if (after_a == after_b) return after_a;
  return after_a == b ? b : after_b == a ? a : BlockId::none();
}

bool is_cheap(const Function& function, InstId id) {
  const Opcode opcode = function[id].opcode;
  if (!function.types().is_integer(function[id].type) &&
      !function.types().is_pointer(function[id].type))
    return false;
  if (opcode == Opcode::GetElementPtr) return function[id].operand_count <= 4;
  if (opcode == Opcode::ICmp || opcode == Opcode::Trunc || opcode == Opcode::ZExt ||
      opcode == Opcode::SExt || opcode == Opcode::Select)
    return true;
  if (opcode == Opcode::Mul) return is_one_lea(function, id);
  return is_binary(opcode) && !has(opcode, property::MayTrap);
}

int cheap_size(const Function& function, BlockId block, int most) {
  const InstId last = function.terminator(block);
  int size = 0;
  for (InstId id = function[block].first; id != last && size <= most; id = function.next(id)) {
    if (!is_cheap(function, id)) return most + 1;
    size += function[id].opcode == Opcode::Trunc ? 0 : 1;
  }
  return size;
}

bool is_predictable(const Function& function, InstId branch) {
  const uint16_t first = function[branch].flags;
  return first != 0 && std::min(first, exchanged_probability(first)) < kCertain / 64;
}

bool is_unpredictable(const Function& function, InstId branch) {
  const uint16_t first = function[branch].flags;
  return first != 0 && std::min(first, exchanged_probability(first)) >= kCertain * 3 / 8;
}

int cost_of_select(const Function& function, Value condition, Value if_true, Value if_false) {
  const TypeId type = function.type_of(if_true);
  if (function.types().is_integer(type) || function.types().is_pointer(type)) return 1;
  if ((type != kFloat && type != kDouble) || !condition.is_local() ||
      function[condition.local()].opcode != Opcode::FCmp)
    return kCostOfBranch;
  const InstId compare = condition.local();
  if (is_extremum(function, compare, if_true, if_false)) return 1;
  const bool is_own_mask = function.type_of(function.operand(compare, 0)) == type;
  return is_own_mask && function.has_one_use(compare) ? kCostOfMask : kCostOfBranch;
}

bool is_better_select(int instructions, int cost_of_selects, bool is_unpredictable) {
  if (is_unpredictable) return instructions + cost_of_selects <= kMaxUnpredictable;
  return instructions <= kMaxInArms &&
         cost_of_selects <= (instructions > kMaxDiamondSelects ? 1 : kMaxDiamondSelects);
}

bool is_better_split(const Function& function, InstId first, InstId second,
                     std::span<const InstId> spared) {
  // Whether what the second depends on are operands of the first, as in `x == a || x == 0`.
  const auto of_first = function.operands(first);
  const bool tests_the_same = std::ranges::all_of(function.operands(second), [&](Value value) {
    return value.is_constant() || std::ranges::find(of_first, value) != of_first.end();
  });
  uint32_t cost = 0;
  for (const InstId id : spared) cost += function[id].opcode == Opcode::Load ? kLoadCost : 1;
  return !tests_the_same || cost > kFreeCost;
}

Outcome outcome_of(const Function& function, const LoopForest& loops,
                   std::span<const InstId> selects, Arena& scratch) {
  return Outcomes(function, loops, selects, scratch).find();
}

}  // namespace lilt::opt
