// Calls: `call T @f(T1 a, …)`, `call T (T1, …) @f(…)`, and 2015's `call T (T1, …)* @f(…)`.
//
// The type before the callee is the result's, or a whole function type. With the result's alone the
// arguments' own types are the rest of the function type. Under opaque pointers a call's type need
// not be the callee's; with typed pointers it must be. In the common case both are the same and no
// function type is created: each argument is compared with the callee's parameter as it is parsed.
#include <array>

#include "frontend/llvm/body_parser.h"
#include "ir/ssa/fast_math.h"
#include "ir/ssa/forwarding.h"
#include "ir/ssa/intrinsic_name.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// By bit of namespace assembly_flag.
constexpr std::string_view kAssemblyFlagNames[] = {"sideeffect", "alignstack", "inteldialect",
                                                   "unwind"};

}  // namespace

InstId BodyParser::parse_call(uint16_t flags) {
  opcode_place_ = cursor_.offset();
  only_phis_so_far_ = false;
  Call& call = call_;
  call.start();
  parse_call_prefix(call);
  call.written_place = cursor_.offset();
  call.written = types_.parse();
  if (!parse_callee(call)) {
    parse_debug_intrinsic(call);
    return InstId::none();
  }
  choose_function_type(call);
  operands_.assign(2, Value());
  const SourceOffset ellipsis = parse_call_arguments(call);
  if (ellipsis != kNoOffset || (flags & flag::MustTail) != 0) [[unlikely]]
    check_forwarding(call, ellipsis, flags);
  settle_function_type(call);
  if (call.result.words != 0 || call.returned.valid()) check_result_attributes(call);
  if (ellipsis != kNoOffset) [[unlikely]]
    drop_variables(call, ellipsis);
  settle_callee(call);
  if (call.symbol.valid() && context_.module[call.symbol].intrinsic != 0) {
    check_intrinsic(call);
    drop_alignment(call);
  }
  parse_call_suffix(call);
  if (cursor_.peek() == ',') {
    forget_facts();
    parse_attachments();
    flags |= take_facts(Opcode::Call);
  }
  InstId id = emit(Opcode::Call, context_.types()[call.function_type].element, flags);
  (*function_)[id].subcode = static_cast<uint8_t>(call.convention);
  if (!call.attributes.empty() || call.function_attributes != 0) keep_attributes(call, id);
  if (call.facts != CallFacts()) keep_facts(call, id);
  if ((flags & flag::MustTail) != 0) [[unlikely]]
    must_tail_calls_.push_back({id, call.callee_place});
  return id;
}

void BodyParser::keep_attributes(const Call& call, InstId id) {
  bool has_error = false;
  for (const auto& [position, attributes] : call.attributes) {
    if (attributes.swift_error) has_error = true;
    function_->set_attributes(id, position, attributes);
  }
  if (has_error) [[unlikely]]
    check_swift_errors(call);
  if (call.function_attributes != 0)
    function_->set_function_attributes(id, call.function_attributes, call.type_hash);
}

// A dump may pass the contents: then the result has the attribute, too.
void BodyParser::check_swift_errors(const Call& call) {
  uint32_t count = 0;
  if (call.result.attributes.swift_error) return;
  for (const auto& [position, attributes] : call.attributes) {
    if (!attributes.swift_error) continue;
    const TypeId type = call.argument_types[position];
    attributes_.check_swift_error(call.convention, type, count++, call.written_place);
    if (context_.is_pointer(type) && !may_be_swift_error(operands_[position + 2]))
      reporter_.error(call.written_place,
                      "a 'swifterror' argument is an alloca of one pointer, or this function's "
                      "'swifterror' parameter");
  }
}

// Nothing is known of what is defined later in the text. Dumps do not say `alloca swifterror`, and
// tail recursion makes phis of parameters.
bool BodyParser::may_be_swift_error(Value argument) const {
  if (!argument.is_local())
    return function_->constants()[argument.constant()].kind == ConstantKind::Poison;
  const InstId id = argument.local();
  const ssa::Instruction& memory = (*function_)[id];
  if (memory.opcode == Opcode::Alloca)
    return memory.operand_count == 1 &&
           context_.types().is_pointer(function_->operand(id, 0).type());
  if (memory.opcode != Opcode::Argument) return memory.opcode == Opcode::Phi;
  for (uint32_t i = 0; i < function_->argument_count(); ++i)
    if (function_->argument(i) == id) return function_->parameter_attributes(i).swift_error;
  return false;
}

