// A module in every state that a part of lilt is measured on.
#pragma once

#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include "backend/pipeline.h"
#include "frontend/llvm/parser.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/function.h"
#include "regalloc/allocation.h"

namespace lilt::bench {

// Where the pipeline at -O2 is left off.
enum class State : uint8_t {
  Parsed,     // SSA IR as the text says it
  Optimized,  // before `legalize`
  Legalized,  // before `isel`
  Selected,   // machine IR in SSA form, before `regalloc`
  Finished,   // ready for the encoder
};

// One function, in SSA form up to Legalized and as machine IR from Selected on.
struct Body {
  ssa::SymbolId symbol;
  ssa::Function function;
  mir::MachineFunction machine;
};

class Sample {
 public:
  // Ends the program with a message when the file is not a module that lilt compiles.
  explicit Sample(const std::string& path);

  const SourceText& source() const { return *source_; }
  const ssa::Module& module() const { return *module_; }
  size_t instruction_count() const { return instructions_; }
  const std::vector<ssa::SymbolId>& definitions() const { return definitions_; }  // of functions
  // All function definitions, newly brought to that state.
  std::vector<std::unique_ptr<Body>> bodies(State state);

 private:
  std::unique_ptr<SourceText> source_;
  Diagnostics diagnostics_;
  std::unique_ptr<ssa::Module> module_;
  std::unique_ptr<ssa::ModuleOverlay> overlay_;  // of all bodies
  std::vector<ssa::SymbolId> definitions_;
  size_t instructions_ = 0;
};

// Tells the runner how many instructions an iteration went through.
inline void count_instructions(benchmark::State& state, size_t instructions) {
  state.counters["instructions"] = static_cast<double>(instructions);
}

// Each registers its benchmarks; the sample outlives them. Those of the JIT need none.
void add_front_end(Sample& sample);
void add_analyses(Sample& sample);
void add_code(Sample& sample);
void add_jit();

}  // namespace lilt::bench
