// Exception-handling instructions in unreachable blocks, such as the cleanups of functions whose
// calls never unwind.
//
// Such a block never runs, so any instructions that define the same values and lead to the same
// blocks will do: an invoke becomes its call and a branch to both of its blocks, a landingpad an
// arbitrary value, a resume the end of the path. Instructions that the entry does reach are errors,
// reported when the whole graph is known.
#include "frontend/llvm/body_parser.h"

namespace lilt::frontend {

using namespace ssa;

void BodyParser::parse_exception_instruction(UnsupportedWord word) {
  exceptions_.push_back({block_, opcode_place_, cursor_.word()});
  cursor_.advance(cursor_.word().size());
  switch (word) {
    case UnsupportedWord::Invoke:
      return parse_invoke();
    case UnsupportedWord::LandingPad:
      return parse_landing_pad();
    default:
      return parse_resume();
  }
}

// `invoke T @f(…) to label %normal unwind label %pad`
void BodyParser::parse_invoke() {
  InstId call = parse_call(0);
  if (call.valid()) define_result(call);
  operands_.assign(1, Value(function_->constants().poison(kI1)));
  cursor_.expect_word("to", "and the block after the invoked function");
  add_operand(Value(parse_label_operand()));
  cursor_.expect_word("unwind", "and the block of the landing pad");
  add_operand(Value(parse_label_operand()));
  if (cursor_.peek() == ',') parse_attachments();
  emit(Opcode::CondBr, kVoid);
  block_ = BlockId::none();
}

// `landingpad T cleanup catch T v filter [N x T] v`
void BodyParser::parse_landing_pad() {
  only_phis_so_far_ = false;
  TypeId type = types_.parse_value_type();
  for (;;) {
    if (cursor_.accept_word("cleanup")) continue;
    bool has_value = cursor_.accept_word("catch") || cursor_.accept_word("filter") ||
                     cursor_.accept_word("personality");  // before LLVM 3.7
    if (!has_value) break;
    constants_.parse(types_.parse_value_type());
  }
  if (cursor_.peek() == ',') parse_attachments();
  operands_.assign(1, Value(function_->constants().poison(context_.erased(type))));
  define_result(emit(Opcode::Freeze, type));
}

// `resume T v`
void BodyParser::parse_resume() {
  only_phis_so_far_ = false;
  if (has_result_) report_no_result("resume");
  TypeId type = parse_typed_operand();
  if (cursor_.peek() == ',') parse_attachments();
  emit(Opcode::Freeze, type);  // a use, checked like any other
  operands_.clear();
  emit(Opcode::Unreachable, kVoid);
  block_ = BlockId::none();
}

void BodyParser::report_reached_exceptions() {
  for (const ExceptionInstruction& exception : exceptions_)
    if (analyses_.control_flow().reachable(exception.block))
      reporter_.error(exception.offset,
                      "instruction " + quoted(exception.word) + " is not supported");
}

}  // namespace lilt::frontend
