#include "driver/undeclared.h"

#include <string>
#include <vector>

#include "ir/support/text.h"
#include "runtime/library/symbols.h"

namespace lilt::driver {

namespace {

constexpr size_t kMaxCandidates = 100000;  // beyond, a suggestion takes too long

std::string shown(std::string_view name) {
  std::string text;
  append_llvm_name(text, '@', name);
  return "'" + text + "'";
}

// The missing declaration, with the type of the first call.
std::string declaration_of(const ssa::Module& module, const ssa::Symbol& symbol) {
  const ssa::TypeTable& types = module.types();
  std::string text = "declare " + types.to_string(types[symbol.source_type].element) + " ";
  append_llvm_name(text, '@', symbol.name);
  text += '(';
  for (size_t i = 0; i < types[symbol.source_type].member_count; ++i)
    text += (i == 0 ? "" : ", ") + types.to_string(types.member(symbol.source_type, i));
  if (types[symbol.source_type].variadic) text += text.back() == '(' ? "..." : ", ...";
  return text + ")";
}

// The function with the nearest name: the module's first, then the libraries'.
std::string_view nearest_function(const ssa::Module& module, std::string_view name) {
  if (module.symbol_count() > kMaxCandidates) return {};
  std::vector<std::string_view> candidates;
  for (ssa::SymbolId id : module.symbols())
    if (module[id].kind == ssa::SymbolKind::Function && !module[id].is_implicit)
      candidates.push_back(module[id].name);
  std::vector<std::string_view> library = runtime::library_function_names();
  candidates.insert(candidates.end(), library.begin(), library.end());
  return nearest(name, candidates);
}

std::string describe_unknown(const ssa::Module& module, const ssa::Symbol& symbol) {
  std::string message = "undefined function " + shown(symbol.name);
  if (std::string_view near = nearest_function(module, symbol.name); !near.empty())
    return message + "; did you mean " + shown(near) + "?";
  return message + "; if another file defines it, write '" + declaration_of(module, symbol) + "'";
}

}  // namespace

void check_undeclared(const ssa::Module& module, const CalleeRules& rules,
                      Diagnostics& diagnostics) {
  for (ssa::SymbolId id : module.symbols()) {
    const ssa::Symbol& symbol = module[id];
    if (!symbol.is_implicit || symbol.name.starts_with("llvm.")) continue;
    if (rules.is_defined_elsewhere(symbol.name)) continue;
    if (runtime::is_library_function(symbol.name))
      diagnostics.warning(*module.source(), symbol.offset,
                          shown(symbol.name) + " is called but never declared: taken to be '" +
                              module.types().to_string(symbol.source_type) + "'");
    else if (rules.has_unread_inputs)
      diagnostics.warning(*module.source(), symbol.offset, describe_unknown(module, symbol));
    else if (diagnostics.error_count() < Diagnostics::kErrorLimit)
      diagnostics.error(*module.source(), symbol.offset, describe_unknown(module, symbol));
  }
}

}  // namespace lilt::driver
