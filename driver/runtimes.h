// Libraries that support compiled code at run time: sanitizers, profiles, OpenMP, C++. Code refers
// to them, and the command line that links it has to ask for them; `lilt run` loads them where it
// can.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/module.h"

namespace lilt::driver {

struct Runtime {
  std::string_view name;       // for messages
  std::string_view prefixes;   // of the symbols that belong to it, separated by '|'
  std::string_view option;     // that makes a compiler link it
  std::string_view compiler;   // whose option it is: "clang", or empty for any
  std::string_view libraries;  // shared ones, the best first, separated by '|'; empty: none
  bool is_silent;              // a program links without it, but does not do what it should
  bool comes_first;            // it takes the place of functions of the C library
};

// The row that a symbol belongs to; null for others. O(rows).
const Runtime* runtime_of(std::string_view symbol);

// The rows whose symbols the module declares or defines, or whose calls its attributes ask for,
// once each. O(symbols).
std::vector<const Runtime*> runtimes_of(const ssa::Module& module);

// Whether an option of the command line asks a compiler for the runtime: `-fsanitize=undefined`,
// `-fsanitize=address,undefined`, `-fopenmp=libomp`, …
bool requests(std::string_view option, const Runtime& runtime);
// Whether it asks for any runtime of the table.
bool requests_runtime(std::string_view option);

}  // namespace lilt::driver
