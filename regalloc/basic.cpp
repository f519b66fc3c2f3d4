// The basic allocator: webs in the order of their spill weights, into registers that are free.
//
// Idea: not the order of the program decides who gets a register but the loss without one. A queue
// gives the webs by spill weight (executed loads and stores for each point of their segments), the
// heaviest first. Each takes a register whose interference union (register_unions.h) it does not
// meet. If it meets others in every register, these are heavier, and it goes to memory for all its
// life. What is in memory leaves temporaries, one for each instruction that needs a register. Their
// weight is infinite, so they come before the next web; where a temporary finds no free register,
// the lightest webs in its way go to memory.
//
// A queue by weight with eviction is the frame that `greedy` fills with better decisions.
//
// Invariants: live ranges of one register do not overlap (holes are used); all webs in registers
// are heavier than those in the queue; a web goes to memory at most once, and a temporary never.
// n log n in segments and uses, times the registers.
// Good at: values of inner loops keep their registers, wherever they stand in the text.
// Bad at: a web is in memory or in one register everywhere; nothing is split around a call, so what
// lives across one has a callee-saved register, or is in memory inside loops, too.
// Source: LLVM's RegAllocBasic; Chaitin (1982) for spilling by cost.
#include "regalloc/allocators.h"
#include "regalloc/temporaries.h"

namespace lilt::regalloc {
namespace {

using mir::Register;
using mir::RegSet;

class BasicAllocator {
 public:
  explicit BasicAllocator(Analyses& analyses)
      : a_(analyses), unions_(analyses), preferences_(analyses) {}

  void run() {
    uint32_t temporaries = a_.ranges.size();
    for (uint32_t web : webs_by_weight()) {
      visit(web);
      temporaries = place_temporaries(a_, unions_, preferences_, temporaries);
    }
  }

 private:
  ArenaVector<uint32_t> webs_by_weight() const {
    ArenaVector<uint32_t> order(a_.webs.count(), a_.scratch);
    ArenaVector<double> weight(a_.webs.count(), a_.scratch);
    for (uint32_t w = 0; w < order.size(); ++w) {
      order[w] = w;
      weight[w] = spill_weight(a_, a_.ranges[w]);
    }
    std::ranges::stable_sort(order, std::greater<>(), [&](uint32_t w) { return weight[w]; });
    return order;
  }

  void visit(uint32_t web) {
    const LiveRange& range = a_.ranges[web];
    record_visit(a_, range);
    const RegSet allowed = a_.choice.allowed[static_cast<size_t>(a_.webs.class_of(web))];
    const RegSet free = unions_.free(range, allowed);
    if (free.empty()) return spill(a_, unions_, web);
    assign(a_, unions_, preferences_, web, preferences_.best(range, free));
  }

  Analyses& a_;
  RegisterUnions unions_;
  RegisterPreferences preferences_;
};

}  // namespace

void allocate_basic(const ProgramPoints& points, const AllocationOptions& options,
                    TraceObserver* trace, Allocation& result, Arena& scratch) {
  allocate_live_ranges<BasicAllocator>(points, options, trace, result, scratch);
}

}  // namespace lilt::regalloc
