// Words that have an effect outside CLI11's grammar act here; the others keep their order.
#include "driver/word_sorter.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "driver/compiler_options.h"
#include "driver/dependencies.h"
#include "driver/link.h"
#include "driver/llvm_options.h"
#include "driver/option_table.h"
#include "driver/version.h"
#include "ir/support/suggestion.h"
#include "ir/support/text.h"
#include "ir/support/words.h"

namespace lilt::driver {

namespace {

// As Debian's gcc says it: build systems look for the libraries of a machine under this name, and
// this compiler links.
constexpr std::string_view kMachine = "x86_64-linux-gnu";

bool starts_with_any(std::string_view word, std::initializer_list<std::string_view> prefixes) {
  return std::any_of(prefixes.begin(), prefixes.end(),
                     [&](std::string_view prefix) { return word.starts_with(prefix); });
}

// A warning about the command line, once.
void warn(const std::string& message, Options& options) {
  if (!is_one_of(message, options.warnings)) options.warnings.push_back(message);
}

// Inputs of the linker, by their names.
bool is_for_linker(const std::string& path) {
  std::string extension = std::filesystem::path(path).extension();
  return is_one_of(extension, {".o", ".a", ".so", ".s", ".S", ".lo", ".obj"}) ||
         path.find(".so.") != std::string::npos;
}

constexpr int kResponseFileDepth = 16;

void expand_into(const std::vector<std::string>& words, std::vector<std::string>& out, int depth) {
  for (const std::string& word : words) {
    if (word.size() < 2 || word[0] != '@') {
      out.push_back(word);
      continue;
    }
    std::ifstream file(word.substr(1));
    if (!file) throw Mistake{"cannot open response file '" + word.substr(1) + "'"};
    if (depth == kResponseFileDepth)
      throw Mistake{"response files include each other: '" + word + "'"};
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    bool is_closed = true;
    const std::vector<std::string> inner = split_words(text, is_closed);
    expand_into(inner, out, depth + 1);
  }
}

class WordSorter {
 public:
  WordSorter(Options& options, Manner manner, std::vector<std::string> valued)
      : options_(options),
        manner_(manner),
        valued_(std::move(valued)),
        inputs_are_ir_(manner != Manner::Lilt) {}

  std::vector<std::string> sort(const std::vector<std::string>& words) {
    for (size_t i = 0; i < words.size(); ++i) {
      const bool ends_options = words[i] == "--" && !has_only_inputs_;
      const bool ends_line = ends_options && manner_ == Manner::Lilt;
      if (ends_line || (manner_ == Manner::Lli && has_program_)) {
        options_.program_arguments.assign(
            words.begin() + static_cast<std::ptrdiff_t>(i) + (ends_line ? 1 : 0), words.end());
        break;
      }
      if (ends_options)
        has_only_inputs_ = true;
      else
        i += take(words, i);
    }
    if (manner_ != Manner::Lilt && !has_program_) take_input("-");
    for (const std::string& module : extra_modules_) take_input(module);
    return std::move(rest_);
  }

 private:
  // Handles word i and returns the number of further words used.
  size_t take(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    if (word == "-" || word.empty() || word[0] != '-' || has_only_inputs_) {
      if (!take_subcommand(word)) take_input(word);
      return 0;
    }
    if (manner_ == Manner::Lli && is_one_of(name_of(word), {"load", "dlopen", "extra-module"}))
      return take_file_of_lli(words, i);
    if (manner_ == Manner::Llc && name_of(word) == "load")
      throw Mistake{"'" + word + "' is not supported: lilt loads no plugins"};
    switch (is_own_long_name(word) ? LinkerWord::None : judge_linker_word(word)) {
      case LinkerWord::WithNext:
        pass_on(word);
        pass_on(word_after(words, i));
        return 1;
      case LinkerWord::Alone:
        pass_on(word);
        return 0;
      case LinkerWord::None:
        break;
    }
    if (is_one_of(word.substr(0, 3), {"-MD", "-MM", "-MP", "-MF", "-MT", "-MQ"}))
      return take_dependency_option(words, i);
    return take_compiler_option(word) ? 0 : take_other(words, i);
  }

  // The word after option i.
  static const std::string& word_after(const std::vector<std::string>& words, size_t i) {
    if (i + 1 == words.size()) throw Mistake{"option '" + words[i] + "' needs an argument"};
    return words[i + 1];
  }

