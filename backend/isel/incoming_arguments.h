// The arguments of the function that is selected: where callers put them, the instructions at its
// start, and the registers and the stack where a variadic function finds those without a name.
#pragma once

#include <utility>

#include "backend/abi/system_v.h"
#include "ir/mir/machine_function.h"
#include "ir/support/arena.h"

namespace lilt::backend::isel {

class Selector;

class IncomingArguments {
 public:
  explicit IncomingArguments(Selector& selector);

  // Determines the locations, and creates frame slots for objects on the stack.
  void locate();
  const ArgumentLocation& operator[](uint32_t number) const { return locations_[number]; }
  uint32_t stack_bytes() const { return stack_bytes_; }
  // The instructions at the function's start; after those of all its blocks.
  void select();

  // --- variable arguments: the first on the stack, and the copies of those in registers
  mir::SlotId variable_arguments();
  mir::SlotId register_save_area();
  // Passes them on: those on the stack stay where they are.
  void forward();

 private:
  bool saves_registers() const { return save_area_.valid() || saves_at_home_; }
  void note_saved_registers();
  void save_registers();
  void realign_stack();
  void load(uint32_t number);

  Selector& s_;
  ArenaVector<ArgumentLocation> locations_;  // by number
  uint32_t stack_bytes_ = 0;
  bool saves_at_home_ = false;  // registers of variable arguments: in the caller's room for them
  mir::SlotId save_area_;       // of a variadic function; none: unused
  // The registers of a variadic function that may have variable arguments, in the order of the save
  // area: what holds them (none() for those of named arguments), the register. Empty if nothing
  // asks for them.
  ArenaVector<std::pair<mir::Register, mir::Register>> saved_;
  mir::Register saved_count_;  // copy of the number of vector registers; none(): unused
};

}  // namespace lilt::backend::isel
