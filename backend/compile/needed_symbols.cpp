#include "backend/compile/needed_symbols.h"

#include <algorithm>
#include <utility>

#include "ir/support/characters.h"

namespace lilt::backend {

namespace {

bool is_definition(const ssa::Symbol& symbol) {
  const bool has_definition = symbol.is_definition || symbol.kind == ssa::SymbolKind::Alias;
  return has_definition && symbol.linkage != ssa::Linkage::AvailableExternally;
}

}  // namespace

bool is_discardable(const ssa::Symbol& symbol) {
  return symbol.is_local() || symbol.linkage == ssa::Linkage::LinkOnce ||
         symbol.linkage == ssa::Linkage::LinkOnceOdr;
}

ssa::SymbolId find_discardable(const ssa::Module& header, std::string_view name) {
  const ssa::SymbolId id = header.find(name);
  return id.valid() && is_discardable(header[id]) ? id : ssa::SymbolId::none();
}

std::vector<ssa::SymbolId> discardable_symbols_in(std::string_view assembly,
                                                  const ssa::Module& header) {
  auto is_of_name = [](char c) {
    return is_symbol_character(c) || static_cast<unsigned char>(c) >= 0x80;
  };
  std::vector<ssa::SymbolId> found;
  for (size_t at = 0; at < assembly.size();) {
    const bool is_quoted = assembly[at] == '"';
    size_t end = is_quoted ? std::min(assembly.find('"', at + 1), assembly.size()) : at;
    while (!is_quoted && end < assembly.size() && is_of_name(assembly[end])) ++end;
    const std::string_view name = assembly.substr(at + is_quoted, end - at - is_quoted);
    if (const ssa::SymbolId id = find_discardable(header, name); id.valid()) found.push_back(id);
    at = std::max(end, at) + (is_quoted || end == at);
  }
  return found;
}

// --- reachability

NeededSymbols::NeededSymbols(const ssa::Module& header, LeftOut left_out)
    : header_(header),
      has_all_text_(left_out == LeftOut::None),
      is_needed_(header.symbol_count()),
      is_visited_(header.constants().size()) {
  find_groups();
  for (const ssa::SymbolId id : header.symbols())
    if (!is_left_out(header[id], left_out)) need(id);
  for (const ssa::Module::AddressTakenBlock& block : header.address_taken_blocks)
    need(block.function);
  for (const ssa::SymbolId id : discardable_symbols_in(header.inline_assembly, header)) need(id);
}

// What is available externally exists elsewhere, with whatever it refers to: a reference to it
// needs nothing here. Code is made of it only if all of the text is asked for.
bool NeededSymbols::is_left_out(const ssa::Symbol& symbol, LeftOut left_out) const {
  if (left_out == LeftOut::None) return !symbol.is_definition;
  if (!is_definition(symbol)) return true;
  const bool is_inlined = symbol.kind == ssa::SymbolKind::Function &&
                          (symbol.function_attributes & ssa::function_attribute::AlwaysInline) != 0;
  return is_discardable(symbol) && (left_out == LeftOut::Discardable || is_inlined);
}

void NeededSymbols::find_groups() {
  for (const ssa::SymbolId id : header_.symbols())
    if (is_definition(header_[id]) && !header_[id].comdat.empty())
      groups_[header_[id].comdat].push_back(id);
}

void NeededSymbols::need(ssa::SymbolId symbol) {
  mark(symbol);
  while (!marked_.empty()) {
    const ssa::SymbolId next = marked_.back();
    marked_.pop_back();
    visit(next);
  }
}

void NeededSymbols::need_references(const CompiledFunction& function) {
  for (const ssa::SymbolId symbol : function.references) need(symbol);
}

void NeededSymbols::mark(ssa::SymbolId symbol) {
  const bool is_elsewhere = header_[symbol].linkage == ssa::Linkage::AvailableExternally;
  if (is_needed_[symbol.index()] || (is_elsewhere && !has_all_text_)) return;
  is_needed_[symbol.index()] = true;
  marked_.push_back(symbol);
}

void NeededSymbols::visit(ssa::SymbolId id) {
  const ssa::Symbol& symbol = header_[id];
  if (symbol.kind == ssa::SymbolKind::Function && symbol.is_definition) functions_.push_back(id);
  if (symbol.initializer.valid()) visit(symbol.initializer);
  if (symbol.prologue.valid()) visit(symbol.prologue);
  if (symbol.comdat.empty() || !is_definition(symbol)) return;
  // The first member that is needed brings the others.
  for (const ssa::SymbolId member : std::exchange(groups_.at(symbol.comdat), {})) mark(member);
}

void NeededSymbols::visit(ssa::ConstantId root) {
  const ssa::ConstantPool& pool = header_.constants();
  constants_.push_back(root);
  while (!constants_.empty()) {
    const ssa::ConstantId id = constants_.back();
    constants_.pop_back();
    if (is_visited_[id.index()]) continue;
    is_visited_[id.index()] = true;
    const ssa::Constant& constant = pool[id];
    switch (constant.kind) {
      case ssa::ConstantKind::Symbol:
        mark(constant.symbol);
        break;
      case ssa::ConstantKind::Aggregate:
      case ssa::ConstantKind::Expression:
      case ssa::ConstantKind::BlockAddress:
        for (const ssa::Value element : pool.elements(id))
          if (element.is_constant()) constants_.push_back(element.constant());
        break;
      default:
        break;
    }
  }
}

void NeededSymbols::leave_out_others(ssa::Module& header) const {
  for (const ssa::SymbolId id : header.symbols()) {
    if (id.index() >= is_needed_.size() || is_needed_[id.index()]) continue;
    ssa::Symbol& symbol = header[id];
    if (!is_definition(symbol)) continue;
    if (symbol.kind == ssa::SymbolKind::Alias) symbol.kind = ssa::SymbolKind::Variable;
    symbol.is_definition = false;
    symbol.linkage = ssa::Linkage::External;
    symbol.visibility = ssa::Visibility::Default;
  }
}

// --- the order

FunctionOrder::FunctionOrder(const ssa::Module& header,
                             const std::vector<ssa::SymbolId>& definitions, LeftOut left_out)
    : definitions_(definitions), needed_(header, left_out), number_of_(header.symbol_count()) {
  for (uint32_t i = 0; i < definitions.size(); ++i) number_of_[definitions[i].index()] = i;
  needed_.take_functions([](ssa::SymbolId) {});
}

uint32_t FunctionOrder::next() {
  if (earlier_at_ < earlier_.size()) return earlier_[earlier_at_];
  while (text_ < definitions_.size() && !needed_.is_needed(definitions_[text_])) ++text_;
  return text_ < definitions_.size() ? text_ : kEnd;
}

void FunctionOrder::pass(const CompiledFunction& function) {
  if (earlier_at_ < earlier_.size())
    ++earlier_at_;
  else
    ++text_;
  needed_.need_references(function);
  add_passed();
  if (earlier_at_ < earlier_.size()) return;
  earlier_.clear();
  earlier_at_ = 0;
}

void FunctionOrder::need(ssa::SymbolId function) {
  needed_.need(function);
  add_passed();
}

// Functions that became needed come next if the walk over the text has passed them.
void FunctionOrder::add_passed() {
  needed_.take_functions([this](ssa::SymbolId id) {
    if (number_of(id) < text_) earlier_.push_back(number_of(id));
  });
}

}  // namespace lilt::backend
