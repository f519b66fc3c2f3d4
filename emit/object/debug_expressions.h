// LLVM's expressions about variables as operations of DWARF.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "emit/object/code_image.h"
#include "ir/ssa/module.h"

namespace lilt::object {

// A part of a variable, in bits.
struct VariableFragment {
  uint64_t offset = 0, size = 0;
};

// What `!DIExpression(…)` makes of the value it begins with.
struct DebugExpression {
  std::vector<uint8_t> operations;
  bool is_known = true;   // otherwise it has an operation that lilt does not translate
  bool is_value = false;  // the result is the variable's value, not its address
  bool ends_in_deref = false;
  bool reads_upper_bits = false;  // low bits of the result depend on higher bits of the value
  std::optional<VariableFragment> fragment;
};

// `text`: an expression or the number of one; empty: no operations. O(its text).
DebugExpression read_expression(const ssa::Module& module, std::string_view text);

// Appends the location description of a variable at one place in the code, without its fragment.
// False, and nothing is appended, if DWARF cannot express it.
bool append_location(std::vector<uint8_t>& bytes, const VariablePlace& place,
                     const DebugExpression& expression);

// Appends one for all the parts of a variable that are known at one place in the code: `places` are
// in the order of their fragments, which do not overlap.
bool append_location(std::vector<uint8_t>& bytes, const ssa::Module& module,
                     std::span<const VariablePlace* const> places);

// An expression that leaves what a call passes on the stack.
std::vector<uint8_t> value_expression(const DebugCall::Argument& argument);

}  // namespace lilt::object
