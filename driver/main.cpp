// lilt: runs the compiler as the command line says.
#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <new>
#include <optional>
#include <set>
#include <utility>
#include <variant>

#include "backend/allocator_error.h"
#include "backend/compile/allocation_check.h"
#include "backend/compile/input.h"
#include "backend/compile/module_compiler.h"
#include "backend/internal_error.h"
#include "backend/legalize/intrinsics/intrinsic_table.h"
#include "driver/allocator_watch.h"
#include "driver/cc_files.h"
#include "driver/cleanup.h"
#include "driver/crash_report.h"
#include "driver/dump_files.h"
#include "driver/explain.h"
#include "driver/front_end.h"
#include "driver/lazy_compiler.h"
#include "driver/libraries.h"
#include "driver/link.h"
#include "driver/object_contents.h"
#include "driver/option_table.h"
#include "driver/options.h"
#include "driver/output.h"
#include "driver/pass_warnings.h"
#include "driver/runtime_checks.h"
#include "driver/undeclared.h"
#include "driver/version.h"
#include "emit/object/object_writer.h"
#include "emit/x86/assembly_constraints.h"
#include "frontend/llvm/parser.h"
#include "frontend/llvm/supported.h"
#include "ir/support/stage_timer.h"
#include "ir/support/text.h"
#include "ir/support/words.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/jit_engine.h"
#include "runtime/library/symbols.h"

