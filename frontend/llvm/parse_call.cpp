// Calls: `call T @f(T1 a, …)`, `call T (T1, …) @f(…)`, and 2015's `call T (T1, …)* @f(…)`.
//
// The type before the callee is the result's, or a whole function type. With the result's alone the
// arguments' own types are the rest of the function type. Under opaque pointers a call's type need
// not be the callee's; with typed pointers it must be. In the common case both are the same and no
// function type is created: each argument is compared with the callee's parameter as it is parsed.
#include <array>

#include "frontend/llvm/calls.h"
#include "frontend/llvm/parse_debug_node.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/fast_math.h"
#include "ir/ssa/intrinsic_name.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// By bit of namespace assembly_flag.
constexpr std::string_view kAssemblyFlagNames[] = {"sideeffect", "alignstack", "inteldialect",
                                                   "unwind"};

constexpr std::string_view kDebugPrefix = "llvm.dbg.";

std::string shown_callee(const Call& call) {
  if (call.is_local) return shown_local(call.local);
  return call.symbol_name.empty() ? "the callee" : quoted("@" + std::string(call.symbol_name));
}

bool is_assembly(BodyContext& body, const Call& call) {
  return call.constant.valid() && call.constant.is_constant() &&
         body.function->constants()[call.constant.constant()].kind == ConstantKind::InlineAssembly;
}

void note_attributes(BodyContext& body, Call& call, uint32_t position,
                     ParameterAttributes& attributes) {
  if (attributes == ParameterAttributes()) return;
  body.attributes.settle(attributes);
  if (attributes != ParameterAttributes()) call.attributes.push_back({position, attributes});
}

// Nothing is known of what is defined later in the text. Dumps do not say `alloca swifterror`, and
// tail recursion makes phis of parameters.
bool may_be_swift_error(BodyContext& body, Value argument) {
  if (!argument.is_local())
    return body.function->constants()[argument.constant()].kind == ConstantKind::Poison;
  const InstId id = argument.local();
  const ssa::Instruction& memory = (*body.function)[id];
  if (memory.opcode == Opcode::Alloca)
    return memory.operand_count == 1 &&
           body.context.types().is_pointer(body.function->operand(id, 0).type());
  if (memory.opcode != Opcode::Argument) return memory.opcode == Opcode::Phi;
  for (uint32_t i = 0; i < body.function->argument_count(); ++i)
    if (body.function->argument(i) == id)
      return parameter_attributes(*body.function, i).swift_error;
  return false;
}

// A dump may pass the contents: then the result has the attribute, too.
void check_swift_errors(BodyContext& body, const Call& call) {
  uint32_t count = 0;
  if (call.result.attributes.swift_error) return;
  for (const auto& [position, attributes] : call.attributes) {
    if (!attributes.swift_error) continue;
    const TypeId type = call.argument_types[position];
    body.attributes.check_swift_error(call.convention, type, count++, call.written_place);
    if (body.context.is_pointer(type) && !may_be_swift_error(body, body.operands[position + 2]))
      body.reporter.error(call.written_place,
                          "a 'swifterror' argument is an alloca of one pointer, or this function's "
                          "'swifterror' parameter");
  }
}

void keep_attributes(BodyContext& body, const Call& call, InstId id) {
  bool has_error = false;
  for (const auto& [position, attributes] : call.attributes) {
    if (attributes.swift_error) has_error = true;
    body.function->annotations().set_attributes(id, position, attributes);
  }
  if (has_error) [[unlikely]]
    check_swift_errors(body, call);
  if (call.function_attributes != 0)
    body.function->annotations().set_function_attributes(id, call.function_attributes,
                                                         call.type_hash);
}

// A range of lanes is not kept.
void keep_facts(BodyContext& body, Call& call, InstId id) {
  if (!body.context.types().is_integer((*body.function)[id].type))
    call.facts.result.has_range = false;
  if (call.facts != CallFacts()) set_call_facts(*body.function, id, call.facts);
}

