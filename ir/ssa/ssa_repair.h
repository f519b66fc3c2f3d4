// SSA form for variables with several definitions, and for values that got more of them.
//
// Idea. Phis may be needed in the iterated dominance frontier of the blocks that define a variable
// (Cytron, Ferrante, Rosen, Wegman, Zadeck 1991, section 5); those blocks are *candidates*, and
// nothing is built for them yet. The value that reaches a block comes from the nearest definition
// or candidate above it in the dominator tree. A candidate that a question reaches becomes a phi,
// whose operands are the values that reach the predecessors' ends, and so on: only live phis are
// made, which is the pruned form, without a liveness analysis of any variable.
//
// Terms. A variable's *sites* are its definition blocks and candidates. Sites are nested intervals
// of the dominator tree's pre-order, so a binary search among their ends (SiteMap) finds the
// nearest one above a block.
#pragma once

#include <span>
#include <vector>

#include "ir/ssa/analyses.h"
#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::ssa {

// The sites of one variable as nested intervals of the dominator tree.
class SiteMap {
 public:
  explicit SiteMap(Arena& scratch)
      : order_(scratch), starts_(scratch), owners_(scratch), open_(scratch) {}

  // `sites` must be distinct and reachable. O(sites × log).
  void build(std::span<const BlockId> sites, const DominatorTree& dominators);
  // The site nearest above (or at) the block with that pre-order number; UINT32_MAX for none.
  // O(log sites).
  uint32_t nearest(uint32_t enter) const;

 private:
  struct Open {
    uint32_t site, leave;
  };
  void push(uint32_t start, uint32_t owner);
  void close_until(uint32_t position);

  ArenaVector<uint32_t> order_;
  ArenaVector<uint32_t> starts_, owners_;  // from each start on, the owner is the nearest site
  ArenaVector<Open> open_;
};

// Values of one variable after the other, in a graph that does not change.
// Cost: O((definitions + questions + candidates + edges into phis) × log); frontiers are looked up,
// not listed.
class SsaConstruction {
 public:
  SsaConstruction(Function& function, const ControlFlowGraph& cfg, const DominatorTree& dominators,
                  Arena& scratch);

  struct Variable {
    TypeId type;
    Value missing;  // where no definition reaches
    Name name;      // of phis
    SourceOffset origin = kNoOffset;
    bool is_followed = false;  // phis come from where they stand, for records about the variable
  };
  // Begins with a variable.
  void begin(const Variable& variable);
  // The variable's value from some place of the block up to its end. Once for a block, before the
  // first question. Blocks that are not reachable define nothing.
  void define(BlockId block, Value at_end);
  // The value that reaches the block's start, or is at its end; `missing` if the block is not
  // reachable. The operands of phis wait for finish().
  Value value_at_start(BlockId block);
  Value value_at_end(BlockId block);
  // Completes the variable's phis; returns the number of their operands.
  size_t finish();
  // Those phis, until the next variable begins.
  std::span<const InstId> phis() const { return phis_; }

 private:
  // A block that defines the variable, or may need a phi for it.
  struct Site {
    BlockId block;
    Value at_end;       // the value after the block's last definition; none() in a mere candidate
    bool is_candidate;  // needs a phi at its start if a question reaches it
    InstId phi;         // once made
  };

  uint32_t add_site(const Site& site);
  void find_candidates();
  Value phi_of(uint32_t site);

  Function& function_;
  const ControlFlowGraph& cfg_;
  const DominatorTree& dominators_;
  DominanceFrontiers frontiers_;  // made when first needed
  bool has_frontiers_ = false;
  ArenaIdMap<BlockId, uint32_t> site_of_;  // of the current variable
  Variable variable_;
  ArenaVector<Site> sites_;
  bool has_candidates_ = false;
  SiteMap map_;
  ArenaVector<uint32_t> pending_;  // sites whose phi has no operands yet
  std::vector<BlockId> joins_;
  ArenaVector<InstId> phis_;
  ArenaVector<BlockId> blocks_;
  ArenaVector<Value> operands_;
};

// Values that get definitions in other blocks while a pass changes the graph: in the end their uses
// take what reaches them.
class SsaRepair {
 public:
  // The function tracks uses.
  SsaRepair(Function& function, Arena& scratch)
      : function_(function),
        definitions_(scratch),
        first_mention_(scratch),
        made_by_(scratch),
        uses_(scratch),
        scratch_(scratch) {}

  // From some place of the block up to its end, `other` stands for the value; uses in the block are
  // before that. Once for a block, which is not the value's own. Definitions of one value follow
  // each other.
  void add(InstId value, BlockId block, Value other) {
    definitions_.push_back({value, block, other, change_, UINT32_MAX});
  }
  // Operands in a block that this change has made name exactly what they mean of the values that it
  // adds: as in a copied iteration, which reads what the one before it has left.
  void add_exact(BlockId block) {
    if (made_by_.size() <= block.index()) made_by_.resize(function_.block_count(), UINT32_MAX);
    made_by_[block] = change_;
  }
  // Ends a change of the graph. Values that one change adds are names for what they were before it:
  // what reaches their blocks by the definitions of earlier changes. Definitions that the next one
  // adds hold for uses by phis of this one, too.
  void end_change() { ++change_; }
  // Once the graph is as it is to be. O((uses + definitions) × log), and the analyses if there is
  // something to do; changes no graph.
  void finish(Analyses& analyses);

 private:
  struct Definition {
    InstId value;
    BlockId block;
    Value other;
    uint32_t change;
    uint32_t next_mention;  // definition with the same `other`
  };
  // Of an instruction, or, without one, as what a definition adds.
  struct Use {
    InstId value, user;
    uint32_t index;  // of the operand or the definition
  };
  void note_mention(uint32_t definition);
  void find_uses(InstId value, uint32_t change);
  void repair(std::span<const Definition> definitions, SsaConstruction& values);
  bool is_exact(const Use& use, uint32_t change) const;
  void update(const Use& use, SsaConstruction& values);
  void update_mention(const Use& use, SsaConstruction& values);

  Function& function_;
  ArenaVector<Definition> definitions_;
  ArenaIdMap<InstId, uint32_t> first_mention_;  // of a value, by a definition
  uint32_t change_ = 0;
  ArenaIdMap<BlockId, uint32_t> made_by_;  // changes, of exact blocks
  ArenaVector<Use> uses_;
  Arena& scratch_;
};

}  // namespace lilt::ssa
