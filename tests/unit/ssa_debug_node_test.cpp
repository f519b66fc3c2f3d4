#include "ir/ssa/debug_node.h"

#include <gtest/gtest.h>

namespace lilt::ssa {
namespace {

TEST(DebugNode, FieldsAreReadByName) {
  const DebugNode node(
      R"(!DIDerivedType(tag: DW_TAG_member, name: "a, (b\22", scope: !7, baseType: null,)"
      R"( offset: 64, flags: DIFlagPublic | DIFlagBitField, extraData: i64 -3) rest)");
  EXPECT_TRUE(node.is("DIDerivedType"));
  EXPECT_EQ(node.value("tag"), "DW_TAG_member");
  EXPECT_EQ(node.string("name"), R"(a, (b\22)");
  EXPECT_EQ(node.node("scope"), 7u);
  EXPECT_EQ(node.node("baseType"), DebugInfo::kNone);
  EXPECT_EQ(node.string("linkageName"), "");
  EXPECT_EQ(node.integer("offset"), 64u);
  EXPECT_EQ(node.integer("extraData"), static_cast<uint64_t>(-3));
  EXPECT_EQ(node.integer("size"), std::nullopt);
  EXPECT_TRUE(node.has_flag("flags", "DIFlagBitField"));
  EXPECT_FALSE(node.has_flag("flags", "DIFlagBit"));
  EXPECT_TRUE(node.text().ends_with("i64 -3)"));
}

TEST(DebugNode, ExpressionsHaveOperands) {
  const DebugNode node("!DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value)");
  const std::vector<std::string_view> wanted = {"DW_OP_plus_uconst", "8", "DW_OP_stack_value"};
  EXPECT_EQ(node.operands(), wanted);
  EXPECT_TRUE(DebugNode("!DIExpression()").operands().empty());
}

TEST(DebugNode, OtherTextIsEmpty) {
  for (const char* text : {"", "!{!1}", "!DIFile(filename: \"a\"", "!DI", "!5"})
    EXPECT_TRUE(DebugNode(text).is_empty()) << text;
}

}  // namespace
}  // namespace lilt::ssa
