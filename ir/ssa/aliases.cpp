#include "ir/ssa/aliases.h"

namespace lilt::ssa {

// Walks down over aliases and the constants that they are made of; the stack is explicit, since
// either may form a long chain.
std::vector<AliasStep> aliases_in_order(const Module& module) {
  struct Frame {
    AliasStep step;
    size_t next = 0;  // of what it refers to
  };
  const ConstantPool& pool = module.constants();
  std::vector<AliasStep> order;
  std::vector<Frame> stack;
  std::vector<bool> seen(pool.size()), seen_aliases(module.symbol_count());
  const auto open = [&](ConstantId constant) {
    if (!constant.valid() || seen[constant.index()]) return;
    seen[constant.index()] = true;
    stack.push_back({{constant, SymbolId::none()}});
  };
  const auto open_alias = [&](SymbolId id) {
    if (module[id].kind != SymbolKind::Alias || seen_aliases[id.index()]) return;
    seen_aliases[id.index()] = true;
    stack.push_back({{ConstantId::none(), id}});
  };
  for (const SymbolId start : module.symbols()) {
    open_alias(start);
    while (!stack.empty()) {
      const auto [constant, alias] = stack.back().step;
      const size_t next = stack.back().next++;
      const ConstantKind kind = constant.valid() ? pool[constant].kind : ConstantKind::Null;
      const bool has_elements = kind == ConstantKind::Expression || kind == ConstantKind::Aggregate;
      if (alias.valid() && next == 0) {
        open(module[alias].initializer);
      } else if (kind == ConstantKind::Symbol && next == 0) {
        open_alias(pool[constant].symbol);
      } else if (has_elements && next < pool.elements(constant).size()) {
        if (const Value element = pool.elements(constant)[next]; element.is_constant())
          open(element.constant());
      } else {
        order.push_back({constant, alias});
        stack.pop_back();
      }
    }
  }
  return order;
}

}  // namespace lilt::ssa