// Fast-math flags, calling convention and attributes of the result.
void parse_call_prefix(BodyContext& body, Call& call) {
  while (!body.types.at_type()) {
    SourceOffset place = body.cursor.offset();
    std::string_view word = body.cursor.word();
    if (word.empty() && body.cursor.peek() != '"')
      body.cursor.fail_expected("the type of the call's result");
    if (word == "noundef") {  // the most frequent one, which nothing uses
      body.cursor.advance(word.size());
      continue;
    }
    if (body.attributes.parse_calling_convention(call.convention)) continue;
    if (const uint16_t flags = fast_math_flags(word); flags != 0) {
      call.facts.fast_math |= flags;
      body.cursor.advance(word.size());
      continue;
    }
    body.attributes.parse_parameter(call.result, TypeId::none());
    if (body.cursor.peek() == '@') {
      // No type came: the word was meant to be one.
      body.cursor.move_to(place);
      body.types.parse();
    }
  }
  call.facts.result = call.result.facts;
}

// `asm sideeffect "template", "constraints"`, after the first word.
ConstantId parse_inline_assembly(BodyContext& body) {
  uint16_t flags = 0;
  for (size_t i = 0; i < std::size(kAssemblyFlagNames); ++i)
    if (body.cursor.accept_word_of(kAssemblyFlagNames[i])) flags |= static_cast<uint16_t>(1u << i);
  std::string_view assembly = body.cursor.string();
  body.cursor.expect(',', "between the text and the constraints of inline assembly");
  std::string_view constraints = body.cursor.string();
  return body.function->constants().inline_assembly(assembly, constraints, flags);
}

bool parse_callee_symbol(BodyContext& body, Call& call) {
  call.symbol_name = body.cursor.global_name('@');
  if (call.symbol_name.starts_with(kDebugPrefix)) return false;
  call.symbol = body.context.module.find(call.symbol_name);
  if (call.symbol.valid()) {
    call.callee_type = body.context.address_type(call.symbol);
    call.definition = body.context.module[call.symbol].offset;
    call.constant = Value(body.function->constants().symbol(call.symbol));
  } else if (!body.context.llvmlite && !call.is_intrinsic()) {
    body.context.find_symbol(call.symbol_name, call.callee_place);
    call.is_broken = true;
  }
  return true;
}

// Parses the callee. False for the intrinsics of debug information, which produce no code.
bool parse_callee(BodyContext& body, Call& call) {
  call.callee_place = body.cursor.offset();
  switch (body.cursor.peek()) {
    case '@':
      return parse_callee_symbol(body, call);
    case '%':
      call.is_local = true;
      call.local = body.cursor.local_name();
      if (const InstId known = body.locals.find(call.local); known.valid()) {
        call.callee_type = body.locals.source_type(known);
        call.definition = body.function->offset_of(known);
      }
      return true;
    default:
      if (body.cursor.accept_word("asm")) {
        call.constant = Value(parse_inline_assembly(body));
        return true;
      }
      if (body.constants.accept_same_address()) return parse_callee_symbol(body, call);
      call.constant = Value(body.constants.parse_expression_of_any_type(call.callee_type));
      return true;
  }
}

