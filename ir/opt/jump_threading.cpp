// Jump threading: an edge that decides the branch of the block that it leads to skips that block.
//
// Idea. Of some blocks before a branch it is known where the branch goes when control comes
// from them. They get a copy of what the branch's block does on that path, after which they jump:
//
//      before     other      before     other
//          ↘      ↙              ↓          ↓
//            block             copy       block
//           ↙     ↘              ↓       ↙     ↘
//        target   rest          target ←       rest
//
// The path is known
//   - from below a branch on the same condition, or on the inverse comparison: all paths to the
//     block before it pass one edge of that branch;
//   - from a phi: the block's condition is a phi, or a comparison of one, which is a constant on
//     the edge from the block before.
// If all paths into a block are known, its condition becomes a constant.
//
// What it gains is more than the branch: a loop that is left through a block where others meet
// (clang makes such of a `break`) contains everything before that block, with its calls and
// registers; threaded, it contains what runs in its iterations. (As LLVM's JumpThreading; Mueller
// and Whalley, "Avoiding Conditional Branches by Code Replication", PLDI 1995.)
//
// Values of the block have a second definition in the copy. They meet in the target, if that had no
// other edge in than through the block; otherwise only phis of the target may use them. A block
// with other uses stays as it is.
//
// Invariants. Loops keep one entry: neither the block nor the target is a loop's header. The graph
// and the dominator tree are snapshots of the start. They remain true of blocks without a copy:
// each new path is an old one on which a copy stands for its block. No two changes touch the same
// block.
#include <algorithm>
#include <utility>

#include "ir/opt/known_bits.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/fold.h"
#include "ir/ssa/ssa_repair.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kMaxCopied = 6;         // instructions of a block; in functions for size, none
constexpr size_t kMaxThreadedBlock = 64;   // instructions of a block, copied or not
constexpr uint32_t kMaxThreadedUses = 24;  // of a condition, among which branches are looked for
constexpr size_t kMaxBefore = 32;          // blocks before one

class JumpThreading {
 public:
  JumpThreading(Function& function, Analyses& analyses, Arena& scratch)
      : function_(function), analyses_(analyses), scratch_(scratch) {
    for (BlockId block : cfg_.reverse_post_order())
      function.for_each_successor(block, [&](BlockId to) {
        if (cfg_.order_of(to) <= cfg_.order_of(block)) is_header_[to] = true;
      });
    most_copied_ = (function.attributes() & function_attribute::ForSize) != 0 ? 0 : kMaxCopied;
  }

  // Returns whether anything changed.
  bool run() {
    function_.track_uses();
    for (BlockId block : cfg_.reverse_post_order()) thread(block);
    edit_.finish();
    if (has_changed_) analyses_.keep_only({});
    repair_.finish(analyses_);
    return has_changed_;
  }

 private:
  // An edge on which the condition is known: from this block, the only edge into `to` if that is
  // another block than the one in question.
  struct KnownEdge {
    BlockId from, to;
    bool outcome;
  };
  enum class Outcome : uint8_t { False, True, Unknown };

  // --- the question

  void thread(BlockId block) {
    block_ = block;
    branch_ = function_.terminator(block);
    if (function_[branch_].opcode != Opcode::CondBr) return;
    const Value condition = function_.operand(branch_, 0);
    if (!condition.is_local() || is_header_[block] || is_touched_[block] ||
        function_[block].address_taken || block == function_.entry() ||
        function_.operand(branch_, 1) == function_.operand(branch_, 2) ||
        cfg_.predecessors(block).size() > kMaxBefore || !find_known(condition.local()))
      return;
    uint32_t count[3] = {};
    for (BlockId from : cfg_.predecessors(block)) {
      if (is_touched_[from]) return;
      ++count[static_cast<int>(outcome_from(from))];
    }
    const bool is_all_known = count[static_cast<int>(Outcome::Unknown)] == 0;
    if (is_all_known && (count[0] == 0 || count[1] == 0)) return decide(count[1] != 0);
    for (const bool outcome : {false, true}) {
      if (count[outcome] == 0 || !make_copy(outcome)) continue;
      if (is_all_known) decide(!outcome);
      return;
    }
  }
  // An unused comparison goes, so that its block may become empty.
  void decide(bool outcome) {
    const InstId condition = function_.operand(branch_, 0).local();
    function_.set_operand(branch_, 0, function_.constants().integer(kI1, 1, outcome));
    if (function_[condition].opcode == Opcode::ICmp && !function_.has_uses(condition))
      function_.erase(condition);
    has_changed_ = true;
    is_touched_[block_] = true;
  }

