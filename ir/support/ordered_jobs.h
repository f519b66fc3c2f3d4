// Jobs done by several threads on demand, whose results are taken one by one, in an order that the
// threads do not affect. A result may show that further jobs are needed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace lilt {

inline constexpr size_t kNoJob = SIZE_MAX;

// All functions but `run` are called by one thread at a time.
struct OrderedJobs {
  size_t count = 0;  // their numbers are below it; which of them are needed shows as they are done
  unsigned threads = 1;
  size_t ahead = 1;  // results that may wait to be taken, about; at least the number of threads
  // The job whose result is taken next, kNoJob: there are no more. Called before the first take and
  // after each. What it answers may depend on results that were taken.
  std::function<size_t()> next;
  // Appends needed jobs, enough to be worth a turn at the lock; `next` is to name each of them at
  // some time. It may repeat some. Not called with one thread.
  std::function<void(std::vector<size_t>& jobs)> more;
  // Does a job; called by thread `worker` (0 … threads - 1).
  std::function<void(unsigned worker, size_t job)> run;
  // A job is done: `more` may know others. Not called with one thread.
  std::function<void(size_t job)> finish;
  // Takes a result.
  std::function<void(size_t job)> take;
};

// Does jobs and takes their results until there is no next one; the calling thread is worker 0. If
// the system refuses threads, those that it has given do. The first exception that a function
// throws ends the work, and is passed on once all threads have stopped.
void run_in_order(const OrderedJobs& jobs);

}  // namespace lilt