// Decides whether the written type is a function type, and which type the arguments must match.
void choose_function_type(BodyContext& body, Call& call) {
  TypeId known;  // the callee's function type
  if (body.context.typed && call.callee_type.valid()) {
    known = body.context.pointee(call.callee_type);
    if (known.valid() && body.context.kind(known) == TypeKind::Function)
      known = body.context.types().resolve(known);
    else
      known = TypeId::none();
    if (!known.valid()) {
      Diagnostic& error = body.reporter.error(
          call.callee_place, shown_callee(call) + " of type " +
                                 body.context.shown(call.callee_type) +
                                 " is called, which is not a pointer to a function");
      if (call.definition != kNoOffset)
        error.notes.push_back({call.definition, shown_callee(call) + " is defined here"});
      call.is_broken = true;
    }
  } else if (!body.context.typed && call.symbol.valid() &&
             body.context.module[call.symbol].kind == SymbolKind::Function) {
    known = body.context.module[call.symbol].type;
  }
  TypeId written = body.context.types().resolve(call.written);
  if (TypeId pointee = body.context.pointee(written);
      pointee.valid() && body.context.kind(pointee) == TypeKind::Function &&
      !is_assembly(body, call) &&  // which may return such a pointer
      !(known.valid() && body.context.same(body.context.types()[known].element, written)))
    written = body.context.types().resolve(pointee);  // 2015: a pointer to the function type
  call.explicit_type = body.context.types().kind(written) == TypeKind::Function;
  call.function_type = call.explicit_type ? written : known;
  if (call.explicit_type) {
    call.differs = known.valid() && !body.context.same(known, written);
    call.callee_function = known;
    return;
  }
  if (call.written != kVoid) body.context.require_value_type(call.written, call.written_place);
  call.callee_function = known;
  call.differs =
      !known.valid() || !body.context.same(body.context.types()[known].element, call.written);
  // A modern call of `@printf` that does not write its type calls it as a function without `...`.
  if (known.valid() && body.context.types()[known].variadic && !body.context.typed)
    call.differs = true;
}

// `!12`: its node if that is a text in braces, such as the name of a register.
ConstantId parse_numbered_metadata(BodyContext& body) {
  std::string_view text(body.cursor.position(), body.cursor.word_after_sigil().size() + 1);
  std::string_view node =
      body.context.module.header().text_from(parse_metadata_node(body.cursor)).substr(0, 200);
  const size_t end = node.find("\"}");
  if (node.starts_with("!{!\"") && end != std::string_view::npos && node.find('"', 4) == end)
    text = node.substr(0, end + 2);
  return body.function->constants().metadata(text);
}

// `!12`, `!"text"`, `!DIExpression()`, or a type and a value: kept as written.
ConstantId parse_metadata_argument(BodyContext& body) {
  SourceOffset first = body.cursor.offset();
  if (body.cursor.peek() == '!') {
    if (is_in(body.cursor.peek(1), kDigit)) return parse_numbered_metadata(body);
    body.cursor.skip_metadata();
  } else {
    TypeId type = body.types.parse_value_type();
    if (body.cursor.peek() == '%')
      body.reporter.unsupported(body.cursor.offset(), "a local as metadata");
    body.constants.parse(type);
  }
  std::string_view text = body.cursor.text_between(first, body.cursor.offset());
  return body.function->constants().metadata(text.substr(0, text.find_last_not_of(" \t\r\n") + 1));
}

// Whether a word or string is here, with which a value may begin, too.
bool at_argument_attribute(BodyContext& body) {
  char first = body.cursor.peek();
  return first == '"' || (is_in(first, kNameCharacter) && !is_in(first, kDigit) && first != '-');
}

// An attribute between an argument's type and value; false when the value is here.
bool parse_argument_attribute(BodyContext& body, AttributeParser::Parameter& found, TypeId type) {
  std::string_view word = body.cursor.word();
  WordClass word_class = find_keyword(body.cursor, word).word_class;
  if (word_class == WordClass::Constant || word_class == WordClass::Opcode) return false;
  if (word == "c" && body.cursor.peek(1) == '"') return false;
  SourceOffset place = body.cursor.offset();
  body.attributes.parse_parameter(found, type);
  if (body.cursor.peek() != ',' && body.cursor.peek() != ')') return true;
  // No value came: the word was meant to be one.
  body.cursor.move_to(place);
  return false;
}

void parse_argument_attributes(BodyContext& body, Call& call, size_t index, TypeId type) {
  const SourceOffset place = body.cursor.offset();
  const auto position = static_cast<uint32_t>(index);
  AttributeParser::Parameter found;
  do {
    if (!parse_argument_attribute(body, found, type)) break;
  } while (at_argument_attribute(body));
  body.attributes.check_parameter(found, type, AttributePlace::Parameter, place);
  body.attributes.check_together(call.words, found.words, position, place);
  if ((found.words & words_of(ParameterWord::Returned)) != 0) call.returned = type;
  note_attributes(body, call, position, found.attributes);
}

