// Damaged inputs: for any bytes, parsing ends, nothing is read out of bounds (run it with
// sanitizers), and accepted text satisfies the verifier and is read back.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>

#include "tests/unit/frontend_fixture.h"

namespace lilt {
namespace {

// Numerical Recipes' quick generator: the same sequence everywhere.
class Random {
 public:
  explicit Random(uint32_t seed) : state_(seed) {}
  uint32_t below(uint32_t limit) {
    state_ = state_ * 1664525u + 1013904223u;
    return static_cast<uint32_t>((uint64_t{state_} * limit) >> 32);
  }

 private:
  uint32_t state_;
};

std::vector<std::string> corpus() {
  std::vector<std::string> paths, texts;
  for (const char* folder : {"/programs/language", "/programs/calls", "/diagnostics"}) {
    std::filesystem::path root = std::string(LILT_TESTS_DIR) + folder;
    if (!std::filesystem::exists(root)) continue;
    for (const auto& entry : std::filesystem::directory_iterator(root))
      if (entry.path().extension() == ".ll") paths.push_back(entry.path().string());
  }
  std::sort(paths.begin(), paths.end());
  for (const std::string& path : paths)
    if (std::filesystem::file_size(path) < 4000) texts.push_back(read_file(path));
  // Words that are rare in the corpus.
  texts.push_back(
      "%t = type <{ i8, [2 x %t*], i64 (i64, ...)* }>\n"
      "@g = internal constant { i8, [3 x i8], i8* } { i8 -1, [3 x i8] c\"a\\0A\\00\", i8* bitcast "
      "(i64* getelementptr inbounds ([2 x i64], [2 x i64]* @h, i32 0, i64 1) to i8*) }, align 8\n"
      "@h = global [2 x i64] [i64 ptrtoint (i8* @f to i64), i64 7]\n"
      "define void @f() #0 !dbg !3 {\nentry:\n  %0 = call i64 asm \"x\", \"\"()\n"
      "  switch i64 %0, label %a [ i64 1, label %b i64 2, label %a ]\na:\n"
      "  %1 = phi i64 [ 1, %entry ], [ 1, %entry ], [ %0, %b ]\n  ret void\nb:\n  br label %a\n}\n"
      "attributes #0 = { nounwind \"k\"=\"v\" }\n!3 = distinct !{!\"x\", i32 7, !{}}\n");
  texts.push_back(
      "declare void @llvm.dbg.value(metadata, metadata, metadata)\n"
      "define i64 @f(i64, ptr %p) {\n  %2 = add i64 %0, 1\n"
      "  tail call void @llvm.dbg.value(metadata i64 %2, metadata !1, metadata !{}), !dbg !2\n"
      "  %c = icmp eq i64 %2, 0\n  br i1 %c, label %5, label %3\n3:\n"
      "  %4 = phi i64 [ %2, %1 ], [ %6, %5 ]\n  call i64 @llvm.umax(i64 %4, i64 7)\n"
      "  ret i64 %4\n5:\n  %6 = load i64, i64* %p, align u0x8\n  br label %3\n"
      "  %v = invoke i64 @f(i64 %6, ptr %p) to label %3 unwind label %pad\npad:\n"
      "  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\n!1 = !{}\n!2 = !{}\n");
  return texts;
}

// Parses; a rejected input must have an error message.
void survive(const std::string& text) {
  auto parsed = parse_text(text);
  ASSERT_FALSE(parsed->breaches.has_errors())
      << parsed->breaches.render(DiagnosticFormat::Text, false) << "\nof\n"
      << text;
  if (!parsed->ok()) return;
  auto again = parse_text(parsed->printed);
  ASSERT_TRUE(again->ok()) << again->reports() << "\nof\n" << parsed->printed << "\nof\n" << text;
}

TEST(FrontendFuzz, TruncatedAtEveryByte) {
  std::vector<std::string> texts = corpus();
  for (size_t i = 0; i < texts.size(); i += 9)
    for (size_t size = 0; size < texts[i].size(); size += 1 + texts[i].size() / 300)
      survive(texts[i].substr(0, size));
  for (size_t size = 0; size <= texts.back().size(); ++size) survive(texts.back().substr(0, size));
}

TEST(FrontendFuzz, BytesChanged) {
  constexpr std::string_view kBytes = "%@!#{}()[]<>*,;=:\"\\ \n\t.x09-iac\xC3\x01$^";
  Random random(1);
  for (const std::string& text : corpus()) {
    if (text.empty()) continue;
    for (int round = 0; round < 12; ++round) {
      std::string damaged = text;
      for (uint32_t changes = 1 + random.below(3); changes > 0; --changes)
        damaged[random.below(static_cast<uint32_t>(damaged.size()))] =
            kBytes[random.below(kBytes.size())];
      survive(damaged);
    }
  }
}

// Words and numbers with their sigils, and the rest byte by byte.
std::vector<std::string> words_in(const std::string& text) {
  constexpr std::string_view kSigils = "%@!#";
  auto is_of_a_word = [](char c) { return std::isalnum(c) != 0 || c == '_' || c == '.'; };
  std::vector<std::string> words;
  for (size_t at = 0; at < text.size();) {
    size_t end = at + 1;
    if (is_of_a_word(text[at]) || kSigils.find(text[at]) != kSigils.npos)
      while (end < text.size() && is_of_a_word(text[end])) ++end;
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

// Most of these texts are read to the end: the error is in a name, a type, the order of lines.
TEST(FrontendFuzz, WordsExchanged) {
  constexpr std::string_view kWords[] = {"tail call",
                                         "notail call",
                                         "void",
                                         "i1",
                                         "i64",
                                         "ptr",
                                         "i64*",
                                         "label",
                                         "metadata",
                                         "%0",
                                         "%1",
                                         "%2",
                                         "%3",
                                         "1",
                                         "0",
                                         "-1",
                                         "null",
                                         "undef",
                                         "zeroinitializer",
                                         "@llvm.dbg.value",
                                         "ret void",
                                         "unreachable",
                                         "br label %1",
                                         "add i64 1, 2",
                                         "invoke",
                                         "resume i64 1",
                                         "entry",
                                         "{}",
                                         "phi"};
  Random random(3);
  std::vector<std::string> texts = corpus();
  for (const std::string& text : texts) {
    for (int rounds = &text == &texts.back() ? 2000 : 25; rounds > 0; --rounds) {
      std::vector<std::string> words = words_in(text);
      for (uint32_t changes = 1 + random.below(3); changes > 0 && !words.empty(); --changes) {
        std::string& word = words[random.below(static_cast<uint32_t>(words.size()))];
        if (std::isspace(word[0]) != 0) continue;
        word = random.below(2) == 0 ? words[random.below(static_cast<uint32_t>(words.size()))]
                                    : std::string(kWords[random.below(std::size(kWords))]);
      }
      std::string damaged;
      for (const std::string& word : words) damaged += word;
      survive(damaged);
    }
  }
}

TEST(FrontendFuzz, PiecesMovedAndRepeated) {
  Random random(2);
  std::vector<std::string> texts = corpus();
  for (const std::string& text : texts) {
    const std::string& other = texts[random.below(static_cast<uint32_t>(texts.size()))];
    if (text.empty() || other.empty()) continue;
    for (int round = 0; round < 6; ++round) {
      uint32_t from = random.below(static_cast<uint32_t>(other.size()));
      uint32_t to = random.below(static_cast<uint32_t>(text.size()));
      std::string damaged = text;
      damaged.replace(to, random.below(20), other.substr(from, random.below(60)));
      survive(damaged);
    }
  }
}

}  // namespace
}  // namespace lilt
