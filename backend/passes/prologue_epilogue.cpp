// Prologue/epilogue insertion and frame layout.
//
// The frame, from high addresses to low; the stack grows down, sizes in bytes:
//
//     incoming stack arguments        CFA + offset
//     ---- CFA: the stack pointer before the call
//     return address                  8
//     room for longer arguments       frame.jump_room, of jumps to other functions of tailcc
//     saved rbp                       8, if the function uses a frame pointer
//     saved callee-saved registers    8 each
//     locals, then spill slots        (in large frames by use: the displacements of those used most
//                                     take one byte)
//     outgoing stack arguments        frame.outgoing_bytes
//
// In a frame with a guard against overrun arrays, the guard is on top, arrays of characters below
// it, then other arrays, then everything else. Conventions that preserve xmm registers have spill
// slots for them.
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
#include <string>
#include <utility>

#include "backend/abi/system_v.h"
#include "backend/passes/machine_passes.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"
#include "ir/mir/framed_blocks.h"
#include "ir/support/align_up.h"
#include "ir/support/processor_features.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

constexpr uint64_t kRedZone = 128;
constexpr uint64_t kShortDisplacement = 128;  // bytes above rsp, displacements of one byte

class FrameLowering {
 public:
  FrameLowering(MachineFunction& function, Arena& scratch)
      : function_(function), scratch_(scratch) {}

