#include <gtest/gtest.h>

#include "emit/object/data.h"
#include "emit/object/object_writer.h"
#include "object_test_support.h"

namespace lilt::object {
namespace {

using ssa::ConstantId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;
using test::integer;

class DataTest : public ::testing::Test {
 protected:
  DataImage lay_out(TypeId type, ConstantId initializer) {
    auto variable =
        test::add_variable(module_, "v" + std::to_string(counter_++), type, initializer);
    DataImage image;
    good_ = layout_variable(module_, variable, image, diagnostics_);
    return image;
  }
  TypeId structure(std::vector<TypeId> fields, bool packed = false) {
    return module_.types().literal_struct(fields, packed);
  }
  ConstantId aggregate(TypeId type, std::vector<Value> elements) {
    return module_.constants().aggregate(type, elements);
  }
  ConstantId expression(Opcode opcode, TypeId type, std::vector<Value> operands) {
    return module_.constants().expression(opcode, type, operands);
  }
  ConstantId symbol_constant(std::string_view name) {
    return module_.constants().symbol(test::add_function(module_, name));
  }
  std::string error() const {
    return diagnostics_.all().empty() ? "" : diagnostics_.all().back().message;
  }

  ssa::Module module_;
  Diagnostics diagnostics_;
  int counter_ = 0;
  bool good_ = false;
};

std::vector<uint8_t> bytes(std::initializer_list<int> values) {
  return std::vector<uint8_t>(values.begin(), values.end());
}

TEST_F(DataTest, IntegersOfAnyWidth) {
  EXPECT_EQ(lay_out(ssa::kI1, integer(module_, 1, 1)).bytes, bytes({1}));
  EXPECT_EQ(lay_out(ssa::kI16, integer(module_, 16, 0x1234)).bytes, bytes({0x34, 0x12}));
  EXPECT_EQ(lay_out(module_.types().integer(33), integer(module_, 33, 0x1FFFFFFFF)).bytes,
            bytes({0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 0, 0}));
  uint64_t words[] = {1, 2};
  EXPECT_EQ(lay_out(ssa::kI128, module_.constants().wide_integer(ssa::kI128, words)).bytes,
            bytes({1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0}));
}

TEST_F(DataTest, ZeroTakesNoBytes) {
  TypeId type = module_.types().array(1u << 30, ssa::kI8);
  DataImage image = lay_out(type, module_.constants().zero(type));
  EXPECT_TRUE(good_);
  EXPECT_TRUE(image.bytes.empty());
  EXPECT_EQ(image.zero_size, 1u << 30);
  DataImage undefined = lay_out(ssa::kI64, module_.constants().undef(ssa::kI64));
  EXPECT_EQ(undefined.zero_size, 8u);
}

TEST_F(DataTest, StructsArePaddedUnlessPacked) {
  TypeId plain = structure({ssa::kI8, ssa::kI32});
  Value fields[] = {integer(module_, 8, 7), integer(module_, 32, 9)};
  DataImage image = lay_out(plain, module_.constants().aggregate(plain, fields));
  EXPECT_EQ(image.bytes, bytes({7, 0, 0, 0, 9, 0, 0, 0}));
  EXPECT_EQ(image.align, 8u);  // what LLVM prefers for structs
  TypeId packed = structure({ssa::kI8, ssa::kI32}, true);
  image = lay_out(packed, module_.constants().aggregate(packed, fields));
  EXPECT_EQ(image.bytes, bytes({7, 9, 0, 0, 0}));
}

TEST_F(DataTest, NestedAggregatesAndStrings) {
  TypeId text = module_.types().array(3, ssa::kI8);
  TypeId pair = structure({text, ssa::kI16});
  TypeId pairs = module_.types().array(2, pair);
  ConstantId first = aggregate(pair, {module_.constants().string(text,
                                                                 "ab"
                                                                 "c"),
                                      integer(module_, 16, 1)});
  ConstantId second = aggregate(pair, {module_.constants().zero(text), integer(module_, 16, 2)});
  EXPECT_EQ(lay_out(pairs, aggregate(pairs, {first, second})).bytes,
            bytes({'a', 'b', 'c', 0, 1, 0, 0, 0, 0, 0, 2, 0}));
}

TEST_F(DataTest, VectorsOfBitsArePacked) {
  TypeId type = module_.types().vector(10, ssa::kI1);
  std::vector<Value> elements;
  for (int i = 0; i < 10; ++i) elements.push_back(integer(module_, 1, i % 3 == 0));
  DataImage image = lay_out(type, aggregate(type, elements));
  EXPECT_EQ(image.bytes[0], 0b01001001);
  EXPECT_EQ(image.bytes[1], 0b10);
}

TEST_F(DataTest, VectorsOfOddWidthsHoldWideElementsAndExpressions) {
  TypeId wide = module_.types().integer(65), wides = module_.types().vector(2, wide);
  uint64_t words[] = {5, 1};
  Value element = module_.constants().wide_integer(wide, words);
  EXPECT_EQ(lay_out(wides, aggregate(wides, {element, element})).bytes[8], 0b1011);
  TypeId narrow = module_.types().integer(3), narrows = module_.types().vector(2, narrow);
  Value sum = expression(Opcode::Add, narrow, {integer(module_, 3, 3), integer(module_, 3, 3)});
  Value undefined = module_.constants().undef(narrow);
  EXPECT_EQ(lay_out(narrows, aggregate(narrows, {undefined, sum})).bytes, bytes({6 << 3}));
  EXPECT_TRUE(good_);
  Value address = expression(Opcode::PtrToInt, narrow, {symbol_constant("f")});
  lay_out(narrows, aggregate(narrows, {sum, address}));
  EXPECT_FALSE(good_);
}

// No lane carries into the next.
TEST_F(DataTest, VectorsAreComputedLaneByLane) {
  TypeId pair = module_.types().vector(2, ssa::kI16);
  Value lanes = aggregate(pair, {integer(module_, 16, 0xFFFF), integer(module_, 16, 2)});
  EXPECT_EQ(lay_out(pair, expression(Opcode::Xor, pair, {lanes, lanes})).bytes, bytes({}));
  EXPECT_TRUE(good_);
  EXPECT_EQ(lay_out(pair, expression(Opcode::Add, pair, {lanes, lanes})).bytes,
            bytes({0xFE, 0xFF, 4, 0}));
  EXPECT_EQ(lay_out(pair, expression(Opcode::Mul, pair, {lanes, lanes})).bytes,
            bytes({1, 0, 4, 0}));
  TypeId wide = module_.types().vector(2, ssa::kI32);
  EXPECT_EQ(lay_out(wide, expression(Opcode::SExt, wide, {lanes})).bytes,
            bytes({0xFF, 0xFF, 0xFF, 0xFF, 2, 0, 0, 0}));
  EXPECT_TRUE(good_);
}

TEST_F(DataTest, LanesAreChosenAndMoved) {
  TypeId pair = module_.types().vector(2, ssa::kI16);
  TypeId four = module_.types().vector(4, ssa::kI16),
         mask_type = module_.types().vector(4, ssa::kI32);
  Value lanes = aggregate(pair, {integer(module_, 16, 7), integer(module_, 16, 9)});
  Value others = aggregate(pair, {integer(module_, 16, 1), integer(module_, 16, 2)});
  Value mask = aggregate(mask_type, {integer(module_, 32, 3), integer(module_, 32, 0),
                                     integer(module_, 32, 1), integer(module_, 32, 2)});
  Value shuffled = expression(Opcode::ShuffleVector, four, {lanes, others, mask});
  EXPECT_EQ(lay_out(four, shuffled.constant()).bytes, bytes({2, 0, 7, 0, 9, 0, 1, 0}));
  Value last = expression(Opcode::ExtractElement, ssa::kI16, {shuffled, integer(module_, 32, 2)});
  EXPECT_EQ(lay_out(ssa::kI16, last.constant()).bytes, bytes({9, 0}));
  EXPECT_EQ(lay_out(pair, expression(Opcode::InsertElement, pair,
                                     {others, last, integer(module_, 64, 0)}))
                .bytes,
            bytes({9, 0, 2, 0}));
  EXPECT_EQ(lay_out(ssa::kI64, expression(Opcode::BitCast, ssa::kI64, {shuffled})).bytes,
            bytes({2, 0, 7, 0, 9, 0, 1, 0}));
  EXPECT_TRUE(good_);
}

TEST_F(DataTest, PointersBecomeRelocationsInOrder) {
  TypeId type = structure({ssa::kPtr, ssa::kI64, ssa::kPtr});
  DataImage image = lay_out(
      type, aggregate(type, {symbol_constant("f"), integer(module_, 64, 5), symbol_constant("g")}));
  ASSERT_EQ(image.pointers.size(), 2u);
  EXPECT_EQ(image.pointers[0].offset, 0u);
  EXPECT_EQ(module_[image.pointers[0].base.symbol].name, "f");
  EXPECT_EQ(image.pointers[1].offset, 16u);
  EXPECT_EQ(image.bytes[8], 5);
}

TEST_F(DataTest, ConstantExpressionsReduceToSymbolPlusOffset) {
  TypeId inner = module_.types().array(4, ssa::kI32);
  TypeId outer = structure({ssa::kI64, inner});
  ConstantId base = symbol_constant("object");
  ConstantId element = expression(Opcode::GetElementPtr, ssa::kPtr,
                                  {outer, base, integer(module_, 32, 1), integer(module_, 32, 1),
                                   integer(module_, 32, 0xFFFFFFFF)});
  ConstantId number = expression(Opcode::PtrToInt, ssa::kI64, {element});
  ConstantId moved = expression(Opcode::Add, ssa::kI64, {number, integer(module_, 64, 100)});
  ConstantId back = expression(Opcode::IntToPtr, ssa::kPtr, {moved});
  DataImage image = lay_out(ssa::kPtr, back);
  ASSERT_EQ(image.pointers.size(), 1u) << error();
  EXPECT_EQ(image.pointers[0].addend, 24 + 8 - 4 + 100);
}

// trunc (sub (ptrtoint f, ptrtoint g)) of 32 bits is a distance; the address itself is not.
TEST_F(DataTest, DifferencesOfAddresses) {
  auto& constants = module_.constants();
  auto address = [&](const char* name) {
    Value symbol[] = {Value(constants.symbol(test::add_function(module_, name)))};
    return Value(constants.expression(ssa::Opcode::PtrToInt, ssa::kI64, symbol));
  };
  Value operands[] = {address("f"), address("g")};
  Value difference[] = {Value(constants.expression(ssa::Opcode::Sub, ssa::kI64, operands))};
  DataImage image =
      lay_out(ssa::kI32, constants.expression(ssa::Opcode::Trunc, ssa::kI32, difference));
  ASSERT_EQ(image.pointers.size(), 1u) << error();
  EXPECT_EQ(image.pointers[0].width, 4);
  EXPECT_EQ(module_[image.pointers[0].minus.symbol].name, "g");
  EXPECT_FALSE(image.has_addresses());
  Value whole[] = {operands[0]};
  lay_out(ssa::kI32, constants.expression(ssa::Opcode::Trunc, ssa::kI32, whole));
  EXPECT_FALSE(good_);
}

TEST_F(DataTest, NumbersWrapAtTheirWidth) {
  ConstantId sum =
      expression(Opcode::Add, ssa::kI8, {integer(module_, 8, 200), integer(module_, 8, 100)});
  ConstantId wide = expression(Opcode::ZExt, ssa::kI64, {sum});
  EXPECT_EQ(lay_out(ssa::kI64, wide).bytes, bytes({44, 0, 0, 0, 0, 0, 0, 0}));
  ConstantId quotient =
      expression(Opcode::SDiv, ssa::kI8, {integer(module_, 8, 0x80), integer(module_, 8, 3)});
  EXPECT_EQ(lay_out(ssa::kI8, quotient).bytes, bytes({0xD6}));
  ConstantId negative = expression(Opcode::SExt, ssa::kI16, {integer(module_, 8, 0x80)});
  EXPECT_EQ(lay_out(ssa::kI16, negative).bytes, bytes({0x80, 0xFF}));
  ConstantId f = symbol_constant("f");
  ConstantId address = expression(Opcode::PtrToInt, ssa::kI64, {f});
  ConstantId difference = expression(Opcode::Sub, ssa::kI64, {address, address});
  EXPECT_EQ(lay_out(ssa::kI64, difference).zero_size, 8u);
}

TEST_F(DataTest, WhatNoRelocationExpressesIsRefused) {
  ConstantId f = symbol_constant("f");
  ConstantId narrow = expression(Opcode::PtrToInt, ssa::kI32, {f});
  lay_out(ssa::kI32, narrow);
  EXPECT_FALSE(good_);
  EXPECT_EQ(error(), "cannot lay out '@v0': an address does not fit its type");
  ConstantId number = expression(Opcode::PtrToInt, ssa::kI64, {f});
  lay_out(ssa::kI64, expression(Opcode::Mul, ssa::kI64, {number, number}));
  EXPECT_EQ(error(), "cannot lay out '@v1': 'mul' is not possible in an initializer");
  lay_out(ssa::kI64, expression(Opcode::Add, ssa::kI64, {number, number}));
  EXPECT_EQ(error(), "cannot lay out '@v2': it adds two addresses");
  ConstantId zero = integer(module_, 64, 0);
  lay_out(ssa::kI64, expression(Opcode::URem, ssa::kI64, {zero, zero}));
  EXPECT_EQ(error(),
            "cannot lay out '@v3': it divides by zero, or the quotient does not fit its type");
}

TEST_F(DataTest, DepthAndSizeAreBounded) {
  ConstantId value = symbol_constant("f");
  for (int i = 0; i < 100000; ++i)
    value =
        expression(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, value, integer(module_, 64, 1)});
  lay_out(ssa::kPtr, value);
  EXPECT_EQ(error(), "cannot lay out '@v0': its constant expression is nested too deeply");
  TypeId huge = module_.types().array(uint64_t{1} << 40, ssa::kI8);
  lay_out(huge, module_.constants().zero(huge));
  EXPECT_EQ(error(), "cannot lay out '@v1': it is larger than 2 GiB");
  TypeId type = ssa::kI8;
  ConstantId nested = integer(module_, 8, 3);
  for (int i = 0; i < 100000; ++i) {
    type = module_.types().array(1, type);
    nested = aggregate(type, {nested});
  }
  EXPECT_EQ(lay_out(type, nested).bytes, bytes({3}));
}

}  // namespace
}  // namespace lilt::object
