// What the text promises about single instructions (arguments, results of calls, accesses), and
// what few definitions show of a value.
#pragma once

#include <optional>

#include "ir/ssa/function.h"

namespace lilt::opt {

// An argument's; those of a function whose signature legalization has changed promise nothing.
// O(1).
const ssa::ParameterFacts& argument_facts(const ssa::Function& function, ssa::InstId argument);

// The values from `low` on and below `high`, modulo the width; equal bounds: all.
struct ValueRange {
  uint64_t low = 0, high = 0;
};
// Those for which `x predicate c` holds; nothing if that is all or none. O(1).
std::optional<ValueRange> range_where(ssa::IntPredicate predicate, uint64_t c, uint32_t width);
// Those that are in both, if they are one range and not none. O(1).
std::optional<ValueRange> intersection(const ValueRange& a, const ValueRange& b, uint32_t width);
// Whether x is in a range: `x - minus predicate bound`.
struct RangeTest {
  uint64_t minus = 0;
  ssa::IntPredicate predicate{};
  uint64_t bound = 0;
};
RangeTest test_of(const ValueRange& range, uint32_t width);
// Of an integer of at most 64 bits: `!range` and `range(…)`. Poison is outside. O(text of the
// node).
std::optional<ValueRange> promised_range(const ssa::Function& function, ssa::Value value);
// The range of what a body returns, if all that is numbers: of constants, also through phis,
// selects and extensions; nothing of other bodies. O(returns).
ssa::ParameterFacts result_range(const ssa::Function& body);
// Whether a value may be poison, as far as few definitions show. Undef must not become one.
bool may_be_poison(const ssa::Function& function, ssa::Value value, unsigned depth = 0);
// Whether a number is NaN or lacks a sign, as far as few definitions show: it is not less than
// zero, nor the zero below it.
bool is_never_negative(const ssa::Function& function, ssa::Value value, unsigned depth = 0);
// Whether a pointer is promised not to be null, or poison if it is.
bool is_promised_nonnull(const ssa::Function& function, ssa::Value pointer);
// How many bytes after the pointer can be read without a trap as far as the text says; perhaps 0.
uint64_t promised_bytes(const ssa::Function& function, ssa::Value pointer);

}  // namespace lilt::opt
