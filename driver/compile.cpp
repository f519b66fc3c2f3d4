// lilt prog.ll, lilt cc: objects, assembly text, executables, dumps
#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>
#include <variant>

#include "driver/actions.h"
#include "driver/cc_files.h"
#include "driver/dependencies.h"
#include "driver/embedded_ir.h"
#include "driver/link.h"
#include "driver/outputs.h"
#include "driver/runtime_checks.h"
#include "driver/whole_program.h"
#include "frontend/bitcode/container.h"
#include "ir/support/archive_file.h"
#include "ir/support/text.h"

namespace lilt::driver {

namespace {

class Compilation {
 public:
  explicit Compilation(Session& session)
      : session_(session), options_(session.options), diagnostics_(session.diagnostics) {}

  int run() {
    if (!check_outputs()) return kInputAtFault;
    if (stops_early(options_)) return compile_to_dump();
    if (options_.file_type == FileType::Executable) return compile_to_executable();
    for (const Options::LinkItem& item : options_.link_line)
      if (item.is_input) compile_one(item);
    if (!diagnostics_.has_errors()) check_instrumentation(options_, session_.inputs, diagnostics_);
    return 0;
  }

 private:
  // A depfile is for one output, whose name or -MF gives it one.
  void check_depfile(size_t output_count, const std::string& output) {
    if (!options_.dependencies.are_wanted || output.empty()) return;
    if (!options_.dependencies.file.empty() && output_count > 1)
      diagnostics_.error("-MF names one file, and there are several outputs");
    if (options_.dependencies.file.empty() && output == "-")
      diagnostics_.error("the output has no name that -MD could derive one from; -MF names a file");
    session_.check_output_is_no_input(depfile_name(options_.dependencies, output));
  }

  void write_depfile(const std::string& output, const std::vector<std::string>& inputs) {
    if (!options_.dependencies.are_wanted || diagnostics_.has_errors()) return;
    std::vector<std::string> all = inputs;
    all.insert(all.end(), options_.allocator_files.begin(), options_.allocator_files.end());
    session_.write_output(depfile_name(options_.dependencies, output),
                          depfile_text(options_.dependencies, output, all));
  }

  // No file may be written twice, nor over an input.
  bool check_outputs() {
    const bool is_one_file = stops_early(options_) || options_.file_type == FileType::Executable;
    std::map<std::string, std::string> inputs_by_output;
    for (const std::string& path : options_.inputs) {
      const std::string output = output_of(options_, path);
      auto [earlier, is_new] = inputs_by_output.try_emplace(output, path);
      if (is_new) session_.check_output_is_no_input(output);
      if (is_new || is_one_file || options_.file_type == FileType::Null) continue;
      report_written_twice(earlier->second, path, output);
    }
    for (const auto& [output, input] : inputs_by_output)
      check_depfile(inputs_by_output.size(), output);
    for (const auto& [file, source] : saved_files(options_)) {
      auto [earlier, is_new] = inputs_by_output.try_emplace(file, source);
      session_.check_output_is_no_input(file);
      if (!is_new) report_written_twice(earlier->second, source, file);
    }
    return !diagnostics_.has_errors();
  }

  void report_written_twice(const std::string& first, const std::string& second,
                            const std::string& output) {
    diagnostics_.error("'" + first + "' and '" + second + "' would both be written to " +
                       (output == "-" ? "standard output" : "'" + output + "'"));
  }

  // The output's contents for one input; assembly text, like IR, becomes an object.
  Contents contents_made_of(const Options::LinkItem& item) {
    const bool to_assembly = options_.file_type == FileType::Assembly;
    if (item.is_ir && !show_compile(item, output_of(options_, item.word))) return {};
    if (!item.is_ir) {
      std::string extension = std::filesystem::path(item.word).extension();
      if (!to_assembly && (extension == ".s" || extension == ".S"))
        return assemble_file(item.word, session_.front_ends.link_command(), options_.shown_steps,
                             diagnostics_);
      diagnostics_.error("'" + item.word + "' is not compiled: it is for the linker");
      return {};
    }
    std::unique_ptr<backend::Input>& input = session_.inputs.emplace_back(session_.read(item));
    if (input == nullptr) return {};
    embed_ir(*input);
    Contents contents = to_assembly ? compile_to_text(session_.compiler, *input, diagnostics_)
                                    : compile_to_object(session_.compiler, *input,
                                                        options_.shown_steps, diagnostics_);
    session_.check_undeclared_in(*input);
    return contents;
  }

