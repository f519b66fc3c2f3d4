#include "backend/compile/needed_functions.h"

#include <algorithm>
#include <utility>

namespace lilt::backend {

bool is_discardable(const ssa::Symbol& symbol) {
  return symbol.is_local() || symbol.linkage == ssa::Linkage::LinkOnce ||
         symbol.linkage == ssa::Linkage::LinkOnceOdr;
}

ssa::SymbolId find_discardable_function(const ssa::Module& header, std::string_view name) {
  const ssa::SymbolId id = header.find(name);
  const bool is_found =
      id.valid() && header[id].kind == ssa::SymbolKind::Function && is_discardable(header[id]);
  return is_found ? id : ssa::SymbolId::none();
}

std::vector<ssa::SymbolId> discardable_functions_in(std::string_view assembly,
                                                    const ssa::Module& header) {
  auto is_of_name = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' ||
           c == '.' || c == '$' || static_cast<unsigned char>(c) >= 0x80;
  };
  std::vector<ssa::SymbolId> found;
  for (size_t at = 0; at < assembly.size();) {
    const bool is_quoted = assembly[at] == '"';
    size_t end = is_quoted ? std::min(assembly.find('"', at + 1), assembly.size()) : at;
    while (!is_quoted && end < assembly.size() && is_of_name(assembly[end])) ++end;
    const std::string_view name = assembly.substr(at + is_quoted, end - at - is_quoted);
    if (const ssa::SymbolId id = find_discardable_function(header, name); id.valid())
      found.push_back(id);
    at = std::max(end, at) + (is_quoted || end == at);
  }
  return found;
}

NeededFunctions::NeededFunctions(const ssa::Module& header, Take pass_on)
    : header_(header),
      pass_on_(std::move(pass_on)),
      is_needed_(header.symbol_count()),
      waiting_(header.symbol_count()) {
  // The header's own constants belong to initializers, aliases and lists.
  const ssa::ConstantPool& constants = header.constants();
  for (uint32_t i = 0; i < constants.size(); ++i) {
    const ssa::Constant& constant = constants[ssa::ConstantId(i)];
    if (constant.kind == ssa::ConstantKind::Symbol) is_needed_[constant.symbol.index()] = true;
  }
  for (const ssa::Module::AddressTakenBlock& block : header.address_taken_blocks)
    is_needed_[block.function.index()] = true;
  for (const ssa::SymbolId id : discardable_functions_in(header.inline_assembly, header))
    is_needed_[id.index()] = true;
  find_groups();
}

void NeededFunctions::find_groups() {
  for (const ssa::SymbolId id : header_.symbols())
    if (header_[id].is_definition && !header_[id].comdat.empty())
      groups_[header_[id].comdat].push_back(id);
  std::erase_if(groups_, [](const auto& group) { return group.second.size() == 1; });
  for (const auto& [name, members] : groups_) {
    const bool is_needed = std::ranges::any_of(members, [this](ssa::SymbolId id) {
      return is_needed_[id.index()] || !is_discardable(header_[id]) ||
             header_[id].kind != ssa::SymbolKind::Function;
    });
    for (const ssa::SymbolId id : members)
      if (is_needed) is_needed_[id.index()] = true;
  }
}

void NeededFunctions::take(CompiledFunction& function) {
  const uint32_t index = function.symbol.index();
  if (!is_discardable(header_[function.symbol]) || is_needed_[index] || function.has_labels)
    return pass_on_with_callees(function);
  if (spare_.empty()) spare_.push_back(std::make_unique<CompiledFunction>());
  waiting_[index] = std::move(spare_.back());
  spare_.pop_back();
  std::swap(*waiting_[index], function);
}

void NeededFunctions::pass_on_with_callees(CompiledFunction& function) {
  need_callees(function);
  pass_on_(function);
  for (size_t i = 0; i < next_.size(); ++i) {
    need_callees(*next_[i]);
    pass_on_(*next_[i]);
    spare_.push_back(std::move(next_[i]));
  }
  next_.clear();
}

void NeededFunctions::need_callees(const CompiledFunction& function) {
  for (const ssa::SymbolId callee : function.discardable_callees) {
    if (is_needed_[callee.index()]) continue;
    need(callee);
    const auto group = groups_.find(header_[callee].comdat);
    if (group == groups_.end()) continue;
    for (const ssa::SymbolId member : group->second) need(member);
  }
}

void NeededFunctions::need(ssa::SymbolId function) {
  is_needed_[function.index()] = true;
  std::unique_ptr<CompiledFunction>& result = waiting_[function.index()];
  if (result != nullptr) next_.push_back(std::move(result));
}

std::vector<ssa::SymbolId> NeededFunctions::left_out() const {
  std::vector<ssa::SymbolId> symbols;
  for (const auto& result : waiting_)
    if (result != nullptr) symbols.push_back(result->symbol);
  std::ranges::sort(symbols, {}, [this](ssa::SymbolId id) { return waiting_[id.index()]->number; });
  return symbols;
}

}  // namespace lilt::backend
