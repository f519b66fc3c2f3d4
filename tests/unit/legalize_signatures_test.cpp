// Signatures in scalars and variable arguments: the legalization of single functions.
#include <gtest/gtest.h>

#include "backend/legalize/steps.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"

namespace lilt::backend {
namespace {

// The text of @f with its signature and its calls flattened; the report if that failed.
std::string flattened(const std::string& text, bool with_variable_arguments = false) {
  Diagnostics diagnostics;
  auto source = SourceText::from_memory("test.ll", "source_filename = \"t\"\n" + text);
  auto module = frontend::parse_module_header(*source, diagnostics);
  ssa::ModuleLayer layer(*module);
  frontend::FunctionParser parser(layer, diagnostics);
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
  return out;
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
            "  %1 = zext i64 %a to i128\n"
            "  %2 = zext i64 %a.1 to i128\n"
            "  %3 = shl i128 %2, 64\n"
            "  %4 = or i128 %1, %3\n"
            "  %5 = trunc i128 %4 to i64\n"
            "  %6 = lshr i128 %4, 64\n"
            "  %7 = trunc i128 %6 to i64\n"
            "  %8 = insertvalue { i64, i64 } poison, i64 %5, 0\n"
            "  %9 = insertvalue { i64, i64 } %8, i64 %7, 1\n"
            "  ret { i64, i64 } %9\n"
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
            "  %1 = insertvalue { i8, [2 x float] } poison, i8 %a, 0\n"
            "  %2 = insertvalue { i8, [2 x float] } %1, float %a.1, 1, 0\n"
            "  %3 = insertvalue { i8, [2 x float] } %2, float %a.2, 1, 1\n"
            "  %4 = bitcast double %v to <2 x float>\n"
            "  %5 = extractvalue { i8, [2 x float] } %3, 0\n"
            "  %6 = extractvalue { i8, [2 x float] } %3, 1, 0\n"
            "  %7 = extractvalue { i8, [2 x float] } %3, 1, 1\n"
            "  %8 = bitcast <2 x float> %4 to double\n"
            "  call void @f(i8 %5, float %6, float %7, double %8)\n"
            "  ret void\n"
            "}\n");
}

// A bitcast between addresses and other values is invalid IR.
TEST(Signatures, VectorsOfPointersArePassedAsWords) {
  EXPECT_EQ(flattened("define <2 x ptr> @f(<2 x ptr> %a) {\n  ret <2 x ptr> %a\n}\n"),
            "define fp128 @f(fp128 %a) {\n"
            "  %1 = bitcast fp128 %a to <2 x i64>\n"
            "  %2 = inttoptr <2 x i64> %1 to <2 x ptr>\n"
            "  %3 = ptrtoint <2 x ptr> %2 to <2 x i64>\n"
            "  %4 = bitcast <2 x i64> %3 to fp128\n"
            "  ret fp128 %4\n"
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
         "define void @f(ptr sret(i8) %0, i32 %a, i32 %a.1, i32 %a.2, i32 %a.3, i32 %a.4)");
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
            "  %1 = trunc i8 %a to i7\n"
            "  %2 = trunc i32 %b to i24\n"
            "  %3 = sext i7 %1 to i8\n"
            "  %4 = zext i24 %2 to i32\n"
            "  %r = call i64 @g(i8 signext %3, i32 %4)\n"
            "  %5 = trunc i64 %r to i33\n"
            "  %6 = sext i7 %1 to i8\n"
            "  ret i8 %6\n"
            "}\n");
}

TEST(Signatures, ResultsOfManyPartsGoToMemory) {
  EXPECT_EQ(flattened("define [4 x i64] @f(i64 %a) {\n"
                      "  %r = call [4 x i64] @f(i64 %a)\n"
                      "  ret [4 x i64] %r\n}\n"),
            "define void @f(ptr sret(i8) %0, i64 %a) {\n"
            "  %2 = alloca [4 x i64], align 16\n"
            "  call void @f(ptr sret(i8) %2, i64 %a)\n"
            "  %3 = load [4 x i64], ptr %2, align 8\n"
            "  store [4 x i64] %3, ptr %0, align 8\n"
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
            "  %1 = extractvalue { i64, double } %r, 0\n"
            "  %2 = extractvalue { i64, double } %r, 1\n"
            "  %3 = insertvalue %pair poison, i64 %1, 0\n"
            "  %4 = insertvalue %pair %3, double %2, 1\n"
            "  %5 = extractvalue %pair %4, 0\n"
            "  %6 = extractvalue %pair %4, 1\n"
            "  %7 = insertvalue { i64, double } poison, i64 %5, 0\n"
            "  %8 = insertvalue { i64, double } %7, double %6, 1\n"
            "  ret { i64, double } %8\n"
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
  refuses("define void @f([999999999 x [0 x i64]] %x) {\n  ret void\n}\n",
          "is not supported yet as a parameter");
  refuses(
      "declare void @g(ptr)\ndefine void @f(ptr %x) {\n"
      "  call void @g(ptr byval(i64) align 64 %x)\n  ret void\n}\n",
      "test.ll:4:3: error: type 'i64' is not supported yet as an argument by value with an "
      "alignment of more");
}

TEST(Signatures, RefusesObjectsThatTheStackDoesNotAlign) {
  std::string said =
      flattened("define void @f(ptr byval([4 x i64]) align 32 %x) {\n  ret void\n}\n");
  EXPECT_NE(said.find("type '[4 x i64]' is not supported yet as a parameter by value with an "
                      "alignment of more than 16 bytes"),
            std::string::npos)
      << said;
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
  EXPECT_NE(text.find("icmp ule i32 %5, 160"), std::string::npos) << text;
  EXPECT_NE(text.find("add i32 %5, 16"), std::string::npos) << text;
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
