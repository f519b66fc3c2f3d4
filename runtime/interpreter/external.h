// Library functions that interpreted programs may call: the runtime library's, and some of libc's.
// Each obeys the memory rules that apply to the program itself.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "runtime/interpreter/machine.h"

namespace lilt::runtime {

// A call of a library function, with checked access to its arguments.
struct ExternalCall {
  Machine& machine;
  std::string_view name;
  std::span<const Cell> arguments;  // of an argument with several parts, the first
  std::span<const ssa::TypeId> types;
  std::span<const Cell> second_parts;  // of multi-part arguments such as x86_fp80
  Cell& second_result;

  Memory& memory() const { return machine.memory; }
  // The argument as a number, sign-extended from its type. Faults if it is not defined.
  int64_t integer(size_t index) const;
  uint64_t size(size_t index) const { return static_cast<uint64_t>(integer(index)); }
  long double floating(size_t index) const;  // float, double or x86_fp80
  // Faults if it is not defined.
  const Cell& pointer(size_t index) const;
  std::string_view text(size_t index) const { return memory().string_at(pointer(index)); }
};

struct External {
  std::string_view name;
  // Parameters: i integer, p pointer, d float or double, x any of the two or x86_fp80, a anything,
  // then `*` for any more; after `:` the result (the same letters, or v).
  std::string_view signature;
  // Returns the result, which is truncated to the width of the call's result afterwards. Null for
  // ll_callback, which the machine runs as a call of its argument.
  Cell (*body)(const ExternalCall&);
};

// What bodies share: results, and a text that is written with its NUL.
inline Cell number_cell(int64_t value) { return integer_cell(static_cast<uint64_t>(value)); }
inline Cell none(const ExternalCall&) { return {}; }
inline Cell zero(const ExternalCall&) { return number_cell(0); }
inline Cell no_pointer(const ExternalCall&) { return null_cell(); }
inline void put_string(const ExternalCall& call, const Cell& to, std::string text) {
  text.push_back('\0');
  call.memory().write(to, text);
}

// The function of that name, or null. Intrinsics are found by the part before their types.
const External* find_external(std::string_view name);

// Whether a call with these argument types fits the function's signature.
bool accepts(const External& external, const ssa::TypeTable& types,
             std::span<const ssa::TypeId> arguments, ssa::TypeId result);

// Source of a format's arguments: the call's arguments from one on, or the list (a va_list) that an
// argument points to.
struct FormatArguments {
  size_t first = 0;
  bool is_list = false;
};
// The text that printf with this format writes.
std::string format_text(const ExternalCall& call, std::string_view format,
                        const FormatArguments& arguments);

// The parts of the table that find_external searches, each sorted by name.
std::span<const External> input_output_externals();
std::span<const External> character_externals();
std::span<const External> intrinsic_externals();
std::span<const External> environment_externals();
std::span<const External> exception_externals();
// A member function of one of the library's exception classes, or null.
const External* find_library_member(std::string_view name);

}  // namespace lilt::runtime
