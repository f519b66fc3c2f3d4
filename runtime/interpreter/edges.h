// Control flow in decoded code: phis become moves on the edges between blocks.
//
// While a body is decoded, branches name edges by number. At the end every edge with moves gets a
// few operations, which perform the moves and jump to the block, and branches get distances. The
// moves of an edge are parallel; they are ordered so that no slot is overwritten before it is read,
// and a copy breaks each cycle.
#pragma once

#include <vector>

#include "runtime/interpreter/code.h"

namespace lilt::runtime {

struct EdgeMove {
  int32_t to;
  Place from;
};
struct Edge {
  uint32_t target = 0;  // index of an operation
  std::vector<EdgeMove> moves;
};

// Orders parallel moves so that executing them in sequence has the same effect. Moves to one slot
// must be equal, as those of a phi for two edges from one block are. `spare` is a slot that nothing
// else uses. O(moves).
std::vector<EdgeMove> in_sequence(std::vector<EdgeMove> moves, int32_t spare);

// Appends the operations of edges to the code and turns edge numbers, in operations and in the
// tables of switches, into targets. O(operations + moves).
void place_edges(Code& code, std::vector<Edge>& edges);

}  // namespace lilt::runtime
