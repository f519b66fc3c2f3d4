// Words are sorted first and parsed by CLI11 afterwards, because a compiler's command line has
// forms unknown to CLI11: long options with one dash, -O2, -lm, -Wl,…, words that are passed
// unchanged to the linker, and words that build systems pass and that have no meaning for lilt.
#include "driver/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "driver/allocator_watch.h"
#include "driver/compiler_options.h"
#include "driver/load_allocators.h"
#include "driver/processor.h"
#include "emit/x86/instructions.h"
#include "ir/support/suggestion.h"
#include "ir/support/target.h"
#include "ir/support/text.h"
#include "ir/support/words.h"

namespace lilt::driver {

namespace {

struct Mistake {
  std::string message;
};
// The answer that an option requests, in place of a compilation.
struct Answer {
  std::string text;
};

bool starts_with_any(std::string_view word, std::initializer_list<std::string_view> prefixes) {
  return std::any_of(prefixes.begin(), prefixes.end(),
                     [&](std::string_view prefix) { return word.starts_with(prefix); });
}

// A warning about the command line, once.
void warn(const std::string& message, Options& options) {
  if (!is_one_of(message, options.warnings)) options.warnings.push_back(message);
}

void heed(const ProcessorVerdict& verdict, Options& options) {
  if (!verdict.error.empty()) throw Mistake{verdict.error};
  if (!verdict.warning.empty()) warn(verdict.warning, options);
}

// Inputs of the linker, by their names.
bool is_for_linker(const std::string& path) {
  std::string extension = std::filesystem::path(path).extension();
  return is_one_of(extension, {".o", ".a", ".so", ".s", ".S", ".lo", ".obj"}) ||
         path.find(".so.") != std::string::npos;
}

constexpr int kResponseFileDepth = 16;

// Replaces @file by the words in the file (separated by white space, quotes keep it), recursively.
void expand_response_files(const std::vector<std::string>& words, std::vector<std::string>& out,
                           int depth) {
  for (const std::string& word : words) {
    if (word.size() < 2 || word[0] != '@') {
      out.push_back(word);
      continue;
    }
    std::ifstream file(word.substr(1));
    if (!file) throw Mistake{"cannot open response file '" + word.substr(1) + "'"};
    if (depth == kResponseFileDepth)
      throw Mistake{"response files include each other: '" + word + "'"};
    std::vector<std::string> inner;
    std::string current;
    bool any = false;
    char quote = 0;
    for (char c; file.get(c);) {
      if (quote != 0) {
        if (c == quote)
          quote = 0;
        else
          current += c;
      } else if (c == '"' || c == '\'') {
        quote = c;
        any = true;
      } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
        if (any || !current.empty()) inner.push_back(std::move(current));
        current.clear();
        any = false;
      } else {
        current += c;
      }
    }
    if (any || !current.empty()) inner.push_back(std::move(current));
    expand_response_files(inner, out, depth + 1);
  }
}

const std::map<std::string, Action, std::less<>> kSubcommands = {{"run", Action::Run},
                                                                 {"interpret", Action::Interpret},
                                                                 {"check", Action::Check},
                                                                 {"explain", Action::Explain}};

// Sorts the words: subcommand, linker's words, ignored words, the program's own arguments; the rest
// is for CLI11, with two dashes before long names. `valued` are the long names that take a value,
// which may be the next word.
class WordSorter {
 public:
  WordSorter(Options& options, std::vector<std::string> valued)
      : options_(options), valued_(std::move(valued)) {}

  std::vector<std::string> sort(const std::vector<std::string>& words) {
    for (size_t i = 0; i < words.size(); ++i) {
      if (words[i] == "--") {
        options_.program_arguments.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                          words.end());
        break;
      }
      i += take(words, i);
    }
    return std::move(rest_);
  }

 private:
  // Handles word i and returns the number of further words used.
  size_t take(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    auto subcommand = kSubcommands.find(word);
    if (subcommand != kSubcommands.end() && !has_subcommand_ && options_.inputs.empty()) {
      options_.action = subcommand->second;
      has_subcommand_ = true;
      return 0;
    }
    if (word == "-" || word.empty() || word[0] != '-') {
      options_.inputs.push_back(word);
      options_.link_line.push_back({word, true, inputs_are_ir_ || !is_for_linker(word)});
      return 0;
    }
    if (is_one_of(word, {"-l", "-L", "-Xlinker", "-u", "-z", "-T"})) {
      if (i + 1 == words.size()) throw Mistake{"option '" + word + "' needs an argument"};
      pass_on(word);
      pass_on(words[i + 1]);
      return 1;
    }
    if (starts_with_any(word, {"-l", "-L", "-Wl,"}))
      pass_on(word);
    else if (is_one_of(word, {"-pthread", "-static", "-shared", "-pie", "-no-pie", "-rdynamic",
                              "-nostdlib", "-static-pie", "-nostartfiles", "-nodefaultlibs",
                              "-static-libgcc", "-shared-libgcc", "-s", "-r"}) ||
             word.starts_with("-fuse-ld="))
      pass_on(word);
    else if (!take_compiler_option(word))
      return take_other(words, i);
    return 0;
  }

