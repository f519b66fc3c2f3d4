// Dead code elimination by marking: instructions with effects are live, and so are the operands of
// live instructions. Everything else is deleted, including cycles of phis that only use one another
// (Cytron et al. 1991, 7.1).
#include "ir/opt/effects.h"
#include "ir/opt/passes.h"

namespace lilt::opt {

using namespace ssa;

namespace {

ArenaIdMap<InstId, bool> find_alive(const Function& function, Arena& scratch) {
  ArenaIdMap<InstId, bool> alive(function.value_count(), false, scratch);
  ArenaVector<InstId> pending(scratch);
  pending.reserve(function.value_count());
  auto mark = [&](InstId id) {
    if (alive[id]) return;
    alive[id] = true;
    pending.push_back(id);
  };
  for (BlockId block : function.blocks())
    for (InstId i = function[block].first; i.valid(); i = function.next(i))
      if (must_stay(function, i)) mark(i);
  while (!pending.empty()) {
    InstId id = pending.back();
    pending.pop_back();
    for (Value operand : function.operands(id))
      if (operand.is_local()) mark(operand.local());
  }
  return alive;
}

}  // namespace

bool dead_code_elimination(Function& function, Analyses&, Arena& scratch) {
  const ArenaIdMap<InstId, bool> alive = find_alive(function, scratch);
  bool has_changed = false;
  for (BlockId block : function.blocks()) {
    for (InstId i = function[block].last; i.valid();) {
      InstId before = function.previous(i);
      if (!alive[i]) {
        function.erase(i);
        has_changed = true;
      }
      i = before;
    }
  }
  return has_changed;
}

}  // namespace lilt::opt
