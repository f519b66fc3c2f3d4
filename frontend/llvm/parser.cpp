#include "frontend/llvm/parser.h"

#include "frontend/llvm/body_parser.h"

namespace lilt::frontend {

struct FunctionParser::State {
  BodyParser parser;
};

FunctionParser::FunctionParser(ssa::ModuleLayer& module, Diagnostics& diagnostics)
    : state_(new State{BodyParser(module, diagnostics)}) {}

FunctionParser::~FunctionParser() = default;

bool FunctionParser::parse(ssa::SymbolId symbol, ssa::Function& function) {
  return state_->parser.parse(symbol, function);
}

void FunctionParser::set_flooded() { state_->parser.set_flooded(); }

ssa::Analyses& FunctionParser::analyses() { return state_->parser.analyses(); }

}  // namespace lilt::frontend
