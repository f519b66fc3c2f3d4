// The linker writes into the temporary directory, and the output is a copy: so no failure of the
// linker can leave a partial file at the user's output.
#include "driver/link.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "driver/process.h"
#include "frontend/bitcode/container.h"
#include "ir/support/source.h"
#include "ir/support/text.h"
#include "ir/support/words.h"
#include "runtime/library/archive.h"

namespace lilt::driver {

namespace {

// Directives such as .rept, .org and .macro, and numbers of .file, make an assembler work and write
// out of proportion to its text.
ProcessLimits assembler_limits(uint64_t text_bytes) {
  return {.seconds = 5 + (text_bytes >> 20),
          .data_bytes = (uint64_t{512} << 20) + 100 * text_bytes,
          .file_bytes = (uint64_t{256} << 20) + 20 * text_bytes};
}

// Whether a command is lilt itself: under `make CC=lilt`, $CC is.
bool is_this_program(const std::string& command) {
  std::error_code unused;
  auto is_this = [&](const std::filesystem::path& path) {
    return std::filesystem::equivalent(path, "/proc/self/exe", unused);
  };
  if (command.find('/') != std::string::npos) return is_this(command);
  const std::string found = found_on_path(command);
  return !found.empty() && is_this(found);
}

std::vector<std::string> compiler_command() {
  std::vector<std::string> words;
  const char* variable = std::getenv("CC");
  std::istringstream text(variable != nullptr ? variable : "");
  for (std::string word; text >> word;) words.push_back(word);
  if (words.empty() || is_this_program(words[0])) words.assign(1, "cc");
  return words;
}

// Position-independent, if the code is, unless the line requests another kind of output; the line
// comes later, so its options about relro and the stack win, too.
std::vector<std::string> hardening(const std::vector<std::string>& line,
                                   const LinkOptions& options) {
  std::vector<std::string> words{"-Wl,-z,relro,-z,now,-z,noexecstack"};
  if (options.binds_own_symbols && is_one_of("-shared", line)) words.push_back("-Wl,-Bsymbolic");
  for (const char* other_kind :
       {"-static", "-shared", "-no-pie", "-static-pie", "-pie", "-r", "-nopie"})
    if (is_one_of(other_kind, line)) return words;
  words.push_back(options.position_independent ? "-pie" : "-no-pie");
  return words;
}

void append(std::vector<std::string>& words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
}

bool copy_to(OutputFile& output, const std::string& path, Diagnostics& diagnostics) {
  std::string error;
  auto contents = SourceText::open(path, error);
  if (contents != nullptr) return output.write(contents->text());
  diagnostics.error("cannot read what was linked: " + error);
  return false;
}

}  // namespace

bool holds_bitcode(const std::string& path) {
  std::error_code unused;
  if (!std::filesystem::is_regular_file(path, unused)) return false;
  std::array<char, 4> start{};
  std::ifstream(path, std::ios::binary).read(start.data(), start.size());
  return bitcode::is_bitcode({start.data(), start.size()});
}

std::string archive_of(const std::vector<std::string>& members, const std::string& archive,
                       ShownSteps shown, Diagnostics& diagnostics) {
  std::vector<std::string> words{"ar", "rcs", archive};
  append(words, members);
  return run_program(words, "archive", shown, diagnostics, {}) ? archive : std::string();
}

bool run_linker(const std::vector<std::string>& line, const LinkOptions& options,
                TemporaryDirectory& temporary, const std::string& linked,
                Diagnostics& diagnostics) {
  std::vector<std::string> words = options.compiler;
  if (words.empty()) {
    words = compiler_command();
    append(words, hardening(line, options));
  }
  append(words, line);
  if (options.compiler.empty()) {
    // A second link finds it there.
    const std::string archive = temporary.path() + "/liblilt_runtime.a";
    if (::access(archive.c_str(), F_OK) != 0 &&
        temporary.write("liblilt_runtime.a", runtime::runtime_archive()).empty())
      return false;
    // The selector calls functions of the mathematical library. A compiler driver's line has it
    // where its user wants it: configure scripts ask whether a program links without.
    append(words, {archive, "-Wl,--as-needed", "-lm", "-Wl,--no-as-needed"});
  }
  append(words, {"-o", linked});
  return run_program(words, "link", options.shown_steps, diagnostics, options.hints);
}

bool link_executable(const std::vector<std::string>& line, const LinkOptions& options,
                     TemporaryDirectory& temporary, OutputFile& output, Diagnostics& diagnostics) {
  const std::string linked = temporary.file("linked");
  if (!run_linker(line, options, temporary, linked, diagnostics)) return false;
  // `-Wl,--version` and the like make a linker answer and write nothing.
  return ::access(linked.c_str(), F_OK) == 0 && copy_to(output, linked, diagnostics);
}

std::string assemble(std::string_view text, ShownSteps shown, Diagnostics& diagnostics) {
  TemporaryDirectory temporary(diagnostics);
  if (!temporary.ok()) return {};
  std::string source = temporary.write("module.s", text);
  return source.empty() ? std::string() : assemble_file(source, {}, shown, diagnostics);
}

std::string assemble_file(const std::string& source, const std::vector<std::string>& compiler,
                          ShownSteps shown, Diagnostics& diagnostics) {
  TemporaryDirectory temporary(diagnostics);
  if (!temporary.ok()) return {};
  std::string object = temporary.file("module.o");
  std::vector<std::string> words = compiler.empty() ? compiler_command() : compiler;
  append(words, {"-c", source, "-o", object});
  std::error_code unknown;
  const uintmax_t size = std::filesystem::file_size(source, unknown);
  if (!run_program(words, "assemble", shown, diagnostics, {}, assembler_limits(unknown ? 0 : size)))
    return {};
  std::string error;
  auto contents = SourceText::open(object, error);
  if (contents != nullptr) return std::string(contents->text());
  diagnostics.error("cannot read what was assembled: " + error);
  return {};
}

}  // namespace lilt::driver
