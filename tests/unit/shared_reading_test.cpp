// Modules that were parsed are read, changed and built on, through the public interface.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "lilt/lilt.hpp"
#include "shared_testing.h"

namespace {

// A language's runtime: what its front end builds on.
constexpr std::string_view kRuntime = R"(
%box = type { i64, [2 x i8] }
@count = internal global i64 40
@table = constant [2 x ptr] [ptr @count, ptr @next], !note !0
@alias = alias i64, ptr @count

declare i32 @printf(ptr nocapture readonly, ...) #0

define internal i64 @next(i64 %by) #1 {
entry:
  %old = load i64, ptr @count, align 8, !tbaa !1
  %new = add nsw i64 %old, %by
  store i64 %new, ptr @count, align 8, !tbaa !1
  ret i64 %new
}

define i64 @choose(i1 %which, ptr noundef nonnull %box) personality ptr @printf {
  br i1 %which, label %left, label %right
left:
  %field = getelementptr inbounds %box, ptr %box, i32 0, i32 1
  call void asm sideeffect "# here", "~{memory}"()
  br label %join
right:
  switch i64 3, label %join [ i64 3, label %left
                              i64 4, label %join ]
join:
  %value = phi i64 [ 1, %left ], [ 2, %right ], [ 2, %right ]
  %less = icmp slt i64 %value, 2
  %r = select i1 %less, i64 %value, i64 7
  ret i64 %r
}

attributes #0 = { nounwind }
attributes #1 = { alwaysinline nounwind "frame-pointer"="all" }
!0 = !{}
!1 = !{!2, !2, i64 0}
!2 = !{!"long", !3, i64 0}
!3 = !{!"root"}
)";

class LibraryReading : public testing::Test {
 protected:
  static lilt::Module parsed(const lilt::Context& context) {
    lilt::Result<lilt::Module> module = lilt::Module::parse(context, "runtime.ll", kRuntime);
    EXPECT_TRUE(module) << module.error().text();
    return std::move(*module);
  }
  static std::vector<std::string> names(const std::vector<lilt::Function>& functions) {
    std::vector<std::string> all;
    for (const lilt::Function& function : functions) all.emplace_back(function.name());
    return all;
  }

  lilt::Context context_;
  lilt::Module module_ = parsed(context_);
};

TEST_F(LibraryReading, SymbolsAreInTheirOrder) {
  EXPECT_EQ(names(module_.functions()), (std::vector<std::string>{"printf", "next", "choose"}));
  const std::vector<lilt::Value> globals = module_.globals();
  ASSERT_EQ(globals.size(), 3u);
  EXPECT_EQ(globals[0].name(), "count");
  EXPECT_EQ(globals[0].linkage(), LILT_INTERNAL);
  EXPECT_TRUE(globals[0].is_definition());
  EXPECT_EQ(globals[0].contents_type(), lilt::i64);
  int64_t number = 0;
  ASSERT_TRUE(lilt_value_as_int(module_, globals[0].initializer(), &number));
  EXPECT_EQ(number, 40);
  EXPECT_EQ(globals[2].name(), "alias");
  EXPECT_EQ(globals[2].initializer(), globals[0]);
  EXPECT_EQ(module_.find("count"), globals[0]);
}

TEST_F(LibraryReading, InstructionsHaveTheirParts) {
  const lilt::Function choose = module_.find_function("choose");
  const std::vector<lilt::Block> blocks = choose.blocks();
  ASSERT_EQ(blocks.size(), 4u);
  EXPECT_EQ(blocks[0].name(), "");
  EXPECT_EQ(blocks[1].name(), "left");
  EXPECT_EQ(blocks[0].terminator().opcode(), "br");
  EXPECT_EQ(blocks[0].terminator().operands(), std::vector{choose.argument(0)});
  EXPECT_EQ(blocks[0].terminator().targets(), (std::vector{blocks[1], blocks[2]}));
  const std::vector<lilt::Value> left = blocks[1].instructions();
  ASSERT_EQ(left.size(), 3u);
  EXPECT_EQ(left[0].opcode(), "getelementptr");
  EXPECT_EQ(left[0].source_type(), module_.named_struct("box"));
  EXPECT_EQ(left[0].operands().size(), 3u);
  EXPECT_EQ(left[1].opcode(), "call");
  EXPECT_EQ(blocks[2].terminator().operands().size(), 3u);
  const std::vector<lilt::Value> join = blocks[3].instructions();
  EXPECT_EQ(join[0].name(), "value");
  EXPECT_EQ(join[0].operands().size(), 3u);
  EXPECT_EQ(join[0].targets(), (std::vector{blocks[1], blocks[2], blocks[2]}));
  EXPECT_EQ(join[1].predicate(), "slt");
  EXPECT_EQ(join[1].operands()[0], join[0]);
  EXPECT_EQ(join[1].block(), blocks[3]);
  EXPECT_EQ(join[2].print(), "%r = select i1 %less, i64 %value, i64 7");
  EXPECT_EQ(choose.argument(1).name(), "box");
  EXPECT_EQ(module_.mistake(), nullptr);
  EXPECT_EQ(module_.print(), kRuntime) << "reading changes nothing";
}

