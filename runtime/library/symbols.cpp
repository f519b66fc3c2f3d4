#include "runtime/library/symbols.h"

#include <algorithm>
#include <iterator>

#include "runtime/library/oat_program.h"

// Only the addresses matter here: the types are in the C files.
#define X(name, parameters) extern "C" void name();
#include "runtime/library/functions.def"
#undef X

namespace lilt::runtime {

namespace {

struct RuntimeSymbol {
  std::string_view name;
  void (*address)();
  uint32_t parameters;
};

constexpr RuntimeSymbol kSymbols[] = {
#define X(name, parameters) {#name, name, parameters},
#include "runtime/library/functions.def"
#undef X
};
static_assert(std::ranges::is_sorted(kSymbols, {}, &RuntimeSymbol::name));

constexpr std::string_view kCFunctions[] = {
#define X(name) #name,
#include "runtime/library/c_functions.def"
#undef X
};
static_assert(std::ranges::is_sorted(kCFunctions));

const RuntimeSymbol* find(std::string_view name) {
  auto found = std::ranges::lower_bound(kSymbols, name, {}, &RuntimeSymbol::name);
  return found != std::end(kSymbols) && found->name == name ? found : nullptr;
}

}  // namespace

void* find_runtime_symbol(std::string_view name) {
  const RuntimeSymbol* symbol = find(name);
  return symbol != nullptr ? reinterpret_cast<void*>(symbol->address) : nullptr;
}

std::optional<uint32_t> runtime_parameter_count(std::string_view name) {
  const RuntimeSymbol* symbol = find(name);
  return symbol != nullptr ? std::optional(symbol->parameters) : std::nullopt;
}

bool is_library_function(std::string_view name) {
  return find(name) != nullptr || std::ranges::binary_search(kCFunctions, name);
}

std::vector<std::string_view> library_function_names() {
  std::vector<std::string_view> names(std::begin(kCFunctions), std::end(kCFunctions));
  for (const RuntimeSymbol& symbol : kSymbols) names.push_back(symbol.name);
  return names;
}

int64_t run_oat_program(int64_t (*program)(int64_t, int64_t*), int argument_count,
                        char** arguments) {
  return call_oat_program(program, argument_count, arguments);
}

}  // namespace lilt::runtime
