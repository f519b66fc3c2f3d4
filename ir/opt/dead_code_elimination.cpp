// Dead code elimination by marking: instructions with effects are live, and so are the operands of
// live instructions. Everything else is deleted, including cycles of phis that only use one another
// (Cytron et al. 1991, 7.1).
#include "ir/opt/effects.h"
#include "ir/opt/passes.h"
#include "ir/support/bit_set.h"

namespace lilt::opt {

using namespace ssa;

namespace {

BitSet find_alive(const Function& function) {
  BitSet alive(function.value_count());
  std::vector<InstId> pending;
  auto mark = [&](InstId id) {
    if (alive.insert_new(id.index())) pending.push_back(id);
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

void dead_code_elimination(Function& function) {
  BitSet alive = find_alive(function);
  for (BlockId block : function.blocks()) {
    for (InstId i = function[block].last; i.valid();) {
      InstId before = function.previous(i);
      if (!alive.contains(i.index())) function.erase(i);
      i = before;
    }
  }
}

}  // namespace lilt::opt