// A range of lanes is not kept.
void BodyParser::keep_facts(Call& call, InstId id) {
  if (!context_.types().is_integer((*function_)[id].type)) call.facts.result.has_range = false;
  if (call.facts != CallFacts()) function_->set_call_facts(id, call.facts);
}

void BodyParser::note_attributes(Call& call, uint32_t position, ParameterAttributes& attributes) {
  if (attributes == ParameterAttributes()) return;
  attributes_.settle(attributes);
  if (attributes != ParameterAttributes()) call.attributes.push_back({position, attributes});
}

// Fast-math flags, calling convention and attributes of the result.
void BodyParser::parse_call_prefix(Call& call) {
  while (!types_.at_type()) {
    SourceOffset place = cursor_.offset();
    std::string_view word = cursor_.word();
    if (word.empty() && cursor_.peek() != '"')
      cursor_.fail_expected("the type of the call's result");
    if (word == "noundef") {  // the most frequent one, which nothing uses
      cursor_.advance(word.size());
      continue;
    }
    if (attributes_.parse_calling_convention(call.convention)) continue;
    if (const uint16_t flags = fast_math_flags(word); flags != 0) {
      call.facts.fast_math |= flags;
      cursor_.advance(word.size());
      continue;
    }
    attributes_.parse_parameter(call.result, TypeId::none());
    if (cursor_.peek() == '@') {
      // No type came: the word was meant to be one.
      cursor_.move_to(place);
      types_.parse();
    }
  }
  call.facts.result = call.result.facts;
}

// Parses the callee. False for the intrinsics of debug information, which produce no code.
bool BodyParser::parse_callee(Call& call) {
  call.callee_place = cursor_.offset();
  switch (cursor_.peek()) {
    case '@':
      return parse_callee_symbol(call);
    case '%':
      call.is_local = true;
      call.local = cursor_.local_name();
      call.callee_type = known_type(call.local);
      if (call.callee_type.valid())
        call.definition = function_->offset_of(InstId(locals_[call.local]));
      return true;
    default:
      if (cursor_.accept_word("asm")) {
        call.constant = Value(parse_inline_assembly());
        return true;
      }
      if (constants_.accept_same_address()) return parse_callee_symbol(call);
      call.constant = Value(constants_.parse_expression_of_any_type(call.callee_type));
      return true;
  }
}

bool BodyParser::parse_callee_symbol(Call& call) {
  call.symbol_name = cursor_.global_name('@');
  if (call.symbol_name.starts_with("llvm.dbg.")) return false;
  call.symbol = context_.module.find(call.symbol_name);
  if (call.symbol.valid()) {
    call.callee_type = context_.address_type(call.symbol);
    call.definition = context_.module[call.symbol].offset;
    call.constant = Value(function_->constants().symbol(call.symbol));
  } else if (!context_.llvmlite && !is_intrinsic(call)) {
    context_.find_symbol(call.symbol_name, call.callee_place);
    call.is_broken = true;
  }
  return true;
}

// `asm sideeffect "template", "constraints"`, after the first word.
ConstantId BodyParser::parse_inline_assembly() {
  uint16_t flags = 0;
  for (size_t i = 0; i < std::size(kAssemblyFlagNames); ++i)
    if (cursor_.accept_word_of(kAssemblyFlagNames[i])) flags |= static_cast<uint16_t>(1u << i);
  std::string_view assembly = cursor_.string();
  cursor_.expect(',', "between the text and the constraints of inline assembly");
  std::string_view constraints = cursor_.string();
  return function_->constants().inline_assembly(assembly, constraints, flags);
}

bool BodyParser::is_assembly(const Call& call) const {
  return call.constant.valid() && call.constant.is_constant() &&
         function_->constants()[call.constant.constant()].kind == ConstantKind::InlineAssembly;
}

// Decides whether the written type is a function type, and which type the arguments must match.
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
                                 " is called, which is not a pointer to a function");
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
      !is_assembly(call) &&  // which may return such a pointer
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

SourceOffset BodyParser::parse_call_arguments(Call& call) {
  cursor_.expect('(', "before the arguments");
  SourceOffset ellipsis = kNoOffset;
  if (cursor_.accept(')')) {
    check_argument_count(call, 0);
    return ellipsis;
  }
  size_t index = 0;
  do {
    SourceOffset place = cursor_.offset();
    if (cursor_.peek() == '.' && cursor_.accept_word("...")) [[unlikely]] {
      ellipsis = place;
      break;
    }
    TypeId type = types_.parse();
    if (type == kMetadata) [[unlikely]] {
      add_operand(Value(parse_metadata_argument()));
    } else {
      context_.require_value_type(type, place);
      cursor_.accept_noundef();
      if (at_argument_attribute()) parse_argument_attributes(call, index, type);
      parse_operand(type);
    }
    check_argument(call, index++, type, place);
    call.argument_types.push_back(type);
  } while (cursor_.accept(','));
  cursor_.expect(')', "after the arguments");
  note_attributes(call, kResultPosition, call.result.attributes);
  check_argument_count(call, index);
  return ellipsis;
}

