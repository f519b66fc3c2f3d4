#include "playground/core/machine_program.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>

#include "driver/machine_log.h"
#include "driver/recorded_interpretation.h"
#include "playground/core/machine_library.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/machine/machine_interpreter.h"

// Whether what the program writes is dropped, and it reads nothing.
extern "C" __attribute__((import_module("lilt"), import_name("silence"))) void lilt_silence(
    bool is_silent);

namespace lilt::runtime {

// Programs with such variables are refused.
uint8_t* ThreadStorage::block() { return nullptr; }

}  // namespace lilt::runtime

namespace lilt::driver {

namespace {

using machine::Interpreter;
using machine::ProgramEnd;

template <class Part>
ProgramEnd ending_of(Part part) {
  try {
    return {part()};
  } catch (const ProgramEnd& end) {
    return end;
  }
}

// The arguments of main, in memory.
class Words {
 public:
  // `is_array`: as a program of Oat gets them, after their number.
  Words(const std::vector<std::string>& arguments, bool is_array) : count_(arguments.size()) {
    for (const std::string& argument : arguments)
      texts_.emplace_back(argument.c_str(), argument.c_str() + argument.size() + 1);
    if (is_array) words_.push_back(count_);
    for (const std::vector<char>& text : texts_)
      words_.push_back(reinterpret_cast<uint64_t>(text.data()));
    words_.push_back(0);
  }
  std::array<int64_t, 6> integers() const {
    return {static_cast<int64_t>(count_), reinterpret_cast<intptr_t>(words_.data()),
            reinterpret_cast<intptr_t>(&words_.back())};
  }

 private:
  size_t count_;
  std::vector<std::vector<char>> texts_;
  std::vector<uint64_t> words_;
};

class Execution {
 public:
  Execution(const runtime::ImageLinker& linker, std::vector<Interpreter::Function> functions,
            machine::InterpreterOptions options)
      : linker_(linker), interpreter_(std::move(functions), std::move(options)) {}

  // `main`: 0: the program is Oat's.
  ProgramEnd run(uint64_t main, uint64_t program, const std::vector<std::string>& arguments) {
    const Words words(arguments, main == 0);
    const ProgramEnd end = ending_of([&] { return call(main != 0 ? main : program, words); });
    if (!end.fault.empty()) return end;
    const ProgramEnd last = ending_of([&] {
      machine::run_exit_functions(interpreter_);
      call_listed(".fini_array", words);
      return end.status;
    });
    return last.fault.empty() ? end : last;
  }

 private:
  // As the start of a process does.
  int call(uint64_t function, const Words& words) {
    call_listed(".init_array", words);
    return static_cast<int>(interpreter_.call(function, false, words.integers().data())) & 255;
  }

  void call_listed(std::string_view section, const Words& words) {
    std::vector<runtime::ImageLinker::ListedFunction> listed;
    linker_.list_functions({section}, listed);
    std::stable_sort(listed.begin(), listed.end());
    if (section == ".fini_array") std::ranges::reverse(listed);
    for (const auto& each : listed)
      interpreter_.call(reinterpret_cast<uint64_t>(each.function), false, words.integers().data());
  }

  const runtime::ImageLinker& linker_;
  Interpreter interpreter_;
};

}  // namespace

void MachineProgram::add(backend::CompiledFunction& function) {
  if (function.state != backend::CompiledFunction::State::Finished) return;
  layout_.add_function(function.symbol, function.image);
  if (function.code != nullptr) located_.push_back(std::move(function.code));
}

bool MachineProgram::link() {
  layout_.leave_out_debug_sections();
  return layout_.add_variables(diagnostics_) && layout_.finish(diagnostics_) && place();
}

bool MachineProgram::place() {
  linker_ = std::make_unique<runtime::ImageLinker>(layout_);
  std::string error = linker_->thread_size() != 0 ? "variables of threads are not there" : "";
  if (!error.empty() || !linker_->place(memory_, image_, error)) {
    diagnostics_.error("machine code cannot be run here: " + error);
    return false;
  }
  bool good = true;
  for (uint32_t i = 0; i < layout_.symbols().size(); ++i) {
    const object::LaidOutSymbol& symbol = layout_.symbols()[i];
    if (!symbol.is_undefined()) {
      linker_->set_target(i, linker_->address(i));
    } else if (symbol.is_referenced && !linker_->defines(symbol.name)) {
      const uint64_t found = machine::find_library_symbol(symbol.name);
      linker_->set_target(i, found);
      if (found != 0 || symbol.is_weak()) continue;
      good = false;
      object::report_at_symbol(module_, symbol.in_module,
                               "'" + std::string(symbol.name) +
                                   "' is not among the library functions that machine code can "
                                   "call here",
                               diagnostics_);
    }
  }
  return good && linker_->link(nullptr, diagnostics_);
}

uint64_t MachineProgram::address_of(std::string_view name) const {
  for (uint32_t i = 0; i < layout_.symbols().size(); ++i)
    if (layout_.symbols()[i].name == name) return linker_->address(i);
  return 0;
}

machine::ProgramEnd MachineProgram::execute(const MachineRun& run, machine::StepLog* log) {
  machine::InterpreterOptions options;
  options.max_steps = run.max_steps;
  options.trace = run.trace;
  options.log = log;
  options.fail = [](std::string_view function, const std::string& what, bool is_limit) {
    const std::string place = function.empty() ? "" : "@" + std::string(function) + ": ";
    throw ProgramEnd{is_limit ? runtime::kStepLimitStatus : 1, place + what};
  };
  std::vector<Interpreter::Function> functions;
  for (const auto& code : located_)
    if (const uint64_t address = address_of(code->name); address != 0)
      functions.push_back({code.get(), address});
  ProgramEnd end = Execution(*linker_, std::move(functions), std::move(options))
                       .run(address_of("main"), address_of("program"), run.arguments);
  std::fflush(nullptr);
  return end;
}

int MachineProgram::run(const MachineRun& run) {
  const ProgramEnd end = execute(run, nullptr);
  if (!end.fault.empty()) diagnostics_.error(end.fault);
  return end.status;
}

void MachineProgram::record(const MachineRun& run, report::Explanation& explanation) {
  machine::StepLog log(logged_functions(explanation, located_));
  lilt_silence(true);
  const ProgramEnd end = execute(run, &log);
  lilt_silence(false);
  const auto of_name = [&](std::string_view name) { return address_of(name); };
  machine::read_log(log, named_addresses(module_, located_, of_name),
                    reinterpret_cast<uint64_t>(image_[runtime::MemoryKind::Executable].address));
  for (report::FunctionRecord& function : explanation.functions)
    function.run->machine.ending = log.is_full()       ? "stopped: the record is full"
                                   : end.fault.empty() ? ending_with(end.status)
                                                       : end.fault;
}

}  // namespace lilt::driver
