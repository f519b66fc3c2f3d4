#include "playground/core/allocator_call.h"

#include <cstdint>
#include <string>

#include "driver/allocator_answer.h"

// Hands the lines of a function over. Returns the size of the answer; less than 0: of what the
// allocator did instead.
extern "C" __attribute__((import_module("lilt"), import_name("ask"))) int32_t lilt_ask(
    const char* lines, size_t size);
// Copies the answer.
extern "C" __attribute__((import_module("lilt"), import_name("take"))) void lilt_take(char* to);

namespace lilt::driver {

namespace {

std::string ask_page(const std::string& lines, std::string& answer) {
  const int32_t size = lilt_ask(lines.data(), lines.size());
  std::string text(static_cast<size_t>(size < 0 ? -size : size), '\0');
  lilt_take(text.data());
  if (size < 0) return text;
  answer = std::move(text);
  return {};
}

}  // namespace

void call_allocator(const regalloc::AllocatorInfo& allocator, const regalloc::ProgramPoints& points,
                    const regalloc::AllocationOptions& options, regalloc::TraceObserver* trace,
                    regalloc::Allocation& result, Arena& scratch) {
  if (allocator.run != nullptr) return allocator.run(points, options, trace, result, scratch);
  allocate_by_answer(allocator, points, options, trace, result, scratch, ask_page);
}

}  // namespace lilt::driver
