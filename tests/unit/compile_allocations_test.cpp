// Allocations of a warm function compiler: what a function needs comes from memory that the
// compiler holds already. Counted by an operator new of this executable, over functions that the
// compiler has compiled once before.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

#include "backend/compile/function_compiler.h"
#include "frontend/llvm/parser.h"

namespace {

std::atomic<uint64_t> allocations{0};

void* counted(size_t bytes) {
  allocations.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(bytes != 0 ? bytes : 1)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(size_t bytes) { return counted(bytes); }
void* operator new[](size_t bytes) { return counted(bytes); }
void* operator new(size_t bytes, const std::nothrow_t&) noexcept { return counted(bytes); }
void* operator new[](size_t bytes, const std::nothrow_t&) noexcept { return counted(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, size_t) noexcept { std::free(memory); }

namespace lilt::backend {
namespace {

constexpr int kFunctions = 200;

// The declarations and the debug information that the functions refer to.
constexpr std::string_view kHeader = R"(
%record = type { i32, double, [4 x i64] }
@records = global [16 x %record] zeroinitializer
@format = constant [4 x i8] c"%d\0A\00"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare double @llvm.fabs.f64(double)
declare i64 @llvm.umax.i64(i64, i64)
declare { i64, i64 } @pair(i64)
declare i32 @printf(ptr, ...)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "test.c", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, unit: !0)
!5 = !DILocation(line: 2, column: 3, scope: !4)
!6 = !DILocation(line: 4, column: 5, scope: !4)
)";

// A function with a memory copy, a nested loop over a switch of `$cases` targets, phis, a call of
// the function `$next`, a variadic call, structs, addresses and floating point. `$number` makes
// constants and frame sizes differ.
constexpr std::string_view kFunction = R"(
define { i64, double } @f$number(ptr %p, i64 %n, double %x) !dbg !4 {
entry:
  %local = alloca [$size x i64], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr %local, ptr %p, i64 64, i1 false)
  %pair = call { i64, i64 } @pair(i64 %n), !dbg !5
  %first = extractvalue { i64, i64 } %pair, 0
  %second = extractvalue { i64, i64 } %pair, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i64 [ %first, %entry ], [ %total, %latch ]
  %place = getelementptr [8 x i64], ptr %local, i64 0, i64 %i
  %value = load i64, ptr %place, !dbg !5
  switch i64 %value, label %inner [ i64 0, label %zero
    i64 1, label %one
    i64 2, label %two
    i64 3, label %three
    i64 4, label %zero
    i64 5, label %three
    i64 900, label %two ]
zero:
  store i64 %i, ptr %place, !dbg !6
  br label %inner
one:
  %called = call { i64, double } @f$next(ptr %place, i64 %value, double %x), !dbg !6
  %one.value = extractvalue { i64, double } %called, 0
  br label %inner
two:
  %scaled = fmul double %x, $number.5
  %positive = call double @llvm.fabs.f64(double %scaled)
  %whole = fptosi double %positive to i64
  br label %inner
three:
  %field = getelementptr [16 x %record], ptr @records, i64 0, i64 %i, i32 2, i64 %second
  %loaded = load i64, ptr %field
  %count = load i32, ptr getelementptr (%record, ptr @records, i64 3, i32 0)
  %printed = call i32 (ptr, ...) @printf(ptr @format, i32 %count, double %x), !dbg !6
  br label %inner
inner:
  %step = phi i64 [ %value, %loop ], [ %i, %zero ], [ %one.value, %one ], [ %whole, %two ],
                  [ %loaded, %three ], [ %less, %inner ]
  %less = lshr i64 %step, 1
  %more = icmp ugt i64 %less, $number
  br i1 %more, label %inner, label %latch
latch:
  %total = add i64 %sum, %less
  %next = call i64 @llvm.umax.i64(i64 %i, i64 1)
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %done, !dbg !5
done:
  %result = mul i64 %total, $number
  %chosen = select i1 %more, double %x, double 2.5
  %part = insertvalue { i64, double } undef, i64 %result, 0
  %both = insertvalue { i64, double } %part, double %chosen, 1
  ret { i64, double } %both, !dbg !6
}
)";

// `text` with `$word` replaced by a number everywhere.
void substitute(std::string& text, std::string_view word, int number) {
  for (size_t at = 0; (at = text.find(word, at)) != std::string::npos;)
    text.replace(at, word.size(), std::to_string(number));
}

std::string module_text() {
  std::string text(kHeader);
  for (int i = 0; i < kFunctions; ++i) {
    std::string function(kFunction);
    substitute(function, "$number", i);
    substitute(function, "$next", (i + 1) % kFunctions);
    substitute(function, "$size", 8 + i % 5);
    text += function;
  }
  return text;
}

// Allocations for each function in the second compile of all functions.
double allocations_of_a_function(int level) {
  CompileOptions options;
  options.pipeline.level = level;
  Diagnostics diagnostics;
  const auto source = SourceText::from_memory("test.ll", module_text());
  const auto header = frontend::parse_module_header(*source, diagnostics);
  FunctionCompiler compiler(options);
  compiler.start_module(*header, nullptr, Goal::Image);
  CompiledFunction result;
  uint64_t before = 0;
  for (int round = 0; round < 2; ++round) {
    before = allocations.load();
    uint32_t number = 0;
    for (ssa::SymbolId id : header->symbols()) {
      if ((*header)[id].body_begin == kNoOffset) continue;
      compiler.compile(id, number++, false, result);
      EXPECT_EQ(result.state, CompiledFunction::State::Finished);
      EXPECT_FALSE(result.image.bytes.empty());
      EXPECT_FALSE(result.image.source_lines.empty());
    }
    EXPECT_EQ(number, uint32_t{kFunctions});
  }
  return static_cast<double>(allocations.load() - before) / kFunctions;
}

TEST(FunctionCompiler, RarelyAllocatesWhenWarm) {
  for (int level : {0, 1, 2}) EXPECT_LE(allocations_of_a_function(level), 10.0) << "-O" << level;
}

}  // namespace
}  // namespace lilt::backend
