// The default machine on whole programs: cases outside the corpus of tests/programs.
#include <gtest/gtest.h>

#include "tests/unit/interpreter_run.h"

namespace lilt::runtime {
namespace {

void expect_fault(const std::string& text, uint32_t line, const std::string& kind) {
  ProgramRun run = run_text(text);
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.kind, kind) << text;
  EXPECT_EQ(run.line, line) << text;
}

int status_of(const std::string& text) {
  ProgramRun run = run_text(text);
  EXPECT_EQ(run.errors, "");
  EXPECT_FALSE(run.outcome.failure.has_value()) << run.outcome.failure->message;
  return run.outcome.status;
}

TEST(InterpreterFaults, DivisionHasNoResult) {
  expect_fault("define i64 @main() {\n  %d = sdiv i64 1, 0\n  ret i64 0\n}\n", 2, "division");
  expect_fault(
      "define i64 @main() {\n  %m = shl i64 1, 63\n  %d = srem i64 %m, -1\n  ret i64 0\n}\n", 3,
      "division");
}

TEST(InterpreterFaults, OverflowCountsWhenItIsUsed) {
  std::string begin = "define i64 @main() {\n  %m = shl i64 1, 63\n  %d = sub nsw i64 %m, 1\n";
  EXPECT_EQ(status_of(begin + "  ret i64 3\n}\n"), 3);
  expect_fault(begin + "  ret i64 %d\n}\n", 3, "overflow");
  expect_fault(
      begin + "  %c = icmp eq i64 %d, 0\n  br i1 %c, label %a, label %a\na:\n  ret i64 0\n}\n", 3,
      "overflow");
  expect_fault(begin + "  %p = alloca i64\n  store i64 %d, ptr %p\n  ret i64 0\n}\n", 3,
               "overflow");
}

TEST(InterpreterFaults, PointersOutsideTheirBlock) {
  std::string begin =
      "define i64 @main() {\n  %a = alloca [4 x i64]\n"
      "  %p = getelementptr inbounds [4 x i64], ptr %a, i64 0, i64 5\n";
  EXPECT_EQ(status_of(begin + "  ret i64 3\n}\n"), 3);
  expect_fault(begin + "  %v = load i64, ptr %p\n  ret i64 0\n}\n", 4, "out-of-bounds");
}

// Though its parts are slots of the frame, which an earlier call wrote.
TEST(InterpreterFaults, PartsOfVariablesThatWereNotWritten) {
  const std::string text = R"(
define i64 @part(i64 %n) {
  %v = alloca { i64, i32, i64 }
  store i64 %n, ptr %v
  %p = getelementptr { i64, i32, i64 }, ptr %v, i32 0, i32 1
  %c = icmp eq i64 %n, 0
  br i1 %c, label %read, label %write
write:
  store i32 5, ptr %p
  br label %read
read:
  %i = load i32, ptr %p
  %s = sext i32 %i to i64
  ret i64 %s
}
define i64 @main() {
  %a = call i64 @part(i64 1)
  %b = call i64 @part(i64 0)
  ret i64 %b
}
)";
  expect_fault(text, 19, "uninitialised");
}

TEST(InterpreterFaults, AlignmentAndUnreachable) {
  expect_fault(
      "define i64 @main() {\n  %a = alloca [2 x i64]\n  store i64 1, ptr %a\n"
      "  %p = getelementptr i8, ptr %a, i64 4\n  %v = load i32, ptr %p, align 8\n  ret i64 0\n}\n",
      5, "misaligned");
  expect_fault("define i64 @main() {\n  unreachable\n}\n", 2, "unreachable");
}

TEST(InterpreterFaults, WhatIsPrintedMustBeDefined) {
  expect_fault(
      "declare i32 @printf(ptr, ...)\n@f = constant [4 x i8] c\"%d\\0A\\00\"\ndefine i64 @main() "
      "{\n"
      "  %p = alloca i64\n  %v = load i64, ptr %p\n"
      "  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %v)\n  ret i64 0\n}\n",
      6, "uninitialised");
}

TEST(InterpreterFaults, UnknownFunctionsAreNamed) {
  ProgramRun run = run_text(
      "declare i64 @frobnicate(i64)\ndefine i64 @main() {\n"
      "  %r = call i64 @frobnicate(i64 1)\n  ret i64 %r\n}\n");
  EXPECT_EQ(run.kind, "unsupported");
  EXPECT_EQ(run.line, 3u);
  EXPECT_NE(run.outcome.failure->message.find("frobnicate"), std::string::npos);
}

