// The hash of bytes: equal for equal texts wherever they lie, spread over the lower bits.
#include "ir/support/hash.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace lilt {
namespace {

TEST(HashOfBytes, IsThatOfTheTextWhereverItLies) {
  const std::string text = "a name of more than twice eight bytes";
  for (size_t length = 0; length <= text.size(); ++length)
    for (size_t place = 0; place < 9; ++place) {
      const std::string shifted = std::string(place, '#') + text.substr(0, length) + "#";
      EXPECT_EQ(hash_of_bytes(std::string_view(shifted).substr(place, length)),
                hash_of_bytes(std::string_view(text).substr(0, length)));
    }
}

TEST(HashOfBytes, DependsOnEachByte) {
  for (size_t length = 1; length < 40; ++length) {
    const std::string text(length, 'a');
    std::set<uint64_t> hashes = {hash_of_bytes(text)};
    for (size_t i = 0; i < length; ++i) {
      std::string other = text;
      other[i] = 'b';
      hashes.insert(hash_of_bytes(other));
    }
    EXPECT_EQ(hashes.size(), length + 1);
  }
}

// Of 4,096 texts in 4,096 places, 63 % of the places get one or more if they are random.
TEST(HashOfBytes, SpreadsNamesOverTheLowerBits) {
  for (const std::string prefix : {"", "f", "sqlite3_value_", "_ZNSt6vectorIiSaIiEE"}) {
    std::set<uint64_t> places;
    for (int i = 0; i < 4096; ++i) places.insert(hash_of_bytes(prefix + std::to_string(i)) % 4096);
    EXPECT_GT(places.size(), 4096 * 0.60) << prefix;
  }
}

}  // namespace
}  // namespace lilt
