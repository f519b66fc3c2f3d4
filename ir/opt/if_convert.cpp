// Idea. A branch whose sides do hardly anything costs more than a select where its outcome is not
// predicted (branch_model.h). Inner diamonds come first. What makes a side larger than it need be
// goes: what both sides do is shared, and a store next to one above it becomes a choice of values.
//
// Invariants. Only cheap instructions that cannot trap run where they did not run before. Blocks
// whose edges change stay in the graph; the caller computes it anew.
#include "ir/opt/if_convert.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ir/opt/branch_model.h"
#include "ir/opt/common_ends.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxInArm = 2;            // instructions
constexpr int kMaxDiamondCompared = 8;  // of a side, with those of the other

class SelectForming {
 public:
  SelectForming(Function& function, const ControlFlowGraph& cfg, EdgeSlots& slots, bool is_late,
                Arena& scratch)
      : function_(function), cfg_(cfg), slots_(slots), is_late_(is_late), scratch_(scratch) {}

  bool run() {
    const std::vector<BlockId>& order = cfg_.reverse_post_order();
    for (size_t i = order.size(); i-- > 0;)
      if (function_[function_.terminator(order[i])].opcode == Opcode::CondBr) form_select(order[i]);
    return has_changed_;
  }

 private:
  // A branch to a block that nothing else leads to and that branches on, to a block of its own or
  // to the other target of the first one, which both share.
  struct BranchPair {
    InstId first, second;
    BlockId next, own, shared;
    uint32_t to_next, to_own;  // numbers of targets
  };
  std::optional<BranchPair> pair_at(InstId first) const {
    const BlockId target = function_.operand(first, 1).block();
    const uint32_t to_next = cfg_.predecessors(target).size() == 1 ? 0 : 1;
    const BlockId next = function_.operand(first, 1 + to_next).block();
    const BlockId shared = function_.operand(first, 2 - to_next).block();
    const InstId second = function_.terminator(next);
    if (function_[second].opcode != Opcode::CondBr || cfg_.predecessors(next).size() != 1 ||
        next == shared)
      return std::nullopt;
    const uint32_t to_own = function_.operand(second, 1).block() == shared ? 1 : 0;
    const BlockId own = function_.operand(second, 1 + to_own).block();
    if (function_.operand(second, 2 - to_own).block() != shared || own == shared)
      return std::nullopt;
    return BranchPair{first, second, next, own, shared, to_next, to_own};
  }
  // Two branches that compare a value with constants, the second in a block with nothing else, are
  // one if a range satisfies both: `c >= 'a' && c <= 'z'`. The other block is then only passed
  // through.
  bool join_tests(BlockId block, const BranchPair& pair) {
    const Value condition = function_.operand(pair.second, 0);
    if (!condition.is_local() || function_[pair.next].first != condition.local() ||
        function_.next(condition.local()) != pair.second ||
        !have_equal_values(pair.shared, slots_.of(block, 1 - pair.to_next),
                           slots_.of(pair.next, 1 - pair.to_own)))
      return false;
    const auto tested = joined_range(function_.operand(pair.first, 0), pair.to_next == 0, condition,
                                     pair.to_own == 0);
    if (tested) convert_tests(pair, *tested);
    return tested.has_value();
  }
  // The values that comparisons with constants test.
  struct TestedRange {
    Value value;
    ValueRange range;
  };
  // Those for which both are as they are to be, if that is a range of one value.
  std::optional<TestedRange> joined_range(Value a, bool is_a, Value b, bool is_b) const {
    const std::optional<TestedRange> first = tested_range(a, is_a);
    const std::optional<TestedRange> second = first ? tested_range(b, is_b) : std::nullopt;
    if (!second || first->value != second->value) return std::nullopt;
    const auto both = intersection(first->range, second->range, width_of(first->value));
    return both ? std::optional(TestedRange{first->value, *both}) : std::nullopt;
  }
  // Of a comparison with one use.
  std::optional<TestedRange> tested_range(Value condition, bool holds) const {
    uint64_t c = 0;
    if (!condition.is_local() || function_[condition.local()].opcode != Opcode::ICmp ||
        !function_.has_one_use(condition.local()) ||
        !integer_constant(function_, function_.operand(condition.local(), 1), c))
      return std::nullopt;
    const Value value = function_.operand(condition.local(), 0);
    const auto predicate = IntPredicate(function_[condition.local()].subcode);
    const auto range = range_where(holds ? predicate : inverted(predicate), c, width_of(value));
    return range ? std::optional(TestedRange{value, *range}) : std::nullopt;
  }
  uint32_t width_of(Value value) const {
    return function_.types().integer_bits(function_.type_of(value));
  }
  bool have_equal_values(BlockId block, uint32_t slot, uint32_t other) const {
    bool are_equal = true;
    function_.for_each_phi(block, [&](InstId phi) {
      are_equal &= function_.operand(phi, slot * 2) == function_.operand(phi, other * 2);
    });
    return are_equal;
  }
  void convert_tests(const BranchPair& pair, const TestedRange& tested) {
    const Value first_test = function_.operand(pair.first, 0);
    const Value second_test = function_.operand(pair.second, 0);
    function_.set_operand(pair.first, 0, build_test(pair.first, tested, pair.to_next == 0));
    function_[pair.first].flags = joined_probability(pair);
    function_.for_each_phi(pair.shared, [&](InstId phi) {
      function_.set_operand(phi, slots_.of(pair.next, 1 - pair.to_own) * 2 + 1, Value::none());
    });
    jump(pair.next, pair.own, slots_.of(pair.next, pair.to_own));
    for (const Value test : {first_test, second_test}) function_.erase(test.local());
  }
  // Of both branches going to `own`, the one by the other; unknown if one of them is.
  uint16_t joined_probability(const BranchPair& pair) const {
    const auto toward = [&](InstId branch, uint32_t target) {
      const uint16_t first = function_[branch].flags;
      return uint64_t{target == 0 ? first : exchanged_probability(first)};
    };
    if (function_[pair.first].flags == 0 || function_[pair.second].flags == 0) return 0;
    const uint64_t both = toward(pair.first, pair.to_next) * toward(pair.second, pair.to_own);
    const uint64_t rest = uint64_t{kCertain} * kCertain - both;
    return pair.to_next == 0 ? branch_probability(both, rest) : branch_probability(rest, both);
  }
  // Whether the value is in the range, or is not.
  Value build_test(InstId before, const TestedRange& tested, bool is_in_range) {
    const TypeId type = function_.type_of(tested.value);
    const uint32_t width = width_of(tested.value);
    const RangeTest test = test_of(tested.range, width);
    const auto constant = [&](uint64_t bits) {
      return Value(function_.constants().integer(type, width, bits & low_mask(width)));
    };
    const Value distance = test.minus == 0 ? tested.value
                                           : insert(before, Opcode::Add, type,
                                                    {tested.value, constant(0 - test.minus)});
    return insert(before, Opcode::ICmp, kI1, {distance, constant(test.bound)},
                  static_cast<uint8_t>(is_in_range ? test.predicate : inverted(test.predicate)));
  }
  Value insert(InstId before, Opcode opcode, TypeId type, std::initializer_list<Value> operands,
               uint8_t subcode = 0) {
    const InstId id =
        function_.create(opcode, type, operands, 0, subcode, function_.offset_of(before));
    function_.insert_before(before, id);
    return id;
  }
  // Of a block with a conditional branch.
  void form_select(BlockId block) {
    const InstId branch = function_.terminator(block);
    const std::optional<BranchPair> pair = pair_at(branch);
    // Early, each of two tests tells later passes something about its value.
    if ((pair && is_late_ && join_tests(block, *pair)) || is_predictable(function_, branch)) return;
    if (pair) return form_select_of_two(block, *pair);
    const BlockId if_true = function_.operand(branch, 1).block();
    const BlockId if_false = function_.operand(branch, 2).block();
    const BlockId join = join_of_sides(function_, cfg_, if_true, if_false);
    if (!join.valid() || if_true == if_false) return;
    const DiamondSide a = side(if_true, join, slots_.of(block, 0));
    const DiamondSide b = side(if_false, join, slots_.of(block, 1));
    if (a.block.valid() && b.block.valid()) share_instructions(branch, a.block, b.block);
    // After early-cse: loads of values that are known already would become loads from an address
    // that a select chooses.
    if (is_late_) has_changed_ |= share_end(function_, branch, a, b, join, scratch_);
    if (join == block || !function_.has_phis(join)) return;
    const int a_size = size_of(a), b_size = size_of(b);
    if (std::max(a_size, b_size) <= kMaxInArm &&
        is_better_select(a_size + b_size, cost_of_selects(branch, join, a, b),
                         is_unpredictable(function_, branch)))
      convert(block, join, a, b);
  }
  // `if (a && b) x; else y;`: two branches that lead to one side, the second in a block of its own
  // with hardly more than its comparison. Each gets a select.
  void form_select_of_two(BlockId block, const BranchPair& pair) {
    if (cfg_.predecessors(pair.shared).size() != 2) return;
    const InstId last = function_.terminator(pair.shared);
    if (function_[last].opcode != Opcode::Br || function_.has_phis(pair.shared) ||
        is_predictable(function_, pair.second))
      return;
    const BlockId join = function_.operand(last, 0).block();
    if (join == block || !function_.has_phis(join) ||
        (pair.own != join && join_of_sides(function_, cfg_, pair.own, join) != join))
      return;
    const DiamondSide shared = side(pair.shared, join, 0),
                      own = side(pair.own, join, slots_.of(pair.next, pair.to_own));
    if (is_better_chain(pair, join, shared, own)) convert_chain(block, pair, join, shared, own);
  }
  bool is_better_chain(const BranchPair& pair, BlockId join, const DiamondSide& shared,
                       const DiamondSide& own) const {
    const int cost = cost_of_selects(pair.second, join, shared, own);
    const int middle = cheap_size(function_, pair.next, kMaxInArm) + cost;
    const int sides = std::max(size_of(shared), size_of(own));
    return middle <= kMaxInArm && sides <= kMaxInArm &&
           is_better_select(size_of(shared) + size_of(own), cost, false) &&
           is_better_select(middle, cost_of_selects(pair.first, join, shared, own), false);
  }
  void convert_chain(BlockId block, const BranchPair& pair, BlockId join, const DiamondSide& shared,
                     const DiamondSide& own) {
    const InstId branch = pair.first;
    const Value first = function_.operand(branch, 0), second = function_.operand(pair.second, 0);
    for (const BlockId side : {pair.next, shared.block, own.block}) move_all_before(branch, side);
    function_.for_each_phi(join, [&](InstId phi) {
      const Value x = function_.operand(phi, shared.slot * 2);
      const Value y = function_.operand(phi, own.slot * 2);
      const auto choose = [&](Value condition, uint32_t number_of_other, Value other) {
        return select(branch, phi, condition, number_of_other == 0 ? other : x,
                      number_of_other == 0 ? x : other);
      };
      if (x != y)
        function_.set_operand(phi, shared.slot * 2,
                              choose(first, pair.to_next, choose(second, pair.to_own, y)));
      function_.set_operand(phi, shared.slot * 2 + 1, block);
      function_.set_operand(phi, own.slot * 2 + 1, Value::none());
    });
    jump(block, join, shared.slot);
  }
  DiamondSide side(BlockId target, BlockId join, uint32_t slot) const {
    return target == join ? DiamondSide{BlockId::none(), slot}
                          : DiamondSide{target, slots_.of(target, 0)};
  }

