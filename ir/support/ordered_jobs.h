// Jobs done by several threads, whose results are taken one by one in the order of the jobs.
#pragma once

#include <cstddef>
#include <functional>

namespace lilt {

struct OrderedJobs {
  size_t count = 0;
  unsigned threads = 1;
  // Places for results that wait to be taken; at least the number of threads. A place that was used
  // last is used again first, so most stay unused unless one job takes as long as many others.
  size_t slots = 1;
  // Does a job; called by thread `worker` (0 … threads - 1).
  std::function<void(unsigned worker, size_t job, size_t slot)> run;
  // Takes its result: in the order of the jobs, by any thread, by one at a time.
  std::function<void(size_t slot)> take;
};

// Does all jobs; the calling thread is worker 0. If the system refuses threads, those that it has
// given do. The first exception that `take` or `run` throws ends the work, and is passed on once
// all threads have stopped.
void run_in_order(const OrderedJobs& jobs);

}  // namespace lilt
