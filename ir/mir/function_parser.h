// The parser of machine IR, in two files: machine_parser.cpp has the tokens and the structure of
// the text, parse_instruction.cpp instructions and their operands.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/mir/instruction_text.h"
#include "ir/mir/listed_values.h"
#include "ir/mir/machine_function.h"
#include "ir/support/characters.h"
#include "ir/support/diagnostic.h"

namespace lilt::mir {

// Numbers of registers and blocks may have gaps, but not gaps that cost memory out of proportion to
// the text: a number is at most this much larger than the size of the text.
inline constexpr int64_t kMaxGap = 1 << 20;

constexpr bool is_word_character(char c) { return is_name_character(c) && c != '.'; }

// The predecessors of a block as the text gives them.
struct FromList {
  BlockId block;
  SourceOffset place;
  std::vector<BlockId> blocks;
};

// Characters and tokens. Those that return bool report what they do not find.
class MachineTokens {
 protected:
  MachineTokens(const SourceText& source, SourceOffset& offset, MachineFunction& function,
                Diagnostics& diagnostics)
      : source_(source), offset_(offset), function_(function), diagnostics_(diagnostics) {}

  const char* at() const { return source_.text().data() + offset_; }
  char peek() const { return offset_ < source_.text().size() ? *at() : '\0'; }
  void skip_spaces();
  void skip_lines();  // spaces, comments, line ends
  bool at_line_end();
  bool accept(char c);
  bool accept(std::string_view word);  // a whole word
  bool expect(char c);
  bool fail(std::string message) { return fail(offset_, std::move(message)); }
  bool fail(SourceOffset place, std::string message);
  std::string_view word();
  bool integer(int64_t& value);
  bool index(std::string_view what, uint32_t& value);  // of an entity
  bool quoted(std::string_view& name);
  bool name(std::string_view& name, std::string_view what);  // with or without quotes
  bool name_after_dot(std::string_view& name);               // [.name]; empty if there is none
  bool symbol_name(std::string_view& found) { return name(found, "the name of a symbol"); }
  bool value_name(ValueName& name);  // after '%'

  const SourceText& source_;
  SourceOffset& offset_;
  MachineFunction& function_;
  Diagnostics& diagnostics_;
};

class FunctionParser : MachineTokens {
 public:
  FunctionParser(const SourceText& source, SourceOffset& offset, const TargetDesc& target,
                 MachineFunction& function, Diagnostics& diagnostics)
      : MachineTokens(source, offset, function, diagnostics), target_(target) {}
  bool parse();

 private:
  // An operand other than a definition, as written: 1 to 3 cells.
  struct TextOperand {
    Cell cells[3];
    uint8_t count = 1;
    bool is_wide = false;  // an immediate: `value` counts
    int64_t value = 0;
  };

  // --- structure
  bool parse_header();
  bool parse_properties();
  bool parse_feature();
  bool parse_frame();
  bool parse_slot();
  bool parse_constant();
  bool parse_jump_table();
  bool parse_personality();
  bool parse_types();
  bool parse_landing_pad();
  bool parse_values();
  bool check_value(SourceOffset place, ValueName name, uint32_t number);
  bool parse_block();
  bool parse_block_facts(BlockId id);
  bool check_half(const MachineBlock& block, SourceOffset half);
  bool parse_block_list(std::vector<BlockId>& list);
  bool block_reference(BlockId& id);
  bool check_references();
  bool set_edges();

  // --- instructions
  bool parse_instruction();
  bool parse_definitions();
  bool parse_operands();
  bool parse_operand();
  bool parse_register(Cell& cell);
  bool parse_virtual_register(Register& r);
  bool parse_register_class(uint32_t number);
  bool find_value(SourceOffset place, ValueName name, uint32_t& number);
  void make_room_for(uint32_t number);
  bool physical_register(Register& r);
  bool parse_address(TextOperand& operand);
  bool parse_address_term(Address& address, bool negative);
  bool parse_address_register(Address& address, uint8_t scale);
  bool append_instruction(const InstructionName& name, SourceOffset origin);
  void append_operand(const TextOperand& operand, const OperandSpec* spec);

  const TargetDesc& target_;
  std::unordered_map<std::string_view, InstructionName> known_names_;
  ListedValues values_;
  std::vector<bool> class_known_;  // by virtual register
  std::vector<bool> block_seen_;   // by block: has its lines
  std::vector<Edge> edges_;        // of the `to` lists
  std::vector<FromList> from_lists_;
  std::vector<BlockLabel> labels_;
  std::vector<Cell> definitions_;
  std::vector<TextOperand> operands_;
};

}  // namespace lilt::mir