  // An option of other compilers that is one of lilt's by another name.
  bool take_compiler_option(std::string_view word) {
    if (is_section_option(word)) return true;
    if (is_one_of(word, {"-fno-omit-frame-pointer", "-mno-omit-leaf-frame-pointer"}))
      rest_.push_back("--frame-pointer=all");
    else if (word == "-fomit-frame-pointer")
      rest_.push_back("--frame-pointer=none");
    else if (word == "-fsyntax-only")
      rest_.push_back("--filetype=null");
    else if (word == "-fopenmp" || word.starts_with("-fopenmp="))
      pass_on(std::string(word));  // it names a library
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
    options_.compile.features.change(processor_feature_of(word.substr(is_wanted ? 2 : 5)),
                                     is_wanted);
  }

  // An option of lilt, or one of other compilers that lilt can only judge.
  size_t take_other(const std::vector<std::string>& words, size_t i) {
    const std::string& word = words[i];
    if (is_own_or_near(word)) return take_own(words, i);
    Judgement judgement = judge_compiler_option(word);
    if (judgement.verdict == Verdict::Refused) throw Mistake{judgement.message};
    if (judgement.verdict == Verdict::Unknown) return take_own(words, i);
    if (judgement.verdict == Verdict::Warned) warn(judgement.message, options_);
    return judgement.further_words;
  }

  // Whether `-f…` is an option with an effect, or such an option misspelt, which must not be
  // ignored.
  bool is_own_or_near(std::string_view word) const {
    if (!word.starts_with("-f")) return false;
    std::vector<std::string_view> names = {"ffunction-sections", "fdata-sections",
                                           "fno-omit-frame-pointer", "fsyntax-only"};
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
    } else if (word == "-O") {
      set_optimization("");
    } else if (word == "-c") {
      options_.file_type = FileType::Object;
      options_.file_type_option = word;
    } else if (word == "-S") {
      options_.file_type = FileType::Assembly;
      options_.file_type_option = word;
    } else if (is_short) {
      if (i + 1 == words.size()) throw Mistake{"option '" + word + "' needs an argument"};
      take_valued(word, words[i + 1]);
      return 1;
    } else {
      rest_.push_back(word.starts_with("--") || word == "-h" ? word : "-" + word);
      if (!is_one_of(rest_.back(), valued_)) return 0;
      // Of the interpreter; the next word is an input, or its option.
      if (rest_.back() == "--trace" && (options_.action == Action::Interpret ||
                                        i + 1 == words.size() || words[i + 1] != "regalloc")) {
        rest_.back() += "=-";
        return 0;
      }
      if (i + 1 == words.size()) throw Mistake{"option '" + word + "' needs an argument"};
      rest_.back() += "=" + words[i + 1];
      return 1;
    }
    return 0;
  }

  // -O, -o, -j or -x with its value.
  void take_valued(const std::string& option, const std::string& value) {
    if (value.empty()) throw Mistake{"option '" + option + "' needs an argument"};
    if (option == "-j" && value.find_first_not_of("0123456789") != std::string::npos)
      throw Mistake{"'-j' takes a number of threads, not '" + value + "'"};
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
  std::vector<std::string> valued_;
  std::vector<std::string> rest_;
  bool has_subcommand_ = false;
  bool inputs_are_ir_ = false;
};

std::vector<std::string_view> allocator_names(const std::vector<regalloc::AllocatorInfo>& all) {
  std::vector<std::string_view> names;
  for (const regalloc::AllocatorInfo& allocator : all) names.push_back(allocator.name);
  return names;
}

void check_pass_name(const std::string& name, std::string_view option) {
  if (name.empty() || backend::find_passes(name).first >= 0) return;
  throw Mistake{"unknown pass '" + name + "' for --" + std::string(option) +
                suggestion(name, backend::pass_names())};
}

std::string listed(const std::vector<std::string_view>& names) {
  std::string text;
  for (std::string_view name : names) text += (text.empty() ? "" : ", ") + std::string(name);
  return text;
}

