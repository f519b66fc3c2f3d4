#include "frontend/llvm/parser.h"

#include "frontend/llvm/body_parser.h"

namespace lilt::frontend {

struct FunctionParser::State {
  BodyParser parser;
};

FunctionParser::FunctionParser(ssa::ModuleOverlay& module, Diagnostics& diagnostics)
    : module_(module),
      diagnostics_(diagnostics),
      state_(new State{BodyParser(module, diagnostics)}) {}

FunctionParser::~FunctionParser() = default;

bool FunctionParser::parse(ssa::SymbolId symbol, ssa::Function& function) {
  const bool is_parsed = state_->parser.parse(symbol, function);
  if (function.is_large()) {  // gives back the memory that only such a function needs
    state_.reset(new State{BodyParser(module_, diagnostics_)});
    analyses().reset(function);
  }
  return is_parsed;
}

void FunctionParser::set_flooded() { state_->parser.set_flooded(); }

void FunctionParser::note_type_names(std::vector<SourceOffset>* places) {
  state_->parser.note_type_names(places);
}

ssa::Analyses& FunctionParser::analyses() { return state_->parser.analyses(); }

}  // namespace lilt::frontend
