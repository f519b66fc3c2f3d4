// The linker writes into the temporary directory, and the output is a copy: so no failure of the
// linker can leave a partial file at the user's output.
#include "driver/link.h"

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>

#include "driver/cleanup.h"
#include "ir/support/source.h"
#include "ir/support/words.h"
#include "runtime/library/archive.h"

namespace lilt::driver {

namespace {

// In the environment of processes that lilt starts, so that no wrapper of lilt starts it endlessly.
constexpr const char* kMarker = "LILT_STARTED_THIS";

// Whether a command is lilt itself: under `make CC=lilt`, $CC is.
bool is_this_program(const std::string& command) {
  std::error_code unused;
  auto is_this = [&](const std::filesystem::path& path) {
    return std::filesystem::equivalent(path, "/proc/self/exe", unused);
  };
  if (command.find('/') != std::string::npos) return is_this(command);
  const char* variable = std::getenv("PATH");
  std::istringstream path(variable != nullptr ? variable : "");
  for (std::string folder; std::getline(path, folder, ':');)
    if (std::filesystem::path found = std::filesystem::path(folder) / command;
        ::access(found.c_str(), X_OK) == 0)
      return is_this(found);
  return false;
}

std::vector<std::string> compiler_command() {
  std::vector<std::string> words;
  const char* variable = std::getenv("CC");
  std::istringstream text(variable != nullptr ? variable : "");
  for (std::string word; text >> word;) words.push_back(word);
  if (words.empty() || is_this_program(words[0])) words.assign(1, "cc");
  return words;
}

// Position-independent, if the code is, unless the line requests another kind of output; the line
// comes later, so its options about relro and the stack win, too.
std::vector<std::string> hardening(const std::vector<std::string>& line,
                                   const LinkOptions& options) {
  std::vector<std::string> words{"-Wl,-z,relro,-z,now,-z,noexecstack"};
  if (options.binds_own_symbols && is_one_of("-shared", line)) words.push_back("-Wl,-Bsymbolic");
  for (const char* other_kind :
       {"-static", "-shared", "-no-pie", "-static-pie", "-pie", "-r", "-nopie"})
    if (is_one_of(other_kind, line)) return words;
  words.push_back(options.position_independent ? "-pie" : "-no-pie");
  return words;
}

void append(std::vector<std::string>& words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
}

// Starts a program found on the path, with the signal handling that this process was started with.
// Returns 0 or an error number.
int spawn(const std::vector<std::string>& words, pid_t& child) {
  std::vector<char*> pointers;
  for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
  pointers.push_back(nullptr);
  // A signal between the start and the registration would miss the child.
  sigset_t ending, old_mask;
  ::sigemptyset(&ending);
  for (int signal_number : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&ending, signal_number);
  ::pthread_sigmask(SIG_BLOCK, &ending, &old_mask);
  std::vector<char*> environment;
  for (char** variable = environ; *variable != nullptr; ++variable)
    environment.push_back(*variable);
  std::string marker = std::string(kMarker) + "=1";
  environment.push_back(marker.data());
  environment.push_back(nullptr);
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  ::posix_spawnattr_setsigmask(&attributes, &old_mask);
  int error = ::posix_spawnp(&child, pointers[0], nullptr, &attributes, pointers.data(),
                             environment.data());
  ::posix_spawnattr_destroy(&attributes);
  if (error == 0) end_child_on_signal(child);
  ::pthread_sigmask(SIG_SETMASK, &old_mask, nullptr);
  return error;
}

// Runs a program to its end; false after reporting that it could not be run or failed, and after
// showing it instead.
bool run(const std::vector<std::string>& words, const std::string& purpose, ShownSteps shown,
         Diagnostics& diagnostics) {
  if (std::getenv(kMarker) != nullptr) {
    diagnostics.error("lilt was started by lilt to " + purpose + ": $CC leads back to it");
    return false;
  }
  if (!show_step(shown, command_line_of(words))) return false;
  pid_t child = 0;
  if (int error = spawn(words, child); error != 0) {
    diagnostics.error("cannot run '" + words[0] + "' to " + purpose + ": " + std::strerror(error));
    return false;
  }
  int status = 0;
  pid_t ended = -1;
  do ended = ::waitpid(child, &status, 0);
  while (ended < 0 && errno == EINTR);
  end_child_on_signal(0);
  if (ended < 0) {  // children of a process that ignores SIGCHLD leave no status
    diagnostics.error("'" + words[0] + "', run to " + purpose +
                      ", ended unobserved: " + std::strerror(errno));
    return false;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return true;
  std::string how = WIFSIGNALED(status)
                        ? "was ended by signal " + std::to_string(WTERMSIG(status))
                        : "exited with status " + std::to_string(WEXITSTATUS(status));
  diagnostics.error("'" + words[0] + "', run to " + purpose + ", " + how);
  return false;
}

bool copy_to(OutputFile& output, const std::string& path, Diagnostics& diagnostics) {
  std::string error;
  auto contents = SourceText::open(path, error);
  if (contents != nullptr) return output.write(contents->text());
  diagnostics.error("cannot read what was linked: " + error);
  return false;
}

}  // namespace

bool link_executable(const std::vector<std::string>& line, const LinkOptions& options,
                     TemporaryDirectory& temporary, OutputFile& output, Diagnostics& diagnostics) {
  std::string library = temporary.write("liblilt_runtime.a", runtime::runtime_archive());
  if (library.empty()) return false;
  std::string linked = temporary.file("linked");
  std::vector<std::string> words = compiler_command();
  append(words, hardening(line, options));
  append(words, line);
  // The selector calls functions of the mathematical library.
  append(words, {library, "-Wl,--as-needed", "-lm", "-Wl,--no-as-needed", "-o", linked});
  return run(words, "link", options.shown_steps, diagnostics) &&
         copy_to(output, linked, diagnostics);
}

std::string assemble(std::string_view text, ShownSteps shown, Diagnostics& diagnostics) {
  TemporaryDirectory temporary(diagnostics);
  if (!temporary.ok()) return {};
  std::string source = temporary.write("module.s", text);
  return source.empty() ? std::string() : assemble_file(source, shown, diagnostics);
}

std::string assemble_file(const std::string& source, ShownSteps shown, Diagnostics& diagnostics) {
  TemporaryDirectory temporary(diagnostics);
  if (!temporary.ok()) return {};
  std::string object = temporary.file("module.o");
  std::vector<std::string> words = compiler_command();
  append(words, {"-c", source, "-o", object});
  if (!run(words, "assemble", shown, diagnostics)) return {};
  std::string error;
  auto contents = SourceText::open(object, error);
  if (contents != nullptr) return std::string(contents->text());
  diagnostics.error("cannot read what was assembled: " + error);
  return {};
}

}  // namespace lilt::driver
