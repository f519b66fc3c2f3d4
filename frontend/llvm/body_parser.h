// One function body: text → ssa::Function, checked.
//
//   parse_function.cpp     arguments, statements, blocks, recovery from errors
//   body_context.h         what the parsers of instructions share
//   instruction_parsers.h  the instructions by their kinds; calls.h: calls
//   local_symbols.h        uses and definitions of names, forward or not
//   block_table.h          labels, and the blocks in the order of the text
//   attachments.h          metadata of instructions
//   debug_records.h        where variables are
//   control_flow_checks.h  phis, dominance, exceptions: when the whole body is read
#pragma once

#include <optional>

#include "frontend/llvm/calls.h"
#include "frontend/llvm/keywords.h"

namespace lilt::frontend {

class BodyParser : BodyContext {
 public:
  BodyParser(ssa::ModuleOverlay& module, Diagnostics& diagnostics);

  // See FunctionParser.
  bool parse(ssa::SymbolId symbol, ssa::Function& parsed);
  void set_flooded() { reporter.set_flooded(); }
  void note_type_names(std::vector<SourceOffset>* places) { types.note_names(places); }
  ssa::Analyses& analyses() { return checks.analyses(); }

 private:
  // Gives back the text before a place that the parser has come to.
  void release_text(SourceOffset place) {
    if (place >= released_text_ && place - released_text_ < kReleasedText) [[likely]]
      return;
    reporter.source().release(0, place);  // with what a comparison of names brought back
    released_text_ = place;
  }
  void start(ssa::SymbolId symbol, ssa::Function& parsed);
  void parse_arguments();
  void parse_statements();
  void parse_statement();
  void skip_use_list_orders();
  void recover();
  bool at_plausible_statement() const;
  bool at_result_without_sigil() const;
  void begin_labelled_block(const LocalName& name);
  void start_block(ssa::BlockId next, SourceOffset offset);
  void start_unlabelled_block();
  bool take_label_comment(LocalName& name) const;
  void require_open_block() {
    if (!block.valid()) [[unlikely]]
      start_unlabelled_block();
  }
  void report_unterminated(SourceOffset place);
  void parse_instruction(std::string_view word, const Keyword& keyword);
  void parse_modified_call(std::string_view word, FlagWord modifier);
  ssa::InstId parse_opcode(ssa::Opcode opcode);
  void parse_other_word(std::string_view word, const Keyword& keyword);
  void take_unknown(std::string_view word, const Keyword& keyword);
  std::string unknown_opcode_help(std::string_view word);
  void finish();
  std::optional<ssa::TypeId> type_of_local(std::string_view text);
  bool defines_later(std::string_view text) const;

  Call call_;  // the one at hand
  ssa::ModuleOverlay& overlay_;
  SourceOffset body_end_ = 0;
  SourceOffset released_text_ = 0;  // the text before was given back
  bool has_syntax_error_ = false;
  bool lost_definitions_ = false;  // text with definitions was skipped after an error
  // A block lacks its terminator or a branch its target: nothing may walk the graph.
  bool graph_is_broken_ = false;
  bool block_is_broken_ = false;  // the current one
  bool warned_of_unlabelled_block_ = false;
};

}  // namespace lilt::frontend
