// Named types: definitions, and uses of types that can be judged only when all are known.
#pragma once

#include "frontend/llvm/entity_parser.h"

namespace lilt::frontend {

class TypeDefinitions : EntityParser {
 public:
  explicit TypeDefinitions(HeaderContext& header) : EntityParser(header) {
    types_.collect_mentions(&mentions_);
  }
  // `%name = type …`
  void parse();
  // A use of a type by value.
  void note_use(ssa::TypeId type, SourceOffset place, bool must_be_sized);

  // --- after the walk
  void finish();
  void set_bodies();  // reports nothing
  void check_uses();

 private:
  struct Definition {
    ssa::TypeId type;
    SourceOffset offset;                         // of its name
    ssa::TypeId body;                            // none() for `opaque`
    size_t first_mention = 0, last_mention = 0;  // its part of mentions_
  };
  struct Use {
    ssa::TypeId type;
    SourceOffset offset;
    bool must_be_sized;
  };

  void add(const Definition& definition);
  const Definition* definition_of(ssa::TypeId type) const;
  void report_undefined();
  void report_cycles();
  void report_cycle(const TypeParser::Mention& mention);

  std::vector<TypeParser::Mention> mentions_;
  std::vector<Definition> definitions_;
  IdMap<ssa::TypeId, uint32_t> definition_index_;  // 1 + index into definitions_, 0 for none
  std::vector<Use> uses_;
};

}  // namespace lilt::frontend
