// Damaged inputs: whatever the bytes are, parsing ends, nothing is read out of bounds (run it with
// sanitizers), and what is accepted satisfies the verifier and is read back.
#include <gtest/gtest.h>

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
  // What the corpus has little of.
  texts.push_back(
      "%t = type <{ i8, [2 x %t*], i64 (i64, ...)* }>\n"
      "@g = internal constant { i8, [3 x i8], i8* } { i8 -1, [3 x i8] c\"a\\0A\\00\", i8* bitcast "
      "(i64* getelementptr inbounds ([2 x i64], [2 x i64]* @h, i32 0, i64 1) to i8*) }, align 8\n"
      "@h = global [2 x i64] [i64 ptrtoint (i8* @f to i64), i64 7]\n"
      "define void @f() #0 !dbg !3 {\nentry:\n  %0 = call i64 asm \"x\", \"\"()\n"
      "  switch i64 %0, label %a [ i64 1, label %b i64 2, label %a ]\na:\n"
      "  %1 = phi i64 [ 1, %entry ], [ 1, %entry ], [ %0, %b ]\n  ret void\nb:\n  br label %a\n}\n"
      "attributes #0 = { nounwind \"k\"=\"v\" }\n!3 = distinct !{!\"x\", i32 7, !{}}\n");
  return texts;
}

// Parses; an input that is rejected must have said why.
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
