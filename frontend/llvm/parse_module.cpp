// Top-level entities, named types, and recovery from errors.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "frontend/llvm/binary_input.h"
#include "frontend/llvm/header_parser.h"
#include "frontend/llvm/hints.h"
#include "frontend/llvm/module_index.h"
#include "frontend/llvm/parse_debug_node.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/debug_node.h"
#include "ir/support/processors.h"
#include "ir/support/target.h"
#include "ir/support/text.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// What begins a function of machine IR; no longer than SourceText::kPadding.
constexpr std::string_view kMachineFunction = "machine function";
struct FoundMachineFunction {};

// A smaller text is scanned before a thread has begun.
constexpr size_t kTextWorthAThread = 1 << 20;  // bytes

}  // namespace

std::unique_ptr<Module> parse_module_header(const SourceText& source, Diagnostics& diagnostics,
                                            std::string_view triple, unsigned threads) {
  // No line of a binary file is worth showing.
  if (std::string_view kind = describe_binary(source.text()); !kind.empty()) {
    diagnostics.error(source, kNoOffset, std::string(kind));
    return std::make_unique<Module>(&source);
  }
  Diagnostics found;
  HeaderParser parser(source, found, triple, threads);
  std::unique_ptr<Module> module = parser.parse();
  const size_t zero = parser.find_zero();
  if (zero == std::string_view::npos) {
    diagnostics.append(std::move(found));
    return module;
  }
  diagnostics.error(source, static_cast<SourceOffset>(zero),
                    "unexpected character 0x00: this is not text");
  return std::make_unique<Module>(&source);
}

HeaderParser::HeaderParser(const SourceText& source, Diagnostics& diagnostics,
                           std::string_view triple, unsigned threads)
    : source_(source),
      given_triple_(triple),
      module_(std::make_unique<Module>(&source)),
      reporter_(source, diagnostics),
      cursor_(source, reporter_),
      context_(*module_, cursor_),
      types_(context_),
      constants_(context_, types_),
      attributes_(context_, types_) {
  if (source.text().size() >= kTextWorthAThread &&
      (threads == 0 ? available_processors() : threads) > 1)
    read_ahead_.emplace(source);
  types_.collect_mentions(&mentions_);
  constants_.use_pool(module_->constants());
}

std::unique_ptr<Module> HeaderParser::parse() {
  try {
    fix_dialect();
    parse_entities();
    if (!given_triple_.empty()) module_->target_triple = given_triple_;
    check_target();
    set_layout_facts();
    finish_types();
    settle_symbols();
    check_intrinsics();
    check_type_uses();
    check_redeclarations();
    check_comdats();
    note_block_addresses();
    parse_initializers();
    note_retained_symbols();
    check_startup_lists();
    check_aliases();
    check_debug_cycles();
  } catch (const FoundMachineFunction&) {
    return nullptr;
  } catch (const TooManyErrors&) {
    // The errors reported so far are enough; the module must still be complete.
    reporter_.ignore_errors();
    set_type_bodies();
    module_->types().finish_named();
    settle_symbols();
  }
  return std::move(module_);
}

// Errors of a text that has one are its consequences: to scanners a NUL byte is the end.
size_t HeaderParser::find_zero() {
  if (read_ahead_) return read_ahead_->find_zero();  // the text stays for the threads that follow
  const size_t zero = source_.text().find('\0');
  if (source_.text().size() >= kReleasedText)
    source_.release(0, static_cast<SourceOffset>(source_.text().size()));
  return zero;
}

// Constructors and destructors: [n x { i32, ptr, ptr }], in older text without the data.
void HeaderParser::check_startup_lists() {
  for (const std::string_view name : {"llvm.global_ctors", "llvm.global_dtors"}) {
    const SymbolId list = module_->find(name);
    if (!list.valid()) continue;
    const ssa::Type& type = context_.resolved((*module_)[list].source_type);
    bool fits = (*module_)[list].kind == ssa::SymbolKind::Variable &&
                type.kind == ssa::TypeKind::Array &&
                context_.kind(type.element) == ssa::TypeKind::Struct;
    if (fits) {
      const auto fields = context_.types().members(context_.types().resolve(type.element));
      fits = (fields.size() == 2 || fields.size() == 3) && context_.is_integer(fields[0]) &&
             context_.integer_bits(fields[0]) == 32 &&
             std::ranges::all_of(fields.subspan(1),
                                 [&](ssa::TypeId field) { return context_.is_pointer(field); });
    }
    if (!fits)
      reporter_.error((*module_)[list].offset,
                      context_.shown_symbol(list) + " is not an array of { i32, ptr, ptr }");
  }
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
    from = find_body_end(source_, static_cast<SourceOffset>(brace), bodies_overlap_).end;
  SourceOffset next = find_next_entity(source_, from > entity ? from - 1 : from);
  cursor_.move_to(std::max(next, entity + 1));
  cursor_.skip_blanks();
}

