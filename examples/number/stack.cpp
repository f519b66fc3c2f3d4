// A stack overflow is a fault at an address just below the stack. The handler of the signal has a
// stack of its own, and leaves it by a long jump to where the code was called.

#include "stack.h"

#include <setjmp.h>
#include <signal.h>
#include <sys/resource.h>

#include <cstdint>
#include <vector>

namespace number {
namespace {

struct Recovery {
  sigjmp_buf target;
  uintptr_t stack;  // where the code's frames begin; they grow downwards
};

// A signal handler has no other way to its data.
Recovery* volatile recovery = nullptr;

void onFault(int signal, siginfo_t* info, void*) {
  uintptr_t distance = recovery->stack - reinterpret_cast<uintptr_t>(info->si_addr);
  // The system keeps a gap of up to 1 MB below the stack.
  if (distance < stackSize() + (size_t{1} << 20)) siglongjmp(recovery->target, 1);
  ::signal(signal, SIG_DFL);  // the instruction faults again, and ends the process
}

}  // namespace

size_t stackSize() {
  rlimit limit{};
  bool unlimited = getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY;
  return unlimited ? size_t{8} << 20 : limit.rlim_cur;
}

bool runWithinStack(const std::function<void()>& code) {
  Recovery here{};
  here.stack = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  std::vector<char> memory(size_t{64} << 10);
  stack_t handlerStack{}, previousStack{};
  handlerStack.ss_sp = memory.data();
  handlerStack.ss_size = memory.size();
  sigaltstack(&handlerStack, &previousStack);
  struct sigaction action {
  }, previousAction{};
  action.sa_sigaction = onFault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGSEGV, &action, &previousAction);

  recovery = &here;
  volatile bool completed = false;
  if (sigsetjmp(here.target, 1) == 0) {
    code();
    completed = true;
  }
  recovery = nullptr;

  sigaction(SIGSEGV, &previousAction, nullptr);
  sigaltstack(&previousStack, nullptr);
  return completed;
}

}  // namespace number
