// Rules that the whole control-flow graph decides: dominance, the incoming values of phis,
// exception handling, `musttail` calls. What they are about is noted while a body is read.
//
// Dominance: a use is valid if every path from the entry to it passes the definition. For most uses
// this costs one test: definitions in the entry block or earlier in the same block dominate. Only
// other uses are collected; the dominator tree, which is built only if there are any, answers them
// at the end. Unreachable code is exempt, as in LLVM.
#pragma once

#include <vector>

#include "frontend/llvm/context.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"

namespace lilt::frontend {

class BlockTable;

// The place of a use: an instruction of a block, or (for a phi's incoming value) the end of the
// block.
struct UsePlace {
  ssa::InstId user;  // none(): the end
  ssa::BlockId block;
};

class ControlFlowChecks {
 public:
  ControlFlowChecks(const ParseContext& context, const BlockTable& blocks)
      : context_(context), blocks_(blocks) {}
  void start(ssa::Function& function);
  // What the checks asked for.
  ssa::Analyses& analyses() { return analyses_; }

  // --- while the body is read
  // The next instruction is the first of a block, which is in the table.
  void start_block();
  // A use of a definition earlier in the text: in the current block, or at the end of another.
  void note_use(ssa::InstId definition, UsePlace place, SourceOffset offset) {
    if (definition.index() >= entry_end_ && definition.index() < block_begin_) [[unlikely]]
      queries_.push_back({definition, place, offset});
  }
  void note_incoming_use(ssa::InstId definition, UsePlace place, SourceOffset offset) {
    if (definition.index() >= entry_end_ && function_->block_of(definition) != place.block)
      queries_.push_back({definition, place, offset});
  }
  // A use of a definition later in the text.
  void note_forward_use(ssa::InstId definition, UsePlace place, SourceOffset offset) {
    queries_.push_back({definition, place, offset});
  }
  // The next instruction is a phi; the places of its incoming blocks follow.
  void note_phi(ssa::InstId id, SourceOffset opcode) {
    phis_.push_back({{id, opcode}, static_cast<uint32_t>(incoming_places_.size())});
  }
  void note_incoming(SourceOffset place) { incoming_places_.push_back(place); }
  void note_exception(ssa::InstId id, SourceOffset opcode) { exceptions_.push_back({id, opcode}); }
  void note_must_tail_call(ssa::InstId id, SourceOffset callee) {
    must_tail_calls_.push_back({id, callee});
  }

  // --- after the whole body is read
  // Where uses name a block by another one; see BlockTable::resolve_numbers.
  void replace_blocks(const std::vector<ssa::BlockId>& meant);
  // Requires a graph that is complete.
  void run(bool has_redefinition);

 private:
  // "Does the definition dominate the use?"
  struct DominanceQuery {
    ssa::InstId definition;
    UsePlace place;
    SourceOffset offset;
  };
  struct NotedInstruction {
    ssa::InstId id;
    SourceOffset offset;  // of its opcode, or of the callee
  };
  struct Phi : NotedInstruction {
    uint32_t first_incoming = 0;  // its blocks' places in incoming_places_
  };
  // A phi's value for a predecessor.
  struct Incoming {
    ssa::BlockId from;
    ssa::Value value;
    SourceOffset place;
  };

  void check_must_tail_calls();
  void check_phi(const Phi& phi);
  void check_incoming_of_invoke(const Incoming& entry, ssa::BlockId block);
  void report_missing_incoming(const Phi& phi, ssa::BlockId predecessor);
  void check_exceptions();
  void check_dominance();
  void report_dominance(const DominanceQuery& query, ssa::BlockId home);
  std::vector<ssa::BlockId> path_around(ssa::BlockId home, ssa::BlockId from, ssa::BlockId to);

  const ParseContext& context_;
  const BlockTable& blocks_;
  ssa::Function* function_ = nullptr;
  uint32_t entry_end_ = 0;    // instructions below are arguments or in the entry block
  uint32_t block_begin_ = 0;  // instructions from here on are in the current block
  std::vector<DominanceQuery> queries_;
  std::vector<Phi> phis_;
  std::vector<SourceOffset> incoming_places_;
  std::vector<NotedInstruction> exceptions_;
  std::vector<NotedInstruction> must_tail_calls_;
  // Of the phi that is checked.
  std::vector<Incoming> incoming_;
  std::vector<ssa::BlockId> predecessors_;
  Arena scratch_;
  ssa::Analyses analyses_{scratch_};
};

}  // namespace lilt::frontend
