// What a profile of earlier runs says about a module's functions and blocks.
//
// A function's entry count (`!prof !{!"function_entry_count", i64 N}`) times a block's frequency is
// the block's count. Which counts are hot and which cold depends on all of the program: the
// module's flag "ProfileSummary" tells. Both are read from the text when a pass asks. Source:
// LLVM's ProfileSummaryInfo.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/ssa/value.h"

namespace lilt::ssa {

class Function;
class Module;

// An entry count that nobody knows.
inline constexpr uint64_t kNoCount = UINT64_MAX;

// How often a block runs in all those runs, if the function was entered so often and the block runs
// so often per entry; negative if nobody knows.
inline double block_count(uint64_t entry_count, double frequency) {
  return entry_count == kNoCount ? -1 : static_cast<double>(entry_count) * frequency;
}

enum class Temperature : uint8_t { Unknown, Cold, Warm, Hot };

struct ProfileSummary {
  uint64_t hot_count = kNoCount;   // the hot blocks have at least this; together 99 % of all counts
  uint64_t cold_count = kNoCount;  // the cold ones have at most this; all others 99.9999 %
  bool is_known() const { return hot_count != kNoCount; }
  // Of a block_count; Unknown if the summary is not known, or the count is not.
  Temperature of(double count) const {
    if (!is_known() || count < 0) return Temperature::Unknown;
    if (count >= static_cast<double>(hot_count)) return Temperature::Hot;
    return count <= static_cast<double>(cold_count) ? Temperature::Cold : Temperature::Warm;
  }
  // Of a function's first block.
  Temperature of_entry(uint64_t entry_count) const { return of(block_count(entry_count, 1)); }
};

// Unknown if the module lacks the flag, if its node has another shape, or if the summary lacks one
// of the two cutoffs, 990000 and 999999 millionths. O(the flags' text).
ProfileSummary profile_summary(const Module& module);
// A dump has, in place of the flag, the name of empty metadata: `!lilt.profile-HOT-COLD = !{}`.
inline constexpr std::string_view kProfileInDumps = "lilt.profile-";

// Of a function definition; kNoCount if no profile tells. O(its text before the body).
uint64_t entry_count(const Module& module, SymbolId function);
// Of the text of a node; kNoCount if it is not `!{!"function_entry_count", i64 N…}`.
uint64_t read_entry_count(std::string_view node);

// What indirect calls have called, and how often: functions by a hash of their names. The most
// frequent ones come first.
struct CountedCallees {
  struct Callee {
    uint64_t guid = 0, count = 0;
  };
  uint64_t total = 0;  // of all calls, also of callees that are not listed
  std::vector<Callee> callees;
};
// Of `!{!"VP", i32 0, i64 TOTAL, i64 GUID, i64 COUNT, ...}`; empty if it has another shape.
CountedCallees read_counted_callees(std::string_view node);
// The text of that node at a call, as long as the call has its place in the text; empty if it has
// none. O(its line).
std::string_view callees_node(const Function& function, InstId call);

// The module's functions by the hashes of their names. A local function has two names, the file's
// name and its own with `:` or `;` between them: clang's front end and LLVM's passes differ.
// O(names).
std::unordered_map<uint64_t, SymbolId> functions_by_guid(const Module& module);

}  // namespace lilt::ssa
