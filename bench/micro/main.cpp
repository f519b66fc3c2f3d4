// micro MODULE.ll [options of Google Benchmark]: the time of each part of lilt on that module.
#include "bench/micro/sample.h"

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (argc != 2) {
    std::fprintf(stderr, "usage: micro MODULE.ll [--benchmark_filter=REGEX …]\n");
    return 2;
  }
  lilt::bench::Sample sample(argv[1]);
  lilt::bench::add_front_end(sample);
  lilt::bench::add_analyses(sample);
  lilt::bench::add_code(sample);
  lilt::bench::add_jit();
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
