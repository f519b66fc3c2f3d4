// One input file through the compiler: text → module → functions, each through the pipeline, to a
// sink.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "backend/pipeline.h"
#include "driver/options.h"
#include "driver/stage_times.h"
#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

// An input that has been read: its text and its module's header. A dump may hold machine functions;
// then `machine_text` has all of the text, and `source` has blanks in their place.
struct Input {
  std::unique_ptr<SourceText> source;
  std::unique_ptr<SourceText> machine_text;
  std::unique_ptr<ssa::Module> module;
};

// Opens and reads the header; null after errors that leave nothing to work with (no such file).
// Other errors are reported, and the module holds what could be read.
std::unique_ptr<Input> read_input(const std::string& path, const Options& options,
                                  Diagnostics& diagnostics);

// Where compiled functions go, in the order of the text.
struct FunctionSink {
  // A function that went through the whole pipeline.
  std::function<void(ssa::SymbolId, const mir::MachineFunction&)> finished;
  // A function at which the pipeline was told to stop, as text.
  std::function<void(std::string_view)> stopped;
};

class ModuleCompiler {
 public:
  // Dumps, the trace and reports are passed to `log` (standard error) immediately.
  ModuleCompiler(const Options& options, Diagnostics& diagnostics,
                 std::function<void(std::string_view)> log);
  ~ModuleCompiler();

  // Compiles every function definition of the input. After the first error the rest is only parsed,
  // to find all errors of the text. Returns false after any error. Throws backend::InternalError.
  bool compile(Input& input, const FunctionSink& sink);

  // Parses and verifies every function and compiles none. Errors are reported.
  void check(Input& input);

  // Warns of requested output that no input produced: functions of --filter-print-funcs, a trace.
  // Call it after all inputs.
  void warn_of_missing();

  // The IR that the machine function just delivered comes from; null if the machine function itself
  // was read.
  const ssa::Function* delivered_body() const;

  // --stats and --time-passes, over all inputs so far. Without a function that
  // --filter-print-funcs chooses, statistics are empty. `other`: time spent outside.
  std::string statistics(bool as_json) const;
  std::string pass_times(const StageTimes& other, bool as_json) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// The header for the text of all functions that the options show: the whole module's, or only the
// part that these functions need; before machine functions it includes their definitions, without
// bodies.
std::string dump_header(const ssa::Module& module, std::string_view functions,
                        const backend::PipelineOptions& options);

}  // namespace lilt::driver
