// The only file that knows CLI11. Words are sorted first and parsed by CLI11 afterwards, because a
// compiler's command line has forms unknown to CLI11: long options with one dash, -O2, -lm, -Wl,…,
// words that are passed unchanged to the linker, and words that build systems pass and that have no
// meaning for lilt.
#include "driver/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>

#include "driver/allocator_watch.h"
#include "driver/cc_words.h"
#include "driver/load_allocators.h"
#include "driver/manual.h"
#include "driver/option_table.h"
#include "driver/processor.h"
#include "driver/version.h"
#include "driver/word_sorter.h"
#include "emit/x86/instructions.h"
#include "ir/support/suggestion.h"
#include "ir/support/target.h"
#include "ir/support/text.h"
#include "ir/support/words.h"

namespace lilt::driver {

namespace {

// Of lilt explain --run. An allocation of a log for machine code bounds the first.
constexpr uint32_t kMaxVisits = 100'000;
constexpr uint64_t kDefaultSteps = 100'000'000;
// Of lilt bisect: a day.
constexpr uint64_t kMaxRunSeconds = 86'400;

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
// "Could not convert: --live = poly.ll", as it is said here. All options whose values are converted
// take numbers.
std::string not_a_number(std::string_view said) {
  const size_t name = said.find(": "), value = said.find(" = ");
  if (name == std::string_view::npos || value == std::string_view::npos) return std::string(said);
  const std::string option(said.substr(name + 2, value - name - 2));
  return "option '" + option + "' needs a number, and '" + std::string(said.substr(value + 3)) +
         "' is none: write " + option + "=N";
}

class Declarations {
 public:
  explicit Declarations(Options& options) : options_(options) {
    app_.set_help_flag();  // lilt's own
    declare_answers();
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
    load_allocators();
    answer();
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
  // The long names of a row of the table, or else its first name, as CLI11 wants them.
  static const OptionRow& row_of(std::string_view name, std::string& names) {
    const OptionRow* row = find_option(name);
    if (row == nullptr) throw std::logic_error("no row for the option " + std::string(name));
    for (std::string_view each : names_of(*row))
      if (each.starts_with("--") || each == name)
        names += (names.empty() ? "" : ",") + std::string(each);
    return *row;
  }

  // Binds an option of the table, that takes a value, to a member.
  template <class Target>
  CLI::Option* option(std::string_view name, Target& target) {
    std::string names;
    const OptionRow& row = row_of(name, names);
    CLI::Option* option = app_.add_option(names, target);
    if constexpr (std::is_same_v<Target, std::vector<std::string>>)
      if (row.value.ends_with(",...")) option->delimiter(',');
    const std::vector<std::string_view> choices = choices_of(row);
    if (!choices.empty())
      option->check(CLI::IsMember(std::vector<std::string>(choices.begin(), choices.end())));
    return option;
  }

  // Binds an option without a value: sets the member to true, or to `value`.
  void flag(std::string_view name, bool& target, std::string_view value = "") {
    std::string names;
    row_of(name, names);
    app_.add_flag(names + std::string(value), target);
  }

  void declare_answers() {
    flag("-h", wants_help_);
    flag("--version", wants_version_);
    option("--manual", manual_);
  }

  void declare_output() {
    option("-o", options_.output);
    option("-j", threads_);
    option("--filetype", file_type_);
    option("--x86-asm-syntax", syntax_);
    option("--relocation-model", relocation_);
    option("--mtriple", options_.target_triple);
    option("--march", architecture_);
    option("--mcpu", processor_);
    option("--mattr", features_);
    option("--frame-pointer", frame_pointer_);
    option("--implicit", options_.implicit);
    option("--clang", options_.front_end.clang);
    flag("--link-modules", options_.links_modules);
    option("--internalize-public-api-list", options_.exported);
    flag("--front-passes", options_.front_end.runs_passes);
    flag("--function-sections", options_.compile.sections.function_sections);
    flag("--data-sections", options_.compile.sections.data_sections);
    option("--diagnostics-format", diagnostics_);
    // At once: it also has the mistakes in other options.
    option("--diagnostics-file", options_.diagnostics_file)->trigger_on_parse();
    flag("--strict", options_.strict);
    flag("--machine", options_.machine);
    flag("--bytes", options_.bytes);
    flag("--passes", options_.bisect.only_passes);
    option("--save", options_.bisect.folder);
    option("--seconds", options_.bisect.seconds);
    option("--max-steps", max_steps_);
    option("--entry", options_.run.entry);
    flag("--lazy", options_.run.lazy);
    flag("--perf-map", options_.run.perf_map);
    flag("--jitdump", options_.run.jitdump);
    flag("--gdb", options_.run.debugger);
  }

  void declare_passes() {
    backend::PipelineOptions& p = options_.compile.pipeline;
    option("--start-after", p.start_after);
    option("--stop-after", p.stop_after);
    option("--run-pass", p.run_pass);
    option("--print-after", p.print_after);
    option("--print-before", p.print_before);
    option("--disable-pass", p.disabled);
    option("--opt-bisect-limit", bisect_limit_);
    flag("--print-after-all", p.print_after_all);
    flag("--print-positions", p.print_positions);
    flag("--print-changed", p.print_changed);
    flag("--remarks", p.wants_remarks);
    option("--filter-print-funcs", p.filter_functions);
    option("--dump-dir", options_.dump_directory);
    flag("--verify-machineinstrs", p.verify_each);
  }

  void declare_allocation() {
    backend::PipelineOptions& p = options_.compile.pipeline;
    option("--regalloc", p.allocator);
    option("--load-allocator", options_.allocator_files);
    option("--ra-regs", registers_);
    flag("--no-verify-regalloc", p.verify_allocation, "{false}");
    flag("--verify-code", p.verify_code);
    option("--allocation", options_.allocation);
    flag("--code", options_.checks_code);
    option("--compare-regalloc", options_.explain.allocators);
    option("--trace", trace_);
  }

  void declare_reports() {
    flag("--text", explains_in_text_);
    flag("--json", explains_in_json_);
    option("--svg", picture_);
    flag("--dot", explains_in_dot_);
    flag("--cfg", explains_in_c1_);
    option("--stage", options_.explain.stage);
    option("--run", run_);
    option("--run-limit", run_limit_);
    option("--at", place_);
    flag("--hex", options_.explain.is_hexadecimal);
    option("--why", options_.explain.value);
    option("--live", options_.explain.position);
    flag("--stats", options_.statistics);
    flag("--stats-json", options_.statistics_json);
    flag("--time-passes", options_.time_passes);
    flag("--time-passes-json", options_.time_passes_json);
    flag("--print-supported", options_.print_supported);
    flag("--stdio", options_.uses_standard_streams);
  }

  void answer() const {
    const std::vector<regalloc::AllocatorInfo>& allocators = options_.compile.pipeline.allocators;
    if (wants_help_) throw Answer{help_text(allocators)};
    if (wants_version_) throw Answer{version_text() + "\n"};
    if (manual_ == "man") throw Answer{manual_page(allocators)};
    if (manual_ == "bash") throw Answer{bash_completion(allocators)};
    if (manual_ == "zsh") throw Answer{zsh_completion(allocators)};
  }

  void apply_choices() {
    if (!file_type_.empty()) options_.file_type_option = "--filetype=" + file_type_;
    if (file_type_ == "exe") options_.file_type = FileType::Executable;
    if (file_type_ == "obj") options_.file_type = FileType::Object;
    if (file_type_ == "asm") options_.file_type = FileType::Assembly;
    if (file_type_ == "null") options_.file_type = FileType::Null;
    options_.compile.threads = thread_count();
    if (syntax_ == "intel") options_.compile.syntax = x86::AsmSyntax::Intel;
    if (!file_type_.empty() && options_.inputs.empty()) {  // as in llc
      options_.inputs.push_back("-");
      options_.link_line.push_back({"-", true, true});
    }
    if (diagnostics_ == "json") options_.diagnostic_format = DiagnosticFormat::Json;
    // Whoever names a file for messages has the input.
    if (!options_.diagnostics_file.empty()) options_.front_end.reproduced = ReproducedEnd::None;
    options_.compile.pipeline.position_independent = relocation_ != "static";
    choose_trace();
    choose_stop();
    choose_bisect_limit();
    choose_form();
    choose_registers();
    choose_dumps();
    options_.compile.pipeline.frame_pointer =
        frame_pointer_ == "all" || frame_pointer_ == "non-leaf";
    choose_processor();
    choose_thread_locals();
    options_.compile.counts_code = options_.statistics || options_.statistics_json;
    options_.compile.pipeline.measures_time = options_.time_passes || options_.time_passes_json;
    if (const std::string& triple = options_.target_triple;
        !triple.empty() && !is_supported_triple(triple))
      throw Mistake{"target '" + triple +
                    "' is not supported: lilt compiles for x86-64 Linux only"};
  }

  // --load-allocator
  void load_allocators() {
    for (const std::string& path : options_.allocator_files) {
      std::string fault = driver::load_allocators(path, options_.compile.pipeline.allocators);
      if (!fault.empty()) throw Mistake{std::move(fault)};
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

  // --stop-after=PASS:N
  void choose_stop() {
    backend::PipelineOptions& p = options_.compile.pipeline;
    const size_t colon = p.stop_after.find(':');
    if (colon == std::string::npos) return;
    const std::string number = p.stop_after.substr(colon + 1);
    const char* const end = number.data() + number.size();
    const auto [at, error] = std::from_chars(number.data(), end, p.stopped_functions);
    if (error != std::errc() || at != end)
      throw Mistake{"--stop-after takes a number of functions, such as licm:3, not '" +
                    p.stop_after + "'"};
    p.stop_after.resize(colon);
  }

  // --opt-bisect-limit
  void choose_bisect_limit() {
    if (bisect_limit_.empty()) return;
    backend::BisectLimit& limit = options_.compile.pipeline.bisect;
    const char* const end = bisect_limit_.data() + bisect_limit_.size();
    auto [at, error] = std::from_chars(bisect_limit_.data(), end, limit.functions);
    bool is_right = error == std::errc() && at != end && *at == ':';
    if (is_right) {
      const auto passes = std::from_chars(at + 1, end, limit.passes);
      is_right = passes.ec == std::errc() && passes.ptr == end;
    }
    if (!is_right || limit.functions == UINT32_MAX)
      throw Mistake{"--opt-bisect-limit takes two numbers, such as 3:2, not '" + bisect_limit_ +
                    "'"};
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
    options_.compile.pipeline.verify_code |= options_.checks_code;
    options_.compile.trace_allocation = trace_ == "regalloc" && options_.trace_file.empty();
    // Also without --machine: a dump of machine IR has machine code only.
    options_.compile.locates_code = options_.action == Action::Interpret;
    options_.compile.pipeline.encodes_any_stage = options_.action == Action::Interpret;
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
    if (!explain.stage.empty() && !is_graph && !run_)
      throw Mistake{"--stage is for 'lilt explain --svg=cfg', '--dot' and '--run'"};
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
    choose_run();
  }

  // --run, --run-limit, --at, --hex
  void choose_run() {
    ExplainOptions& explain = options_.explain;
    if (!run_) {
      if (run_limit_ || !place_.empty() || explain.is_hexadecimal)
        throw Mistake{"--run-limit, --at and --hex are for 'lilt explain --run'"};
      return;
    }
    if (options_.action != Action::Explain) throw Mistake{"--run is for 'lilt explain'"};
    const bool is_text = explains_in_text_;
    if (!explain.allocators.empty())
      throw Mistake{"--run shows one allocation; --regalloc chooses its allocator"};
    if (explain.form != ExplainForm::Page && explain.form != ExplainForm::Json && !is_text)
      throw Mistake{"--run adds a run to the page, to --json, or to --text, not to other forms"};
    if ((!place_.empty() || explain.is_hexadecimal) && !is_text)
      throw Mistake{"--at and --hex are for --text; the page has buttons"};
    if (run_limit_ && (*run_limit_ == 0 || *run_limit_ > kMaxVisits))
      throw Mistake{"--run-limit takes a number from 1 to " + std::to_string(kMaxVisits)};
    explain.runs = true;
    explain.run_words = *run_ == " " ? "" : *run_;
    bool is_closed = true;
    explain.arguments = split_words(*run_, is_closed);
    if (!is_closed) throw Mistake{"a quote of --run has no end: '" + *run_ + "'"};
    explain.run_limit = run_limit_.value_or(explain.run_limit);
    if (is_text) explain.form = ExplainForm::Run;
    if (options_.max_steps == 0) options_.max_steps = kDefaultSteps;
    options_.compile.locates_code = true;
    if (!place_.empty()) explain.place = run_place(place_);
  }

  // CALL, CALL:BLOCK, CALL:BLOCK:N; all count from 1, and a name may have colons.
  static report::RunPlace run_place(std::string_view text) {
    const std::string whole(text);
    const auto take = [&](std::string_view number) {
      uint32_t value = 0;
      const auto [end, error] =
          std::from_chars(number.data(), number.data() + number.size(), value);
      if (error != std::errc() || end != number.data() + number.size() || value == 0)
        throw Mistake{
            "--at takes a call, and perhaps a block and its execution, such as 1:loop:3, "
            "not '" +
            whole + "'"};
      return value - 1;
    };
    report::RunPlace place;
    const size_t colon = text.find(':');
    place.call = take(text.substr(0, colon));
    if (colon == std::string_view::npos) return place;
    text.remove_prefix(colon + 1);
    const size_t last = text.rfind(':');
    place.visit = last == std::string_view::npos ? 0 : take(text.substr(last + 1));
    place.block = text.substr(0, last);
    if (place.block.starts_with('%')) place.block.erase(0, 1);
    return place;
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
    if (options_.action == Action::Run || options_.action == Action::Interpret ||
        options_.explain.runs)
      options_.compile.pipeline.thread_locals = backend::ThreadLocals::ByCall;
    else if (options_.file_type == FileType::Executable && !is_shared &&
             !backend::stops_early(options_.compile.pipeline))
      options_.compile.pipeline.thread_locals = backend::ThreadLocals::Executable;
  }

  // Of -j; 0 if it is not given: see CompileOptions::threads. `make -j` has other work for the
  // processors that a second thread would take, and two threads take more of their time than one.
  unsigned thread_count() const {
    constexpr unsigned long kMaxThreads = 256;
    const char* make = std::getenv("MAKEFLAGS");
    const bool shares_processors =
        make != nullptr && std::string_view(make).find("--jobserver") != std::string_view::npos;
    if (threads_.empty()) return shares_processors ? 1 : 0;
    return static_cast<unsigned>(
        std::min(threads_.size() > 4 ? kMaxThreads : std::stoul(threads_), kMaxThreads));
  }

  Options& options_;
  CLI::App app_{"lilt compiles LLVM IR text to x86-64", "lilt"};
  std::string file_type_, syntax_, relocation_, trace_, bisect_limit_, diagnostics_, manual_;
  std::string architecture_, processor_, features_, frame_pointer_;
  std::string threads_, registers_, max_steps_;
  std::string picture_, place_;
  std::optional<std::string> run_;
  std::optional<uint32_t> run_limit_;
  bool wants_help_ = false, wants_version_ = false;
  bool explains_in_text_ = false, explains_in_json_ = false;
  bool explains_in_dot_ = false, explains_in_c1_ = false;
};

bool has_dumps(const Options& options) {
  const backend::PipelineOptions& p = options.compile.pipeline;
  return !p.print_before.empty() || !p.print_after.empty() || p.print_after_all ||
         p.print_changed || !options.dump_directory.empty();
}

// Whether there is something that --filter-print-funcs chooses functions of, besides `lilt run`'s
// trace and the text of -S.
bool shows_functions(const Options& options) {
  const backend::PipelineOptions& p = options.compile.pipeline;
  const bool interprets_stage =
      backend::stops_early(p) && options.action == Action::Interpret && p.run_pass.empty();
  return options.action == Action::Explain || has_dumps(options) ||
         (backend::stops_early(p) && !interprets_stage) || options.statistics ||
         options.statistics_json || p.wants_remarks || options.compile.trace_allocation;
}

bool chooses_assembly(const Options& options) {
  return options.action == Action::Compile && options.file_type == FileType::Assembly &&
         !options.compile.pipeline.filter_functions.empty() && !shows_functions(options);
}

// Options that show results of compilation need a subcommand that compiles and shows them.
void check_shown(const Options& options) {
  const backend::PipelineOptions& p = options.compile.pipeline;
  const bool stops = backend::stops_early(p);
  const bool interprets_stage = stops && options.action == Action::Interpret && p.run_pass.empty();
  if (interprets_stage && options.bytes)
    throw Mistake{
        "--bytes interprets finished code; --stop-after chooses code of an earlier stage, or "
        "'encode', whose code runs natively"};
  if (interprets_stage && p.stop_after == "isel" && p.stopped_functions != UINT32_MAX)
    throw Mistake{"functions before and after selection do not run together: --stop-after=isel"};
  if (options.machine && interprets_stage &&
      backend::find_passes(p.stop_after).last < backend::find_pass("isel"))
    throw Mistake{"--machine interprets machine IR; '" + p.stop_after +
                  "' of --stop-after comes before selection"};
  const bool shows = shows_functions(options);
  const bool traces_program = !options.trace_file.empty();
  if (p.print_positions && !has_dumps(options) && !stops)
    throw Mistake{
        "--print-positions adds to dumps, and none is requested; --print-after=isel shows "
        "machine IR"};
  if (!p.filter_functions.empty() && !shows && !traces_program && !chooses_assembly(options))
    throw Mistake{
        "--filter-print-funcs chooses among dumps, --trace, --remarks, --stats and -S, and none of "
        "them is requested; --print-after-all shows every pass"};
  if (options.action == Action::Run && stops)
    throw Mistake{"--stop-after and --run-pass write a dump; 'lilt run' runs a program"};
  if (options.checks_code && stops)
    throw Mistake{"--stop-after and --run-pass leave no code for 'lilt check --code'"};
  const bool compiles = options.action == Action::Compile || options.action == Action::Run ||
                        options.action == Action::Explain || options.checks_code;
  if (shows && !compiles)
    throw Mistake{
        "dumps, --trace, --remarks, --stats, --stop-after and --run-pass show compilation; 'lilt "
        "check' and 'lilt interpret' do not compile"};
  if (options.run.lazy && (shows || options.time_passes || options.time_passes_json))
    throw Mistake{
        "dumps, --trace, --remarks, --stats and --time-passes show one compile of the whole input; "
        "--lazy compiles while the program runs"};
  const bool interprets = options.action == Action::Interpret || options.action == Action::Bisect;
  if (interprets && (options.time_passes || options.time_passes_json))
    throw Mistake{
        "--time-passes shows compilation; 'lilt interpret' and 'lilt bisect' run the program"};
}

// Options of particular subcommands.
void check_action(const Options& options) {
  const bool runs = options.action == Action::Run || options.action == Action::Interpret ||
                    options.action == Action::Bisect;
  const bool explains = options.action == Action::Explain;
  if (!options.program_arguments.empty() && !runs)
    throw Mistake{"arguments after '--' are for 'lilt run', 'lilt interpret' and 'lilt bisect'"};
  if (!options.allocation.empty() &&
      (options.action != Action::Check || options.inputs.size() != 1))
    throw Mistake{"--allocation is for 'lilt check' with one input"};
  if (options.checks_code && (options.action != Action::Check || !options.allocation.empty()))
    throw Mistake{"--code is for 'lilt check', without --allocation"};
  if (options.strict && options.action != Action::Interpret)
    throw Mistake{"--strict is for 'lilt interpret'"};
  if (options.machine && (options.strict || options.action != Action::Interpret))
    throw Mistake{"--machine is for 'lilt interpret', without --strict"};
  if (options.bytes && !options.machine) throw Mistake{"--bytes is for 'lilt interpret --machine'"};
  const backend::PipelineOptions& p = options.compile.pipeline;
  const bool bisects = options.action == Action::Bisect;
  if (bisects && (p.bisect.functions != backend::BisectLimit{}.functions || !p.stop_after.empty()))
    throw Mistake{"'lilt bisect' chooses --stop-after and --opt-bisect-limit itself"};
  const BisectOptions& bisect = options.bisect;
  if (!bisects && (bisect.only_passes || !bisect.folder.empty() || bisect.seconds))
    throw Mistake{"--passes, --save and --seconds are for 'lilt bisect'"};
  if (bisect.seconds && (*bisect.seconds == 0 || *bisect.seconds > kMaxRunSeconds))
    throw Mistake{"--seconds takes a number from 1 to " + std::to_string(kMaxRunSeconds)};
  if (options.strict && !options.trace_file.empty())
    throw Mistake{"--trace shows the default machine's steps; --strict has another machine"};
  if (options.max_steps != 0 && options.action != Action::Interpret && !options.explain.runs)
    throw Mistake{"--max-steps is for 'lilt interpret' and 'lilt explain --run'"};
  const bool links = options.action == Action::Link;
  if (options.links_modules && options.action != Action::Compile && options.action != Action::Check)
    throw Mistake{"--link-modules is for a compile and 'lilt check'"};
  if (!options.exported.empty() && !links && !options.links_modules)
    throw Mistake{"--internalize-public-api-list is for 'lilt link' and --link-modules"};
  if (links && std::ranges::any_of(options.link_line, [](const auto& item) { return !item.is_ir; }))
    throw Mistake{"'lilt link' takes LLVM IR only"};
  const bool writes_text = explains || links || options.action == Action::Dis;
  if (options.action != Action::Compile && !writes_text && !options.output.empty())
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
  const bool takes_one = options.action == Action::Interpret || options.action == Action::Bisect;
  if (takes_one && programs != 1)
    throw Mistake{
        std::string(options.action == Action::Bisect ? "'lilt bisect'" : "'lilt interpret'") +
        " takes one input; the program's arguments follow '--'"};
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
  if (options.print_supported || !options.front_end.whole.empty()) return;
  const bool serves = options.action == Action::Lsp;
  if (serves && !options.inputs.empty())
    throw Mistake{"'lilt lsp' takes no input; the editor sends it"};
  if (options.uses_standard_streams && !serves) throw Mistake{"--stdio is for 'lilt lsp'"};
  if (!serves && options.inputs.empty() && options.shown_steps != ShownSteps::None)
    throw Answer{version_text() + "\n"};  // as of compilers: scripts that configure ask so
  if (!serves && options.inputs.empty())
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
  for (const SubcommandRow& row : subcommand_table()) names.push_back(row.name);
  if (std::string hint = suggestion(word, names); !hint.empty())
    throw Mistake{"cannot read '" + word + "': no such file" + hint};
}

// The defaults of a manner.
void prepare(Manner manner, Options& options) {
  if (manner == Manner::Lli) options.action = Action::Run;
  if (manner != Manner::Llc) return;
  options.file_type = FileType::Assembly;
  options.names_outputs_as_llc = true;
}

// `lilt cc` and `lilt c++` are lilt-cc and lilt-c++.
Manner take_manner(std::vector<std::string>& words, Manner manner) {
  if (manner != Manner::Lilt || words.empty() || !is_one_of(words[0], {"cc", "c++"})) return manner;
  const Manner taken = words[0] == "cc" ? Manner::Cc : Manner::Cxx;
  words.erase(words.begin());
  return taken;
}

}  // namespace

Manner manner_of(std::string_view program) {
  std::string_view name = program.substr(program.rfind('/') + 1);
  if (name == "lilt-cc") return Manner::Cc;
  if (name == "lilt-c++") return Manner::Cxx;
  const std::string_view tool = name.substr(0, 3);
  name.remove_prefix(tool.size());
  const bool is_version = name.starts_with('-') && name.size() > 1 &&
                          name.find_first_not_of("0123456789.", 1) == std::string_view::npos;
  if (!name.empty() && !is_version) return Manner::Lilt;
  return tool == "llc" ? Manner::Llc : tool == "lli" ? Manner::Lli : Manner::Lilt;
}

CommandLine parse_command_line(const std::vector<std::string>& words, Manner manner) {
  CommandLine result;
  const auto finish = [&](int status, std::string_view message) {
    result.finished = true;
    result.status = status;
    result.message = message;
  };
  try {
    std::vector<std::string> expanded = expand_response_files(words);
    manner = take_manner(expanded, manner);
    prepare(manner, result.options);
    Declarations declarations(result.options);
    const bool is_of_c = manner == Manner::Cc || manner == Manner::Cxx ||
                         (manner == Manner::Lilt && names_c_source(expanded));
    const std::vector<std::string> own = (is_of_c ? sort_cc_words : sort_words)(
        expanded, manner, declarations.names(true), result.options);
    try {
      declarations.parse(own);
    } catch (const CLI::ExtrasError&) {
      for (const std::string& word : declarations.app().remaining())
        throw Mistake{unknown_option(word, expanded, declarations.names(false))};
      throw;
    }
    // Where the pass does not run anyway, nobody is warned of that.
    backend::PipelineOptions& pipeline = result.options.compile.pipeline;
    if (!result.options.vectorizes && pipeline.level >= 2)
      pipeline.disabled.push_back("loop-vectorize");
    if (!result.options.vectorizes_lines && pipeline.level >= 2)
      pipeline.disabled.push_back("slp-vectorize");
    check_names(result.options);
    check_consistency(result.options);
    check_subcommand(result.options);
    result.options.compile.chooses_assembly =
        chooses_assembly(result.options) && manner != Manner::Llc;
  } catch (const Answer& answer) {
    finish(0, answer.text);
  } catch (const CLI::ConversionError& error) {
    finish(1, not_a_number(error.what()));
  } catch (const CLI::Error& error) {
    finish(1, error.what());
  } catch (const Mistake& mistake) {
    finish(1, mistake.message);
  }
  return result;
}

}  // namespace lilt::driver
