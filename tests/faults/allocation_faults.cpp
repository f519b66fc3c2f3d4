// Puts faults into the register allocation of whole programs, one at a time. Runs every allocation
// that the checker accepts: the program must behave as without the fault.
//
//   allocation_faults [--faults N] [--every N] [--seed N] FILE|DIRECTORY…
//
// --faults: number per program (4); --every: takes every Nth program (1). Programs whose behaviour
// is undefined (in directories `undefined` and `strict`) are left out. Status 1 when a fault that
// the checker accepted changed what a program did.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include "backend/compile/function_compiler.h"
#include "frontend/llvm/parser.h"
#include "regalloc/apply.h"
#include "regalloc/check.h"
#include "runtime/jit_engine.h"
#include "runtime/library/symbols.h"
#include "tests/faults/fault_injector.h"

namespace {

using namespace lilt;
using regalloc::testing::FaultKind;

constexpr rlim_t kSeconds = 5;  // limit of a program's time; beyond, it is faulty
constexpr std::uintmax_t kMaxFile = 60000;

struct Options {
  unsigned faults = 4, every = 1, seed = 1;
  std::vector<std::string> files;
};

// A fault to put into the allocation of one function, by its place in the text.
struct Fault {
  const FaultKind* kind;
  unsigned function;
  unsigned seed;
};

// A program, compiled again for each fault.
class Program {
 public:
  explicit Program(const std::string& path) : source_(SourceText::open(path, error_)) {}

  unsigned functions() const { return functions_; }

  enum class Outcome { Failed, NothingToChange, Rejected, Compiled };
  // Without a fault if `fault` is null. When Compiled, `what_it_does` runs the program.
  Outcome compile(const Fault* fault);
  // Output and status, as text.
  std::string what_it_does();

 private:
  static backend::CompileOptions stage(const char* first, const char* last) {
    backend::CompileOptions options;
    options.pipeline.start_after = first;
    options.pipeline.stop_after = last;
    return options;
  }
  Outcome allocate(mir::MachineFunction& machine, const Fault* fault) const;

