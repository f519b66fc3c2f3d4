// A register allocator to start from: every variable takes the first register that is free for it.
//
// Idea: a variable (lilt calls it a web: values that want one place) lives in segments of program
// points. Take the variables in the order in which they start to live. Each gets the first
// register, in the machine's own order, in which nothing else lives while it does; if there is
// none, it stays in memory for all its life. An instruction that needs such a variable in a
// register gets it by a temporary: a live range that lives for this one instruction.
//
// Invariant: no two variables in one register live at the same point.
// Cost: n log n for n segments, times the registers.
// Good at: being short. Bad at: choosing; README.md has what to try.
//
// Build it at the root of lilt's sources: the README has the command.
#include <algorithm>

#include "regalloc/registration.h"

namespace {

using namespace lilt::regalloc;
using lilt::ArenaVector;
using lilt::mir::Register;
using lilt::mir::RegSet;

class FirstFit {
 public:
  // `analyses` has all that is known of the function: live intervals, uses, loops, variables. There
  // is one live range for each variable, of the same number, and no live range has a register yet.
  explicit FirstFit(Analyses& analyses) : a_(analyses), unions_(analyses), preferences_(analyses) {}

  // Gives registers to live ranges. What has none in the end is in memory. Moves between the places
  // of a variable, its loads and stores, and the slots of the stack follow from that; lilt adds
  // them.
  void run() {
    for (const uint32_t variable : variables_by_start()) visit(variable);
    // The temporaries of variables in memory, which spill() has made. Where no register is free for
    // one, this sends the variables that stand in its way to memory.
    place_temporaries(a_, unions_, preferences_, a_.webs.count());
  }

 private:
  ArenaVector<uint32_t> variables_by_start() const {
    ArenaVector<uint32_t> order(a_.webs.count(), a_.scratch);
    for (uint32_t v = 0; v < order.size(); ++v) order[v] = v;
    std::ranges::sort(order, {}, [&](uint32_t v) { return std::pair(a_.ranges[v].from, v); });
    return order;
  }

  void visit(uint32_t variable) {
    const LiveRange& range = a_.ranges[variable];
    a_.record(TraceKind::Visit, range, range.to);  // for `lilt explain` and --trace=regalloc
    const Register first = first_free(range);
    if (first.valid())
      assign(a_, unions_, preferences_, variable, first);
    else
      spill(a_, unions_, variable);
  }

  // The first register in the order of the class in which the live range may live; invalid if there
  // is none. The allocator may use what --ra-regs leaves to it: `allowed`. Of these, `free` leaves
  // out registers of other variables, and those that an instruction takes while the live range
  // lives: for its own operands, or because it is a call and destroys them.
  Register first_free(const LiveRange& range) const {
    const auto register_class = static_cast<size_t>(a_.webs.class_of(range.web));
    const RegSet allowed = a_.choice.allowed[register_class];
    const RegSet free = unions_.free(range, allowed);
    for (const Register r : a_.points.function().target().classes[register_class].order)
      if (free.contains(r)) return r;
    return {};
  }

  Analyses& a_;
  RegisterUnions unions_;            // what is in each register, when
  RegisterPreferences preferences_;  // which register saves most copies: for temporaries only, here
};

// Of the type `Allocator`: the function that lilt calls for each function that it compiles.
void allocate_first_fit(const ProgramPoints& points, const AllocationOptions& options,
                        TraceObserver* trace, Allocation& result, lilt::Arena& scratch) {
  allocate_live_ranges<FirstFit>(points, options, trace, result, scratch);
}

constexpr AllocatorInfo kAllocators[] = {{.name = "first-fit",
                                          .description = "the first register that is free",
                                          .run = allocate_first_fit}};

}  // namespace

// What lilt looks for in the shared object.
const AllocatorRegistration lilt_allocators{.allocators = kAllocators};
