// `lilt check --allocation`: an edited dump of allocated functions against the dump it came from.
#pragma once

#include "ir/support/diagnostic.h"
#include "ir/support/source.h"

namespace lilt::backend {

// Reports what is wrong with each machine function of `after` as an allocation of the function of
// that name in `before` (regalloc/check_allocated.h), at its place in `after`. Dumps that cannot be
// read, that the verifier rejects, or that are of other stages are errors, too.
void check_allocation(const SourceText& before, const SourceText& after, Diagnostics& diagnostics);

}  // namespace lilt::backend
