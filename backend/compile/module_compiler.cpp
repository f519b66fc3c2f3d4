#include "backend/compile/module_compiler.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <map>
#include <mutex>
#include <optional>
#include <queue>
#include <vector>

#include "backend/compile/dump_text.h"
#include "backend/compile/module_facts.h"
#include "backend/compile/needed_symbols.h"
#include "emit/x86/instructions.h"
#include "ir/mir/machine_parser.h"
#include "ir/mir/machine_verifier.h"
#include "ir/ssa/printer.h"
#include "ir/support/ordered_jobs.h"
#include "ir/support/processors.h"
#include "ir/support/stage_timer.h"
#include "ir/support/suggestion.h"
#include "ir/support/words.h"

namespace lilt::backend {

namespace {

// A thread claims several functions at a time: enough text to be worth a turn at the lock, little
// enough that the last threads end at about the same time.
constexpr size_t kTurnText = 16384;               // bytes
constexpr size_t kTurnsPerThread = 8;             // at least, of less text if need be
constexpr size_t kTextPerThread = 4 * kTurnText;  // with less, a thread costs more than it saves
constexpr size_t kFunctionsAhead = 256;           // per thread, that wait for earlier ones
constexpr size_t kTextPerCode = 8;                // bytes of IR for one of code, at least

bool is_defined_function(const ssa::Symbol& symbol) {
  return symbol.kind == ssa::SymbolKind::Function && symbol.is_definition;
}

bool wants_dumps(const PipelineOptions& options) {
  return options.print_after_all || options.print_changed || !options.print_before.empty() ||
         !options.print_after.empty();
}

// The header for the text of all functions that the options show: the whole module's, or only the
// part that these functions need; before machine functions it includes their definitions, without
// bodies.
std::string dump_header(const ssa::Module& module, std::string_view functions,
                        const PipelineOptions& options) {
  const bool is_machine = functions.starts_with("machine function");
  std::vector<ssa::SymbolId> shown;
  std::string lines, out;
  for (ssa::SymbolId symbol : module.symbols()) {
    if (!is_defined_function(module[symbol]) || !options.shows(module[symbol].name)) continue;
    shown.push_back(symbol);
    if (is_machine) ssa::print_definition_without_body(lines, module, symbol);
  }
  if (options.filter_functions.empty()) {
    ssa::print_header(out, module);
    ssa::print_nodes(out, module, functions);
  } else {
    ssa::HeaderExcerpt(module).print(out, module, shown, lines + std::string(functions));
  }
  return out + lines;
}

void add(regalloc::AllocationStatistics& sum, const regalloc::AllocationStatistics& s) {
  sum.spills += s.spills;
  sum.reloads += s.reloads;
  sum.copies += s.copies;
  sum.exchanges += s.exchanges;
  sum.rematerializations += s.rematerializations;
  sum.weighted_spills += s.weighted_spills;
  sum.weighted_reloads += s.weighted_reloads;
  sum.weighted_copies += s.weighted_copies;
  sum.folds += s.folds;
  sum.weighted_folds += s.weighted_folds;
  sum.spill_slots += s.spill_slots;
  sum.splits += s.splits;
  sum.evictions += s.evictions;
}

}  // namespace

// Results that no function has, the ones used last first: their memory is there already, and as
// many exist as were ever waiting at once.
class ModuleCompiler::ResultPool {
 public:
  std::unique_ptr<CompiledFunction> fetch() {
    std::lock_guard lock(mutex_);
    if (free_.empty()) return std::make_unique<CompiledFunction>();
    std::unique_ptr<CompiledFunction> result = std::move(free_.back());
    free_.pop_back();
    return result;
  }

