#include "backend/failure.h"

#include <new>

#include "backend/allocator_error.h"
#include "backend/internal_error.h"

namespace lilt::backend {

void Failure::report(Diagnostics& diagnostics) const {
  Diagnostic& diagnostic = diagnostics.error(message);
  for (const std::string& detail : details) diagnostic.notes.push_back({kNoOffset, detail});
}

Failure failure_of(const std::exception_ptr& thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (const InternalError& error) {
    return {Failure::Of::Lilt, error.what(), error.faults};
  } catch (const AllocatorError& error) {
    return {Failure::Of::Allocator, error.what(), error.faults};
  } catch (const std::bad_alloc&) {
    return {Failure::Of::Memory, "out of memory", {}};
  } catch (const std::exception& error) {
    return {Failure::Of::Lilt, "internal error: " + std::string(error.what()), {}};
  } catch (...) {
    return {Failure::Of::Lilt, "internal error: an unknown exception", {}};
  }
}

}  // namespace lilt::backend
