// Completes the text of inline assembly: what is known of it before registers are assigned.
#pragma once

#include <string>
#include <string_view>

#include "backend/legalize/assembly/assembly_operands.h"

namespace lilt::backend {

// Writes constants, alternatives (`$(att$|intel$)`) and words (`${:uid}`: the number `unique`) into
// the text, and operands in registers and memory as `${2:k}` and `${3}`, by their numbers in the
// completed call and with the modifiers of emit/x86/assembly_template.h. `$$` stays. `is_intel`:
// constants have no `$`, and the second alternative counts. Returns an empty string, or the name of
// the part that cannot be completed.
std::string complete_template(const ssa::Function& function, std::string_view text,
                              const AssemblyOperands& operands, uint64_t unique, bool is_intel,
                              std::string& out);

}  // namespace lilt::backend
