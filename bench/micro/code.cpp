// Legalization, selection, each allocator, checker, encoder, ELF writer.
#include <ctime>

#include "backend/compile/function_compiler.h"
#include "backend/pipeline.h"
#include "bench/micro/sample.h"
#include "emit/object/object_writer.h"
#include "emit/x86/encoder.h"
#include "regalloc/apply.h"
#include "regalloc/check.h"

namespace lilt::bench {

namespace {

double cpu_seconds() {
  timespec spent;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
  return static_cast<double>(spent.tv_sec) + 1e-9 * static_cast<double>(spent.tv_nsec);
}

// Work that changes the functions: every iteration gets new ones, whose construction is not timed.
template <class Work>
void measure_once_each(benchmark::State& state, Sample& sample, State from, Work work) {
  for (auto _ : state) {
    auto bodies = sample.bodies(from);
    double start = cpu_seconds();
    for (const auto& body : bodies) work(*body);
    state.SetIterationTime(cpu_seconds() - start);
  }
  count_instructions(state, sample.instruction_count());
}

// Work that only reads them.
template <class Work>
void measure(benchmark::State& state, Sample& sample, State from, Work work) {
  auto bodies = sample.bodies(from);
  for (auto _ : state)
    for (const auto& body : bodies) work(*body);
  count_instructions(state, sample.instruction_count());
}

void legalize(benchmark::State& state, Sample& sample) {
  Diagnostics diagnostics;
  backend::PipelineOptions options;
  options.run_pass = "legalize";
  backend::Pipeline pipeline(options, {}, diagnostics);
  measure_once_each(state, sample, State::Optimized,
                    [&](Body& body) { pipeline.run(body.function, body.machine); });
}

void select(benchmark::State& state, Sample& sample) {
  mir::MachineFunction machine;
  Arena scratch;
  ssa::Analyses analyses(scratch);
  measure(state, sample, State::Legalized, [&](const Body& body) {
    analyses.reset(body.function);
    const Arena::Scope scope(scratch);
    backend::select(body.function, analyses, {}, machine, scratch);
  });
}

void allocate(benchmark::State& state, Sample& sample, regalloc::Allocator allocator) {
  Arena scratch;
  regalloc::Allocation allocation;
  measure(state, sample, State::Selected, [&](const Body& body) {
    const Arena::Scope scope(scratch);
    allocation.clear();
    allocator(regalloc::ProgramPoints(body.machine, scratch), {}, nullptr, allocation, scratch);
    benchmark::DoNotOptimize(allocation.edits.data());
  });
}

// One allocation by body, by the default allocator.
std::vector<regalloc::Allocation> allocations(const std::vector<std::unique_ptr<Body>>& bodies) {
  Arena scratch;
  std::vector<regalloc::Allocation> made(bodies.size());
  for (const regalloc::AllocatorInfo& allocator : regalloc::allocators())
    if (allocator.name == "linear")
      for (size_t i = 0; i < bodies.size(); ++i) {
        const Arena::Scope scope(scratch);
        allocator.run(regalloc::ProgramPoints(bodies[i]->machine, scratch), {}, nullptr, made[i],
                      scratch);
      }
  return made;
}

void check(benchmark::State& state, Sample& sample) {
  auto bodies = sample.bodies(State::Selected);
  std::vector<regalloc::Allocation> allocated = allocations(bodies);
  Arena scratch;
  for (auto _ : state)
    for (size_t i = 0; i < bodies.size(); ++i) {
      const Arena::Scope scope(scratch);
      const regalloc::ProgramPoints points(bodies[i]->machine, scratch);
      benchmark::DoNotOptimize(regalloc::check(points, allocated[i], scratch).size());
    }
  count_instructions(state, sample.instruction_count());
}

void apply(benchmark::State& state, Sample& sample) {
  std::vector<regalloc::Allocation> allocated = allocations(sample.bodies(State::Selected));
  size_t next = 0;
  Arena scratch;
  measure_once_each(state, sample, State::Selected, [&](Body& body) {
    const Arena::Scope scope(scratch);
    const regalloc::ProgramPoints points(body.machine, scratch);
    regalloc::apply(body.machine, points, allocated[next++ % allocated.size()], scratch);
  });
}

void encode(benchmark::State& state, Sample& sample) {
  x86::Encoder encoder;
  object::CodeImage image;
  measure(state, sample, State::Finished,
          [&](const Body& body) { encoder.encode(body.machine, image); });
}

// From the text of a function to its code.
void compile(benchmark::State& state, Sample& sample, int level) {
  backend::CompileOptions options;
  options.pipeline.level = level;
  backend::FunctionCompiler compiler(options);
  compiler.start_module(sample.module(), nullptr, backend::Goal::Image);
  backend::CompiledFunction result;
  for (auto _ : state)
    for (uint32_t i = 0; i < sample.definitions().size(); ++i)
      compiler.compile(sample.definitions()[i], i, false, result);
  count_instructions(state, sample.instruction_count());
}

void write_object(benchmark::State& state, Sample& sample) {
  const std::vector<ssa::SymbolId>& definitions = sample.definitions();
  const backend::CompileOptions options;
  backend::FunctionCompiler compiler(options);
  compiler.start_module(sample.module(), nullptr, backend::Goal::Image);
  std::vector<backend::CompiledFunction> results(definitions.size());
  for (uint32_t i = 0; i < definitions.size(); ++i)
    compiler.compile(definitions[i], i, false, results[i]);
  for (auto _ : state) {
    Diagnostics diagnostics;
    object::ObjectWriter writer(sample.module());
    for (const backend::CompiledFunction& result : results)
      writer.add_function(result.symbol, result.image);
    writer.add_variables(diagnostics);
    benchmark::DoNotOptimize(writer.finish(diagnostics)->to_string().size());
  }
  count_instructions(state, sample.instruction_count());
}

}  // namespace

void add_code(Sample& sample) {
  auto add = [&sample](const std::string& name, auto run) {
    return benchmark::RegisterBenchmark(name.c_str(),
                                        [run, &sample](benchmark::State& s) { run(s, sample); });
  };
  add("code/legalize", legalize)->UseManualTime();
  add("code/selection", select);
  for (const regalloc::AllocatorInfo& allocator : regalloc::allocators())
    add("code/allocator " + std::string(allocator.name),
        [run = allocator.run](benchmark::State& s, Sample& given) { allocate(s, given, run); });
  add("code/allocation checker", check);
  add("code/apply allocation", apply)->UseManualTime();
  add("code/encoder", encode);
  for (int level : {0, 2})
    add("code/function compiler -O" + std::to_string(level),
        [level](benchmark::State& s, Sample& given) { compile(s, given, level); });
  add("code/ELF writer", write_object);
}

}  // namespace lilt::bench