// `...` stands for the variable arguments of the function, where they are passed on.
void BodyParser::check_forwarding(const Call& call, SourceOffset ellipsis, uint16_t flags) {
  auto is_variadic = [&](TypeId type) { return type.valid() && context_.types()[type].variadic; };
  const bool forwards = (flags & flag::MustTail) != 0 && is_variadic(function_->type()) &&
                        is_variadic(call.function_type);
  if (forwards == (ellipsis != kNoOffset)) return;
  if (forwards)
    reporter_.error(
        call.callee_place,
        "a 'musttail' call passes the variable arguments on: its arguments end in '...'");
  else
    reporter_.error(ellipsis,
                    "'...' is for a 'musttail' call, from a function with variable arguments to "
                    "another");
}

// The caller's variable arguments stand where the call's own would: LLVM's code overwrites these.
void BodyParser::drop_variables(const Call& call, SourceOffset ellipsis) {
  const size_t named = 2 + size_t{context_.types()[call.function_type].member_count};
  if (operands_.size() <= named) return;
  reporter_.warning(ellipsis,
                    "the variable arguments of this function take the places of the call's own, "
                    "which are dropped");
  operands_.resize(named);
}

void BodyParser::check_must_tail_calls() {
  for (const NotedInstruction& call : must_tail_calls_) {
    const std::string wrong = check_must_tail_call(*function_, call.id);
    if (!wrong.empty()) {
      reporter_.error(call.offset, wrong);
      continue;
    }
    // An undefined result is the callee's.
    const InstId ret = function_->terminator(function_->block_of(call.id));
    if (function_->operands(ret).size() == 1 && !function_->operand(ret, 0).is_local())
      function_->set_operand(ret, 0, Value(call.id));
  }
}

// `!12`, `!"text"`, `!DIExpression()`, or a type and a value: kept as written.
ConstantId BodyParser::parse_metadata_argument() {
  SourceOffset first = cursor_.offset();
  if (cursor_.peek() == '!') {
    if (is_in(cursor_.peek(1), kDigit)) return parse_numbered_metadata();
    cursor_.skip_metadata();
  } else {
    TypeId type = types_.parse_value_type();
    if (cursor_.peek() == '%') reporter_.unsupported(cursor_.offset(), "a local as metadata");
    constants_.parse(type);
  }
  std::string_view text = cursor_.text_between(first, cursor_.offset());
  return function_->constants().metadata(text.substr(0, text.find_last_not_of(" \t\r\n") + 1));
}

// `!12`: its node if that is a text in braces, such as the name of a register.
ConstantId BodyParser::parse_numbered_metadata() {
  std::string_view text(cursor_.position(), cursor_.word_behind_sigil().size() + 1);
  uint64_t number = 0;
  cursor_.move_to(cursor_.position() + 1);
  bool is_known = cursor_.scan_number(number) &&
                  number < context_.module.header().metadata_places.size() &&
                  context_.module.header().metadata_places[number] != kNoOffset;
  cursor_.skip_blanks();
  if (is_known) {
    std::string_view source = context_.module.header().source()->text();
    std::string_view node = source.substr(context_.module.header().metadata_places[number], 200);
    size_t end = node.find("\"}");
    bool is_text =
        node.starts_with("!{!\"") && end != std::string_view::npos && node.find('"', 4) == end;
    if (is_text) text = node.substr(0, end + 2);
  }
  return function_->constants().metadata(text);
}

void BodyParser::parse_argument_attributes(Call& call, size_t index, TypeId type) {
  const SourceOffset place = cursor_.offset();
  const auto position = static_cast<uint32_t>(index);
  AttributeParser::Parameter found;
  do {
    if (!parse_argument_attribute(found, type)) break;
  } while (at_argument_attribute());
  attributes_.check_parameter(found, type, AttributePlace::Parameter, place);
  attributes_.check_together(call.words, found.words, position, place);
  if ((found.words & words_of(ParameterWord::Returned)) != 0) call.returned = type;
  note_attributes(call, position, found.attributes);
}

