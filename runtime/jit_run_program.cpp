// Running a program that an engine has linked. It gets a process of its own: a copy of this one, so
// its crash, its exit and its limits (the stack's among them) are those that an executable has, and
// the compiler is there to say how it ended.
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>

#include "ir/support/text.h"
#include "runtime/jit_engine.h"
#include "runtime/library/oat_program.h"

#if defined(LILT_SANITIZE)
#include <sanitizer/lsan_interface.h>
#endif

namespace lilt::runtime {

namespace {

using MainFunction = int64_t (*)(int64_t, char**, char**);
using OatProgram = int64_t (*)(int64_t, int64_t*);
using IntegerFunction = int64_t (*)(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t);
using Initializer = void (*)(int, char**, char**);

constexpr size_t kMaxIntegers = 6;  // all in registers
constexpr uint32_t kMaxIntegerBits = 64;

// What the program starts with: exactly one of the first three is not null.
struct EntryPoint {
  MainFunction main = nullptr;
  OatProgram program = nullptr;
  IntegerFunction of_integers = nullptr;
  int64_t integers[kMaxIntegers] = {};
  uint32_t result_bits = 32;  // 0: it returns nothing
  std::vector<void*> initializers, finalizers;

  // The exit status.
  int call(int argument_count, char** arguments) const {
    int64_t result = 0;
    if (main != nullptr)
      result = main(argument_count, arguments, environ);
    else if (program != nullptr)
      result = call_oat_program(program, argument_count, arguments);
    else
      result =
          of_integers(integers[0], integers[1], integers[2], integers[3], integers[4], integers[5]);
    const uint32_t bits = std::min<uint32_t>(result_bits, 8);
    return static_cast<int>(result & ((1 << bits) - 1));
  }
};

// Finds the function to start with.
class EntrySearch {
 public:
  EntrySearch(const JitEngine& engine, JitUnit unit, std::span<const ssa::Module* const> modules,
              const ProgramStart& start, Diagnostics& diagnostics)
      : engine_(engine), unit_(unit), modules_(modules), start_(start), diagnostics_(diagnostics) {}

  std::optional<EntryPoint> run() {
    EntryPoint entry;
    for (void* function : engine_.initializers(unit_))
      entry.initializers.push_back(stand_in(function, false));
    for (void* function : engine_.finalizers(unit_))
      entry.finalizers.push_back(stand_in(function, false));
    const bool good = start_.entry.empty() ? find_main(entry) : find_named(entry);
    return good ? std::optional(std::move(entry)) : std::nullopt;
  }

 private:
  void* stand_in(void* function, bool is_entry) const {
    return start_.stand_in ? start_.stand_in(function, is_entry) : function;
  }
  // The module that defines a function, which `address` becomes.
  const ssa::Module* find(std::string_view name, void*& address) const {
    for (const ssa::Module* module : modules_) {
      const ssa::SymbolId id = module->find(name);
      if (!id.valid() || !(*module)[id].is_definition ||
          (*module)[id].kind != ssa::SymbolKind::Function)
        continue;
      address = (*module)[id].is_local() ? engine_.address(unit_, name) : engine_.address(name);
      if (address == nullptr) continue;
      address = stand_in(address, true);
      return module;
    }
    return nullptr;
  }

  bool find_main(EntryPoint& entry) const {
    void* address = nullptr;
    if (find("main", address) != nullptr)
      entry.main = reinterpret_cast<MainFunction>(address);
    else if (find("program", address) != nullptr)
      entry.program = reinterpret_cast<OatProgram>(address);
    else
      diagnostics_.error("the program defines neither 'main' nor 'program'");
    return address != nullptr;
  }

  bool find_named(EntryPoint& entry) const {
    void* address = nullptr;
    const ssa::Module* module = find(start_.entry, address);
    if (module == nullptr) {
      diagnostics_.error("the program does not define the function '" + start_.entry + "'");
      return false;
    }
    const ssa::TypeTable& types = module->types();
    const ssa::TypeId type = (*module)[module->find(start_.entry)].type;
    const auto parameters = types.members(type);
    const ssa::TypeId result = types[type].element;
    auto is_word = [&](ssa::TypeId each) {
      return types.is_integer(each) && types[each].bits <= kMaxIntegerBits;
    };
    const bool returns = result != ssa::kVoid;
    entry.result_bits = returns ? types[result].bits : 0;
    bool is_right = !types[type].variadic && (!returns || is_word(result));
    if (is_right && is_main_like(types, parameters)) {
      entry.main = reinterpret_cast<MainFunction>(address);
      return true;
    }
    is_right &= parameters.size() <= kMaxIntegers;
    for (const ssa::TypeId parameter : parameters) is_right &= is_word(parameter);
    if (!is_right) {
      diagnostics_.error(
          "'" + start_.entry +
          "' cannot start a program: it has to be a function (), (i32, ptr), (i32, ptr, ptr), or "
          "of at most six integers, and to return an integer or nothing; integers have at most 64 "
          "bits");
      return false;
    }
    entry.of_integers = reinterpret_cast<IntegerFunction>(address);
    return parameters.empty() || read_integers(types, parameters, entry);
  }