// Of a call that differs from its callee, settle_function_type reports that, unless pointers are
// opaque: there the written type counts.
bool checks_arguments(BodyContext& body, const Call& call) {
  return call.function_type.valid() &&
         (!call.differs || (call.explicit_type && !body.context.typed));
}

void check_argument(BodyContext& body, Call& call, size_t index, TypeId found, SourceOffset place) {
  if (!checks_arguments(body, call)) return;
  const Type& function = body.context.types()[call.function_type];
  if (index >= function.member_count) return;  // counted at the end
  TypeId expected = body.context.types().member(call.function_type, index);
  if (found == expected || body.context.same(found, expected)) [[likely]]
    return;
  if (!call.explicit_type) {
    call.differs = true;
    return;
  }
  body.reporter.error(place, body.context.mismatch("argument", found, expected));
}

void check_argument_count(BodyContext& body, Call& call, size_t count) {
  if (is_assembly(body, call)) check_assembly(body, call, count);
  if (!checks_arguments(body, call)) return;
  const Type& function = body.context.types()[call.function_type];
  if (count == function.member_count || (function.variadic && count > function.member_count))
    return;
  if (!call.explicit_type) {
    call.differs = true;
    return;
  }
  body.reporter.error(call.callee_place,
                      "call of " + shown_callee(call) + " with " + std::to_string(count) +
                          " arguments, but its type is " + body.context.shown(call.function_type));
}

SourceOffset parse_call_arguments(BodyContext& body, Call& call) {
  body.cursor.expect('(', "before the arguments");
  SourceOffset ellipsis = kNoOffset;
  if (body.cursor.accept(')')) {
    check_argument_count(body, call, 0);
    return ellipsis;
  }
  size_t index = 0;
  do {
    SourceOffset place = body.cursor.offset();
    if (body.cursor.peek() == '.' && body.cursor.accept_word("...")) [[unlikely]] {
      ellipsis = place;
      break;
    }
    TypeId type = body.types.parse();
    if (type == kMetadata) [[unlikely]] {
      body.add_operand(Value(parse_metadata_argument(body)));
    } else {
      body.context.require_value_type(type, place);
      body.cursor.accept_noundef();
      if (at_argument_attribute(body)) parse_argument_attributes(body, call, index, type);
      body.parse_operand(type);
    }
    check_argument(body, call, index++, type, place);
    call.argument_types.push_back(type);
  } while (body.cursor.accept(','));
  body.cursor.expect(')', "after the arguments");
  note_attributes(body, call, kResultPosition, call.result.attributes);
  check_argument_count(body, call, index);
  return ellipsis;
}

// `...` stands for the variable arguments of the function, where they are passed on.
void check_forwarding(BodyContext& body, const Call& call, SourceOffset ellipsis, uint16_t flags) {
  auto is_variadic = [&](TypeId type) {
    return type.valid() && body.context.types()[type].variadic;
  };
  const bool forwards = (flags & flag::MustTail) != 0 && is_variadic(body.function->type()) &&
                        is_variadic(call.function_type);
  if (forwards == (ellipsis != kNoOffset)) return;
  if (forwards)
    body.reporter.error(
        call.callee_place,
        "a 'musttail' call passes the variable arguments on: its arguments end in '...'");
  else
    body.reporter.error(
        ellipsis,
        "'...' is for a 'musttail' call, from a function with variable arguments to "
        "another");
}

// The caller's variable arguments stand where the call's own would: LLVM's code overwrites these.
void drop_variables(BodyContext& body, const Call& call, SourceOffset ellipsis) {
  const size_t named = 2 + size_t{body.context.types()[call.function_type].member_count};
  if (body.operands.size() <= named) return;
  body.reporter.warning(
      ellipsis,
      "the variable arguments of this function take the places of the call's own, "
      "which are dropped");
  body.operands.resize(named);
}

