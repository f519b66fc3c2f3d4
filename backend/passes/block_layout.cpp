// Block layout: the order of blocks, and the jumps that the order needs.
//
// The exit of every block is represented as conditional jumps in order and one final target (a jump
// or the fall-through). On that form:
//   1. thread    targets that are empty blocks become the blocks those lead to
// then, unless blocks keep their order,
//   2. chain     greedy: the most frequent edges first, the end of one chain to the start of
//                another (Pettis & Hansen, Profile Guided Code Positioning, PLDI 1990, §4.2)
//   3. rotate    a loop whose last block jumps back to its first and which leaves from the middle
//                is turned so that the leaving block comes last: one jump fewer an iteration
//   4. order     chains by frequency of their hottest entry, the entry's first, cold ones last
// and in any case
//   5. rewrite   terminators for that order: fall-through where possible, conditions inverted; the
//                rarer exit takes the second jump where there are two
//   6. duplicate a short block that returns replaces the jump of a block whose only successor it
//                is, unless that seldom runs
// Conditional jumps stay where they are and change in place, so a block only becomes shorter. The
// rare edits that need more instructions than there were go through an edit list.
// Invariants: the entry block stays first; a block keeps its instructions, except its jumps.
#include <algorithm>
#include <bit>
#include <functional>

#include "backend/passes/machine_passes.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

// The exit of a block.
struct BlockExit {
  // The block's conditional jumps; a jump to the final target may follow them.
  uint32_t first_jump = 0, conditional_end = 0;
  BlockId final_target;  // none(): the block ends in a return, trap or computed jump

  bool has_condition() const { return first_jump != conditional_end; }
};

constexpr uint32_t kDuplicationLimit = 3;  // instructions of a returning block that may be copied
constexpr float kCold = 0.36f;             // blocks less frequent are cold: two branches

