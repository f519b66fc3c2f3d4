// Alignment of loops.
//
// Idea. A processor fetches code in lines of 64 bytes, and keeps decoded instructions by such lines
// or halves of them. A short loop that could lie in one line, but crosses its end, may take half as
// long again: above all if the jump of each round, with its comparison, is what crosses. So a hot
// loop of up to 32 bytes moves if it would cross a multiple of 32, and one of up to 64 if it would
// cross one of 64; most stay where they are. The head of a longer loop starts on a multiple of 16.
// Loops with calls stay where they are: a round takes too long for the place to matter.
//
// A loop is what stands in the layout from the target of a jump back to the last such jump. Sizes
// are estimated, since assembly text is not encoded. An estimate that is too large costs some
// padding, one that is too small a loop that crosses. Only the beginning of a long loop is looked
// at, so that nested loops cost no more than others.
#include "backend/passes/passes.h"
#include "emit/x86/size_estimate.h"

namespace lilt::backend {

namespace {

using namespace mir;

constexpr float kHot = 4.0f;  // a loop runs at least that much more often than the entry
constexpr uint8_t kLongLoopLog2 = 4, kHalfLineLog2 = 5, kLineLog2 = 6;
constexpr uint32_t kHalfLine = 1u << kHalfLineLog2, kLine = 1u << kLineLog2;  // bytes
constexpr uint32_t kMostExamined = 256;                                       // bytes of a loop
constexpr uint32_t kUsual = 4;  // bytes of an instruction, where only calls are looked for

class LoopAlignment {
 public:
  LoopAlignment(MachineFunction& function, Arena& scratch)
      : function_(function), place_(function.blocks.size(), UINT32_MAX, scratch) {}

  void run() {
    for (uint32_t i = 0; i < function_.layout.size(); ++i) place_[function_.layout[i]] = i;
    const BlockId entry = function_.layout.front();
    const float hot = kHot * function_.blocks[entry].frequency;
    for (const BlockId block : function_.layout)
      for (const BlockId head : function_.successors(block))
        if (function_.blocks[head].frequency >= hot && place_[head] <= place_[block] &&
            head != entry)
          align(place_[head], place_[block]);
  }

 private:
  // The loop of the blocks at these places. The last jump back to the head comes last, so its
  // answer counts.
  void align(uint32_t first, uint32_t last) {
    MachineBlock& head = function_.blocks[function_.layout[first]];
    head.align_log2 = 0;
    head.most_padding = UINT8_MAX;
    uint32_t size = 0;
    for (uint32_t place = first; place <= last && size <= kMostExamined; ++place)
      for (const MachineInstr& i : function_.instructions_of(function_.layout[place])) {
        if ((function_.desc(i).properties & instr::Call) != 0) return;
        size += size > kLine ? kUsual : x86::estimated_size(function_, i);
        if (size > kMostExamined) break;
      }
    head.align_log2 = size > kLine ? kLongLoopLog2 : size > kHalfLine ? kLineLog2 : kHalfLineLog2;
    if (size <= kLine) head.most_padding = static_cast<uint8_t>(size - 1);
  }

  MachineFunction& function_;
  ArenaIdMap<BlockId, uint32_t> place_;  // in the layout
};

}  // namespace

void align_loops(MachineFunction& function, Arena& scratch) {
  if (!function.is_for_size) LoopAlignment(function, scratch).run();
}

}  // namespace lilt::backend
