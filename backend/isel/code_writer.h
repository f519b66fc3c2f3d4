// Machine code as selection writes it: instructions go forwards into a small buffer, the tile,
// which then goes to the front of the code so far. Cells stay in the order of writing.
#pragma once

#include <initializer_list>
#include <span>

#include "backend/isel/front_array.h"
#include "emit/x86/instructions.h"
#include "emit/x86/registers.h"
#include "ir/mir/machine_function.h"
#include "ir/support/arena.h"
#include "ir/support/processor_features.h"

namespace lilt::backend::isel {

using mir::Address;
using mir::Register;
using x86::Condition;
using x86::Op;

// An operand of an instruction under construction. The row specifies whether a register is a
// definition, tied or fixed; only the variadic operands specify it themselves.
class Operand {
 public:
  Operand(Register r) : Operand(mir::CellKind::Register, 0, r.number()) {}
  Operand(Register r, Register fixed, bool is_def)
      : cell_{mir::CellKind::Register, is_def, static_cast<uint8_t>(fixed.number()), -1,
              r.number()} {}
  // A use that shares its register with the definition in a cell.
  static Operand tied(Register r, uint32_t definition) {
    Operand operand(r);
    operand.cell_.tied_to = static_cast<int8_t>(definition);
    return operand;
  }
  // `is_early`: written before the uses are read.
  static Operand definition(Register r, Register fixed, bool is_early) {
    Operand operand(r, fixed, true);
    operand.cell_.detail |= static_cast<uint8_t>(is_early << 1);
    return operand;
  }
  Operand(const Address& a) : cell_{.kind = mir::CellKind::MemoryBase}, address_(&a) {}
  Operand(mir::BlockId block) : Operand(mir::CellKind::Block, 0, block.index()) {}
  // `is_nounwind`: of a function that no exception leaves.
  Operand(mir::SymbolRef symbol, bool is_local, bool is_nounwind = false)
      : Operand(mir::CellKind::Symbol, static_cast<uint8_t>(is_local | is_nounwind << 1),
                symbol.index()) {}
  static Operand immediate(int64_t value) {
    return {mir::CellKind::Immediate, 0, static_cast<uint32_t>(value)};
  }
  static Operand text(uint32_t index) { return {mir::CellKind::Text, 0, index}; }
  static Operand wide_immediate(uint64_t value) {
    Operand operand(mir::CellKind::Immediate64, 0, 0);
    operand.wide_ = value;
    return operand;
  }

  // Writes the operand's cells, 3 at most, and returns the place after them. `spec`: of the row;
  // null for a variadic operand.
  mir::Cell* to_cells(const mir::OperandSpec* spec, mir::Cell* cells) const;

 private:
  Operand(mir::CellKind kind, uint8_t detail, uint32_t payload)
      : cell_{kind, detail, 0, -1, payload} {}

  mir::Cell cell_;  // the operand as a variadic one, if it takes one cell
  union {
    const Address* address_ = nullptr;  // MemoryBase
    uint64_t wide_;                     // Immediate64
  };
};
class CodeWriter {
 public:
  // `values`: how many there are.
  CodeWriter(mir::MachineFunction& machine, size_t values, bool is_large, Arena& scratch);
  mir::MachineFunction& machine() { return machine_; }
  // Whether the code may use a feature of the processor.
  bool has(ProcessorFeatures feature) const { return (machine_.features & feature) != 0; }

  // --- the tile
  // Where its instructions come from in the text.
  void set_origin(SourceOffset origin) { origin_ = origin; }
  void emit(Op op, unsigned width, std::initializer_list<Operand> operands,
            Condition condition = Condition::O);
  void begin_instruction(uint16_t opcode, unsigned width = 8, Condition condition = Condition::O);
  // With its first operand; further ones are variadic.
  void begin_instruction(Op op, const Operand& first);
  void add_operand(const Operand& operand, const mir::OperandSpec* spec = nullptr);
  void end_instruction();
  // Drops the tile's last instruction if it lacks operands.
  void drop_if_empty();
  // Makes the tile's last instruction define another register. Returns false if it does not define
  // `from`.
  bool redefine_last(Register from, Register to);
  size_t tile_size() const { return tile_.size(); }
  // Moves the tile's instructions from `middle` on before the one at `first`.
  void rotate_tile(size_t first, size_t middle);
  void end_tile() {
    if (tile_.empty()) return;
    mir::MachineInstr* to = instructions_.prepend(tile_.size());
    for (const mir::MachineInstr& instruction : tile_) *to++ = instruction;
    tile_.clear();
  }

  // --- the code so far: instructions are known by their distance from the end
  uint32_t size() const { return instructions_.size(); }
  // Puts a phi with so many empty cells to the front; returns its first cell.
  uint32_t prepend_phi(uint32_t cells, SourceOffset origin);
  mir::Cell* cell(uint32_t index) { return &cells_[index]; }
  // Moves the instructions to their place in the function, and turns blocks' distances from the end
  // into indices.
  void finish();

 private:
  mir::Cell* room_for_operands(size_t count);
  std::span<mir::Cell> room_for_cells(size_t count);

  mir::MachineFunction& machine_;
  FrontArray<mir::MachineInstr> instructions_;
  ArenaVector<mir::MachineInstr> tile_;
  std::span<mir::Cell> cells_;  // the machine function's: cell_count_ are of the code and the tile
  size_t cell_count_ = 0;
  SourceOffset origin_ = kNoOffset;
};

}  // namespace lilt::backend::isel