  void compile_one(const Options::LinkItem& item) {
    const std::string& path = item.word;
    const bool has_failed_before = std::exchange(session_.front_end_fails, false);
    const Contents contents = contents_made_of(item);
    const bool fails = session_.has_failed();
    session_.front_end_fails |= has_failed_before;
    if (fails || options_.file_type == FileType::Null || session_.only_shows()) return;
    session_.write_output(output_of(options_, path), contents,
                          options_.file_type == FileType::Object ? OutputFile::Contents::Object
                                                                 : OutputFile::Contents::Text);
    write_depfile(output_of(options_, path), {path});
  }

  // Returns whether the input is to be compiled.
  bool show_compile(const Options::LinkItem& item, const std::string& output) const {
    if (item.source >= 0 && session_.only_shows())
      session_.front_ends.show(static_cast<size_t>(item.source));
    std::string line = "lilt: compile '" + item.word + "'";
    if (!output.empty()) line += " to '" + output + "'";
    return show_step(options_.shown_steps,
                     line + ", -O" + std::to_string(options_.compile.pipeline.level));
  }

  // --stop-after, --run-pass: the dump of all functions after the module's header.
  int compile_to_dump() {
    std::string out;
    for (const Options::LinkItem& item : options_.link_line) {
      if (!item.is_input || !show_compile(item, output_of(options_, {}))) continue;
      std::unique_ptr<backend::Input>& input = session_.inputs.emplace_back(session_.read(item));
      if (input == nullptr) continue;
      out += session_.compiler.to_dump(*input);
    }
    if (session_.has_failed() || session_.only_shows()) return 0;
    session_.write_output(output_of(options_, {}), out);
    write_depfile(output_of(options_, {}), options_.inputs);
    return 0;
  }

  int compile_to_executable() {
    TemporaryDirectory temporary(diagnostics_);
    if (!temporary.ok()) return kInputAtFault;
    std::vector<std::string> line;
    LinkOptions link;
    link.position_independent = options_.compile.pipeline.position_independent;
    link.shown_steps = options_.shown_steps;
    link.compiler = session_.front_ends.link_command();
    for (const Options::LinkItem& item : options_.link_line) {
      line.push_back(item.is_ir      ? compile_for_linker(item, temporary, link)
                     : item.is_input ? for_linker(item.word, temporary)
                                     : item.word);
    }
    for (const std::unique_ptr<backend::Input>& input : session_.inputs)
      if (input != nullptr) session_.check_undeclared_in(*input);
    if (link.compiler.empty()) link.hints = check_runtimes(options_, session_.inputs, diagnostics_);
    if (session_.has_failed()) return kInputAtFault;
    if (options_.links_whole_program && !session_.only_shows() &&
        !compile_again(line, link, temporary))
      return kInputAtFault;
    OutputFile output(session_.only_shows() ? "/dev/null" : output_of(options_, {}),
                      OutputFile::Contents::Executable, diagnostics_);
    if (!output.ok()) return kInputAtFault;
    const double before = child_seconds();
    const bool is_linked = link_executable(line, link, temporary, output, diagnostics_);
    session_.link_seconds = child_seconds() - before;
    if (is_linked || session_.only_shows())
      show_step(options_.shown_steps, "lilt: write '" + output_of(options_, {}) + "'");
    if (is_linked && output.commit()) write_depfile(output_of(options_, {}), options_.inputs);
    return 0;
  }

  // With -flto an object carries its module; not that of a dump of machine IR, nor of LLVMlite,
  // whose programs lilt links with its own runtime.
  void embed_ir(backend::Input& input) const {
    const bool is_wanted = options_.links_whole_program &&
                           options_.file_type != FileType::Assembly && input.source != nullptr;
    if (is_wanted && input.machine_text == nullptr &&
        input.module->dialect != ssa::Dialect::LLVMlite)
      input.embedded = pack_ir(input.source->text());
  }

  // Puts one object in the place of those that carry IR; false after errors.
  bool compile_again(std::vector<std::string>& line, const LinkOptions& link,
                     TemporaryDirectory& temporary) {
    WholeProgram program(line, diagnostics_);
    if (!program.is_worthwhile()) return !diagnostics_.has_errors();
    const std::string map = temporary.file("map"), linked = temporary.file("linked-apart");
    if (!run_linker(program.line_for_map(map), link, temporary, linked, diagnostics_) ||
        !program.resolve(map, linked))
      return false;
    std::vector<std::unique_ptr<SourceText>> texts = program.take_texts();
    if (texts.empty()) return true;
    const std::string name = texts.front()->name();
    const frontend::LinkOptions how = {.is_exported = [&](std::string_view symbol) {
      symbol.remove_prefix(symbol.starts_with('\1'));  // the name as it is
      return program.exported().contains(symbol);
    }};
    session_.linked = frontend::link_modules(name, std::move(texts), how, diagnostics_);
    if (session_.linked.text == nullptr) return false;
    const std::string object =
        compile_text(std::move(session_.linked.text), temporary, "program.o", false);
    if (!object.empty()) line = program.line_with(object);
    return !object.empty();
  }

