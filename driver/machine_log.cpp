#include "driver/machine_log.h"

#include <algorithm>

#include "driver/recorded_interpretation.h"

namespace lilt::driver {

std::vector<machine::LoggedFunction> logged_functions(report::Explanation& explanation,
                                                      LocatedCodes located) {
  std::vector<machine::LoggedFunction> functions;
  for (report::FunctionRecord& function : explanation.functions) {
    const auto code = std::ranges::find_if(
        located, [&](const auto& each) { return each->name == function.name; });
    if (code == located.end()) continue;
    const uint32_t stage = function.run->machine.stage;
    machine::LoggedFunction& logged = functions.emplace_back();
    logged.code = code->get();
    logged.lines = lines_of_stage(function, stage);
    for (const report::StageBlock& block : report::changed_stage(function, stage).blocks)
      logged.blocks.push_back(block.number);
    logged.record = function.run.get();
  }
  return functions;
}

std::vector<machine::NamedAddress> named_addresses(
    const ssa::Module& module, LocatedCodes located,
    const std::function<uint64_t(std::string_view)>& address_of) {
  std::vector<machine::NamedAddress> names;
  for (ssa::SymbolId id : module.symbols()) {
    const ssa::Symbol& symbol = module[id];
    const bool is_data = symbol.kind != ssa::SymbolKind::Function;
    if (!symbol.is_definition) continue;
    if (const uint64_t address = address_of(symbol.name); address != 0)
      names.push_back(
          {address, is_data ? module.types().size_of(symbol.type) : 0, std::string(symbol.name)});
  }
  for (const auto& code : located)
    for (machine::NamedAddress& each : names)
      if (each.name == code->name) each.size = code->offsets.back();
  return names;
}

}  // namespace lilt::driver
