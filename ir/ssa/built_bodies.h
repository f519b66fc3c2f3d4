// The bodies of a module that a front end built, in place of the module's text.
#pragma once

#include <vector>

#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::ssa {

// Where the bodies are, and what of the header stands for what they consist of.
struct BuiltBodies {
  std::vector<const Function*> bodies;  // by symbol of the header; null: none
  std::vector<SymbolId> symbols;        // by symbol of the module that was built
  std::vector<TypeId> types;            // by type of it
};

// Makes bodies of a header from those that were built, as the parser does from their text: ids are
// in the order of the text, whatever the order of building was. Names stay behind, since code does
// not depend on them. Keeps the memory of its tables.
class BuiltBodyReader {
 public:
  // A copy of the body of a symbol of the header. False if the copy breaks a rule of the language,
  // or may not be what the text means; the text then tells more. O(size of the body).
  bool read(const BuiltBodies& built, ModuleOverlay& module, SymbolId symbol, Function& into);
  // Of the function that was read last: what the checks asked for.
  Analyses& analyses() { return analyses_; }

 private:
  void number_values();
  void copy_block(BlockId block);
  BlockId copy_of(BlockId block);
  Value copy_of(Value value);
  ConstantId copy_of(ConstantId constant);

  const BuiltBodies* built_ = nullptr;
  const Function* from_ = nullptr;
  Function* into_ = nullptr;
  std::vector<InstId> values_;  // the copies, by value of the body
  std::vector<BlockId> blocks_;
  std::vector<ConstantId> constants_;
  std::vector<Value> operands_;
  Arena scratch_;
  Analyses analyses_{scratch_};
};

}  // namespace lilt::ssa
