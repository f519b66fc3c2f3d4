// Units of the JIT: one with one function is added, looked up and removed, again and again.
#include <sys/resource.h>

#include <cstdlib>
#include <deque>

#include "backend/compile/function_compiler.h"
#include "bench/micro/sample.h"
#include "frontend/llvm/parser.h"
#include "runtime/jit_engine.h"

namespace lilt::bench {

namespace {

constexpr size_t kInstructions = 20;
constexpr size_t kLiveUnits = 1000;

// A function of that many instructions, with a loop.
std::string function_text(const std::string& name) {
  return "define i64 @" + name + R"((i64 %n, i64 %m) {
entry:
  %a = mul i64 %n, %m
  %b = add i64 %a, 17
  %c = xor i64 %b, %m
  %d = lshr i64 %c, 3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ %d, %entry ], [ %s.next, %loop ]
  %e = mul i64 %s, 31
  %f = add i64 %e, %i
  %g = xor i64 %f, %n
  %h = shl i64 %g, 1
  %k = or i64 %h, 1
  %s.next = sub i64 %k, %m
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  %x = add i64 %s.next, %a
  %y = xor i64 %x, %b
  ret i64 %y
}
)";
}

// A module with one function, compiled.
class OneFunction {
 public:
  explicit OneFunction(std::string name) : name_(std::move(name)) {
    source_ = SourceText::from_memory("function.ll", function_text(name_));
    module_ = frontend::parse_module_header(*source_, diagnostics_);
    const backend::CompileOptions options;
    backend::FunctionCompiler compiler(options);
    compiler.start_module(*module_, nullptr, backend::Goal::Image);
    compiler.compile(module_->find(name_), 0, false, result_);
    if (result_.state != backend::CompiledFunction::State::Finished) std::abort();
  }
  runtime::JitUnit add_to(runtime::JitEngine& engine) {
    runtime::JitModule module(*module_);
    module.add_function(result_.symbol, result_.image);
    return engine.add(module, diagnostics_);
  }
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  Diagnostics diagnostics_;
  std::unique_ptr<SourceText> source_;
  std::unique_ptr<ssa::Module> module_;
  backend::CompiledFunction result_;
};

// The most memory that the process had, in KiB.
double peak_memory() {
  rusage usage;
  ::getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss);
}

// The time is that of one unit: its counter makes it a time for one instruction, as elsewhere.
void add_and_remove(benchmark::State& state) {
  OneFunction function("f");
  runtime::JitEngine engine;
  const double before = peak_memory();
  for (auto _ : state) {
    const runtime::JitUnit unit = function.add_to(engine);
    benchmark::DoNotOptimize(engine.address(function.name()));
    engine.remove(unit);
  }
  state.counters["growth KiB"] = peak_memory() - before;
  count_instructions(state, kInstructions);
}

// Likewise beside many others.
void add_beside_others(benchmark::State& state) {
  runtime::JitEngine engine;
  std::deque<OneFunction> others;
  for (size_t i = 0; i < kLiveUnits; ++i)
    others.emplace_back("other" + std::to_string(i)).add_to(engine);
  OneFunction function("f");
  for (auto _ : state) {
    const runtime::JitUnit unit = function.add_to(engine);
    benchmark::DoNotOptimize(engine.address(function.name()));
    engine.remove(unit);
  }
  count_instructions(state, kInstructions);
}

void look_up(benchmark::State& state) {
  runtime::JitEngine engine;
  std::deque<OneFunction> functions;
  for (size_t i = 0; i < kLiveUnits; ++i)
    functions.emplace_back("other" + std::to_string(i)).add_to(engine);
  size_t next = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(engine.address(functions[next++ % kLiveUnits].name()));
  count_instructions(state, kInstructions);
}

}  // namespace

void add_jit() {
  benchmark::RegisterBenchmark("jit/add and remove a unit", add_and_remove);
  benchmark::RegisterBenchmark("jit/the same beside 1000 units", add_beside_others);
  benchmark::RegisterBenchmark("jit/look up a name", look_up);
}

}  // namespace lilt::bench
