#include "ir/ssa/constant.h"

#include <gtest/gtest.h>

#include <array>

namespace lilt::ssa {
namespace {

TEST(Constants, AreInterned) {
  ConstantPool pool;
  EXPECT_EQ(pool.integer(kI64, 64, 5), pool.integer(kI64, 64, 5));
  EXPECT_NE(pool.integer(kI64, 64, 5), pool.integer(kI32, 32, 5));
  EXPECT_NE(pool.integer(kI64, 64, 0), pool.null(kPtr));
  EXPECT_NE(pool.undef(kI64), pool.poison(kI64));
  EXPECT_EQ(pool.symbol(SymbolId(3)), pool.symbol(SymbolId(3)));
  EXPECT_NE(pool.symbol(SymbolId(3)), pool.symbol(SymbolId(4)));
  EXPECT_EQ(pool[pool.symbol(SymbolId(3))].type, kPtr);
}

TEST(Constants, BitsAboveTheWidthAreDropped) {
  ConstantPool pool;
  ConstantId minus_one = pool.integer(kI8, 8, ~uint64_t{0});
  EXPECT_EQ(minus_one, pool.integer(kI8, 8, 0xFF));
  EXPECT_EQ(pool.zero_extended(minus_one), 0xFFu);
  EXPECT_EQ(pool.sign_extended(minus_one, 8), -1);
  EXPECT_EQ(pool.sign_extended(pool.integer(kI1, 1, 1), 1), -1);
  EXPECT_EQ(pool.sign_extended(pool.integer(kI64, 64, 1ull << 63), 64), INT64_MIN);
}

TEST(Constants, ContentsTellThemApart) {
  ConstantPool pool;
  std::array ab{Value(pool.integer(kI8, 8, 1)), Value(pool.integer(kI8, 8, 2))};
  std::array ba{ab[1], ab[0]};
  TypeId any(40);
  EXPECT_EQ(pool.aggregate(any, ab), pool.aggregate(any, ab));
  EXPECT_NE(pool.aggregate(any, ab), pool.aggregate(any, ba));
  EXPECT_NE(pool.aggregate(any, ab), pool.expression(Opcode::Add, any, ab));
  EXPECT_NE(pool.expression(Opcode::Add, any, ab), pool.expression(Opcode::Sub, any, ab));
  EXPECT_EQ(pool.bytes(pool.string(any, "hello")), "hello");
  EXPECT_EQ(pool.string(any, "hello"), pool.string(any, "hello"));
  EXPECT_NE(pool.string(any, "hello"), pool.string(any, "hella"));
  std::array<uint64_t, 2> words{1, 2};
  EXPECT_EQ(pool.wide_integer(kI128, words), pool.wide_integer(kI128, words));
  EXPECT_EQ(pool.words(pool.wide_floating(kFp128, words))[1], 2u);
}

TEST(Constants, LayersShareTheParentsIds) {
  ConstantPool module;
  ConstantId seven = module.integer(kI64, 64, 7);
  std::array elements{Value(seven)};
  ConstantId list = module.aggregate(TypeId(40), elements);
  ConstantPool body(&module);
  EXPECT_EQ(body.integer(kI64, 64, 7), seven);
  EXPECT_EQ(body.integer(kI64, 64, 7), seven);  // now from the overlay's own table
  EXPECT_EQ(body.aggregate(TypeId(40), elements), list);
  ConstantId eight = body.integer(kI64, 64, 8);
  EXPECT_GE(eight.index(), module.size());
  EXPECT_EQ(body[seven].bits, 7u);
  EXPECT_EQ(body[eight].bits, 8u);
  EXPECT_EQ(body.elements(list)[0], Value(seven));
  body.reset(&module);
  EXPECT_EQ(body.size(), module.size());
  EXPECT_EQ(body.integer(kI64, 64, 9), eight);  // the same place, another constant
  EXPECT_EQ(body[eight].bits, 9u);
}

TEST(Constants, ManyOfThem) {
  ConstantPool pool;
  std::vector<ConstantId> ids;
  for (uint64_t i = 0; i < 100000; ++i) ids.push_back(pool.integer(kI64, 64, i * i));
  for (uint64_t i = 0; i < 100000; ++i) ASSERT_EQ(pool.integer(kI64, 64, i * i), ids[i]);
  EXPECT_EQ(pool.size(), 100000u);
  for (int round = 0; round < 3; ++round) {
    pool.reset(nullptr);
    EXPECT_EQ(pool.size(), 0u);
    EXPECT_EQ(pool.integer(kI64, 64, 4), ConstantId(0));
  }
}

}  // namespace
}  // namespace lilt::ssa