// They stand before the result's type, which may be known by the callee only.
void check_result_attributes(BodyContext& body, const Call& call) {
  const TypeId result = body.context.types()[call.function_type].element;
  body.attributes.check_parameter(call.result, result, AttributePlace::Result, call.written_place);
  if (call.returned.valid())
    body.attributes.check_returned(call.returned, result, call.callee_place);
}

// The call's own function type, where it is not the callee's.
void settle_function_type(BodyContext& body, Call& call) {
  if (!call.explicit_type && (call.differs || !call.function_type.valid()))
    call.function_type = body.context.types().function(call.written, call.argument_types, false);
  if (!call.differs || !body.context.typed || !call.callee_function.valid()) return;
  if (call.is_intrinsic() && intrinsic_base(call.symbol_name) == call.symbol_name) return;
  const uint32_t given = body.context.types()[call.function_type].member_count;
  const uint32_t taken = body.context.types()[call.callee_function].member_count;
  std::string message = shown_callee(call) + " has type " +
                        body.context.shown(call.callee_function) + ", but is called " +
                        (given == taken ? "as " + body.context.shown(call.function_type)
                                        : "with " + std::to_string(given) +
                                              (given == 1 ? " argument" : " arguments"));
  Diagnostic& error = body.reporter.error(call.callee_place, std::move(message));
  if (call.definition != kNoOffset)
    error.notes.push_back({call.definition, shown_callee(call) + " is defined here"});
}

// LLVMlite programs may call functions that they never declare; since LLVM 19 other programs may do
// so with intrinsics, whose names may then lack the types. The first call determines the function's
// type. An intrinsic without types has the types of each call. Which other names may be called so
// depends on what the program is linked with: the driver judges them.
void declare_implicitly(BodyContext& body, Call& call) {
  Symbol symbol;
  symbol.name = call.symbol_name;
  symbol.kind = SymbolKind::Function;
  symbol.is_implicit = !call.is_intrinsic();
  symbol.source_type = call.function_type;
  symbol.type = body.context.erased(call.function_type);
  symbol.offset = call.callee_place;
  SymbolId id = body.function->declare(symbol);
  call.symbol = id;
  call.constant = Value(body.function->constants().symbol(id));
}

void settle_callee(BodyContext& body, Call& call) {
  body.operands[0] = Value(body.context.erased(call.function_type));
  if (call.is_local) {
    // The callee is operand 1, wherever a forward use of it is entered.
    call.arguments.assign(body.operands.begin() + 1, body.operands.end());
    body.operands.resize(1);
    TypeId expected = body.context.pointer_to(call.function_type);
    bool is_reported = call.is_broken || (call.differs && call.callee_function.valid());
    call.arguments[0] = is_reported ? Value(body.function->constants().poison(kPtr))
                                    : body.use_local(call.local, expected);
    body.operands.insert(body.operands.end(), call.arguments.begin(), call.arguments.end());
    return;
  }
  if (!call.constant.valid() && !call.is_broken) declare_implicitly(body, call);
  if (!call.constant.valid()) call.constant = Value(body.function->constants().poison(kPtr));
  body.operands[1] = call.constant;
}

// A declaration's type is checked at the declaration, unless this call is the only mention.
void check_intrinsic(BodyContext& body, const Call& call) {
  const Symbol& symbol = body.context.module[call.symbol];
  TypeId type = body.context.erased(call.function_type);
  std::string wrong;
  if (symbol.offset == call.callee_place || type != symbol.type)
    wrong = check_intrinsic_type(body.context.types(), symbol.intrinsic, type);
  if (wrong.empty())
    wrong = check_intrinsic_operands(body.function->constants(), symbol.intrinsic,
                                     std::span(body.operands).subspan(2));
  if (!wrong.empty())
    body.reporter.error(call.callee_place, "intrinsic " + shown_callee(call) + ": " + wrong);
}