  // Finds out how the condition may be known; false: in no way.
  bool find_known(InstId condition) {
    edges_.clear();
    const bool is_own = function_.block_of(condition) == block_ && depends_on_phi(condition);
    own_condition_ = is_own ? condition : InstId::none();
    if (is_own) return true;
    note_branches(condition, false);
    if (function_[condition].opcode == Opcode::ICmp) note_inverses(condition);
    return !edges_.empty();
  }
  void note_branches(InstId condition, bool is_inverse) {
    uint32_t looked_at = 0;
    for (UseId use = function_.first_use(condition); use.valid() && looked_at < kMaxThreadedUses;
         use = function_.next_use(use), ++looked_at) {
      const InstId user = function_.user(use);
      if (user != branch_ && function_[user].opcode == Opcode::CondBr) note_edges(user, is_inverse);
    }
  }
  // Branches on comparisons of the same operands that have the other outcome.
  void note_inverses(InstId comparison) {
    const Value first = function_.operand(comparison, 0);
    if (!first.is_local() || function_.has_one_use(first.local())) return;
    const auto inverse =
        static_cast<uint8_t>(inverted(static_cast<IntPredicate>(function_[comparison].subcode)));
    uint32_t looked_at = 0;
    for (UseId use = function_.first_use(first.local());
         use.valid() && looked_at < kMaxThreadedUses; use = function_.next_use(use), ++looked_at) {
      const InstId user = function_.user(use);
      if (function_[user].opcode == Opcode::ICmp && function_[user].subcode == inverse &&
          std::ranges::equal(function_.operands(user), function_.operands(comparison)))
        note_branches(user, true);
    }
  }
  bool depends_on_phi(InstId condition) const {
    const auto is_own_phi = [&](Value v) {
      return v.is_local() && function_[v.local()].opcode == Opcode::Phi &&
             function_.block_of(v.local()) == block_;
    };
    if (function_[condition].opcode == Opcode::Phi) return true;
    return function_[condition].opcode == Opcode::ICmp &&
           std::ranges::any_of(function_.operands(condition), is_own_phi);
  }
  void note_edges(InstId branch, bool is_inverse) {
    const BlockId from = function_.block_of(branch);
    const BlockId targets[] = {function_.operand(branch, 2).block(),
                               function_.operand(branch, 1).block()};
    if (from.index() >= old_blocks_ || is_touched_[from] || targets[0] == targets[1]) return;
    for (const bool outcome : {false, true})
      if (targets[outcome] == block_ || cfg_.predecessors(targets[outcome]).size() == 1)
        edges_.push_back({from, targets[outcome], outcome != is_inverse});
  }

