#include "ir/ssa/floating_class.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace lilt::ssa {
namespace {

// The steps of LLVM 19 for one mask: a comparison, or tests of the bits, perhaps of the complement
// (invertFPClassTestIfSimpler, expandIS_FPCLASS).
InvalidExtendedClasses as_llvm_tests(uint32_t mask) {
  constexpr uint32_t kSimpler[] = {0x003, 0x001, 0x002, 0x204, 0x200, 0x004, 0x108,
                                   0x100, 0x008, 0x090, 0x080, 0x010, 0x060, 0x040,
                                   0x020, 0x1F8, 0x1C0, 0x038, 0x063, 0x0F0, 0x0F3};
  const uint32_t others = 0x3FF & ~mask;
  const bool is_inverted = std::ranges::find(kSimpler, others) != std::end(kSimpler);
  const uint32_t tested = is_inverted ? others : mask;
  InvalidExtendedClasses found{};
  if (tested == 0x003 || tested == 0x063) {  // unordered with itself; unordered or equal to zero
    found = {true, false};
  } else {
    const bool has_nan = (tested & 3) == 3;
    found = {has_nan, has_nan || (tested & 0xF0) == 0xF0};
  }
  return is_inverted ? InvalidExtendedClasses{!found.unnormal, !found.pseudo_denormal} : found;
}

TEST(FloatingClass, PatternsThatAreNotNumbersHaveTheClassesOfLlvmForEveryMask) {
  for (uint32_t mask = 0; mask < 1024; ++mask) {
    const InvalidExtendedClasses actual = invalid_extended_classes(mask);
    const InvalidExtendedClasses wanted = as_llvm_tests(mask);
    EXPECT_EQ(actual.unnormal, wanted.unnormal) << mask;
    EXPECT_EQ(actual.pseudo_denormal, wanted.pseudo_denormal) << mask;
  }
}

}  // namespace
}  // namespace lilt::ssa
