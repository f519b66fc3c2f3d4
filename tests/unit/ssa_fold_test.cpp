#include "ir/ssa/fold.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <optional>

#include "tests/unit/ssa_fixture.h"

namespace lilt::ssa {
namespace {

struct Folding : testing::Test {
  std::optional<int64_t> binary(Opcode opcode, TypeId type, uint64_t a, uint64_t b) {
    uint32_t width = test.function.types().integer_bits(type);
    std::array operands{test.builder.get_int(type, a), test.builder.get_int(type, b)};
    Value result = fold(test.function, opcode, 0, 0, type, operands);
    if (!result.valid()) return {};
    return test.function.constants().sign_extended(result.constant(), width);
  }
  Value cast(Opcode opcode, Value value, TypeId to) {
    return fold(test.function, opcode, 0, 0, to, std::array{value});
  }
  Value real(double value) {
    return test.function.constants().floating(kDouble, std::bit_cast<uint64_t>(value));
  }
  Value single(float value) {
    return test.function.constants().floating(kFloat, std::bit_cast<uint32_t>(value));
  }
  TestFunction test{kI64, {kI64}};
};

constexpr auto kLeast = static_cast<uint64_t>(INT64_MIN);

TEST_F(Folding, WrapsAtTheWidth) {
  EXPECT_EQ(binary(Opcode::Add, kI64, INT64_MAX, 1), INT64_MIN);
  EXPECT_EQ(binary(Opcode::Sub, kI64, kLeast, 1), INT64_MAX);
  EXPECT_EQ(binary(Opcode::Mul, kI64, kLeast, static_cast<uint64_t>(-1)), INT64_MIN);
  EXPECT_EQ(binary(Opcode::Add, kI8, 100, 100), -56);
  EXPECT_EQ(binary(Opcode::Mul, kI16, 300, 300), 24464);
  EXPECT_EQ(binary(Opcode::Add, kI1, 1, 1), 0);
  EXPECT_EQ(binary(Opcode::Sub, test.function.types().integer(33), 0, 1), -1);
}

TEST_F(Folding, UndefinedDivisionsAreLeftToRun) {
  EXPECT_EQ(binary(Opcode::SDiv, kI64, kLeast, static_cast<uint64_t>(-1)), std::nullopt);
  EXPECT_EQ(binary(Opcode::SRem, kI64, kLeast, static_cast<uint64_t>(-1)), std::nullopt);
  EXPECT_EQ(binary(Opcode::SDiv, kI8, 0x80, 0xFF), std::nullopt);
  for (Opcode opcode : {Opcode::UDiv, Opcode::SDiv, Opcode::URem, Opcode::SRem})
    EXPECT_EQ(binary(opcode, kI64, 5, 0), std::nullopt);
  EXPECT_EQ(binary(Opcode::SDiv, kI64, static_cast<uint64_t>(-7), 2), -3);
  EXPECT_EQ(binary(Opcode::SRem, kI64, static_cast<uint64_t>(-7), 2), -1);
  EXPECT_EQ(binary(Opcode::UDiv, kI8, 0xFF, 2), 127);
  EXPECT_EQ(binary(Opcode::URem, kI8, 0xFF, 2), 1);
}

TEST_F(Folding, ShiftsByTheWidthAreLeftToRun) {
  for (Opcode opcode : {Opcode::Shl, Opcode::LShr, Opcode::AShr}) {
    EXPECT_EQ(binary(opcode, kI64, 1, 64), std::nullopt);
    EXPECT_EQ(binary(opcode, kI8, 1, 8), std::nullopt);
    EXPECT_EQ(binary(opcode, kI64, 1, static_cast<uint64_t>(-1)), std::nullopt);
  }
  EXPECT_EQ(binary(Opcode::Shl, kI64, 1, 63), INT64_MIN);
  EXPECT_EQ(binary(Opcode::LShr, kI64, kLeast, 63), 1);
  EXPECT_EQ(binary(Opcode::AShr, kI64, kLeast, 63), -1);
  EXPECT_EQ(binary(Opcode::AShr, kI8, 0x80, 7), -1);
  EXPECT_EQ(binary(Opcode::LShr, kI8, 0x80, 7), 1);
}

TEST_F(Folding, ComparisonsRespectTheSign) {
  auto compare = [&](IntPredicate p, TypeId type, uint64_t a, uint64_t b) {
    std::array operands{test.builder.get_int(type, a), test.builder.get_int(type, b)};
    Value v = fold(test.function, Opcode::ICmp, static_cast<uint8_t>(p), 0, kI1, operands);
    return test.function.constants().zero_extended(v.constant()) != 0;
  };
  EXPECT_TRUE(compare(IntPredicate::SLT, kI8, 0x80, 1));
  EXPECT_FALSE(compare(IntPredicate::ULT, kI8, 0x80, 1));
  EXPECT_TRUE(compare(IntPredicate::SLE, kI1, 1, 0));  // true is -1
  EXPECT_TRUE(compare(IntPredicate::UGE, kI1, 1, 0));
  EXPECT_TRUE(compare(IntPredicate::SGT, kI64, INT64_MAX, kLeast));
}

TEST_F(Folding, PointersAreComparedOnlyWhereItIsSure) {
  Symbol symbol;
  symbol.name = "g";
  symbol.kind = SymbolKind::Variable;
  symbol.type = kI64;
  Value g = test.builder.get_symbol(test.function.declare(symbol));
  symbol.name = "w";
  symbol.linkage = Linkage::ExternWeak;
  Value weak = test.builder.get_symbol(test.function.declare(symbol));
  auto equal = [&](Value a, Value b) {
    return fold(test.function, Opcode::ICmp, 0, 0, kI1, std::array{a, b});
  };
  EXPECT_EQ(equal(g, test.builder.get_null()), test.builder.get_i1(false));
  EXPECT_EQ(equal(test.builder.get_null(), test.builder.get_null()), test.builder.get_i1(true));
  EXPECT_EQ(equal(g, g), test.builder.get_i1(true));
  EXPECT_FALSE(equal(weak, test.builder.get_null()).valid());
  EXPECT_FALSE(equal(g, weak).valid());
}

TEST_F(Folding, Casts) {
  IRBuilder& b = test.builder;
  EXPECT_EQ(cast(Opcode::Trunc, b.get_i64(0x1FF), kI8), b.get_int(kI8, 0xFF));
  EXPECT_EQ(cast(Opcode::ZExt, b.get_int(kI8, 0xFF), kI64), b.get_i64(255));
  EXPECT_EQ(cast(Opcode::SExt, b.get_int(kI8, 0xFF), kI64), b.get_i64(~uint64_t{0}));
  EXPECT_EQ(cast(Opcode::SExt, b.get_i1(true), kI8), b.get_int(kI8, 0xFF));
  EXPECT_EQ(cast(Opcode::PtrToInt, b.get_null(), kI64), b.get_i64(0));
  EXPECT_EQ(cast(Opcode::IntToPtr, b.get_i64(0), kPtr), b.get_null());
  EXPECT_FALSE(cast(Opcode::IntToPtr, b.get_i64(8), kPtr).valid());
  EXPECT_EQ(cast(Opcode::BitCast, real(1), kI64), b.get_i64(0x3FF0000000000000));
  EXPECT_FALSE(cast(Opcode::ZExt, b.get_i64(1), kI128).valid());
  EXPECT_EQ(cast(Opcode::FPToSI, real(-3.9), kI64), b.get_i64(static_cast<uint64_t>(-3)));
  EXPECT_EQ(cast(Opcode::FPToUI, real(-0.5), kI64), b.get_i64(0));
  EXPECT_FALSE(cast(Opcode::FPToSI, real(9.3e18), kI64).valid());
  EXPECT_EQ(cast(Opcode::FPToSI, real(-9223372036854775808.0), kI64), b.get_i64(kLeast));
  EXPECT_EQ(cast(Opcode::UIToFP, b.get_i64(~uint64_t{0}), kDouble), real(18446744073709551616.0));
  EXPECT_EQ(cast(Opcode::SIToFP, b.get_i64(16777217), kFloat), single(16777216));
  EXPECT_EQ(cast(Opcode::FPTrunc, real(0.1), kFloat), single(0.1f));
}

TEST_F(Folding, FloatingPoint) {
  auto binary_real = [&](Opcode opcode, Value a, Value b, TypeId type) {
    return fold(test.function, opcode, 0, 0, type, std::array{a, b});
  };
  EXPECT_EQ(binary_real(Opcode::FAdd, real(0.1), real(0.2), kDouble), real(0.1 + 0.2));
  EXPECT_EQ(binary_real(Opcode::FDiv, single(1), single(3), kFloat), single(1.0f / 3.0f));
  EXPECT_FALSE(binary_real(Opcode::FDiv, real(0), real(0), kDouble).valid());
  EXPECT_EQ(binary_real(Opcode::FDiv, real(1), real(0), kDouble), real(INFINITY));
  EXPECT_EQ(fold(test.function, Opcode::FNeg, 0, 0, kDouble, std::array{real(0.0)}), real(-0.0));
  auto compare = [&](FloatPredicate p, double a, double b) {
    Value v = fold(test.function, Opcode::FCmp, static_cast<uint8_t>(p), 0, kI1,
                   std::array{real(a), real(b)});
    return v == test.builder.get_i1(true);
  };
  EXPECT_TRUE(compare(FloatPredicate::UNO, NAN, 1));
  EXPECT_FALSE(compare(FloatPredicate::OEQ, NAN, NAN));
  EXPECT_TRUE(compare(FloatPredicate::UNE, NAN, NAN));
  EXPECT_TRUE(compare(FloatPredicate::OEQ, 0.0, -0.0));
  EXPECT_TRUE(compare(FloatPredicate::OLE, 1, 1));
  EXPECT_FALSE(compare(FloatPredicate::ONE, 1, 1));
}

TEST_F(Folding, PoisonSpreadsAndUndefIsZero) {
  Value poison = test.function.constants().poison(kI64);
  Value one = test.builder.get_i64(1);
  auto add = [&](Value a, Value b) {
    return fold(test.function, Opcode::Add, 0, 0, kI64, std::array{a, b});
  };
  EXPECT_EQ(add(poison, one), poison);
  EXPECT_EQ(add(test.builder.get_undef(kI64), one), one);
  EXPECT_FALSE(add(test.argument(0), one).valid());
  TypeId pair = test.function.types().literal_struct(std::array{kI64, kI64}, false);
  std::array parts{Value(test.function.constants().poison(pair)), one, test.builder.get_i32(0)};
  EXPECT_FALSE(fold(test.function, Opcode::InsertValue, 0, 0, pair, parts).valid());
}

// A select whose other arm matters may have become an `and` or an `or`.
TEST_F(Folding, PoisonDoesNotSpreadThroughAndAndOr) {
  Value poison = test.function.constants().poison(kI1);
  for (bool bit : {false, true}) {
    std::array operands{test.builder.get_i1(bit), poison};
    Value zero = test.builder.get_i1(false), same = operands[0];
    EXPECT_EQ(fold(test.function, Opcode::And, 0, 0, kI1, operands), zero);
    EXPECT_EQ(fold(test.function, Opcode::Or, 0, 0, kI1, operands), same);
  }
}

TEST_F(Folding, PartsOfUndefAreUndef) {
  ConstantPool& pool = test.function.constants();
  TypeId pair = test.function.types().literal_struct(std::array{kI64, kI8}, false);
  TypeId lanes = test.function.types().vector(2, kI8);
  Value one = test.builder.get_i32(1);
  auto part = [&](Opcode opcode, Value whole) {
    return fold(test.function, opcode, 0, 0, kI8, std::array{whole, one});
  };
  EXPECT_EQ(part(Opcode::ExtractValue, pool.undef(pair)), Value(pool.undef(kI8)));
  EXPECT_EQ(part(Opcode::ExtractValue, pool.poison(pair)), Value(pool.poison(kI8)));
  EXPECT_EQ(part(Opcode::ExtractElement, pool.undef(lanes)), Value(pool.undef(kI8)));
  EXPECT_EQ(part(Opcode::ExtractElement, pool.zero(lanes)), null_value(test.function, kI8));
}

TEST_F(Folding, ComparisonsOfVectorsAreNotFolded) {
  TypeTable& types = test.function.types();
  TypeId lanes = types.vector(2, kI32), numbers = types.vector(2, kFloat),
         bits = types.vector(2, kI1);
  Value zero = test.function.constants().zero(lanes),
        real = test.function.constants().zero(numbers);
  auto equal = static_cast<uint8_t>(IntPredicate::EQ);
  EXPECT_FALSE(fold(test.function, Opcode::ICmp, equal, 0, bits, std::array{zero, zero}).valid());
  for (FloatPredicate predicate : {FloatPredicate::False, FloatPredicate::True})
    EXPECT_FALSE(fold(test.function, Opcode::FCmp, static_cast<uint8_t>(predicate), 0, bits,
                      std::array{real, real})
                     .valid());
}

TEST_F(Folding, SelectAndGetElementPtr) {
  IRBuilder& b = test.builder;
  EXPECT_EQ(b.create_select(b.get_i1(true), b.get_i64(1), b.get_i64(2)), b.get_i64(1));
  std::array zeros{b.get_i64(0), b.get_i32(0)};
  TypeId pair = test.function.types().literal_struct(std::array{kI64, kI64}, false);
  EXPECT_EQ(b.create_gep(pair, b.get_null(), zeros), b.get_null());
}

}  // namespace
}  // namespace lilt::ssa