  void put_back(std::unique_ptr<CompiledFunction> result) {
    std::lock_guard lock(mutex_);
    free_.push_back(std::move(result));
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<CompiledFunction>> free_;
};

struct ModuleCompiler::Totals {
  std::vector<PassTotals> passes = std::vector<PassTotals>(pass_table().size());
  StageTotals stages;
  std::chrono::nanoseconds write{0};
  FunctionCounts counts;
  uint64_t certified = 0, decisions = 0, untried = 0;  // see certify::Verdict
  std::map<std::string, uint64_t> uncertified;         // functions, by the reason
  regalloc::AllocationStatistics allocation;
  bool has_traced = false;
  std::string_view allocator;

  void add(const FunctionCompiler& compiler) {
    const std::vector<PassTotals>& its = compiler.pipeline().totals();
    for (size_t pass = 0; pass < passes.size(); ++pass) {
      passes[pass].time += its[pass].time;
      passes[pass].runs += its[pass].runs;
    }
    stages.parse += compiler.totals().parse;
    stages.certify += compiler.totals().certify;
    stages.encode += compiler.totals().encode;
    stages.print += compiler.totals().print;
    has_traced |= compiler.has_traced();
    allocator = compiler.pipeline().allocator().name;
  }
  void add(const certify::Verdict& verdict) {
    const bool is_certified = verdict.kind == certify::Verdict::Kind::Certified;
    certified += is_certified;
    decisions += verdict.decisions;
    untried += verdict.untried;
    if (!is_certified) ++uncertified[verdict.reason];
  }
};

// The functions of one input, on their way through the compilers.
//
// Functions that are needed are compiled as it shows that they are, and taken in the order of
// FunctionOrder. The others, and after an error all that are left, are only parsed, since their
// errors count as well; not so those that a front end has just printed, unless it shows then that
// lilt cannot read it.
class ModuleCompiler::Work {
 public:
  // `names`: see FunctionCompiler::start_module.
  Work(ModuleCompiler& owner, Input& input, Goal goal, const Take* take, LeftOut left_out,
       std::span<const uint8_t> names = {})
      : owner_(owner),
        input_(input),
        names_(names),
        header_(*input.module),
        goal_(goal),
        take_(take),
        left_out_(left_out),
        is_trusted_(input.is_generated) {
    if (wants_dumps(owner.options_.pipeline)) excerpt_.emplace(header_);
  }

  // All function definitions with a body in the text.
  void run() {
    for (ssa::SymbolId symbol : header_.symbols())
      if (is_defined_function(header_[symbol])) add_definition(symbol);
    const unsigned threads = thread_count();
    text_of_turn_ = std::min(kTurnText, total_text_ / (kTurnsPerThread * threads));
    start_compilers(threads);
    has_failed_ = owner_.diagnostics_.has_errors();
    results_.resize(definitions_.size());
    order_.emplace(header_, definitions_, left_out_);
    if (threads > 1) {
      known_.emplace(header_, left_out_);
      note_needed();
    }
    run_in_order({.count = definitions_.size(),
                  .threads = threads,
                  .ahead = kFunctionsAhead * threads,
                  .next = [this] { return next(); },
                  .more = [this](std::vector<size_t>& jobs) { find_more(jobs); },
                  .run = [this](unsigned worker, size_t job) { compile(worker, job); },
                  .finish = [this](size_t job) { note_references(*results_[job]); },
                  .take = [this](size_t job) { take(job); }});
    add_totals();
  }

  // The machine functions of a dump, which `read` gives in the order of the text. They are all
  // compiled before the first is passed on: only so is it known which labels have addresses.
  void run_machine(const std::function<bool(FunctionCompiler&, CompiledFunction&)>& read) {
    start_compilers(1);
    for (auto result = pool_.fetch(); read(compiler_of(0), *result); result = pool_.fetch()) {
      add_definition(result->symbol);
      results_.push_back(std::move(result));
    }
    order_.emplace(header_, definitions_, left_out_);
    for (const auto& result : results_)
      if (result->has_labels) order_->need(result->symbol);
    is_trusted_ = true;  // nothing is left to parse
    for (size_t job = next(); job != kNoJob; job = next()) take(job);
    add_totals();
  }