  bool take_subcommand(std::string_view word) {
    if (manner_ != Manner::Lilt || has_subcommand_ || !options_.inputs.empty()) return false;
    const auto row = std::ranges::find(subcommand_table(), word, &SubcommandRow::name);
    if (row == subcommand_table().end()) return false;
    options_.action = row->action;
    has_subcommand_ = true;
    return true;
  }

  void take_input(const std::string& word) {
    const bool is_ir = inputs_are_ir_ || !is_for_linker(word) || holds_bitcode(word);
    options_.inputs.push_back(word);
    options_.link_line.push_back({word, true, is_ir});
    if (has_program_ && manner_ == Manner::Llc)
      throw Mistake{"llc takes one input, and '" + word + "' is another"};
    has_program_ = true;
  }

  // The name of a long option.
  static std::string_view name_of(std::string_view word) {
    word.remove_prefix(word.starts_with("--") ? 2 : 1);
    return word.substr(0, word.find('='));
  }

  // -load, -dlopen: a shared library; -extra-module: an input after the program.
  size_t take_file_of_lli(const std::vector<std::string>& words, size_t i) {
    const size_t equals = words[i].find('=');
    const bool is_joined = equals != std::string::npos;
    const std::string file = is_joined ? words[i].substr(equals + 1) : word_after(words, i);
    if (name_of(words[i]) == "extra-module")
      extra_modules_.push_back(file);
    else
      options_.link_line.push_back({file, true, false});
    return is_joined ? 0 : 1;
  }

  static bool is_own_long_name(const std::string& word) {
    return find_option("-" + word.substr(0, word.find('='))) != nullptr;
  }

  // -MD, -MMD, -MP; -MF FILE, -MT TARGET and -MQ TARGET, whose values can be joined.
  size_t take_dependency_option(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    Dependencies& dependencies = options_.dependencies;
    if (is_one_of(word, {"-MD", "-MMD"}))
      dependencies.are_wanted = true;
    else if (is_one_of(word.substr(0, 3), {"-MD", "-MM"}))
      throw Mistake{"unknown option '" + word + "'"};
    if (is_one_of(word.substr(0, 3), {"-MD", "-MM", "-MP"})) return 0;
    const bool is_joined = word.size() > 3;
    const std::string value = is_joined ? word.substr(3) : word_after(words, i);
    if (word[2] == 'F')
      dependencies.file = value;
    else
      dependencies.targets.push_back(word[2] == 'T' ? value : quoted_for_make(value));
    return is_joined ? 0 : 1;
  }

  // An option of other compilers that is one of lilt's by another name.
  bool take_compiler_option(std::string_view word) {
    if (is_section_option(word)) return true;
    if (word == "-dumpmachine") throw Answer{std::string(kMachine) + "\n"};
    if (word == "-dumpversion") throw Answer{std::string(version_number()) + "\n"};
    if (word == "-v")
      options_.shown_steps = ShownSteps::AsTheyRun;
    else if (word == "-###")
      options_.shown_steps = ShownSteps::Instead;
    else if (word == "-w")
      options_.has_warnings = false;
    else
      return take_translated_option(word);
    return true;
  }

  bool take_translated_option(std::string_view word) {
    if (is_one_of(word, {"-fno-omit-frame-pointer", "-mno-omit-leaf-frame-pointer"}))
      rest_.push_back("--frame-pointer=all");
    else if (word == "-fomit-frame-pointer")
      rest_.push_back("--frame-pointer=none");
    else if (word == "-fsyntax-only")
      rest_.push_back("--filetype=null");
    else if (take_vectorization(word, options_) || take_link_time_word(word, options_))
      return true;
    else if (word.starts_with("-m") && is_feature(word.substr(word.starts_with("-mno-") ? 5 : 2)))
      take_feature(word);
    else
      return false;
    return true;
  }

  // -mNAME, -mno-NAME: the last one counts.
  void take_feature(std::string_view word) {
    heed(judge_feature_option(word), options_);
    const bool is_wanted = !word.starts_with("-mno-");
    change_feature(options_.compile.features, word.substr(is_wanted ? 2 : 5), is_wanted);
  }

