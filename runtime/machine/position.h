// Where an interpreter of machine code is, for handlers of signals: those that its accesses to the
// program's memory raise come from its own code.
#pragma once

#include <pthread.h>

#include <atomic>
#include <cstdint>

namespace lilt::machine {

// All addresses are the program's.
class Position {
 public:
  void begin(const uint64_t& stack_pointer) {
    thread_ = ::pthread_self();
    stack_pointer_ = &stack_pointer;
  }
  void interpret(uint64_t instruction) {
    instruction_.store(instruction, std::memory_order_relaxed);
    std::atomic_signal_fence(std::memory_order_seq_cst);
  }
  void leave(uint64_t target) {
    target_.store(target, std::memory_order_relaxed);
    set_native(true);
  }
  void come_back() { set_native(false); }

  // Whether this thread interprets, and runs no native code.
  bool is_interpreting() const {
    return is_on_thread() && !is_native_.load(std::memory_order_relaxed);
  }
  bool is_on_thread() const { return thread_ == ::pthread_self(); }
  // Of the last interpreted instruction.
  uint64_t instruction() const { return instruction_.load(std::memory_order_relaxed); }
  // Where native code has begun to which that instruction led, if it runs.
  uint64_t target() const { return target_.load(std::memory_order_relaxed); }
  // While instructions are interpreted.
  uint64_t stack_pointer() const { return *stack_pointer_; }

  uint64_t stack_end = 0;  // the lowest address of the stack; 0: not known

 private:
  void set_native(bool value) {
    is_native_.store(value, std::memory_order_relaxed);
    std::atomic_signal_fence(std::memory_order_seq_cst);
  }
  pthread_t thread_ = {};  // of the interpreter; none before it begins
  const uint64_t* stack_pointer_ = nullptr;
  std::atomic<uint64_t> instruction_{0}, target_{0};
  std::atomic<bool> is_native_{false};
};

}  // namespace lilt::machine
