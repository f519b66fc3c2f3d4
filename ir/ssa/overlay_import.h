// What a body's own overlay holds, in the overlay of another function of the module.
//
// A body may need types, constants and symbols that the header lacks (ModuleOverlay). Code that
// comes from it into another function gets their equals there; what is in the header is the same
// for both. Source of the idea: LLVM's ValueMapper.
#pragma once

#include <optional>

#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::ssa {

class OverlayImport {
 public:
  OverlayImport(Function& into, Arena& scratch)
      : into_(into), constants_(scratch), facts_(scratch), scratch_(scratch) {}

  // The body whose entities are imported from now on. O(its own constants).
  void begin(const Function& from);

  // The equals, which are made when they are first needed. O(1) for what is known; of a constant
  // O(elements).
  TypeId operator()(TypeId type) {
    return type.index() < header_types_ ? type : into_.types().import(from_->types(), type);
  }
  SymbolId operator()(SymbolId symbol);
  ConstantId operator()(ConstantId constant) {
    return constant.index() < header_constants_ ? constant : import(constant);
  }
  ParameterAttributes operator()(ParameterAttributes attributes);
  // Without scopes, which are those of one execution of the body: it may come in twice.
  FactsIndex facts(FactsIndex facts);

 private:
  ConstantId import(ConstantId constant);
  Value map(Value element);
  ConstantId copy(ConstantId constant);

  Function& into_;
  const Function* from_ = nullptr;
  size_t header_types_ = 0, header_constants_ = 0;
  ArenaVector<Value> constants_;                  // by constant of the body's own
  ArenaVector<std::optional<FactsIndex>> facts_;  // by set of facts of the body
  Arena& scratch_;
};

}  // namespace lilt::ssa
