// Objects and archives in the JIT.
#include <gtest/gtest.h>

#include <string>

#include "lilt/lilt.hpp"
#include "shared_testing.h"

namespace {

class LibraryObjects : public testing::Test {
 protected:
  // An object of IR.
  std::string object_of(std::string_view text) {
    lilt::Result<lilt::Module> module =
        lilt::Module::parse(context, "object.ll", "source_filename = \"o\"\n" + std::string(text));
    EXPECT_TRUE(module) << module.error().text();
    lilt::Result<lilt::Output> object = module->to_object();
    EXPECT_TRUE(object) << object.error().text();
    return std::string(object->bytes());
  }
  static void append_member(std::string& archive, std::string_view name, std::string_view bytes) {
    const auto padded = [](std::string text, size_t size) {
      text.resize(size, ' ');
      return text;
    };
    archive += padded(std::string(name) + "/", 48) + padded(std::to_string(bytes.size()), 10) +
               "`\n" + std::string(bytes);
    if (bytes.size() % 2 != 0) archive += '\n';
  }

  lilt::Context context;
  lilt::Jit jit;
};

TEST_F(LibraryObjects, AnObjectIsCalledByUnitsAndCallsThem) {
  const lilt::Result<lilt::Unit> object = jit.add_object(object_of(R"(
@count = global i64 40
@table = constant [2 x ptr] [ptr @next, ptr @count]
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @start, ptr null }]
declare i64 @llabs(i64)
define internal void @start() {
  store i64 50, ptr @count
  ret void
}
define i64 @next(i64 %by) {
  %positive = call i64 @llabs(i64 %by)
  %old = load i64, ptr @count
  %new = add i64 %old, %positive
  store i64 %new, ptr @count
  ret i64 %new
}
)"));
  ASSERT_TRUE(object) << object.error().text();
  EXPECT_EQ(jit.lookup<int64_t(int64_t)>("next")(-2), 52);
  lilt::Result<lilt::Module> module =
      lilt::Module::parse(context, "unit.ll", R"(source_filename = "u"
@count = external global i64
declare i64 @next(i64)
define i64 @run() {
  %a = call i64 @next(i64 1)
  %b = load i64, ptr @count
  %c = add i64 %a, %b
  ret i64 %c
}
)");
  const lilt::Result<lilt::Unit> unit = jit.add(*module);
  ASSERT_TRUE(unit) << unit.error().text();
  EXPECT_EQ(jit.lookup<int64_t()>("run")(), 106);
  lilt::Result<lilt::Unit> other =
      jit.add_object(object_of("declare i64 @run()\ndefine i64 @again() {\n  %r = call i64 @run()\n"
                               "  ret i64 %r\n}\n"));
  ASSERT_TRUE(other) << other.error().text();
  EXPECT_EQ(jit.lookup<int64_t()>("again")(), 108);
  EXPECT_FALSE(jit.remove(*other));
  EXPECT_EQ(jit.lookup("again"), nullptr);
  EXPECT_TRUE(jit.remove(*other));
}

TEST_F(LibraryObjects, MembersOfArchivesAreLoadedWhenTheyAreAskedFor) {
  std::string archive = "!<arch>\n";
  // Two that need each other, and one that nobody needs, which could not be loaded.
  append_member(archive, "even.o",
                object_of("declare i1 @odd(i64)\ndefine i1 @even(i64 %n) {\n"
                          "  %z = icmp eq i64 %n, 0\n  br i1 %z, label %yes, label %no\nyes:\n"
                          "  ret i1 true\nno:\n  %m = sub i64 %n, 1\n"
                          "  %r = call i1 @odd(i64 %m)\n  ret i1 %r\n}\n"));
  append_member(archive, "odd.o",
                object_of("declare i1 @even(i64)\ndefine i1 @odd(i64 %n) {\n"
                          "  %z = icmp eq i64 %n, 0\n  br i1 %z, label %yes, label %no\nyes:\n"
                          "  ret i1 false\nno:\n  %m = sub i64 %n, 1\n"
                          "  %r = call i1 @even(i64 %m)\n  ret i1 %r\n}\n"));
  append_member(archive, "bad.o",
                object_of("declare i64 @nowhere()\ndefine i64 @bad() {\n"
                          "  %r = call i64 @nowhere()\n  ret i64 %r\n}\n"));
  ASSERT_FALSE(jit.add_archive(archive));
  archive.clear();  // it is copied
  ASSERT_NE(jit.lookup("even"), nullptr);
  EXPECT_TRUE(jit.lookup<bool(int64_t)>("even")(10));
  EXPECT_FALSE(jit.lookup<bool(int64_t)>("odd")(4));
  EXPECT_EQ(jit.lookup("bad"), nullptr);
}

TEST_F(LibraryObjects, ExceptionsPassThroughObjects) {
  ASSERT_FALSE(jit.define(
      "thrower", +[]() -> void { throw 7; }));
  const lilt::Result<lilt::Unit> object =
      jit.add_object(object_of("declare void @thrower()\ndefine void @passes() uwtable {\n"
                               "  call void @thrower()\n  ret void\n}\n"));
  ASSERT_TRUE(object) << object.error().text();
  EXPECT_THROW(jit.lookup<void()>("passes")(), int);
}

TEST_F(LibraryObjects, WeakDefinitionsYieldAndStrongOnesConflict) {
  ASSERT_TRUE(jit.add_object(object_of("define i64 @f() {\n  ret i64 1\n}\n")));
  const lilt::Result<lilt::Unit> weak = jit.add_object(
      object_of("define weak i64 @f() {\n  ret i64 2\n}\ndefine i64 @g() {\n  %r = call i64 @f()\n"
                "  ret i64 %r\n}\n"));
  ASSERT_TRUE(weak) << weak.error().text();
  EXPECT_EQ(jit.lookup<int64_t()>("g")(), 1);
  const lilt::Result<lilt::Unit> strong =
      jit.add_object(object_of("define i64 @f() {\n  ret i64 3\n}\n"));
  ASSERT_FALSE(strong);
  EXPECT_TRUE(contains(strong.error().text(), "'f' is defined already"));
  EXPECT_EQ(jit.lookup<int64_t()>("f")(), 1);
}

TEST_F(LibraryObjects, WhatCannotBeLoadedIsAnErrorThatSaysWhy) {
  const auto error_of = [&](std::string_view bytes) {
    const lilt::Result<lilt::Unit> unit = jit.add_object(bytes);
    return unit ? std::string() : std::string(unit.error().text());
  };
  EXPECT_TRUE(contains(error_of("text"), "not a relocatable object for x86-64"));
  EXPECT_TRUE(contains(error_of(object_of("declare void @nowhere()\ndefine void @f() {\n"
                                          "  call void @nowhere()\n  ret void\n}\n")),
                       "'nowhere' is not defined"));
  EXPECT_EQ(jit.lookup("f"), nullptr);
  EXPECT_TRUE(contains(error_of(object_of("@t = thread_local global i32 1\n")), "thread-local"));
  EXPECT_TRUE(jit.add_archive("text"));
  // Damaged ones are errors, or are loaded, but nothing else.
  const std::string object = object_of("@x = global ptr @x\ndefine ptr @g() {\n  ret ptr @x\n}\n");
  for (size_t at = 0; at < object.size(); at += 3) {
    std::string damaged = object;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
    lilt::Jit own;
    (void)own.add_object(damaged);
    (void)own.add_object(object.substr(0, at));
  }
}

}  // namespace
