#include "driver/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <sstream>
#include <string_view>

#include "driver/cleanup.h"

namespace lilt::driver {

namespace {

// In the environment of processes that lilt starts, so that no wrapper of lilt starts it endlessly.
constexpr const char* kMarker = "LILT_STARTED_THIS";
constexpr size_t kReadSize = 1 << 16;  // bytes: what a pipe holds

// Front ends and linkers allocate tens to hundreds of megabytes, page fault by page fault: glibc
// asks for huge pages, where the system gives them on request. Other C libraries do not read it.
constexpr std::string_view kTunables = "GLIBC_TUNABLES=";
constexpr std::string_view kHugePages =
    "glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=1073741824";

double seconds_of(const rusage& usage) {
  const auto of = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return of(usage.ru_utime) + of(usage.ru_stime);
}

double seconds_of(__rusage_who_t whose) {
  rusage usage{};
  ::getrusage(whose, &usage);
  return seconds_of(usage);
}

// Starts a program whose standard streams are `input` and `output`, unless these are negative.
// Returns 0 or an error number.
int spawn(const std::vector<std::string>& words, int input, int output, pid_t& child) {
  std::vector<char*> pointers;
  for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
  pointers.push_back(nullptr);
  sigset_t mask;
  ::pthread_sigmask(SIG_SETMASK, nullptr, &mask);
  std::vector<char*> environment;
  for (char** variable = environ; *variable != nullptr; ++variable)
    environment.push_back(*variable);
  const bool has_tunables = std::ranges::any_of(
      environment, [](std::string_view each) { return each.starts_with(kTunables); });
  std::string marker = std::string(kMarker) + "=1";
  environment.push_back(marker.data());
  std::string tunables = std::string(kTunables) + std::string(kHugePages);
  if (!has_tunables) environment.push_back(tunables.data());
  environment.push_back(nullptr);
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  ::posix_spawnattr_setsigmask(&attributes, &mask);
  posix_spawn_file_actions_t files;
  ::posix_spawn_file_actions_init(&files);
  if (input >= 0) ::posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  if (output >= 0) ::posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  int error = 0;
  start_child([&] {
    error = ::posix_spawnp(&child, pointers[0], &files, &attributes, pointers.data(),
                           environment.data());
    return error == 0 ? child : 0;
  });
  ::posix_spawn_file_actions_destroy(&files);
  ::posix_spawnattr_destroy(&attributes);
  return error;
}

// A shell that sets the limits becomes the program: only so do they hold for programs that it
// starts at once. A program that does not exist is left to the system's own error.
std::vector<std::string> with_limits(const std::vector<std::string>& words,
                                     const ProcessLimits& limits) {
  const bool has_path = words[0].find('/') != std::string::npos;
  const std::string file = has_path ? words[0] : found_on_path(words[0]);
  if (::access(file.c_str(), X_OK) != 0) return words;
  const std::string file_blocks = std::to_string(limits.file_bytes / 512);
  std::vector<std::string> limited{
      "/bin/sh", "-c",
      "for limit in 't " + std::to_string(limits.seconds) + "' 'd " +
          std::to_string(limits.data_bytes / 1024) + "' 'f " + file_blocks +
          "'; do ulimit -S -$limit 2>/dev/null; done; exec \"$0\" \"$@\"" +
          (limits.hides_errors ? " 2>/dev/null" : "")};
  limited.insert(limited.end(), words.begin(), words.end());
  return limited;
}

}  // namespace

Process::Process(const std::vector<std::string>& words, Pipes pipes,
                 const std::optional<ProcessLimits>& limits) {
  int input[2] = {-1, -1}, output[2] = {-1, -1};
  if ((pipes != Pipes::None && ::pipe2(output, O_CLOEXEC) != 0) ||
      (pipes == Pipes::Both && ::pipe2(input, O_CLOEXEC) != 0))
    start_error_ = errno;
  else
    start_error_ = spawn(limits ? with_limits(words, *limits) : words, input[0], output[1], child_);
  if (start_error_ != 0) child_ = 0;
  if (limits) elapsed_seconds_ = limits->elapsed_seconds;
  for (const int end : {input[0], output[1]})
    if (end >= 0) ::close(end);
  input_ = input[1];
  output_ = output[0];
}

Process::~Process() {
  close_pipes();
  if (child_ == 0) return;
  ::kill(child_, SIGTERM);
  wait();
}

void Process::close_pipes() {
  for (int* end : {&input_, &output_}) {
    if (*end >= 0) ::close(*end);
    *end = -1;
  }
}

// Appends what the output has; false at its end.
bool Process::read_piece(std::string& text) {
  const auto piece = std::make_unique_for_overwrite<char[]>(kReadSize);
  ssize_t count = -1;
  do count = output_ < 0 ? 0 : ::read(output_, piece.get(), kReadSize);
  while (count < 0 && errno == EINTR);
  if (count > 0) text.append(piece.get(), static_cast<size_t>(count));
  return count > 0;
}

std::string Process::read_output(ExitStatus& status, size_t max_size) {
  std::string text;
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(elapsed_seconds_);
  while (text.size() <= max_size) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
    pollfd waited{output_, POLLIN, 0};
    if (elapsed_seconds_ != 0 && output_ >= 0 &&
        (left <= 0 || ::poll(&waited, 1, static_cast<int>(left)) == 0)) {
      if (child_ != 0) ::kill(child_, SIGKILL);
      break;
    }
    if (!read_piece(text)) break;
  }
  if (text.size() > max_size) text.resize(max_size);
  close_pipes();
  status = wait();
  return text;
}

