// Jobs by several threads: each is done once, results are taken in order, slots are not shared.
#include "ir/support/ordered_jobs.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
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

void expect_order(unsigned threads, size_t slots) {
  constexpr size_t kCount = 500;
  std::vector<size_t> results(slots), taken;
  std::atomic<size_t> runs = 0;
  run_in_order({.count = kCount,
                .threads = threads,
                .slots = slots,
                .run =
                    [&](unsigned worker, size_t job, size_t slot) {
                      EXPECT_LT(worker, threads);
                      work(job);
                      results[slot] = job;
                      ++runs;
                    },
                .take = [&](size_t slot) { taken.push_back(results[slot]); }});
  EXPECT_EQ(runs, kCount);
  ASSERT_EQ(taken.size(), kCount);
  for (size_t job = 0; job < kCount; ++job) ASSERT_EQ(taken[job], job);
}

TEST(OrderedJobs, ResultsAreTakenInOrder) {
  for (const unsigned threads : {1u, 2u, 3u, 8u})
    for (const size_t slots_by_thread : {1, 2, 64})
      expect_order(threads, slots_by_thread * threads);
}

TEST(OrderedJobs, AnExceptionEndsTheWork) {
  for (const unsigned threads : {1u, 4u}) {
    size_t taken = 0;
    const OrderedJobs jobs{.count = 1000,
                           .threads = threads,
                           .slots = threads,
                           .run = [](unsigned, size_t job, size_t) { work(job); },
                           .take =
                               [&](size_t) {
                                 if (++taken == 20) throw std::runtime_error("twentieth");
                               }};
    EXPECT_THROW(run_in_order(jobs), std::runtime_error);
    EXPECT_EQ(taken, 20u);
  }
}

TEST(OrderedJobs, AnExceptionOfAJobEndsTheWork) {
  for (unsigned threads : {1u, 3u}) {
    size_t taken = 0;
    const OrderedJobs jobs = {.count = 1000,
                              .threads = threads,
                              .slots = 2 * threads,
                              .run =
                                  [](unsigned, size_t job, size_t) {
                                    if (job == 40) throw std::runtime_error("job 40");
                                  },
                              .take = [&](size_t) { ++taken; }};
    EXPECT_THROW(run_in_order(jobs), std::runtime_error);
    EXPECT_LE(taken, 40u);
  }
}

// Each thread begins on a processor that is chosen for it, and is then as free as its creator:
// soon, since the creator says so when the thread may run already.
TEST(OrderedJobs, ThreadsMayUseAllProcessors) {
  const unsigned expected = available_processors();
  std::atomic<unsigned> free_jobs = 0;
  run_in_order({.count = 100,
                .threads = 4,
                .slots = 8,
                .run =
                    [&](unsigned, size_t, size_t) {
                      bool is_free = false;  // read once: the creator may move it once more
                      for (int i = 0; i < 10000 && !is_free; ++i) {
                        is_free = available_processors() == expected;
                        if (!is_free) std::this_thread::sleep_for(std::chrono::milliseconds(1));
                      }
                      free_jobs += is_free;
                    },
                .take = [](size_t) {}});
  EXPECT_EQ(free_jobs, 100u);
}

TEST(OrderedJobs, NoJobs) {
  run_in_order({.count = 0, .threads = 4, .slots = 4, .run = {}, .take = {}});
  EXPECT_GE(available_processors(), 1u);
}

}  // namespace
}  // namespace lilt
