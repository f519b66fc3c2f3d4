// Metadata attached to instructions: `, !tbaa !5, !dbg !7`. What later stages use is kept: the
// place in the source, facts about memory accesses, branch weights, what must not be done to a
// loop.
#pragma once

#include <array>
#include <vector>

#include "frontend/llvm/context.h"
#include "ir/ssa/function.h"
#include "ir/ssa/loop_hints.h"

namespace lilt::frontend {

// What a property in `!llvm.loop` says that must not be done, and what it asks for.
struct LoopLimits {
  bool stays_rolled = false, stays_scalar = false;
  ssa::LoopHints hints;
  bool any() const { return stays_rolled || stays_scalar || hints.any(); }
};
// Of a text that begins with the node of the property: `!{!"llvm.loop.unroll.disable"}`. O(1).
LoopLimits limits_of_loop(std::string_view property);

class Attachments {
 public:
  explicit Attachments(const ParseContext& context) : context_(context), cursor_(context.cursor) {}
  void start(ssa::Function& function);

  // One attachment of the instruction whose statement begins there.
  void parse(SourceOffset statement);
  // `, !name !12` and so on, to their end.
  void parse_all(SourceOffset statement);
  // The same for a branch: the weights of its targets; none if they are not as many.
  std::span<const uint32_t> parse_of_branch(SourceOffset statement, size_t targets);

  // The same for a select: whether it is unpredictable.
  bool parse_of_select(SourceOffset statement);

  // Facts about memory: where they belong to no instruction that keeps them, they are dropped.
  void forget_facts() {
    access_type_ = ssa::metadata::None;
    has_other_facts_ = false;
  }
  // The flags for the facts that were read since then.
  uint16_t take_facts(ssa::Opcode opcode);

  // After the instruction, which may be the branch that ends the block.
  void settle_loop(ssa::BlockId block) {
    if (loop_limits_.any()) [[unlikely]]
      limit_loop(block);
  }

 private:
  struct KnownType {
    ssa::MetadataNode type = ssa::metadata::None;
    ssa::FactsIndex index = 0;  // of the set that has this type only
  };

  void parse_location(SourceOffset statement);
  void parse_loop();
  void note_limits(std::string_view property);
  void limit_loop(ssa::BlockId block);
  void parse_fact(ssa::FactKind kind);
  ssa::FactsIndex index_of_access_type();
  void parse_profile();
  void parse_unpredictable();

  const ParseContext& context_;
  Cursor& cursor_;
  ssa::Function* function_ = nullptr;
  bool has_debug_info_ = false;
  LoopLimits loop_limits_;  // that an attachment of this instruction sets for its loop
  // Nearly all accesses have a type and nothing else.
  ssa::MetadataNode access_type_ = ssa::metadata::None;
  ssa::Facts other_facts_;
  bool has_other_facts_ = false;
  std::array<KnownType, 64> known_types_;  // of this function, by number
  std::vector<uint32_t> weights_;          // of the branch at hand
};

}  // namespace lilt::frontend
