// Phis that are always equal become one; a phi that is always the same number becomes the number.
//
// Idea. Two phis of a block are equal if they are equal on each path into it. Around a loop that is
// a circle: the phi of a variable's value is equal to its copy if what the iterations make of them
// is. So a pair is assumed to be equal, and the pairs of its operands are looked at under this
// assumption: they are the same value, phis of one block, or the same operation; such a pair is
// assumed in its turn. If no pair fails, all that were assumed are equal. (Optimistic value
// numbering: Alpern, Wegman, Zadeck, "Detecting Equality of Variables in Programs", POPL 1988.)
//
// An optimizer that threads jumps leaves such copies: the variables of an interpreter then take two
// registers each. One that unrolls loops leaves counters that are equal to the loop's own.
//
// A phi whose only number among its operands is c is assumed to be c in the same way, and what the
// other operands compute from such phis must fold to c. (Constants of a loop's variables: the
// optimistic part of Wegman & Zadeck, "Constant Propagation with Conditional Branches", TOPLAS
// 1991, which also follows what branches decide.)
//
// Invariants. Only phis whose first operands are the same value are compared, which a phi and its
// copy have on the edge that enters a loop: so a block's phis are sorted by it, and each is
// compared with a few neighbours. Entries stand in the order of the block's predecessors in each
// phi, or the pair fails.
// Cost: O(phis log phis) for blocks with several, and kMaxPairs × operands for each pair that
// begins alike; kMaxFolds operations for each phi with a number.
#include <algorithm>
#include <array>
#include <utility>

#include "ir/opt/passes.h"
#include "ir/ssa/fold.h"
#include "ir/support/arena.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxPairs = 24;      // assumed at a time
constexpr size_t kMaxNeighbours = 6;  // that a phi is compared with
constexpr int kMaxFolds = 64;         // of operations, for one phi
constexpr int kMaxOperations = 32;    // from one to an equal one of its block
constexpr size_t kMaxFolded = 3;      // operands of an operation

class PhiMerging {
 public:
  PhiMerging(Function& function, Arena& scratch)
      : function_(function), phis_(scratch), assumed_(scratch) {}

  Change run() {
    for (const BlockId block : function_.blocks())
      if (collect(block)) {
        merge();
        find_constants();
      }
    return has_numbers_ ? Change::Again : has_changed_ ? Change::Done : Change::None;
  }

 private:
  struct Candidate {
    uint32_t first_operand;  // its word
    uint32_t order;          // in the block
    InstId phi;
  };
  struct Pair {
    Value kept;  // a phi of the copy's block, the same operation, or a number
    InstId copy;
    friend bool operator==(const Pair&, const Pair&) = default;
  };

  // The block's phis, those with one first operand side by side. Whether there are some.
  bool collect(BlockId block) {
    phis_.clear();
    for (InstId phi = function_[block].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi))
      phis_.push_back({function_.operand(phi, 0).word(), static_cast<uint32_t>(phis_.size()), phi});
    std::ranges::sort(phis_, {},
                      [](const Candidate& c) { return std::pair(c.first_operand, c.order); });
    return !phis_.empty();
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

  void find_constants() {
    for (const Candidate& candidate : phis_) {
      assumed_.clear();
      folds_ = 0;
      if (!candidate.phi.valid() || !assumed_number(candidate.phi).valid() || !are_equal())
        continue;
      replace();
      has_numbers_ = true;
    }
  }

