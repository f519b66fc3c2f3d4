// The table of intrinsics, and the legalization of their calls.
#include <gtest/gtest.h>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/intrinsics/intrinsic_table.h"
#include "emit/x86/assembly_text.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/intrinsic_name.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"
#include "tests/unit/legalize_function.h"

namespace lilt::backend {
namespace {

// The function @f after legalization, as text.
std::string legalized(std::string_view text) {
  Diagnostics diagnostics;
  auto source = SourceText::from_memory("test.ll", "source_filename = \"t\"\n" + std::string(text));
  auto module = frontend::parse_module_header(*source, diagnostics);
  ssa::Function function;
  ssa::ModuleOverlay overlay(*module);
  frontend::FunctionParser parser(overlay, diagnostics);
  bool good = parser.parse(module->find("f"), function) && legalize(function, diagnostics) &&
              ssa::verify(function, diagnostics);
  EXPECT_TRUE(good) << diagnostics.render(DiagnosticFormat::Text, false);
  std::string out;
  if (good) ssa::print_function(out, function);
  return out;
}

bool contains(std::string_view text, std::string_view piece) {
  return text.find(piece) != std::string_view::npos;
}

TEST(Intrinsics, EachRowIsFoundByItsNames) {
  for (const IntrinsicRow& row : intrinsic_table()) {
    std::string name(row.name);
    if (row.rule == nullptr) {  // the backend's own
      EXPECT_TRUE(row.name.starts_with("llvm.lilt."));
      EXPECT_EQ(find_intrinsic_row(name), nullptr);
      continue;
    }
    EXPECT_EQ(find_intrinsic_row(name), &row);
    EXPECT_EQ(find_intrinsic_row(name + ".i32"), &row);
    EXPECT_NE(find_intrinsic_row(name + "x"), &row);
    EXPECT_TRUE(contains(describe_intrinsics(), name));
  }
  EXPECT_EQ(find_intrinsic_row("llvm.memcpy.p0.p0.i64")->rule, expand_memory_copy);
  EXPECT_EQ(find_intrinsic_row("llvm.abc"), nullptr);
  EXPECT_EQ(find_intrinsic_row("llvm."), nullptr);
}

TEST(Intrinsics, InstructionsOfTheTableAreAssembled) {
  x86::TextAssembler assembler;
  x86::AssembledText assembled;
  size_t count = 0;
  for (const IntrinsicRow& row : intrinsic_table()) {
    if (row.rule != expand_instruction) continue;
    std::string text(row.what);
    if (const size_t number = text.find('#'); number != text.npos) text.replace(number, 1, "$1");
    EXPECT_EQ(assembler.assemble(text, assembled), "") << row.name;
    ++count;
  }
  EXPECT_GT(count, 100);
}

TEST(Intrinsics, OnlyTypesComeBehindTheName) {
  for (const char* types :
       {"i64", "bf16", "v4f32", "nxv2i8", "a3i8", "p0", "p272", "p0i8", "p0.p0.i64", "f80.f128",
        "s_struct.more.wordss", "p0s_struct.pairs", "sl_i32i1s.v2p0", "a2sl_i8s", "f_isVoidi32f"})
    EXPECT_EQ(ssa::intrinsic_base(std::string("llvm.some.name.") + types), "llvm.some.name");
  for (const char* name :
       {"llvm.memcpy.element.unordered.atomic", "llvm.abs.i", "llvm.abs.v4", "llvm.abs.f16x",
        "llvm.abs.i32x", "llvm.abs.i32.more", "llvm.abs.", "llvm", "", "llvm..", "llvm.a3", "p0"})
    EXPECT_EQ(ssa::intrinsic_base(name), name);
  EXPECT_EQ(find_intrinsic_row("llvm.memcpy.element.p0.p0.i64"), nullptr);
  EXPECT_EQ(find_intrinsic_row("llvm.abs.more.i32"), nullptr);
  EXPECT_EQ(find_intrinsic_row("llvm.memcpy.inline.p0.p0.i64")->name, "llvm.memcpy.inline");
}

TEST(Intrinsics, ShortCopiesOverlapTheirTails) {
  std::string text = legalized(R"(
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 15, i1 false)
  ret void
})");
  EXPECT_TRUE(contains(text, "getelementptr i8, ptr %q, i64 7")) << text;
  EXPECT_FALSE(contains(text, "load i32"));
}

