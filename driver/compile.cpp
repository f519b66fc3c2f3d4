#include "driver/compile.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>

#include "backend/legalize/legalize.h"
#include "driver/dump_input.h"
#include "emit/x86/instructions.h"
#include "frontend/llvm/parser.h"
#include "ir/mir/parser.h"
#include "ir/mir/printer.h"
#include "ir/mir/verifier.h"
#include "ir/ssa/header_excerpt.h"
#include "ir/ssa/printer.h"
#include "ir/support/suggestion.h"
#include "ir/support/text.h"
#include "regalloc/trace.h"

namespace lilt::driver {

namespace {

constexpr size_t kLongestDumpName = 200;  // file systems stop at 255
constexpr uint64_t kPushedRegister = 8;   // bytes

}  // namespace

std::unique_ptr<Input> read_input(const std::string& path, const Options& options,
                                  Diagnostics& diagnostics) {
  std::string error;
  auto input = std::make_unique<Input>();
  input->source = SourceText::open(path, error);
  if (input->source == nullptr) {
    diagnostics.error("cannot read '" + path + "': " + error);
    return nullptr;
  }
  const int next_pass = backend::first_pass(options.pipeline);
  if (next_pass > 0 || is_dump(input->source->text())) {
    DumpText dump = take_apart(std::move(input->source), next_pass, diagnostics);
    input->source = std::move(dump.header);
    input->machine_text = std::move(dump.machine);
  }
  input->module = frontend::parse_module_header(*input->source, diagnostics, options.target_triple);
  return input;
}

std::string dump_header(const ssa::Module& module, std::string_view functions,
                        const backend::PipelineOptions& options) {
  const bool is_machine = functions.starts_with("machine function");
  std::vector<ssa::SymbolId> shown;
  std::string lines, out;
  for (ssa::SymbolId symbol : module.symbols()) {
    const ssa::Symbol& s = module[symbol];
    if (s.kind != ssa::SymbolKind::Function || !s.is_definition || !options.shows(s.name)) continue;
    shown.push_back(symbol);
    if (is_machine) ssa::print_definition_without_body(lines, module, symbol);
  }
  if (options.filter_functions.empty())
    ssa::print_header(out, module);
  else
    ssa::HeaderExcerpt(module).print(out, module, shown, lines + std::string(functions));
  return out + lines;
}

namespace {

// Writes the allocator's decisions in words, immediately.
class TracePrinter : public regalloc::TraceObserver {
 public:
  TracePrinter(const std::function<void(std::string_view)>& log,
               const mir::MachineFunction& function)
      : log_(log), function_(function) {}
  void event(const regalloc::TraceEvent& event) override {
    if (announced_ != function_.name()) {
      announced_ = function_.name();
      log_("; *** register allocation of @" + announced_ + " ***\n");
    }
    log_(regalloc::to_sentence(function_, event) + "\n");
  }
  bool is_silent() const { return announced_.empty(); }

 private:
  const std::function<void(std::string_view)>& log_;
  const mir::MachineFunction& function_;
  std::string announced_;
};

}  // namespace

struct ModuleCompiler::State {
  State(const Options& o, Diagnostics& d, std::function<void(std::string_view)> l)
      : options(o),
        diagnostics(d),
        log(std::move(l)),
        trace(log, machine),
        pipeline(o.pipeline,
                 {.dump = [this](const backend::Dump& made) { dump(made); },
                  .trace = o.trace_regalloc ? &trace : nullptr},
                 d) {}

  void dump(const backend::Dump& made) {
    if (made.text.empty()) {
      if (options.dump_directory.empty())
        log("; *** " + std::string(made.pass) + " changes nothing in @" +
            std::string(made.function) + " ***\n");
      return;
    }
    const std::string text =
        dump_banner(made.when, made.pass, made.function) + header_of(made) + std::string(made.text);
    if (options.dump_directory.empty())
      log(text);
    else
      dump_to_file(made, text);
  }

  // Records the names that --filter-print-funcs may use.
  void note_functions() {
    if (options.pipeline.filter_functions.empty()) return;
    for (ssa::SymbolId symbol : input_module->symbols()) {
      const ssa::Symbol& s = (*input_module)[symbol];
      if (s.kind == ssa::SymbolKind::Function && s.is_definition) known_functions.emplace(s.name);
    }
  }

  void warn_of_unknown_functions() {
    const std::vector<std::string_view> known(known_functions.begin(), known_functions.end());
    for (const std::string& name : options.pipeline.filter_functions) {
      if (known_functions.contains(name)) continue;
      diagnostics.warning("no function '@" + name + "' of --filter-print-funcs is defined" +
                          suggestion(name, known));
    }
  }

