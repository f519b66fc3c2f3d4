// lilt explain
#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <set>

#include "driver/actions.h"
#include "driver/dump_files.h"
#include "driver/explain.h"
#include "driver/recorded_run.h"
#include "driver/version.h"

namespace lilt::driver {

namespace {

// The name, or if another function has it with a number after it.
std::string unused_name(const std::string& name, std::set<std::string>& used) {
  std::string result = name;
  for (int number = 2; !used.insert(result).second; ++number)
    result = name + "-" + std::to_string(number);
  return result;
}

void refuse_several(Session& session, const std::vector<report::FunctionRecord>& functions) {
  constexpr size_t kShown = 8;
  std::string names;
  for (size_t i = 0; i < std::min(functions.size(), kShown); ++i)
    names += (i == 0 ? "'@" : ", '@") + functions[i].name + "'";
  if (functions.size() > kShown)
    names += " and " + std::to_string(functions.size() - kShown) + " more";
  session.diagnostics.error("a picture shows one function, and there are " + names +
                            "; --filter-print-funcs=" + functions[0].name +
                            " chooses one, -o DIR/ makes a file for each");
}

// One picture, or with `-o DIR/` one for each function.
void write_pictures(Session& session, const report::Explanation& explanation) {
  std::error_code error;
  const std::vector<report::FunctionRecord>& functions = explanation.functions;
  const bool is_directory = session.options.output.ends_with('/') ||
                            std::filesystem::is_directory(session.options.output, error);
  if (functions.size() > 1 && !is_directory) return refuse_several(session, functions);
  if (is_directory) std::filesystem::create_directories(session.options.output, error);
  std::set<std::string> used;
  for (const report::FunctionRecord& function : functions) {
    const std::string text = picture_of(session.options.explain, function, session.diagnostics);
    if (session.diagnostics.has_errors()) return;
    std::string path = session.options.output.empty() ? "-" : session.options.output;
    if (is_directory)
      path =
          std::filesystem::path(path) / (unused_name(file_name_of(function.name), used) +
                                         std::string(extension_of(session.options.explain.form)));
    session.write_output(path, text);
  }
}

// Compiles the input; adds its functions, or their allocations to those that are there. What the
// first compile has reported is not reported again, except errors. `program`: gets the code; null:
// nobody runs it.
bool record(Session& session, backend::Input& input, const backend::CompileOptions& options,
            report::Explanation& explanation, CompiledProgram* program) {
  const bool is_first = explanation.functions.empty();
  Diagnostics repeated;
  backend::ModuleCompiler compiler(options, is_first ? session.diagnostics : repeated, {});
  size_t next = 0;
  const bool is_compiled =
      compiler.compile(input, backend::Goal::Image, [&](backend::CompiledFunction& function) {
        if (program != nullptr && function.code != nullptr) {
          program->modules.front().add_function(function.symbol, function.image);
          program->located.push_back(std::move(function.code));
        }
        if (function.record == nullptr) return;
        if (is_first)
          explanation.functions.push_back(std::move(*function.record));
        else
          std::ranges::move(function.record->allocations,
                            std::back_inserter(explanation.functions[next++].allocations));
      });
  if (is_first && !session.diagnostics.has_errors()) compiler.report_missing();
  if (repeated.has_errors()) session.diagnostics.append(std::move(repeated));
  return is_compiled && !session.diagnostics.has_errors();
}

}  // namespace

int explain(Session& session) {
  session.check_output_is_no_input(session.options.output);
  if (session.diagnostics.has_errors()) return kInputAtFault;
  backend::Input* input = session.read_single_input();
  if (input == nullptr) return kInputAtFault;
  const std::string& start = session.options.compile.pipeline.start_after;
  if (!start.empty() && backend::find_passes(start).last >= backend::find_pass("regalloc")) {
    session.diagnostics.error("registers are allocated after '" + start +
                              "', so there is nothing to explain; 'lilt explain' takes a dump made "
                              "before 'regalloc'");
    return kInputAtFault;
  }
  report::Explanation explanation;
  const std::vector<backend::CompileOptions> compiles = recorded_compiles(session.options);
  std::optional<CompiledProgram> program;
  if (session.options.explain.runs) {
    if (!session.is_llvm_ir(*input, "--run")) return kInputAtFault;
    program.emplace(*input->module);
  }
  for (const backend::CompileOptions& options : compiles)
    if (!record(session, *input, options, explanation, program ? &*program : nullptr))
      return kInputAtFault;
  if (explanation.functions.empty()) {
    session.diagnostics.error("'" + session.program_path() +
                              "' defines no function that could be explained");
    return kInputAtFault;
  }
  if (program) record_runs(session, *input, *program, explanation);
  if (session.diagnostics.has_errors()) return kInputAtFault;
  explanation.producer = version_text();
  explanation.options = session.words;
  explanation.source =
      input->machine_text != nullptr ? input->machine_text.get() : input->source.get();
  if (is_picture(session.options.explain.form)) {
    write_pictures(session, explanation);
    return 0;
  }
  const std::string text =
      explanation_as(session.options.explain, explanation, session.diagnostics);
  if (!session.diagnostics.has_errors())
    session.write_output(session.options.output.empty() ? "-" : session.options.output, text);
  return 0;
}

}  // namespace lilt::driver