// Before LLVM 7, copies and fills of memory had their alignment as the fourth of five operands. It
// is only a hint: the call becomes one of today's form.
void drop_alignment(BodyContext& body, Call& call) {
  constexpr size_t kAlignment = 5, kOperands = 7;  // with the type and the callee
  std::string_view name = intrinsic_base(call.symbol_name);
  bool is_transfer = name == "llvm.memcpy" || name == "llvm.memmove" || name == "llvm.memset";
  if (!is_transfer || body.operands.size() != kOperands) return;
  body.operands.erase(body.operands.begin() + kAlignment);
  std::span<const TypeId> written = body.context.types().members(body.operands[0].type());
  std::array parameters{written[0], written[1], written[2], written[4]};
  call.function_type = body.context.types().function(kVoid, parameters, false);
  body.operands[0] = Value(call.function_type);
}

bool at_call_attribute(BodyContext& body) {
  char first = body.cursor.peek();
  if (first == '%' || first == '}') return false;
  if (first == '#') return is_in(body.cursor.peek(1), kDigit);
  if (body.cursor.at_word("to")) return false;  // of an invoke
  if (first != '"' && !is_in(first, kNameCharacter)) return false;
  WordClass word_class = find_keyword(body.cursor, body.cursor.word()).word_class;
  if (word_class == WordClass::Opcode || body.cursor.is_at_label()) return false;
  // On a new line a statement begins, unless the word is one that no statement begins with.
  for (const char* at = body.cursor.position() - 1; is_in(*at, kBlank); --at)
    if (*at == '\n') return word_class == WordClass::FunctionAttribute;
  return word_class == WordClass::None || word_class == WordClass::FunctionAttribute ||
         word_class == WordClass::ParameterAttribute;
}

// `(i32 -1208803271)`, of the bundle "kcfi".
void parse_type_hash(BodyContext& body, Call& call) {
  body.cursor.expect('(', "after the name of the operand bundle");
  const TypeId type = body.types.parse();
  const SourceOffset place = body.cursor.offset();
  const Constant& hash = body.function->constants()[body.constants.parse(type)];
  if (type != kI32 || hash.kind != ConstantKind::Integer)
    body.reporter.error(place, "the operand bundle 'kcfi' has one i32, a number");
  body.cursor.expect(')', "after the operand of the bundle");
  if (!body.context.module.header().has_type_hashes) return;
  call.function_attributes |= function_attribute::ChecksType;
  call.type_hash = type_hash_in_code(static_cast<uint32_t>(hash.bits));
}

// Bundles of assumptions have no effect on the code. "kcfi" asks for a check of the callee's type,
// which needs r10 for itself, and is without effect in a module without the flag "kcfi": there no
// function has a hash.
void parse_bundles(BodyContext& body, Call& call) {
  if (call.symbol_name == "llvm.assume") return body.cursor.skip_brackets();
  body.cursor.advance();
  const SourceOffset place = body.cursor.offset();
  const std::string_view name = body.cursor.raw_string();
  const bool has_nest = std::ranges::any_of(
      call.attributes, [](const auto& argument) { return argument.attributes.nest; });
  if (name != "kcfi" || call.convention == CallingConvention::PreserveNone)
    body.reporter.unsupported(place, "operand bundle " + quoted(name));
  else if (has_nest)
    body.reporter.unsupported(place, "operand bundle 'kcfi' of a call with 'nest'");
  parse_type_hash(body, call);
  body.cursor.expect(']', "after the operand bundle");
}

// Attributes of the call, by reference (#1) or as words on the line of the closing parenthesis;
// operand bundles.
void parse_call_suffix(BodyContext& body, Call& call) {
  constexpr FunctionAttributes kKept =
      function_attribute::ReturnsTwice | function_attribute::NoReturn |
      function_attribute::AlwaysInline | function_attribute::NoInline | function_attribute::Cold |
      function_attribute::NoMemory | function_attribute::ArgumentMemory |
      function_attribute::NoBuiltins | function_attribute::NoDuplicate;
  while (at_call_attribute(body))
    call.function_attributes |= body.attributes.parse_function() & kKept;
  if (body.cursor.peek() == '[') parse_bundles(body, call);
}

