#include "backend/certify/samples.h"

#include <gtest/gtest.h>

namespace lilt::certify {
namespace {

constexpr uint64_t kKey = 7;
constexpr Shape kByte{8}, kWord{32}, kLong{64}, kBool{1};

class SamplesTest : public ::testing::Test {
 protected:
  // The same in all runs.
  Samples* make(uint64_t number, unsigned words = 1) {
    Samples* made = new_samples(arena_, words);
    for (unsigned run = 0; run < kRuns; ++run) made->word(run) = number;
    return made;
  }
  Arena arena_;
};

TEST_F(SamplesTest, ContentHoldsTheLowBits) {
  EXPECT_TRUE(holds(*make(0x1234), *make(0x34), kByte));
  EXPECT_FALSE(holds(*make(0x1234), *make(0x34), kWord));
  EXPECT_TRUE(holds(*make(6), *make(0), kBool));
  EXPECT_FALSE(holds(*make(7), *make(0), kBool));
  EXPECT_FALSE(holds(*make(7), *make(7, 2), Shape(64, 2))) << "a vector is wider than the content";
}

TEST_F(SamplesTest, OneRunSufficesForADifference) {
  Samples* value = make(5);
  value->word(kRuns - 1) = 6;
  EXPECT_FALSE(holds(*make(5), *value, kLong));
  EXPECT_FALSE(is_same(make(5), value));
  EXPECT_EQ(difference(*make(5), *value, kLong), " (5 instead of 6 in run 15)");
  EXPECT_EQ(difference(*value, *value, kLong), "");
}

TEST_F(SamplesTest, UndefinedBytesMayHoldAnything) {
  Samples* value = make(0x1200);
  for (unsigned run = 0; run < kRuns; ++run) forget(*value, run, 0b10, arena_);
  EXPECT_TRUE(holds(*make(0x3400), *value, kWord));
  EXPECT_FALSE(holds(*make(0x3401), *value, kWord));
  EXPECT_FALSE(is_undefined(*value, kWord));
  for (unsigned run = 0; run < kRuns; ++run) forget(*value, run, 0b1101, arena_);
  EXPECT_TRUE(is_undefined(*value, kWord));
  EXPECT_TRUE(holds(*make(0x3401), *value, kWord));
}

TEST_F(SamplesTest, UndefinedBitMayBeAnything) {
  Samples* value = make(1);
  EXPECT_FALSE(holds(*make(0), *value, kBool));
  for (unsigned run = 0; run < kRuns; ++run) forget(*value, run, 1, arena_);
  EXPECT_TRUE(holds(*make(0), *value, kBool));
}

TEST_F(SamplesTest, Extension) {
  const auto found = [&](uint64_t content, Shape shape) {
    const Extension extension = extension_of(*make(content), *make(content), shape);
    return std::pair(extension.zero, extension.sign);
  };
  EXPECT_EQ(found(0x80, kByte), std::pair(64u, 0u));
  EXPECT_EQ(found(0x7F, kByte), std::pair(64u, 64u));
  EXPECT_EQ(found(0xFFFFFF80, kByte), std::pair(0u, 32u));
  EXPECT_EQ(found(~uint64_t{0}, kByte), std::pair(0u, 64u));
  EXPECT_EQ(found(0xFF0080, kByte), std::pair(16u, 0u));
  EXPECT_EQ(found(~uint64_t{0}, kBool), std::pair(0u, 64u));
  EXPECT_EQ(found(1, kLong), std::pair(0u, 0u));
}

TEST_F(SamplesTest, ExtendedHoldsTheValueSo) {
  const Samples* value = make(0x80);
  for (const Extension wanted : {Extension{32, 0}, Extension{0, 32}, Extension{0, 64}}) {
    const Samples* content = extended(arena_, *value, kByte, wanted, kKey);
    const Extension found = extension_of(*content, *value, kByte);
    EXPECT_TRUE(holds(*content, *value, kByte));
    EXPECT_EQ(found.zero, wanted.zero);
    EXPECT_EQ(found.sign, wanted.sign);
  }
  EXPECT_EQ(extension_of(*extended(arena_, *value, kByte, {}, kKey), *value, kByte).bits(), 0u);
}

TEST_F(SamplesTest, CutKeepsTheLowBitsOnly) {
  const Samples* whole = new_random(arena_, 1, kKey);
  const Samples* part = cut(arena_, *whole, 16, 1, kKey + 1);
  EXPECT_EQ(common_bits(*whole, *part), 16u);
  EXPECT_EQ(common_bits(*whole, *whole), kAllBits);
  EXPECT_EQ(common_bits(*whole, *new_random(arena_, 1, kKey + 1)), 0u);
  EXPECT_TRUE(is_same(part, cut(arena_, *whole, 16, 1, kKey + 1)));
  const Samples* wide = cut(arena_, *whole, 64, 2, kKey);
  EXPECT_EQ(wide->words, 2);
  EXPECT_TRUE(holds(*wide, *whole, kLong));
}

TEST_F(SamplesTest, Lanes) {
  Samples* vector = new_samples(arena_, 2);
  for (unsigned lane = 0; lane < 4; ++lane) set_lane(*vector, 3, lane, 32, 10 + lane);
  EXPECT_EQ(vector->word(3, 1), uint64_t{13} << 32 | 12);
  EXPECT_EQ(vector->word(2), 0u);
  EXPECT_EQ(lane_of(*vector, 3, 1, 32), 11u);
  EXPECT_EQ(lane_of(*vector, 3, 4, 16), 12u);
  EXPECT_EQ(lane_of(*vector, 3, 0, 1), 0u) << "the low bit of 10";
  EXPECT_EQ(lane_bytes(1, 32), 0xF0u);
  EXPECT_EQ(lane_bytes(3, 1), 0b1000u) << "a lane of a bit has a byte";
  EXPECT_EQ(first_bytes(32), UINT32_MAX);
}

TEST_F(SamplesTest, NumbersAreChosenByTheirKeys) {
  const uint64_t constants[] = {1000};
  const Chooser chooser(constants);
  bool is_constant = false;
  for (uint64_t key = 0; key < 100; ++key)
    for (unsigned run = 0; run < kRuns; ++run) {
      const uint64_t number = chooser.integer(key, run, 16);
      EXPECT_LE(number, 0xFFFFu);
      EXPECT_EQ(number, chooser.integer(key, run, 16));
      is_constant |= number == 1000;
    }
  EXPECT_TRUE(is_constant) << "numbers that the function compares with";
}

}  // namespace
}  // namespace lilt::certify
