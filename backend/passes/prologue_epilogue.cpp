// Prologue/epilogue insertion and frame layout.
//
// The frame, from high addresses to low; the stack grows down, sizes in bytes:
//
//     incoming stack arguments        CFA + offset
//     ---- CFA: the stack pointer before the call
//     return address                  8
//     saved rbp                       8, if the function uses a frame pointer
//     saved callee-saved registers    8 each
//     locals, then spill slots        (in large frames by use: the displacements of those used most
//                                     take one byte)
//     outgoing stack arguments        frame.outgoing_bytes
//     ---- rsp, a multiple of 16 at every call
//
// The prologue is in the entry block, or in frame.prologue_block; a block that returns and has the
// frame ends in an epilogue.
//
// Slots are addressed from rsp, or from rbp when rsp moves during the body (dynamic allocas). A
// leaf function without dynamic allocas whose slots fit the red zone leaves rsp where it is.
// Source: System V AMD64 ABI §3.2.2.
#include <algorithm>
#include <array>

#include "backend/passes/passes.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"
#include "ir/mir/framed_blocks.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

constexpr uint64_t kRedZone = 128;
constexpr uint64_t kShortDisplacement = 128;  // bytes above rsp, displacements of one byte

constexpr uint64_t align_up(uint64_t value, uint64_t align) {
  return (value + align - 1) / align * align;
}

class FrameLowering {
 public:
  FrameLowering(MachineFunction& function, Arena& scratch)
      : function_(function),
        frame_(function.frame),
        scratch_(scratch),
        edits_(function, scratch),
        framed_(function, scratch),
        expanded_(scratch),
        slot_cells_(scratch) {}

  void run() {
    survey();
    save_registers();
    lay_out_slots();
    lower_slots();
    insert_prologue();
    for (const Expansion& place : expanded_) expand(place.block, place.position);
    edits_.apply();
    frame_.laid_out = true;
  }

 private:
  struct Expansion {
    BlockId block;
    uint32_t position;
  };

  // Finds the registers that some instruction writes, the operands in slots, and the instructions
  // to expand: pseudo-instructions and returns.
  void survey() {
    slot_cells_.reserve(function_.instructions.size());
    const InstrDesc* const descriptions = function_.target().instructions.data();
    uint64_t written = 0;
    for (BlockId block : function_.layout) {
      const MachineBlock& b = function_.blocks[block];
      for (uint32_t at = b.begin; at < b.end; ++at) {
        const MachineInstr& i = function_.instructions[at];
        const InstrDesc& desc = descriptions[i.opcode];
        written |= desc.clobbers.bits();
        const Cell* const cells = function_.cells.data();
        for (uint32_t c = i.first_cell, end = c + i.cell_count; c < end; ++c) {
          const Cell& cell = cells[c];
          if (cell.kind == CellKind::Register) {
            written |= uint64_t{cell.is_def()} << cell.payload;
          } else if (cell.kind == CellKind::MemoryBase) {
            if (cell.base_kind() == BaseKind::Slot) slot_cells_.push_back(c);
            c += 2;  // the rest of the address
          }
        }
        if ((desc.properties & (instr::Pseudo | instr::Return)) != 0)
          expanded_.push_back({block, at});
      }
    }
    written_ = RegSet(written);
  }

  // The callee-saved registers that are written, except a frame pointer rbp, which is handled
  // separately.
  void save_registers() {
    frame_.saved = written_ & function_.target().callee_saved;
    if (frame_.uses_frame_pointer) frame_.saved.erase(x86::rbp);
    for (Register r : {x86::rbp, x86::r15, x86::r14, x86::r13, x86::r12, x86::rbx})
      if (frame_.saved.contains(r)) pushed_[pushed_count_++] = r;
  }

  std::span<const Register> pushed() const { return {pushed_.data(), pushed_count_}; }
  uint64_t pushed_bytes() const { return 8 * pushed_count_ + (frame_.uses_frame_pointer ? 8 : 0); }

  // The slots of the frame, lowest first. If not all are in reach of a displacement of one byte,
  // the most used ones are.
  ArenaVector<SlotId> slots_in_order() const {
    ArenaVector<SlotId> order(scratch_);
    order.reserve(frame_.slots.size());
    uint64_t bytes = frame_.outgoing_bytes;
    for (SlotId slot : IdRange<SlotId>(frame_.slots.size())) {
      if (frame_.slots[slot].kind == SlotKind::Incoming) continue;
      order.push_back(slot);
      bytes += frame_.slots[slot].size;
    }
    if (bytes <= kShortDisplacement)
      sort_by_size(order);
    else
      sort_by_uses(order);
    return order;
  }

  // Spills, then locals by size.
  void sort_by_size(ArenaVector<SlotId>& order) const {
    std::sort(order.begin(), order.end(), [&](SlotId a, SlotId b) {
      const FrameSlot &x = frame_.slots[a], &y = frame_.slots[b];
      if (x.kind != y.kind) return x.kind == SlotKind::Spill;
      return x.size != y.size ? x.size < y.size : a < b;
    });
  }

