// The names in a text (a sigil and a name, quoted or bare) tell which lines of the header it needs.
// These lines contain names, too, so a work list takes them in turn. A local with the name of a
// type costs a line too many and does no harm.
#include "ir/ssa/header_excerpt.h"

#include "ir/ssa/comdat.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ir/ssa/printer.h"
#include "ir/support/characters.h"
#include "ir/support/text.h"

namespace lilt::ssa {

namespace {

// Returns the position after the quoted text that starts at `at`; `inside`: its bytes, unescaped.
size_t read_quoted(std::string_view text, size_t at, std::string& inside) {
  inside.clear();
  const size_t end = std::min(text.find('"', at + 1), text.size());
  unescape_llvm_string(text.substr(at + 1, end - at - 1), inside);
  return end + 1;
}

template <class Visitor>
void for_each_name(std::string_view text, Visitor visit) {
  std::string quoted;
  for (size_t at = 0; at < text.size();) {
    char sigil = text[at];
    if (sigil == '"') {
      at = read_quoted(text, at, quoted);
      continue;
    }
    ++at;
    if (sigil != '@' && sigil != '%' && sigil != '$' && sigil != '!') continue;
    size_t begin = at;
    if (at < text.size() && text[at] == '"') {
      at = read_quoted(text, at, quoted);
      visit(sigil, quoted);
      continue;
    }
    while (at < text.size() && is_name_character(text[at])) ++at;
    if (at != begin) visit(sigil, text.substr(begin, at - begin));
  }
}

// `!7 = !{…}` or `!7 = !DI…(…)`, as in the text; empty if the node is another one.
std::string node_line(const Module& header, uint32_t number) {
  const std::string_view text = header.node_text(number);
  if (!text.starts_with("!{") && !text.starts_with("!DI")) return {};
  const std::string_view before = header.source()->text().substr(0, header.metadata_places[number]);
  const bool is_distinct = before.ends_with("distinct ");
  return '!' + std::to_string(number) + (is_distinct ? " = distinct " : " = ") + std::string(text) +
         '\n';
}

// Passes the number and the text of each line `!7 = …` to `visit`.
template <class Visitor>
void for_each_node_line(std::string_view text, Visitor visit) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
    text.remove_prefix(line.size());
    uint32_t number = 0;
    const auto error = std::from_chars(line.data() + 1, line.data() + line.size(), number).ec;
    if (line[0] == '!' && error == std::errc()) visit(number, line);
  }
}

class Collector {
 public:
  // `units`: the lines of `!llvm.dbg.cu` and of the module's flags.
  Collector(ModuleView module, std::span<const SymbolId> functions, std::string_view units,
            const std::vector<std::string_view>& debug_lines)
      : module_(module), functions_(functions), units_(units), debug_lines_(debug_lines) {}

  // `lists`: variables and aliases that belong to the functions that they name.
  void collect(std::string_view text, const std::vector<SymbolId>& lists) {
    for (SymbolId function : functions_) need_comdat(module_[function].comdat);
    for (SymbolId list : lists)
      if (names_any_function(list)) need_symbol(list);
    for_each_name(text, [this](char sigil, std::string_view name) { need(sigil, name); });
    while (!unread_.empty()) {
      std::string line = std::move(unread_.back());
      unread_.pop_back();
      for_each_name(line, [this](char sigil, std::string_view name) { need(sigil, name); });
    }
  }

  void print(std::string& out) const {
    print_target_lines(out, module_.header());
    print_module_assembly(out, module_.header());
    out += joined(comdats_) + joined(types_) + joined(symbols_);
    if (!nodes_.empty()) out += std::string(units_) + joined(nodes_);
    out += joined(facts_);
  }

 private:
  using Lines = std::map<uint32_t, std::string>;  // by id, as in the header

  static std::string joined(const Lines& lines) {
    std::string all;
    for (const auto& [id, line] : lines) all += line;
    return all;
  }

  void need(char sigil, std::string_view name) {
    if (sigil == '@')
      need_symbol(module_.find(name));
    else if (sigil == '%')
      need_type(module_.types().find_named(name));
    else if (sigil == '$')
      need_comdat(name);
    else
      need_node(name);
  }

  // Whether the text holds the function.
  bool is_held(SymbolId id) const {
    return std::find(functions_.begin(), functions_.end(), id) != functions_.end();
  }

  void need_symbol(SymbolId id) {
    if (!id.valid()) return;
    need_comdat(module_[id].comdat);
    if (is_held(id) || symbols_.contains(id.index())) return;
    std::string& line = symbols_[id.index()];
    print_symbol(line, module_, id, needs_other_body(id));
    unread_.push_back(line);
  }

  bool names_any_function(SymbolId list) const {
    std::string definition;
    print_symbol(definition, module_, list, false);
    bool is_named = false;
    for_each_name(definition, [&](char sigil, std::string_view name) {
      is_named |= sigil == '@' && is_held(module_.find(name));
    });
    return is_named;
  }

