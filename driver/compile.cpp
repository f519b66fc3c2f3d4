#include "driver/compile.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "emit/x86/instructions.h"
#include "frontend/llvm/parser.h"
#include "ir/mir/parser.h"
#include "ir/mir/printer.h"
#include "ir/mir/verifier.h"
#include "ir/ssa/printer.h"
#include "ir/support/text.h"
#include "regalloc/trace.h"

namespace lilt::driver {

namespace {

constexpr size_t kLongestDumpName = 200;  // file systems stop at 255
constexpr uint64_t kPushedRegister = 8;   // bytes
constexpr std::string_view kMachineFunction = "machine function @";

// Offset of the first line that starts a machine function, or npos.
size_t find_machine_functions(std::string_view text) {
  if (text.starts_with(kMachineFunction)) return 0;
  std::string needle = "\n" + std::string(kMachineFunction);
  size_t at = text.find(needle);
  return at == std::string_view::npos ? at : at + 1;
}

}  // namespace

std::unique_ptr<Input> read_input(const std::string& path, std::string_view triple,
                                  Diagnostics& diagnostics) {
  std::string error;
  auto input = std::make_unique<Input>();
  input->source = SourceText::open(path, error);
  if (input->source == nullptr) {
    diagnostics.error("cannot read '" + path + "': " + error);
    return nullptr;
  }
  std::string_view text = input->source->text();
  size_t machine_begin = find_machine_functions(text);
  if (machine_begin != std::string_view::npos) {
    input->machine_begin = static_cast<SourceOffset>(machine_begin);
    input->machine_text = std::move(input->source);
    input->source = SourceText::from_memory(input->machine_text->name(),
                                            std::string(text.substr(0, machine_begin)));
  }
  input->module = frontend::parse_module_header(*input->source, diagnostics, triple);
  return input;
}

std::string machine_dump_header(const ssa::Module& module) {
  std::string out;
  ssa::print_header(out, module);
  for (ssa::SymbolId symbol : module.symbols()) {
    const ssa::Symbol& s = module[symbol];
    if (s.kind != ssa::SymbolKind::Function || !s.is_definition) continue;
    ssa::print_definition_without_body(out, module, symbol);
  }
  return out;
}

namespace {

// Writes the allocator's decisions in words as they are made.
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
        pipeline(
            o.pipeline,
            {.dump = [this](std::string_view banner, std::string_view text) { dump(banner, text); },
             .trace = o.trace_regalloc ? &trace : nullptr},
            d) {}

  void dump(std::string_view banner, std::string_view text) {
    if (options.dump_directory.empty()) {
      log(banner);
      log(text);
    } else {
      dump_to_file(banner, text);
    }
  }

  // Index of the first pass that is to run; the size of the table if none is.
  size_t first_pass() const {
    const backend::PipelineOptions& p = options.pipeline;
    if (!p.run_pass.empty()) return static_cast<size_t>(backend::find_pass(p.run_pass));
    if (p.start_after.empty()) return 0;
    return static_cast<size_t>(backend::find_pass(p.start_after)) + 1;
  }

  // Whether the first pass that is to run works on what the input holds; an error says when not.
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

  // Whether the machine function that was read at `place` obeys the verifier's rules and is at the
  // stage that the first pass works on; errors say where not. Passes rely on both.
  bool is_fit(const SourceText& text, SourceOffset place) {
    for (const std::string& fault : mir::verify(machine)) diagnostics.error(text, place, fault);
    const size_t first = first_pass();
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
    return !diagnostics.has_errors();
  }

