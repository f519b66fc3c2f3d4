// The registry is a vector under a spin lock. A thread that changes it blocks all signals, so its
// own handler never waits for it; the handler of another thread does, briefly.
#include "driver/cleanup.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "driver/handler_stack.h"

namespace lilt::driver {

namespace {

constexpr int kFaults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
constexpr const char* kCrashVariable = "LILT_CRASHED";  // INPUT:SIGNAL

// What a handler executes; made before, since a handler allocates nothing.
struct Restart {
  std::vector<std::string> words, environment;
  std::vector<char*> word_pointers, environment_pointers;
  char* signal_digits = nullptr;  // two, at the end of the variable
};

struct Registry {
  std::atomic_flag lock = ATOMIC_FLAG_INIT;
  std::vector<std::string> paths;
  std::vector<pid_t> children;
  pid_t owner = 0;  // a forked copy of this process removes nothing
  std::unique_ptr<Restart> restart;
  std::unique_ptr<HandlerStack> handler_stack;  // of the main thread
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

// Other threads that crash meanwhile wait for the end. Without a restart the signal has its default
// effect, on return.
void restart_process(int signal_number) {
  static std::atomic_flag is_restarting = ATOMIC_FLAG_INIT;
  while (is_restarting.test_and_set()) ::pause();
  ::signal(signal_number, SIG_DFL);
  if (registry().owner == ::getpid()) {
    clean_up();
    const Restart& restart = *registry().restart;
    restart.signal_digits[0] = static_cast<char>('0' + signal_number / 10);
    restart.signal_digits[1] = static_cast<char>('0' + signal_number % 10);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::execve("/proc/self/exe", restart.word_pointers.data(), restart.environment_pointers.data());
  }
  ::raise(signal_number);
}

std::vector<char*> pointers_to(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

std::unique_ptr<Restart> make_restart(const std::vector<std::string>& words, size_t input) {
  auto restart = std::make_unique<Restart>();
  restart->words = {program_invocation_name};  // lilt-cc differs from lilt
  restart->words.insert(restart->words.end(), words.begin(), words.end());
  for (char** variable = ::environ; *variable != nullptr; ++variable)
    restart->environment.emplace_back(*variable);
  restart->environment.push_back(std::string(kCrashVariable) + "=" + std::to_string(input) + ":00");
  restart->word_pointers = pointers_to(restart->words);
  restart->environment_pointers = pointers_to(restart->environment);
  std::string& variable = restart->environment.back();
  restart->signal_digits = variable.data() + variable.size() - 2;
  return restart;
}

void install(int signal_number, void (*handler)(int), int flags = SA_RESTART) {
  struct sigaction action = {};
  if (::sigaction(signal_number, nullptr, &action) != 0 || action.sa_handler == SIG_IGN) return;
  action = {};
  action.sa_handler = handler;
  ::sigfillset(&action.sa_mask);
  action.sa_flags = flags;
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

void restart_on_crash(const std::vector<std::string>& words, size_t input) {
  std::unique_ptr<Restart> restart = make_restart(words, input);
  const bool is_first = registry().restart == nullptr;
  {
    RegistryLock lock;
    std::swap(registry().restart, restart);
  }
  if (!is_first) return;
  registry().handler_stack = std::make_unique<HandlerStack>();
  for (const int signal_number : kFaults) install(signal_number, restart_process, SA_ONSTACK);
}

std::optional<Crashed> take_crash() {
  const char* value = std::getenv(kCrashVariable);
  if (value == nullptr) return std::nullopt;
  const std::string text = value;
  ::unsetenv(kCrashVariable);
  const char* end = text.data() + text.size();
  Crashed crash;
  const auto input = std::from_chars(text.data(), end, crash.input);
  if (input.ec != std::errc() || input.ptr == end || *input.ptr != ':') return std::nullopt;
  const auto signal_number = std::from_chars(input.ptr + 1, end, crash.signal);
  if (signal_number.ec != std::errc() || signal_number.ptr != end) return std::nullopt;
  return crash;
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
