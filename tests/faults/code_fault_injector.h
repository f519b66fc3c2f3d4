// Faults put into finished machine code, one at a time, for the judgement of its certifier.
#pragma once

#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/mir/machine_function.h"
#include "ir/mir/register_names.h"
#include "runtime/machine/semantics.h"

namespace lilt::certify::testing {

class CodeFaultInjector;

// One kind of fault: its name and its injector, which returns false if the instruction offers no
// place for it.
struct CodeFaultKind {
  std::string_view name;
  bool (CodeFaultInjector::*inject)();
};
std::span<const CodeFaultKind> code_fault_kinds();

// A fault in words.
struct CodeFault {
  mir::BlockId block;
  uint32_t position = 0;  // of the first instruction that it changes, in its block
  std::string before, after;
};

// Changes `function`, finished machine code. `random` determines the sequence of faults. Faults
// that live registers and flags show to change nothing are not put in: of others, some change
// nothing.
class CodeFaultInjector {
 public:
  CodeFaultInjector(mir::MachineFunction& function, const machine::Semantics& semantics,
                    std::mt19937& random);
  // False, without effect, if the function has no place for the fault.
  bool inject(const CodeFaultKind& kind);
  const CodeFault& fault() const { return fault_; }
  // Takes the fault out.
  void restore();
  // Puts an instruction that traps before the one at the fault's place.
  void trap();

  // --- the operation
  bool another_opcode();
  bool another_width();
  bool condition_inverted();
  bool another_condition();
  bool extension_lost();
  // --- operands
  bool another_immediate();
  bool another_displacement();
  bool another_scale();
  bool uses_exchanged();
  bool base_and_index_exchanged();
  bool use_elsewhere();
  bool definition_elsewhere();
  bool another_variable();
  bool another_callee();
  // --- the order
  bool dropped();
  bool doubled();
  bool flags_overwritten();
  bool store_over_load();
  bool neighbours_exchanged();
  // --- control
  bool targets_exchanged();
  bool another_target();
  bool table_entries_exchanged();

 private:
  struct Place {
    mir::BlockId block;
    uint32_t instruction;  // index
  };
  // A table's entry before the fault.
  struct Entry {
    size_t table = 0, first = 0, second = 0;
    bool is_exchanged = false;
  };

  size_t below(size_t count) { return random_() % count; }
  template <class List>
  auto& any(List& list) {
    return list[below(list.size())];
  }
  mir::MachineInstr& here() { return function_.instructions[place_.instruction]; }
  mir::MachineInstr* next();
  std::span<mir::Cell> cells() { return function_.cells_of(here()); }
  const mir::InstrDesc& desc() { return function_.desc(here()); }
  bool has(uint32_t properties) { return (desc().properties & properties) != 0; }
  std::string text(const mir::MachineInstr& instruction) const;

  void find_live();
  mir::RegSet written(const mir::MachineInstr& instruction) const;
  mir::RegSet read(const mir::MachineInstr& instruction) const;
  bool is_dead(uint32_t instruction) const;
  bool is_after_logic() const;
  bool is_for_equality() const;
  bool means_the_same(mir::MachineInstr other);
  // Cells of the row's operands of a kind, without those in fixed registers.
  std::vector<uint32_t> row_cells(bool (*is_wanted)(const mir::Cell&));
  mir::Register another_of_bank(mir::Register r);
  bool give_condition(uint8_t condition);
  bool give_target(mir::Cell& cell, mir::BlockId target);
  void insert(uint32_t position, const mir::MachineInstr& instruction,
              std::span<const mir::Cell> cells);
  bool exchange(uint32_t first, uint32_t second);
  void remember_edges();

  mir::MachineFunction& function_;
  const machine::Semantics& semantics_;
  std::mt19937& random_;
  Arena scratch_;
  const mir::RegisterNames names_;
  const mir::InstructionArray instructions_;
  const mir::CellArray cells_;
  const IdMap<mir::BlockId, mir::MachineBlock> blocks_;
  std::vector<mir::Edge> edges_;
  std::vector<Place> places_;
  std::vector<mir::RegSet> live_after_;  // by instruction; flags are a register
  Place place_{};
  CodeFault fault_;
  Entry entry_;
  bool changes_edges_ = false;
};

}  // namespace lilt::certify::testing
