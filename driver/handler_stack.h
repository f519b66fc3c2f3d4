// The stack of a thread's signal handlers: a stack overflow leaves them none.
#pragma once

#include <signal.h>

#include <cstddef>
#include <memory>

namespace lilt::driver {

// For handlers with SA_ONSTACK, while it exists; a thread has one.
class HandlerStack {
 public:
  HandlerStack() : memory_(std::make_unique_for_overwrite<std::byte[]>(kSize)) {
    stack_t stack = {};
    stack.ss_sp = memory_.get();
    stack.ss_size = kSize;
    ::sigaltstack(&stack, nullptr);
  }
  ~HandlerStack() {
    stack_t stack = {};
    stack.ss_flags = SS_DISABLE;
    ::sigaltstack(&stack, nullptr);
  }
  HandlerStack(const HandlerStack&) = delete;
  HandlerStack& operator=(const HandlerStack&) = delete;

 private:
  static constexpr size_t kSize = size_t{64} << 10;

  std::unique_ptr<std::byte[]> memory_;
};

}  // namespace lilt::driver
