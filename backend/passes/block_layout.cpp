// Block layout: the order of blocks, and the jumps that the order needs.
//
// First, copies of short blocks that end in computed jumps replace jumps to them: processors
// predict each copy separately. Then the exit of every block is represented as conditional jumps in
// order and one final target (a jump or the fall-through). On that form:
//   1. thread    targets that are empty blocks become the blocks those lead to
//   2. chain     greedy: the most frequent edges first, the end of one chain to the start of
//                another (Pettis & Hansen, Profile Guided Code Positioning, PLDI 1990, §4.2)
//   3. rotate    a loop whose last block jumps back to its first and which leaves from the middle
//                is turned so that the leaving block comes last: one jump fewer an iteration
//   4. order     chains by frequency of their hottest entry, the entry's first, cold ones last
//   5. rewrite   terminators for that order: fall-through where possible, conditions inverted
//   6. duplicate a short block that returns replaces the jump of a block whose only successor it is
// Invariants: the entry block stays first; a block keeps its instructions, except its jumps.
#include <algorithm>
#include <vector>

#include "backend/passes/passes.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

struct ConditionalJump {
  x86::Condition condition;
  BlockId target;
};

// The exit of a block.
struct WayOut {
  std::vector<ConditionalJump> conditional;
  BlockId final_target;     // none(): the block ends in a return, trap or indirect jump
  uint32_t first_jump = 0;  // index of the first of its jump instructions
  SourceOffset origin = kNoOffset;
};

constexpr uint32_t kDuplicationLimit = 3;  // instructions of a returning block that may be copied
constexpr uint32_t kDispatchLimit = 12;    // the same of a block that ends in a computed jump
constexpr int kDispatchRounds = 3;
constexpr size_t kMostDuplicatedEdges = 1 << 16;  // of copied indirect jumps
constexpr float kAlignmentThreshold =
    4.0f;  // a loop head at least this much hotter than the entry is aligned

class BlockLayout {
 public:
  BlockLayout(MachineFunction& function, Arena& scratch)
      : function_(function),
        scratch_(scratch),
        ways_(function.blocks.size(), WayOut()),
        computed_targets_(function.blocks.size(), std::span<const BlockId>(), scratch),
        passed_in_(function.blocks.size(), 0),
        target_of_(function.blocks.size()),
        place_(function.blocks.size(), kNowhere) {}

  void run() {
    for (BlockId block : function_.layout) computed_targets_[block] = function_.successors(block);
    for (int round = 0; round < kDispatchRounds && duplicate_dispatches();) ++round;
    take_apart();
    thread_empty_blocks();
    drop_unreachable();
    build_chains();
    for (std::vector<BlockId>& chain : chains_) rotate_loops(chain);
    order_chains();
    rewrite_terminators();
    duplicate_returns();
    update_edges();
    align_loops();
  }

 private:
  bool is_jump(const MachineInstr& i) const {
    return i.opcode == x86::opcode(Op::JMP) || i.opcode == x86::opcode(Op::Jcc);
  }

  // Text with labels must not be copied: a label exists once.
  bool has_assembly(BlockId block) const {
    for (const MachineInstr& i : function_.instructions_of(block))
      if (i.opcode == x86::opcode(Op::ASM)) return true;
    return false;
  }

  // A computed jump behind few instructions.
  bool is_dispatch(BlockId block) const {
    const MachineBlock& b = function_.blocks[block];
    std::span<const BlockId> targets = computed_targets_[block];
    if (b.begin == b.end || b.end - b.begin > kDispatchLimit || targets.empty()) return false;
    bool is_computed = !function_.labels(targets[0]).empty();
    return is_computed && !has_assembly(block) &&
           is_indirect_jump(function_.instructions[b.end - 1]);
  }