  // Those whose bytes are most used are closest to the register that addresses them.
  void sort_by_uses(ArenaVector<SlotId>& order) const {
    ArenaIdMap<SlotId, uint32_t> uses(frame_.slots.size(), 0, scratch_);
    for (uint32_t c : slot_cells_) ++uses[function_.cells[c].slot()];
    std::sort(order.begin(), order.end(), [&](SlotId a, SlotId b) {
      const uint64_t x = frame_.slots[a].size, y = frame_.slots[b].size;
      if (uses[a] * y != uses[b] * x) return uses[a] * y > uses[b] * x;
      return x != y ? x < y : a < b;
    });
    if (frame_.uses_frame_pointer) std::reverse(order.begin(), order.end());
  }

  // Assigns each slot its distance from the bottom of the frame.
  void lay_out_slots() {
    const ArenaVector<SlotId> order = slots_in_order();
    // A dynamic alloca's block begins right above the outgoing arguments.
    if (frame_.has_dynamic_alloca)
      frame_.outgoing_bytes = static_cast<uint32_t>(align_up(frame_.outgoing_bytes, 16));
    // Calls and slots of 16 bytes need a stack pointer that is aligned like that.
    bool aligns_stack = frame_.has_calls || frame_.has_dynamic_alloca;
    uint64_t used = frame_.outgoing_bytes, align = aligns_stack ? 16 : 8;
    for (SlotId slot : order) {
      FrameSlot& s = frame_.slots[slot];
      used = align_up(used, s.align);
      align = std::max<uint64_t>(align, s.align);
      s.offset = static_cast<int64_t>(used);
      used += s.size;
    }
    // The return address and the pushes leave rsp at 8 modulo 16, or at 0.
    uint64_t above = 8 + pushed_bytes();
    frame_.size = align_up(above + used, std::min<uint64_t>(align, 16)) - above;
    in_red_zone_ = frame_.has_red_zone && !frame_.has_calls && !frame_.has_dynamic_alloca &&
                   frame_.size <= kRedZone;
    for (SlotId slot : IdRange<SlotId>(frame_.slots.size())) make_relative(frame_.slots[slot]);
    frame_.bytes_to_cfa = frame_.uses_frame_pointer
                              ? 16
                              : stack_adjustment() + static_cast<int64_t>(pushed_bytes()) + 8;
  }

  // Converts the distance from the bottom of the frame to the displacement from the base register.
  void make_relative(FrameSlot& slot) const {
    int64_t size = static_cast<int64_t>(frame_.size), pushed = static_cast<int64_t>(pushed_bytes());
    if (slot.kind == SlotKind::Incoming)
      slot.offset += frame_.uses_frame_pointer ? 16 : (in_red_zone_ ? 0 : size) + pushed + 8;
    else if (frame_.uses_frame_pointer)
      slot.offset -= size + pushed - 8;
    else if (in_red_zone_)
      slot.offset -= size;
  }

  int64_t stack_adjustment() const { return in_red_zone_ ? 0 : static_cast<int64_t>(frame_.size); }
  Register base() const { return frame_.uses_frame_pointer ? x86::rbp : x86::rsp; }

  void insert_at(BlockId block, uint32_t position, MachineInstr instruction,
                 std::initializer_list<Cell> cells) {
    edits_.insert(block, position, instruction, {cells.begin(), cells.size()});
  }

  void insert_prologue() {
    const BlockId block = framed_.prologue_block();
    uint32_t at = function_.blocks[block].begin;
    if (frame_.uses_frame_pointer) {
      insert_at(block, at, x86::instruction(Op::PUSH, 8), {x86::use(x86::rbp)});
      insert_at(block, at, x86::instruction(Op::MOVrr, 8),
                {x86::definition(x86::rbp), x86::use(x86::rsp)});
    }
    for (Register r : pushed()) insert_at(block, at, x86::instruction(Op::PUSH, 8), {x86::use(r)});
    if (stack_adjustment() == 8)  // one byte, a subtraction takes four; the value is unused
      insert_at(block, at, x86::instruction(Op::PUSH, 8), {x86::use(x86::rax)});
    else if (stack_adjustment() != 0)
      insert_adjustment(block, at, Op::SUBri, static_cast<int32_t>(stack_adjustment()), kNoOffset);
  }

  void insert_adjustment(BlockId block, uint32_t at, Op op, int32_t bytes, SourceOffset origin) {
    insert_at(block, at, x86::instruction(op, 8, x86::Condition::O, origin),
              {x86::definition(x86::rsp), x86::tied_use(x86::rsp), x86::immediate(bytes)});
  }

