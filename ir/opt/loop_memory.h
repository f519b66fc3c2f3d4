// What loops do with memory: their loads, stores and calls in one table, what may write a location
// in any iteration, and what runs whenever a loop is entered.
#pragma once

#include <optional>
#include <span>

#include "ir/opt/alias.h"
#include "ir/opt/loops.h"
#include "ir/opt/scalar_evolution.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

struct MemoryAccess {
  ssa::InstId id;
  bool is_plain = false;  // a load or store that is neither atomic nor volatile
  bool may_write = false;
};
struct LoopAccess : MemoryAccess {
  MemoryLocation location;  // what it touches if it is plain, otherwise what it may write
};

// Of a plain load or store.
inline ssa::Value accessed_pointer(const ssa::Function& function, ssa::InstId access) {
  return function.operand(access, function[access].opcode == ssa::Opcode::Load ? 0 : 1);
}
inline ssa::TypeId accessed_type(const ssa::Function& function, ssa::InstId access) {
  return function[access].opcode == ssa::Opcode::Load
             ? function[access].type
             : function.type_of(function.operand(access, 0));
}
inline uint64_t accessed_bytes(const ssa::Function& function, ssa::InstId access) {
  return function.types().store_size(accessed_type(function, access));
}

// Whether the bytes belong to a variable or an alloca: reading them cannot trap. O(1).
bool is_there(const ssa::Function& function, const MemoryLocation& location);

// The function must track uses. Instructions may move between two questions, but none may come.
class LoopMemory {
 public:
  // O(instructions in loops + accesses × depth).
  LoopMemory(const ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

  AliasAnalysis& alias() { return alias_; }
  // The accesses of a loop and of those within it, in reverse post-order; some of them if they are
  // too many to be told apart.
  std::span<const LoopAccess> operator[](uint32_t loop);
  bool is_complete(uint32_t loop) const { return infos_[loop].count == infos_[loop].kept; }
  // Whether it has a plain store to memory that no call in it may access.
  bool has_own_store(uint32_t loop) const {
    const Info& info = infos_[loop];
    return info.has_private_store || (info.has_plain_store && !info.clobber.valid());
  }
  // A call that may write the memory that functions share; none() without one.
  ssa::InstId clobber(uint32_t loop) const { return infos_[loop].clobber; }
  // Calls that may not return, or not for the first time.
  bool has_calls(uint32_t loop) const { return infos_[loop].has_calls; }

  // Whether the instruction runs whenever the loop is entered. O(64).
  bool runs_always(ssa::InstId id, uint32_t loop) const;
  // Whether a plain access cannot trap before the loop. O(64).
  bool may_read_early(ssa::InstId access, uint32_t loop) const;
  // Something in the loop that may write what a load reads; none() if nothing may. O(accesses of
  // the loop).
  ssa::InstId writer_of(ssa::InstId load, uint32_t loop);

 private:
  struct Info {
    bool has_calls = false, has_plain_store = false, has_private_store = false;
    bool has_locations = false;
    ssa::InstId clobber;
    ssa::BlockId common;  // dominates all latches and blocks that leave the loop
    uint32_t count = 0, first = 0, kept = 0;  // of its accesses
  };

  void survey(ssa::InstId id, uint32_t loop, ArenaVector<MemoryAccess>& found);
  void note_end(ssa::BlockId block, uint32_t loop);
  void distribute(std::span<const MemoryAccess> found);
  bool is_before_calls(ssa::InstId id) const;
  bool is_accessed_around(const MemoryLocation& location, uint32_t loop) const;
  bool is_accessed_before(ssa::InstId access, uint32_t loop) const;
  bool are_apart(ssa::InstId load, const LoopAccess& writer, uint32_t loop) const;

  const ssa::Function& function_;
  Arena& scratch_;
  ssa::Analyses& analyses_;
  const ssa::DominatorTree& dominators_ = analyses_.dominators();
  const ssa::LoopForest& loops_ = analyses_.loops();
  AliasAnalysis alias_{function_, scratch_};
  ArenaVector<Info> infos_;                     // by loop
  ArenaVector<LoopAccess> accesses_{scratch_};  // by loop
};

}  // namespace lilt::opt
