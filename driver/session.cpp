#include "driver/session.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "driver/cc_files.h"
#include "driver/cleanup.h"
#include "driver/dump_files.h"
#include "driver/outputs.h"
#include "driver/parsed_program.h"
#include "driver/undeclared.h"
#include "ir/support/stage_timer.h"
#include "ir/support/words.h"
#include "runtime/library/symbols.h"

namespace lilt::driver {

Session::Session(const Options& read_options, const std::vector<std::string>& read_words,
                 const Build& made, const Messages& told)
    : options(read_options),
      words(read_words),
      build(made),
      messages(told),
      front_ends(options.front_end, options.compile.threads, options.shown_steps, diagnostics),
      compiler(options.compile, diagnostics,
               [this](std::string_view function, const backend::StageReport& report) {
                 log(function, report);
               }) {}

std::unique_ptr<backend::Input> Session::read(const Options::LinkItem& item) {
  last_read = &item;
  watch_for_crash(item);
  std::unique_ptr<SourceText> text =
      linked.text != nullptr ? std::move(linked.text) : text_of(item);
  if (text == nullptr) return nullptr;
  StageTimer timer(&header_time);
  auto input =
      backend::read_text(std::move(text), options.compile, options.target_triple, diagnostics);
  input->is_generated = item.source >= 0;
  return input;
}

// Null after errors.
std::unique_ptr<SourceText> Session::text_of(const Options::LinkItem& item) {
  std::string text;
  if (item.source >= 0) {
    front_end_fails |= !read_from_front_end(item, text);
    return front_end_fails ? nullptr : SourceText::from_memory(item.word + ".ll", std::move(text));
  }
  std::string error;
  std::unique_ptr<SourceText> source = SourceText::open(item.word, error);
  if (source == nullptr) diagnostics.error("cannot read '" + item.word + "': " + error);
  return source;
}

bool Session::link_modules() {
  std::vector<std::unique_ptr<SourceText>> sources;
  for (const Options::LinkItem& item : options.link_line)
    if (item.is_ir && (sources.push_back(text_of(item)), sources.back() == nullptr)) return false;
  if (sources.empty()) return true;
  const std::string name = sources.front()->name();
  frontend::LinkOptions how;
  if (!options.exported.empty())
    how.is_exported = [this](std::string_view symbol) {
      return is_one_of(symbol, options.exported);
    };
  linked = frontend::link_modules(name, std::move(sources), how, diagnostics);
  bool is_first = true;
  std::erase_if(options.link_line, [&](const Options::LinkItem& item) {
    return item.is_ir && !std::exchange(is_first, false);
  });
  const std::string& first =
      std::ranges::find_if(options.link_line, &Options::LinkItem::is_ir)->word;
  options.inputs = {first};
  return linked.text != nullptr;
}

bool Session::read_from_front_end(const Options::LinkItem& item, std::string& text) {
  const auto number = static_cast<size_t>(item.source);
  const FrontEndSource& source = options.front_end.sources[number];
  const std::string_view extension = preprocessed_extension(source);
  if (is_saved(item) && !extension.empty() &&
      !front_ends.preprocess(number, saved_file(options, source, extension)))
    return false;
  if (!front_ends.take(number, text)) return false;
  if (!options.front_end.database.empty())
    append_to_database(options, source, front_ends.clang(), object_name(item), diagnostics);
  if (!is_saved(item)) return true;
  write_output(saved_file(options, source, ".ll"), text);
  if (options.file_type == FileType::Assembly) return true;
  // The object is compiled after this: it has the messages, remarks and times.
  if (const auto assembly = quiet_assembly(options, item.word + ".ll", text))
    write_output(saved_file(options, source, ".s"), *assembly);
  return true;
}

bool Session::is_saved(const Options::LinkItem& item) const {
  return item.source >= 0 && options.front_end.saved != SavedTemporaries::None;
}

std::string Session::object_name(const Options::LinkItem& item) const {
  return options.file_type == FileType::Executable
             ? saved_file(options, options.front_end.sources[static_cast<size_t>(item.source)],
                          ".o")
             : output_of(options, item.word);
}

backend::Input* Session::read_single_input() {
  std::unique_ptr<backend::Input> input = read(program());
  if (input != nullptr) inputs.push_back(std::move(input));
  return has_failed() ? nullptr : inputs.back().get();
}

bool Session::is_llvm_ir(const backend::Input& input, std::string_view reader) {
  if (input.machine_text == nullptr) return true;
  diagnostics.error("'" + program_path() + "' holds machine IR; " + std::string(reader) +
                    " runs LLVM IR only");
  return false;
}

void Session::stay_at_dump(const backend::Input& dump) {
  backend::PipelineOptions& pipeline = options.compile.pipeline;
  if (!pipeline.start_after.empty()) return;
  pipeline.start_after = backend::pass_before(dump);
  if (pipeline.stop_after.empty()) pipeline.stop_after = pipeline.start_after;
}

const Options::LinkItem& Session::program() const {
  return *std::ranges::find_if(options.link_line, &Options::LinkItem::is_ir);
}

std::vector<std::string> Session::program_arguments() const {
  std::vector<std::string> arguments{program_path()};
  arguments.insert(arguments.end(), options.program_arguments.begin(),
                   options.program_arguments.end());
  return arguments;
}

bool Session::is_whole_program() const {
  return options.inputs.size() == 1 && options.linker_arguments.empty() &&
         !options.front_end.is_used();
}

void Session::check_undeclared_in(const backend::Input& input, const LoadedLibraries* libraries) {
  CalleeRules rules;
  rules.is_defined_elsewhere = [&](std::string_view name) {
    if (is_one_of(name, options.implicit)) return true;
    return (libraries != nullptr && libraries->define(name)) ||
           std::ranges::any_of(inputs, [&](const std::unique_ptr<backend::Input>& other) {
             if (other == nullptr) return false;
             ssa::SymbolId symbol = other->module->find(name);
             return symbol.valid() && is_defined_function(*other->module, symbol);
           });
  };
  rules.has_unread_inputs = options.action == Action::Compile &&
                            options.file_type == FileType::Executable && has_unread_inputs();
  check_undeclared(*input.module, rules, diagnostics);
}

bool Session::has_unread_inputs() const {
  return std::ranges::any_of(options.link_line, [](const Options::LinkItem& item) {
    return item.is_input ? !item.is_ir : item.word.starts_with("-l");
  });
}

void Session::warn_about_runtime_functions(const ssa::Module& module) {
  for (ssa::SymbolId id : module.symbols()) {
    const ssa::Symbol& symbol = module[id];
    if (symbol.kind != ssa::SymbolKind::Function || symbol.is_definition) continue;
    std::optional<uint32_t> takes = runtime::runtime_parameter_count(symbol.name);
    uint32_t given = module.types()[symbol.type].member_count;
    if (takes && given < *takes)
      diagnostics.warning(*module.source(), symbol.offset,
                          "'@" + std::string(symbol.name) + "' of lilt's runtime library takes " +
                              std::to_string(*takes) + " arguments, here " + std::to_string(given) +
                              "; link your own with it, or define it");
  }
}

void Session::require_main(const ssa::Module& module, std::string_view hint) {
  for (std::string_view name : {"main", "program"})
    if (ssa::SymbolId id = module.find(name); id.valid() && is_defined_function(module, id)) return;
  diagnostics.error(*module.source(), 0,
                    "no function '@main' is defined here (nor '@program', as Oat's programs have "
                    "it); " +
                        std::string(hint));
}

void Session::check_output_is_no_input(const std::string& output) {
  std::error_code unused;
  for (const std::string& path : options.inputs)
    if (std::filesystem::is_regular_file(output, unused) &&
        std::filesystem::equivalent(output, path, unused))
      diagnostics.error("'" + path + "' is an input and would be overwritten by the output");
}

void Session::write_output(const std::string& path, const Contents& contents,
                           OutputFile::Contents kind) {
  OutputFile file(path, kind, diagnostics);
  if (!file.ok()) return;
  if (std::visit([&](const auto& bytes) { return file.write(bytes); }, contents)) file.commit();
}

// Signals are a program's own in `lilt run` and `lilt interpret`.
void Session::watch_for_crash(const Options::LinkItem& item) const {
  if (options.front_end.reproduced != ReproducedEnd::None && options.allocator_files.empty() &&
      options.action != Action::Run && options.action != Action::Interpret)
    restart_on_crash(words, static_cast<size_t>(&item - options.link_line.data()));
}

// Reports of stages go to standard error, dumps to files if --dump-dir says so.
void Session::log(std::string_view function, const backend::StageReport& report) {
  if (options.dump_directory.empty() || report.pass.empty())
    log_to_standard_error(report.text);
  else if (!report.changes_nothing)
    write_dump_file(options.dump_directory, dump_count_++, function, report, diagnostics);
}

}  // namespace lilt::driver
