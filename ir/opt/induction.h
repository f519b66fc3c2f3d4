// Induction variables and counters of loops.
//
// An *induction variable* is a phi of the header to which each iteration adds a constant: LLVM's
// add recurrence of one step. A *counter* is one of step 1 that a test of the loop compares with a
// bound; without a wrap before the bound, so the number of iterations is known before the loop.
#pragma once

#include <cstdint>
#include <optional>

#include "ir/opt/affine_sum.h"
#include "ir/ssa/function.h"

namespace lilt::opt {

// base + constant, of the base's type.
struct ConstantOffset {
  ssa::Value base;
  int64_t constant = 0;
  uint16_t flags = ssa::flag::NoSignedWrap | ssa::flag::NoUnsignedWrap;  // that all additions have
};

// Follows additions of constants, at most sixteen; with `must_extend`, of fewer than 64 bits only
// those without a signed wrap, so that the sign extension is the sum of the extensions. O(1).
ConstantOffset split_offset(const ssa::Function& function, ssa::Value value, bool must_extend);

struct InductionVariable {
  ssa::InstId phi;
  ssa::Value start;  // none() if several edges enter the loop
  int64_t step = 0;
  uint16_t flags = 0;  // NoSignedWrap, NoUnsignedWrap: of the step
};

// Of a phi of the header of a loop with that latch. O(1), and the phi's operands.
std::optional<InductionVariable> find_induction_variable(const ssa::Function& function,
                                                         ssa::InstId phi, ssa::BlockId latch);

struct LoopCounter : InductionVariable {
  ssa::Value bound;
  ssa::IntPredicate stays{};  // between phi and bound, while the loop goes on
  uint32_t width = 0;         // of the phi, 8 … 64

  // Whether no iteration wraps as such a number; both may be false of 64 bits.
  bool is_signed() const;
  bool is_unsigned() const;
  // Whether the term, an extension of the phi, grows by one where the phi does.
  bool grows(const AffineTerm& term) const;
};

// Of the loop that goes on while `condition` is `stays_if`; the caller asks whether the loop leaves
// the bound alone. Its numbers of iterations: bound - start for NE, and for the other predicates
// that, one more if they hold of equal numbers, or none if they do not hold at the start. O(1).
std::optional<LoopCounter> find_counter(const ssa::Function& function, ssa::BlockId header,
                                        ssa::BlockId latch, ssa::Value condition, bool stays_if);

// The bytes by which an address grows with the counter, where all its other terms are invariant by
// `is_invariant(value)`. O(terms).
template <class IsInvariant>
std::optional<uint64_t> stride_of(const AffineSum& sum, const LoopCounter& counter,
                                  IsInvariant is_invariant) {
  uint64_t stride = 0;
  for (const AffineTerm& term : sum.terms()) {
    const bool is_counter = term.value == ssa::Value(counter.phi);
    if (is_counter ? !counter.grows(term) : !is_invariant(term.value)) return std::nullopt;
    if (is_counter) stride += term.factor;
  }
  return stride;
}

}  // namespace lilt::opt
