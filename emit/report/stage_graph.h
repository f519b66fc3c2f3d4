// The control-flow graph of a function in all its stages: which blocks of two stages are the same,
// and one layout for all of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "emit/report/function_record.h"
#include "emit/report/graph_layout.h"

namespace lilt::report {

struct StageGraph {
  std::vector<std::string> labels;            // by node: its name in the first stage that has it
  std::vector<std::vector<uint32_t>> stages;  // by stage: the node of each of its blocks
  GraphLayout layout;                         // of the edges of all stages
};

// What a picture of the stage calls its blocks; no two have one name. Parts of a block that was
// split keep its name in machine IR: those after the first have their number as well, as
// "bb.9.loop".
std::vector<std::string> labels_of(const Stage& stage);

// Blocks are the same if their names are, or if both are entries, or if they have one number in two
// stages of machine IR, or stand between the same blocks there, or else if most of their
// instructions come from the same places of the source. A stage without a change has the blocks of
// the one before. O(lines of all stages), and the layout.
StageGraph graph_of(const FunctionRecord& function);

}  // namespace lilt::report