TEST(Intrinsics, VolatileCopiesTouchEachByteOnce) {
  std::string text = legalized(R"(
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 7, i1 true)
  ret void
})");
  for (const char* piece : {"load volatile i32", "load volatile i16", "load volatile i8"})
    EXPECT_TRUE(contains(text, piece)) << text;
}

TEST(Intrinsics, MovesLoadEverythingFirst) {
  std::string text = legalized(R"(
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i32(ptr %p, ptr %q, i32 24, i1 false)
  ret void
})");
  EXPECT_LT(text.rfind("load"), text.find("store")) << text;
}

TEST(Intrinsics, LongOnesAreCalls) {
  std::string text = legalized(R"(
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %p, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 1000, i1 false)
  ret void
})");
  EXPECT_TRUE(contains(text, "@memset(ptr %p, i32 1, i64 %n)")) << text;
  EXPECT_TRUE(contains(text, "@memset(ptr %p, i32 1, i64 1000)"));
}

TEST(Intrinsics, InlineOnesAreNeverCalls) {
  std::string text = legalized(R"(
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.inline.p0.i32(ptr, i8, i32, i1)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %q, i64 65, i1 false)
  call void @llvm.memset.inline.p0.i32(ptr %q, i8 1, i32 1000, i1 false)
  ret void
})");
  EXPECT_FALSE(contains(text, "@mem")) << text;
  EXPECT_TRUE(contains(text, "rep movsb"));
  EXPECT_TRUE(contains(text, "rep stosb"));
}

TEST(Intrinsics, HintsGiveTheirOperand) {
  std::string text = legalized(R"(
declare i64 @llvm.expect.i64(i64, i64)
declare i1 @llvm.is.constant.i64(i64)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare void @llvm.clear_cache(ptr, ptr)
define i64 @f(i64 %x, ptr %p) {
  call void @llvm.clear_cache(ptr %p, ptr %p)
  %e = call i64 @llvm.expect.i64(i64 %x, i64 1)
  %c = call i1 @llvm.is.constant.i64(i64 %e)
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  %r = select i1 %c, i64 %e, i64 %s
  ret i64 %r
})");
  EXPECT_FALSE(contains(text, "call")) << text;
  EXPECT_TRUE(contains(text, "i64 %x, i64 -1"));
}

TEST(Intrinsics, CountsOfNarrowOnesEndAtABitOfTheirOwn) {
  std::string text = legalized(R"(
declare i8 @llvm.cttz.i8(i8, i1)
define i8 @f(i8 %x) {
  %r = call i8 @llvm.cttz.i8(i8 %x, i1 false)
  ret i8 %r
})");
  EXPECT_TRUE(contains(text, "256")) << text;
  EXPECT_TRUE(contains(text, "@llvm.cttz.i32"));
  EXPECT_FALSE(contains(text, "select"));
}

TEST(Intrinsics, VectorsLaneByLane) {
  std::string text = legalized(R"(
declare <3 x i32> @llvm.bswap.v3i32(<3 x i32>)
declare i32 @llvm.vector.reduce.add.v3i32(<3 x i32>)
define i32 @f(<3 x i32> %x) {
  %s = call <3 x i32> @llvm.bswap.v3i32(<3 x i32> %x)
  %r = call i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %s)
  ret i32 %r
})");
  size_t first = text.find("@llvm.bswap.i32");
  EXPECT_TRUE(first != std::string::npos &&
              text.find("@llvm.bswap.i32", first + 1) != std::string::npos)
      << text;
}

TEST(Intrinsics, VectorsInRegistersStayThere) {
  std::string text = legalized(R"(
declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
define <4 x i32> @f(<4 x i32> %x, <4 x i32> %y) {
  %s = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %x)
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %s, <4 x i32> %x, <4 x i32> %y)
  ret <4 x i32> %r
})");
  EXPECT_FALSE(contains(text, "extractelement")) << text;
  EXPECT_FALSE(contains(text, "call i32")) << text;
}

TEST(Intrinsics, TrapBeforeUnreachableIsUnreachable) {
  std::string text = legalized(R"(
declare void @llvm.trap()
define void @f() {
  call void @llvm.trap()
  unreachable
})");
  EXPECT_FALSE(contains(text, "call")) << text;
}

}  // namespace
}  // namespace lilt::backend
