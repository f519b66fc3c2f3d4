#include "ir/support/processors.h"

#include <pthread.h>
#include <sched.h>

#include <algorithm>

namespace lilt {

namespace {

// The processors that the calling thread may use; none if the system does not say.
cpu_set_t allowed_processors() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) != 0) CPU_ZERO(&set);
  return set;
}

}  // namespace

unsigned available_processors() {
  const cpu_set_t allowed = allowed_processors();
  return static_cast<unsigned>(std::max(CPU_COUNT(&allowed), 1));
}

void start_on_processor(std::thread& thread, unsigned number) {
  const cpu_set_t allowed = allowed_processors();
  int processor = sched_getcpu();
  if (processor < 0 || CPU_COUNT(&allowed) < 2) return;
  while (number > 0) {
    processor = (processor + 1) % CPU_SETSIZE;
    if (CPU_ISSET(processor, &allowed)) --number;
  }
  cpu_set_t first;
  CPU_ZERO(&first);
  CPU_SET(processor, &first);
  pthread_setaffinity_np(thread.native_handle(), sizeof first, &first);
  pthread_setaffinity_np(thread.native_handle(), sizeof allowed, &allowed);
}

}  // namespace lilt
