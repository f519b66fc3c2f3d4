#include "runtime/library/symbols.h"

#include <algorithm>
#include <iterator>

#include "runtime/library/oat_program.h"

// Only the addresses matter here: the types stand in the C files.
#define X(name) extern "C" void name();
#include "runtime/library/functions.def"
#undef X

namespace lilt::runtime {

namespace {

struct RuntimeSymbol {
  std::string_view name;
  void (*address)();
};

constexpr RuntimeSymbol kSymbols[] = {
#define X(name) {#name, name},
#include "runtime/library/functions.def"
#undef X
};
static_assert(std::ranges::is_sorted(kSymbols, {}, &RuntimeSymbol::name));

}  // namespace

void* find_runtime_symbol(std::string_view name) {
  auto found = std::ranges::lower_bound(kSymbols, name, {}, &RuntimeSymbol::name);
  bool is_present = found != std::end(kSymbols) && found->name == name;
  return is_present ? reinterpret_cast<void*>(found->address) : nullptr;
}

int64_t run_oat_program(int64_t (*program)(int64_t, int64_t*), int argument_count,
                        char** arguments) {
  return call_oat_program(program, argument_count, arguments);
}

}  // namespace lilt::runtime
