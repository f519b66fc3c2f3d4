// Idea. A branch whose sides do hardly anything costs more than a select where its outcome is not
// predicted (branch_model.h). Inner diamonds come first. What makes a side larger than it need be
// goes: what both sides do is shared, and a store next to one above it becomes a choice of values.
//
// Invariants. Only cheap instructions that cannot trap run where they did not run before. Blocks
// whose edges change stay in the graph; the caller computes it anew.
#include "ir/opt/if_convert.h"

#include <algorithm>
#include <array>

#include "ir/opt/branch_model.h"
#include "ir/opt/common_ends.h"
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
    for (size_t i = order.size(); i-- > 0;) form_select(order[i]);
    return has_changed_;
  }

 private:
  void form_select(BlockId block) {
    const InstId branch = function_.terminator(block);
    if (function_[branch].opcode != Opcode::CondBr || is_predictable(function_, branch)) return;
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
        is_better_select(a_size + b_size, cost_of_selects(branch, join, a, b)))
      convert(block, join, a, b);
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
    for (const DiamondSide& side : {a, b})
      while (side.block.valid() && function_[side.block].first != function_.terminator(side.block))
        move_before(function_, branch, function_[side.block].first);
    const Value condition = function_.operand(branch, 0);
    function_.for_each_phi(join, [&](InstId phi) {
      const Value if_true = function_.operand(phi, a.slot * 2);
      const Value if_false = function_.operand(phi, b.slot * 2);
      if (if_true != if_false) {
        const InstId select =
            function_.create(Opcode::Select, function_[phi].type, {condition, if_true, if_false}, 0,
                             0, function_.offset_of(phi));
        function_.set_name(select, function_.name_of(phi));
        function_.insert_before(branch, select);
        function_.set_operand(phi, a.slot * 2, select);
      }
      function_.set_operand(phi, a.slot * 2 + 1, block);
      function_.set_operand(phi, b.slot * 2 + 1, Value::none());
    });
    function_[branch].opcode = Opcode::Br;
    function_[branch].flags = 0;
    function_.set_operands(branch, std::array{Value(join)});
    slots_.of(block, 0) = a.slot;
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
