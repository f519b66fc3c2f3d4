// From a builder's first call to code that can be called: a function of 20 instructions, and one of
// 1,200, in modules of one function, one after the other in a warm context. Beside it, if libtcc is
// installed, what TinyCC's library takes from C source of the same meaning.
#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "lilt/lilt.hpp"
#ifdef LILT_HAS_LIBTCC
#include <libtcc.h>
#endif

namespace {

// sum = 0; for (i = a; i < b; ++i) sum = ((sum ^ (i * i + 17)) & 1023) + (sum << 1) - i;
// sum * 3 + (sum & 7)
// and so on, from that as the next a: 20 instructions for each of the loops.
lilt::Module build(const lilt::Context& context, int64_t loops) {
  lilt::Module module(context, "f");
  const lilt::Function function = module.create_function("f", lilt::i64, {lilt::i64, lilt::i64});
  const lilt::Value b = function.argument(1);
  lilt::Value from = function.argument(0);
  lilt::IRBuilder builder(module);
  lilt::Block entry = function.append_block();
  for (int64_t number = 0; number < loops; ++number) {
    const lilt::Block loop = function.append_block(), end = function.append_block();
    builder.set_insert_point(entry);
    builder.create_cond_br(builder.create_icmp(LILT_ICMP_SLT, from, b), loop, end);
    builder.set_insert_point(loop);
    const lilt::Phi i = builder.create_phi(lilt::i64), sum = builder.create_phi(lilt::i64);
    const lilt::Value square = builder.create_mul(i, i);
    const lilt::Value more = builder.create_add(square, builder.get_i64(17));
    const lilt::Value mixed = builder.create_xor(sum, more);
    const lilt::Value low = builder.create_and(mixed, builder.get_i64(1023));
    const lilt::Value twice = builder.create_shl(sum, builder.get_i64(1));
    const lilt::Value both = builder.create_add(low, twice);
    const lilt::Value next_sum = builder.create_sub(both, i);
    const lilt::Value next = builder.create_add(i, builder.get_i64(1));
    i.add_incoming(from, entry);
    i.add_incoming(next, loop);
    sum.add_incoming(builder.get_i64(0), entry);
    sum.add_incoming(next_sum, loop);
    builder.create_cond_br(builder.create_icmp(LILT_ICMP_SLT, next, b), loop, end);
    builder.set_insert_point(end);
    const lilt::Phi result = builder.create_phi(lilt::i64);
    result.add_incoming(builder.get_i64(0), entry);
    result.add_incoming(next_sum, loop);
    from = builder.create_add(builder.create_mul(result, builder.get_i64(3)),
                              builder.create_and(result, builder.get_i64(7)));
    entry = end;
  }
  builder.create_ret(from);
  return module;
}

constexpr int64_t kFrom = 3, kTo = 9;

int64_t expected(int64_t loops) {
  int64_t from = kFrom;
  for (int64_t number = 0; number < loops; ++number) {
    int64_t sum = 0;
    for (int64_t i = from; i < kTo; ++i) sum = ((sum ^ (i * i + 17)) & 1023) + (sum << 1) - i;
    from = sum * 3 + (sum & 7);
  }
  return from;
}

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

void require(bool condition, const char* message) {
  if (condition) return;
  std::fprintf(stderr, "latency: %s\n", message);
  std::exit(1);
}

// Build, compile, put into memory, look up; then, not measured, call, remove, end the module.
void lilt_from_builder(benchmark::State& state) {
  const lilt::Context context;
  lilt::Jit jit;
  lilt::Options options;
  require(!options.set_level(static_cast<int>(state.range(0))), "no such level");
  const int64_t loops = state.range(1), wanted = expected(loops);
  for (auto _ : state) {
    const Clock::time_point begin = Clock::now();
    const lilt::Module module = build(context, loops);
    lilt::Result<lilt::Unit> unit = jit.add(module, options);
    auto* f = jit.lookup<int64_t(int64_t, int64_t)>("f");
    state.SetIterationTime(seconds_since(begin));
    require(static_cast<bool>(unit), "the function does not compile");
    require(f(kFrom, kTo) == wanted, "wrong result");
    require(!jit.remove(*unit), "the unit is not there");
  }
}
BENCHMARK(lilt_from_builder)
    ->ArgNames({"O", "loops"})
    ->ArgsProduct({{0, 2}, {1, 60}})
    ->UseManualTime()
    ->Unit(benchmark::kMicrosecond);

// A module that is there, added and removed: a million times, its memory is that of one.
void add_and_remove(benchmark::State& state) {
  const lilt::Context context;
  lilt::Jit jit;
  lilt::Options options;
  require(!options.set_level(0), "no such level");
  const lilt::Module module = build(context, 1);
  size_t most = 0;
  for (auto _ : state) {
    lilt::Result<lilt::Unit> unit = jit.add(module, options);
    require(static_cast<bool>(unit), "the function does not compile");
    most = std::max(most, jit.memory());
    require(!jit.remove(*unit), "the unit is not there");
  }
  state.counters["most_bytes"] = static_cast<double>(most);
}
BENCHMARK(add_and_remove)->Unit(benchmark::kMicrosecond);

#ifdef LILT_HAS_LIBTCC
constexpr const char* kSource = R"(
long f(long a, long b) {
  long sum = 0;
  for (long i = a; i < b; ++i) sum = ((sum ^ (i * i + 17)) & 1023) + (sum << 1) - i;
  return sum * 3 + (sum & 7);
}
)";

void libtcc_from_source(benchmark::State& state) {
  const int64_t wanted = expected(1);
  for (auto _ : state) {
    const Clock::time_point begin = Clock::now();
    TCCState* tcc = tcc_new();
    tcc_set_options(tcc, "-nostdlib");
    tcc_set_output_type(tcc, TCC_OUTPUT_MEMORY);
    require(tcc_compile_string(tcc, kSource) == 0, "libtcc does not compile the source");
    require(tcc_relocate(tcc, TCC_RELOCATE_AUTO) >= 0, "libtcc does not link");
    auto* f = reinterpret_cast<long (*)(long, long)>(tcc_get_symbol(tcc, "f"));
    state.SetIterationTime(seconds_since(begin));
    require(f(kFrom, kTo) == wanted, "libtcc: wrong result");
    tcc_delete(tcc);
  }
}
BENCHMARK(libtcc_from_source)->UseManualTime()->Unit(benchmark::kMicrosecond);
#endif

}  // namespace

BENCHMARK_MAIN();
