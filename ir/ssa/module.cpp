#include "ir/ssa/module.h"

namespace lilt::ssa {

SymbolId Module::add_symbol(const Symbol& symbol) {
  SymbolId id(static_cast<uint32_t>(symbols_.size()));
  symbols_.push_back(symbol);
  symbols_.back().name = names_.copy(symbol.name);
  by_name_.emplace(symbols_.back().name, id);
  return id;
}

SymbolId Module::find(std::string_view name) const {
  auto found = by_name_.find(name);
  return found == by_name_.end() ? SymbolId::none() : found->second;
}

}  // namespace lilt::ssa
