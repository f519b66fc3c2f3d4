// Floating-point numbers as text against the C library's conversions, and the forms that only LLVM
// has.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>

#include "frontend/llvm/floating_text.h"
#include "frontend_fixture.h"

namespace lilt::frontend {
namespace {

constexpr FloatingFormat kHalfFormat{5, 10}, kBFloatFormat{8, 7}, kFloatFormat{8, 23},
    kDoubleFormat{11, 52}, kX87Format{15, 63}, kQuadFormat{15, 112};

// The C library's number as a format has it: x87's without its leading bit.
FloatingBits bits_of(float number) { return std::bit_cast<uint32_t>(number); }
FloatingBits bits_of(double number) { return std::bit_cast<uint64_t>(number); }
FloatingBits bits_of(long double number) {
  FloatingBits bits = 0;
  std::memcpy(&bits, &number, 10);
  constexpr FloatingBits kFraction = (FloatingBits{1} << 63) - 1;
  return (bits & kFraction) | bits >> 64 << 63;
}

// What the text is, or ~0 if it is nothing.
FloatingBits read(std::string_view text, FloatingFormat format) {
  return read_floating(text, format).value_or(~FloatingBits{0});
}

TEST(FrontendFloating, NumbersAreRoundedAsByTheCLibrary) {
  std::mt19937_64 random(1);
  const auto number = [&](int largest) {
    std::string text = random() % 2 == 0 ? "-" : "";
    for (uint64_t digits = 1 + random() % 25; digits > 0; --digits)
      text += static_cast<char>('0' + random() % 10);
    text += '.';
    for (uint64_t digits = random() % 25; digits > 0; --digits)
      text += static_cast<char>('0' + random() % 10);
    if (random() % 2 == 0) return text + "e" + std::to_string(static_cast<int>(random() % 16) - 8);
    const auto range = static_cast<uint64_t>(2 * largest);
    return text + "e" + std::to_string(static_cast<int>(random() % range) - largest);
  };
  for (int i = 0; i < 2000; ++i) {
    const std::string small = number(20), medium = number(270), large = number(4800);
    if (const float known = std::strtof(small.c_str(), nullptr); std::isnormal(known)) {
      EXPECT_TRUE(read(small, kFloatFormat) == bits_of(known)) << small;
    }
    EXPECT_TRUE(read(medium, kDoubleFormat) == bits_of(std::strtod(medium.c_str(), nullptr)))
        << medium;
    EXPECT_TRUE(read(large, kX87Format) == bits_of(std::strtold(large.c_str(), nullptr))) << large;
  }
}

TEST(FrontendFloating, SubnormalNumbersAndTies) {
  const char* const texts[] = {"1.0e-45",         "0.7006492321624086e-45",
                               "1.1754943e-38",   "5.0e-39",
                               "16777217.0",      "16777219.0",
                               "3.4028235e38",    "0x1.fffffep127",
                               "0x1.0p-149",      "-0x1.8p-149",
                               "0x0.000002p-126", "0x1.000001p0"};
  for (const char* text : texts)
    EXPECT_TRUE(read(text, kFloatFormat) == bits_of(std::strtof(text, nullptr))) << text;
  EXPECT_TRUE(read("5.0e-324", kDoubleFormat) == 1);
  EXPECT_TRUE(read("2049.0", kHalfFormat) == 0x6800);  // between 2048 and 2050: to even
  EXPECT_TRUE(read("2051.0", kHalfFormat) == 0x6802);
  EXPECT_TRUE(read("2049.0000000000000000000000000000000000001", kHalfFormat) == 0x6801);
  EXPECT_TRUE(read("3.140000e+00", kFloatFormat) == 0x4048F5C3);
  EXPECT_TRUE(read("1.0", kBFloatFormat) == 0x3F80);
  EXPECT_TRUE(read("-2.0", kQuadFormat) == FloatingBits{0xC000} << 112);
  EXPECT_TRUE(read("-0.0", kDoubleFormat) == uint64_t{1} << 63);
}

// Of a very long number only the first digits are kept, and whether the rest is zero.
TEST(FrontendFloating, LongNumbers) {
  const std::string zeros(2000000, '0'),
      half = "1.00000000000000011102230246251565404236316680908203125";
  EXPECT_EQ(read(half + zeros, kDoubleFormat), bits_of(1.0));
  EXPECT_EQ(read(half + zeros + "1", kDoubleFormat), bits_of(std::nextafter(1.0, 2.0)));
  EXPECT_EQ(read(zeros + "2.5", kDoubleFormat), bits_of(2.5));
  EXPECT_EQ(read("25" + zeros + ".0e-2000001", kDoubleFormat), bits_of(2.5));
  EXPECT_EQ(read("0." + zeros + "25e2000001", kDoubleFormat), bits_of(2.5));
  EXPECT_EQ(read("0x1" + zeros + ".8p-8000000", kDoubleFormat), bits_of(1.0));
  EXPECT_EQ(read(std::string(2000000, '7') + ".0", kDoubleFormat), ~FloatingBits{0});
}

TEST(FrontendFloating, SpecialValues) {
  EXPECT_TRUE(read("+inf", kFloatFormat) == 0x7F800000);
  EXPECT_TRUE(read("-inf", kHalfFormat) == 0xFC00);
  EXPECT_TRUE(read("+qnan", kDoubleFormat) == uint64_t{0x7FF8} << 48);
  EXPECT_TRUE(read("-nan(0x12)", kFloatFormat) == 0xFFC00012);
  EXPECT_TRUE(read("+snan(0x1)", kFloatFormat) == 0x7F800001);
  for (const char* wrong : {"inf",     "qnan",       "+nan",           "+nan()",
                            "+nan(1)", "+snan(0x0)", "+nan(0x400000)", "1",
                            "1e5",     ".5",         "1.0f",           "0x1.8",
                            "1.0e",    "1.0e39",     "1.0e-60",        "+",
                            "-",       "",           "0x.8p1",         "1.0e99999999999999999999"})
    EXPECT_FALSE(read_floating(wrong, kFloatFormat)) << wrong;
}

// As LLVM 23 prints them.
TEST(FrontendFloating, ConstantsOfEachForm) {
  const auto parsed = parse_text(
      "@a = global [4 x float] [float 3.140000e+00, float f0x3C23D70A, float +inf, float "
      "-nan(0x1)]\n"
      "@b = global [2 x x86_fp80] [x86_fp80 1.000000e+00, x86_fp80 f0x4000C8F5C28F5C28F5C3]\n"
      "@c = global [2 x fp128] [fp128 -2.0, fp128 f0x3FFF0000000000000000000000000001]\n"
      "@d = global <2 x half> <half f0x3C00, half 0x1.8p1>\n"
      "@e = global bfloat -qnan\n");
  ASSERT_EQ(parsed->reports(), "");
  for (const char* line :
       {"[4 x float] [float 0x40091EB860000000, float 0x3F847AE140000000, float "
        "0x7FF0000000000000, float 0xFFF8000020000000]\n",
        "[2 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK4000C8F5C28F5C28F5C3]\n",
        "[2 x fp128] [fp128 0xL0000000000000000C000000000000000, fp128 "
        "0xL00000000000000013FFF000000000000]\n",
        "<2 x half> <half 0xH3C00, half 0xH4200>\n", "bfloat 0xRFFC0\n"})
    EXPECT_NE(parsed->printed.find(line), std::string::npos) << line << parsed->printed;
  EXPECT_EQ(parse_text("@a = global float f0x3C\n")->reports(),
            "error 1:19: 'f0x3C' is not a number of 8 hexadecimal digits\n");
}

}  // namespace
}  // namespace lilt::frontend
