// Phis that are always equal become one.
//
// Idea. Two phis of a block are equal if they are equal on each path into it. Around a loop that is
// a circle: the phi of a variable's value is equal to its copy if what the iterations make of them
// is. So a pair is assumed to be equal, and the pairs of its operands are looked at under this
// assumption: they are the same value, or phis of one block, whose pair is assumed in its turn. If
// no pair fails, all that were assumed are equal. (Optimistic value numbering: Alpern, Wegman,
// Zadeck, "Detecting Equality of Variables in Programs", POPL 1988; here for phis alone. LLVM does
// the same where its register coalescer joins copies of identical values.)
//
// An optimizer that threads jumps leaves such copies: the variables of an interpreter then take two
// registers each.
//
// Invariants. Only phis whose first operands are the same value are compared, which a phi and its
// copy have on the edge that enters a loop: so a block's phis are sorted by it, and each is
// compared with a few neighbours. Entries stand in the order of the block's predecessors in each
// phi, or the pair fails.
// Cost: O(phis log phis) for blocks with several, and kMaxPairs × operands for each pair that
// begins alike.
#include <algorithm>
#include <utility>

#include "ir/opt/passes.h"
#include "ir/support/arena.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxPairs = 24;      // assumed at a time
constexpr size_t kMaxNeighbours = 6;  // that a phi is compared with

class PhiMerging {
 public:
  PhiMerging(Function& function, Arena& scratch)
      : function_(function), phis_(scratch), assumed_(scratch) {}

  bool run() {
    for (const BlockId block : function_.blocks())
      if (collect(block)) merge();
    return has_changed_;
  }

 private:
  struct Candidate {
    uint32_t first_operand;  // its word
    uint32_t order;          // in the block
    InstId phi;
  };
  struct Pair {
    InstId kept, copy;
    friend bool operator==(const Pair&, const Pair&) = default;
  };

  // The block's phis, those with one first operand side by side. Whether there are several.
  bool collect(BlockId block) {
    phis_.clear();
    for (InstId phi = function_[block].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi))
      phis_.push_back({function_.operand(phi, 0).word(), static_cast<uint32_t>(phis_.size()), phi});
    if (phis_.size() < 2) return false;
    std::ranges::sort(phis_, {},
                      [](const Candidate& c) { return std::pair(c.first_operand, c.order); });
    return true;
  }

  void merge() {
    for (size_t i = 1; i < phis_.size(); ++i)
      for (size_t j = i; j-- > 0 && i - j <= kMaxNeighbours &&
                         phis_[j].first_operand == phis_[i].first_operand;) {
        assumed_.clear();
        if (!phis_[j].phi.valid() || !phis_[i].phi.valid()) continue;
        if (!assume(phis_[j].phi, phis_[i].phi) || !are_equal()) continue;
        replace();
      }
  }

  bool assume(InstId kept, InstId copy) {
    const Instruction &a = function_[kept], &b = function_[copy];
    if (a.type != b.type || a.flags != b.flags || a.operand_count != b.operand_count ||
        assumed_.size() == kMaxPairs)
      return false;
    assumed_.push_back({kept, copy});
    return true;
  }
  // Whether all that is assumed follows from itself.
  bool are_equal() {
    for (size_t i = 0; i < assumed_.size(); ++i) {
      const Pair pair = assumed_[i];
      for (uint32_t k = 0; k < function_[pair.kept].operand_count; ++k)
        if (!is_same(function_.operand(pair.kept, k), function_.operand(pair.copy, k)))
          return false;
    }
    return true;
  }
  bool is_same(Value kept, Value copy) {
    if (kept == copy) return true;
    if (!kept.is_local() || !copy.is_local()) return false;
    const Pair pair{kept.local(), copy.local()};
    if (std::ranges::find(assumed_, pair) != assumed_.end()) return true;
    return function_[pair.kept].opcode == Opcode::Phi &&
           function_[pair.copy].opcode == Opcode::Phi &&
           function_.block_of(pair.kept) == function_.block_of(pair.copy) &&
           assume(pair.kept, pair.copy);
  }

  // A phi may be the copy of one pair and what another keeps.
  void replace() {
    function_.track_uses();
    for (size_t i = 0; i < assumed_.size(); ++i) {
      Pair& pair = assumed_[i];
      bool is_gone = false;
      for (size_t earlier = 0; earlier < i; ++earlier) {
        is_gone |= assumed_[earlier].copy == pair.copy;
        if (assumed_[earlier].copy == pair.kept) pair.kept = assumed_[earlier].kept;
      }
      if (is_gone || pair.kept == pair.copy) continue;
      function_.replace_all_uses(pair.copy, pair.kept);
      function_.erase(pair.copy);
      for (Candidate& candidate : phis_)
        if (candidate.phi == pair.copy) candidate.phi = {};
      has_changed_ = true;
    }
  }

  Function& function_;
  ArenaVector<Candidate> phis_;  // of the block that is visited
  ArenaVector<Pair> assumed_;
  bool has_changed_ = false;
};

}  // namespace

bool phi_congruence(Function& function, Analyses&, Arena& scratch) {
  return PhiMerging(function, scratch).run();
}

}  // namespace lilt::opt
