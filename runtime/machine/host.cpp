#include "runtime/machine/host.h"

#include <asm/prctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace lilt::machine {

uint64_t fs_base() { return reinterpret_cast<uint64_t>(__builtin_thread_pointer()); }

uint64_t gs_base() {
  uint64_t base = 0;
  ::syscall(SYS_arch_prctl, ARCH_GET_GS, &base);
  return base;
}

uint64_t clock_ticks() { return __builtin_ia32_rdtsc(); }

bool make_writable(uint64_t begin, uint64_t end) {
  const uint64_t page = begin & ~(static_cast<uint64_t>(::getpagesize()) - 1);
  return ::mprotect(reinterpret_cast<void*>(page), end - page,
                    PROT_READ | PROT_WRITE | PROT_EXEC) == 0;
}

void* take_stack(size_t size, size_t guard) {
  void* stack = ::mmap(nullptr, size, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return stack == MAP_FAILED || ::mprotect(stack, guard, PROT_NONE) != 0 ? nullptr : stack;
}

void give_stack(void* stack, size_t size) { ::munmap(stack, size); }

void* take_shared(size_t size) {
  void* memory = ::mmap(nullptr, size, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? nullptr : memory;
}

void give_shared(void* memory, size_t size) { ::munmap(memory, size); }

uint64_t lowest_address() { return uint64_t{1} << 32; }

bool may_access(uint64_t, size_t) { return true; }

}  // namespace lilt::machine
