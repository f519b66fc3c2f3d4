// Branch relaxation on random code: every byte, jump target and recorded offset must be right, and
// without alignment no jump may be longer than it needs to be.
#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "emit/x86/branch_relaxation.h"

namespace lilt::x86 {
namespace {

// Raw code and its source.
struct Sample {
  RawCode code;
  object::CodeImage image;
  std::vector<uint8_t> raw;
};

// Adds a line entry at a place that is checked later; its origin is the raw offset.
void mark(Sample& sample) {
  uint32_t at = static_cast<uint32_t>(sample.image.bytes.size());
  if (sample.code.lines.empty() || sample.code.lines.back().code_offset != at)
    sample.code.lines.push_back({at, at});
}

void fill(Sample& sample, size_t count, std::mt19937& random) {
  for (size_t i = 0; i < count; ++i) sample.image.bytes.push_back(static_cast<uint8_t>(random()));
}

void jump(Sample& sample, uint32_t target, uint8_t opcode) {
  mark(sample);
  uint32_t at = static_cast<uint32_t>(sample.image.bytes.size());
  sample.code.jumps.push_back({at, target, opcode});
  sample.image.bytes.insert(sample.image.bytes.end(), {opcode, 0});
}

void begin_block(Sample& sample, uint8_t align_log2, bool is_half_after = false) {
  sample.code.blocks.push_back(
      {static_cast<uint32_t>(sample.image.bytes.size()), align_log2, UINT8_MAX, is_half_after});
  mark(sample);
}

size_t size_of_nop(const uint8_t* at) {
  if (*at == 0x90) return 1;
  size_t prefix = *at == 0x66 ? 1 : 0;
  if (at[prefix] == 0x90) return 2;
  EXPECT_EQ(at[prefix], 0x0F);
  EXPECT_EQ(at[prefix + 1], 0x1F);
  static constexpr size_t kSizes[] = {3, 7};
  uint8_t modrm = at[prefix + 2];
  if (modrm == 0x00) return prefix + kSizes[0];
  if (modrm == 0x40) return prefix + 4;
  if (modrm == 0x44) return prefix + 5;
  if (modrm == 0x80) return prefix + kSizes[1];
  EXPECT_EQ(modrm, 0x84);
  return prefix + 8;
}

// Walks the final code along the raw code.
class Checker {
 public:
  Checker(const Sample& sample, bool minimal)
      : sample_(sample), bytes_(sample.image.bytes), minimal_(minimal) {}

  void run() {
    ASSERT_EQ(sample_.image.block_offsets.size(), sample_.code.blocks.size());
    for (size_t b = 0; b < sample_.code.blocks.size(); ++b) {
      const RawBlock& block = sample_.code.blocks[b];
      ASSERT_EQ(block.raw_offset, raw_at_);
      skip_padding(block);
      ASSERT_EQ(at_, sample_.image.block_offsets[b]);
      bool is_empty = b + 1 < sample_.code.blocks.size() &&
                      sample_.code.blocks[b + 1].raw_offset == block.raw_offset;
      if (!is_empty) check_line();
      size_t end = b + 1 < sample_.code.blocks.size() ? sample_.code.blocks[b + 1].raw_offset
                                                      : sample_.raw.size();
      for (; jump_ < sample_.code.jumps.size() && sample_.code.jumps[jump_].raw_offset < end;
           ++jump_) {
        ASSERT_TRUE(same_bytes(sample_.code.jumps[jump_].raw_offset));
        check_line();
        check_jump(sample_.code.jumps[jump_]);
      }
      ASSERT_TRUE(same_bytes(end));
    }
    EXPECT_EQ(at_, bytes_.size());
    EXPECT_EQ(line_, sample_.image.lines.size());
  }

