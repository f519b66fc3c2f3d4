// Headers of functions, and what is settled once all of them are read.
#pragma once

#include "frontend/llvm/global_variables.h"

namespace lilt::frontend {

class FunctionHeaders : EntityParser {
 public:
  FunctionHeaders(HeaderContext& header, TypeDefinitions& definitions,
                  HeaderList<GlobalVariables::Initializer>& initializers)
      : EntityParser(header), definitions_(definitions), initializers_(initializers) {}
  // `define …`, `declare …`
  void parse(bool is_definition);

  // --- after the walk
  void settle_attributes();  // reports nothing
  void settle_notes();
  void check_attribute_uses();
  void check_redeclarations();

 private:
  // Attributes of a parameter or result whose type may be known only when all types are.
  struct AttributeUse {
    AttributeParser::Parameter found;
    ssa::TypeId type, result;  // result: that of the function
    AttributePlace where;
    SourceOffset offset;
  };
  struct PositionedAttributes {
    uint32_t position;
    ssa::ParameterAttributes attributes;  // by_value: a source type until types are finished
    ssa::SymbolId symbol;
  };
  struct PositionedFacts {
    uint32_t position;
    ssa::ParameterFacts facts;
    ssa::SymbolId symbol;
  };
  // Of a header: an attribute group or a node of metadata, which come later in the text.
  struct Note {
    enum class Kind : uint8_t { Group, Profile, CheckedType, TypeHash };
    Kind kind;
    uint64_t number;      // of the group, or the node
    SourceOffset place;   // of the number
    SourceOffset header;  // the function's place in it
    ssa::SymbolId symbol;
  };
  // A declaration or definition of a function that is known already.
  struct Redeclaration {
    ssa::SymbolId symbol;
    ssa::TypeId type;
    SourceOffset offset, earlier;
  };

  void parse_prefix(ssa::Symbol& symbol);
  void check_linkage(const ssa::Symbol& symbol, const Prefix& prefix);
  void check_swift_errors(const ssa::Symbol& symbol);
  void parse_metadata(ssa::Symbol& symbol);
  void note_attributes(uint32_t position, const ssa::ParameterAttributes& attributes,
                       ssa::ParameterFacts& facts);
  ssa::TypeId parse_result_type();
  ssa::TypeId parse_parameters(ssa::TypeId result, bool is_definition);
  ssa::TypeId parse_parameter(bool is_definition, uint32_t position, ssa::TypeId result);
  void note_attribute_use(const AttributeUse& use);
  void check_attributes(const AttributeUse& use);
  void parse_suffix(ssa::Symbol& symbol);
  void parse_constant(std::string_view word, const ssa::Symbol& symbol);
  void parse_body_extent(ssa::Symbol& symbol);
  void add(const ssa::Symbol& symbol);
  void keep(ssa::SymbolId symbol);
  void settle_group(const Note& use);
  void settle_profile(const Note& profile);
  void settle_checked_type(const Note& note);
  void settle_type_hash(const Note& note);
  bool read_numbers(const Note& note, std::span<ssa::Value> numbers);

  TypeDefinitions& definitions_;
  HeaderList<GlobalVariables::Initializer>& initializers_;
  HeaderList<PositionedAttributes> parameter_attributes_;
  HeaderList<PositionedFacts> facts_;
  HeaderList<Note> notes_;
  std::vector<AttributeUse> attribute_uses_;
  std::vector<Redeclaration> redeclarations_;
  // Of the header that is being read.
  AttributeParser::Parameter result_;
  ParameterWords parameter_words_ = 0;
  std::vector<ssa::TypeId> parameters_;
  // Definitions that are `local_unnamed_addr` or `unnamed_addr`, and the others.
  size_t marked_ = 0, unmarked_ = 0;
  bool has_local_unnamed_ = false;  // some definition is `local_unnamed_addr`
};

}  // namespace lilt::frontend
