// Expands the text of inline assembly with its operands.
#pragma once

#include <string>
#include <string_view>

#include "backend/legalize/assembly/operands.h"

namespace lilt::backend {

// Expands `$0`, `${0:k}`, `$$`, `$(att$|intel$)` and `${:uid}` (the number `unique`) to AT&T text.
// Returns an empty string, or the name of the part that cannot be expanded.
std::string expand_template(const ssa::Function& function, std::string_view text,
                            const AssemblyOperands& operands, uint64_t unique, std::string& out);

}  // namespace lilt::backend
