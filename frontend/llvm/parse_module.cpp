// Top-level entities, and recovery from errors.
#include <algorithm>

#include "frontend/llvm/binary_input.h"
#include "frontend/llvm/header_parser.h"
#include "frontend/llvm/hints.h"
#include "frontend/llvm/module_index.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/intrinsics.h"
#include "ir/ssa/profile.h"
#include "ir/support/processors.h"
#include "ir/support/target.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// What begins a function of machine IR; no longer than SourceText::kPadding.
constexpr std::string_view kMachineFunction = "machine function";
struct FoundMachineFunction {};

// A smaller text is scanned before a thread has begun.
constexpr size_t kTextWorthAThread = 1 << 20;  // bytes

// The first NUL byte of the text, or npos: errors of a text that has one are its consequences,
// since to scanners it is the end. Gives the memory of a large text back.
size_t find_zero(HeaderContext& header) {
  const SourceText& source = header.source;
  if (header.read_ahead) return header.read_ahead->find_zero();  // the text stays for the threads
  const size_t zero = source.text().find('\0');
  if (source.text().size() >= kReleasedText)
    source.release(0, static_cast<SourceOffset>(source.text().size()));
  return zero;
}

}  // namespace

std::unique_ptr<Module> parse_module_header(const SourceText& source, Diagnostics& diagnostics,
                                            std::string_view triple, unsigned threads,
                                            ModulePlaces* places) {
  // No line of a binary file is worth showing.
  if (std::string_view kind = describe_binary(source.text()); !kind.empty()) {
    diagnostics.error(source, kNoOffset, std::string(kind));
    return std::make_unique<Module>(&source);
  }
  Diagnostics found;
  HeaderContext header(source, found);
  if (source.text().size() >= kTextWorthAThread &&
      (threads == 0 ? available_processors() : threads) > 1)
    header.read_ahead.emplace(source);
  std::unique_ptr<Module> module = HeaderParser(header, triple, places).parse();
  const size_t zero = find_zero(header);
  if (zero == std::string_view::npos) {
    diagnostics.append(std::move(found));
    return module;
  }
  diagnostics.error(source, static_cast<SourceOffset>(zero),
                    "unexpected character 0x00: this is not text");
  return std::make_unique<Module>(&source);
}

std::unique_ptr<Module> HeaderParser::parse() {
  try {
    fix_dialect();
    parse_entities();
    if (!given_triple_.empty()) module_->target_triple = given_triple_;
    check_target();
    set_layout_facts();
    definitions_.finish();
    settle_symbols();
    check_intrinsics();
    definitions_.check_uses();
    functions_.check_attribute_uses();
    functions_.check_redeclarations();
    check_comdats();
    note_block_addresses();
    variables_.parse_initializers();
    variables_.note_retained_symbols();
    variables_.check_startup_lists();
    variables_.check_aliases();
    metadata_.check_debug_cycles();
  } catch (const FoundMachineFunction&) {
    return nullptr;
  } catch (const TooManyErrors&) {
    // The errors reported so far are enough; the module must still be complete.
    reporter_.ignore_errors();
    definitions_.set_bodies();
    module_->types().finish_named();
    settle_symbols();
  }
  return std::move(module_);
}

void HeaderParser::fix_dialect() {
  bool opaque = context_.first_pointer().kind == PointerEvidence::Opaque;
  set_dialect(opaque ? Dialect::Modern : Dialect::LLVMlite);
}

void HeaderParser::set_dialect(Dialect dialect) {
  module_->dialect = dialect;
  context_.set_dialect(dialect);
}

// --- the walk

void HeaderParser::parse_entities() {
  if (source_.text().starts_with("\xEF\xBB\xBF")) cursor_.move_to(3);  // byte order mark
  cursor_.skip_blanks();
  while (!cursor_.at_end()) {
    SourceOffset entity = cursor_.offset();
    try {
      while (!cursor_.at_end()) {
        entity = cursor_.offset();
        parse_entity();
        if (places_ != nullptr) places_->entities.push_back({entity, cursor_.offset()});
      }
    } catch (const SyntaxError&) {
      recover(entity);
    }
  }
}

