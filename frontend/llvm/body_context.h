// What the parsers of a function's instructions share: the place in the text, the function with its
// names, and the block and statement that the text has come to.
//
// Instructions are created in the order of the text, at the end of the current block.
#pragma once

#include <string>
#include <vector>

#include "frontend/llvm/attachments.h"
#include "frontend/llvm/attribute_parser.h"
#include "frontend/llvm/block_table.h"
#include "frontend/llvm/constant_parser.h"
#include "frontend/llvm/control_flow_checks.h"
#include "frontend/llvm/debug_records.h"
#include "frontend/llvm/local_symbols.h"

namespace lilt::frontend {

class BodyContext {
 public:
  // The word `atomic` among the flags of a load or store.
  static constexpr uint16_t kAtomic = ssa::flag::Weak;

  // A case of a switch.
  struct Case {
    uint32_t value;  // constants are equal when their ids are
    SourceOffset place;
    auto operator<=>(const Case&) const = default;
  };

  BodyContext(ssa::ModuleOverlay& module, Diagnostics& diagnostics)
      : reporter(*module.source(), diagnostics),
        cursor(*module.source(), reporter),
        context(module, cursor),
        types(context),
        constants(context, types),
        attributes(context, types),
        checks(context, blocks),
        locals(context, checks),
        blocks(context, locals),
        attachments(context),
        debug_records(context, types, constants, locals) {}
  void start(ssa::Function& its_function);

  // --- what instructions consist of; operands are appended to `operands`
  void parse_operand(ssa::TypeId type, bool is_index = false) {
    if (cursor.peek() == '%')
      add_operand(parse_local(type, is_index));
    else
      add_operand(ssa::Value(constants.parse(type)));
  }
  // A type and an operand of it.
  ssa::TypeId parse_typed_operand() {
    ssa::TypeId type = types.parse_value_type();
    parse_operand(type);
    return type;
  }
  TypeParser::PlacedType parse_placed_operand() {
    const SourceOffset place = cursor.offset();
    return {parse_typed_operand(), place};
  }
  // The same of a pointer; `what` it is meant to be, for messages.
  ssa::TypeId parse_pointer_operand(std::string_view what);
  // `label %name` after a branch.
  void parse_label_operand();
  // The flags of an opcode before its first type. Most instructions have none.
  uint16_t parse_flags(ssa::Opcode opcode) { return at_flag() ? parse_words(opcode) : uint16_t{0}; }
  void parse_attachment() { attachments.parse(statement); }
  void parse_attachments() { attachments.parse_all(statement); }

  // push_back where there mostly is room: the code that grows the array is not here.
  void add_operand(ssa::Value value) {
    if (operands.size() == operands.capacity()) [[unlikely]]
      grow_operands();
    if (operands.size() == operands.capacity()) __builtin_unreachable();
    operands.push_back(value);
  }
  // A local as the next operand; of a phi, for a predecessor.
  ssa::Value use_local(const LocalName& name, ssa::TypeId type, bool is_index = false);
  ssa::Value use_incoming(const LocalName& name, ssa::TypeId type, ssa::BlockId from);

  // --- instructions
  // Creates an instruction with the operands at the end of the block; returns its id.
  [[gnu::flatten]] ssa::InstId emit(ssa::Opcode opcode, ssa::TypeId source_type, uint16_t flags = 0,
                                    uint8_t subcode = 0) {
    ssa::InstId id = function->create_at_end(block, opcode, context.erased(source_type), operands,
                                             flags, subcode, statement);
    locals.add_type(source_type);
    return id;
  }
  ssa::InstId next_instruction() const {
    return ssa::InstId(static_cast<uint32_t>(function->value_count()));
  }
  // Gives the instruction the name that the statement began with. Most instructions lack a result,
  // or name it by a new number.
  void define_result(ssa::InstId id) {
    const bool has_value = (*function)[id].type != ssa::kVoid;
    if (!has_result && !has_value) return;
    if (!has_value || !has_result || !result.is_number || !locals.define_number(result.number, id))
        [[unlikely]]
      define_other_result(id);
  }
  // Reports a name of what has no value.
  void report_no_result(std::string_view word);

  Reporter reporter;
  Cursor cursor;
  ParseContext context;
  TypeParser types;
  ConstantParser constants;
  AttributeParser attributes;
  ControlFlowChecks checks;
  LocalSymbols locals;
  BlockTable blocks;
  Attachments attachments;
  DebugRecords debug_records;

  // --- of the function
  ssa::Function* function = nullptr;
  ssa::TypeId result_type;               // source type
  ssa::TypeId exception_type;            // of the landing pads; a source type
  std::vector<std::string> label_exits;  // names of blocks, instead of labels of `asm goto`
  // --- of the block
  ssa::BlockId block;  // none() after a terminator
  bool only_phis_so_far = true;
  // --- of the statement
  SourceOffset statement = 0;
  SourceOffset opcode_place = 0;
  bool has_result = false;
  LocalName result;
  std::vector<ssa::Value> operands;
  std::vector<Case> cases;

 private:
  bool at_flag() const {
    return cursor.peek() >= 'a' && !(cursor.peek() == 'i' && is_in(cursor.peek(1), kDigit)) &&
           !cursor.at_text("ptr");
  }
  uint16_t parse_words(ssa::Opcode opcode);
  // Mostly a number that has a value of this type.
  [[gnu::always_inline]] ssa::Value parse_local(ssa::TypeId type, bool is_index) {
    SourceOffset place = cursor.offset();
    uint32_t number = 0;
    if (!cursor.accept_local_number(number)) return use_local(cursor.local_name(), type, is_index);
    const ssa::InstId definition = locals.find(number, type);
    if (!definition.valid()) [[unlikely]]
      return use_local(LocalName::numbered(number, place), type, is_index);
    checks.note_use(definition, {next_instruction(), block}, place);
    return ssa::Value(definition);
  }
  void grow_operands();
  void define_other_result(ssa::InstId id);
};

}  // namespace lilt::frontend
