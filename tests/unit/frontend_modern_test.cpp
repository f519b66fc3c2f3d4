// Text written by clang and LLVM, and dumps of the SSA IR.
#include <gtest/gtest.h>

#include "tests/unit/frontend_fixture.h"

namespace lilt {
namespace {

// Expects that the text, functions as the printer writes them, is printed unchanged.
void expect_round_trip(const std::string& functions, const std::string& header = "") {
  EXPECT_EQ(bodies_of(header + functions), functions);
}

TEST(FrontendModern, EveryInteger) {
  std::string text = "define i32 @f(i32 %a, i17 %b, i8 %c) {\n";
  for (const char* line : {"%1 = add nuw nsw i32 %a, -1",
                           "%2 = sub nsw i32 %1, %a",
                           "%3 = mul nuw i32 %2, 3",
                           "%4 = udiv exact i32 %3, 2",
                           "%5 = sdiv i32 %4, 2",
                           "%6 = urem i32 %5, 7",
                           "%7 = srem i32 %6, 5",
                           "%8 = shl nuw i32 %7, 1",
                           "%9 = lshr exact i32 %8, 1",
                           "%10 = ashr i32 %9, 1",
                           "%11 = and i32 %10, 255",
                           "%12 = or disjoint i32 %11, 256",
                           "%13 = xor i32 %12, 1",
                           "%14 = trunc nuw nsw i32 %13 to i8",
                           "%15 = zext nneg i8 %c to i64",
                           "%16 = sext i17 %b to i64",
                           "%17 = icmp ult i64 %15, %16",
                           "%18 = icmp uge i8 %14, %c",
                           "%19 = select i1 %17, i32 %13, i32 undef",
                           "%20 = freeze i32 %19",
                           "%21 = select i1 %18, i32 %20, i32 poison",
                           "ret i32 %21"})
    text += std::string("  ") + line + "\n";
  expect_round_trip(text + "}\n");
}

TEST(FrontendModern, Floating) {
  std::string text = "define double @f(double %a, float %b, ptr %p) {\n";
  for (const char* line :
       {"%1 = fpext float %b to double", "%2 = fadd double %a, %1", "%3 = fsub double %2, %a",
        "%4 = fmul double %3, %a", "%5 = fdiv double %4, %a", "%6 = frem double %5, %a",
        "%7 = fneg double %6", "%8 = fcmp oge double %7, %a", "%9 = fptosi double %7 to i64",
        "%10 = fptoui double %7 to i32", "%11 = sitofp i64 %9 to double",
        "%12 = uitofp nneg i32 %10 to float", "%13 = fptrunc double %11 to float",
        "%14 = bitcast float %13 to i32", "store float %12, ptr %p", "ret double %7"})
    text += std::string("  ") + line + "\n";
  expect_round_trip(text + "}\n");
  // Decimal and hexadecimal constants, fast-math flags.
  EXPECT_EQ(reports_of("define float @f() {\n  %x = fadd fast float 0x3FB99999A0000000, 1.5e+00\n"
                       "  %y = fmul nnan ninf float %x, -0.0\n  ret float %y\n}\n"),
            "");
  EXPECT_EQ(reports_of("define float @f() {\n  ret float 0x3FB999999999999A\n}\n"),
            "error 2:13: '0x3FB999999999999A' is not exactly a value of type 'float'\n");
}

TEST(FrontendModern, MemoryAndAddresses) {
  std::string text = "define i64 @f(ptr %p, i64 %n) {\n";
  for (const char* line :
       {"%a = alloca %t, align 16", "%b = alloca i32, i64 %n", "%v = load volatile i64, ptr %p",
        "store volatile i64 %v, ptr %a, align 4", "%w = load i64, ptr %a, align 2",
        "%q = getelementptr inbounds %t, ptr %a, i64 %n, i32 1, i64 2",
        "%r = getelementptr nuw i8, ptr %q, i64 4", "%s = getelementptr nusw i8, ptr %r, i64 4",
        "%i = ptrtoint ptr %s to i64", "%o = inttoptr i64 %i to ptr", "%x = load i64, ptr %o",
        "ret i64 %x"})
    text += std::string("  ") + line + "\n";
  expect_round_trip(text + "}\n", "%t = type { i64, [4 x i32] }\n");
}

TEST(FrontendModern, ControlFlow) {
  expect_round_trip(
      "define i64 @f(i64 %n, i1 %c) {\nentry:\n"
      "  switch i64 %n, label %other [\n    i64 0, label %join\n    i64 7, label %join\n  ]\n\n"
      "other:\n  br i1 %c, label %join, label %dead\n\n"
      "dead:\n  unreachable\n\n"
      "join:\n  %x = phi i64 [ 1, %entry ], [ 1, %entry ], [ %n, %other ]\n  ret i64 %x\n}\n");
}

TEST(FrontendModern, Aggregates) {
  std::string text = "define i64 @f({ i64, [2 x i8] } %a) {\n";
  for (const char* line : {"%x = extractvalue { i64, [2 x i8] } %a, 0",
                           "%y = insertvalue { i64, [2 x i8] } %a, i8 7, 1, 0",
                           "%z = extractvalue { i64, [2 x i8] } %y, 1, 1", "ret i64 %x"})
    text += std::string("  ") + line + "\n";
  expect_round_trip(text + "}\n");
}

TEST(FrontendModern, ACallHasItsOwnType) {
  auto parsed = parse_text(
      "declare void @f()\ndefine ptr @g() {\n  call void @f()\n"
      "  %x = call ptr @f(i32 0)\n  %y = tail call i32 (...) @f(i64 1)\n"
      "  ret ptr %x\n}\n");
  EXPECT_TRUE(parsed->ok()) << parsed->reports();
  EXPECT_NE(parsed->printed.find("call ptr @f(i32 0)"), std::string::npos);
  EXPECT_NE(parsed->printed.find("tail call i32 (...) @f(i64 1)"), std::string::npos);
}

TEST(FrontendModern, UndeclaredFunctionIsAnError) {
  EXPECT_EQ(reports_of("declare void @print(ptr)\ndefine void @f(ptr %p) {\n"
                       "  call void @prin(ptr %p)\n  ret void\n}\n"),
            "error 3:13: undefined global '@prin'; did you mean '@print'?\n");
}

TEST(FrontendModern, NumbersThatLlvmGives) {
  // The entry block is %1 here, since the argument is %0; `%2` is the call without a name.
  auto parsed = parse_text(
      "declare i32 @g(ptr)\ndefine i32 @f(ptr) {\n  call i32 @g(ptr %0)\n  br label %3\n\n"
      "3:\n  %4 = phi i32 [ %2, %1 ]\n  ret i32 %4\n}\n");
  EXPECT_TRUE(parsed->ok()) << parsed->reports();
  // A block without a label, as LLVM 3 to 8 write it, and one without any sign.
  EXPECT_EQ(reports_of("source_filename = \"a\"\ndefine i32 @f(i32*) {\n  br label %2\n\n"
                       "; <label>:2:                   ; preds = %1\n  br label %3\n\n"
                       "  ret i32 0\n}\n"),
            "");
}

// Instructions after a terminator begin a block with a number, in every dialect.
TEST(FrontendModern, BlocksWithoutLabels) {
  std::string text =
      "define i32 @f(i32 %x) {\n  add i32 1, 2\n  br label %3\n\n"
      "  %4 = add i32 5, %2\n  ret i32 %4\n  ret i32 7\n}\n";
  EXPECT_EQ(reports_of("source_filename = \"a\"\n" + text),
            "error 4:12: undefined label '%3'\nerror 6:19: undefined local '%2'\n");
  text.replace(text.find("%3"), 2, "%2");
  text.replace(text.find("5, %2"), 5, "5, %1");
  text.replace(text.find("%4 ="), 2, "%3");
  text.replace(text.find("ret i32 %4"), 10, "ret i32 %3");
  std::string expected = text;
  EXPECT_EQ(reports_of("source_filename = \"a\"\n" + text), "");
  EXPECT_EQ(reports_of("declare void @g(i8*)\n" + text),
            "warning 8:3: an instruction after a terminator begins a block without a label\n");
  EXPECT_EQ(bodies_of("declare void @g(i8*)\n" + text),
            "define i32 @f(i32 %x) {\n  %1 = add i32 1, 2\n  br label %2\n\n"
            "2:\n  %3 = add i32 5, %1\n  ret i32 %3\n\n4:\n  ret i32 7\n}\n");
}

TEST(FrontendModern, Exceptions) {
  const std::string header = "declare i32 @g(ptr)\ndeclare i32 @p(...)\n";
  const std::string body =
      "define i32 @f(ptr %p) personality ptr @p {\nentry:\n"
      "  %v = invoke i32 @g(ptr %p) to label %ok unwind label %pad\n\n"
      "ok:\n  %w = phi i32 [ %v, %entry ]\n  ret i32 %w\n\n"
      "pad:\n  %l = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @g]\n"
      "  resume { ptr, i32 } %l\n}\n";
  EXPECT_EQ(bodies_of(header + body), body);
}

// LLVM 15 and later read `T*` as `ptr`; so does a module with both here.
TEST(FrontendModern, TypedPointersAmongOpaqueOnes) {
  EXPECT_EQ(bodies_of("%t = type { %t*, void ()* }\ndeclare i32 @printf(i8*, ...)\n"
                      "define i8** @f(i8** %p, ptr %q) {\n  %v = load i8*, i8** %p\n"
                      "  store ptr %v, i8** %p\n"
                      "  %x = call i32 (i8*, ...) @printf(ptr %q)\n"
                      "  %y = getelementptr %t, %t* %q, i32 0, i32 1\n  ret ptr %y\n}\n"),
            "define ptr @f(ptr %p, ptr %q) {\n  %v = load ptr, ptr %p\n"
            "  store ptr %v, ptr %p\n  %x = call i32 (ptr, ...) @printf(ptr %q)\n"
            "  %y = getelementptr %t, ptr %q, i32 0, i32 1\n  ret ptr %y\n}\n");
  // Neither names nor strings nor comments make a module one with opaque pointers.
  EXPECT_EQ(reports_of("; a ptr\n@ptr = global i8* null\n@s = global [5 x i8] c\"x ptr\"\n"
                       "define i8 @f(i8* %ptr) {\n  %v = load i8* %ptr ; of ptr\n  ret i8 %v\n}\n"),
            "");
  EXPECT_EQ(reports_of("@a = global ptr* null\n@b = global void* null\n"),
            "error 1:13: there is no pointer to 'ptr'; write 'ptr' alone\n"
            "error 2:13: there is no pointer to void; write 'i8*'\n");
}

TEST(FrontendModern, IntrinsicsNeedNoDeclaration) {
  std::string text =
      "define i32 @f(i32 %x) {\n  %a = call i32 @llvm.umax.i32(i32 %x, i32 2)\n"
      "  %b = call i32 @llvm.umax(i32 %a, i32 3)\n  %c = call i64 @llvm.umax(i64 4, i64 5)\n"
      "  %d = trunc i64 %c to i32\n  %e = add i32 %b, %d\n  ret i32 %e\n}\n";
  for (const char* header : {"", "source_filename = \"a\"\ndeclare void @g(i8*)\n",
                             "source_filename = \"a\"\ndeclare void @g(ptr)\n"}) {
    auto parsed = parse_text(header + text);
    EXPECT_EQ(parsed->reports(), "");
    EXPECT_NE(parsed->printed.find("declare i32 @llvm.umax.i32(i32, i32)\n"), std::string::npos)
        << parsed->printed;
    EXPECT_EQ(parse_text(parsed->printed)->reports(), "");
  }
}

TEST(FrontendModern, FormsThatClangDoesNotWrite) {
  EXPECT_EQ(bodies_of("define i64 @f(ptr align u0x10 %p, <1 x ptr> %v) align u0x10 {\n"
                      "  %a = alloca [u0x2 x i8], align u0x8\n  %b = load i32, ptr %p, align u0x4\n"
                      "  %c = bitcast <1 x ptr> %v to ptr\n  %d = bitcast ptr %c to <1 x ptr>\n"
                      "  %e = getelementptr i32, ptr %c\n  %i = ptrtoaddr ptr %e to i64\n"
                      "  %j = call i64 @f(ptr \"x\" %p, <1 x ptr> \"y\"=\"z\" \"w\" %d)\n"
                      "  /* LLVM 20 } */ ret i64 %i // }\n}\n"),
            "define i64 @f(ptr align 16 %p, <1 x ptr> %v) align 16 {\n"
            "  %a = alloca [2 x i8], align 8\n  %b = load i32, ptr %p, align 4\n"
            "  %c = bitcast <1 x ptr> %v to ptr\n  %d = bitcast ptr %c to <1 x ptr>\n"
            "  %e = getelementptr i32, ptr %c\n  %i = ptrtoint ptr %e to i64\n"
            "  %j = call i64 @f(ptr %p, <1 x ptr> %d)\n  ret i64 %i\n}\n");
  EXPECT_EQ(reports_of("source_filename = \"a\"\n@a = global i32 0\n"
                       "@b = global i32* getelementptr (i32, i32* @a)\n"
                       "define i32* @f(i32* %p) {\n  %q = getelementptr i32, i32* %p\n"
                       "  ret i32* %q\n}\n"),
            "");
}

TEST(FrontendModern, TriplesOfOtherSystems) {
  auto reports = [](const std::string& triple) {
    return reports_of("target triple = \"" + triple + "\"\n@p = global ptr null\n");
  };
  for (const char* triple :
       {"x86_64-apple-macosx10.15.0", "x86_64h-apple-darwin", "x86_64-unknown-freebsd13.2",
        "amd64-unknown-openbsd", "x86_64-unknown-none-elf"})
    EXPECT_EQ(reports(triple), "warning 1:17: target '" + std::string(triple) +
                                   "' is not x86-64 Linux: the triple is ignored\n");
  for (const char* triple : {"x86_64-pc-windows-msvc", "x86_64-w64-mingw32", "x86_64-linux-gnux32",
                             "arm64-apple-macosx", "i686-pc-linux-gnu", "x86_64-unknown-uefi"})
    EXPECT_EQ(reports(triple),
              "error 1:17: target '" + std::string(triple) + "' is not x86-64 Linux\n");
}

bool is_optimized(std::string text) {
  Diagnostics diagnostics;
  auto source = SourceText::from_memory("test.ll", std::move(text));
  auto module = frontend::parse_module_header(*source, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors());
  if (!module->is_optimized) return false;
  // Printed and read back, it stays so.
  std::string again;
  ssa::print_header(again, *module);
  auto second = SourceText::from_memory("again.ll", std::move(again));
  EXPECT_TRUE(frontend::parse_module_header(*second, diagnostics)->is_optimized);
  return true;
}

// What an optimizer has left is known by its words at most definitions.
TEST(FrontendModern, ModulesThatHaveBeenThroughAnOptimizer) {
  const std::string plain = "define void @p() {\n  ret void\n}\n",
                    local = "define void @l() local_unnamed_addr {\n  ret void\n}\n",
                    internal = "define internal void @i() unnamed_addr {\n  ret void\n}\n",
                    second = "define void @q() {\n  ret void\n}\n";
  EXPECT_FALSE(is_optimized(""));
  EXPECT_FALSE(is_optimized(plain));
  EXPECT_FALSE(is_optimized(internal));  // as front ends of C++ write
  EXPECT_TRUE(is_optimized(local));
  EXPECT_TRUE(is_optimized(plain + local));
  EXPECT_TRUE(is_optimized(local + plain + internal + second));
  EXPECT_FALSE(is_optimized(plain + local + second));
  EXPECT_FALSE(is_optimized(plain + "declare void @d() local_unnamed_addr\n"));
  EXPECT_TRUE(is_optimized(plain + second + "!lilt.optimized = !{}\n"));
  EXPECT_TRUE(is_optimized("!lilt.optimized = !{}\n" + plain + second));
}

TEST(FrontendModern, WhatIsPassedOver) {
  EXPECT_EQ(reports_of(R"(source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-S128"
target triple = "x86_64-pc-linux-gnu"
%struct.a = type { i32, ptr }
$inl = comdat any
@x = internal unnamed_addr constant [2 x i32] zeroinitializer, align 4, !dbg !0
@y = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @x, i64 4), align 8
@z = external hidden global %struct.a, align 8
; Function Attrs: nounwind
declare !srcloc !7 noundef signext i32 @g(ptr nocapture noundef readonly, ...) local_unnamed_addr #1
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2
declare void @llvm.assume(i1 noundef) memory(inaccessiblemem: write)
define linkonce_odr dso_local noundef i32 @inl(ptr noundef byref(%struct.a) align 8 captures(none) %p, i32 range(i32 0, 9) %n) unnamed_addr #0 comdat align 16 !dbg !9 {
  %a = alloca i32, align 4, !tbaa !5
  call void @llvm.dbg.declare(metadata ptr %a, metadata !12, metadata !DIExpression(DW_OP_deref)), !dbg !13
    #dbg_value(ptr %p, !80, !DIExpression(), !82)
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  %r = tail call fastcc noundef i32 (ptr, ...) @g(ptr noundef nonnull align 8 dereferenceable(16) %p, i32 noundef %n) nounwind "k"="v" #3, !dbg !14, !srcloc !{i32 1}
  ret i32 %r, !dbg !15
}
attributes #0 = { nounwind "frame-pointer"="all" memory(none) }
!llvm.module.flags = !{!1, !2}
!0 = distinct !DIGlobalVariable(name: "x}", scope: !2)
!1 = !{i32 7, !"PIC }", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
)"),
            "");
}

TEST(FrontendModern, WordsOfTopLevelMayBeNamesInBrackets) {
  EXPECT_EQ(
      reports_of("%define = type { i32 }\n"
                 "@g = global [1 x %define] [%define { i32 1 }]\n"
                 "@h = global { %define, ptr } { %define { i32 1 }, ptr @declare }\n"
                 "@declare = global i32 0\n"
                 "define i32 @f(i32 %define, i32 %\"declare\") {\n"
                 "    #dbg_value(i32 %define, !7, !DIExpression(), !8)\n"
                 "  call void @llvm.dbg.value(metadata i32 %declare, metadata !1, metadata !2)\n"
                 "  ret i32 %define\n}\n"),
      "");
}

TEST(FrontendModern, OrdersOfUsesArePassedOver) {
  EXPECT_EQ(reports_of("@g = global { i32, i32 } zeroinitializer\n"
                       "define i32 @f(i32 %a, { i32, i32 } %b) {\n  %x = add i32 %a, %a\n"
                       "  ret i32 %x\n\n; uselistorder directives\n"
                       "  uselistorder i32 %a, { 1, 0 }\n"
                       "  uselistorder { i32, i32 } %b, {1, 0}\n}\n"
                       "uselistorder ptr @g, { 1, 2, 0 }\nuselistorder_bb @f, %\"{\", { 1, 0 }\n"),
            "");
  EXPECT_EQ(reports_of("define void @f() {\n  ret void\n  uselistorder i32 7, { 1, 0 }\n"
                       "b:\n  ret void\n}\n"),
            "error 4:1: expected '}' after the orders of uses, found 'b'\n");
  EXPECT_EQ(reports_of("define void @f() {\n  ret void\n  uselistorder i32 7\n}\n"
                       "define void @g() {\n  ret void\n}\n"),
            "error 4:1: expected '{' and the order of the uses, found '}'\n");
}

TEST(FrontendModern, CalleesWithAWordThatKeepsTheAddress) {
  EXPECT_EQ(bodies_of("declare void @f()\ndeclare void @llvm.dbg.value()\n"
                      "define void @g() {\n  call void no_cfi @f()\n"
                      "  call void () dso_local_equivalent @f()\n  ret void\n}\n"),
            "define void @g() {\n  call void @f()\n  call void @f()\n  ret void\n}\n");
}

TEST(FrontendModern, ANumberInQuotesIsAnotherNameThanTheNumber) {
  std::string text =
      "define i32 @0(i32 %0, i32 %\"\\010\") {\n  %2 = add i32 %0, %\"\\010\"\n"
      "  br label %\"\\012\"\n\n\"\\012\":\n  %3 = call i32 @\"\\010\"(ptr blockaddress(@0, "
      "%\"\\012\"))\n  ret i32 %3\n}\n";
  std::string header = "source_filename = \"a\"\ndeclare i32 @\"0\"(ptr)\n";
  std::string quoted = text;
  for (size_t at; (at = quoted.find("\\01")) != quoted.npos;) quoted.erase(at, 3);
  EXPECT_EQ(bodies_of(header + quoted), text);
  expect_round_trip(text, header);
}

TEST(FrontendModern, AStructsIndexMayBeAVectorOfEqualNumbers) {
  std::string head =
      "define <2 x ptr> @f(<2 x ptr> %p) {\n"
      "  %q = getelementptr { i8, i32 }, <2 x ptr> %p, <2 x i64> zeroinitializer, ";
  std::string tail = "\n  ret <2 x ptr> %q\n}\n";
  EXPECT_EQ(bodies_of(head + "<2 x i32> <i32 1, i32 1>" + tail), head + "i32 1" + tail);
  EXPECT_EQ(bodies_of(head + "<2 x i32> splat (i32 1)" + tail), head + "i32 1" + tail);
  EXPECT_EQ(bodies_of(head + "<2 x i32> zeroinitializer" + tail), head + "i32 0" + tail);
  EXPECT_EQ(reports_of(head + "<2 x i32> <i32 1, i32 0>" + tail),
            "error 2:86: the index of a struct's field must be a constant\n");
  EXPECT_EQ(reports_of("define <2 x ptr> @f(ptr %p) {\n  %q = getelementptr { i8, i32 }, ptr %p, "
                       "i64 0, <2 x i32> <i32 1, i32 1>\n  ret <2 x ptr> %q\n}\n"),
            "error 2:50: a struct's index as the first vector of a getelementptr is not "
            "supported\n");
}

// Constant addresses: as many as the first vector among pointer and indices has elements.
TEST(FrontendModern, ConstantAddressesInVectors) {
  std::string text =
      "define <2 x ptr> @f() {\n"
      "  ret <2 x ptr> getelementptr (i8, ptr @a, <2 x i64> <i64 1, i64 2>)\n}\n";
  EXPECT_EQ(bodies_of("@a = global [4 x i8] zeroinitializer\n" + text), text);
}

TEST(FrontendModern, LinkageAndAlignmentAreKept) {
  auto parsed = parse_text(
      "@a = internal constant i64 1, align 32\n@l = global i8 0, align 4294967296\n@b = weak_odr "
      "global ptr null\n"
      "define private void @f() {\n  ret void\n}\n"
      "declare extern_weak void @g()\n");
  ASSERT_TRUE(parsed->ok()) << parsed->reports();
  const ssa::Module& module = *parsed->module;
  const ssa::Symbol& a = module[module.find("a")];
  EXPECT_EQ(a.linkage, ssa::Linkage::Internal);
  EXPECT_TRUE(a.is_constant);
  EXPECT_EQ(a.align_log2, 5);
  EXPECT_EQ(module[module.find("l")].align_log2, 31);  // LLVM's largest is 2^32
  EXPECT_EQ(reports_of("@l = global i8 0, align 8589934592\ndeclare void @f() align 3\n"
                       "declare void @g(ptr align 0)\n"),
            "error 1:25: alignment 8589934592 is not a power of two from 1 to 4294967296\n"
            "error 2:25: alignment 3 is not a power of two from 1 to 4294967296\n"
            "error 3:27: alignment 0 is not a power of two from 1 to 4294967296\n");
  EXPECT_EQ(module[module.find("b")].linkage, ssa::Linkage::WeakOdr);
  EXPECT_EQ(module[module.find("f")].linkage, ssa::Linkage::Private);
  EXPECT_EQ(module[module.find("g")].linkage, ssa::Linkage::ExternWeak);
}

TEST(FrontendModern, WhatIsNotSupportedIsNamedAtItsPlace) {
  auto in_body = [](const std::string& line) {
    return reports_of("define void @f(ptr %p, i64 %n) {\n  " + line + "\n  ret void\n}\n");
  };
  EXPECT_EQ(in_body("callbr void @f(ptr %p, i64 1) to label %a []"),
            "error 2:3: 'callbr' of something else than assembly is not supported\n");
  EXPECT_EQ(in_body("%x = add i4097 1, 2"),
            "error 2:12: integer type 'i4097' (wider than 4096 bits) is not supported\n");
  EXPECT_EQ(in_body("%x = add <vscale x 2 x i64> undef, undef"),
            "error 2:12: a scalable vector type is not supported\n");
  EXPECT_EQ(in_body("call void @f(ptr inalloca(i64) %p, i64 1)"),
            "error 2:20: attribute 'inalloca' is not supported\n");
  EXPECT_EQ(in_body("%x = atomicrmw fadd ptr %p, <2 x float> undef seq_cst"),
            "error 2:31: 'atomicrmw' of a vector is not supported\n");
  EXPECT_EQ(in_body("%x = load i64, ptr addrspace(\"G\") null"),
            "error 2:32: address space 'G', a name for one of the layout, is not supported\n");
  EXPECT_EQ(in_body("call x86_regcallcc void @f(ptr %p, i64 1)"),
            "error 2:8: calling convention 'x86_regcallcc' is not supported\n");
  EXPECT_EQ(in_body("call cc 11 void @f(ptr %p, i64 1)"),
            "error 2:8: calling convention 'cc 11' is not supported\n");
  EXPECT_EQ(in_body("call void @f(ptr %p, i64 1) [ \"deopt\"(i64 1) ]"),
            "error 2:33: operand bundle 'deopt' is not supported\n");
  EXPECT_EQ(in_body("%x = load i64, ptr addrspace(3) null"),
            "error 2:32: address space 3 is not supported\n");
  EXPECT_EQ(reports_of("@a = addrspace(256) global ptr null\n"),
            "error 1:6: a variable in another address space is not supported\n");
  EXPECT_EQ(reports_of("$a = comdat largest\n@p = global ptr null\n"),
            "error 1:13: comdat of kind 'largest' is not supported\n");
  EXPECT_EQ(reports_of("define void @f(ptr %p) gc \"x\" {\n  ret void\n}\n"),
            "error 1:24: 'gc' of a function is not supported\n");
}

// Its users are not errors as well.
TEST(FrontendModern, WhatIsRefusedIsStillKnown) {
  const std::string user = "define void @user(ptr %p) {\n  call void @f(ptr %p)\n  ret void\n}\n";
  EXPECT_EQ(reports_of("define void @f(ptr %p) gc \"x\" {\n  ret void\n}\n" + user),
            "error 1:24: 'gc' of a function is not supported\n");
  EXPECT_EQ(reports_of("define anyregcc void @f(ptr %p) {\n  ret void\n}\n" + user),
            "error 1:8: calling convention 'anyregcc' is not supported\n");
  EXPECT_EQ(reports_of("define void @f(ptr inalloca(i8) %p) {\n  ret void\n}\n" + user),
            "error 1:20: attribute 'inalloca' is not supported\n");
}

// Neither a hash nor its negation may be a place where indirect branches end.
TEST(FrontendModern, HashesOfTypesAreNoMarks) {
  constexpr uint32_t kMark = 0xFA1E0FF3, kMarkOf32Bits = 0xFB1E0FF3;
  EXPECT_EQ(ssa::type_hash_in_code(12345), 12345u);
  EXPECT_EQ(ssa::type_hash_in_code(kMark), kMark + 1);
  EXPECT_EQ(ssa::type_hash_in_code(0 - kMarkOf32Bits), 0 - kMarkOf32Bits + 1);
}

TEST(FrontendModern, BundlesOfTypesHaveOneNumber) {
  const auto reports_of_call = [](const std::string& convention, const std::string& bundle) {
    return reports_of("define void @f(ptr %p) {\n  call " + convention + "void %p() [ " + bundle +
                      " ]\n  ret void\n}\n");
  };
  EXPECT_EQ(reports_of_call("", "\"kcfi\"(i32 -7)"), "");
  EXPECT_EQ(reports_of_call("", "\"kcfi\"(i64 7)"),
            "error 2:31: the operand bundle 'kcfi' has one i32, a number\n");
  EXPECT_EQ(reports_of_call("", "\"kcfi\"(i32 7, i32 8)").substr(0, 5), "error");
  EXPECT_EQ(reports_of_call("preserve_nonecc ", "\"kcfi\"(i32 7)"),
            "error 2:36: operand bundle 'kcfi' is not supported\n");
}

TEST(FrontendModern, BundlesOfTypesCountIfFunctionsHaveHashes) {
  const std::string call =
      "define void @f(ptr %p) {\n  call void %p() [ \"kcfi\"(i32 5) ]\n  ret void\n}\n";
  EXPECT_EQ(bodies_of(call).find("kcfi"), std::string::npos);
  EXPECT_NE(bodies_of(call + "!llvm.module.flags = !{!0}\n!0 = !{i32 4, !\"kcfi\", i32 1}\n")
                .find("\"kcfi\"(i32 5)"),
            std::string::npos);
}

TEST(FrontendModern, HashesOfTypesAreAnyNumber) {
  const auto hashes = [](const std::string& node) {
    return reports_of("define void @f() !kcfi_type !7 {\n  ret void\n}\n!7 = " + node + "\n");
  };
  for (const char* node : {"!{i32 u0x1234}", "!{ i32 5 }", "distinct !{i32 -5}"})
    EXPECT_EQ(hashes(node), "") << node;
  for (const char* node : {"!{i32 5, i32 6}", "!{i32 true}", "!{i64 5}", "!{}", "!{!7}"})
    EXPECT_NE(hashes(node), "") << node;
}

TEST(FrontendModern, ADeclarationEndsWhereTheNextEntityBegins) {
  const std::string declaration = "declare void @g(ptr)\n";
  const std::string definition = "define void @f() comdat {\n  ret void\n}\n";
  EXPECT_EQ(reports_of(declaration + "$f = comdat any\n" + definition), "");
  EXPECT_EQ(reports_of(declaration + "uselistorder ptr @g, { 1, 0 }\n"), "");
  EXPECT_EQ(reports_of(declaration + "uselistorder_bb @g, %b, { 1, 0 }\n"), "");
}

TEST(FrontendModern, AttributesOfACallMayFollowOnTheNextLine) {
  EXPECT_EQ(bodies_of("define void @f(ptr %p) {\n  call void %p()\n  nounwind\n  ret void\n}\n"),
            "define void @f(ptr %p) {\n  call void %p()\n  ret void\n}\n");
  EXPECT_EQ(bodies_of("define void @f(ptr %p) {\n  call void %p()\n  br label %nounwind\n"
                      "nounwind:\n  ret void\n}\n"),
            "define void @f(ptr %p) {\n  call void %p()\n  br label %nounwind\n\n"
            "nounwind:\n  ret void\n}\n");
}

TEST(FrontendModern, CommentsNumberNoBlocks) {
  EXPECT_EQ(reports_of("define ptr @f(ptr %p) {\n  br label %1\n\n; <label>:9:  ; preds = %0\n"
                       "  ret ptr %p\n}\n"),
            "");
}

TEST(FrontendModern, AttributesOfVariables) {
  EXPECT_EQ(reports_of("@g = global ptr null \"key\" = \"value\" #0 \"key\"\n"
                       "@h = external global i32, align 4 \"key\"\nattributes #0 = { \"a\" }\n"),
            "");
}

}  // namespace
}  // namespace lilt
