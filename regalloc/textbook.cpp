// The linear scan of textbooks: one interval a variable, one pass, the interval that ends last is
// spilled.
//
// Idea: a variable (a web of values: live_ranges.h) is treated as live from its first point to its
// last one. Walk over these intervals in the order of their starts. The *active* ones hold a
// register. Those that have ended give theirs back; the new one takes a register that is free. When
// there is none, one of the intervals goes to memory for all its life: the one that ends last,
// since it would keep others from a register for longest.
//
// What the paper leaves out and a machine has: a register that an instruction destroys or demands
// within the interval is not a candidate for it, so a variable that lives across a call needs a
// callee-saved register or memory. Operands of variables in memory need a register for their
// instruction. The paper keeps some registers aside for them; here they get what is free there, and
// spill what lies in the way if nothing is (temporaries.h).
//
// Invariants: active intervals are in the order of their ends, and no two have one register. n log
// n. Good at: it is the shortest complete allocator, and fast. Bad at: an interval without holes
// blocks its register where the variable is dead; a value read in the innermost loop is spilled as
// readily as any other, and once spilled is in memory everywhere. Source: Poletto & Sarkar, "Linear
// Scan Register Allocation" (TOPLAS 1999), figure 1.
#include "regalloc/allocators.h"
#include "regalloc/temporaries.h"

namespace lilt::regalloc {
namespace {

using mir::Register;
using mir::RegSet;

class TextbookScan {
 public:
  explicit TextbookScan(Analyses& analyses)
      : a_(analyses), unions_(analyses), preferences_(analyses), active_(analyses.scratch) {}

  void run() {
    for (uint32_t web : webs_by_start()) visit(web);
    for (uint32_t web = 0; web < a_.webs.count(); ++web) settle(web);
    place_temporaries(a_, unions_, preferences_, a_.webs.count());
  }

 private:
  ArenaVector<uint32_t> webs_by_start() const {
    ArenaVector<uint32_t> order(a_.webs.count(), a_.scratch);
    for (uint32_t w = 0; w < order.size(); ++w) order[w] = w;
    std::ranges::stable_sort(order, {}, [&](uint32_t w) { return a_.ranges[w].from; });
    return order;
  }

  void visit(uint32_t web) {
    LiveRange& range = a_.ranges[web];
    expire(range.from);
    a_.record(TraceKind::Visit, range, range.to);
    const RegSet allowed = a_.choice.allowed[static_cast<size_t>(a_.webs.class_of(web))];
    const RegSet usable = allowed - unions_.blocked(range, allowed);
    if (RegSet free = usable - taken_; !free.empty())
      return activate(web, preferences_.best(range, free));
    // The last in the list is the one that ends last.
    for (auto victim = active_.rbegin(); victim != active_.rend(); ++victim) {
      LiveRange& other = a_.ranges[*victim];
      if (other.to <= range.to) break;
      const Register r(other.reg);
      if (!usable.contains(r)) continue;
      a_.record(TraceKind::Evict, range, other.from, spill_cost(a_, other), r, other.web);
      tell_spill_cost(a_, other);
      a_.ranges.place(*victim, {});
      ++a_.ranges.evictions;
      active_.erase(std::next(victim).base());
      return activate(web, r);
    }
    // It ends last itself: it has no register, which means memory.
  }

  void expire(uint32_t point) {
    auto end = active_.begin();
    for (; end != active_.end() && a_.ranges[*end].to <= point; ++end)
      taken_.erase(Register(a_.ranges[*end].reg));
    active_.erase(active_.begin(), end);
  }

  void activate(uint32_t web, Register r) {
    LiveRange& range = a_.ranges[web];
    a_.record(TraceKind::Assign, range, range.to, 0, r);
    a_.ranges.place(web, r);
    preferences_.use(range, r);
    taken_.insert(r);
    active_.insert(std::ranges::upper_bound(active_, range.to, {},
                                            [&](uint32_t w) { return a_.ranges[w].to; }),
                   web);
  }

  // After the scan, what it has decided is entered into the unions, where temporaries see it.
  void settle(uint32_t web) {
    if (a_.ranges[web].reg != 0)
      unions_.enter(web);
    else
      spill(a_, unions_, web);
  }

  Analyses& a_;
  RegisterUnions unions_;
  RegisterPreferences preferences_;
  ArenaVector<uint32_t> active_;  // webs that hold a register, by their ends; one a register
  RegSet taken_;                  // their registers
};

}  // namespace

void allocate_textbook(const ProgramPoints& points, const AllocationOptions& options,
                       TraceObserver* trace, Allocation& result, Arena& scratch) {
  allocate_live_ranges<TextbookScan>(points, options, trace, result, scratch);
}

}  // namespace lilt::regalloc
