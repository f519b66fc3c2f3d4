// Selects that become branches, since a predicted branch waits for nothing.
//
// Idea. A select becomes a conditional move, which waits for its condition and for both values. A
// branch goes on with the predicted value at once. That pays if the condition comes much later than
// the values and the select is on the critical path of a loop: as in a search for a minimum whose
// position is an index for the next load. (The rule is that of LLVM's X86CmovConversion, limited to
// conditions that look predictable and to the steps of searches: branch_model.h.) A select of
// floating-point numbers that takes several instructions becomes a branch everywhere.
//
// Terms. A *group* is the selects of a block by one condition; they become one branch. The *depth*
// of an instruction is its latency and the largest depth of its operands, over two iterations of an
// innermost loop; a phi of the header has the depth of the last iteration. The *depth with
// branches* is the same where a select takes the mean of its two values and leaves out the
// condition.
//
// Invariants. Selects of a group have values that are there at the first of them. What only one
// value needs moves to its side: it runs less often than before, never more.
#include <algorithm>
#include <array>

#include "ir/opt/branch_model.h"
#include "ir/opt/latency.h"
#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/ssa/attributes.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kLeastSelectedGain = 4;    // cycles in two iterations of a loop
constexpr uint32_t kMispredictionCost = 16;   // cycles; a quarter of it must be gained
constexpr uint32_t kMaxSelectedSelects = 16;  // of a block, that are compared for one group
constexpr int kIterations = 2;

struct Depth {
  uint32_t with_selects = 0, with_branches = 0;
};

class SelectBranching {
 public:
  SelectBranching(Function& function, Analyses& analyses, Arena& scratch)
      : function_(function), analyses_(analyses), scratch_(scratch) {}

  bool run() {
    for (const BlockId block : function_.blocks()) find_selects(block);
    if (selects_.empty()) return false;
    std::erase_if(selects_, [&](InstId id) {
      return !is_floating(function_[id].type) && !is_in_innermost_loop(function_.block_of(id));
    });
    if (selects_.empty()) return false;
    function_.track_uses();
    form_groups();
    if (std::ranges::any_of(groups_, &Group::is_for_loop)) decide_loops();
    if (std::ranges::none_of(groups_, &Group::is_branch)) return false;
    convert();
    return true;
  }

 private:
  struct Group {
    uint32_t first, count;  // in members_
    Outcome outcome = Outcome::Unknown;
    bool is_branch = false;
    bool is_for_loop() const { return outcome != Outcome::Unknown; }  // a branch if that gains
  };

  // --- groups

  bool is_in_innermost_loop(BlockId block) const {
    const uint32_t loop = analyses_.loops().loop_of(block);
    return loop != kNoLoop && analyses_.loops()[loop].is_innermost;
  }

  void find_selects(BlockId block) {
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (function_[id].opcode == Opcode::Select && is_candidate(id)) selects_.push_back(id);
  }
  bool is_candidate(InstId id) const {
    const TypeId type = function_[id].type;
    return (is_floating(type) || is_whole(type)) && function_.operand(id, 0).is_local() &&
           !(function_.operand(id, 1).is_constant() && function_.operand(id, 2).is_constant());
  }
  bool is_whole(TypeId type) const {
    return type == kI8 || type == kI16 || type == kI32 || type == kI64 ||
           function_.types().is_pointer(type);
  }
  static bool is_floating(TypeId type) { return type == kFloat || type == kDouble; }

