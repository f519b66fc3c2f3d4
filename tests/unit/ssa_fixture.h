// A module with one function to build into, for tests of the SSA IR.
#pragma once

#include <initializer_list>
#include <random>
#include <string>
#include <vector>

#include <optional>

#include "ir/ssa/builder.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"

namespace lilt::ssa {

struct TestFunction {
  explicit TestFunction(TypeId result = kI64, std::initializer_list<TypeId> parameters = {}) {
    std::vector<TypeId> types(parameters);
    Symbol symbol;
    symbol.name = "f";
    symbol.is_definition = true;
    symbol.type = symbol.source_type = module.types().function(result, types, false);
    SymbolId id = module.add_symbol(symbol);
    overlay.emplace(module);
    function.reset(*overlay, id);
    for (TypeId type : types) function.add_argument(type);
  }
  std::string text() const {
    std::string out;
    print_function(out, function);
    return out;
  }
  // The verifier's messages; empty if the function is valid.
  std::string complaints() const {
    Diagnostics diagnostics;
    verify(function, diagnostics);
    return diagnostics.render(DiagnosticFormat::Text, false);
  }
  Value argument(uint32_t index) const { return function.argument(index); }

  Module module;
  std::optional<ModuleOverlay> overlay;  // over the module with the function's symbol
  Function function;
  IRBuilder builder{function};
};

// A function of `count` blocks with random edges, none to the entry. Each block branches on the
// function's only argument (an i1), jumps or returns.
inline void build_random_graph(TestFunction& test, uint32_t count, std::mt19937& random) {
  std::vector<BlockId> blocks;
  for (uint32_t i = 0; i < count; ++i) blocks.push_back(test.builder.create_block());
  auto target = [&] { return count == 1 ? blocks[0] : blocks[1 + random() % (count - 1)]; };
  for (BlockId block : blocks) {
    test.builder.set_insert_point(block);
    uint32_t kind = count == 1 ? 0 : random() % 8;
    if (kind == 0)
      test.builder.create_ret(test.builder.get_i64(0));
    else if (kind < 4)
      test.builder.create_br(target());
    else
      test.builder.create_cond_br(test.argument(0), target(), target());
  }
}

}  // namespace lilt::ssa
