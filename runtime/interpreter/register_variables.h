// Which allocas are only variables, so that a slot of the frame can replace them.
//
// clang -O0 keeps every variable in memory, so every access to one would be checked. If the address
// of an alloca of the entry block, and addresses at constant distances from it, are used only by
// loads and stores, each byte always belongs to the same scalar, and no scalar is in the padding of
// another access, then accesses cannot be out of bounds, come after the variable's lifetime, or use
// another pointer: each access is valid, and reads the last stored value. A slot holds a scalar
// with its undefined bits just as memory does, so only checks that cannot fail are lost. So a
// variable of several scalars, such as an i128 or a struct, is as many slots; an address in it is
// the slot of the scalar there.
//
// A load of such a variable copies slots. Even the copy is unnecessary if they keep their values up
// to the last use of the loaded value, in the same block: then the result is another name of the
// slots.
#pragma once

#include <vector>

#include "ir/ssa/function.h"

namespace lilt::runtime {

struct RegisterVariables {
  enum class Role : uint8_t {
    None,
    Variable,     // an alloca that is slots
    Initialised,  // likewise, and the entry block stores to each before any read
    Address,      // of a part of one
    Copied,       // a load of one that copies the slots
    Shared,       // a load of one whose result is the slots themselves
    Assigned,     // a store to one, or va_start of a list that is one
  };
  // Scalars of variables: those of one are adjacent, in order of their addresses.
  struct Cells {
    uint32_t first = 0, count = 0;
  };
  std::vector<Role> roles;       // by instruction
  std::vector<Cells> cells;      // by instruction with a role: what it is or accesses
  std::vector<uint32_t> widths;  // by cell

  Role of(ssa::InstId id) const { return roles[id.index()]; }
};

// The function tracks its uses. O(size of the function).
RegisterVariables find_register_variables(const ssa::Function& function);
// The same if every alloca is to stay memory.
RegisterVariables no_register_variables(const ssa::Function& function);

// Whether the call only informs the optimizer or the debugger: the machine skips it.
bool is_note(const ssa::Function& function, ssa::InstId call);

}  // namespace lilt::runtime
