#include "backend/isel/isel.h"

#include "backend/isel/selector.h"

namespace lilt::backend {

void select(const ssa::Function& function, ssa::Analyses& analyses, const SelectionOptions& options,
            mir::MachineFunction& machine, Arena& scratch) {
  machine.reset(x86::target(), function.name());
  isel::Selector(function, analyses, options, machine, scratch).run();
}

}  // namespace lilt::backend
