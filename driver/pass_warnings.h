// Options about passes that have no effect.
#pragma once

#include "driver/options.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

// Warns of each --print-before, --print-after, --stop-after and --disable-pass of a pass that does
// not run, with the reason.
void warn_of_idle_passes(const Options& options, Diagnostics& diagnostics);

}  // namespace lilt::driver