  // Moves cheap instructions that both sides of a diamond have before the branch, if nothing in
  // their side computes an operand.
  void share_instructions(InstId branch, BlockId a, BlockId b) {
    const InstId end = function_.terminator(a);
    InstId next = function_[a].first;
    for (int step = 0; step < kMaxDiamondCompared && next != end; ++step) {
      const InstId id = next;
      next = function_.next(id);
      if (!is_cheap(function_, id) || depends_on(id, a)) continue;
      const InstId other = find_equal(id, b);
      if (!other.valid()) continue;
      function_.replace_all_uses(other, id);
      function_.erase(other);
      move_before(function_, branch, id);
      has_changed_ = true;
    }
  }
  bool depends_on(InstId id, BlockId block) const {
    return std::ranges::any_of(function_.operands(id), [&](Value operand) {
      return operand.is_local() && function_.block_of(operand.local()) == block;
    });
  }
  InstId find_equal(InstId wanted, BlockId block) const {
    const InstId end = function_.terminator(block);
    InstId id = function_[block].first;
    for (int step = 0; step < kMaxDiamondCompared && id != end; ++step, id = function_.next(id))
      if (do_the_same(function_, id, wanted) &&
          std::ranges::equal(function_.operands(id), function_.operands(wanted)))
        return id;
    return {};
  }

