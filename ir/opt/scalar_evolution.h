// How values change in loops: addresses and integers as sums of terms, induction variables,
// counters.
//
// Idea. getelementptrs, additions, subtractions, products with constants and extensions are linear.
// What they compute is  constant + factor1 * value1 + factor2 * value2 + …  modulo 2^64, where the
// sum of an address has the pointer that it is computed from as one of its terms. So two addresses
// whose sums have equal terms are a constant apart, and an address moves by a value's factor where
// that value grows by one.
//
// Terms. A narrow value counts *extended* to 64 bits. An extension of a sum that does not wrap is
// the sum of the extensions, so that %i and the i64 of %i + 1 share a term if the text promises
// `nsw`. Within a loop a sum may be *of the next iteration*: the header's phis have the values that
// come from the latch.
//
// An *induction variable* is a phi of the header to which each iteration adds a constant: LLVM's
// add recurrence of one step. A *counter* is one that a test of the loop compares with a bound;
// without a wrap before the bound, so the number of iterations is known before the loop.
//
// A value may be *assumed* to be one, by what compares it before the loop.
//
// Source: LLVM's decomposition of getelementptrs (BasicAliasAnalysis), its ScalarEvolution, and the
// symbolic strides of its LoopAccessAnalysis.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "ir/opt/loops.h"
#include "ir/ssa/function.h"

namespace lilt::opt {

enum class Extension : uint8_t { None, Zero, Sign };

struct AffineTerm {
  ssa::Value value;
  Extension extension = Extension::None;
  uint64_t factor = 0;
  bool is_non_negative = false;  // the sum is poison otherwise, so either extension is right
};

class AffineSum {
 public:
  static constexpr size_t kMaxTerms = 6;

  uint64_t constant = 0;

  // The terms have different values or extensions; a factor may be 0.
  std::span<const AffineTerm> terms() const { return std::span(terms_).first(count_); }
  // False if there are too many terms. O(terms).
  bool add(const AffineTerm& term);

 private:
  std::array<AffineTerm, kMaxTerms> terms_;
  size_t count_ = 0;
};

// By how much `b` is greater than `a`, if that is a constant. O(terms²).
std::optional<uint64_t> distance(const AffineSum& a, const AffineSum& b);

// Whether so many bytes after the one and the other address have none in common; false if their
// distance is not a constant. O(terms²).
bool are_apart(const AffineSum& a, uint64_t a_size, const AffineSum& b, uint64_t b_size);

// base + constant, of the base's type.
struct ConstantOffset {
  ssa::Value base;
  int64_t constant = 0;
  uint16_t flags = ssa::flag::NoSignedWrap | ssa::flag::NoUnsignedWrap;  // that all additions have
};

// Follows additions of constants, at most sixteen; with `must_extend`, of fewer than 64 bits only
// those without a signed wrap, so that the sign extension is the sum of the extensions. `one`, if
// there is such a value, counts as 1. O(1).
ConstantOffset split_offset(const ssa::Function& function, ssa::Value value, bool must_extend,
                            ssa::Value one = {});

struct InductionVariable {
  ssa::InstId phi;
  ssa::Value start;  // none() if several edges enter the loop
  int64_t step = 0;
  uint16_t flags = 0;  // NoSignedWrap, NoUnsignedWrap: of the step
};

struct LoopCounter : InductionVariable {
  ssa::Value bound;
  ssa::IntPredicate stays{};  // between phi and bound, while the loop goes on
  uint32_t width = 0;         // of the phi, 8 … 64
  bool tests_next = false;    // the test compares what it is in the next iteration

  // Whether it counts iterations from its start, and the test compares the phi.
  bool is_simple() const { return step == 1 && !tests_next; }

  // Whether the loop goes on where the counter equals the bound.
  bool has_closed_range() const {
    return stays == ssa::IntPredicate::SLE || stays == ssa::IntPredicate::ULE ||
           stays == ssa::IntPredicate::SGE;
  }
  // The number of iterations, if start and bound are constants. O(1).
  std::optional<uint64_t> known_iterations(const ssa::Function& function) const;