TEST(InterpreterFaults, NotesTellTheBlockAndTheCalls) {
  ProgramRun run = run_text(
      "define i64 @get(ptr %p) {\n  %q = getelementptr i64, ptr %p, i64 1\n  %v = load i64, ptr "
      "%q\n"
      "  ret i64 %v\n}\ndefine i64 @main() {\n  %p = alloca i64\n  store i64 1, ptr %p\n"
      "  %v = call i64 @get(ptr %p)\n  ret i64 %v\n}\n");
  EXPECT_EQ(run.line, 3u);
  ASSERT_TRUE(run.outcome.failure.has_value());
  ASSERT_EQ(run.outcome.failure->notes.size(), 2u);
  EXPECT_EQ(run.outcome.failure->notes[0].message, "the block was allocated here");
  EXPECT_EQ(run.outcome.failure->notes[1].message, "'@get' was called here");
}

TEST(Interpreter, DeepRecursionUsesNoHostStack) {
  EXPECT_EQ(status_of("define i64 @f(i64 %n) {\n  %slot = alloca i64\n  store i64 %n, ptr %slot\n"
                      "  %z = icmp eq i64 %n, 0\n  br i1 %z, label %done, label %more\ndone:\n  "
                      "ret i64 0\nmore:\n"
                      "  %m = sub i64 %n, 1\n  %r = call i64 @f(i64 %m)\n  %s = add i64 %r, 1\n  "
                      "ret i64 %s\n}\n"
                      "define i64 @main() {\n  %r = call i64 @f(i64 1000000)\n  %b = and i64 %r, "
                      "255\n  ret i64 %b\n}\n"),
            1000000 % 256);
}

TEST(Interpreter, PhisAreExchangedAtOnce) {
  EXPECT_EQ(status_of("define i64 @main() {\nentry:\n  br label %loop\nloop:\n"
                      "  %a = phi i64 [ 1, %entry ], [ %b, %loop ]\n  %b = phi i64 [ 2, %entry ], "
                      "[ %a, %loop ]\n"
                      "  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n  %j = add i64 %i, 1\n"
                      "  %c = icmp slt i64 %j, 4\n  br i1 %c, label %loop, label %done\ndone:\n"
                      "  %t = mul i64 %a, 10\n  %r = add i64 %t, %b\n  ret i64 %r\n}\n"),
            21);
}

TEST(Interpreter, SwitchSelectCasts) {
  EXPECT_EQ(status_of("define i64 @main() {\n  %a = trunc i64 259 to i8\n  %b = sext i8 -2 to i64\n"
                      "  %c = icmp ult i64 %b, 5\n  %d = select i1 %c, i8 9, i8 %a\n"
                      "  switch i8 %d, label %other [ i8 1, label %one\n i8 3, label %three "
                      "]\none:\n  ret i64 1\n"
                      "three:\n  %e = sitofp i64 %b to double\n  %f = fmul double %e, 4.0\n"
                      "  %g = fptosi double %f to i64\n  %h = sub i64 50, %g\n  ret i64 "
                      "%h\nother:\n  ret i64 2\n}\n"),
            58);
}

TEST(Interpreter, PointersAsIntegersComeBack) {
  EXPECT_EQ(
      status_of(
          "define i64 @main() {\n  %p = alloca i64\n  store i64 5, ptr %p\n"
          "  %i = ptrtoint ptr %p to i64\n  %x = xor i64 %i, 12345\n  %y = xor i64 %x, 12345\n"
          "  %q = inttoptr i64 %y to ptr\n  %v = load i64, ptr %q\n  ret i64 %v\n}\n"),
      5);
}

TEST(Interpreter, SortsThroughACallback) {
  ProgramRun run = run_text(
      "declare void @qsort(ptr, i64, i64, ptr)\ndeclare i32 @printf(ptr, ...)\n"
      "@a = global [5 x i32] [i32 3, i32 1, i32 5, i32 2, i32 4]\n@f = constant [4 x i8] c\"%d "
      "\\00\"\n"
      "define i32 @order(ptr %x, ptr %y) {\n  %a = load i32, ptr %x\n  %b = load i32, ptr %y\n"
      "  %c = sub i32 %a, %b\n  ret i32 %c\n}\n"
      "define i32 @main() {\nentry:\n  call void @qsort(ptr @a, i64 5, i64 4, ptr @order)\n  br "
      "label %loop\nloop:\n"
      "  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n  %p = getelementptr i32, ptr @a, i64 %i\n"
      "  %v = load i32, ptr %p\n  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %v)\n  %j = add i64 "
      "%i, 1\n"
      "  %c = icmp ult i64 %j, 5\n  br i1 %c, label %loop, label %done\ndone:\n  ret i32 0\n}\n");
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.output, "1 2 3 4 5 ");
}

