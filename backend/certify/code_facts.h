// What is known about finished code before it is walked: which of it belongs to which block of the
// source, and where things are. Of it the frame's layout is trusted: see docs/certificate.md.
#pragma once

#include <bit>
#include <optional>
#include <unordered_map>
#include <vector>

#include "backend/certify/phi_location.h"
#include "emit/x86/instructions.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/analyses.h"

namespace lilt::certify {

// A place that values can be in: general registers by hardware number, then xmm registers, then
// mask registers, then parts of the frame by their distance below its top.
using LocationNumber = uint32_t;
constexpr LocationNumber location_of(mir::Register r) { return r.number() - 1; }
inline constexpr LocationNumber kRegisterLocations = location_of(x86::mask_register(7)) + 1,
                                kStackPointer = location_of(x86::rsp);
// A set of registers, by their locations.
using RegisterSet = uint64_t;
template <class Visitor>
constexpr void for_each(RegisterSet registers, Visitor visit) {
  for (; registers != 0; registers &= registers - 1)
    visit(static_cast<LocationNumber>(std::countr_zero(registers)) % kRegisterLocations);
}
constexpr mir::Register register_of(LocationNumber location) { return mir::Register(location + 1); }
constexpr LocationNumber location_of(int64_t distance) {
  return static_cast<LocationNumber>(kRegisterLocations + (int64_t{1} << 30) - distance);
}

class CodeFacts {
 public:
  // `text_order`: selection keeps the order of the text's blocks. O(size of both functions).
  CodeFacts(const ssa::Function& function, const mir::MachineFunction& code, bool text_order,
            const PhiLocations& phis, ssa::Analyses& analyses, Arena& scratch);

  const ssa::ControlFlowGraph& control_flow() { return analyses_.control_flow(); }
  const ssa::DominatorTree& dominators() { return analyses_.dominators(); }
  // The block that the machine block was selected from; none() if it was made later.
  ssa::BlockId source_of(mir::BlockId block) const { return source_[block.index()]; }
  // In an order in which blocks of a loop are contiguous, after their header.
  uint32_t rank(ssa::BlockId block) const { return rank_[block.index()]; }
  // The last rank of the innermost loop that has both blocks; that of the first one if none has.
  uint32_t end_of_loop(ssa::BlockId from, ssa::BlockId to);
  // The block after this one in the layout; none() at its end.
  mir::BlockId next(mir::BlockId block) const;
  // Registers that are read before they are written, where the block begins, and the stack pointer.
  RegisterSet live(mir::BlockId block) const {
    return live_[block.index()].bits() >> 1 | RegisterSet{1} << kStackPointer;
  }
  bool are_flags_live(mir::BlockId block) const;  // likewise

  // Whether something with an effect depends on the value: selection leaves out what is not needed.
  bool is_needed(ssa::InstId id) const { return is_needed_[id.index()] != 0; }
  // Where allocation put the phi, if that is known, and the slot where it is stored besides.
  struct Locations {
    std::optional<LocationNumber> location, slot;
    bool has(LocationNumber l) const { return location == l || slot == l; }
  };
  Locations locations_of_phi(ssa::InstId phi) const;
  bool has_located_phis(mir::BlockId block) const { return has_located_phis_[block.index()]; }
  bool is_header(ssa::BlockId block);  // of a loop
  // The outermost loop that has the second block and not the first; kNoLoop if there is none.
  uint32_t entered_loop(ssa::BlockId from, ssa::BlockId to);
  // Whether it is a loop, and no instruction in it writes the register.
  bool is_kept_in_loop(uint32_t loop, LocationNumber location);

  // Bytes from the frame's top to a slot.
  int64_t distance_of(const mir::FrameSlot& slot) const {
    return slot.offset - code_.frame.bytes_to_cfa;
  }
  // See CodeNumbers. O(types) of a type.
  std::optional<int64_t> number_of(ssa::InstId id) const;
  // Of a variadic function: where its code copies the argument registers to, from the frame's top.
  std::optional<int64_t> register_save_area() const;
  bool reads_return_address() const { return reads_return_address_ || moves_return_address_; }
  // Where functions that it jumps to take more or fewer arguments.
  bool moves_return_address() const { return moves_return_address_; }
  // That the function has for arguments on the stack.
  int64_t argument_bytes() const;
  // Whether there is memory of the source at a distance from the frame's top.
  bool is_in_alloca(int64_t distance, unsigned bytes) const;

 private:
  void find_written_in_loops();
  void order_blocks(bool text_order);
  void find_live_registers();
  void find_needed();
  const std::vector<uint8_t>& used();
  void locate_phis(const PhiLocations& phis);
  void number_allocas();

  const ssa::Function& function_;
  const mir::MachineFunction& code_;
  Arena& scratch_;
  ssa::Analyses& analyses_;
  std::vector<ssa::BlockId> source_;   // by machine block
  std::vector<uint32_t> rank_;         // by block of the source
  std::vector<uint32_t> end_of_loop_;  // the last rank of a loop's blocks
  std::vector<uint32_t> place_;        // in the layout, by machine block
  std::vector<mir::RegSet> live_;      // by machine block
  std::vector<mir::RegSet> written_;   // likewise
  bool reads_return_address_ = false, moves_return_address_ = false;
  std::vector<uint8_t> is_needed_;           // by value: 0 or 1
  std::vector<uint8_t> is_used_;             // by value: 1 if something has it as an operand
  std::vector<bool> has_located_phis_;       // by machine block
  std::vector<Locations> locations_of_phi_;  // by value
  std::optional<int64_t> number_of_type(ssa::InstId call) const;
  std::unordered_map<uint32_t, mir::SlotId> slot_of_alloca_;
  uint32_t alloca_slots_ = 0;
  mir::SlotId save_area_;
  std::vector<mir::RegSet> written_in_loop_;  // by loop
};

}  // namespace lilt::certify
