// Copies of code: of some blocks, or some of their instructions, within a function or from another
// one.
//
// Idea. A map says what stands for each value and block of the original in the copy: what the
// caller sets, or the copy, or the constant that it folds to; within a function everything else
// stands for itself. A copy has all that belongs to its original: flags, attributes and facts of
// calls, weights of switches, its name within a function, its origin, and what debug information is
// to know. Phis of blocks outside get entries for the copied edges to them.
//
// Terms. An edge is *dropped* if the copy lacks it: copies of phis have no entry for it, and one
// with a single entry left is that value.
//
// Invariants. The map outlives a copy: the next copy of the same blocks may continue from it, as an
// iteration does from the one before. Operands whose copies come later are completed at the end of
// clone_region(), so its blocks may have any order. Blocks whose address is taken must not be
// copied within a function.
#pragma once

#include <span>

#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/function.h"
#include "ir/ssa/overlay_import.h"
#include "ir/support/arena.h"

namespace lilt::ssa {

// Whether a copy may execute in one iteration with its original: then `!alias.scope` and
// `!noalias`, which hold within one execution of their region, do not hold for it. They never hold
// for a copy from another function.
enum class CloneScopes : uint8_t { Keep, Drop };

// Forgets the scopes of an access (`!alias.scope`, `!noalias`): where code of two iterations comes
// together.
void drop_scopes(Function& function, InstId access);

class RegionClone {
 public:
  RegionClone(Function& into, CloneScopes scopes, Arena& scratch)
      : into_(into), scratch_(scratch), scopes_(scopes) {}

  // Forgets the map. O(entries).
  void begin();
  // The same, and copies from the body of another function of the module from now on. `distance`:
  // from the origins of that text to those of the copy.
  void begin(const Function& from, SourceOffset distance);

  // What stands for a value, block or symbol in the copy; none() for a value of another function
  // that nothing was set for. O(1), as OverlayImport.
  Value operator()(Value value);
  SymbolId operator()(SymbolId symbol) { return is_own() ? symbol : import_(symbol); }
  // Of a block that has a copy.
  BlockId copy_of(BlockId block) const { return blocks_[block.index()].copy; }
  // Where the copy of an instruction comes from.
  SourceOffset origin_of(InstId original) const {
    const SourceOffset offset = from_->offset_of(original);
    return offset == kNoOffset ? kNoOffset : offset + distance_;
  }
  void set(InstId value, Value copy);
  void set(BlockId block, BlockId copy);
  // Drops the edges from a block.
  void drop(BlockId block);
  // From now on copies go to before this instruction; none(): to the end of a block.
  void place_before(InstId position) { before_ = position; }

  // A block for the copy of another, after `place`.
  BlockId add_block(BlockId original, CfgEdit& edit, BlockId place);
  // Copies one instruction to the end of the block, with mapped operands. Within a function returns
  // the constant instead if the copy would compute it. O(operands + attributes).
  Value clone(InstId original, BlockId to);
  // The same in any case, outside any block. Not for phis.
  InstId clone_unplaced(InstId original);
  // Copies each of the blocks that has a copy in the map, to there. `taken(id, to)`: whether the
  // caller has copied the instruction itself; may change `to`, the block where the following ones
  // go. O(instructions + operands).
  template <class Taken>
  void clone_region(std::span<const BlockId> blocks, Taken taken) {
    expect_copies(blocks);
    for (const BlockId block : blocks) {
      if (!has_copy(block)) continue;
      BlockId to = blocks_[block.index()].copy;
      for (InstId id = first_to_clone(block); id.valid(); id = from_->next(id))
        if (!taken(id, to)) clone(id, to);
    }
    complete();
  }
  // Each phi of a loop's header becomes what the latch of the iteration before, which the map
  // knows, gives it; the next clone_region() does not copy them. O(phis).
  void enter_next_iteration(BlockId header, BlockId latch);
  // An edge to the target like that from `original` comes from `copy`: the phis get its entry.
  void add_entries(BlockId target, BlockId original, BlockId copy);

 private:
  struct BlockCopy {
    BlockId copy;
    bool is_dropped = false;
  };
  // An operand whose copy comes later.
  struct Pending {
    InstId user;
    uint32_t operand;
    Value original;
  };

  bool is_own() const { return from_ == &into_; }
  bool has_copy(BlockId block) const {
    return block.index() < blocks_.size() && blocks_[block.index()].copy.valid();
  }
  BlockCopy& entry_of(BlockId block);
  InstId after_phis(BlockId block) const;
  InstId first_to_clone(BlockId block) const {
    return block == entered_ ? after_phis(block) : (*from_)[block].first;
  }
  void expect_copies(std::span<const BlockId> blocks);
  void complete();
  Value map_operand(Value original, size_t position);
  void map_operands(InstId original);
  Value clone_phi(InstId original);
  Value fold(InstId original);
  InstId make(InstId original);
  void copy_call_attributes(InstId original, InstId copy);
  void add_entries_of_copy(InstId terminator, BlockId copy);
  void note_missing(InstId user);

  Function& into_;
  Arena& scratch_;
  const Function* from_ = &into_;
  CloneScopes scopes_;
  OverlayImport import_{into_, scratch_};
  SourceOffset distance_ = 0;
  InstId before_;
  BlockId entered_;                          // the header of the next iteration
  ArenaVector<Value> values_{scratch_};      // by value of from_; a block: the copy comes later
  ArenaVector<BlockCopy> blocks_{scratch_};  // by block of from_
  ArenaVector<InstId> touched_{scratch_};    // entries of the map, of values within a function
  ArenaVector<BlockId> touched_blocks_{scratch_};
  ArenaVector<Value> next_{scratch_}, operands_{scratch_};
  ArenaVector<Pending> pending_{scratch_}, missing_{scratch_};  // of all copies; of operands_
};

}  // namespace lilt::ssa
