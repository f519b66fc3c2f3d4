// What text calls the virtual registers of a function: `%n` like the value of the IR that a
// register holds, `%7` like one that has only a number there, `%t12` (t and the register's number)
// without such a value.
//
// Names are unique in the function. Of several registers of one name the one with the smallest
// number keeps it; the others are `%n.1`, `%n.2`, …, leaving out names that exist. A name that
// contains special characters, or only digits, is in quotes: `%"odd name"`, `%"7"`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ir/mir/machine_function.h"
#include "ir/support/arena.h"

namespace lilt::mir {

class RegisterNames {
 public:
  // O(registers). Does not refer to the function afterwards.
  explicit RegisterNames(const MachineFunction& function);
  // With the '%'. A register that the function lacks is called like one without a value. O(1).
  std::string operator()(Register reg) const;
  // Whether the register is called by its number: `%t12`.
  bool is_plain_number(Register reg) const { return is_plain_number_[reg.virtual_index()]; }

 private:
  Arena texts_;
  std::vector<std::string_view> names_;  // by virtual register, without the '%'
  std::vector<bool> is_plain_number_;    // by virtual register
};

// Appends `text` as the part of a name after "bb.", "slot." or '%': in quotes if it contains
// special characters.
void append_name(std::string& out, std::string_view text);

}  // namespace lilt::mir
