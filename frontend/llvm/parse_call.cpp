// Calls: `call T @f(T1 a, …)`, `call T (T1, …) @f(…)`, and 2015's `call T (T1, …)* @f(…)`.
//
// The type before the callee is the result's, or a whole function type. With the result's alone the
// arguments' own types are the rest of the function type. Under opaque pointers a call's type need
// not be the callee's; with typed pointers it must be. Either way the common case, that it is,
// needs no function type to be made: each argument is compared with the callee's parameter as it is
// read.
#include "frontend/llvm/body_parser.h"

namespace lilt::frontend {

using namespace ssa;

InstId BodyParser::parse_call(uint16_t flags) {
  opcode_place_ = cursor_.offset();
  only_phis_so_far_ = false;
  Call& call = call_;
  call.start();
  parse_call_prefix();
  call.written_place = cursor_.offset();
  call.written = types_.parse();
  if (!parse_callee(call)) {
    skip_debug_intrinsic();
    return InstId::none();
  }
  choose_function_type(call);
  operands_.assign(2, Value());
  parse_call_arguments(call);
  settle_function_type(call);
  settle_callee(call);
  parse_call_suffix(call);
  if (cursor_.peek() == ',') parse_attachments();
  return emit(Opcode::Call, context_.types()[call.function_type].element, flags);
}

// Fast-math flags, calling convention and attributes of the result.
void BodyParser::parse_call_prefix() {
  while (!types_.at_type()) {
    SourceOffset place = cursor_.offset();
    std::string_view word = cursor_.word();
    if (word.empty() && cursor_.peek() != '"')
      cursor_.fail_expected("the type of the call's result");
    const Keyword& keyword = find_keyword(cursor_, word);
    if (keyword.word_class == WordClass::CallingConvention && keyword.value == 0)
      reporter_.unsupported(place, "calling convention " + quoted(word));
    cursor_.skip_attribute();
    if (cursor_.peek() == '@') {
      // No type came: the word was meant to be one.
      cursor_.move_to(place);
      types_.parse();
    }
  }
}

// Reads what is called. False for the intrinsics of debug information, which make no code.
bool BodyParser::parse_callee(Call& call) {
  call.callee_place = cursor_.offset();
  switch (cursor_.peek()) {
    case '@':
      call.symbol_name = cursor_.global_name('@');
      if (call.symbol_name.starts_with("llvm.dbg.")) return false;
      call.symbol = context_.module.find(call.symbol_name);
      if (call.symbol.valid()) {
        call.callee_type = context_.address_type(call.symbol);
        call.definition = context_.module[call.symbol].offset;
        call.constant = Value(function_->constants().symbol(call.symbol));
      } else if (!context_.llvmlite) {
        context_.find_symbol(call.symbol_name, call.callee_place);
        call.is_broken = true;
      }
      return true;
    case '%':
      call.is_local = true;
      call.local = cursor_.local_name();
      call.callee_type = known_type(call.local);
      if (call.callee_type.valid())
        call.definition = function_->offset_of(InstId(locals_[call.local]));
      return true;
    default:
      if (cursor_.at_word("asm")) reporter_.unsupported(call.callee_place, "inline assembly");
      call.constant = Value(constants_.parse_expression_of_any_type(call.callee_type));
      return true;
  }
}

// Decides whether the written type is a function type, and what the arguments are compared with.
void BodyParser::choose_function_type(Call& call) {
  TypeId known;  // the callee's function type
  if (context_.typed && call.callee_type.valid()) {
    known = context_.pointee(call.callee_type);
    if (known.valid() && context_.kind(known) == TypeKind::Function)
      known = context_.types().resolve(known);
    else
      known = TypeId::none();
    if (!known.valid()) {
      Diagnostic& error = reporter_.error(
          call.callee_place, shown_callee(call) + " of type " + context_.shown(call.callee_type) +
                                 " is called, which is no pointer to a function");
      if (call.definition != kNoOffset)
        error.notes.push_back({call.definition, shown_callee(call) + " is defined here"});
      call.is_broken = true;
    }
  } else if (!context_.typed && call.symbol.valid() &&
             context_.module[call.symbol].kind == SymbolKind::Function) {
    known = context_.module[call.symbol].type;
  }
  TypeId written = context_.types().resolve(call.written);
  if (TypeId pointee = context_.pointee(written);
      pointee.valid() && context_.kind(pointee) == TypeKind::Function &&
      !(known.valid() && context_.same(context_.types()[known].element, written)))
    written = context_.types().resolve(pointee);  // 2015: a pointer to the function type
  call.explicit_type = context_.types().kind(written) == TypeKind::Function;
  call.function_type = call.explicit_type ? written : known;
  if (call.explicit_type) {
    call.differs = known.valid() && !context_.same(known, written);
    call.callee_function = known;
    return;
  }
  if (call.written != kVoid) context_.require_value_type(call.written, call.written_place);
  call.callee_function = known;
  call.differs = !known.valid() || !context_.same(context_.types()[known].element, call.written);
  // A modern call of `@printf` that does not write its type calls it as a function without `...`.
  if (known.valid() && context_.types()[known].variadic && !context_.typed) call.differs = true;
}

void BodyParser::parse_call_arguments(Call& call) {
  cursor_.expect('(', "before the arguments");
  if (cursor_.accept(')')) return check_argument_count(call, 0);
  size_t index = 0;
  do {
    SourceOffset place = cursor_.offset();
    TypeId type = types_.parse();
    if (type == kMetadata) reporter_.unsupported(place, "metadata as an argument");
    context_.require_value_type(type, place);
    while (cursor_.at_word() && !is_in(cursor_.peek(), kDigit) && cursor_.peek() != '-')
      if (!skip_argument_attribute()) break;
    check_argument(call, index++, type, place);
    call.argument_types.push_back(type);
    parse_operand(type);
  } while (cursor_.accept(','));
  cursor_.expect(')', "after the arguments");
  check_argument_count(call, index);
}

// An attribute between an argument's type and value; false when the value is here.
bool BodyParser::skip_argument_attribute() {
  std::string_view word = cursor_.word();
  WordClass word_class = find_keyword(cursor_, word).word_class;
  if (word_class == WordClass::Constant || word_class == WordClass::Opcode) return false;
  if (word == "c" && cursor_.peek(1) == '"') return false;
  if (word == "byval" || word == "inalloca" || word == "preallocated")
    reporter_.unsupported(cursor_.offset(), "attribute " + quoted(word));
  SourceOffset place = cursor_.offset();
  cursor_.skip_attribute();
  if (cursor_.peek() != ',' && cursor_.peek() != ')') return true;
  // No value came: the word was meant to be one.
  cursor_.move_to(place);
  return false;
}

void BodyParser::check_argument(Call& call, size_t index, TypeId found, SourceOffset place) {
  if (!call.function_type.valid() || call.differs) return;
  const Type& function = context_.types()[call.function_type];
  if (index >= function.member_count) return;  // counted at the end
  TypeId expected = context_.types().member(call.function_type, index);
  if (found == expected || context_.same(found, expected)) [[likely]]
    return;
  if (!call.explicit_type) {
    call.differs = true;
    return;
  }
  reporter_.error(place, "argument has type " + context_.shown(found) + ", expected " +
                             context_.shown(expected));
}

void BodyParser::check_argument_count(Call& call, size_t count) {
  if (!call.function_type.valid() || call.differs) return;
  const Type& function = context_.types()[call.function_type];
  if (count == function.member_count || (function.variadic && count > function.member_count))
    return;
  if (!call.explicit_type) {
    call.differs = true;
    return;
  }
  reporter_.error(call.callee_place, "call of " + shown_callee(call) + " with " +
                                         std::to_string(count) + " arguments, but its type is " +
                                         context_.shown(call.function_type));
}

// The call's own function type, where it is not the callee's.
void BodyParser::settle_function_type(Call& call) {
  if (!call.explicit_type && (call.differs || !call.function_type.valid()))
    call.function_type = context_.types().function(call.written, call.argument_types, false);
  if (!call.differs || !context_.typed || !call.callee_function.valid()) return;
  Diagnostic& error = reporter_.error(
      call.callee_place, shown_callee(call) + " has type " + context_.shown(call.callee_function) +
                             ", but is called as " + context_.shown(call.function_type));
  if (call.definition != kNoOffset)
    error.notes.push_back({call.definition, shown_callee(call) + " is defined here"});
}

void BodyParser::settle_callee(Call& call) {
  operands_[0] = Value(context_.erased(call.function_type));
  if (call.is_local) {
    // The callee is operand 1, wherever a forward use of it is entered.
    std::vector<Value> arguments(operands_.begin() + 1, operands_.end());
    operands_.resize(1);
    TypeId expected = context_.pointer_to(call.function_type);
    bool is_reported = call.is_broken || (call.differs && call.callee_function.valid());
    arguments[0] = is_reported ? Value(function_->constants().poison(kPtr))
                               : use_local(call.local, expected, UseKind::Plain);
    operands_.insert(operands_.end(), arguments.begin(), arguments.end());
    return;
  }
  if (!call.constant.valid() && !call.is_broken) declare_implicitly(call);
  if (!call.constant.valid()) call.constant = Value(function_->constants().poison(kPtr));
  operands_[1] = call.constant;
}

// LLVMlite's programs call what they never declare: the first call says what it is.
void BodyParser::declare_implicitly(Call& call) {
  Symbol symbol;
  symbol.name = call.symbol_name;
  symbol.kind = SymbolKind::Function;
  symbol.is_implicit = true;
  symbol.source_type = call.function_type;
  symbol.type = context_.erased(call.function_type);
  symbol.offset = call.callee_place;
  std::string name = quoted("@" + std::string(call.symbol_name));
  reporter_.warning(call.callee_place, name + " is called but never declared: taken to be " +
                                           context_.shown(call.function_type));
  SymbolId id = context_.module.add_symbol(symbol);
  call.constant = Value(function_->constants().symbol(id));
}

// Attributes of the call, by reference (#1) or as words on the line of the closing parenthesis;
// operand bundles.
void BodyParser::parse_call_suffix(const Call& call) {
  while (at_call_attribute()) cursor_.skip_attribute();
  if (cursor_.peek() != '[') return;
  if (call.symbol_name != "llvm.assume")
    reporter_.unsupported(cursor_.offset(), "an operand bundle");
  cursor_.skip_brackets();
}

bool BodyParser::at_call_attribute() const {
  char first = cursor_.peek();
  if (first == '#') return is_in(cursor_.peek(1), kDigit);
  if (first != '"' && !is_in(first, kNameCharacter)) return false;
  // On a new line a statement begins.
  for (const char* at = cursor_.position() - 1; is_in(*at, kBlank); --at)
    if (*at == '\n') return false;
  if (cursor_.is_at_label()) return false;
  WordClass word_class = find_keyword(cursor_, cursor_.word()).word_class;
  return word_class == WordClass::None;
}

void BodyParser::skip_debug_intrinsic() {
  if (cursor_.peek() != '(') cursor_.fail_expected("'(' before the arguments");
  cursor_.skip_brackets();
  while (at_call_attribute()) cursor_.skip_attribute();
  if (cursor_.peek() == ',') parse_attachments();
}

std::string BodyParser::shown_callee(const Call& call) const {
  if (call.is_local) return shown_local(call.local);
  return call.symbol_name.empty() ? "the callee" : quoted("@" + std::string(call.symbol_name));
}

}  // namespace lilt::frontend