  bool assume(InstId kept, InstId copy) {
    const Instruction &a = function_[kept], &b = function_[copy];
    if (a.opcode != b.opcode || a.subcode != b.subcode || a.type != b.type ||
        a.operand_count != b.operand_count || assumed_.size() == kMaxPairs)
      return false;
    assumed_.push_back({kept, copy});
    return true;
  }
  // Whether all that is assumed follows from itself.
  bool are_equal() {
    for (size_t i = 0; i < assumed_.size(); ++i) {
      const Pair pair = assumed_[i];
      const auto operands = function_.operands(pair.copy);
      for (uint32_t k = 0; k < operands.size(); ++k) {
        if (pair.kept.is_constant()) {
          if (!operands[k].is_block() && number_of(operands[k]) != pair.kept) return false;
        } else if (!is_same(function_.operand(pair.kept.local(), k), operands[k])) {
          return false;
        }
      }
    }
    return true;
  }
  bool is_same(Value kept, Value copy) {
    if (kept == copy) return true;
    if (!kept.is_local() || !copy.is_local()) return false;
    const Pair pair{kept, copy.local()};
    if (std::ranges::find(assumed_, pair) != assumed_.end()) return true;
    const Opcode opcode = function_[pair.copy].opcode;
    const bool may_be_equal =
        opcode == Opcode::Phi ? function_.block_of(kept.local()) == function_.block_of(pair.copy)
                              : is_binary(opcode) || is_cast(opcode) ||
                                    opcode == Opcode::GetElementPtr || opcode == Opcode::Select;
    return may_be_equal && assume(kept.local(), pair.copy);
  }
  // What the value is under the assumptions, to which phis of one number are added; or none().
  Value number_of(Value value) {
    if (!value.is_local()) return is_number(value) ? value : Value();
    const InstId id = value.local();
    const Instruction& i = function_[id];
    if (i.opcode == Opcode::Phi) return assumed_number(id);
    if (i.operand_count > kMaxFolded || ++folds_ > kMaxFolds) return {};
    std::array<Value, kMaxFolded> numbers;
    for (uint32_t k = 0; k < i.operand_count; ++k)
      if (numbers[k] = number_of(function_.operand(id, k)); !numbers[k].valid()) return {};
    return fold(function_, i.opcode, i.subcode, i.flags, i.type,
                std::span(numbers).first(i.operand_count));
  }
  // The only number among a phi's operands, or what the first one is if there is none: the phi is
  // assumed to be it. Or none().
  Value assumed_number(InstId phi) {
    const auto known = std::ranges::find(assumed_, phi, &Pair::copy);
    if (known != assumed_.end()) return known->kept;
    Value number;
    for (const Value operand : function_.operands(phi)) {
      if (!operand.is_constant() || operand == number) continue;
      if (number.valid() || !is_number(operand)) return {};
      number = operand;
    }
    if (!number.valid() && ++folds_ <= kMaxFolds) number = number_of(function_.operand(phi, 0));
    if (!number.valid() || assumed_.size() == kMaxPairs) return {};
    assumed_.push_back({number, phi});
    return number;
  }
  bool is_number(Value value) const {
    if (!value.is_constant()) return false;
    const ConstantKind kind = function_.constants()[value.constant()].kind;
    return kind == ConstantKind::Integer || kind == ConstantKind::Floating;
  }

  // Whether the operation comes after the other one in its block, so that it may take its value.
  bool is_soon_after(InstId copy, InstId kept) const {
    for (int steps = 0; kept.valid() && steps < kMaxOperations; ++steps)
      if ((kept = function_.next(kept)) == copy) return true;
    return false;
  }
  // A phi may be the copy of one pair and what another keeps.
  void replace() {
    function_.track_uses();
    for (size_t i = 0; i < assumed_.size(); ++i) {
      Pair& pair = assumed_[i];
      bool is_gone = false;
      for (size_t earlier = 0; earlier < i; ++earlier) {
        is_gone |= assumed_[earlier].copy == pair.copy;
        if (Value(assumed_[earlier].copy) == pair.kept) pair.kept = assumed_[earlier].kept;
      }
      if (pair.kept == Value(pair.copy)) continue;
      if (pair.kept.is_local()) function_[pair.kept.local()].flags &= function_[pair.copy].flags;
      const bool is_phi = function_[pair.copy].opcode == Opcode::Phi;
      if (is_gone || (!is_phi && !is_soon_after(pair.copy, pair.kept.local()))) continue;
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
  int folds_ = 0;  // operations that were folded for the phi that is visited
  bool has_changed_ = false, has_numbers_ = false;
};

}  // namespace

Change phi_congruence(Function& function, Analyses&, const Remarks&, Arena& scratch) {
  return PhiMerging(function, scratch).run();
}

}  // namespace lilt::opt