  ~Work() {
    if (owner_.keeps_compilers_) return;
    owner_.compilers_.clear();
    owner_.results_ = std::make_unique<ResultPool>();
  }

  void start_compilers(unsigned threads) {
    compilers_.resize(threads);
    if (owner_.compilers_.size() < threads) owner_.compilers_.resize(threads);
  }

  // Of allocas.
  void report_returns() { ssa::report(returns_, header_, owner_.diagnostics_); }

  // Adds the times and events of its compilers to the owner's.
  void add_totals() const {
    for (const FunctionCompiler* compiler : compilers_)
      if (compiler != nullptr && !owner_.keeps_compilers_) owner_.totals_->add(*compiler);
  }

  // Made by the worker itself, beside the others, unless there is one from earlier inputs.
  FunctionCompiler& compiler_of(unsigned worker) {
    FunctionCompiler*& compiler = compilers_[worker];
    if (compiler != nullptr) return *compiler;
    std::unique_ptr<FunctionCompiler>& kept = owner_.compilers_[worker];
    if (kept == nullptr || kept->is_broken())
      kept = std::make_unique<FunctionCompiler>(owner_.options_);
    compiler = kept.get();
    compiler->start_module(header_, excerpt_ ? &*excerpt_ : nullptr, goal_, input_.built.get(),
                           names_);
    return *compiler;
  }

  // Which symbols are needed, once all functions are taken.
  const NeededSymbols& needed() const { return order_->needed(); }
  const std::vector<ssa::SymbolId>& definitions() const { return definitions_; }

  // Adds what bodies declared to the header, in the order of the text.
  void declare_in(ssa::Module& header) const {
    struct Declaration {
      uint32_t function;
      const ssa::ModuleOverlay* overlay;
      size_t index;
    };
    std::vector<Declaration> all;
    for (const FunctionCompiler* compiler : compilers_)
      for (size_t i = 0; compiler != nullptr && i < compiler->declared_by().size(); ++i)
        all.push_back({compiler->declared_by()[i], &compiler->declarations(), i});
    std::ranges::stable_sort(all, {}, &Declaration::function);
    for (const Declaration& declaration : all)
      header.adopt(*declaration.overlay, declaration.overlay->declarations()[declaration.index]);
  }

 private:
  void add_definition(ssa::SymbolId symbol) {
    definitions_.push_back(symbol);
    is_given_.push_back(false);
    total_text_ += text_of(symbol);
  }

  size_t text_of(ssa::SymbolId symbol) const {
    return BodyText(header_, input_.built.get()).size(symbol);
  }

  unsigned thread_count() const {
    const size_t asked = owner_.options_.threads;
    size_t useful = total_text_ / kTextPerThread + 1;
    if (useful > 1 && asked == 0) useful = std::min<size_t>(useful, available_processors());
    return static_cast<unsigned>(std::clamp<size_t>(asked == 0 ? useful : asked, 1,
                                                    std::max<size_t>(definitions_.size(), 1)));
  }

  // The function whose result is taken next.
  size_t next() {
    const size_t job = is_rest_ ? kNoJob : next_needed();
    if (job != kNoJob) return job;
    while (rest_ < definitions_.size() && is_given_[rest_]) ++rest_;
    if (rest_ < definitions_.size()) is_given_[rest_] = true;
    return rest_ < definitions_.size() ? rest_ : kNoJob;
  }

  size_t next_needed() {
    const bool has_failed = owner_.diagnostics_.has_errors();
    const uint32_t job = has_failed ? FunctionOrder::kEnd : order_->next();
    if (job == FunctionOrder::kEnd) {
      is_rest_ = true;
      if (is_trusted_ && !has_failed) rest_ = definitions_.size();
      more_rest_ = rest_;
      errors_before_rest_ = owner_.diagnostics_.error_count();
      return kNoJob;
    }
    is_given_[job] = true;
    return job;
  }

