// Signatures in scalars and variable arguments: the legalization of single functions.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "backend/legalize/steps.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"

namespace lilt::backend {
namespace {

// The text with the values that legalization made (%v17) numbered in order of appearance.
std::string with_numbers_in_order(const std::string& text) {
  std::map<std::string, size_t> numbers;
  std::string out;
  for (size_t at = 0; at < text.size();) {
    const size_t digits = at + 2,
                 end = std::min(text.find_first_not_of("0123456789", digits), text.size());
    if (text.compare(at, 2, "%v") != 0 || end == digits) {
      out += text[at++];
      continue;
    }
    const auto number =
        numbers.try_emplace(text.substr(digits, end - digits), numbers.size()).first;
    out += "%v" + std::to_string(number->second);
    at = end;
  }
  return out;
}

// The text of @f with its signature and its calls flattened; the report if that failed.
std::string flattened(const std::string& text, bool with_variable_arguments = false) {
  Diagnostics diagnostics;
  auto source = SourceText::from_memory("test.ll", "source_filename = \"t\"\n" + text);
  auto module = frontend::parse_module_header(*source, diagnostics);
  ssa::ModuleOverlay overlay(*module);
  frontend::FunctionParser parser(overlay, diagnostics);
  ssa::Function function;
  Arena scratch;
  bool good = parser.parse(module->find("f"), function) &&
              flatten_signatures(function, diagnostics, scratch);
  if (good && with_variable_arguments)
    good = lower_variable_arguments(function, diagnostics, scratch);
  if (good) ssa::verify(function, diagnostics);
  if (diagnostics.has_errors()) return diagnostics.render(DiagnosticFormat::Text, false);
  std::string out;
  ssa::print_function(out, function);
  return with_numbers_in_order(out);
}

TEST(Signatures, ScalarsStayAsTheyAre) {
  const std::string text =
      "define double @f(i1 %a, i8 zeroext %b, ptr %c, float %d, x86_fp80 %e) {\n"
      "  %r = call double @f(i1 %a, i8 zeroext %b, ptr %c, float %d, x86_fp80 %e)\n"
      "  ret double %r\n"
      "}\n";
  EXPECT_EQ(flattened(text), text);
}

TEST(Signatures, WideIntegersAreWords) {
  EXPECT_EQ(flattened("define i128 @f(i128 %a) {\n  ret i128 %a\n}\n"),
            "define { i64, i64 } @f(i64 %a, i64 %a.1) {\n"
            "  %v0 = zext i64 %a to i128\n"
            "  %v1 = zext i64 %a.1 to i128\n"
            "  %v2 = shl i128 %v1, 64\n"
            "  %v3 = or i128 %v0, %v2\n"
            "  %v4 = trunc i128 %v3 to i64\n"
            "  %v5 = lshr i128 %v3, 64\n"
            "  %v6 = trunc i128 %v5 to i64\n"
            "  %v7 = insertvalue { i64, i64 } poison, i64 %v4, 0\n"
            "  %v8 = insertvalue { i64, i64 } %v7, i64 %v6, 1\n"
            "  ret { i64, i64 } %v8\n"
            "}\n");
}

// A pair of words is not split between register and stack: the sixth register is left for the next
// argument.
TEST(Signatures, PairsWithoutRegistersAreOnTheStack) {
  std::string text = flattened(
      "define void @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i128 %x, i64 %y) {\n"
      "  call void @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i128 %x, i64 %y)\n"
      "  ret void\n}\n");
  EXPECT_NE(text.find("i64 %e, ptr byval([2 x i64]) align 16 %x, i64 %y)"), std::string::npos)
      << text;
  EXPECT_NE(text.find("alloca [2 x i64], align 16"), std::string::npos) << text;
  EXPECT_NE(text.find("load i128, ptr %x"), std::string::npos) << text;
}

// Objects of llc and of lilt can call each other.
TEST(Signatures, VectorsOfOddElementsFillARegisterOrAreLanes) {
  auto begins = [](const std::string& type, const std::string& head) {
    std::string text =
        flattened("define " + type + " @f(" + type + " %a) {\n  ret " + type + " %a\n}\n");
    EXPECT_TRUE(text.starts_with("define " + head + " {\n")) << text;
  };
  for (const char* type : {"<2 x i1>", "<4 x i1>", "<8 x i1>", "<16 x i1>", "<2 x i4>", "<4 x i2>",
                           "<2 x i24>", "<4 x i24>", "<2 x i40>", "<8 x half>"})
    begins(type, "fp128 @f(fp128 %a)");
  begins("<1 x i1>", "i1 @f(i1 %a)");
  begins("<3 x i1>", "{ i1, i1, i1 } @f(i1 %a, i1 %a.1, i1 %a.2)");
  begins("<3 x i24>", "{ i32, i32, i32 } @f(i32 %a, i32 %a.1, i32 %a.2)");
  begins("<3 x i4>", "{ i8, i8, i8 } @f(i8 %a, i8 %a.1, i8 %a.2)");
  begins("<2 x half>", "float @f(float %a)");
  begins("<3 x half>", "double @f(double %a)");
  EXPECT_NE(flattened("define <4 x i1> @f(<4 x i1> %a) {\n  ret <4 x i1> %a\n}\n")
                .find("bitcast fp128 %a to <4 x i32>"),
            std::string::npos);
}

TEST(Signatures, PartsOfAggregatesAndVectors) {
  EXPECT_EQ(flattened("define void @f({ i8, [2 x float] } %a, <2 x float> %v, {} %n) {\n"
                      "  call void @f({ i8, [2 x float] } %a, <2 x float> %v, {} %n)\n"
                      "  ret void\n}\n"),
            "define void @f(i8 %a, float %a.1, float %a.2, double %v) {\n"
            "  %v0 = insertvalue { i8, [2 x float] } poison, i8 %a, 0\n"
            "  %v1 = insertvalue { i8, [2 x float] } %v0, float %a.1, 1, 0\n"
            "  %v2 = insertvalue { i8, [2 x float] } %v1, float %a.2, 1, 1\n"
            "  %v3 = bitcast double %v to <2 x float>\n"
            "  %v4 = extractvalue { i8, [2 x float] } %v2, 0\n"
            "  %v5 = extractvalue { i8, [2 x float] } %v2, 1, 0\n"
            "  %v6 = extractvalue { i8, [2 x float] } %v2, 1, 1\n"
            "  %v7 = bitcast <2 x float> %v3 to double\n"
            "  call void @f(i8 %v4, float %v5, float %v6, double %v7)\n"
            "  ret void\n"
            "}\n");
}

// A bitcast between addresses and other values is invalid IR.
TEST(Signatures, VectorsOfPointersArePassedAsWords) {
  EXPECT_EQ(flattened("define <2 x ptr> @f(<2 x ptr> %a) {\n  ret <2 x ptr> %a\n}\n"),
            "define fp128 @f(fp128 %a) {\n"
            "  %v0 = bitcast fp128 %a to <2 x i64>\n"
            "  %v1 = inttoptr <2 x i64> %v0 to <2 x ptr>\n"
            "  %v2 = ptrtoint <2 x ptr> %v1 to <2 x i64>\n"
            "  %v3 = bitcast <2 x i64> %v2 to fp128\n"
            "  ret fp128 %v3\n"
            "}\n");
  const std::string halves =
      flattened("define <4 x ptr> @f(<4 x ptr> %a) {\n  ret <4 x ptr> %a\n}\n");
  EXPECT_TRUE(halves.starts_with("define { fp128, fp128 } @f(fp128 %a, fp128 %a.1) {\n")) << halves;
  EXPECT_NE(halves.find("inttoptr <4 x i64>"), std::string::npos) << halves;
  EXPECT_NE(halves.find("ptrtoint <4 x ptr>"), std::string::npos) << halves;
}

// How LLVM passes vectors without AVX: in whole registers if they fill one, or split in halves that
// do.
TEST(Signatures, OtherVectorsArePassedLaneByLane) {
  auto begins = [](const std::string& text, const std::string& line) {
    EXPECT_EQ(flattened(text).substr(0, line.size()), line);
  };
  begins("define <3 x i8> @f(<3 x i8> %a) {\n  ret <3 x i8> %a\n}\n",
         "define { i8, i8, i8 } @f(i8 %a, i8 %a.1, i8 %a.2)");
  begins("define <1 x i64> @f(<1 x i64> %a) {\n  ret <1 x i64> %a\n}\n", "define i64 @f(i64 %a)");
  begins("define <5 x i16> @f(<5 x i16> %a) {\n  ret <5 x i16> %a\n}\n",
         "define fp128 @f(fp128 %a)");
  begins("define <8 x i64> @f(<8 x i64> %a) {\n  ret <8 x i64> %a\n}\n",
         "define { fp128, fp128, fp128, fp128 } @f(fp128 %a, fp128 %a.1, fp128 %a.2, fp128 %a.3)");
  begins("define <5 x i32> @f(<5 x i32> %a) {\n  ret <5 x i32> %a\n}\n",
         "define void @f(ptr sret(i8) %v0, i32 %a, i32 %a.1, i32 %a.2, i32 %a.3, i32 %a.4)");
  begins("define <3 x double> @f(<3 x double> %a) {\n  ret <3 x double> %a\n}\n",
         "define { double, double, x86_fp80 } @f(double %a, double %a.1, double %a.2)");
  begins(
      "define { fp128, half, half, <2 x i32> } @f(ptr %p) {\n"
      "  %r = load { fp128, half, half, <2 x i32> }, ptr %p\n"
      "  ret { fp128, half, half, <2 x i32> } %r\n}\n",
      "define { fp128, float, float, double } @f(ptr %p)");
  begins("define void @f(<8 x double> %a, <8 x double> %b, <2 x float> %c) {\n  ret void\n}\n",
         "define void @f(fp128 %a, fp128 %a.1, fp128 %a.2, fp128 %a.3, fp128 %b, fp128 %b.1, "
         "fp128 %b.2, fp128 %b.3, fp128 %c)");
  begins(
      "define void @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, <3 x i64> %v) {\n"
      "  ret void\n}\n",
      "define void @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %v, "
      "ptr byval([3 x i64]) align 16 %v.1)");
}

TEST(Signatures, OddWidthsAreExtendedAsTheAttributeSays) {
  EXPECT_EQ(flattened("declare i33 @g(i7 signext, i24)\n"
                      "define signext i7 @f(i7 signext %a, i24 %b) {\n"
                      "  %r = call i33 @g(i7 signext %a, i24 %b)\n"
                      "  ret i7 %a\n}\n"),
            "define signext i8 @f(i8 signext %a, i32 %b) {\n"
            "  %v0 = trunc i8 %a to i7\n"
            "  %v1 = trunc i32 %b to i24\n"
            "  %v2 = sext i7 %v0 to i8\n"
            "  %v3 = zext i24 %v1 to i32\n"
            "  %r = call i64 @g(i8 signext %v2, i32 %v3)\n"
            "  %v4 = trunc i64 %r to i33\n"
            "  %v5 = sext i7 %v0 to i8\n"
            "  ret i8 %v5\n"
            "}\n");
}

TEST(Signatures, ResultsOfManyPartsGoToMemory) {
  EXPECT_EQ(flattened("define [4 x i64] @f(i64 %a) {\n"
                      "  %r = call [4 x i64] @f(i64 %a)\n"
                      "  ret [4 x i64] %r\n}\n"),
            "define void @f(ptr sret(i8) %v0, i64 %a) {\n"
            "  %v1 = alloca [4 x i64], align 16\n"
            "  call void @f(ptr sret(i8) %v1, i64 %a)\n"
            "  %v2 = load [4 x i64], ptr %v1, align 8\n"
            "  store [4 x i64] %v2, ptr %v0, align 8\n"
            "  ret void\n"
            "}\n");
}

TEST(Signatures, ResultsInSeveralRegistersAreReadByExtractvalue) {
  EXPECT_EQ(flattened("%pair = type { i64, double }\n"
                      "define %pair @f() {\n"
                      "  %r = call %pair @f()\n"
                      "  ret %pair %r\n}\n"),
            "define { i64, double } @f() {\n"
            "  %r = call { i64, double } @f()\n"
            "  %v0 = extractvalue { i64, double } %r, 0\n"
            "  %v1 = extractvalue { i64, double } %r, 1\n"
            "  %v2 = insertvalue %pair poison, i64 %v0, 0\n"
            "  %v3 = insertvalue %pair %v2, double %v1, 1\n"
            "  %v4 = extractvalue %pair %v3, 0\n"
            "  %v5 = extractvalue %pair %v3, 1\n"
            "  %v6 = insertvalue { i64, double } poison, i64 %v4, 0\n"
            "  %v7 = insertvalue { i64, double } %v6, double %v5, 1\n"
            "  ret { i64, double } %v7\n"
            "}\n");
}

TEST(Signatures, RefusesWhatCannotBePassed) {
  auto refuses = [](const std::string& text, const std::string& message) {
    std::string said = flattened(text);
    EXPECT_NE(said.find(message), std::string::npos) << said;
  };
  refuses("define void @f(<9 x i64> %x) {\n  ret void\n}\n",
          "type '<9 x i64>' is not supported yet as a parameter");
  refuses("define void @f([99999999 x i64] %x) {\n  ret void\n}\n",
          "is not supported yet as a parameter");
  EXPECT_EQ(flattened("define void @f([999999999 x [0 x i64]] %x) {\n  ret void\n}\n"),
            "define void @f() {\n  ret void\n}\n");
}

TEST(VariableArguments, StartCountsTheNamedOnes) {
  std::string text = flattened(
      "declare void @llvm.va_start(ptr)\n"
      "define void @f(ptr %list, double %x, { i64, i64 } %y, ...) {\n"
      "  call void @llvm.va_start(ptr %list)\n"
      "  ret void\n}\n",
      true);
  EXPECT_NE(text.find("store i32 24, ptr %list"), std::string::npos) << text;
  EXPECT_NE(text.find("store i32 64, ptr"), std::string::npos) << text;
  EXPECT_NE(text.find("call ptr @llvm.lilt.stack.arguments()"), std::string::npos) << text;
  EXPECT_NE(text.find("call ptr @llvm.lilt.register.save.area()"), std::string::npos) << text;
}

TEST(VariableArguments, ArgumentsAreInTheAreaOrOnTheStack) {
  std::string text = flattened(
      "define double @f(ptr %list) {\n"
      "  %r = va_arg ptr %list, double\n"
      "  ret double %r\n}\n",
      true);
  EXPECT_NE(text.find("icmp ule i32 %v4, 160"), std::string::npos) << text;
  EXPECT_NE(text.find("add i32 %v4, 16"), std::string::npos) << text;
  EXPECT_EQ(text.find("va_arg"), std::string::npos) << text;
  text = flattened(
      "define x86_fp80 @f(ptr %list) {\n"
      "  %r = va_arg ptr %list, x86_fp80\n"
      "  ret x86_fp80 %r\n}\n",
      true);
  EXPECT_NE(text.find("and i64"), std::string::npos) << text;
  EXPECT_EQ(text.find("icmp"), std::string::npos) << text;
}

}  // namespace
}  // namespace lilt::backend