void check_names(const Options& options) {
  const backend::PipelineOptions& p = options.compile.pipeline;
  check_pass_name(p.start_after, "start-after");
  check_pass_name(p.stop_after, "stop-after");
  check_pass_name(p.run_pass, "run-pass");
  const int encode = backend::encode_stage(), write = backend::write_stage();
  if (backend::find_passes(p.start_after).last >= encode)
    throw Mistake{"code is not read back; --start-after=" +
                  std::string(backend::pass_table()[static_cast<size_t>(encode) - 1].name) +
                  " encodes a dump"};
  if (backend::find_passes(p.run_pass).last == write)
    throw Mistake{"'" + p.run_pass + "' cannot run alone: it makes the output"};
  for (const std::string& name : p.print_before) check_pass_name(name, "print-before");
  for (const std::string& name : p.print_after) check_pass_name(name, "print-after");
  for (const std::string& name : p.disabled) {
    check_pass_name(name, "disable-pass");
    if (!backend::pass_table()[static_cast<size_t>(backend::find_passes(name).first)].is_optional())
      throw Mistake{"pass '" + name + "' cannot be disabled: without it the code would be wrong"};
  }
  const std::vector<std::string_view> known = allocator_names(p.allocators);
  std::vector<std::string> asked = options.explain.allocators;
  if (!p.allocator.empty()) asked.push_back(p.allocator);
  for (const std::string& name : asked)
    if (!is_one_of(name, known))
      throw Mistake{"unknown register allocator '" + name + "' (there are: " + listed(known) + ")" +
                    suggestion(name, known)};
}

// The register that --ra-regs names; it must be able to hold values.
mir::Register allocatable_register(std::string_view name) {
  const mir::TargetDesc& target = x86::target();
  mir::RegSet allocatable;
  for (const mir::RegClassDesc& register_class : target.classes)
    allocatable = allocatable | (register_class.members - target.reserved);
  std::vector<std::string_view> names;
  std::string fault = "unknown register '";
  for (uint32_t number = 1; number < target.register_names.size(); ++number) {
    const std::string_view known = target.register_names[number];
    const bool is_allocatable = allocatable.contains(mir::Register(number));
    if (known == name && is_allocatable) return mir::Register(number);
    if (known == name) fault = "reserved register '";
    if (is_allocatable) names.push_back(known);
  }
  throw Mistake{fault + std::string(name) + "' of --ra-regs" + suggestion(name, names)};
}

// Declares lilt's options to CLI11.
class Declarations {
 public:
  explicit Declarations(Options& options) : options_(options) {
    app_.set_help_flag("-h,--help", "Print this help and exit");
    app_.set_version_flag("--version", "lilt " LILT_VERSION);
    app_.footer([this] {
      load_allocators();
      return footer();
    });
    declare_output();
    declare_passes();
    declare_allocation();
    declare_reports();
  }

  void parse(const std::vector<std::string>& words) {
    for (CLI::Option* option : app_.get_options())  // as in compilers: the last one counts
      if (option->get_expected_max() == 1)
        option->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    std::vector<std::string> reversed(words.rbegin(), words.rend());  // as CLI11 expects them
    app_.parse(reversed);
    apply_choices();
  }

  CLI::App& app() { return app_; }

  // The long options, all or those that take a value.
  std::vector<std::string> names(bool with_value_only) const {
    std::vector<std::string> all;
    for (const CLI::Option* option : app_.get_options())
      if (!with_value_only || option->get_expected_min() > 0)
        for (const std::string& name : option->get_lnames()) all.push_back("--" + name);
    return all;
  }

 private:
  // A line of --help; members of a group are indented behind it.
  static std::string describe_pass(std::string_view name) {
    const int index = backend::find_pass(name);
    if (index < 0)
      return "  " + std::string(name) + std::string(24 - name.size(), ' ') +
             "the passes that follow; its name stands for all of them (-O0)\n";
    const backend::PassInfo& pass = backend::pass_table()[static_cast<size_t>(index)];
    const std::string indent = pass.group.empty() ? "  " : "    ";
    return indent + std::string(name) + std::string(26 - indent.size() - name.size(), ' ') +
           std::string(pass.description) + " (-O" + std::to_string(pass.first_level) +
           (pass.is_optional()     ? ", optional)\n"
            : pass.need != nullptr ? ", where needed)\n"
                                   : ")\n");
  }

  std::string footer() const {
    std::string text =
        "  lilt prog.ll -o prog          compile and link an executable (default output a.out)\n"
        "  lilt -c prog.ll -o prog.o     object file\n"
        "  lilt -S prog.ll               assembly text for the GNU assembler\n"
        "  lilt run prog.ll -- args      compile in memory and run; several inputs are linked\n"
        "  lilt interpret prog.ll        run on the reference interpreter (--strict: LLVMlite's "
        "machine)\n"
        "  lilt check prog.ll            parse and verify only\n"
        "  lilt explain prog.ll -o prog.html\n"
        "                                a page with every stage and decision (--text: in "
        "words)\n\n"
        "Optimization levels: -O0, -O1, -O2 (the default); -O3 is -O2; -Os and -Oz are -O2 for\n"
        "size.\n\nPasses:\n";
    for (std::string_view name : backend::pass_names()) text += describe_pass(name);
    text += "\nRegister allocators:\n";
    for (const regalloc::AllocatorInfo& allocator : options_.compile.pipeline.allocators)
      text += "  " + std::string(allocator.name) +
              std::string(std::max<size_t>(allocator.name.size() + 1, 24) - allocator.name.size(),
                          ' ') +
              std::string(allocator.description) + "\n";
    return text;
  }

