// Variables and aliases; initialisers, of functions too, are read when all symbols are known.
#pragma once

#include "frontend/llvm/type_definitions.h"

namespace lilt::frontend {

class GlobalVariables : EntityParser {
 public:
  // The text of a constant.
  struct Initializer {
    enum class Kind : uint8_t { Personality, Prologue, Contents };
    Kind kind = Kind::Contents;
    SourceOffset begin = kNoOffset, end = kNoOffset;
    ssa::SymbolId symbol;
  };

  GlobalVariables(HeaderContext& header, TypeDefinitions& definitions)
      : EntityParser(header), definitions_(definitions) {}
  // `@name = …`
  void parse();
  HeaderList<Initializer>& initializers() { return initializers_; }

  // --- after the walk
  void parse_initializers();
  void note_retained_symbols();
  void check_startup_lists();
  void check_aliases();

 private:
  void parse_alias(ssa::Symbol& symbol);
  void parse_prefix(ssa::Symbol& symbol, Prefix& prefix);
  ssa::TypeId parse_type(bool is_definition);
  Initializer skip_initializer();
  void parse_trailer(ssa::Symbol& symbol);
  void add(const ssa::Symbol& symbol, const Initializer& initializer);
  void parse_initializer(const Initializer& initializer);
  void parse_personality(const Initializer& personality);
  void parse_aliasee(ssa::Symbol& symbol);
  ssa::SymbolId base_symbol(ssa::ConstantId constant) const;

  TypeDefinitions& definitions_;
  HeaderList<Initializer> initializers_;
};

}  // namespace lilt::frontend
