// Closure conversion: functions without free variables.
#pragma once

#include "cps.h"

namespace cps {

// Gives a program that computes the same, whose functions are all in Program::functions, with no
// free variables:
//  * A function that needs values from around it finds them in its closure, a record that
//  Let_closures makes where the
//    function was bound: `let y = f.captured[i]` in its body.
//  * A function that needs none is a constant: who uses it as a value makes a closure of nothing,
//  which is static.
//  * A call of a function that is known there, with as many arguments as it has parameters, names
//  its code.
// `program` must be a converted or contified one. Takes time linear in the program and what its
// functions capture, times the depth of functions in functions.
Program close(Terms& terms, const Program& program);

}  // namespace cps