  void declare_output() {
    app_.add_option("-o", options_.output, "Output file");
    app_.add_option("-j", threads_, "Number of threads (default: as many as are useful)");
    app_.add_option("-x", language_, "Language of the inputs that follow: ir or none");
    app_.add_option("--filetype", file_type_, "exe, obj, asm or null")
        ->check(CLI::IsMember({"exe", "obj", "asm", "null"}));
    app_.add_option("--x86-asm-syntax", syntax_, "att or intel")
        ->check(CLI::IsMember({"att", "intel"}));
    app_.add_option("--relocation-model", relocation_, "pic or static")
        ->check(CLI::IsMember({"pic", "static"}));
    app_.add_option("--mtriple,--target", options_.target_triple,
                    "Target triple, instead of the input's: x86-64 Linux only");
    app_.add_option("--march", architecture_, "Architecture or processor, as --mcpu");
    app_.add_option("--mcpu", processor_,
                    "Processor, or 'help'; the code still runs on every x86-64");
    app_.add_option("--mattr", features_, "Features of the processor, or 'help'");
    app_.add_option("--code-model", code_model_, "small")->check(CLI::IsMember({"small"}));
    app_.add_option("--mcmodel", code_model_, "small")->check(CLI::IsMember({"small"}));
    app_.add_option("--frame-pointer", frame_pointer_, "all: functions keep rbp as frame pointer")
        ->check(CLI::IsMember({"all", "non-leaf", "none"}));
    app_.add_option("--implicit", options_.implicit,
                    "Functions that LLVMlite programs may call without declaring them")
        ->delimiter(',');
    app_.add_flag("--function-sections", options_.compile.sections.function_sections,
                  "A section for each function");
    app_.add_flag("--data-sections", options_.compile.sections.data_sections,
                  "A section for each variable");
    app_.add_option("--diagnostics-format", diagnostics_, "text or json")
        ->check(CLI::IsMember({"text", "json"}));
    app_.add_flag("--strict", options_.strict, "interpret: the specification's abstract machine");
    app_.add_option("--max-steps", max_steps_, "interpret: stop after N instructions");
    declare_run();
  }

  void declare_run() {
    RunOptions& run = options_.run;
    app_.add_option("--entry", run.entry, "run: call this function in place of main");
    app_.add_flag("--lazy", run.lazy, "run: compile each function when it is called first");
    app_.add_flag("--perf-map", run.perf_map, "run: name functions for perf report");
    app_.add_flag("--jitdump", run.jitdump, "run: write jit-PID.dump for perf inject --jit");
    app_.add_flag("--gdb", run.debugger, "run: tell gdb of functions and lines");
  }

  void declare_passes() {
    backend::PipelineOptions& p = options_.compile.pipeline;
    app_.add_option("--start-after", p.start_after, "The input is a dump made after PASS");
    app_.add_option("--stop-after", p.stop_after, "Stop after PASS and write the dump");
    app_.add_option("--run-pass", p.run_pass, "Run only PASS on a dump and write the result");
    app_.add_option("--print-after", p.print_after, "Print each function after PASS")
        ->delimiter(',');
    app_.add_option("--print-before", p.print_before, "Print each function before PASS")
        ->delimiter(',');
    app_.add_option("--disable-pass", p.disabled, "Leave out an optional PASS")->delimiter(',');
    app_.add_flag("--print-after-all", p.print_after_all, "Print each function after every pass");
    app_.add_flag("--print-positions", p.print_positions,
                  "Show positions in dumps of machine IR before register allocation");
    app_.add_flag("--print-changed", p.print_changed,
                  "Print what each pass changes in each function, line by line");
    app_.add_flag(
        "--remarks", p.wants_remarks,
        "Say what was inlined, unrolled, hoisted, and spilled in loops, what not, and why");
    app_.add_option("--filter-print-funcs", p.filter_functions,
                    "Show these functions only in dumps, --trace, --remarks and --stats")
        ->delimiter(',');
    app_.add_option("--dump-dir", options_.dump_directory,
                    "Write dumps to numbered files of DIR; alone: after every pass");
    app_.add_flag("--verify-machineinstrs,--verify-each", p.verify_each, "Verify after every pass");
  }