  Outcome outcome_from(BlockId from) {
    if (own_condition_.valid()) return own_outcome(from);
    for (const KnownEdge& edge : edges_) {
      const bool is_passed =
          edge.to == block_ ? edge.from == from : dominators_.dominates(edge.to, from);
      if (is_passed) return edge.outcome ? Outcome::True : Outcome::False;
    }
    return Outcome::Unknown;
  }
  Outcome own_outcome(BlockId from) {
    Value known = function_[own_condition_].opcode == Opcode::Phi
                      ? function_.incoming_value(own_condition_, from)
                      : folded(own_condition_, from);
    uint64_t bits = 0;
    if (!integer_constant(function_, known, bits)) return Outcome::Unknown;
    return bits != 0 ? Outcome::True : Outcome::False;
  }
  // The constant that the comparison is on the edge, or none(). No number is beyond the bounds of
  // its type.
  Value folded(InstId comparison, BlockId from) {
    operands_.clear();
    for (Value operand : function_.operands(comparison)) {
      if (operand.is_local() && function_.block_of(operand.local()) == block_ &&
          function_[operand.local()].opcode == Opcode::Phi)
        operand = function_.incoming_value(operand.local(), from);
      operands_.push_back(operand);
    }
    const Instruction& i = function_[comparison];
    if (std::ranges::all_of(operands_, &Value::is_constant))
      return fold(function_, i.opcode, i.subcode, i.flags, i.type, operands_);
    auto predicate = static_cast<IntPredicate>(i.subcode);
    if (operands_[0].is_constant()) {
      std::swap(operands_[0], operands_[1]);
      predicate = swapped(predicate);
    }
    for (const bool outcome : {false, true})
      if (is_beyond_bound(outcome ? inverted(predicate) : predicate, operands_[1]))
        return Value(function_.constants().integer(kI1, 1, outcome));
    return {};
  }
  // Whether no number is so far below or above the constant.
  bool is_beyond_bound(IntPredicate predicate, Value value) const {
    uint64_t bits = 0;
    if (!integer_constant(function_, value, bits) ||
        function_.types().integer_bits(function_.type_of(value)) > 64)
      return false;
    const uint64_t sign = uint64_t{1}
                          << (function_.types().integer_bits(function_.type_of(value)) - 1);
    return (predicate == IntPredicate::ULT && bits == 0) ||
           (predicate == IntPredicate::UGT && bits == (sign - 1) + sign) ||
           (predicate == IntPredicate::SLT && bits == sign) ||
           (predicate == IntPredicate::SGT && bits == sign - 1);
  }

  // --- the copy

  // What becomes of a value of the block on the way to the target.
  struct Copied {
    InstId id;
    bool is_needed = false;        // on that path
    bool meets_in_target = false;  // with its copy, for uses after
  };

  // Threads the edges of the outcome; returns whether that is possible.
  bool make_copy(bool outcome) {
    target_ = function_.operand(branch_, outcome ? 1 : 2).block();
    other_ = function_.operand(branch_, outcome ? 2 : 1).block();
    if (is_header_[target_] || is_touched_[target_] || target_ == block_) return false;
    threaded_.clear();
    clones_.begin();
    for (BlockId from : cfg_.predecessors(block_)) {
      if (outcome_from(from) != (outcome ? Outcome::True : Outcome::False)) {
        clones_.drop(from);
        continue;
      }
      if (!is_plain_edge(from)) return false;
      threaded_.push_back(from);
    }
    may_meet_ = dominators_.dominates(block_, target_) &&
                std::ranges::all_of(cfg_.predecessors(target_), [this](BlockId from) {
                  return from == block_ || is_after_other(from);
                });
    if (!find_values()) return false;
    copy_ = edit_.add_before(block_, function_[block_].offset);
    has_changed_ = true;
    for (const Copied& value : values_)
      if (value.is_needed) clones_.clone(value.id, copy_);
    append_jump(function_, copy_, target_, function_.offset_of(branch_));
    clones_.add_entries(target_, block_, copy_);
    for (const Copied& value : values_)
      if (value.meets_in_target) repair_.add(value.id, copy_, clones_(value.id));
    repair_.end_change();
    leave_block();
    return true;
  }
  // Whether the branch to the block is an ordinary one, and not twice there.
  bool is_plain_edge(BlockId from) const {
    const Opcode opcode = function_[function_.terminator(from)].opcode;
    if (opcode != Opcode::Br && opcode != Opcode::CondBr) return false;
    int count = 0;
    function_.for_each_successor(from, [&](BlockId to) { count += to == block_ ? 1 : 0; });
    return count == 1;
  }

