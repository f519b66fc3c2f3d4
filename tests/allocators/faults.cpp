// Allocators that crash, throw, or decide what is wrong, each in its own way: run.py.
#include <cstdlib>
#include <stdexcept>

#include "regalloc/registration.h"

namespace {

using namespace lilt::regalloc;
using lilt::Arena;

void read_null(const ProgramPoints&, const AllocationOptions&, TraceObserver*, Allocation& result,
               Arena&) {
  int* volatile nowhere = nullptr;
  result.cells.resize(static_cast<size_t>(*nowhere));
}

// Without an end: `depth` counts up.
int recurse(volatile int* depth) {
  volatile int inner[1000] = {*depth + 1};
  return inner[0] < 0 ? 0 : recurse(inner) + inner[0];
}
void overflow_stack(const ProgramPoints&, const AllocationOptions&, TraceObserver*, Allocation&,
                    Arena&) {
  volatile int depth = 0;
  recurse(&depth);
}

void abort_itself(const ProgramPoints&, const AllocationOptions&, TraceObserver*, Allocation&,
                  Arena&) {
  std::abort();
}

void throw_error(const ProgramPoints&, const AllocationOptions&, TraceObserver*, Allocation&,
                 Arena&) {
  throw std::out_of_range("no such web");
}

void throw_number(const ProgramPoints&, const AllocationOptions&, TraceObserver*, Allocation&,
                  Arena&) {
  throw 7;
}

void lie(const ProgramPoints& points, const AllocationOptions& options, TraceObserver* trace,
         Allocation& result, Arena& scratch) {
  allocate_basic(points, options, nullptr, result, scratch);
  TraceEvent event;
  event.kind = TraceKind::Place;
  event.range = 99999;
  if (trace != nullptr) trace->event(event);
}

constexpr AllocatorInfo kAllocators[] = {
    {.name = "null", .description = "reads at null", .run = read_null},
    {.name = "stack", .description = "recurses without end", .run = overflow_stack},
    {.name = "abort", .description = "calls abort", .run = abort_itself},
    {.name = "error", .description = "throws an exception", .run = throw_error},
    {.name = "number", .description = "throws a number", .run = throw_number},
    {.name = "liar", .description = "reports other events than its own", .run = lie}};

}  // namespace

const AllocatorRegistration lilt_allocators{.allocators = kAllocators};
