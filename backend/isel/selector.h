// The instruction selector: one reverse walk over each block (selector.cpp), which takes the tile
// of each instruction from tiles.def, and the addresses and folded loads that the rules of
// tiles.def are made of.
//
// Idea. Blocks are visited from last to first, instructions from the end of a block to its start,
// so users come before definitions. A user that needs a value in a register calls `use`, which
// assigns the value a virtual register. The walk skips an instruction without an effect that no
// user asked for: it was folded into all its users, or it is dead.
//
// Terms. A *tile* is the machine instructions for one root, together with the IR instructions
// folded into it (code_writer.h). *Peek, then commit*: match_… and can_… functions only inspect;
// functions that call `use` or `emit` come after the decision.
//
// Layers. What is known of the function (selected_function.h), the code that is written
// (code_writer.h), where values are (values.h), and on top of them this file. The function's
// arguments (incoming_arguments.h) are kept beside.
//
// Invariants. Bits of a register above the value's width are undefined, except for i1, which is 0
// or 1 in the low 8 bits (poison: any byte). Flags live only inside a tile: nothing is emitted
// between the instruction that sets them and its reader. A constant, the address of a frame slot
// and that of a symbol get a new register at each use.
#pragma once

#include <optional>
#include <utility>

#include "backend/isel/incoming_arguments.h"
#include "backend/isel/values.h"
#include "ir/opt/loops.h"

namespace lilt::backend::isel {

// A matched address, before registers are requested: base + index * scale + displacement.
struct AddressPattern {
  enum class Base : uint8_t { Value, Slot, Symbol };
  Base base_kind = Base::Value;
  uint8_t scale = 1;
  int32_t displacement = 0;
  Value base;   // Base::Value
  Value index;  // none(): no index
  mir::SlotId slot;
  ssa::SymbolId symbol;
  mir::Segment segment = mir::Segment::None;  // of the accessed memory

  // Adds to the displacement; false, without a change, if the sum does not fit.
  bool add(int64_t amount);
  friend bool operator==(const AddressPattern&, const AddressPattern&) = default;
};

// The call, jump or return that the tile makes: lists that the next one reuses.
struct CallOperands {
  explicit CallOperands(Arena& arena) : operands(arena), placed(arena), booleans(arena) {}

  struct Placed {
    Value value;
    const ssa::ParameterAttributes* attributes;
    ArgumentLocation place;
  };
  void pass(Register value, Register place) { operands.emplace_back(value, place, false); }

  ArenaVector<Operand> operands;                        // after the callee: arguments in registers
  ArenaVector<Placed> placed;                           // arguments, apart from objects
  ArenaVector<std::pair<Register, Register>> booleans;  // results: as used, as passed
  ssa::BlockId landing_block;  // where the call unwinds to that comes next; none(): nowhere
};

class Selector : public ValueRegisters {
 public:
  Selector(const ssa::Function& function, ssa::Analyses& analyses, const SelectionOptions& options,
           mir::MachineFunction& machine, Arena& scratch);
  void run();

  ssa::Analyses& analyses() { return analyses_; }
  ssa::BlockId block() const { return block_; }  // being walked
  InstId root() const { return root_; }          // of the tile
  mir::BlockId machine_block(ssa::BlockId block) const { return blocks_[block.index()]; }
  const ssa::LoopForest& loops() { return analyses_.loops(); }
  // Whether the loop calls something. O(instructions in loops) once.
  bool has_call(uint32_t loop);

  // --- addresses (address.cpp)
  AddressPattern match_address(Value pointer, InstId root = {});
  // `is_accessed`: the operand of a load or store; otherwise the address itself is wanted.
  Address commit(const AddressPattern& pattern, bool is_accessed = true);

  // --- the folding law (memory.cpp)
  // Whether the load after `value` may be executed at the root of the tile, as its operand.
  // Returns the load. `path_has_one_use`: this tile alone uses everything between the two.
  std::optional<InstId> foldable_load(Value value, bool path_has_one_use = true);
  Address commit_load(InstId load) { return commit(match_address(operand(load, 0))); }
  // The same, also for a floating constant other than 0, which is in memory. Returns the load; an
  // invalid one for a constant.
  std::optional<InstId> foldable_operand(Value value, bool path_has_one_use = true);
  Address commit_operand(Value value, InstId load);

  // --- what tiles leave to each other
  // Makes an earlier effect of the block the root of the tile: its loads fold, its line counts.
  void set_root(InstId id);
  // The walk leaves out an effect that the tile contains; one is left out at a time.
  void leave_out(InstId effect) { left_out_ = effect; }
  // The earlier and the later of two divisions that are one; the walk has visited the later.
  ArenaVector<std::pair<InstId, InstId>>& left_divisions() { return left_divisions_; }
  // An earlier choice and a later one that is made beside it; the walk has visited the later.
  ArenaVector<std::pair<InstId, InstId>>& left_choices() { return left_choices_; }
  // The address of a jump table is in the register from the end of a block above on; the walk has
  // visited the jump.
  void leave_table(ssa::BlockId block, Register address, mir::SymbolRef table) {
    left_tables_.push_back({block, address, table});
  }
  // Operations with overflow that a reader of their flags has emitted, and extractions of results.
  ArenaVector<InstId>& emitted_operations() { return emitted_operations_; }
  CallOperands& call() { return call_; }
  IncomingArguments& incoming() { return incoming_; }

 private:
  // --- the walk (selector.cpp)
  void create_blocks();
  void note_frequencies();
  void create_edges();
  void create_labels();
  void create_slots();
  void select_block(ssa::BlockId block);
  void select_instruction(InstId id);
  void select_operation(InstId id);
  void finish();
  // --- phis: the operands that each block provides at its end
  void number_phi_inputs();
  void select_phi_inputs(ssa::BlockId block);
  void fill_phi(InstId phi, mir::Cell* cells);

  ssa::Analyses& analyses_;
  std::optional<opt::LoopRegisters> loop_registers_;
  ArenaVector<mir::BlockId> blocks_;  // by IR block
  // By phi: index into phi_inputs_. This list and the next three are empty without phis.
  ArenaVector<uint32_t> first_phi_input_{scratch()};
  ArenaVector<Register> phi_inputs_{scratch()};
  struct PhiEdge {
    Value value;
    uint32_t input = 0;  // index into phi_inputs_
  };
  ArenaVector<uint32_t> first_edge_{scratch()};  // by IR block, + 1: its part of edges_
  ArenaVector<PhiEdge> edges_{scratch()};        // phi operands by the block that they come from
  struct OpenPhi {
    InstId phi;
    uint32_t first_cell;
  };
  ArenaVector<OpenPhi> open_phis_{scratch()};  // `finish` fills in their registers

  IncomingArguments incoming_{*this};
  CallOperands call_{scratch()};
  ArenaVector<std::pair<InstId, InstId>> left_divisions_{scratch()}, left_choices_{scratch()};
  struct LeftTable {
    ssa::BlockId block;
    Register address;
    mir::SymbolRef table;
  };
  ArenaVector<LeftTable> left_tables_{scratch()};
  ArenaVector<InstId> emitted_operations_{scratch()};
  InstId left_out_;     // an effect of the block that a later instruction's tile has
  ssa::BlockId block_;  // the block being walked
  InstId root_;         // of the tile
  uint32_t color_ = 0;  // effect colour of the tile's root
};

}  // namespace lilt::backend::isel
