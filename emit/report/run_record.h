// What a run of the program did in one function: each execution of a block, with the values that
// its instructions gave, on the side of SSA IR and on that of machine code.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/support/no_index.h"

namespace lilt::report {

// Texts of values, each once. Text 0 is empty: a value that is not known, or not yet.
class ValueTexts {
 public:
  ValueTexts() { number_of(""); }
  uint32_t number_of(const std::string& text) {
    const auto [entry, is_new] = index_.emplace(text, static_cast<uint32_t>(texts_.size()));
    if (is_new) texts_.push_back(text);
    return entry->second;
  }
  const std::vector<std::string>& texts() const { return texts_; }

 private:
  std::unordered_map<std::string, uint32_t> index_;
  std::vector<std::string> texts_;
};

// What stands beside a line: a value that one of its instructions gives.
struct ShownValue {
  uint32_t line = 0;  // of the stage
  std::string name;   // "%x", "rax", "flags", "memory"; "to" of a branch
  std::string type;   // "i32", "<4 x float>", "ptr"; empty: the text has no number
};

// One execution of a block.
struct RunVisit {
  uint32_t call = 0;             // of the function; the first is 0
  uint32_t block = 0;            // of the stage
  uint32_t partner = kNone;      // of machine code: the visit of SSA IR that it belongs to
  std::vector<uint32_t> values;  // by ShownValue of the block: text
};

// The function on one side.
struct RunSide {
  uint32_t stage = 0;                 // whose lines and blocks these are
  std::vector<ShownValue> shown;      // in the order of blocks
  std::vector<uint32_t> first_shown;  // by block, and the end
  std::vector<RunVisit> visits;       // in the order in which they began
  uint32_t calls = 0;                 // that began
  bool is_cut = false;                // visits are missing: there was no room for more
  std::string ending;                 // how the program's run ended
};

struct RunRecord {
  std::string arguments;  // as the command line has them
  uint32_t limit = 0;     // visits of each side, at most
  ValueTexts texts;
  RunSide ssa, machine;
};

// The line of each text, which stand in this order among others. Lines and texts are compared by
// their beginnings: an instruction may take several lines, whose later ones no text has, and its
// line may end in metadata.
std::vector<uint32_t> lines_of_texts(std::span<const std::string> texts,
                                     std::span<const std::string_view> lines);

struct FunctionRecord;
struct Stage;
// The stage whose text and blocks that stage has: itself, or the one that changed them last.
const Stage& changed_stage(const FunctionRecord& function, size_t stage);
// The last stage of that pass; kNone if the function has none.
uint32_t stage_of_pass(const FunctionRecord& function, std::string_view pass);
// The last stage of machine IR: finished code.
uint32_t finished_stage(const FunctionRecord& function);

// Finds the partners of the visits of machine code: the nth visit of a block in a call belongs to
// the nth of the same block of SSA IR; one of a block that SSA IR lacks belongs to the visit before
// it. O(visits), and the graph of the stages.
void pair_visits(const FunctionRecord& function, RunRecord& run);

// A place in a run: a call, and the nth execution of a block in it, by its name.
struct RunPlace {
  uint32_t call = 0;       // the first is 0
  std::string block = {};  // empty: any, the last one
  uint32_t visit = 0;      // the first is 0
};

}  // namespace lilt::report
