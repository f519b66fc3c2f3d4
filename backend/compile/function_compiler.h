// One function from its text to code: the floor on which passes, encoder and printers work.
//
// A FunctionCompiler owns everything that a function needs while it is compiled (SSA and machine
// function, overlay of the header, analyses, scratch memory, encoder), uses it for one function
// after the other, and shares nothing with other threads but the const header. What leaves it is a
// CompiledFunction, which depends on no other function.
#pragma once

#include <chrono>
#include <exception>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/certify/certifier.h"
#include "backend/compile/body_reader.h"
#include "backend/compile/callee_bodies.h"
#include "backend/compile/compile_options.h"
#include "backend/compile/debug_calls.h"
#include "backend/compile/variable_places.h"
#include "backend/pipeline.h"
#include "emit/object/assembly_writer.h"
#include "emit/object/code_image.h"
#include "emit/report/function_record.h"
#include "emit/x86/encoder.h"
#include "ir/mir/located_code.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/function.h"
#include "ir/ssa/header_excerpt.h"
#include "ir/ssa/module.h"
#include "ir/ssa/returned_addresses.h"
#include "ir/support/diagnostic.h"
#include "regalloc/web_names.h"

namespace lilt::backend {

// What is made of functions that go through the whole pipeline.
enum class Goal : uint8_t {
  Check,     // nothing: they are parsed and verified only
  Image,     // code
  Assembly,  // text for the assembler
  Dump,      // text of the last stage
};

// Text that the compile of a function reports on its way: a dump, or lines of the allocator's
// trace (`pass` empty).
struct StageReport {
  std::string when, pass;
  std::string text;
  bool changes_nothing = false;  // a dump of a pass without effect: `text` says so
};

// Counted for --stats, of functions that the options show.
struct FunctionCounts {
  uint64_t functions = 0, ssa_instructions = 0, machine_instructions = 0;
  uint64_t machine_moves = 0, frame_bytes = 0;  // with CompileOptions::counts_code
  FunctionCounts& operator+=(const FunctionCounts& other);
};

// The result for one function; kept and used again for others.
struct CompiledFunction {
  enum class State : uint8_t {
    Parsed,    // no more than that; or errors were found
    Stopped,   // the pipeline ended early, as its options say: `text`
    Finished,  // went through the whole pipeline: `image`, `assembly` or `text`
  };
  ssa::SymbolId symbol;
  uint32_t number = 0;  // in the order of the text
  State state = State::Parsed;
  object::CodeImage image;
  object::FunctionAssembly assembly;
  std::vector<ssa::SymbolId> references;  // to discardable symbols of the header
  bool has_labels = false;                // for addresses of its blocks
  std::string text;
  std::vector<StageReport> reports;
  Diagnostics parsing, compiling;
  std::exception_ptr fault;  // an InternalError, std::bad_alloc
  FunctionCounts counts;
  regalloc::AllocationStatistics allocation;
  ssa::ReturnFacts returns;                        // with Goal::Check
  std::optional<certify::Verdict> certificate;     // with PipelineOptions::verify_code
  std::unique_ptr<mir::LocatedCode> code;          // with CompileOptions::locates_code
  std::unique_ptr<report::FunctionRecord> record;  // with CompileOptions::makes_records, if shown

  void clear();
};

// Times of the stages that are not passes.
struct StageTotals {
  std::chrono::nanoseconds parse{0}, certify{0}, encode{0}, print{0};
};

class FunctionCompiler {
 public:
  // The options must outlive the compiler.
  explicit FunctionCompiler(const CompileOptions& options);
  FunctionCompiler(const FunctionCompiler&) = delete;
  FunctionCompiler& operator=(const FunctionCompiler&) = delete;

  // Begins with the functions of a module, whose header must stay as it is until the next module.
  // `excerpt`: of the header, for dumps; null: no dumps are wanted. Keeps the memory of earlier
  // modules.
  // `built`: the bodies, if they are not text. `names`: as CalleeBodies has them.
  void start_module(const ssa::Module& header, const ssa::HeaderExcerpt* excerpt, Goal goal,
                    const ssa::BuiltBodies* built = nullptr, std::span<const uint8_t> names = {});
  // Whether something was thrown: the compiler compiles nothing more.
  bool is_broken() const { return fault_ != nullptr; }

