// Reading, compiling, running in memory, threads: through the public interface.
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "lilt/lilt.hpp"
#include "shared_testing.h"

namespace {

constexpr std::string_view kSquare = R"(
define i64 @square(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}
define i32 @main() {
  %r = call i64 @square(i64 5)
  %s = trunc i64 %r to i32
  ret i32 %s
}
)";

// A module with one function `name` that returns the constant.
lilt::Module constant_function(const lilt::Context& context, const char* name, int64_t value) {
  lilt::Module module(context, name);
  const lilt::Function function = module.create_function(name, lilt::i64, {});
  lilt::IRBuilder builder(module);
  builder.set_insert_point(function.append_block());
  builder.create_ret(builder.get_i64(value));
  return module;
}

TEST(LibraryParse, ReportsEveryErrorWithItsPlace) {
  const lilt::Context context;
  lilt::Result<lilt::Module> module = lilt::Module::parse(
      context, "bad.ll",
      "define i32 @f() {\n  ret i64 0\n}\ndefine void @g() {\n  br label %x\n}\n");
  ASSERT_FALSE(module);
  const lilt::Error& error = module.error();
  EXPECT_EQ(error.kind(), LILT_ERROR_INPUT);
  const std::vector<lilt::Error::Message> messages = error.messages();
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_STREQ(messages[0].file, "bad.ll");
  EXPECT_EQ(messages[0].line, 2u);
  EXPECT_EQ(messages[1].line, 5u);
  EXPECT_TRUE(contains(error.text(), "bad.ll:2:"));
}

TEST(LibraryParse, ReadsFilesAndReportsThoseThatAreNotThere) {
  const lilt::Context context;
  lilt::Result<lilt::Module> missing = lilt::Module::read(context, "/nonexistent/a.ll");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().kind(), LILT_ERROR_SYSTEM);
  EXPECT_EQ(missing.error().messages()[0].file, nullptr);
  EXPECT_TRUE(contains(missing.error().text(), "No such file"));
}

TEST(LibraryCompile, MakesObjectsAndAssemblyText) {
  const lilt::Context context;
  lilt::Result<lilt::Module> module = lilt::Module::parse(context, "square.ll", kSquare);
  ASSERT_TRUE(module);
  lilt::Result<lilt::Output> object = module->to_object();
  ASSERT_TRUE(object);
  EXPECT_EQ(object->bytes().substr(0, 4),
            "\x7f"
            "ELF");
  lilt::Options options;
  ASSERT_FALSE(options.set_level(0));
  lilt::Result<lilt::Output> text = module->to_assembly(options);
  ASSERT_TRUE(text);
  EXPECT_TRUE(contains(text->bytes(), "imulq"));
  // The same bytes for the same input, in another context, too.
  const lilt::Context other;
  lilt::Result<lilt::Module> again = lilt::Module::parse(other, "square.ll", kSquare);
  EXPECT_EQ(again->to_object()->bytes(), object->bytes());
}

TEST(LibraryCompile, WritesExecutables) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("lilt-library-" + std::to_string(::getpid()));
  std::filesystem::create_directory(folder);
  const lilt::Context context;
  lilt::Result<lilt::Module> module = lilt::Module::parse(context, "square.ll", kSquare);
  ASSERT_TRUE(module);
  const std::string program = folder / "square";
  const lilt::Error error = module->write_executable(program);
  ASSERT_FALSE(error) << error.text();
  const int status = std::system(program.c_str());
  EXPECT_EQ(WEXITSTATUS(status), 25);
  EXPECT_FALSE(module->write_object((folder / "square.o").string()));
  EXPECT_TRUE(module->write_object((folder / "no" / "square.o").string()));
  std::filesystem::remove_all(folder);
}

TEST(LibraryOptions, RefuseWhatIsNotThere) {
  lilt::Options options;
  EXPECT_TRUE(contains(options.set_level(4).text(), "a level 4"));
  EXPECT_TRUE(contains(options.set_allocator("grap").text(), "did you mean 'graph'?"));
  EXPECT_FALSE(options.set_allocator("graph"));
  EXPECT_TRUE(options.set_processor("i8086"));
  EXPECT_FALSE(options.set_processor("x86-64-v3", "-bmi2"));
  EXPECT_FALSE(options.set_level('s'));
}

