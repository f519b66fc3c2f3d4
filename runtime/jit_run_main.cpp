// Running a program that the JIT has linked. It gets a process of its own: a copy of this one, so
// its crash, its exit and its limits (the stack's among them) are those that an executable has, and
// the compiler is there to say how it ended.
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>

#include "runtime/jit.h"
#include "runtime/library/oat_program.h"

#if defined(LILT_SANITIZE)
#include <sanitizer/lsan_interface.h>
#endif

namespace lilt::runtime {

namespace {

using MainFunction = int64_t (*)(int64_t, char**, char**);
using OatProgram = int64_t (*)(int64_t, int64_t*);
using Initializer = void (*)(int, char**, char**);

struct EntryPoint {
  MainFunction main = nullptr;
  OatProgram program = nullptr;  // when there is no main
  std::vector<void*> initializers, finalizers;

  bool exists() const { return main != nullptr || program != nullptr; }
  int64_t call(int argument_count, char** arguments) const {
    if (main != nullptr) return main(argument_count, arguments, environ);
    return call_oat_program(program, argument_count, arguments);
  }
};

EntryPoint find_entry_point(const Jit& jit, const ssa::Module& module) {
  auto function = [&](std::string_view name) -> void* {
    ssa::SymbolId symbol = module.find(name);
    bool is_function = symbol.valid() && module[symbol].kind != ssa::SymbolKind::Variable;
    return is_function ? jit.address(name) : nullptr;
  };
  EntryPoint entry;
  entry.main = reinterpret_cast<MainFunction>(function("main"));
  entry.initializers = jit.initializers();
  entry.finalizers = jit.finalizers();
  if (entry.main == nullptr) entry.program = reinterpret_cast<OatProgram>(function("program"));
  return entry;
}

// What this process does about the signals of the terminal while the child runs: the child decides.
class TerminalSignalsIgnored {
 public:
  TerminalSignalsIgnored() {
    struct sigaction ignore = {};
    ignore.sa_handler = SIG_IGN;
    ::sigaction(SIGINT, &ignore, &interrupt_);
    ::sigaction(SIGQUIT, &ignore, &quit_);
  }
  ~TerminalSignalsIgnored() { restore(); }
  void restore() const {
    ::sigaction(SIGINT, &interrupt_, nullptr);
    ::sigaction(SIGQUIT, &quit_, nullptr);
  }

 private:
  struct sigaction interrupt_ = {};
  struct sigaction quit_ = {};
};

// As exec does: what was handled is back to its default, what was ignored stays ignored.
void reset_signal_handlers() {
  for (int signal_number = 1; signal_number < NSIG; ++signal_number) {
    struct sigaction action = {};
    if (::sigaction(signal_number, nullptr, &action) != 0) continue;
    if (action.sa_handler == SIG_DFL || action.sa_handler == SIG_IGN) continue;
    action = {};
    action.sa_handler = SIG_DFL;
    ::sigaction(signal_number, &action, nullptr);
  }
}

void run_finalizers(int, void* entry) {
  for (void* function : static_cast<const EntryPoint*>(entry)->finalizers)
    reinterpret_cast<void (*)()>(function)();
}

[[noreturn]] void run_in_child(const EntryPoint& entry, std::span<const uint8_t> code,
                               const std::vector<std::string>& arguments, CrashRecord& record) {
  reset_signal_handlers();
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#if defined(LILT_SANITIZE)
  __lsan_disable();  // what the program leaks is its own affair
#endif
  record.arm(code.data(), code.size());
  std::vector<char*> pointers;
  for (const std::string& argument : arguments) pointers.push_back(::strdup(argument.c_str()));
  pointers.push_back(nullptr);
  int argument_count = static_cast<int>(arguments.size());
  // Registered first, so it runs behind everything that the program registers.
  if (!entry.finalizers.empty()) ::on_exit(run_finalizers, const_cast<EntryPoint*>(&entry));
  for (void* function : entry.initializers)
    reinterpret_cast<Initializer>(function)(argument_count, pointers.data(), environ);
  int64_t result = entry.call(argument_count, pointers.data());
  std::exit(static_cast<int>(result & 0xFF));
}

Ending wait_for(pid_t child, const CrashRecord& record) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return {1, {}};
  if (!WIFSIGNALED(status)) return {WEXITSTATUS(status), {}};
  const Crash crash = record.read(WTERMSIG(status));
  return {128 + crash.signal, crash};
}

}  // namespace

Ending run_main(const Jit& jit, const ssa::Module& module,
                const std::vector<std::string>& arguments, Diagnostics& diagnostics) {
  EntryPoint entry = find_entry_point(jit, module);
  if (!entry.exists()) {
    diagnostics.error("the program defines neither 'main' nor 'program'");
    return {1, {}};
  }
  // The child must not write what is still in this process's buffers.
  std::cout.flush();
  std::fflush(nullptr);
  CrashRecord record;
  TerminalSignalsIgnored ignored;
  pid_t child = ::fork();
  if (child == 0) {
    ignored.restore();
    run_in_child(entry, jit.code(), arguments, record);
  }
  if (child > 0) return wait_for(child, record);
  diagnostics.error(std::string("cannot start the program: ") + std::strerror(errno));
  return {1, {}};
}

}  // namespace lilt::runtime