  void warn_of_missing_trace() {
    if (!options.trace_regalloc || functions == 0 || !trace.is_silent()) return;
    const size_t pass = static_cast<size_t>(backend::find_pass("regalloc"));
    const std::string reason = backend::why_not_run(options.pipeline, pass);
    if (reason.empty())
      diagnostics.warning("--trace=regalloc shows nothing: the allocator '" +
                          std::string(pipeline.allocator()) +
                          "' has no trace; --regalloc=linear has one");
    else
      diagnostics.warning("--trace=regalloc shows nothing: pass 'regalloc' " + reason);
  }

  // The part of a module that a dump needs in order to be read alone.
  std::string header_of(const backend::Dump& made) {
    if (!header_excerpt) header_excerpt.emplace(*input_module);
    const ssa::SymbolId symbol = input_module->find(made.function);
    std::string own_line, header;
    if (made.is_machine) ssa::print_definition_without_body(own_line, *input_module, symbol);
    const ssa::ModuleView module = layer != nullptr ? ssa::ModuleView(*layer) : *input_module;
    header_excerpt->print(header, module, {&symbol, 1}, own_line + std::string(made.text));
    return header + own_line;
  }

  // Index of the first pass that runs; the size of the table if none does.
  size_t first_pass() const { return static_cast<size_t>(backend::first_pass(options.pipeline)); }

  // Whether the first pass that runs accepts the input's kind of IR; reports an error otherwise.
  bool takes(const Input& input) {
    const auto passes = backend::pass_table();
    const size_t first = first_pass();
    const bool wants_machine = first == passes.size() || passes[first].on_machine != nullptr;
    const bool is_machine = input.machine_text != nullptr;
    if (wants_machine == is_machine) return true;
    const std::string next = first == 0 || first == passes.size()
                                 ? std::string()
                                 : " for the pass '" + std::string(passes[first].name) + "'";
    diagnostics.error("'" + std::string(input.source->name()) + "' holds " +
                      (is_machine ? "machine IR, but LLVM IR is needed" + next +
                                        "; --start-after names the pass that a dump was made after"
                                  : "LLVM IR, but a dump of machine IR is needed" + next));
    return false;
  }

  // Reports violations of the verifier's rules by the machine function read at `place`, or a stage
  // other than the first pass's. Passes rely on both.
  void report_unfit(const SourceText& text, SourceOffset place) {
    for (mir::Violation& violation : mir::find_violations(machine)) {
      const bool has_place = violation.origin != kNoOffset;
      diagnostics.error(text, has_place ? violation.origin : place, std::move(violation.message));
    }
    const size_t first = first_pass();
    if (first == 0) return;
    const bool laid_out = machine.frame.laid_out;
    std::string_view wanted;
    if (first <= static_cast<size_t>(backend::find_pass("regalloc")))
      wanted = machine.is_ssa && !laid_out ? "" : "in SSA form";
    else if (first <= static_cast<size_t>(backend::find_pass("prologue-epilogue")))
      wanted = machine.is_allocated && !laid_out ? "" : "allocated and its frame not laid out";
    else
      wanted = machine.is_allocated && laid_out ? "" : "allocated and its frame laid out";
    if (!wanted.empty())
      diagnostics.error(text, place,
                        "the machine function must be " + std::string(wanted) +
                            " for the passes that are to run");
  }

  // The symbol of the machine function read at `place`; none() after an error.
  ssa::SymbolId declare_machine_function(ssa::Module& module, const SourceText& text,
                                         SourceOffset place, std::vector<bool>& is_known) {
    const std::string name = "'@" + std::string(machine.name()) + "'";
    const ssa::SymbolId symbol = module.find(machine.name());
    if (!symbol.valid() || module[symbol].kind != ssa::SymbolKind::Function) {
      diagnostics.error(text, place, "machine function " + name + " is not declared in the header");
      return ssa::SymbolId::none();
    }
    if (symbol.index() >= is_known.size()) is_known.resize(module.symbol_count());
    if (is_known[symbol.index()]) {
      diagnostics.error(text, place, name + " is defined twice");
      return ssa::SymbolId::none();
    }
    module[symbol].is_definition = is_known[symbol.index()] = true;
    return symbol;
  }

  // Reads and verifies all machine functions, and passes on each with its symbol, up to the first
  // error.
  template <class Take>
  void read_machine_functions(Input& input, Take take) {
    const SourceText& text = *input.machine_text;
    std::vector<bool> is_known;  // by symbol: has been read
    for (size_t start = find_machine_function(text.text(), 0); start != std::string_view::npos;) {
      const auto place = static_cast<SourceOffset>(start);
      SourceOffset offset = place;
      const auto begin = std::chrono::steady_clock::now();
      const bool is_read = mir::parse(text, offset, x86::target(), machine, diagnostics);
      parse_time += std::chrono::steady_clock::now() - begin;
      if (!is_read) return;
      report_unfit(text, place);
      const ssa::SymbolId symbol = declare_machine_function(*input.module, text, place, is_known);
      if (!diagnostics.has_errors()) take(symbol);
      start = find_machine_function(text.text(), offset);
    }
  }

