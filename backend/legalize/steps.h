// The steps of legalization: SSA IR → SSA IR that holds only types and operations the selector
// knows. Rewrites what x86-64 lacks and reports unsupported input at its source location. The pass
// table has the order of the steps. Each is linear in the function (n log n
// where it sorts), keeps use lists correct if they are tracked, and gives new instructions the
// source location of the instructions they serve.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/legalize/needs.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"
#include "ir/support/diagnostic.h"

namespace lilt::backend {

// Removes unreachable blocks and their entries in phis. Returns whether there are any.
bool remove_unreachable_blocks(ssa::Function& function, Arena& scratch);

// Copies returns to right after calls marked `tail` whose result they return. May leave
// unreachable blocks. Returns whether it changes the function.
bool duplicate_returns(ssa::Function& function, Arena& scratch);

// Reports every type and operation that lilt does not support yet, at its source location, and
// sets `needs` to the steps that the function needs. False after errors.
bool check_supported(const ssa::Function& function, Diagnostics& diagnostics,
                     LegalizationNeeds& needs, Arena& scratch);

// Calls the functions that "instrument-function-entry-inlined" and -exit ask for.
void call_instruments(ssa::Function& function, Arena& scratch);

// Guards the frames of functions with `ssp`, `sspstrong` or `sspreq` against overrun arrays.
void guard_stack(ssa::Function& function, Arena& scratch);
// Turns each invoke into its call and a branch to the normal block or a landing pad of its own, and
// each resume into a call of _Unwind_Resume (invokes.cpp). Both targets of such a branch have one
// predecessor and no phis, and what stands between call and branch runs only if the call returns.
void lower_invokes(ssa::Function& function, Arena& scratch);

// Brings what stands between such a call and its branch to where the call returns to, or before the
// call if it does not depend on it. Selection requires that.
void place_results_of_invokes(ssa::Function& function, Arena& scratch);

// Turns constant expressions that instructions use into instructions.
void expand_constant_expressions(ssa::Function& function, Arena& scratch);

// Turns atomic updates that x86-64 lacks into loops; updates of floating-point memory work on
// integers. Accesses of 128 bits become calls of libatomic's functions. False after reporting wider
// ones.
bool lower_atomics(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch);

// Replaces inline assembly without text by the effect of its constraints: an output tied to an
// input is that input, any other output is arbitrary, and no memory access moves across it. Expands
// the text of other inline assembly, with a register for each operand (assembly_text.h). False
// after reporting unsupported assembly.
bool lower_inline_assembly(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch);

// Adds neighbours together in sums of all lanes of vectors, where an instruction does that, and
// joins accumulators of one sum.
void form_partial_reductions(ssa::Function& function, Arena& scratch);

// Expands calls of intrinsics by the rules of their table (intrinsic_table.h), at any type. Calls
// that the selector covers with one tile stay.
void expand_intrinsics(ssa::Function& function, Arena& scratch);

// Turns arithmetic, comparisons and conversions of fp128 into calls of libgcc and the C library.
// Runs before flatten_signatures.
void lower_quadruple_operations(ssa::Function& function, Arena& scratch);

// Passes Swift errors in and out of functions as values, and turns `tail` calls that conventions
// guarantee into `musttail` ones (swift_errors.cpp). Runs before flatten_signatures.
void lower_swift_errors(ssa::Function& function, Arena& scratch);

// Passes arguments and results as the calling convention does, in scalars (signatures.cpp): changes
// the function's own type and arguments, and its calls. Results of several parts are structs of
// scalars: only extractvalue reads the struct of a call; a chain of insertvalues builds a returned
// one. Values in the body keep their types. False after reporting types that cannot be passed.
// Leaves intrinsics and inline assembly alone.
bool flatten_signatures(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch);

// Reports calls that must be jumps and cannot, and arguments that a convention lacks registers for.
// Runs after flatten_signatures, which keeps
// the returns after them. False after errors.
bool check_tail_calls(const ssa::Function& function, Diagnostics& diagnostics);

// Turns va_start, va_copy, va_end and va_arg into loads and stores. Runs after flatten_signatures.
// False after reporting unsupported uses.
bool lower_variable_arguments(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch);

// Whether a value of the function has an illegal type (leaves.h).
bool has_illegal_types(const ssa::Function& function);

// Splits all values of illegal types into legal parts (leaves.h): integers of odd widths and of
// more than 64 bits, half, bfloat and fp128, vectors, arrays and structs. Afterwards structs remain
// only as the result of a call or cmpxchg, read by extractvalues right after it, and as the
// operand of ret, built by insertvalues directly before it; fp128 remains only in signatures.
// Requires reachable blocks only, calls and rets with operands of these two kinds or legal types,
// no constant expressions. False after reporting unsupported operations.
bool split_types(ssa::Function& function, ssa::Analyses& analyses, Diagnostics& diagnostics,
                 Arena& scratch);

// Returns one message for each instruction with an illegal type that split_types left and the
// selector does not support.
std::vector<std::string> find_illegal_types(const ssa::Function& function);

// Returns whether the function has the form that the steps `done` produce, for parsed text that
// claims this form: the selector and later steps require it. Reports every instruction that
// violates it, after the words of `requirement`. O(function).
bool check_legal(const ssa::Function& function, const LegalizationNeeds& done,
                 std::string_view requirement, Diagnostics& diagnostics);

// Turns frem of float, double and x86_fp80 into calls of the C library.
void lower_floating_operations(ssa::Function& function, Arena& scratch);

// Moves phis, selects and bitcasts of x86_fp80 to memory: the selector keeps a value of that type
// in one place only.
void demote_x87_values(ssa::Function& function, Arena& scratch);

// Turns each switch into comparisons, bit tests and tables. A remaining switch is a jump through a
// table: see switches.cpp. Requires conditions of up to 64 bits.
void lower_switches(ssa::Function& function, Arena& scratch);

// Merges indirectbrs that share targets into one, without critical edges out of it.
void merge_indirect_branches(ssa::Function& function, Arena& scratch);

// Makes phis for values whose definitions no longer dominate their uses, undef where a path has
// passed no definition: the caller knows that such a path is never taken as far as the use.
// O((instructions + phis made) × depth of the dominator tree).
void restore_dominance(ssa::Function& function);

// Puts an empty block on every edge from a block with several successors to one with several
// predecessors. Returns whether there are such edges.
bool split_critical_edges(ssa::Function& function, Arena& scratch);

// Rewrites getelementptrs until each has one index: a constant, or an i64 that counts elements of
// 1, 2, 4 or 8 bytes.
void split_getelementptrs(ssa::Function& function, Arena& scratch);

}  // namespace lilt::backend
