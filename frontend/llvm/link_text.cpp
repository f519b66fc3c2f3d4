#include "frontend/llvm/link_text.h"

#include <algorithm>

#include "ir/support/text.h"
#include "ir/support/words.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// The next word of a header from `at` on, outside names, strings and brackets, of those that a
// symbol's properties are: empty at the end.
std::string_view next_word(std::string_view text, size_t& at) {
  while (at < text.size()) {
    const char c = text[at];
    const size_t begin = at;
    if (c == '"') {
      at = std::min(text.find('"', at + 1), text.size() - 1) + 1;
    } else if (c == '@' || c == '%' || c == '!' || c == '#' || c == '$') {
      ++at;
      while (at < text.size() && is_in(text[at], kNameCharacter)) ++at;
    } else if (is_in(c, kNameCharacter)) {
      while (at < text.size() && is_in(text[at], kNameCharacter)) ++at;
      return text.substr(begin, at - begin);
    } else {
      ++at;
    }
  }
  return {};
}

// Where a word begins; npos if it is not among the words.
size_t find_word(std::string_view text, std::string_view word) {
  for (size_t at = 0;;) {
    const std::string_view found = next_word(text, at);
    if (found.empty()) return std::string_view::npos;
    if (found == word) return at - word.size();
  }
}

// Takes a word and the blank after it away, or puts another in its place.
void replace_word(std::string& header, std::string_view word, std::string_view by) {
  const size_t at = find_word(header, word);
  if (at == std::string::npos) return;
  const bool has_blank =
      by.empty() && at + word.size() < header.size() && header[at + word.size()] == ' ';
  header.replace(at, word.size() + has_blank, by);
}

constexpr std::string_view kLinkages[] = {"define",      "declare",         "external",
                                          "private",     "internal",        "weak",
                                          "weak_odr",    "linkonce",        "linkonce_odr",
                                          "common",      "appending",       "available_externally",
                                          "extern_weak", "dso_preemptable", "dso_local"};

// Where a word of linkage is, among the words that a header begins with; npos: nowhere.
size_t place_of_word(std::string_view header, std::string_view wanted, bool is_function) {
  size_t at = is_function ? 0 : header.find('=', sigil_word(header).size()) + 1;
  for (;;) {
    const std::string_view word = next_word(header, at);
    if (std::ranges::find(kLinkages, word) == std::end(kLinkages)) return std::string::npos;
    if (word == wanted) return at - word.size();
  }
}

constexpr size_t kLinkageWords = std::size(kLinkages) - 4;  // after `define` and `declare`

// Before the visibility's place: after the words that LLVM writes earlier.
size_t place_of_visibility(std::string_view header, bool is_function) {
  size_t at = is_function ? 0 : header.find('=', sigil_word(header).size()) + 1, place = at;
  for (;;) {
    const std::string_view word = next_word(header, at);
    if (std::ranges::find(kLinkages, word) == std::end(kLinkages)) return place;
    place = at;
  }
}

// Takes linkage, visibility and comdat away.
void make_internal(std::string& header, const Symbol& symbol) {
  const bool is_function = symbol.kind == SymbolKind::Function;
  for (const std::string_view word : std::span(kLinkages).subspan(2, kLinkageWords))
    if (place_of_word(header, word, is_function) != std::string::npos)
      header.erase(place_of_word(header, word, is_function), word.size() + 1);
  for (const std::string_view word : {"hidden", "protected"})
    if (symbol.visibility != Visibility::Default) replace_word(header, word, "");
  if (!symbol.comdat.empty()) {
    const size_t at = find_word(header, "comdat");
    size_t end = at + std::string_view("comdat").size();
    if (end < header.size() && header[end] == '(')
      end += sigil_word(std::string_view(header).substr(end + 1)).size() + 2;
    const size_t comma = is_function ? at : header.rfind(',', at);
    header.erase(comma, end - comma);
  }
  header.insert(is_function ? header.find(' ') : header.find('=', sigil_word(header).size()) + 1,
                " internal");
}

}  // namespace

LinkedText::LinkedText(std::vector<LinkInput>& inputs, const LinkedSymbols& symbols,
                       Diagnostics& diagnostics)
    : inputs_(inputs), symbols_(symbols), diagnostics_(diagnostics), groups_(inputs.size()) {
  for (const LinkInput& input : inputs_) nodes_.emplace_back(input.module().metadata_places.size());
  next_node_ = inputs_.empty() ? 0 : static_cast<uint32_t>(nodes_[0].size());
  number_groups();
  size_t size = 0;
  for (const LinkInput& input : inputs_) size += input.source().text().size();
  out_.reserve(size + size / 32);
}

void LinkedText::begin_part(uint32_t input, SourceOffset place) {
  parts_.push_back({static_cast<SourceOffset>(out_.size()), &inputs_[input].source(), place});
}

