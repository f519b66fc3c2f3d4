#include "backend/compile/function_compiler.h"

#include <algorithm>
#include <utility>

#include "backend/allocator_error.h"
#include "backend/compile/dump_text.h"
#include "backend/compile/needed_symbols.h"
#include "backend/internal_error.h"
#include "backend/legalize/steps.h"
#include "emit/x86/assembly_template.h"
#include "emit/x86/code_listing.h"
#include "emit/x86/instructions.h"
#include "emit/x86/provisional_code.h"
#include "ir/mir/machine_printer.h"
#include "ir/ssa/lint.h"
#include "ir/ssa/printer.h"
#include "ir/support/stage_timer.h"
#include "regalloc/trace.h"

namespace lilt::backend {

namespace {

constexpr uint64_t kPushedRegister = 8;  // bytes

}  // namespace

FunctionCounts& FunctionCounts::operator+=(const FunctionCounts& other) {
  functions += other.functions;
  ssa_instructions += other.ssa_instructions;
  machine_instructions += other.machine_instructions;
  machine_moves += other.machine_moves;
  frame_bytes += other.frame_bytes;
  return *this;
}

void CompiledFunction::clear() {
  state = State::Parsed;
  references.clear();
  text.clear();
  reports.clear();
  fault = nullptr;
  counts = {};
  allocation = {};
  record = nullptr;
  certificate.reset();
  returns = {};
}

FunctionCompiler::FunctionCompiler(const CompileOptions& options)
    : options_(options), trace_(*this), pipeline_(options.pipeline, make_observer(), compiling_) {}

void FunctionCompiler::start_module(const ssa::Module& header, const ssa::HeaderExcerpt* excerpt,
                                    Goal goal, const ssa::BuiltBodies* built,
                                    std::span<const uint8_t> names) {
  goal_ = goal;
  parsing_ = {};
  compiling_ = {};
  unit_.emplace(header, built, excerpt, options_.pipeline.verify_each, names);
  reader_.start(unit_->overlay, built, parsing_);
  pipeline_.set_inline_bodies(unit_->callees);
}

namespace {

constexpr std::string_view kAsRead = "the function as it was read";

}  // namespace

PipelineObserver FunctionCompiler::make_observer() {
  PipelineObserver observer;
  observer.dump = [this](const Dump& dump) { report(dump); };
  if (options_.trace_allocation) observer.trace = &trace_;
  if (!options_.makes_records) return observer;
  observer.trace = &recorder_;
  observer.stage = [this](const PassOutput& output) {
    const bool is_selected = output.pass.name == std::string_view("isel");
    if (options_.records_end_only && is_selected) return add_selected_stage();
    if (options_.records_end_only) return;
    if (output.function != nullptr)
      recorder_.add_stage(output.pass.name, output.pass.description, *output.function);
    else
      recorder_.add_stage(output.pass.name, output.pass.description, *output.machine);
  };
  return observer;
}

// The IR that selection has read.
void FunctionCompiler::add_selected_stage() {
  recorder_.add_stage("legalize", "the function before selection", function_);
}

void FunctionCompiler::start_record(SourceOffset begin, SourceOffset end) {
  std::string allocator(pipeline_.allocator().name);
  if (options_.pipeline.allocation.registers != 0)
    allocator += ", " + std::to_string(options_.pipeline.allocation.registers) + " registers";
  const char* separator = ", only ";
  options_.pipeline.allocation.register_set.for_each([&](mir::Register r) {
    allocator += std::exchange(separator, " ");
    allocator += x86::target().register_names[r.number()];
  });
  recorder_.start(unit_->header[result_->symbol].name, allocator, begin, end);
}

void FunctionCompiler::record_assembly(std::string_view pass, std::string_view description,
                                       x86::AsmSyntax syntax) {
  x86::AssemblyLines lines = x86::assembly_lines(*machine_, result_->number, syntax);
  recorder_.add_assembly(pass, description, std::move(lines.text), std::move(lines.origins));
}

// The allocator's events must be what it did: it is a fault of lilt if they are not, or of the file
// that the allocator comes from.
void FunctionCompiler::finish_record() {
  std::string listing;
  x86::print_listing(listing, *machine_, encoder_);
  recorder_.add_code(std::move(listing), *machine_, result_->image.bytes.size());
  record_assembly("assembly-att", "the text of -S", x86::AsmSyntax::Att);
  record_assembly("assembly-intel", "the text of -S --x86-asm-syntax=intel", x86::AsmSyntax::Intel);
  result_->record = recorder_.take();
  for (const report::NamedAllocation& allocation : result_->record->allocations) {
    const std::vector<std::string>& faults = allocation.record.faults;
    if (faults.empty()) continue;
    if (pipeline_.allocator().file.empty())
      throw InternalError(machine_->name(), "recording regalloc", faults);
    throw AllocatorError(pipeline_.allocator(), "reports events that are not what it did in",
                         machine_->name(), faults);
  }
}

void FunctionCompiler::compile(ssa::SymbolId symbol, uint32_t number, bool parse_only,
                               CompiledFunction& result) {
  start(symbol, number, result);
  guard([&] {
    // What a caller took in is not checked again.
    const bool is_parsed = (parse_only && unit_->callees.was_read(symbol)) || parse();
    const bool is_compiled = is_parsed && !parse_only && goal_ != Goal::Check;
    if (is_parsed && goal_ == Goal::Check && unit_->header.source() != nullptr) {
      const ssa::ControlFlowGraph& cfg = reader_.analyses().control_flow();
      ssa::lint(function_, cfg, parsing_);
      ssa::find_returns(function_, cfg, result.returns);
    }
    if (is_compiled && options_.makes_records) {
      start_record(unit_->header[symbol].header_begin, unit_->header[symbol].body_end);
      if (!options_.records_end_only) recorder_.add_stage("parse", kAsRead, function_);
    }
    pipeline_.set_function_number(number);
    if (is_compiled) deliver(pipeline_.run(function_, *machine_, &reader_.analyses()), &function_);
    keep_declarations();
  });
  result.parsing.append(std::move(parsing_));
  compiling_.move_places(
      [&](SourceOffset place) { return function_.debug().place_in_text(place); });
  result.compiling.append(std::move(compiling_));
}

void FunctionCompiler::continue_machine(mir::MachineFunction& machine, const TextRange& text,
                                        ssa::SymbolId symbol, uint32_t number,
                                        CompiledFunction& result) {
  start(symbol, number, result);
  machine_ = &machine;
  if (options_.makes_records) {
    start_record(text.begin, text.end);
    recorder_.add_stage("parse", kAsRead, machine);
  }
  guard([&] { deliver(pipeline_.run_machine(*machine_), nullptr); });
  result.compiling.append(std::move(compiling_));
}

void FunctionCompiler::start(ssa::SymbolId symbol, uint32_t number, CompiledFunction& result) {
  result.clear();
  result.symbol = symbol;
  result.number = number;
  result_ = &result;
  machine_ = &own_machine_;
  trace_.start_function();
  unit_->callees.start_caller();
}

bool FunctionCompiler::parse() {
  StageTimer timer(timed(totals_.parse));
  unit_->overlay.reset();
  function_.debug().keep_origins(options_.makes_records);
  if (!reader_.read(result_->symbol, function_)) return false;
  parsed_instructions_ = function_.value_count() - function_.argument_count();
  check_stage();
  return !parsing_.has_errors();
}

// Selection and the steps of legalization rely on the results of earlier steps, so a dump that
// continues there must have them.
void FunctionCompiler::check_stage() {
  const auto first = static_cast<size_t>(first_pass(options_.pipeline));
  const auto selection = static_cast<size_t>(find_pass("isel"));
  if (first == 0 || first > selection) return;
  const std::string requirement = first == selection
                                      ? "selection requires legalized IR"
                                      : "pass '" + std::string(pass_table()[first].name) +
                                            "' requires the results of the passes before it";
  check_legal(function_, needs_served_before(first), requirement, parsing_);
}

// A fault of lilt, or a lack of memory, becomes a result, since its place in the order decides
// whether it is reported. What it leaves behind is not fit for another function.
template <class Run>
void FunctionCompiler::guard(Run run) {
  try {
    if (fault_ == nullptr) run();
  } catch (...) {
    fault_ = std::current_exception();
  }
  result_->fault = fault_;
}

// `body`: the IR that the machine function comes from; null if the machine function was read.
void FunctionCompiler::deliver(Pipeline::Result result, const ssa::Function* body) {
  using enum Pipeline::Result;
  if (result == Failed) return;
  const bool is_machine = result != StoppedAsSsa;
  const bool is_shown = options_.pipeline.shows(is_machine ? machine_->name() : function_.name());
  FunctionCounts& counts = result_->counts;
  if (is_shown) {
    counts.functions = 1;
    if (body != nullptr) counts.ssa_instructions = parsed_instructions_;
    if (is_machine) counts.machine_instructions = machine_->instructions.size();
    if (is_machine) result_->allocation = pipeline_.statistics();
  }
  if (result == Finished) return finish(body, is_shown);
  result_->state = CompiledFunction::State::Stopped;
  if (!is_shown) return;
  if (is_machine)
    result_->text += machine_text(*machine_, options_.pipeline);
  else
    ssa::print_function(result_->text, function_);
}

void FunctionCompiler::finish(const ssa::Function* body, bool is_shown) {
  result_->state = CompiledFunction::State::Finished;
  result_->has_labels = machine_->has_labels();
  if (is_shown && options_.counts_code) count_code();
  if (options_.pipeline.verify_code && body != nullptr) certify_code(*body);
  if (goal_ == Goal::Assembly) {
    print(body);
    result_->assembly.temperature = temperature();
    return find_references_in_text();
  }
  if (is_shown) report_code(pipeline_.dumps_before(encode_stage()), "before", false);
  if (!encode(body)) return;
  result_->image.temperature = temperature();
  if (is_shown && options_.makes_records) finish_record();
  note_named(result_->image.symbols);
  if (is_shown) report_code(pipeline_.dumps_after(encode_stage()), "after", true);
  if (goal_ == Goal::Dump) {  // --stop-after=encode
    result_->state = CompiledFunction::State::Stopped;
    if (is_shown) x86::print_listing(result_->text, *machine_, encoder_);
  } else if (is_shown) {
    report_code(pipeline_.dumps_before(write_stage()), "before", true);
  }
}

// That of the function's hottest block; without a profile what `cold` says. As in LLVM, nothing
// without optimization.
ssa::Temperature FunctionCompiler::temperature() const {
  using ssa::Temperature;
  if (options_.pipeline.level == 0) return Temperature::Unknown;
  const ssa::ProfileSummary& profile = unit_->callees.profile();
  uint64_t count = ssa::kNoCount;
  if (profile.is_known()) count = ssa::entry_count(unit_->header, result_->symbol);
  Temperature hottest = profile.of_entry(count);
  if (hottest == Temperature::Unknown) {
    const ssa::FunctionAttributes attributes = unit_->header[result_->symbol].function_attributes;
    return (attributes & ssa::function_attribute::Cold) != 0 ? Temperature::Cold : hottest;
  }
  const float entry = machine_->blocks[machine_->layout.front()].frequency;
  for (const mir::BlockId block : machine_->layout) {
    const double frequency = machine_->blocks[block].frequency / entry;
    hottest = std::max(hottest, profile.of(ssa::block_count(count, frequency)));
  }
  return hottest;
}

void FunctionCompiler::print(const ssa::Function* body) {
  StageTimer timer(timed(totals_.print));
  const object::LineLocator locator(body);
  object::FunctionAssembly& assembly = result_->assembly;
  const std::vector<VariableRange> ranges = variable_ranges(locator);
  std::vector<FoundCall> calls = described_calls(locator);
  std::vector<uint32_t> marked = borders_of(ranges);
  for (const FoundCall& call : calls) marked.push_back(call.place);
  std::ranges::sort(marked);
  marked.erase(std::ranges::unique(marked).begin(), marked.end());
  x86::print_gas(assembly, *machine_, result_->number, options_.syntax, locator, marked);
  const PointOf point_of = [&](uint32_t place, bool is_inside) {
    const auto index =
        static_cast<size_t>(std::ranges::lower_bound(marked, place) - marked.begin());
    const object::CodePoint point =
        index < assembly.marks.size() ? assembly.marks[index] : object::kCodeEnd;
    return point - is_inside;
  };
  if (locator.function() != nullptr) {
    const ssa::DebugInfo::OwnLocations own = body->debug().own_locations();
    assembly.own_locations.assign(own.begin(), own.end());
  }
  assembly.variables = variable_places(ranges, point_of);
  assembly.debug_calls = debug_calls(std::move(calls), point_of);
}

// Without debug information none.
std::vector<VariableRange> FunctionCompiler::variable_ranges(const object::LineLocator& locator) {
  if (locator.function() == nullptr) return {};
  Arena scratch;
  return find_variable_ranges(locator, *machine_, find_held_values(*machine_, scratch));
}

// Without optimizations variables are in memory all the time.
std::vector<FoundCall> FunctionCompiler::described_calls(const object::LineLocator& locator) {
  if (locator.function() == nullptr || !unit_->header.is_optimized) return {};
  return find_debug_calls(*machine_, unit_->header);
}

void FunctionCompiler::locate_variables(const object::LineLocator& locator) {
  if (locator.function() == nullptr) return;
  const std::vector<VariableRange> ranges = variable_ranges(locator);
  std::vector<FoundCall> calls = described_calls(locator);
  std::vector<uint32_t> offsets;
  if (!borders_of(ranges).empty() || !calls.empty())
    offsets = x86::find_code_offsets(*machine_, encoder_);
  const PointOf point_of = [&](uint32_t place, bool is_inside) {
    return place < offsets.size() ? offsets[place] - is_inside : object::kCodeEnd - is_inside;
  };
  result_->image.variables = variable_places(ranges, point_of);
  result_->image.debug_calls = debug_calls(std::move(calls), point_of);
}

// An instruction that cannot be encoded is an error. The code is found in the table of lines.
x86::Encoder::Problem FunctionCompiler::encode_located() {
  std::optional<x86::ProvisionalCode> provisional;
  if (!machine_->frame.laid_out) provisional.emplace(*machine_);
  if (provisional && !provisional->problem().message.empty()) return provisional->problem();
  x86::Encoder::Problem problem = x86::encode_numbered(*machine_, encoder_, result_->image);
  std::vector<uint32_t> offsets(machine_->instructions.size());
  for (object::LineEntry& line : result_->image.lines) {
    offsets[line.origin] = line.code_offset;
    line.origin = machine_->instructions[line.origin].origin;
  }
  const auto end = static_cast<uint32_t>(result_->image.bytes.size());
  result_->code = std::make_unique<mir::LocatedCode>(
      provisional ? provisional->locate(offsets, end) : mir::locate_code(*machine_, offsets, end));
  return problem;
}

bool FunctionCompiler::encode(const ssa::Function* body) {
  StageTimer timer(timed(totals_.encode));
  const auto [problem, origin] =
      options_.locates_code ? encode_located() : encoder_.encode(*machine_, result_->image);
  if (!problem.empty())
    ssa::report_error(unit_->overlay, origin, "@" + std::string(machine_->name()) + ": " + problem,
                      compiling_);
  if (unit_->header.debug_info.is_present()) {
    const object::LineLocator locator(body);
    object::locate_lines(locator, result_->image);
    if (result_->code == nullptr || result_->code->frame == nullptr) locate_variables(locator);
    if (body != nullptr)
      for (object::LineEntry& entry : result_->image.lines)
        entry.origin = body->debug().place_in_text(entry.origin);
  }
  return problem.empty();
}

// A difference is a fault of lilt. What cannot be certified is counted, and remarked on.
void FunctionCompiler::certify_code(const ssa::Function& body) {
  StageTimer timer(timed(totals_.certify));
  if (!semantics_) semantics_.emplace();
  const bool text_order = options_.pipeline.level == 0;
  certify::Verdict verdict =
      certify::certify(body, *machine_, text_order, pipeline_.phi_locations(), *semantics_,
                       scratch_, &pipeline_.analyses());
  if (verdict.kind == certify::Verdict::Kind::Wrong)
    throw InternalError(machine_->name(), "--verify-code", {std::move(verdict.reason)});
  const SourceText* source = unit_->header.source();
  const bool is_remarked = options_.pipeline.wants_remarks && source != nullptr &&
                           options_.pipeline.shows(machine_->name()) &&
                           verdict.kind == certify::Verdict::Kind::Unknown;
  if (is_remarked)
    compiling_.remark(*source, body.offset_of(body[body.entry()].first),
                      "not certified because of " + verdict.reason);
  result_->certificate = std::move(verdict);
}

// Dumps the machine function under each name, after the encoder with its code.
void FunctionCompiler::report_code(const std::vector<std::string_view>& names,
                                   std::string_view when, bool is_encoded) {
  if (names.empty()) return;
  std::string text;
  if (is_encoded)
    x86::print_listing(text, *machine_, encoder_);
  else
    text = machine_text(*machine_, options_.pipeline);
  for (std::string_view name : names) report({when, name, machine_->name(), true, text});
}

// Counts the finished function's moves between registers and its stack size.
void FunctionCompiler::count_code() {
  for (const mir::MachineInstr& instruction : machine_->instructions)
    for (const mir::RegClassDesc& register_class : machine_->target().classes)
      if (instruction.opcode == register_class.move) {
        ++result_->counts.machine_moves;
        break;
      }
  result_->counts.frame_bytes =
      machine_->frame.size + kPushedRegister * static_cast<uint64_t>(machine_->frame.saved.size());
}

// Symbols with these names.
void FunctionCompiler::note_named(std::span<const std::string_view> names) {
  for (const std::string_view name : names)
    if (const ssa::SymbolId id = find_discardable(unit_->header, name); id.valid())
      result_->references.push_back(id);
}

// The code may have lost references to symbols that it had, so the list of symbols is not enough.
void FunctionCompiler::find_references_in_text() {
  size_t left = 0;  // not seen yet
  discardable_symbols_.clear();
  for (const std::string_view name : machine_->symbols) {
    discardable_symbols_.push_back(find_discardable(unit_->header, name));
    left += discardable_symbols_.back().valid();
  }
  auto note = [&](mir::SymbolRef symbol) {
    if (!symbol.valid() || !discardable_symbols_[symbol.index()].valid()) return;
    result_->references.push_back(
        std::exchange(discardable_symbols_[symbol.index()], ssa::SymbolId::none()));
    --left;
  };
  note_named(result_->assembly.exceptions.types);
  note_named({&result_->assembly.exceptions.personality, 1});
  for (mir::BlockId block : machine_->layout) {
    if (left == 0 && machine_->texts.empty()) return;
    for (const mir::MachineInstr& instruction : machine_->instructions_of(block)) {
      if (instruction.opcode == x86::opcode(x86::Op::ASM))
        for (const ssa::SymbolId id :
             discardable_symbols_in(x86::assembly_text(*machine_, instruction), unit_->header))
          result_->references.push_back(id);
      for (const mir::Cell& cell : machine_->cells_of(instruction)) {
        if (cell.kind == mir::CellKind::Symbol) note(cell.symbol());
        if (cell.kind == mir::CellKind::MemoryBase) note(mir::Address::symbol_of(&cell));
      }
    }
  }
}

void FunctionCompiler::keep_declarations() {
  if (unit_->overlay.declarations().empty()) return;
  if (!unit_->declarations) unit_->declarations.emplace(unit_->header);
  unit_->declarations->adopt(unit_->overlay);
  unit_->declared_by.resize(unit_->declarations->declarations().size(), result_->number);
}

void FunctionCompiler::report(const Dump& dump) {
  StageReport made{std::string(dump.when), std::string(dump.pass), {}, dump.text.empty()};
  if (made.changes_nothing)
    made.text =
        "; *** " + made.pass + " changes nothing in @" + std::string(dump.function) + " ***\n";
  else
    made.text = dump_banner(dump.when, dump.pass, dump.function) +
                (dump.is_difference ? std::string() : header_of(dump)) + std::string(dump.text);
  result_->reports.push_back(std::move(made));
}

// The part of the module that a dump needs in order to be read alone.
std::string FunctionCompiler::header_of(const Dump& dump) {
  const ssa::SymbolId symbol = result_->symbol;
  std::string own_line, header;
  if (dump.is_machine) ssa::print_definition_without_body(own_line, unit_->header, symbol);
  unit_->excerpt->print(header, unit_->overlay, {&symbol, 1}, own_line + std::string(dump.text));
  return header + own_line;
}

void FunctionCompiler::TracePrinter::event(const regalloc::TraceEvent& event) {
  std::vector<StageReport>& reports = compiler_.result_->reports;
  const mir::MachineFunction& function = *compiler_.machine_;
  if (!names_.has_value()) {
    names_.emplace(function);
    web_names_.emplace(function, *names_);
  }
  const std::string sentence =
      regalloc::to_sentence(function.target(), *names_, web_names_->named(event));
  web_names_->apply(event);
  if (sentence.empty()) return;
  if (!is_announced_) {
    reports.push_back({});
    reports.back().text =
        "; *** register allocation of @" + std::string(function.name()) + " ***\n";
  }
  is_announced_ = has_events_ = true;
  reports.back().text += sentence + "\n";
}

}  // namespace lilt::backend