  // Undoes the prologue before the return at `at`.
  void insert_epilogue(BlockId block, uint32_t at, SourceOffset origin) {
    if (frame_.has_dynamic_alloca) {
      Cell address[3];
      Address::of_register(x86::rbp, -8 * static_cast<int32_t>(pushed_count_)).to_cells(address);
      insert_at(block, at, x86::instruction(Op::LEA, 8, x86::Condition::O, origin),
                {x86::definition(x86::rsp), address[0], address[1], address[2]});
    } else if (stack_adjustment() == 8 && !reads_rcx(function_.instructions[at])) {
      insert_at(block, at, x86::instruction(Op::POP, 8, x86::Condition::O, origin),
                {x86::definition(x86::rcx)});
    } else if (stack_adjustment() != 0) {
      insert_adjustment(block, at, Op::ADDri, static_cast<int32_t>(stack_adjustment()), origin);
    }
    for (size_t r = pushed_count_; r-- > 0;)
      insert_at(block, at, x86::instruction(Op::POP, 8, x86::Condition::O, origin),
                {x86::definition(pushed_[r])});
    if (frame_.uses_frame_pointer)
      insert_at(block, at, x86::instruction(Op::POP, 8, x86::Condition::O, origin),
                {x86::definition(x86::rbp)});
  }

  // Rare: the third part of a result, or an argument of a tail call.
  bool reads_rcx(const MachineInstr& i) const {
    std::span<const Cell> cells = function_.cells_of(i);
    return std::any_of(cells.begin(), cells.end(),
                       [](const Cell& cell) { return cell.is_use() && cell.reg() == x86::rcx; });
  }

  void expand(BlockId block, uint32_t at) {
    const MachineInstr& i = function_.instructions[at];
    if (i.opcode == x86::opcode(Op::ALLOCATE_STACK)) expand_allocate_stack(block, at);
    if (i.opcode == x86::opcode(Op::SAVE_STACK)) expand_move(block, at, false, x86::rsp);
    if (i.opcode == x86::opcode(Op::RESTORE_STACK)) expand_move(block, at, true, x86::rsp);
    if (i.opcode == x86::opcode(Op::FRAME_ADDRESS)) expand_move(block, at, false, x86::rbp);
    if (i.opcode == x86::opcode(Op::ZEROxmm)) expand_zero(block, at);
    if ((function_.desc(i).properties & instr::Return) != 0 && framed_.end_of(block))
      insert_epilogue(block, at, i.origin);
  }

  void lower_slots() {
    for (uint32_t c : slot_cells_) {
      Cell* const cell = &function_.cells[c];
      const int64_t offset = frame_.slots[cell->slot()].offset;
      cell[0].set_base(base());
      cell[2].payload += static_cast<uint32_t>(offset);
    }
  }

  void expand_zero(BlockId block, uint32_t at) {
    MachineInstr i = function_.instructions[at];
    Register r = function_.cells_of(i)[0].reg();
    insert_at(block, at, x86::instruction(Op::XORPSrr, i.width, x86::Condition::O, i.origin),
              {x86::definition(r), x86::tied_use(r), x86::use(r)});
    edits_.remove(block, at);
  }

  // The block lies between the new stack pointer's outgoing arguments and the old stack pointer.
  void expand_allocate_stack(BlockId block, uint32_t at) {
    MachineInstr i = function_.instructions[at];
    Register result = function_.cells_of(i)[0].reg(), bytes = function_.cells_of(i)[1].reg();
    insert_at(block, at, x86::instruction(Op::SUBrr, 8, x86::Condition::O, i.origin),
              {x86::definition(x86::rsp), x86::tied_use(x86::rsp), x86::use(bytes)});
    Cell address[3];
    Address::of_register(x86::rsp, static_cast<int32_t>(frame_.outgoing_bytes)).to_cells(address);
    insert_at(block, at, x86::instruction(Op::LEA, 8, x86::Condition::O, i.origin),
              {x86::definition(result), address[0], address[1], address[2]});
    edits_.remove(block, at);
  }

  // A move between the pseudo-instruction's one operand and a register of the frame.
  void expand_move(BlockId block, uint32_t at, bool to_frame, Register frame_register) {
    MachineInstr i = function_.instructions[at];
    Register operand = function_.cells_of(i)[0].reg();
    insert_at(block, at, x86::instruction(Op::MOVrr, 8, x86::Condition::O, i.origin),
              {x86::definition(to_frame ? frame_register : operand),
               x86::use(to_frame ? operand : frame_register)});
    edits_.remove(block, at);
  }

  MachineFunction& function_;
  Frame& frame_;
  Arena& scratch_;
  EditList edits_;
  const FramedBlocks framed_;
  RegSet written_;
  ArenaVector<Expansion> expanded_;
  ArenaVector<uint32_t> slot_cells_;  // the first cells of addresses in slots
  std::array<Register, 6> pushed_;    // in the order of the pushes
  size_t pushed_count_ = 0;
  bool in_red_zone_ = false;
};

}  // namespace

void insert_prologue_epilogue(MachineFunction& function, Arena& scratch) {
  FrameLowering(function, scratch).run();
}

}  // namespace lilt::backend