  // Compiles a function definition of the header, the one with that number in the text.
  // `parse_only`: finds its errors. Throws nothing: what passes throw is part of the result, and of
  // all later ones.
  void compile(ssa::SymbolId symbol, uint32_t number, bool parse_only, CompiledFunction& result);
  // Where a machine function stands in the text of a dump.
  struct TextRange {
    SourceOffset begin = kNoOffset, end = kNoOffset;
  };
  // Goes on with a machine function, which it changes: one read from a dump, or another compiler's.
  void continue_machine(mir::MachineFunction& machine, const TextRange& text, ssa::SymbolId symbol,
                        uint32_t number, CompiledFunction& result);
  // What compile() made of the last function, as far as it came.
  mir::MachineFunction& machine() { return own_machine_; }

  // See FunctionParser::set_flooded.
  void set_flooded() { reader_.set_flooded(); }

  // What the module's functions so far added to the header: the declarations that were new to this
  // compiler, and the number of the function that each came from. If there are none, only the
  // second may be called.
  const ssa::ModuleOverlay& declarations() const { return *unit_->declarations; }
  const std::vector<uint32_t>& declared_by() const { return unit_->declared_by; }

  const Pipeline& pipeline() const { return pipeline_; }
  const StageTotals& totals() const { return totals_; }  // of all modules
  bool has_traced() const { return trace_.has_events(); }

 private:
  // What depends on the header.
  struct Unit {
    Unit(const ssa::Module& of, const ssa::BuiltBodies* built,
         const ssa::HeaderExcerpt* its_excerpt, bool verifies, std::span<const uint8_t> names)
        : header(of), excerpt(its_excerpt), overlay(of), callees(of, built, verifies, names) {}

    const ssa::Module& header;
    const ssa::HeaderExcerpt* excerpt;
    ssa::ModuleOverlay overlay;
    std::optional<ssa::ModuleOverlay> declarations;  // made for the first
    std::vector<uint32_t> declared_by;
    CalleeBodies callees;
  };

  // Writes the allocator's decisions in words.
  class TracePrinter : public regalloc::TraceObserver {
   public:
    explicit TracePrinter(FunctionCompiler& compiler) : compiler_(compiler) {}
    void event(const regalloc::TraceEvent& event) override;
    bool has_events() const { return has_events_; }
    void start_function() {
      names_.reset();
      is_announced_ = false;
    }

   private:
    FunctionCompiler& compiler_;
    bool has_events_ = false;
    std::optional<mir::RegisterNames> names_;  // of the function, once it has events
    std::optional<regalloc::WebNames> web_names_;
    bool is_announced_ = false;
  };

  // The total that a StageTimer adds to.
  std::chrono::nanoseconds* timed(std::chrono::nanoseconds& total) const {
    return options_.pipeline.measures_time ? &total : nullptr;
  }
  void start(ssa::SymbolId symbol, uint32_t number, CompiledFunction& result);
  bool parse();
  void check_stage();
  template <class Run>
  void guard(Run run);
  void deliver(Pipeline::Result result, const ssa::Function* body);
  void finish(const ssa::Function* body, bool is_shown);
  ssa::Temperature temperature() const;
  void print(const ssa::Function* body);
  bool encode(const ssa::Function* body);
  x86::Encoder::Problem encode_located();
  std::vector<FoundCall> described_calls(const object::LineLocator& locator);
  std::vector<VariableRange> variable_ranges(const object::LineLocator& locator);
  void locate_variables(const object::LineLocator& locator);
  void report_code(const std::vector<std::string_view>& names, std::string_view when,
                   bool is_encoded);
  void count_code();
  void certify_code(const ssa::Function& body);
  void note_named(std::span<const std::string_view> names);
  void find_references_in_text();
  void keep_declarations();
  PipelineObserver make_observer();
  void add_selected_stage();
  void start_record(SourceOffset begin, SourceOffset end);
  void finish_record();
  void record_assembly(std::string_view pass, std::string_view description, x86::AsmSyntax syntax);
  void report(const Dump& dump);
  std::string header_of(const Dump& dump);

  const CompileOptions& options_;
  Goal goal_ = Goal::Check;
  Diagnostics parsing_, compiling_;
  std::optional<Unit> unit_;
  BodyReader reader_;
  ssa::Function function_;
  mir::MachineFunction own_machine_;
  mir::MachineFunction* machine_ = &own_machine_;  // the one being compiled
  TracePrinter trace_;
  report::Recorder recorder_;
  Pipeline pipeline_;
  x86::Encoder encoder_;
  std::optional<machine::Semantics> semantics_;  // once code is certified
  Arena scratch_;                                // of certificates
  StageTotals totals_;
  CompiledFunction* result_ = nullptr;  // of the function being compiled
  std::exception_ptr fault_;            // once something was thrown; then it compiles nothing more
  uint64_t parsed_instructions_ = 0;
  std::vector<ssa::SymbolId> discardable_symbols_;  // by symbol of the machine function; or none()
};

}  // namespace lilt::backend