  void run() {
    survey();
    save_registers();
    lay_out_slots();
    lower_slots();
    mark_targets();
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
    const MachineInstr* const instructions = function_.instructions.data();
    const Cell* const cells = function_.cells.data();
    uint64_t written = 0;
    for (BlockId block : function_.layout) {
      const MachineBlock b = function_.blocks[block];
      for (uint32_t at = b.begin; at < b.end; ++at) {
        const MachineInstr& i = instructions[at];
        const InstrDesc& desc = descriptions[i.opcode];
        written |= desc.clobbers.bits();
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
    frame_.saved = written_ & frame_.callee_saved;
    if (frame_.uses_frame_pointer) frame_.saved.erase(x86::rbp);
    for (Register r : {x86::rbp, x86::r15, x86::r14, x86::r13, x86::r12, x86::rbx, x86::rdi,
                       x86::rsi, x86::r10, x86::r9, x86::r8, x86::rdx, x86::rcx, x86::rax})
      if (frame_.saved.contains(r)) pushed_[pushed_count_++] = r;
    frame_.saved.for_each([&](Register r) {
      if (!x86::is_xmm(r)) return;
      FrameSlot slot;
      slot.kind = SlotKind::Spill;
      slot.size = slot.align = 16;
      stored_.push_back({r, frame_.slots.push_back(slot)});
    });
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
    const bool has_guard = std::ranges::any_of(
        order, [&](SlotId slot) { return frame_.slots[slot].guarding == Guarding::Guard; });
    if (has_guard)
      std::ranges::stable_sort(order, {}, [&](SlotId slot) { return frame_.slots[slot].guarding; });
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
    // Calls and slots of 16 bytes need a stack pointer that is aligned like that, unless the module
    // says otherwise.
    bool aligns_stack = frame_.has_calls || frame_.has_dynamic_alloca;
    uint64_t used = frame_.outgoing_bytes, align = aligns_stack ? frame_.stack_align : 8;
    for (SlotId slot : order) {
      FrameSlot& s = frame_.slots[slot];
      used = align_up(used, s.align);
      align = std::max<uint64_t>(align, s.align);
      s.offset = static_cast<int64_t>(used);
      used += s.size;
    }
    // The return address and the pushes leave rsp at 8 modulo 16, or at 0.
    const uint64_t above = 8 + frame_.jump_room + pushed_bytes();
    frame_.size = align_up(above + used, std::min<uint64_t>(align, frame_.stack_align)) - above;
    in_red_zone_ = frame_.has_red_zone && !frame_.has_calls && !frame_.has_dynamic_alloca &&
                   frame_.jump_room == 0 && frame_.size <= kRedZone;
    for (SlotId slot : IdRange<SlotId>(frame_.slots.size())) make_relative(frame_.slots[slot]);
    frame_.bytes_to_cfa = frame_.uses_frame_pointer
                              ? 16
                              : stack_adjustment() + static_cast<int64_t>(pushed_bytes()) + 8;
    frame_.bytes_to_cfa += frame_.jump_room;
  }

  // Converts the distance from the bottom of the frame to the displacement from the base register.
  void make_relative(FrameSlot& slot) const {
    int64_t size = static_cast<int64_t>(frame_.size), pushed = static_cast<int64_t>(pushed_bytes());
    if (slot.kind == SlotKind::Incoming)
      slot.offset += frame_.jump_room +
                     (frame_.uses_frame_pointer ? 16 : (in_red_zone_ ? 0 : size) + pushed + 8);
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

  // Marks the blocks where indirect jumps may end, and what comes before the prologue.
  void mark_targets() {
    const BlockId entry = function_.layout.front();
    const uint32_t begin = function_.blocks[entry].begin;
    if (frame_.marks_entry) insert_at(entry, begin, x86::instruction(Op::ENDBR64, 8), {});
    for (uint16_t i = 0; i < frame_.patchable; ++i)
      insert_at(entry, begin, x86::instruction(Op::NOP, 8), {});
    if (frame_.calls_fentry)
      insert_at(entry, begin, x86::instruction(Op::FENTRY, 8),
                {Cell{CellKind::Symbol, 0, 0, -1, function_.symbol_ref("__fentry__").index()}});
    if (!frame_.tracks_branches) return;
    ArenaIdMap<BlockId, uint8_t> is_target(function_.blocks.size(), 0, scratch_);
    for (const JumpTable& table : function_.jump_tables)
      for (BlockId target : table.targets) is_target[target] = 1;
    if (!function_.landing_pads.empty()) find_landing_pads(is_target);
    for (BlockId block : function_.layout)
      if (is_target[block] != 0 || (function_.has_labels() && !function_.labels(block).empty()))
        insert_at(block, function_.blocks[block].begin, x86::instruction(Op::ENDBR64, 8), {});
  }

  // The unwinder jumps there.
  void find_landing_pads(ArenaIdMap<BlockId, uint8_t>& is_target) {
    for (BlockId block : function_.layout)
      for (const MachineInstr& instruction : function_.instructions_of(block)) {
        if (!mir::is_invoking(function_.desc(instruction))) continue;
        const auto cells = function_.cells_of(instruction);
        is_target[std::ranges::find(cells, CellKind::Block, &Cell::kind)->block()] = 1;
      }
  }

  void insert_prologue() {
    const BlockId block = framed_.prologue_block();
    uint32_t at = function_.blocks[block].begin;
    if (frame_.jump_room != 0)
      insert_adjustment(block, at, Op::SUBri, static_cast<int32_t>(frame_.jump_room), kNoOffset);
    if (frame_.uses_frame_pointer) {
      insert_at(block, at, x86::instruction(Op::PUSH, 8), {x86::use(x86::rbp)});
      insert_at(block, at, x86::instruction(Op::MOVrr, 8),
                {x86::definition(x86::rbp), x86::use(x86::rsp)});
    }
    for (Register r : pushed()) insert_at(block, at, x86::instruction(Op::PUSH, 8), {x86::use(r)});
    if (stack_adjustment() == 8)  // one byte, a subtraction takes four; the value is unused
      insert_at(block, at, x86::instruction(Op::PUSH, 8), {x86::use(x86::rax)});
    else if (stack_adjustment() != 0) {
      if (frame_.probes_stack) probe_frame(block, at);
      insert_adjustment(block, at, Op::SUBri, static_cast<int32_t>(stack_adjustment()), kNoOffset);
    }
    for (const auto& [r, slot] : stored_) insert_move(block, at, Op::MOVUPSmr, r, slot);
  }

  // Touches each page of the frame from the top down, so that a stack that overflows meets the page
  // after its end. The memory below rsp is free here; r11 is, too, at the start of a function.
  void probe_frame(BlockId block, uint32_t at) {
    const int64_t interval = frame_.probe_interval, pages = stack_adjustment() / interval;
    constexpr int64_t kMaxSingle = 8;
    if (pages > kMaxSingle) {
      insert_probes_by_loop(block, at, pages * interval);
      return;
    }
    for (int64_t page = 1; page <= pages; ++page) {
      Cell address[3];
      Address::of_register(x86::rsp, static_cast<int32_t>(-page * interval)).to_cells(address);
      insert_at(block, at, x86::instruction(Op::ORmi, 8),
                {address[0], address[1], address[2], x86::immediate(0)});
    }
  }
  void insert_probes_by_loop(BlockId block, uint32_t at, int64_t bytes) {
    const std::string interval = std::to_string(frame_.probe_interval);
    insert_text(block, at,
                "movq $-" + interval + ", %r11\n1:\torq $0, (%rsp,%r11)\n\tsubq $" + interval +
                    ", %r11\n\tcmpq $-" + std::to_string(bytes) + ", %r11\n\tjge 1b");
  }

  void insert_text(BlockId block, uint32_t at, const std::string& text) {
    insert_at(block, at, x86::instruction(Op::ASM, 8),
              {Cell{CellKind::Text, 0, 0, -1, function_.add_text(text)}});
  }

  void insert_move(BlockId block, uint32_t at, Op op, Register r, SlotId slot) {
    Cell address[3];
    Address::of_register(base(), static_cast<int32_t>(frame_.slots[slot].offset)).to_cells(address);
    if (op == Op::MOVUPSmr)
      insert_at(block, at, x86::instruction(op, 16),
                {address[0], address[1], address[2], x86::use(r)});
    else
      insert_at(block, at, x86::instruction(op, 16),
                {x86::definition(r), address[0], address[1], address[2]});
  }

  void insert_adjustment(BlockId block, uint32_t at, Op op, int32_t bytes, SourceOffset origin) {
    insert_at(block, at, x86::instruction(op, 8, x86::Condition::O, origin),
              {x86::definition(x86::rsp), x86::tied_use(x86::rsp), x86::immediate(bytes)});
  }

  // Undoes the prologue before the return at `at`.
  void insert_epilogue(BlockId block, uint32_t at, SourceOffset origin) {
    for (const auto& [r, slot] : stored_) insert_move(block, at, Op::MOVUPSrm, r, slot);
    if (frame_.has_dynamic_alloca) {
      Cell address[3];
      Address::of_register(x86::rbp, -8 * static_cast<int32_t>(pushed_count_)).to_cells(address);
      insert_at(block, at, x86::instruction(Op::LEA, 8, x86::Condition::O, origin),
                {x86::definition(x86::rsp), address[0], address[1], address[2]});
    } else if (stack_adjustment() == 8 && !frame_.callee_saved.contains(x86::rcx) &&
               !reads_rcx(function_.instructions[at])) {
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
    const int64_t distance = frame_.jump_room + return_distance(block, at);
    if (distance != 0)
      insert_adjustment(block, at, Op::ADDri, static_cast<int32_t>(distance), origin);
  }

  // By how many bytes the return address is above its place at the entry, for the jump at `at`.
  int64_t return_distance(BlockId block, uint32_t at) const {
    if (frame_.popped == 0) return 0;
    for (const uint32_t begin = function_.blocks[block].begin; at-- > begin;) {
      const MachineInstr& i = function_.instructions[at];
      if (i.opcode == x86::opcode(Op::MOVE_RETURN)) return function_.cells_of(i)[0].immediate();
    }
    return 0;
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
    if (i.opcode == x86::opcode(Op::LOWER_STACK)) expand_lower_stack(block, at);
    if (i.opcode == x86::opcode(Op::SAVE_STACK)) expand_move(block, at, false, x86::rsp);
    if (i.opcode == x86::opcode(Op::RESTORE_STACK)) expand_move(block, at, true, x86::rsp);
    if (i.opcode == x86::opcode(Op::FRAME_ADDRESS)) expand_move(block, at, false, x86::rbp);
    if (i.opcode == x86::opcode(Op::ZEROxmm)) expand_constant(block, at, Op::XORPSrr);
    if (i.opcode == x86::opcode(Op::ONESxmm)) expand_constant(block, at, Op::PCMPEQDrr);
    if ((function_.desc(i).properties & instr::Return) != 0 && framed_.end_of(block))
      insert_epilogue(block, at, i.origin);
    if (i.opcode == x86::opcode(Op::MOVE_RETURN)) edits_.remove(block, at);  // read at the jump
    if (frame_.zeroed != 0 &&
        (i.opcode == x86::opcode(Op::RET) || i.opcode == x86::opcode(Op::RETi)))
      zero_registers(block, at);
  }

  // Makes registers zero that the caller does not read ("zero-call-used-regs").
  void zero_registers(BlockId block, uint32_t at) {
    using namespace ssa::zeroed_registers;
    const MachineInstr& ret = function_.instructions[at];
    RegSet zeroed = function_.target().caller_saved - frame_.callee_saved;
    if ((frame_.zeroed & OnlyUsed) != 0) zeroed = zeroed & written_;
    if ((frame_.zeroed & OnlyArguments) != 0) zeroed = zeroed & argument_registers();
    for (const Cell& cell : function_.cells_of(ret))
      if (cell.is_use()) zeroed.erase(cell.reg());
    zeroed.for_each([&](Register r) {
      const bool is_general = x86::is_gpr(r);
      const bool may_be_used = (function_.features & processor_feature::Avx512) != 0;
      if ((x86::needs_evex(r) && !may_be_used) || x86::is_mask(r)) return;
      if (!is_general && (frame_.zeroed & OnlyGeneral) != 0) return;
      const auto xor_row = is_general
                               ? x86::instruction(Op::XORrr, 4, x86::Condition::O, ret.origin)
                               : x86::instruction(Op::XORPSrr, 16, x86::Condition::O, ret.origin);
      insert_at(block, at, xor_row, {x86::definition(r), x86::tied_use(r), x86::use(r)});
    });
  }
  static RegSet argument_registers() {
    RegSet set;
    for (Register r : general_argument_registers()) set.insert(r);
    for (Register r : vector_argument_registers()) set.insert(r);
    return set;
  }

  void lower_slots() {
    for (uint32_t c : slot_cells_) {
      Cell* const cell = &function_.cells[c];
      const int64_t offset = frame_.slots[cell->slot()].offset;
      cell[0].set_base(base());
      cell[2].payload += static_cast<uint32_t>(offset);
    }
  }

  // A register with itself.
  void expand_constant(BlockId block, uint32_t at, Op operation) {
    MachineInstr i = function_.instructions[at];
    Register r = function_.cells_of(i)[0].reg();
    const bool is_zero = operation == Op::XORPSrr;
    if (i.width == 64 && !is_zero) {  // any function that is always 1
      insert_at(
          block, at, x86::instruction(Op::VPTERNLOGDrri, 64, x86::Condition::O, i.origin),
          {x86::definition(r), x86::tied_use(r), x86::use(r), x86::use(r), x86::immediate(255)});
      return edits_.remove(block, at);
    }
    if (i.width >= 32) {  // the lowest 16 bytes as zeros are the whole
      insert_at(block, at,
                x86::instruction(x86::vex_form(operation), is_zero ? 16 : 32, x86::Condition::O,
                                 i.origin),
                {x86::definition(r), x86::use(r), x86::use(r)});
      return edits_.remove(block, at);
    }
    insert_at(block, at, x86::instruction(operation, i.width, x86::Condition::O, i.origin),
              {x86::definition(r), x86::tied_use(r), x86::use(r)});
    edits_.remove(block, at);
  }

  // The block lies between the new stack pointer's outgoing arguments and the old stack pointer.
  void expand_allocate_stack(BlockId block, uint32_t at) {
    MachineInstr i = function_.instructions[at];
    Register result = function_.cells_of(i)[0].reg(), bytes = function_.cells_of(i)[1].reg();
    if (frame_.probes_stack)
      insert_probed_allocation(block, at, result, bytes);
    else
      insert_at(block, at, x86::instruction(Op::SUBrr, 8, x86::Condition::O, i.origin),
                {x86::definition(x86::rsp), x86::tied_use(x86::rsp), x86::use(bytes)});
    Cell address[3];
    Address::of_register(x86::rsp, static_cast<int32_t>(frame_.outgoing_bytes)).to_cells(address);
    if (!function_.debug_values.empty())
      function_.move_debug_definition(i.first_cell, edits_.next_cell());
    insert_at(block, at, x86::instruction(Op::LEA, 8, x86::Condition::O, i.origin),
              {x86::definition(result), address[0], address[1], address[2]});
    edits_.remove(block, at);
  }

  void expand_lower_stack(BlockId block, uint32_t at) {
    const MachineInstr i = function_.instructions[at];
    const int32_t bytes = function_.cells_of(i)[0].immediate();
    const int32_t align = function_.cells_of(i)[1].immediate();
    if (bytes != 0) insert_adjustment(block, at, Op::SUBri, bytes, i.origin);
    if (align > 1) insert_adjustment(block, at, Op::ANDri, -align, i.origin);
    edits_.remove(block, at);
  }

  // Lowers rsp page by page, and touches each.
  void insert_probed_allocation(BlockId block, uint32_t at, Register result, Register bytes) {
    const auto name = [&](Register r) {
      return "%" + std::string(function_.target().register_names[r.number()]);
    };
    const std::string interval = std::to_string(frame_.probe_interval), target = name(result);
    std::string text = bytes == result ? "" : "movq " + name(bytes) + ", " + target + "\n\t";
    text += "negq " + target + "\n\taddq %rsp, " + target + "\n1:\tsubq $" + interval +
            ", %rsp\n\tcmpq " + target + ", %rsp\n\tjbe 2f\n\torq $0, (%rsp)\n\tjmp 1b\n2:\tmovq " +
            target + ", %rsp";
    insert_text(block, at, text);
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
  Frame& frame_ = function_.frame;
  Arena& scratch_;
  EditList edits_{function_, scratch_};
  const FramedBlocks framed_{function_, scratch_};
  RegSet written_;
  ArenaVector<Expansion> expanded_{scratch_};
  ArenaVector<uint32_t> slot_cells_{scratch_};  // the first cells of addresses in slots
  std::array<Register, 14> pushed_;             // in the order of the pushes
  ArenaVector<std::pair<Register, SlotId>> stored_{scratch_};  // the other saved registers
  size_t pushed_count_ = 0;
  bool in_red_zone_ = false;
};

}  // namespace

void insert_prologue_epilogue(MachineFunction& function, Arena& scratch) {
  FrameLowering(function, scratch).run();
}

}  // namespace lilt::backend