  // An option of lilt, or one of other compilers that lilt can only judge.
  size_t take_other(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    const LlvmJudgement llvm =
        judge_llvm_option(word, i + 1 < words.size() ? words[i + 1] : std::string_view());
    if (llvm.judgement.verdict != Verdict::Unknown) return take_llvm_option(words, i, llvm);
    if (is_own_or_near(word)) return take_own(words, i);
    options_.compile.describes_text |= word == "-g";
    Judgement judgement = judge_compiler_option(word);
    if (judgement.verdict == Verdict::Refused) throw Mistake{judgement.message};
    if (judgement.verdict == Verdict::Unknown) return take_own(words, i);
    if (judgement.verdict == Verdict::Warned) warn(judgement.message, options_);
    if (judgement.verdict == Verdict::Linked) {
      if (manner_ != Manner::Lilt)
        throw Mistake{"'" + word + "' is not supported: " + judgement.message};
      pass_on(word);
      if (!judgement.message.empty()) options_.instrumentation.push_back({word, judgement.message});
    }
    return judgement.further_words;
  }

  size_t take_llvm_option(const std::vector<std::string>& words, size_t i,
                          const LlvmJudgement& llvm) {
    if (llvm.judgement.further_words != 0) word_after(words, i);
    if (llvm.judgement.verdict == Verdict::Refused) throw Mistake{llvm.judgement.message};
    if (llvm.judgement.verdict == Verdict::Warned) warn(llvm.judgement.message, options_);
    if (llvm.own == "interpret")
      options_.action = Action::Interpret;
    else if (!llvm.own.empty())
      rest_.push_back(llvm.own);
    return llvm.judgement.further_words;
  }

  // Whether `-f…` is an option with an effect, or such an option misspelt, which must not be
  // ignored.
  bool is_own_or_near(std::string_view word) const {
    if (!word.starts_with("-f")) return false;
    std::vector<std::string_view> names = {"ffunction-sections",     "fdata-sections",
                                           "fno-omit-frame-pointer", "fsyntax-only",
                                           "fno-vectorize",          "fno-slp-vectorize"};
    for (std::string_view name : valued_)
      if (name.starts_with("--f")) names.push_back(name.substr(2));
    std::string_view name = word.substr(1, word.find('=') - 1);
    // The first two letters must match: `-fwrapv-pointer` is not a misspelt `--frame-pointer`.
    std::erase_if(names, [&](std::string_view own) { return !own.starts_with(name.substr(0, 2)); });
    return !nearest(name, names).empty();
  }

  // -O…: a level from 0 to 3, or another one of compilers. The last one counts.
  void set_optimization(const std::string& value) {
    int& level = options_.compile.pipeline.level;
    if (value == "0")
      level = 0;
    else if (is_one_of(value, {"", "1", "g"}))
      level = 1;
    else if (is_one_of(value, {"2", "s", "z"}))
      level = 2;
    else if (is_one_of(value, {"3", "fast"}))
      level = 3;
    else
      throw Mistake{"unknown optimization level '-O" + value + "'; -O0 to -O3, -Os, -Oz"};
    using namespace ssa::function_attribute;
    options_.compile.size_attributes = value == "s"   ? OptimizeForSize
                                       : value == "z" ? OptimizeForSize | MinimizeSize
                                                      : 0;
  }

  // An option of lilt: converts it to the form that CLI11 knows.
  size_t take_own(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    const bool is_short =
        starts_with_any(word, {"-O", "-o", "-j", "-x"}) && !word.starts_with("-x86-");
    // Not the file `utput=…`.
    if (word == "-output" || word.starts_with("-output="))
      throw Mistake{"unknown option '-output'; did you mean '-o'?"};
    if (is_short && word.size() > 2) {
      // As in LLVM's tools, `-o=t.o` is `-ot.o`.
      take_valued(word.substr(0, 2), word.substr(word[2] == '=' ? 3 : 2));
    } else if (word == "-O" && manner_ == Manner::Lilt) {
      set_optimization("");
    } else if (word == "-c") {
      options_.file_type = FileType::Object;
      options_.file_type_option = word;
    } else if (word == "-S") {
      options_.file_type = FileType::Assembly;
      options_.file_type_option = word;
    } else if (is_short) {
      take_valued(word, word_after(words, i));
      return 1;
    } else {
      rest_.push_back(word.starts_with("--") || word == "-h" ? word : "-" + word);
      // Without arguments, which CLI11 would miss.
      if (rest_.back() == "--run" || rest_.back() == "--run=") {
        rest_.back() = "--run= ";
        return 0;
      }
      if (!is_one_of(rest_.back(), valued_)) return 0;
      // Of the interpreter; the next word is an input, or its option.
      if (rest_.back() == "--trace" && (options_.action == Action::Interpret ||
                                        i + 1 == words.size() || words[i + 1] != "regalloc")) {
        rest_.back() += "=-";
        return 0;
      }
      rest_.back() += "=" + word_after(words, i);
      return 1;
    }
    return 0;
  }

