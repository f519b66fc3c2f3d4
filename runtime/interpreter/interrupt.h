// Ctrl-C in an interpreted program: stops it at the next operation, without a cost for those
// before.
//
// The handler of SIGINT replaces the codes of all operations that have a place in the text by
// Interrupt. A signal handler reaches data only through a static variable: here the program's
// decoded functions, as a list that grows at its head.
#pragma once

#include <atomic>

#include "runtime/interpreter/code.h"

namespace lilt::runtime {

// From construction to destruction SIGINT is kept for the program; a second one ends the process as
// usual. If SIGINT is ignored, it stays ignored. At most one exists at a time that has an effect;
// another one, made while that one lives, has none.
class Interruption {
 public:
  explicit Interruption(bool is_wanted);
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  // Adds a function, which stays where it is until this object ends. O(1), or O(operations) after
  // the signal.
  void add(Code& code);
  // Whether the signal has come: for machines without decoded code.
  bool is_requested() const { return request_->load(std::memory_order_relaxed); }

 private:
  bool is_active_ = false;
  const std::atomic<bool>* request_;
};

}  // namespace lilt::runtime
