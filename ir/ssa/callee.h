// What holds of a function's parameters and of its calls: what the body's annotations say, and what
// the declaration of the called function says besides.
#pragma once

#include <cstdint>
#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::ssa {

// The function, or another symbol, that a call calls directly; none() for other calls. O(1).
SymbolId called_symbol(const Function& function, InstId call);
// Whether the call is one of inline assembly. O(1).
bool is_assembly(const Function& function, InstId call);
// The address of the function of that name; declares it with the type if the module lacks it.
ConstantId declared_function(Function& function, std::string_view name, TypeId type);

// Of a call, namespace function_attribute: the call's own and those of its callee, if known.
// O(log n) in the calls with their own.
FunctionAttributes function_attributes(const Function& function, InstId call);
// Of the function's own parameter or result: the entry set in the body for none(), or else the
// symbol's. Legalization that passes values in parts gives the body a type and entries of its own.
const ParameterAttributes& parameter_attributes(const Function& function, uint32_t position);
// Of the function's own parameter or result, until legalization changes the signature.
const ParameterFacts& parameter_facts(const Function& function, uint32_t position);
// Of the result of a call, as the call and the called function's declaration tell, if that has
// the type. O(log n) in the calls with facts of their own.
const ParameterFacts& result_facts(const Function& function, InstId call);
// Of a call's argument, as the called function's declaration tells, if the call has its type.
const ParameterFacts& argument_facts(const Function& function, InstId call, uint32_t position);
// With what the declaration says of the result.
void set_call_facts(Function& function, InstId call, const CallFacts& facts);
// Whether a result of a call may have a `range(…)`.
bool has_result_ranges(const Function& function);

}  // namespace lilt::ssa
