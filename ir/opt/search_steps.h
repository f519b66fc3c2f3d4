// Selects that choose where a loop loads from next: the steps of heaps and of searches by halves.
#pragma once

#include <cstdint>
#include <span>

#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

// Answers about the selects of one function.
//
// Terms. A select in a loop is a *search step* if its condition waits for a load whose address is
// computed from what the select chose in the iteration before, and this computation *leaps*: from
// one iteration to the next the address changes by more than a constant or a flag. As conditional
// moves, such steps form a chain of loads, each of which may miss the caches; a predicted branch
// takes the loads out of the chain. A merge of sorted sequences leaps nowhere: its loads hit. A
// search in a tree of pointers loads the next address either way.
class SearchSteps {
 public:
  SearchSteps(const ssa::Function& function, const ssa::LoopForest& loops, ssa::BlockId block,
              Arena& scratch);

  // Whether the select, in the block, is a search step that is better a branch. It is not if all it
  // compares comes from objects of 32 KiB to 4 MiB, two elements at a time: the loads hit the
  // caches, and nothing tells which of so many elements is greater. O(1): follows a bounded number
  // of definitions.
  bool is_branch(ssa::InstId select);

 private:
  bool varies(ssa::Value value) const;
  void visit(ssa::Value value);
  void find_loads(ssa::Value condition);
  void follow(ssa::Value value);
  void find_phis();
  bool is_in_caches(ssa::InstId load) const;
  bool compares_elements(ssa::Value condition) const;
  bool leaps(ssa::InstId phi, ssa::InstId select);
  bool leads_to(ssa::Value value, ssa::InstId select, bool& has_leap);
  bool is_source(ssa::InstId id) const;
  std::span<const ssa::Value> values_of(ssa::InstId id) const;
  bool is_leap(ssa::InstId id) const;
  void push_operands(ssa::InstId id);

  const ssa::Function& function_;
  const ssa::LoopForest& loops_;
  uint32_t loop_;
  ssa::BlockId header_;
  ArenaVector<ssa::InstId> visited_, work_, loads_, phis_;
  ArenaVector<bool> leads_;  // by place in visited_
};

}  // namespace lilt::opt
