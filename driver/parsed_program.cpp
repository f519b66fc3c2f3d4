#include "driver/parsed_program.h"

namespace lilt::driver {

bool is_defined_function(const ssa::Module& module, ssa::SymbolId symbol) {
  return module[symbol].kind == ssa::SymbolKind::Function && module[symbol].is_definition;
}

ParsedProgram::ParsedProgram(ssa::Module& module, Diagnostics& diagnostics)
    : overlay_(module), parser_(overlay_, diagnostics), bodies_(module.symbol_count()) {
  for (uint32_t i = 0; i < bodies_.size(); ++i) {
    if (!is_defined_function(module, ssa::SymbolId(i))) continue;
    defined_.push_back(module[ssa::SymbolId(i)].name);
    bodies_[i] = std::make_unique<ssa::Function>();
    parser_.parse(ssa::SymbolId(i), *bodies_[i]);
    if (diagnostics.error_count() >= Diagnostics::kErrorLimit) parser_.set_flooded();
  }
  module.merge(overlay_);
}

std::unique_ptr<ssa::Function> ParsedProgram::body_of(ssa::SymbolId symbol) {
  std::unique_ptr<ssa::Function> body = std::move(bodies_[symbol.index()]);
  if (body != nullptr) return body;  // else it was called, and the message asks for it
  body = std::make_unique<ssa::Function>();
  parser_.parse(symbol, *body);
  return body;
}

}  // namespace lilt::driver
