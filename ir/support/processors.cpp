#include "ir/support/processors.h"

#include <pthread.h>
#include <sched.h>

#include <algorithm>
#include <utility>

namespace lilt {

namespace {

// The processors that the calling thread may use; none if the system does not say.
cpu_set_t allowed_processors() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) != 0) CPU_ZERO(&set);
  return set;
}

// The `number`th of the allowed processors after another one, alone.
cpu_set_t processor_after(int processor, unsigned number, const cpu_set_t& allowed) {
  while (number > 0) {
    processor = (processor + 1) % CPU_SETSIZE;
    if (CPU_ISSET(processor, &allowed)) --number;
  }
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  return set;
}

void move_thread(pthread_t thread, const cpu_set_t& first, const cpu_set_t& allowed) {
  pthread_setaffinity_np(thread, sizeof first, &first);
  pthread_setaffinity_np(thread, sizeof allowed, &allowed);
}

}  // namespace

unsigned available_processors() {
  const cpu_set_t allowed = allowed_processors();
  return static_cast<unsigned>(std::max(CPU_COUNT(&allowed), 1));
}

std::thread start_on_processor(unsigned number, std::function<void()> run) {
  const cpu_set_t allowed = allowed_processors();
  const int creators = sched_getcpu();
  if (creators < 0 || CPU_COUNT(&allowed) < 2) return std::thread(std::move(run));
  const cpu_set_t first = processor_after(creators, number, allowed);
  std::thread thread([=, run = std::move(run)] {
    // It has taken the processor of its creator, who cannot move it now.
    if (sched_getcpu() == creators) move_thread(pthread_self(), first, allowed);
    run();
  });
  move_thread(thread.native_handle(), first, allowed);  // it may be waiting for this processor
  return thread;
}

}  // namespace lilt
