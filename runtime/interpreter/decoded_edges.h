// The edges between blocks of a body that is decoded, by number; phis are moves on them.
#pragma once

#include <vector>

#include "runtime/interpreter/edges.h"
#include "runtime/interpreter/value_places.h"

namespace lilt::runtime {

class DecodedEdges {
 public:
  DecodedEdges(const ssa::Function& function, ValuePlaces& places)
      : function_(function), places_(places), latest_(function.block_count()) {}
  // The edge of a terminator to one of its targets.
  int32_t edge_of(ssa::InstId terminator, ssa::Value target);
  // Whether no phi of the target needs a move. False also for phis of many entries.
  bool keep_values(ssa::BlockId from, ssa::BlockId target) const;
  // All edges with the moves of their targets' phis. `starts`: by block, its first operation.
  std::vector<Edge> finish(const std::vector<uint32_t>& starts);

 private:
  struct Ends {
    ssa::BlockId from, to;
    uint32_t edge;
  };
  struct Latest {
    ssa::BlockId from;
    uint32_t edge = 0;
  };
  bool keeps_value(ssa::InstId phi, ssa::BlockId from) const;

  const ssa::Function& function_;
  ValuePlaces& places_;
  std::vector<Latest> latest_;  // by block
  std::vector<Ends> ends_;      // by edge
};

}  // namespace lilt::runtime
