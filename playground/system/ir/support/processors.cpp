#include "ir/support/processors.h"

namespace lilt {

unsigned available_processors() { return 1; }

std::thread start_on_processor(unsigned, std::function<void()> run) {
  return std::thread(std::move(run));  // throws
}

}  // namespace lilt