// Continues at the next line that begins an entity; skips a body that begins on the line of the
// error.
void HeaderParser::recover(SourceOffset entity) {
  std::string_view text = source_.text();
  SourceOffset from = std::max(cursor_.offset(), entity);
  if (from > entity && find_next_entity(source_, from - 1) == from) return;
  size_t line_end = std::min(text.find('\n', from), text.size());
  size_t brace = text.substr(0, line_end).find('{', from);
  if (brace != std::string_view::npos)
    from = find_body_end(source_, static_cast<SourceOffset>(brace), header_.bodies_overlap).end;
  SourceOffset next = find_next_entity(source_, from > entity ? from - 1 : from);
  cursor_.move_to(std::max(next, entity + 1));
  cursor_.skip_blanks();
}

void HeaderParser::parse_entity() {
  switch (cursor_.peek()) {
    case '@':
      return variables_.parse();
    case '%':
      return definitions_.parse();
    case '!':
      return metadata_.parse_definition();
    case '^':
      return parse_summary_entry();
    case '$':
      if (is_in(cursor_.peek(1), kNameCharacter) || cursor_.peek(1) == '"') return parse_comdat();
      break;
    default:
      break;
  }
  parse_word_entity(cursor_.word());
}

void HeaderParser::parse_word_entity(std::string_view word) {
  constexpr std::string_view kWords[] = {"define",     "declare",      "target", "source_filename",
                                         "attributes", "uselistorder", "module", "deplibs"};
  if (word == "define") return functions_.parse(true);
  if (word == "declare") return functions_.parse(false);
  if (word == "target") return parse_target();
  if (word == "source_filename") return parse_source_filename();
  if (word == "attributes") return parse_attribute_group();
  if (word.starts_with("uselistorder")) return cursor_.skip_use_list_order();
  if (word == "module") return parse_module_assembly();
  if (std::string_view(word.data(), kMachineFunction.size()) == kMachineFunction)
    throw FoundMachineFunction();
  std::string message = "expected a definition at top level, found " + cursor_.found();
  const char next = word.empty() ? '\0' : Cursor::next_on_line(word.data() + word.size());
  const bool is_c = (cursor_.peek() == '#' && is_in(cursor_.peek(1), kNameCharacter)) ||
                    (is_c_declaration_word(word) && (next == '*' || is_in(next, kNameCharacter)));
  if (is_c)
    message += "; 'clang -S -emit-llvm' compiles C to LLVM IR";
  else if (cursor_.peek() == '#' || cursor_.peek() == '/')
    message += "; comments begin with ';'";
  else if (cursor_.peek() == '}')
    message += ", which closes nothing";
  else if (next == '=')
    message += "; did you mean " + quoted("@" + std::string(word)) + "?";
  else if (!word.empty() && definition_hint(word).empty())
    message += reporter_.suggestion(word, "", {std::begin(kWords), std::end(kWords)});
  reporter_.fail(cursor_.offset(), is_c ? message : message + definition_hint(word));
}

void HeaderParser::parse_source_filename() {
  cursor_.advance(cursor_.word().size());
  cursor_.expect('=', "after 'source_filename'");
  module_->source_filename = std::string(cursor_.string());
  if (module_->dialect != Dialect::LLVMlite) return;
  bool typed = context_.first_pointer().kind == PointerEvidence::Typed;
  set_dialect(typed ? Dialect::Typed : Dialect::Modern);
}

