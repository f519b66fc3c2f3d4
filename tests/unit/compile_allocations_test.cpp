// Allocations of a warm function compiler: what a function needs comes from memory that the
// compiler holds already. Counted by an operator new of this executable, over functions with
// calls, loops, switches and floating point, whose compile the compiler has seen once before. The
// limits are the numbers reached; the target is 10. Values in parts (a call that returns a struct)
// cost most.
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
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, size_t) noexcept { std::free(memory); }

namespace lilt::backend {
namespace {

constexpr int kFunctions = 200;

// A function with a loop over a switch, a call of its neighbour and a memory copy; `number` makes
// constants and frame sizes differ.
std::string function(int number, bool with_struct) {
  const std::string n = std::to_string(number), other = std::to_string((number + 1) % kFunctions);
  const std::string first = with_struct ? "  %pair = call { i64, i64 } @pair(i64 %n)\n"
                                          "  %first = extractvalue { i64, i64 } %pair, 0\n"
                                        : "  %first = mul i64 %n, 3\n";
  return "define i64 @f" + n + "(ptr %p, i64 %n, double %x) {\nentry:\n  %local = alloca [" +
         std::to_string(8 + number % 5) + " x i64], align 16\n" +
         "  call void @llvm.memcpy.p0.p0.i64(ptr %local, ptr %p, i64 64, i1 false)\n" + first +
         "  br label %loop\n"
         "loop:\n"
         "  %i = phi i64 [ 0, %entry ], [ %next, %join ]\n"
         "  %sum = phi i64 [ %first, %entry ], [ %total, %join ]\n"
         "  %place = getelementptr [8 x i64], ptr %local, i64 0, i64 %i\n"
         "  %value = load i64, ptr %place\n"
         "  switch i64 %value, label %join [ i64 0, label %zero\n i64 1, label %one\n"
         "    i64 2, label %two\n i64 3, label %zero\n i64 4, label %one\n i64 5, label %two ]\n"
         "zero:\n"
         "  store i64 %i, ptr %place\n"
         "  br label %join\n"
         "one:\n"
         "  %called = call i64 @f" +
         other +
         "(ptr %place, i64 %value, double %x)\n"
         "  br label %join\n"
         "two:\n"
         "  %scaled = fmul double %x, " +
         n +
         ".5\n"
         "  %whole = fptosi double %scaled to i64\n"
         "  br label %join\n"
         "join:\n"
         "  %step = phi i64 [ %value, %loop ], [ %i, %zero ], [ %called, %one ], [ %whole, %two ]\n"
         "  %total = add i64 %sum, %step\n"
         "  %next = add i64 %i, 1\n"
         "  %again = icmp ult i64 %next, %n\n"
         "  br i1 %again, label %loop, label %done\n"
         "done:\n"
         "  %result = mul i64 %total, " +
         std::to_string(number * 77 + 3) + "\n  ret i64 %result\n}\n";
}

std::string module_text(bool with_struct) {
  std::string text =
      "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
      "declare { i64, i64 } @pair(i64)\n";
  for (int i = 0; i < kFunctions; ++i) text += function(i, with_struct);
  return text;
}

// The allocations of a function in the second compile of all functions.
double allocations_of_a_function(int level, bool with_struct) {
  CompileOptions options;
  options.pipeline.level = level;
  Diagnostics diagnostics;
  const auto source = SourceText::from_memory("test.ll", module_text(with_struct));
  const auto header = frontend::parse_module_header(*source, diagnostics);
  FunctionCompiler compiler(*header, nullptr, options, Goal::Image);
  CompiledFunction result;
  uint64_t before = 0;
  for (int round = 0; round < 2; ++round) {
    before = allocations.load();
    uint32_t number = 0;
    for (ssa::SymbolId id : header->symbols()) {
      if (!(*header)[id].is_definition) continue;
      result.clear();
      compiler.compile(id, number++, false, result);
      EXPECT_EQ(result.state, CompiledFunction::State::Finished);
      EXPECT_FALSE(result.image.bytes.empty());
    }
    EXPECT_EQ(number, uint32_t{kFunctions});
  }
  return static_cast<double>(allocations.load() - before) / kFunctions;
}

TEST(FunctionCompiler, RarelyAllocatesWhenWarm) {
  EXPECT_LE(allocations_of_a_function(0, false), 33.0);
  EXPECT_LE(allocations_of_a_function(2, false), 33.0);
  EXPECT_LE(allocations_of_a_function(0, true), 104.0);
  EXPECT_LE(allocations_of_a_function(2, true), 104.0);
}

}  // namespace
}  // namespace lilt::backend
