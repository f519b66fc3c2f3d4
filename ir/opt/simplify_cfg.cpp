// Simplification of the control-flow graph.
//
// Idea. Iterations of steps over a snapshot of the graph, until an iteration changes nothing:
//   fold      branches on constants and with equal targets, invokes that do not unwind; then
//             unreachable blocks are deleted
//   thread    edges into blocks that only pass control on go to its final target: through empty
//             blocks, through blocks of phis that only the next block's phis use, and through
//             branches on a phi whose value for this edge is a constant
//   select    small diamonds and triangles become selects (if_convert.h); before the first
//             iteration, a switch with two cases becomes branches where the second one may
//   merge     a block and its only successor, whose only predecessor it is, become one
// A step never searches a phi's list of predecessors to edit it in place. Merging renames
// predecessors in a table (`alias_`); threading collects the new edges of each block and builds
// each phi once; other steps mark entries as deleted. `take_snapshot` then repairs all phis: it
// sorts each phi's entries in the order of its block's predecessors, so an edge is identified by
// its *slot*, its position among its target's incoming edges, and values are found in O(1).
//
// Cost: each iteration is linear, except for sorting, and the number of iterations is bounded.
#include <algorithm>
#include <array>
#include <utility>

#include "ir/opt/if_convert.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/passes.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/exceptions.h"
#include "ir/support/no_index.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxCfgIterations = 12;
constexpr size_t kMaxIncomingNumbers = 8;  // of a phi that a switch asks for

class CfgSimplifier {
 public:
  CfgSimplifier(Function& function, Analyses& analyses, bool keeps_preheaders, Arena& scratch)
      : function_(function),
        analyses_(analyses),
        cfg_(analyses.control_flow()),
        is_late_(keeps_preheaders),
        scratch_(scratch) {
    function.track_uses();
    alias_.resize(function.block_count());
    for (uint32_t i = 0; i < alias_.size(); ++i) alias_[i] = BlockId(i);
  }

  // Returns whether anything changed.
  bool run() {
    split_switches();
    for (int iteration = 0; iteration < kMaxCfgIterations; ++iteration) {
      changed_ = false;
      for (BlockId block : function_.blocks()) fold_terminator(block);
      take_snapshot();
      number_edges();
      thread_edges();
      take_snapshot();
      number_edges();
      if (form_selects(function_, cfg_, slots_, is_late_, scratch_)) note_change();
      take_snapshot();
      merge_blocks();
      take_snapshot();
      if (!changed_) break;
    }
    return has_changed_;
  }

 private:
  void note_change() {
    changed_ = stale_ = has_changed_ = true;
    analyses_.keep_only({});
  }

  // --- the snapshot

  // Removes unreachable blocks and gives every phi one entry for each predecessor, in their order.
  // A phi of equal values is deleted.
  void take_snapshot() {
    if (!stale_) return;
    stale_ = is_numbered_ = false;
    analyses_.control_flow();
    for (BlockId block : function_.blocks())
      if (cfg_.reachable(block)) repair_phis(block);
    has_changed_ |= analyses_.remove_unreachable_blocks(function_);
  }

