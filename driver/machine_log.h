// lilt explain --run, the side of machine code: what the log of a run is told of the program.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "emit/report/explanation.h"
#include "ir/mir/located_code.h"
#include "ir/ssa/module.h"
#include "runtime/machine/step_log.h"

namespace lilt::driver {

using LocatedCodes = std::span<const std::unique_ptr<mir::LocatedCode>>;

// The explained functions, whose records of runs exist.
std::vector<machine::LoggedFunction> logged_functions(report::Explanation& explanation,
                                                      LocatedCodes located);

// The module's definitions. `address_of`: of a name; 0: it has none.
std::vector<machine::NamedAddress> named_addresses(
    const ssa::Module& module, LocatedCodes located,
    const std::function<uint64_t(std::string_view)>& address_of);

}  // namespace lilt::driver