  // Functions that are known to be needed, the first ones of the text first.
  void find_more(std::vector<size_t>& jobs) {
    size_t text = 0;
    const auto add = [&](size_t job) {
      jobs.push_back(job);
      text += text_of(definitions_[job]);
    };
    for (; is_rest_ && more_rest_ < definitions_.size() && text <= text_of_turn_; ++more_rest_)
      if (!is_given_[more_rest_]) add(more_rest_);
    for (; !is_rest_ && !ahead_.empty() && text <= text_of_turn_; ahead_.pop()) add(ahead_.top());
  }

  void note_references(const CompiledFunction& function) {
    known_->need_references(function);
    note_needed();
  }

  void note_needed() {
    known_->take_functions([this](ssa::SymbolId id) { ahead_.push(order_->number_of(id)); });
  }

  void compile(unsigned worker, size_t job) {
    FunctionCompiler& compiler = compiler_of(worker);
    if (is_flooded_.load(std::memory_order_relaxed)) compiler.set_flooded();
    results_[job] = pool_.fetch();
    compiler.compile(
        definitions_[job], static_cast<uint32_t>(job),
        is_rest_.load(std::memory_order_relaxed) || has_failed_.load(std::memory_order_relaxed),
        *results_[job]);
  }

  // Puts a result in its place: reports what it reports, and passes it on.
  void take(size_t job) {
    CompiledFunction& function = *results_[job];
    Diagnostics& diagnostics = owner_.diagnostics_;
    const bool is_dropped = diagnostics.has_errors();
    diagnostics.append(std::move(function.parsing));
    std::ranges::move(function.returns.returned, std::back_inserter(returns_.returned));
    std::ranges::move(function.returns.returns, std::back_inserter(returns_.returns));
    if (!is_rest_) order_->pass(function);
    if (!is_dropped) pass_on(function);
    function.compiling = {};
    pool_.put_back(std::move(results_[job]));
    if (diagnostics.has_errors()) has_failed_.store(true, std::memory_order_relaxed);
    if (is_rest_ && diagnostics.error_count() >= errors_before_rest_ + Diagnostics::kErrorLimit)
      is_flooded_.store(true, std::memory_order_relaxed);
  }

  void pass_on(CompiledFunction& function) {
    if (owner_.diagnostics_.has_errors()) return;  // of its own text
    const std::string_view name = header_[function.symbol].name;
    for (const StageReport& report : function.reports) owner_.log_(name, report);
    if (function.fault) std::rethrow_exception(function.fault);
    owner_.diagnostics_.append(std::move(function.compiling));
    owner_.totals_->counts += function.counts;
    if (function.certificate) owner_.totals_->add(*function.certificate);
    add(owner_.totals_->allocation, function.allocation);
    if (function.state == CompiledFunction::State::Parsed || take_ == nullptr) return;
    if (owner_.diagnostics_.has_errors()) return;
    StageTimer timer(owner_.timed(owner_.totals_->write));
    (*take_)(function);
  }