  // Replaces jumps to dispatches by copies of them. Returns whether there were any.
  bool duplicate_dispatches() {
    EditList edits(function_);
    std::vector<std::pair<BlockId, BlockId>> copies;  // to, from
    for (BlockId block : function_.layout) {
      const MachineBlock& b = function_.blocks[block];
      std::span<const BlockId> targets = computed_targets_[block];
      if (b.begin == b.end || targets.size() != 1 || !is_dispatch(targets[0])) continue;
      const MachineInstr& last = function_.instructions[b.end - 1];
      size_t ways_out = computed_targets_[targets[0]].size();
      if (last.opcode != x86::opcode(Op::JMP) || ways_out > edges_left_) continue;
      edges_left_ -= ways_out;
      copies.push_back({block, targets[0]});
      edits.remove(b.end - 1);
      for (const MachineInstr& i : function_.instructions_of(targets[0])) {
        std::span<const Cell> cells = function_.cells_of(i);
        edits.insert(block, b.end, i, std::vector<Cell>(cells.begin(), cells.end()));
      }
    }
    edits.apply();
    for (auto [to, from] : copies) computed_targets_[to] = computed_targets_[from];
    return !copies.empty();
  }

  bool is_indirect_jump(const MachineInstr& i) const {
    return i.opcode == x86::opcode(Op::JMPr) || i.opcode == x86::opcode(Op::JMPm);
  }

  void take_apart() {
    for (size_t position = 0; position < function_.layout.size(); ++position) {
      BlockId block = function_.layout[position];
      BlockId next =
          position + 1 < function_.layout.size() ? function_.layout[position + 1] : BlockId::none();
      take_apart(block, next);
    }
  }

  void take_apart(BlockId block, BlockId next) {
    const MachineBlock& b = function_.blocks[block];
    WayOut& way = ways_[block];
    way.first_jump = b.end;
    while (way.first_jump > b.begin && is_jump(function_.instructions[way.first_jump - 1]))
      --way.first_jump;
    way.final_target = next;
    for (uint32_t at = way.first_jump; at < b.end; ++at) {
      const MachineInstr& i = function_.instructions[at];
      way.origin = i.origin;
      BlockId target = function_.cells_of(i)[0].block();
      if (i.opcode == x86::opcode(Op::JMP)) {
        way.final_target = target;
        return;
      }
      way.conditional.push_back({static_cast<x86::Condition>(i.condition), target});
    }
    if (way.first_jump == b.end && b.end > b.begin &&
        (function_.desc(function_.instructions[b.end - 1]).properties & instr::Terminator) != 0)
      way.final_target = BlockId::none();
  }

  bool is_empty(BlockId block) const {
    return ways_[block].first_jump == function_.blocks[block].begin &&
           ways_[block].conditional.empty() && ways_[block].final_target.valid();
  }

  // Follows empty blocks to the first that is not, with path compression; a cycle of empty blocks
  // (an endless loop) becomes one block that jumps to itself.
  BlockId destination(BlockId block) {
    std::vector<BlockId> path;
    ++query_;
    while (is_empty(block) && passed_in_[block] != query_) {
      passed_in_[block] = query_;
      path.push_back(block);
      block = ways_[block].final_target;
    }
    for (BlockId passed : path) ways_[passed].final_target = block;
    return block;
  }

  void thread_empty_blocks() {
    for (BlockId block : function_.layout) {
      WayOut& way = ways_[block];
      if (is_empty(block)) continue;
      for (ConditionalJump& jump : way.conditional) jump.target = destination(jump.target);
      if (way.final_target.valid()) way.final_target = destination(way.final_target);
      while (!way.conditional.empty() && way.conditional.back().target == way.final_target)
        way.conditional.pop_back();
    }
    BlockId entry = function_.layout.front();
    if (is_empty(entry)) ways_[entry].final_target = destination(entry);
    thread_indirect_jumps();
    move_labels();
  }

