// A worker claims the next job if the slot that it needs is free. Whoever finishes a job takes the
// results that are next in order, unless another worker is taking: that one looks again before it
// stops. So no thread waits for a result while there is a job to do. A worker leaves others'
// results to them, in whose processors' caches they are, until many are waiting, or all slots are
// in use, or no job is left. So no thread waits for a slot that nobody frees: the last one to
// finish takes all.
#include "ir/support/ordered_jobs.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "ir/support/processors.h"

namespace lilt {

namespace {

constexpr size_t kJobsAhead = 4;  // by worker: with more, results are taken by any

class Crew {
 public:
  explicit Crew(const OrderedJobs& jobs)
      : jobs_(jobs), slot_of_(jobs.slots), worker_of_(jobs.slots), is_done_(jobs.slots, false) {
    for (size_t slot = jobs.slots; slot-- > 0;) free_.push_back(slot);
  }

  void run() {
    std::vector<std::thread> others;
    others.reserve(jobs_.threads);
    try {
      for (unsigned worker = 1; worker < jobs_.threads; ++worker)
        others.push_back(start_on_processor(worker, [this, worker] { work(worker); }));
    } catch (const std::exception&) {  // no more threads, or no memory for one
    }
    work(0);
    for (std::thread& thread : others) thread.join();
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void work(unsigned worker) {
    std::unique_lock lock(mutex_);
    for (;;) {
      slot_is_free_.wait(lock, [this] { return is_over() || claimed_ < taken_ + jobs_.slots; });
      if (is_over()) return;
      const size_t job = claimed_++, slot = free_.back();
      free_.pop_back();
      slot_of_[job % jobs_.slots] = slot;
      worker_of_[job % jobs_.slots] = worker;
      lock.unlock();
      std::exception_ptr failure = failure_of([&] { jobs_.run(worker, job, slot); });
      lock.lock();
      if (failure) return fail(failure);
      is_done_[job % jobs_.slots] = true;
      if (!is_taking_) take_all(worker, lock);
    }
  }

  // What the call throws; null: nothing.
  template <class Call>
  static std::exception_ptr failure_of(Call call) {
    try {
      call();
    } catch (...) {
      return std::current_exception();
    }
    return nullptr;
  }

  void fail(const std::exception_ptr& failure) {
    if (failure_ == nullptr) failure_ = failure;
    slot_is_free_.notify_all();
  }

  bool is_over() const { return failure_ != nullptr || claimed_ == jobs_.count; }

  // Whether the next result is there, and the worker is to take it.
  bool may_take(unsigned worker) const {
    const size_t next = taken_ % jobs_.slots;
    if (failure_ != nullptr || taken_ == claimed_ || !is_done_[next]) return false;
    const bool are_many = claimed_ - taken_ >= std::min(kJobsAhead * jobs_.threads, jobs_.slots);
    return worker_of_[next] == worker || are_many || claimed_ == jobs_.count;
  }

  void take_all(unsigned worker, std::unique_lock<std::mutex>& lock) {
    is_taking_ = true;
    while (may_take(worker)) {
      const size_t slot = slot_of_[taken_ % jobs_.slots];
      lock.unlock();
      std::exception_ptr failure = failure_of([&] { jobs_.take(slot); });
      lock.lock();
      if (failure) fail(failure);
      is_done_[taken_ % jobs_.slots] = false;
      free_.push_back(slot);
      ++taken_;
      slot_is_free_.notify_all();
    }
    is_taking_ = false;
  }

  const OrderedJobs& jobs_;
  std::mutex mutex_;          // of all below
  std::vector<size_t> free_;  // slots, the one used last behind
  std::condition_variable slot_is_free_;
  std::vector<size_t> slot_of_;      // by job, modulo the number of slots
  std::vector<unsigned> worker_of_;  // the same
  std::vector<bool> is_done_;        // the same
  size_t claimed_ = 0, taken_ = 0;
  bool is_taking_ = false;
  std::exception_ptr failure_;
};

}  // namespace

void run_in_order(const OrderedJobs& jobs) {
  if (jobs.threads > 1) return Crew(jobs).run();
  for (size_t job = 0; job < jobs.count; ++job) {
    jobs.run(0, job, 0);
    jobs.take(0);
  }
}

}  // namespace lilt