  ModuleCompiler& owner_;
  const Input& input_;
  const std::span<const uint8_t> names_;
  const ssa::Module& header_;
  const Goal goal_;
  const Take* take_;
  std::optional<ssa::HeaderExcerpt> excerpt_;
  std::vector<ssa::SymbolId> definitions_;
  const LeftOut left_out_;
  bool is_trusted_;
  size_t total_text_ = 0, text_of_turn_ = 0;  // bytes of bodies
  std::optional<FunctionOrder> order_;        // of results
  std::optional<NeededSymbols> known_;        // by results that may wait
  std::priority_queue<size_t, std::vector<size_t>, std::greater<>> ahead_;  // known to be needed
  std::vector<std::unique_ptr<CompiledFunction>> results_;                  // by definition
  std::vector<bool> is_given_;                                              // by next()
  size_t rest_ = 0, more_rest_ = 0;  // of what is only parsed, the first that nobody was given
  size_t errors_before_rest_ = 0;
  std::vector<FunctionCompiler*> compilers_;  // by worker; null: no job yet
  ResultPool& pool_ = *owner_.results_;
  ssa::ReturnFacts returns_;
  std::atomic<bool> is_rest_ = false;
  // Hints for workers, whose results are dropped anyway.
  std::atomic<bool> has_failed_ = false, is_flooded_ = false;
};

ModuleCompiler::ModuleCompiler(const CompileOptions& options, Diagnostics& diagnostics,
                               std::function<void(std::string_view, const StageReport&)> log)
    : options_(options),
      diagnostics_(diagnostics),
      log_(std::move(log)),
      totals_(std::make_unique<Totals>()),
      results_(std::make_unique<ResultPool>()) {}

ModuleCompiler::~ModuleCompiler() = default;

bool ModuleCompiler::compile(Input& input, Goal goal, const Take& take) {
  compile(input, goal, take, LeftOut::None);
  return !diagnostics_.has_errors();
}

bool ModuleCompiler::compile_needed(Input& input, Goal goal, const Take& take) {
  compile(input, goal, take,
          options_.pipeline.level == 0 ? LeftOut::AlwaysInlined : LeftOut::Discardable);
  return !diagnostics_.has_errors();
}

void ModuleCompiler::compile(Input& input, Goal goal, const Take& take, LeftOut left_out) {
  if (!takes(input)) return;
  note_functions(*input.module);
  const std::vector<uint8_t> names = find_facts(input);
  Work work(*this, input, goal, &take, left_out, names);
  if (input.machine_text != nullptr) {
    compile_machine_functions(input, goal, work);
  } else {
    work.run();
    work.declare_in(*input.module);
  }
  if (left_out == LeftOut::None || diagnostics_.has_errors()) return;
  for (const ssa::SymbolId symbol : work.definitions())
    if (!work.needed().is_needed(symbol)) report_left_out((*input.module)[symbol], goal);
  work.needed().leave_out_others(*input.module);
}

// As passes that look at whole modules find them; what CalleeBodies counts comes by the way.
std::vector<uint8_t> ModuleCompiler::find_facts(Input& input) {
  const auto pass = static_cast<size_t>(find_pass("ipsccp"));
  if (options_.pipeline.level < pass_table()[pass].first_level) return {};
  if (input.is_looked_up) return {};
  const bool has_bodies = input.source != nullptr || input.built != nullptr;
  const bool is_wanted = has_bodies && input.machine_text == nullptr &&
                         !diagnostics_.has_errors() && !input.module->is_optimized &&
                         options_.pipeline.bisect.functions > 0 &&
                         why_not_run(options_.pipeline, pass).empty();
  if (!is_wanted) return {};
  return find_module_facts(*input.module, input.built.get());
}

void ModuleCompiler::check(Input& input) {
  if (first_pass(options_.pipeline) != 0 && !takes(input)) return;
  Work work(*this, input, Goal::Check, nullptr, LeftOut::None);
  if (input.machine_text != nullptr) return compile_machine_functions(input, Goal::Check, work);
  work.run();
  work.declare_in(*input.module);
  work.report_returns();
}

std::optional<object::ObjectFile> ModuleCompiler::to_object(Input& input) {
  object::ObjectWriter writer(*input.module, options_.sections);
  if (input.source != nullptr) writer.reserve_code(input.source->text().size() / kTextPerCode);
  const bool is_compiled = compile_needed(input, Goal::Image, [&](CompiledFunction& function) {
    const std::optional<object::CodePlace> place =
        writer.add_function(function.symbol, function.image);
    report_place((*input.module)[function.symbol], place);
  });
  if (!is_compiled) return std::nullopt;
  StageTimer timer(timed(totals_->write));
  if (!writer.add_variables(diagnostics_)) return std::nullopt;
  if (!input.embedded.empty()) writer.add_excluded(std::string(kEmbeddedSection), input.embedded);
  return writer.finish(diagnostics_);
}

namespace {

std::string_view why_left_out(const ssa::Symbol& function) {
  return is_discardable(function) ? "nothing refers to it" : "it is available_externally";
}

}  // namespace

// It was not compiled.
void ModuleCompiler::report_left_out(const ssa::Symbol& function, Goal goal) {
  const PipelineOptions& options = options_.pipeline;
  if (goal == Goal::Image) report_place(function, {});
  if (!options.filter_functions.empty() && options.shows(function.name))
    diagnostics_.warning(
        "'@" + std::string(function.name) +
        "' of --filter-print-funcs is not compiled: " + std::string(why_left_out(function)));
}

// The dump after `write`.
void ModuleCompiler::report_place(const ssa::Symbol& function,
                                  const std::optional<object::CodePlace>& place) {
  const PipelineOptions& options = options_.pipeline;
  const std::string_view stage = pass_table()[static_cast<size_t>(write_stage())].name;
  if (!options.print_after_all && !is_one_of(stage, options.print_after)) return;
  if (!options.shows(function.name)) return;
  StageReport report{"after", std::string(stage), dump_banner("after", stage, function.name)};
  if (place)
    report.text += "; " + std::string(place->section) + " + " + std::to_string(place->offset) +
                   ", " + std::to_string(place->size) + " bytes\n";
  else
    report.text += "; left out: " + std::string(why_left_out(function)) + "\n";
  log_(function.name, report);
}

std::string ModuleCompiler::to_assembly(Input& input) {
  object::AssemblyWriter writer(*input.module, options_.sections,
                                options_.syntax == x86::AsmSyntax::Intel);
  const bool is_compiled = compile_needed(input, Goal::Assembly, [&](CompiledFunction& function) {
    if (!options_.chooses_assembly ||
        options_.pipeline.shows((*input.module)[function.symbol].name))
      writer.add_function(function.symbol, function.number, function.assembly);
  });
  if (!is_compiled) return {};
  StageTimer timer(timed(totals_->write));
  return writer.finish(diagnostics_);
}

std::string ModuleCompiler::to_dump(Input& input) {
  std::string functions;
  const bool is_compiled = compile(input, Goal::Dump, [&](CompiledFunction& function) {
    functions += function.text;
    const bool is_stopped = function.state == CompiledFunction::State::Stopped;
    if (is_stopped && !function.text.empty()) functions += '\n';
  });
  if (!is_compiled) return {};
  return dump_header(*input.module, functions, options_.pipeline) + "\n" + functions;
}

// --- dumps of machine functions

// Whether the first pass that runs accepts the input's kind of IR; reports an error otherwise.
bool ModuleCompiler::takes(const Input& input) {
  const auto passes = pass_table();
  const auto first = static_cast<size_t>(first_pass(options_.pipeline));
  const bool wants_machine = static_cast<int>(first) > find_pass("isel");
  const bool is_machine = input.machine_text != nullptr;
  if (wants_machine == is_machine) return true;
  if (diagnostics_.has_errors()) return false;  // it could not be read
  const std::string next = first == 0 || !passes[first].is_pass()
                               ? std::string()
                               : " for the pass '" + std::string(passes[first].name) + "'";
  diagnostics_.error("'" + std::string(input.source->name()) + "' holds " +
                     (is_machine ? "machine IR, but LLVM IR is needed" + next +
                                       "; --start-after names the pass that a dump was made after"
                                 : "LLVM IR, but a dump of machine IR is needed" + next));
  return false;
}

namespace {

// Reads and verifies the machine functions of a dump, one by one.
class MachineReader {
 public:
  MachineReader(Input& input, const PipelineOptions& options, Diagnostics& diagnostics)
      : text_(*input.machine_text),
        module_(*input.module),
        options_(options),
        diagnostics_(diagnostics),
        start_(find_machine_function(text_.text(), 0)) {}

