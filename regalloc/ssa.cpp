// Two phases on SSA form: first what is in registers, then in which ones.
//
// Idea: the interference graph of a function in SSA form is chordal: its cliques are the sets of
// values live at one point. If no point has more than k values in registers, a walk down the
// dominator tree that gives each value any free register never runs out of them. So spilling can be
// decided before, by the number of live values alone (belady.h), and colouring spills nothing.
//
// The walk follows the layout, in which a dominator comes first. At the start of a block, each
// value that is in a register there takes the one it has at the end of the most frequent
// predecessor that the walk has seen, a PHI that of its input. Inside the block the registers of
// values that end become free; definitions and loads take free ones, such as save copies, and such
// as no instruction takes while the value lives, if there are any.
//
// Registers that instructions demand break the theory: with values bound to registers, colouring is
// NP-complete even on one block. The way out is to let values change registers before such an
// instruction: those that live on move to registers that it leaves alone, in one parallel move. The
// counts of the first phase guarantee room.
//
// Terms: at a group (belady.h), a value *lives on* if it is still in its register when results are
// written; it is *read* if it is over then; it *leaves* if the moves at the gap take it to its
// fixed register, which it can always do. Invariants: a register holds one value; before a
// group, no value that lives on is in a register that the group takes, and none that is read in one
// that holds a fixed operand of another. Cost: the live-ins of all blocks, which are as many as n²
// / 2 in the worst case; the rest is linear but for searches. Good at: loads in straight-line code
// and nests of loops; no iteration. Bad at: PHIs and ties, which are coalesced only by luck and
// preference; a load in a cold block counts as much as one in a loop at equal distance; every read
// goes through a register. Source: Hack, Grund & Goos, "Register Allocation for Programs in
// SSA-Form" (CC 2006); Hack's thesis (2007), section 4.6, for constraints; Braun & Hack (2009) for
// the first phase.
#include <cassert>

#include "ir/support/no_index.h"
#include "regalloc/allocators.h"
#include "regalloc/belady.h"
#include "regalloc/register_unions.h"
#include "regalloc/spill_costs.h"

namespace lilt::regalloc {
namespace {

using mir::Register;
using mir::RegSet;

class DominanceColouring {
 public:
  DominanceColouring(Analyses& analyses, const UsesByInstruction& uses,
                     const BeladySpiller& spiller)
      : a_(analyses), uses_(uses), spiller_(spiller), unions_(analyses), preferences_(analyses) {
    for (uint32_t v = 0; v < current_.size(); ++v) current_[v] = a_.webs.web_of(v);
  }

  void run() {
    for (BlockPosition b = 0; b < a_.points.block_count(); ++b) {
      const BlockSpan& block = a_.points.block(b);
      enter_block(b);
      for (uint32_t n = block.first_ordinary; n < block.instructions_end;) {
        const GroupDemand demand = uses_.demand(n);
        visit_group(demand);
        n = demand.end;
      }
      taken_.for_each([&](Register r) {
        if (held_[r.number()].until >= block.end_point()) at_end_[b].push_back(held_[r.number()]);
      });
    }
  }

 private:
  struct Held {
    uint32_t value, until;  // a point
    Register reg;
  };
  struct EdgeRegister {
    uint32_t edge = 0;
    Register reg;
  };
  enum class Role : uint8_t { LivesOn, Read, Leaves };

  // --- registers
  RegSet allowed(uint32_t v) const { return a_.choice.allowed[class_index(v)]; }
  RegSet members(uint32_t v) const { return a_.choice.members[class_index(v)]; }
  size_t class_index(uint32_t v) const {
    return static_cast<size_t>(a_.points.function().virtual_registers[v].register_class);
  }
  uint32_t range_at(uint32_t v, uint32_t point);
  void put(uint32_t v, uint32_t point, Register r);
  uint32_t held_until(const LiveRange& range, uint32_t point) const;
  void release(uint32_t point);
  Register choose(uint32_t v, uint32_t point, RegSet free);

