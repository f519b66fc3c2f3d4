// Contification: functions that always return to one place become continuations.
#pragma once

#include "cps.h"

namespace cps {

// Gives a program that computes the same, in which
//  * a function (or a group that call each other) whose calls all have one continuation is a
//  continuation, so its calls
//    are jumps: a loop, or code that a condition shares;
//  * a function that calls itself in tail position does so by a jump, to a continuation at its
//  start;
//  * functions without calls are gone.
// `program` must be a converted one. Takes time linear in the program for each round; each but the
// last makes continuations, and programs that people write take two or three.
Program contify(Terms& terms, const Program& program);

}  // namespace cps
