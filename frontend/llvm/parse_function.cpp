// Arguments, statements and blocks of a function body; recovery from errors.
#include <algorithm>

#include "frontend/llvm/body_parser.h"
#include "frontend/llvm/hints.h"
#include "frontend/llvm/instruction_parsers.h"

namespace lilt::frontend {

using namespace ssa;

BodyParser::BodyParser(ModuleLayer& module, Diagnostics& diagnostics)
    : body_(module, diagnostics), layer_(module) {
  body_.types.know_locals([this](std::string_view name) { return type_of_local(name); });
}

bool BodyParser::parse(SymbolId symbol, Function& function) {
  start(symbol, function);
  try {
    parse_arguments();
    parse_statements();
    finish();
    if (body_.reporter.unit_errors() == 0) function.end_of_text();  // it walks over whole blocks
  } catch (const TooManyErrors&) {
    // The errors reported so far are enough.
  } catch (const SyntaxError&) {
    // In the header, which was parsed before: already reported.
  }
  if (function.is_large()) release_tables();
  return body_.reporter.unit_errors() == 0;
}

// Gives back the memory that only a large function needs.
void BodyParser::release_tables() {
  body_.reporter.source().release(0, std::min(body_.cursor.offset(), body_end_));
  body_.locals.release();
  body_.blocks.release();
  body_.checks.release();
}

void BodyParser::start(SymbolId symbol, Function& function) {
  function.reset(layer_, symbol);
  body_.start(function);
  has_syntax_error_ = false;
  lost_definitions_ = false;
  graph_is_broken_ = false;
  warned_of_unlabelled_block_ = false;
  block_is_broken_ = false;
}

// The header is read a second time, for the names of the parameters: the index keeps only types.
void BodyParser::parse_arguments() {
  const Symbol& symbol = body_.context.module[body_.function->symbol()];
  body_end_ = symbol.body_end;
  body_.cursor.move_to(symbol.offset);
  body_.cursor.global_name('@');
  body_.cursor.advance();  // the parenthesis
  for (uint32_t i = 0; i < body_.context.types()[symbol.source_type].member_count; ++i) {
    SourceOffset place = body_.cursor.offset();
    body_.types.parse();
    body_.cursor.accept_noundef();
    while (body_.cursor.at_word() || body_.cursor.peek() == '"') body_.cursor.skip_attribute();
    TypeId type = body_.context.types().member(symbol.source_type, i);
    bool named = body_.cursor.peek() == '%';
    LocalName name;
    if (named) name = body_.cursor.local_name();
    InstId argument = body_.function->add_argument(body_.context.erased(type), Name(),
                                                   named ? name.offset : place);
    body_.locals.add_type(type);
    if (named)
      body_.locals.define(name, argument);
    else
      body_.locals.define_unnamed(argument);
    body_.cursor.accept(',');
  }
  body_.cursor.move_to(symbol.body_begin);
  body_.cursor.skip_blanks();
}

void BodyParser::parse_statements() {
  while (body_.cursor.offset() < body_end_) {
    try {
      while (body_.cursor.offset() < body_end_) parse_statement();
    } catch (const SyntaxError&) {
      recover();
    }
  }
  if (body_.block.valid()) report_unterminated(body_end_);
}

void BodyParser::parse_statement() {
  body_.statement = body_.cursor.offset();
  body_.has_result = false;
  body_.operands.clear();
  char first = body_.cursor.peek();
  if (first == '%') {
    uint32_t number = 0;
    if (body_.cursor.accept_local_number(number))
      body_.result.set_number(number, body_.statement);
    else
      body_.result = body_.cursor.local_name();
    body_.has_result = true;
    if (body_.cursor.peek() == ':') [[unlikely]] {
      body_.reporter.error(body_.statement,
                           "label " + shown_local(body_.result) + " is written without '%'");
      body_.cursor.advance();
      return begin_labelled_block(body_.result);
    }
    if (body_.cursor.peek() != '=') [[unlikely]]
      body_.cursor.fail_expected("'=' after the name of a result");
    body_.cursor.advance();
    std::string_view word;
    const Keyword& keyword = find_keyword_here(body_.cursor, word);
    return parse_instruction(word, keyword);
  }
  if (is_in(first, kNameCharacter) || first == '"') {
    std::string_view word;
    const Keyword& keyword = find_keyword_here(body_.cursor, word);
    if (first == '"' ? body_.cursor.is_at_label() : Cursor::next_on_line(word.end()) == ':')
      return begin_labelled_block(body_.cursor.label_name());
    if (!body_.block.valid() && body_.cursor.at_word("uselistorder")) return skip_use_list_orders();
    return parse_instruction(word, keyword);
  }
  if (first == '#' && body_.cursor.peek(1) == 'd') {
    // A record belongs to the instruction after it, so it begins a block as an instruction does,
    // and a block of records alone lacks its terminator.
    const std::string_view name = body_.debug_records.parse_name();
    require_open_block();
    return body_.debug_records.parse(name, body_.block);
  }
  body_.reporter.fail(body_.cursor.offset(), "expected an instruction or a label, found " +
                                                 body_.cursor.found() +
                                                 (first == '#' ? "; comments begin with ';'" : ""));
}

// Use-list orders come after all blocks; no code depends on them.
void BodyParser::skip_use_list_orders() {
  while (body_.cursor.at_word("uselistorder")) body_.cursor.skip_use_list_order();
  if (body_.cursor.offset() < body_end_) body_.cursor.fail_expected("'}' after the orders of uses");
}

// --- recovery

// Continues at the next line that looks like a statement.
void BodyParser::recover() {
  if (body_.has_result) body_.locals.define_broken(body_.result);
  has_syntax_error_ = true;
  block_is_broken_ = true;
  SourceOffset from = std::min(body_.cursor.offset(), body_end_);
  body_.cursor.move_to(from);
  std::string_view before = body_.cursor.text_between(body_.statement, from);
  size_t line = before.find_last_of('\n');
  bool at_line_start = line != std::string_view::npos &&
                       before.find_first_not_of(" \t\r", line + 1) == std::string_view::npos;
  if (!at_line_start) body_.cursor.skip_line();
  while (body_.cursor.offset() < body_end_ && !at_plausible_statement()) body_.cursor.skip_line();
  if (body_.cursor.offset() > body_end_) body_.cursor.move_to(body_end_);
  // The skipped text may have defined names that are used later: such uses are not errors.
  std::string_view skipped = body_.cursor.text_between(from, body_.cursor.offset());
  lost_definitions_ |= skipped.find_first_of("=:") != std::string_view::npos;
}

bool BodyParser::at_plausible_statement() const {
  if (body_.cursor.peek() == '%') {
    const char* at = body_.cursor.position() + 1;
    while (is_in(*at, kNameCharacter)) ++at;
    while (*at == ' ' || *at == '\t') ++at;
    return *at == '=' || *at == '"';
  }
  if (body_.cursor.is_at_label() || at_result_without_sigil()) return true;
  std::string_view word = body_.cursor.word();
  if (!instruction_hint(word).empty()) return true;
  WordClass word_class = find_keyword(body_.cursor, word).word_class;
  return word_class == WordClass::Opcode || word_class == WordClass::CallModifier ||
         word_class == WordClass::UnsupportedOpcode;
}

// `x = add …`
bool BodyParser::at_result_without_sigil() const {
  const char* at = body_.cursor.position() + body_.cursor.word().size();
  if (at == body_.cursor.position()) return false;
  while (*at == ' ' || *at == '\t') ++at;
  return *at == '=';
}

// --- blocks

void BodyParser::begin_labelled_block(const LocalName& name) {
  if (body_.block.valid()) report_unterminated(name.offset);
  start_block(body_.blocks.define(name), name.offset);
}

void BodyParser::start_block(BlockId block, SourceOffset offset) {
  release_text(offset);
  body_.blocks.append(block, offset);
  body_.checks.start_block();
  body_.block = block;
  body_.only_phis_so_far = true;
  block_is_broken_ = false;
}

// A block without a label has a number, which texts from before LLVM 9 write in a comment. Courses
// on LLVMlite teach that only the entry may lack a label; their compilers accept any block.
void BodyParser::start_unlabelled_block() {
  LocalName name = LocalName::numbered(body_.locals.numbering.next, body_.statement);
  if (!body_.blocks.is_empty() && body_.context.llvmlite) {
    if (take_label_comment(name)) return begin_labelled_block(name);
    if (!body_.blocks.is_mentioned(name) && !warned_of_unlabelled_block_) {
      warned_of_unlabelled_block_ = true;
      body_.reporter.warning(body_.statement,
                             "an instruction after a terminator begins a block without a label");
    }
  }
  start_block(body_.blocks.define_unlabelled(name), body_.statement);
}

// `; <label>:12:` in the comments before the statement. LLVM itself reads no comments, and numbers
// the block; programs of courses rely on them.
bool BodyParser::take_label_comment(LocalName& name) const {
  constexpr SourceOffset kFarthest = 400;
  constexpr std::string_view kMark = "<label>:";
  SourceOffset first = body_.statement > kFarthest ? body_.statement - kFarthest : 0;
  std::string_view text = body_.cursor.text_between(first, body_.statement);
  size_t at = text.rfind(kMark);
  if (at == std::string_view::npos) return false;
  at += kMark.size();
  uint64_t number = 0;
  size_t digits = 0;
  for (; at < text.size() && is_in(text[at], kDigit) && digits < 9; ++at, ++digits)
    number = number * 10 + static_cast<uint64_t>(text[at] - '0');
  if (digits == 0) return false;
  // Only comments and blanks may be between.
  for (at = text.find('\n', at); at != std::string_view::npos; at = text.find('\n', at)) {
    at = text.find_first_not_of(" \t\r\n", at);
    if (at == std::string_view::npos) break;
    if (text[at] != ';') return false;
  }
  name.number = static_cast<uint32_t>(number);
  return true;
}

// The block before `place` ends without a terminator.
void BodyParser::report_unterminated(SourceOffset place) {
  graph_is_broken_ = true;
  if (block_is_broken_) return;
  const Block& block = (*body_.function)[body_.block];
  bool empty = !block.last.valid();
  body_.reporter.error(empty ? block.offset : place,
                       "block " + body_.blocks.shown(body_.block) + (empty ? " is empty: it" : "") +
                           " needs a terminator ('ret' or 'br') at its end");
}

// --- instructions

// At the word, which may not be an opcode.
void BodyParser::parse_instruction(std::string_view word, const Keyword& keyword) {
  body_.opcode_place = body_.cursor.offset();
  if (keyword.word_class != WordClass::Opcode) [[unlikely]]
    return parse_other_word(word, keyword);
  require_open_block();
  auto opcode = static_cast<Opcode>(keyword.value);
  body_.cursor.advance(word.size());
  bool ends_block = is_terminator(opcode);
  if (ends_block && body_.has_result && opcode != Opcode::Invoke) {
    body_.reporter.error(body_.result.offset, quoted(word) + " has no result that could be named " +
                                                  shown_local(body_.result));
    body_.locals.define_broken(body_.result);
    body_.has_result = false;
  }
  if (opcode != Opcode::Phi) body_.only_phis_so_far = false;
  InstId id = parse_opcode(opcode);
  if (body_.cursor.peek() == ',') body_.parse_attachments();
  if (id.valid()) body_.define_result(id);
  body_.attachments.settle_loop(body_.block);
  if (ends_block) body_.block = BlockId::none();
}

// `tail call …`, `musttail call …`, `notail call …`
void BodyParser::parse_modified_call(std::string_view word, FlagWord modifier) {
  body_.cursor.advance(word.size());
  if (!body_.cursor.accept_word("call")) [[unlikely]]
    body_.cursor.fail_expected("'call' after " + quoted(word));
  InstId id = parse_call(body_, call_,
                         modifier == FlagWord::Tail       ? flag::Tail
                         : modifier == FlagWord::MustTail ? flag::MustTail
                                                          : flag::NoTail);
  if (id.valid()) body_.define_result(id);
}

// Parses a word other than a supported opcode.
void BodyParser::parse_other_word(std::string_view word, const Keyword& keyword) {
  if (keyword.word_class == WordClass::CallModifier) {
    require_open_block();
    parse_modified_call(word, static_cast<FlagWord>(keyword.value));
  } else if (keyword.word_class == WordClass::UnsupportedOpcode &&
             static_cast<UnsupportedWord>(keyword.value) == UnsupportedWord::AssemblyBranch) {
    require_open_block();
    parse_assembly_branch(body_, call_);
  } else {
    take_unknown(word, keyword);
  }
}

// A word alone on its line, after a terminator or with branches to it, is a label without its
// colon; anything else that is not an opcode is an error that ends the statement.
void BodyParser::take_unknown(std::string_view word, const Keyword& keyword) {
  if (keyword.word_class == WordClass::UnsupportedOpcode)
    body_.reporter.unsupported(body_.opcode_place, "instruction " + quoted(word));
  std::string message = "expected an instruction, found " + body_.cursor.found();
  if (body_.has_result || word.empty() || Cursor::next_on_line(word.end()) != '\n')
    body_.reporter.fail(body_.opcode_place, message + unknown_opcode_help(word));
  body_.reporter.error(body_.opcode_place,
                       message + "; a label is written " + quoted(std::string(word) + ":"));
  LocalName label = body_.cursor.name_of(word);
  label.offset = body_.opcode_place;
  if (body_.block.valid() && !body_.blocks.is_mentioned(label)) throw SyntaxError();
  body_.cursor.advance(word.size());
  begin_labelled_block(label);
}

// Suggests an instruction for the text that is in the place of an opcode.
std::string BodyParser::unknown_opcode_help(std::string_view word) {
  char first = body_.cursor.peek();
  bool is_value = first == '%' || first == '@' || first == '-' || is_in(first, kDigit);
  if (body_.has_result && is_value) return assignment_hint();
  if (word.empty()) return {};
  if (!body_.has_result && Cursor::next_on_line(word.end()) == '=')
    return "; did you mean " + quoted("%" + std::string(word)) + "?";
  std::string help = instruction_hint(word);
  return !help.empty() ? help : body_.reporter.suggestion(word, "", words_of(WordClass::Opcode));
}

InstId BodyParser::parse_opcode(Opcode opcode) {
  switch (opcode) {
    case Opcode::Ret:
      return parse_return(body_);
    case Opcode::Br:
      return parse_branch(body_);
    case Opcode::Switch:
      return parse_switch(body_);
    case Opcode::IndirectBr:
      return parse_indirect_branch(body_);
    case Opcode::Unreachable:
      return body_.emit(opcode, kVoid);
    case Opcode::Alloca:
      return parse_alloca(body_);
    case Opcode::Load:
      return parse_load(body_);
    case Opcode::Store:
      return parse_store(body_);
    case Opcode::GetElementPtr:
      return parse_gep(body_);
    case Opcode::ICmp:
    case Opcode::FCmp:
      return parse_comparison(body_, opcode);
    case Opcode::FNeg:
      return parse_floating_negation(body_);
    case Opcode::Phi:
      return parse_phi(body_);
    case Opcode::Select:
      return parse_select(body_);
    case Opcode::Freeze:
      return body_.emit(opcode, body_.parse_typed_operand());
    case Opcode::Call:
      return parse_call(body_, call_, 0);
    case Opcode::Invoke:
      return parse_invoke(body_, call_);
    case Opcode::LandingPad:
      return parse_landing_pad(body_);
    case Opcode::Resume:
      return parse_resume(body_);
    case Opcode::ExtractValue:
      return parse_extract_value(body_);
    case Opcode::InsertValue:
      return parse_insert_value(body_);
    case Opcode::ExtractElement:
      return parse_extract_element(body_);
    case Opcode::InsertElement:
      return parse_insert_element(body_);
    case Opcode::ShuffleVector:
      return parse_shuffle_vector(body_);
    case Opcode::Packed:
      return parse_packed(body_);
    case Opcode::VAArg:
      return parse_va_arg(body_);
    case Opcode::Fence:
      return parse_fence(body_);
    case Opcode::CmpXchg:
      return parse_compare_exchange(body_);
    case Opcode::AtomicRMW:
      return parse_atomic_update(body_);
    default:
      return is_cast(opcode) ? parse_cast(body_, opcode) : parse_binary(body_, opcode);
  }
}

// --- the end

void BodyParser::finish() {
  const Symbol& symbol = body_.context.module[body_.function->symbol()];
  bool closed = body_end_ < body_.context.module.header().source()->text().size() &&
                body_.cursor.peek() == '}';
  if (body_.reporter.unit_errors() == 0 && !closed)
    body_.reporter
        .error(body_.cursor.offset(), "expected '}' at the end of the body of " +
                                          body_.context.shown_symbol(body_.function->symbol()) +
                                          ", found " + body_.cursor.found())
        .notes.push_back({symbol.body_begin - 1, "the body begins at this '{'"});
  if (body_.blocks.is_empty() && !has_syntax_error_)
    body_.reporter.error(symbol.offset, "body of " +
                                            body_.context.shown_symbol(body_.function->symbol()) +
                                            " is empty: it needs at least one block");
  body_.checks.replace_blocks(body_.blocks.resolve_numbers());
  body_.locals.resolve_numbers();
  if (!lost_definitions_) {
    body_.locals.report_undefined();
    graph_is_broken_ |= !body_.blocks.report_undefined();
  }
  // Course compilers keep labels and locals apart, and their programs rely on it; LLVM does not.
  if (!body_.context.llvmlite) body_.blocks.report_shared_names();
  if (body_.blocks.is_empty() || has_syntax_error_ || graph_is_broken_) return;
  std::ranges::sort(body_.label_exits);
  body_.blocks.mark_address_taken(body_.label_exits);
  body_.blocks.fix_layout();
  body_.checks.run(body_.locals.has_redefinition());
}

// --- for messages

// See TypeParser::know_locals. A local whose definition has an error or comes later has no type.
std::optional<TypeId> BodyParser::type_of_local(std::string_view text) {
  LocalName name = body_.cursor.name_of(text);
  if (!body_.locals.is_mentioned(name) && !defines_later(text)) return std::nullopt;
  const InstId known = body_.locals.find(name);
  return known.valid() ? body_.locals.source_type(known) : TypeId::none();
}

// Whether a line of the body's rest begins with `%text =`.
bool BodyParser::defines_later(std::string_view text) const {
  std::string_view rest = body_.cursor.text_between(body_.statement, body_end_);
  std::string name = "%" + std::string(text);
  for (size_t at = rest.find(name); at != std::string_view::npos; at = rest.find(name, at + 1)) {
    size_t behind = rest.find_first_not_of(" \t", at + name.size());
    if (behind != std::string_view::npos && rest[behind] == '=') return true;
  }
  return false;
}

}  // namespace lilt::frontend
