// Idea: start with every jump short and lengthen those whose target is out of reach, until none is.
// A jump never becomes short again, so this terminates; without alignment the code is the shortest.
// Chains of jumps that push each other out of reach could take many iterations: after a few, a jump
// stays short only if it is in reach even when all others are long and all padding is largest,
// which decides the rest at once.
//
// Terms: a raw offset counts in the code with short jumps and no padding; a shift is the distance
// by which everything from a raw offset on moves. Source: Szymanski, "Assembling code for machines
// with span-dependent instructions", 1978 (start small, grow).
#include "emit/x86/branch_relaxation.h"

#include <algorithm>
#include <cstring>

namespace lilt::x86 {
namespace {

constexpr int kMaxIterations = 8;
constexpr uint32_t kShortSize = 2;
constexpr uint8_t kShortJump = 0xEB, kLongJump = 0xE9;

// No-operations of 1 to 9 bytes, as Intel recommends them.
constexpr uint8_t kNops[9][9] = {{0x90},
                                 {0x66, 0x90},
                                 {0x0F, 0x1F, 0x00},
                                 {0x0F, 0x1F, 0x40, 0x00},
                                 {0x0F, 0x1F, 0x44, 0x00, 0x00},
                                 {0x66, 0x0F, 0x1F, 0x44, 0x00, 0x00},
                                 {0x0F, 0x1F, 0x80, 0x00, 0x00, 0x00, 0x00},
                                 {0x0F, 0x1F, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00},
                                 {0x66, 0x0F, 0x1F, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00}};

void write_nops(uint8_t* at, uint32_t count) {
  while (count != 0) {
    uint32_t size = std::min(count, 9u);
    std::memcpy(at, kNops[size - 1], size);
    at += size;
    count -= size;
  }
}

bool is_near(int64_t distance) { return distance >= INT8_MIN && distance <= INT8_MAX; }

class Relaxation {
 public:
  Relaxation(RawCode& code, std::span<const uint8_t> bytes, object::CodeImage& image)
      : code_(code),
        bytes_(bytes),
        image_(image),
        positions_(image.block_offsets),
        paddings_(image.block_paddings),
        jump_ends_(code.jump_ends),
        shifts_(code.shifts) {}

  void run() {
    positions_.resize(code_.blocks.size());
    paddings_.resize(code_.blocks.size());
    jump_ends_.resize(code_.jumps.size());
    place();
    for (int iteration = 0; lengthen(); place())
      if (++iteration == kMaxIterations) settle();
    copy_bytes();
    for (size_t i = 0; i < code_.jumps.size(); ++i) write_jump(i);
    move_facts(code_.relocations, image_.relocations, &object::Relocation::offset);
    move_facts(code_.unwind, image_.unwind, &object::UnwindStep::code_offset);
    move_facts(code_.lines, image_.lines, &object::LineEntry::code_offset);
    if (!code_.type_traps.empty())
      move_facts(code_.type_traps, image_.type_traps, &object::TypeTrap::code_offset);
    place_call_sites();
  }

 private:
  static uint32_t growth(const JumpSite& jump) { return jump.short_opcode == kShortJump ? 3 : 4; }

  // Visits blocks and jumps in the order of their raw offsets.
  template <class BlockVisitor, class JumpVisitor>
  void for_each(BlockVisitor visit_block, JumpVisitor visit_jump) {
    size_t jump = 0;
    for (size_t block = 0; block < code_.blocks.size(); ++block) {
      visit_block(block);
      bool is_last = block + 1 == code_.blocks.size();
      uint32_t end = is_last ? UINT32_MAX : code_.blocks[block + 1].raw_offset;
      for (; jump < code_.jumps.size() && code_.jumps[jump].raw_offset < end; ++jump)
        visit_jump(jump);
    }
  }

  // Offsets of blocks and of the ends of jumps for the present forms, and the shifts.
  void place() {
    shifts_.clear();
    uint32_t distance = 0;
    auto place_block = [&](size_t i) {
      const RawBlock& block = code_.blocks[i];
      uint32_t mask = (1u << block.align_log2) - 1;
      uint32_t padding = (0 - (block.raw_offset + distance)) & mask;
      if (padding > block.most_padding) padding = 0;
      if (padding != 0) shifts_.push_back({block.raw_offset, distance += padding, padding});
      if (block.is_half_after) {
        // As an assembler pads from a byte after one place to the next.
        const uint32_t half = (mask + 1) / 2;
        shifts_.push_back({block.raw_offset, distance += 1, 1});
        shifts_.push_back({block.raw_offset, distance += half - 1, half - 1});
        padding += half;
      }
      positions_[i] = block.raw_offset + distance;
      paddings_[i] = static_cast<uint8_t>(padding);
    };
    auto place_jump = [&](size_t i) {
      const JumpSite& jump = code_.jumps[i];
      uint32_t raw_end = jump.raw_offset + kShortSize;
      if (jump.is_long) shifts_.push_back({raw_end, distance += growth(jump), 0});
      jump_ends_[i] = raw_end + distance;
    };
    for_each(place_block, place_jump);
  }

