// The steps of legalization, in the order in which legalize runs them. Each is linear in the
// function (n log n where it sorts), keeps use lists true when they are tracked, and gives new
// instructions the place in the source of those they serve.
#pragma once

#include <string>
#include <vector>

#include "ir/ssa/function.h"
#include "ir/support/diagnostic.h"

namespace lilt::backend {

// Removes blocks that no path reaches, and what phis say about them.
void remove_unreachable_blocks(ssa::Function& function);

// Copies returns behind calls marked `tail` whose result goes straight to them. May leave blocks
// that no path reaches.
void duplicate_returns(ssa::Function& function);

// What a function has that some step is for, so that a function without it need not pay for the
// step.
struct LegalizationNeeds {
  bool intrinsics = false;
  bool constant_expressions = false;
  bool atomics = false;
  bool assembly = false;
  bool variable_arguments = false;
  bool floating_remainders = false;
  bool x87 = false;
  bool must_tail_calls = false;
  bool quadruple = false;  // fp128
};
// Reports, at its place, every type and operation that lilt does not support yet, and finds out
// what the function needs. False after errors.
bool check_supported(const ssa::Function& function, Diagnostics& diagnostics,
                     LegalizationNeeds& needs);

// Makes instructions of the constant expressions that instructions use.
void expand_constant_expressions(ssa::Function& function);

// Makes loops of the atomic updates that the machine has not; those of floating-point memory work
// on integers. False after reporting an atomic access of more than 64 bits.
bool lower_atomics(ssa::Function& function, Diagnostics& diagnostics);

// Replaces inline assembly without text by what its constraints say: an output tied to an input is
// that input, another has any value, and no access to memory moves over it. Writes out the text of
// other inline assembly, with a register for each operand (assembly_text.h). False after reporting
// assembly that is not understood.
bool lower_inline_assembly(ssa::Function& function, Diagnostics& diagnostics);

// Expands calls of intrinsics by the rules of their table (intrinsics.h), at whatever type they
// have. What the machine does in one tile stays for the selector.
void expand_intrinsics(ssa::Function& function);

// Makes calls of libgcc of arithmetic, comparisons and conversions of fp128. Before
// flatten_signatures.
void lower_quadruple_operations(ssa::Function& function);

// Passes arguments and results as the calling convention does, in scalars (signatures.cpp): changes
// the function's own type and arguments, and its calls. Results of several parts are structs of
// scalars: of a call read by extractvalue alone, returned as a chain of insertvalues. Values in
// the body keep their types. False after reporting types that cannot be passed. Intrinsics and
// inline assembly are left alone.
bool flatten_signatures(ssa::Function& function, Diagnostics& diagnostics);

// Reports calls marked `musttail` that cannot be jumps. After flatten_signatures, which leaves the
// returns behind them. False after errors.
bool check_tail_calls(const ssa::Function& function, Diagnostics& diagnostics);

// Makes loads and stores of va_start, va_copy, va_end and va_arg. After flatten_signatures. False
// after reporting what is not supported.
bool lower_variable_arguments(ssa::Function& function, Diagnostics& diagnostics);

// Whether a value of the function has a type that is not legal (leaves.h).
bool has_illegal_types(const ssa::Function& function);

// Takes all values of types that the machine has not apart: integers of odd widths and of more than
// 64 bits, half and bfloat, vectors, arrays and structs (leaves.h says into what). Afterwards such
// types remain only as the result of a call, read by extractvalues directly behind it, and as the
// operand of ret, built by insertvalues directly before it. Requires reachable blocks only, calls
// and rets with legal operands or flat structs of them, no constant expressions. False after
// reporting what it cannot do.
bool split_types(ssa::Function& function, Diagnostics& diagnostics);

// What of those types split_types has left where the selector does not know it: one sentence for
// each instruction.
std::vector<std::string> find_illegal_types(const ssa::Function& function);

// Makes calls of the C library of the operations on float and double that the machine has not:
// frem.
void lower_floating_operations(ssa::Function& function);

// Takes phis and selects of x86_fp80, and bitcasts of it, to memory: the selector keeps a value of
// that type in one place only.
void demote_x87_values(ssa::Function& function);

// Turns each switch into comparisons, bit tests and tables. A switch that is left is a jump through
// a table: see switches.cpp. Requires conditions of up to 64 bits.
void lower_switches(ssa::Function& function);

// Makes one indirectbr of all that share targets, such that no edge out of it is critical.
void merge_indirect_branches(ssa::Function& function);

// Puts an empty block on every edge from a block with several successors to one with several
// predecessors.
void split_critical_edges(ssa::Function& function);

// Rewrites getelementptrs until each has one index: a constant, or an i64 that counts elements of
// 1, 2, 4 or 8 bytes.
void split_getelementptrs(ssa::Function& function);

// One edge of the control-flow graph, from `old_predecessor` to `target`, now comes from
// `new_predecessor`.
struct EdgeChange {
  ssa::BlockId target, old_predecessor, new_predecessor;
};
// Makes phis agree: the entries of an old predecessor become one entry for each new one, with the
// same value. Sorts `changes`.
void redirect_phis(ssa::Function& function, std::vector<EdgeChange>& changes);

}  // namespace lilt::backend
