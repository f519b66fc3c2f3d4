#include "ir/ssa/module.h"

#include "ir/ssa/intrinsics.h"

namespace lilt::ssa {

namespace {

uint16_t intrinsic_of(const Symbol& symbol) {
  const bool has_one = symbol.kind == SymbolKind::Function && symbol.name.starts_with("llvm.");
  return has_one ? find_intrinsic_signature(symbol.name) : uint16_t{0};
}

uint32_t hash_of(std::string_view name) {
  return static_cast<uint32_t>(std::hash<std::string_view>()(name));
}

}  // namespace

SymbolId Module::add_symbol(const Symbol& symbol) {
  SymbolId id(static_cast<uint32_t>(symbols_.size()));
  symbols_.push_back(symbol);
  symbols_.back().name = names_.copy(symbol.name);
  symbols_.back().section = names_.copy(symbol.section);
  symbols_.back().comdat = names_.copy(symbol.comdat);
  symbols_.back().intrinsic = intrinsic_of(symbol);
  by_name_.emplace(symbols_.back().name, id);
  return id;
}

SymbolId Module::find(std::string_view name) const {
  auto found = by_name_.find(name);
  return found == by_name_.end() ? SymbolId::none() : found->second;
}

const ParameterAttributes& Module::attributes(SymbolId function, uint32_t position) const {
  static constexpr ParameterAttributes kNone;
  auto found = attributes_.find(uint64_t{function.index()} << 32 | position);
  return found == attributes_.end() ? kNone : found->second;
}

void Module::set_attributes(SymbolId function, uint32_t position,
                            const ParameterAttributes& attributes) {
  attributes_[uint64_t{function.index()} << 32 | position] = attributes;
}

void Module::merge(const ModuleLayer& layer) {
  for (uint32_t type = 0; type < layer.types().size(); ++type)
    types_.import(layer.types(), TypeId(type));
  for (const Symbol& symbol : layer.declarations()) adopt(layer, symbol);
}

void Module::adopt(const ModuleLayer& layer, Symbol symbol) {
  if (find(symbol.name).valid()) return;
  symbol.type = types_.import(layer.types(), symbol.type);
  symbol.source_type = types_.import(layer.types(), symbol.source_type);
  add_symbol(symbol);
}

void ModuleLayer::adopt(const ModuleLayer& other) {
  for (Symbol symbol : other.added_) {
    if (find(symbol.name).valid()) continue;
    symbol.type = types_.import(other.types_, symbol.type);
    symbol.source_type = types_.import(other.types_, symbol.source_type);
    declare(symbol);
  }
}

void ModuleLayer::reset() {
  types_.reset_layer();
  added_.clear();
  by_name_.clear();
  names_.reset();
}

SymbolId ModuleLayer::find(std::string_view name) const {
  if (SymbolId known = header_.find(name); known.valid() || added_.empty()) return known;
  return by_name_.find(hash_of(name), [&](SymbolId id) { return (*this)[id].name == name; });
}

SymbolId ModuleLayer::declare(const Symbol& symbol) {
  const SymbolId id(static_cast<uint32_t>(header_.symbol_count() + added_.size()));
  added_.push_back(symbol);
  added_.back().name = names_.copy(symbol.name);
  added_.back().intrinsic = intrinsic_of(symbol);
  by_name_.enter(hash_of(symbol.name), id);
  return id;
}

void report_error(const ModuleLayer& module, SourceOffset offset, std::string message,
                  Diagnostics& diagnostics) {
  if (module.source() != nullptr && offset != kNoOffset)
    diagnostics.error(*module.source(), offset, std::move(message));
  else
    diagnostics.error(std::move(message));
}

}  // namespace lilt::ssa
