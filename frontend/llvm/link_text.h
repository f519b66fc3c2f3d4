// The text of the entities that stay, with the names that linking gives them.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "frontend/llvm/link_symbols.h"

namespace lilt::frontend {

class LinkedText {
 public:
  LinkedText(std::vector<LinkInput>& inputs, const LinkedSymbols& symbols,
             Diagnostics& diagnostics);

  // --- in this order
  void write_header(std::string_view source_name);
  void write_types();
  void write_symbols();
  // Attribute groups, lists of metadata and the module's flags, and the nodes that anything written
  // so far refers to. Reports flags that do not go together.
  void write_rest();

  std::string take_text() { return std::move(out_); }
  std::vector<LinkedModule::Part> take_parts() { return std::move(parts_); }

 private:
  struct Flag {
    uint64_t behavior;
    std::string name, value;
    uint32_t input;
    SourceOffset place;
  };

  // The place where what is written next comes from.
  void begin_part(uint32_t input, SourceOffset place);
  void write_line(std::string_view line);
  void write_target(bool is_triple);
  void write_type(uint32_t input, const LinkEntity& entity);
  void find_writers();
  void write_symbol(uint32_t input, const LinkEntity& entity);
  void write_appended(const LinkedSymbol& list);
  void write_lists();
  void write_flags();
  void write_groups();
  void write_nodes();
  std::string renamed(uint32_t input, std::string_view text);
  void append_renamed(std::string& out, uint32_t input, std::string_view text);
  std::string header_of(uint32_t input, const LinkEntity& entity, std::string_view& rest);
  // The numbers that stand for those of an input.
  uint32_t group(uint32_t input, uint64_t number);
  uint32_t node(uint32_t input, uint64_t number);
  uint32_t new_number(uint32_t input, uint64_t number);
  void number_groups();
  void add_flags(uint32_t input, std::string_view nodes);
  Flag flag_of(uint32_t input, const LinkEntity& node);
  void merge_flag(Flag& known, const Flag& own);
  void check_requirements();
  std::vector<std::string> elements_of(const Flag& flag);
  void report_flags(const Flag& own, const Flag& known, const std::string& message,
                    bool is_error = true);

  std::vector<LinkInput>& inputs_;
  const LinkedSymbols& symbols_;
  Diagnostics& diagnostics_;
  std::string out_;
  std::vector<LinkedModule::Part> parts_;
  std::unordered_map<std::string_view, uint32_t> writers_;  // inputs, by the name of a type
  std::vector<std::vector<uint32_t>> nodes_;  // by input and number: from 1; 0: not yet
  std::unordered_map<std::string, uint32_t> equal_nodes_, equal_groups_;  // by text
  std::vector<std::unordered_map<uint64_t, uint32_t>> groups_;
  uint32_t next_node_ = 0, next_group_ = 0;
  struct Unwritten {
    uint32_t input;
    const LinkEntity* entity;
    uint32_t number;
  };
  std::vector<Unwritten> unwritten_;
  uint32_t depth_ = 0;  // of nodes whose texts are compared
  std::string node_lines_;
  std::vector<Flag> flags_, requirements_;
};

}  // namespace lilt::frontend
