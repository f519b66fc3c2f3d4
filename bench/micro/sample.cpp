#include "bench/micro/sample.h"

#include <cstdio>
#include <cstdlib>

namespace lilt::bench {

namespace {

[[noreturn]] void give_up(const std::string& message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  std::exit(1);
}

std::string last_pass(State state) {
  switch (state) {
    case State::Optimized:
      return "dce";
    case State::Legalized:
      return "legalize";
    case State::Selected:
      return "two-address";
    case State::Parsed:
    case State::Finished:
      return {};
  }
  return {};
}

}  // namespace

Sample::Sample(const std::string& path) {
  std::string error;
  source_ = SourceText::open(path, error);
  if (source_ == nullptr) give_up(path + ": " + error);
  module_ = frontend::parse_module_header(*source_, diagnostics_);
  overlay_ = std::make_unique<ssa::ModuleOverlay>(*module_);
  for (ssa::SymbolId symbol : module_->symbols())
    if ((*module_)[symbol].body_begin != kNoOffset) definitions_.push_back(symbol);
  for (const std::unique_ptr<Body>& body : bodies(State::Parsed))
    instructions_ += body->function.value_count() - body->function.argument_count();
}

std::vector<std::unique_ptr<Body>> Sample::bodies(State state) {
  frontend::FunctionParser parser(*overlay_, diagnostics_);
  backend::PipelineOptions options;
  options.stop_after = last_pass(state);
  backend::Pipeline pipeline(options, {}, diagnostics_);
  std::vector<std::unique_ptr<Body>> made;
  for (ssa::SymbolId symbol : definitions_) {
    Body& body = *made.emplace_back(std::make_unique<Body>());
    body.symbol = symbol;
    if (parser.parse(symbol, body.function) && state != State::Parsed)
      pipeline.run(body.function, body.machine);
  }
  if (diagnostics_.has_errors()) give_up(diagnostics_.render(DiagnosticFormat::Text, false));
  return made;
}

}  // namespace lilt::bench
