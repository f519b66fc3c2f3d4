#include "driver/lazy_compiler.h"

#include <memory>
#include <utility>
#include <vector>

#include "backend/compile/function_compiler.h"
#include "backend/failure.h"

namespace lilt::driver {

namespace {

class Compiler {
 public:
  Compiler(const ssa::Module& header, const backend::CompileOptions& options)
      : compiler_(options), numbers_(header.symbol_count()) {
    compiler_.start_module(header, nullptr, backend::Goal::Image);
    uint32_t number = 0;
    for (ssa::SymbolId id : header.symbols())
      if (header[id].kind == ssa::SymbolKind::Function && header[id].is_definition)
        numbers_[id.index()] = number++;
  }

  bool compile(ssa::SymbolId function, object::CodeImage& image, Diagnostics& diagnostics) {
    result_.clear();
    compiler_.compile(function, numbers_[function.index()], false, result_);
    diagnostics.append(std::move(result_.parsing));
    diagnostics.append(std::move(result_.compiling));
    if (result_.fault != nullptr) backend::failure_of(result_.fault).report(diagnostics);
    if (diagnostics.has_errors() || result_.state != backend::CompiledFunction::State::Finished)
      return false;
    std::swap(image, result_.image);
    return true;
  }

 private:
  backend::FunctionCompiler compiler_;
  backend::CompiledFunction result_;
  std::vector<uint32_t> numbers_;  // of definitions, in the order of the text; by symbol
};

}  // namespace

runtime::LazyCompiler make_lazy_compiler(const ssa::Module& header,
                                         const backend::CompileOptions& options) {
  return [compiler = std::make_shared<Compiler>(header, options)](
             ssa::SymbolId function, object::CodeImage& image, Diagnostics& diagnostics) {
    return compiler->compile(function, image, diagnostics);
  };
}

}  // namespace lilt::driver
