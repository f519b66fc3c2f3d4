// The strict machine: compatibility, and cases that the specification leaves open;
// tests/programs/strict covers its rules one by one.
#include <gtest/gtest.h>

#include <deque>
#include <string>

#include "runtime/interpreter/tree.h"
#include "tests/unit/interpreter_run.h"

namespace lilt::runtime {
namespace {

class TreeTest : public testing::Test {
 protected:
  ssa::TypeId structure(std::vector<ssa::TypeId> fields) {
    return module_.types().literal_struct(fields, false);
  }
  ssa::TypeId array(uint64_t count, ssa::TypeId element) {
    return module_.types().array(count, element);
  }
  StrictValue element(const StrictValue& pointer, ssa::TypeId type, std::vector<int64_t> indices) {
    return memory_.element_address(pointer, type, indices);
  }

  StrictValue variable(ssa::TypeId type) {
    ssa::Symbol symbol;
    symbol.name = names_.emplace_back("v" + std::to_string(names_.size()));
    symbol.kind = ssa::SymbolKind::Variable;
    symbol.type = type;
    return memory_.allocate_static(module_.add_symbol(symbol));
  }
  // What freeing the pointer throws; StepLimit if it is freed.
  FaultKind fault_of_free(const StrictValue& pointer) try {
    memory_.free_block(pointer);
    return FaultKind::StepLimit;
  } catch (const Fault& fault) {
    return fault.kind;
  }

