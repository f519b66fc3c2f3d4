// Arguments, statements and blocks of a function body; recovery from errors.
#include <algorithm>

#include "frontend/llvm/body_parser.h"
#include "frontend/llvm/hints.h"
#include "frontend/llvm/instruction_parsers.h"

namespace lilt::frontend {

using namespace ssa;

BodyParser::BodyParser(ModuleOverlay& module, Diagnostics& diagnostics)
    : BodyContext(module, diagnostics), overlay_(module) {
  types.know_locals([this](std::string_view name) { return type_of_local(name); });
}

bool BodyParser::parse(SymbolId symbol, Function& parsed) {
  start(symbol, parsed);
  try {
    parse_arguments();
    parse_statements();
    finish();
    if (reporter.unit_errors() == 0) parsed.end_of_text();  // it walks over whole blocks
  } catch (const TooManyErrors&) {
    // The errors reported so far are enough.
  } catch (const SyntaxError&) {
    // In the header, which was parsed before: already reported.
  }
  if (parsed.is_large()) reporter.source().release(0, std::min(cursor.offset(), body_end_));
  return reporter.unit_errors() == 0;
}

void BodyParser::start(SymbolId symbol, Function& parsed) {
  parsed.reset(overlay_, symbol);
  BodyContext::start(parsed);
  has_syntax_error_ = false;
  lost_definitions_ = false;
  graph_is_broken_ = false;
  warned_of_unlabelled_block_ = false;
  block_is_broken_ = false;
}

// The header is read a second time, for the names of the parameters: the index keeps only types.
void BodyParser::parse_arguments() {
  const Symbol& symbol = context.module[function->symbol()];
  body_end_ = symbol.body_end;
  cursor.move_to(symbol.offset);
  cursor.global_name('@');
  cursor.advance();  // the parenthesis
  for (uint32_t i = 0; i < context.types()[symbol.source_type].member_count; ++i) {
    SourceOffset place = cursor.offset();
    types.parse();
    cursor.accept_noundef();
    while (cursor.at_word() || cursor.peek() == '"') cursor.skip_attribute();
    TypeId type = context.types().member(symbol.source_type, i);
    bool named = cursor.peek() == '%';
    LocalName name;
    if (named) name = cursor.local_name();
    InstId argument =
        function->add_argument(context.erased(type), Name(), named ? name.offset : place);
    locals.add_type(type);
    if (named)
      locals.define(name, argument);
    else
      locals.define_unnamed(argument);
    cursor.accept(',');
  }
  cursor.move_to(symbol.body_begin);
  cursor.skip_blanks();
}

void BodyParser::parse_statements() {
  while (cursor.offset() < body_end_) {
    try {
      while (cursor.offset() < body_end_) parse_statement();
    } catch (const SyntaxError&) {
      recover();
    }
  }
  if (block.valid()) report_unterminated(body_end_);
}

void BodyParser::parse_statement() {
  statement = cursor.offset();
  has_result = false;
  operands.clear();
  char first = cursor.peek();
  if (first == '%') {
    uint32_t number = 0;
    if (cursor.accept_local_number(number))
      result.set_number(number, statement);
    else
      result = cursor.local_name();
    has_result = true;
    if (cursor.peek() == ':') [[unlikely]] {
      reporter.error(statement, "label " + shown_local(result) + " is written without '%'");
      cursor.advance();
      return begin_labelled_block(result);
    }
    if (cursor.peek() != '=') [[unlikely]]
      cursor.fail_expected("'=' after the name of a result");
    cursor.advance();
    std::string_view word;
    const Keyword& keyword = find_keyword_here(cursor, word);
    return parse_instruction(word, keyword);
  }
  if (is_in(first, kNameCharacter) || first == '"') {
    std::string_view word;
    const Keyword& keyword = find_keyword_here(cursor, word);
    if (first == '"' ? cursor.is_at_label()
                     : Cursor::next_on_line(word.data() + word.size()) == ':')
      return begin_labelled_block(cursor.label_name());
    if (!block.valid() && cursor.at_word("uselistorder")) return skip_use_list_orders();
    return parse_instruction(word, keyword);
  }
  if (first == '#' && cursor.peek(1) == 'd') {
    // A record belongs to the instruction after it, so it begins a block as an instruction does,
    // and a block of records alone lacks its terminator.
    const std::string_view kind = debug_records.parse_name();
    require_open_block();
    return debug_records.parse(kind, block);
  }
  reporter.fail(cursor.offset(), "expected an instruction or a label, found " + cursor.found() +
                                     (first == '#' ? "; comments begin with ';'" : ""));
}

// Use-list orders come after all blocks; no code depends on them.
void BodyParser::skip_use_list_orders() {
  while (cursor.at_word("uselistorder")) cursor.skip_use_list_order();
  if (cursor.offset() < body_end_) cursor.fail_expected("'}' after the orders of uses");
}

// --- recovery

// Continues at the next line that looks like a statement.
void BodyParser::recover() {
  if (has_result) locals.define_broken(result);
  has_syntax_error_ = true;
  block_is_broken_ = true;
  SourceOffset from = std::min(cursor.offset(), body_end_);
  cursor.move_to(from);
  std::string_view before = cursor.text_between(statement, from);
  size_t line = before.find_last_of('\n');
  bool at_line_start = line != std::string_view::npos &&
                       before.find_first_not_of(" \t\r", line + 1) == std::string_view::npos;
  if (!at_line_start) cursor.skip_line();
  while (cursor.offset() < body_end_ && !at_plausible_statement()) cursor.skip_line();
  if (cursor.offset() > body_end_) cursor.move_to(body_end_);
  // The skipped text may have defined names that are used later: such uses are not errors.
  std::string_view skipped = cursor.text_between(from, cursor.offset());
  lost_definitions_ |= skipped.find_first_of("=:") != std::string_view::npos;
}

bool BodyParser::at_plausible_statement() const {
  if (cursor.peek() == '%') {
    const char* at = cursor.position() + 1;
    while (is_in(*at, kNameCharacter)) ++at;
    while (*at == ' ' || *at == '\t') ++at;
    return *at == '=' || *at == '"';
  }
  if (cursor.is_at_label() || at_result_without_sigil()) return true;
  std::string_view word = cursor.word();
  if (!instruction_hint(word).empty()) return true;
  WordClass word_class = find_keyword(cursor, word).word_class;
  return word_class == WordClass::Opcode || word_class == WordClass::CallModifier ||
         word_class == WordClass::UnsupportedOpcode;
}

// `x = add …`
bool BodyParser::at_result_without_sigil() const {
  const char* at = cursor.position() + cursor.word().size();
  if (at == cursor.position()) return false;
  while (*at == ' ' || *at == '\t') ++at;
  return *at == '=';
}

// --- blocks

void BodyParser::begin_labelled_block(const LocalName& name) {
  if (block.valid()) report_unterminated(name.offset);
  start_block(blocks.define(name), name.offset);
}

void BodyParser::start_block(BlockId next, SourceOffset offset) {
  release_text(offset);
  blocks.append(next, offset);
  checks.start_block();
  block = next;
  only_phis_so_far = true;
  block_is_broken_ = false;
}

// A block without a label has a number, which texts from before LLVM 9 write in a comment. Courses
// on LLVMlite teach that only the entry may lack a label; their compilers accept any block.
void BodyParser::start_unlabelled_block() {
  LocalName name = LocalName::numbered(locals.numbering.next, statement);
  if (!blocks.is_empty() && context.llvmlite) {
    if (take_label_comment(name)) return begin_labelled_block(name);
    if (!blocks.is_mentioned(name) && !warned_of_unlabelled_block_) {
      warned_of_unlabelled_block_ = true;
      reporter.warning(statement,
                       "an instruction after a terminator begins a block without a label");
    }
  }
  start_block(blocks.define_unlabelled(name), statement);
}

// `; <label>:12:` in the comments before the statement. LLVM itself reads no comments, and numbers
// the block; programs of courses rely on them.
bool BodyParser::take_label_comment(LocalName& name) const {
  constexpr SourceOffset kFarthest = 400;
  constexpr std::string_view kMark = "<label>:";
  SourceOffset first = statement > kFarthest ? statement - kFarthest : 0;
  std::string_view text = cursor.text_between(first, statement);
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
  const Block& open = (*function)[block];
  bool empty = !open.last.valid();
  reporter.error(empty ? open.offset : place, "block " + blocks.shown(block) +
                                                  (empty ? " is empty: it" : "") +
                                                  " needs a terminator ('ret' or 'br') at its end");
}

// --- instructions

// At the word, which may not be an opcode.
void BodyParser::parse_instruction(std::string_view word, const Keyword& keyword) {
  opcode_place = cursor.offset();
  if (keyword.word_class != WordClass::Opcode) [[unlikely]]
    return parse_other_word(word, keyword);
  require_open_block();
  auto opcode = static_cast<Opcode>(keyword.value);
  cursor.advance(word.size());
  bool ends_block = is_terminator(opcode);
  if (ends_block && has_result && opcode != Opcode::Invoke) {
    reporter.error(result.offset,
                   quoted(word) + " has no result that could be named " + shown_local(result));
    locals.define_broken(result);
    has_result = false;
  }
  if (opcode != Opcode::Phi) only_phis_so_far = false;
  InstId id = parse_opcode(opcode);
  if (cursor.peek() == ',') parse_attachments();
  if (id.valid()) define_result(id);
  attachments.settle_loop(block);
  if (ends_block) block = BlockId::none();
}

// `tail call …`, `musttail call …`, `notail call …`
void BodyParser::parse_modified_call(std::string_view word, FlagWord modifier) {
  cursor.advance(word.size());
  if (!cursor.accept_word("call")) [[unlikely]]
    cursor.fail_expected("'call' after " + quoted(word));
  InstId id = parse_call(*this, call_,
                         modifier == FlagWord::Tail       ? flag::Tail
                         : modifier == FlagWord::MustTail ? flag::MustTail
                                                          : flag::NoTail);
  if (id.valid()) define_result(id);
}

// Parses a word other than a supported opcode.
void BodyParser::parse_other_word(std::string_view word, const Keyword& keyword) {
  if (keyword.word_class == WordClass::CallModifier) {
    require_open_block();
    parse_modified_call(word, static_cast<FlagWord>(keyword.value));
  } else if (keyword.word_class == WordClass::UnsupportedOpcode &&
             static_cast<UnsupportedWord>(keyword.value) == UnsupportedWord::AssemblyBranch) {
    require_open_block();
    parse_assembly_branch(*this, call_);
  } else {
    take_unknown(word, keyword);
  }
}

// A word alone on its line, after a terminator or with branches to it, is a label without its
// colon; anything else that is not an opcode is an error that ends the statement.
void BodyParser::take_unknown(std::string_view word, const Keyword& keyword) {
  if (keyword.word_class == WordClass::UnsupportedOpcode)
    reporter.unsupported(opcode_place, "instruction " + quoted(word));
  std::string message = "expected an instruction, found " + cursor.found();
  if (has_result || word.empty() || Cursor::next_on_line(word.data() + word.size()) != '\n')
    reporter.fail(opcode_place, message + unknown_opcode_help(word));
  reporter.error(opcode_place, message + "; a label is written " + quoted(std::string(word) + ":"));
  LocalName label = cursor.name_of(word);
  label.offset = opcode_place;
  if (block.valid() && !blocks.is_mentioned(label)) throw SyntaxError();
  cursor.advance(word.size());
  begin_labelled_block(label);
}

// Suggests an instruction for the text that is in the place of an opcode.
std::string BodyParser::unknown_opcode_help(std::string_view word) {
  char first = cursor.peek();
  bool is_value = first == '%' || first == '@' || first == '-' || is_in(first, kDigit);
  if (has_result && is_value) return assignment_hint();
  if (word.empty()) return {};
  if (!has_result && Cursor::next_on_line(word.data() + word.size()) == '=')
    return "; did you mean " + quoted("%" + std::string(word)) + "?";
  std::string help = instruction_hint(word);
  return !help.empty() ? help : reporter.suggestion(word, "", words_of(WordClass::Opcode));
}

InstId BodyParser::parse_opcode(Opcode opcode) {
  switch (opcode) {
    case Opcode::Ret:
      return parse_return(*this);
    case Opcode::Br:
      return parse_branch(*this);
    case Opcode::Switch:
      return parse_switch(*this);
    case Opcode::IndirectBr:
      return parse_indirect_branch(*this);
    case Opcode::Unreachable:
      return emit(opcode, kVoid);
    case Opcode::Alloca:
      return parse_alloca(*this);
    case Opcode::Load:
      return parse_load(*this);
    case Opcode::Store:
      return parse_store(*this);
    case Opcode::GetElementPtr:
      return parse_gep(*this);
    case Opcode::ICmp:
    case Opcode::FCmp:
      return parse_comparison(*this, opcode);
    case Opcode::FNeg:
      return parse_floating_negation(*this);
    case Opcode::Phi:
      return parse_phi(*this);
    case Opcode::Select:
      return parse_select(*this);
    case Opcode::Freeze:
      return emit(opcode, parse_typed_operand());
    case Opcode::Call:
      return parse_call(*this, call_, 0);
    case Opcode::Invoke:
      return parse_invoke(*this, call_);
    case Opcode::LandingPad:
      return parse_landing_pad(*this);
    case Opcode::Resume:
      return parse_resume(*this);
    case Opcode::ExtractValue:
      return parse_extract_value(*this);
    case Opcode::InsertValue:
      return parse_insert_value(*this);
    case Opcode::ExtractElement:
      return parse_extract_element(*this);
    case Opcode::InsertElement:
      return parse_insert_element(*this);
    case Opcode::ShuffleVector:
      return parse_shuffle_vector(*this);
    case Opcode::Packed:
      return parse_packed(*this);
    case Opcode::VAArg:
      return parse_va_arg(*this);
    case Opcode::Fence:
      return parse_fence(*this);
    case Opcode::CmpXchg:
      return parse_compare_exchange(*this);
    case Opcode::AtomicRMW:
      return parse_atomic_update(*this);
    default:
      return is_cast(opcode) ? parse_cast(*this, opcode) : parse_binary(*this, opcode);
  }
}

// --- the end

void BodyParser::finish() {
  const Symbol& symbol = context.module[function->symbol()];
  bool closed = body_end_ < context.module.header().source()->text().size() && cursor.peek() == '}';
  if (reporter.unit_errors() == 0 && !closed)
    reporter
        .error(cursor.offset(), "expected '}' at the end of the body of " +
                                    context.shown_symbol(function->symbol()) + ", found " +
                                    cursor.found())
        .notes.push_back({symbol.body_begin - 1, "the body begins at this '{'"});
  if (blocks.is_empty() && !has_syntax_error_)
    reporter.error(symbol.offset, "body of " + context.shown_symbol(function->symbol()) +
                                      " is empty: it needs at least one block");
  checks.replace_blocks(blocks.resolve_numbers());
  locals.resolve_numbers();
  if (!lost_definitions_) {
    locals.report_undefined();
    graph_is_broken_ |= !blocks.report_undefined();
  }
  // Course compilers keep labels and locals apart, and their programs rely on it; LLVM does not.
  if (!context.llvmlite) blocks.report_shared_names();
  if (blocks.is_empty() || has_syntax_error_ || graph_is_broken_) return;
  std::ranges::sort(label_exits);
  blocks.mark_address_taken(label_exits);
  blocks.fix_layout();
  checks.run(locals.has_redefinition());
}

// --- for messages

// See TypeParser::know_locals. A local whose definition has an error or comes later has no type.
std::optional<TypeId> BodyParser::type_of_local(std::string_view text) {
  LocalName name = cursor.name_of(text);
  if (!locals.is_mentioned(name) && !defines_later(text)) return std::nullopt;
  const InstId known = locals.find(name);
  return known.valid() ? locals.source_type(known) : TypeId::none();
}

// Whether a line of the body's rest begins with `%text =`.
bool BodyParser::defines_later(std::string_view text) const {
  std::string_view rest = cursor.text_between(statement, body_end_);
  std::string name = "%" + std::string(text);
  for (size_t at = rest.find(name); at != std::string_view::npos; at = rest.find(name, at + 1)) {
    size_t after = rest.find_first_not_of(" \t", at + name.size());
    if (after != std::string_view::npos && rest[after] == '=') return true;
  }
  return false;
}

}  // namespace lilt::frontend