TEST_F(LibraryReading, TypesHaveTheirParts) {
  const lilt::Type box = module_.named_struct("box");
  EXPECT_EQ(module_.kind_of(box), LILT_KIND_STRUCT);
  ASSERT_EQ(module_.parts_of(box).size(), 2u);
  const lilt::Type bytes = module_.parts_of(box)[1];
  EXPECT_EQ(module_.kind_of(bytes), LILT_KIND_ARRAY);
  EXPECT_EQ(module_.count_of(bytes), 2u);
  EXPECT_EQ(module_.element_type(bytes), lilt::i8);
  EXPECT_EQ(module_.size_of(box), 16u);
  const lilt::Type type = module_.find_function("printf").type();
  EXPECT_TRUE(module_.is_variadic(type));
  EXPECT_EQ(module_.result_type(type), lilt::i32);
  EXPECT_EQ(module_.print(type), "i32 (ptr, ...)");
  EXPECT_EQ(module_.bits_of(lilt::double_type), 64u);
  EXPECT_EQ(module_.kind_of(lilt::double_type), LILT_KIND_FLOATING);
}

TEST_F(LibraryReading, AModuleThatIsReadAndPrintedGivesTheSameCode) {
  lilt::Options options;
  ASSERT_FALSE(options.set_level(2));
  const lilt::Module other = parsed(context_);
  // A change that is none: from now on the module is printed.
  const lilt::Value old = module_.find_function("next").blocks()[0].instructions()[0];
  old.replace_uses(old);
  lilt::Result<lilt::Output> printed = module_.to_object(options), read = other.to_object(options);
  ASSERT_TRUE(printed) << printed.error().text() << module_.print();
  EXPECT_NE(module_.print(), kRuntime);
  EXPECT_EQ(module_.to_assembly(options)->bytes(), other.to_assembly(options)->bytes());
}

TEST_F(LibraryReading, FunctionsAreBuiltBesideThoseThatWereParsed) {
  const lilt::Function next = module_.find_function("next");
  const lilt::Function twice = module_.create_function("twice", lilt::i64, {});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(twice.append_block());
  const lilt::Value first = builder.create_call(next, {builder.get_i64(1)});
  builder.create_ret(builder.create_add(first, builder.create_call(next, {builder.get_i64(1)})));
  const lilt::Error error = module_.verify();
  ASSERT_FALSE(error) << error.text();
  lilt::Jit jit;
  lilt::Result<lilt::Unit> unit = jit.add(module_);
  ASSERT_TRUE(unit) << unit.error().text();
  EXPECT_EQ(jit.lookup<int64_t()>("twice")(), 41 + 42);
  // The runtime is inlined: no call is left.
  EXPECT_EQ(module_.to_assembly()->bytes().find("call"), std::string_view::npos);
}

TEST_F(LibraryReading, BodiesThatWereParsedAreChanged) {
  const lilt::Function choose = module_.find_function("choose");
  const std::vector<lilt::Block> blocks = choose.blocks();
  const lilt::Value phi = blocks[3].instructions()[0];
  phi.set_operand(1, module_.constant(lilt::i64, 5));
  phi.set_operand(2, module_.constant(lilt::i64, 5));
  lilt::IRBuilder builder(module_);
  const lilt::Value select = blocks[3].instructions()[2];
  builder.set_insert_point(blocks[3].terminator());
  const lilt::Value more = builder.create_add(select, builder.get_i64(100), "more");
  blocks[3].terminator().set_operand(0, more);
  module_.find_function("next").add_attribute("noinline");
  module_.find("count").set_linkage(LILT_EXTERNAL);
  EXPECT_TRUE(contains(module_.print(), "ret i64 %more"));
  EXPECT_TRUE(contains(module_.print(), "!tbaa"));
  lilt::Jit jit;
  ASSERT_TRUE(jit.add(module_)) << module_.print();
  auto* run = jit.lookup<int64_t(bool, void*)>("choose");
  EXPECT_EQ(run(true, nullptr), 101);
  EXPECT_EQ(run(false, nullptr), 101);
  EXPECT_EQ(*static_cast<int64_t*>(jit.lookup("count")), 40);
}

TEST_F(LibraryReading, ABodyThatWasParsedIsBuiltAnew) {
  const lilt::Function next = module_.find_function("next");
  next.delete_body();
  EXPECT_FALSE(next.has_body());
  EXPECT_TRUE(next.blocks().empty());
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(next.append_block());
  builder.create_ret(next.argument(0));
  const lilt::Error error = module_.verify();
  EXPECT_FALSE(error) << error.text();
}

TEST_F(LibraryReading, WhatCannotBeSetIsAMistake) {
  const std::vector<lilt::Block> blocks = module_.find_function("choose").blocks();
  blocks[2].terminator().set_operand(1, module_.constant(lilt::i64, 9));
  EXPECT_TRUE(contains(module_.mistake(), "an operand 1 of an instruction in '@choose'"));
  module_.forget_mistake();
  blocks[3].terminator().set_operand(0, module_.constant(lilt::i32, 9));
  EXPECT_TRUE(contains(module_.mistake(), "has type 'i32', expected 'i64'"));
  module_.forget_mistake();
  module_.set_source("a.c");
  EXPECT_TRUE(contains(module_.mistake(), "a module that was parsed"));
}

TEST_F(LibraryReading, WhatWasBuiltIsReadAsWell) {
  const lilt::Module built(context_, "built");
  const lilt::Function function = built.create_function("f", lilt::i64, {lilt::i64});
  lilt::IRBuilder builder(built);
  builder.set_insert_point(function.append_block("entry"));
  builder.create_ret(builder.create_mul(function.argument(0), builder.get_i64(3), "product"));
  const std::vector<lilt::Value> instructions = function.blocks()[0].instructions();
  ASSERT_EQ(instructions.size(), 2u);
  EXPECT_EQ(instructions[0].name(), "product");
  EXPECT_EQ(instructions[1].operands(), std::vector{instructions[0]});
  EXPECT_EQ(built.mistake(), nullptr);
}

}  // namespace
