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
  std::span<const Cell> arguments;
  std::span<const ssa::TypeId> types;

  Memory& memory() const { return machine.memory(); }
  // The argument as a number, sign-extended from its type. Faults when it is not defined.
  int64_t integer(size_t index) const;
  uint64_t size(size_t index) const { return static_cast<uint64_t>(integer(index)); }
  double floating(size_t index) const;
  // Faults when it is not defined.
  const Cell& pointer(size_t index) const;
  std::string_view text(size_t index) const { return memory().string_at(pointer(index)); }
};

struct External {
  std::string_view name;
  // What it takes: i integer, p pointer, d floating, then `*` for any more; behind `:` what it
  // gives (the same letters, or v).
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

// What printf with this format gives; the arguments begin at `first`.
std::string format_text(const ExternalCall& call, std::string_view format, size_t first);

}  // namespace lilt::runtime
