#include "driver/allocator_answer.h"

#include "backend/allocator_error.h"
#include "regalloc/exchange.h"

namespace lilt::driver {

void allocate_by_answer(const regalloc::AllocatorInfo& allocator,
                        const regalloc::ProgramPoints& points,
                        const regalloc::AllocationOptions& options, regalloc::TraceObserver* trace,
                        regalloc::Allocation& result, Arena& scratch, const Ask& ask) {
  const std::string_view function = points.function().name();
  const Arena::Scope scope(scratch);
  regalloc::Analyses analyses(points, options, trace, scratch);
  std::string lines, answer;
  regalloc::append_function(lines, analyses);
  const std::string fault = ask(lines, answer);
  if (!fault.empty()) throw backend::AllocatorError(allocator, fault, function, {});
  const std::string wrong = regalloc::decide(analyses, answer);
  if (!wrong.empty())
    throw backend::AllocatorError(allocator, "makes a wrong decision in", function, {wrong});
  analyses.finish(result);
}

std::string_view name_of_program(std::string_view path) {
  path.remove_prefix(path.rfind('/') + 1);
  return path.substr(0, path.find('.', 1));
}

}  // namespace lilt::driver
