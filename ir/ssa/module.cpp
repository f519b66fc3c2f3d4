#include "ir/ssa/module.h"

#include "ir/ssa/intrinsics.h"

namespace lilt::ssa {

SymbolId Module::add_symbol(const Symbol& symbol) {
  SymbolId id(static_cast<uint32_t>(symbols_.size()));
  symbols_.push_back(symbol);
  symbols_.back().name = names_.copy(symbol.name);
  symbols_.back().section = names_.copy(symbol.section);
  symbols_.back().comdat = names_.copy(symbol.comdat);
  if (symbol.kind == SymbolKind::Function && symbol.name.starts_with("llvm."))
    symbols_.back().intrinsic = find_intrinsic_signature(symbol.name);
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

void report_error(const Module& module, SourceOffset offset, std::string message,
                  Diagnostics& diagnostics) {
  if (module.source() != nullptr && offset != kNoOffset)
    diagnostics.error(*module.source(), offset, std::move(message));
  else
    diagnostics.error(std::move(message));
}

}  // namespace lilt::ssa