  void declare_allocation() {
    backend::PipelineOptions& p = options_.compile.pipeline;
    app_.add_option("--regalloc", p.allocator, "Register allocator");
    app_.add_option("--load-allocator", allocator_files_,
                    "Add the register allocators of a shared object");
    app_.add_option(
        "--ra-regs", registers_,
        "Allocate with only N registers of each class, or with those named: rax,rbx,...");
    app_.add_flag("--no-verify-regalloc{false}", p.verify_allocation,
                  "Leave out the allocation checker");
    app_.add_option("--allocation", options_.allocation,
                    "check: a dump made after regalloc, edited; the input is one made before");
    app_.add_option("--compare-regalloc", options_.explain.allocators,
                    "explain: a table of these register allocators")
        ->delimiter(',');
    app_.add_option("--trace", trace_,
                    "=regalloc: print its decisions in words; interpret: print each step, or "
                    "write it to a file: =FILE");
  }

  void declare_reports() {
    app_.add_flag("--text", explains_in_text_, "explain: charts and decisions as text");
    app_.add_flag("--json", explains_in_json_, "explain: the record as JSON");
    app_.add_option("--svg", picture_, "explain: a picture: cfg or intervals")
        ->check(CLI::IsMember({"cfg", "intervals"}));
    app_.add_flag("--dot", explains_in_dot_, "explain: the control-flow graph for Graphviz");
    app_.add_flag("--cfg", explains_in_c1_, "explain: stages and intervals for C1Visualizer");
    app_.add_option("--stage", options_.explain.stage,
                    "explain: PASS behind which --svg=cfg and --dot show the graph");
    app_.add_option("--why", options_.explain.value, "explain: the story of one value, such as %x");
    app_.add_option("--live", options_.explain.position,
                    "explain: the values that are live in front of position N, and where they are");
    app_.add_flag("--stats", options_.statistics, "Print counts of what was compiled");
    app_.add_flag("--stats-json", options_.statistics_json, "The same as JSON");
    app_.add_flag("--time-passes", options_.time_passes, "Print the time that each pass took");
    app_.add_flag("--time-passes-json", options_.time_passes_json,
                  "The same as JSON, in nanoseconds");
    app_.add_flag("--print-supported", options_.print_supported,
                  "List the instructions, types and attributes that are accepted");
  }

  void apply_choices() {
    if (!file_type_.empty()) options_.file_type_option = "--filetype=" + file_type_;
    if (file_type_ == "exe") options_.file_type = FileType::Executable;
    if (file_type_ == "obj") options_.file_type = FileType::Object;
    if (file_type_ == "asm") options_.file_type = FileType::Assembly;
    if (file_type_ == "null") options_.file_type = FileType::Null;
    load_allocators();
    options_.compile.threads = thread_count();
    if (syntax_ == "intel") options_.compile.syntax = x86::AsmSyntax::Intel;
    if (!file_type_.empty() && options_.inputs.empty()) {  // as in llc
      options_.inputs.push_back("-");
      options_.link_line.push_back({"-", true, true});
    }
    if (diagnostics_ == "json") options_.diagnostic_format = DiagnosticFormat::Json;
    options_.compile.pipeline.position_independent = relocation_ != "static";
    choose_trace();
    choose_form();
    choose_registers();
    choose_dumps();
    options_.compile.pipeline.frame_pointer =
        frame_pointer_ == "all" || frame_pointer_ == "non-leaf";
    choose_processor();
    choose_thread_locals();
    options_.compile.pipeline.measures_time = options_.time_passes || options_.time_passes_json;
    if (const std::string& triple = options_.target_triple;
        !triple.empty() && !is_supported_triple(triple))
      throw Mistake{"target '" + triple +
                    "' is not supported: lilt compiles for x86-64 Linux only"};
  }

  // --load-allocator. Called once: by --help, for which no option has its value yet, or else after
  // all options are parsed.
  void load_allocators() {
    for (const std::string& path : app_.get_option("--load-allocator")->results()) {
      std::string fault = driver::load_allocators(path, options_.compile.pipeline.allocators);
      if (!fault.empty()) throw Mistake{std::move(fault)};
      options_.has_loaded_allocators = true;
      options_.compile.pipeline.call_allocator = call_watched;
    }
  }

  void choose_processor() {
    if (architecture_ == "help" || processor_ == "help") throw Answer{describe_processors()};
    if (features_ == "help") throw Answer{describe_features()};
    FeatureRequest& request = options_.compile.features;
    for (const std::string& name : {architecture_, processor_}) {
      if (name.empty()) continue;
      heed(judge_processor(name), options_);
      request.added |= features_of(name) & ~request.removed;
    }
    heed(judge_features("--mattr", features_), options_);
    change_features(request, features_);
  }

