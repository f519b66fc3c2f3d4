// Faults put into correct allocations, one at a time, for the tests of the checker.
#pragma once

#include <random>
#include <span>
#include <string_view>
#include <vector>

#include "regalloc/program_points.h"

namespace lilt::regalloc::testing {

class FaultInjector;

// One kind of fault: its name and its injector. `inject` returns false, without effect, if the
// allocation offers no place for it.
struct FaultKind {
  std::string_view name;
  bool (FaultInjector::*inject)();
};
std::span<const FaultKind> fault_kinds();

// Changes `allocation`, an allocation of `function`. `random` determines the sequence of faults.
class FaultInjector {
 public:
  FaultInjector(const mir::MachineFunction& function, Allocation& allocation, std::mt19937& random);
  bool inject(const FaultKind& kind) { return (this->*kind.inject)(); }

  // --- operands
  bool use_elsewhere() { return operand_elsewhere(uses_); }
  bool definition_elsewhere() { return operand_elsewhere(definitions_); }
  bool operands_exchanged();
  bool value_elsewhere();
  bool operand_in_another_slot();
  bool operand_in_a_slot();
  bool operand_in_reserved_register();
  bool definition_dropped();
  // --- edits
  bool copy_dropped() { return edit_dropped({EditKind::Copy, EditKind::Exchange}); }
  bool spill_dropped() { return edit_dropped({EditKind::Spill}); }
  bool reload_dropped() { return edit_dropped({EditKind::Reload}); }
  bool rematerialization_dropped() { return edit_dropped({EditKind::Rematerialize}); }
  bool edit_from_elsewhere();
  bool edit_to_elsewhere();
  bool nameless_edit();
  bool nameless_edit_from_elsewhere();
  bool edits_reordered();
  bool edit_at_another_gap();
  bool edit_of_another_class() { return another_class(true); }
  bool nameless_edit_of_another_class() { return another_class(false); }
  bool edit_of_another_value();
  bool exchange_for_copy();
  bool copy_for_exchange();
  bool stray_copy();
  bool stray_spill();
  // --- slots and claims
  bool slots_merged();
  bool slot_shrunk();
  bool claim_elsewhere();
  bool claim_dropped();
  bool span_claim_dropped();
  bool claim_span_moved();
  bool span_claim_overwritten();

 private:
  struct Operand {
    uint32_t index, instruction;  // of its cell; of its instruction
    mir::RegClass register_class;
  };

  size_t below(size_t count) { return random_() % count; }
  template <class List>
  auto& any(List& list) {
    return list[below(list.size())];
  }
  bool operand_elsewhere(const std::vector<Operand>& operands);
  mir::Register register_but(mir::RegClass register_class, Location not_this);
  bool move_elsewhere(Location& location, mir::RegClass register_class);
  Edit* edit_of(std::initializer_list<EditKind> kinds);
  bool edit_dropped(std::initializer_list<EditKind> kinds);
  bool another_class(bool keeps_value);
  Point any_gap();
  void insert(const Edit& edit, bool first);

  const mir::MachineFunction& function_;
  Allocation& allocation_;
  std::mt19937& random_;
  Arena scratch_;
  ProgramPoints points_;
  std::vector<Operand> in_registers_, uses_, definitions_, in_memory_;
};

}  // namespace lilt::regalloc::testing
