// Alignment of loops.
//
// Idea. A processor fetches code in lines of 64 bytes, and keeps decoded instructions by such lines
// or halves of them. A short loop that could lie in one line, but crosses its end, may take half as
// long again: above all if the jump of each iteration, with its comparison, is what crosses. So a
// hot loop of up to 32 bytes moves if it would cross a multiple of 32, and one of up to 64 if it
// would cross one of 64; most stay where they are. The head of a longer loop starts on a multiple
// of 16; up to two lines, of 32 if the end of a line could otherwise fall before nothing but the
// last comparison and its jump, or half way between two multiples of 32 if it falls there from a
// multiple of 32: with the jump alone in its line the iterations of a stencil take 1.2 times as
// long. It also does not start where it would lie in three lines. Loops with calls stay where they
// are: a iteration takes too long for the place to matter. Padding that each iteration would run
// through is not put anywhere.
//
// A loop is what stands in the layout from the target of a jump back to the last such jump; if that
// takes several lines, to an earlier one, where most iterations may end. Sizes
// are estimated, since assembly text is not encoded. An estimate that is too large costs some
// padding, one that is too small a loop that crosses. Only the beginning of a long loop is looked
// at, so that nested loops cost no more than others.
#include <algorithm>

#include "backend/passes/machine_passes.h"
#include "emit/x86/size_estimate.h"

namespace lilt::backend {

namespace {

using namespace mir;

constexpr float kHot = 4.0f;  // a loop runs at least that much more often than the entry
constexpr uint8_t kLongLoopLog2 = 4, kHalfLineLog2 = 5, kLineLog2 = 6;
constexpr uint32_t kHalfLine = 1u << kHalfLineLog2, kLine = 1u << kLineLog2;  // bytes
constexpr uint32_t kMaxExamined = 256;                                        // bytes of a loop
constexpr float kSeldom = 4.0f;  // a jump back that runs so many times less often enters the loop
constexpr uint32_t kUsual = 4;   // bytes of an instruction, where only calls are looked for

class LoopAlignment {
 public:
  LoopAlignment(MachineFunction& function, Arena& scratch)
      : function_(function),
        place_(function.blocks.size(), UINT32_MAX, scratch),
        jump_frequency_(function.blocks.size(), 0, scratch) {}

  void run() {
    for (uint32_t i = 0; i < function_.layout.size(); ++i) place_[function_.layout[i]] = i;
    const BlockId entry = function_.layout.front();
    const float hot = kHot * function_.blocks[entry].frequency;
    for (MachineBlock& block : function_.blocks) {
      block.align_log2 = 0;
      block.most_padding = UINT8_MAX;
      block.is_half_after = false;
    }
    for (const BlockId block : function_.layout)
      for (const BlockId head : function_.successors(block))
        if (function_.blocks[head].frequency >= hot && place_[head] <= place_[block] &&
            head != entry && !is_in_the_way(place_[head], block))
          align(place_[head], place_[block]);
  }

 private:
  // Whether padding before the head would run more often than the jump back to it does: where
  // the head ends the iteration of a loop, and code after that loop enters it there.
  bool is_in_the_way(uint32_t head, BlockId jumps_back) const {
    const BlockId before = function_.layout[head - 1];
    const auto successors = function_.successors(before);
    return function_.blocks[before].frequency > function_.blocks[jumps_back].frequency &&
           std::ranges::find(successors, function_.layout[head]) != successors.end();
  }

  // The loop of the blocks at these places. The last jump back to the head comes last, so its
  // answer counts, unless an earlier one makes a shorter loop, and this one a long loop, or one
  // that seldom goes back from here: what enters the loop may stand after it.
  void align(uint32_t first, uint32_t last) {
    MachineBlock& head = function_.blocks[function_.layout[first]];
    uint32_t size = 0;
    uint32_t body_end = 0;  // where the last instruction starts that does not belong to the jump
    for (uint32_t place = first; place <= last && size <= kMaxExamined; ++place)
      for (const MachineInstr& i : function_.instructions_of(function_.layout[place])) {
        if ((function_.desc(i).properties & instr::Call) != 0) return;
        if (!is_of_jump(i)) body_end = size;
        size += size > 2 * kLine ? kUsual : x86::estimated_size(function_, i);
        if (size > kMaxExamined) break;
      }
    const float frequency = function_.blocks[function_.layout[last]].frequency;
    float& earlier = jump_frequency_[function_.layout[first]];
    if (head.align_log2 != 0 && size > kLine && (size > 2 * kLine || kSeldom * frequency < earlier))
      return;
    earlier = frequency;
    head.most_padding = UINT8_MAX;
    head.is_half_after = false;
    head.align_log2 = size > kLine ? kLongLoopLog2 : size > kHalfLine ? kLineLog2 : kHalfLineLog2;
    if (size <= kLine) head.most_padding = static_cast<uint8_t>(size - 1);
    if (size > kLine && size <= 2 * kLine) place_in_two_lines(head, body_end, size);
  }

  bool is_of_jump(const MachineInstr& i) const {
    const InstrDesc& desc = function_.desc(i);
    const std::span<const Cell> cells = function_.cells_of(i);
    const bool is_comparison = desc.flags_written != 0 && !cells.empty() && !cells[0].is_def() &&
                               (desc.properties & instr::MayStore) == 0;
    return is_comparison || (desc.properties & instr::Terminator) != 0;
  }

  // Chooses the multiples of 16 that the loop may start at so that it lies in two lines, and that
  // no line ends between the start of its last instruction and its end; or else by the former
  // alone.
  static void place_in_two_lines(MachineBlock& head, uint32_t body_end, uint32_t size) {
    bool is_bad[2] = {false, false}, is_lonely[2] = {false, false};  // multiples of 32; others
    for (uint32_t start = 0; start < kLine; start += kHalfLine / 2) {
      const uint32_t end_of_line = ((start + body_end) / kLine + 1) * kLine;
      const bool is_half = start % kHalfLine != 0;
      is_bad[is_half] |= start + size > 2 * kLine;
      is_lonely[is_half] |= start + size > end_of_line;
    }
    if (is_bad[0]) {
      head.align_log2 = kLineLog2;
      head.most_padding = static_cast<uint8_t>(size - kLine - 1);
    } else if (is_bad[1] || is_lonely[0] != is_lonely[1]) {
      head.align_log2 = kHalfLineLog2;
      head.is_half_after = !is_bad[1] && is_lonely[0];
    }
  }

  MachineFunction& function_;
  ArenaIdMap<BlockId, uint32_t> place_;        // in the layout
  ArenaIdMap<BlockId, float> jump_frequency_;  // by head: of the block whose jump back counts
};

}  // namespace

void align_loops(MachineFunction& function, Arena& scratch) {
  if (!function.is_for_size) LoopAlignment(function, scratch).run();
}

}  // namespace lilt::backend
