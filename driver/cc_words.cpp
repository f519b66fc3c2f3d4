// Most words go on to clang, which knows what they mean and reports those that it does not know.
// Sorted out are inputs and outputs, since each source has a front end of its own; words that only
// the linker heeds; and what has an effect on the back end and leaves no trace in the IR.
#include "driver/cc_words.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>
#include <utility>

#include "driver/link.h"
#include "driver/option_table.h"
#include "driver/word_sorter.h"
#include "ir/support/words.h"

namespace lilt::driver {

namespace {

// Options of clang whose value is the next word, but those of the linker.
constexpr std::string_view kWithNext[] = {
    "-I",
    "-D",
    "-U",
    "-F",
    "-B",
    "-include",
    "-imacros",
    "-isystem",
    "-idirafter",
    "-iquote",
    "-iprefix",
    "-iwithprefix",
    "-iwithprefixbefore",
    "-isysroot",
    "-iframework",
    "-include-pch",
    "-cxx-isystem",
    "-stdlib++-isystem",
    "-Xclang",
    "-Xpreprocessor",
    "-Xanalyzer",
    "-Xopenmp-target",
    "-target",
    "-arch",
    "--sysroot",
    "--param",
    "-dumpdir",
    "-dumpbase",
    "-aux-info",
    "--config",
    "--serialize-diagnostics",
};

// With these clang writes what they ask for, and nothing is compiled.
constexpr std::string_view kFrontEndOnly[] = {
    "-E",
    "-M",
    "-MM",
    "-fsyntax-only",
    "-emit-llvm",
    "-emit-ast",
    "--analyze",
    "--precompile",
    "--help-hidden",
    "-dumpmachine",
    "-dumpversion",
    "--version",
    "-rewrite-objc",
    "-verify-pch",
    "-extract-api",
    "-module-file-info",
};

// clang makes precompiled headers and modules of these files, not objects.
constexpr std::string_view kHeaders[] = {".h",   ".H",   ".hh",   ".hp",  ".hpp",
                                         ".hxx", ".h++", ".cppm", ".ixx", ".pcm"};
constexpr std::string_view kForLinker[] = {".o", ".lo", ".a", ".so", ".obj"};
// clang would compile these by itself.
constexpr std::string_view kOtherLanguages[] = {".cl", ".cu", ".hip", ".f", ".f90", ".hlsl"};

struct RefusedRow {
  std::string_view text;
  bool is_prefix;
  std::string_view reason;
};
constexpr RefusedRow kRefused[] = {
    {"-fembed-bitcode", true, "lilt's objects hold machine code only"},
    {"-mllvm", false, "LLVM's code generator does not run"},
    {"-fpass-plugin", true, "LLVM's passes do not run"},
    {"-femulated-tls", false, "lilt's thread-local variables are those of ELF"},
    {"-fbasic-block-sections", true, "lilt makes a section for each function at most"},
    {"-fstack-usage", false, "lilt does not write that file"},
    {"-fstack-size-section", false, "lilt does not write that section"},
    {"-fbasic-block-address-map", false, "lilt does not write that section"},
    {"-fno-zero-initialized-in-bss", false, "lilt puts zeros into '.bss'"},
    {"-fproc-stat-report", true,
     "lilt's own compile has no such report; '--time-passes' has times"},
    {"-fsjlj-exceptions", false, "lilt's exceptions are those of DWARF"},
    {"-fseh-exceptions", false, "lilt's exceptions are those of DWARF"},
    {"-fwasm-exceptions", false, "lilt's exceptions are those of DWARF"},
    {"-m32", false, "lilt compiles for x86-64 only"},
    {"-mx32", false, "lilt compiles for x86-64 only"},
};

template <size_t Count>
bool is_among(std::string_view word, const std::string_view (&words)[Count]) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

// -MD and its kin, but -M and -MM.
bool is_dependency_option(std::string_view word) {
  return word == "-MMD" || (word.size() >= 3 && word.starts_with("-M") &&
                            std::string_view("DFTQPGV").find(word[2]) != std::string_view::npos);
}

std::string extension_of(const std::string& path) {
  return std::filesystem::path(path).extension();
}

class CcSorter {
 public:
  CcSorter(Manner manner, const std::vector<std::string>& valued, Options& options)
      : manner_(manner), valued_(valued), options_(options) {}

