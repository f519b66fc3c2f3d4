#include "backend/compile/allocation_check.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "backend/compile/dump_text.h"
#include "emit/x86/instructions.h"
#include "ir/mir/machine_parser.h"
#include "ir/mir/machine_verifier.h"
#include "regalloc/check_allocated.h"

namespace lilt::backend {

namespace {

using Functions = std::vector<std::unique_ptr<mir::MachineFunction>>;

// The machine functions of a dump; errors are reported.
Functions read_functions(const SourceText& text, bool allocated, Diagnostics& diagnostics) {
  Functions functions;
  size_t start = find_machine_function(text.text(), 0);
  if (start == std::string_view::npos)
    diagnostics.error(text, kNoOffset, "this file lacks machine functions");
  for (; start != std::string_view::npos;) {
    const auto place = static_cast<SourceOffset>(start);
    SourceOffset offset = place;
    auto function = std::make_unique<mir::MachineFunction>();
    if (!mir::parse(text, offset, x86::target(), *function, diagnostics)) break;
    for (mir::Violation& violation : mir::find_violations(*function))
      diagnostics.error(text, violation.origin != kNoOffset ? violation.origin : place,
                        std::move(violation.message));
    const bool is_right = allocated ? function->is_allocated : function->is_ssa;
    if (!is_right || function->frame.laid_out)
      diagnostics.error(text, place,
                        allocated ? "a dump made after regalloc is needed here"
                                  : "a dump made before regalloc is needed here");
    functions.push_back(std::move(function));
    start = find_machine_function(text.text(), offset);
  }
  return functions;
}

}  // namespace

void check_allocation(const SourceText& before, const SourceText& after, Diagnostics& diagnostics) {
  const Functions originals = read_functions(before, false, diagnostics);
  const Functions allocated = read_functions(after, true, diagnostics);
  if (diagnostics.has_errors()) return;
  const auto find = [](const Functions& functions, std::string_view name) {
    return std::ranges::find(functions, name, [](const auto& other) { return other->name(); });
  };
  const auto report_missing = [&](const SourceText& text, const SourceText& from,
                                  std::string_view name) {
    diagnostics.error(text, kNoOffset,
                      "'" + std::string(from.name()) + "' has no @" + std::string(name));
  };
  for (const auto& function : originals)
    if (find(allocated, function->name()) == allocated.end())
      report_missing(after, after, function->name());
  for (const auto& function : allocated) {
    const auto original = find(originals, function->name());
    const std::string name = "@" + std::string(function->name());
    if (original == originals.end()) {
      report_missing(after, before, function->name());
      continue;
    }
    Diagnostic* last = nullptr;
    for (regalloc::AllocatedFault& fault : regalloc::check_allocated(**original, *function))
      last = &diagnostics.error(after, fault.origin, name + ": " + fault.message);
    if (last != nullptr)
      last->notes.push_back({kNoOffset, "'" + std::string(before.name()) +
                                            "' must be the dump from just before regalloc: "
                                            "--stop-after=two-address, at -O0 --stop-after=isel"});
  }
}

}  // namespace lilt::backend
