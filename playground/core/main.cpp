// lilt in the browser: a part of lilt's command line, whose answers are the same.
//
//   lilt check|explain|interpret|-c|-S|--stop-after=PASS [options] FILE [-- arguments]
//
// The answer is written to standard output, diagnostics to standard error, as the exit status is
// lilt's.
#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/compile/module_compiler.h"
#include "backend/failure.h"
#include "driver/allocator_answer.h"
#include "driver/parsed_program.h"
#include "driver/recorded_interpretation.h"
#include "driver/undeclared.h"
#include "emit/report/explanation.h"
#include "playground/core/allocator_call.h"
#include "playground/core/machine_program.h"
#include "runtime/interpreter/interpreter.h"

namespace lilt::driver {

namespace {

constexpr int kInputAtFault = 1, kLiltAtFault = 70;
constexpr uint32_t kVisits = 1000;  // of a recorded run, as lilt's default

void write(std::FILE* file, std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), file);
}

std::vector<std::string> split(std::string_view list) {
  std::vector<std::string> items;
  for (size_t begin = 0; begin <= list.size();) {
    const size_t end = std::min(list.find(',', begin), list.size());
    items.emplace_back(list.substr(begin, end - begin));
    begin = end + 1;
  }
  return items;
}

class Command {
 public:
  explicit Command(const std::vector<std::string>& words) : words_(words) {}

  int run() {
    if (words_ == std::vector<std::string>{"--print-allocators"}) return print_allocators();
    if (const std::string mistake = read_words(); !mistake.empty()) {
      write(stderr, "lilt: error: " + mistake + "\n");
      return kInputAtFault;
    }
    int status = 0;
    const auto failure = backend::failure_in([&] { status = answer(); });
    if (failure) failure->report(diagnostics_);
    if (failure && failure->of == backend::Failure::Of::Lilt) status = kLiltAtFault;
    write(stderr, diagnostics_.render(format_, false));
    return diagnostics_.has_errors() ? std::max(status, kInputAtFault) : status;
  }

 private:
  int print_allocators() const {
    for (const regalloc::AllocatorInfo& allocator : options_.pipeline.allocators)
      write(stdout, std::string(allocator.name) + "\n");
    return 0;
  }

  // Returns what is wrong with them.
  std::string read_words() {
    const auto rest = std::ranges::find(words_, "--");
    for (auto word = words_.begin(); word != rest; ++word)
      if (!read_word(*word)) return "unknown option '" + *word + "'";
    if (rest != words_.end()) arguments_.assign(rest + 1, words_.end());
    arguments_.insert(arguments_.begin(), path_);
    options_.threads = 1;
    options_.pipeline.call_allocator = call_allocator;
    options_.makes_records = action_ == "explain";
    if (options_.makes_records)  // of code for a program
      options_.pipeline.thread_locals = backend::ThreadLocals::Executable;
    return path_.empty() || action_.empty() ? "an action and one file are needed" : "";
  }

  bool read_word(const std::string& word) {
    backend::PipelineOptions& pipeline = options_.pipeline;
    const auto has_value = [&](std::string_view option) {
      if (!word.starts_with(option)) return false;
      value_ = word.substr(option.size());
      return true;
    };
    if (word == "check" || word == "explain" || word == "interpret" || word == "-c" ||
        word == "-S") {
      action_ = word;
    } else if (has_value("--stop-after=")) {
      if (action_.empty()) action_ = "dump";
      pipeline.stop_after = value_;
    } else if (has_value("-O") && value_.size() == 1 && value_[0] >= '0' && value_[0] <= '3') {
      pipeline.level = std::min(value_[0] - '0', 2);
    } else if (has_value("--regalloc=")) {
      pipeline.allocator = value_;
    } else if (has_value("--ra-regs=")) {
      pipeline.allocation.registers = static_cast<unsigned>(std::atoi(value_.c_str()));
    } else if (has_value("--load-allocator=")) {
      pipeline.allocators.push_back({.name = name_of_program(std::string_view(word).substr(17)),
                                     .description = "a program",
                                     .run = nullptr,
                                     .file = std::string_view(word).substr(17)});
    } else if (has_value("--compare-regalloc=")) {
      compared_ = split(value_);
    } else if (has_value("--filter-print-funcs=")) {
      pipeline.filter_functions = split(value_);
    } else if (has_value("--max-steps=")) {
      max_steps_ = std::strtoull(value_.c_str(), nullptr, 10);
    } else if (word == "--diagnostics-format=json") {
      format_ = DiagnosticFormat::Json;
    } else if (word == "--x86-asm-syntax=intel") {
      options_.syntax = x86::AsmSyntax::Intel;
    } else if (word == "--code") {
      options_.pipeline.verify_code = true;
    } else if (word == "--machine") {
      is_machine_ = true;
    } else if (word == "--functions") {
      lists_functions_ = true;
    } else if (word == "--run") {
      runs_ = true;
    } else if (word == "--strict") {
      is_strict_ = true;
    } else if (word == "--trace=-") {
      has_trace_ = true;
    } else if (word.starts_with('-') && word != "--json") {
      return false;
    } else if (word != "--json") {
      path_ = word;
    }
    return true;
  }

