#include "frontend/llvm/link_input.h"

#include <algorithm>
#include <charconv>

#include "ir/ssa/header_excerpt.h"
#include "ir/ssa/printer.h"
#include "ir/support/text.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// The text without comments and blanks after it.
std::string_view trimmed_entity(std::string_view text) {
  const char *const begin = text.data(), *const end = begin + text.size();
  const char* last = begin;  // after what is neither
  for (const char* at = begin; at < end;) {
    const char* const mark = next_mark(at, end, false);
    const std::string_view plain(at, mark);
    const size_t word = plain.find_last_not_of(" \t\r\n");
    if (word != std::string_view::npos) last = at + word + 1;
    if (mark == end) break;
    const char* const after = comment_end(mark, end);
    at = after != mark ? after : mark + 1;
    if (*mark == '"') at = std::min(std::find(mark + 1, end, '"') + 1, end);
    if (after == mark) last = at;
  }
  return text.substr(0, static_cast<size_t>(last - begin));
}

// The first `@name` outside strings and comments: no other global's name comes before it in a
// header.
std::string_view first_global(std::string_view text) {
  const char* const end = text.data() + text.size();
  for (const char* at = text.data(); (at = next_mark(at, end, false)) < end;) {
    if (*at == '@') return sigil_word({at, end});
    const char* const after = *at == '"' ? std::find(at + 1, end, '"') : comment_end(at, end);
    at = *at == '"' || after == at ? std::min(after + 1, end) : after;
  }
  return {};
}

uint64_t number_in(std::string_view word) {
  uint64_t number = UINT64_MAX;
  std::from_chars(word.data() + 1, word.data() + word.size(), number);
  return number;
}

}  // namespace

std::string_view sigil_word(std::string_view text) {
  if (text.substr(1).starts_with('"')) return text.substr(0, text.find('"', 2) + 1);
  size_t end = 1;
  while (end < text.size() && is_in(text[end], kNameCharacter)) ++end;
  return text.substr(0, end);
}

std::string unescaped_name(std::string_view word) {
  word.remove_prefix(1);
  if (!word.starts_with('"')) return std::string(word);
  std::string name;
  unescape_llvm_string(word.substr(1, word.size() - 2), name);
  const bool is_number =
      !name.empty() && std::ranges::all_of(name, [](char c) { return is_in(c, kDigit); });
  return is_number ? "\01" + name : name;  // as Cursor::global_name has it
}

std::string other_place(const SourceText& source, SourceOffset place) {
  const LineColumn at = source.position(place);
  return " (the other one is at " + source.name() + ":" + std::to_string(at.line) + ":" +
         std::to_string(at.column) + ")";
}

std::vector<std::string_view> parts_of_list(std::string_view text) {
  std::vector<std::string_view> parts;
  size_t depth = 0, begin = 0;
  const auto add = [&](size_t end) {
    std::string_view part = text.substr(begin, end - begin);
    part.remove_prefix(std::min(part.find_first_not_of(" \t\n\r"), part.size()));
    part = part.substr(0, part.find_last_not_of(" \t\n\r") + 1);
    if (!part.empty()) parts.push_back(part);
    begin = end + 1;
  };
  for (size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') at = std::min(text.find('"', at + 1), text.size() - 1);
    if (c == '(' || c == '[' || c == '{' || c == '<') ++depth;
    if (c == ')' || c == ']' || c == '}' || c == '>') --depth;
    if (c == ',' && depth == 0) add(at);
  }
  add(text.size());
  return parts;
}

// --- reading

bool LinkInput::read(std::unique_ptr<SourceText>& text, Diagnostics& diagnostics) {
  const size_t errors = diagnostics.error_count();
  places_ = {};
  source_ = text.get();
  module_ = parse_module_header(*text, diagnostics, {}, 1, &places_);
  if (module_ == nullptr) diagnostics.error(*text, kNoOffset, "machine IR is not linked");
  if (diagnostics.error_count() != errors) return false;
  if (module_->dialect != Dialect::Modern) return print_anew(text, diagnostics);
  classify();
  new_names.resize(module_->symbol_count());
  return true;
}