TEST(Interpreter, FormatsLikeC) {
  ProgramRun run = run_text(
      "declare i32 @printf(ptr, ...)\n@s = constant [3 x i8] c\"ab\\00\"\n"
      "@f = constant [43 x i8] c\"[%5d|%-4s|%05x|%c|%lu|%ld|%%|%.1s|%i|%.2f]\\00\"\n"
      "define i32 @main() {\n  %r = call i32 (ptr, ...) @printf(ptr @f, i32 -7, ptr @s, i32 255, "
      "i32 65, i64 -1,"
      " i64 -1, ptr @s, i32 12, double 1.5)\n  ret i32 %r\n}\n");
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.output, "[   -7|ab  |000ff|A|18446744073709551615|-1|%|a|12|1.50]");
}

TEST(Interpreter, ExitAndAbortEndTheProgram) {
  std::string declarations = "declare void @exit(i32)\ndeclare void @abort()\n";
  EXPECT_EQ(status_of(declarations +
                      "define i32 @main() {\n  call void @exit(i32 300)\n  unreachable\n}\n"),
            44);
  EXPECT_EQ(
      status_of(declarations + "define i32 @main() {\n  call void @abort()\n  unreachable\n}\n"),
      134);
}

TEST(Interpreter, OatProgramsStartAtProgram) {
  std::string text =
      "define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {\n"
      "  %n = getelementptr { i64, [0 x i8*] }* %argv, i32 0, i32 0\n  %v = load i64* %n\n"
      "  %s = mul i64 %v, %argc\n  ret i64 %s\n}\n";
  ProgramRun run = run_text(text, false, {"program", "a", "b"});
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.outcome.status, 9);
}

// Whatever a quick copy or fill does not permit, the full call reports.
// Copies of as many bytes as a scalar has: of undefined bytes, of a pointer, and over one.
TEST(InterpreterMemory, SmallCopiesAreExact) {
  const std::string begin = R"(
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i64 @main() {
  %p = alloca [2 x i64]
  %q = alloca [2 x i64]
  %x = alloca i64
  %keep = ptrtoint ptr %x to i64
  store i64 7, ptr %x
)";
  const std::string end = "  ret i64 %v\n}\n";
  auto copied = [](int count) {
    return "  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 " + std::to_string(count) +
           ", i1 false)\n";
  };
  for (int count : {4, 8}) {
    expect_fault(
        begin + "  store i64 1, ptr %q\n" + copied(count) + "  %v = load i64, ptr %q\n" + end, 12,
        "uninitialised");
    EXPECT_EQ(status_of(begin + "  store ptr %x, ptr %q\n  store i64 9, ptr %p\n" + copied(count) +
                        "  %w = load i32, ptr %q\n  %v = zext i32 %w to i64\n" + end),
              9);
  }
  EXPECT_EQ(status_of(begin + "  store ptr %x, ptr %p\n" + copied(8) +
                      "  %r = load ptr, ptr %q\n  %v = load i64, ptr %r\n" + end),
            7);
}

TEST(InterpreterMemory, CopiesAndFillsOutsideTheRules) {
  struct Case {
    const char* call;
    const char* kind;
  };
  const Case cases[] = {
      {"call ptr @memcpy(ptr %p, ptr %q, i64 8)", "out-of-bounds"},  // they overlap
      {"call ptr @memcpy(ptr %p, ptr %p, i64 8)", ""},
      {"call ptr @memmove(ptr %p, ptr %q, i64 8)", ""},
      {"call ptr @memcpy(ptr %p, ptr %q, i64 0)", ""},
      {"call ptr @memcpy(ptr null, ptr %q, i64 0)", ""},
      {"call ptr @memcpy(ptr null, ptr %q, i64 1)", "null-pointer"},
      {"call ptr @memmove(ptr %p, ptr %q, i64 13)", "out-of-bounds"},
      {"call ptr @memset(ptr @constant, i32 1, i64 4)", "read-only"},
      {"call ptr @memset(ptr %p, i32 1, i64 undef)", "uninitialised"},
      {"call ptr @memset(ptr %dead, i32 1, i64 4)", "dangling"},
      {"call ptr @memset(ptr %p, i32 1, i64 -1)", "out-of-bounds"},
  };
  for (const Case& c : cases) {
    std::string text =
        "@constant = constant i64 0\ndeclare ptr @memcpy(ptr, ptr, i64)\n"
        "declare ptr @memmove(ptr, ptr, i64)\ndeclare ptr @memset(ptr, i32, i64)\n"
        "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n"
        "define i32 @main() {\n  %p = alloca [16 x i8]\n  %q = getelementptr i8, ptr %p, i64 4\n"
        "  %dead = call ptr @malloc(i64 8)\n  call void @free(ptr %dead)\n  %r = ";
    EXPECT_EQ(run_text(text + c.call + "\n  ret i32 0\n}\n").kind, c.kind) << c.call;
  }
}

}  // namespace
}  // namespace lilt::runtime
