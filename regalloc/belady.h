// Decides which values are in registers at each point, before any register is chosen.
//
// Idea: of the values that compete for k registers, the one whose next use is furthest away gives
// way (Belady's MIN, optimal for loads in straight-line code). A walk over each block keeps the set
// W of values in registers. An instruction's operands enter W; if too many values are live then,
// the furthest leave it. At a join, W starts with what all predecessors have in registers, then
// with what most of them have, by how often they run, the nearest first. At the head of a loop it
// starts with what the loop reads; what only lives through it stays in a register only if the
// loop's pressure leaves one. Edges between blocks that disagree get loads and stores.
//
// How many values fit depends on the instruction: those that live on must find registers that it
// neither reserves nor destroys (at a call: the callee-saved ones). The pressure of a loop counts
// that, too: otherwise its calls drive out in each iteration what only lives through it.
//
// Terms: a *group* is one instruction, or all terminators of a block, which share one gap.
// Invariants: a value is in W exactly while its current live range is marked as in a register;
// outside of groups with more operands than registers, W holds no more values than are allowed.
// Source: Braun & Hack, "Register Spilling and Live-Range Splitting for SSA-Form Programs" (CC
// 2009), sections 3 and 4. New here: the weight of predecessors, and calls in the pressure. The
// resolver makes the coupling code.
#pragma once

#include "regalloc/next_uses.h"

namespace lilt::regalloc {

// What a group takes of the registers, apart from its operands in any register.
struct GroupDemand {
  uint32_t first = 0, end = 0;  // instruction numbers
  mir::RegSet reserved_early;   // by fixed operands, while operands are read
  mir::RegSet taken_late;       // by fixed results and late operands, and destroyed
  // The last point at which an operand that is over may have been read.
  uint32_t read_end() const { return 4 * (end - 1) + 2; }
};

// The uses of all live ranges by instruction.
class UsesByInstruction {
 public:
  explicit UsesByInstruction(const Analyses& analyses);
  // Indices in Webs::uses; those of one web stand together, reads before definitions.
  std::span<const uint32_t> at(uint32_t number) const {
    return {uses_.data() + start_[number], start_[number + 1] - start_[number]};
  }
  // Of the group that starts with an instruction.
  GroupDemand demand(uint32_t first) const;

 private:
  const Analyses& a_;
  ArenaVector<uint32_t> start_{a_.points.number_count() + 1, 0, a_.scratch},
      uses_{a_.webs.uses().size(), a_.scratch};
};

class BeladySpiller {
 public:
  BeladySpiller(Analyses& analyses, const UsesByInstruction& uses);
  // Splits the live ranges of values where they enter or leave registers; folds operands of values
  // in memory that are not read again in the block. O(live-ins of all blocks +
  // instructions * registers * log of uses).
  void run();

  // Whether the live range has to be in a register; by live range.
  const ArenaVector<uint8_t>& in_register() const { return in_register_; }
  // The values in registers where a block starts.
  std::span<const uint32_t> at_start(BlockPosition block) const { return start_[block]; }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  static constexpr int kBanks = mir::kRegClassCount;
  using Set = ArenaVector<uint32_t>;  // of values, in no order
  struct Ranked {
    uint64_t key;  // less is better
    uint32_t value;
    friend auto operator<=>(const Ranked&, const Ranked&) = default;
  };

  void find_pressure();
  void enter_block(BlockPosition block);
  float count_predecessors(BlockPosition block);
  void choose_start(BlockPosition block);
  uint32_t room_through_loop(const Loop& loop, int bank) const;
  void visit_group(const GroupDemand& demand, const BlockSpan& block);
  void bring_operands(const GroupDemand& demand, const BlockSpan& block);
  void limit(const GroupDemand& demand, const BlockSpan& block, int bank);
  void add_definitions(const GroupDemand& demand);
  void set_place(uint32_t value, uint32_t point, bool in_register);
  bool is_in_register(uint32_t value) const { return in_register_[current_[value]] != 0; }
  uint32_t live_until(uint32_t value, uint32_t point) const;
  uint32_t distance_after(uint32_t value, uint32_t number, const BlockSpan& block);
  int bank_of(uint32_t value) const;
  uint32_t phi_value(uint32_t number) const;

  Analyses& a_;
  const UsesByInstruction& uses_;
  NextUses next_;
  mir::RegSet allowed_[kBanks];
  ArenaVector<uint8_t> in_register_{a_.ranges.size(), 0, a_.scratch};  // by live range
  // by value: its last live range
  ArenaVector<uint32_t> current_{a_.intervals.value_count(), 0, a_.scratch};
  // by value: its first use that is not after the walk
  ArenaVector<uint32_t> cursor_{a_.intervals.value_count(), 0, a_.scratch};
  ArenaVector<ArenaVector<int32_t>> excess_;  // by block: of values over registers, at most
  ArenaVector<Set> start_, end_;              // by block: values in registers
  ArenaVector<Set> live_;                     // W
  // Of the start of a block, by value: how many predecessors end with it in a register, the last
  // edge on which it is in one, the last block (+ 1) that starts with it in one.
  ArenaVector<float> count_{a_.intervals.value_count(), 0, a_.scratch};
  ArenaVector<uint32_t> in_register_on_{a_.intervals.value_count(), 0, a_.scratch},
      chosen_in_{a_.intervals.value_count(), 0, a_.scratch};
  uint32_t edge_ = 0;  // edges seen
  // Of groups, by value: the last one (+ 1) that needs it in a register, and until which point.
  ArenaVector<uint32_t> needed_in_{a_.intervals.value_count(), 0, a_.scratch},
      needed_until_{a_.intervals.value_count(), 0, a_.scratch};
  // of values that the group needs
  ArenaVector<uint8_t> is_late_{a_.intervals.value_count(), 0, a_.scratch};
  ArenaVector<Ranked> ranked_{a_.scratch};
};

}  // namespace lilt::regalloc