// Internal names are looked up as well: what the module's own calls pass, and that it writes no
// variable, tells nothing about them.
TEST(LibraryJit, InternalNamesAreCalledAndChanged) {
  const lilt::Context context;
  lilt::Result<lilt::Module> module = lilt::Module::parse(context, "internal", R"(
@scale = internal global i64 3
define internal i64 @scaled(i64 %x) noinline {
  %s = load i64, ptr @scale
  %r = mul i64 %x, %s
  ret i64 %r
}
define i64 @f() {
  %r = call i64 @scaled(i64 2)
  ret i64 %r
}
)");
  ASSERT_TRUE(module) << module.error().text();
  lilt::Options options;
  ASSERT_FALSE(options.set_level(2));
  lilt::Jit jit;
  lilt::Result<lilt::Unit> unit = jit.add(*module, options);
  ASSERT_TRUE(unit) << unit.error().text();
  auto* scaled = reinterpret_cast<int64_t (*)(int64_t)>(jit.lookup_in(*unit, "scaled"));
  auto* scale = static_cast<int64_t*>(jit.lookup_in(*unit, "scale"));
  ASSERT_NE(scaled, nullptr);
  ASSERT_NE(scale, nullptr);
  EXPECT_EQ(scaled(10), 30);
  *scale = 4;
  EXPECT_EQ(scaled(10), 40);
  EXPECT_EQ(jit.lookup<int64_t()>("f")(), 8);
}

TEST(LibraryJit, RunsWhatIsBuilt) {
  const lilt::Context context;
  lilt::Jit jit;
  ASSERT_TRUE(jit.add(constant_function(context, "seven", 7)));
  EXPECT_EQ(jit.lookup<int64_t()>("seven")(), 7);
  EXPECT_EQ(jit.lookup("eight"), nullptr);
  EXPECT_GT(jit.memory(), 0u);
}

TEST(LibraryJit, UnitsReferToEachOtherAndToDefinedNames) {
  const lilt::Context context;
  lilt::Jit jit;
  ASSERT_FALSE(jit.define(
      "twice", +[](int64_t x) { return 2 * x; }));
  ASSERT_TRUE(jit.add(constant_function(context, "seven", 7)));
  lilt::Result<lilt::Module> user = lilt::Module::parse(
      context, "user",
      "declare i64 @seven()\ndeclare i64 @twice(i64)\ndefine i64 @f() {\n  %a = call i64 @seven()\n"
      "  %b = call i64 @twice(i64 %a)\n  ret i64 %b\n}\n");
  ASSERT_TRUE(user);
  ASSERT_TRUE(jit.add(*user));
  EXPECT_EQ(jit.lookup<int64_t()>("f")(), 14);
  lilt::Result<lilt::Unit> again = jit.add(constant_function(context, "seven", 8));
  ASSERT_FALSE(again);
  EXPECT_TRUE(contains(again.error().text(), "seven"));
}

TEST(LibraryJit, AsksTheResolverAndReportsUndefinedNames) {
  const lilt::Context context;
  lilt::Jit jit;
  lilt::Result<lilt::Module> user =
      lilt::Module::parse(context, "user",
                          "declare i64 @answer_of_the_test()\ndefine i64 @f() {\n  %a = call i64 "
                          "@answer_of_the_test()\n"
                          "  ret i64 %a\n}\n");
  ASSERT_TRUE(user);
  lilt::Result<lilt::Unit> undefined = jit.add(*user);
  ASSERT_FALSE(undefined);
  EXPECT_EQ(undefined.error().kind(), LILT_ERROR_SYSTEM);
  EXPECT_TRUE(contains(undefined.error().text(), "answer_of_the_test"));
  EXPECT_TRUE(contains(undefined.error().text(), "lilt_jit_define gives a name its address"));
  int64_t asked = 0;
  jit.set_resolver(
      [](const char* name, void* count) -> void* {
        if (std::string_view(name) != "answer_of_the_test") return nullptr;
        ++*static_cast<int64_t*>(count);
        return reinterpret_cast<void*>(+[]() -> int64_t { return 42; });
      },
      &asked);
  ASSERT_TRUE(jit.add(*user));
  EXPECT_EQ(jit.lookup<int64_t()>("f")(), 42);
  EXPECT_EQ(asked, 1);
}

TEST(LibraryJit, ReplacesFunctionsForAllCallers) {
  const lilt::Context context;
  lilt::Jit jit;
  lilt::Result<lilt::Unit> first =
      jit.add(constant_function(context, "g", 1), nullptr, LILT_UNIT_REPLACEABLE);
  ASSERT_TRUE(first);
  lilt::Result<lilt::Module> user = lilt::Module::parse(
      context, "user",
      "declare i64 @g()\ndefine i64 @f() {\n  %a = call i64 @g()\n  ret i64 %a\n}\n");
  ASSERT_TRUE(jit.add(*user));
  auto* f = jit.lookup<int64_t()>("f");
  EXPECT_EQ(f(), 1);
  for (int64_t value = 2; value < 5; ++value) {
    ASSERT_TRUE(jit.add(constant_function(context, "g", value), nullptr,
                        LILT_UNIT_REPLACEABLE | LILT_UNIT_REPLACES));
    EXPECT_EQ(f(), value);
  }
}

