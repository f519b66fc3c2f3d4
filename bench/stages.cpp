// What each stage costs per SSA instruction, on a generated module (bench/compile-time/shapes.py
// many-functions).
//
// Every iteration compiles the whole module; a benchmark counts only the time of its stage, so the
// stages see the caches as they are in a real run. Counters: ns an instruction of the text, and for
// the parser MB of text a second.
#include <benchmark/benchmark.h>

#include <chrono>
#include <string>

#include "backend/pipeline.h"
#include "emit/object/object_writer.h"
#include "emit/x86/encoder.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/verifier.h"

namespace lilt {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

// Times by stage of one compilation of the module.
struct StageTimes {
  Seconds parse{0}, verify{0}, encode{0}, write{0};
  std::vector<Seconds> passes = std::vector<Seconds>(backend::pass_table().size(), Seconds{0});
  double instructions = 0, bytes = 0;
};

template <class Work>
auto timed(Seconds& total, Work work) {
  auto start = Clock::now();
  auto result = work();
  total += Clock::now() - start;
  return result;
}

StageTimes compile(int level) {
  StageTimes times;
  std::string error;
  auto source = SourceText::open(LILT_BENCH_INPUT, error);
  Diagnostics diagnostics;
  auto module =
      timed(times.parse, [&] { return frontend::parse_module_header(*source, diagnostics); });
  frontend::FunctionParser parser(*module, diagnostics);
  backend::PipelineOptions options;
  options.level = level;
  backend::Pipeline pipeline(options, {}, diagnostics);
  object::ObjectWriter writer(*module);
  x86::Encoder encoder;
  object::CodeImage image;
  ssa::Function function;
  mir::MachineFunction machine;
  for (uint32_t i = 0; i < module->symbol_count(); ++i) {
    ssa::SymbolId symbol(i);
    if ((*module)[symbol].kind != ssa::SymbolKind::Function || !(*module)[symbol].is_definition)
      continue;
    timed(times.parse, [&] { return parser.parse(symbol, function); });
    times.instructions += static_cast<double>(function.value_count() - function.argument_count());
    timed(times.verify, [&] { return ssa::verify(function, diagnostics); });
    pipeline.run(function, machine);
    timed(times.encode, [&] { return encoder.encode(machine, image); });
    timed(times.write, [&] {
      writer.add_function(symbol, image);
      return 0;
    });
  }
  timed(times.write,
        [&] { return writer.add_variables(diagnostics) ? writer.finish(diagnostics) : ""; });
  for (size_t pass = 0; pass < times.passes.size(); ++pass)
    times.passes[pass] = pipeline.totals()[pass].time;
  times.bytes = static_cast<double>(source->text().size());
  return times;
}

template <class Select>
void measure(benchmark::State& state, int level, Select select) {
  Seconds total{0};
  double instructions = 0, bytes = 0;
  for (auto _ : state) {
    StageTimes times = compile(level);
    state.SetIterationTime(select(times).count());
    total += select(times);
    instructions += times.instructions;
    bytes += times.bytes;
  }
  state.counters["ns/instruction"] = total.count() * 1e9 / instructions;
  state.counters["MB/s"] = bytes / 1e6 / total.count();
}

template <class Select>
void add(const std::string& name, int level, Select select) {
  benchmark::RegisterBenchmark(name.c_str(),
                               [=](benchmark::State& state) { measure(state, level, select); })
      ->UseManualTime()
      ->Iterations(5)
      ->Unit(benchmark::kMillisecond);
}

void add_all() {
  add("parse", 0, [](const StageTimes& t) { return t.parse; });
  add("verify", 0, [](const StageTimes& t) { return t.verify; });
  for (int level : {0, 2}) {
    std::string suffix = "/O" + std::to_string(level);
    for (size_t pass = 0; pass < backend::pass_table().size(); ++pass)
      if (backend::pass_table()[pass].first_level <= level)
        add(std::string(backend::pass_table()[pass].name) + suffix, level,
            [pass](const StageTimes& t) { return t.passes[pass]; });
    add("encode" + suffix, level, [](const StageTimes& t) { return t.encode; });
    add("write-object" + suffix, level, [](const StageTimes& t) { return t.write; });
  }
}

}  // namespace
}  // namespace lilt

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  lilt::add_all();
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