  // Returns the path of the object; empty after errors.
  std::string compile_text(std::unique_ptr<SourceText> text, TemporaryDirectory& temporary,
                           const std::string& name, bool embeds) {
    std::unique_ptr<backend::Input>& input = session_.inputs.emplace_back(backend::read_text(
        std::move(text), options_.compile, options_.target_triple, diagnostics_));
    if (diagnostics_.has_errors()) return {};
    if (embeds) embed_ir(*input);
    const Contents contents =
        compile_to_object(session_.compiler, *input, options_.shown_steps, diagnostics_);
    if (diagnostics_.has_errors()) return {};
    return std::visit([&](const auto& bytes) { return temporary.write(name, bytes); }, contents);
  }

  // A linker that the command line chooses reads bitcode itself.
  bool links_bitcode() const {
    return std::ranges::any_of(options_.link_line, [](const Options::LinkItem& item) {
      return !item.is_input &&
             (item.word.starts_with("-fuse-ld=") || item.word.starts_with("-Wl,-plugin"));
    });
  }

  // The path of an input of the linker: of an archive with bitcode, that of a copy with objects.
  std::string for_linker(const std::string& path, TemporaryDirectory& temporary) {
    std::string error;
    const auto archive = path.ends_with(".a") && !session_.only_shows() && !links_bitcode()
                             ? SourceText::open(path, error)
                             : nullptr;
    if (archive == nullptr) return path;
    const std::vector<ArchiveMember> members = members_of(archive->text(), error);
    if (std::ranges::none_of(members, [](const ArchiveMember& member) {
          return bitcode::is_bitcode(member.contents);
        }))
      return path;
    const std::string number = std::to_string(archives_++);
    std::vector<std::string> files;
    for (const ArchiveMember& member : members) {
      const std::string name = number + "." + std::to_string(files.size()) + ".o";
      files.push_back(bitcode::is_bitcode(member.contents)
                          ? compile_member(path, member, temporary, name)
                          : temporary.write(name, member.contents));
    }
    if (diagnostics_.has_errors()) return path;
    return archive_of(files, temporary.file("lib" + number + ".a"), options_.shown_steps,
                      diagnostics_);
  }

  std::string compile_member(const std::string& path, const ArchiveMember& member,
                             TemporaryDirectory& temporary, const std::string& name) {
    return compile_text(
        SourceText::from_memory(path + "(" + member.name + ")", std::string(member.contents)),
        temporary, name, true);
  }

  // Returns the path of the object.
  std::string compile_for_linker(const Options::LinkItem& item, TemporaryDirectory& temporary,
                                 LinkOptions& link) {
    const std::string name = "input" + std::to_string(session_.inputs.size() + 1) + ".o";
    if (!show_compile(item, temporary.path() + "/" + name)) {
      session_.inputs.emplace_back();
      return temporary.path() + "/" + name;
    }
    std::unique_ptr<backend::Input>& input = session_.inputs.emplace_back(session_.read(item));
    if (input == nullptr) return {};
    embed_ir(*input);
    const Contents contents =
        compile_to_object(session_.compiler, *input, options_.shown_steps, diagnostics_);
    if (diagnostics_.has_errors()) return {};
    if (session_.is_whole_program()) {
      session_.warn_about_runtime_functions(*input->module);
      session_.require_main(*input->module, "-c makes an object file without one");
    }
    link.binds_own_symbols |= input->module->dialect == ssa::Dialect::LLVMlite;
    if (session_.is_saved(item)) {
      session_.write_output(session_.object_name(item), contents, OutputFile::Contents::Object);
      return session_.object_name(item);
    }
    return std::visit([&](const auto& bytes) { return temporary.write(name, bytes); }, contents);
  }

  Session& session_;
  const Options& options_;
  Diagnostics& diagnostics_;
  unsigned archives_ = 0;  // that were made of archives with bitcode
};

}  // namespace

int link(Session& session) {
  if (!session.link_modules()) return 0;
  session.write_output(session.options.output.empty() ? "-" : session.options.output,
                       std::string(session.linked.text->text()));
  return 0;
}

int compile(Session& session) {
  if (session.options.links_modules && !session.link_modules()) return 0;
  return Compilation(session).run();
}

}  // namespace lilt::driver
