// Inlining: which calls are replaced by a copy of the function's body.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ir/ssa/function.h"
#include "ir/ssa/profile.h"
#include "ir/support/arena.h"
#include "ir/support/remarks.h"

namespace lilt::opt {

// What a body is made of.
struct BodySurvey {
  uint32_t size = 0;         // in instructions that become code
  bool is_straight = false;  // one block
  uint32_t frame = 0;        // bytes of allocas and of objects passed by value that stay in memory
  bool has_landing_pads = false;
  bool has_filters = false;       // in landing pads
  bool has_phis_at_pads = false;  // before landing pads
  bool has_other_calls = false;   // that cannot become invokes
  bool has_jumps = false;         // `musttail` calls
  bool has_single_calls = false;  // `noduplicate`
  // By parameter: loads and stores through it, and addresses at constant distances. They vanish if
  // it points to an alloca of the caller that becomes a value, or several.
  std::vector<uint32_t> accesses;
  // By parameter: calls of it. They become direct, and may be inlined, if it is a function's name.
  std::vector<uint32_t> calls;
  uint32_t arguments() const { return static_cast<uint32_t>(accesses.size()); }
  // In instructions: what arguments may make of the body at most.
  uint32_t largest_gain() const;
  // A call that may be inlined.
  struct Call {
    ssa::SymbolId callee;
    uint64_t own_objects = 0;  // the first 64 arguments, a bit for each: it points to an alloca
  };
  std::vector<Call> inlinable;
};
// nullopt if the body cannot be inlined: it needs a frame or a label of its own. `is_always`: for
// calls that are `alwaysinline`, which stay for less. O(instructions).
std::optional<BodySurvey> survey_body(const ssa::Function& body, bool is_always);

// How many bodies deep functions with one call come in, whose size the bodies around do not count.
inline constexpr uint32_t kInlineDepth = 4;
// The same of all calls that are not `alwaysinline`.
inline constexpr uint32_t kMaxInlineDepth = 32;
// Instructions that `alwaysinline` calls may bring into a function: where each of n functions calls
// the next twice, there would be 2^n.
inline constexpr size_t kAlwaysGrowth = 30'000;

// A body that others take in. It is the same for all of them: simplified, nothing inlined into it.
struct InlineBody {
  std::unique_ptr<ssa::Function> function;  // see InlineBodies::function_of
  ssa::SymbolId symbol;
  BodySurvey survey;
  // See frequencies_of_calls; empty without the summary of a profile.
  std::vector<float> call_frequencies;
  bool has_one_call = false;  // and no other use: the function goes if that call does
  bool is_merged = false;     // equal instructions have become one
  uint32_t last_caller = 0;   // that asked for its instructions, in the order of callers
  // One more than the size with the calls that come in with it, once that is known; else 0. What
  // only calls the next function, as a wrapper does, adds nothing.
  uint32_t expanded_size = 0;
  const InlineBody* cycle = nullptr;  // of calls, by its first body; their bodies are not counted
  // While sizes are searched: the size so far, when the search met it, and the first body of its
  // cycle that it has met (Tarjan, 1972).
  uint32_t partial_size = 0, order = 0, first_of_cycle = 0;
};

// Where inline_calls gets bodies from.
class InlineBodies {
 public:
  virtual ~InlineBodies() = default;
  // Whether some function of the module is `alwaysinline`.
  virtual bool has_always() const = 0;
  // Whether `noinline` counts: a front end that does not optimize puts it on every function.
  virtual bool obeys_noinline() const = 0;
  // The module's; see ssa::profile_summary.
  virtual const ssa::ProfileSummary& profile() const = 0;
  // The function whose name has that hash; none() if there is none. O(functions), then O(1).
  virtual ssa::SymbolId function_of_guid(uint64_t guid) = 0;
  // The body of a function that why_not_inlined allows; null if it has one that cannot be inlined
  // or is too large; `is_always`: none is. The same for every caller and thread.
  virtual InlineBody* find(ssa::SymbolId function, bool is_always) = 0;
  // What is known of a function's result since its body was read, whether it comes in or not: see
  // result_range.
  virtual ssa::ParameterFacts result_of(ssa::SymbolId function) const = 0;
  // Its instructions, valid until the caller is done.
  virtual const ssa::Function& function_of(InlineBody& body) = 0;
};

// The largest body that is inlined where the text does not say `alwaysinline`, in instructions; the
// text of a larger one need not be read to its end.
inline constexpr uint32_t kMaxInlined = 45;
// The same of a function that the source declares `inline` (LLVM's thresholds are 225 and 325, of 5
// for an instruction); a body without branches may be larger by half, as there.
inline constexpr uint32_t kMaxHinted = 65;
inline constexpr uint32_t kMaxStraight = kMaxHinted + kMaxHinted / 2;
// The same at a call that a profile says is hot.
inline constexpr uint32_t kMaxHot = 300;
// The largest size that the function's body may have at a call that is not hot, unless its call is
// the only one.
uint32_t limit_of_body(const ssa::Symbol& function, const BodySurvey& survey);
// How often each call of a function runs per entry of it, in the order of its blocks. O(edges).
std::vector<float> frequencies_of_calls(const ssa::Function& function, Arena& scratch);
// The same where the function goes, since the call is its only use.
inline constexpr uint32_t kMaxMoved = 160;
// The size of a call, besides its arguments: a body of that size does not make code larger.
inline constexpr uint32_t kCallSize = 3;
// What it is worth that an indirect call becomes one of a known function, in instructions.
inline constexpr uint32_t kDirectCallGain = 20;

// Puts a direct call before an indirect one that, by a profile, mostly calls one function, and a
// test which of the two is meant.
//   requires: uses are not tracked    establishes: the same
//   invalidates: all analyses, if it returns true    cost: O(instructions)
bool promote_indirect_calls(ssa::Function& function, InlineBodies& bodies, const Remarks& remarks,
                            Arena& scratch);

// Replaces direct calls by bodies, also those that come in with bodies, until the function has
// grown by its budget. `alwaysinline` calls have no other limits than recursion and kAlwaysGrowth.
// `only_always`: just those. Where a profile tells how often a call runs, a hot one takes in more,
// and a cold one no more than it removes. Remarks on every direct call of a function that the
// module defines.
// `calls`: of the function's own calls only these, in any order; empty: all.
//   requires: uses are not tracked    invalidates: all analyses, if it returns true
bool inline_calls(ssa::Function& function, InlineBodies& bodies, bool only_always,
                  std::span<const ssa::InstId> calls, const Remarks& remarks, Arena& scratch);

}  // namespace lilt::opt
