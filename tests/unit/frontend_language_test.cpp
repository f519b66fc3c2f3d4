// LLVMlite in its three ages: the meaning of the text, seen in the printed IR.
#include <gtest/gtest.h>

#include "tests/unit/frontend_fixture.h"

namespace lilt {
namespace {

// The body of the only function of a text, as printed, without its first line and the closing
// brace.
std::string body_of(const std::string& text) {
  std::string printed = bodies_of(text);
  size_t first = printed.find("{\n", printed.find("define"));
  if (first == std::string::npos) return printed;
  return printed.substr(first + 2, printed.rfind("}\n") - first - 2);
}

TEST(FrontendLanguage, TextOfNoEntityIsAnEmptyModule) {
  for (const char* text :
       {"", "\n\n", "; only a comment", "\xEF\xBB\xBF", "// a course's", "/* LLVM 20's */"}) {
    auto parsed = parse_text(text);
    EXPECT_TRUE(parsed->ok());
    EXPECT_EQ(parsed->module->symbol_count(), 0u);
  }
}

// Courses' compilers write text that clang accepts, with arbitrary numbering.
TEST(FrontendLanguage, BlocksAndValuesWithoutNames) {
  EXPECT_EQ(reports_of("define i64 @f() {\n  ret i64 1\n  %x = add i64 1, 2\n  ret i64 %x\n"
                       "  br label %end\nend:\n  ret i64 2\n}\n"),
            "warning 3:3: an instruction after a terminator begins a block without a label\n");
  EXPECT_EQ(body_of("define i64 @f() {\n  add i64 1, 2\n  ret i64 %1\n}\n"),
            "  %1 = add i64 1, 2\n  ret i64 %1\n");
  // A block without a label leaves its number to one that has it as its label.
  EXPECT_EQ(body_of("define i64 @f(i1 %c) {\n  br i1 %c, label %1, label %2\n  ret i64 0\n1:\n"
                    "  ret i64 1\n  br label %2\n2:\n  ret i64 2\n}\n"),
            "  br i1 %c, label %1, label %2\n\nb3:\n  ret i64 0\n\n1:\n  ret i64 1\n\n"
            "b4:\n  br label %2\n\n2:\n  ret i64 2\n");
  // Numbers that do not ascend are not LLVM's: undefined numbers are errors.
  EXPECT_EQ(reports_of("define i64 @f() {\n  %3 = add i64 1, 2\n  %2 = add i64 %3, 1\n"
                       "  add i64 %2, 2\n  ret i64 %4\n}\n"),
            "error 5:11: undefined local '%4'\n");
  EXPECT_EQ(reports_of("define i64 @f(i64) {\n  br label %1\n}\n"),
            "error 2:3: branch to the entry block of a function: nothing may jump there\n");
}

// Omitted calls leave no trace, whatever precedes or follows them.
TEST(FrontendLanguage, DebugIntrinsicsAreLeftOut) {
  for (const char* call : {"call", "tail call", "notail call", "musttail call", "tail call fastcc"})
    EXPECT_EQ(
        body_of("declare void @llvm.dbg.value(metadata, metadata, metadata)\n"
                "define i64 @f(i64 %x) {\n  " +
                std::string(call) +
                " void @llvm.dbg.value(metadata i64 %x, metadata !1, metadata !DIExpression())"
                " #3, !dbg !2\n  ret i64 %x\n}\n"),
        "  ret i64 %x\n");
  EXPECT_EQ(reports_of("define i64 @f() {\n  %x = tail call void @llvm.dbg.label(metadata !1)\n"
                       "  %y = call i64 @llvm.dbg.label(metadata !1)\n  ret i64 %x\n}\n"),
            "error 2:3: 'call' has no result here (type void) that could be named '%x'\n"
            "error 3:13: '@llvm.dbg.label' is declared to return 'void'\n");
}

TEST(FrontendLanguage, FactorialOfTheSpecification) {
  EXPECT_EQ(body_of("define i64 @fac(i64 %n) {              ; (1)\n"
                    "  %1 = icmp sle i64 %n, 0\n"
                    "  br i1 %1, label %ret, label %rec\n"
                    "ret:\n  ret i64 1\n"
                    "rec:\n  %2 = sub i64 %n, 1\n  %3 = call i64 @fac(i64 %2)\n"
                    "  %4 = mul i64 %n, %3\n  ret i64 %4\n}\n"),
            "  %1 = icmp sle i64 %n, 0\n"
            "  br i1 %1, label %ret, label %rec\n\n"
            "ret:\n  ret i64 1\n\n"
            "rec:\n  %2 = sub i64 %n, 1\n  %3 = call i64 @fac(i64 %2)\n"
            "  %4 = mul i64 %n, %3\n  ret i64 %4\n");
}

TEST(FrontendLanguage, ThreeAgesGiveOneIr) {
  std::string old_age =
      "define i64 @f([2 x i64]* %p) {\n"
      "  %q = getelementptr [2 x i64]* %p, i32 0, i32 1\n  %v = load i64* %q\n"
      "  store i64 %v, i64* %q\n  ret i64 %v\n}\n";
  std::string typed_age =
      "define i64 @f([2 x i64]* %p) {\n"
      "  %q = getelementptr [2 x i64], [2 x i64]* %p, i32 0, i32 1\n  %v = load i64, i64* %q\n"
      "  store i64 %v, i64* %q\n  ret i64 %v\n}\n";
  std::string opaque_age =
      "define i64 @f(ptr %p) {\n"
      "  %q = getelementptr [2 x i64], ptr %p, i32 0, i32 1\n  %v = load i64, ptr %q\n"
      "  store i64 %v, ptr %q\n  ret i64 %v\n}\n";
  EXPECT_EQ(bodies_of(old_age), opaque_age);
  EXPECT_EQ(bodies_of(typed_age), opaque_age);
  EXPECT_EQ(bodies_of(opaque_age), opaque_age);
}

TEST(FrontendLanguage, DialectFollowsTheFirstPointer) {
  using ssa::Dialect;
  auto dialect = [](const char* text) { return parse_text(text)->module->dialect; };
  EXPECT_EQ(dialect("define i64 @f() {\n  ret i64 1\n}\n"), Dialect::LLVMlite);
  EXPECT_EQ(dialect("@p = global i64* null\n"), Dialect::LLVMlite);
  EXPECT_EQ(dialect("@p = global ptr null\n"), Dialect::Modern);
  EXPECT_EQ(dialect("source_filename = \"a.c\"\n@p = global i64* null\n"), Dialect::Typed);
  EXPECT_EQ(dialect("source_filename = \"a.c\"\n@p = global ptr null\n"), Dialect::Modern);
  EXPECT_EQ(dialect("source_filename = \"a.c\"\n@p = global i64 0\n"), Dialect::Modern);
  // The dialect does not depend on names, labels, comments or strings.
  EXPECT_EQ(dialect("; ptr\n@ptr = global [4 x i8] c\"ptr*\"\n"
                    "define void @f(i64 %ptr) {\nptr:\n  br label %x\nx:\n  ret void\n}\n"),
            Dialect::LLVMlite);
}

TEST(FrontendLanguage, IndexWrittenI32MayBeAnI64Local) {
  EXPECT_EQ(body_of("define i64* @f([4 x i64]* %p, i64 %i) {\n"
                    "  %q = getelementptr [4 x i64]* %p, i32 0, i32 %i\n  ret i64* %q\n}\n"),
            "  %q = getelementptr [4 x i64], ptr %p, i32 0, i64 %i\n  ret ptr %q\n");
  // Also when it is defined later in the text.
  EXPECT_EQ(body_of("define i64* @f([4 x i64]* %p) {\n  br label %b\na:\n"
                    "  %q = getelementptr [4 x i64]* %p, i32 0, i32 %i\n  ret i64* %q\n"
                    "b:\n  %i = add i64 1, 2\n  br label %a\n}\n"),
            "  br label %b\n\na:\n  %q = getelementptr [4 x i64], ptr %p, i32 0, i64 %i\n"
            "  ret ptr %q\n\nb:\n  %i = add i64 1, 2\n  br label %a\n");
  // In LLVM's own text it may not.
  EXPECT_NE(reports_of("define ptr @f(ptr %p, i64 %i) {\n"
                       "  %q = getelementptr i64, ptr %p, i32 %i\n  ret ptr %q\n}\n"),
            "");
}

TEST(FrontendLanguage, StructIndexBecomesI32) {
  EXPECT_EQ(body_of("define i64* @f({ i64, i64 }* %p) {\n"
                    "  %q = getelementptr { i64, i64 }* %p, i64 0, i64 1\n  ret i64* %q\n}\n"),
            "  %q = getelementptr { i64, i64 }, ptr %p, i64 0, i32 1\n  ret ptr %q\n");
}

TEST(FrontendLanguage, IntegersFromTheLeastToTheLargest) {
  EXPECT_EQ(
      body_of("define i64 @f() {\n  %a = add i64 -9223372036854775808, 18446744073709551615\n"
              "  %b = add i64 9223372036854775807, %a\n  %c = xor i1 -1, 1\n  ret i64 %b\n}\n"),
      "  %a = add i64 -9223372036854775808, -1\n"
      "  %b = add i64 9223372036854775807, %a\n  %c = xor i1 true, true\n  ret i64 %b\n");
  EXPECT_EQ(reports_of("@a = global i1 2\n@b = global i64 18446744073709551616\n"
                       "@c = global i8 256\n@d = global i8 255\n"),
            "error 1:16: integer '2' does not fit type 'i1'\n"
            "error 2:17: integer '18446744073709551616' does not fit type 'i64'\n"
            "warning 3:16: integer '256' does not fit type 'i8': only its low bits count\n");
}

TEST(FrontendLanguage, NumbersMayComeInAnyOrderAndPaddedOnesAreOthers) {
  EXPECT_EQ(body_of("define i64 @f() {\n  %7 = add i64 1, 2\n  %1 = add i64 %7, 1\n"
                    "  %01 = add i64 %1, 3\n  ret i64 %01\n}\n"),
            "  %7 = add i64 1, 2\n  %1 = add i64 %7, 1\n  %\"01\" = add i64 %1, 3\n"
            "  ret i64 %\"01\"\n");
}

TEST(FrontendLanguage, UndeclaredFunctionIsDeclaredByItsFirstCall) {
  auto parsed = parse_text(
      "define void @f(i64* %p) {\n  call void @g(i64* %p)\n"
      "  call void @g(i64* %p)\n  ret void\n}\n");
  EXPECT_TRUE(parsed->ok());
  EXPECT_EQ(parsed->reports(), "");
  ssa::SymbolId symbol = parsed->module->find("g");
  ASSERT_TRUE(symbol.valid());
  EXPECT_TRUE((*parsed->module)[symbol].is_implicit);
  EXPECT_EQ(parsed->module->types().to_string((*parsed->module)[symbol].source_type),
            "void (i64*)");
}

TEST(FrontendLanguage, NamedTypesAreTheirDefinitions) {
  // Two recursive types that no finite path distinguishes are equal.
  EXPECT_EQ(reports_of("%a = type { i64, %a* }\n%b = type { i64, { i64, %b* }* }\n"
                       "define %a* @f(%b* %p) {\n  ret %a* %p\n}\n"),
            "");
  EXPECT_EQ(reports_of("%word = type i64\n%place = type %word*\n"
                       "define i64 @f(%place %p) {\n  %v = load i64, i64* %p\n"
                       "  %w = load %word, %place %p\n  ret %word %v\n}\n"),
            "");
  EXPECT_NE(reports_of("%a = type { i64, %a* }\n%b = type { i64, %b**  }\n"
                       "define %a* @f(%b* %p) {\n  ret %a* %p\n}\n"),
            "");
}

TEST(FrontendLanguage, TypesMayStandForIntegersInInstructions) {
  EXPECT_EQ(reports_of("%bool = type i1\n%int = type i64\n@g = global %int 5\n"
                       "define %int @f(%bool %c, %int %n) {\n  %x = add %int %n, 1\n"
                       "  %d = icmp eq %int %x, 3\n  br %bool %c, label %a, label %b\n"
                       "a:\n  ret %int %x\nb:\n  ret i64 7\n}\n"),
            "");
}

TEST(FrontendLanguage, CallsWithWholeFunctionTypes) {
  std::string wanted =
      "  %a = call i64 (i64, ...) @v(i64 1, i64 2)\n"
      "  %b = call i64 @f(i64 1)\n  %p = call ptr @get()\n"
      "  %c = call i64 %p(i64 3)\n  ret i64 %c\n";
  std::string header =
      "declare i64 @v(i64, ...)\ndeclare i64 @f(i64)\n"
      "declare i64 (i64)* @get()\ndefine i64 @main() {\n";
  EXPECT_EQ(body_of(header + "  %a = call i64 (i64, ...) @v(i64 1, i64 2)\n"
                             "  %b = call i64 (i64) @f(i64 1)\n"
                             "  %p = call i64 (i64)* () @get()\n"
                             "  %c = call i64 (i64) %p(i64 3)\n  ret i64 %c\n}\n"),
            wanted);
  // 2015: pointers to function types; and a result that is a pointer to a function.
  EXPECT_EQ(body_of(header + "  %a = call i64 (i64, ...)* @v(i64 1, i64 2)\n"
                             "  %b = call i64 (i64)* @f(i64 1)\n"
                             "  %p = call i64 (i64)* @get()\n"
                             "  %c = call i64 (i64)* %p(i64 3)\n  ret i64 %c\n}\n"),
            wanted);
}

TEST(FrontendLanguage, ForwardUsesAndBlocksInAnyOrder) {
  EXPECT_EQ(body_of("define i64 @f() {\n  br label %third\nsecond:\n  ret i64 %x\n"
                    "third:\n  %x = add i64 4, 5\n  br label %second\n}\n"),
            "  br label %third\n\nsecond:\n  ret i64 %x\n\n"
            "third:\n  %x = add i64 4, 5\n  br label %second\n");
}

TEST(FrontendLanguage, InitialisersReferToWhatComesLater) {
  EXPECT_EQ(reports_of("@a = global { i64*, [2 x i64 (i64)*], i8* } { i64* @b, [2 x i64 (i64)*] "
                       "[i64 (i64)* @f, i64 (i64)* null], i8* bitcast (i64 (i64)* @f to i8*) }\n"
                       "@b = global i64 -1\n"
                       "define i64 @f(i64 %x) {\n  ret i64 %x\n}\n"),
            "");
}

TEST(FrontendLanguage, DeclarationAndDefinitionAreOneSymbol) {
  auto parsed = parse_text(
      "declare i64 @f(i64)\ndefine i64 @f(i64 %x) {\n  ret i64 %x\n}\n"
      "declare i64 @f(i64)\n");
  EXPECT_TRUE(parsed->ok()) << parsed->reports();
  EXPECT_EQ(parsed->module->symbol_count(), 1u);
  EXPECT_TRUE((*parsed->module)[parsed->module->find("f")].is_definition);
}

TEST(FrontendLanguage, BodiesEndAtTheirOwnBrace) {
  // Neither a brace at the start of a line, nor one in a string, name or comment is the end.
  auto parsed = parse_text(
      "define void @f() {\n  %p = alloca {\ni64\n}\n  ; }\n"
      "  br label %\"}\"\n\"}\":\n  ret void }\n"
      "define i64 @g() { ret i64 1 } define i64 @h() { ret i64 2 }\n");
  EXPECT_TRUE(parsed->ok()) << parsed->reports();
  EXPECT_EQ(parsed->module->symbol_count(), 3u);
}

TEST(FrontendLanguage, StringsHaveLlvmsEscapes) {
  auto parsed = parse_text("@s = global [8 x i8] c\"a\\5Cb\\\\\\zz\\00\"\n");
  ASSERT_TRUE(parsed->ok()) << parsed->reports();
  const ssa::Module& module = *parsed->module;
  EXPECT_EQ(module.constants().bytes(module[module.find("s")].initializer),
            std::string_view("a\\b\\\\zz\0", 8));
}

TEST(FrontendLanguage, ParametersMayLackNames) {
  EXPECT_EQ(body_of("define i64 @f(i64, i64 %x) {\n  %r = add i64 %0, %x\n  ret i64 %r\n}\n"),
            "  %r = add i64 %0, %x\n  ret i64 %r\n");
}

}  // namespace
}  // namespace lilt
