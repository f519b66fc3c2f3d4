// Which allocas are variables and nothing else, so that a slot of the frame can stand for them.
//
// clang -O0 keeps every variable in memory, and would have every access of one checked. An alloca
// of the entry block whose address goes nowhere but to loads and stores of one scalar type can be
// neither left nor outlived, nor seen through another pointer: each access is right, and reads what
// was stored last. A slot holds a value with its undefined bits just as memory does, so nothing is
// lost but checks that cannot fail.
//
// A load of such a variable copies a slot. It is not even that when the variable keeps its value up
// to the last use of what was loaded, in the same block: then the result is another name of the
// slot.
#pragma once

#include <vector>

#include "ir/ssa/function.h"

namespace lilt::runtime {

struct RegisterVariables {
  enum class Role : uint8_t {
    None,
    Variable,     // an alloca that is a slot
    Initialised,  // likewise, and the entry block stores to it before anything reads it
    Copied,       // a load of one that copies the slot
    Shared,       // a load of one whose result is the slot
    Assigned,     // a store to one
  };
  std::vector<Role> roles;  // by instruction

  Role of(ssa::InstId id) const { return roles[id.index()]; }
};

// The function tracks its uses. O(size of the function).
RegisterVariables find_register_variables(const ssa::Function& function);

// Whether the call only tells the optimizer or the debugger something: the machine skips it.
bool is_note(const ssa::Function& function, ssa::InstId call);

}  // namespace lilt::runtime
