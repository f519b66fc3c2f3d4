// A module from its header to an object, a text, or the memory of a program: N function compilers
// over the frozen header, whose results are put in the order of the text.
//
// Every output is the same for any number of threads, diagnostics included. After the first error
// in the order of the text, later functions count only with the errors of their text.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/compile/function_compiler.h"
#include "backend/compile/input.h"
#include "emit/object/object_writer.h"

namespace lilt::backend {

enum class LeftOut : uint8_t;

// Reports the names of --filter-print-funcs that are not among those of defined functions, each
// with the nearest one.
void report_unknown_functions(const std::vector<std::string>& names,
                              const std::vector<std::string_view>& defined,
                              Diagnostics& diagnostics);

class ModuleCompiler {
 public:
  // Reports of stages (dumps, the trace) are passed to `log`, in order. The options and the
  // diagnostics must outlive the compiler.
  ModuleCompiler(const CompileOptions& options, Diagnostics& diagnostics,
                 std::function<void(std::string_view function, const StageReport&)> log);
  ~ModuleCompiler();
  // Keeps the function compilers and results, warm, from one input to the next; otherwise their
  // memory is free for what follows an input. Statistics and times are not kept then.
  void keep_compilers() { keeps_compilers_ = true; }

  // Takes each function that went through the whole pipeline, or stopped as the options say, in the
  // order of the text; the result may be changed.
  using Take = std::function<void(CompiledFunction&)>;
  // Compiles every function definition of the input, then adds to its header what bodies declared.
  // Returns false after any error. Throws InternalError.
  bool compile(Input& input, Goal goal, const Take& take);

  // The same without the functions that nothing needs (needed_symbols.h). These, and variables and
  // aliases that nothing needs, are declarations in the header then: an object lacks them.
  bool compile_needed(Input& input, Goal goal, const Take& take);

  // An object file, the contents of an assembly file, of a dump of the last stage that runs;
  // nothing after errors. Files lack what nothing needs (needed_symbols.h).
  // The object file refers to the input's names.
  std::optional<object::ObjectFile> to_object(Input& input);
  std::string to_assembly(Input& input);
  std::string to_dump(Input& input);
  // Parses and verifies every function and compiles none.
  void check(Input& input);

  // Reports requested output that no input produced: functions of --filter-print-funcs are errors,
  // a trace is a warning. Call it after all inputs.
  void report_missing();

  // --stats and --time-passes, over all inputs so far. Without a function that
  // --filter-print-funcs chooses, statistics are empty. `header`: time spent on headers. Times are
  // those of all threads together.
  std::string statistics(bool as_json) const;
  // With PipelineOptions::verify_code: how many functions are certified, and why others are not.
  std::string certificates() const;
  std::string pass_times(std::chrono::nanoseconds header, bool as_json) const;

 private:
  class Work;
  class ResultPool;
  struct Totals;
  // The total that a StageTimer adds to.
  std::chrono::nanoseconds* timed(std::chrono::nanoseconds& total) const {
    return options_.pipeline.measures_time ? &total : nullptr;
  }
  bool takes(const Input& input);
  std::vector<uint8_t> find_facts(Input& input);
  void report_left_out(const ssa::Symbol& function, Goal goal);
  void report_place(const ssa::Symbol& function, const std::optional<object::CodePlace>& place);
  void compile(Input& input, Goal goal, const Take& take, LeftOut left_out);
  void compile_machine_functions(Input& input, Goal goal, Work& work);
  void note_functions(const ssa::Module& module);
  void warn_of_missing_trace();

  const CompileOptions& options_;
  Diagnostics& diagnostics_;
  std::function<void(std::string_view, const StageReport&)> log_;
  std::unique_ptr<Totals> totals_;
  std::vector<std::unique_ptr<FunctionCompiler>> compilers_;  // by worker
  std::unique_ptr<ResultPool> results_;
  bool keeps_compilers_ = false;
  std::set<std::string> known_functions_;  // with --filter-print-funcs only
};

}  // namespace lilt::backend
