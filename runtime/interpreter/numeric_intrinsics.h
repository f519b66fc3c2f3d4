// Operations in the form of a call: LLVM's numeric intrinsics, defined once for every width and
// applied lane by lane to vectors, and libm's functions, the same operations for float, double and
// long double.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "ir/ssa/type.h"
#include "runtime/interpreter/wide.h"

namespace lilt::runtime {

struct Intrinsic {
  std::string_view name;
  // The operand types, then `:` and the result types. n: an integer, f: a float; all n, and all f,
  // have one type. i: any integer. b: i1. v, w: a vector of n, of f, whose elements become separate
  // operands. Several results form a struct.
  std::string_view signature;
  // Operands are defined. Results come with their widths; a poison result is left undefined.
  void (*body)(std::span<const Wide> operands, std::span<Wide> results);
};

// The intrinsic of that name, without its type suffix, or the function of libm; or null.
const Intrinsic* find_intrinsic(std::string_view name);
bool accepts(const Intrinsic& intrinsic, const ssa::TypeTable& types,
             std::span<const ssa::TypeId> arguments, ssa::TypeId result);

struct IntrinsicShape {
  uint32_t lanes = 1;
  bool is_reduction = false;
  std::vector<ssa::TypeId> results;  // in each lane
};
IntrinsicShape shape_of(const Intrinsic& intrinsic, const ssa::TypeTable& types,
                        ssa::TypeId result);

}  // namespace lilt::runtime
