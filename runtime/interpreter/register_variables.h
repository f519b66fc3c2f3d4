// Which allocas are only variables, so that a slot of the frame can replace them.
//
// clang -O0 keeps every variable in memory, so every access to one would be checked. If the address
// of an alloca of the entry block is used only by loads and stores of one scalar type, accesses
// cannot be out of bounds, come after the variable's lifetime, or use another pointer: each access
// is valid, and reads the last stored value. A slot holds a value with its undefined bits just as
// memory does, so only checks that cannot fail are lost.
//
// A load of such a variable copies a slot. Even the copy is unnecessary if the variable keeps its
// value up to the last use of the loaded value, in the same block: then the result is another name
// of the slot.
#pragma once

#include <vector>

#include "ir/ssa/function.h"

namespace lilt::runtime {

struct RegisterVariables {
  enum class Role : uint8_t {
    None,
    Variable,     // an alloca that is a slot
    Initialised,  // likewise, and the entry block stores to it before any read
    Copied,       // a load of one that copies the slot
    Shared,       // a load of one whose result is the slot itself
    Assigned,     // a store to one
  };
  std::vector<Role> roles;  // by instruction

  Role of(ssa::InstId id) const { return roles[id.index()]; }
};

// The function tracks its uses. O(size of the function).
RegisterVariables find_register_variables(const ssa::Function& function);

// Whether the call only informs the optimizer or the debugger: the machine skips it.
bool is_note(const ssa::Function& function, ssa::InstId call);

}  // namespace lilt::runtime
