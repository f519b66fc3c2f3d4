#include "backend/isel/isel.h"

#include "backend/isel/selector.h"

namespace lilt::backend {

void select(const ssa::Function& function, const SelectionOptions& options,
            mir::MachineFunction& machine) {
  machine.reset(x86::target(), function.name());
  isel::Selector(function, options, machine).run();
}

}  // namespace lilt::backend
