// Dead code elimination by marking: instructions with effects are live, and so are the operands of
// live instructions. Everything else is deleted, including cycles of phis that only use one another
// (Cytron et al. 1991, 7.1).
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"

namespace lilt::opt {

using namespace ssa;

namespace {

class Marking {
 public:
  Marking(const Function& function, Arena& scratch)
      : function_(function), marks_(function.value_count(), 0, scratch), pending_(scratch) {}

  // Marks all live instructions; returns whether there are others.
  bool run() {
    uint32_t dead = 0;
    for (size_t b = function_.blocks().size(); b-- > 0;)
      for (InstId i = function_[function_.blocks()[b]].last; i.valid(); i = function_.previous(i)) {
        if (must_stay(function_, i)) marks_[i] |= kLive;
        marks_[i] |= kPassed;
        is_live(i) ? mark_operands(i) : static_cast<void>(++dead);
      }
    for (; !pending_.empty(); --dead) {
      const InstId id = pending_.back();
      pending_.pop_back();
      mark_operands(id);
    }
    return dead != 0;
  }
  bool is_live(InstId id) const { return (marks_[id] & kLive) != 0; }

 private:
  static constexpr uint8_t kLive = 1, kPassed = 2;

  void mark_operands(InstId id) {
    for (Value operand : function_.operands(id))
      if (operand.is_local()) mark(operand.local());
  }
  // Most users stand after what they use, and the walk goes backwards: what it has passed already
  // waits.
  void mark(InstId id) {
    if (is_live(id)) return;
    if ((marks_[id] & kPassed) != 0) pending_.push_back(id);
    marks_[id] |= kLive;
  }

  const Function& function_;
  ArenaIdMap<InstId, uint8_t> marks_;
  ArenaVector<InstId> pending_;
};

}  // namespace

bool dead_code_elimination(Function& function, Analyses&, Arena& scratch) {
  Marking marking(function, scratch);
  if (!marking.run()) return false;
  for (BlockId block : function.blocks()) {
    for (InstId i = function[block].last; i.valid();) {
      const InstId before = function.previous(i);
      if (!marking.is_live(i)) function.erase(i);
      i = before;
    }
  }
  return true;
}

}  // namespace lilt::opt