TEST(LibraryJit, CompilesLazily) {
  const lilt::Context context;
  lilt::Jit jit;
  lilt::Result<lilt::Module> module =
      lilt::Module::parse(context, "lazy",
                          "declare i64 @not_there()\ndefine i64 @good(i64 %x) {\n  %y = add i64 "
                          "%x, 1\n  ret i64 %y\n}\n"
                          "define i64 @bad() {\n  %y = call i64 @not_there()\n  ret i64 %y\n}\n");
  ASSERT_TRUE(module);
  ASSERT_TRUE(jit.add(*module, nullptr, LILT_UNIT_LAZY));
  EXPECT_EQ(jit.lookup<int64_t(int64_t)>("good")(41), 42);
  // The failure of a lazy function goes to the handler, which leaves as it likes.
  struct Failure {
    std::string message;
  };
  jit.set_lazy_failure([](const char* message, void*) { throw Failure{message}; }, nullptr);
}

TEST(LibraryJit, MemoryOfRemovedUnitsIsUsedAgain) {
  const lilt::Context context;
  lilt::Jit jit;
  const lilt::Module module = constant_function(context, "f", 3);
  size_t most = 0;
  for (int i = 0; i < 1000; ++i) {
    lilt::Result<lilt::Unit> unit = jit.add(module);
    ASSERT_TRUE(unit);
    EXPECT_EQ(jit.lookup<int64_t()>("f")(), 3);
    most = std::max(most, jit.memory());
    ASSERT_FALSE(jit.remove(*unit));
  }
  EXPECT_LT(most, 64u << 10);
  EXPECT_TRUE(jit.remove({12345}));
}

TEST(LibraryJit, RunsConstructorsAndDestructors) {
  const lilt::Context context;
  lilt::Jit jit;
  int64_t state = 0;
  ASSERT_FALSE(jit.define("state", static_cast<void*>(&state)));
  lilt::Result<lilt::Module> module = lilt::Module::parse(context, "life", R"(
@state = external global i64
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @begin, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]
define internal void @begin() {
  store i64 1, ptr @state
  ret void
}
define internal void @end() {
  store i64 2, ptr @state
  ret void
}
)");
  ASSERT_TRUE(module) << module.error().text();
  lilt::Result<lilt::Unit> unit = jit.add(*module);
  ASSERT_TRUE(unit) << unit.error().text();
  EXPECT_EQ(state, 1);
  ASSERT_FALSE(jit.remove(*unit));
  EXPECT_EQ(state, 2);
}

TEST(LibraryJit, AConstructorThatThrowsLeavesNothing) {
  const lilt::Context context;
  lilt::Jit jit;
  ASSERT_FALSE(jit.define(
      "begin", +[]() { throw 1; }));
  constexpr std::string_view kText = R"(
declare void @begin()
@g = global i32 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
define internal void @start() {
  call void @begin()
  ret void
}
)";
  lilt::Result<lilt::Module> module = lilt::Module::parse(context, "throws", kText);
  ASSERT_TRUE(module) << module.error().text();
  for (int i = 0; i < 2; ++i) {
    lilt::Result<lilt::Unit> unit = jit.add(*module);
    ASSERT_FALSE(unit);
    EXPECT_TRUE(contains(unit.error().text(), "a constructor of the module threw an exception"));
    EXPECT_EQ(jit.lookup("g"), nullptr);
  }
}

// One context a thread, one JIT for all: ten threads build, compile, add, call and remove at once.
TEST(LibraryThreads, TenCompileAtOnce) {
  lilt::Jit jit;
  std::atomic<int> good = 0;
  std::vector<std::thread> threads;
  constexpr int kThreads = 10, kRounds = 20;
  for (int t = 0; t < kThreads; ++t)
    threads.emplace_back([&, t] {
      const lilt::Context context;
      lilt::Options options;
      if (options.set_level(t % 3)) return;
      for (int round = 0; round < kRounds; ++round) {
        const std::string name = "f" + std::to_string(t);
        const lilt::Module module = constant_function(context, name.c_str(), t * round);
        lilt::Result<lilt::Unit> unit = jit.add(module, options);
        if (!unit || jit.lookup<int64_t()>(name)() != t * round) return;
        if (!module.to_object(options) || jit.remove(*unit)) return;
        ++good;
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(good, kThreads * kRounds);
}

TEST(LibraryVersion, IsThatOfTheHeader) {
  EXPECT_EQ(std::string(lilt_version()), std::to_string(LILT_VERSION_MAJOR) + "." +
                                             std::to_string(LILT_VERSION_MINOR) + "." +
                                             std::to_string(LILT_VERSION_PATCH));
}

}  // namespace