  // --trace, --max-steps
  void choose_trace() {
    if (options_.action == Action::Interpret)
      options_.trace_file = trace_;
    else if (!trace_.empty() && trace_ != "regalloc")
      throw Mistake{trace_ == "-" ? "--trace without a value is for 'lilt interpret'; "
                                    "--trace=regalloc tells the register allocator's decisions"
                                  : "--trace takes 'regalloc', not '" + trace_ +
                                        "'; a file is for 'lilt interpret'"};
    options_.compile.trace_allocation = trace_ == "regalloc" && options_.trace_file.empty();
    if (max_steps_.empty()) return;
    const auto [end, error] = std::from_chars(
        max_steps_.data(), max_steps_.data() + max_steps_.size(), options_.max_steps);
    if (error != std::errc() || end != max_steps_.data() + max_steps_.size() ||
        options_.max_steps == 0)
      throw Mistake{"--max-steps takes a number from 1 to 2^64 - 1, not '" + max_steps_ + "'"};
  }

  void choose_form() {
    ExplainOptions& explain = options_.explain;
    const int forms = explains_in_json_ + explains_in_text_ + !explain.value.empty() +
                      explain.position.has_value() + !picture_.empty() + explains_in_dot_ +
                      explains_in_c1_;
    const bool is_comparison = !explain.allocators.empty();
    if ((forms != 0 || is_comparison) && options_.action != Action::Explain)
      throw Mistake{
          "--text, --json, --why, --live, --svg, --dot, --cfg and --compare-regalloc are for 'lilt "
          "explain'"};
    if (forms > 1)
      throw Mistake{
          "of --text, --json, --why, --live, --svg, --dot and --cfg only one can be written"};
    const bool is_graph = picture_ == "cfg" || explains_in_dot_;
    if (!explain.stage.empty() && !is_graph)
      throw Mistake{"--stage is for 'lilt explain --svg=cfg' and '--dot'"};
    if (is_comparison && (is_graph || !picture_.empty()))
      throw Mistake{"--svg and --dot show one allocation; --regalloc chooses its allocator"};
    if (is_comparison && !options_.compile.pipeline.allocator.empty())
      throw Mistake{"--compare-regalloc names all allocators; --regalloc has no meaning beside it"};
    if (explains_in_json_)
      explain.form = ExplainForm::Json;
    else if (explains_in_c1_)
      explain.form = ExplainForm::C1;
    else if (is_graph)
      explain.form = explains_in_dot_ ? ExplainForm::Dot : ExplainForm::Graph;
    else if (!picture_.empty())
      explain.form = ExplainForm::Intervals;
    else if (forms != 0)
      explain.form = ExplainForm::Text;
    else if (is_comparison && !options_.output.ends_with(".html"))
      explain.form = ExplainForm::Comparison;
    options_.compile.makes_records = options_.action == Action::Explain;
  }

  static unsigned register_count(std::string_view word) {
    const unsigned long count = word.empty() || word.size() > 2 ? 0 : std::stoul(std::string(word));
    if (count < 1 || count > 16)
      throw Mistake{"--ra-regs takes a number from 1 to 16 or names of registers, not '" +
                    std::string(word) + "'"};
    return static_cast<unsigned>(count);
  }

  // --ra-regs
  void choose_registers() {
    regalloc::AllocationOptions& allocation = options_.compile.pipeline.allocation;
    if (registers_.empty()) return;
    if (registers_.find_first_not_of("0123456789") == std::string::npos) {
      allocation.registers = register_count(registers_);
      return;
    }
    const bool are_counts = registers_.find_first_not_of("0123456789,") == std::string::npos;
    for (size_t begin = 0; begin <= registers_.size();) {
      const size_t end = std::min(registers_.find(',', begin), registers_.size());
      const std::string_view word = std::string_view(registers_).substr(begin, end - begin);
      if (are_counts)
        options_.explain.registers.push_back(register_count(word));
      else if (!word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos)
        throw Mistake{"--ra-regs takes numbers or names of registers, not both"};
      else
        allocation.register_set.insert(allocatable_register(word));
      begin = end + 1;
    }
    if (are_counts && options_.explain.allocators.empty())
      throw Mistake{"--ra-regs with several counts is for 'lilt explain --compare-regalloc'"};
  }

  // --dump-dir alone requests every stage.
  void choose_dumps() {
    backend::PipelineOptions& p = options_.compile.pipeline;
    if (!options_.dump_directory.empty() && p.print_before.empty() && p.print_after.empty() &&
        !p.print_changed)
      p.print_after_all = true;
  }

