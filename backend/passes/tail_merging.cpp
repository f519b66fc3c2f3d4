// Tail merging: blocks that end in the same instructions and go on to the same place share them.
//
// Idea. One of the blocks keeps the common end, as a block of its own unless it is the whole block;
// the others end in a jump to it. Most of them ended in a jump before, so the common end is saved
// as a whole, calls and all. Source: Muchnick, "Advanced Compiler Design and Implementation", 1997,
// §18.8; the order of the search is that of a suffix array: blocks are sorted by their instructions
// read backwards, so those with the longest common end stand side by side.
//
// Terms. The exit of a block is its last jump, which is not compared itself but by its destination
// after empty blocks, or the block after it in the layout, or none if it returns or traps. The
// body is what comes before that jump, conditional jumps included. A tail is a number of last
// instructions of a body; a cut is the place where it starts.
//
// Invariants. No flags live at a cut. An epilogue is cut before its first instruction or not at
// all, so every block starts with a complete frame or without it: blocks that go on to the same
// place, or return, agree on that there, and hence at a cut. Computed jumps are not merged:
// each is predicted for itself. Nothing is inserted: a jump takes the place of an instruction of
// the tail that it replaces.
#include <algorithm>
#include <bit>
#include <compare>
#include <tuple>

#include "backend/passes/machine_passes.h"
#include "emit/x86/build.h"
#include "ir/support/frequency.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

constexpr uint32_t kMaxTail = 64;            // instructions; bounds what a comparison costs
constexpr uint32_t kShortestTailInLoop = 3;  // instructions
constexpr uint32_t kShortReturn = 3;         // instructions that block-layout copies over jumps
constexpr int kMergeIterations = 4;  // what was merged has a new common exit for those before it
constexpr uint32_t kMaxHops = 8;     // empty blocks in a row

