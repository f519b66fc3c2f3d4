// The names of the runtime library's functions; the interpreter has its own.
#include "runtime/library/symbols.h"

#include <algorithm>
#include <iterator>

namespace lilt::runtime {

namespace {

struct RuntimeSymbol {
  std::string_view name;
  uint32_t parameters;
};

constexpr RuntimeSymbol kSymbols[] = {
#define X(name, parameters) {#name, parameters},
#include "runtime/library/functions.def"
#undef X
};

constexpr std::string_view kCFunctions[] = {
#define X(name) #name,
#include "runtime/library/c_functions.def"
#undef X
};

}  // namespace

std::optional<uint32_t> runtime_parameter_count(std::string_view name) {
  const auto found = std::ranges::lower_bound(kSymbols, name, {}, &RuntimeSymbol::name);
  if (found == std::end(kSymbols) || found->name != name) return std::nullopt;
  return found->parameters;
}

bool is_library_function(std::string_view name) {
  return runtime_parameter_count(name) || std::ranges::binary_search(kCFunctions, name);
}

std::vector<std::string_view> library_function_names() {
  std::vector<std::string_view> names(std::begin(kCFunctions), std::end(kCFunctions));
  for (const RuntimeSymbol& symbol : kSymbols) names.push_back(symbol.name);
  return names;
}

}  // namespace lilt::runtime
