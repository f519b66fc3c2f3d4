// The machine is none that lilt compiles for.
#include "ir/support/processor_features.h"

namespace lilt {

ProcessorFeatures features_of_this_machine() { return 0; }

}  // namespace lilt
