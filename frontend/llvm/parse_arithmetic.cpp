// Values from values: arithmetic, casts, comparisons, phi, select.
#include "frontend/llvm/hints.h"
#include "frontend/llvm/instruction_parsers.h"
#include "ir/ssa/branch_probability.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

[[noreturn]] void fail_arithmetic(BodyContext& body, Opcode opcode, TypeId type,
                                  SourceOffset place) {
  bool floating = has(opcode, property::Floating);
  TypeId scalar = body.context.lane(type);
  bool is_offset = opcode == Opcode::Add || opcode == Opcode::Sub;
  std::string hint =
      counterpart_hint(info(opcode).name, floating ? body.context.is_integer(scalar)
                                                   : body.context.is_floating(scalar));
  if (is_offset && body.context.is_pointer(scalar)) hint = "; did you mean 'getelementptr'?";
  body.reporter.fail(place, quoted(info(opcode).name) + " works on " +
                                (floating ? "floating-point numbers" : "integers") + ", not on " +
                                body.context.shown(type) + hint);
}

}  // namespace

InstId parse_binary(BodyContext& body, Opcode opcode) {
  uint16_t flags = body.parse_flags(opcode);
  const auto [type, place] = body.types.parse_placed();
  bool floating = has(opcode, property::Floating);
  if (type != kI64 || floating) {
    TypeId scalar = body.context.lane(type);
    if (!(floating ? body.context.is_floating(scalar) : body.context.is_integer(scalar)))
      fail_arithmetic(body, opcode, type, place);
  }
  body.parse_operand(type);
  body.cursor.expect(',', "between the operands");
  body.parse_operand(type);
  return body.emit(opcode, type, flags);
}

InstId parse_floating_negation(BodyContext& body) {
  const uint16_t flags = body.parse_flags(Opcode::FNeg);
  const auto [type, place] = body.parse_placed_operand();
  if (!body.context.is_floating(body.context.lane(type)))
    body.reporter.error(
        place, "'fneg' works on floating-point numbers, not on " + body.context.shown(type));
  return body.emit(Opcode::FNeg, type, flags);
}

InstId parse_cast(BodyContext& body, Opcode opcode) {
  uint16_t flags = body.parse_flags(opcode);
  TypeId from = body.parse_typed_operand();
  body.cursor.expect_word("to", "and the type to cast to");
  TypeId to = body.types.parse_value_type();
  check_cast(body.context, opcode, from, to, body.opcode_place);
  return body.emit(opcode, to, flags);
}

InstId parse_comparison(BodyContext& body, Opcode opcode) {
  const uint16_t flags = body.parse_flags(opcode);
  uint8_t predicate = body.constants.parse_predicate(opcode);
  const auto [type, place] = body.types.parse_placed();
  bool is_plain = type >= kI1 && type <= kI64 && opcode == Opcode::ICmp;
  if (!is_plain) body.constants.check_comparable(opcode, type, place);
  body.parse_operand(type);
  body.cursor.expect(',', "between the operands");
  body.parse_operand(type);
  return body.emit(opcode, is_plain ? kI1 : body.context.with_lanes_of(type, kI1), flags,
                   predicate);
}

InstId parse_phi(BodyContext& body) {
  const uint16_t flags = body.parse_flags(Opcode::Phi);
  if (!body.only_phis_so_far)
    body.reporter.error(body.opcode_place,
                        "'phi' must come before all other instructions of its block");
  const auto [type, place] = body.types.parse_placed();
  body.checks.note_phi(body.next_instruction(), body.opcode_place);
  // In a block without predecessors, as LLVM 19 prints it: no value follows the type.
  if (body.cursor.peek() != '[') [[unlikely]] {
    const bool ends_line =
        body.cursor.text_between(place, body.cursor.offset()).find('\n') != std::string_view::npos;
    if (ends_line || body.cursor.peek() == ',') return body.emit(Opcode::Phi, type, flags);
  }
  do {
    if (body.cursor.peek() == '!') {
      body.parse_attachment();
      continue;
    }
    body.cursor.expect('[', "before the next value of 'phi' and its block");
    bool is_local = body.cursor.peek() == '%';
    LocalName value;
    if (is_local)
      value = body.cursor.local_name();
    else
      body.add_operand(Value(body.constants.parse(type)));
    body.cursor.expect(',', "between a value and its block");
    if (body.cursor.at_word("label")) [[unlikely]]
      body.reporter.fail(body.cursor.offset(),
                         "'label' is not written before the blocks of a 'phi'");
    LocalName from = body.cursor.local_name();
    BlockId block = body.blocks.named(from);
    if (is_local) body.add_operand(body.use_incoming(value, type, block));
    body.add_operand(Value(block));
    body.checks.note_incoming(from.offset);
    body.cursor.expect(']', "after the block");
  } while (body.cursor.accept(','));
  return body.emit(Opcode::Phi, type, flags);
}

InstId parse_select(BodyContext& body) {
  uint16_t flags = body.parse_flags(Opcode::Select);
  const auto [condition, place] = body.types.parse_placed();
  if (body.context.erased(body.context.lane(condition)) != kI1)
    body.reporter.fail(place, body.context.mismatch("condition", condition, kI1));
  body.parse_operand(condition);
  body.cursor.expect(',', "after the condition");
  TypeId type = body.parse_typed_operand();
  if (body.context.lanes(condition) != 0 &&
      body.context.lanes(condition) != body.context.lanes(type))
    body.reporter.fail(place, "condition has type " + body.context.shown(condition) +
                                  " for values of type " + body.context.shown(type));
  body.cursor.expect(',', "between the values");
  const auto [second, second_place] = body.types.parse_placed();
  if (!body.context.same(type, second))
    body.reporter.fail(second_place, "values of 'select' have types " + body.context.shown(type) +
                                         " and " + body.context.shown(second));
  body.parse_operand(second);
  if (body.attachments.parse_of_select(body.statement)) flags |= kUnpredictable;
  return body.emit(Opcode::Select, type, flags);
}

// In dumps of legalized functions.
InstId parse_packed(BodyContext& body) {
  const std::string_view word = body.cursor.word();
  const auto* known = std::ranges::find(ssa::kPackedOpcodes, word, &ssa::PackedInfo::name);
  if (known == std::end(ssa::kPackedOpcodes))
    body.reporter.fail(body.cursor.offset(),
                       "unknown operation of 'packed': " + body.cursor.found());
  body.cursor.advance(word.size());
  const TypeId type = body.types.parse_value_type();
  for (uint8_t i = 0; i < known->operands; ++i) {
    body.cursor.expect(',', "before an operand");
    body.parse_typed_operand();
  }
  return body.emit(Opcode::Packed, type, 0, static_cast<uint8_t>(known - ssa::kPackedOpcodes));
}

}  // namespace lilt::frontend