  // Whether no iteration wraps as such a number; both may be false of 64 bits.
  bool is_signed() const;
  bool is_unsigned() const;
  // Whether the term, an extension of the phi, grows by one where the phi does.
  bool grows(const AffineTerm& term) const;
};

// Answers about one function and its loops, if there are any to ask about. The forest must know all
// blocks of the function.
class ScalarEvolution {
 public:
  explicit ScalarEvolution(const ssa::Function& function, const ssa::LoopForest* loops = nullptr)
      : function_(function), loops_(loops) {}

  // From now on the value, or none(), counts as 1. It must be from outside the loops asked about.
  void assume_one(ssa::Value value) { one_ = value; }
  ssa::Value assumed_one() const { return one_; }

  // The sum that an address is, or nothing if it has too many terms, or is computed through more
  // than twelve instructions in a row. Within a loop, values from outside are not followed. O(1).
  std::optional<AffineSum> sum_of(ssa::Value address, uint32_t loop = ssa::kNoLoop) const;
  // The sum that it is in the next iteration; nothing also if it depends on a phi through
  // operations that are not linear. The loop needs a latch. O(1).
  std::optional<AffineSum> next_sum_of(ssa::Value address, uint32_t loop) const;
  // Whether all terms are from outside the loop. O(terms × depth).
  bool is_invariant(const AffineSum& sum, uint32_t loop) const;
  // The bytes by which an address grows with a counter of the loop, where all its other terms are
  // invariant by `is_invariant(value)`. O(terms).
  template <class IsInvariant>
  std::optional<uint64_t> stride_of(ssa::Value address, uint32_t loop, const LoopCounter& counter,
                                    IsInvariant is_invariant) const {
    const std::optional<AffineSum> sum = sum_of(address, loop);
    if (!sum) return std::nullopt;
    uint64_t stride = 0;
    for (const AffineTerm& term : sum->terms()) {
      const bool is_counter = term.value == ssa::Value(counter.phi);
      if (is_counter ? !counter.grows(term) : !is_invariant(term.value)) return std::nullopt;
      if (is_counter) stride += term.factor;
    }
    return stride;
  }

  // What a phi of the header is; nothing if the loop lacks a latch. O(1), and the phi's operands.
  std::optional<InductionVariable> induction_variable(ssa::InstId phi, uint32_t loop) const;
  // Of a loop with a latch that goes on while `condition` is `stays_if`; the caller asks whether
  // the loop leaves the bound alone. Numbers of iterations of a simple one: bound - start for NE,
  // and for the other predicates that, one more if they hold of equal numbers, or none if they do
  // not hold at the start. O(1).
  std::optional<LoopCounter> counter(uint32_t loop, ssa::Value condition, bool stays_if) const;

 private:
  const ssa::Function& function_;
  const ssa::LoopForest* loops_;
  ssa::Value one_;
};

// The constants that values of a loop are in one iteration after the other, with all wraps, as far
// as they follow from phis that start with constants (LLVM's exhaustive evaluation of exit counts).
class ConstantIterations {
 public:
  ConstantIterations(ssa::Function& function, const ssa::LoopForest& loops, Arena& scratch)
      : function_(function), loops_(loops), constants_(scratch), next_(scratch) {}

  // Goes to the first iteration of a loop with a latch, whose header's phis have two entries.
  void begin(uint32_t loop);
  // The number of the iteration, 0 for the first, in which the condition is `wanted`; nothing if
  // that is not known, or not among the first `most` and one more. Goes to that iteration.
  std::optional<uint32_t> find_iteration(ssa::Value condition, bool wanted, uint32_t most);
  // The constant that a value is in this iteration, or none(). Folds what is computed by at most
  // six operations in a row.
  ssa::Value value_of(ssa::Value value, int steps = 0);

 private:
  void advance();

  ssa::Function& function_;
  const ssa::LoopForest& loops_;
  uint32_t loop_ = ssa::kNoLoop;
  ArenaIdMap<ssa::InstId, ssa::Value> constants_;  // by phi of the header
  ArenaVector<ssa::Value> next_;
};

}  // namespace lilt::opt