 private:
  void skip_padding(const RawBlock& block) {
    const size_t align = size_t{1} << block.align_log2;
    const size_t target = (at_ + align - 1) / align * align + (block.is_half_after ? align / 2 : 0);
    while (at_ < target) at_ += size_of_nop(&bytes_[at_]);
    ASSERT_EQ(at_, target);
  }
  bool same_bytes(size_t raw_end) {
    for (; raw_at_ < raw_end; ++raw_at_, ++at_)
      if (at_ >= bytes_.size() || bytes_[at_] != sample_.raw[raw_at_]) return false;
    return true;
  }
  void check_line() {
    if (line_ == sample_.image.lines.size() || sample_.image.lines[line_].origin != raw_at_) return;
    EXPECT_EQ(sample_.image.lines[line_++].code_offset, at_);
  }
  void check_jump(const JumpSite& site) {
    uint8_t opcode = bytes_[at_];
    bool conditional = site.short_opcode != 0xEB;
    int64_t target = sample_.image.block_offsets[site.target];
    raw_at_ += 2;
    if (opcode == site.short_opcode) {
      at_ += 2;
      EXPECT_EQ(static_cast<int64_t>(at_) + static_cast<int8_t>(bytes_[at_ - 1]), target);
      return;
    }
    if (conditional) {
      EXPECT_EQ(opcode, 0x0F);
      EXPECT_EQ(bytes_[at_ + 1], site.short_opcode + 0x10);
    } else {
      EXPECT_EQ(opcode, 0xE9);
    }
    at_ += conditional ? 6 : 5;
    int32_t displacement;
    std::memcpy(&displacement, &bytes_[at_ - 4], 4);
    EXPECT_EQ(static_cast<int64_t>(at_) + displacement, target);
    int64_t growth = conditional ? 4 : 3;
    int64_t as_short = displacement < 0 ? displacement + growth : displacement;
    EXPECT_TRUE(!minimal_ || as_short < -128 || as_short > 127) << displacement;
  }

  const Sample& sample_;
  const std::vector<uint8_t>& bytes_;
  bool minimal_;
  size_t at_ = 0, raw_at_ = 0, jump_ = 0, line_ = 0;
};

void relax_and_check(Sample& sample, bool minimal) {
  sample.raw = sample.image.bytes;
  relax_branches(sample.code, sample.raw, sample.image);
  Checker(sample, minimal).run();
}

void random_sample(Sample& sample, std::mt19937& random, bool aligned) {
  size_t blocks = 1 + random() % 120;
  size_t largest = 1 + random() % 60;
  for (size_t b = 0; b < blocks; ++b) {
    const auto align =
        aligned && random() % 3 == 0 ? static_cast<uint8_t>(random() % 6) : uint8_t{0};
    begin_block(sample, align, align != 0 && random() % 4 == 0);
    fill(sample, random() % largest, random);
    for (size_t count = random() % 3; count > 0; --count) {
      uint32_t target = static_cast<uint32_t>(random() % blocks);
      if (random() % 2) {  // mostly near
        size_t near = b + random() % 9;
        target = static_cast<uint32_t>(std::min(blocks - 1, near > 4 ? near - 4 : 0));
      }
      uint8_t opcode = static_cast<uint8_t>(random() % 3 ? 0x70 + random() % 16 : 0xEB);
      jump(sample, target, opcode);
    }
    if (random() % 2) fill(sample, random() % largest, random);
  }
}

TEST(BranchRelaxation, RandomCodeIsRightAndMinimal) {
  std::mt19937 random(1);
  for (int i = 0; i < 600; ++i) {
    SCOPED_TRACE(i);
    Sample sample;
    random_sample(sample, random, false);
    relax_and_check(sample, true);
    if (HasFatalFailure() || HasNonfatalFailure()) return;
  }
}

TEST(BranchRelaxation, RandomAlignedCodeIsRight) {
  std::mt19937 random(2);
  for (int i = 0; i < 600; ++i) {
    SCOPED_TRACE(i);
    Sample sample;
    random_sample(sample, random, true);
    relax_and_check(sample, false);
    if (HasFatalFailure() || HasNonfatalFailure()) return;
  }
}

TEST(BranchRelaxation, LimitsOfTheShortForm) {
  std::mt19937 random(3);
  for (size_t distance = 120; distance < 136; ++distance)
    for (uint8_t opcode : {0x74, 0xEB}) {
      Sample forward;
      begin_block(forward, 0);
      jump(forward, 1, opcode);
      fill(forward, distance, random);
      begin_block(forward, 0);
      fill(forward, 3, random);
      relax_and_check(forward, true);
      EXPECT_EQ(forward.code.jumps[0].is_long, distance > 127);

      Sample backward;
      begin_block(backward, 0);
      fill(backward, distance, random);
      jump(backward, 0, opcode);
      relax_and_check(backward, true);
      EXPECT_EQ(backward.code.jumps[0].is_long, distance + 2 > 128);
    }
}

// Each jump gets out of range only after the next one has become long: one jump per round.
TEST(BranchRelaxation, ChainThatTakesManyRounds) {
  std::mt19937 random(4);
  constexpr uint32_t kCount = 5000;
  Sample sample;
  for (uint32_t i = 0; i < kCount; ++i) {
    begin_block(sample, 0);
    fill(sample, 6, random);
    jump(sample, std::min(i + 16, kCount - 1), 0x74);
    fill(sample, 0, random);
  }
  relax_and_check(sample, false);
}

}  // namespace
}  // namespace lilt::x86
