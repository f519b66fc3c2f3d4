// Arguments, statements and blocks of a function body; recovery from errors.
#include "frontend/llvm/body_parser.h"
#include "frontend/llvm/hints.h"

namespace lilt::frontend {

using namespace ssa;

BodyParser::BodyParser(ModuleLayer& module, Diagnostics& diagnostics)
    : reporter_(*module.source(), diagnostics),
      cursor_(*module.source(), reporter_),
      layer_(module),
      context_(module, cursor_),
      types_(context_),
      constants_(context_, types_),
      attributes_(context_, types_) {
  types_.know_locals([this](std::string_view name) { return type_of_local(name); });
}

bool BodyParser::parse(SymbolId symbol, Function& function) {
  start(symbol, function);
  try {
    parse_arguments();
    parse_statements();
    finish();
    if (reporter_.unit_errors() == 0) function.end_of_text();  // it walks over whole blocks
  } catch (const TooManyErrors&) {
    // The errors reported so far are enough.
  } catch (const SyntaxError&) {
    // In the header, which was parsed before: already reported.
  }
  if (function.is_large()) release_tables();
  return reporter_.unit_errors() == 0;
}

// Gives back the memory that only a large function needs.
void BodyParser::release_tables() {
  reporter_.source().release(0, std::min(cursor_.offset(), body_end_));
  auto release = [](auto&... tables) {
    ((tables = std::remove_reference_t<decltype(tables)>()), ...);
  };
  release(locals_, labels_, source_types_, forward_names_, forward_uses_, queries_, order_,
          first_mentions_, phis_, incoming_places_);
  analyses_.release();
}

void BodyParser::start(SymbolId symbol, Function& function) {
  function.reset(layer_, symbol);
  function_ = &function;
  analyses_.reset(function);
  symbol_ = symbol;
  constants_.use_pool(function.constants());
  reporter_.start_unit();
  locals_.start();
  labels_.start();
  source_types_.clear();
  forward_names_.clear();
  label_addresses_.clear();
  forward_uses_.clear();
  queries_.clear();
  implicit_numbers_.clear();
  implicit_blocks_.clear();
  order_.clear();
  first_mentions_.clear();
  phis_.clear();
  exceptions_.clear();
  must_tail_calls_.clear();
  exception_type_ = TypeId::none();
  incoming_places_.clear();
  next_number_ = 0;
  entry_end_ = UINT32_MAX;
  block_begin_ = 0;
  stores_.clear();
  stores_read_ = 0;
  entry_is_labelled_ = false;
  has_syntax_error_ = false;
  lost_definitions_ = false;
  graph_is_broken_ = false;
  numbers_ascend_ = true;
  warned_of_unlabelled_block_ = false;
  has_redefinition_ = false;
  known_types_.fill({});
  has_debug_info_ = context_.module.header().debug_info.is_present();
  block_ = BlockId::none();
  block_is_broken_ = false;
}

// The header is read a second time, for the names of the parameters: the index keeps only types.
void BodyParser::parse_arguments() {
  const Symbol& symbol = context_.module[symbol_];
  result_type_ = context_.types()[symbol.source_type].element;
  body_end_ = symbol.body_end;
  cursor_.move_to(symbol.offset);
  cursor_.global_name('@');
  cursor_.advance();  // the parenthesis
  for (uint32_t i = 0; i < context_.types()[symbol.source_type].member_count; ++i) {
    SourceOffset place = cursor_.offset();
    types_.parse();
    cursor_.accept_noundef();
    while (cursor_.at_word() || cursor_.peek() == '"') cursor_.skip_attribute();
    TypeId type = context_.types().member(symbol.source_type, i);
    bool named = cursor_.peek() == '%';
    LocalName name;
    if (named) name = cursor_.local_name();
    InstId argument =
        function_->add_argument(context_.erased(type), Name(), named ? name.offset : place);
    if (context_.typed) source_types_.push_back(type);
    if (named)
      define(name, argument);
    else
      implicit_numbers_.push_back({next_number_++, argument});
    cursor_.accept(',');
  }
  cursor_.move_to(symbol.body_begin);
  cursor_.skip_blanks();
}

void BodyParser::parse_statements() {
  while (cursor_.offset() < body_end_) {
    try {
      while (cursor_.offset() < body_end_) parse_statement();
    } catch (const SyntaxError&) {
      recover();
    }
  }
  if (block_.valid()) report_unterminated(body_end_);
}

void BodyParser::parse_statement() {
  statement_ = cursor_.offset();
  has_result_ = false;
  operands_.clear();
  char first = cursor_.peek();
  if (first == '%') {
    uint32_t number = 0;
    if (cursor_.accept_local_number(number))
      result_.set_number(number, statement_);
    else
      result_ = cursor_.local_name();
    has_result_ = true;
    if (cursor_.peek() == ':') [[unlikely]] {
      reporter_.error(statement_, "label " + shown_local(result_) + " is written without '%'");
      cursor_.advance();
      return begin_labelled_block(result_);
    }
    if (cursor_.peek() != '=') [[unlikely]]
      cursor_.fail_expected("'=' after the name of a result");
    cursor_.advance();
    std::string_view word;
    const Keyword& keyword = find_keyword_here(cursor_, word);
    return parse_instruction(word, keyword);
  }
  if (is_in(first, kNameCharacter) || first == '"') {
    std::string_view word;
    const Keyword& keyword = find_keyword_here(cursor_, word);
    if (first == '"' ? cursor_.is_at_label() : Cursor::next_on_line(word.end()) == ':')
      return parse_label();
    if (!block_.valid() && cursor_.at_word("uselistorder")) return skip_use_list_orders();
    return parse_instruction(word, keyword);
  }
  if (first == '#' && cursor_.peek(1) == 'd') return parse_debug_record();
  reporter_.fail(cursor_.offset(), "expected an instruction or a label, found " + cursor_.found() +
                                       (first == '#' ? "; comments begin with ';'" : ""));
}

// Use-list orders come after all blocks; no code depends on them.
void BodyParser::skip_use_list_orders() {
  while (cursor_.at_word("uselistorder")) cursor_.skip_use_list_order();
  if (cursor_.offset() < body_end_) cursor_.fail_expected("'}' after the orders of uses");
}

// --- recovery

// Continues at the next line that looks like a statement.
void BodyParser::recover() {
  if (has_result_) define_broken(result_);
  has_syntax_error_ = true;
  block_is_broken_ = true;
  SourceOffset from = std::min(cursor_.offset(), body_end_);
  cursor_.move_to(from);
  std::string_view before = cursor_.text_between(statement_, from);
  size_t line = before.find_last_of('\n');
  bool at_line_start = line != std::string_view::npos &&
                       before.find_first_not_of(" \t\r", line + 1) == std::string_view::npos;
  if (!at_line_start) cursor_.skip_line();
  while (cursor_.offset() < body_end_ && !at_plausible_statement()) cursor_.skip_line();
  if (cursor_.offset() > body_end_) cursor_.move_to(body_end_);
  // The skipped text may have defined names that are used later: such uses are not errors.
  std::string_view skipped = cursor_.text_between(from, cursor_.offset());
  lost_definitions_ |= skipped.find_first_of("=:") != std::string_view::npos;
}

bool BodyParser::at_plausible_statement() const {
  if (cursor_.peek() == '%') {
    const char* at = cursor_.position() + 1;
    while (is_in(*at, kNameCharacter)) ++at;
    while (*at == ' ' || *at == '\t') ++at;
    return *at == '=' || *at == '"';
  }
  if (cursor_.is_at_label() || at_result_without_sigil()) return true;
  std::string_view word = cursor_.word();
  if (!instruction_hint(word).empty()) return true;
  WordClass word_class = find_keyword(cursor_, word).word_class;
  return word_class == WordClass::Opcode || word_class == WordClass::CallModifier ||
         word_class == WordClass::UnsupportedOpcode;
}

// `x = add …`
bool BodyParser::at_result_without_sigil() const {
  const char* at = cursor_.position() + cursor_.word().size();
  if (at == cursor_.position()) return false;
  while (*at == ' ' || *at == '\t') ++at;
  return *at == '=';
}

// --- blocks

void BodyParser::parse_label() { begin_labelled_block(cursor_.label_name()); }

void BodyParser::begin_labelled_block(const LocalName& name) {
  if (block_.valid()) report_unterminated(name.offset);
  BlockId block = block_named(name);
  if ((*function_)[block].offset != kNoOffset) {
    report_redefinition(name, (*function_)[block].offset, "label");
    block = function_->add_block(Name(), name.offset);
    first_mentions_.push_back(name);
  }
  if (order_.empty()) entry_is_labelled_ = true;
  if (name.is_number) take_number(name.number);
  start_block(block, name.offset);
}

void BodyParser::start_block(BlockId block, SourceOffset offset) {
  if (order_.size() == 1) {
    entry_end_ = next_instruction().index();
    // The result of an invoke does not dominate both of its edges.
    const InstId last = (*function_)[order_.front()].last;
    if (last.valid() && (*function_)[last].opcode == Opcode::Invoke) entry_end_ = last.index();
  }
  (*function_)[block].offset = offset;
  release_text(offset);
  order_.push_back(block);
  block_ = block;
  block_begin_ = next_instruction().index();
  block_is_broken_ = false;
  only_phis_so_far_ = true;
}

// A block without a label has a number, which texts from before LLVM 9 write in a comment. Courses
// on LLVMlite teach that only the entry may lack a label; their compilers accept any block.
void BodyParser::start_unlabelled_block() {
  LocalName name;
  name.offset = statement_;
  name.is_number = true;
  name.number = next_number_;
  if (!order_.empty()) {
    if (context_.llvmlite && take_label_comment(name)) return begin_labelled_block(name);
    bool is_known = labels_[name] != LocalTable::kAbsent;
    if (context_.llvmlite && !is_known && !warned_of_unlabelled_block_) {
      warned_of_unlabelled_block_ = true;
      reporter_.warning(statement_,
                        "an instruction after a terminator begins a block without a label");
    }
  }
  const Name number = order_.empty() ? Name::number(next_number_) : Name();
  BlockId block = function_->add_block(number, statement_);
  first_mentions_.push_back(name);
  implicit_blocks_.push_back({next_number_++, block});
  start_block(block, statement_);
}

// `; <label>:12:` in the comments before the statement. LLVM itself reads no comments, and numbers
// the block; programs of courses rely on them.
bool BodyParser::take_label_comment(LocalName& name) const {
  constexpr SourceOffset kFarthest = 400;
  constexpr std::string_view kMark = "<label>:";
  SourceOffset first = statement_ > kFarthest ? statement_ - kFarthest : 0;
  std::string_view text = cursor_.text_between(first, statement_);
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
  const Block& block = (*function_)[block_];
  bool empty = !block.last.valid();
  reporter_.error(empty ? block.offset : place,
                  "block " + shown_block(block_) + (empty ? " is empty: it" : "") +
                      " needs a terminator ('ret' or 'br') at its end");
}

BlockId BodyParser::block_named(const LocalName& name) {
  uint32_t& entry = labels_[name];
  if (entry != LocalTable::kAbsent) return BlockId(entry);
  BlockId block = function_->add_block(name_for(name));
  entry = block.index();
  first_mentions_.push_back(name);
  return block;
}

// `label %name` after a branch.
BlockId BodyParser::parse_label_operand() {
  cursor_.expect_word("label", "before the name of a block");
  LocalName name = cursor_.local_name();
  BlockId block = block_named(name);
  if (block == order_.front())
    reporter_.error(name.offset, "branch to " + shown_local(name) +
                                     ": nothing may jump to the entry block of a function");
  return block;
}

Name BodyParser::name_for(const LocalName& name) {
  if (name.is_number) return Name::number(name.number);
  // Names whose escapes were replaced live in this parser, which the function may outlive.
  return cursor_.is_in_source(name.text.data()) ? function_->make_name(name.text)
                                                : function_->make_name_copy(name.text);
}

// Blocks were created in the order of their first mention.
void BodyParser::fix_layout() {
  bool in_order = order_.size() == function_->block_count();
  for (uint32_t i = 0; i < order_.size() && in_order; ++i) in_order = order_[i].index() == i;
  if (!in_order) function_->set_layout(order_);
}

}  // namespace lilt::frontend
