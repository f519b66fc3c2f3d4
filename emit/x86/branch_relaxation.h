// Chooses the short or the long form of each jump between blocks, and places the blocks.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "emit/object/code_image.h"

namespace lilt::x86 {

// A jump: two bytes of raw code at `raw_offset`, which the final jump replaces.
struct JumpSite {
  uint32_t raw_offset;
  uint32_t target;       // index of a block of RawCode
  uint8_t short_opcode;  // EB: unconditional; 70–7F: on a condition
  bool is_long = false;
};

struct RawBlock {
  uint32_t raw_offset;
  uint8_t align_log2 = 0;
  uint8_t most_padding = UINT8_MAX;  // bytes: with more the block is not aligned
  bool is_half_after = false;        // half an alignment of padding follows
};

// Everything from a raw offset on moves by a distance.
struct CodeShift {
  uint32_t raw_offset;
  uint32_t distance;
  uint32_t padding;  // bytes of padding in it, directly before; the rest is a jump's
};

// Code in which every jump has the size of its short form and blocks are not aligned yet. All
// arrays ascend by raw offset.
struct RawCode {
  std::vector<RawBlock> blocks;
  std::vector<JumpSite> jumps;
  std::vector<object::Relocation> relocations;
  std::vector<object::UnwindStep> unwind;
  std::vector<object::LineEntry> lines;
  std::vector<object::TypeTrap> type_traps;
  std::vector<object::CallSite> call_sites;  // landing_pad: the index of its block
  // Working arrays of relax_branches, which keep their memory.
  std::vector<uint32_t> jump_ends;
  std::vector<CodeShift> shifts;

  void clear() {
    blocks.clear();
    jumps.clear();
    relocations.clear();
    unwind.clear();
    lines.clear();
    type_traps.clear();
    call_sites.clear();
  }
};

// Takes raw code and its bytes, and fills in the image's bytes, relocations, unwind steps, lines
// and places of blocks: jumps written, in the long form where a target is out of reach, padding
// before aligned blocks, all offsets corrected. Linear; one allocation for each of these arrays
// that is larger than the image's last one.
void relax_branches(RawCode& code, std::span<const uint8_t> bytes, object::CodeImage& image);

}  // namespace lilt::x86
