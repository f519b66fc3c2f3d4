// The expansion of each intrinsic on integers computes what the interpreter defines the intrinsic
// to be: both run in the interpreter, for edge values at machine widths and others.
#include <gtest/gtest.h>

#include "backend/legalize/steps.h"
#include "ir/ssa/printer.h"
#include "tests/unit/interpreter_run.h"

namespace lilt::backend {
namespace {

struct Case {
  std::string_view name;
  std::string_view operands;  // n: of the type, 0 and 1: that i1, s: a shift amount
  bool has_flag = false;      // the result is { iN, i1 }
  uint32_t multiple = 1;      // of bits in a width
};

constexpr Case kCases[] = {
    {"abs", "n0"},
    {"bitreverse", "n"},
    {"bswap", "n", false, 16},
    {"ctlz", "n0"},
    {"ctpop", "n"},
    {"cttz", "n0"},
    {"fshl", "nnn"},
    {"fshr", "nnn"},
    {"sadd.sat", "nn"},
    {"sadd.with.overflow", "nn", true},
    {"smax", "nn"},
    {"smin", "nn"},
    {"smul.with.overflow", "nn", true},
    {"sshl.sat", "ns"},
    {"ssub.sat", "nn"},
    {"ssub.with.overflow", "nn", true},
    {"uadd.sat", "nn"},
    {"uadd.with.overflow", "nn", true},
    {"umax", "nn"},
    {"umin", "nn"},
    {"umul.with.overflow", "nn", true},
    {"ushl.sat", "ns"},
    {"usub.sat", "nn"},
    {"usub.with.overflow", "nn", true},
};

// A function of three operands that returns the result, with the flag above it.
std::string function_text(const Case& tested, uint32_t width, std::string_view name) {
  const std::string type = "i" + std::to_string(width), wide = "i" + std::to_string(width + 1);
  const std::string result = tested.has_flag ? "{ " + type + ", i1 }" : type;
  std::string arguments;
  for (size_t i = 0; i < tested.operands.size(); ++i) {
    const char letter = tested.operands[i];
    const bool is_bit = letter == '0' || letter == '1';
    arguments += std::string(i == 0 ? "" : ", ") +
                 (is_bit ? std::string("i1 ") + (letter == '1' ? "true" : "false")
                         : type + " %" + std::string(1, static_cast<char>('a' + i)));
  }
  std::string text = "define " + wide + " @" + std::string(name) + "(" + type + " %a, " + type +
                     " %b, " + type + " %c) {\n  %r = call " + result + " @llvm." +
                     std::string(tested.name) + "." + type + "(" + arguments + ")\n";
  const std::string whole = tested.has_flag ? "%v" : "%r";
  if (tested.has_flag)
    text += "  %v = extractvalue " + result + " %r, 0\n  %o = extractvalue " + result + " %r, 1\n";
  text += "  %w = zext " + type + " " + whole + " to " + wide + "\n";
  if (!tested.has_flag) return text + "  ret " + wide + " %w\n}\n";
  return text + "  %f = zext i1 %o to " + wide + "\n  %u = shl " + wide + " %f, " +
         std::to_string(width) + "\n  %x = or " + wide + " %w, %u\n  ret " + wide + " %x\n}\n";
}

// The text of the function after its intrinsics were expanded.
std::string expanded(std::string text) {
  Diagnostics diagnostics;
  auto source = SourceText::from_memory("test.ll", std::move(text));
  auto module = frontend::parse_module_header(*source, diagnostics);
  ssa::ModuleLayer layer(*module);
  ssa::Function function;
  EXPECT_TRUE(frontend::FunctionParser(layer, diagnostics).parse(ssa::SymbolId(0), function));
  Arena scratch;
  expand_intrinsics(function, scratch);
  std::string out;
  ssa::print_function(out, function);
  return out;
}

// The ends of the range, its middle, and a few numbers between.
std::vector<std::string> numbers(uint32_t width) {
  std::vector<std::string> found = {"0", "1", "-1"};
  if (width < 3) return found;
  for (const char* number : {"2", "3", "-2", "-3"}) found.push_back(number);
  const uint32_t shown = std::min(width, 62u);  // the edges of narrower numbers, too
  for (uint64_t edge : {uint64_t{1} << (shown - 1), uint64_t{1} << (shown / 2)})
    for (int64_t distance : {-1, 0, 1})
      found.push_back(std::to_string(static_cast<int64_t>(edge) + distance));
  found.push_back("u0x" + std::string("123456789abcdef0").substr(0, std::max(1u, width / 4)));
  return found;
}

// Returns the number of operands for which the two functions differ.
std::string main_text(const Case& tested, uint32_t width) {
  const std::string type = "i" + std::to_string(width), wide = "i" + std::to_string(width + 1);
  const std::vector<std::string> all = numbers(width);
  const bool has_two = tested.operands.size() > 1 && tested.operands[1] == 'n';
  std::string text = "define i32 @main() {\n  %sum0 = add i32 0, 0\n";
  uint32_t count = 0;
  auto compare = [&](const std::string& a, const std::string& b, const std::string& c) {
    const std::string n = std::to_string(count), next = std::to_string(++count);
    const std::string operands =
        "(" + type + " " + a + ", " + type + " " + b + ", " + type + " " + c + ")\n";
    text += "  %x" + n + " = call " + wide + " @expanded" + operands;
    text += "  %y" + n + " = call " + wide + " @defined" + operands;
    text += "  %d" + n + " = icmp ne " + wide + " %x" + n + ", %y" + n + "\n";
    text += "  %z" + n + " = zext i1 %d" + n + " to i32\n";
    text += "  %sum" + next + " = add i32 %sum" + n + ", %z" + n + "\n";
  };
  for (const std::string& a : all) {
    if (tested.operands == "ns")
      for (uint32_t amount : {0u, width / 2, width - 1}) compare(a, std::to_string(amount), "0");
    else if (!has_two)
      compare(a, "0", "0");
    else
      for (const std::string& b : all)
        for (uint32_t amount : {0u, 1u, width - 1})
          if (amount == 0 || tested.operands.size() > 2) compare(a, b, std::to_string(amount));
  }
  return text + "  ret i32 %sum" + std::to_string(count) + "\n}\n";
}

TEST(Expansions, ComputeWhatTheIntrinsicsAreDefinedAs) {
  for (const Case& tested : kCases)
    for (uint32_t width :
         {1u, 2u, 3u, 7u, 8u, 16u, 31u, 32u, 33u, 48u, 63u, 64u, 65u, 80u, 128u, 200u}) {
      if (width % tested.multiple != 0) continue;
      const std::string text = expanded(function_text(tested, width, "expanded"));
      const runtime::ProgramRun run = runtime::run_text(
          text + function_text(tested, width, "defined") + main_text(tested, width));
      ASSERT_EQ(run.errors, "") << text;
      ASSERT_EQ(run.kind, "") << text;
      EXPECT_EQ(run.outcome.status, 0) << tested.name << " of i" << width << "\n" << text;
    }
}

}  // namespace
}  // namespace lilt::backend
