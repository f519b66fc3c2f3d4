#include "frontend/llvm/link_symbols.h"

#include <algorithm>

#include "ir/ssa/comdat.h"
#include "ir/ssa/library_functions.h"
#include "ir/support/words.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

bool is_link_once(const Symbol& symbol) {
  return symbol.linkage == Linkage::LinkOnce || symbol.linkage == Linkage::LinkOnceOdr;
}

bool is_weak(const Symbol& symbol) {
  return symbol.linkage == Linkage::Weak || symbol.linkage == Linkage::WeakOdr;
}

bool is_common(const Symbol& symbol) { return symbol.linkage == Linkage::Common; }

// Another module's definition takes its place.
bool is_declaration(const Symbol& symbol) {
  return !symbol.is_definition || symbol.linkage == Linkage::AvailableExternally;
}

std::string shown(const Symbol& symbol) { return quoted("@" + std::string(symbol.name)); }

bool is_number(std::string_view name) {
  return !name.empty() && std::ranges::all_of(name, [](char c) { return is_in(c, kDigit); });
}

// Whether other modules cannot name it.
bool is_own(const Symbol& symbol) { return symbol.is_local() || is_number(symbol.name); }

}  // namespace

void LinkedSymbols::resolve() {
  for (uint32_t input = 0; input < inputs_.size(); ++input) {
    add_comdats(input);
    for (const LinkEntity& entity : inputs_[input].entities())
      if (entity.kind == LinkEntity::Kind::Symbol) add({input, entity.symbol});
  }
}

void LinkedSymbols::add_comdats(uint32_t input) {
  for (const LinkEntity& entity : inputs_[input].entities()) {
    if (entity.kind != LinkEntity::Kind::Comdat) continue;
    const Module::Comdat& own = *find_comdat(inputs_[input].module(), unescaped_name(entity.name));
    const auto [at, is_new] = comdat_of_name_.try_emplace(own.name, comdats_.size());
    if (is_new) {
      comdats_.push_back({input, &entity, own.any});
      continue;
    }
    const Comdat& known = comdats_[at->second];
    if (known.is_any == own.any) continue;
    diagnostics_.error(inputs_[input].source(), entity.begin,
                       "comdat " + quoted("$" + std::string(own.name)) +
                           " is of another kind in another module" +
                           other_place(inputs_[known.input].source(), known.entity->begin));
  }
}

// --- one name in several modules

void LinkedSymbols::add(SymbolPlace place) {
  const Symbol& own = symbol(place);
  if (is_own(own)) return;
  const auto [at, is_new] = by_name_.try_emplace(own.name);
  LinkedSymbol& known = at->second;
  if (!is_new) return merge(known, place);
  known = {place,
           own.visibility,
           own.is_unnamed_addr,
           own.is_local_unnamed_addr,
           own.is_constant,
           own.align_log2,
           {}};
  if (own.linkage == Linkage::Appending) known.parts.push_back(place);
}

void LinkedSymbols::merge(LinkedSymbol& known, SymbolPlace place) {
  const Symbol& own = symbol(place);
  const Symbol& other = symbol(known.place);
  if (own.linkage == Linkage::Appending || other.linkage == Linkage::Appending)
    return append(known, place);
  if ((own.tls == TlsModel::None) != (other.tls == TlsModel::None))
    return report(place, known.place, shown(own) + " is thread-local in only one of two modules");
  known.visibility = std::min(known.visibility, own.visibility, [](Visibility a, Visibility b) {
    constexpr int kOrder[] = {2, 0, 1};  // default, hidden, protected
    return kOrder[static_cast<int>(a)] < kOrder[static_cast<int>(b)];
  });
  const bool is_at_least_local = known.is_unnamed_addr || known.is_local_unnamed_addr;
  const bool own_is = own.is_unnamed_addr || own.is_local_unnamed_addr;
  known.is_unnamed_addr &= own.is_unnamed_addr;
  known.is_local_unnamed_addr = !known.is_unnamed_addr && is_at_least_local && own_is;
  const bool are_declared = !own.is_definition && !other.is_definition;
  const bool is_constant = are_declared && known.is_constant && own.is_constant;
  if (is_common(own) && is_common(other))
    known.align_log2 = std::max(known.align_log2, own.align_log2);
  const bool is_replaced = is_replaced_with_comdat(place);
  const Choice choice = is_replaced ? Choice::Known : choose(known.place, place);
  if (choice == Choice::Conflict)
    return report(place, known.place, shown(own) + " is defined in two modules");
  if (choice == Choice::New) known.place = place;
  known.is_constant = are_declared ? is_constant : symbol(known.place).is_constant;
}

