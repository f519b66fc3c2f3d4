// llvm.is.fpclass of x86_fp80 patterns that are not numbers.
#pragma once

#include <cstdint>

namespace lilt::ssa {

// Whether a pattern is in the classes of a mask, by its kind. An x86_fp80 stores the leading one of
// its significand.
struct InvalidExtendedClasses {
  bool unnormal;         // without the leading one, exponent not zero; pseudo-infinity, pseudo-NaN
  bool pseudo_denormal;  // with the leading one, exponent zero
};

// As in the code of LLVM 19 (TargetLowering::expandIS_FPCLASS), which the classes alone do not
// determine. A test for NaN of both kinds finds both patterns, and one for zeros and subnormals of
// both signs only reads the exponent, which is zero in a pseudo-denormal. Two kinds of masks are
// tested in another way:
//  * comparisons with the number itself or with zero (NaN; NaN or zero; their complements), for
//    which an unnormal is unordered and a pseudo-denormal is a number;
//  * the complement of a simpler test (of one kind of NaN, of all finite numbers, of zeros and
//    subnormals).
constexpr InvalidExtendedClasses invalid_extended_classes(uint32_t mask) {
  constexpr uint32_t kAll = 0x3FF, kNan = 3, kZero = 0x60, kZeroOrSubnormal = 0xF0;
  constexpr uint32_t kFinite = 0x1F8, kSignallingNan = 1, kQuietNan = 2;
  const uint32_t others = kAll & ~mask;
  if (mask == kNan || mask == (kNan | kZero)) return {true, false};
  if (others == kNan || others == (kNan | kZero)) return {false, true};
  if (others == kSignallingNan || others == kQuietNan) return {true, true};
  if (others == kFinite || others == kZeroOrSubnormal) return {true, false};
  const bool has_nan = (mask & kNan) == kNan;
  return {has_nan, has_nan || (mask & kZeroOrSubnormal) == kZeroOrSubnormal};
}

}  // namespace lilt::ssa
