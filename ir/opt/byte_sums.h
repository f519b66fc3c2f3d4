// Sums of bytes, and of distances between bytes, in a loop: one instruction adds eight of them.
#pragma once

#include "ir/opt/lane_widths.h"

namespace lilt::opt {

// A reduction that adds one byte, or |a - b| of two, in each iteration, in one step.
struct ByteSum {
  ssa::InstId phi, step;
  ssa::Value a, b;  // b: none() without a distance
};

class ByteSums {
 public:
  ByteSums(const ssa::Function& function, const VectorLoop& loop, const LaneWidths& widths,
           Arena& scratch)
      : function_(function), loop_(loop), widths_(widths), sums_(scratch) {}

  // Those of the loop that was analyzed, whose widths are known. O(carried values).
  void find_all();
  void clear() { sums_.clear(); }
  // Whether one instruction adds up so many bytes, as long as there are sums.
  bool fit(uint32_t lanes) const {
    return sums_.empty() || lanes == 16 || (lanes == 32 && function_.has(processor_feature::Avx2));
  }
  // By its step; null if it is not one. O(sums).
  const ByteSum* find(ssa::InstId step) const;

 private:
  bool find_distance(ByteSum& sum) const;

  const ssa::Function& function_;
  const VectorLoop& loop_;
  const LaneWidths& widths_;
  ArenaVector<ByteSum> sums_;
};

}  // namespace lilt::opt