void HeaderParser::parse_target() {
  cursor_.advance(cursor_.word().size());
  bool is_triple = cursor_.accept_word("triple");
  if (!is_triple) cursor_.expect_word("datalayout", "or 'triple' after 'target'");
  cursor_.expect('=', "in the target line");
  (is_triple ? triple_place_ : layout_place_) = cursor_.offset();
  (is_triple ? module_->target_triple : module_->data_layout) = std::string(cursor_.string());
}

void HeaderParser::parse_attribute_group() {
  cursor_.advance(cursor_.word().size());
  if (cursor_.peek() != '#') cursor_.fail_expected("the number of an attribute group");
  cursor_.advance();
  uint64_t number = cursor_.expect_number("the number of an attribute group");
  cursor_.expect('=', "after the number of the attribute group");
  if (cursor_.peek() != '{') cursor_.fail_expected("'{' before the attributes");
  SourceOffset open = cursor_.offset();
  cursor_.advance();
  FunctionAttributes attributes = 0;
  attributes_.take_requests();
  attributes_.take_features();
  while (cursor_.at_word() || cursor_.peek() == '"' || cursor_.peek() == '#')
    attributes |= attributes_.parse_function();
  if (cursor_.peek() != '}') reporter_.fail(open, "bracket is never closed");
  cursor_.advance();
  module_->attribute_groups[number] |= attributes;
  const FunctionRequests requests = attributes_.take_requests();
  if ((attributes & function_attribute::HasRequests) != 0)
    module_->requests_of_groups[number] |= requests;
  if (const FeatureRequest features = attributes_.take_features(); !features.empty())
    module_->features_of_groups[number] |= features;
}

void HeaderParser::parse_comdat() {
  SourceOffset start = cursor_.offset();
  std::string_view name = module_->keep(cursor_.global_name('$'));
  cursor_.expect('=', "after the name of a comdat");
  cursor_.expect_word("comdat", "and its kind");
  SourceOffset place = cursor_.offset();
  std::string_view kind = cursor_.word();
  if (kind != "any" && kind != "nodeduplicate")
    reporter_.unsupported(place, "comdat of kind " + quoted(kind));
  cursor_.advance(kind.size());
  auto [known, is_new] = comdats_.try_emplace(name, start);
  if (!is_new) return report_redefinition("$" + std::string(name), start, known->second);
  module_->comdats.push_back({name, kind == "any"});
}

// `module asm "one line"`
void HeaderParser::parse_module_assembly() {
  cursor_.advance(cursor_.word().size());
  cursor_.expect_word("asm", "after 'module'");
  module_->inline_assembly += cursor_.string();
  module_->inline_assembly += '\n';
}

void HeaderParser::parse_summary_entry() {
  cursor_.advance();
  cursor_.expect_number("the number of a summary entry");
  cursor_.expect('=', "in the summary entry");
  cursor_.advance(cursor_.word().size());
  cursor_.expect(':', "in the summary entry");
  if (cursor_.peek() == '(')
    cursor_.skip_brackets();
  else
    cursor_.advance(cursor_.word().size());
}

// --- the target

// LLVMlite programs carry the triples of their authors' machines, which do not affect them. Nor do
// triples of systems with Linux's calling convention affect any program.
void HeaderParser::check_target() {
  const std::string& triple = module_->target_triple;
  if (triple.empty() || is_supported_triple(triple)) return;
  std::string message = "target " + quoted(triple) + " is not x86-64 Linux";
  if (module_->dialect == Dialect::Modern && !is_related_triple(triple)) {
    reporter_.error(triple_place_, message);
  } else {
    reporter_.warning(triple_place_, message + ": the triple is ignored");
    module_->target_triple.clear();
  }
}

void HeaderParser::set_layout_facts() {
  const std::string& layout = module_->data_layout;
  if (layout.empty()) return;
  if (layout.find("i128:128") == std::string::npos) module_->types().set_i128_align(8);
  bool foreign = layout[0] == 'E' || layout.find("-p:32") != std::string::npos ||
                 layout.find("-p:16") != std::string::npos;
  if (!foreign) return;
  std::string message = "data layout is not that of x86-64";
  if (module_->dialect == Dialect::Modern)
    reporter_.error(layout_place_, message);
  else
    reporter_.warning(layout_place_, message + ": it is ignored");
}

