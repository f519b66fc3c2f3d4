// Jobs by several threads: each is done once, results are taken in order, jobs show further ones.
#include "ir/support/ordered_jobs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

#include "ir/support/processors.h"

namespace lilt {
namespace {

// Jobs of unequal lengths, so that they finish out of order.
void work(size_t job) {
  std::this_thread::sleep_for(std::chrono::microseconds(job % 7 == 0 ? 300 : job % 3));
}

// Jobs that are all needed from the start, in the order of their numbers.
class AllJobs {
 public:
  explicit AllJobs(size_t count, unsigned threads, size_t ahead) {
    jobs.count = count;
    jobs.threads = threads;
    jobs.ahead = ahead;
    jobs.next = [this] { return next_ < jobs.count ? next_++ : kNoJob; };
    jobs.more = [this](std::vector<size_t>& found) {
      for (int i = 0; i < 3 && known_ < jobs.count; ++i) found.push_back(known_++);
    };
    jobs.run = [](unsigned, size_t job) { work(job); };
    jobs.finish = [](size_t) {};
    jobs.take = [](size_t) {};
  }
  OrderedJobs jobs;

 private:
  size_t next_ = 0, known_ = 0;
};

void expect_order(unsigned threads, size_t ahead) {
  constexpr size_t kCount = 500;
  std::vector<std::atomic<unsigned>> runs(kCount);
  std::vector<size_t> taken, expected(kCount);
  AllJobs all(kCount, threads, ahead);
  all.jobs.run = [&](unsigned worker, size_t job) {
    EXPECT_LT(worker, threads);
    work(job);
    ++runs[job];
  };
  all.jobs.take = [&](size_t job) {
    EXPECT_EQ(runs[job], 1u);
    taken.push_back(job);
  };
  run_in_order(all.jobs);
  std::iota(expected.begin(), expected.end(), 0);
  EXPECT_EQ(taken, expected);
}

TEST(OrderedJobs, ResultsAreTakenInOrder) {
  for (const unsigned threads : {1u, 2u, 3u, 8u})
    for (const size_t ahead : {1, 2, 64}) expect_order(threads, ahead * threads);
}

// Job n shows that 2n + 1 is needed, and 2n + 2 unless n is a multiple of 5. They are taken by
// levels.
TEST(OrderedJobs, JobsShowFurtherOnes) {
  constexpr size_t kCount = 300;
  const auto shown_by = [](size_t job) {
    std::vector<size_t> shown;
    for (const size_t next : {2 * job + 1, 2 * job + 2})
      if (next < kCount && (job % 5 != 0 || next % 2 == 1)) shown.push_back(next);
    return shown;
  };
  std::vector<size_t> first;
  for (const unsigned threads : {1u, 2u, 8u}) {
    std::vector<size_t> taken, order = {0}, known = {0};
    size_t at = 0;
    std::vector<std::atomic<unsigned>> runs(kCount);
    run_in_order({.count = kCount,
                  .threads = threads,
                  .ahead = 16,
                  .next = [&] { return at < order.size() ? order[at++] : kNoJob; },
                  .more = [&](std::vector<size_t>& found) { std::swap(found, known); },
                  .run =
                      [&](unsigned, size_t job) {
                        work(job);
                        ++runs[job];
                      },
                  .finish =
                      [&](size_t job) {
                        for (const size_t next : shown_by(job)) known.push_back(next);
                      },
                  .take =
                      [&](size_t job) {
                        taken.push_back(job);
                        for (const size_t next : shown_by(job)) order.push_back(next);
                      }});
    if (first.empty()) first = taken;
    EXPECT_GT(taken.size(), kCount / 4);
    EXPECT_EQ(taken, first);
    for (size_t job = 0; job < kCount; ++job)
      EXPECT_EQ(runs[job], std::ranges::count(taken, job)) << job;
  }
}

TEST(OrderedJobs, AnExceptionEndsTheWork) {
  for (const unsigned threads : {1u, 4u}) {
    size_t taken = 0;
    AllJobs all(1000, threads, threads);
    all.jobs.take = [&](size_t) {
      if (++taken == 20) throw std::runtime_error("twentieth");
    };
    EXPECT_THROW(run_in_order(all.jobs), std::runtime_error);
    EXPECT_EQ(taken, 20u);
  }
}

TEST(OrderedJobs, AnExceptionOfAJobEndsTheWork) {
  for (unsigned threads : {1u, 3u}) {
    size_t taken = 0;
    AllJobs all(1000, threads, 2 * threads);
    all.jobs.run = [](unsigned, size_t job) {
      if (job == 40) throw std::runtime_error("job 40");
    };
    all.jobs.take = [&](size_t) { ++taken; };
    EXPECT_THROW(run_in_order(all.jobs), std::runtime_error);
    EXPECT_LE(taken, 40u);
  }
}

// Each thread begins on a processor that is chosen for it, and is then as free as its creator:
// soon, since the creator says so when the thread may run already.
TEST(OrderedJobs, ThreadsMayUseAllProcessors) {
  const unsigned expected = available_processors();
  std::atomic<unsigned> free_jobs = 0;
  AllJobs all(100, 4, 8);
  all.jobs.run = [&](unsigned, size_t) {
    bool is_free = false;  // read once: the creator may move it once more
    for (int i = 0; i < 10000 && !is_free; ++i) {
      is_free = available_processors() == expected;
      if (!is_free) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    free_jobs += is_free;
  };
  run_in_order(all.jobs);
  EXPECT_EQ(free_jobs, 100u);
}

TEST(OrderedJobs, NoJobs) {
  run_in_order(AllJobs(0, 4, 4).jobs);
  EXPECT_GE(available_processors(), 1u);
}

}  // namespace
}  // namespace lilt
