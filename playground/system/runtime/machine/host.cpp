// The program's memory is this one: addresses of 32 bits, of which those below the first data are
// nobody's.
#include "runtime/machine/host.h"

#include <cstdlib>

extern "C" char __heap_base;  // the linker's

namespace lilt::machine {

namespace {

constexpr uint64_t kFirst = 1024, kPage = 65536;

struct Guard {
  uint64_t begin = 0, end = 0;
};
// Of the stack that was taken last.
Guard& last_guard() {
  static Guard guard;
  return guard;
}

}  // namespace

uint64_t fs_base() { return 0; }

uint64_t gs_base() { return 0; }

uint64_t clock_ticks() {
  static uint64_t ticks = 0;
  return ticks += 100;
}

bool make_writable(uint64_t, uint64_t) { return true; }

void* take_stack(size_t size, size_t guard) {
  void* stack = std::aligned_alloc(16, size);
  const auto begin = reinterpret_cast<uint64_t>(stack);
  if (stack != nullptr) last_guard() = {begin, begin + guard};
  return stack;
}

void give_stack(void* stack, size_t) { std::free(stack); }

// It is not given back.
void* take_shared(size_t size) {
  const size_t before = __builtin_wasm_memory_grow(0, (size + kPage - 1) / kPage);
  return before == SIZE_MAX ? nullptr : reinterpret_cast<void*>(before * kPage);
}

void give_shared(void*, size_t) {}

uint64_t lowest_address() { return reinterpret_cast<uintptr_t>(&__heap_base); }

bool may_access(uint64_t address, size_t size) {
  const uint64_t end = __builtin_wasm_memory_size(0) * kPage;
  const Guard guard = last_guard();
  return address >= kFirst && address < end && size <= end - address &&
         (address >= guard.end || address + size <= guard.begin);
}

}  // namespace lilt::machine
