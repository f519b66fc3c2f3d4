// Names of intrinsics: words, then the types for which the intrinsic is used.
#pragma once

#include <stdexcept>
#include <string_view>

namespace lilt::ssa {

// The name without the types at its end, as in tables of intrinsics: `llvm.umax` for
// `llvm.umax.v4i32`, but all of `llvm.memcpy.inline`. O(length).
std::string_view intrinsic_base(std::string_view name);

// The name of a row of intrinsics.def, with or without types at its end.
class IntrinsicName {
 public:
  consteval IntrinsicName(const char* name) : name_(name) {
    constexpr std::string_view kRows[] = {
#define X(row, ...) row,
#include "ir/ssa/intrinsics.def"
#undef X
    };
    bool is_known = false;
    for (std::string_view row : kRows)
      is_known |= name_ == row || (name_.starts_with(row) && name_[row.size()] == '.');
    if (!is_known) throw std::invalid_argument("no row of intrinsics.def");
  }
  explicit constexpr IntrinsicName(std::string_view row) : name_(row) {}
  constexpr operator std::string_view() const { return name_; }

 private:
  std::string_view name_;
};

}  // namespace lilt::ssa