// They stand before the result's type, which may be known by the callee only.
void BodyParser::check_result_attributes(const Call& call) {
  const TypeId result = context_.types()[call.function_type].element;
  attributes_.check_parameter(call.result, result, AttributePlace::Result, call.written_place);
  if (call.returned.valid()) attributes_.check_returned(call.returned, result, call.callee_place);
}

// Whether a word or string is here, with which a value may begin, too.
bool BodyParser::at_argument_attribute() const {
  char first = cursor_.peek();
  return first == '"' || (is_in(first, kNameCharacter) && !is_in(first, kDigit) && first != '-');
}

// An attribute between an argument's type and value; false when the value is here.
bool BodyParser::parse_argument_attribute(AttributeParser::Parameter& found, TypeId type) {
  std::string_view word = cursor_.word();
  WordClass word_class = find_keyword(cursor_, word).word_class;
  if (word_class == WordClass::Constant || word_class == WordClass::Opcode) return false;
  if (word == "c" && cursor_.peek(1) == '"') return false;
  SourceOffset place = cursor_.offset();
  attributes_.parse_parameter(found, type);
  if (cursor_.peek() != ',' && cursor_.peek() != ')') return true;
  // No value came: the word was meant to be one.
  cursor_.move_to(place);
  return false;
}

// Of a call that differs from its callee, settle_function_type reports that, unless pointers are
// opaque: there the written type counts.
bool BodyParser::checks_arguments(const Call& call) const {
  return call.function_type.valid() && (!call.differs || (call.explicit_type && !context_.typed));
}

void BodyParser::check_argument(Call& call, size_t index, TypeId found, SourceOffset place) {
  if (!checks_arguments(call)) return;
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
  if (is_assembly(call)) check_assembly(call, count);
  if (!checks_arguments(call)) return;
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
  if (is_intrinsic(call) && intrinsic_base(call.symbol_name) == call.symbol_name) return;
  const uint32_t given = context_.types()[call.function_type].member_count;
  const uint32_t taken = context_.types()[call.callee_function].member_count;
  std::string message = shown_callee(call) + " has type " + context_.shown(call.callee_function) +
                        ", but is called " +
                        (given == taken ? "as " + context_.shown(call.function_type)
                                        : "with " + std::to_string(given) +
                                              (given == 1 ? " argument" : " arguments"));
  Diagnostic& error = reporter_.error(call.callee_place, std::move(message));
  if (call.definition != kNoOffset)
    error.notes.push_back({call.definition, shown_callee(call) + " is defined here"});
}

void BodyParser::settle_callee(Call& call) {
  operands_[0] = Value(context_.erased(call.function_type));
  if (call.is_local) {
    // The callee is operand 1, wherever a forward use of it is entered.
    arguments_.assign(operands_.begin() + 1, operands_.end());
    operands_.resize(1);
    TypeId expected = context_.pointer_to(call.function_type);
    bool is_reported = call.is_broken || (call.differs && call.callee_function.valid());
    arguments_[0] = is_reported ? Value(function_->constants().poison(kPtr))
                                : use_local(call.local, expected, UseKind::Plain);
    operands_.insert(operands_.end(), arguments_.begin(), arguments_.end());
    return;
  }
  if (!call.constant.valid() && !call.is_broken) declare_implicitly(call);
  if (!call.constant.valid()) call.constant = Value(function_->constants().poison(kPtr));
  operands_[1] = call.constant;
}

// A declaration's type is checked at the declaration, unless this call is the only mention.
void BodyParser::check_intrinsic(const Call& call) {
  const Symbol& symbol = context_.module[call.symbol];
  TypeId type = context_.erased(call.function_type);
  std::string wrong;
  if (symbol.offset == call.callee_place || type != symbol.type)
    wrong = check_intrinsic_type(context_.types(), symbol.intrinsic, type);
  if (wrong.empty())
    wrong = check_intrinsic_operands(function_->constants(), symbol.intrinsic,
                                     std::span(operands_).subspan(2));
  if (!wrong.empty())
    reporter_.error(call.callee_place, "intrinsic " + shown_callee(call) + ": " + wrong);
}

// Before LLVM 7, copies and fills of memory had their alignment as the fourth of five operands. It
// is only a hint: the call becomes one of today's form.
void BodyParser::drop_alignment(Call& call) {
  constexpr size_t kAlignment = 5, kOperands = 7;  // with the type and the callee
  std::string_view name = intrinsic_base(call.symbol_name);
  bool is_transfer = name == "llvm.memcpy" || name == "llvm.memmove" || name == "llvm.memset";
  if (!is_transfer || operands_.size() != kOperands) return;
  operands_.erase(operands_.begin() + kAlignment);
  std::span<const TypeId> written = context_.types().members(operands_[0].type());
  std::array parameters{written[0], written[1], written[2], written[4]};
  call.function_type = context_.types().function(kVoid, parameters, false);
  operands_[0] = Value(call.function_type);
}

