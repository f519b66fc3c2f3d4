#include "ir/ssa/phi_redirection.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace lilt::ssa {

namespace {

// Rewrites the phis of one target after another, by the changes of its edges.
class PhiRedirection {
 public:
  PhiRedirection(Function& function, std::span<const EdgeChange> changes, Arena& scratch)
      : function_(function),
        changes_(changes),
        first_(function.block_count(), kNone, scratch),
        done_for_(function.block_count(), InstId::none(), scratch),
        rewritten_(scratch) {}

  // changes [begin, end) have one target and are sorted by old predecessor.
  void redirect(size_t begin, size_t end) {
    for (size_t i = end; i-- > begin;) first_[changes_[i].old_predecessor.index()] = i;
    BlockId target = changes_[begin].target;
    for (InstId phi = function_[target].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi))
      rewrite(phi, end);
    for (size_t i = begin; i < end; ++i) first_[changes_[i].old_predecessor.index()] = kNone;
  }

 private:
  static constexpr size_t kNone = SIZE_MAX;

  void rewrite(InstId phi, size_t end) {
    std::span<const Value> operands = function_.operands(phi);
    rewritten_.clear();
    for (size_t i = 0; i < operands.size(); i += 2) {
      BlockId from = operands[i + 1].block();
      size_t change = first_[from.index()];
      if (change == kNone) {
        add(operands[i], from);
      } else if (done_for_[from.index()] != phi) {
        done_for_[from.index()] = phi;
        for (; change < end && changes_[change].old_predecessor == from; ++change)
          add(operands[i], changes_[change].new_predecessor);
      }
    }
    function_.set_operands(phi, rewritten_);
  }

  void add(Value value, BlockId from) {
    rewritten_.push_back(value);
    rewritten_.push_back(from);
  }

  Function& function_;
  std::span<const EdgeChange> changes_;
  ArenaVector<size_t> first_;     // by old predecessor: its first change of the current target
  ArenaVector<InstId> done_for_;  // by old predecessor: the last phi that got its new entries
  ArenaVector<Value> rewritten_;
};

}  // namespace

void redirect_phis(Function& function, std::span<const EdgeChange> given, Arena& scratch) {
  std::span<uint32_t> order = scratch.uninitialized<uint32_t>(given.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](uint32_t i) {
    return std::tuple(given[i].target, given[i].old_predecessor, i);
  });
  std::span<EdgeChange> changes = scratch.uninitialized<EdgeChange>(given.size());
  std::ranges::transform(order, changes.begin(), [&](uint32_t i) { return given[i]; });
  PhiRedirection redirection(function, changes, scratch);
  for (size_t begin = 0, end = 0; begin < changes.size(); begin = end) {
    while (end < changes.size() && changes[end].target == changes[begin].target) ++end;
    redirection.redirect(begin, end);
  }
}

}  // namespace lilt::ssa
