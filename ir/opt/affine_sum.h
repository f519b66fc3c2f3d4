// Addresses and integers as sums of terms: a value with a factor each, and a constant.
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
// Source: LLVM's decomposition of getelementptrs (BasicAliasAnalysis) and its ScalarEvolution.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "ir/ssa/cfg.h"
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

// The loop in which a sum is made: values from outside of it are not followed. The forest must know
// all blocks of the function.
struct SumLoop {
  const ssa::LoopForest& loops;
  uint32_t loop;
  ssa::BlockId latch;    // for sums of the next iteration
  bool is_next = false;  // the sum is that of the next iteration

  bool is_outside(const ssa::Function& function, ssa::Value value) const;
};

// The sum that an address is, or nothing if it has too many terms, or is computed through more than
// twelve instructions in a row; of the next iteration also if it depends on a phi through
// operations that are not linear. `loop` may be null. O(1).
std::optional<AffineSum> sum_of_address(const ssa::Function& function, ssa::Value address,
                                        const SumLoop* loop = nullptr);

}  // namespace lilt::opt
