// Modules are linked into one, through the public interface.
#include <gtest/gtest.h>

#include <string>

#include "lilt/lilt.hpp"
#include "shared_testing.h"

namespace {

constexpr std::string_view kRuntime = R"(source_filename = "runtime"
%pair = type { i64, i64 }
@count = internal global i64 40
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @start, ptr null }]

define internal void @start() {
  store i64 50, ptr @count, !tbaa !0
  ret void
}

define i64 @next(i64 %by) alwaysinline {
  %old = load i64, ptr @count, !tbaa !0
  %new = add i64 %old, %by
  store i64 %new, ptr @count, !tbaa !0
  %field = getelementptr %pair, ptr null, i32 0, i32 1
  ret i64 %new
}

!0 = !{!1, !1, i64 0}
!1 = !{!"long", !2, i64 0}
!2 = !{!"root"}
)";

class LibraryLink : public testing::Test {
 protected:
  lilt::Module parsed(std::string_view name, std::string_view text) {
    lilt::Result<lilt::Module> module = lilt::Module::parse(context, name, text);
    EXPECT_TRUE(module) << module.error().text();
    return std::move(*module);
  }
  // `i64 main(i64)` of next(x) + count, a variable of its own.
  lilt::Module built() {
    lilt::Module module(context, "program");
    const lilt::Function next = module.create_function("next", lilt::i64, {lilt::i64});
    const lilt::Value count =
        module.create_global("count", lilt::i64, module.constant(lilt::i64, 7));
    count.set_linkage(LILT_INTERNAL);
    const lilt::Function main = module.create_function("run", lilt::i64, {lilt::i64});
    lilt::IRBuilder builder(module);
    builder.set_insert_point(main.append_block());
    const lilt::Value called = builder.create_call(next, {main.argument(0)});
    builder.create_ret(builder.create_add(called, builder.create_load(lilt::i64, count)));
    return module;
  }
  static int64_t run(const lilt::Module& module, int64_t argument) {
    lilt::Jit jit;
    const lilt::Result<lilt::Unit> unit = jit.add(module);
    EXPECT_TRUE(unit) << unit.error().text();
    return unit ? jit.lookup<int64_t(int64_t)>("run")(argument) : -1;
  }

  lilt::Context context;
};

TEST_F(LibraryLink, ABuiltModuleTakesInAParsedOne) {
  const lilt::Module program = built();
  const lilt::Function main = program.find_function("run");
  const lilt::Error error = program.link(parsed("runtime.ll", kRuntime));
  ASSERT_FALSE(error) << error.text();
  EXPECT_EQ(run(program, 2), 50 + 2 + 7);
  EXPECT_EQ(main.name(), "run");
  EXPECT_EQ(main.blocks().size(), 1U);
  EXPECT_TRUE(contains(program.print(), "@count = internal global i64 7"));
  EXPECT_TRUE(contains(program.print(), "@count.1 = internal global i64 40"));
}

TEST_F(LibraryLink, AParsedModuleTakesInABuiltOne) {
  const lilt::Module runtime = parsed("runtime.ll", kRuntime);
  const lilt::Module program = built();
  ASSERT_FALSE(runtime.link(program));
  EXPECT_EQ(run(runtime, 2), 50 + 2 + 7);
  EXPECT_EQ(program.find_function("run").blocks().size(), 1U);  // it is as it was
}

TEST_F(LibraryLink, AModuleIsChangedAndBuiltOnAfterwards) {
  const lilt::Module program = built();
  lilt::Module runtime = parsed("runtime.ll", kRuntime);
  for (const lilt::Value instruction : runtime.find_function("start").blocks()[0].instructions())
    if (instruction.opcode() == "store")
      instruction.set_operand(0, runtime.constant(lilt::i64, 60));
  ASSERT_FALSE(program.link(runtime));
  const lilt::Function twice = program.create_function("twice", lilt::i64, {lilt::i64});
  lilt::IRBuilder builder(program);
  builder.set_insert_point(twice.append_block());
  const lilt::Value once = builder.create_call(program.find_function("run"), {twice.argument(0)});
  builder.create_ret(builder.create_add(once, once));
  lilt::Jit jit;
  ASSERT_TRUE(jit.add(program));
  EXPECT_EQ(jit.lookup<int64_t(int64_t)>("twice")(1), 2 * (60 + 1 + 7));
}

TEST_F(LibraryLink, HandlesFromBeforeAreMistakes) {
  const lilt::Module program = built();
  const lilt::Value argument = program.find_function("run").argument(0);
  ASSERT_FALSE(program.link(parsed("runtime.ll", kRuntime)));
  lilt::IRBuilder builder(program);
  builder.set_insert_point(program.find_function("run").blocks()[0].instructions()[0]);
  builder.create_add(argument, argument);
  ASSERT_NE(program.mistake(), nullptr);
  EXPECT_TRUE(contains(program.mistake(), "belongs to another module"));
}

TEST_F(LibraryLink, ConflictsNameBothPlaces) {
  const lilt::Module first = parsed("first.ll", "source_filename = \"a\"\n@x = global i32 1\n");
  const lilt::Module second = parsed("second.ll", "source_filename = \"b\"\n\n@x = global i32 2\n");
  const lilt::Error error = first.link(second);
  ASSERT_TRUE(error);
  EXPECT_TRUE(contains(error.text(),
                       "second.ll:3:1: error: '@x' is defined in two modules (the other one is "
                       "at first.ll:2:1)"));
  EXPECT_EQ(first.print(), "source_filename = \"a\"\n@x = global i32 1\n");
}

TEST_F(LibraryLink, ALocalFunctionMakesRoomForAnotherModulesAndStaysItself) {
  const lilt::Module first = parsed("first.ll",
                                    "source_filename = \"a\"\n"
                                    "define internal i64 @f() {\n  ret i64 1\n}\n"
                                    "define i64 @run(i64) {\n  %r = call i64 @f()\n"
                                    "  ret i64 %r\n}\n");
  const lilt::Function local = first.find_function("f");
  ASSERT_FALSE(first.link(
      parsed("second.ll", "source_filename = \"b\"\ndefine i64 @f() {\n  ret i64 2\n}\n")));
  EXPECT_EQ(local.name(), "f.1");
  EXPECT_EQ(run(first, 0), 1);
}

TEST_F(LibraryLink, MistakesAndOpenVariablesAreErrors) {
  const lilt::Module program = built();
  const lilt::Module other(context, "other");
  EXPECT_TRUE(program.link(program));
  const lilt::SsaVariables variables(program, program.find_function("run"));
  EXPECT_TRUE(contains(program.link(other).text(), "variables"));
}

TEST_F(LibraryLink, DebugInformationOfBothStays) {
  const lilt::Module first(context, "first"), second(context, "second");
  for (const lilt::Module* module : {&first, &second}) {
    module->set_source(module == &first ? "first.src" : "second.src");
    const lilt::Function function =
        module->create_function(module == &first ? "f" : "g", lilt::i64, {});
    function.set_line(3);
    lilt::IRBuilder builder(*module);
    builder.set_location(4, 1);
    builder.set_insert_point(function.append_block());
    builder.create_ret(module->constant(lilt::i64, 1));
  }
  ASSERT_FALSE(first.link(second));
  const std::string text(first.print());
  EXPECT_TRUE(contains(text, "first.src"));
  EXPECT_TRUE(contains(text, "second.src"));
  EXPECT_TRUE(contains(text, "!llvm.dbg.cu = !{!1, !"));
  EXPECT_FALSE(first.verify());
}

}  // namespace