  void repair_phis(BlockId block) {
    if (!function_.has_phis(block)) return;
    predecessors_.clear();
    for (BlockId predecessor : cfg_.predecessors(block))
      if (cfg_.reachable(predecessor)) predecessors_.push_back(predecessor);
    incoming_.resize(function_.block_count());
    InstId next;
    for (InstId phi = function_[block].first; function_[phi].opcode == Opcode::Phi; phi = next) {
      next = function_.next(phi);
      repair_phi(phi);
    }
  }
  // Whether the phi has its entries in order and two different values, besides itself.
  bool is_in_order(InstId phi) const {
    const std::span<const Value> operands = function_.operands(phi);
    if (operands.size() != 2 * predecessors_.size()) return false;
    bool several = false;
    for (size_t i = 0; i < predecessors_.size(); ++i) {
      if (operands[2 * i + 1] != Value(predecessors_[i])) return false;
      several |= operands[2 * i] != operands[0] && operands[2 * i] != Value(phi);
    }
    return several && operands[0] != Value(phi);
  }
  void repair_phi(InstId phi) {
    if (is_in_order(phi)) return;
    std::span<const Value> old = function_.operands(phi);
    for (size_t i = 0; i < old.size(); i += 2)
      if (old[i + 1].valid()) incoming_[resolve(old[i + 1].block()).index()] = old[i];
    Value only;
    bool several = false;
    operands_.clear();
    for (BlockId predecessor : predecessors_) {
      Value value = incoming_[predecessor.index()];
      operands_.push_back(value);
      operands_.push_back(predecessor);
      if (value == Value(phi) || value == only) continue;
      several |= only.valid();
      only = value;
    }
    if (!several && only.valid()) {
      function_.replace_all_uses(phi, only);
      function_.erase(phi);
    } else if (!std::ranges::equal(operands_, function_.operands(phi))) {
      function_.set_operands(phi, operands_);
    } else {
      return;
    }
    has_changed_ = true;
  }

  // The slot of each edge: by block, in the order of the terminator's block operands.
  void number_edges() {
    if (std::exchange(is_numbered_, true)) return;
    const std::span<const BlockId> edges = cfg_.edges();
    slots_.start = cfg_.first_edges();
    slots_.slots.resize(edges.size());
    next_slot_.assign(function_.block_count(), 0);
    for (size_t e = 0; e < edges.size(); ++e)  // the order in which the graph lists edges
      if (edges[e].valid()) slots_.slots[e] = next_slot_[edges[e].index()]++;
  }
  uint32_t slot_of_edge(BlockId from, uint32_t successor) const {
    return slots_.of(from, successor);
  }

  // The block that a block was finally merged into.
  BlockId resolve(BlockId block) {
    BlockId last = block;
    while (alias_[last.index()] != last) last = alias_[last.index()];
    while (block != last) block = std::exchange(alias_[block.index()], last);
    return last;
  }

  bool is_integer_constant(Value value) const {
    uint64_t bits = 0;
    return integer_constant(function_, value, bits);
  }

  // --- fold