  // Tables refer to the final targets of their blocks.
  void thread_indirect_jumps() {
    for (JumpTable& table : function_.jump_tables)
      for (BlockId& target : table.targets) target = destination(target);
    for (BlockId block : function_.layout) {
      MachineBlock& b = function_.blocks[block];
      if (ways_[block].final_target.valid() || b.begin == b.end) continue;
      MachineInstr& last = function_.instructions[b.end - 1];
      if (!is_indirect_jump(last)) continue;
      std::span<Cell> cells = function_.cells_of(last);
      std::span<BlockId> targets = scratch_.uninitialized<BlockId>(cells.size());
      size_t kept = 0, target_count = 0;
      for (const Cell& cell : cells) {
        Cell copy = cell;
        if (cell.kind == CellKind::Block) {
          copy = x86::block_operand(destination(cell.block()));
          if (is_known_target(copy.block(), block)) continue;
          targets[target_count++] = copy.block();
        }
        cells[kept++] = copy;
      }
      last.cell_count = static_cast<uint32_t>(kept);
      computed_targets_[block] = targets.first(target_count);
    }
  }

  // Whether the block is known as a target of `from`, as it is from now on.
  bool is_known_target(BlockId target, BlockId from) {
    bool known = target_of_[target] == from;
    target_of_[target] = from;
    return known;
  }

  // The address of an empty block is that of its final target.
  void move_labels() {
    std::vector<BlockLabel> labels, moved;
    for (BlockId block : function_.layout)
      for (SymbolRef label : function_.labels(block)) {
        BlockId place = destination(block);
        (place == block ? labels : moved).push_back({place, label});
      }
    labels.insert(labels.end(), moved.begin(), moved.end());
    if (!moved.empty()) function_.set_labels(labels);
  }

  template <class Visitor>
  void for_each_target(BlockId block, Visitor visit) const {
    for (const ConditionalJump& jump : ways_[block].conditional) visit(jump.target);
    if (ways_[block].final_target.valid()) visit(ways_[block].final_target);
    if (!ways_[block].final_target.valid())
      for (BlockId target : computed_targets_[block]) visit(target);
  }

  void drop_unreachable() {
    std::vector<bool> reached(function_.blocks.size());
    std::vector<BlockId> work{function_.layout.front()};
    reached[work.front().index()] = true;
    while (!work.empty()) {
      BlockId block = work.back();
      work.pop_back();
      for_each_target(block, [&](BlockId target) {
        if (reached[target.index()]) return;
        reached[target.index()] = true;
        work.push_back(target);
      });
    }
    std::erase_if(function_.layout, [&](BlockId block) { return !reached[block.index()]; });
  }

  struct WeightedEdge {
    BlockId from, to;
    float frequency;
    bool only_way;  // `to` has no other predecessor
  };

  // The frequency of each edge, estimated from the blocks': the only edge into its target runs as
  // often as the target; the other edges out of a block share the rest.
  std::vector<WeightedEdge> edges_by_frequency() const {
    std::vector<uint32_t> ways_in(function_.blocks.size());
    for (BlockId block : function_.layout)
      for_each_target(block, [&](BlockId target) { ++ways_in[target.index()]; });
    std::vector<WeightedEdge> edges;
    for (BlockId block : function_.layout) {
      if (!ways_[block].final_target.valid()) continue;
      float left = function_.blocks[block].frequency;
      int sharing = 0;
      for_each_target(block, [&](BlockId target) {
        if (ways_in[target.index()] == 1)
          left -= function_.blocks[target].frequency;
        else
          ++sharing;
      });
      float share = sharing == 0 ? 0 : std::max(0.0f, left / static_cast<float>(sharing));
      for_each_target(block, [&](BlockId target) {
        bool only_way = ways_in[target.index()] == 1;
        float frequency = function_.blocks[target].frequency;
        edges.push_back(
            {block, target, only_way ? frequency : std::min(share, frequency), only_way});
      });
    }
    std::stable_sort(edges.begin(), edges.end(), [](const WeightedEdge& a, const WeightedEdge& b) {
      return a.frequency != b.frequency ? a.frequency > b.frequency : a.only_way > b.only_way;
    });
    return edges;
  }

