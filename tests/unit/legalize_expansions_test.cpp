// The expansion of each intrinsic by arithmetic computes what the interpreter defines the intrinsic
// to be: both run in the interpreter, for edge values of integers at machine widths and others, and
// of each floating-point format.
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
  ssa::ModuleOverlay overlay(*module);
  ssa::Function function;
  EXPECT_TRUE(frontend::FunctionParser(overlay, diagnostics).parse(ssa::SymbolId(0), function));
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

// Returns whether there are operands for which the two functions differ.
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
  return text + "  %differ = icmp ne i32 %sum" + std::to_string(count) +
         ", 0\n  %status = zext i1 %differ to i32\n  ret i32 %status\n}\n";
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

// --- floating point

struct Format {
  std::string_view name;
  std::string_view suffix;  // of intrinsics
  uint32_t bits, fraction;  // of the whole; below the exponent
  bool has_integer_bit = false;
  uint32_t exponent() const { return bits - 1 - fraction; }
};

constexpr Format kFormats[] = {
    {"half", "f16", 16, 10},   {"bfloat", "bf16", 16, 7},         {"float", "f32", 32, 23},
    {"double", "f64", 64, 52}, {"x86_fp80", "f80", 80, 64, true}, {"fp128", "f128", 128, 112},
};

// A literal of the bits.
std::string literal(unsigned __int128 bits) {
  std::string digits;
  for (; bits != 0 || digits.empty(); bits >>= 4)
    digits.insert(digits.begin(), "0123456789abcdef"[static_cast<unsigned>(bits & 15)]);
  return "u0x" + digits;
}

// Zeros, subnormal numbers, the ends of integers' ranges and what is beside them, the largest
// numbers, infinities, NaNs. `few`: enough for pairs.
std::vector<std::string> floats(const Format& format, bool few) {
  const uint32_t largest = (1u << format.exponent()) - 1, bias = largest / 2;
  std::vector<uint32_t> exponents = {0, 1, bias, largest - 1, largest};
  if (!few)
    for (int power : {-1, 1, 6, 7, 8, 15, 16, 30, 31, 32, 62, 63, 64, 126, 127, 128})
      if (static_cast<int64_t>(bias) + power < largest - 1)
        exponents.push_back(bias + static_cast<uint32_t>(power));
  const uint32_t stored = format.fraction - (format.has_integer_bit ? 1 : 0);
  const unsigned __int128 one = 1, ones = (one << stored) - 1;
  std::vector<std::string> found;
  for (uint32_t exponent : exponents)
    for (unsigned __int128 fraction : {one - one, one, one << (stored - 1), ones})
      for (unsigned __int128 sign : {one - one, one}) {
        unsigned __int128 bits = fraction;
        if (format.has_integer_bit && exponent != 0) bits |= one << stored;
        bits |= static_cast<unsigned __int128>(exponent) << format.fraction;
        found.push_back(literal(bits | sign << (format.bits - 1)));
      }
  return found;
}

struct FloatCase {
  std::string call;    // the intrinsic with its operands, of %x and %y
  std::string result;  // its type
  bool is_binary = false;
};

std::vector<FloatCase> float_cases(const Format& format) {
  const std::string type(format.name), suffix(format.suffix);
  std::vector<FloatCase> found;
  for (const char* name : {"maximum", "minimum"})
    found.push_back(
        {"@llvm." + std::string(name) + "." + suffix + "(" + type + " %x, " + type + " %y)", type,
         true});
  found.push_back({"@llvm.canonicalize." + suffix + "(" + type + " %x)", type});
  for (const char* width : {"i1", "i7", "i8", "i16", "i32", "i33", "i64", "i65", "i128"})
    for (const char* name : {"fptosi.sat", "fptoui.sat"})
      found.push_back(
          {"@llvm." + std::string(name) + "." + width + "." + suffix + "(" + type + " %x)", width});
  for (uint32_t mask : {1u, 2u, 3u, 4u, 8u, 16u, 32u, 64u, 96u, 128u, 256u, 264u, 512u, 516u, 504u,
                        63u, 960u, 1020u, 682u})
    found.push_back(
        {"@llvm.is.fpclass." + suffix + "(" + type + " %x, i32 " + std::to_string(mask) + ")",
         "i1"});
  return found;
}

// A function of bits that returns bits; those of NaNs are all alike.
std::string function_text(const FloatCase& tested, const Format& format, std::string_view name) {
  const std::string type(format.name), bits = "i" + std::to_string(format.bits);
  const bool is_number = tested.result == type;
  const std::string result = is_number ? bits : tested.result;
  std::string text = "define " + result + " @" + std::string(name) + "(" + bits + " %a, " + bits +
                     " %b) {\n  %x = bitcast " + bits + " %a to " + type + "\n  %y = bitcast " +
                     bits + " %b to " + type + "\n  %r = call " + tested.result + " " +
                     tested.call + "\n";
  if (is_number)
    text += "  %v = bitcast " + type + " %r to " + bits + "\n  %n = fcmp uno " + type +
            " %r, %r\n  %s = select i1 %n, " + bits + " -1, " + bits + " %v\n";
  return text + "  ret " + result + (is_number ? " %s" : " %r") + "\n}\n";
}

// Returns whether there are operands for which the two functions differ.
std::string main_text(const FloatCase& tested, const Format& format) {
  const std::string bits = "i" + std::to_string(format.bits);
  const std::string result = tested.result == format.name ? bits : tested.result;
  const std::vector<std::string> all = floats(format, tested.is_binary);
  std::string text = "define i32 @main() {\n  %sum0 = add i32 0, 0\n";
  uint32_t count = 0;
  for (const std::string& a : all)
    for (size_t i = 0; i < (tested.is_binary ? all.size() : 1); ++i) {
      const std::string n = std::to_string(count), next = std::to_string(++count);
      const std::string operands = "(" + bits + " " + a + ", " + bits + " " + all[i] + ")\n";
      text += "  %x" + n + " = call " + result + " @expanded" + operands + "  %y" + n + " = call " +
              result + " @defined" + operands;
      text += "  %d" + n + " = icmp ne " + result + " %x" + n + ", %y" + n + "\n  %z" + n +
              " = zext i1 %d" + n + " to i32\n  %sum" + next + " = add i32 %sum" + n + ", %z" + n +
              "\n";
    }
  return text + "  %differ = icmp ne i32 %sum" + std::to_string(count) +
         ", 0\n  %status = zext i1 %differ to i32\n  ret i32 %status\n}\n";
}

TEST(Expansions, ComputeWhatTheIntrinsicsOnNumbersAreDefinedAs) {
  for (const Format& format : kFormats)
    for (const FloatCase& tested : float_cases(format)) {
      const std::string text = expanded(function_text(tested, format, "expanded"));
      EXPECT_EQ(text.find("call"), std::string::npos) << text;
      const runtime::ProgramRun run = runtime::run_text(
          text + function_text(tested, format, "defined") + main_text(tested, format));
      ASSERT_EQ(run.errors, "") << text;
      ASSERT_EQ(run.kind, "") << text;
      EXPECT_EQ(run.outcome.status, 0) << tested.call << "\n" << text;
    }
}

}  // namespace
}  // namespace lilt::backend