  void fold_terminator(BlockId block) {
    InstId terminator = function_.terminator(block);
    const Opcode opcode = function_[terminator].opcode;
    if (opcode == Opcode::CondBr) return fold_branch(terminator);
    if (opcode == Opcode::Switch) return fold_switch(terminator);
    if (opcode == Opcode::Invoke) fold_invoke(block, terminator);
  }
  // What does not unwind is called.
  void fold_invoke(BlockId block, InstId invoke) {
    if ((function_attributes(function_, invoke) & function_attribute::NoUnwind) == 0) return;
    const BlockId normal = normal_block(function_, invoke);
    const size_t operands = function_[invoke].operand_count - size_t{2};
    function_[invoke].opcode = Opcode::Call;
    function_.set_operands(invoke, function_.operands(invoke).first(operands));
    append_jump(function_, block, normal, function_.offset_of(invoke));
    note_change();
  }
  void become_jump(InstId terminator, BlockId target) {
    function_[terminator].opcode = Opcode::Br;
    function_[terminator].flags = 0;
    function_.set_operands(terminator, std::array{Value(target)});
    note_change();
  }
  bool is_unreachable(BlockId block) const {
    return function_[function_[block].first].opcode == Opcode::Unreachable;
  }
  void fold_branch(InstId terminator) {
    Value condition = function_.operand(terminator, 0);
    BlockId if_true = function_.operand(terminator, 1).block();
    BlockId if_false = function_.operand(terminator, 2).block();
    if (is_integer_constant(condition))
      become_jump(terminator, is_true(condition) ? if_true : if_false);
    else if (if_true == if_false || is_unreachable(if_true))
      become_jump(terminator, if_false);
    else if (is_unreachable(if_false))
      become_jump(terminator, if_true);
  }
  bool is_true(Value condition) const {
    return function_.constants().zero_extended(condition.constant()) != 0;
  }
  static uint32_t sum_of(uint32_t a, uint32_t b) {
    return static_cast<uint32_t>(std::min<uint64_t>(uint64_t{a} + b, UINT32_MAX));
  }
  // What edges bring to a phi of few numbers, as the ends of scopes have, with the edges; else
  // none.
  std::span<const Value> incoming_numbers(Value phi) const {
    if (!phi.is_local() || function_[phi.local()].opcode != Opcode::Phi) return {};
    const std::span<const Value> incoming = function_.operands(phi.local());
    for (size_t i = 0; i < incoming.size(); i += 2)
      if (i == 2 * kMaxIncomingNumbers || !is_integer_constant(incoming[i])) return {};
    return incoming;
  }
  // The default, or if edges bring only cases, the target of the last of these.
  Value default_of(std::span<const Value> operands, std::span<const Value> incoming) const {
    Value target = operands[1];
    size_t found = 0;  // edges that bring a case
    for (size_t i = 2; i < operands.size() && !incoming.empty(); i += 2)
      if (const auto edges = std::ranges::count(incoming, operands[i]); edges != 0) {
        target = operands[i + 1];
        found += static_cast<size_t>(edges);
      }
    return 2 * found == incoming.size() ? target : operands[1];
  }
  void fold_switch(InstId terminator) {
    const std::span<const Value> operands = function_.operands(terminator);
    const Value condition = operands[0];
    const std::span<const Value> incoming = incoming_numbers(condition);
    const Value otherwise = default_of(operands, incoming);
    const std::span<const uint32_t> weights =
        function_.annotations().switch_weights(function_[terminator].flags);
    ArenaVector<Value> kept({condition, otherwise}, scratch_);
    ArenaVector<uint32_t> kept_weights(
        weights.begin(), weights.empty() ? weights.end() : weights.begin() + 1, scratch_);
    for (size_t i = 2; i < operands.size(); i += 2) {
      if (is_integer_constant(condition) && operands[i] == condition)
        return become_jump(terminator, operands[i + 1].block());
      const bool may_be =
          incoming.empty() || std::ranges::find(incoming, operands[i]) != incoming.end();
      const bool stays = may_be && operands[i + 1] != otherwise;
      if (stays) kept.insert(kept.end(), {operands[i], operands[i + 1]});
      if (weights.empty()) continue;
      if (stays)
        kept_weights.push_back(weights[i / 2]);
      else
        kept_weights[0] = sum_of(kept_weights[0], weights[i / 2]);
    }
    if (kept.size() == 2 || is_integer_constant(condition))
      return become_jump(terminator, otherwise.block());
    if (kept.size() == 4) {
      become_branch(terminator, kept);
      if (!weights.empty())
        function_[terminator].flags = branch_probability(kept_weights[1], kept_weights[0]);
      return;
    }
    if (kept.size() == operands.size()) return;
    function_.set_operands(terminator, kept);
    function_[terminator].flags = function_.annotations().add_switch_weights(kept_weights);
    note_change();
  }
  // A switch with one case is a comparison.
  void become_branch(InstId terminator, std::span<const Value> kept) {
    InstId test =
        function_.create(Opcode::ICmp, kI1, {kept[0], kept[2]}, 0,
                         static_cast<uint8_t>(IntPredicate::EQ), function_.offset_of(terminator));
    function_.insert_before(terminator, test);
    function_[terminator].opcode = Opcode::CondBr;
    function_[terminator].flags = 0;
    function_.set_operands(terminator, std::array{Value(test), kept[3], kept[1]});
    note_change();
  }

