#include "regalloc/temporaries.h"

#include <cassert>

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

void assign(Analyses& a, RegisterUnions& unions, RegisterPreferences& preferences, uint32_t index,
            Register r) {
  const Piece& piece = a.pieces[index];
  a.record(piece.temporary ? TraceKind::Operand : TraceKind::Assign, piece, piece.to, 0, r);
  preferences.use(piece, r);
  unions.assign(index, r);
}

void spill(Analyses& a, RegisterUnions& unions, uint32_t index) {
  if (a.pieces[index].reg != 0) {
    unions.remove(index);
    ++a.pieces.evictions;
  }
  if (a.trace != nullptr)
    a.record(TraceKind::Spill, a.pieces[index], 0, spill_cost(a, a.pieces[index]));
  a.pieces.serve_in_memory(index);
}

namespace {

class TemporaryPlacer {
 public:
  TemporaryPlacer(Analyses& analyses, RegisterUnions& unions, RegisterPreferences& preferences)
      : a_(analyses), unions_(unions), preferences_(preferences) {}

  void place(uint32_t index) {
    const Piece& piece = a_.pieces[index];
    const auto register_class = static_cast<size_t>(a_.pieces.class_of(index));
    // With few registers allowed, one instruction may need more: then any of the class will do.
    for (RegSet registers :
         {a_.choice.allowed[register_class], a_.choice.members[register_class]}) {
      const RegSet free = unions_.free(piece, registers);
      Register r = free.empty() ? make_room(piece, registers) : preferences_.best(piece, free);
      if (!r.valid()) continue;
      return assign(a_, unions_, preferences_, index, r);
    }
    assert(false && "an instruction demands more registers than there are");
  }

 private:
  // A register whose pieces have been spilled; none if an instruction needs them all.
  Register make_room(const Piece& piece, RegSet registers) {
    const Eviction eviction = cheapest_eviction(unions_, piece, registers, [&](uint32_t other) {
      return spill_weight(a_, a_.pieces[other]);
    });
    if (!eviction.reg.valid()) return {};
    for (uint32_t other = interfering(piece, eviction.reg); other != UINT32_MAX;
         other = interfering(piece, eviction.reg))
      spill(a_, unions_, other);
    return eviction.reg;
  }

  uint32_t interfering(const Piece& piece, Register r) const {
    uint32_t found = UINT32_MAX;
    unions_.for_each_interfering(piece, r, [&](uint32_t other) {
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
  for (; first < analyses.pieces.size(); ++first)
    if (analyses.pieces[first].temporary && analyses.pieces[first].reg == 0) placer.place(first);
  return first;
}

}  // namespace lilt::regalloc
