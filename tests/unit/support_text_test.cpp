#include "ir/support/text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "ir/support/frequency.h"
#include "ir/support/suggestion.h"

namespace lilt {
namespace {

std::string name(std::string_view text) {
  std::string out;
  append_llvm_name(out, '%', text);
  return out;
}

std::string json(std::string_view text) {
  std::string out;
  append_json_string(out, text);
  return out;
}

TEST(Text, NumbersAtTheirLimits) {
  std::string out;
  append_decimal(out, INT64_MIN);
  out += ' ';
  append_decimal(out, UINT64_MAX);
  out += ' ';
  append_hexadecimal(out, 0xDEADBEEFull);
  out += ' ';
  append_hexadecimal(out, 0);
  EXPECT_EQ(out, "-9223372036854775808 18446744073709551615 DEADBEEF 0");
}

TEST(Text, NumbersOfAGivenLengthAndFloatingOnes) {
  std::string out = "0x";
  append_padded_hexadecimal(out, 0xBEEF, 8);
  out += ' ';
  append_padded_hexadecimal(out, 0xDEADBEEFull, 2);
  out += ' ';
  append_shortest(out, 0.1f);
  out += ' ';
  append_shortest(out, static_cast<double>(0.1f));
  EXPECT_EQ(out, "0x0000BEEF DEADBEEF 0.1 0.10000000149011612");
}

TEST(Text, FrequenciesHaveFourDigits) {
  EXPECT_EQ(frequency_text(5.200012), "5.2");
  EXPECT_EQ(frequency_text(0.99998474), "1");
  EXPECT_EQ(frequency_text(0.00097560976), "0.0009756");
  EXPECT_EQ(frequency_text(12346), "12350");
  EXPECT_EQ(frequency_text(9999), "9999");
  EXPECT_EQ(frequency_text(-0.35f), "-0.35");
  EXPECT_EQ(frequency_text(0), "0");
  EXPECT_EQ(rounded_frequency(INFINITY), INFINITY);
}

TEST(Text, RoundedFrequenciesReadBack) {
  for (float frequency = 1e-6f; frequency < 1e9f; frequency *= 1.37f) {
    const float rounded = rounded_frequency(frequency);
    EXPECT_EQ(std::stof(frequency_text(rounded)), rounded);
    EXPECT_EQ(rounded_frequency(rounded), rounded);
    EXPECT_NEAR(rounded, frequency, 0.0006f * frequency);
  }
}

TEST(Text, NumbersAreTakenFromTheStart) {
  const auto taken = [](std::string_view text) {
    uint64_t number = 7;
    const bool is_taken = take_number(text, number);
    return (is_taken ? "" : "none ") + std::to_string(number) + '|' + std::string(text);
  };
  EXPECT_EQ(taken("12, 3"), "12|, 3");
  EXPECT_EQ(taken("-1)"), "18446744073709551615|)");
  EXPECT_EQ(taken("18446744073709551615"), "18446744073709551615|");
  for (const char* text : {"", "-", "--1", " 1", "x", "18446744073709551616 ", "+1"})
    EXPECT_EQ(taken(text), std::string("none 7|") + text);
}

TEST(Text, NamesAreQuotedWhenTheyMust) {
  EXPECT_EQ(name("a.b$-_1"), "%a.b$-_1");
  EXPECT_EQ(name("12"), "%12");
  EXPECT_EQ(name("1a"), "%\"1a\"");
  EXPECT_EQ(name("007"), "%\"007\"");
  EXPECT_EQ(name(""), "%\"\"");
  EXPECT_EQ(name("a b"), "%\"a b\"");
  EXPECT_EQ(name("q\"\\\n"), "%\"q\\22\\5C\\0A\"");
}

TEST(Text, StringsEscapeWhatIsNotPrintable) {
  std::string out;
  append_llvm_string(out, std::string_view("hi\0\xFF\"", 5));
  EXPECT_EQ(out, "hi\\00\\FF\\22");
}

TEST(Text, JsonStringsAreValidUtf8) {
  EXPECT_EQ(json("a\"\\\n\t\x01"), "\"a\\\"\\\\\\n\\t\\u0001\"");
  EXPECT_EQ(json("é€😀"), "\"é€😀\"");
  EXPECT_EQ(json("x\xC3"), "\"x\xEF\xBF\xBD\"");
  EXPECT_EQ(json("\xED\xA0\x80"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

TEST(Text, JsonStringsHoldNothingInvisible) {
  EXPECT_EQ(json("\x7F\xC2\x9B\xE2\x80\xAE"), "\"\\u007F\\u009B\\u202E\"");
}

TEST(Text, NearestFindsTypingErrorsOnly) {
  std::vector<std::string_view> names{"counter", "result", "x"};
  EXPECT_EQ(nearest("conuter", names), "counter");
  EXPECT_EQ(nearest("reslt", names), "result");
  EXPECT_EQ(nearest("isle", {"licm", "isel"}), "isel");
  EXPECT_EQ(nearest("rnu", {"check", "run"}), "run");
  EXPECT_EQ(nearest("ADD", {"and", "add"}), "add");
  EXPECT_EQ(nearest("print", {"lrint", "printf", "sprint"}), "printf");
  EXPECT_EQ(nearest("banana", names), "");
  EXPECT_EQ(nearest("y", names), "");
}

TEST(Text, SuggestionsEndAMessage) {
  EXPECT_EQ(suggestion("isle", {"licm", "isel"}), "; did you mean 'isel'?");
  EXPECT_EQ(suggestion("reslt", {"result"}, "%"), "; did you mean '%result'?");
  EXPECT_EQ(suggestion("banana", {"licm", "isel"}), "");
}

}  // namespace
}  // namespace lilt
