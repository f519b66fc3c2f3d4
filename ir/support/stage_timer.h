// Times of stages, for --time-passes.
#pragma once

#include <chrono>

namespace lilt {

// Adds its lifetime to a total; null: to none. Reading the clock costs some 40 ns.
class StageTimer {
 public:
  explicit StageTimer(std::chrono::nanoseconds* total) : total_(total) {
    if (total_ != nullptr) start_ = std::chrono::steady_clock::now();
  }
  ~StageTimer() {
    if (total_ != nullptr) *total_ += std::chrono::steady_clock::now() - start_;
  }
  StageTimer(const StageTimer&) = delete;
  StageTimer& operator=(const StageTimer&) = delete;

 private:
  std::chrono::nanoseconds* total_;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace lilt
