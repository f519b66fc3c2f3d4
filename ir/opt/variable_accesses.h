// What a function does with the variables that only its module can name.
//
// Idea. The address of a variable is its symbol, a constant expression over it, or what
// getelementptrs and casts of these give. Each use of one reads the variable, writes it, or takes
// its address to where this file does not follow it: it is stored, passed, returned, an input of a
// phi or a select. A variable whose address no function takes is changed by those only that name
// it: LLVM's GlobalsAA calls it non-address-taken, its GlobalOpt makes a constant of one that
// nothing writes.
#pragma once

#include <cstdint>
#include <span>

#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

// A set of them.
using VariableAccess = uint8_t;
namespace variable_access {
inline constexpr VariableAccess Reads = 1, Writes = 2, TakesAddress = 4;
}

// Adds what the function does with each local variable that the module defines; volatile accesses
// count as all three. `accesses`: by symbol of the header. O(operands), times the depth of
// addresses that come before what they are computed from.
void find_variable_accesses(const ssa::Function& function, std::span<VariableAccess> accesses,
                            Arena& scratch);

// The local variable whose address a constant is, or is computed from by getelementptrs with
// constant indices and casts; none() if there is none. O(operands of these).
ssa::SymbolId variable_of(const ssa::Function& function, ssa::ConstantId address);

}  // namespace lilt::opt