  // -O, -o, -j or -x with its value.
  void take_valued(const std::string& option, const std::string& value) {
    if (value.empty()) throw Mistake{"option '" + option + "' needs an argument"};
    if (option == "-j") check_thread_count(value);
    if (option == "-O")
      set_optimization(value);
    else if (option == "-x")
      choose_language(value);
    else
      rest_.insert(rest_.end(), {option, value});
  }

  // -x: for the inputs after it.
  void choose_language(std::string_view language) {
    if (language != "ir" && language != "none")
      throw Mistake{"language '" + std::string(language) + "' of -x is not supported: ir or none"};
    inputs_are_ir_ = language == "ir";
  }

  bool is_section_option(std::string_view word) {
    if (is_one_of(word, {"-ffunction-sections", "-function-sections", "--function-sections"}))
      options_.compile.sections.function_sections = true;
    else if (is_one_of(word, {"-fdata-sections", "-data-sections", "--data-sections"}))
      options_.compile.sections.data_sections = true;
    else if (word == "-fno-function-sections")
      options_.compile.sections.function_sections = false;
    else if (word == "-fno-data-sections")
      options_.compile.sections.data_sections = false;
    else
      return false;
    return true;
  }

  void pass_on(const std::string& word) {
    options_.linker_arguments.push_back(word);
    options_.link_line.push_back({word, false, false});
  }

  Options& options_;
  Manner manner_;
  std::vector<std::string> valued_;
  std::vector<std::string> rest_;
  bool has_subcommand_ = false;
  bool inputs_are_ir_;
  bool has_only_inputs_ = false;  // after `--` of llc and lli
  bool has_program_ = false;  // an input that is neither a library nor a module of -extra-module
  std::vector<std::string> extra_modules_;
};

}  // namespace

void check_thread_count(const std::string& value) {
  if (value.empty() || value.find_first_not_of("0123456789") != std::string::npos)
    throw Mistake{"'-j' takes a number of threads, not '" + value + "'"};
}

void heed(const ProcessorVerdict& verdict, Options& options) {
  if (!verdict.error.empty()) throw Mistake{verdict.error};
  if (!verdict.warning.empty()) warn(verdict.warning, options);
}

std::vector<std::string> split_words(std::string_view text, bool& is_closed) {
  std::vector<std::string> words;
  std::string current;
  bool any = false;
  char quote = 0;
  for (const char c : text) {
    if (quote != 0) {
      if (c == quote)
        quote = 0;
      else
        current += c;
    } else if (c == '"' || c == '\'') {
      quote = c;
      any = true;
    } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      if (any || !current.empty()) words.push_back(std::move(current));
      current.clear();
      any = false;
    } else {
      current += c;
    }
  }
  if (any || !current.empty()) words.push_back(std::move(current));
  is_closed = quote == 0;
  return words;
}

std::vector<std::string> expand_response_files(const std::vector<std::string>& words) {
  std::vector<std::string> expanded;
  expand_into(words, expanded, 0);
  return expanded;
}

bool take_link_time_word(std::string_view word, Options& options) {
  const bool is_wanted = word == "-flto" || word.starts_with("-flto=");
  if (!is_wanted && word != "-fno-lto") return false;
  options.links_whole_program = is_wanted;
  return true;
}

bool take_vectorization(std::string_view word, Options& options) {
  const bool is_wanted = !word.starts_with("-fno-");
  if (!word.starts_with("-f")) return false;
  const std::string_view name = word.substr(is_wanted ? 2 : 5);
  const bool is_of_both = name == "tree-vectorize";
  const bool is_of_loops = is_one_of(name, {"vectorize", "tree-loop-vectorize"});
  const bool is_of_lines = is_one_of(name, {"slp-vectorize", "tree-slp-vectorize"});
  if (is_of_both || is_of_loops) options.vectorizes = is_wanted;
  if (is_of_both || is_of_lines) options.vectorizes_lines = is_wanted;
  return is_of_both || is_of_loops || is_of_lines;
}

std::vector<std::string> sort_words(const std::vector<std::string>& words, Manner manner,
                                    const std::vector<std::string>& valued, Options& options) {
  return WordSorter(options, manner, valued).sort(words);
}

}  // namespace lilt::driver
