// The memory of arrays goes back to the system; what is next to them stays.
#include "ir/support/release.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <span>
#include <vector>

#include "tests/unit/support_resident.h"

namespace lilt {
namespace {

constexpr size_t kMegabyte = 1 << 20;

TEST(Release, GivesTheMemoryOfALargeArrayBack) {
  std::vector<uint32_t> values(4 * kMegabyte, 7);
  const size_t before = resident_bytes();
  release_elements(values);
  EXPECT_LE(resident_bytes() + 14 * kMegabyte, before);
  for (uint32_t& value : values) value = 8;
  for (const uint32_t value : values) ASSERT_EQ(value, 8u);
}

// Its first and last page are also those of others.
TEST(Release, KeepsWhatIsNextToTheArray) {
  std::vector<uint8_t> bytes(4 * kMegabyte, 7);
  std::span<uint8_t> middle = std::span(bytes).subspan(kMegabyte + 1, 2 * kMegabyte);
  release_elements(middle);
  for (size_t i = 0; i <= kMegabyte; ++i) ASSERT_EQ(bytes[i], 7) << i;
  for (size_t i = 3 * kMegabyte + 1; i < bytes.size(); ++i) ASSERT_EQ(bytes[i], 7) << i;
}

TEST(Release, KeepsSmallArrays) {
  std::vector<uint32_t> empty, values(10'000, 7);
  release_elements(empty);
  release_elements(values);
  for (const uint32_t value : values) ASSERT_EQ(value, 7u);
}

}  // namespace
}  // namespace lilt
