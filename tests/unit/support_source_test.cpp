#include "ir/support/source.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/unit/support_resident.h"

namespace lilt {
namespace {

class SourceFile : public testing::Test {
 protected:
  std::unique_ptr<SourceText> open(const std::string& text) {
    std::ofstream(path_, std::ios::binary) << text;
    std::string error;
    std::unique_ptr<SourceText> source = SourceText::open(path_, error);
    EXPECT_NE(source, nullptr) << error;
    return source;
  }
  void TearDown() override { std::filesystem::remove(path_); }

  const std::string path_ =
      testing::TempDir() + "lilt_source_test_" + std::to_string(::getpid()) + ".ll";
};

// A mapping has no bytes behind its last page: these files are read instead.
TEST_F(SourceFile, ZeroBytesFollowATextThatEndsNearTheEndOfAPage) {
  const auto page = static_cast<size_t>(::sysconf(_SC_PAGESIZE));
  for (size_t left = 0; left <= SourceText::kPadding + 1; ++left) {
    const std::string text(2 * page - left, 'x');
    const std::unique_ptr<SourceText> source = open(text);
    ASSERT_EQ(source->text(), text) << left;
    const std::string padding(source->text().data() + text.size(), SourceText::kPadding);
    EXPECT_EQ(padding, std::string(SourceText::kPadding, '\0')) << left;
  }
}

TEST_F(SourceFile, ZeroBytesFollowAnEmptyText) {
  const std::unique_ptr<SourceText> source = open("");
  ASSERT_EQ(source->text(), "");
  const std::string padding(source->text().data(), SourceText::kPadding);
  EXPECT_EQ(padding, std::string(SourceText::kPadding, '\0'));
}

TEST_F(SourceFile, TextThatWasReleasedIsReadAgain) {
  std::string text;
  while (text.size() < 16 << 20) text += std::to_string(text.size()) + '\n';
  text.resize(16 << 20 | 100);
  const std::unique_ptr<SourceText> source = open(text);
  ASSERT_EQ(source->text(), text);
  const size_t before = resident_bytes();
  source->release(1000, 15 << 20);
  EXPECT_LE(resident_bytes() + (12 << 20), before);
  EXPECT_EQ(source->text(), text);
  source->release(0, static_cast<SourceOffset>(text.size()));
  source->release(1000, 1000);
  EXPECT_EQ(source->text(), text);
}

TEST(SourceInMemory, StaysWhenItIsReleased) {
  const std::string text(1 << 20, 'x');
  const std::unique_ptr<SourceText> source = SourceText::from_memory("text", text);
  source->release(0, static_cast<SourceOffset>(text.size()));
  EXPECT_EQ(source->text(), text);
}

}  // namespace
}  // namespace lilt
