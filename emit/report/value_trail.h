// What became of the values of SSA IR that passes remove.
//
// Idea: an instruction that is in two stages, one after the other, reads in the second what stands
// for a value that is gone, where it read that value in the first. Instructions of two stages are
// the same if they alone come from one place of the source and have as many words. So a load that
// mem2reg removes became the value that its readers have in its stead. Of values all of whose
// readers go with them these are told. What is told is read off the text, so it holds for every
// pass.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "emit/report/function_record.h"

namespace lilt::report {

struct ReplacedValue {
  uint32_t stage = 0;  // the first that lacks it, in the function's stages
  std::string value;   // "%x"
  std::string by;      // "%y", "@g" or a constant
};

// All values that go from one stage of SSA IR to the next, of which that is known, in the order of
// the stages. O(text).
std::vector<ReplacedValue> replaced_values(const FunctionRecord& function);

// What became of one value: the first element replaces it, each other one the one before it. Empty
// if nothing is known, or it stays. `value`: with '%'.
std::vector<ReplacedValue> trail_of(const std::vector<ReplacedValue>& all, std::string_view value);

// A variable in memory (alloca) that a pass makes values, and what was stored in it until then:
// "%x", constants, each once. No stage, if nothing is known or it stays. O(text).
struct RemovedVariable {
  std::optional<uint32_t> stage;  // the first that lacks it
  std::vector<std::string> values;
};
RemovedVariable removed_variable(const FunctionRecord& function, std::string_view name);

// A value that a stage lacks, and the lines that read it in the last one in which any did.
struct RemovedValue {
  uint32_t stage = 0;
  std::vector<std::string> readers;
};
// None, if SSA IR has no such value. Requires that no machine value is called so. O(text).
std::optional<RemovedValue> removed_value(const FunctionRecord& function, std::string_view name);

// An instruction of SSA IR without machine instructions of its own, which are in those of its
// readers: an address that a load computes, a comparison that a branch makes. Readers are those of
// the last stage in which there are any.
struct FoldedInstruction {
  std::string value;               // that it defines
  SourceOffset origin;             // its place in the source
  std::vector<SourceOffset> into;  // of the readers, through others that are folded; ascending
  // Other lines from its place have machine instructions, as in the loop of vectors. Then those of
  // the readers are not of `into` alone: these values are theirs.
  bool has_copies = false;
  std::vector<std::string> readers;
};
// Of an allocation, whose machine instructions are known. O(text) of all stages.
std::vector<FoldedInstruction> folded_instructions(const FunctionRecord& function,
                                                   const NamedAllocation& allocation);

}  // namespace lilt::report