// --- after the walk

void HeaderParser::settle_symbols() {
  for (SymbolId id : module_->symbols()) {
    Symbol& symbol = (*module_)[id];
    symbol.type = module_->types().erased(symbol.source_type);
    if (symbol.name == "llvm.eh.sjlj.setjmp")
      symbol.function_attributes |= function_attribute::ReturnsTwice;
    if (!context_.typed) symbol.source_type = symbol.type;
    // LLVMlite lacks a word for it, and another module's definition never replaces one of its own.
    if (context_.llvmlite && symbol.is_definition && symbol.linkage == ssa::Linkage::External)
      symbol.is_dso_local = true;
  }
  functions_.settle_attributes();
  functions_.settle_notes();
  metadata_.settle_flags();
  module_->null_may_be_valid = attributes_.null_may_be_valid();
  const bool has_profile = profile_summary(*module_).is_known();
  for (SymbolId id : module_->symbols()) {
    FunctionAttributes& attributes = (*module_)[id].function_attributes;
    if (has_profile && (*module_)[id].is_definition && entry_count(*module_, id) == 0)
      attributes |= function_attribute::OptimizeForSize;
    module_->may_return_twice |= (attributes & function_attribute::ReturnsTwice) != 0;
    module_->has_cold_functions |= (attributes & function_attribute::Cold) != 0;
  }
}

void HeaderParser::check_intrinsics() {
  for (SymbolId id : module_->symbols()) {
    const Symbol& symbol = (*module_)[id];
    if (symbol.intrinsic == 0) continue;
    heed_promise(find_promise(PromiseKind::Intrinsic, symbol.name), symbol.offset);
    std::string name = "intrinsic " + quoted("@" + std::string(symbol.name));
    if (symbol.is_definition) reporter_.error(symbol.offset, name + " cannot be defined");
    std::string wrong = check_intrinsic_type(module_->types(), symbol.intrinsic, symbol.type);
    if (!wrong.empty()) reporter_.error(symbol.offset, name + ": " + wrong);
  }
}

void HeaderParser::check_comdats() {
  std::ranges::sort(module_->comdats, {}, &Module::Comdat::name);
  for (const auto& [name, offset] : header_.comdat_uses)
    if (!comdats_.contains(name))
      reporter_.error(offset, "undefined comdat " + quoted("$" + std::string(name)));
}

// Records the blocks whose address is taken, in any body or initialiser: a body is parsed without
// the others.
void HeaderParser::note_block_addresses() {
  std::vector<Module::AddressTakenBlock>& taken = module_->address_taken_blocks;
  for (SourceOffset word : header_.block_addresses) {
    try {
      cursor_.move_to(word);
      cursor_.advance(cursor_.word().size());
      cursor_.expect('(', "after 'blockaddress'");
      SymbolId function = module_->find(cursor_.global_name('@'));
      cursor_.expect(',', "between the function and the block");
      SourceOffset place = cursor_.offset();
      std::string_view block = module_->keep(cursor_.global_name('%'));
      if (function.valid()) taken.push_back({function, block, place});
    } catch (const SyntaxError&) {
      // The next one is independent of it.
    }
  }
  auto key = [](const Module::AddressTakenBlock& a) { return std::pair(a.function, a.block); };
  std::ranges::stable_sort(taken, {}, key);
  size_t kept = 0;
  for (size_t i = 0; i < taken.size(); ++i) {
    if (kept != 0 && key(taken[kept - 1]) == key(taken[i]))
      ++taken[kept - 1].mentions;
    else
      taken[kept++] = taken[i];
  }
  taken.resize(kept);
}

}  // namespace lilt::frontend