  // Reads the next function; its symbol, or none() after an error after which reading goes on.
  // Nothing at the end, and after text that cannot be read. Errors are reported.
  std::optional<ssa::SymbolId> read(mir::MachineFunction& machine) {
    if (start_ == std::string_view::npos) return std::nullopt;
    const auto place = static_cast<SourceOffset>(start_);
    SourceOffset offset = place;
    if (!mir::parse(text_, offset, x86::target(), machine, diagnostics_)) return std::nullopt;
    report_unfit(machine, place);
    start_ = find_machine_function(text_.text(), offset);
    range_ = {place, offset};
    return declare(machine, place);
  }
  // The text of the last function.
  const FunctionCompiler::TextRange& range() const { return range_; }

 private:
  // Reports violations of the verifier's rules, or a stage other than the first pass's. Passes rely
  // on both.
  void report_unfit(const mir::MachineFunction& machine, SourceOffset place) {
    for (mir::Violation& violation : mir::find_violations(machine)) {
      const bool has_place = violation.origin != kNoOffset;
      diagnostics_.error(text_, has_place ? violation.origin : place, std::move(violation.message));
    }
    const int first = first_pass(options_);
    if (first == 0) return;
    const bool laid_out = machine.frame.laid_out;
    std::string_view wanted;
    if (first <= find_pass("regalloc"))
      wanted = machine.is_ssa && !laid_out ? "" : "in SSA form";
    else if (first <= find_pass("prologue-epilogue"))
      wanted = machine.is_allocated && !laid_out ? "" : "allocated and its frame not laid out";
    else
      wanted = machine.is_allocated && laid_out ? "" : "allocated and its frame laid out";
    const bool is_late = machine.is_allocated && first <= find_pass("regalloc");
    if (!wanted.empty())
      diagnostics_.error(text_, place,
                         "the machine function must be " + std::string(wanted) +
                             " for the passes that are to run" +
                             (is_late ? "; its registers are allocated already" : ""));
  }

