// A worker claims jobs that are known to be needed, or the one whose result is next. Whoever
// finishes jobs takes the results that are next in order, unless another worker is taking. A worker
// leaves others' results to them, in whose processors' caches they are, until many are waiting, or
// it finds nothing to claim. So no thread waits while there is a job to do or a result to take.
#include "ir/support/ordered_jobs.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "ir/support/processors.h"

namespace lilt {

namespace {

constexpr size_t kManyByWorker = 4;  // waiting results: with more, they are taken by any worker

class Crew {
 public:
  explicit Crew(const OrderedJobs& jobs) : jobs_(jobs), states_(jobs.count) {}

  void run() {
    next_ = jobs_.next();
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
  struct State {
    bool is_claimed = false, is_done = false;
    unsigned worker = 0;
  };

  void work(unsigned worker) {
    std::vector<size_t> mine;
    std::unique_lock lock(mutex_);
    while (!is_over()) {
      guard([&] { claim(worker, mine); });
      if (!mine.empty())
        run_claimed(worker, mine, lock);
      else if (may_take())
        take_all(worker, true, lock);
      else
        changed_.wait(lock);
    }
  }

  // Fills `mine` with jobs that are this worker's from now on.
  void claim(unsigned worker, std::vector<size_t>& mine) {
    mine.clear();
    while (mine.empty() && claimed_ - taken_ < jobs_.ahead) {
      jobs_.more(mine);
      if (mine.empty()) break;
      std::erase_if(mine, [this](size_t job) { return states_[job].is_claimed; });
    }
    if (mine.empty() && next_ != kNoJob && !states_[next_].is_claimed) mine.push_back(next_);
    for (const size_t job : mine) states_[job] = {true, false, worker};
    claimed_ += mine.size();
  }

  void run_claimed(unsigned worker, const std::vector<size_t>& mine,
                   std::unique_lock<std::mutex>& lock) {
    lock.unlock();
    const std::exception_ptr failure = failure_of([&] {
      for (const size_t job : mine) jobs_.run(worker, job);
    });
    lock.lock();
    if (failure) return fail(failure);
    for (const size_t job : mine) states_[job].is_done = true;
    guard([&] {
      for (const size_t job : mine) jobs_.finish(job);
    });
    changed_.notify_all();
    if (may_take()) take_all(worker, false, lock);
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

  template <class Call>
  void guard(Call call) {
    if (const std::exception_ptr failure = failure_of(call)) fail(failure);
  }

  void fail(const std::exception_ptr& failure) {
    if (failure_ == nullptr) failure_ = failure;
    changed_.notify_all();
  }

  bool is_over() const { return failure_ != nullptr || next_ == kNoJob; }
  bool may_take() const { return !is_taking_ && !is_over() && states_[next_].is_done; }
  bool are_many_waiting() const { return claimed_ - taken_ >= kManyByWorker * jobs_.threads; }

  void take_all(unsigned worker, bool takes_others, std::unique_lock<std::mutex>& lock) {
    while (may_take() && (takes_others || states_[next_].worker == worker || are_many_waiting())) {
      is_taking_ = true;
      lock.unlock();
      const std::exception_ptr failure = failure_of([&] { jobs_.take(next_); });
      lock.lock();
      is_taking_ = false;
      if (failure) return fail(failure);
      ++taken_;
      guard([&] { next_ = jobs_.next(); });
      changed_.notify_all();
    }
  }

  const OrderedJobs& jobs_;
  std::mutex mutex_;  // of all below
  std::condition_variable changed_;
  std::vector<State> states_;  // by job
  size_t next_ = kNoJob;
  size_t claimed_ = 0, taken_ = 0;
  bool is_taking_ = false;
  std::exception_ptr failure_;
};

}  // namespace

void run_in_order(const OrderedJobs& jobs) {
  if (jobs.threads > 1) return Crew(jobs).run();
  for (size_t job = jobs.next(); job != kNoJob; job = jobs.next()) {
    jobs.run(0, job);
    jobs.take(job);
  }
}

}  // namespace lilt
