// The registry is a vector under a spin lock. A thread that changes it blocks all signals, so its
// own handler never waits for it; the handler of another thread does, briefly.
#include "driver/cleanup.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <vector>

namespace lilt::driver {

namespace {

struct Registry {
  std::atomic_flag lock = ATOMIC_FLAG_INIT;
  std::vector<std::string> paths;
  std::vector<pid_t> children;
  pid_t owner = 0;  // a forked copy of this process removes nothing
};

Registry& registry() {
  static Registry instance;
  return instance;
}

class RegistryLock {
 public:
  RegistryLock() {
    sigset_t all;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_BLOCK, &all, &old_mask_);
    while (registry().lock.test_and_set(std::memory_order_acquire)) {
    }
  }
  ~RegistryLock() {
    registry().lock.clear(std::memory_order_release);
    ::pthread_sigmask(SIG_SETMASK, &old_mask_, nullptr);
  }
  RegistryLock(const RegistryLock&) = delete;
  RegistryLock& operator=(const RegistryLock&) = delete;

 private:
  sigset_t old_mask_;
};

void clean_up() {
  Registry& state = registry();
  while (state.lock.test_and_set(std::memory_order_acquire)) {
  }
  for (const pid_t child : state.children) ::kill(child, SIGTERM);
  for (size_t i = state.paths.size(); i-- > 0;)
    if (::unlink(state.paths[i].c_str()) != 0) ::rmdir(state.paths[i].c_str());
}

// Only calls that are safe in a handler. The signal is blocked here, and ends the process on
// return.
void end_process(int signal_number) {
  int saved_error = errno;
  remove_files_in_handler();
  struct sigaction action = {};
  action.sa_handler = SIG_DFL;
  ::sigaction(signal_number, &action, nullptr);
  ::raise(signal_number);
  errno = saved_error;
}

void let_write_fail(int) {}

void install(int signal_number, void (*handler)(int)) {
  struct sigaction action = {};
  if (::sigaction(signal_number, nullptr, &action) != 0 || action.sa_handler == SIG_IGN) return;
  action = {};
  action.sa_handler = handler;
  ::sigfillset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  ::sigaction(signal_number, &action, nullptr);
}

}  // namespace

void handle_signals() {
  Registry& state = registry();
  if (state.owner == ::getpid()) return;
  {
    RegistryLock lock;
    state.owner = ::getpid();
    state.paths.clear();
    state.children.clear();
  }
  for (int signal_number : {SIGINT, SIGTERM, SIGHUP}) install(signal_number, end_process);
  for (int signal_number : {SIGPIPE, SIGXFSZ}) install(signal_number, let_write_fail);
}

void remove_files_in_handler() {
  if (registry().owner == ::getpid()) clean_up();
}

void remove_on_signal(const std::string& path) {
  RegistryLock lock;
  registry().paths.push_back(path);
}

void keep_on_signal(const std::string& path) {
  RegistryLock lock;
  std::erase(registry().paths, path);
}

void start_child(const std::function<pid_t()>& start) {
  RegistryLock lock;
  registry().children.reserve(registry().children.size() + 1);
  if (const pid_t child = start(); child != 0) registry().children.push_back(child);
}

void forget_child(pid_t child) {
  RegistryLock lock;
  std::erase(registry().children, child);
}

}  // namespace lilt::driver