  void compile_machine_functions(Input& input, const FunctionSink& sink) {
    ssa::Module& module = *input.module;
    SourceOffset offset = input.machine_begin;
    std::vector<bool> is_known;  // by symbol: has been read
    const size_t end = input.machine_text->text().find_last_not_of(" \t\r\n") + 1;
    while (!diagnostics.has_errors() && offset < end) {
      const size_t start = input.machine_text->text().find(kMachineFunction, offset);
      const auto place = static_cast<SourceOffset>(std::min(start, end));
      if (!mir::parse(*input.machine_text, offset, x86::target(), machine, diagnostics)) return;
      if (!is_fit(*input.machine_text, place)) return;
      const std::string name = "'@" + std::string(machine.name()) + "'";
      ssa::SymbolId symbol = module.find(machine.name());
      if (!symbol.valid() || module[symbol].kind != ssa::SymbolKind::Function) {
        diagnostics.error(*input.machine_text, place,
                          "machine function " + name + " is not declared in the header");
        return;
      }
      if (symbol.index() >= is_known.size()) is_known.resize(module.symbol_count());
      if (is_known[symbol.index()]) {
        diagnostics.error(*input.machine_text, place, name + " is defined twice");
        return;
      }
      module[symbol].is_definition = is_known[symbol.index()] = true;
      has_body = false;
      deliver(pipeline.run_machine(machine), symbol, sink);
    }
  }

  void compile_functions(ssa::Module& module, const FunctionSink& sink) {
    frontend::FunctionParser parser(module, diagnostics);
    for (uint32_t i = 0; i < module.symbol_count(); ++i) {
      ssa::SymbolId symbol(i);
      if (module[symbol].kind != ssa::SymbolKind::Function || !module[symbol].is_definition)
        continue;
      auto start = std::chrono::steady_clock::now();
      bool parsed = parser.parse(symbol, function);
      parse_time += std::chrono::steady_clock::now() - start;
      if (!parsed || diagnostics.has_errors()) continue;
      ssa_instructions += function.value_count() - function.argument_count();
      has_body = true;
      deliver(pipeline.run(function, machine), symbol, sink);
    }
  }

  // One file a dump, numbered in the order of the passes, named by pass and function.
  void dump_to_file(std::string_view banner, std::string_view text) {
    std::error_code error;
    std::filesystem::create_directories(options.dump_directory, error);
    char number[16];
    std::snprintf(number, sizeof number, "%04u-", dump_count++);
    std::string name = number;
    for (char c : banner.substr(0, banner.size() - 1))
      if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-')
        name += c;
      else if (c == ' ' && name.back() != '-')
        name += '-';
    if (name.size() > kLongestDumpName) name.resize(kLongestDumpName);
    while (name.back() == '-') name.pop_back();
    std::ofstream file(std::filesystem::path(options.dump_directory) / (name + ".txt"));
    file << banner << text;
    if (!file.flush())
      diagnostics.error("cannot write to '" + options.dump_directory + "/" + name + ".txt'");
  }

  void deliver(backend::Pipeline::Result result, ssa::SymbolId symbol, const FunctionSink& sink) {
    using enum backend::Pipeline::Result;
    if (result == Failed) return;
    ++functions;
    machine_instructions += result == StoppedAsSsa ? 0 : machine.instructions.size();
    if (result == Finished) {
      if (options.statistics || options.statistics_json) count_code();
      if (sink.finished) sink.finished(symbol, machine);
      return;
    }
    std::string text;
    if (result == StoppedMachine)
      mir::print(text, machine);
    else
      ssa::print_function(text, function);
    if (sink.stopped) sink.stopped(text);
  }

  // Counts what the finished function has of moves between registers and of stack.
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
  ssa::Function function;
  mir::MachineFunction machine;
  TracePrinter trace;
  backend::Pipeline pipeline;
  std::chrono::nanoseconds parse_time{0};
  uint64_t functions = 0, ssa_instructions = 0, machine_instructions = 0;
  uint64_t machine_moves = 0, frame_bytes = 0;  // counted for --stats only
  unsigned dump_count = 0;
  bool has_body = false;  // `machine` comes from `function`
};

ModuleCompiler::ModuleCompiler(const Options& options, Diagnostics& diagnostics,
                               std::function<void(std::string_view)> log)
    : state_(std::make_unique<State>(options, diagnostics, std::move(log))) {}

ModuleCompiler::~ModuleCompiler() = default;

bool ModuleCompiler::compile(Input& input, const FunctionSink& sink) {
  if (!state_->takes(input)) return false;
  if (input.machine_text != nullptr)
    state_->compile_machine_functions(input, sink);
  else
    state_->compile_functions(*input.module, sink);
  return !state_->diagnostics.has_errors();
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
