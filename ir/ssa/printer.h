// SSA IR as LLVM IR text (opaque pointers) that the front end, and LLVM 15 and later, can read.
#pragma once

#include <string>

#include "ir/ssa/function.h"

namespace lilt::ssa {

// The module's header: target lines, named types, globals, declarations. Symbols, types and
// constants are printed in the order of their ids, so equal modules print equal text.
void print_header(std::string& out, const Module& module);
// The header's parts, a line or a few each. A named type; a comdat; what says where the module
// comes from and what it is for.
void print_named_type(std::string& out, const TypeTable& types, TypeId type);
void print_comdat(std::string& out, const Module::Comdat& comdat);
void print_target_lines(std::string& out, const Module& module);
// A variable, an alias or the line of a function; `as_declaration`: as it is where others define
// it.
void print_symbol(std::string& out, const Module& module, SymbolId symbol, bool as_declaration);
// `define` of a function with a body of nothing but `unreachable`, which stands for what is told
// elsewhere.
void print_definition_without_body(std::string& out, const Module& module, SymbolId function);
// One function definition. Source names are kept; unnamed values get the smallest free numbers.
void print_function(std::string& out, const Function& function);
// One instruction or operand, as print_function would print it; for diagnostics. O(function) when
// the function has unnamed values.
std::string to_string(const Function& function, InstId instruction);
// A constant with or without its type, as in an initialiser.
void print_constant(std::string& out, const Module& module, const ConstantPool& pool,
                    ConstantId constant, bool with_type);

}  // namespace lilt::ssa
