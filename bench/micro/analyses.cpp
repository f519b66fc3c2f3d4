// The analyses of passes and allocators: graphs, dominators, loops, liveness, intervals.
#include "bench/micro/sample.h"
#include "ir/mir/machine_dominators.h"
#include "ir/ssa/cfg.h"
#include "regalloc/live_intervals.h"
#include "regalloc/webs.h"

namespace lilt::bench {

namespace {

// Everything computed of a function before the measured part.
struct SsaFacts {
  explicit SsaFacts(const ssa::Function& f) : function(f) {
    cfg.compute(f);
    dominators.compute(f, cfg, scratch);
    loops.compute(f, cfg, dominators, scratch);
  }
  Arena scratch;
  const ssa::Function& function;
  ssa::ControlFlowGraph cfg;
  ssa::DominatorTree dominators;
  ssa::LoopForest loops;
};

struct MachineFacts {
  explicit MachineFacts(const mir::MachineFunction& f)
      : function(f),
        points(f, arena),
        loops(points, arena),
        liveness(points, loops, arena),
        intervals(points, liveness, arena) {}
  const mir::MachineFunction& function;
  Arena arena;
  regalloc::ProgramPoints points;
  regalloc::Loops loops;
  regalloc::Liveness liveness;
  regalloc::LiveIntervals intervals;
};

template <class Facts, class Compute>
void measure(benchmark::State& state, Sample& sample, Compute compute) {
  constexpr bool kIsSsa = std::is_same_v<Facts, SsaFacts>;
  auto bodies = sample.bodies(kIsSsa ? State::Optimized : State::Selected);
  std::vector<std::unique_ptr<Facts>> facts;
  for (const auto& body : bodies) {
    if constexpr (kIsSsa)
      facts.push_back(std::make_unique<Facts>(body->function));
    else
      facts.push_back(std::make_unique<Facts>(body->machine));
  }
  Arena scratch;
  for (auto _ : state)
    for (const auto& known : facts) {
      const Arena::Scope scope(scratch);
      compute(*known, scratch);
    }
  count_instructions(state, sample.instruction_count());
}

template <class Facts, class Compute>
void add(Sample& sample, const char* name, Compute compute) {
  benchmark::RegisterBenchmark(name, [&sample, compute](benchmark::State& state) {
    measure<Facts>(state, sample, compute);
  });
}

}  // namespace

void add_analyses(Sample& sample) {
  add<SsaFacts>(sample, "SSA analyses/control-flow graph", [](const SsaFacts& known, Arena&) {
    ssa::ControlFlowGraph cfg;
    cfg.compute(known.function);
    benchmark::DoNotOptimize(cfg.reverse_post_order().data());
  });
  add<SsaFacts>(sample, "SSA analyses/dominators", [](const SsaFacts& known, Arena& scratch) {
    ssa::DominatorTree dominators;
    dominators.compute(known.function, known.cfg, scratch);
    benchmark::DoNotOptimize(dominators);
  });
  add<SsaFacts>(sample, "SSA analyses/dominance frontiers", [](const SsaFacts& known, Arena&) {
    ssa::DominanceFrontiers frontiers;
    frontiers.compute(known.cfg, known.dominators);
    benchmark::DoNotOptimize(frontiers);
  });
  add<SsaFacts>(sample, "SSA analyses/loops", [](const SsaFacts& known, Arena& scratch) {
    ssa::LoopForest loops;
    loops.compute(known.function, known.cfg, known.dominators, scratch);
    benchmark::DoNotOptimize(loops.loops().data());
  });
  add<SsaFacts>(sample, "SSA analyses/frequencies", [](const SsaFacts& known, Arena&) {
    std::vector<float> frequencies;
    ssa::estimate_frequencies(known.function, known.cfg, known.loops, frequencies);
    benchmark::DoNotOptimize(frequencies.data());
  });
  add<MachineFacts>(sample, "machine analyses/dominators",
                    [](const MachineFacts& known, Arena& scratch) {
                      benchmark::DoNotOptimize(mir::Dominators(known.function, scratch));
                    });
  add<MachineFacts>(
      sample, "machine analyses/program points", [](const MachineFacts& known, Arena& scratch) {
        benchmark::DoNotOptimize(regalloc::ProgramPoints(known.function, scratch).number_count());
      });
  add<MachineFacts>(sample, "machine analyses/liveness",
                    [](const MachineFacts& known, Arena& scratch) {
                      benchmark::DoNotOptimize(
                          regalloc::Liveness(known.points, known.loops, scratch).span_count());
                    });
  add<MachineFacts>(
      sample, "machine analyses/intervals", [](const MachineFacts& known, Arena& scratch) {
        benchmark::DoNotOptimize(
            regalloc::LiveIntervals(known.points, known.liveness, scratch).value_count());
      });
  add<MachineFacts>(sample, "machine analyses/webs", [](const MachineFacts& known, Arena& scratch) {
    benchmark::DoNotOptimize(
        regalloc::Webs(known.points, known.intervals, nullptr, scratch).count());
  });
}

}  // namespace lilt::bench
