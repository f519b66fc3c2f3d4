// Replaces full operations with quick ones: see code.h.
//
// Consecutive full operations become one if each passes its only-used-once result to the next: a
// comparison and its branch; before them, an addition of a constant to the compared slot; the sign
// extension of an index, a getelementptr, others that add the offsets of fields, and the load or
// store of that address; any operation, the zero extension of its result, and its store to a
// variable in a slot.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/interpreter/code.h"

namespace lilt::runtime {

struct BodyCall {
  QuickBody body = nullptr;
  // As the body expects them. Width 0: that of the call's result.
  uint16_t width = 0;
  uint8_t flags = 0;
};

struct FullOperation {
  Operation operation;
  bool is_whole = true;  // the only operation of its instruction
  // For a call: the quick operation that does the same to its arguments, or Call.
  OperationCode quick_call = OperationCode::Call;
  BodyCall quick_body = {};  // or a body that does it to the first three
};

// The quick operation for calls of an intrinsic or library function on numbers of that format, or
// Call.
OperationCode quick_call(std::string_view name, uint32_t width, bool is_floating);

class Quickener {
 public:
  // The slot is written by one instruction and an operand of one.
  void note_single_use(int32_t slot) { note(slot, Uses::OneInstruction); }
  // The slot is read by one operation, directly after the one that writes it.
  void note_temporary(int32_t slot) { note(slot, Uses::OneOperation); }
  // The slot is written by several instructions.
  void note_shared(int32_t slot) { note(slot, Uses::Many); }

  // Appends a block to the code. Branches name edges (edges.h). O(operations).
  void append(Code& code, std::span<const FullOperation> block);
  // Appends the full operations of all quick ones; call it after all blocks.
  void finish(Code& code);

 private:
  enum class Uses : uint8_t { Many, OneInstruction, OneOperation };
  struct Fallback {
    uint32_t quick;  // index of the operation
    uint32_t first;  // into full_
    uint32_t count;
  };
  struct Match {
    size_t count = 0;  // of full operations; 0: none
    bool has_result = true;
  };
  using Block = std::span<const FullOperation>;

  void note(int32_t slot, Uses uses);
  bool hands_on(Block block, size_t at) const;
  Match match(const Code& code, Block block, Operation& quick) const;
  Match match_lanes(const Code& code, Block block, Operation& quick) const;
  size_t lane_at(const Code& code, Block block, size_t at, int32_t lane) const;
  static Match match_call(const Code& code, const FullOperation& call, Operation& quick);
  static Match match_two_moves(Block block, Operation& quick);
  Match match_address(const Code& code, Block block, Operation& quick) const;
  Match match_element_of_row(const Code& code, Block block, Operation& quick) const;
  size_t match_index(const Code& code, Block block, Operation& quick) const;
  size_t match_fields(const Code& code, Block block, Operation& quick) const;
  Match match_access(Block block, size_t at, Operation& quick, Addressing addressing) const;
  size_t match_renames(Block block, size_t at, Operation& quick) const;
  Match match_count(const Code& code, Block block, Operation& quick) const;
  Match match_compare(const Code& code, Block block, Operation& quick) const;
  Match match_float_compare(Block block, Operation& quick) const;
  Match with_branch(Block block, Operation& quick, OperationCode branch) const;

  std::vector<Uses> uses_;       // by slot
  std::vector<Operation> full_;  // of quick operations
  std::vector<Fallback> fallbacks_;
};

}  // namespace lilt::runtime
