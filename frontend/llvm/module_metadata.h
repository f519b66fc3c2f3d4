// Metadata at top level: where nodes are, the places of debug information, the module's flags.
#pragma once

#include "frontend/llvm/entity_parser.h"

namespace lilt::frontend {

class ModuleMetadata : EntityParser {
 public:
  explicit ModuleMetadata(HeaderContext& header) : EntityParser(header) {}
  // `!7 = …`, `!name = …`
  void parse_definition();

  // --- after the walk
  void settle_flags();
  void check_debug_cycles();

 private:
  void parse_name();
  void skip_to_node();
  void settle_flag(std::string_view node);
  void settle_stack_guard(std::string_view name, std::string_view value);
  bool settle_stack_alignment(std::string_view text);
  void warn_of_split_debug_information();
  void note_place(uint64_t number, SourceOffset place);
  bool parse_origin(uint64_t number);
  void parse_earlier_origins();
  template <class Outer>
  void report_cycles(Outer outer, std::string_view what);
};

}  // namespace lilt::frontend