bool Process::converse(std::string_view text, std::string_view last, std::string& answer,
                       int seconds) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(seconds);
  answer.clear();
  if (input_ >= 0) ::fcntl(input_, F_SETFL, O_NONBLOCK);
  while (!text.empty() || !answer.ends_with(last)) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
    pollfd ends[] = {{output_, POLLIN, 0}, {text.empty() ? -1 : input_, POLLOUT, 0}};
    const int ready = left <= 0 ? 0 : ::poll(ends, 2, static_cast<int>(left));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0 || output_ < 0) break;
    if (ends[1].revents != 0) {
      const ssize_t count = ::write(input_, text.data(), text.size());
      if (count < 0 && errno != EAGAIN && errno != EINTR) text = {};  // it reads no more
      if (count > 0) text.remove_prefix(static_cast<size_t>(count));
    }
    if (ends[0].revents != 0 && !read_piece(answer)) {
      close_pipes();
      return false;
    }
  }
  if (answer.ends_with(last)) return true;
  if (child_ != 0) ::kill(child_, SIGKILL);
  close_pipes();
  return false;
}

ExitStatus Process::wait() {
  ExitStatus status{.error = start_error_};
  if (child_ == 0) return status;
  int code = 0;
  rusage usage{};
  pid_t ended = -1;
  do ended = ::wait4(child_, &code, 0, &usage);
  while (ended < 0 && errno == EINTR);
  if (ended < 0) status.error = errno;  // of a process that ignores SIGCHLD, children leave none
  forget_child(child_);
  child_ = 0;
  status.seconds = seconds_of(usage);
  if (WIFSIGNALED(code)) status.signal = WTERMSIG(code);
  if (WIFEXITED(code)) status.code = WEXITSTATUS(code);
  return status;
}

double child_seconds() { return seconds_of(RUSAGE_CHILDREN); }

std::string step_times(double front_ends, double linker) {
  const double assembler = std::max(0.0, child_seconds() - front_ends - linker);
  const double own = seconds_of(RUSAGE_SELF);
  std::string out = "     time (ms)  step\n";
  const auto add = [&](const char* name, double seconds) {
    char line[64];
    std::snprintf(line, sizeof line, "%14.3f  %s\n", seconds * 1e3, name);
    out += line;
  };
  add("front end", front_ends);
  add("lilt", own);
  add("assembler", assembler);
  add("linker", linker);
  add("total", front_ends + own + assembler + linker);
  return out;
}

std::string found_on_path(const std::string& name) {
  const char* variable = std::getenv("PATH");
  std::istringstream path(variable != nullptr ? variable : "");
  for (std::string folder; std::getline(path, folder, ':');) {
    const std::filesystem::path file = std::filesystem::path(folder) / name;
    if (::access(file.c_str(), X_OK) == 0) return file;
  }
  return {};
}

std::string describe(const ExitStatus& status) {
  if (status.error == ECHILD) return "ended unobserved: " + std::string(std::strerror(ECHILD));
  if (status.error != 0) return "could not be run: " + std::string(std::strerror(status.error));
  if (status.signal != 0) return "was ended by signal " + std::to_string(status.signal);
  return "exited with status " + std::to_string(status.code);
}

bool run_program(const std::vector<std::string>& words, const std::string& purpose,
                 ShownSteps shown, Diagnostics& diagnostics, const std::vector<std::string>& hints,
                 const std::optional<ProcessLimits>& limits) {
  if (std::getenv(kMarker) != nullptr) {
    diagnostics.error("lilt was started by lilt to " + purpose + ": $CC leads back to it");
    return false;
  }
  if (!show_step(shown, command_line_of(words))) return false;
  const ExitStatus status = Process(words, Pipes::None, limits).wait();
  if (status.is_success()) return true;
  if (status.error != 0 && status.error != ECHILD) {
    diagnostics.error("cannot run '" + words[0] + "' to " + purpose + ": " +
                      std::strerror(status.error));
    return false;
  }
  Diagnostic& error =
      diagnostics.error("'" + words[0] + "', run to " + purpose + ", " + describe(status));
  if (limits && (status.signal != 0 || status.code > 1))
    error.notes.push_back({kNoOffset, "it may use " + std::to_string(limits->seconds) + " s, " +
                                          std::to_string(limits->data_bytes >> 20) +
                                          " MiB of memory and files of " +
                                          std::to_string(limits->file_bytes >> 20) + " MiB"});
  for (const std::string& hint : hints) error.notes.push_back({kNoOffset, hint});
  return false;
}

}  // namespace lilt::driver