void HeaderParser::parse_entity() {
  switch (cursor_.peek()) {
    case '@':
      return parse_variable();
    case '%':
      return parse_type_definition();
    case '!':
      return parse_metadata_definition();
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
  if (word == "define") return parse_function(true);
  if (word == "declare") return parse_function(false);
  if (word == "target") return parse_target();
  if (word == "source_filename") return parse_source_filename();
  if (word == "attributes") return parse_attribute_group();
  if (word.starts_with("uselistorder")) return cursor_.skip_use_list_order();
  if (word == "module") return parse_module_assembly();
  if (std::string_view(word.data(), kMachineFunction.size()) == kMachineFunction)
    throw FoundMachineFunction();
  std::string message = "expected a definition at top level, found " + cursor_.found();
  const char next = word.empty() ? '\0' : Cursor::next_on_line(word.end());
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

void HeaderParser::parse_metadata_definition() {
  SourceOffset place = cursor_.offset();
  bool is_numbered = is_in(cursor_.peek(1), kDigit);
  bool is_flags = false;
  const Promise* promise = nullptr;
  uint64_t number = 0;
  if (is_numbered) {
    cursor_.move_to(cursor_.position() + 1);
    if (!cursor_.scan_number(number)) number = UINT64_MAX;
    cursor_.skip_blanks();
  } else {
    if (cursor_.word_behind_sigil() == "llvm.dbg.cu") parse_earlier_origins();
    if (cursor_.word_behind_sigil() == "lilt.optimized")
      is_said_optimized_ = module_->is_optimized = true;
    module_->tracks_branches |= cursor_.word_behind_sigil() == "lilt.tracked-branches";
    module_->has_shadow_stack |= cursor_.word_behind_sigil() == "lilt.shadow-stack";
    module_->has_type_hashes |= cursor_.word_behind_sigil() == "lilt.type-hashes";
    module_->prefixes_thunks |= cursor_.word_behind_sigil() == "lilt.prefixed-thunks";
    constexpr std::string_view kAlignment = "lilt.stack-alignment-";
    if (cursor_.word_behind_sigil().starts_with(kAlignment))
      settle_stack_alignment(cursor_.word_behind_sigil().substr(kAlignment.size()));
    is_flags = cursor_.word_behind_sigil() == "llvm.module.flags";
    promise = find_promise(PromiseKind::Metadata, cursor_.word_behind_sigil());
    cursor_.skip_metadata();
  }
  cursor_.expect('=', "after the name of metadata");
  while (cursor_.at_word()) cursor_.advance(cursor_.word().size());  // distinct, metadata
  if (is_flags) module_->flags_place = cursor_.offset();
  const bool is_empty = cursor_.peek() == '!' && cursor_.peek(1) == '{' && cursor_.peek(2) == '}';
  if (!is_empty) heed_promise(promise, place);
  if (is_numbered && cursor_.peek(1) == 'D') warn_of_split_debug_information();
  // Numbers are dense: a file has fewer nodes than bytes.
  if (is_numbered && number < source_.text().size()) {
    std::vector<SourceOffset>& places = module_->metadata_places;
    if (number >= places.size())
      places.resize(std::max<size_t>(number + 1, places.size() * 2), kNoOffset);
    if (places[number] != kNoOffset) [[unlikely]]
      report_repeated_metadata(number, place);
    places[number] = cursor_.offset();
    module_->limits_unrolling |=
        source_.text().substr(cursor_.offset()).starts_with("!{!\"llvm.loop.unroll.disable\"");
  }
  if (is_numbered && module_->debug_info.is_present() && parse_origin(number)) return;
  cursor_.skip_metadata();
}

// `!kcfi_type !7`, where `!7 = !{i32 -1208803271}`.
void HeaderParser::settle_type_hashes() {
  if (hashed_functions_.empty()) return;
  for (SymbolId id : module_->symbols()) {
    Symbol& symbol = (*module_)[id];
    const auto found = std::ranges::lower_bound(hashed_functions_, symbol.offset, {},
                                                &std::pair<SourceOffset, SourceOffset>::first);
    const bool is_hashed = found != hashed_functions_.end() && found->first == symbol.offset;
    if (!is_hashed) continue;
    uint32_t hash = 0;
    try {
      cursor_.move_to(found->second);
      if (!read_type_hash(hash)) {
        reporter_.error(found->second, "'!kcfi_type' is metadata of one i32");
        continue;
      }
    } catch (const SyntaxError&) {
      continue;  // the next one is independent of it
    }
    FunctionRequests& requests = module_->requests[id.index()];
    symbol.function_attributes |= function_attribute::HasRequests;
    requests.has_type_hash = true;
    requests.type_hash = type_hash_in_code(hash);
  }
}

// `!{i32 5}`, or `!7` of such a node. False for anything else.
bool HeaderParser::read_type_hash(uint32_t& hash) {
  if (is_in(cursor_.peek(1), kDigit)) {
    cursor_.advance();
    const uint64_t number = cursor_.expect_number("the number of metadata");
    if (number >= module_->metadata_places.size() || module_->metadata_places[number] == kNoOffset)
      return false;
    cursor_.move_to(module_->metadata_places[number]);
  }
  if (!cursor_.accept('!') || !cursor_.accept('{') || !cursor_.at_word("i32")) return false;
  const TypeId type = types_.parse();
  if (type != kI32) return false;
  const ssa::Constant& constant = module_->constants()[constants_.parse(type)];
  hash = static_cast<uint32_t>(constant.bits);
  return constant.kind == ssa::ConstantKind::Integer && cursor_.accept('}');
}

// `!func_sanitize !7`, where `!7 = !{i32 -1056584962, i32 905068220}`: a mark and the function's
// type, which stand before its code.
void HeaderParser::settle_checked_functions() {
  if (checked_functions_.empty()) return;
  ConstantPool& pool = module_->constants();
  const TypeId type = module_->types().literal_struct(std::array{kI32, kI32}, true);
  for (SymbolId id : module_->symbols()) {
    Symbol& symbol = (*module_)[id];
    const auto found = std::ranges::lower_bound(checked_functions_, symbol.offset, {},
                                                &std::pair<SourceOffset, uint64_t>::first);
    const bool is_checked = found != checked_functions_.end() && found->first == symbol.offset;
    if (!symbol.is_definition || !is_checked) continue;
    const std::string_view node = module_->node_text(
        static_cast<MetadataNode>(std::min<uint64_t>(found->second, UINT32_MAX / 2)));
    std::array<Value, 2> numbers;
    size_t at = 0, count = 0;
    while (count < 2 && (at = node.find("i32 ", at)) != std::string_view::npos) {
      std::string_view rest = node.substr(at += 4);
      const bool is_negative = rest.starts_with('-');
      if (is_negative) rest.remove_prefix(1);
      uint64_t number = 0;
      if (!take_number(rest, number)) break;
      numbers[count++] = Value(pool.integer(kI32, 32, is_negative ? 0 - number : number));
    }
    if (count == 2 && !symbol.initializer.valid())
      symbol.initializer = pool.aggregate(type, numbers);
  }
}

// `!llvm.module.flags = !{!0, !1}`, where `!0 = !{i32 8, !"cf-protection-branch", i32 1}`.
void HeaderParser::settle_module_flags() {
  if (module_->flags_place == kNoOffset) return;
  constexpr uint64_t kKernel = 2;  // its code has the guard in gs, unless another flag says where
  module_->stack_guard.is_in_gs = ssa::module_flag(*module_, "Code Model") == kKernel;
  std::string_view list = source_.text().substr(module_->flags_place);
  list = list.substr(0, list.find('}'));
  for (size_t at = list.find('!'); at != std::string_view::npos; at = list.find('!', at + 1)) {
    std::string_view rest = list.substr(at + 1);
    uint64_t number = 0;
    if (!take_number(rest, number) || number > UINT32_MAX) continue;
    settle_module_flag(module_->node_text(static_cast<MetadataNode>(number)));
  }
}

// `!{i32 1, !"stack-protector-guard-reg", !"gs"}`, `…-offset", i32 20}`: `value` begins after the
// flag's name.
void HeaderParser::settle_stack_guard(std::string_view name, std::string_view value) {
  StackGuardPlace& guard = module_->stack_guard;
  const auto place = static_cast<SourceOffset>(value.data() - source_.text().data());
  const size_t open = value.find("!\""), number = value.find(", i32 ");
  std::string_view word = open == value.npos ? std::string_view() : value.substr(open + 2);
  word = word.substr(0, word.find('"'));
  if (name.ends_with("-offset") && number != value.npos) {
    std::string_view digits = value.substr(number + 6);
    const bool is_negative = digits.starts_with('-');
    if (is_negative) digits.remove_prefix(1);
    uint64_t offset = 0;
    if (!take_number(digits, offset) || offset > INT32_MAX)
      return reporter_.refuse(place, "the module's flag " + quoted(name) + " with that value");
    guard.offset = static_cast<int32_t>(is_negative ? -static_cast<int64_t>(offset)
                                                    : static_cast<int64_t>(offset));
  } else if (name.ends_with("-symbol")) {
    guard.symbol = module_->keep(word);
  } else if (name.ends_with("-reg") && (word == "fs" || word == "gs")) {
    guard.is_in_gs = word == "gs";
  } else if (name.ends_with("-guard") && (word == "tls" || word == "global")) {
    guard.is_global = word == "global";
  } else {
    reporter_.refuse(place, "the module's flag " + quoted(name) + " with that value");
  }
}

namespace {

// `, i32 64}`, `, !"gs"}`: 64, gs.
std::string_view flag_value(std::string_view text) {
  const size_t begin =
      text.find_first_of(" \"", std::min(text.find_first_not_of(", "), text.size()));
  if (begin == std::string_view::npos) return {};
  text.remove_prefix(begin + 1);
  return text.substr(0, text.find_first_of("\"}"));
}

}  // namespace

// Says what is not done about something that the text asks for.
void HeaderParser::heed_promise(const Promise* promise, SourceOffset place) {
  if (promise == nullptr || promise->treatment < Treatment::Warned) return;
  if (promise->treatment == Treatment::Refused) return reporter_.refuse(place, described(*promise));
  if (std::ranges::find(warned_promises_, promise) != warned_promises_.end()) return;
  warned_promises_.push_back(promise);
  reporter_.warning(place, described(*promise));
}

// At a node of debug information: `!DICompileUnit(…, splitDebugFilename: "a.dwo", …)`.
void HeaderParser::warn_of_split_debug_information() {
  const std::string_view text = source_.text().substr(cursor_.offset());
  constexpr std::string_view kField = "splitDebugFilename: \"";
  if (!text.starts_with("!DICompileUnit(")) return;
  const size_t at = text.substr(0, text.find('\n')).find(kField);
  if (at != std::string_view::npos && text[at + kField.size()] != '"')
    reporter_.warning(cursor_.offset() + static_cast<SourceOffset>(at),
                      "'splitDebugFilename' has no effect: the object has all debug information, "
                      "and no '.dwo' file is written");
}

void HeaderParser::settle_module_flag(std::string_view node) {
  const size_t open = node.find("!\""), close = node.find('"', open + 2);
  if (open == std::string_view::npos || close == std::string_view::npos) return;
  const std::string_view name = node.substr(open + 2, close - open - 2);
  if (name.starts_with("stack-protector-guard"))
    return settle_stack_guard(name, node.substr(close));
  const bool is_set = !node.substr(close).starts_with("\", i32 0");
  module_->tracks_branches |= is_set && name == "cf-protection-branch";
  module_->has_shadow_stack |= is_set && name == "cf-protection-return";
  module_->has_type_hashes |= is_set && name == "kcfi";
  module_->prefixes_thunks |= is_set && name == "indirect_branch_cs_prefix";
  if (is_set && name == "RtLibUseGOT")
    for (SymbolId id : module_->symbols())
      if (Symbol& symbol = (*module_)[id]; symbol.kind == SymbolKind::Function)
        symbol.function_attributes |= function_attribute::NonLazyBind;
  heed_promise(find_promise(PromiseKind::ModuleFlag, name, flag_value(node.substr(close + 1))),
               static_cast<SourceOffset>(node.data() - source_.text().data()));
  if (name != "override-stack-alignment") return;
  std::string_view value = node.substr(close + 1);
  if (value.starts_with(", i32 ")) value.remove_prefix(6);
  if (!settle_stack_alignment(value))
    reporter_.refuse(static_cast<SourceOffset>(node.data() - source_.text().data()),
                     "the module's flag " + quoted(name) + " with that value");
}

// False if the number at the start is not an alignment of the stack.
bool HeaderParser::settle_stack_alignment(std::string_view text) {
  constexpr uint64_t kLargest = 4096;
  uint64_t bytes = 0;
  if (!take_number(text, bytes) || bytes < 8 || bytes > kLargest || !std::has_single_bit(bytes))
    return false;
  module_->stack_alignment = static_cast<uint32_t>(bytes);
  return true;
}

// LLVMlite's specification does not speak of metadata; nodes of debug information have one meaning
// in each dialect.
void HeaderParser::report_repeated_metadata(uint64_t number, SourceOffset place) {
  if (!context_.llvmlite || module_->debug_info.is_present())
    report_redefinition("!" + std::to_string(number), place, module_->metadata_places[number]);
}

// At the node of that number. False if it is not a node of debug information: the cursor does not
// move.
bool HeaderParser::parse_origin(uint64_t number) {
  return cursor_.peek() == '!' && cursor_.peek(1) == 'D' && number <= DebugInfo::kLargestNumber &&
         parse_debug_node(cursor_, module_->debug_info, static_cast<uint32_t>(number));
}

// At `!llvm.dbg.cu`: nodes matter from here on, and so do the nodes before it.
void HeaderParser::parse_earlier_origins() {
  SourceOffset here = cursor_.offset();
  if (module_->debug_info.is_present()) return;
  module_->debug_info.set_present();
  const std::vector<SourceOffset>& places = module_->metadata_places;
  for (size_t number = 0; number < places.size(); ++number) {
    if (places[number] == kNoOffset) continue;
    cursor_.move_to(places[number]);
    parse_origin(number);
  }
  cursor_.move_to(here);
}

// Stages follow scopes and inlined calls from the inside out, up to the outermost.
void HeaderParser::check_debug_cycles() {
  const DebugInfo& info = module_->debug_info;
  if (!info.is_present()) return;
  const auto scope_of = [&](uint32_t number) {
    if (const auto block = info.lexical_block(number)) return block->scope;
    const DebugInfo::Subprogram* function = info.subprogram(number);
    return function != nullptr ? function->scope : DebugInfo::kNone;
  };
  const auto call_of = [&](uint32_t number) {
    const auto location = info.location(number);
    return location ? location->inlined_at : DebugInfo::kNone;
  };
  report_cycles(scope_of, "is in a scope that is inside of it");
  report_cycles(call_of, "is inlined at a place that is inlined at it");
}

// Reports one node of each cycle. `outer`: the number of the next node, or any other number.
template <class Outer>
void HeaderParser::report_cycles(Outer outer, std::string_view what) {
  const std::vector<SourceOffset>& places = module_->metadata_places;
  std::vector<uint32_t> walks(places.size(), DebugInfo::kNone);  // that visited it: their starts
  for (uint32_t start = 0; start < walks.size(); ++start) {
    uint32_t at = start;
    for (; at < walks.size() && walks[at] == DebugInfo::kNone; at = outer(at)) walks[at] = start;
    if (at < walks.size() && walks[at] == start)
      reporter_.error(places[at], "node '!" + std::to_string(at) + "' " + std::string(what));
  }
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

// --- named types

void HeaderParser::parse_type_definition() {
  SourceOffset place = cursor_.offset();
  std::string_view name = cursor_.global_name('%');
  cursor_.expect('=', "after the name of a type");
  cursor_.expect_word("type", "and the definition of the type");
  TypeDefinition definition{module_->types().named(name), place, TypeId::none(), mentions_.size()};
  if (cursor_.accept_word("opaque")) {
    definition.last_mention = mentions_.size();
    return add_type_definition(definition);
  }
  // Until it is parsed the body is an empty struct, which causes no further errors.
  definition.body = module_->types().literal_struct({}, false);
  SourceOffset body_place = cursor_.offset();
  try {
    TypeId body = types_.parse();
    TypeKind kind = module_->types().kind(body);
    if (kind == TypeKind::Void || kind == TypeKind::Label || kind == TypeKind::Metadata)
      reporter_.error(body_place, "type " + context_.shown(body) + " cannot be given another name");
    else
      definition.body = body;
  } catch (const SyntaxError&) {
    mentions_.resize(definition.first_mention);
    definition.last_mention = mentions_.size();
    add_type_definition(definition);
    throw;
  }
  definition.last_mention = mentions_.size();
  add_type_definition(definition);
}

void HeaderParser::add_type_definition(const TypeDefinition& definition) {
  definition_index_.resize(module_->types().size());
  uint32_t& index = definition_index_[definition.type];
  if (index != 0)
    return report_redefinition("%" + std::string(module_->types()[definition.type].name),
                               definition.offset, definitions_[index - 1].offset);
  definitions_.push_back(definition);
  index = static_cast<uint32_t>(definitions_.size());
}

const HeaderParser::TypeDefinition* HeaderParser::definition_of(TypeId type) const {
  uint32_t index = definition_index_.contains(type) ? definition_index_[type] : 0;
  return index == 0 ? nullptr : &definitions_[index - 1];
}

void HeaderParser::finish_types() {
  report_undefined_types();
  report_type_cycles();
  set_type_bodies();
  module_->types().finish_named();
  types_.collect_mentions(nullptr);
}

void HeaderParser::report_undefined_types() {
  std::vector<bool> reported(module_->types().size());
  for (const TypeParser::Mention& mention : mentions_) {
    if (definition_of(mention.type) != nullptr || reported[mention.type.index()]) continue;
    reported[mention.type.index()] = true;
    // Treated as an empty struct, so its uses cause no further errors.
    module_->types().set_struct_body(mention.type, {}, false);
    std::string_view name = module_->types()[mention.type].name;
    std::vector<std::string_view> candidates;
    if (reporter_.may_suggest(definitions_.size()))
      for (const TypeDefinition& definition : definitions_)
        candidates.push_back(module_->types()[definition.type].name);
    std::string help = reporter_.suggestion(name, "%", candidates);
    const char* behind = source_.text().data() + mention.offset + 1 + name.size();
    char next = Cursor::next_on_line(behind);
    if (help.empty() && (next == ',' || next == ')'))
      help = "; if that is the name of a value, its type is missing";
    else if (next == 'i')
      help = "; if that is the name of a value, its type comes first";
    reporter_.error(mention.offset, "undefined type " + quoted("%" + std::string(name)) + help);
  }
}

void HeaderParser::set_type_bodies() {
  TypeTable& types = module_->types();
  for (const TypeDefinition& definition : definitions_) {
    if (!definition.body.valid() || !types[definition.type].opaque) continue;
    const Type& body = types[definition.body];
    if (body.kind == TypeKind::Struct && !body.named)
      types.set_struct_body(definition.type, types.members(definition.body), body.packed);
    else if (body.kind != TypeKind::Void)
      types.set_alias_body(definition.type, definition.body);
  }
}

// Walks from definition to definition over the types that each holds by value. An edge to a
// definition that is still open closes a cycle, in which the program needs a pointer. The walk uses
// an explicit stack.
void HeaderParser::report_type_cycles() {
  enum class State : uint8_t { New, Open, Done };
  struct Frame {
    uint32_t definition;
    size_t next_mention;
  };
  std::vector<State> states(definitions_.size(), State::New);
  std::vector<Frame> stack;
  auto open = [&](uint32_t definition) {
    states[definition] = State::Open;
    stack.push_back({definition, definitions_[definition].first_mention});
  };
  for (uint32_t root = 0; root < definitions_.size(); ++root) {
    if (states[root] == State::New) open(root);
    while (!stack.empty()) {
      Frame& top = stack.back();
      if (top.next_mention == definitions_[top.definition].last_mention) {
        states[top.definition] = State::Done;
        stack.pop_back();
        continue;
      }
      const TypeParser::Mention& mention = mentions_[top.next_mention++];
      const TypeDefinition* target = definition_of(mention.type);
      if (mention.behind_pointer || target == nullptr) continue;
      auto index = static_cast<uint32_t>(target - definitions_.data());
      if (states[index] == State::New)
        open(index);
      else if (states[index] == State::Open)
        report_type_cycle(mention);
    }
  }
}

void HeaderParser::report_type_cycle(const TypeParser::Mention& mention) {
  std::string name = quoted("%" + std::string(module_->types()[mention.type].name));
  reporter_
      .error(mention.offset,
             "type " + name + " contains itself here: a cycle of types needs a pointer in it")
      .notes.push_back({definition_of(mention.type)->offset, name + " is defined here"});
}

void HeaderParser::check_type_uses() {
  for (const TypeUse& use : type_uses_) {
    try {
      context_.require_value_type(context_.erased(use.type), use.offset);
      if (use.must_be_sized) context_.require_sized(context_.erased(use.type), use.offset);
    } catch (const SyntaxError&) {
      // The next use is independent of it.
    }
  }
  for (const AttributeUse& use : attribute_uses_) check_attributes(use);
}

}  // namespace lilt::frontend