class TailMerging {
 public:
  TailMerging(MachineFunction& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  void run() {
    candidates_.reserve(function_.layout.size());
    find_exits();
    while (iteration_ < kMergeIterations && merge()) ++iteration_;
    if (iteration_ == 0) return;
    place_parts();
    update_edges();
  }

 private:
  struct Exit {
    BlockId target;         // none(): the block returns, traps or jumps to a computed address
    uint32_t body_end = 0;  // the place of the jump, or the end of the block
    BlockId part_after;     // the tail that was cut off
    int merged_in = -1;     // the last iteration in which others were merged with this block
  };
  struct Candidate {
    uint64_t key;  // equal for equal exits and last instructions
    BlockId block;
  };
  // A block that others may still merge with, by `length` instructions with the one before it.
  struct Open {
    BlockId block;
    uint32_t length;
  };

  static bool is(const MachineInstr& i, Op op) { return i.opcode == x86::opcode(op); }
  const MachineInstr& instruction(uint32_t at) const { return function_.instructions[at]; }
  uint32_t length_of(BlockId block) const {
    return exits_[block].body_end - function_.blocks[block].begin;
  }

  // Returns whether there was anything to merge.
  bool merge() {
    find_candidates();
    bool any = false;
    for (auto first = candidates_.begin(); first != candidates_.end();) {
      auto last = std::find_if(first, candidates_.end(),
                               [&](const Candidate& c) { return c.key != first->key; });
      if (last - first > 1) any |= merge_group({first, last});
      first = last;
    }
    return any;
  }

  void find_exits() {
    const std::vector<BlockId>& layout = function_.layout;
    for (size_t place = 0; place < layout.size(); ++place) {
      const MachineBlock& b = function_.blocks[layout[place]];
      Exit& exit = exits_[layout[place]];
      exit.body_end = b.end;
      if (place + 1 < layout.size()) exit.target = layout[place + 1];
      if (b.begin == b.end) continue;
      const MachineInstr& last = instruction(b.end - 1);
      if (is(last, Op::JMP)) {
        exit.body_end = b.end - 1;
        exit.target = target_of(last);
      } else if (is_terminator(last) && !is(last, Op::Jcc)) {
        exit.target = BlockId::none();
      }
    }
  }

  bool is_terminator(const MachineInstr& i) const {
    return (function_.desc(i).properties & instr::Terminator) != 0;
  }

  BlockId destination(BlockId block) const {
    for (uint32_t hops = 0; hops < kMaxHops && length_of(block) == 0; ++hops)
      if (exits_[block].target.valid()) block = exits_[block].target;
    return block;
  }

  // The blocks whose key another block may have as well, by key.
  void find_candidates() {
    candidates_.clear();
    seen_.assign(std::bit_ceil(2 * function_.layout.size()), 0);
    auto seen = [&](const Candidate& c) -> uint8_t& { return seen_[c.key & (seen_.size() - 1)]; };
    for (BlockId first : function_.layout)
      for (BlockId block = first; block.valid(); block = exits_[block].part_after) {
        BlockId& target = exits_[block].target;
        if (target.valid()) target = destination(target);
        if (!is_candidate(block)) continue;
        candidates_.push_back({key_of(block), block});
        uint8_t& times = seen(candidates_.back());
        times = static_cast<uint8_t>(std::min(times + 1, 2));
      }
    std::erase_if(candidates_, [&](const Candidate& c) { return seen(c) == 1; });
    std::ranges::sort(candidates_, [](const Candidate& a, const Candidate& b) {
      return std::tuple(a.key, a.block) < std::tuple(b.key, b.block);
    });
  }

  // The first iteration looks at all blocks, the others at those whose exit is new.
  bool is_candidate(BlockId block) const {
    if (length_of(block) == 0 || block == function_.layout.front()) return false;
    const MachineInstr& last = last_of(block);
    if (is(last, Op::JMPr) || is(last, Op::JMPm) || is(last, Op::ASM)) return false;
    auto is_new = [&](BlockId target) { return exits_[target].merged_in == iteration_ - 1; };
    if (iteration_ == 0 || (exits_[block].target.valid() && is_new(exits_[block].target)))
      return true;
    return is(last, Op::Jcc) && is_new(destination(target_of(last)));
  }
  const MachineInstr& last_of(BlockId block) const {
    return instruction(exits_[block].body_end - 1);
  }
  BlockId target_of(const MachineInstr& jump) const {
    return function_.cells[jump.first_cell].block();
  }

  uint64_t key_of(BlockId block) const {
    constexpr uint64_t kFactor = 0x9E3779B97F4A7C15ull;
    const MachineInstr& last = last_of(block);
    uint64_t key = exits_[block].target.index();
    auto add = [&](uint64_t part) { key = (key ^ part ^ key >> 29) * kFactor; };
    add(last.opcode | uint64_t{last.width} << 16 | uint64_t{last.condition} << 24);
    for (const Cell& cell : function_.cells_of(last)) add(payload_of(cell));
    return key ^ key >> 32;
  }

  // Blocks are compared by where they lead.
  uint32_t payload_of(const Cell& cell) const {
    return cell.kind == CellKind::Block ? destination(cell.block()).index() : cell.payload;
  }

  std::strong_ordering compare(const MachineInstr& a, const MachineInstr& b) const {
    auto facts = [](const MachineInstr& i) {
      return std::tuple(i.opcode, i.width, i.condition, i.cell_count);
    };
    if (const auto order = facts(a) <=> facts(b); order != 0) return order;
    const std::span<const Cell> x = function_.cells_of(a), y = function_.cells_of(b);
    auto all = [&](const Cell& e) {
      return std::tuple(e.kind, e.detail, e.fixed, e.tied_to, payload_of(e));
    };
    for (size_t c = 0; c < x.size(); ++c)
      if (const auto order = all(x[c]) <=> all(y[c]); order != 0) return order;
    return std::strong_ordering::equal;
  }

  // Orders blocks by their exits and their instructions, the last one first.
  bool is_before(BlockId a, BlockId b) const {
    const Exit &x = exits_[a], &y = exits_[b];
    if (x.target != y.target) return x.target < y.target;
    const uint32_t most = std::min({length_of(a), length_of(b), kMaxTail});
    for (uint32_t i = 1; i <= most; ++i)
      if (const auto order = compare(instruction(x.body_end - i), instruction(y.body_end - i));
          order != 0)
        return order < 0;
    if (length_of(a) != length_of(b)) return length_of(a) < length_of(b);
    return a < b;
  }

  // Merges from the longest common ends to shorter ones: of blocks in order, the one with the
  // longest end in common with a block is next to it.
  bool merge_group(std::span<Candidate> group) {
    std::ranges::sort(
        group, [&](const Candidate& a, const Candidate& b) { return is_before(a.block, b.block); });
    ArenaVector<Open>& open = groups_;
    open.clear();
    open.push_back({group[0].block, 0});
    bool any = false;
    for (size_t i = 1; i <= group.size(); ++i) {
      const uint32_t length =
          i < group.size() ? common_length(group[i - 1].block, group[i].block) : 0;
      while (open.size() > 1 && open.back().length > length) {
        const Open last = open.back();
        open.pop_back();
        any |= merge(open.back().block, last.block, last.length);
      }
      if (i < group.size()) open.push_back({group[i].block, length});
    }
    return any;
  }

  // The longest common end of two blocks that may be cut off; 0: none.
  uint32_t common_length(BlockId a, BlockId b) const {
    const Exit &x = exits_[a], &y = exits_[b];
    if (x.target != y.target) return 0;
    const uint32_t most = std::min({length_of(a), length_of(b), kMaxTail});
    uint32_t length = 0;
    uint8_t live = 0;  // flags that the tail reads before it writes them
    bool in_epilogue = true;
    for (uint32_t i = 1; i <= most; ++i) {
      const MachineInstr& last = instruction(x.body_end - i);
      if (is(last, Op::ASM) || compare(last, instruction(y.body_end - i)) != 0) break;
      const InstrDesc& desc = function_.desc(last);
      live = static_cast<uint8_t>((live & ~desc.flags_written) | desc.flags_read);
      if ((desc.properties & instr::HasCondition) != 0)
        live |= function_.target().condition_reads[last.condition];
      in_epilogue = in_epilogue && ((desc.properties & instr::Return) != 0 || is_teardown(last));
      if (live == 0 && !(in_epilogue && (is_teardown_at(a, i + 1) || is_teardown_at(b, i + 1))))
        length = i;
    }
    return length;
  }

  bool is_teardown_at(BlockId block, uint32_t from_end) const {
    return from_end <= length_of(block) &&
           is_teardown(instruction(exits_[block].body_end - from_end));
  }
  bool is_teardown(const MachineInstr& i) const {
    return is(i, Op::POP) ||
           ((is(i, Op::LEA) || is(i, Op::ADDri)) && function_.cells_of(i)[0].reg() == x86::rsp);
  }

  // Makes `a` or `b` jump to the last `length` instructions of the other, and `a` the one that is
  // left. Returns whether it is worth it.
  bool merge(BlockId& a, BlockId b, uint32_t length) {
    if (!is_worth_merging(a, b, length)) return false;
    if (length_of(a) != length && length_of(b) == length) std::swap(a, b);
    const float frequency = function_.blocks[b].frequency;
    if (!function_.debug_values.empty() || !function_.debug_uses.empty()) note_merged(a, b, length);
    if (length_of(a) != length) a = cut_off(a, length);
    end_in_jump(b, length, a);
    function_.blocks[a].frequency = rounded_frequency(function_.blocks[a].frequency + frequency);
    exits_[a].merged_in = iteration_;
    return true;
  }

  // For debug information: instructions of different places in the text are one, and a block that
  // others jump to has no values of its own where it begins.
  void note_merged(BlockId a, BlockId b, uint32_t length) {
    for (uint32_t i = 1; i <= length; ++i) {
      const MachineInstr& kept = instruction(exits_[a].body_end - i);
      const MachineInstr& lost = instruction(exits_[b].body_end - i);
      std::vector<uint32_t>& merged = function_.debug_merged;
      if (kept.origin != lost.origin || std::ranges::find(merged, lost.first_cell) != merged.end())
        merged.push_back(kept.first_cell);
    }
    if (length_of(a) == length)
      for (DebugValue& value : function_.debug_values)
        if (value.start == DebugValue::Start::Block && value.block == a)
          value.start = DebugValue::Start::Nowhere;
  }

  // A block in a loop gets a jump only for several instructions; one that returns, only for more
  // than block-layout copies over jumps.
  bool is_worth_merging(BlockId a, BlockId b, uint32_t length) const {
    if (!exits_[a].target.valid() && length <= kShortReturn) return false;
    const float entry = function_.blocks[function_.layout.front()].frequency;
    const float most = std::max(function_.blocks[a].frequency, function_.blocks[b].frequency);
    return length >= (most <= entry ? 1 : kShortestTailInLoop);
  }

  // Makes a block of the last instructions of a block.
  BlockId cut_off(BlockId block, uint32_t length) {
    MachineBlock tail = function_.blocks[block];
    const uint32_t at = exits_[block].body_end - length;
    tail.begin = at;
    tail.align_log2 = 0;
    const BlockId part = function_.blocks.push_back(tail);
    function_.blocks[block].end = at;
    exits_.push_back(exits_[block]);
    exits_[block].body_end = at;
    exits_[block].target = exits_[block].part_after = part;
    return part;
  }

  void end_in_jump(BlockId block, uint32_t length, BlockId target) {
    MachineBlock& b = function_.blocks[block];
    Exit& exit = exits_[block];
    const uint32_t at = exit.body_end - length;
    MachineInstr jump = x86::instruction(Op::JMP, 8, x86::Condition::O, instruction(at).origin);
    jump.first_cell = static_cast<uint32_t>(function_.cells.size());
    jump.cell_count = 1;
    function_.cells.push_back(x86::block_operand(target));
    function_.instructions[at] = jump;
    b.end = at + 1;
    exit.body_end = at;
    exit.target = target;
  }

  // What was cut off follows what is left.
  void place_parts() {
    std::vector<BlockId>& layout = function_.layout;
    ArenaVector<BlockId> old(scratch_);
    old.assign(layout.begin(), layout.end());
    layout.clear();
    for (BlockId block : old)
      for (; block.valid(); block = exits_[block].part_after) layout.push_back(block);
  }

  void update_edges() {
    ArenaIdMap<BlockId, BlockId> known_from(function_.blocks.size(), BlockId::none(), scratch_);
    ArenaVector<Edge> edges(scratch_);
    edges.reserve(2 * function_.layout.size());
    for (size_t place = 0; place < function_.layout.size(); ++place) {
      const BlockId block = function_.layout[place];
      const MachineBlock& b = function_.blocks[block];
      auto add = [&](BlockId target) {
        if (std::exchange(known_from[target], block) != block) edges.push_back({block, target});
      };
      bool falls_through = true;
      for (uint32_t at = b.end; at > b.begin && is_terminator(instruction(at - 1)); --at) {
        falls_through &= is(instruction(at - 1), Op::Jcc);
        for (const Cell& cell : function_.cells_of(instruction(at - 1)))
          if (cell.kind == CellKind::Block) add(cell.block());
      }
      if (falls_through && place + 1 < function_.layout.size()) add(function_.layout[place + 1]);
    }
    function_.set_edges(edges);
  }

  MachineFunction& function_;
  Arena& scratch_;
  ArenaIdMap<BlockId, Exit> exits_{function_.blocks.size(), Exit(), scratch_};
  ArenaVector<Candidate> candidates_{scratch_};
  ArenaVector<Open> groups_{scratch_};
  int iteration_ = 0;
  ArenaVector<uint8_t> seen_{scratch_};  // by the low bits of a key, up to 2
};

}  // namespace

void merge_tails(MachineFunction& function, Arena& scratch) {
  TailMerging(function, scratch).run();
}

}  // namespace lilt::backend
