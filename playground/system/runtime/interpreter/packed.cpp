// Intrinsics of SSE are executed by the instruction itself, which is not there.
#include "runtime/interpreter/packed.h"

namespace lilt::runtime {

const PackedOperation* find_packed_operation(std::string_view) { return nullptr; }

}  // namespace lilt::runtime