  // Programs that run in memory lack their own thread pointer.
  void choose_thread_locals() {
    bool is_shared = is_one_of("-shared", options_.linker_arguments) ||
                     is_one_of("-r", options_.linker_arguments);
    if (options_.action == Action::Run)
      options_.compile.pipeline.thread_locals = backend::ThreadLocals::ByCall;
    else if (options_.file_type == FileType::Executable && !is_shared &&
             !backend::stops_early(options_.compile.pipeline))
      options_.compile.pipeline.thread_locals = backend::ThreadLocals::Executable;
  }

  // Of -j; 0 if it is not given: see CompileOptions::threads.
  unsigned thread_count() const {
    constexpr unsigned long kMost = 256;
    if (threads_.empty()) return 0;
    return static_cast<unsigned>(
        std::min(threads_.size() > 4 ? kMost : std::stoul(threads_), kMost));
  }

  Options& options_;
  CLI::App app_{"lilt compiles LLVM IR text to x86-64", "lilt"};
  std::string file_type_, syntax_, relocation_, trace_, diagnostics_, language_;
  std::string architecture_, processor_, features_, code_model_, frame_pointer_;
  std::string threads_, registers_, max_steps_;
  std::vector<std::string> allocator_files_;
  std::string picture_;
  bool explains_in_text_ = false, explains_in_json_ = false;
  bool explains_in_dot_ = false, explains_in_c1_ = false;
};

bool has_dumps(const Options& options) {
  const backend::PipelineOptions& p = options.compile.pipeline;
  return !p.print_before.empty() || !p.print_after.empty() || p.print_after_all ||
         p.print_changed || !options.dump_directory.empty();
}

// Options that show results of compilation need a subcommand that compiles and shows them.
void check_shown(const Options& options) {
  const backend::PipelineOptions& p = options.compile.pipeline;
  const bool stops = backend::stops_early(p);
  const bool has_statistics = options.statistics || options.statistics_json;
  const bool shows = options.action == Action::Explain || has_dumps(options) || stops ||
                     has_statistics || p.wants_remarks || options.compile.trace_allocation;
  const bool traces_program = !options.trace_file.empty();
  if (p.print_positions && !has_dumps(options) && !stops)
    throw Mistake{
        "--print-positions adds to dumps, and none is requested; --print-after=isel shows "
        "machine IR"};
  if (!p.filter_functions.empty() && !shows && !traces_program)
    throw Mistake{
        "--filter-print-funcs chooses among dumps, --trace, --remarks and --stats, and none of "
        "them is requested; --print-after-all shows every pass"};
  if (options.action == Action::Run && stops)
    throw Mistake{"--stop-after and --run-pass write a dump; 'lilt run' runs a program"};
  const bool compiles = options.action == Action::Compile || options.action == Action::Run ||
                        options.action == Action::Explain;
  if (shows && !compiles)
    throw Mistake{
        "dumps, --trace, --remarks, --stats, --stop-after and --run-pass show compilation; 'lilt "
        "check' and 'lilt interpret' do not compile"};
  if (options.run.lazy && (shows || options.time_passes || options.time_passes_json))
    throw Mistake{
        "dumps, --trace, --remarks, --stats and --time-passes show one compile of the whole input; "
        "--lazy compiles while the program runs"};
  if (options.action == Action::Interpret && (options.time_passes || options.time_passes_json))
    throw Mistake{"--time-passes shows compilation; 'lilt interpret' runs no pass"};
}

// Options of particular subcommands.
void check_action(const Options& options) {
  const bool runs = options.action == Action::Run || options.action == Action::Interpret;
  const bool explains = options.action == Action::Explain;
  if (!options.program_arguments.empty() && !runs)
    throw Mistake{"arguments after '--' are for 'lilt run' and 'lilt interpret'"};
  if (!options.allocation.empty() &&
      (options.action != Action::Check || options.inputs.size() != 1))
    throw Mistake{"--allocation is for 'lilt check' with one input"};
  if (options.strict && options.action != Action::Interpret)
    throw Mistake{"--strict is for 'lilt interpret'"};
  if (options.strict && !options.trace_file.empty())
    throw Mistake{"--trace shows the default machine's steps; --strict has another machine"};
  if (options.max_steps != 0 && options.action != Action::Interpret)
    throw Mistake{"--max-steps is for 'lilt interpret'"};
  if (options.action != Action::Compile && !explains && !options.output.empty())
    throw Mistake{"-o names a file, but 'lilt run', 'lilt interpret' and 'lilt check' make none"};
  const bool only_checks = options.action == Action::Check && options.file_type == FileType::Null;
  if (options.action != Action::Compile && !options.file_type_option.empty() && !only_checks)
    throw Mistake{options.file_type_option +
                  (explains ? " chooses the kind of the output; 'lilt explain' writes a page, or "
                              "what --text, --json, --why, --live, --svg, --dot or --cfg say"
                            : " chooses the kind of the output, but 'lilt run', 'lilt interpret' "
                              "and 'lilt check' make none")};
  const auto programs = std::count_if(options.link_line.begin(), options.link_line.end(),
                                      [](const Options::LinkItem& item) { return item.is_ir; });
  if (options.action == Action::Interpret && programs != 1)
    throw Mistake{"'lilt interpret' takes one input; the program's arguments follow '--'"};
  if (options.action == Action::Run && programs == 0)
    throw Mistake{"'lilt run' takes LLVM IR, and no input is any; see lilt --help"};
  const RunOptions& run = options.run;
  const bool has_run_option =
      !run.entry.empty() || run.lazy || run.perf_map || run.jitdump || run.debugger;
  if (has_run_option && options.action != Action::Run)
    throw Mistake{"--entry, --lazy, --perf-map, --jitdump and --gdb are for 'lilt run'"};
  if (explains && options.inputs.size() != 1) throw Mistake{"'lilt explain' takes one input"};
  if (explains && backend::stops_early(options.compile.pipeline))
    throw Mistake{"'lilt explain' shows all stages; --stop-after and --run-pass write a dump"};
  if (explains && (has_dumps(options) || options.compile.trace_allocation || options.statistics ||
                   options.statistics_json || options.time_passes || options.time_passes_json))
    throw Mistake{
        "dumps, --trace, --stats and --time-passes are for a compile; 'lilt explain' writes all of "
        "it but the times: --text, --json, or a page"};
}

