// The instructions of exception handling: invoke, landingpad, resume. What the whole graph decides
// about them is checked when it is known.
#include "frontend/llvm/body_parser.h"
#include "ir/ssa/exceptions.h"

namespace lilt::frontend {

using namespace ssa;

InstId BodyParser::note_exception(SourceOffset place, InstId id) {
  exceptions_.push_back({id, place});
  return id;
}

InstId BodyParser::parse_exception_instruction(Opcode opcode) {
  if (opcode == Opcode::Invoke) return parse_invoke();
  return opcode == Opcode::Resume ? parse_resume() : parse_landing_pad();
}

// `invoke T @f(…) to label %normal unwind label %pad`: a call, and two blocks.
InstId BodyParser::parse_invoke() {
  const SourceOffset place = opcode_place_;
  const InstId id = parse_call(0);
  if (!id.valid() || is_intrinsic(call_))
    reporter_.unsupported(call_.callee_place, "'invoke' of an intrinsic");
  for (const auto& [position, attributes] : call_.attributes)
    if (attributes.swift_error)
      reporter_.unsupported(call_.callee_place, "'invoke' with 'swifterror'");
  const Value callee = function_->operand(id, 1);
  if (callee.is_constant() &&
      function_->constants()[callee.constant()].kind == ssa::ConstantKind::InlineAssembly)
    reporter_.unsupported(call_.callee_place, "'invoke' of inline assembly");
  const std::span<const Value> called = function_->operands(id);
  operands_.assign(called.begin(), called.end());
  cursor_.expect_word("to", "and the block after the invoked function");
  add_operand(Value(parse_label_operand()));
  cursor_.expect_word("unwind", "and the block of the landing pad");
  add_operand(Value(parse_label_operand()));
  function_->set_operands(id, operands_);
  (*function_)[id].opcode = Opcode::Invoke;
  return note_exception(place, id);
}

// `landingpad T cleanup catch T v filter [N x T] v`
InstId BodyParser::parse_landing_pad() {
  const SourceOffset place = cursor_.offset();
  const TypeId type = types_.parse_value_type();
  if (exception_type_.valid() && !context_.same(exception_type_, type))
    reporter_.error(place, "'landingpad' has type " + context_.shown(type) +
                               ", another one of the function " + context_.shown(exception_type_));
  exception_type_ = type;
  if (cursor_.accept_word("personality")) {  // before LLVM 3.7
    const Constant& named = function_->constants()[constants_.parse(types_.parse_value_type())];
    if (named.kind == ConstantKind::Symbol) function_->set_personality(named.symbol);
  }
  uint8_t subcode = 0;
  for (;;) {
    if (cursor_.accept_word("cleanup"))
      subcode = kCleanup;
    else if (cursor_.accept_word("catch"))
      parse_clause(false);
    else if (cursor_.accept_word("filter"))
      parse_clause(true);
    else
      break;
  }
  return note_exception(opcode_place_, emit(Opcode::LandingPad, type, 0, subcode));
}

// `T v` after `catch`, `[N x T] v` after `filter`.
void BodyParser::parse_clause(bool is_filter) {
  const SourceOffset place = cursor_.offset();
  const TypeId type = types_.parse_value_type();
  const bool is_array = context_.kind(type) == TypeKind::Array;
  if (is_array != is_filter || (!is_filter && !context_.is_pointer(type)))
    reporter_.fail(place, is_filter ? "a 'filter' is an array, not " + context_.shown(type)
                                    : "'catch' takes a pointer, not " + context_.shown(type));
  add_operand(Value(constants_.parse(type)));
}

// `resume T v`
InstId BodyParser::parse_resume() {
  const SourceOffset place = cursor_.offset();
  const TypeId type = parse_typed_operand();
  if (exception_type_.valid() && !context_.same(exception_type_, type))
    reporter_.error(place, "'resume' takes a value of type " + context_.shown(type) +
                               ", but landing pads give " + context_.shown(exception_type_));
  return note_exception(opcode_place_, emit(Opcode::Resume, kVoid));
}

void BodyParser::check_exceptions() {
  for (const NotedInstruction& exception : exceptions_) {
    const std::string wrong =
        check_exception_instruction(*function_, exception.id, analyses_.control_flow());
    if (!wrong.empty()) reporter_.error(exception.offset, wrong);
  }
}

}  // namespace lilt::frontend
