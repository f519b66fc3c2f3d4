// What all functions of a module together tell about the symbols that no other module can name.
//
// Idea. A local variable that no function writes, and whose address none takes, is a constant. One
// whose address none takes is changed only by functions that name it. A parameter of a local
// function whose address none takes is a constant if all calls pass the same one. (LLVM: GlobalOpt,
// GlobalsAA, IPSCCP, which follow more: values through arguments and results.)
// To parse every body for that would cost as much as the first pass over it. So the text is scanned
// for names first (frontend/llvm/name_uses.h): most variables and parameters are out by the words
// around their names; only bodies that access the other variables are parsed, and a call of each
// function whose calls agree on what is not a number, a name or null. Bodies that a front end built
// are all read.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/ssa/built_bodies.h"
#include "ir/ssa/module.h"

namespace lilt::backend {

// How often the text of the module names each symbol, by symbol; 3: three times or more. Names in
// strings and comments count, too; a name in quotes counts as many. `built`: its bodies, null if
// they are text. O(text).
std::vector<uint8_t> count_names(const ssa::Module& header, const ssa::BuiltBodies* built);

// The same; also finds constants, arguments that are constant, and variables whose address is not
// taken, and says so in the header: Symbol::is_constant, Symbol::is_address_taken,
// Module::constant_argument. Finds nothing if a body that it reads has errors. O(text), and reading
// the bodies that access such variables.
std::vector<uint8_t> find_module_facts(ssa::Module& header, const ssa::BuiltBodies* built);

}  // namespace lilt::backend
