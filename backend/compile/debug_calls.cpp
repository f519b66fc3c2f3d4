// Idea: a walk over each block knows what the general registers hold, as far as that is told in
// terms that a call leaves alone.
#include "backend/compile/debug_calls.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <span>
#include <utility>

#include "emit/x86/instructions.h"
#include "emit/x86/registers.h"

namespace lilt::backend {

namespace {

using namespace mir;
using Base = object::VariablePlace::Base;
using x86::Op;

constexpr Register kArgumentRegisters[] = {x86::rdi, x86::rsi, x86::rdx,
                                           x86::rcx, x86::r8,  x86::r9};
constexpr uint32_t kRegisters = 17;  // numbers of general ones are less

struct Known {
  Base base = Base::Unknown;
  int64_t number = 0;      // as in VariablePlace
  Register source = {};    // that it is in, of Base::Register
  bool is_narrow = false;  // the low 32 bits count, the others are 0
};

class CallFinder {
 public:
  CallFinder(const MachineFunction& function, const ssa::Module& header)
      : function_(function), header_(header), target_(function.target()) {}

  std::vector<FoundCall> run() {
    uint32_t place = 0;
    const BlockId entry = function_.layout.front();
    const bool is_entered_once = std::ranges::none_of(function_.layout, [&](BlockId block) {
      const auto next = function_.successors(block);
      return std::ranges::find(next, entry) != next.end();
    });
    for (const BlockId block : function_.layout) {
      known_ = {};
      if (block == entry && is_entered_once)
        for (const Register r : kArgumentRegisters)
          known_[r.number()] = {Base::EntryValue, x86::dwarf_number(r)};
      for (const MachineInstr& instruction : function_.instructions_of(block)) {
        ++place;
        if ((function_.desc(instruction).properties & instr::Call) != 0)
          note_call(instruction, place);
        else if (is_tail_call(instruction))
          note_jump(instruction, place - 1);
        step(instruction);
      }
    }
    return std::move(found_);
  }

 private:
  static bool is_tail_call(const MachineInstr& instruction) {
    return instruction.opcode == x86::opcode(Op::TAILJMP) ||
           instruction.opcode == x86::opcode(Op::TAILJMPr) ||
           instruction.opcode == x86::opcode(Op::TAILJMPK) ||
           instruction.opcode == x86::opcode(Op::TAILJMPKs);
  }
  ssa::SymbolId callee_of(std::span<const Cell> cells) const {
    const auto symbol = std::ranges::find(cells, CellKind::Symbol, &Cell::kind);
    return symbol == cells.end() ? ssa::SymbolId::none()
                                 : header_.find(function_.symbols[symbol->symbol().index()]);
  }
  void note_jump(const MachineInstr& instruction, uint32_t place) {
    FoundCall made;
    made.place = place;
    made.call.is_jump = true;
    made.call.callee = callee_of(function_.cells_of(instruction));
    found_.push_back(std::move(made));
  }
  void note_call(const MachineInstr& instruction, uint32_t place) {
    FoundCall made;
    made.place = place;
    const std::span<const Cell> cells = function_.cells_of(instruction);
    const bool preserves = (function_.desc(instruction).properties & instr::ClobbersSaved) == 0;
    made.call.callee = callee_of(cells);
    for (const Cell& cell : cells) {
      if (!cell.is_use()) continue;
      const Register r = cell.reg();
      if (std::ranges::find(kArgumentRegisters, r) == std::end(kArgumentRegisters)) continue;
      const Known& known = known_[r.number()];
      const bool is_lost = known.source.valid() && (!preserves || is_defined(cells, known.source));
      if (known.base == Base::Unknown || is_lost) continue;
      made.call.arguments.push_back(
          {x86::dwarf_number(r), known.base, known.number, known.is_narrow});
    }
    if (!made.call.arguments.empty()) found_.push_back(std::move(made));
  }
  static bool is_defined(std::span<const Cell> cells, Register r) {
    return std::ranges::any_of(cells,
                               [&](const Cell& cell) { return cell.is_def() && cell.reg() == r; });
  }

