// The calls that the interpreted program is in.
//
// A frame is a row of cells: the constants of the function, then its slots, the first of which are
// the arguments. So an operand is found in the same way whether it is a constant or not. Constants
// stay where they are after a return, and a call that comes to the same place in the same function
// finds them there: whoever calls in a loop copies them once. Invariant: the record above the top
// names a function only if the cells after the top's frame begin with its constants.
//
// Both stacks lie in address space that is reserved, since cells are referred to by address.
#pragma once

#include <algorithm>
#include <cstdint>

#include "runtime/interpreter/code.h"
#include "runtime/interpreter/memory.h"

namespace lilt::runtime {

struct CallFrame {
  const Code* code = nullptr;
  const Operation* pc = nullptr;  // of the call it waits for
  Cell* cells = nullptr;          // slot 0
  Memory::StackMark mark{};
  int32_t result = -1;  // slot of the caller's frame
  uint32_t result_parts = 0;

  static constexpr uint32_t kCallback = UINT32_MAX;  // as result_parts: the return leaves the loop
  bool is_callback() const { return result_parts == kCallback; }
};

class FrameStack {
 public:
  // For frames that are charged with charge_of() up to `limit` bytes in all.
  explicit FrameStack(uint64_t limit)
      : frame_space_((limit / kFrameCost + 3) * sizeof(CallFrame)),
        cell_space_(limit + limit / 4),
        bottom_(reinterpret_cast<CallFrame*>(frame_space_.data())),
        top_(bottom_),
        next_cells_(reinterpret_cast<Cell*>(cell_space_.data())) {}

  static uint64_t charge_of(const Code& code) {
    return kFrameCost + (code.constant_count + code.slot_count) * sizeof(Cell);
  }
  bool is_empty() const { return top_ == bottom_; }
  size_t size() const { return static_cast<size_t>(top_ - bottom_); }
  CallFrame& top() { return *top_; }
  const CallFrame& top() const { return *top_; }
  // The running function's frame (0), or one of its callers.
  const CallFrame& at_level(size_t level) const { return *(top_ - level); }

  // Slot 0 of a call of that function: its arguments go there before push().
  Cell* next_slots(const Code& code) const { return next_cells_ + code.constant_count; }
  CallFrame& push(const Code& code) {
    ++top_;
    top_->cells = next_slots(code);
    if (top_->code != &code) {
      top_->code = &code;
      std::copy_n(code.constants.data(), code.constant_count, next_cells_);
    }
    next_cells_ = top_->cells + code.slot_count;
    (top_ + 1)->code = nullptr;
    return *top_;
  }
  // The frame's record and cells stay as they are until the next push().
  void pop() {
    next_cells_ = top_->cells - top_->code->constant_count;
    --top_;
  }

 private:
  static constexpr uint64_t kFrameCost = 64;

  ReservedSpace frame_space_, cell_space_;
  CallFrame *bottom_, *top_;  // of records in use; the bottom one is not a call
  Cell* next_cells_;
};

}  // namespace lilt::runtime
