#include "ir/support/source.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

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

}  // namespace
}  // namespace lilt