  void step(const MachineInstr& instruction) {
    if (instruction.opcode == kCfi) return;
    const InstrDesc& desc = function_.desc(instruction);
    const std::span<const Cell> cells = function_.cells_of(instruction);
    const Known made = made_by(instruction, cells);
    if ((desc.properties & instr::MayStore) != 0) forget_slots(cells);
    note_copy(instruction, cells);
    desc.clobbers.for_each([&](Register r) { write(r, {}); });
    if ((desc.properties & instr::Call) != 0)
      target_.caller_saved.for_each([&](Register r) { write(r, {}); });
    for (const Cell& cell : cells)
      if (cell.is_def()) write(cell.reg(), {});
    if (made.base != Base::Unknown) write(cells[0].reg(), made);
    if (copied_.valid())
      known_[copied_.number()] = {Base::Register, x86::dwarf_number(cells[0].reg()),
                                  cells[0].reg()};
    copied_ = Register();
  }
  // A store near a slot may change it. A call changes no spill slot of its caller.
  void forget_slots(std::span<const Cell> cells) {
    constexpr int64_t kMaxStore = 64;
    const auto base = std::ranges::find(cells, CellKind::MemoryBase, &Cell::kind);
    if (base == cells.end()) return;
    const Known written = address_of(Address::from_cells(&*base));
    if (written.base == Base::Unknown) return;
    for (Known& known : known_)
      if (known.base == Base::FrameSlot && std::abs(known.number - written.number) < kMaxStore)
        known = {};
  }
  // What is stored in a spill slot, or copied to a register that callees preserve, is found there.
  void note_copy(const MachineInstr& instruction, std::span<const Cell> cells) {
    if (instruction.width < 8) return;
    const bool is_store = instruction.opcode == x86::opcode(Op::MOVmr);
    if (!is_store && instruction.opcode != x86::opcode(Op::MOVrr)) return;
    const Register source = is_store ? cells.back().reg() : cells[1].reg();
    if (!x86::is_gpr(source)) return;
    Known& known = known_[source.number()];
    if (known.base != Base::Unknown && known.base != Base::EntryValue) return;
    if (!is_store && target_.callee_saved.contains(cells[0].reg())) {
      copied_ = source;
    } else if (is_store) {
      const Known slot = address_of(Address::from_cells(&cells[0]));
      if (slot.base != Base::Unknown && is_spill_slot(slot.number))
        known = {Base::FrameSlot, slot.number};
    }
  }
  bool is_spill_slot(int64_t cfa_offset) const {
    return std::ranges::any_of(function_.frame.slots, [&](const FrameSlot& slot) {
      return slot.kind == SlotKind::Spill &&
             slot.offset - function_.frame.bytes_to_cfa == cfa_offset;
    });
  }
  void write(Register r, const Known& known) {
    if (!x86::is_gpr(r)) return;
    for (Known& other : known_)
      if (other.source == r) other = {};
    known_[r.number()] = known;
  }

  // What the first register holds after the instruction.
  Known made_by(const MachineInstr& instruction, std::span<const Cell> cells) const {
    if (instruction.width < 4 || cells.empty() || !cells[0].is_def()) return {};
    const bool is_narrow = instruction.width == 4;
    switch (static_cast<Op>(instruction.opcode)) {
      case Op::MOVri:
      case Op::MOVri64:
        return constant(cells, is_narrow);
      case Op::MOVrr:
      case Op::MOVLOWrr:
        return copy_of(cells[1].reg(), is_narrow);
      case Op::LEA:
        return is_narrow ? Known() : address_of(Address::from_cells(&cells[1]));
      case Op::XORrr:
        return cells[1].reg() == cells[2].reg() ? Known{Base::Constant} : Known();
      default:
        return {};
    }
  }
  static Known constant(std::span<const Cell> cells, bool is_narrow) {
    const bool is_wide = cells[1].kind == CellKind::Immediate64;
    if (!is_wide && cells[1].kind != CellKind::Immediate) return {};
    const int64_t number = is_wide ? immediate64(&cells[1]) : cells[1].immediate();
    return {Base::Constant, is_narrow ? number & UINT32_MAX : number};
  }
  Known copy_of(Register source, bool is_narrow) const {
    if (!x86::is_gpr(source)) return {};
    Known known = known_[source.number()];
    if (source == frame_base())
      known = {Base::FrameAddress, -function_.frame.bytes_to_cfa};
    else if (target_.callee_saved.contains(source))
      known = {Base::Register, x86::dwarf_number(source), source};
    if (is_narrow && known.base == Base::FrameAddress) return {};
    if (is_narrow && known.base == Base::Constant) known.number &= UINT32_MAX;
    known.is_narrow |= is_narrow && known.base != Base::Constant;
    return known;
  }
  Register frame_base() const {
    return function_.frame.uses_frame_pointer ? target_.frame_pointer : target_.reserved.first();
  }
  Known address_of(const Address& address) const {
    if (address.base_kind != BaseKind::Register || address.base != frame_base()) return {};
    if (address.index.valid() || address.symbol.valid()) return {};
    return {Base::FrameAddress, address.displacement - function_.frame.bytes_to_cfa};
  }

  const MachineFunction& function_;
  const ssa::Module& header_;
  const TargetDesc& target_;
  std::array<Known, kRegisters> known_;  // by number
  Register copied_;                      // that the instruction copies to a preserved one
  std::vector<FoundCall> found_;
};

}  // namespace

std::vector<FoundCall> find_debug_calls(const MachineFunction& function,
                                        const ssa::Module& header) {
  return CallFinder(function, header).run();
}

std::vector<object::DebugCall> debug_calls(std::vector<FoundCall> found, const PointOf& point_of) {
  std::vector<object::DebugCall> calls;
  for (FoundCall& each : found) {
    each.call.point = point_of(each.place, false);
    calls.push_back(std::move(each.call));
  }
  return calls;
}

}  // namespace lilt::backend