  std::deque<std::string> names_;
  ssa::Module module_;
  TreeMemory memory_{module_};
};

TEST_F(TreeTest, CompatibleIsPrefixOfFlattened) {
  ssa::TypeId pair = structure({ssa::kI64, ssa::kI64});
  ssa::TypeId nested = structure({structure({ssa::kI64}), structure({ssa::kI64, ssa::kI1})});
  EXPECT_TRUE(memory_.compatible(pair, nested));
  EXPECT_FALSE(memory_.compatible(nested, pair));
  EXPECT_TRUE(memory_.compatible(ssa::kI64, pair));
  EXPECT_FALSE(memory_.compatible(array(2, ssa::kI64), pair));
  EXPECT_FALSE(memory_.compatible(array(2, ssa::kI64), array(3, ssa::kI64)));
  EXPECT_TRUE(memory_.compatible(structure({ssa::kPtr}), structure({ssa::kPtr, ssa::kI1})));
}

TEST_F(TreeTest, SpecificationsExample) {
  ssa::TypeId t1 = structure({ssa::kI64, ssa::kI1, ssa::kPtr}), t2 = array(2, t1);
  StrictValue n1 = variable(t2);
  StrictValue n2 = element(n1, t2, {0, 0});
  StrictValue b1 = element(n2, t1, {1, 1});
  ASSERT_TRUE(b1.is_memory());
  EXPECT_EQ(b1, element(n1, t2, {0, 1, 1}));
  EXPECT_NE(memory_.leaf(b1, ssa::kI1), nullptr);
  EXPECT_EQ(memory_.leaf(b1, ssa::kI64), nullptr);
  EXPECT_FALSE(element(n2, t1, {2, 0}).is_memory());
  EXPECT_FALSE(element(n1, t2, {1}).is_memory());
}

TEST_F(TreeTest, InvalidPointersAreToldApart) {
  const ssa::TypeId three = array(3, ssa::kI64), pair = structure({ssa::kI64, ssa::kI64});
  const StrictValue block = variable(three),
                    frame = memory_.allocate_stack(pair, memory_.new_serial());
  auto wrong = [](const StrictValue& pointer) { return TreeMemory::describe_invalid(pointer); };
  EXPECT_EQ(wrong(StrictValue::null()).kind, FaultKind::NullPointer);
  EXPECT_EQ(wrong(element(StrictValue::null(), pair, {0, 1})).kind, FaultKind::NullPointer);
  EXPECT_EQ(wrong(element(block, three, {0, 3})).kind, FaultKind::OutOfBounds);
  EXPECT_EQ(wrong(element(block, three, {1})).kind, FaultKind::OutOfBounds);
  EXPECT_EQ(wrong(element(element(block, three, {0, 3}), ssa::kI64, {1})).kind,
            FaultKind::OutOfBounds);
  EXPECT_EQ(wrong(element(block, pair, {0, 1})).kind, FaultKind::InvalidPointer);
  EXPECT_EQ(wrong(StrictValue()).description, "an undefined pointer");
  memory_.pop_stack(0);
  EXPECT_EQ(wrong(frame).kind, FaultKind::Dangling);
  EXPECT_EQ(wrong(element(frame, pair, {0, 1})).kind, FaultKind::Dangling);
}

TEST_F(TreeTest, PoppedFramesAreGone) {
  uint64_t first = memory_.new_serial();
  StrictValue old = memory_.allocate_stack(ssa::kI64, first);
  EXPECT_NE(memory_.target(old), nullptr);
  memory_.pop_stack(0);
  EXPECT_EQ(memory_.target(old), nullptr);
  memory_.allocate_stack(ssa::kI64, memory_.new_serial());
  EXPECT_EQ(memory_.target(old), nullptr);
}

TEST_F(TreeTest, UntypedBlocksTakeShape) {
  StrictValue words = memory_.allocate_untyped(24, true, 0);
  EXPECT_TRUE(element(words, ssa::kI64, {2}).is_memory());
  EXPECT_FALSE(element(words, ssa::kI64, {3}).is_memory());
  ssa::TypeId oat = structure({ssa::kI64, array(0, ssa::kI64)});
  StrictValue oat_array = memory_.allocate_untyped(40, true, 4);
  StrictValue length = element(oat_array, oat, {0, 0});
  ASSERT_NE(memory_.leaf(length, ssa::kI64), nullptr);
  EXPECT_EQ(memory_.leaf(length, ssa::kI64)->value.bits, 4u);
  EXPECT_TRUE(element(oat_array, oat, {0, 1, 3}).is_memory());
  EXPECT_FALSE(element(oat_array, oat, {0, 1, 4}).is_memory());
}

TEST_F(TreeTest, FreedBlocksAreGone) {
  memory_.set_place(7);
  StrictValue block = memory_.allocate_untyped(16, true, 0);
  StrictValue second = element(block, ssa::kI64, {1});
  EXPECT_EQ(fault_of_free(second), FaultKind::InvalidFree);
  memory_.set_place(9);
  EXPECT_EQ(fault_of_free(block), FaultKind::StepLimit);
  EXPECT_EQ(memory_.target(block), nullptr);
  EXPECT_EQ(memory_.target(second), nullptr);
  EXPECT_EQ(fault_of_free(block), FaultKind::DoubleFree);
  EXPECT_EQ(fault_of_free(second), FaultKind::DoubleFree);
  ASSERT_EQ(memory_.history_of(block).size(), 2u);
  EXPECT_EQ(memory_.history_of(block)[1].offset, 9u);
  EXPECT_EQ(fault_of_free(variable(ssa::kI64)), FaultKind::InvalidFree);
}

TEST(Strict, DeepRecursionUsesNoHostStack) {
  ProgramRun run = run_text(
      "define i64 @f(i64 %n) {\n  %z = icmp eq i64 %n, 0\n  br i1 %z, label %done, label "
      "%more\ndone:\n  ret i64 0\n"
      "more:\n  %m = sub i64 %n, 1\n  %r = call i64 @f(i64 %m)\n  %s = add i64 %r, 1\n  ret i64 "
      "%s\n}\n"
      "define i64 @main() {\n  %r = call i64 @f(i64 300000)\n  ret i64 %r\n}\n",
      true);
  EXPECT_EQ(run.kind, "");
  EXPECT_EQ(run.outcome.status, 300000 % 256);
}

TEST(Strict, OtherInstructionsAreRefused) {
  ProgramRun run = run_text(
      "define i64 @main() {\n  %a = select i1 true, i64 1, i64 2\n  ret i64 %a\n}\n", true);
  EXPECT_EQ(run.kind, "unsupported");
  EXPECT_EQ(run.line, 2u);
}

TEST(Strict, CallbackAndStrings) {
  ProgramRun run = run_text(
      "declare i64 @ll_callback(i64 (i64, i64)*)\ndeclare i8* @ll_ltoa(i64)\ndeclare i8* "
      "@ll_strcat(i8*, i8*)\n"
      "declare void @ll_puts(i8*)\ndefine i64 @add(i64 %a, i64 %b) {\n  %c = add i64 %a, %b\n  ret "
      "i64 %c\n}\n"
      "define i64 @main() {\n  %r = call i64 @ll_callback(i64 (i64, i64)* @add)\n  %s = call i8* "
      "@ll_ltoa(i64 %r)\n"
      "  %t = call i8* @ll_strcat(i8* %s, i8* %s)\n  call void @ll_puts(i8* %t)\n  ret i64 %r\n}\n",
      true);
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.output, "3838\n");
  EXPECT_EQ(run.outcome.status, 38);
}

}  // namespace
}  // namespace lilt::runtime
