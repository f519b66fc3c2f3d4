// The rules of instruction_simplify, each on one line of LLVM IR.
#include "ir/opt/value_facts.h"
#include "ir/ssa/number.h"
#include "tests/unit/opt_text.h"

namespace lilt::opt {
namespace {

// The simplified body of a function with `lines` that returns `result` (a typed value).
std::string simplified(const std::string& lines, const std::string& result) {
  std::string type = result.substr(0, result.find(' '));
  std::string text = "source_filename = \"x\"\ndefine " + type +
                     " @f(i64 %x, i64 %y, i1 %c, i1 %d, i8 %b, ptr %p, double %r) {\n" + lines +
                     "\nret " + result + "\n}\n";
  std::string out = optimize(text, {instruction_simplify, dead_code_elimination});
  out = out.substr(out.find("{\n") + 2);
  out = out.substr(0, out.rfind("\n}"));
  std::string flat;  // lines joined by "; " without indentation and the final ret
  size_t start = 0;
  while (start <= out.size()) {
    size_t end = std::min(out.find('\n', start), out.size());
    flat += (flat.empty() ? "" : "; ") + out.substr(start + 2, end - start - 2);
    start = end + 1;
  }
  return flat;
}

struct Rule {
  const char* lines;
  const char* result;
  const char* expected;
};

class Rules : public testing::TestWithParam<Rule> {};

TEST_P(Rules, Simplify) {
  EXPECT_EQ(simplified(GetParam().lines, GetParam().result), GetParam().expected)
      << GetParam().lines;
}

INSTANTIATE_TEST_SUITE_P(
    Arithmetic, Rules,
    testing::Values(
        Rule{"%a = add i64 %x, 0", "i64 %a", "ret i64 %x"},
        Rule{"%a = add i64 7, %x", "i64 %a", "%a = add i64 %x, 7; ret i64 %a"},
        Rule{"%a = add i64 2, 3", "i64 %a", "ret i64 5"},
        Rule{"%a = add i64 %x, 5\n%e = add i64 %a, -5", "i64 %e", "ret i64 %x"},
        Rule{"%a = add i64 %x, 5\n%e = add i64 %a, 6", "i64 %e", "%e = add i64 %x, 11; ret i64 %e"},
        Rule{"%a = add i64 %x, %x", "i64 %a", "%a = shl i64 %x, 1; ret i64 %a"},
        Rule{"%a = sub i64 0, %y\n%e = add i64 %x, %a", "i64 %e",
             "%e = sub i64 %x, %y; ret i64 %e"},
        Rule{"%a = sub i64 %x, %y\n%e = add i64 %y, %a", "i64 %e", "ret i64 %x"},
        Rule{"%a = sub nsw i64 %x, 9", "i64 %a", "%a = add nsw i64 %x, -9; ret i64 %a"},
        Rule{"%a = sub nsw i64 %x, -9223372036854775808", "i64 %a",
             "%a = add i64 %x, -9223372036854775808; ret i64 %a"},
        Rule{"%a = sub i64 %x, %x", "i64 %a", "ret i64 0"},
        Rule{"%a = sub i64 0, %x\n%e = sub i64 0, %a", "i64 %e", "ret i64 %x"},
        Rule{"%a = sub i64 -1, %x", "i64 %a", "%a = xor i64 %x, -1; ret i64 %a"},
        Rule{"%a = sub i64 10, %x\n%e = sub i64 3, %a", "i64 %e",
             "%e = add i64 %x, -7; ret i64 %e"},
        Rule{"%a = add i64 %x, 10\n%e = sub i64 3, %a", "i64 %e",
             "%e = sub i64 -7, %x; ret i64 %e"},
        Rule{"%a = add i64 %x, %y\n%e = sub i64 %a, %x", "i64 %e", "ret i64 %y"},
        Rule{"%a = sub i64 %x, %y\n%e = sub i64 %x, %a", "i64 %e", "ret i64 %y"},
        Rule{"%a = xor i64 %x, -1\n%e = add i64 %a, 1", "i64 %e", "%e = sub i64 0, %x; ret i64 %e"},
        Rule{"%a = add i64 %x, 3\n%e = add i64 %a, %y\n%g = add i64 %e, 4", "i64 %g",
             "%v0 = add i64 %x, %y; %g = add i64 %v0, 7; ret i64 %g"},
        Rule{"%a = add i1 %c, %d", "i1 %a", "%a = xor i1 %c, %d; ret i1 %a"},
        Rule{"%a = mul i64 %x, 0", "i64 %a", "ret i64 0"},
        Rule{"%a = mul i64 %x, 1", "i64 %a", "ret i64 %x"},
        Rule{"%a = mul i64 %x, -1", "i64 %a", "%a = sub i64 0, %x; ret i64 %a"},
        Rule{"%a = mul nsw i64 8, %x", "i64 %a", "%a = shl nsw i64 %x, 3; ret i64 %a"},
        Rule{"%a = mul nsw i64 %x, -9223372036854775808", "i64 %a",
             "%a = shl i64 %x, 63; ret i64 %a"},
        Rule{"%a = mul i64 %x, 6\n%e = mul i64 %a, 7", "i64 %e", "%e = mul i64 %x, 42; ret i64 %e"},
        Rule{"%a = shl i64 %x, 2\n%e = mul i64 %a, 3", "i64 %e",
             "%e = mul i64 %x, 12; ret i64 %e"}));

INSTANTIATE_TEST_SUITE_P(
    Division, Rules,
    testing::Values(Rule{"%a = udiv i64 %x, 8", "i64 %a", "%a = lshr i64 %x, 3; ret i64 %a"},
                    Rule{"%a = urem i64 %x, 8", "i64 %a", "%a = and i64 %x, 7; ret i64 %a"},
                    Rule{"%a = sdiv i64 %x, 1", "i64 %a", "ret i64 %x"},
                    Rule{"%a = sdiv i64 %x, -1", "i64 %a", "%a = sub i64 0, %x; ret i64 %a"},
                    Rule{"%a = srem i64 %x, -1", "i64 %a", "ret i64 0"},
                    Rule{"%a = sdiv i64 %x, 8", "i64 %a", "%a = sdiv i64 %x, 8; ret i64 %a"},
                    Rule{"%a = sdiv exact i64 %x, 8", "i64 %a",
                         "%a = ashr exact i64 %x, 3; ret i64 %a"},
                    Rule{"%a = zext i8 %b to i64\n%e = sdiv i64 %a, 8", "i64 %e",
                         "%a = zext i8 %b to i64; %e = lshr i64 %a, 3; ret i64 %e"},
                    Rule{"%a = sdiv i64 %x, 7", "i64 %a", "%a = sdiv i64 %x, 7; ret i64 %a"},
                    Rule{"%a = sdiv i64 5, 0", "i64 %a", "%a = udiv i64 5, 0; ret i64 %a"},
                    Rule{"%a = zext i8 %b to i64\n%e = srem i64 %a, 10", "i64 %e",
                         "%a = zext i8 %b to i64; %e = urem i64 %a, 10; ret i64 %e"},
                    Rule{"%a = zext i8 %b to i64\n%e = sdiv i64 %a, %x", "i64 %e",
                         "%a = zext i8 %b to i64; %e = sdiv i64 %a, %x; ret i64 %e"},
                    Rule{"%a = zext i8 %b to i64\n%e = sdiv i64 %a, -10", "i64 %e",
                         "%a = zext i8 %b to i64; %e = sdiv i64 %a, -10; ret i64 %e"},
                    Rule{"%a = udiv i64 0, %x", "i64 %a", "ret i64 0"},
                    Rule{"%a = urem i64 %x, %x", "i64 %a", "ret i64 0"}));

INSTANTIATE_TEST_SUITE_P(
    Bitwise, Rules,
    testing::Values(Rule{"%a = and i64 %x, 0", "i64 %a", "ret i64 0"},
                    Rule{"%a = and i64 %x, -1", "i64 %a", "ret i64 %x"},
                    Rule{"%a = and i64 %x, %x", "i64 %a", "ret i64 %x"},
                    Rule{"%a = or i64 %x, -1", "i64 %a", "ret i64 -1"},
                    Rule{"%a = xor i64 %x, %x", "i64 %a", "ret i64 0"},
                    Rule{"%a = xor i64 %x, -1\n%e = xor i64 %a, -1", "i64 %e", "ret i64 %x"},
                    Rule{"%a = xor i64 %x, -1\n%e = and i64 %a, %x", "i64 %e", "ret i64 0"},
                    Rule{"%a = xor i64 %x, -1\n%e = or i64 %a, %x", "i64 %e", "ret i64 -1"},
                    Rule{"%a = and i64 %x, 12\n%e = and i64 %a, 10", "i64 %e",
                         "%e = and i64 %x, 8; ret i64 %e"},
                    Rule{"%a = or i64 %x, %y\n%e = and i64 %a, %x", "i64 %e", "ret i64 %x"},
                    Rule{"%a = and i64 %x, %y\n%e = or i64 %x, %a", "i64 %e", "ret i64 %x"},
                    Rule{"%a = xor i64 %x, %y\n%e = xor i64 %a, %x", "i64 %e", "ret i64 %y"},
                    Rule{"%a = or i64 %x, 3\n%e = and i64 %a, 8", "i64 %e",
                         "%e = and i64 %x, 8; ret i64 %e"},
                    Rule{"%a = zext i8 %b to i64\n%e = and i64 %a, 255", "i64 %e",
                         "%a = zext i8 %b to i64; ret i64 %a"},
                    Rule{"%a = zext i8 %b to i64\n%e = and i64 %a, 256", "i64 %e", "ret i64 0"},
                    Rule{"%a = xor i64 %x, -1\n%e = xor i64 %y, -1\n%g = and i64 %a, %e", "i64 %g",
                         "%v0 = or i64 %x, %y; %g = xor i64 %v0, -1; ret i64 %g"},
                    Rule{"%a = shl i64 %x, 0", "i64 %a", "ret i64 %x"},
                    Rule{"%a = shl i64 %x, 64", "i64 %a", "%a = shl i64 %x, 64; ret i64 %a"},
                    Rule{"%a = shl i64 %x, 40\n%e = shl i64 %a, 24", "i64 %e", "ret i64 0"},
                    Rule{"%a = ashr i64 %x, 40\n%e = ashr i64 %a, 40", "i64 %e",
                         "%e = ashr i64 %x, 63; ret i64 %e"},
                    Rule{"%a = lshr i64 %x, 4\n%e = shl i64 %a, 4", "i64 %e",
                         "%e = and i64 %x, -16; ret i64 %e"},
                    Rule{"%a = shl i64 %x, 56\n%e = lshr i64 %a, 56", "i64 %e",
                         "%e = and i64 %x, 255; ret i64 %e"},
                    Rule{"%a = lshr i64 %x, 1\n%e = ashr i64 %a, 2", "i64 %e",
                         "%e = lshr i64 %x, 3; ret i64 %e"}));

INSTANTIATE_TEST_SUITE_P(
    OrdersOfNumbers, Rules,
    testing::Values(
        Rule{"%a = fcmp ogt double %r, 0x7FF0000000000000", "i1 %a", "ret i1 false"},
        Rule{"%a = fcmp ule double %r, 0x7FF0000000000000", "i1 %a", "ret i1 true"},
        Rule{"%a = fcmp ole double %r, 0x7FF0000000000000", "i1 %a",
             "%a = fcmp ord double %r, %r; ret i1 %a"},
        Rule{"%a = fcmp olt double %r, 0x7FF0000000000000", "i1 %a",
             "%a = fcmp olt double %r, 0x7FF0000000000000; ret i1 %a"},
        Rule{"%a = fcmp ugt double 0xFFF0000000000000, %r", "i1 %a",
             "%a = fcmp uno double %r, %r; ret i1 %a"},
        Rule{"%a = fcmp une double %r, %r", "i1 %a", "%a = fcmp uno double %r, %r; ret i1 %a"},
        Rule{"%a = call double @llvm.fabs.f64(double %r)\n%e = fcmp olt double %a, 0.0", "i1 %e",
             "%a = call double @llvm.fabs.f64(double %r); ret i1 false"},
        Rule{"%a = call double @llvm.fabs.f64(double %r)\n%e = fcmp ogt double %a, 0.0", "i1 %e",
             "%a = call double @llvm.fabs.f64(double %r); %e = fcmp one double %r, 0.000000e+00; "
             "ret i1 %e"},
        Rule{"%a = fmul double %r, %r\n%e = fcmp uge double %a, -1.0", "i1 %e", "ret i1 true"},
        Rule{"%a = fcmp oge double %r, 2.0\n%e = fcmp ole double %r, 2.0\n%g = and i1 %a, %e",
             "i1 %g", "%g = fcmp oeq double %r, 2.000000e+00; ret i1 %g"},
        Rule{"%a = fcmp olt double %r, 2.0\n%e = fcmp ule double %r, 2.0\n%g = xor i1 %a, %e",
             "i1 %g", "%g = fcmp ueq double %r, 2.000000e+00; ret i1 %g"}));

INSTANTIATE_TEST_SUITE_P(
    Comparison, Rules,
    testing::Values(Rule{"%a = icmp sgt i64 5, %x", "i1 %a", "%a = icmp slt i64 %x, 5; ret i1 %a"},
                    Rule{"%a = icmp sle i64 %x, 5", "i1 %a", "%a = icmp slt i64 %x, 6; ret i1 %a"},
                    Rule{"%a = icmp sge i64 %x, 5", "i1 %a", "%a = icmp sgt i64 %x, 4; ret i1 %a"},
                    Rule{"%a = icmp sle i64 %x, 9223372036854775807", "i1 %a", "ret i1 true"},
                    Rule{"%a = icmp slt i64 %x, -9223372036854775808", "i1 %a", "ret i1 false"},
                    Rule{"%a = icmp ult i64 %x, 1", "i1 %a", "%a = icmp eq i64 %x, 0; ret i1 %a"},
                    Rule{"%a = icmp ugt i64 %x, 0", "i1 %a", "%a = icmp ne i64 %x, 0; ret i1 %a"},
                    Rule{"%a = icmp slt i64 %x, %x", "i1 %a", "ret i1 false"},
                    Rule{"%a = add i64 %x, 3\n%e = icmp eq i64 %a, 10", "i1 %e",
                         "%e = icmp eq i64 %x, 7; ret i1 %e"},
                    Rule{"%a = sub i64 %x, %y\n%e = icmp ne i64 %a, 0", "i1 %e",
                         "%e = icmp ne i64 %x, %y; ret i1 %e"},
                    Rule{"%a = zext i1 %c to i64\n%e = icmp ne i64 %a, 0", "i1 %e", "ret i1 %c"},
                    Rule{"%a = zext i1 %c to i64\n%e = icmp eq i64 %a, 0", "i1 %e",
                         "%e = xor i1 %c, true; ret i1 %e"},
                    Rule{"%a = zext i1 %c to i64\n%e = icmp slt i64 %a, 2", "i1 %e", "ret i1 true"},
                    Rule{"%a = zext i8 %b to i64\n%e = icmp slt i64 %a, 9", "i1 %e",
                         "%e = icmp ult i8 %b, 9; ret i1 %e"},
                    Rule{"%a = sext i8 %b to i64\n%e = icmp slt i64 %a, -9", "i1 %e",
                         "%e = icmp slt i8 %b, -9; ret i1 %e"},
                    Rule{"%a = icmp slt i64 %x, %y\n%e = xor i1 %a, true", "i1 %e",
                         "%e = icmp sge i64 %x, %y; ret i1 %e"},
                    Rule{"%a = and i64 %x, 4\n%e = icmp eq i64 %a, 4", "i1 %e",
                         "%a = and i64 %x, 4; %e = icmp ne i64 %a, 0; ret i1 %e"},
                    Rule{"%a = and i64 %x, 7\n%e = icmp ult i64 %a, 8", "i1 %e", "ret i1 true"},
                    Rule{"%a = icmp eq i1 %c, true", "i1 %a", "ret i1 %c"},
                    Rule{"%a = alloca i64\n%e = icmp eq ptr %a, null", "i1 %e", "ret i1 false"},
                    Rule{"%a = select i1 %c, i64 3, i64 4\n%e = icmp eq i64 %a, 3", "i1 %e",
                         "ret i1 %c"}));

// Undef is 0 wherever it is an operand, but never a divisor.
INSTANTIATE_TEST_SUITE_P(
    Undefined, Rules,
    testing::Values(Rule{"%a = sub i64 undef, undef", "i64 %a", "ret i64 0"},
                    Rule{"%a = sub i64 %x, undef", "i64 %a", "ret i64 %x"},
                    Rule{"%a = add i64 undef, %x", "i64 %a", "ret i64 %x"},
                    Rule{"%a = and i64 %x, undef", "i64 %a", "ret i64 0"},
                    Rule{"%a = mul i64 undef, %x", "i64 %a", "ret i64 0"},
                    Rule{"%a = shl i64 %x, undef", "i64 %a", "ret i64 %x"},
                    Rule{"%a = udiv i64 %x, undef", "i64 %a",
                         "%a = udiv i64 %x, undef; ret i64 %a"},
                    Rule{"%a = udiv i64 undef, %x", "i64 %a", "ret i64 0"},
                    Rule{"%e = icmp ult i64 %x, undef", "i1 %e", "ret i1 false"},
                    Rule{"%a = zext i8 undef to i64", "i64 %a", "ret i64 0"},
                    Rule{"%a = xor i64 %x, poison", "i64 %a", "ret i64 poison"},
                    Rule{"%e = and i1 %c, poison", "i1 %e", "ret i1 false"},
                    Rule{"%e = or i1 poison, %c", "i1 %e", "ret i1 %c"}));

INSTANTIATE_TEST_SUITE_P(
    Selection, Rules,
    testing::Values(
        Rule{"%a = select i1 true, i64 %x, i64 %y", "i64 %a", "ret i64 %x"},
        Rule{"%a = select i1 %c, i64 %x, i64 %x", "i64 %a", "ret i64 %x"},
        Rule{"%a = select i1 %c, i1 true, i1 false", "i1 %a", "ret i1 %c"},
        Rule{"%a = select i1 %c, i1 %d, i1 false", "i1 %a", "%a = and i1 %c, %d; ret i1 %a"},
        Rule{"%a = select i1 %c, i1 true, i1 poison", "i1 %a", "ret i1 true"},
        Rule{"%e = icmp eq i64 %x, poison\n%a = select i1 %c, i1 %e, i1 false", "i1 %a",
             "ret i1 false"},
        Rule{"%a = select i1 %c, i1 %d, i1 poison\n%e = and i1 %a, %c", "i1 %e",
             "%e = and i1 %d, %c; ret i1 %e"},
        Rule{"%a = select i1 %c, i64 1, i64 0", "i64 %a", "%a = zext i1 %c to i64; ret i64 %a"},
        Rule{"%a = select i1 %c, i64 -1, i64 0", "i64 %a", "%a = sext i1 %c to i64; ret i64 %a"},
        Rule{"%n = xor i1 %c, true\n%a = select i1 %n, i64 %x, i64 %y", "i64 %a",
             "%a = select i1 %c, i64 %y, i64 %x; ret i64 %a"},
        Rule{"%e = icmp eq i64 %x, %y\n%a = select i1 %e, i64 %x, i64 %y", "i64 %a",
             "ret i64 %y"}));

INSTANTIATE_TEST_SUITE_P(
    Conversion, Rules,
    testing::Values(Rule{"%a = zext i8 %b to i64\n%e = trunc i64 %a to i8", "i8 %e", "ret i8 %b"},
                    Rule{"%a = zext i8 %b to i64\n%e = trunc i64 %a to i16", "i16 %e",
                         "%e = zext i8 %b to i16; ret i16 %e"},
                    Rule{"%a = trunc i64 %x to i8\n%e = zext i8 %a to i64", "i64 %e",
                         "%e = and i64 %x, 255; ret i64 %e"},
                    Rule{"%a = zext i8 %b to i16\n%e = sext i16 %a to i64", "i64 %e",
                         "%e = zext i8 %b to i64; ret i64 %e"},
                    Rule{"%a = bitcast ptr %p to ptr", "ptr %a", "ret ptr %p"},
                    Rule{"%a = ptrtoint ptr %p to i64\n%e = inttoptr i64 %a to ptr", "ptr %e",
                         "%a = ptrtoint ptr %p to i64; %e = inttoptr i64 %a to ptr; ret ptr %e"},
                    Rule{"%a = inttoptr i64 %x to ptr\n%e = ptrtoint ptr %a to i64", "i64 %e",
                         "ret i64 %x"},
                    Rule{"%a = fneg double %r\n%e = fneg double %a", "double %e", "ret double %r"},
                    Rule{"%a = fmul double 1.0, %r", "double %a", "ret double %r"},
                    Rule{"%a = fdiv double %r, -4.0", "double %a",
                         "%a = fmul double %r, -2.500000e-01; ret double %a"},
                    Rule{"%a = fdiv double %r, 3.0", "double %a",
                         "%a = fdiv double %r, 3.000000e+00; ret double %a"},
                    Rule{"%a = fdiv double %r, 0x7FE0000000000000", "double %a",
                         "%a = fdiv double %r, 0x7FE0000000000000; ret double %a"},
                    Rule{"%n = fneg double %r\n%a = fadd double %n, 3.0", "double %a",
                         "%a = fsub double 3.000000e+00, %r; ret double %a"},
                    Rule{"%n = fneg double %r\n%a = fsub double 3.0, %n", "double %a",
                         "%a = fadd double %r, 3.000000e+00; ret double %a"},
                    Rule{"%a = fadd double %r, 0.0", "double %a",
                         "%a = fadd double %r, 0.000000e+00; ret double %a"}));

INSTANTIATE_TEST_SUITE_P(
    Address, Rules,
    testing::Values(
        Rule{"%a = getelementptr {i64, i64}, ptr %p, i64 0, i32 0", "ptr %a", "ret ptr %p"},
        Rule{"%a = getelementptr [4 x {i64, i64}], ptr %p, i64 0, i64 %x\n"
             "%e = getelementptr {i64, i64}, ptr %a, i64 0, i32 1",
             "ptr %e",
             "%e = getelementptr [4 x { i64, i64 }], ptr %p, i64 0, i64 %x, i32 1; ret ptr %e"},
        Rule{"%a = getelementptr inbounds {i64, i64}, ptr %p, i64 1, i32 1\n"
             "%e = getelementptr inbounds i64, ptr %a, i64 -1",
             "ptr %e", "%e = getelementptr inbounds i8, ptr %p, i64 16; ret ptr %e"},
        Rule{"%a = getelementptr i64, ptr %p, i64 %x\n%e = getelementptr i64, ptr %a, i64 %y",
             "ptr %e",
             "%a = getelementptr i64, ptr %p, i64 %x; %e = getelementptr i64, ptr %a, i64 %y; "
             "ret ptr %e"}));

TEST(InstructionSimplify, PhisOfOneValueGo) {
  EXPECT_EQ(optimize(R"(source_filename = "x"
define i64 @f(i64 %x, i1 %c) {
entry:
  br label %loop
loop:
  %a = phi i64 [ %x, %entry ], [ %a, %loop ]
  %u = phi i64 [ undef, %entry ], [ 7, %loop ]
  %n = xor i1 %c, true
  br i1 %n, label %loop, label %exit
exit:
  %r = add i64 %a, %u
  ret i64 %r
}
)",
                     {instruction_simplify}),
            R"(define i64 @f(i64 %x, i1 %c) {
entry:
  br label %loop

loop:
  br i1 %c, label %exit, label %loop

exit:
  %r = add i64 %x, 7
  ret i64 %r
}
)");
}

