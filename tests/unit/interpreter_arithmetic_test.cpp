// Operations on cells against the compiler's own arithmetic, and definedness bit by bit.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "ir/ssa/function.h"
#include "runtime/interpreter/arithmetic.h"

namespace lilt::runtime {
namespace {

using ssa::IntPredicate;
using ssa::Opcode;

uint64_t bits(Opcode opcode, uint32_t width, uint64_t a, uint64_t b) {
  return integer_binary(opcode, width, 0, integer_cell(a), integer_cell(b)).cell.bits;
}
Trouble trouble(Opcode opcode, uint32_t width, uint16_t flags, uint64_t a, uint64_t b) {
  return integer_binary(opcode, width, flags, integer_cell(a), integer_cell(b)).trouble;
}

TEST(Arithmetic, EveryPairOfBytes) {
  for (int a = -128; a < 128; ++a)
    for (int b = -128; b < 128; ++b) {
      uint64_t x = static_cast<uint8_t>(a), y = static_cast<uint8_t>(b);
      ASSERT_EQ(bits(Opcode::Add, 8, x, y), static_cast<uint8_t>(a + b));
      ASSERT_EQ(bits(Opcode::Sub, 8, x, y), static_cast<uint8_t>(a - b));
      ASSERT_EQ(bits(Opcode::Mul, 8, x, y), static_cast<uint8_t>(a * b));
      bool fits = a * b >= -128 && a * b < 128;
      ASSERT_EQ(trouble(Opcode::Mul, 8, ssa::flag::NoSignedWrap, x, y),
                fits ? Trouble::None : Trouble::Overflow);
      bool fits_unsigned = x + y < 256;
      ASSERT_EQ(trouble(Opcode::Add, 8, ssa::flag::NoUnsignedWrap, x, y),
                fits_unsigned ? Trouble::None : Trouble::Overflow);
      if (b == 0) continue;
      ASSERT_EQ(bits(Opcode::UDiv, 8, x, y), x / y);
      ASSERT_EQ(bits(Opcode::URem, 8, x, y), x % y);
      if (a == -128 && b == -1) continue;
      ASSERT_EQ(bits(Opcode::SDiv, 8, x, y), static_cast<uint8_t>(a / b));
      ASSERT_EQ(bits(Opcode::SRem, 8, x, y), static_cast<uint8_t>(a % b));
    }
}

TEST(Arithmetic, EdgesOf64Bits) {
  constexpr uint64_t kMin = uint64_t{1} << 63;
  EXPECT_EQ(bits(Opcode::Mul, 64, kMin, 3), kMin);
  EXPECT_EQ(bits(Opcode::AShr, 64, kMin, 63), ~uint64_t{0});
  EXPECT_EQ(bits(Opcode::LShr, 64, kMin, 63), 1u);
  EXPECT_EQ(trouble(Opcode::Shl, 64, 0, 1, 64), Trouble::ShiftAmount);
  EXPECT_EQ(trouble(Opcode::SDiv, 64, 0, kMin, ~uint64_t{0}), Trouble::DivisionOverflow);
  EXPECT_EQ(trouble(Opcode::URem, 64, 0, 1, 0), Trouble::DivisionByZero);
  EXPECT_EQ(trouble(Opcode::Mul, 64, ssa::flag::NoUnsignedWrap, kMin, 2), Trouble::Overflow);
  EXPECT_EQ(trouble(Opcode::Sub, 64, ssa::flag::NoSignedWrap, kMin, 1), Trouble::Overflow);
  EXPECT_EQ(trouble(Opcode::Shl, 64, ssa::flag::NoSignedWrap, 1, 63), Trouble::Overflow);
  EXPECT_EQ(trouble(Opcode::LShr, 64, ssa::flag::Exact, 3, 1), Trouble::Overflow);
}

TEST(Arithmetic, DefinednessPerBit) {
  Cell half{0x0F, 0xF0, {}};  // the upper four bits are unknown
  auto undefined = [&](Opcode opcode, uint64_t right) {
    return integer_binary(opcode, 8, 0, half, integer_cell(right)).cell.undefined;
  };
  EXPECT_EQ(undefined(Opcode::And, 0x3F), 0x30u);
  EXPECT_EQ(undefined(Opcode::Or, 0x3F), 0xC0u);
  EXPECT_EQ(undefined(Opcode::Xor, 0xFF), 0xF0u);
  EXPECT_EQ(undefined(Opcode::Add, 1), 0xF0u);
  EXPECT_EQ(undefined(Opcode::Shl, 4), 0u);
  EXPECT_EQ(undefined(Opcode::LShr, 4), 0x0Fu);
  EXPECT_EQ(undefined(Opcode::AShr, 4), 0xFFu);
  EXPECT_EQ(undefined(Opcode::UDiv, 2), 0xFFu);
  EXPECT_EQ(integer_cast(Opcode::SExt, 8, 16, 0, half).cell.undefined, 0xFFF0u);
  EXPECT_EQ(integer_cast(Opcode::Trunc, 8, 4, 0, half).cell.undefined, 0u);
}

TEST(Arithmetic, ComparisonsThatUnknownBitsCannotChange) {
  Cell half{0x0F, 0xF0, {}};
  auto compare = [&](IntPredicate predicate, uint64_t right) {
    return integer_compare(predicate, 8, half, integer_cell(right));
  };
  EXPECT_TRUE(compare(IntPredicate::NE, 0).is_defined());
  EXPECT_FALSE(compare(IntPredicate::EQ, 0x1F).is_defined());
  EXPECT_TRUE(compare(IntPredicate::UGT, 0x0E).is_defined());
  EXPECT_EQ(compare(IntPredicate::UGT, 0x0E).bits, 1u);
  EXPECT_FALSE(compare(IntPredicate::SLT, 0).is_defined());
}

TEST(Arithmetic, FloatingPoint) {
  Cell one = from_double(64, 1.0), nan = from_double(64, std::nan(""));
  EXPECT_EQ(to_double(64, floating_binary(Opcode::FAdd, 64, one, one)), 2.0);
  EXPECT_EQ(floating_compare(ssa::FloatPredicate::OEQ, 64, nan, nan).bits, 0u);
  EXPECT_EQ(floating_compare(ssa::FloatPredicate::UNE, 64, nan, nan).bits, 1u);
  EXPECT_EQ(floating_compare(ssa::FloatPredicate::OGE, 64, one, one).bits, 1u);
  EXPECT_EQ(floating_cast(Opcode::FPToSI, 64, 8, from_double(64, -128.5)).cell.bits, 0x80u);
  EXPECT_EQ(floating_cast(Opcode::FPToSI, 64, 8, from_double(64, 128.0)).trouble,
            Trouble::Overflow);
  EXPECT_EQ(floating_cast(Opcode::FPToUI, 64, 8, nan).trouble, Trouble::Overflow);
  uint64_t large = (uint64_t{1} << 63) + 1;
  EXPECT_EQ(to_double(64, floating_cast(Opcode::UIToFP, 64, 64, integer_cell(large)).cell),
            9223372036854775808.0);
}

}  // namespace
}  // namespace lilt::runtime