  void compile_machine_functions(Input& input, const FunctionSink& sink) {
    has_body = false;
    read_machine_functions(
        input, [&](ssa::SymbolId symbol) { deliver(pipeline.run_machine(machine), symbol, sink); });
  }

  // Selection relies on legalize's results, so a dump that continues there must have them.
  void check_stage() {
    if (first_pass() == static_cast<size_t>(backend::find_pass("isel")))
      backend::check_legal(function, diagnostics);
  }

  void compile_functions(ssa::Module& module, const FunctionSink& sink) {
    layer = std::make_unique<ssa::ModuleLayer>(module);
    ssa::ModuleLayer additions(module);
    frontend::FunctionParser parser(*layer, diagnostics);
    for (uint32_t i = 0; i < module.symbol_count(); ++i) {
      ssa::SymbolId symbol(i);
      if (module[symbol].kind != ssa::SymbolKind::Function || !module[symbol].is_definition)
        continue;
      auto start = std::chrono::steady_clock::now();
      layer->reset();
      bool parsed = parser.parse(symbol, function);
      parse_time += std::chrono::steady_clock::now() - start;
      if (parsed) check_stage();
      if (!parsed || diagnostics.has_errors()) continue;
      if (options.pipeline.shows(function.name()))
        ssa_instructions += function.value_count() - function.argument_count();
      has_body = true;
      deliver(pipeline.run(function, machine), symbol, sink);
      additions.adopt(*layer);
    }
    layer.reset();
    module.merge(additions);
  }

  // One file per dump, numbered in order, named by pass and function.
  void dump_to_file(const backend::Dump& made, const std::string& text) {
    std::error_code error;
    std::filesystem::create_directories(options.dump_directory, error);
    char number[16];
    std::snprintf(number, sizeof number, "%04u-", dump_count++);
    std::string name = number + std::string(made.when) + "-" + std::string(made.pass) + "-";
    for (char c : made.function)
      if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.')
        name += c;
    if (name.size() > kLongestDumpName) name.resize(kLongestDumpName);
    while (name.back() == '-') name.pop_back();
    std::ofstream file(std::filesystem::path(options.dump_directory) / (name + ".txt"));
    file << text;
    if (!file.flush())
      diagnostics.error("cannot write to '" + options.dump_directory + "/" + name + ".txt'");
  }

  void deliver(backend::Pipeline::Result result, ssa::SymbolId symbol, const FunctionSink& sink) {
    using enum backend::Pipeline::Result;
    if (result == Failed) return;
    const bool is_machine = result != StoppedAsSsa;
    const bool is_shown = options.pipeline.shows(is_machine ? machine.name() : function.name());
    if (is_shown) {
      ++functions;
      machine_instructions += is_machine ? machine.instructions.size() : 0;
    }
    if (result == Finished) {
      if (is_shown && (options.statistics || options.statistics_json)) count_code();
      if (sink.finished) sink.finished(symbol, machine);
      return;
    }
    if (!is_shown || !sink.stopped) return;
    std::string text;
    if (is_machine)
      mir::print(text, machine);
    else
      ssa::print_function(text, function);
    sink.stopped(text);
  }

  // Counts the finished function's moves between registers and its stack size.
  void count_code() {
    for (const mir::MachineInstr& instruction : machine.instructions)
      for (const mir::RegClassDesc& register_class : machine.target().classes)
        if (instruction.opcode == register_class.move) {
          ++machine_moves;
          break;
        }
    frame_bytes +=
        machine.frame.size + kPushedRegister * static_cast<uint64_t>(machine.frame.saved.size());
  }

