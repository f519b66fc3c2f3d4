// Lexer, parser, SSA verifier.
#include "bench/micro/sample.h"
#include "frontend/llvm/cursor.h"
#include "ir/ssa/verifier.h"

namespace lilt::bench {

namespace {

void report(benchmark::State& state, const Sample& sample) {
  count_instructions(state, sample.instruction_count());
  state.SetBytesProcessed(state.iterations() * static_cast<int64_t>(sample.source().text().size()));
}

// One token, without its meaning.
void skip_token(frontend::Cursor& cursor) {
  if (cursor.peek() == '%' && is_in(cursor.peek(1), frontend::kNameCharacter))
    benchmark::DoNotOptimize(cursor.local_name());
  else if (cursor.peek() == '"')
    benchmark::DoNotOptimize(cursor.raw_string());
  else
    cursor.advance(std::max<size_t>(1, cursor.word().size()));
}

void lex(benchmark::State& state, Sample& sample) {
  Diagnostics diagnostics;
  frontend::Reporter reporter(sample.source(), diagnostics);
  for (auto _ : state) {
    frontend::Cursor cursor(sample.source(), reporter);
    cursor.skip_blanks();
    while (!cursor.at_end()) skip_token(cursor);
  }
  report(state, sample);
}

void parse_header(benchmark::State& state, Sample& sample) {
  for (auto _ : state) {
    Diagnostics diagnostics;
    benchmark::DoNotOptimize(frontend::parse_module_header(sample.source(), diagnostics));
  }
  report(state, sample);
}

void parse(benchmark::State& state, Sample& sample) {
  for (auto _ : state) {
    Diagnostics diagnostics;
    auto module = frontend::parse_module_header(sample.source(), diagnostics);
    ssa::ModuleOverlay overlay(*module);
    frontend::FunctionParser parser(overlay, diagnostics);
    ssa::Function function;
    for (ssa::SymbolId symbol : module->symbols())
      if ((*module)[symbol].body_begin != kNoOffset) parser.parse(symbol, function);
  }
  report(state, sample);
}

void verify(benchmark::State& state, Sample& sample) {
  auto bodies = sample.bodies(State::Parsed);
  for (auto _ : state)
    for (const auto& body : bodies) {
      Diagnostics diagnostics;
      benchmark::DoNotOptimize(ssa::verify(body->function, diagnostics));
    }
  report(state, sample);
}

}  // namespace

void add_front_end(Sample& sample) {
  auto add = [&sample](const char* name, void (*run)(benchmark::State&, Sample&)) {
    benchmark::RegisterBenchmark(name, [run, &sample](benchmark::State& s) { run(s, sample); });
  };
  add("front end/lexer", lex);
  add("front end/header", parse_header);
  add("front end/parser", parse);
  add("front end/verifier", verify);
}

}  // namespace lilt::bench
