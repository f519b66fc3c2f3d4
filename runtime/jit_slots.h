// Stubs of functions whose code may change while others call it.
//
// A slot is a word of data that holds the address of a function's code; its stub is the function's
// address for everybody else: `jmp *slot(%rip)`. A slot may also hold the address of its request:
// code that keeps all arguments, asks the engine what the function is, and jumps there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "emit/object/code_image.h"
#include "runtime/code_memory.h"

namespace lilt::runtime {

using SlotId = uint32_t;
inline constexpr SlotId kNoSlot = UINT32_MAX;

// Not thread-safe, except that code may run through stubs while set changes slots.
class SlotTable {
 public:
  // What a request calls: returns the code to jump to.
  using Resolve = void* (*)(void* context, SlotId slot);

  // `unwinds`: registers unwind tables of stubs and requests. The memory must outlive the table,
  // and frees what is left in it.
  SlotTable(CodeMemory& memory, Resolve resolve, void* context, bool unwinds);
  ~SlotTable();
  SlotTable(const SlotTable&) = delete;
  SlotTable& operator=(const SlotTable&) = delete;

  // A slot that holds its request; nothing, and the reason in `error`, without memory. O(1)
  // amortized.
  std::optional<SlotId> allocate(std::string& error);
  void free(SlotId slot) { free_.push_back(slot); }

  uint64_t stub(SlotId slot) const;
  uint64_t request(SlotId slot) const;
  uint64_t target(SlotId slot) const;
  void set(SlotId slot, uint64_t target);

 private:
  struct Group {
    MemoryBlock code;
    uint64_t* slots = nullptr;
  };
  std::optional<MemoryBlock> add_code(std::span<const uint8_t> bytes,
                                      std::span<const object::UnwindStep> steps,
                                      std::string& error);
  bool add_trampoline(std::string& error);
  bool add_group(std::string& error);

  CodeMemory& memory_;
  const Resolve resolve_;
  void* const context_;
  const bool unwinds_;
  uint64_t trampoline_ = 0;  // 0: not made yet
  std::vector<Group> groups_;
  std::vector<void*> frames_;  // registered unwind tables
  std::vector<SlotId> free_;
};

}  // namespace lilt::runtime
