// Loop inversion: a loop that tests its condition at the top tests it at the bottom.
//
// Idea. The header of a `while` loop is copied before the loop, where it guards it. The block
// after the header becomes the loop's header, and the old header runs only at the end of an
// iteration.
//
//            entry                     entry + copy of test ──┐
//              ↓                              ↓               │
//      ┌──→ test ──→ exit                 preheader           │
//      │      ↓                               ↓               │
//      └─── body                      ┌──→  body + test ──→ exit
//                                     └──────┘
// An iteration then takes one jump, and what the new header does is done whenever the loop is
// entered: later passes may do it before the loop. Source: Muchnick, "Advanced Compiler Design and
// Implementation", 1997, section 18.5.
//
// Terms. *Header*, *body* and *exit* are the blocks of the loop's test and its two targets; the
// *guard* is the block that ends in the copied test; a *latch* is a block that goes back to the
// header.
//
// Values. A value of the header has two definitions now, the header's and the guard's; its uses
// take what reaches them (ssa_repair.h). A loop whose header is a guard waits for another turn.
//
// The dominator tree and the loops are those from before the pass. A block stands for one of the
// old graph (stands_for_): what that one dominated, the block does. A guard stands for the header.
// The preheader and the header itself stand for the body: the guard goes to the exit beside them,
// so that they dominate nothing after the loop. An inner loop comes before the loop around it.
//
// Inverted is a loop that loads from an address that it does not change: such a load may move
// before it, after the guard; and one that stores and loads different elements of one array, which
// may be passed on from iteration to iteration (register_promotion). Others gain nothing, since
// block layout puts their test at the bottom, too. Not inverted either: loops whose latch leaves
// the loop already, headers of more than kMaxRotatedInstructions or with calls, and headers whose
// address is taken.
#include <algorithm>
#include <tuple>
#include <utility>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/ssa_repair.h"
#include "ir/support/no_index.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxRotatedSteps = 4;               // of an address computation
constexpr uint32_t kMaxRotatedInstructions = 12;  // of a header, without phis and branch

class LoopRotation {
 public:
  LoopRotation(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch)
      : function_(function), remarks_(remarks), analyses_(analyses), scratch_(scratch) {
    for (BlockId block : cfg_.reverse_post_order()) {
      stands_for_[block] = block;
      function.for_each_successor(block, [&](BlockId to) { add_edge(block, to); });
    }
  }

  Change run() {
    if (!find_gains()) return Change::None;
    function_.track_uses();
    for (auto loop = static_cast<uint32_t>(loops_.loops().size()); loop-- > 0;)
      if (gains_[loop] && find_test(loop) && may_rotate()) rotate();
    if (!has_changed_) return Change::None;
    finish();
    return has_met_guard_ ? Change::Again : Change::Done;
  }

 private:
  struct Edge {  // to a block
    BlockId from;
    uint32_t next;
  };

  // --- the graph

  void add_edge(BlockId from, BlockId to) {
    edges_.push_back({from, first_edge_[to]});
    first_edge_[to] = static_cast<uint32_t>(edges_.size() - 1);
  }
  template <class Visitor>
  void for_each_predecessor(BlockId block, Visitor visit) const {
    for (uint32_t e = first_edge_[block]; e != kNone; e = edges_[e].next) visit(edges_[e].from);
  }
  void replace_predecessor(BlockId of, BlockId from, BlockId replacement) {
    for (uint32_t e = first_edge_[of]; e != kNone; e = edges_[e].next)
      if (edges_[e].from == from) edges_[e].from = replacement;
    rename_incoming(function_, of, from, replacement);
  }
  // Whether each path to the block passes `above`.
  bool dominates(BlockId above, BlockId block) const {
    return dominators_.dominates(stands_for_[above], stands_for_[block]);
  }
  bool is_in_loop(BlockId block) const {
    return loops_.is_within(loops_.loop_of(stands_for_[block]), loop_);
  }
  BlockId add_block(BlockId anchor, BlockId stands_for) {
    const BlockId block = edit_.add_before(anchor, function_[anchor].offset);
    first_edge_.push_back(kNone);
    stands_for_.push_back(stands_for_[stands_for]);
    return block;
  }