  // Fills in values_, from the first instruction; false: some use has two definitions, or the way
  // to the target takes too much.
  bool find_values() {
    values_.clear();
    for (InstId id = function_[block_].first; id != branch_; id = function_.next(id)) {
      if (values_.size() == kMaxThreadedBlock) return false;
      values_.push_back({.id = id});
    }
    uint32_t copied = 0;
    for (size_t i = values_.size(); i-- > 0;) {
      Copied& value = values_[i];
      value.is_needed = must_stay(function_, value.id) && !is_pure_call(function_, value.id);
      if (!look_at_uses(value)) return false;
      if (!value.is_needed || function_[value.id].opcode == Opcode::Phi) continue;
      if (!may_copy(value.id) || ++copied > most_copied_) return false;
    }
    return true;
  }
  bool may_copy(InstId id) const {
    switch (function_[id].opcode) {
      case Opcode::Call:
        return is_pure_call(function_, id);
      case Opcode::Alloca:
      case Opcode::VAArg:
      case Opcode::LandingPad:
        return false;
      default:
        return true;
    }
  }
  // Whether all paths to the block pass the edge to the other target, and so the block's values.
  bool is_after_other(BlockId block) const {
    return cfg_.predecessors(other_).size() == 1 && dominators_.dominates(other_, block);
  }
  bool look_at_uses(Copied& value) {
    for (UseId use = function_.first_use(value.id); use.valid(); use = function_.next_use(use)) {
      const InstId user = function_.user(use);
      const BlockId block = function_.block_of_use(use);
      if (user == branch_) continue;
      if (block == block_ && function_.block_of(user) == block_) {
        value.is_needed |= std::ranges::find(values_, user, &Copied::id)->is_needed;
      } else if (block == block_) {
        value.is_needed |= function_.block_of(user) == target_;
      } else if (block.index() >= old_blocks_) {
        return false;
      } else if (may_meet_ && dominators_.dominates(target_, block)) {
        value.is_needed = value.meets_in_target = true;
      } else if (!is_after_other(block)) {
        return false;
      }
    }
    return true;
  }

  // The threaded edges go to the copy.
  void leave_block() {
    const auto is_threaded = [&](BlockId from) {
      return std::ranges::find(threaded_, from) != threaded_.end();
    };
    function_.for_each_phi(block_, [&](InstId phi) { drop_incoming(function_, phi, is_threaded); });
    for (BlockId from : threaded_) {
      redirect(function_, from, block_, copy_);
      is_touched_[from] = true;
    }
    is_touched_[block_] = is_touched_[target_] = true;
  }

  Function& function_;
  Analyses& analyses_;
  Arena& scratch_;
  const ControlFlowGraph& cfg_ = analyses_.control_flow();
  const DominatorTree& dominators_ = analyses_.dominators();
  const size_t old_blocks_ = function_.block_count();
  uint32_t most_copied_;
  ArenaIdMap<BlockId, bool> is_touched_{old_blocks_, false, scratch_},
      is_header_{old_blocks_, false, scratch_};
  CfgEdit edit_{function_, scratch_};
  SsaRepair repair_{function_, scratch_};
  bool has_changed_ = false;

  // of one block
  BlockId block_, target_, other_, copy_;
  bool may_meet_ = false;  // values and their copies, in the target
  InstId branch_, own_condition_;
  ArenaVector<KnownEdge> edges_{scratch_};
  ArenaVector<BlockId> threaded_{scratch_};  // the blocks that jump to the copy
  ArenaVector<Copied> values_{scratch_};
  RegionClone clones_{function_, CloneScopes::Keep, scratch_};
  ArenaVector<Value> operands_{scratch_};
};

}  // namespace

bool jump_threading(Function& function, Analyses& analyses, Arena& scratch) {
  return function.blocks().size() >= 4 &&
         analyses.control_flow().reverse_post_order().size() == function.blocks().size() &&
         JumpThreading(function, analyses, scratch).run();
}

}  // namespace lilt::opt