class BlockLayout {
 public:
  BlockLayout(MachineFunction& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  void run(BlockOrder order) {
    find_exits();
    thread_empty_blocks();
    drop_unreachable();
    if (order == BlockOrder::ByFrequency) order_blocks();
    rewrite_jumps();
    duplicate_returns();
    update_edges();
  }

 private:
  static bool is_jump(const MachineInstr& i) {
    return i.opcode == x86::opcode(Op::JMP) || i.opcode == x86::opcode(Op::Jcc);
  }

  // The block that a jump leads to.
  Cell& target_of(const MachineInstr& jump) { return function_.cells[jump.first_cell]; }
  const Cell& target_of(const MachineInstr& jump) const { return function_.cells[jump.first_cell]; }

  // The targets of a block's terminators, as long as these stand as they were selected.
  template <class Visitor>
  void for_each_selected_target(BlockId block, Visitor visit) const {
    const MachineBlock& b = function_.blocks[block];
    for (uint32_t at = b.end; at > b.begin; --at) {
      const MachineInstr& i = function_.instructions[at - 1];
      if ((function_.desc(i).properties & instr::Terminator) == 0) return;
      for (const Cell& cell : function_.cells_of(i))
        if (cell.kind == CellKind::Block) visit(cell.block());
    }
  }

  // Replaces the last instruction of `block` by those of `copied`.
  void replace_jump(BlockId block, BlockId copied) {
    const uint32_t end = function_.blocks[block].end;
    edits_.remove(block, end - 1);
    for (const MachineInstr& i : function_.instructions_of(copied))
      edits_.insert(block, end, i, function_.cells_of(i));
  }

  static bool is_indirect_jump(const MachineInstr& i) {
    return i.opcode == x86::opcode(Op::JMPr) || i.opcode == x86::opcode(Op::JMPm);
  }

  // Edits move jumps: exits are found anew. Returns whether there were any.
  bool apply_edits() {
    if (edits_.empty()) return false;
    edits_.apply();
    find_exits();
    return true;
  }

  void find_exits() {
    const std::vector<BlockId>& layout = function_.layout;
    for (size_t place = 0; place < layout.size(); ++place)
      find_exits(layout[place], place + 1 < layout.size() ? layout[place + 1] : BlockId::none());
  }

  void find_exits(BlockId block, BlockId next) {
    const MachineBlock& b = function_.blocks[block];
    BlockExit& exit = exits_[block];
    exit.first_jump = b.end;
    while (exit.first_jump > b.begin && is_jump(function_.instructions[exit.first_jump - 1]))
      --exit.first_jump;
    exit.conditional_end = exit.first_jump;
    while (exit.conditional_end < b.end &&
           function_.instructions[exit.conditional_end].opcode == x86::opcode(Op::Jcc))
      ++exit.conditional_end;
    exit.final_target = next;
    if (exit.conditional_end < b.end)
      exit.final_target = target_of(function_.instructions[exit.conditional_end]).block();
    else if (exit.first_jump == b.end && b.end > b.begin &&
             is_last(function_.desc(function_.instructions[b.end - 1])))
      exit.final_target = BlockId::none();
  }

  // Whether nothing after the instruction is executed: a return, trap or computed jump.
  static bool is_last(const InstrDesc& desc) {
    return (desc.properties & instr::Terminator) != 0 && !is_invoking(desc);
  }

  // The landing pad of the call before the jumps of a block; null: none.
  Cell* landing_pad(BlockId block) { return has_landing_pads_ ? find_landing_pad(block) : nullptr; }
  [[gnu::cold]] Cell* find_landing_pad(BlockId block) {
    const uint32_t jumps = exits_[block].first_jump;
    if (jumps == function_.blocks[block].begin) return nullptr;
    const MachineInstr& call = function_.instructions[jumps - 1];
    if (!is_invoking(function_.desc(call))) return nullptr;
    for (Cell& cell : function_.cells_of(call))
      if (cell.kind == CellKind::Block) return &cell;
    return nullptr;
  }

  bool is_empty(BlockId block) const {
    const BlockExit& exit = exits_[block];
    return exit.first_jump == function_.blocks[block].begin && !exit.has_condition() &&
           exit.final_target.valid();
  }

  // Follows empty blocks to the first that is not, with path compression; a cycle of empty blocks
  // (an endless loop) becomes one block that jumps to itself.
  BlockId destination(BlockId block) {
    if (!is_empty(block)) return block;
    ++query_;
    size_t passed = 0;
    BlockId end = block;
    for (; is_empty(end) && passed_in_[end] != query_; end = exits_[end].final_target, ++passed)
      passed_in_[end] = query_;
    while (passed-- > 0) block = std::exchange(exits_[block].final_target, end);
    return end;
  }

  void thread_empty_blocks() {
    for (BlockId block : function_.layout) {
      BlockExit& exit = exits_[block];
      if (is_empty(block)) continue;
      for (uint32_t at = exit.first_jump; at < exit.conditional_end; ++at)
        thread(target_of(function_.instructions[at]));
      if (Cell* pad = landing_pad(block)) thread(*pad);
      if (exit.final_target.valid()) exit.final_target = destination(exit.final_target);
      while (exit.has_condition() && last_condition(exit).block() == exit.final_target)
        --exit.conditional_end;
    }
    BlockId entry = function_.layout.front();
    if (is_empty(entry)) exits_[entry].final_target = destination(entry);
    thread_indirect_jumps();
    // The address of an empty block is that of its final target.
    move_labels([this](BlockId block) { return destination(block); });
  }

  void thread(Cell& cell) { cell.payload = destination(cell.block()).index(); }

  // The target of the last conditional jump.
  Cell& last_condition(const BlockExit& exit) {
    return target_of(function_.instructions[exit.conditional_end - 1]);
  }

  // Tables refer to the final targets of their blocks.
  void thread_indirect_jumps() {
    for (JumpTable& table : function_.jump_tables)
      for (BlockId& target : table.targets) target = destination(target);
    for (BlockId block : function_.layout) {
      const MachineBlock& b = function_.blocks[block];
      if (exits_[block].final_target.valid() || b.begin == b.end) continue;
      MachineInstr& last = function_.instructions[b.end - 1];
      if (!is_indirect_jump(last)) continue;
      std::span<Cell> cells = function_.cells_of(last);
      size_t kept = 0;
      for (Cell cell : cells) {
        if (cell.kind == CellKind::Block) {
          thread(cell);
          if (is_known_target(cell.block(), block)) continue;
        }
        cells[kept++] = cell;
      }
      last.cell_count = static_cast<uint32_t>(kept);
    }
  }

  // Whether the block is known as a target of `from`, as it is from now on.
  bool is_known_target(BlockId target, BlockId from) {
    return std::exchange(target_of_[target], from) == from;
  }

  template <class Place>
  void move_labels(Place place_of) {
    if (!function_.has_labels()) return;
    ArenaVector<BlockLabel> labels(scratch_), moved(scratch_);
    for (BlockId block : function_.layout)
      for (SymbolRef label : function_.labels(block)) {
        const BlockId place = place_of(block);
        (place == block ? labels : moved).push_back({place, label});
      }
    labels.insert(labels.end(), moved.begin(), moved.end());
    if (!moved.empty()) function_.set_labels(labels);
  }

  // Calls `visit` with the landing pad of a block's call, the end of an edge besides its targets.
  [[gnu::cold]] void visit_landing_pad(BlockId block, const std::function<void(BlockId)>& visit) {
    if (const Cell* pad = landing_pad(block)) visit(pad->block());
  }
  // The blocks that a block jumps to or falls into.
  template <class Visitor>
  void for_each_target(BlockId block, Visitor visit) const {
    const BlockExit& exit = exits_[block];
    if (!exit.final_target.valid()) return for_each_selected_target(block, visit);
    for (uint32_t at = exit.first_jump; at < exit.conditional_end; ++at)
      visit(target_of(function_.instructions[at]).block());
    visit(exit.final_target);
  }

  void drop_unreachable() {
    ArenaIdMap<BlockId, bool> reached(function_.blocks.size(), false, scratch_);
    ArenaVector<BlockId> work(scratch_);
    work.reserve(function_.layout.size());
    auto reach = [&](BlockId block) {
      if (reached[block]) return;
      reached[block] = true;
      work.push_back(block);
    };
    reach(function_.layout.front());
    while (!work.empty()) {
      BlockId block = work.back();
      work.pop_back();
      for_each_target(block, reach);
      if (has_landing_pads_) [[unlikely]]
        visit_landing_pad(block, reach);
    }
    // What nothing jumps to may still be compared with: any address will do.
    move_labels([&](BlockId block) { return reached[block] ? block : function_.layout.front(); });
    std::erase_if(function_.layout, [&](BlockId block) { return !reached[block]; });
  }

  struct WeightedEdge {
    uint64_t rank;  // of more frequent edges it is less
    BlockId from, to;
  };
  // Of equally frequent edges, those into blocks that have no other come first. Frequencies are not
  // negative: as numbers, their bits are in the same order.
  static uint64_t rank_of(float frequency, bool is_only_way, uint32_t number) {
    return uint64_t{~std::bit_cast<uint32_t>(frequency)} << 32 | uint64_t{!is_only_way} << 31 |
           number;
  }

  // The frequency of each edge, estimated from the blocks': the only edge into its target runs as
  // often as the target; the other edges out of a block share the rest, as often as their targets
  // run.
  ArenaVector<WeightedEdge> edges_by_frequency() const {
    ArenaIdMap<BlockId, uint32_t> ways_in(function_.blocks.size(), 0, scratch_);
    size_t count = 0;
    for (BlockId block : function_.layout)
      for_each_target(block, [&](BlockId target) { ++ways_in[target], ++count; });
    ArenaVector<WeightedEdge> edges(scratch_);
    edges.reserve(count);
    for (BlockId block : function_.layout) {
      if (!exits_[block].final_target.valid()) continue;
      float left = function_.blocks[block].frequency;
      float sharing = 0;
      for_each_target(block, [&](BlockId target) {
        if (ways_in[target] == 1)
          left -= function_.blocks[target].frequency;
        else
          sharing += function_.blocks[target].frequency;
      });
      const float share = sharing > 0 ? std::max(0.0f, left / sharing) : 0;
      for_each_target(block, [&](BlockId target) {
        const bool only_way = ways_in[target] == 1;
        const float whole = function_.blocks[target].frequency;
        const float frequency = only_way ? whole : whole * std::min(share, 1.0f);
        const auto number = static_cast<uint32_t>(edges.size());
        edges.push_back({rank_of(frequency, only_way, number), block, target});
      });
    }
    std::ranges::sort(edges, {}, &WeightedEdge::rank);
    return edges;
  }

  // Chains as lists that are linked both ways.
  struct Links {
    BlockId next, previous;
    BlockId leader;  // of the chain, found through those of others
  };

  ArenaIdMap<BlockId, Links> build_chains() const {
    ArenaIdMap<BlockId, Links> links(function_.blocks.size(), Links(), scratch_);
    for (BlockId block : function_.layout) links[block].leader = block;
    auto find = [&](BlockId block) {
      while (links[block].leader != block)
        block = links[block].leader = links[links[block].leader].leader;
      return block;
    };
    for (const WeightedEdge& edge : edges_by_frequency()) {
      if (edge.to == function_.layout.front() || links[edge.from].next.valid() ||
          links[edge.to].previous.valid() || find(edge.from) == find(edge.to))
        continue;
      links[edge.from].next = edge.to;
      links[edge.to].previous = edge.from;
      links[find(edge.to)].leader = find(edge.from);
    }
    return links;
  }

  // Chains keep the order of their first blocks (loops stay near what enters them), but those that
  // never get as hot as half of an entry go last.
  void order_blocks() {
    const ArenaIdMap<BlockId, Links> links = build_chains();
    ArenaVector<BlockId> chain(scratch_), cold(scratch_);
    ArenaVector<BlockId> order(scratch_);
    chain.reserve(function_.layout.size());
    cold.reserve(function_.layout.size());
    order.reserve(function_.layout.size());
    for (BlockId first : function_.layout) {
      if (links[first].previous.valid()) continue;
      chain.clear();
      float hottest = 0;
      for (BlockId block = first; block.valid(); block = links[block].next) {
        chain.push_back(block);
        hottest = std::max(hottest, function_.blocks[block].frequency);
      }
      rotate_loops(chain);
      const bool is_cold = hottest < kCold && first != function_.layout.front();
      ArenaVector<BlockId>& to = is_cold ? cold : order;
      to.insert(to.end(), chain.begin(), chain.end());
    }
    std::ranges::copy(cold, std::ranges::copy(order, function_.layout.begin()).out);
  }

  // Within a chain, a run of blocks whose last jumps back to its first and that leaves the run from
  // a block before its last.
  void rotate_loops(std::span<BlockId> chain) {
    for (uint32_t i = 0; i < chain.size(); ++i) place_[chain[i]] = i;
    for (uint32_t last = 1; last < chain.size(); ++last) {
      const BlockExit& exit = exits_[chain[last]];
      if (!exit.final_target.valid() || exit.has_condition()) continue;
      uint32_t first = place_[exit.final_target];
      if (first == kNowhere || first >= last || first == 0) continue;
      // What falls into the first block jumps then. The arm of an `if` may, as often as the last
      // block, which is the other arm.
      if (function_.blocks[chain[first - 1]].frequency >= function_.blocks[chain[last]].frequency)
        continue;
      rotate(chain, first, last);
    }
    for (BlockId block : chain) place_[block] = kNowhere;
  }

  void rotate(std::span<BlockId> chain, uint32_t first, uint32_t last) {
    for (uint32_t leaving = first; leaving < last; ++leaving) {
      const BlockExit& exit = exits_[chain[leaving]];
      if (exit.conditional_end - exit.first_jump != 1) continue;
      auto inside = [&](BlockId b) { return place_[b] >= first && place_[b] <= last; };
      if (inside(last_condition(exit).block()) && inside(exit.final_target)) continue;
      std::rotate(chain.begin() + first, chain.begin() + leaving + 1, chain.begin() + last + 1);
      for (uint32_t i = first; i <= last; ++i) place_[chain[i]] = i;
      return;
    }
  }

  void rewrite_jumps() {
    const std::vector<BlockId>& layout = function_.layout;
    for (size_t place = 0; place < layout.size(); ++place)
      if (exits_[layout[place]].final_target.valid())
        rewrite(layout[place], place + 1 < layout.size() ? layout[place + 1] : BlockId::none());
    apply_edits();
  }

  // Whether the block would rather jump to its final target if the last condition does not hold:
  // its other target then follows, or, where neither does, takes the second jump because it is
  // rarer: than that of a block to itself, or by the targets' frequencies.
  bool has_better_inverse(BlockId block, const BlockExit& exit, BlockId next) {
    const BlockId taken = last_condition(exit).block(), other = exit.final_target;
    if (taken == next || other == next) return taken == next;
    if (taken == block || other == block) return other == block;
    return function_.blocks[taken].frequency < function_.blocks[other].frequency;
  }

  void rewrite(BlockId block, BlockId next) {
    MachineBlock& b = function_.blocks[block];
    BlockExit& exit = exits_[block];
    if (exit.has_condition() && has_better_inverse(block, exit, next)) {
      MachineInstr& last = function_.instructions[exit.conditional_end - 1];
      last.condition =
          static_cast<uint8_t>(x86::inverted(static_cast<x86::Condition>(last.condition)));
      const BlockId taken = last_condition(exit).block();
      last_condition(exit).payload = exit.final_target.index();
      exit.final_target = taken;
    }
    const uint32_t end = exit.conditional_end;
    if (exit.final_target == next) {
      b.end = end;
    } else if (end < b.end) {
      MachineInstr& jump = function_.instructions[end];
      jump.opcode = x86::opcode(Op::JMP);
      jump.condition = 0;
      target_of(jump).payload = exit.final_target.index();
      b.end = end + 1;
    } else {
      SourceOffset origin =
          exit.has_condition() ? function_.instructions[end - 1].origin : kNoOffset;
      const Cell cells[] = {x86::block_operand(exit.final_target)};
      edits_.insert(block, end, x86::instruction(Op::JMP, 8, x86::Condition::O, origin), cells);
    }
  }

  // A jump to a return takes fewer bytes than most returns: where it is seldom executed, it stays.
  bool is_short_return(BlockId block, float jump_frequency) const {
    const MachineBlock& b = function_.blocks[block];
    const uint32_t limit = jump_frequency < kCold ? 1 : kDuplicationLimit;
    if (b.begin == b.end || b.end - b.begin > limit) return false;
    const MachineInstr& last = function_.instructions[b.end - 1];
    return (function_.desc(last).properties & instr::Return) != 0 &&
           may_copy_block(function_, block);
  }

  void duplicate_returns() {
    for (BlockId block : function_.layout) {
      const MachineBlock& b = function_.blocks[block];
      if (b.begin == b.end || exits_[block].has_condition()) continue;
      const MachineInstr& last = function_.instructions[b.end - 1];
      if (last.opcode != x86::opcode(Op::JMP) || landing_pad(block) != nullptr ||
          !is_short_return(target_of(last).block(), b.frequency))
        continue;
      replace_jump(block, target_of(last).block());
      exits_[block].final_target = BlockId::none();
    }
    if (apply_edits()) drop_unreachable();
  }

  void update_edges() {
    target_of_.assign(function_.blocks.size(), BlockId::none());
    ArenaVector<Edge> edges(scratch_);
    edges.reserve(2 * function_.layout.size());
    for (BlockId block : function_.layout) {
      auto add = [&](BlockId target) {
        if (!is_known_target(target, block)) edges.push_back({block, target});
      };
      for_each_target(block, add);
      if (has_landing_pads_) [[unlikely]]
        visit_landing_pad(block, add);
    }
    function_.set_edges(edges);
  }

  MachineFunction& function_;
  const bool has_landing_pads_ = !function_.landing_pads.empty();
  Arena& scratch_;
  EditList edits_{function_, scratch_};
  static constexpr uint32_t kNowhere = UINT32_MAX;
  ArenaIdMap<BlockId, BlockExit> exits_{function_.blocks.size(), BlockExit(), scratch_};
  uint32_t query_ = 0;  // of destination
  // the last query that went through the block
  ArenaIdMap<BlockId, uint32_t> passed_in_{function_.blocks.size(), 0, scratch_};
  // the last block that was seen to lead to each
  ArenaIdMap<BlockId, BlockId> target_of_{function_.blocks.size(), BlockId::none(), scratch_};
  // in the chain that is being rotated; in the layout
  ArenaIdMap<BlockId, uint32_t> place_{function_.blocks.size(), kNowhere, scratch_};
};

}  // namespace

void block_layout(MachineFunction& function, BlockOrder order, Arena& scratch) {
  BlockLayout(function, scratch).run(order);
}

}  // namespace lilt::backend