  // Whether the symbol must be printed as a declaration: its definition is, or needs, the body of a
  // function that the text does not hold. An alias needs a definition, and the address of a block
  // needs the block's function.
  bool needs_other_body(SymbolId id) const {
    const bool is_alias = module_[id].kind == SymbolKind::Alias;
    if (module_[id].kind == SymbolKind::Function) return true;
    if (!is_alias && module_.header().address_taken_blocks.empty()) return false;
    std::string definition;
    print_symbol(definition, module_, id, false);
    if (!is_alias && definition.find("blockaddress(") == std::string::npos) return false;
    bool needs_other = false;
    for_each_name(definition, [&](char sigil, std::string_view name) {
      SymbolId other = sigil == '@' ? module_.find(name) : SymbolId::none();
      if (other.valid() && other != id && !is_held(other))
        needs_other |= module_[other].kind != SymbolKind::Variable;
    });
    return needs_other;
  }

  void need_type(TypeId type) {
    if (!type.valid()) return;
    type = module_.types().erased(type);
    if (!module_.types()[type].named || types_.contains(type.index())) return;
    std::string& line = types_[type.index()];
    print_named_type(line, module_.types(), type);
    unread_.push_back(line);
  }

  void need_comdat(std::string_view name) {
    const Module::Comdat* comdat = name.empty() ? nullptr : find_comdat(module_.header(), name);
    if (comdat == nullptr) return;
    const auto number = static_cast<uint32_t>(comdat - module_.header().comdats.data());
    if (!comdats_.contains(number)) print_comdat(comdats_[number], *comdat);
  }

  void need_node(std::string_view digits) {
    uint32_t number = 0;
    auto result = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool is_number = result.ec == std::errc() && result.ptr == digits.data() + digits.size();
    if (!is_number) return;
    if (number >= debug_lines_.size() || debug_lines_[number].empty()) return need_fact(number);
    if (nodes_.empty()) unread_.emplace_back(units_);
    auto [known, is_new] = nodes_.try_emplace(number, debug_lines_[number]);
    if (is_new) unread_.push_back(known->second);
  }

  void need_fact(uint32_t number) {
    std::string line = node_line(module_.header(), number);
    if (line.empty() || !facts_.emplace(number, line).second) return;
    unread_.push_back(std::move(line));
  }

  ModuleView module_;
  std::span<const SymbolId> functions_;
  std::string_view units_;
  const std::vector<std::string_view>& debug_lines_;
  Lines comdats_, types_, symbols_, nodes_, facts_;
  std::vector<std::string> unread_;  // lines whose names are not examined yet
};

}  // namespace

// What the module's debug information begins with: the lists of units and of flags.
std::string debug_lists(const Module& module, std::string_view nodes) {
  std::string lists(nodes.substr(0, nodes.find('\n') + 1));
  if (lists.empty() || module.source() == nullptr || module.flags_place == kNoOffset) return lists;
  std::string_view flags = module.source()->text().substr(module.flags_place);
  flags = flags.substr(0, flags.find('}') + 1);
  return (lists += "!llvm.module.flags = ").append(flags) + '\n';
}

void print_debug_info(std::string& out, const Module& module) {
  std::string known;
  module.debug_info.print(known);
  out += debug_lists(module, known);
  for_each_node_line(known, [&](uint32_t number, std::string_view line) {
    const std::string as_read = node_line(module, number);
    out += as_read.empty() ? line : as_read;
  });
}

void print_nodes(std::string& out, const Module& header, std::string_view text) {
  std::unordered_set<uint32_t> seen;
  std::vector<std::string> unread = {std::string(text)};
  for_each_node_line(out, [&](uint32_t number, std::string_view line) {
    seen.insert(number);
    unread.emplace_back(line);
  });
  if (header.debug_info.is_present()) {
    std::string nodes;
    print_debug_info(nodes, header);
    unread.push_back(debug_lists(header, nodes));
  }
  std::map<uint32_t, std::string> lines;
  while (!unread.empty()) {
    const std::string line = std::move(unread.back());
    unread.pop_back();
    for_each_name(line, [&](char sigil, std::string_view name) {
      uint32_t number = 0;
      const auto end = name.data() + name.size();
      if (sigil != '!' || std::from_chars(name.data(), end, number).ptr != end) return;
      if (!seen.insert(number).second) return;
      std::string node = node_line(header, number);
      if (node.empty()) return;
      lines.emplace(number, node);
      unread.push_back(std::move(node));
    });
  }
  for (const auto& [number, line] : lines) out += line;
}

HeaderExcerpt::HeaderExcerpt(const Module& module) {
  for (SymbolId symbol : module.symbols())
    if (module[symbol].kind == SymbolKind::Alias || module[symbol].linkage == Linkage::Appending)
      lists_.push_back(symbol);
  print_debug_info(debug_info_, module);
  debug_lists_ = debug_lists(module, debug_info_);
  for_each_node_line(debug_info_, [this](uint32_t number, std::string_view line) {
    debug_lines_.resize(std::max<size_t>(debug_lines_.size(), number + 1));
    debug_lines_[number] = line;
  });
}

void HeaderExcerpt::print(std::string& out, ModuleView module, std::span<const SymbolId> functions,
                          std::string_view text) const {
  Collector collector(module, functions, debug_lists_, debug_lines_);
  collector.collect(text, lists_);
  collector.print(out);
  if (module.header().is_optimized) out += kOptimizedLine;
}

}  // namespace lilt::ssa