void LinkedText::write_line(std::string_view line) {
  if (parts_.empty() || parts_.back().source != nullptr)
    parts_.push_back({static_cast<SourceOffset>(out_.size()), nullptr, 0});
  out_ += line;
  out_ += '\n';
}

// --- the header

void LinkedText::write_header(std::string_view source_name) {
  std::string name = "source_filename = \"";
  append_llvm_string(name, source_name);
  write_line(name + '"');
  write_target(false);
  write_target(true);
  for (uint32_t input = 0; input < inputs_.size(); ++input)
    for (const LinkEntity& entity : inputs_[input].entities())
      if (entity.kind == LinkEntity::Kind::Assembly) write_line(inputs_[input].text_of(entity));
}

// The first one that there is; of layouts the one that aligns i128, as LLVM upgrades the others.
void LinkedText::write_target(bool is_triple) {
  std::string_view chosen, chosen_line;
  const LinkInput* known = nullptr;
  SourceOffset place = 0;
  for (const LinkInput& input : inputs_)
    for (const LinkEntity& entity : input.entities()) {
      const std::string_view text = input.text_of(entity);
      if (entity.kind != LinkEntity::Kind::Target ||
          (text.find("triple") < text.find('"')) != is_triple)
        continue;
      const std::string_view value = text.substr(text.find('"'));
      const bool is_newer =
          value.find("i128:128") != value.npos && chosen.find("i128:128") == chosen.npos;
      if (known != nullptr && value != chosen)
        diagnostics_.warning(input.source(), entity.begin,
                             std::string(is_triple ? "target triple" : "data layout") +
                                 " differs from another module's" +
                                 other_place(known->source(), place));
      if (known != nullptr && (is_triple || !is_newer)) continue;
      chosen = value;
      chosen_line = text;
      known = &input;
      place = entity.begin;
    }
  if (known != nullptr) write_line(chosen_line);
}

void LinkedText::write_types() {
  find_writers();
  for (uint32_t input = 0; input < inputs_.size(); ++input)
    for (const LinkEntity& entity : inputs_[input].entities())
      if (entity.kind == LinkEntity::Kind::Type) write_type(input, entity);
  for (const LinkedSymbols::Comdat& comdat : symbols_.comdats()) {
    begin_part(comdat.input, comdat.entity->begin);
    out_ += inputs_[comdat.input].text_of(*comdat.entity);
    out_ += '\n';
  }
}

void LinkedText::write_type(uint32_t input, const LinkEntity& entity) {
  const std::string name = unescaped_name(entity.name);
  const std::string* const new_name = inputs_[input].new_name_of_type(name);
  const auto writer = writers_.find(name);
  if (new_name == nullptr && writer != writers_.end() && writer->second != input) return;
  begin_part(input, entity.begin);
  append_llvm_name(out_, '%', new_name != nullptr ? *new_name : name);
  append_renamed(out_, input, inputs_[input].text_of(entity).substr(entity.name.size()));
  out_ += '\n';
}

// Of equal types: the first input whose is not opaque, or the first one.
void LinkedText::find_writers() {
  std::unordered_set<std::string_view> defined;
  for (uint32_t input = 0; input < inputs_.size(); ++input) {
    const TypeTable& types = inputs_[input].module().types();
    for (const TypeId type : types.named_types()) {
      const std::string_view name = types[type].name;
      if (inputs_[input].new_name_of_type(name) != nullptr) continue;
      const auto [writer, is_new] = writers_.try_emplace(name, input);
      if (!types[type].opaque && defined.insert(name).second && !is_new) writer->second = input;
    }
  }
}

// --- symbols

void LinkedText::write_symbols() {
  for (const bool is_body : {false, true})
    for (uint32_t input = 0; input < inputs_.size(); ++input)
      for (const LinkEntity& entity : inputs_[input].entities()) {
        if (entity.kind != LinkEntity::Kind::Symbol) continue;
        const Symbol& symbol = inputs_[input].module()[entity.symbol];
        if ((symbol.kind == SymbolKind::Function && symbol.is_definition) != is_body) continue;
        write_symbol(input, entity);
      }
}

void LinkedText::write_symbol(uint32_t input, const LinkEntity& entity) {
  const SymbolPlace place{input, entity.symbol};
  if (symbols_.target(place) != place || !symbols_.is_needed(place)) return;
  begin_part(input, entity.begin);
  const LinkedSymbol* linked = symbols_.find(symbols_.symbol(place).name);
  if (linked != nullptr && linked->place == place && linked->parts.size() > 1)
    return write_appended(*linked);
  std::string_view rest;
  out_ += header_of(input, entity, rest);
  append_renamed(out_, input, rest);
  out_ += '\n';
}

