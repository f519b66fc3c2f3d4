#include "driver/cc_files.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "driver/version.h"
#include "ir/support/text.h"
#include "ir/support/words.h"

namespace lilt::driver {

namespace fs = std::filesystem;

std::string saved_file(const Options& options, const FrontEndSource& source,
                       std::string_view extension) {
  fs::path name = source.path == "-" ? fs::path("-") : fs::path(source.path).stem();
  name += std::string(extension);
  const bool is_beside = options.front_end.saved == SavedTemporaries::BesideOutput;
  return is_beside ? fs::path(options.output).parent_path() / name : name;
}

std::vector<std::pair<std::string, std::string>> saved_files(const Options& options) {
  std::vector<std::pair<std::string, std::string>> files;
  if (options.front_end.saved == SavedTemporaries::None) return files;
  for (const FrontEndSource& source : options.front_end.sources) {
    std::vector<std::string_view> extensions{".ll", preprocessed_extension(source)};
    if (options.file_type != FileType::Assembly) extensions.push_back(".s");
    if (options.file_type == FileType::Executable) extensions.push_back(".o");
    std::erase(extensions, std::string_view());
    for (const std::string_view extension : extensions)
      files.emplace_back(saved_file(options, source, extension), source.path);
  }
  return files;
}

std::optional<Contents> quiet_assembly(const Options& options, const std::string& name,
                                       const std::string& text) {
  backend::CompileOptions quiet = options.compile;
  quiet.trace_allocation = false;
  quiet.pipeline.wants_remarks = quiet.pipeline.measures_time = false;
  quiet.pipeline.print_after_all = quiet.pipeline.print_changed = false;
  quiet.pipeline.print_before.clear();
  quiet.pipeline.print_after.clear();
  Diagnostics diagnostics;
  backend::ModuleCompiler compiler(quiet, diagnostics, {});
  const auto input = backend::read_text(SourceText::from_memory(name, text), quiet,
                                        options.target_triple, diagnostics);
  input->is_generated = true;
  Contents assembly = compile_to_text(compiler, *input, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  return assembly;
}

std::string_view preprocessed_extension(const FrontEndSource& source) {
  const std::string_view language = language_of(source);
  if (language.ends_with("cpp-output")) return {};
  if (language.starts_with("objective-c")) return ".mi";
  return language.starts_with("c++") ? ".ii" : ".i";
}

void append_to_database(const Options& options, const FrontEndSource& source,
                        const std::string& clang, const std::string& output,
                        Diagnostics& diagnostics) {
  std::vector<std::string> arguments{clang, "-x" + std::string(language_of(source)), source.path,
                                     "-o", output};
  for (std::string& word : without_dependencies(options.front_end.words))
    arguments.push_back(std::move(word));
  if (options.file_type != FileType::Executable) arguments.push_back(options.file_type_option);
  std::string entry = "{ \"directory\": ";
  std::error_code error;
  append_json_string(entry, fs::current_path(error).string());
  append_json_string(entry += ", \"file\": ", source.path);
  append_json_string(entry += ", \"output\": ", output);
  const char* separator = ", \"arguments\": [";
  for (const std::string& argument : arguments) {
    append_json_string(entry += separator, argument);
    separator = ", ";
  }
  entry += "]},\n";
  const std::string& file = options.front_end.database;
  std::ofstream out(file == "-" ? "/dev/stdout" : file, std::ios::app);
  if (!(out << entry).flush()) diagnostics.error("cannot write '" + file + "' of -MJ");
}

namespace {

std::string folder_of(const Options& options) {
  if (!options.front_end.reproducer_folder.empty()) return options.front_end.reproducer_folder;
  const char* variable = std::getenv("CLANG_CRASH_DIAGNOSTICS_DIR");
  if (variable != nullptr && *variable != '\0') return variable;
  std::error_code error;
  return fs::temp_directory_path(error);
}

// A new file; empty if it cannot be made.
std::string new_file(const fs::path& folder, const std::string& stem) {
  std::string path = folder / (stem + "-XXXXXX.ll");
  const int descriptor = ::mkstemps(path.data(), 3);
  if (descriptor < 0) return {};
  ::close(descriptor);
  return path;
}

// Whether the file is new, and so is not what somebody else has placed there.
bool is_created(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
  if (descriptor >= 0) ::close(descriptor);
  return descriptor >= 0;
}

bool write_file(const std::string& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary);
  return !(file << text).flush().fail();
}

std::string own_path() {
  std::error_code error;
  const fs::path path = fs::read_symlink("/proc/self/exe", error);
  return error ? "lilt" : path.string();
}

// The command line with other inputs than the source, and the source after its preprocessor.
std::string script_for(const Reproducer& reproducer, const std::string& preprocessed) {
  std::vector<std::string> words{own_path()};
  const bool has_subcommand =
      !reproducer.words.empty() && is_one_of(reproducer.words.front(), {"cc", "c++"});
  if (!has_subcommand && reproducer.options.is_compiler)
    words.emplace_back(reproducer.options.front_end.is_cxx ? "c++" : "cc");
  const auto is_other_source = [&](const std::string& word) {
    return std::ranges::any_of(
        reproducer.options.front_end.sources,
        [&](const FrontEndSource& each) { return each.path == word && word != reproducer.path; });
  };
  for (const std::string& word : reproducer.words) {
    if (word.starts_with("-gen-reproducer") || is_other_source(word)) continue;
    words.push_back(word == reproducer.path ? preprocessed : word);
  }
  return "# Crash reproducer for " + version_text() +
         "\n# Driver args:" + command_line_of(reproducer.words) + "\n# " + reproducer.reason +
         "\n" + command_line_of(words).substr(1) + "\n";
}

}  // namespace

std::string write_reproducer(const Reproducer& reproducer, FrontEnds& front_ends) {
  const std::string stem =
      reproducer.path == "-" ? "stdin" : fs::path(reproducer.path).stem().string();
  std::string lines;
  const auto keep = [&](const std::string& path, bool is_written) {
    if (is_written) lines += "lilt: note: diagnostic msg: " + path + "\n";
  };
  const fs::path folder = folder_of(reproducer.options);
  std::error_code error;
  fs::create_directories(folder, error);
  const std::string ir = new_file(folder, stem);
  if (ir.empty()) return {};
  std::string text = "; lilt";
  for (const std::string& word : reproducer.words) text += " " + word;
  text += "\n; " + reproducer.reason + "\n";
  keep(ir, write_file(ir, text += reproducer.text));
  if (reproducer.source < 0 || reproducer.path == "-") return lines;
  const auto number = static_cast<size_t>(reproducer.source);
  const std::string base = ir.substr(0, ir.size() - 3);
  const std::string_view extension =
      preprocessed_extension(reproducer.options.front_end.sources[number]);
  const std::string preprocessed =
      extension.empty() ? reproducer.path : base + std::string(extension);
  const bool is_preprocessed = extension.empty() || (is_created(preprocessed) &&
                                                     front_ends.preprocess(number, preprocessed));
  keep(preprocessed, is_preprocessed);
  const std::string script = base + ".sh";
  if (is_preprocessed)
    keep(script, is_created(script) && write_file(script, script_for(reproducer, preprocessed)));
  return lines;
}

}  // namespace lilt::driver