namespace lilt::driver {

namespace {

constexpr int kInputAtFault = 1;  // exit statuses, see docs/command-line.md
constexpr int kLiltAtFault = 70;
#ifdef LILT_STATIC
constexpr bool kIsStatic = true;
#else
constexpr bool kIsStatic = false;
#endif

void log_to_standard_error(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

bool stops_early(const Options& options) { return backend::stops_early(options.compile.pipeline); }

class Driver {
 public:
  Driver(const Options& options, const std::vector<std::string>& words)
      : options_(options),
        words_(words),
        front_ends_(options.front_end, options.compile.threads, options.shown_steps, diagnostics_),
        compiler_(options.compile, diagnostics_,
                  [this](std::string_view function, const backend::StageReport& report) {
                    log(function, report);
                  }) {}

  int run() {
    if (const std::optional<Crashed> crash = take_crash()) return reproduce(*crash);
    if (!options_.allocator_files.empty()) watch_.emplace();
    for (const std::string& warning : options_.warnings) diagnostics_.warning(warning);
    int status = 0;
    try {
      warn_of_idle_passes(options_, diagnostics_);
      status = dispatch();
      const bool has_compiled =
          options_.action != Action::Explain && options_.action != Action::Interpret;
      if (!diagnostics_.has_errors() && has_compiled) compiler_.report_missing();
    } catch (const backend::InternalError& error) {
      report();
      return report_internal_error(error);
    } catch (const backend::AllocatorError& error) {
      Diagnostic& diagnostic = diagnostics_.error(error.what());
      for (const std::string& fault : error.faults) diagnostic.notes.push_back({kNoOffset, fault});
      report();
      return kInputAtFault;
    }
    explain_errors_in_generated_text();
    report();
    if (reproduce_if_asked()) return kInputAtFault;
    if (has_failed() && !has_run_)
      return diagnostics_.has_errors() ? kInputAtFault : std::max(1, front_ends_.failure());
    if (options_.time_steps)
      log_to_standard_error(step_times(front_ends_.seconds(), link_seconds_));
    if (options_.time_passes || options_.time_passes_json)
      log_to_standard_error(compiler_.pass_times(header_time_, options_.time_passes_json));
    if (options_.statistics || options_.statistics_json)
      log_to_standard_error(compiler_.statistics(options_.statistics_json));
    return status;
  }

 private:
  int dispatch() {
    if (!options_.front_end.whole.empty())
      return run_front_end(options_.front_end, version_text(), diagnostics_);
    if (options_.print_supported) return print_supported();
    if (options_.shown_steps != ShownSteps::None) show_step(options_.shown_steps, version_text());
    if (options_.action != Action::Compile && !show_action()) return 0;
    switch (options_.action) {
      case Action::Check:
        return check();
      case Action::Interpret:
        return interpret();
      case Action::Run:
        return run_in_memory();
      case Action::Explain:
        return explain();
      case Action::Compile:
        return compile();
    }
    return kLiltAtFault;
  }

  // An error in text that a front end printed may be due to its version.
  void explain_errors_in_generated_text() {
    for (const std::unique_ptr<backend::Input>& input : inputs_) {
      if (input == nullptr || !input->is_generated) continue;
      const bool has_error = std::ranges::any_of(diagnostics_.all(), [&](const Diagnostic& each) {
        return each.severity == Severity::Error && each.source == input->source.get();
      });
      const std::string text =
          has_error ? describe_unread_version(input->source->text()) : std::string();
      if (!text.empty()) diagnostics_.warning(*input->source, kNoOffset, text);
    }
  }

  void report() {
    const char* refusal = std::getenv("NO_COLOR");  // https://no-color.org
    bool color = isatty(STDERR_FILENO) != 0 && (refusal == nullptr || *refusal == '\0');
    log_to_standard_error(diagnostics_.render(options_.diagnostic_format, color));
  }

  // The one step of a subcommand, for -v; returns whether it is to run.
  bool show_action() const {
    const auto row = std::ranges::find(subcommand_table(), options_.action, &SubcommandRow::action);
    return show_step(options_.shown_steps,
                     "lilt: " + std::string(row->name) + " '" + options_.inputs.front() + "'");
  }

  int print_supported() {
    write_output("-", frontend::describe_supported() + backend::describe_intrinsics() +
                          x86::describe_inline_assembly());
    return 0;
  }

  // Null after errors that leave nothing to work with, those that a front end has reported among
  // them.
  std::unique_ptr<backend::Input> read(const Options::LinkItem& item) {
    read_ = &item;
    watch_for_crash(item);
    std::string text;
    if (item.source >= 0 && !read_from_front_end(item, text)) {
      front_end_fails_ = true;
      return nullptr;
    }
    StageTimer timer(&header_time_);
    if (item.source < 0)
      return backend::read_input(item.word, options_.compile, options_.target_triple, diagnostics_);
    auto input = backend::read_text(SourceText::from_memory(item.word + ".ll", std::move(text)),
                                    options_.compile, options_.target_triple, diagnostics_);
    input->is_generated = true;
    return input;
  }

  // The IR of a source; files that the command line asks for besides are written.
  bool read_from_front_end(const Options::LinkItem& item, std::string& text) {
    const auto number = static_cast<size_t>(item.source);
    const FrontEndSource& source = options_.front_end.sources[number];
    const std::string_view extension = preprocessed_extension(source);
    if (is_saved(item) && !extension.empty() &&
        !front_ends_.preprocess(number, saved_file(options_, source, extension)))
      return false;
    if (!front_ends_.take(number, text)) return false;
    if (!options_.front_end.database.empty())
      append_to_database(options_, source, front_ends_.clang(), object_name(item), diagnostics_);
    if (!is_saved(item)) return true;
    write_output(saved_file(options_, source, ".ll"), text);
    if (options_.file_type == FileType::Assembly) return true;
    // The object is compiled after this: it has the messages, remarks and times.
    if (const auto assembly = quiet_assembly(options_, item.word + ".ll", text))
      write_output(saved_file(options_, source, ".s"), *assembly);
    return true;
  }

  bool is_saved(const Options::LinkItem& item) const {
    return item.source >= 0 && options_.front_end.saved != SavedTemporaries::None;
  }

  // The file of a source's object, also if it is temporary.
  std::string object_name(const Options::LinkItem& item) const {
    return options_.file_type == FileType::Executable
               ? saved_file(options_, options_.front_end.sources[static_cast<size_t>(item.source)],
                            ".o")
               : output_of(item.word);
  }

  bool has_failed() const { return diagnostics_.has_errors() || front_end_fails_; }

  // --- lilt check
  int check() {
    if (!options_.allocation.empty()) return check_allocation();
    for (const Options::LinkItem& item : options_.link_line) {
      if (!item.is_input) continue;
      std::unique_ptr<backend::Input> input = read(item);
      if (input == nullptr) continue;
      compiler_.check(*input);
      inputs_.push_back(std::move(input));
    }
    for (const std::unique_ptr<backend::Input>& input : inputs_) check_undeclared_in(*input);
    return 0;
  }

  // --allocation
  int check_allocation() {
    for (const std::string& path : {options_.inputs.front(), options_.allocation}) {
      std::string error;
      texts_.push_back(SourceText::open(path, error));
      if (texts_.back() == nullptr) diagnostics_.error("cannot read '" + path + "': " + error);
    }
    if (!diagnostics_.has_errors())
      backend::check_allocation(*texts_.front(), *texts_.back(), diagnostics_);
    return 0;
  }

  // Checks the module's undeclared calls, after its functions are parsed and all other inputs are
  // in inputs_. `libraries`: of `lilt run`.
  void check_undeclared_in(const backend::Input& input,
                           const LoadedLibraries* libraries = nullptr) {
    CalleeRules rules;
    rules.is_defined_elsewhere = [&](std::string_view name) {
      if (is_one_of(name, options_.implicit)) return true;
      return (libraries != nullptr && libraries->define(name)) ||
             std::ranges::any_of(inputs_, [&](const std::unique_ptr<backend::Input>& other) {
               if (other == nullptr) return false;
               ssa::SymbolId symbol = other->module->find(name);
               return symbol.valid() && is_defined_function(*other->module, symbol);
             });
    };
    rules.has_unread_inputs = options_.action == Action::Compile &&
                              options_.file_type == FileType::Executable && has_unread_inputs();
    check_undeclared(*input.module, rules, diagnostics_);
  }

  bool has_unread_inputs() const {
    return std::ranges::any_of(options_.link_line, [](const Options::LinkItem& item) {
      return item.is_input ? !item.is_ir : item.word.starts_with("-l");
    });
  }

  static bool is_defined_function(const ssa::Module& module, ssa::SymbolId symbol) {
    return module[symbol].kind == ssa::SymbolKind::Function && module[symbol].is_definition;
  }

  // The one input of interpret and explain; null after errors.
  backend::Input* read_single_input() {
    std::unique_ptr<backend::Input> input = read(program());
    if (input != nullptr) inputs_.push_back(std::move(input));
    return has_failed() ? nullptr : inputs_.back().get();
  }

  // The first input of run, the one of interpret and explain; the others are libraries.
  const Options::LinkItem& program() const {
    return *std::ranges::find_if(options_.link_line, &Options::LinkItem::is_ir);
  }
  const std::string& program_path() const { return program().word; }

  std::vector<std::string> program_arguments() const {
    std::vector<std::string> arguments{program_path()};
    arguments.insert(arguments.end(), options_.program_arguments.begin(),
                     options_.program_arguments.end());
    return arguments;
  }

  // --- lilt interpret
  int interpret() {
    backend::Input* input = read_single_input();
    if (input == nullptr) return kInputAtFault;
    if (input->machine_text != nullptr) {
      diagnostics_.error("'" + program_path() +
                         "' holds machine IR; the interpreter runs LLVM IR only; 'lilt run "
                         "--start-after=PASS' runs a dump of machine IR");
      return kInputAtFault;
    }
    ssa::Module& module = *input->module;
    ssa::ModuleLayer layer(module);
    frontend::FunctionParser parser(layer, diagnostics_);
    std::vector<std::unique_ptr<ssa::Function>> bodies(module.symbol_count());
    std::vector<std::string_view> defined;
    for (uint32_t i = 0; i < bodies.size(); ++i) {
      if (!is_defined_function(module, ssa::SymbolId(i))) continue;
      defined.push_back(module[ssa::SymbolId(i)].name);
      bodies[i] = std::make_unique<ssa::Function>();
      parser.parse(ssa::SymbolId(i), *bodies[i]);
      if (diagnostics_.error_count() >= Diagnostics::kErrorLimit) parser.set_flooded();
    }
    module.merge(layer);
    check_undeclared_in(*input);
    backend::report_unknown_functions(options_.compile.pipeline.filter_functions, defined,
                                      diagnostics_);
    warn_about_libraries();
    if (diagnostics_.has_errors()) return kInputAtFault;
    return interpret(module, [&](ssa::SymbolId symbol) {
      std::unique_ptr<ssa::Function> body = std::move(bodies[symbol.index()]);
      if (body != nullptr) return body;  // else it was called, and the message asks for it
      body = std::make_unique<ssa::Function>();
      parser.parse(symbol, *body);
      return body;
    });
  }

  int interpret(const ssa::Module& module, const runtime::BodySource& bodies) {
    runtime::InterpreterOptions options;
    options.strict = options_.strict;
    options.arguments = program_arguments();
    options.traced = options_.compile.pipeline.filter_functions;
    options.max_steps = options_.max_steps;
    options.heeds_interrupt = true;
    std::optional<OutputFile> file;
    if (options_.trace_file == "-") {
      options.trace = log_to_standard_error;
    } else if (!options_.trace_file.empty()) {
      check_output_is_no_input(options_.trace_file);
      if (diagnostics_.has_errors()) return kInputAtFault;
      file.emplace(options_.trace_file, OutputFile::Contents::Text, diagnostics_);
      if (!file->ok()) return kInputAtFault;
      options.trace = [&](std::string_view text) { file->write(text); };
    }
    runtime::Outcome outcome = runtime::interpret(module, bodies, options);
    if (file) file->commit();
    const bool is_written = !diagnostics_.has_errors();
    if (outcome.failure) runtime::report_failure(diagnostics_, module, *outcome.failure);
    has_run_ = outcome.is_cut_short && is_written;
    return outcome.status;
  }

  void warn_about_libraries() {
    for (const Options::LinkItem& item : options_.link_line)
      if (!item.is_ir)
        diagnostics_.warning("'" + item.word + "' has no effect: 'lilt interpret' does not link");
  }

  // A call with fewer arguments than a function of the runtime library takes would run with
  // arbitrary register contents: some courses' libraries differ from lilt's.
  void warn_about_runtime_functions(const ssa::Module& module) {
    for (ssa::SymbolId id : module.symbols()) {
      const ssa::Symbol& symbol = module[id];
      if (symbol.kind != ssa::SymbolKind::Function || symbol.is_definition) continue;
      std::optional<uint32_t> takes = runtime::runtime_parameter_count(symbol.name);
      uint32_t given = module.types()[symbol.type].member_count;
      if (takes && given < *takes)
        diagnostics_.warning(*module.source(), symbol.offset,
                             "'@" + std::string(symbol.name) +
                                 "' of lilt's runtime library takes " + std::to_string(*takes) +
                                 " arguments, here " + std::to_string(given) +
                                 "; link your own with it, or define it");
    }
  }

  // Whether only the one input and the runtime library are linked.
  bool is_whole_program() const {
    return options_.inputs.size() == 1 && options_.linker_arguments.empty() &&
           !options_.front_end.is_used();
  }

  void require_main(const ssa::Module& module) {
    for (std::string_view name : {"main", "program"})
      if (ssa::SymbolId id = module.find(name); id.valid() && is_defined_function(module, id))
        return;
    diagnostics_.error(
        *module.source(), 0,
        "no function '@main' is defined here (nor '@program', as Oat's programs have "
        "it); -c makes an object file without one");
  }

  // --- lilt run
  int run_in_memory() {
    if (!read_programs()) return kInputAtFault;
    LoadedLibraries libraries(options_.link_line, diagnostics_);
    std::vector<runtime::JitModule> modules;
    std::vector<const ssa::Module*> headers;
    for (const std::unique_ptr<backend::Input>& input : inputs_)
      headers.push_back(input->module.get());
    if (!kIsStatic) libraries.load_runtimes(headers);
    for (const std::unique_ptr<backend::Input>& input : inputs_) {
      modules.emplace_back(*input->module);
      if (!compile_for_memory(*input, modules.back())) return kInputAtFault;
    }
    for (const std::unique_ptr<backend::Input>& input : inputs_) {
      check_undeclared_in(*input, &libraries);
      if (!diagnostics_.has_errors()) warn_about_runtime_functions(*input->module);
    }
    if (diagnostics_.has_errors()) return kInputAtFault;
    runtime::JitEngine engine({.resolver = runtime::find_runtime_symbol,
                               .undefined_hint = LoadedLibraries::hint_for,
                               .has_perf_map = options_.run.perf_map,
                               .has_debugger = options_.run.debugger,
                               .jitdump_folder = options_.run.jitdump ? "." : ""});
    const runtime::JitUnit unit = engine.add(modules, diagnostics_);
    if (unit == runtime::JitUnit::None) {
      if (kIsStatic)
        diagnostics_.error(
            "this lilt is linked statically: programs that run in memory reach the runtime library "
            "only, not the C library");
      return kInputAtFault;
    }
    modules.clear();
    watch_.reset();  // the program's signals are its own
    const runtime::Ending ending = runtime::run_program(
        engine, unit, headers, {options_.run.entry, program_arguments()}, diagnostics_);
    has_run_ = !diagnostics_.has_errors();
    if (ending.crash.signal != 0)
      report_crash(ending.crash, inputs_, is_whole_program(), diagnostics_);
    return ending.status;
  }

  // The inputs of run; false after errors.
  bool read_programs() {
    for (const Options::LinkItem& item : options_.link_line) {
      if (!item.is_ir) continue;
      std::unique_ptr<backend::Input> input = read(item);
      if (input == nullptr) continue;
      if (!input->module->inline_assembly.empty())
        diagnostics_.error(*input->source, kNoOffset,
                           "'module asm' is not supported in programs that run in memory");
      inputs_.push_back(std::move(input));
    }
    return !has_failed();
  }

  // Lazy or not, all errors are found now. Dumps of machine functions are never lazy.
  bool compile_for_memory(backend::Input& input, runtime::JitModule& module) {
    if (options_.run.lazy && input.machine_text == nullptr) {
      compiler_.check(input);
      if (diagnostics_.has_errors()) return false;
      module.compile_lazily(make_lazy_compiler(*input.module, options_.compile));
      return true;
    }
    return compiler_.compile(input, backend::Goal::Image, [&](backend::CompiledFunction& function) {
      if (function.state == backend::CompiledFunction::State::Finished)
        module.add_function(function.symbol, function.image);
    });
  }

  // --- lilt explain
  int explain() {
    check_output_is_no_input(options_.output);
    if (diagnostics_.has_errors()) return kInputAtFault;
    backend::Input* input = read_single_input();
    if (input == nullptr) return kInputAtFault;
    const std::string& start = options_.compile.pipeline.start_after;
    if (!start.empty() && backend::find_passes(start).last >= backend::find_pass("regalloc")) {
      diagnostics_.error("registers are allocated after '" + start +
                         "', so there is nothing to explain; 'lilt explain' takes a dump made "
                         "before 'regalloc'");
      return kInputAtFault;
    }
    report::Explanation explanation;
    const std::vector<backend::CompileOptions> compiles = recorded_compiles(options_);
    for (const backend::CompileOptions& options : compiles)
      if (!record(*input, options, explanation)) return kInputAtFault;
    if (explanation.functions.empty()) {
      diagnostics_.error("'" + program_path() + "' defines no function that could be explained");
      return kInputAtFault;
    }
    explanation.producer = version_text();
    explanation.options = words_;
    explanation.source =
        input->machine_text != nullptr ? input->machine_text.get() : input->source.get();
    if (is_picture(options_.explain.form)) {
      write_pictures(explanation);
      return 0;
    }
    const std::string text = explanation_as(options_.explain, explanation, diagnostics_);
    if (!diagnostics_.has_errors())
      write_output(options_.output.empty() ? "-" : options_.output, text);
    return 0;
  }

  // One picture, or with `-o DIR/` one for each function.
  void write_pictures(const report::Explanation& explanation) {
    std::error_code error;
    const std::vector<report::FunctionRecord>& functions = explanation.functions;
    const bool is_directory =
        options_.output.ends_with('/') || std::filesystem::is_directory(options_.output, error);
    if (functions.size() > 1 && !is_directory) return refuse_several(functions);
    if (is_directory) std::filesystem::create_directories(options_.output, error);
    std::set<std::string> used;
    for (const report::FunctionRecord& function : functions) {
      const std::string text = picture_of(options_.explain, function, diagnostics_);
      if (diagnostics_.has_errors()) return;
      std::string path = options_.output.empty() ? "-" : options_.output;
      if (is_directory)
        path = std::filesystem::path(path) / (unused_name(file_name_of(function.name), used) +
                                              std::string(extension_of(options_.explain.form)));
      write_output(path, text);
    }
  }

  void refuse_several(const std::vector<report::FunctionRecord>& functions) {
    constexpr size_t kShown = 8;
    std::string names;
    for (size_t i = 0; i < std::min(functions.size(), kShown); ++i)
      names += (i == 0 ? "'@" : ", '@") + functions[i].name + "'";
    if (functions.size() > kShown)
      names += " and " + std::to_string(functions.size() - kShown) + " more";
    diagnostics_.error("a picture shows one function, and there are " + names +
                       "; --filter-print-funcs=" + functions[0].name +
                       " chooses one, -o DIR/ makes a file for each");
  }

  // The name, or if another function has it with a number after it.
  static std::string unused_name(const std::string& name, std::set<std::string>& used) {
    std::string result = name;
    for (int number = 2; !used.insert(result).second; ++number)
      result = name + "-" + std::to_string(number);
    return result;
  }

  // Compiles the input; adds its functions, or their allocations to those that are there. What the
  // first compile has reported is not reported again, except errors.
  bool record(backend::Input& input, const backend::CompileOptions& options,
              report::Explanation& explanation) {
    const bool is_first = explanation.functions.empty();
    Diagnostics repeated;
    backend::ModuleCompiler compiler(options, is_first ? diagnostics_ : repeated, {});
    size_t next = 0;
    const bool is_compiled =
        compiler.compile(input, backend::Goal::Image, [&](backend::CompiledFunction& function) {
          if (function.record == nullptr) return;
          if (is_first)
            explanation.functions.push_back(std::move(*function.record));
          else
            std::ranges::move(function.record->allocations,
                              std::back_inserter(explanation.functions[next++].allocations));
        });
    if (is_first && !diagnostics_.has_errors()) compiler.report_missing();
    if (repeated.has_errors()) diagnostics_.append(std::move(repeated));
    return is_compiled && !diagnostics_.has_errors();
  }

  // --- lilt prog.ll
  int compile() {
    if (!check_outputs()) return kInputAtFault;
    if (stops_early(options_)) return compile_to_dump();
    if (options_.file_type == FileType::Executable) return compile_to_executable();
    for (const Options::LinkItem& item : options_.link_line)
      if (item.is_input) compile_one(item);
    if (!diagnostics_.has_errors()) check_instrumentation(options_, inputs_, diagnostics_);
    return 0;
  }

  // The output for an input, "-" for standard output; empty if no output is written.
  std::string output_of(const std::string& path) const {
    if (!options_.output.empty()) return options_.output;
    if (stops_early(options_)) return "-";
    switch (options_.file_type) {
      case FileType::Executable:
        return "a.out";
      case FileType::Null:
        return {};
      case FileType::Assembly:
        if (options_.inputs.size() == 1 && !options_.names_outputs_as_llc &&
            !options_.front_end.is_used())
          return "-";
        break;
      case FileType::Object:
        break;
    }
    const char* extension = options_.file_type == FileType::Assembly ? ".s" : ".o";
    if (options_.names_outputs_as_llc) return output_as_llc(path, extension);
    return path == "-" ? "-" : std::filesystem::path(path).filename().replace_extension(extension);
  }

  // In the input's folder, and only the extensions of LLVM are replaced.
  static std::string output_as_llc(const std::string& path, const char* extension) {
    std::filesystem::path output(path);
    if (path == "-") return path;
    if (!is_one_of(output.extension().string(), {".ll", ".bc", ".mir"})) return path + extension;
    return output.replace_extension(extension);
  }

  // A depfile is for one output, whose name or -MF gives it one.
  void check_depfile(size_t output_count, const std::string& output) {
    if (!options_.dependencies.are_wanted || output.empty()) return;
    if (!options_.dependencies.file.empty() && output_count > 1)
      diagnostics_.error("-MF names one file, and there are several outputs");
    if (options_.dependencies.file.empty() && output == "-")
      diagnostics_.error("the output has no name that -MD could derive one from; -MF names a file");
    check_output_is_no_input(depfile_name(options_.dependencies, output));
  }

  void write_depfile(const std::string& output, const std::vector<std::string>& inputs) {
    if (!options_.dependencies.are_wanted || diagnostics_.has_errors()) return;
    std::vector<std::string> all = inputs;
    all.insert(all.end(), options_.allocator_files.begin(), options_.allocator_files.end());
    write_output(depfile_name(options_.dependencies, output),
                 depfile_text(options_.dependencies, output, all));
  }

  // No file may be written twice, nor over an input.
  bool check_outputs() {
    const bool is_one_file = stops_early(options_) || options_.file_type == FileType::Executable;
    std::map<std::string, std::string> inputs_by_output;
    for (const std::string& path : options_.inputs) {
      const std::string output = output_of(path);
      auto [earlier, is_new] = inputs_by_output.try_emplace(output, path);
      if (is_new) check_output_is_no_input(output);
      if (is_new || is_one_file || options_.file_type == FileType::Null) continue;
      report_written_twice(earlier->second, path, output);
    }
    for (const auto& [output, input] : inputs_by_output)
      check_depfile(inputs_by_output.size(), output);
    for (const auto& [file, source] : saved_files(options_)) {
      auto [earlier, is_new] = inputs_by_output.try_emplace(file, source);
      check_output_is_no_input(file);
      if (!is_new) report_written_twice(earlier->second, source, file);
    }
    return !diagnostics_.has_errors();
  }

  void report_written_twice(const std::string& first, const std::string& second,
                            const std::string& output) {
    diagnostics_.error("'" + first + "' and '" + second + "' would both be written to " +
                       (output == "-" ? "standard output" : "'" + output + "'"));
  }

  void check_output_is_no_input(const std::string& output) {
    std::error_code unused;
    for (const std::string& path : options_.inputs)
      if (std::filesystem::is_regular_file(output, unused) &&
          std::filesystem::equivalent(output, path, unused))
        diagnostics_.error("'" + path + "' is an input and would be overwritten by the output");
  }

  // The output's contents for one input; assembly text, like IR, becomes an object.
  Contents contents_made_of(const Options::LinkItem& item) {
    const bool to_assembly = options_.file_type == FileType::Assembly;
    if (item.is_ir && !show_compile(item, output_of(item.word))) return {};
    if (!item.is_ir) {
      std::string extension = std::filesystem::path(item.word).extension();
      if (!to_assembly && (extension == ".s" || extension == ".S"))
        return assemble_file(item.word, front_ends_.link_command(), options_.shown_steps,
                             diagnostics_);
      diagnostics_.error("'" + item.word + "' is not compiled: it is for the linker");
      return {};
    }
    std::unique_ptr<backend::Input>& input = inputs_.emplace_back(read(item));
    if (input == nullptr) return {};
    Contents contents =
        to_assembly ? compile_to_text(compiler_, *input, diagnostics_)
                    : compile_to_object(compiler_, *input, options_.shown_steps, diagnostics_);
    check_undeclared_in(*input);
    return contents;
  }

  void compile_one(const Options::LinkItem& item) {
    const std::string& path = item.word;
    const bool has_failed_before = std::exchange(front_end_fails_, false);
    const Contents contents = contents_made_of(item);
    const bool fails = has_failed();
    front_end_fails_ |= has_failed_before;
    if (fails || options_.file_type == FileType::Null || only_shows()) return;
    write_output(output_of(path), contents,
                 options_.file_type == FileType::Object ? OutputFile::Contents::Object
                                                        : OutputFile::Contents::Text);
    write_depfile(output_of(path), {path});
  }

  bool only_shows() const { return options_.shown_steps == ShownSteps::Instead; }

  // Returns whether the input is to be compiled.
  bool show_compile(const Options::LinkItem& item, const std::string& output) const {
    if (item.source >= 0 && only_shows()) front_ends_.show(static_cast<size_t>(item.source));
    std::string line = "lilt: compile '" + item.word + "'";
    if (!output.empty()) line += " to '" + output + "'";
    return show_step(options_.shown_steps,
                     line + ", -O" + std::to_string(options_.compile.pipeline.level));
  }

  void write_output(const std::string& path, const Contents& contents,
                    OutputFile::Contents kind = OutputFile::Contents::Text) {
    OutputFile file(path, kind, diagnostics_);
    if (!file.ok()) return;
    if (std::visit([&](const auto& bytes) { return file.write(bytes); }, contents)) file.commit();
  }

  // --stop-after, --run-pass: the dump of all functions after the module's header.
  int compile_to_dump() {
    std::string out;
    for (const Options::LinkItem& item : options_.link_line) {
      if (!item.is_input || !show_compile(item, output_of({}))) continue;
      std::unique_ptr<backend::Input>& input = inputs_.emplace_back(read(item));
      if (input == nullptr) continue;
      out += compiler_.to_dump(*input);
    }
    if (has_failed() || only_shows()) return 0;
    write_output(output_of({}), out);
    write_depfile(output_of({}), options_.inputs);
    return 0;
  }

  int compile_to_executable() {
    TemporaryDirectory temporary(diagnostics_);
    if (!temporary.ok()) return kInputAtFault;
    std::vector<std::string> line;
    LinkOptions link;
    link.position_independent = options_.compile.pipeline.position_independent;
    link.shown_steps = options_.shown_steps;
    link.compiler = front_ends_.link_command();
    for (const Options::LinkItem& item : options_.link_line) {
      line.push_back(item.is_ir ? compile_for_linker(item, temporary, link) : item.word);
    }
    for (const std::unique_ptr<backend::Input>& input : inputs_)
      if (input != nullptr) check_undeclared_in(*input);
    check_linker_inputs();
    if (link.compiler.empty()) link.hints = check_runtimes(options_, inputs_, diagnostics_);
    if (has_failed()) return kInputAtFault;
    OutputFile output(only_shows() ? "/dev/null" : output_of({}), OutputFile::Contents::Executable,
                      diagnostics_);
    if (!output.ok()) return kInputAtFault;
    const double before = child_seconds();
    const bool is_linked = link_executable(line, link, temporary, output, diagnostics_);
    link_seconds_ = child_seconds() - before;
    if (is_linked || only_shows())
      show_step(options_.shown_steps, "lilt: write '" + output_of({}) + "'");
    if (is_linked && output.commit()) write_depfile(output_of({}), options_.inputs);
    return 0;
  }

  // Bitcode, unless the command line says which linker reads it.
  void check_linker_inputs() {
    const auto chooses_linker = [](const Options::LinkItem& item) {
      return !item.is_input &&
             (item.word.starts_with("-fuse-ld=") || item.word.starts_with("-Wl,-plugin"));
    };
    if (std::ranges::any_of(options_.link_line, chooses_linker)) return;
    for (const Options::LinkItem& item : options_.link_line) {
      if (!item.is_input || item.is_ir) continue;
      if (std::string error = describe_unlinkable(item.word); !error.empty())
        diagnostics_.error(std::move(error));
    }
  }

  // Returns the path of the object.
  std::string compile_for_linker(const Options::LinkItem& item, TemporaryDirectory& temporary,
                                 LinkOptions& link) {
    const std::string name = "input" + std::to_string(inputs_.size() + 1) + ".o";
    if (!show_compile(item, temporary.path() + "/" + name)) {
      inputs_.emplace_back();
      return temporary.path() + "/" + name;
    }
    std::unique_ptr<backend::Input>& input = inputs_.emplace_back(read(item));
    if (input == nullptr) return {};
    const Contents contents =
        compile_to_object(compiler_, *input, options_.shown_steps, diagnostics_);
    if (diagnostics_.has_errors()) return {};
    if (is_whole_program()) {
      warn_about_runtime_functions(*input->module);
      require_main(*input->module);
    }
    link.binds_own_symbols |= input->module->dialect == ssa::Dialect::LLVMlite;
    if (is_saved(item)) {
      write_output(object_name(item), contents, OutputFile::Contents::Object);
      return object_name(item);
    }
    return std::visit([&](const auto& bytes) { return temporary.write(name, bytes); }, contents);
  }

  // Reports of stages go to standard error, dumps to files if --dump-dir says so.
  void log(std::string_view function, const backend::StageReport& report) {
    if (options_.dump_directory.empty() || report.pass.empty())
      log_to_standard_error(report.text);
    else if (!report.changes_nothing)
      write_dump_file(options_.dump_directory, dump_count_++, function, report, diagnostics_);
  }

  // A message that names function and stage, and the files that reproduce it.
  int report_internal_error(const backend::InternalError& error) {
    std::string message = "lilt: " + std::string(error.what()) + "\n";
    for (size_t i = 0; i < error.faults.size() && i < 10; ++i)
      message += "  " + error.faults[i] + "\n";
    message += "lilt: this is a bug in lilt\n";
    log_to_standard_error(message);
    if (options_.front_end.reproduced != ReproducedEnd::None) reproduce(error.what());
    return kLiltAtFault;
  }

  // Signals are a program's own in `lilt run` and `lilt interpret`.
  void watch_for_crash(const Options::LinkItem& item) const {
    const bool is_wanted = options_.front_end.reproduced != ReproducedEnd::None;
    if (is_wanted && options_.allocator_files.empty() && options_.action != Action::Run &&
        options_.action != Action::Interpret)
      restart_on_crash(words_, static_cast<size_t>(&item - options_.link_line.data()));
  }

  // A process that a signal has ended: reads its input again, and leaves what reproduces the end.
  int reproduce(const Crashed& crash) {
    const char* name = ::sigabbrev_np(crash.signal);
    const std::string reason =
        "lilt: internal error: " +
        (name != nullptr ? "SIG" + std::string(name) : "signal " + std::to_string(crash.signal));
    log_to_standard_error(reason + "\nlilt: this is a bug in lilt\n");
    if (crash.input >= options_.link_line.size()) return kLiltAtFault;
    const Options::LinkItem& item = options_.link_line[crash.input];
    std::string text;
    if (item.word == "-" || (item.source >= 0 && !read_from_front_end(item, text)))
      return kLiltAtFault;  // standard input is read only once
    std::string error;
    const std::unique_ptr<SourceText> source =
        item.source >= 0 ? SourceText::from_memory(item.word + ".ll", std::move(text))
                         : SourceText::open(item.word, error);
    if (source == nullptr) return kLiltAtFault;
    log_to_standard_error(write_reproducer(
        {options_, words_, reason, source->text(), item.word, item.source}, front_ends_));
    return kLiltAtFault;
  }

  // -gen-reproducer: whether it fails the compile.
  bool reproduce_if_asked() {
    const ReproducedEnd asked = options_.front_end.reproduced;
    const bool is_any = asked == ReproducedEnd::Any && read_ != nullptr;
    if (is_any) log_to_standard_error("lilt: error: failing because '-gen-reproducer' is used\n");
    if (is_any || (asked == ReproducedEnd::Error && diagnostics_.has_errors() && read_ != nullptr))
      reproduce("-gen-reproducer");
    return is_any;
  }

  void reproduce(const std::string& reason) {
    const backend::Input* input = inputs_.empty() ? nullptr : inputs_.back().get();
    if (input == nullptr || read_ == nullptr) return;
    const std::string_view text =
        (input->machine_text != nullptr ? *input->machine_text : *input->source).text();
    log_to_standard_error(write_reproducer(
        {options_, words_, reason, text, read_->word, read_->source}, front_ends_));
  }

  const Options& options_;
  const std::vector<std::string>& words_;    // of the command line
  const Options::LinkItem* read_ = nullptr;  // the input that was read last
  Diagnostics diagnostics_;
  std::vector<std::unique_ptr<backend::Input>> inputs_;  // kept: diagnostics refer to their text
  std::vector<std::unique_ptr<SourceText>> texts_;       // of check_allocation, kept likewise
  FrontEnds front_ends_;
  backend::ModuleCompiler compiler_;
  std::optional<AllocatorWatch> watch_;      // if allocators were loaded
  std::chrono::nanoseconds header_time_{0};  // of all inputs
  double link_seconds_ = 0;
  unsigned dump_count_ = 0;
  bool front_end_fails_ = false;
  bool has_run_ = false;  // the status is that of the program under `lilt run`
};

// Help and the like.
int print_to_standard_output(std::string_view text) {
  Diagnostics diagnostics;
  OutputFile file("-", OutputFile::Contents::Text, diagnostics);
  if (file.ok() && file.write(text)) file.commit();
  log_to_standard_error(diagnostics.render(DiagnosticFormat::Text, false));
  return diagnostics.has_errors() ? kInputAtFault : 0;
}

int main_with(std::string_view program, const std::vector<std::string>& words) {
  handle_signals();
  CommandLine command_line = parse_command_line(words, manner_of(program));
  if (!command_line.finished) return Driver(command_line.options, words).run();
  if (command_line.status == 0) return print_to_standard_output(command_line.message);
  std::string message = "lilt: error: ";
  append_visible(message, command_line.message);
  log_to_standard_error(message + "\n");
  return command_line.status;
}

}  // namespace

}  // namespace lilt::driver

int main(int argc, char** argv) {
  // Large pieces of memory go back to the system when they are freed: the compiler keeps those that
  // it uses again. By default the C library raises the first limit, and keeps more and more. And it
  // takes memory from the system in steps that are small for a compiler.
  ::mallopt(M_MMAP_THRESHOLD, 1 << 20);
  ::mallopt(M_TRIM_THRESHOLD, 4 << 20);
  ::mallopt(M_TOP_PAD, 1 << 20);
  try {
    return lilt::driver::main_with(argc > 0 ? argv[0] : "",
                                   {argv + std::min(argc, 1), argv + argc});
  } catch (const std::bad_alloc&) {
    std::fputs("lilt: error: out of memory\n", stderr);
    return lilt::driver::kInputAtFault;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lilt: internal error: %s\n", error.what());
    return lilt::driver::kLiltAtFault;
  } catch (...) {
    std::fputs("lilt: internal error: an unknown exception\n", stderr);
    return lilt::driver::kLiltAtFault;
  }
}