  // A switch with two cases: if one of them and the default are arms of a diamond or a triangle,
  // the other one is tested first, and the rest is a branch of its own. Without a profile all three
  // ways are equally likely (as legalization has it).
  void split_switches() {
    CfgEdit edit(function_, scratch_);
    for (const BlockId block : function_.blocks()) {
      const InstId terminator = function_.terminator(block);
      if (function_[terminator].opcode != Opcode::Switch ||
          function_[terminator].operand_count != 6)
        continue;
      if (!edit.has_changed()) analyses_.control_flow();  // the new blocks do not matter to it
      split_switch(block, terminator, edit);
    }
    edit.finish();
  }
  void split_switch(BlockId block, InstId terminator, CfgEdit& edit) {
    const std::span<const Value> operands = function_.operands(terminator);
    const Value value = operands[0], otherwise = operands[1];
    Value first = operands[2], first_target = operands[3];
    Value second = operands[4], second_target = operands[5];
    std::array<uint32_t, 3> weights = {1, 1, 1};
    std::ranges::copy(function_.annotations().switch_weights(function_[terminator].flags),
                      weights.begin());
    if (first_target == second_target || first_target == otherwise || second_target == otherwise)
      return;
    if (!join_of(function_, cfg_, second_target.block(), otherwise.block()).valid()) {
      if (!join_of(function_, cfg_, first_target.block(), otherwise.block()).valid()) return;
      std::swap(first, second);
      std::swap(first_target, second_target);
      std::swap(weights[1], weights[2]);
    }
    const BlockId rest = edit.add_after(block, function_.offset_of(terminator));
    alias_.push_back(rest);
    for (const Value target : {second_target, otherwise})
      edit.move_edge(target.block(), block, rest);
    function_.append(
        rest, function_.create(Opcode::Switch, kVoid, {value, otherwise, second, second_target}, 0,
                               0, function_.offset_of(terminator)));
    become_branch(terminator, std::array{value, Value(rest), first, first_target});
    function_[terminator].flags = branch_probability(weights[1], sum_of(weights[0], weights[2]));
    become_branch(function_.terminator(rest), std::array{value, otherwise, second, second_target});
    if (weights[0] != weights[2])
      function_[function_.terminator(rest)].flags = branch_probability(weights[2], weights[0]);
  }

  // --- thread

  // The path of a threaded edge: through these blocks, entering each by the given slot.
  struct Hop {
    BlockId through;
    uint32_t slot;
  };
  struct Destination {
    BlockId block;
    uint32_t slot;  // of the last edge of the path, whose values the block's phis take
  };
  // A new edge.
  struct NewEdge {
    BlockId from, to;
    uint32_t slot;
    uint32_t first_hop, hop_count;
  };

  // A new block operand of a terminator.
  struct NewTarget {
    InstId terminator;
    uint32_t operand;
    BlockId block;
  };

  static constexpr uint32_t kMaxHops = 32;

  void thread_edges() {
    if (!classify_blocks()) return;
    new_edges_.clear();
    hops_.clear();
    targets_.clear();
    edge_to_.assign(function_.block_count(), kNone);
    for (BlockId block : function_.blocks())
      if (may_lead_on(block)) thread_edges_of(block);
    if (targets_.empty()) return;
    for (BlockId block : function_.blocks())
      if (!may_lead_on(block)) keep_edges_of(block);
    note_change();
    rebuild_phis();
    for (const NewTarget& t : targets_) function_.set_operand(t.terminator, t.operand, t.block);
  }

  enum class Role : uint8_t { Opaque, Empty, PassesPhis, BranchesOnPhi };