// LLVM's ModuleLinker::shouldLinkFromSource.
LinkedSymbols::Choice LinkedSymbols::choose(SymbolPlace known, SymbolPlace place) const {
  using enum Choice;
  const Symbol& dest = symbol(known);
  const Symbol& source = symbol(place);
  if (is_declaration(source)) {
    if (dest.linkage == Linkage::ExternWeak) return New;
    return source.is_definition && !dest.is_definition ? New : Known;
  }
  if (is_declaration(dest)) return New;
  if (is_common(source)) {
    if (is_link_once(dest) || is_weak(dest)) return New;
    if (!is_common(dest)) return Known;
    const auto size_of = [&](SymbolPlace at) {
      return inputs_[at.input].module().types().size_of(symbol(at).type);
    };
    return size_of(place) > size_of(known) ? New : Known;
  }
  if (is_link_once(source) || is_weak(source))
    return is_link_once(dest) && is_weak(source) ? New : Known;
  return is_link_once(dest) || is_weak(dest) || is_common(dest) ? New : Conflict;
}

// Whether another module's comdat of the name stays, with the symbol.
bool LinkedSymbols::is_replaced_with_comdat(SymbolPlace place) const {
  const Symbol& own = symbol(place);
  const auto at = comdat_of_name_.find(own.comdat);
  if (!own.is_definition || own.comdat.empty() || at == comdat_of_name_.end()) return false;
  const Comdat& kept = comdats_[at->second];
  return kept.is_any && kept.input != place.input &&
         inputs_[kept.input].module().find(own.name).valid();
}

void LinkedSymbols::append(LinkedSymbol& known, SymbolPlace place) {
  const Symbol& own = symbol(place);
  const Symbol& other = symbol(known.place);
  const TypeTable& types = inputs_[place.input].module().types();
  const TypeTable& others = inputs_[known.place.input].module().types();
  const bool are_lists = own.linkage == other.linkage && types.kind(own.type) == TypeKind::Array &&
                         others.kind(other.type) == TypeKind::Array;
  if (!are_lists ||
      types.to_string(types[own.type].element) != others.to_string(others[other.type].element))
    return report(place, known.place,
                  shown(own) +
                      " with appending linkage has elements of another type, or another "
                      "linkage, in another module");
  if (own.is_constant != other.is_constant || own.section != other.section ||
      own.visibility != other.visibility)
    return report(place, known.place,
                  shown(own) +
                      " with appending linkage is constant, or in a section, or of a "
                      "visibility in only one of two modules");
  known.parts.push_back(place);
}

void LinkedSymbols::report(SymbolPlace place, SymbolPlace known, std::string message) {
  message += other_place(inputs_[known.input].source(), symbol(known).offset);
  diagnostics_.error(inputs_[place.input].source(), symbol(place).offset, std::move(message));
}

// --- what is needed

const LinkedSymbol* LinkedSymbols::find(std::string_view name) const {
  const auto at = by_name_.find(name);
  return at == by_name_.end() ? nullptr : &at->second;
}

SymbolPlace LinkedSymbols::target(SymbolPlace place) const {
  const Symbol& own = symbol(place);
  return is_own(own) ? place : by_name_.at(own.name).place;
}

void LinkedSymbols::settle() {
  for (const LinkInput& input : inputs_) needed_.emplace_back(input.module().symbol_count());
  for (uint32_t input = 0; options_.is_exported && input < inputs_.size(); ++input) {
    keep_names_in(inputs_[input].module().inline_assembly);
    keep_used(input);
  }
  for (uint32_t input = 0; input < inputs_.size(); ++input) need_roots(input);
  while (!unread_.empty()) {
    const SymbolPlace place = unread_.back();
    unread_.pop_back();
    const LinkInput& input = inputs_[place.input];
    need_names_in(place.input, input.text_of(input.entity_of(place.symbol)));
  }
  for (const auto& [name, linked] : by_name_) names_.take(name);
  for (uint32_t input = 0; input < inputs_.size(); ++input) name_locals(input);
}

bool LinkedSymbols::is_root(SymbolPlace place) const {
  const Symbol& own = symbol(place);
  if (target(place) != place || !own.is_definition) return false;
  // What assembly says of names is not known.
  if (own.is_local()) return !inputs_[place.input].module().inline_assembly.empty();
  if (becomes_internal(place)) return false;
  return !is_link_once(own) && own.linkage != Linkage::AvailableExternally;
}

bool LinkedSymbols::becomes_internal(SymbolPlace place) const {
  const Symbol& own = symbol(place);
  if (!options_.is_exported || is_own(own) || is_declaration(own) ||
      own.linkage == Linkage::Appending || own.name.starts_with("llvm."))
    return false;
  // The linker itself makes names for its borders, `__start_NAME`.
  if (std::ranges::all_of(own.section, [](char c) { return is_in(c, kNameCharacter); }) &&
      !own.section.empty() && own.section.find('.') == std::string_view::npos)
    return false;
  if (is_one_of(own.name, {"memcpy", "memmove", "memset", "memcmp", "bcmp"})) return false;
  return !options_.is_exported(own.name) && !kept_.contains(std::string(own.name)) &&
         find_library_function(own.name) == LibraryFunction::None && !own.name.starts_with("__");
}

