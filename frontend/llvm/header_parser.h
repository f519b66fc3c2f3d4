// The module without the bodies of its functions.
//
// One walk over the text reads type definitions, the types of globals and the headers of functions;
// it skips bodies and initialisers and records their places. After the walk all types and symbols
// are known: checks that need them run, and initialisers are parsed.
//
//   parse_module.cpp  the walk, top-level entities, types, recovery
//   parse_global.cpp  variables, aliases, initialisers
//   parse_function_header.cpp  headers of functions
#pragma once

#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "frontend/llvm/attribute_parser.h"
#include "frontend/llvm/constant_parser.h"
#include "frontend/llvm/keywords.h"
#include "frontend/llvm/promises.h"
#include "frontend/llvm/read_ahead.h"

namespace lilt::frontend {

class HeaderParser {
 public:
  HeaderParser(const SourceText& source, Diagnostics& diagnostics, std::string_view triple,
               unsigned threads);
  std::unique_ptr<ssa::Module> parse();
  // The first NUL byte of the text, or npos. Gives the memory of a large text back: call it last.
  size_t find_zero();

 private:
  struct TypeDefinition {
    ssa::TypeId type;
    SourceOffset offset;                         // of its name
    ssa::TypeId body;                            // none() for `opaque`
    size_t first_mention = 0, last_mention = 0;  // its part of mentions_
  };
  // An initialiser that is read when all symbols are known.
  struct Initializer {
    ssa::SymbolId symbol;
    SourceOffset begin, end;
  };
  // A declaration or definition of a function that is known already.
  struct Redeclaration {
    ssa::SymbolId symbol;
    ssa::TypeId type;
    SourceOffset offset, earlier;
  };
  // A type whose use can be judged only when all types are known.
  struct TypeUse {
    ssa::TypeId type;
    SourceOffset offset;
    bool must_be_sized;
  };
  // Attributes of a parameter or result whose type may be known only when all types are.
  struct AttributeUse {
    AttributeParser::Parameter found;
    ssa::TypeId type, result;  // result: that of the function
    AttributePlace where;
    SourceOffset offset;
  };
  struct Prefix {
    bool linkage_is_written = false;
    SourceOffset linkage_place = kNoOffset;
  };
  struct PositionedAttributes {
    uint32_t position;
    ssa::ParameterAttributes attributes;
  };
  struct SymbolAttributes {
    ssa::SymbolId symbol;
    uint32_t position;
    ssa::ParameterAttributes attributes;  // by_value: a source type until types are finished
  };
  struct SymbolFacts {
    ssa::SymbolId symbol;
    uint32_t position;
    ssa::ParameterFacts facts;
  };
  struct GroupUse {
    SourceOffset function;
    uint64_t group;
  };
  struct ComdatUse {
    std::string_view name;
    SourceOffset offset;
  };

  // --- parse_module.cpp
  void fix_dialect();
  void set_dialect(ssa::Dialect dialect);
  void parse_entities();
  void parse_entity();
  void recover(SourceOffset entity);
  void parse_word_entity(std::string_view word);
  void parse_source_filename();
  void parse_target();
  void parse_attribute_group();
  void parse_metadata_definition();
  void settle_checked_functions();
  void settle_type_hashes();
  bool read_type_hash(uint32_t& hash);
  void settle_module_flags();
  void settle_stack_guard(std::string_view name, std::string_view value);
  void settle_module_flag(std::string_view node);
  bool settle_stack_alignment(std::string_view text);
  void heed_promise(const Promise* promise, SourceOffset place);
  void warn_of_split_debug_information();
  void report_repeated_metadata(uint64_t number, SourceOffset place);
  bool parse_origin(uint64_t number);
  void parse_earlier_origins();
  void check_debug_cycles();
  template <class Outer>
  void report_cycles(Outer outer, std::string_view what);
  void parse_comdat();
  void parse_module_assembly();
  void parse_summary_entry();
  void check_target();
  void set_layout_facts();
  void parse_type_definition();
  void add_type_definition(const TypeDefinition& definition);
  void finish_types();
  void report_undefined_types();
  void set_type_bodies();
  void report_type_cycles();
  void report_type_cycle(const TypeParser::Mention& mention);
  const TypeDefinition* definition_of(ssa::TypeId type) const;
  void check_type_uses();

