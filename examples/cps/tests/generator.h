// Random programs of the source language.
#pragma once

#include <cstdint>
#include <string>

namespace cps {

// A program that the seed determines. It is well-typed, but for a rare mistake on purpose, so it
// does something before it ends; recursion counts down, but programs may run for longer than
// anybody waits.
std::string random_program(uint64_t seed);

}  // namespace cps