  int answer() {
    for (const std::string& name :
         compared_.empty() ? std::vector{options_.pipeline.allocator} : compared_)
      if (!name.empty() &&
          std::ranges::find(options_.pipeline.allocators, name, &regalloc::AllocatorInfo::name) ==
              options_.pipeline.allocators.end())
        diagnostics_.error("unknown register allocator '" + name + "'");
    if (diagnostics_.has_errors()) return kInputAtFault;
    input_ = backend::read_input(path_, options_, {}, diagnostics_);
    if (input_ == nullptr) return kInputAtFault;
    if (action_ == "check") return check();
    if (action_ != "explain" && action_ != "interpret") return compile();
    if (diagnostics_.has_errors()) return kInputAtFault;
    return action_ == "explain" ? explain() : interpret();
  }

  void check_undeclared_functions() {
    check_undeclared(*input_->module, {[](std::string_view) { return false; }, false},
                     diagnostics_);
  }

  // The verdicts' sum, or all of them before it.
  int check_code() {
    backend::ModuleCompiler compiler(options_, diagnostics_, {});
    std::string verdicts;
    if (!lists_functions_) compiler.to_object(*input_);
    if (lists_functions_)
      compiler.compile(*input_, backend::Goal::Image, [&](backend::CompiledFunction& function) {
        if (!function.certificate) return;
        const std::string& reason = function.certificate->reason;
        verdicts += "@" + std::string((*input_->module)[function.symbol].name) +
                    (reason.empty() ? " is certified\n" : " is not: " + reason + "\n");
      });
    if (diagnostics_.has_errors()) return kInputAtFault;
    write(stdout, verdicts + compiler.certificates());
    return 0;
  }

  int check() {
    if (options_.pipeline.verify_code) return check_code();
    backend::ModuleCompiler(options_, diagnostics_, {}).check(*input_);
    check_undeclared_functions();
    return 0;
  }

  int compile() {
    backend::ModuleCompiler compiler(options_, diagnostics_, {});
    std::string text;
    if (action_ == "-c" && !input_->module->inline_assembly.empty()) {
      diagnostics_.error("module assembly needs an assembler, which is not here");
      return kInputAtFault;
    }
    if (action_ == "-S") text = compiler.to_assembly(*input_);
    if (action_ == "dump") text = compiler.to_dump(*input_);
    if (action_ == "-c")
      if (const auto object = compiler.to_object(*input_)) text = object->to_string();
    if (action_ != "dump") check_undeclared_functions();
    if (!diagnostics_.has_errors()) write(stdout, text);
    return 0;
  }

  // Adds the functions of a compile, or their allocations to those that are there.
  bool record(const backend::CompileOptions& options, report::Explanation& explanation,
              MachineProgram* program) {
    const bool is_first = explanation.functions.empty();
    Diagnostics repeated;
    backend::ModuleCompiler compiler(options, is_first ? diagnostics_ : repeated, {});
    size_t next = 0;
    const bool is_compiled =
        compiler.compile(*input_, backend::Goal::Image, [&](backend::CompiledFunction& function) {
          if (program != nullptr && is_first) program->add(function);
          if (function.record == nullptr) return;
          if (is_first)
            explanation.functions.push_back(std::move(*function.record));
          else
            std::ranges::move(function.record->allocations,
                              std::back_inserter(explanation.functions[next++].allocations));
        });
    if (is_first && !diagnostics_.has_errors()) compiler.report_missing();
    return is_compiled && !diagnostics_.has_errors();
  }

