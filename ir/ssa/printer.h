// SSA IR as LLVM IR text (opaque pointers) that the front end can read. LLVM 19 reads it, too, as
// long as unnamed values of the source are in their order.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ir/ssa/function.h"

namespace lilt::ssa {

// In a dump of a module that has been through an optimizer: what its text has of the module need
// not tell (Module::is_optimized).
inline constexpr std::string_view kOptimizedLine = "!lilt.optimized = !{}\n";

// The module's header: target lines, named types, globals, declarations. Symbols, types and
// constants are printed in the order of their ids, so equal modules print equal text.
void print_header(std::string& out, const Module& module);
// The header's parts, one or a few lines each: a named type; a comdat; the source's name, the data
// layout and the triple; `module asm`.
void print_named_type(std::string& out, const TypeTable& types, TypeId type);
void print_comdat(std::string& out, const Module::Comdat& comdat);
void print_target_lines(std::string& out, const Module& module);
void print_module_assembly(std::string& out, const Module& module);
// A variable, an alias or the line of a function; `as_declaration`: as in a module that does not
// define it.
void print_symbol(std::string& out, ModuleView module, SymbolId symbol, bool as_declaration);
// The same; `pool` has the initializers.
void print_symbol(std::string& out, ModuleView module, const ConstantPool& pool, SymbolId symbol,
                  bool as_declaration);
// The named types, each after those that it needs.
void print_named_types(std::string& out, const TypeTable& types);
// `define` of a function whose body is only `unreachable`, a placeholder for a body that is printed
// elsewhere.
void print_definition_without_body(std::string& out, const Module& module, SymbolId function);
// One function definition. Names and numbers of the source are kept. Values and blocks that passes
// made without a name are `%v0`, `%v1`, …, and `%b0`, …, in the order in which they were made; of
// several that share a name, all but the first have a suffix: `%n.1`.
void print_function(std::string& out, const Function& function);
// The same; `visit` is called before the line of each instruction.
void print_function(std::string& out, const Function& function,
                    const std::function<void(InstId)>& visit);
// Gives values the names that print_function prints, so that what comes from them can be called the
// same. O(function).
void settle_names(Function& function);
// One instruction, as print_function prints it; for diagnostics. O(function).
std::string to_string(const Function& function, InstId instruction);
// The names and instructions of a function, as print_function prints them.
struct FunctionTexts {
  std::vector<std::string> values;        // by value: `%x`; empty if there is none
  std::vector<std::string> blocks;        // by block: `%loop`
  std::vector<std::string> instructions;  // by value: of instructions, as to_string() gives it
};
FunctionTexts texts_of(const Function& function);
// A constant with or without its type, as in an initialiser.
void print_constant(std::string& out, ModuleView module, const ConstantPool& pool,
                    ConstantId constant, bool with_type);

}  // namespace lilt::ssa
