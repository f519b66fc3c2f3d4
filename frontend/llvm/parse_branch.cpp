// Terminators but invoke, and landing pads. What the whole graph decides about exceptions is
// checked when it is known.
#include <algorithm>

#include "frontend/llvm/instruction_parsers.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/exceptions.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

void check_cases(BodyContext& body) {
  std::vector<BodyContext::Case>& cases = body.cases;
  std::ranges::sort(cases);
  for (size_t i = 1; i < cases.size(); ++i)
    if (cases[i].value == cases[i - 1].value)
      body.reporter.error(cases[i].place, "two cases of one 'switch' have the same value")
          .notes.push_back({cases[i - 1].place, "the other case"});
}

// `T v` after `catch`, `[N x T] v` after `filter`.
void parse_clause(BodyContext& body, bool is_filter) {
  const auto [type, place] = body.types.parse_placed();
  const bool is_array = body.context.kind(type) == TypeKind::Array;
  if (is_array != is_filter || (!is_filter && !body.context.is_pointer(type)))
    body.reporter.fail(place, is_filter
                                  ? "a 'filter' is an array, not " + body.context.shown(type)
                                  : "'catch' takes a pointer, not " + body.context.shown(type));
  body.add_operand(Value(body.constants.parse(type)));
}

InstId note_exception(BodyContext& body, InstId id) {
  body.checks.note_exception(id, body.opcode_place);
  return id;
}

}  // namespace

InstId parse_return(BodyContext& body) {
  SourceOffset place = body.cursor.offset();
  if (body.cursor.peek() == '}') [[unlikely]]
    body.cursor.fail_expected(body.result_type == kVoid ? "'void' after 'ret'"
                                                        : "a type and a value after 'ret'");
  TypeId type = body.types.parse();
  if (!body.context.same(type, body.result_type)) {
    std::string name = body.context.shown_symbol(body.function->symbol());
    body.reporter
        .error(place, "return of " + body.context.shown(type) + " from " + name +
                          ", whose result is " + body.context.shown(body.result_type))
        .notes.push_back(
            {body.context.module[body.function->symbol()].offset, name + " is defined here"});
    if (type != kVoid) body.context.require_value_type(type, place);
  }
  if (type != kVoid) body.parse_operand(type);
  return body.emit(Opcode::Ret, kVoid);
}

InstId parse_branch(BodyContext& body) {
  if (body.cursor.at_word("label")) {
    body.parse_label_operand();
    return body.emit(Opcode::Br, kVoid);
  }
  SourceOffset place = body.cursor.offset();
  if (body.cursor.peek() == '%') {
    // If it is not a type's name, it is a label or local without the word before it.
    std::string_view name = body.cursor.word_after_sigil();
    if (!name.empty() && !body.context.types().find_named(name).valid())
      body.cursor.fail_expected("'label' and a block, or 'i1' and a condition");
  }
  TypeId condition = body.types.parse_value_type();
  if (body.context.erased(condition) != kI1)
    body.reporter.error(place, body.context.mismatch("condition", condition, kI1));
  body.parse_operand(condition);
  body.cursor.expect(',', "after the condition");
  body.parse_label_operand();
  body.cursor.expect(',', "between the labels");
  body.parse_label_operand();
  const auto weights = body.attachments.parse_of_branch(body.statement, 2);
  return body.emit(Opcode::CondBr, kVoid,
                   weights.empty() ? uint16_t{0} : branch_probability(weights[0], weights[1]));
}

InstId parse_switch(BodyContext& body) {
  const auto [type, place] = body.types.parse_placed();
  if (!body.context.is_integer(type))
    body.reporter.fail(place, "'switch' works on integers, not on " + body.context.shown(type));
  body.parse_operand(type);
  body.cursor.expect(',', "after the value");
  body.parse_label_operand();
  body.cursor.expect('[', "before the cases");
  body.cases.clear();
  while (body.cursor.peek() != ']') {
    const auto [case_type, type_place] = body.types.parse_placed();
    if (!body.context.same(case_type, type))
      body.reporter.fail(type_place, body.context.mismatch("case", case_type, type));
    const SourceOffset value_place = body.cursor.offset();
    const Value value(body.constants.parse(case_type));
    const ConstantKind kind = body.function->constants()[value.constant()].kind;
    if (kind != ConstantKind::Integer && kind != ConstantKind::WideInteger)
      body.reporter.fail(value_place, "the value of a case is not a constant integer");
    body.add_operand(value);
    body.cases.push_back({value.word(), value_place});
    body.cursor.expect(',', "after the value of a case");
    body.parse_label_operand();
  }
  body.cursor.advance();
  check_cases(body);
  const auto weights = body.attachments.parse_of_branch(body.statement, body.cases.size() + 1);
  return body.emit(Opcode::Switch, kVoid, body.function->annotations().add_switch_weights(weights));
}

InstId parse_indirect_branch(BodyContext& body) {
  body.parse_pointer_operand("an address to branch to");
  body.cursor.expect(',', "after the address");
  body.cursor.expect('[', "before the labels");
  size_t targets = 0;
  if (body.cursor.peek() != ']') {
    do {
      body.parse_label_operand();
      ++targets;
    } while (body.cursor.accept(','));
  }
  body.cursor.expect(']', "after the labels");
  const auto weights = body.attachments.parse_of_branch(body.statement, targets);
  return body.emit(Opcode::IndirectBr, kVoid,
                   body.function->annotations().add_switch_weights(weights));
}

// --- exceptions

// `landingpad T cleanup catch T v filter [N x T] v`
InstId parse_landing_pad(BodyContext& body) {
  const auto [type, place] = body.types.parse_placed();
  if (body.exception_type.valid() && !body.context.same(body.exception_type, type))
    body.reporter.error(place, "'landingpad' has type " + body.context.shown(type) +
                                   ", another one of the function " +
                                   body.context.shown(body.exception_type));
  body.exception_type = type;
  if (body.cursor.accept_word("personality")) {  // before LLVM 3.7
    const Constant& named =
        body.function->constants()[body.constants.parse(body.types.parse_value_type())];
    if (named.kind == ConstantKind::Symbol) body.function->set_personality(named.symbol);
  }
  uint8_t subcode = 0;
  for (;;) {
    if (body.cursor.accept_word("cleanup"))
      subcode = kCleanup;
    else if (body.cursor.accept_word("catch"))
      parse_clause(body, false);
    else if (body.cursor.accept_word("filter"))
      parse_clause(body, true);
    else
      break;
  }
  return note_exception(body, body.emit(Opcode::LandingPad, type, 0, subcode));
}

// `resume T v`
InstId parse_resume(BodyContext& body) {
  const auto [type, place] = body.parse_placed_operand();
  if (body.exception_type.valid() && !body.context.same(body.exception_type, type))
    body.reporter.error(place, "'resume' takes a value of type " + body.context.shown(type) +
                                   ", but landing pads give " +
                                   body.context.shown(body.exception_type));
  return note_exception(body, body.emit(Opcode::Resume, kVoid));
}

}  // namespace lilt::frontend