  int size_of(const DiamondSide& side) const {
    return side.block.valid() ? cheap_size(function_, side.block, kMaxInArm) : 0;
  }
  int cost_of_selects(InstId branch, BlockId join, const DiamondSide& a,
                      const DiamondSide& b) const {
    int cost = 0;
    function_.for_each_phi(join, [&](InstId phi) {
      const Value left = function_.operand(phi, a.slot * 2);
      const Value right = function_.operand(phi, b.slot * 2);
      const bool is_gone = !function_.operand(phi, a.slot * 2 + 1).valid() ||
                           !function_.operand(phi, b.slot * 2 + 1).valid();
      if (left != right)
        cost += is_gone ? kCostOfBranch
                        : cost_of_select(function_, function_.operand(branch, 0), left, right);
    });
    return cost;
  }
  void convert(BlockId block, BlockId join, const DiamondSide& a, const DiamondSide& b) {
    const InstId branch = function_.terminator(block);
    for (const DiamondSide& side : {a, b}) move_all_before(branch, side.block);
    const Value condition = function_.operand(branch, 0);
    function_.for_each_phi(join, [&](InstId phi) {
      const Value if_true = function_.operand(phi, a.slot * 2);
      const Value if_false = function_.operand(phi, b.slot * 2);
      if (if_true != if_false)
        function_.set_operand(phi, a.slot * 2, select(branch, phi, condition, if_true, if_false));
      function_.set_operand(phi, a.slot * 2 + 1, block);
      function_.set_operand(phi, b.slot * 2 + 1, Value::none());
    });
    jump(block, join, a.slot);
  }
  void move_all_before(InstId branch, BlockId side) {
    while (side.valid() && function_[side].first != function_.terminator(side))
      move_before(function_, branch, function_[side].first);
  }
  // The one test that a select of a truth value and a constant is, or none(): the result of
  // `c >= 'a' && c <= 'z'`, also as an integer.
  Value joined_test(InstId before, TypeId type, Value condition, Value if_true, Value if_false) {
    uint64_t constant = 0;
    const bool is_last = integer_constant(function_, if_false, constant);
    if (!is_last && !integer_constant(function_, if_true, constant)) return {};
    Value test = is_last ? if_true : if_false;
    const bool is_extended = test.is_local() && function_[test.local()].opcode == Opcode::ZExt &&
                             function_.has_one_use(test.local());
    if (is_extended) test = function_.operand(test.local(), 0);
    if (constant > 1 || function_.type_of(test) != kI1) return {};
    const auto tested = joined_range(condition, is_last, test, constant == 0);
    if (!tested) return {};
    const Value result = build_test(before, *tested, constant == 0);
    return is_extended ? insert(before, Opcode::ZExt, type, {result}) : result;
  }
  Value select(InstId branch, InstId phi, Value condition, Value if_true, Value if_false) {
    if (const Value test = joined_test(branch, function_[phi].type, condition, if_true, if_false);
        test.valid())
      return test;
    uint64_t one = 0, zero = 0;
    if (function_[phi].type != kI1 && integer_constant(function_, if_true, one) && one == 1 &&
        integer_constant(function_, if_false, zero) && zero == 0)
      return insert(branch, Opcode::ZExt, function_[phi].type, {condition});
    const InstId select = function_.create(
        Opcode::Select, function_[phi].type, {condition, if_true, if_false},
        static_cast<uint16_t>(is_unpredictable(function_, branch) ? kUnpredictable : 0), 0,
        function_.offset_of(phi));
    function_.set_name(select, function_.name_of(phi));
    function_.insert_before(branch, select);
    return select;
  }
  void jump(BlockId block, BlockId to, uint32_t slot) {
    const InstId branch = function_.terminator(block);
    function_[branch].opcode = Opcode::Br;
    function_[branch].flags = 0;
    function_.set_operands(branch, std::array{Value(to)});
    slots_.of(block, 0) = slot;
    has_changed_ = true;
  }

  Function& function_;
  const ControlFlowGraph& cfg_;  // as it was
  EdgeSlots& slots_;
  const bool is_late_;
  Arena& scratch_;
  bool has_changed_ = false;
};

}  // namespace

BlockId join_of(const Function& function, const ControlFlowGraph& cfg, BlockId a, BlockId b) {
  const BlockId join = join_of_sides(function, cfg, a, b);
  const auto is_short = [&](BlockId target) {
    return target == join || cheap_size(function, target, kMaxInArm) <= kMaxInArm;
  };
  return join.valid() && is_short(a) && is_short(b) ? join : BlockId::none();
}

bool form_selects(Function& function, const ControlFlowGraph& cfg, EdgeSlots& slots, bool is_late,
                  Arena& scratch) {
  return SelectForming(function, cfg, slots, is_late, scratch).run();
}

}  // namespace lilt::opt
