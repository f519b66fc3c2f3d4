// Library functions that interpreted programs may call: the runtime library's, and a part of
// libc's. Each obeys the rules of memory that the program itself is held to.
#pragma once

#include <span>
#include <string_view>

#include "runtime/interpreter/machine.h"

namespace lilt::runtime {

// A call of a library function, with checked access to its arguments.
struct ExternalCall {
  Machine& machine;
  std::string_view name;
  std::span<const Cell> arguments;  // of those of several parts the first
  std::span<const ssa::TypeId> types;
  std::span<const Cell> second_parts;  // of x86_fp80 and its like
  Cell& second_result;

  Memory& memory() const { return machine.memory(); }
  // The argument as a number, sign-extended from its type. Faults when it is not defined.
  int64_t integer(size_t index) const;
  uint64_t size(size_t index) const { return static_cast<uint64_t>(integer(index)); }
  long double floating(size_t index) const;  // float, double or x86_fp80
  // Faults when it is not defined.
  const Cell& pointer(size_t index) const;
  std::string_view text(size_t index) const { return memory().string_at(pointer(index)); }
};

struct External {
  std::string_view name;
  // What it takes: i integer, p pointer, d float or double, x any of the two or x86_fp80, a
  // anything, then `*` for any more; behind `:` what it gives (the same letters, or v).
  std::string_view signature;
  // Gives the result, cut to the width of the call's result afterwards. Null for ll_callback, which
  // the machine runs as a call of its argument.
  Cell (*body)(const ExternalCall&);
};

// The function of that name, or null. Intrinsics are found by the part before their types.
const External* find_external(std::string_view name);

// Whether a call with these argument types fits the function's signature.
bool accepts(const External& external, const ssa::TypeTable& types,
             std::span<const ssa::TypeId> arguments, ssa::TypeId result);

// Where the arguments of a format come from: those of the call from one on, or the list (a va_list)
// that an argument points to.
struct FormatArguments {
  size_t first = 0;
  bool is_list = false;
};
// What printf with this format gives.
std::string format_text(const ExternalCall& call, std::string_view format,
                        const FormatArguments& arguments);

// The parts of the table that find_external goes through, each sorted by name.
std::span<const External> input_output_externals();
std::span<const External> character_externals();
std::span<const External> intrinsic_externals();
std::span<const External> environment_externals();

}  // namespace lilt::runtime