TEST(InstructionSimplify, UndefPhiKeepsAValueThatDoesNotDominate) {
  std::string text = R"(define i64 @f(i1 %c, ptr %p) {
entry:
  br i1 %c, label %left, label %join

left:
  %v = load i64, ptr %p
  br label %join

join:
  %a = phi i64 [ undef, %entry ], [ %v, %left ]
  ret i64 %a
}
)";
  EXPECT_EQ(optimize("source_filename = \"x\"\n" + text, {instruction_simplify}), text);
}

TEST(InstructionSimplify, UnreachableCodeIsLeftAlone) {
  std::string text = R"(define i64 @f() {
entry:
  ret i64 0

dead:
  %a = add i64 %a, 1
  br label %dead
}
)";
  EXPECT_EQ(optimize("source_filename = \"x\"\n" + text, {instruction_simplify}), text);
}

// A loop over the cases of a switch whose variables are phis that use each other: there are as many
// paths through their users as cases to the power of the depth, and a change tells few of them.
TEST(InstructionSimplify, ManyCasesOfALoopAreSimplified) {
  constexpr int kCases = 400, kVariables = 8;
  auto number = [](int n) { return std::to_string(n); };
  std::string text = "define i64 @f(ptr %code, i64 %x) {\nentry:\n";
  for (int v = 0; v < kVariables; ++v) {
    text += "  %s" + number(v) + " = alloca i64\n";
    text += "  store i64 %x, ptr %s" + number(v) + "\n";
  }
  text += "  br label %loop\nloop:\n  %op = load volatile i16, ptr %code\n";
  text += "  switch i16 %op, label %done [\n";
  for (int c = 0; c < kCases; ++c) text += "    i16 " + number(c) + ", label %c" + number(c) + "\n";
  text += "  ]\n";
  for (int c = 0; c < kCases; ++c) {
    const std::string name = "c" + number(c), from = number((3 * c + 1) % kVariables),
                      to = number(c % kVariables);
    text += name + ":\n  %" + name + ".a = load i64, ptr %s" + from + "\n";
    text += "  %" + name + ".b = load i64, ptr %s" + to + "\n";
    text += "  %" + name + ".o = or i64 %" + name + ".a, %" + name + ".b\n";
    text += "  %" + name + ".z = add i64 %" + name + ".o, 0\n";
    text += "  store i64 %" + name + ".z, ptr %s" + to + "\n  br label %loop\n";
  }
  text += "done:\n  %result = load i64, ptr %s0\n  ret i64 %result\n}\n";
  const std::string out = optimize(text, {mem2reg, instruction_simplify, dead_code_elimination});
  EXPECT_EQ(out.find("add"), std::string::npos);
  EXPECT_NE(out.find("or i64"), std::string::npos);
}

// Of four bits, all of them: what two comparisons leave, and the test that asks for it.
TEST(ValueRanges, AreWhatComparisonsTell) {
  constexpr uint32_t kWidth = 4;
  for (unsigned p = 0; p < 10; ++p)
    for (uint64_t c = 0; c < 16; ++c) {
      const auto first = range_where(ssa::IntPredicate(p), c, kWidth);
      for (unsigned q = 0; q < 10; ++q)
        for (uint64_t d = 0; d < 16; ++d) {
          const auto second = range_where(ssa::IntPredicate(q), d, kWidth);
          const auto both = first && second ? intersection(*first, *second, kWidth) : std::nullopt;
          if (!both) continue;
          const RangeTest test = test_of(*both, kWidth);
          for (uint64_t x = 0; x < 16; ++x)
            ASSERT_EQ(ssa::number::holds(test.predicate, kWidth, (x - test.minus) & 15, test.bound),
                      ssa::number::holds(ssa::IntPredicate(p), kWidth, x, c) &&
                          ssa::number::holds(ssa::IntPredicate(q), kWidth, x, d))
                << p << ' ' << c << ' ' << q << ' ' << d << ' ' << x;
        }
    }
}

}  // namespace
}  // namespace lilt::opt