// LLVMlite programs may call functions that they never declare; since LLVM 19 other programs may do
// so with intrinsics, whose names may then lack the types. The first call determines the function's
// type. An intrinsic without types has the types of each call. Which other names may be called so
// depends on what the program is linked with: the driver judges them.
void BodyParser::declare_implicitly(Call& call) {
  Symbol symbol;
  symbol.name = call.symbol_name;
  symbol.kind = SymbolKind::Function;
  symbol.is_implicit = !is_intrinsic(call);
  symbol.source_type = call.function_type;
  symbol.type = context_.erased(call.function_type);
  symbol.offset = call.callee_place;
  SymbolId id = function_->declare(symbol);
  call.symbol = id;
  call.constant = Value(function_->constants().symbol(id));
}

// Attributes of the call, by reference (#1) or as words on the line of the closing parenthesis;
// operand bundles.
void BodyParser::parse_call_suffix(Call& call) {
  constexpr FunctionAttributes kKept =
      function_attribute::ReturnsTwice | function_attribute::NoReturn |
      function_attribute::AlwaysInline | function_attribute::NoInline | function_attribute::Cold |
      function_attribute::NoMemory | function_attribute::ArgumentMemory |
      function_attribute::NoBuiltins | function_attribute::NoDuplicate;
  while (at_call_attribute()) call.function_attributes |= attributes_.parse_function() & kKept;
  if (cursor_.peek() == '[') parse_bundles(call);
}

// Bundles of assumptions have no effect on the code. "kcfi" asks for a check of the callee's type,
// which needs r10 for itself, and is without effect in a module without the flag "kcfi": there no
// function has a hash.
void BodyParser::parse_bundles(Call& call) {
  if (call.symbol_name == "llvm.assume") return cursor_.skip_brackets();
  cursor_.advance();
  const SourceOffset place = cursor_.offset();
  const std::string_view name = cursor_.raw_string();
  const bool has_nest = std::ranges::any_of(
      call.attributes, [](const auto& argument) { return argument.attributes.nest; });
  if (name != "kcfi" || call.convention == CallingConvention::PreserveNone)
    reporter_.unsupported(place, "operand bundle " + quoted(name));
  else if (has_nest)
    reporter_.unsupported(place, "operand bundle 'kcfi' of a call with 'nest'");
  parse_type_hash(call);
  cursor_.expect(']', "after the operand bundle");
}

// `(i32 -1208803271)`, of the bundle "kcfi".
void BodyParser::parse_type_hash(Call& call) {
  cursor_.expect('(', "after the name of the operand bundle");
  const TypeId type = types_.parse();
  const SourceOffset place = cursor_.offset();
  const Constant& hash = function_->constants()[constants_.parse(type)];
  if (type != kI32 || hash.kind != ConstantKind::Integer)
    reporter_.error(place, "the operand bundle 'kcfi' has one i32, a number");
  cursor_.expect(')', "after the operand of the bundle");
  if (!context_.module.header().has_type_hashes) return;
  call.function_attributes |= function_attribute::ChecksType;
  call.type_hash = type_hash_in_code(static_cast<uint32_t>(hash.bits));
}

bool BodyParser::at_call_attribute() const {
  char first = cursor_.peek();
  if (first == '%' || first == '}') return false;
  if (first == '#') return is_in(cursor_.peek(1), kDigit);
  if (cursor_.at_word("to")) return false;  // of an invoke
  if (first != '"' && !is_in(first, kNameCharacter)) return false;
  WordClass word_class = find_keyword(cursor_, cursor_.word()).word_class;
  if (word_class == WordClass::Opcode || cursor_.is_at_label()) return false;
  // On a new line a statement begins, unless the word is one that no statement begins with.
  for (const char* at = cursor_.position() - 1; is_in(*at, kBlank); --at)
    if (*at == '\n') return word_class == WordClass::FunctionAttribute;
  return word_class == WordClass::None || word_class == WordClass::FunctionAttribute ||
         word_class == WordClass::ParameterAttribute;
}

std::string BodyParser::shown_callee(const Call& call) const {
  if (call.is_local) return shown_local(call.local);
  return call.symbol_name.empty() ? "the callee" : quoted("@" + std::string(call.symbol_name));
}

}  // namespace lilt::frontend
