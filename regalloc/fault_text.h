// What the checker's messages call places, values and edits.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ir/mir/register_names.h"
#include "regalloc/program_points.h"

namespace lilt::regalloc {

class FaultText {
 public:
  // O(registers). Refers to the function, not to the names in it.
  explicit FaultText(const mir::MachineFunction& function)
      : function_(function), names_(function) {}

  // "%n"; "no value" for an invalid register
  std::string operator()(mir::Register value) const {
    return value.is_virtual() ? names_(value) : "no value";
  }
  // "rax", "slot 2"; "no place"
  std::string operator()(Location location) const;
  // "copy of %n from rax to rbx", "exchange of rax and rbx", "repetition of %n in rax"
  std::string operator()(const Edit& edit) const;
  // "'%c:gpr = ADD64rr tied %a, %b'"
  std::string operator()(const mir::MachineInstr& instruction) const;
  // "gpr"
  std::string operator()(mir::RegClass register_class) const;
  // "bb.3"
  std::string operator()(mir::BlockId block) const;

  // "rax holds %a and %b", "rax holds nothing known"
  std::string contents(Location location, std::span<const mir::Register> values) const;
  // "%n is in rbx and slot 2", "%n is nowhere"
  std::string whereabouts(mir::Register value, std::span<const Location> locations) const;
  // Why a value of the class may not be in the place, which is not one of the class: "slot 2 has 4
  // bytes, a value of class gpr takes 8". Empty for no place.
  std::string unfit(Location location, mir::RegClass register_class,
                    std::span<const SpillSlot> slots) const;

 private:
  const mir::MachineFunction& function_;
  mir::RegisterNames names_;
};

}  // namespace lilt::regalloc