  // Returns whether edges lead on from any block.
  bool classify_blocks() {
    role_.assign(function_.block_count(), Role::Opaque);
    bool any = false;
    for (BlockId block : function_.blocks()) {
      role_[block.index()] = classify(block);
      any |= role_[block.index()] != Role::Opaque;
    }
    return any;
  }
  Role classify(BlockId block) const {
    InstId terminator = function_.terminator(block);
    Opcode opcode = function_[terminator].opcode;
    if (block == function_.entry() || function_[block].address_taken ||
        (opcode != Opcode::Br && opcode != Opcode::CondBr))
      return Role::Opaque;
    if (opcode == Opcode::Br && function_[block].first == terminator)
      return is_late_ && is_preheader(block) ? Role::Opaque : Role::Empty;
    InstId first_other = function_[block].first;
    while (function_[first_other].opcode == Opcode::Phi) first_other = function_.next(first_other);
    if (first_other != terminator || is_loop_entry(block) || !phis_are_confined(block))
      return Role::Opaque;
    if (opcode == Opcode::Br) return Role::PassesPhis;
    Value condition = function_.operand(terminator, 0);
    bool own_phi = condition.is_local() && function_.block_of(condition.local()) == block &&
                   function_[condition.local()].opcode == Opcode::Phi;
    return own_phi ? Role::BranchesOnPhi : Role::Opaque;
  }
  // Whether an edge leads back to the block (or it might): threading would give its loop two
  // entries.
  bool is_loop_entry(BlockId block) const {
    for (BlockId predecessor : cfg_.predecessors(block))
      if (cfg_.order_of(predecessor) >= cfg_.order_of(block)) return true;
    return false;
  }
  // Whether the block, which ends in a jump, is the only edge into a loop. (Not of a header that
  // many edges lead to: they would be counted for each of their blocks.)
  bool is_preheader(BlockId block) const {
    constexpr size_t kMaxEdges = 16;
    const BlockId header = function_.operand(function_.terminator(block), 0).block();
    const std::span<const BlockId> before = cfg_.predecessors(header);
    auto is_entry = [&](BlockId from) { return cfg_.order_of(from) < cfg_.order_of(header); };
    return before.size() > 1 && before.size() <= kMaxEdges && is_entry(block) &&
           std::ranges::count_if(before, is_entry) == 1;
  }
  // Whether a block's phis are used only by its terminator and by phis for edges from the block.
  bool phis_are_confined(BlockId block) const {
    for (InstId phi = function_[block].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi)) {
      for (UseId use = function_.first_use(phi); use.valid(); use = function_.next_use(use)) {
        InstId user = function_.user(use);
        if (user == function_.terminator(block)) continue;
        if (function_[user].opcode != Opcode::Phi) return false;
        if (function_.operand(user, function_.operand_index(use) + 1) != Value(block)) return false;
      }
    }
    return true;
  }

  // Records the block's new edges. Terminators change at the end of the step: until then paths
  // follow the old graph.
  void thread_edges_of(BlockId block) {
    const size_t first_edge = new_edges_.size(), first_target = targets_.size();
    const bool agree = note_edges(block, true) && note_edges(block, false);
    forget_targets(first_edge);
    if (agree) return;
    new_edges_.resize(first_edge);
    targets_.resize(first_target);
    keep_edges_of(block);
  }
  void keep_edges_of(BlockId block) {
    uint32_t successor = 0;
    function_.for_each_successor(block, [&](BlockId to) {
      new_edges_.push_back(stay(block, to, slot_of_edge(block, successor++)));
    });
  }
  bool may_lead_on(BlockId block) const {
    bool any = false;
    function_.for_each_successor(block,
                                 [&](BlockId to) { any |= role_[to.index()] != Role::Opaque; });
    return any;
  }
  void forget_targets(size_t first_edge) {
    for (size_t i = first_edge; i < new_edges_.size(); ++i)
      edge_to_[new_edges_[i].to.index()] = kNone;
  }
  // Records the edges, threaded where possible: where two meet, their values must agree, otherwise
  // the second one is kept. Returns false if even that is impossible.
  bool note_edges(BlockId block, bool staying) {
    InstId terminator = function_.terminator(block);
    uint32_t successor = 0;
    for (uint32_t i = 0; i < function_[terminator].operand_count; ++i) {
      Value operand = function_.operand(terminator, i);
      if (!operand.is_block()) continue;
      // The targets of an indirect jump are data.
      bool may_go_on = function_[terminator].opcode != Opcode::IndirectBr;
      NewEdge edge = may_go_on ? follow(block, operand.block(), successor)
                               : stay(block, operand.block(), slot_of_edge(block, successor));
      ++successor;
      if ((edge.hop_count == 0) != staying) continue;
      if (accept(edge)) {
        if (!staying) targets_.push_back({terminator, i, edge.to});
      } else if (!accept(stay(block, operand.block(), slot_of_edge(block, successor - 1)))) {
        return false;
      }
    }
    return true;
  }

  NewEdge stay(BlockId from, BlockId to, uint32_t slot) const {
    return {from, to, slot, static_cast<uint32_t>(hops_.size()), 0};
  }
  // The final target of an edge; appends its hops to hops_.
  NewEdge follow(BlockId from, BlockId to, uint32_t successor) {
    NewEdge edge = stay(from, to, slot_of_edge(from, successor));
    while (edge.hop_count < kMaxHops) {
      auto next = step(edge);
      if (!next.block.valid() || next.block == edge.to) break;
      hops_.push_back({edge.to, edge.slot});
      ++edge.hop_count;
      edge.to = next.block;
      edge.slot = next.slot;
    }
    // A path this long may be a cycle.
    if (edge.hop_count == kMaxHops) return stay(from, to, slot_of_edge(from, successor));
    return edge;
  }
  // The next block after the edge's target; none() if unknown.
  Destination step(const NewEdge& edge) const {
    BlockId through = edge.to;
    InstId terminator = function_.terminator(through);
    switch (role_[through.index()]) {
      case Role::Opaque:
        return {BlockId::none(), 0};
      case Role::Empty:
      case Role::PassesPhis:
        return {function_.operand(terminator, 0).block(), slot_of_edge(through, 0)};
      case Role::BranchesOnPhi: {
        InstId phi = function_.operand(terminator, 0).local();
        Value condition = value_along(edge, function_.operand(phi, edge.slot * 2));
        if (!is_integer_constant(condition)) return {BlockId::none(), 0};
        uint32_t taken = is_true(condition) ? 0 : 1;
        return {function_.operand(terminator, 1 + taken).block(), slot_of_edge(through, taken)};
      }
    }
    return {BlockId::none(), 0};
  }
  // The value at the start of the path that a phi takes at its end: phis of the passed blocks are
  // replaced by their incoming values, from the last block to the first.
  Value value_along(const NewEdge& edge, Value value) const {
    for (uint32_t i = edge.hop_count; i-- > 0;) {
      const Hop& hop = hops_[edge.first_hop + i];
      bool passed_phi = value.is_local() && function_.block_of(value.local()) == hop.through &&
                        function_[value.local()].opcode == Opcode::Phi;
      if (passed_phi) value = function_.operand(value.local(), hop.slot * 2);
    }
    return value;
  }

  // Records the edge unless its block already has one to the same target with other values.
  bool accept(const NewEdge& edge) {
    uint32_t known = edge_to_[edge.to.index()];
    if (known != kNone) {
      bool agree = true;
      function_.for_each_phi(edge.to, [&](InstId phi) {
        agree = agree && value_for(new_edges_[known], phi) == value_for(edge, phi);
      });
      if (!agree) return false;
    }
    edge_to_[edge.to.index()] = static_cast<uint32_t>(new_edges_.size());
    new_edges_.push_back(edge);
    return true;
  }
  Value value_for(const NewEdge& edge, InstId phi) const {
    return value_along(edge, function_.operand(phi, edge.slot * 2));
  }

  // Gives all phis their entries for the current edges.
  void rebuild_phis() {
    // Edges by target; counting sort.
    ArenaVector<uint32_t> start(function_.block_count() + 2, 0, scratch_);
    for (const NewEdge& edge : new_edges_) ++start[edge.to.index() + 2];
    for (size_t i = 2; i < start.size(); ++i) start[i] += start[i - 1];
    ArenaVector<uint32_t> by_target(new_edges_.size(), 0, scratch_);
    for (uint32_t i = 0; i < new_edges_.size(); ++i)
      by_target[start[new_edges_[i].to.index() + 1]++] = i;
    // Values are read from the old phis, so all are computed before any is changed.
    ArenaVector<std::pair<InstId, size_t>> rebuilt(scratch_);  // and the end of its operands
    operands_.clear();
    for (BlockId block : function_.blocks()) {
      function_.for_each_phi(block, [&](InstId phi) {
        for (uint32_t i = start[block.index()]; i < start[block.index() + 1]; ++i) {
          const NewEdge& edge = new_edges_[by_target[i]];
          operands_.push_back(value_for(edge, phi));
          operands_.push_back(edge.from);
        }
        rebuilt.push_back({phi, operands_.size()});
      });
    }
    size_t begin = 0;
    for (auto [phi, end] : rebuilt) {
      function_.set_operands(phi, std::span(operands_).subspan(begin, end - begin));
      begin = end;
    }
  }

  // --- merge

  void merge_blocks() {
    bool any = false;
    for (BlockId block : cfg_.reverse_post_order()) {
      if (alias_[block.index()] != block) continue;  // already merged
      while (merge_successor(block)) any = true;
    }
    if (!any) return;
    note_change();
    function_.remove_blocks([&](BlockId block) { return alias_[block.index()] != block; });
  }
  bool merge_successor(BlockId block) {
    InstId jump = function_.terminator(block);
    if (function_[jump].opcode != Opcode::Br) return false;
    BlockId next = function_.operand(jump, 0).block();
    if (next == block || next == function_.entry() || cfg_.predecessors(next).size() != 1)
      return false;
    if (function_[next].address_taken) return false;
    function_.erase(jump);
    while (function_[next].first.valid()) {
      InstId moved = function_[next].first;
      if (function_[moved].opcode == Opcode::Phi) {
        function_.replace_all_uses(moved, function_.operand(moved, 0));
        function_.erase(moved);
        continue;
      }
      function_.unlink(moved);
      function_.append(block, moved);
    }
    alias_[next.index()] = block;
    return true;
  }

  Function& function_;
  Analyses& analyses_;
  const ControlFlowGraph& cfg_;  // the snapshot: changes when analyses_ computes it again
  bool has_changed_ = false;
  bool changed_ = false;      // in this iteration
  bool stale_ = true;         // the snapshot no longer describes the function
  bool is_numbered_ = false;  // slots_ are those of the snapshot
  const bool is_late_;
  Arena& scratch_;
  ArenaVector<BlockId> alias_{scratch_};  // by block: what it was merged into, or itself

  EdgeSlots slots_{scratch_};
  ArenaVector<uint32_t> next_slot_{scratch_};    // by block, while edges are numbered
  ArenaVector<BlockId> predecessors_{scratch_};  // of the block whose phis are repaired
  ArenaVector<Value> incoming_{scratch_};        // by block, for the phi that is repaired
  ArenaVector<Value> operands_{scratch_};

  ArenaVector<Role> role_{scratch_};
  ArenaVector<Hop> hops_{scratch_};
  ArenaVector<NewEdge> new_edges_{scratch_};
  ArenaVector<uint32_t> edge_to_{
      scratch_};  // by block: an edge to it of the block that is threaded
  ArenaVector<NewTarget> targets_{scratch_};
};

// Whether data may hold the address of the unreachable block: it is then kept, so references to it
// keep a meaning.
bool has_lost_address(const Function& function, Analyses& analyses) {
  bool any = false;
  for (BlockId block : function.blocks()) any |= function[block].address_taken;
  if (!any) return false;
  const ControlFlowGraph& cfg = analyses.control_flow();
  for (BlockId block : function.blocks())
    if (function[block].address_taken && !cfg.reachable(block)) return true;
  return false;
}

}  // namespace

bool simplify_cfg(Function& function, Analyses& analyses, Arena& scratch) {
  return !has_lost_address(function, analyses) &&
         CfgSimplifier(function, analyses, false, scratch).run();
}

bool late_simplify_cfg(Function& function, Analyses& analyses, Arena& scratch) {
  return !has_lost_address(function, analyses) &&
         CfgSimplifier(function, analyses, true, scratch).run();
}

}  // namespace lilt::opt