  int explain() {
    report::Explanation explanation;
    std::optional<MachineProgram> program;
    if (runs_ && input_->machine_text == nullptr) program.emplace(*input_->module, run_faults_);
    options_.locates_code = program.has_value();
    for (const std::string& allocator :
         compared_.empty() ? std::vector{options_.pipeline.allocator} : compared_) {
      backend::CompileOptions options = options_;
      options.pipeline.allocator = allocator;
      if (!record(options, explanation, program ? &*program : nullptr)) return kInputAtFault;
    }
    if (explanation.functions.empty()) {
      diagnostics_.error("'" + path_ + "' defines no function that could be explained");
      return kInputAtFault;
    }
    if (program && has_main()) record_run(*program, explanation);
    if (diagnostics_.has_errors()) return kInputAtFault;
    explanation.producer = "lilt " LILT_VERSION;
    explanation.options = words_;
    explanation.source =
        input_->machine_text != nullptr ? input_->machine_text.get() : input_->source.get();
    write(stdout, report::to_json(explanation));
    return 0;
  }

  // A program's values beside its instructions. What is wrong with the program is how a run ends.
  void record_run(MachineProgram& program, report::Explanation& explanation) {
    std::string words;
    for (size_t i = 1; i < arguments_.size(); ++i) words += (i == 1 ? "" : " ") + arguments_[i];
    record_interpretation({options_, path_, {}, arguments_, words, {}, kVisits, max_steps_},
                          *input_, explanation, run_faults_);
    if (run_faults_.has_errors()) {
      for (report::FunctionRecord& function : explanation.functions) function.run = nullptr;
      return;
    }
    if (program.link()) program.record({arguments_, max_steps_}, explanation);
    for (report::FunctionRecord& function : explanation.functions) {
      if (run_faults_.has_errors())
        function.run->machine.ending = "it calls what is not there, and is not run";
      report::pair_visits(function, *function.run);
    }
  }

  bool has_main() const {
    const ssa::Module& module = *input_->module;
    return std::ranges::any_of(std::array{"main", "program"}, [&](std::string_view name) {
      const ssa::SymbolId id = module.find(name);
      return id.valid() && is_defined_function(module, id);
    });
  }
  int run_machine() {
    if (!has_main()) {
      diagnostics_.error("no function '@main' is defined here");
      return kInputAtFault;
    }
    MachineRun run{arguments_, max_steps_};
    if (has_trace_) run.trace = [](std::string_view text) { write(stderr, text); };
    options_.locates_code = true;
    MachineProgram program(*input_->module, diagnostics_);
    const bool is_compiled =
        backend::ModuleCompiler(options_, diagnostics_, {})
            .compile(*input_, backend::Goal::Image, [&](auto& function) { program.add(function); });
    if (!is_compiled || !program.link()) return kInputAtFault;
    const int status = program.run(run);
    check_undeclared_functions();
    return status;
  }

  int interpret() {
    if (input_->machine_text != nullptr) {
      diagnostics_.error("'" + path_ + "' holds machine IR, which only the processor runs");
      return kInputAtFault;
    }
    if (is_machine_) return run_machine();
    ParsedProgram program(*input_->module, diagnostics_);
    check_undeclared_functions();
    if (diagnostics_.has_errors()) return kInputAtFault;
    runtime::InterpreterOptions options;
    options.strict = is_strict_;
    options.arguments = arguments_;
    options.max_steps = max_steps_;
    options.traced = options_.pipeline.filter_functions;
    if (has_trace_) options.trace = [](std::string_view text) { write(stderr, text); };
    const runtime::Outcome outcome = runtime::interpret(
        *input_->module, [&](ssa::SymbolId symbol) { return program.body_of(symbol); }, options);
    if (outcome.failure) runtime::report_failure(diagnostics_, *input_->module, *outcome.failure);
    return outcome.status;
  }

  const std::vector<std::string>& words_;
  std::string action_, path_, value_;
  backend::CompileOptions options_;
  std::vector<std::string> compared_, arguments_;
  uint64_t max_steps_ = 0;
  bool is_strict_ = false, has_trace_ = false, runs_ = false, lists_functions_ = false,
       is_machine_ = false;
  DiagnosticFormat format_ = DiagnosticFormat::Text;
  Diagnostics diagnostics_, run_faults_;  // those of a run that is recorded are not reported
  std::unique_ptr<backend::Input> input_;
};

}  // namespace

}  // namespace lilt::driver

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  return lilt::driver::Command(words).run();
}