  // --- the question

  // Fills in gains_: loops with a load that may move before them. Whether there is one.
  bool find_gains() {
    bool found = false;
    ArenaVector<Access> accesses(scratch_);
    for (BlockId block : cfg_.reverse_post_order()) {
      if (loops_.loop_of(block) == kNone) continue;
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        const Opcode opcode = function_[id].opcode;
        if ((opcode != Opcode::Load && opcode != Opcode::Store) || is_ordered(function_[id]))
          continue;
        const Access access = access_of(id, loops_.loop_of(block));
        if (access.base != access.pointer) accesses.push_back(access);
        if (opcode == Opcode::Store) continue;
        for (uint32_t loop = loops_.loop_of(block);
             loop != kNone &&
             follows_from_outside(function_, loops_, access.pointer, loop, kMaxRotatedSteps);
             loop = loops_.loops()[loop].parent)
          found = gains_[loop] = true;
      }
    }
    return find_passed_on(accesses) || found;
  }

  struct Access {
    uint32_t loop;
    Value base, pointer;
    TypeId type;
    bool is_store;
    auto key() const { return std::tuple(loop, base.word(), type.index()); }
  };
  Access access_of(InstId id, uint32_t loop) const {
    const bool is_store = function_[id].opcode == Opcode::Store;
    const Value pointer = function_.operand(id, is_store ? 1 : 0);
    const TypeId type = is_store ? function_.type_of(function_.operand(id, 0)) : function_[id].type;
    return {loop, address_base(function_, pointer), pointer, type, is_store};
  }
  // Loops that store and load different elements of one array: an iteration may load what the one
  // before stored.
  bool find_passed_on(ArenaVector<Access>& accesses) {
    std::ranges::stable_sort(accesses, {}, &Access::key);
    bool found = false;
    for (size_t first = 0, last; first < accesses.size(); first = last) {
      Value stored;
      for (last = first; last < accesses.size() && accesses[last].key() == accesses[first].key();
           ++last)
        if (accesses[last].is_store) stored = accesses[last].pointer;
      for (const Access& access : std::span(accesses).subspan(first, last - first))
        if (stored.valid() && !access.is_store && access.pointer != stored)
          found = gains_[access.loop] = true;
    }
    return found;
  }

  // Finds the loop's header, body and exit; returns whether it has them.
  bool find_test(uint32_t loop) {
    loop_ = loop;
    header_ = loops_.loops()[loop].header;
    branch_ = function_.terminator(header_);
    if (function_[branch_].opcode != Opcode::CondBr || function_[header_].address_taken)
      return false;
    const bool is_guard = branch_.index() >= first_new_;
    has_met_guard_ |= is_guard;
    if (is_guard) return false;
    body_ = function_.operand(branch_, 1).block();
    exit_ = function_.operand(branch_, 2).block();
    if (!is_in_loop(body_)) std::swap(body_, exit_);
    return is_in_loop(body_) && !is_in_loop(exit_) && body_ != header_;
  }
  bool may_rotate() { return find_predecessors() && may_copy_header(); }
  bool find_predecessors() {
    entering_.clear();
    latches_.clear();
    bool good = true;
    for_each_predecessor(header_, [&](BlockId from) {
      const bool is_latch = dominates(header_, from);
      good = good && is_plain_edge(from) && !(is_latch && leaves_loop(from));
      (is_latch ? latches_ : entering_).push_back(from);
    });
    return good && !entering_.empty() && !latches_.empty();
  }
  // Whether the branch to the header may go elsewhere, and is the block's only one.
  bool is_plain_edge(BlockId from) const {
    int count = 0;
    function_.for_each_successor(from, [&](BlockId to) { count += to == header_ ? 1 : 0; });
    const Opcode opcode = function_[function_.terminator(from)].opcode;
    return count == 1 && opcode != Opcode::IndirectBr && opcode != Opcode::Invoke;
  }
  bool leaves_loop(BlockId from) const {
    bool leaves = false;
    function_.for_each_successor(from, [&](BlockId to) { leaves |= !is_in_loop(to); });
    return leaves;
  }
  bool may_copy_header() const {
    uint32_t count = 0;
    for (InstId id = function_[header_].first; id != branch_; id = function_.next(id)) {
      if (function_[id].opcode == Opcode::Phi) continue;
      if (may_copy(id) && ++count <= kMaxRotatedInstructions) continue;
      if (remarks_.are_wanted()) remark_kept(id);
      return false;
    }
    return true;
  }
  bool may_copy(InstId id) const {
    if (function_[id].opcode == Opcode::Call) return is_pure_call(function_, id);
    return function_[id].opcode != Opcode::Alloca && function_[id].opcode != Opcode::VAArg;
  }
  // --- the change

  void rotate() {
    has_changed_ = true;
    split_edge_to_body();
    make_guard();
    const Value condition = copy_header();
    end_guard(condition);
    for (InstId id = function_[header_].first; id != branch_; id = function_.next(id))
      if (function_[id].type != kVoid) repair_.add(id, guard_, clones_(id));
    repair_.end_change();
    function_.for_each_phi(header_, [&](InstId phi) { drop_entering(phi); });
    first_edge_[header_] = kNone;
    for (BlockId latch : latches_) add_edge(latch, header_);
    if (!is_entered_) stands_for_[header_] = stands_for_[body_];
    if (remarks_.are_wanted()) remark_rotated();
  }

  // The body becomes a header: if it is one already, of an inner loop, it needs another block.
  void split_edge_to_body() {
    if (edges_[first_edge_[body_]].next == kNone) return;
    const BlockId middle = add_block(body_, body_);
    append_jump(function_, middle, body_, function_.offset_of(branch_));
    redirect(function_, header_, body_, middle);
    replace_predecessor(body_, header_, middle);
    add_edge(header_, middle);
    body_ = middle;
  }

  // The block that enters the loop, if it does nothing else, or a new one. Its jump is removed.
  void make_guard() {
    const InstId terminator = function_.terminator(entering_[0]);
    if (entering_.size() == 1 && function_[terminator].opcode == Opcode::Br) {
      guard_ = entering_[0];
      function_.erase(terminator);
      return;
    }
    guard_ = add_block(header_, header_);
    for (BlockId from : entering_) {
      redirect(function_, from, header_, guard_);
      add_edge(from, guard_);
    }
  }

  // Returns the copy of the condition.
  Value copy_header() {
    clones_.begin();
    for (BlockId latch : latches_) clones_.drop(latch);
    for (InstId id = function_[header_].first; id != branch_; id = function_.next(id)) {
      clones_.clone(id, guard_);
      // The header's code comes next to that of the iteration before.
      drop_scopes(function_, id);
    }
    return clones_(function_.operand(branch_, 0));
  }

  // The guard's branch: to the exit, or to a preheader, unless the condition is known.
  void end_guard(Value condition) {
    const bool is_first = function_.operand(branch_, 1) == Value(body_);
    uint64_t known = 0;
    is_entered_ = integer_constant(function_, condition, known) && (known != 0) == is_first;
    preheader_ = is_entered_ ? guard_ : add_block(body_, body_);
    append_jump(function_, preheader_, body_, function_.offset_of(branch_));
    add_entry(body_, preheader_);
    if (is_entered_) return;
    const Value targets[] = {condition, is_first ? preheader_ : exit_,
                             is_first ? exit_ : preheader_};
    const InstId guard =
        function_.create(Opcode::CondBr, kVoid, targets, 0, 0, function_.offset_of(branch_));
    function_[guard].flags = function_[branch_].flags;
    function_.append(guard_, guard);
    add_edge(guard_, preheader_);
    add_entry(exit_, guard_);
  }
  // A new edge beside the one from the header.
  void add_entry(BlockId to, BlockId from) {
    add_edge(from, to);
    clones_.add_entries(to, header_, from);
  }

  void drop_entering(InstId phi) {
    drop_incoming(function_, phi, [&](BlockId from) {
      return std::ranges::find(latches_, from) == latches_.end();
    });
    if (latches_.size() == 1) single_.push_back(phi);
  }

  void finish() {
    edit_.finish();
    analyses_.keep_only({});
    repair_.finish(analyses_);
    for (InstId phi : single_) {
      function_.replace_all_uses(phi, function_.operand(phi, 0));
      function_.erase(phi);
    }
  }

  // --- remarks

  // `id`: the first instruction of the header that is not copied, or that is one too many.
  void remark_kept(InstId id) const {
    const bool is_long = may_copy(id);
    const std::string reason =
        is_long
            ? "its test has more than " + std::to_string(kMaxRotatedInstructions) + " instructions"
            : std::string(info(function_[id].opcode).name) + " in its test is not copied";
    remarks_.add(function_.offset_of(is_long ? branch_ : id),
                 "loop is not rotated: " + reason + " [loop-rotate]");
  }
  void remark_rotated() const {
    const std::string reason =
        is_entered_ ? "it runs at least once" : "a copy of its test guards it";
    remarks_.add(function_.offset_of(branch_), "loop is rotated: " + reason + " [loop-rotate]");
  }

  Function& function_;
  const Remarks& remarks_;
  Analyses& analyses_;
  const ControlFlowGraph& cfg_ = analyses_.control_flow();
  const DominatorTree& dominators_ = analyses_.dominators();
  const LoopForest& loops_ = analyses_.loops();
  Arena& scratch_;
  ArenaVector<bool> gains_{loops_.loops().size(), false, scratch_};  // by loop
  // to the block
  ArenaIdMap<BlockId, uint32_t> first_edge_{function_.block_count(), kNone, scratch_};
  ArenaVector<Edge> edges_{scratch_};
  ArenaIdMap<BlockId, BlockId> stands_for_{function_.block_count(), BlockId::none(), scratch_};
  const size_t first_new_ = function_.value_count();            // instruction
  RegionClone clones_{function_, CloneScopes::Drop, scratch_};  // of the header
  CfgEdit edit_{function_, scratch_};
  bool has_changed_ = false, has_met_guard_ = false;

  // of the loop
  uint32_t loop_ = kNone;
  BlockId header_, body_, exit_, guard_, preheader_;
  InstId branch_;
  bool is_entered_ = false;  // always: the guard has no branch
  ArenaVector<BlockId> entering_{scratch_}, latches_{scratch_};
  ArenaVector<InstId> single_{scratch_};  // phis of one entry
  SsaRepair repair_{function_, scratch_};
};

// Whether a block that may be a header tests a condition, and a jump goes back to it.
bool has_candidate(const Function& function, const ControlFlowGraph& cfg) {
  if (!cfg.has_cycle() || cfg.reverse_post_order().size() != function.blocks().size()) return false;
  for (BlockId block : cfg.reverse_post_order()) {
    if (function[function.terminator(block)].opcode != Opcode::CondBr) continue;
    for (BlockId from : cfg.predecessors(block))
      if (cfg.reachable(from) && cfg.order_of(from) >= cfg.order_of(block) &&
          function[function.terminator(from)].opcode == Opcode::Br)
        return true;
  }
  return false;
}

}  // namespace

Change loop_rotate(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch) {
  if (!has_candidate(function, analyses.control_flow())) return Change::None;
  return LoopRotation(function, analyses, remarks, scratch).run();
}

}  // namespace lilt::opt