  static bool is_main_like(const ssa::TypeTable& types, std::span<const ssa::TypeId> parameters) {
    const size_t count = parameters.size();
    return (count == 2 || count == 3) && types.is_integer(parameters[0]) &&
           (types[parameters[0]].bits == 32 || types[parameters[0]].bits == kMaxIntegerBits) &&
           parameters[1] == ssa::kPtr && (count == 2 || parameters[2] == ssa::kPtr);
  }

  bool read_integers(const ssa::TypeTable& types, std::span<const ssa::TypeId> parameters,
                     EntryPoint& entry) const {
    const auto arguments = std::span(start_.arguments).subspan(1);
    if (arguments.size() != parameters.size()) {
      diagnostics_.error("'" + start_.entry + "' takes " + std::to_string(parameters.size()) +
                         (parameters.size() == 1 ? " integer" : " integers") +
                         " after '--', and there are " + std::to_string(arguments.size()));
      return false;
    }
    for (size_t i = 0; i < arguments.size(); ++i) {
      std::string_view text = arguments[i];
      uint64_t value = 0;
      const bool is_number = take_number(text, value) && text.empty();
      if (!is_number || !fits(value, arguments[i].starts_with('-'), types[parameters[i]].bits)) {
        diagnostics_.error("'" + arguments[i] + "' is not an integer of " +
                           std::to_string(types[parameters[i]].bits) + " bits, which '" +
                           start_.entry + "' takes");
        return false;
      }
      entry.integers[i] = static_cast<int64_t>(value);
    }
    return true;
  }

  // Whether a value, in two's complement if negative, has a meaning in so many bits.
  static bool fits(uint64_t value, bool is_negative, uint32_t bits) {
    if (bits == kMaxIntegerBits) return !is_negative || static_cast<int64_t>(value) <= 0;
    const auto number = static_cast<int64_t>(value);
    return is_negative ? number >= -(int64_t{1} << (bits - 1)) && number <= 0
                       : value < uint64_t{1} << bits;
  }

  const JitEngine& engine_;
  const JitUnit unit_;
  const std::span<const ssa::Module* const> modules_;
  const ProgramStart& start_;
  Diagnostics& diagnostics_;
};

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

struct ChildStart {
  const EntryPoint& entry;
  int argument_count;
  char** arguments;
};

// In the child: what the program does, constructors first.
void run_to_exit(void* start) {
  const auto& [entry, argument_count, arguments] = *static_cast<const ChildStart*>(start);
  for (void* function : entry.initializers)
    reinterpret_cast<Initializer>(function)(argument_count, arguments, environ);
  std::exit(entry.call(argument_count, arguments));
}

// Calls the function so that unwinding ends here, as it does where a process starts: an exception
// that the program does not catch ends it at its throw, and reaches no handler of lilt's.
[[gnu::naked, gnu::noinline]] void call_as_outermost(void (*)(void*), void*) {
  asm(".cfi_undefined %rip\n\t"
      "subq $8, %rsp\n\t"
      "movq %rdi, %rax\n\t"
      "movq %rsi, %rdi\n\t"
      "callq *%rax\n\t"
      "ud2");
}

[[noreturn]] void run_in_child(const EntryPoint& entry, JitEngine& engine,
                               const ProgramStart& program, CrashRecord& record) {
  reset_signal_handlers();
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#if defined(LILT_SANITIZE)
  __lsan_disable();  // what the program leaks is its own affair
#endif
  engine.announce_in_child();
  record.arm(
      engine.code(),
      [](const void* context, uint64_t address) {
        return static_cast<const JitEngine*>(context)->locate_in_handler(address);
      },
      &engine, program.position);
  std::vector<char*> pointers;
  for (const std::string& argument : program.arguments)
    pointers.push_back(::strdup(argument.c_str()));
  pointers.push_back(nullptr);
  // Registered first, so it runs after everything that the program registers.
  if (!entry.finalizers.empty()) ::on_exit(run_finalizers, const_cast<EntryPoint*>(&entry));
  ChildStart start{entry, static_cast<int>(program.arguments.size()), pointers.data()};
  call_as_outermost(run_to_exit, &start);
  __builtin_unreachable();
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

Ending run_program(JitEngine& engine, JitUnit unit, std::span<const ssa::Module* const> modules,
                   const ProgramStart& start, Diagnostics& diagnostics) {
  const auto entry = EntrySearch(engine, unit, modules, start, diagnostics).run();
  if (!entry) return {1, {}};
  // The child must not write what is still in this process's buffers.
  std::cout.flush();
  std::fflush(nullptr);
  CrashRecord record;
  TerminalSignalsIgnored ignored;
  pid_t child = ::fork();
  if (child == 0) {
    ignored.restore();
    run_in_child(*entry, engine, start, record);
  }
  if (child > 0) return wait_for(child, record);
  diagnostics.error(std::string("cannot start the program: ") + std::strerror(errno));
  return {1, {}};
}

}  // namespace lilt::runtime