// The text up to a body or an initializer, with what the symbol takes over from other modules.
// `rest`: what comes after it.
std::string LinkedText::header_of(uint32_t input, const LinkEntity& entity,
                                  std::string_view& rest) {
  LinkInput& own = inputs_[input];
  const Symbol& symbol = own.module()[entity.symbol];
  const std::string_view text = own.text_of(entity);
  const bool is_function = symbol.kind == SymbolKind::Function;
  const bool has_body = is_function && symbol.is_definition;
  const size_t end = has_body ? symbol.body_begin - entity.begin - 1 : text.size();
  std::string header = renamed(input, text.substr(0, end));
  rest = text.substr(end);
  const std::string& new_name = own.new_names[entity.symbol.index()];
  const size_t comdat = new_name.empty() || symbol.comdat != symbol.name
                            ? std::string::npos
                            : find_word(header, "comdat");
  if (comdat != std::string::npos && header[std::min(comdat + 6, header.size() - 1)] != '(') {
    std::string name;
    append_llvm_name(name, '$', symbol.comdat);
    header.insert(comdat + 6, "(" + name + ")");
  }
  const LinkedSymbol* linked = symbols_.find(symbol.name);
  if (linked == nullptr || linked->place != SymbolPlace{input, entity.symbol}) return header;
  if (symbols_.becomes_internal({input, entity.symbol})) {
    make_internal(header, symbol);
    return header;
  }
  if (symbol.is_unnamed_addr && !linked->is_unnamed_addr)
    replace_word(header, "unnamed_addr", linked->is_local_unnamed_addr ? "local_unnamed_addr" : "");
  else if (symbol.is_local_unnamed_addr && !linked->is_local_unnamed_addr)
    replace_word(header, "local_unnamed_addr", "");
  if (symbol.is_constant && !linked->is_constant) replace_word(header, "constant", "global");
  if (symbol.visibility != linked->visibility) {
    if (symbol.visibility == Visibility::Protected) replace_word(header, "protected", "");
    header.insert(place_of_visibility(header, is_function),
                  linked->visibility == Visibility::Hidden ? " hidden" : " protected");
  }
  if (linked->align_log2 > symbol.align_log2 && symbol.linkage == Linkage::Common) {
    const size_t align = header.rfind(", align ");
    if (align != std::string::npos)
      header.erase(align, header.find_first_not_of("0123456789", align + 8) - align);
    header += ", align " + std::to_string(uint64_t{1} << linked->align_log2);
  }
  return header;
}

void LinkedText::write_appended(const LinkedSymbol& list) {
  const LinkInput& first = inputs_[list.place.input];
  const AppendingList parts = parts_of_appending(first.text_of(first.entity_of(list.place.symbol)));
  const TypeTable& types = first.module().types();
  std::string elements;
  size_t count = 0;
  for (const SymbolPlace part : list.parts)
    for (const std::string_view element : symbols_.elements_of(part)) {
      elements += (count++ == 0 ? "" : ", ") + renamed(part.input, element);
    }
  const std::string type = "[" + std::to_string(count) + " x " +
                           types.to_string(types[symbols_.symbol(list.place).type].element) + "]";
  out_ += parts.begin;
  out_ += type + (count == 0 ? " zeroinitializer" : " [" + elements + "]");
  append_renamed(out_, list.place.input, parts.rest);
  out_ += '\n';
}

// --- names

std::string LinkedText::renamed(uint32_t input, std::string_view text) {
  std::string out;
  append_renamed(out, input, text);
  return out;
}

void LinkedText::append_renamed(std::string& out, uint32_t input, std::string_view text) {
  const LinkInput& own = inputs_[input];
  const char* written = text.data();
  const auto replace = [&](std::string_view word, char sigil, const std::string& name) {
    out.append(written, word.data());
    append_llvm_name(out, sigil, name);
    written = word.data() + word.size();
  };
  const auto renumber = [&](std::string_view word, uint32_t number) {
    out.append(written, word.data() + 1);
    append_decimal(out, uint64_t{number});
    written = word.data() + word.size();
  };
  for_each_sigil(text, own.renames_types(), [&](char sigil, std::string_view word) {
    if (sigil == '%') {
      if (const std::string* name = own.new_name_at(own.offset_of(word))) replace(word, '%', *name);
    } else if (sigil == '@') {
      if (!own.renames_symbols) return;
      const SymbolId symbol = own.find(word);
      if (!symbol.valid()) return;
      if (const std::string& name = own.new_names[symbol.index()]; !name.empty())
        replace(word, '@', name);
    } else {
      uint64_t number = 0;
      std::string_view digits = word.substr(1);
      if (digits.empty() || !is_in(digits[0], kDigit) || !take_number(digits, number)) return;
      renumber(word, sigil == '!' ? node(input, number) : group(input, number));
    }
  });
  out.append(written, text.data() + text.size());
}

}  // namespace lilt::frontend