  int64_t distance(size_t jump) const {
    return int64_t{positions_[code_.jumps[jump].target]} - int64_t{jump_ends_[jump]};
  }

  // Lengthens jumps that are out of reach; returns whether there were any.
  bool lengthen() {
    bool changed = false;
    for (size_t i = 0; i < code_.jumps.size(); ++i) {
      if (code_.jumps[i].is_long || is_near(distance(i))) continue;
      code_.jumps[i].is_long = changed = true;
    }
    return changed;
  }

  // Keeps short only jumps that are in reach whatever the others become. Distances are then upper
  // bounds, so nothing needs to be lengthened afterwards.
  void settle() {
    uint32_t grown = 0;
    for_each(
        [&](size_t i) {
          const uint32_t align = 1u << code_.blocks[i].align_log2;
          grown += align - 1 + (code_.blocks[i].is_half_after ? align / 2 : 0);
          positions_[i] = code_.blocks[i].raw_offset + grown;
        },
        [&](size_t i) {
          grown += growth(code_.jumps[i]);
          jump_ends_[i] = code_.jumps[i].raw_offset + kShortSize + grown;
        });
    lengthen();
  }

  // Copies the code, split where it shifts.
  void copy_bytes() {
    image_.bytes.resize(bytes_.size() + (shifts_.empty() ? 0 : shifts_.back().distance));
    uint8_t* const target = image_.bytes.data();
    uint32_t from = 0, distance = 0;
    auto copy_until = [&](size_t end) {
      if (end != from) std::memcpy(target + from + distance, bytes_.data() + from, end - from);
    };
    for (const CodeShift& shift : shifts_) {
      copy_until(shift.raw_offset);
      from = shift.raw_offset;
      distance = shift.distance;
      write_nops(target + from + distance - shift.padding, shift.padding);
    }
    copy_until(bytes_.size());
  }

  void write_jump(size_t i) {
    const JumpSite& jump = code_.jumps[i];
    uint8_t* end = image_.bytes.data() + jump_ends_[i];
    int32_t displacement = static_cast<int32_t>(distance(i));
    if (!jump.is_long) {
      end[-2] = jump.short_opcode;
      end[-1] = static_cast<uint8_t>(displacement);
      return;
    }
    if (jump.short_opcode == kShortJump) {
      end[-5] = kLongJump;
    } else {
      end[-6] = 0x0F;
      end[-5] = static_cast<uint8_t>(jump.short_opcode + 0x10);
    }
    std::memcpy(end - 4, &displacement, 4);
  }

  template <class Fact>
  void move_facts(const std::vector<Fact>& raw, std::vector<Fact>& facts, uint32_t Fact::*offset) {
    facts.assign(raw.begin(), raw.end());
    size_t next = 0;
    uint32_t distance = 0;
    for (Fact& fact : facts) {
      for (; next < shifts_.size() && shifts_[next].raw_offset <= fact.*offset; ++next)
        distance = shifts_[next].distance;
      fact.*offset += distance;
    }
  }

  // A call moves as a whole.
  void place_call_sites() {
    if (code_.call_sites.empty()) return;
    move_facts(code_.call_sites, image_.call_sites, &object::CallSite::begin);
    for (size_t i = 0; i < code_.call_sites.size(); ++i) {
      const object::CallSite& raw = code_.call_sites[i];
      image_.call_sites[i].end = image_.call_sites[i].begin + (raw.end - raw.begin);
      if (raw.landing_pad != object::kNoLandingPad)
        image_.call_sites[i].landing_pad = positions_[raw.landing_pad];
    }
  }

  RawCode& code_;
  std::span<const uint8_t> bytes_;
  object::CodeImage& image_;
  std::vector<uint32_t>& positions_;  // of blocks
  std::vector<uint8_t>& paddings_;    // before them
  std::vector<uint32_t>& jump_ends_;
  std::vector<CodeShift>& shifts_;
};

}  // namespace

void relax_branches(RawCode& code, std::span<const uint8_t> bytes, object::CodeImage& image) {
  Relaxation(code, bytes, image).run();
}

}  // namespace lilt::x86
