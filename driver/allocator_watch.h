// Watches allocators that --load-allocator added: what they throw and what crashes them becomes a
// message with the allocator's name and the function that it was given.
//
// A signal handler has no access to anything but variables of the process, so the allocator at work
// is kept in one, a thread.
#pragma once

#include <signal.h>

#include <array>

#include "regalloc/allocation.h"

namespace lilt::driver {

// Of PipelineOptions::call_allocator. Throws AllocatorError for an exception of the allocator,
// other than std::bad_alloc. While an AllocatorWatch exists, a signal of the allocator ends the
// process.
void call_watched(const regalloc::AllocatorInfo& allocator, const regalloc::ProgramPoints& points,
                  const regalloc::AllocationOptions& options, regalloc::TraceObserver* trace,
                  regalloc::Allocation& result, Arena& scratch);

// While it exists, a signal such as SIGSEGV that an allocator raises under call_watched writes a
// message to standard error, removes what remove_on_signal names, and ends the process with status
// 1. Raised elsewhere it has its default effect. One at a time.
class AllocatorWatch {
 public:
  AllocatorWatch();
  ~AllocatorWatch();
  AllocatorWatch(const AllocatorWatch&) = delete;
  AllocatorWatch& operator=(const AllocatorWatch&) = delete;

 private:
  static constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
  std::array<struct sigaction, std::size(kSignals)> old_actions_;
};

}  // namespace lilt::driver