void check_consistency(const Options& options) {
  if (options.print_supported) return;
  if (options.inputs.empty())
    throw Mistake{"no input file; '-' reads standard input, 'lilt --help' lists the options"};
  check_action(options);
  if (std::count(options.inputs.begin(), options.inputs.end(), "-") > 1)
    throw Mistake{"'-', standard input, can be read only once"};
  const backend::PipelineOptions& p = options.compile.pipeline;
  if (!p.start_after.empty() && !p.stop_after.empty() &&
      backend::find_passes(p.start_after).last > backend::find_passes(p.stop_after).last)
    throw Mistake{"'" + p.start_after + "' of --start-after runs after '" + p.stop_after +
                  "' of --stop-after"};
  if (!options.compile.pipeline.run_pass.empty() &&
      !(options.compile.pipeline.start_after.empty() &&
        options.compile.pipeline.stop_after.empty()))
    throw Mistake{"--run-pass cannot be combined with --start-after or --stop-after"};
  check_shown(options);
}

// `normalised` is the word as CLI11 saw it, `words` as typed.
std::string unknown_option(const std::string& normalised, const std::vector<std::string>& words,
                           const std::vector<std::string>& names) {
  bool typed_so = is_one_of(normalised, words);
  std::string name = normalised.substr(0, normalised.find('='));
  return "unknown option '" + (typed_so ? name : name.substr(1)) + "'" +
         suggestion(name, std::vector<std::string_view>(names.begin(), names.end()));
}

// A first word that is not a file may be a misspelt subcommand.
void check_subcommand(const Options& options) {
  if (options.action != Action::Compile || options.inputs.empty()) return;
  const std::string& word = options.inputs[0];
  std::error_code unused;
  if (word == "-" || std::filesystem::exists(word, unused)) return;
  std::vector<std::string_view> names;
  for (const auto& [name, action] : kSubcommands) names.push_back(name);
  if (std::string hint = suggestion(word, names); !hint.empty())
    throw Mistake{"cannot read '" + word + "': no such file" + hint};
}

CommandLine answer_of(int status, std::string message) {
  CommandLine answer;
  answer.finished = true;
  answer.status = status;
  answer.message = std::move(message);
  return answer;
}

}  // namespace

CommandLine parse_command_line(const std::vector<std::string>& words) {
  CommandLine result;
  try {
    std::vector<std::string> expanded;
    expand_response_files(words, expanded, 0);
    Declarations declarations(result.options);
    std::vector<std::string> own =
        WordSorter(result.options, declarations.names(true)).sort(expanded);
    try {
      declarations.parse(own);
    } catch (const CLI::Success& wanted) {  // --help, --version
      std::ostringstream out, errors;
      declarations.app().exit(wanted, out, errors);
      return answer_of(0, out.str());
    } catch (const CLI::ExtrasError&) {
      for (const std::string& word : declarations.app().remaining())
        throw Mistake{unknown_option(word, expanded, declarations.names(false))};
      throw;
    }
    check_names(result.options);
    check_consistency(result.options);
    check_subcommand(result.options);
  } catch (const Answer& answer) {
    return answer_of(0, answer.text);
  } catch (const CLI::Error& error) {
    return answer_of(1, error.what());
  } catch (const Mistake& mistake) {
    return answer_of(1, mistake.message);
  }
  return result;
}

}  // namespace lilt::driver
