// Half, bfloat and fp128: rounding in every mode, and operations on them in programs.
#include <gtest/gtest.h>

#include <bit>
#include <cfenv>
#include <cmath>

#include "runtime/interpreter/floating_formats.h"
#include "tests/unit/interpreter_run.h"

namespace lilt::runtime {
namespace {

class RoundingMode {
 public:
  explicit RoundingMode(int mode) { std::fesetround(mode); }
  ~RoundingMode() { std::fesetround(FE_TONEAREST); }
  RoundingMode(const RoundingMode&) = delete;
  RoundingMode& operator=(const RoundingMode&) = delete;
};

TEST(FloatingFormats, EveryHalfComesBackFromAFloat) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    const float value = half_to_float(static_cast<uint16_t>(bits));
    const bool is_nan = (bits & 0x7FFF) > 0x7C00;
    EXPECT_EQ(std::isnan(value), is_nan) << bits;
    EXPECT_EQ(to_half(static_cast<long double>(value)), is_nan ? bits | 0x200 : bits) << bits;
  }
}

TEST(FloatingFormats, HalvesAreTheNearestNumbers) {
  // Between two neighbours: a little below the middle, the middle (to even), a little above.
  for (uint16_t bits = 0; bits < 0x7BFF; ++bits) {
    const double low = half_to_float(bits), high = half_to_float(bits + 1);
    const long double middle = (low + high) / 2, little = (high - low) / 1024;
    const uint16_t even = bits % 2 == 0 ? bits : bits + 1;
    EXPECT_EQ(to_half(middle - little), bits);
    EXPECT_EQ(to_half(middle), even);
    EXPECT_EQ(to_half(middle + little), bits + 1);
    EXPECT_EQ(to_half(-middle - little), (bits + 1) | 0x8000);
  }
}

TEST(FloatingFormats, HalvesFollowTheRoundingMode) {
  const long double above = 1.0L + 0x1p-20L;
  const std::pair<int, std::pair<uint16_t, uint16_t>> wanted[] = {
      {FE_TONEAREST, {0x3C00, 0xBC00}},
      {FE_UPWARD, {0x3C01, 0xBC00}},
      {FE_DOWNWARD, {0x3C00, 0xBC01}},
      {FE_TOWARDZERO, {0x3C00, 0xBC00}}};
  for (auto [mode, pair] : wanted) {
    RoundingMode rounding(mode);
    EXPECT_EQ(to_half(above), pair.first) << mode;
    EXPECT_EQ(to_half(-above), pair.second) << mode;
  }
  RoundingMode rounding(FE_TOWARDZERO);
  EXPECT_EQ(to_half(1e6L), 0x7BFF);
  EXPECT_EQ(to_half(-1e6L), 0xFBFF);
}

TEST(FloatingFormats, OneRoundingFromWiderFormats) {
  // Just above the middle of two halves: a float between would lose that.
  const long double above = 1.0L + 0x1p-11L + 0x1p-40L;
  EXPECT_EQ(to_half(above), 0x3C01);
  EXPECT_EQ(to_half(static_cast<Quadruple>(1.0L + 0x1p-11L) + static_cast<Quadruple>(0x1p-100L)),
            0x3C01);
  EXPECT_EQ(to_half(static_cast<Quadruple>(1.0L + 0x1p-11L)), 0x3C00);
  EXPECT_EQ(to_bfloat(1.0L + 0x1p-8L + 0x1p-40L), 0x3F81);
  EXPECT_EQ(to_bfloat(1.0L + 0x1p-8L), 0x3F80);
  EXPECT_EQ(to_bfloat(std::nanl("")), 0x7FC0);
}

TEST(InterpreterFormats, ProgramsComputeWithThem) {
  ProgramRun run = run_text(
      "source_filename = \"formats.c\"\n"
      "define half @twice(half %x) {\n  %y = fadd half %x, %x\n  ret half %y\n}\n"
      "define i32 @main() {\n"
      "  %h = call half @twice(half 0xH3C00)\n  %a = fptosi half %h to i32\n"
      "  %b = fdiv bfloat 0xR4040, 0xR3F00\n  %c = fptosi bfloat %b to i32\n"
      "  %q = sitofp i32 %c to fp128\n  %r = fmul fp128 %q, %q\n  %d = fptosi fp128 %r to i32\n"
      "  %s = add i32 %a, %d\n  ret i32 %s\n}\n");
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.outcome.status, 38);
}

}  // namespace
}  // namespace lilt::runtime