  Diagnostics diagnostics_;
  std::string error_;
  std::unique_ptr<SourceText> source_;
  const backend::CompileOptions before_allocation_ = stage("", "two-address");
  const backend::CompileOptions after_allocation_ = stage("regalloc", "");
  std::unique_ptr<ssa::Module> module_;
  std::unique_ptr<runtime::JitEngine> engine_;
  runtime::JitUnit unit_ = runtime::JitUnit::None;
  unsigned functions_ = 0;
};

Program::Outcome Program::compile(const Fault* fault) {
  if (source_ == nullptr) return Outcome::Failed;
  module_ = frontend::parse_module_header(*source_, diagnostics_);
  if (module_ == nullptr || diagnostics_.has_errors()) return Outcome::Failed;
  runtime::JitModule code(*module_);
  using backend::CompiledFunction;
  backend::FunctionCompiler front(before_allocation_);
  front.start_module(*module_, nullptr, backend::Goal::Dump);
  backend::FunctionCompiler back(after_allocation_);
  back.start_module(*module_, nullptr, backend::Goal::Image);
  CompiledFunction result;
  functions_ = 0;
  for (ssa::SymbolId id : module_->symbols()) {
    const ssa::Symbol& symbol = (*module_)[id];
    if (symbol.kind != ssa::SymbolKind::Function || !symbol.is_definition) continue;
    const bool is_chosen = fault != nullptr && functions_ == fault->function;
    front.compile(id, functions_, false, result);
    if (result.state != CompiledFunction::State::Stopped) return Outcome::Failed;
    Outcome outcome = allocate(front.machine(), is_chosen ? fault : nullptr);
    if (outcome != Outcome::Compiled) return outcome;
    back.continue_machine(front.machine(), {}, id, functions_++, result);
    if (result.state != CompiledFunction::State::Finished || result.compiling.has_errors())
      return Outcome::Failed;
    code.add_function(id, result.image);
  }
  engine_ = std::make_unique<runtime::JitEngine>(
      runtime::JitOptions{.resolver = runtime::find_runtime_symbol});
  unit_ = engine_->add(code, diagnostics_);
  return unit_ != runtime::JitUnit::None ? Outcome::Compiled : Outcome::Failed;
}

Program::Outcome Program::allocate(mir::MachineFunction& machine, const Fault* fault) const {
  const auto all = regalloc::allocators();
  regalloc::AllocationOptions options;
  if (fault != nullptr) options.registers = fault->seed % 3 == 0 ? 0 : 2 + fault->seed % 4;
  const auto& allocator = all[fault != nullptr ? fault->seed / 3 % all.size() : 0];
  Arena scratch;
  const regalloc::ProgramPoints points(machine, scratch);
  regalloc::Allocation allocation;
  allocator.run(points, options, nullptr, allocation, scratch);
  if (fault != nullptr) {
    std::mt19937 random(fault->seed);
    if (!regalloc::testing::FaultInjector(machine, allocation, random).inject(*fault->kind))
      return Outcome::NothingToChange;
    if (!regalloc::check(points, allocation, scratch).empty()) return Outcome::Rejected;
  }
  regalloc::apply(machine, points, allocation, scratch);
  return Outcome::Compiled;
}

std::string Program::what_it_does() {
  int ends[2];
  if (::pipe(ends) != 0) return "no pipe";
  std::fflush(stdout);
  pid_t child = ::fork();
  if (child == 0) {
    const rlimit limit{kSeconds, kSeconds};
    ::setrlimit(RLIMIT_CPU, &limit);
    ::dup2(ends[1], STDOUT_FILENO);
    ::close(ends[0]), ::close(ends[1]), ::close(STDIN_FILENO), ::close(STDERR_FILENO);
    const ssa::Module* const modules[] = {module_.get()};
    ::_exit(runtime::run_program(*engine_, unit_, modules, {"", {"program"}}, diagnostics_).status);
  }
  ::close(ends[1]);
  std::string output;
  char buffer[4096];
  for (ssize_t n; (n = ::read(ends[0], buffer, sizeof buffer)) > 0;)
    output.append(buffer, static_cast<size_t>(n));
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  return output + "\nstatus " + std::to_string(status);
}

struct Totals {
  unsigned injected = 0, rejected = 0, harmless = 0, wrong = 0;
};

void try_faults(const std::string& path, const Options& options, Totals& totals) {
  using Outcome = Program::Outcome;
  Program program(path);
  if (program.compile(nullptr) != Outcome::Compiled || program.functions() == 0) return;
  const std::string expected = program.what_it_does();
  if (program.what_it_does() != expected) return;  // not the same in every run
  std::mt19937 random(options.seed + static_cast<unsigned>(std::hash<std::string>()(
                                         std::filesystem::path(path).filename())));
  const auto kinds = regalloc::testing::fault_kinds();
  const unsigned functions = program.functions();
  for (unsigned done = 0, tried = 0; done < options.faults && tried < 8 * options.faults; ++tried) {
    Fault fault{&kinds[random() % kinds.size()], static_cast<unsigned>(random()) % functions,
                static_cast<unsigned>(random())};
    Outcome outcome = program.compile(&fault);
    if (outcome == Outcome::NothingToChange) continue;
    ++done, ++totals.injected;
    if (outcome == Outcome::Rejected) {
      ++totals.rejected;
    } else if (outcome == Outcome::Compiled && program.what_it_does() == expected) {
      ++totals.harmless;
    } else {
      ++totals.wrong;
      std::printf("FAILED %s: '%s' in function %u with seed %u is accepted and wrong\n",
                  path.c_str(), std::string(fault.kind->name).c_str(), fault.function, fault.seed);
    }
  }
}

bool is_taken(const std::filesystem::directory_entry& entry) {
  const auto folder = entry.path().parent_path().filename();
  return entry.path().extension() == ".ll" && entry.file_size() < kMaxFile &&
         folder != "undefined" && folder != "strict";
}

Options read_arguments(int count, char** words) {
  Options options;
  std::vector<std::string> files;
  for (int i = 1; i < count; ++i) {
    std::string word = words[i];
    unsigned* number = word == "--faults"  ? &options.faults
                       : word == "--every" ? &options.every
                       : word == "--seed"  ? &options.seed
                                           : nullptr;
    if (number != nullptr && i + 1 < count)
      *number = static_cast<unsigned>(std::atoi(words[++i]));
    else if (!std::filesystem::is_directory(word))
      files.push_back(word);
    else
      for (const auto& entry : std::filesystem::recursive_directory_iterator(word))
        if (is_taken(entry)) files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  for (size_t i = 0; i < files.size(); i += std::max(options.every, 1u))
    options.files.push_back(files[i]);
  return options;
}

}  // namespace

int main(int count, char** words) {
  const Options options = read_arguments(count, words);
  Totals totals;
  for (const std::string& file : options.files) try_faults(file, options, totals);
  std::printf("%u faults: %u rejected, %u accepted and harmless, %u accepted and wrong\n",
              totals.injected, totals.rejected, totals.harmless, totals.wrong);
  return totals.wrong != 0 || totals.rejected == 0 ? 1 : 0;
}
