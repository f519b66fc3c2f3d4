#include "driver/allocator_watch.h"

#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>

#include "backend/allocator_error.h"
#include "driver/allocator_program.h"
#include "driver/cleanup.h"
#include "driver/handler_stack.h"
#include "regalloc/program_points.h"

namespace lilt::driver {

namespace {

// What the thread's allocator is doing; no allocator: nothing.
struct Work {
  const regalloc::AllocatorInfo* allocator = nullptr;
  std::string_view function;
};
thread_local Work work;
std::atomic_flag has_crashed = ATOMIC_FLAG_INIT;

// Sets `work` for its own lifetime.
class WorkScope {
 public:
  WorkScope(const regalloc::AllocatorInfo& allocator, std::string_view function) {
    thread_local HandlerStack stack;
    static_cast<void>(stack);
    work = {&allocator, function};
  }
  ~WorkScope() { work = {}; }
  WorkScope(const WorkScope&) = delete;
  WorkScope& operator=(const WorkScope&) = delete;
};

// Standard error in pieces, without control characters: what a handler can do.
void write_visible(std::string_view text) {
  char buffer[256];
  while (!text.empty()) {
    const size_t size = text.copy(buffer, sizeof buffer);
    for (char& c : std::span(buffer, size))
      if (static_cast<unsigned char>(c) < ' ' || c == 0x7F) c = '?';
    if (::write(STDERR_FILENO, buffer, size) < 0) return;
    text.remove_prefix(size);
  }
}

void on_signal(int signal) {
  if (work.allocator == nullptr) {  // not an allocator's: its default effect, on return
    ::signal(signal, SIG_DFL);
    ::raise(signal);
    return;
  }
  while (has_crashed.test_and_set()) ::pause();  // another thread's allocator was first
  const char* name = ::sigabbrev_np(signal);
  for (std::string_view part :
       {std::string_view("lilt: error: register allocator '"), work.allocator->name,
        std::string_view("' ("), work.allocator->file, std::string_view(") crashes with SIG"),
        std::string_view(name != nullptr ? name : "?"), std::string_view(" in @"), work.function})
    write_visible(part);
  const bool is_written = ::write(STDERR_FILENO, "\n", 1) == 1;
  static_cast<void>(is_written);  // there is nowhere else to say it
  remove_files_in_handler();
  ::_exit(1);
}

}  // namespace

void call_watched(const regalloc::AllocatorInfo& allocator, const regalloc::ProgramPoints& points,
                  const regalloc::AllocationOptions& options, regalloc::TraceObserver* trace,
                  regalloc::Allocation& result, Arena& scratch) {
  if (allocator.file.empty()) return allocator.run(points, options, trace, result, scratch);
  if (allocator.run == nullptr)
    return allocate_by_program(allocator, points, options, trace, result, scratch);
  const std::string_view function = points.function().name();
  auto fail = [&](std::string does) {
    throw backend::AllocatorError(allocator, does + " in", function, {});
  };
  const WorkScope scope(allocator, function);
  try {
    allocator.run(points, options, trace, result, scratch);
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& thrown) {
    fail("throws '" + std::string(thrown.what()) + "'");
  } catch (...) {
    fail("throws an exception");
  }
}

AllocatorWatch::AllocatorWatch() {
  for (size_t s = 0; s < old_actions_.size(); ++s) {
    struct sigaction action = {};
    action.sa_handler = on_signal;
    ::sigfillset(&action.sa_mask);
    action.sa_flags = SA_ONSTACK;
    ::sigaction(kSignals[s], &action, &old_actions_[s]);
  }
}

AllocatorWatch::~AllocatorWatch() {
  for (size_t s = 0; s < old_actions_.size(); ++s)
    ::sigaction(kSignals[s], &old_actions_[s], nullptr);
}

}  // namespace lilt::driver