bool LinkInput::print_anew(std::unique_ptr<SourceText>& text, Diagnostics& diagnostics) {
  std::string out, bodies;
  ModuleOverlay overlay(*module_);
  FunctionParser parser(overlay, diagnostics);
  Function function;
  for (const SymbolId id : module_->symbols()) {
    const Symbol& symbol = (*module_)[id];
    if (symbol.kind != SymbolKind::Function || !symbol.is_definition) continue;
    if (!parser.parse(id, function)) return false;
    print_function(bodies, function);
  }
  const Module& header = *module_;
  print_target_lines(out, header);
  print_module_assembly(out, header);
  for (const Module::Comdat& comdat : header.comdats) print_comdat(out, comdat);
  print_named_types(out, header.types());
  for (const SymbolId id : header.symbols())
    if (header[id].kind != SymbolKind::Function || !header[id].is_definition)
      print_symbol(out, header, id, false);
  for (const Symbol& declared : overlay.declarations())
    print_symbol(out, overlay, overlay.find(declared.name), true);
  if (header.is_optimized) out += kOptimizedLine;
  print_debug_info(out, header);
  print_nodes(out, header, bodies);
  out += bodies;
  text = SourceText::from_memory(text->name(), std::move(out));
  return read(text, diagnostics);
}

void LinkInput::classify() {
  constexpr uint32_t kNone = 0;
  entity_of_symbol_.assign(module_->symbol_count(), kNone);
  for (const ModulePlaces::Entity& place : places_.entities) {
    const LinkEntity entity = classified(place);
    if (entity.kind == LinkEntity::Kind::Symbol)
      entity_of_symbol_[entity.symbol.index()] = static_cast<uint32_t>(entities_.size());
    if (entity.kind == LinkEntity::Kind::Node && entity.number < source_->text().size()) {
      if (entity.number >= entity_of_node_.size()) entity_of_node_.resize(entity.number + 1);
      entity_of_node_[entity.number] = static_cast<uint32_t>(entities_.size() + 1);
    }
    entities_.push_back(entity);
  }
}

LinkEntity LinkInput::classified(const ModulePlaces::Entity& place) const {
  using enum LinkEntity::Kind;
  LinkEntity entity;
  entity.begin = place.begin;
  entity.end = place.end;
  const std::string_view text = trimmed_entity(text_of(entity));
  entity.end = place.begin + static_cast<SourceOffset>(text.size());
  const std::string_view word = text.substr(0, text.find_first_of(" \t="));
  const bool is_function = word == "define" || word == "declare";
  if (is_function || text[0] == '@') {
    entity.symbol = find(first_global(text));
    if (entity.symbol.valid()) entity.kind = Symbol;
  } else if (text[0] == '%' || text[0] == '$') {
    entity.kind = text[0] == '%' ? Type : Comdat;
    entity.name = sigil_word(text);
  } else if (text[0] == '!') {
    entity.kind = is_in(text[1], kDigit) ? Node : List;
    entity.name = word;
    if (entity.kind == Node) entity.number = number_in(word);
  } else if (word == "attributes") {
    entity.kind = Group;
    entity.number = number_in(text.substr(text.find('#')));
  } else if (word == "module" || word == "target") {
    entity.kind = word == "module" ? Assembly : Target;
  }
  return entity;
}

const LinkEntity* LinkInput::node(uint64_t number) const {
  const uint32_t index = number < entity_of_node_.size() ? entity_of_node_[number] : 0;
  return index == 0 ? nullptr : &entities_[index - 1];
}

SymbolId LinkInput::find(std::string_view word) const {
  if (word.size() < 2) return {};
  return word[1] == '"' ? module_->find(unescaped_name(word)) : module_->find(word.substr(1));
}

// --- types

bool LinkInput::rename_types(std::unordered_map<std::string, std::string> to,
                             Diagnostics& diagnostics) {
  if (to.empty()) return true;
  if (!find_type_names(diagnostics)) return false;
  new_types_ = std::move(to);
  for (const SourceOffset place : places_.type_names)  // sorted
    if (const std::string* name =
            new_name_of_type(unescaped_name(sigil_word(source_->text().substr(place)))))
      type_places_.emplace_back(place, name);
  return true;
}

bool LinkInput::find_type_names(Diagnostics& diagnostics) {
  ModuleOverlay overlay(*module_);
  FunctionParser parser(overlay, diagnostics);
  parser.note_type_names(&places_.type_names);
  Function function;
  for (const SymbolId id : module_->symbols()) {
    const Symbol& symbol = (*module_)[id];
    if (symbol.kind == SymbolKind::Function && symbol.is_definition && !parser.parse(id, function))
      return false;
    overlay.reset();
  }
  std::vector<SourceOffset>& places = places_.type_names;
  std::ranges::sort(places);
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return true;
}

const std::string* LinkInput::new_name_of_type(std::string_view name) const {
  const auto known = new_types_.find(std::string(name));
  return known == new_types_.end() ? nullptr : &known->second;
}

const std::string* LinkInput::new_name_at(SourceOffset place) const {
  const auto found = std::ranges::lower_bound(type_places_, place, {},
                                              &std::pair<SourceOffset, const std::string*>::first);
  return found != type_places_.end() && found->first == place ? found->second : nullptr;
}

}  // namespace lilt::frontend
