// The hash index against a map, with hashes that collide.
#include "ir/support/id_table.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace lilt {
namespace {

struct Tag;
using Key = Id<Tag>;

TEST(IdTable, FindsWhatIsEnteredAndNothingThatHasLeft) {
  for (const uint32_t hashes : {1u, 7u, 100u, 1u << 30}) {
    std::minstd_rand random(hashes);
    IdTable<Key> table;
    std::map<uint32_t, uint32_t> hash_of;  // of those that are in the table
    for (uint32_t next = 0; next < 2000; ++next) {
      const uint32_t hash = static_cast<uint32_t>(random()) % hashes;
      table.enter(hash, Key(next));
      hash_of.emplace(next, hash);
      if (next % 3 != 0) continue;
      const auto gone = std::next(hash_of.begin(), static_cast<long>(random() % hash_of.size()));
      const auto [id, its_hash] = *gone;
      hash_of.erase(gone);
      table.leave(its_hash, Key(id));
      EXPECT_FALSE(table.find(its_hash, [&](Key key) { return key == Key(id); }).valid());
    }
    for (const auto& [id, hash] : hash_of)
      EXPECT_EQ(table.find(hash, [&, wanted = id](Key key) { return key == Key(wanted); }),
                Key(id));
  }
}

}  // namespace
}  // namespace lilt
