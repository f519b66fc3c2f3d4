#include "regalloc/temporaries.h"

#include <cassert>

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

void assign(Analyses& a, RegisterUnions& unions, RegisterPreferences& preferences, uint32_t index,
            Register r) {
  const LiveRange& range = a.ranges[index];
  a.record(range.temporary ? TraceKind::Operand : TraceKind::Assign, range, range.to, 0, r);
  preferences.use(range, r);
  unions.assign(index, r);
}

void spill(Analyses& a, RegisterUnions& unions, uint32_t index) {
  if (a.ranges[index].reg != 0) {
    unions.remove(index);
    ++a.ranges.evictions;
  }
  if (a.trace != nullptr) {
    a.record(TraceKind::Spill, a.ranges[index], 0, spill_cost(a, a.ranges[index]));
    tell_spill_cost(a, a.ranges[index]);
  }
  a.ranges.serve_in_memory(index);
}

namespace {

class TemporaryPlacer {
 public:
  TemporaryPlacer(Analyses& analyses, RegisterUnions& unions, RegisterPreferences& preferences)
      : a_(analyses), unions_(unions), preferences_(preferences) {}

  void place(uint32_t index) {
    const LiveRange& range = a_.ranges[index];
    const auto register_class = static_cast<size_t>(a_.ranges.class_of(index));
    // With few registers allowed, one instruction may need more: then any of the class will do.
    for (RegSet registers :
         {a_.choice.allowed[register_class], a_.choice.members[register_class]}) {
      const RegSet free = unions_.free(range, registers);
      Register r = free.empty() ? make_room(range, registers) : preferences_.best(range, free);
      if (!r.valid()) continue;
      return assign(a_, unions_, preferences_, index, r);
    }
    assert(false && "an instruction demands more registers than there are");
  }

 private:
  // A register whose live ranges have been spilled; none if an instruction needs them all.
  Register make_room(const LiveRange& range, RegSet registers) {
    const Eviction eviction = cheapest_eviction(unions_, range, registers, [&](uint32_t other) {
      return spill_weight(a_, a_.ranges[other]);
    });
    if (!eviction.reg.valid()) return {};
    for (uint32_t other = interfering(range, eviction.reg); other != UINT32_MAX;
         other = interfering(range, eviction.reg))
      spill(a_, unions_, other);
    return eviction.reg;
  }

  uint32_t interfering(const LiveRange& range, Register r) const {
    uint32_t found = UINT32_MAX;
    unions_.for_each_interfering(range, r, [&](uint32_t other) {
      found = other;
      return false;
    });
    return found;
  }

  Analyses& a_;
  RegisterUnions& unions_;
  RegisterPreferences& preferences_;
};

}  // namespace

uint32_t place_temporaries(Analyses& analyses, RegisterUnions& unions,
                           RegisterPreferences& preferences, uint32_t first) {
  TemporaryPlacer placer(analyses, unions, preferences);
  for (; first < analyses.ranges.size(); ++first)
    if (analyses.ranges[first].temporary && analyses.ranges[first].reg == 0) placer.place(first);
  return first;
}

}  // namespace lilt::regalloc
