// The module without the bodies of its functions.
//
// One walk over the text reads type definitions, the types of globals and the headers of functions;
// it skips bodies and initialisers and records their places. After the walk all types and symbols
// are known: checks that need them run, and initialisers are parsed.
//
//   parse_module.cpp    the walk, top-level entities, recovery
//   entity_parser.h     what entities share
//   type_definitions.h  named types
//   global_variables.h  variables, aliases, initialisers
//   function_headers.h  headers of functions
//   module_metadata.h   metadata, flags of the module
#pragma once

#include <memory>
#include <unordered_map>

#include "frontend/llvm/function_headers.h"
#include "frontend/llvm/module_metadata.h"
#include "frontend/llvm/parser.h"

namespace lilt::frontend {

class HeaderParser : EntityParser {
 public:
  // `places`: see parse_module_header; may be null.
  HeaderParser(HeaderContext& header, std::string_view triple, ModulePlaces* places)
      : EntityParser(header), given_triple_(triple), places_(places) {
    if (places != nullptr) types_.note_names(&places->type_names);
  }
  std::unique_ptr<ssa::Module> parse();

 private:
  void fix_dialect();
  void set_dialect(ssa::Dialect dialect);
  void parse_entities();
  void parse_entity();
  void recover(SourceOffset entity);
  void parse_word_entity(std::string_view word);
  void parse_source_filename();
  void parse_target();
  void parse_attribute_group();
  void parse_comdat();
  void parse_module_assembly();
  void parse_summary_entry();
  void check_target();
  void set_layout_facts();
  void settle_symbols();  // reports nothing: it also ends a header with too many errors
  void check_intrinsics();
  void check_comdats();
  void note_block_addresses();

  TypeDefinitions definitions_{header_};
  GlobalVariables variables_{header_, definitions_};
  FunctionHeaders functions_{header_, definitions_, variables_.initializers()};
  ModuleMetadata metadata_{header_};
  std::string_view given_triple_;
  ModulePlaces* places_;
  std::unordered_map<std::string_view, SourceOffset> comdats_;  // where each is defined
  SourceOffset triple_place_ = kNoOffset;
  SourceOffset layout_place_ = kNoOffset;
};

}  // namespace lilt::frontend
