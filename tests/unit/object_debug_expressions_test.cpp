#include "emit/object/debug_expressions.h"

#include <gtest/gtest.h>

#include "emit/object/dwarf.h"

namespace lilt::object {
namespace {

using Bytes = std::vector<uint8_t>;
using Base = VariablePlace::Base;

// The location of a variable; empty if there is none.
Bytes location(Base base, int64_t number, std::string_view expression, bool is_address = false,
               uint8_t size = 8) {
  const ssa::Module module;
  VariablePlace place;
  place.base = base;
  place.number = number;
  place.is_address = is_address;
  place.value_size = size;
  Bytes bytes;
  append_location(bytes, place, read_expression(module, expression));
  return bytes;
}

TEST(DebugExpressions, ValuesInPlaces) {
  EXPECT_EQ(location(Base::FrameAddress, -24, "!DIExpression()", true), (Bytes{DW_OP_fbreg, 0x68}));
  EXPECT_EQ(location(Base::FrameSlot, -8, ""), (Bytes{DW_OP_fbreg, 0x78}));
  EXPECT_EQ(location(Base::Register, 5, ""), (Bytes{DW_OP_reg0 + 5}));
  EXPECT_EQ(location(Base::Constant, 70, ""), (Bytes{DW_OP_consts, 0xc6, 0, DW_OP_stack_value}));
  EXPECT_EQ(location(Base::Unknown, 0, ""), Bytes());
}

TEST(DebugExpressions, SumsOfAValueAndANumber) {
  const ssa::Module module;
  const auto sum = [&](Base base, int64_t number, int64_t addend, std::string_view expression) {
    VariablePlace place;
    place.base = base;
    place.number = number;
    place.addend = addend;
    Bytes bytes;
    append_location(bytes, place, read_expression(module, expression));
    return bytes;
  };
  EXPECT_EQ(sum(Base::Register, 5, 24, ""), (Bytes{DW_OP_breg0 + 5, 24, DW_OP_stack_value}));
  EXPECT_EQ(sum(Base::FrameSlot, -8, -1, ""), (Bytes{DW_OP_fbreg, 0x78, DW_OP_deref, DW_OP_consts,
                                                     0x7f, DW_OP_plus, DW_OP_stack_value}));
  EXPECT_EQ(sum(Base::Register, 5, 24, "!DIExpression(DW_OP_deref)"), (Bytes{DW_OP_breg0 + 5, 24}));
}

TEST(DebugExpressions, WhatCallersKnow) {
  EXPECT_EQ(location(Base::EntryValue, 5, ""),
            (Bytes{DW_OP_entry_value, 1, DW_OP_reg0 + 5, DW_OP_stack_value}));
  EXPECT_EQ(value_expression({5, Base::Constant, -1, false}), (Bytes{DW_OP_consts, 0x7f}));
  EXPECT_EQ(value_expression({4, Base::Register, 3, true}),
            (Bytes{DW_OP_breg0 + 3, 0, DW_OP_constu, 0xff, 0xff, 0xff, 0xff, 0x0f, DW_OP_and}));
  EXPECT_EQ(value_expression({1, Base::FrameAddress, -16, false}), (Bytes{DW_OP_fbreg, 0x70}));
  EXPECT_EQ(value_expression({2, Base::EntryValue, 2, false}),
            (Bytes{DW_OP_entry_value, 1, DW_OP_reg0 + 2}));
}

TEST(DebugExpressions, OperationsApplyToTheValue) {
  EXPECT_EQ(location(Base::Register, 3, "!DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value)"),
            (Bytes{DW_OP_breg0 + 3, 0, DW_OP_plus_uconst, 4, DW_OP_stack_value}));
  EXPECT_EQ(location(Base::FrameAddress, -16, "!DIExpression(DW_OP_deref)", true),
            (Bytes{DW_OP_fbreg, 0x70, DW_OP_deref}));
  // What the last operation reads is the variable.
  EXPECT_EQ(location(Base::Register, 3, "!DIExpression(DW_OP_deref)"), (Bytes{DW_OP_breg0 + 3, 0}));
  // A sum that is neither a value nor an address.
  EXPECT_EQ(location(Base::Register, 3, "!DIExpression(DW_OP_plus_uconst, 4)"), Bytes());
}

TEST(DebugExpressions, ConversionsExtend) {
  EXPECT_EQ(location(Base::Register, 0,
                     "!DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, "
                     "32, DW_ATE_unsigned, DW_OP_stack_value)",
                     false, 1),
            (Bytes{DW_OP_breg0, 0, DW_OP_constu, 0xff, 0x01, 0x1a, DW_OP_stack_value}));
}

TEST(DebugExpressions, UnknownOperationsHaveNoLocation) {
  EXPECT_EQ(location(Base::Register, 0, "!DIExpression(DW_OP_LLVM_entry_value, 1)"), Bytes());
  EXPECT_EQ(location(Base::Register, 0, "!DIExpression(DW_OP_LLVM_arg, 1)"), Bytes());
  // A shift to the right reads bits above a narrow value, which a register leaves open.
  constexpr std::string_view kShift =
      "!DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value)";
  EXPECT_EQ(location(Base::Register, 0, kShift, false, 4), Bytes());
  EXPECT_NE(location(Base::Register, 0, kShift, false, 8), Bytes());
}

TEST(DebugExpressions, FragmentsBecomePieces) {
  const ssa::Module module;
  VariablePlace low, high;
  low.base = high.base = Base::Register;
  low.number = 1;
  high.number = 2;
  low.expression = "!DIExpression(DW_OP_LLVM_fragment, 0, 32)";
  high.expression = "!DIExpression(DW_OP_LLVM_fragment, 64, 32)";
  const VariablePlace* places[] = {&low, &high};
  Bytes bytes;
  EXPECT_TRUE(append_location(bytes, module, places));
  EXPECT_EQ(bytes, (Bytes{DW_OP_reg0 + 1, DW_OP_piece, 4, DW_OP_piece, 4, DW_OP_reg0 + 2,
                          DW_OP_piece, 4}));
}

}  // namespace
}  // namespace lilt::object
