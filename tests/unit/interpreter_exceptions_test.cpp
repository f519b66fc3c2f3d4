#include <gtest/gtest.h>

#include "interpreter_run.h"

namespace lilt::runtime {
namespace {

constexpr std::string_view kDeclarations = R"(
source_filename = "exceptions.cpp"
@_ZTIi = external constant ptr
@_ZTIl = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @__cxa_rethrow()
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.eh.typeid.for.p0(ptr)
declare void @qsort(ptr, i64, i64, ptr)
define void @raise(i32 %number) {
  %object = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %number, ptr %object
  call void @__cxa_throw(ptr %object, ptr @_ZTIi, ptr null)
  unreachable
}
)";

ProgramRun run_cxx(std::string_view text) {
  return run_text(std::string(kDeclarations) + std::string(text));
}

TEST(InterpreterExceptions, CleanupsRunOnTheWayToTheHandler) {
  const ProgramRun run = run_cxx(R"(
@cleanups = global i32 0
define void @passes(i32 %depth) personality ptr @__gxx_personality_v0 {
  %end = icmp eq i32 %depth, 0
  br i1 %end, label %throw, label %deeper
throw:
  invoke void @raise(i32 40) to label %never unwind label %pad
deeper:
  %less = sub i32 %depth, 1
  invoke void @passes(i32 %less) to label %never unwind label %pad
never:
  unreachable
pad:
  %exception = landingpad { ptr, i32 } cleanup
  %old = load i32, ptr @cleanups
  %new = add i32 %old, 1
  store i32 %new, ptr @cleanups
  resume { ptr, i32 } %exception
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @passes(i32 4) to label %never unwind label %pad
never:
  ret i32 1
pad:
  %exception = landingpad { ptr, i32 } catch ptr @_ZTIl catch ptr @_ZTIi
  %selector = extractvalue { ptr, i32 } %exception, 1
  %wanted = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %is_int = icmp eq i32 %selector, %wanted
  br i1 %is_int, label %handler, label %never
handler:
  %object = extractvalue { ptr, i32 } %exception, 0
  %caught = call ptr @__cxa_begin_catch(ptr %object)
  %number = load i32, ptr %caught
  call void @__cxa_end_catch()
  %cleanups = load i32, ptr @cleanups
  %sum = add i32 %number, %cleanups
  ret i32 %sum
}
)");
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.outcome.status, 45);
}

TEST(InterpreterExceptions, AnUncaughtOneAbortsWithoutCleanups) {
  const ProgramRun run = run_cxx(R"(
declare i32 @puts(ptr)
@text = constant [8 x i8] c"cleanup\00"
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @raise(i32 1) to label %never unwind label %pad
never:
  ret i32 1
pad:
  %exception = landingpad { ptr, i32 } cleanup
  call i32 @puts(ptr @text)
  resume { ptr, i32 } %exception
}
)");
  EXPECT_EQ(run.outcome.status, 134);
  EXPECT_EQ(run.output, "");
}

TEST(InterpreterExceptions, AFilterTakesTheTypesThatItDoesNotName) {
  for (const auto& [type, status] : {std::pair("@_ZTIl", 3), std::pair("@_ZTIi", 134)}) {
    const ProgramRun run = run_cxx(std::string(R"(
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @raise(i32 1) to label %never unwind label %pad
never:
  ret i32 1
pad:
  %exception = landingpad { ptr, i32 } filter [1 x ptr] [ptr )") +
                                   type + R"(]
  %selector = extractvalue { ptr, i32 } %exception, 1
  %is_filter = icmp slt i32 %selector, 0
  %status = select i1 %is_filter, i32 3, i32 4
  ret i32 %status
}
)");
    EXPECT_EQ(run.outcome.status, status);
  }
}

TEST(InterpreterExceptions, NoneMayLeaveAFunctionThatTheLibraryCalls) {
  const ProgramRun run = run_cxx(R"(
@numbers = global [2 x i32] [i32 2, i32 1]
define i32 @compare(ptr %a, ptr %b) {
  call void @raise(i32 1)
  ret i32 0
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @qsort(ptr @numbers, i64 2, i64 4, ptr @compare) to label %never unwind label %pad
never:
  ret i32 1
pad:
  %exception = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}
)");
  EXPECT_EQ(run.kind, "unsupported");
}

TEST(InterpreterExceptions, APointerThatIsNoExceptionIsAnError) {
  const ProgramRun run = run_cxx(R"(
define i32 @main() {
  %object = alloca i64
  call void @__cxa_throw(ptr %object, ptr @_ZTIi, ptr null)
  unreachable
}
)");
  EXPECT_EQ(run.kind, "invalid-pointer");
}

}  // namespace
}  // namespace lilt::runtime