  void form_groups() {
    group_of_.assign(function_.value_count(), 0);
    for (size_t i = 0; i < selects_.size(); ++i) {
      if (group_of_[selects_[i].index()] != 0) continue;
      form_group(i);
    }
  }
  void form_group(size_t first) {
    Group group{static_cast<uint32_t>(members_.size()), 0};
    const InstId leader = selects_[first];
    const BlockId block = function_.block_of(leader);
    const size_t end = std::min(selects_.size(), first + kMaxSelectedSelects);
    bool are_there = true, is_alone = true, is_unpredictable = false;
    for (size_t i = first; i < end && function_.block_of(selects_[i]) == block; ++i) {
      const InstId id = selects_[i];
      if (function_.operand(id, 0) != function_.operand(leader, 0)) continue;
      are_there = are_there && is_there(function_.operand(id, 1), leader, id) &&
                  is_there(function_.operand(id, 2), leader, id);
      members_.push_back(id);
      group_of_[id.index()] = static_cast<uint32_t>(groups_.size() + 1);
      const int cost = cost_of_select(function_, function_.operand(id, 0), function_.operand(id, 1),
                                      function_.operand(id, 2));
      group.is_branch = group.is_branch || cost >= kCostOfBranch;
      is_unpredictable |= (function_[id].flags & kUnpredictable) != 0;
      is_alone = is_alone && !(is_floating(function_[id].type) && cost == 1);
    }
    group.count = static_cast<uint32_t>(members_.size()) - group.first;
    group.is_branch = group.is_branch && are_there;
    if (are_there && is_alone && !is_unpredictable && is_in_innermost_loop(block))
      group.outcome = outcome_of(function_, analyses_.loops(), selects_of(group), scratch_);
    groups_.push_back(group);
  }
  std::span<const InstId> selects_of(const Group& group) const {
    return {members_.data() + group.first, group.count};
  }
  // Whether the value exists at `leader`, which is before its user in the same block.
  bool is_there(Value value, InstId leader, InstId user) const {
    if (!value.is_local() || function_.block_of(value.local()) != function_.block_of(leader) ||
        leader == user)
      return true;
    for (InstId id = leader; id != user; id = function_.next(id))
      if (value == Value(id)) return false;
    return true;
  }
  // --- loops

  void decide_loops() {
    const LoopForest& forest = analyses_.loops();
    const size_t count = forest.loops().size();
    is_wanted_.assign(count, false);
    for (const Group& group : groups_)
      if (group.is_for_loop()) is_wanted_[loop_of(group)] = true;
    depths_.assign(function_.value_count(), Depth());
    for (uint32_t loop = 0; loop < count; ++loop)
      if (is_wanted_[loop] && !gains(forest.blocks(loop))) is_wanted_[loop] = false;
    for (Group& group : groups_)
      if (group.is_for_loop() && is_wanted_[loop_of(group)] && gains(group)) group.is_branch = true;
  }
  uint32_t loop_of(const Group& group) const {
    return analyses_.loops().loop_of(function_.block_of(members_[group.first]));
  }