  std::vector<std::string> sort(const std::vector<std::string>& words) {
    options_.front_end.is_cxx = manner_ == Manner::Cxx;
    options_.is_compiler = manner_ != Manner::Lilt;
    for (size_t i = 0; i < words.size(); ++i) {
      if (words[i] == "--" && manner_ == Manner::Lilt) {
        options_.program_arguments.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                          words.end());
        break;
      }
      if (words[i] == "--") {  // no options come after it
        take_inputs(words, i);
        break;
      }
      const size_t first = i, own = rest_.size();
      i += take(words, i);
      if (rest_.size() == own)
        all_.insert(all_.end(), words.begin() + static_cast<std::ptrdiff_t>(first),
                    words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    choose_mode();
    return std::move(rest_);
  }

 private:
  static const std::string& word_after(const std::vector<std::string>& words, size_t i) {
    if (i + 1 == words.size()) throw Mistake{"option '" + words[i] + "' needs an argument"};
    return words[i + 1];
  }

  // All words after word i.
  void take_inputs(const std::vector<std::string>& words, size_t i) {
    const auto dashes = words.begin() + static_cast<std::ptrdiff_t>(i);
    all_.insert(all_.end(), dashes, words.end());
    std::for_each(dashes + 1, words.end(), [this](const std::string& word) { take_input(word); });
  }

  // Handles word i and returns the number of further words used.
  size_t take(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    if (word == "-" || word.empty() || word[0] != '-') {
      take_input(word);
      return 0;
    }
    if (const std::optional<size_t> used = take_request(words, i)) return *used;
    if (const std::optional<size_t> used = take_own(words, i)) return *used;
    refuse(word);
    if (word.starts_with("-o") || word.starts_with("-x")) return take_letter(words, i);
    if (is_dependency_option(word)) return take_dependency(words, i);
    if (word.starts_with("-Wp,-M")) {
      take_preprocessor_dependencies(word);
      return 0;
    }
    const bool has_value = is_one_of(word, {"-e", "--entry", "-rpath"});
    switch (has_value ? LinkerWord::WithNext : judge_linker_word(word)) {
      case LinkerWord::WithNext:
        link(word);
        link(word_after(words, i));
        return 1;
      case LinkerWord::Alone:
        link(word);
        if (word == "-pthread") front(word);
        return 0;
      case LinkerWord::None:
        break;
    }
    return take_for_front_end(words, i);
  }

  // What clang's driver does around its stages, and lilt around its own.
  std::optional<size_t> take_request(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    FrontEndOptions& front_end = options_.front_end;
    constexpr std::string_view kFolder = "-fcrash-diagnostics-dir=";
    if (word.starts_with("-save-temps") || word.starts_with("--save-temps")) {
      front_end.saved =
          word.ends_with("=obj") ? SavedTemporaries::BesideOutput : SavedTemporaries::InFolder;
      return 0;
    }
    if (is_one_of(word, {"-time", "--time-report", "-ftime-report"})) {
      options_.time_steps = true;
      if (word != "-time") options_.time_passes = true;
      if (word == "-ftime-report") front(word);
      return 0;
    }
    if (word == "-ftime-trace") {
      traces_time_ = true;
      return 0;
    }
    if (word == "-MJ") {
      front_end.database = word_after(words, i);
      return 1;
    }
    if (word.starts_with("-Wa,")) {
      std::istringstream text(word.substr(std::string_view("-Wa,").size()));
      for (std::string each; std::getline(text, each, ',');) note_assembler_word(each);
      front(word);
      return 0;
    }
    if (word == "-Xassembler") {
      note_assembler_word(word_after(words, i));
      front(word);
      front(words[i + 1]);
      return 1;
    }
    if (word == "-gen-reproducer" || word == "-gen-reproducer=always") {
      front_end.reproduced = ReproducedEnd::Any;
      return 0;
    }
    if (word.starts_with("-gen-reproducer=") || word.starts_with("-fcrash-diagnostics=") ||
        word == "-fno-crash-diagnostics")
      front_end.reproduced = word.ends_with("=error") ? ReproducedEnd::Error
                             : word.ends_with("=off") || word.starts_with("-fno")
                                 ? ReproducedEnd::None
                                 : ReproducedEnd::Crash;
    if (word.starts_with(kFolder)) front_end.reproducer_folder = word.substr(kFolder.size());
    return std::nullopt;
  }

  // Assembly sources are clang's. lilt's own code is assembled as if these were given.
  void note_assembler_word(const std::string& word) {
    const bool is_value = std::exchange(assembler_value_follows_, false);
    assembler_value_follows_ = !is_value && word == "-I";
    const bool is_kept =
        is_value ||
        is_one_of(word, {"--noexecstack", "--fatal-warnings", "-W", "--no-warn", "--warn", "-g",
                         "--64", "-mrelax-relocations=yes", "--compress-debug-sections=none", "-L",
                         "--keep-locals"}) ||
        word.starts_with("-I") || word.starts_with("-gdwarf") || word.starts_with("--gdwarf") ||
        word.starts_with("-march=") || word.starts_with("-mtune=");
    if (!is_kept && refused_for_assembler_.empty()) refused_for_assembler_ = word;
  }

  // --regalloc=graph and the like: options of lilt that start with two dashes, except those that
  // compilers have, too.
  std::optional<size_t> take_own(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    if (word.starts_with("-j") && word.find_first_not_of("0123456789", 2) == std::string::npos) {
      rest_.insert(rest_.end(), {"-j", word.size() > 2 ? word.substr(2) : word_after(words, i)});
      check_thread_count(rest_.back());
      return word.size() > 2 ? 0 : 1;
    }
    const std::string name = word.substr(0, word.find('='));
    if (!word.starts_with("--") || find_option(name) == nullptr ||
        is_one_of(name, {"--version", "--target"}))
      return std::nullopt;
    rest_.push_back(word);
    if (name.size() < word.size() || !is_one_of(word, valued_)) return 0;
    rest_.back() += "=" + word_after(words, i);
    return 1;
  }

  static void refuse(std::string_view word) {
    for (const RefusedRow& row : kRefused)
      if (row.is_prefix ? word.starts_with(row.text) : word == row.text)
        throw Mistake{"'" + std::string(word) + "' is not supported: " + std::string(row.reason)};
  }

  // -o and -x, with their values.
  size_t take_letter(const std::vector<std::string>& words, size_t i) {
    const bool is_joined = words[i].size() > 2;
    const std::string value = is_joined ? words[i].substr(2) : word_after(words, i);
    if (words[i][1] == 'o')
      options_.output = value;
    else
      language_ = value == "none" ? "" : value;
    return is_joined ? 0 : 1;
  }

  size_t take_dependency(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    front(word);
    if (word == "-MD" || word == "-MMD") writes_dependencies_ = true;
    if (word == "-MP" || word == "-MG" || word == "-MV" || word == "-MD" || word == "-MMD")
      return 0;
    if (word == "-MF-" || (word == "-MF" && word_after(words, i) == "-"))
      throw Mistake{"'-MF -' is not supported: standard output is the pipe of clang's IR"};
    names_dependency_file_ |= word.starts_with("-MF");
    names_dependency_target_ |= word.starts_with("-MT") || word.starts_with("-MQ");
    if (word.size() > 3) return 0;
    front(word_after(words, i));
    return 1;
  }

  // -Wp,-MMD,FILE is -MMD -MF FILE, as Linux's makefiles have it.
  void take_preprocessor_dependencies(const std::string& word) {
    std::vector<std::string> words;
    std::istringstream text(word.substr(std::string_view("-Wp,").size()));
    for (std::string each; std::getline(text, each, ',');) {
      words.push_back(each);
      if (each == "-MD" || each == "-MMD") words.push_back("-MF");
    }
    for (size_t i = 0; i < words.size(); ++i) {
      if (is_dependency_option(words[i]))
        i += take_dependency(words, i);
      else
        front("-Wp," + words[i]);
    }
  }

  size_t take_for_front_end(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    if (word == "-c" || word == "-S") {
      options_.file_type = word == "-c" ? FileType::Object : FileType::Assembly;
      options_.file_type_option = word;
      return 0;
    }
    if (is_among(word, kFrontEndOnly) || word.starts_with("-print-") ||
        word.starts_with("--print-")) {
      is_front_end_only_ = true;
      return 0;
    }
    if (take_link_time_word(word, options_)) return 0;
    note_effect(word);
    if (word != "-###") front(word);
    if (!is_among(word, kWithNext)) return 0;
    front(word_after(words, i));
    return 1;
  }

  // What lilt itself does otherwise.
  void note_effect(const std::string& word) {
    object::SectionOptions& sections = options_.compile.sections;
    if (word.starts_with("-O")) set_level(word.substr(2));
    if (word == "-v") options_.shown_steps = ShownSteps::AsTheyRun;
    if (word == "-###") options_.shown_steps = ShownSteps::Instead;
    if (is_one_of(word, {"-fno-pic", "-fno-PIC", "-fno-pie", "-fno-PIE", "-nopie"}))
      is_position_independent_ = false;
    if (is_one_of(word, {"-fpic", "-fPIC", "-fpie", "-fPIE"})) is_position_independent_ = true;
    if (is_one_of(word, {"-ffunction-sections", "-fno-function-sections"}))
      sections.function_sections = !word.starts_with("-fno-");
    if (is_one_of(word, {"-fdata-sections", "-fno-data-sections"}))
      sections.data_sections = !word.starts_with("-fno-");
    take_vectorization(word, options_);
    makes_notes_ |= is_one_of(word, {"--coverage", "-coverage", "-ftest-coverage"});
    options_.front_end.runs_passes |= needs_passes(word);
  }

  // The size attributes of -Os and -Oz are in the IR.
  void set_level(const std::string& value) {
    const int level = value == "0"                        ? 0
                      : is_one_of(value, {"", "1", "g"})  ? 1
                      : is_one_of(value, {"2", "s", "z"}) ? 2
                                                          : 3;
    options_.compile.pipeline.level = level;  // clang judges the value
  }

  bool take_subcommand(const std::string& word) {
    if (manner_ != Manner::Lilt || !options_.inputs.empty()) return false;
    const auto row = std::ranges::find(subcommand_table(), word, &SubcommandRow::name);
    if (row == subcommand_table().end() || options_.action != Action::Compile) return false;
    options_.action = row->action;
    return true;
  }

  void take_input(const std::string& word) {
    if (take_subcommand(word)) return;
    const std::string extension = extension_of(word);
    if (language_.empty() && is_among(extension, kOtherLanguages))
      throw Mistake{"'" + word + "' is not C, C++, Objective-C, assembly or LLVM IR"};
    const bool is_ir =
        language_ == "ir" ||
        (language_.empty() && (extension == ".ll" || extension == ".bc" || holds_bitcode(word)));
    const bool is_assembly = language_.starts_with("assembler");
    const bool is_source =
        !is_ir && !is_assembly && (!language_.empty() || !source_language(word).empty());
    is_front_end_only_ |= language_.ends_with("-header") || language_ == "c++-module" ||
                          (language_.empty() && is_among(extension, kHeaders));
    options_.inputs.push_back(word);
    const std::string assembler = is_assembly ? language_ : "none";
    if (assembler != std::exchange(link_language_, assembler))
      options_.link_line.push_back({"-x" + assembler, false, false});
    options_.link_line.push_back({word, true, is_ir || is_source});
    if (!is_source) return;
    options_.link_line.back().source = static_cast<int>(options_.front_end.sources.size());
    options_.front_end.sources.push_back({word, language_, {}});
  }

  void link(const std::string& word) {
    options_.linker_arguments.push_back(word);
    options_.link_line.push_back({word, false, false});
  }
  void front(const std::string& word) { options_.front_end.words.push_back(word); }

  void choose_mode() {
    const bool compiles = std::ranges::any_of(options_.link_line, &Options::LinkItem::is_ir);
    const bool only_links = !compiles && options_.file_type == FileType::Executable &&
                            !options_.link_line.empty() && options_.links_whole_program;
    if (is_front_end_only_ || (!compiles && !only_links)) options_.front_end.whole = all_;
    options_.front_end.only_links = only_links;
    if (options_.front_end.whole.empty() && options_.front_end.is_used() &&
        !refused_for_assembler_.empty())
      throw Mistake{"'" + refused_for_assembler_ +
                    "' for the assembler is not supported: lilt does not start one for C"};
    const bool saves = options_.front_end.saved != SavedTemporaries::None;
    if (saves && std::ranges::any_of(options_.front_end.sources,
                                     [](const FrontEndSource& each) { return each.path == "-"; }))
      throw Mistake{"'-save-temps' needs sources with names: standard input is read once"};
    if (manner_ != Manner::Lilt && options_.file_type != FileType::Executable &&
        options_.front_end.whole.empty())
      leave_out_unused();
    if (!is_position_independent_) rest_.push_back("--relocation-model=static");
    const bool has_level = std::ranges::any_of(
        options_.front_end.words, [](const std::string& word) { return word.starts_with("-O"); });
    if (!has_level) options_.compile.pipeline.level = manner_ == Manner::Lilt || only_links ? 2 : 0;
    if (!has_level && manner_ == Manner::Lilt) front("-O2");
    for (FrontEndSource& source : options_.front_end.sources) name_other_outputs(source);
    // All write the file that is named after the program: the last one counts, as in clang.
    options_.front_end.shares_outputs =
        writes_dependencies_ && (names_dependency_file_ || !options_.output.empty());
  }

  // Nothing is linked: objects and libraries among the inputs have no effect.
  void leave_out_unused() {
    const auto is_unused = [](const Options::LinkItem& item) {
      const std::filesystem::path name = std::filesystem::path(item.word).filename();
      const bool is_assembly = is_one_of(name.extension().string(), {".s", ".S"});
      return item.is_input && !item.is_ir && !is_assembly &&
             (is_among(extension_of(item.word), kForLinker) ||
              name.string().find(".so.") != std::string::npos);
    };
    for (const Options::LinkItem& item : options_.link_line) {
      if (!is_unused(item)) continue;
      std::error_code error;
      if (!std::filesystem::exists(item.word, error))
        throw Mistake{"cannot read '" + item.word + "': no such file"};
      options_.warnings.push_back("'" + item.word + "' is not used: nothing is linked");
      std::erase(options_.inputs, item.word);
    }
    std::erase_if(options_.link_line, is_unused);
  }

  // Files that clang names after its output, which is a pipe here: dependencies, notes of coverage.
  void name_other_outputs(FrontEndSource& source) const {
    using std::filesystem::path;
    const bool links = options_.file_type == FileType::Executable;
    const char* extension = options_.file_type == FileType::Assembly ? ".s" : ".o";
    const path stem = path(source.path).stem();
    const path output =
        options_.output.empty() ? path(stem).replace_extension(extension) : path(options_.output);
    if (writes_dependencies_ && !names_dependency_file_)
      source.words.insert(source.words.end(), {"-MF", path(output).replace_extension(".d")});
    if (writes_dependencies_ && !names_dependency_target_)
      source.words.insert(source.words.end(), {"-MT", output});
    if (traces_time_) {
      const path trace = links ? path(options_.output.empty() ? "a" : options_.output).string() +
                                     "-" + stem.string() + ".json"
                               : path(output).replace_extension(".json").string();
      source.words.push_back("-ftime-trace=" + trace.string());
    }
    if (!makes_notes_) return;
    const path program(options_.output.empty() ? "a" : options_.output);
    path base =
        std::filesystem::absolute(links ? path(program.string() + "-" + stem.string()) : output);
    if (!links) base.replace_extension();
    for (const char* kind : {"notes", "data"})
      source.words.insert(source.words.end(),
                          {"-Xclang", std::string("-coverage-") + kind + "-file=" + base.string() +
                                          (kind[0] == 'n' ? ".gcno" : ".gcda")});
  }

  Manner manner_;
  const std::vector<std::string>& valued_;
  Options& options_;
  std::vector<std::string> rest_;
  std::vector<std::string> all_;  // but lilt's own
  std::string language_;          // of -x
  std::string link_language_ = "none";
  bool is_position_independent_ = true;
  bool is_front_end_only_ = false;
  bool writes_dependencies_ = false, names_dependency_file_ = false;
  bool names_dependency_target_ = false, makes_notes_ = false, traces_time_ = false;
  std::string refused_for_assembler_;  // the first word that lilt does not heed; empty: none
  bool assembler_value_follows_ = false;
};

}  // namespace

bool names_c_source(const std::vector<std::string>& words) {
  return std::ranges::any_of(words, [](const std::string& word) {
    const std::string_view language = word.starts_with('-') ? "" : source_language(word);
    return !language.empty() && !language.ends_with("cpp-output");
  });
}

std::vector<std::string> sort_cc_words(const std::vector<std::string>& words, Manner manner,
                                       const std::vector<std::string>& valued, Options& options) {
  return CcSorter(manner, valued, options).sort(words);
}

}  // namespace lilt::driver