  // --- parse_global.cpp
  void parse_variable();
  void parse_alias(ssa::Symbol& symbol);
  void parse_aliasee(ssa::Symbol& symbol);
  void parse_variable_prefix(ssa::Symbol& symbol, Prefix& prefix);
  bool parse_symbol_property(ssa::Symbol& symbol, Prefix& prefix);
  ssa::TlsModel parse_tls_model();
  bool parse_placement(ssa::Symbol& symbol);
  ssa::TypeId parse_variable_type(bool is_definition);
  Initializer skip_initializer();
  void skip_value();
  void skip_vector();
  void parse_variable_trailer(ssa::Symbol& symbol);
  void add_variable(const ssa::Symbol& symbol, const Initializer& initializer,
                    bool has_initializer);
  bool begins_entity_here() const;
  void parse_function(bool is_definition);
  void note_optimizer(const ssa::Symbol& definition);
  void parse_function_prefix(ssa::Symbol& symbol);
  void check_swift_errors(const ssa::Symbol& symbol);
  void check_function_linkage(const ssa::Symbol& symbol, const Prefix& prefix);
  void parse_type_hash(const ssa::Symbol& symbol);
  void parse_function_metadata(ssa::Symbol& symbol);
  void parse_debug_attachment(ssa::Symbol& symbol);
  void parse_function_profile(const ssa::Symbol& symbol);
  void note_attributes(uint32_t position, const ssa::ParameterAttributes& attributes,
                       ssa::ParameterFacts& facts);
  ssa::TypeId parse_result_type();
  ssa::TypeId parse_parameters(ssa::TypeId result, bool is_definition);
  ssa::TypeId parse_parameter(bool is_definition, uint32_t position, ssa::TypeId result);
  void check_attributes(const AttributeUse& use);
  void note_attribute_use(const AttributeUse& use);
  void parse_function_suffix(ssa::Symbol& symbol);
  void parse_body_extent(ssa::Symbol& symbol);
  ssa::SymbolId add_function(const ssa::Symbol& symbol);
  void keep_attributes(ssa::SymbolId symbol);
  void note_type_use(ssa::TypeId type, SourceOffset place, bool must_be_sized);
  void report_redefinition(std::string_view name, SourceOffset place, SourceOffset first);
  void check_redeclarations();
  void settle_symbols();  // reports nothing: it also ends a header with too many errors
  void check_intrinsics();
  void check_intrinsic(const ssa::Symbol& symbol);
  void settle_attribute_groups();
  void settle_profiles(std::span<const std::pair<SourceOffset, ssa::SymbolId>> functions);
  void check_comdats();
  void note_block_addresses();
  void parse_initializers();
  void parse_prologue(const Initializer& prologue);
  void parse_personality(const Initializer& personality);
  void note_retained_symbols();
  void check_startup_lists();
  ssa::SymbolId base_symbol(ssa::ConstantId constant) const;
  void check_aliases();

  const SourceText& source_;
  std::optional<ReadAhead> read_ahead_;
  std::string_view given_triple_;
  std::unique_ptr<ssa::Module> module_;
  Reporter reporter_;
  Cursor cursor_;
  ParseContext context_;
  TypeParser types_;
  ConstantParser constants_;
  AttributeParser attributes_;

  std::vector<TypeParser::Mention> mentions_;
  std::vector<TypeDefinition> definitions_;
  IdMap<ssa::TypeId, uint32_t> definition_index_;  // 1 + index into definitions_, 0 for none
  std::vector<Initializer> initializers_;
  std::vector<Initializer> prologues_;  // of functions
  // Functions with `!func_sanitize !N`, which calls through pointers check: by place, N.
  std::vector<std::pair<SourceOffset, uint64_t>> checked_functions_;
  // Definitions with `!kcfi_type`: the places of the function and of the metadata, `!N` or `!{…}`.
  std::vector<std::pair<SourceOffset, SourceOffset>> hashed_functions_;
  // Of the function that is being read.
  Initializer prefix_{{}, kNoOffset, kNoOffset}, prologue_{{}, kNoOffset, kNoOffset};
  Initializer personality_{
      ssa::SymbolId(), kNoOffset,
      kNoOffset};  // of the function header that is being read; begin kNoOffset: none
  std::vector<Initializer> personalities_;  // begin: the type
  std::vector<Redeclaration> redeclarations_;
  std::vector<TypeUse> type_uses_;
  std::vector<AttributeUse> attribute_uses_;
  AttributeParser::Parameter result_;                    // of the header that is being read
  ParameterWords parameter_words_ = 0;                   // likewise
  std::vector<ssa::TypeId> parameters_;                  // of the header that is being read
  std::vector<PositionedAttributes> header_attributes_;  // likewise
  std::vector<const Promise*> warned_promises_;          // once each
  bool is_said_optimized_ = false;                       // by `!lilt.optimized`, in a dump
  bool has_local_unnamed_ = false;                       // some definition is `local_unnamed_addr`
  size_t marked_ = 0, unmarked_ = 0;  // definitions with that word or `unnamed_addr`, and without
  std::vector<SymbolAttributes> symbol_attributes_;
  std::vector<SymbolFacts> header_facts_, symbol_facts_;  // likewise
  std::vector<GroupUse> group_uses_;
  // The metadata of a function's profile.
  struct Profile {
    SourceOffset function;
    ssa::MetadataNode node;
  };
  std::vector<Profile> profiles_;
  std::unordered_map<std::string_view, SourceOffset> comdats_;  // where each is defined
  std::vector<ComdatUse> comdat_uses_;
  std::vector<SourceOffset> block_addresses_;  // `blockaddress` in bodies and initialisers
  SourceOffset triple_place_ = kNoOffset;
  SourceOffset layout_place_ = kNoOffset;
  bool bodies_overlap_ = false;  // see find_body_end: some body was not closed
};

}  // namespace lilt::frontend