  // Whether branches shorten the critical path of a loop by an eighth, and by half of what each
  // iteration adds. What does not add up from iteration to iteration is no gain: the processor
  // works on several iterations at once.
  bool gains(std::span<const BlockId> blocks) {
    std::array<Depth, kIterations> path;
    for (Depth& longest : path)
      for (const BlockId block : blocks)
        for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
          const Depth depth = depth_of_instruction(id);
          depths_[id.index()] = depth;
          longest.with_selects = std::max(longest.with_selects, depth.with_selects);
          longest.with_branches = std::max(longest.with_branches, depth.with_branches);
        }
    const uint32_t first = path[0].with_selects - path[0].with_branches;
    const uint32_t second = path[1].with_selects - path[1].with_branches;
    if (second < kLeastSelectedGain || second <= first) return false;
    return (second - first) * 2 >= path[1].with_selects - path[0].with_selects &&
           second * 8 >= path[1].with_selects;
  }
  Depth depth_of_instruction(InstId id) const {
    const BlockId block = function_.block_of(id);
    Depth depth;
    for (const Value operand : function_.operands(id)) {
      const Depth of = depth_of(operand, block);
      depth.with_selects = std::max(depth.with_selects, of.with_selects);
      depth.with_branches = std::max(depth.with_branches, of.with_branches);
    }
    const uint32_t group = group_of_[id.index()];
    if (group != 0 && (groups_[group - 1].is_for_loop() || groups_[group - 1].is_branch))
      depth.with_branches =
          expected(groups_[group - 1], depth_of(function_.operand(id, 1), block).with_branches,
                   depth_of(function_.operand(id, 2), block).with_branches);
    const uint32_t own = latency(function_, id);
    return {depth.with_selects + own, depth.with_branches + own};
  }
  Depth depth_of(Value value, BlockId user) const {
    if (!value.is_local()) return {};
    const LoopForest& loops = analyses_.loops();
    const BlockId block = function_.block_of(value.local());
    const bool is_inside = block.valid() && loops.loop_of(block) == loops.loop_of(user);
    return is_inside ? depths_[value.local().index()] : Depth();  // an argument has no block
  }
  // When a value that a branch chooses is there. A search takes the later one three times of four,
  // to be on the safe side.
  static uint32_t expected(const Group& group, uint32_t a, uint32_t b) {
    if (group.outcome != Outcome::SearchStep) return (a + b + 1) / 2;
    return (3 * std::max(a, b) + std::min(a, b) + 3) / 4;
  }

  // Whether each condition comes so much later than its values that wrong predictions cost less.
  bool gains(const Group& group) const {
    return std::ranges::all_of(selects_of(group), [&](InstId id) {
      const BlockId block = function_.block_of(id);
      const uint32_t condition = depth_of(function_.operand(id, 0), block).with_selects;
      const uint32_t value = expected(group, depth_of(function_.operand(id, 1), block).with_selects,
                                      depth_of(function_.operand(id, 2), block).with_selects);
      return value <= condition && (condition - value) * 4 >= kMispredictionCost;
    });
  }

  // --- conversion

  void convert() {
    std::erase_if(groups_, [](const Group& group) { return !group.is_branch; });
    // Groups are in the order of the layout.
    auto group = groups_.begin();
    for (const BlockId block : function_.blocks()) {
      const auto first = group;
      while (group != groups_.end() && function_.block_of(members_[group->first]) == block) ++group;
      convert({first, group}, block);
    }
    edit_.finish();
  }
  // The last group first: each moves only what stands between it and the next one.
  void convert(std::span<const Group> groups, BlockId block) {
    if (groups.empty()) return;
    if (block == function_.entry()) keep_allocas(members_[groups.front().first]);
    for (size_t i = groups.size(); i-- > 0;) convert(block, groups[i]);
  }
  // Allocas of the entry block stay in it: others are made anew each time.
  void keep_allocas(InstId leader) {
    for (InstId id = function_.next(leader), next; id.valid(); id = next) {
      next = function_.next(id);
      const auto operands = function_.operands(id);
      if (function_[id].opcode != Opcode::Alloca ||
          (operands.size() > 1 && !operands[1].is_constant()))
        continue;
      move_before(function_, leader, id);
    }
  }
  void convert(BlockId block, const Group& group) {
    const InstId leader = members_[group.first];
    const SourceOffset offset = function_.offset_of(leader);
    const Value condition = function_.operand(leader, 0);
    const BlockId join = edit_.add_after(block, offset);
    const BlockId on_true = add_path(block, join, offset);
    const BlockId on_false = add_path(on_true, join, offset);
    for (const InstId id : selects_of(group)) {
      const Value if_true = function_.operand(id, 1), if_false = function_.operand(id, 2);
      const InstId phi =
          function_.create(Opcode::Phi, function_[id].type, {if_true, on_true, if_false, on_false},
                           0, 0, function_.offset_of(id));
      function_.set_name(phi, function_.name_of(id));
      function_.append(join, phi);
      function_.replace_all_uses(id, phi);
      if (id != leader) function_.erase(id);
    }
    edit_.move_rest(function_.next(leader), join);
    function_.erase(leader);
    function_.append(block, function_.create(Opcode::CondBr, kVoid, {condition, on_true, on_false},
                                             0, 0, offset));
    for (InstId phi = function_[join].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi)) {
      sink(function_.operand(phi, 0), block, on_true);
      sink(function_.operand(phi, 2), block, on_false);
    }
  }
  BlockId add_path(BlockId place, BlockId join, SourceOffset offset) {
    const BlockId path = edit_.add_after(place, offset);
    append_jump(function_, path, join, offset);
    return path;
  }
  // Moves arithmetic that only the phi after that side reads.
  void sink(Value value, BlockId from, BlockId side) {
    if (!value.is_local() || function_.block_of(value.local()) != from ||
        !function_.has_one_use(value.local()))
      return;
    const InstId id = value.local();
    const Opcode opcode = function_[id].opcode;
    if (opcode != Opcode::FNeg && opcode != Opcode::GetElementPtr && !is_binary(opcode) &&
        !is_cast(opcode))
      return;
    move_before(function_, function_[side].first, id);
  }

  Function& function_;
  Analyses& analyses_;
  Arena& scratch_;
  ArenaVector<bool> is_wanted_{scratch_};  // by loop: worth a look
  ArenaVector<Group> groups_{scratch_};
  ArenaVector<InstId> selects_{scratch_};     // candidates, in the order of the layout
  ArenaVector<uint32_t> group_of_{scratch_};  // by value: index + 1; 0: none
  ArenaVector<Depth> depths_{scratch_};       // by value, of those in loops
  ArenaVector<InstId> members_{scratch_};     // of groups
  CfgEdit edit_{function_, scratch_};
};

}  // namespace

bool select_to_branch(Function& function, Analyses& analyses, Arena& scratch) {
  return (function.attributes() & function_attribute::ForSize) == 0 &&
         SelectBranching(function, analyses, scratch).run();
}

}  // namespace lilt::opt