  ssa::SymbolId declare(const mir::MachineFunction& machine, SourceOffset place) {
    const std::string name = "'@" + std::string(machine.name()) + "'";
    const ssa::SymbolId symbol = module_.find(machine.name());
    if (!symbol.valid() || module_[symbol].kind != ssa::SymbolKind::Function) {
      diagnostics_.error(text_, place,
                         "machine function " + name + " is not declared in the header");
      return {};
    }
    if (symbol.index() >= is_known_.size()) is_known_.resize(module_.symbol_count());
    if (is_known_[symbol.index()]) {
      diagnostics_.error(text_, place, name + " is defined twice");
      return {};
    }
    module_[symbol].is_definition = is_known_[symbol.index()] = true;
    return symbol;
  }

  const SourceText& text_;
  ssa::Module& module_;
  const PipelineOptions& options_;
  Diagnostics& diagnostics_;
  size_t start_;
  FunctionCompiler::TextRange range_;
  std::vector<bool> is_known_;  // by symbol: has been read
};

}  // namespace

// Each function that is read makes its symbol a definition.
void ModuleCompiler::compile_machine_functions(Input& input, Goal goal, Work& work) {
  MachineReader reader(input, options_.pipeline, diagnostics_);
  mir::MachineFunction machine;
  uint32_t number = 0;
  work.run_machine([&](FunctionCompiler& compiler, CompiledFunction& result) {
    for (;; ++number) {
      const std::optional<ssa::SymbolId> symbol = [&] {
        StageTimer timer(timed(totals_->stages.parse));
        return reader.read(machine);
      }();
      if (!symbol) return false;
      if (diagnostics_.has_errors() || goal == Goal::Check) continue;
      compiler.continue_machine(machine, reader.range(), *symbol, number++, result);
      return true;
    }
  });
}

// --- what the options ask for in vain

// Records the names that --filter-print-funcs may use.
void ModuleCompiler::note_functions(const ssa::Module& module) {
  if (options_.pipeline.filter_functions.empty()) return;
  for (ssa::SymbolId symbol : module.symbols())
    if (is_defined_function(module[symbol])) known_functions_.emplace(module[symbol].name);
}

void ModuleCompiler::report_missing() {
  report_unknown_functions(options_.pipeline.filter_functions,
                           {known_functions_.begin(), known_functions_.end()}, diagnostics_);
  warn_of_missing_trace();
}

void report_unknown_functions(const std::vector<std::string>& names,
                              const std::vector<std::string_view>& defined,
                              Diagnostics& diagnostics) {
  for (const std::string& name : names) {
    if (is_one_of(name, defined)) continue;
    diagnostics.error("no function '@" + name + "' of --filter-print-funcs is defined" +
                      suggestion(name, defined, "@"));
  }
}

void ModuleCompiler::warn_of_missing_trace() {
  if (!options_.trace_allocation || totals_->counts.functions == 0 || totals_->has_traced) return;
  const std::string reason =
      why_not_run(options_.pipeline, static_cast<size_t>(find_pass("regalloc")));
  if (reason.empty())
    diagnostics_.warning("--trace=regalloc shows nothing: the allocator '" +
                         std::string(totals_->allocator) +
                         "' has no trace; --regalloc=linear has one");
  else
    diagnostics_.warning("--trace=regalloc shows nothing: pass 'regalloc' " + reason);
}

// --- figures

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
  const FunctionCounts& counts = totals_->counts;
  if (!options_.pipeline.filter_functions.empty() && counts.functions == 0) return {};
  const regalloc::AllocationStatistics& r = totals_->allocation;
  NamedCounts rows = {
      {"functions", counts.functions},
      {"ssa-instructions", counts.ssa_instructions},
      {"machine-instructions", counts.machine_instructions},
      {"machine-moves", counts.machine_moves},
      {"frame-bytes", counts.frame_bytes},
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
      {"regalloc.folds", r.folds},
      {"regalloc.weighted-folds", static_cast<uint64_t>(r.weighted_folds)},
  };
  if (options_.pipeline.verify_code) {
    rows.insert(rows.end(), {{"certified", totals_->certified},
                             {"certified.decisions", totals_->decisions},
                             {"certified.decisions-untried", totals_->untried}});
    uint64_t uncertified = 0;
    for (const auto& [reason, count] : totals_->uncertified) uncertified += count;
    rows.emplace_back("uncertified", uncertified);
  }
  if (as_json) return to_json(rows);
  std::string out;
  for (const auto& [name, count] : rows) {
    char line[160];
    std::snprintf(line, sizeof line, "%12llu  %.*s\n", static_cast<unsigned long long>(count),
                  static_cast<int>(name.size()), name.data());
    out += line;
  }
  return out;
}

std::string ModuleCompiler::certificates() const {
  std::vector<std::pair<uint64_t, std::string_view>> reasons;
  uint64_t functions = totals_->certified;
  for (const auto& [reason, count] : totals_->uncertified) {
    reasons.emplace_back(count, reason);
    functions += count;
  }
  std::ranges::sort(reasons, std::greater());
  std::string out = std::to_string(totals_->certified) + " of " + std::to_string(functions) +
                    " functions are certified; " + std::to_string(totals_->untried) + " of their " +
                    std::to_string(totals_->decisions) + " branches went one way in all runs\n";
  for (const auto& [count, reason] : reasons)
    out += "not certified: " + std::to_string(count) + " because of " + std::string(reason) + "\n";
  return out;
}

std::string ModuleCompiler::pass_times(std::chrono::nanoseconds header, bool as_json) const {
  NamedCounts rows;  // nanoseconds by stage
  auto add_row = [&](std::string_view name, std::chrono::nanoseconds time) {
    rows.emplace_back(name, static_cast<uint64_t>(time.count()));
  };
  add_row("header", header);
  add_row("parse", totals_->stages.parse);
  for (size_t i = 0; i < totals_->passes.size(); ++i)
    if (totals_->passes[i].runs != 0) add_row(pass_table()[i].name, totals_->passes[i].time);
  if (options_.pipeline.verify_code) add_row("certify", totals_->stages.certify);
  add_row("encode", totals_->stages.encode + totals_->stages.print);
  add_row("write", totals_->write);
  return as_json ? to_json(rows) : to_table(rows);
}

}  // namespace lilt::backend