// At the arguments of a call of `@llvm.dbg.…`.
void parse_debug_intrinsic(BodyContext& body, const Call& call) {
  if (call.written != kVoid)
    body.reporter.error(call.written_place, shown_callee(call) + " is declared to return 'void'");
  else if (body.has_result)
    body.report_no_result("call");
  if (body.cursor.peek() != '(') body.cursor.fail_expected("'(' before the arguments");
  const std::string_view arguments = body.debug_records.parse_arguments();
  while (at_call_attribute(body)) body.cursor.skip_attribute();
  body.debug_records.parse_location(call.symbol_name.substr(kDebugPrefix.size()), arguments,
                                    body.block);
}

}  // namespace

InstId parse_call(BodyContext& body, Call& call, uint16_t flags) {
  body.opcode_place = body.cursor.offset();
  body.only_phis_so_far = false;
  call.start();
  parse_call_prefix(body, call);
  call.written_place = body.cursor.offset();
  call.written = body.types.parse();
  if (!parse_callee(body, call)) {
    parse_debug_intrinsic(body, call);
    return InstId::none();
  }
  choose_function_type(body, call);
  body.operands.assign(2, Value());
  const SourceOffset ellipsis = parse_call_arguments(body, call);
  if (ellipsis != kNoOffset || (flags & flag::MustTail) != 0) [[unlikely]]
    check_forwarding(body, call, ellipsis, flags);
  settle_function_type(body, call);
  if (call.result.words != 0 || call.returned.valid()) check_result_attributes(body, call);
  if (ellipsis != kNoOffset) [[unlikely]]
    drop_variables(body, call, ellipsis);
  settle_callee(body, call);
  if (call.symbol.valid() && body.context.module[call.symbol].intrinsic != 0) {
    check_intrinsic(body, call);
    drop_alignment(body, call);
  }
  parse_call_suffix(body, call);
  if (body.cursor.peek() == ',') {
    body.attachments.forget_facts();
    body.parse_attachments();
    flags |= body.attachments.take_facts(Opcode::Call);
  }
  InstId id = body.emit(Opcode::Call, body.context.types()[call.function_type].element, flags);
  (*body.function)[id].subcode = static_cast<uint8_t>(call.convention);
  if (!call.attributes.empty() || call.function_attributes != 0) keep_attributes(body, call, id);
  if (call.facts != CallFacts()) keep_facts(body, call, id);
  if ((flags & flag::MustTail) != 0) [[unlikely]]
    body.checks.note_must_tail_call(id, call.callee_place);
  return id;
}

// A call, and two blocks.
InstId parse_invoke(BodyContext& body, Call& call) {
  const SourceOffset place = body.opcode_place;
  const InstId id = parse_call(body, call, 0);
  if (!id.valid() || call.is_intrinsic())
    body.reporter.unsupported(call.callee_place, "'invoke' of an intrinsic");
  for (const auto& [position, attributes] : call.attributes)
    if (attributes.swift_error)
      body.reporter.unsupported(call.callee_place, "'invoke' with 'swifterror'");
  if (is_assembly(*body.function, id))
    body.reporter.unsupported(call.callee_place, "'invoke' of inline assembly");
  const std::span<const Value> called = body.function->operands(id);
  body.operands.assign(called.begin(), called.end());
  body.cursor.expect_word("to", "and the block after the invoked function");
  body.parse_label_operand();
  body.cursor.expect_word("unwind", "and the block of the landing pad");
  body.parse_label_operand();
  body.function->set_operands(id, body.operands);
  (*body.function)[id].opcode = Opcode::Invoke;
  body.checks.note_exception(id, place);
  return id;
}

}  // namespace lilt::frontend