  const Options& options;
  Diagnostics& diagnostics;
  std::function<void(std::string_view)> log;
  const ssa::Module* input_module = nullptr;         // of the current input
  std::optional<ssa::HeaderExcerpt> header_excerpt;  // of it, once requested
  std::unique_ptr<ssa::ModuleLayer> layer;           // of the functions being compiled
  ssa::Function function;
  mir::MachineFunction machine;
  TracePrinter trace;
  backend::Pipeline pipeline;
  std::chrono::nanoseconds parse_time{0};
  uint64_t functions = 0, ssa_instructions = 0, machine_instructions = 0;
  uint64_t machine_moves = 0, frame_bytes = 0;  // counted for --stats only
  unsigned dump_count = 0;
  std::set<std::string> known_functions;  // with --filter-print-funcs only
  bool has_body = false;                  // `machine` comes from `function`
};

ModuleCompiler::ModuleCompiler(const Options& options, Diagnostics& diagnostics,
                               std::function<void(std::string_view)> log)
    : state_(std::make_unique<State>(options, diagnostics, std::move(log))) {}

ModuleCompiler::~ModuleCompiler() = default;

bool ModuleCompiler::compile(Input& input, const FunctionSink& sink) {
  if (!state_->takes(input)) return false;
  state_->input_module = input.module.get();
  state_->header_excerpt.reset();
  state_->note_functions();
  if (input.machine_text != nullptr)
    state_->compile_machine_functions(input, sink);
  else
    state_->compile_functions(*input.module, sink);
  return !state_->diagnostics.has_errors();
}

void ModuleCompiler::warn_of_missing() {
  state_->warn_of_unknown_functions();
  state_->warn_of_missing_trace();
}

void ModuleCompiler::check(Input& input) {
  if (state_->first_pass() != 0 && !state_->takes(input)) return;
  if (input.machine_text != nullptr)
    return state_->read_machine_functions(input, [](ssa::SymbolId) {});
  StageTimer timer(state_->parse_time);
  ssa::ModuleLayer layer(*input.module);
  frontend::FunctionParser parser(layer, state_->diagnostics);
  for (ssa::SymbolId symbol : input.module->symbols())
    if ((*input.module)[symbol].kind == ssa::SymbolKind::Function &&
        (*input.module)[symbol].is_definition && parser.parse(symbol, state_->function))
      state_->check_stage();
  input.module->merge(layer);
}

const ssa::Function* ModuleCompiler::delivered_body() const {
  return state_->has_body ? &state_->function : nullptr;
}

namespace {

using NamedCounts = std::vector<std::pair<std::string_view, uint64_t>>;

std::string to_json(const NamedCounts& rows) {
  std::string out = "{";
  for (const auto& [name, count] : rows)
    out += (out.size() > 1 ? ", \"" : "\"") + std::string(name) + "\": " + std::to_string(count);
  return out + "}\n";
}

// Times in nanoseconds, with their shares and sum.
std::string to_table(NamedCounts times) {
  uint64_t total = 0;
  for (const auto& [name, time] : times) total += time;
  times.emplace_back("total", total);
  std::string out = "     time (ms)     %  pass\n";
  for (const auto& [name, time] : times) {
    char line[128];
    double share = total == 0 ? 0 : 100.0 * static_cast<double>(time) / static_cast<double>(total);
    std::snprintf(line, sizeof line, "%14.3f %5.1f  %.*s\n", static_cast<double>(time) / 1e6, share,
                  static_cast<int>(name.size()), name.data());
    out += line;
  }
  return out;
}

}  // namespace

std::string ModuleCompiler::statistics(bool as_json) const {
  const bool has_filter = !state_->options.pipeline.filter_functions.empty();
  if (has_filter && state_->functions == 0) return {};
  const regalloc::AllocationStatistics& r = state_->pipeline.statistics();
  const NamedCounts rows = {
      {"functions", state_->functions},
      {"ssa-instructions", state_->ssa_instructions},
      {"machine-instructions", state_->machine_instructions},
      {"machine-moves", state_->machine_moves},
      {"frame-bytes", state_->frame_bytes},
      {"regalloc.spills", r.spills},
      {"regalloc.reloads", r.reloads},
      {"regalloc.copies", r.copies},
      {"regalloc.exchanges", r.exchanges},
      {"regalloc.rematerializations", r.rematerializations},
      {"regalloc.spill-slots", r.spill_slots},
      {"regalloc.splits", r.splits},
      {"regalloc.evictions", r.evictions},
      {"regalloc.weighted-spills", static_cast<uint64_t>(r.weighted_spills)},
      {"regalloc.weighted-reloads", static_cast<uint64_t>(r.weighted_reloads)},
      {"regalloc.weighted-copies", static_cast<uint64_t>(r.weighted_copies)},
  };
  if (as_json) return to_json(rows);
  std::string out;
  for (const auto& [name, count] : rows) {
    char line[96];
    std::snprintf(line, sizeof line, "%12llu  %.*s\n", static_cast<unsigned long long>(count),
                  static_cast<int>(name.size()), name.data());
    out += line;
  }
  return out;
}

std::string ModuleCompiler::pass_times(const StageTimes& other, bool as_json) const {
  NamedCounts rows;  // nanoseconds by stage
  auto add = [&](std::string_view name, std::chrono::nanoseconds time) {
    rows.emplace_back(name, static_cast<uint64_t>(time.count()));
  };
  add("header", other.header);
  add("parse", state_->parse_time);
  for (size_t i = 0; i < state_->pipeline.totals().size(); ++i)
    if (state_->pipeline.totals()[i].runs != 0)
      add(backend::pass_table()[i].name, state_->pipeline.totals()[i].time);
  add("encode", other.encode);
  add("write-object", other.write_object);
  if (as_json) return to_json(rows);
  return to_table(rows);
}

}  // namespace lilt::driver