  void build_chains() {
    constexpr uint32_t kNone = UINT32_MAX;
    size_t count = function_.blocks.size();
    std::vector<uint32_t> next(count, kNone), previous(count, kNone), leader(count);
    for (uint32_t i = 0; i < count; ++i) leader[i] = i;
    auto find = [&](uint32_t i) {
      while (leader[i] != i) i = leader[i] = leader[leader[i]];
      return i;
    };
    uint32_t entry = function_.layout.front().index();
    for (const WeightedEdge& edge : edges_by_frequency()) {
      uint32_t from = edge.from.index(), to = edge.to.index();
      if (to == entry || next[from] != kNone || previous[to] != kNone || find(from) == find(to))
        continue;
      next[from] = to;
      previous[to] = from;
      leader[find(to)] = find(from);
    }
    for (BlockId block : function_.layout) {
      if (previous[block.index()] != kNone) continue;
      chains_.emplace_back();
      for (uint32_t i = block.index(); i != kNone; i = next[i])
        chains_.back().push_back(BlockId(i));
    }
  }

  // Within a chain, a run of blocks whose last jumps back to its first and that leaves the run from
  // a block before its last.
  void rotate_loops(std::vector<BlockId>& chain) {
    for (uint32_t i = 0; i < chain.size(); ++i) place_[chain[i]] = i;
    for (uint32_t last = 1; last < chain.size(); ++last) {
      const WayOut& way = ways_[chain[last]];
      if (!way.final_target.valid() || !way.conditional.empty()) continue;
      uint32_t first = place_[way.final_target];
      if (first == kNowhere || first >= last || first == 0) continue;
      rotate(chain, first, last);
    }
    for (BlockId block : chain) place_[block] = kNowhere;
  }

  void rotate(std::vector<BlockId>& chain, uint32_t first, uint32_t last) {
    for (uint32_t leaving = first; leaving < last; ++leaving) {
      const WayOut& way = ways_[chain[leaving]];
      if (way.conditional.size() != 1) continue;
      auto inside = [&](BlockId b) { return place_[b] >= first && place_[b] <= last; };
      if (inside(way.conditional[0].target) && inside(way.final_target)) continue;
      std::rotate(chain.begin() + first, chain.begin() + leaving + 1, chain.begin() + last + 1);
      for (uint32_t i = first; i <= last; ++i) place_[chain[i]] = i;
      return;
    }
  }

  void order_chains() {
    auto heat = [&](const std::vector<BlockId>& chain) {
      float hottest = 0;
      for (BlockId block : chain) hottest = std::max(hottest, function_.blocks[block].frequency);
      return hottest;
    };
    // Chains hotter than half of an entry keep the order of their first blocks (loops stay near
    // what enters them); colder ones go last.
    std::stable_sort(chains_.begin() + 1, chains_.end(), [&](const auto& a, const auto& b) {
      return (heat(a) < 0.5f) < (heat(b) < 0.5f);
    });
    function_.layout.clear();
    for (const std::vector<BlockId>& chain : chains_)
      function_.layout.insert(function_.layout.end(), chain.begin(), chain.end());
  }

  void rewrite_terminators() {
    EditList edits(function_);
    for (size_t position = 0; position < function_.layout.size(); ++position) {
      BlockId next =
          position + 1 < function_.layout.size() ? function_.layout[position + 1] : BlockId::none();
      rewrite(edits, function_.layout[position], next);
    }
    edits.apply();
  }