// Whatever may be a name in assembly.
void LinkedSymbols::keep_names_in(std::string_view assembly) {
  for (size_t at = 0; at < assembly.size();) {
    const size_t begin = at;
    while (at < assembly.size() && is_in(assembly[at], kNameCharacter)) ++at;
    if (at != begin) kept_.emplace(assembly.substr(begin, at - begin));
    at += at == begin;
  }
}

void LinkedSymbols::keep_used(uint32_t input) {
  const SymbolId list = inputs_[input].module().find("llvm.used");
  if (!list.valid()) return;
  for_each_sigil(inputs_[input].text_of(inputs_[input].entity_of(list)), false,
                 [&](char sigil, std::string_view word) {
                   if (sigil == '@') kept_.insert(unescaped_name(word));
                 });
}

void LinkedSymbols::need_roots(uint32_t input) {
  for (const LinkEntity& entity : inputs_[input].entities()) {
    if (entity.kind == LinkEntity::Kind::Node &&
        inputs_[input].text_of(entity).find('@') != std::string_view::npos)
      need_names_in(input, inputs_[input].text_of(entity));
    if (entity.kind != LinkEntity::Kind::Symbol) continue;
    const SymbolPlace place{input, entity.symbol};
    if (symbol(place).linkage == Linkage::Appending) {
      needed_[input][entity.symbol.index()] = true;
      for (const std::string_view element : elements_of(place)) need_names_in(input, element);
    } else if (options_.keeps_first && input == 0) {
      need(target(place));
    } else if (is_root(place)) {
      need(place);
    }
  }
}

void LinkedSymbols::need(SymbolPlace place) {
  if (is_needed(place)) return;
  needed_[place.input][place.symbol.index()] = true;
  unread_.push_back(place);
}

void LinkedSymbols::need_names_in(uint32_t input, std::string_view text) {
  for_each_sigil(text, false, [&](char sigil, std::string_view word) {
    if (sigil != '@') return;
    const SymbolId symbol = inputs_[input].find(word);
    if (symbol.valid()) need(target({input, symbol}));
  });
}

// The place of the bracket that closes the one at `at`.
static size_t closing_bracket(std::string_view text, size_t at) {
  for (size_t depth = 0; at < text.size(); ++at) {
    if (text[at] == '"') at = std::min(text.find('"', at + 1), text.size() - 1);
    if (text[at] == '[') ++depth;
    if (text[at] == ']' && --depth == 0) break;
  }
  return std::min(at, text.size() - 1);
}

AppendingList parts_of_appending(std::string_view text) {
  const size_t type = std::min(text.find('[', sigil_word(text).size()), text.size() - 1);
  const size_t value = text.find_first_not_of(' ', closing_bracket(text, type) + 1);
  AppendingList parts{text.substr(0, type), {}, {}};
  if (value == std::string_view::npos) return parts;
  size_t end = text.find(',', value);  // of zeroinitializer
  if (text[value] == '[') {
    end = closing_bracket(text, value);
    parts.elements = text.substr(value + 1, end - value - 1);
    ++end;
  }
  parts.rest = text.substr(std::min(end, text.size()));
  return parts;
}

std::vector<std::string_view> LinkedSymbols::elements_of(SymbolPlace part) const {
  const LinkInput& input = inputs_[part.input];
  std::vector<std::string_view> elements =
      parts_of_list(parts_of_appending(input.text_of(input.entity_of(part.symbol))).elements);
  const bool has_data =
      symbol(part).name.ends_with("tors");  // ctors and dtors: of their third part
  if (!has_data) return elements;
  std::erase_if(elements, [&](std::string_view element) {
    const size_t name = element.rfind("ptr @");
    if (name == std::string_view::npos || std::ranges::count(element.substr(name), ',') != 0)
      return false;
    std::string_view word = element.substr(name + 4);
    word = word.substr(0, word.find_last_not_of(" }") + 1);
    const SymbolId data = input.find(word);
    return data.valid() && target({part.input, data}) != SymbolPlace{part.input, data};
  });
  return elements;
}

void LinkedSymbols::name_locals(uint32_t input) {
  LinkInput& own = inputs_[input];
  for (const LinkEntity& entity : own.entities()) {
    if (entity.kind != LinkEntity::Kind::Symbol || !is_needed({input, entity.symbol})) continue;
    const Symbol& symbol = own.module()[entity.symbol];
    if (!is_own(symbol)) continue;
    const bool has_no_name = is_number(symbol.name);
    const std::string base = has_no_name ? "__unnamed" : std::string(symbol.name);
    std::string name = has_no_name ? base + ".0" : base;
    if (!names_.take(name)) name = names_.made_of(base);
    if (name == symbol.name) continue;
    own.new_names[entity.symbol.index()] = name;
    own.renames_symbols = true;
  }
}

}  // namespace lilt::frontend