  // --- blocks and groups
  void enter_block(BlockPosition b);
  void tell_block(BlockPosition b, uint32_t values) const;
  bool is_lasting(BlockPosition b, uint32_t v, Register wanted, RegSet free);
  void visit_group(const GroupDemand& demand);
  Role role(const GroupDemand& demand, uint32_t until) const;
  bool may_stay(const GroupDemand& demand, const Held& held) const;
  uint32_t fixed_register(const GroupDemand& demand, uint32_t v) const;
  void collect_arrivals(const GroupDemand& demand);
  void collect_displaced(const GroupDemand& demand);
  void take_from(Register r, const GroupDemand& demand);
  void place(const GroupDemand& demand, uint32_t v, uint32_t point, RegSet avoid);
  void leave_to_fixed(const GroupDemand& demand, uint32_t v);
  template <class Visitor>
  void for_each_definition(const GroupDemand& demand, Visitor visit);
  void define(const GroupDemand& demand, const Use& use);

  Analyses& a_;
  const UsesByInstruction& uses_;
  const BeladySpiller& spiller_;
  RegisterUnions unions_;  // empty: for what instructions take
  RegisterPreferences preferences_;
  ArenaVector<uint8_t> in_register_{spiller_.in_register()};  // by live range
  // by value: its live range at the walk
  ArenaVector<uint32_t> current_{a_.intervals.value_count(), a_.scratch};
  // by block
  ArenaVector<ArenaVector<Held>> at_end_{a_.points.block_count(), ArenaVector<Held>(a_.scratch),
                                         a_.scratch};
  ArenaVector<EdgeRegister> register_on_edge_{a_.intervals.value_count(), a_.scratch};  // by value
  uint32_t edge_ = 0;
  Held held_[64];
  RegSet taken_;
  // Values that the group must find registers for.
  ArenaVector<uint32_t> lives_on_{a_.scratch}, read_{a_.scratch};
};

uint32_t DominanceColouring::range_at(uint32_t v, uint32_t point) {
  uint32_t& p = current_[v];
  while (a_.ranges[p].next != kNone && a_.ranges[a_.ranges[p].next].from <= point)
    p = a_.ranges[p].next;
  return p;
}

// The value is in the register from a point on. If it was in another one, its live range is split.
void DominanceColouring::put(uint32_t v, uint32_t point, Register r) {
  uint32_t p = range_at(v, point);
  const uint8_t before = a_.ranges[p].reg;
  if (before != 0 && before != r.number() && a_.ranges[p].from < point) {
    p = current_[v] = a_.ranges.split(p, point);
    in_register_.push_back(1);
  }
  LiveRange& range = a_.ranges[p];
  a_.record(TraceKind::Assign, range, range.to, 0, r);
  a_.ranges.place(p, r);
  preferences_.use(range, r);
  held_[r.number()] = {v, held_until(range, point), r};
  taken_.insert(r);
}

// Until when a live range that lives at a point needs its register.
uint32_t DominanceColouring::held_until(const LiveRange& range, uint32_t point) const {
  return std::min(range.to, a_.webs.segments()[a_.ranges.first_segment_at(range, point)].to);
}

void DominanceColouring::release(uint32_t point) {
  taken_.for_each([&](Register r) {
    if (held_[r.number()].until <= point) taken_.erase(r);
  });
}

// The best of the registers for the value's live range from a point on: one that nothing else takes
// while it lives, if there is one.
Register DominanceColouring::choose(uint32_t v, uint32_t point, RegSet free) {
  LiveRange rest = a_.ranges[range_at(v, point)];
  rest.from = point;
  RegSet lasting = free - unions_.blocked(rest, free);
  if (lasting.empty()) {
    uint32_t latest = 0;
    free.for_each([&](Register r) {
      const uint32_t taken = unions_.blocked_from(rest, r);
      if (taken > latest) lasting = {}, latest = taken;
      if (taken == latest) lasting.insert(r);
    });
  }
  return preferences_.best(rest, lasting);
}

// --- blocks

// First those values that a predecessor has in a register, the most frequent predecessor first.
void DominanceColouring::enter_block(BlockPosition b) {
  struct Arrival {
    uint32_t value;
    Register wanted;
    float weight = 0;
  };
  const BlockSpan& block = a_.points.block(b);
  ArenaVector<Arrival> arrivals(a_.scratch);
  for (uint32_t v : spiller_.at_start(b))  // unless the first group drives it out again
    if (in_register_[range_at(v, block.start_point())]) arrivals.push_back({v, {}});
  for (mir::BlockId id : a_.points.function().predecessors(block.id)) {
    const BlockPosition p = a_.points.position_of(id);
    if (p >= b) continue;
    ++edge_;
    for (const Held& held : at_end_[p]) register_on_edge_[held.value] = {edge_, held.reg};
    for (Arrival& arrival : arrivals) {
      uint32_t from = arrival.value;
      const uint32_t definition = a_.liveness.definition(from);
      if (definition >= block.first && definition < block.first_ordinary) {
        const auto phi = a_.points.function().cells_of(a_.points.instruction(definition));
        from = a_.points.phi_input(phi, id).virtual_index();
      }
      const EdgeRegister& there = register_on_edge_[from];
      const float weight = a_.points.block(p).weight;
      if (there.edge == edge_ && weight > arrival.weight)
        arrival.wanted = there.reg, arrival.weight = weight;
    }
  }
  std::ranges::stable_sort(arrivals, std::greater<>(), &Arrival::weight);
  if (a_.trace != nullptr) tell_block(b, static_cast<uint32_t>(arrivals.size()));
  taken_ = {};
  for (Arrival& arrival : arrivals) {
    const RegSet free = allowed(arrival.value) - taken_;
    if (!free.contains(arrival.wanted) || !is_lasting(b, arrival.value, arrival.wanted, free))
      continue;
    put(arrival.value, block.start_point(), arrival.wanted);
    arrival.value = kNone;
  }
  for (const Arrival& arrival : arrivals)
    if (arrival.value != kNone)
      put(arrival.value, block.start_point(),
          choose(arrival.value, block.start_point(), allowed(arrival.value) - taken_));
}

void DominanceColouring::tell_block(BlockPosition b, uint32_t values) const {
  TraceEvent event;
  event.kind = TraceKind::EnterBlock;
  event.point = Point{a_.points.block(b).start_point()};
  event.a = b;
  event.b = values;
  a_.trace->event(event);
}

// At the head of a loop: whether the value can stay in the register all around it, or at least in
// no other free one either. Otherwise it would change registers in each iteration.
bool DominanceColouring::is_lasting(BlockPosition b, uint32_t v, Register wanted, RegSet free) {
  const uint32_t l = a_.loops.innermost(b);
  if (l == Loops::kNone || a_.loops[l].header != b) return true;
  LiveRange inside = a_.ranges[range_at(v, a_.points.block(b).start_point())];
  inside.from = a_.points.block(b).start_point();
  inside.to = std::min(inside.to, a_.points.block(a_.loops[l].last).end_point());
  const RegSet blocked = unions_.blocked(inside, free);
  return !blocked.contains(wanted) || blocked == free;
}

// --- groups

void DominanceColouring::visit_group(const GroupDemand& demand) {
  const uint32_t gap = 4 * demand.first;
  release(gap);
  collect_arrivals(demand);
  collect_displaced(demand);
  const RegSet taken_by_group = demand.reserved_early | demand.taken_late;
  for (size_t i = 0; i < lives_on_.size(); ++i) place(demand, lives_on_[i], gap, taken_by_group);
  // Early results are written while operands are read.
  for_each_definition(demand, [&](const Use& use) {
    if (use.point % 4 != 1) return;
    if (use.kind == UseKind::FixedDefinition)
      put(use.value, use.point, Register(use.fixed));
    else
      place(demand, use.value, use.point, taken_by_group);
  });
  for (size_t i = 0; i < read_.size(); ++i) place(demand, read_[i], gap, demand.reserved_early);
  lives_on_.clear();
  read_.clear();
  release(demand.read_end());
  for (UseKind kind : {UseKind::Definition, UseKind::FixedDefinition})
    for_each_definition(demand, [&](const Use& use) {
      if (use.point % 4 == 2 && use.kind == kind) define(demand, use);
    });
}

DominanceColouring::Role DominanceColouring::role(const GroupDemand& demand, uint32_t until) const {
  if (until > demand.read_end()) return Role::LivesOn;
  return until > 4 * demand.first + 1 ? Role::Read : Role::Leaves;
}

// Values that are loaded for the group.
void DominanceColouring::collect_arrivals(const GroupDemand& demand) {
  const uint32_t gap = 4 * demand.first;
  for (uint32_t n = demand.first; n < demand.end; ++n)
    for (uint32_t u : uses_.at(n)) {
      const Use& use = a_.webs.uses()[u];
      if (use.is_definition()) continue;
      LiveRange& range = a_.ranges[range_at(use.value, gap)];
      if (!in_register_[current_[use.value]] || range.reg != 0 || range.from != gap) continue;
      auto& list = role(demand, held_until(range, gap)) == Role::LivesOn ? lives_on_ : read_;
      if (std::ranges::find(list, use.value) == list.end()) list.push_back(use.value);
    }
}

bool DominanceColouring::may_stay(const GroupDemand& demand, const Held& held) const {
  const Role role = this->role(demand, held.until);
  if (role == Role::Leaves) return true;
  if (role == Role::LivesOn &&
      (demand.taken_late.contains(held.reg) || !allowed(held.value).contains(held.reg)))
    return false;
  return !demand.reserved_early.contains(held.reg) ||
         fixed_register(demand, held.value) == held.reg.number();
}

// The register that the group demands of the value; 0 if none.
uint32_t DominanceColouring::fixed_register(const GroupDemand& demand, uint32_t v) const {
  for (uint32_t n = demand.first; n < demand.end; ++n)
    for (uint32_t u : uses_.at(n)) {
      const Use& use = a_.webs.uses()[u];
      if (use.value == v && use.kind == UseKind::Fixed) return use.fixed;
    }
  return 0;
}

void DominanceColouring::collect_displaced(const GroupDemand& demand) {
  taken_.for_each([&](Register r) {
    if (!may_stay(demand, held_[r.number()])) take_from(r, demand);
  });
}

// The value in the register must find another one.
void DominanceColouring::take_from(Register r, const GroupDemand& demand) {
  const Held& held = held_[r.number()];
  taken_.erase(r);
  (role(demand, held.until) == Role::LivesOn ? lives_on_ : read_).push_back(held.value);
}

// A register for a value from the group's gap on, or for an early result. If all are taken, one
// whose value is only read by the group, or leaves, gives way; with few registers allowed, any
// member of the class serves.
void DominanceColouring::place(const GroupDemand& demand, uint32_t v, uint32_t point,
                               RegSet avoid) {
  const LiveRange& range = a_.ranges[range_at(v, point)];
  const Role own = role(demand, held_until(range, point));
  for (RegSet registers : {allowed(v) - avoid, members(v) - avoid}) {
    if (RegSet free = registers - taken_; !free.empty())
      return put(v, point, choose(v, point, free));
    RegSet weaker;
    registers.for_each([&](Register r) {
      const Role other = role(demand, held_[r.number()].until);
      if (other == Role::Leaves || (own == Role::LivesOn && other == Role::Read)) weaker.insert(r);
    });
    if (weaker.empty()) continue;
    const Register r = choose(v, point, weaker);
    const Held displaced = held_[r.number()];
    const bool leaves = role(demand, displaced.until) == Role::Leaves;
    if (!leaves) read_.push_back(displaced.value);
    put(v, point, r);
    if (leaves && point == 4 * demand.first) leave_to_fixed(demand, displaced.value);
    return;
  }
  assert(false && "a group needs more registers than there are");
}

// A value that the moves at the gap would take to its fixed register goes there at once. (A PHI
// that nothing reads has none, and may be overwritten.)
void DominanceColouring::leave_to_fixed(const GroupDemand& demand, uint32_t v) {
  while (true) {
    const Register r(fixed_register(demand, v));
    if (!r.valid()) return;
    const bool was_taken = taken_.contains(r);
    const uint32_t next = held_[r.number()].value;
    put(v, 4 * demand.first, r);
    if (!was_taken) return;
    v = next;
  }
}

template <class Visitor>
void DominanceColouring::for_each_definition(const GroupDemand& demand, Visitor visit) {
  for (uint32_t n = demand.first; n < demand.end; ++n)
    for (uint32_t u : uses_.at(n))
      if (const Use& use = a_.webs.uses()[u]; use.is_definition()) visit(use);
}

// A result takes a register when what the group reads is over.
void DominanceColouring::define(const GroupDemand& demand, const Use& use) {
  const RegSet avoid = demand.taken_late | taken_;
  RegSet free = allowed(use.value) - avoid;
  if (use.kind == UseKind::FixedDefinition) free.insert(Register(use.fixed));
  if (free.empty()) free = members(use.value) - avoid;
  put(use.value, use.point, choose(use.value, use.point, free));
}

}  // namespace

void allocate_ssa(const ProgramPoints& points, const AllocationOptions& options,
                  TraceObserver* trace, Allocation& result, Arena& scratch) {
  const Arena::Scope scope(scratch);
  Analyses analyses(points, options, trace, scratch, std::span<const uint32_t>());
  const UsesByInstruction uses(analyses);
  BeladySpiller spiller(analyses, uses);
  spiller.run();
  DominanceColouring(analyses, uses, spiller).run();
  analyses.finish(result);
}

}  // namespace lilt::regalloc