  void rewrite(EditList& edits, BlockId block, BlockId next) {
    WayOut& way = ways_[block];
    if (!way.final_target.valid()) return;
    const uint32_t end = function_.blocks[block].end;
    for (uint32_t at = way.first_jump; at < end; ++at) edits.remove(at);
    if (!way.conditional.empty() && way.conditional.back().target == next) {
      ConditionalJump& last = way.conditional.back();
      last.condition = x86::inverted(last.condition);
      std::swap(last.target, way.final_target);
    }
    for (const ConditionalJump& jump : way.conditional)
      insert_jump(edits, block, end, Op::Jcc, jump.condition, jump.target);
    if (way.final_target != next)
      insert_jump(edits, block, end, Op::JMP, x86::Condition::O, way.final_target);
  }

  void insert_jump(EditList& edits, BlockId block, uint32_t at, Op op, x86::Condition condition,
                   BlockId target) {
    Cell cells[] = {x86::block_operand(target)};
    edits.insert(block, at, x86::instruction(op, 8, condition, ways_[block].origin), cells);
  }

  bool is_short_return(BlockId block) const {
    const MachineBlock& b = function_.blocks[block];
    if (b.begin == b.end || b.end - b.begin > kDuplicationLimit) return false;
    if (has_assembly(block)) return false;
    return (function_.desc(function_.instructions[b.end - 1]).properties & instr::Return) != 0;
  }

  void duplicate_returns() {
    EditList edits(function_);
    for (BlockId block : function_.layout) {
      const MachineBlock& b = function_.blocks[block];
      if (b.begin == b.end) continue;
      const MachineInstr& last = function_.instructions[b.end - 1];
      if (last.opcode != x86::opcode(Op::JMP) || !ways_[block].conditional.empty()) continue;
      BlockId target = function_.cells_of(last)[0].block();
      if (!is_short_return(target)) continue;
      edits.remove(b.end - 1);
      for (const MachineInstr& i : function_.instructions_of(target)) {
        std::span<const Cell> cells = function_.cells_of(i);
        edits.insert(block, b.end, i, std::vector<Cell>(cells.begin(), cells.end()));
      }
      ways_[block].final_target = BlockId::none();
      computed_targets_[block] = {};
    }
    edits.apply();
    drop_unreachable();
  }

  void update_edges() {
    target_of_.assign(function_.blocks.size(), BlockId::none());
    std::vector<Edge> edges;
    for (BlockId block : function_.layout)
      for_each_target(block, [&](BlockId target) {
        if (!is_known_target(target, block)) edges.push_back({block, target});
      });
    function_.set_edges(edges);
  }

  // A block that some later block jumps back to, and that runs often, starts on a 16-byte boundary.
  void align_loops() {
    std::vector<uint32_t> place(function_.blocks.size(), 0);
    for (uint32_t i = 0; i < function_.layout.size(); ++i) place[function_.layout[i].index()] = i;
    for (BlockId block : function_.layout)
      for (BlockId target : function_.successors(block)) {
        MachineBlock& head = function_.blocks[target];
        if (place[target.index()] <= place[block.index()] && target != function_.layout.front() &&
            head.frequency >=
                kAlignmentThreshold * function_.blocks[function_.layout.front()].frequency)
          head.align_log2 = 4;
      }
  }

  MachineFunction& function_;
  Arena& scratch_;
  static constexpr uint32_t kNowhere = UINT32_MAX;
  IdMap<BlockId, WayOut> ways_;
  ArenaIdMap<BlockId, std::span<const BlockId>> computed_targets_;  // where there is no final one
  size_t edges_left_ = kMostDuplicatedEdges;
  uint32_t query_ = 0;                  // of destination
  IdMap<BlockId, uint32_t> passed_in_;  // the last query that went through the block
  IdMap<BlockId, BlockId> target_of_;   // the last block that was seen to lead to each
  IdMap<BlockId, uint32_t> place_;      // within the chain that is being rotated
  std::vector<std::vector<BlockId>> chains_;
};

}  // namespace

void block_layout(MachineFunction& function, Arena& scratch) {
  BlockLayout(function, scratch).run();
}

}  // namespace lilt::backend
