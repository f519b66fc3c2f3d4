// Times that --time-passes shows next to those of passes.
#pragma once

#include <chrono>

namespace lilt::driver {

// Adds its lifetime to a total.
class StageTimer {
 public:
  explicit StageTimer(std::chrono::nanoseconds& total) : total_(total) {}
  ~StageTimer() { total_ += std::chrono::steady_clock::now() - start_; }
  StageTimer(const StageTimer&) = delete;
  StageTimer& operator=(const StageTimer&) = delete;

 private:
  std::chrono::nanoseconds& total_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

struct StageTimes {
  std::chrono::nanoseconds header{0};  // indexing the text, reading everything but bodies
  std::chrono::nanoseconds encode{0};
  std::chrono::nanoseconds write_object{0};
};

}  // namespace lilt::driver
