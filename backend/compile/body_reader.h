// The bodies of a module's functions, wherever they are: in its text, or built by a front end.
#pragma once

#include <optional>
#include <vector>

#include "frontend/llvm/parser.h"
#include "ir/ssa/built_bodies.h"

namespace lilt::backend {

class BodyReader {
 public:
  // Begins with a module. `built`: its bodies, null if they are text. The parameters must outlive
  // the next call.
  void start(ssa::ModuleOverlay& module, const ssa::BuiltBodies* built, Diagnostics& diagnostics);
  // As FunctionParser::parse. Of a body that was built, an error says no more than that.
  bool read(ssa::SymbolId symbol, ssa::Function& function);
  // See FunctionParser::set_flooded.
  void set_flooded();
  // Of the function that was read last: what the checks asked for.
  ssa::Analyses& analyses();

 private:
  ssa::ModuleOverlay* module_ = nullptr;
  Diagnostics* diagnostics_ = nullptr;
  std::optional<frontend::FunctionParser> parser_;  // of a module that is text
  const ssa::BuiltBodies* built_ = nullptr;
  ssa::BuiltBodyReader built_reader_;
};

// Of the text that the bodies of a module are, or would be.
class BodyText {
 public:
  // `built` as above.
  BodyText(const ssa::Module& header, const ssa::BuiltBodies* built)
      : header_(header), built_(built) {}

  // Bytes of a function's body; of one that was built about as many as it would have. O(1).
  size_t size(ssa::SymbolId function) const;
  // Lines of it, counted up to `most` + 1. O(lines).
  size_t count_lines(ssa::SymbolId function, size_t most) const;

 private:
  const ssa::Module& header_;
  const ssa::BuiltBodies* built_;
};

}  // namespace lilt::backend
