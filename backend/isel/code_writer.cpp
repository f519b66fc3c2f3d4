#include "backend/isel/code_writer.h"

#include <algorithm>

namespace lilt::backend::isel {

namespace {

// Enough for nearly all functions; large ones, whose memory counts, come closer to their average.
size_t expected_instructions(size_t values, bool is_large) {
  return is_large ? values + values / 8 : 2 * values + 16;
}

}  // namespace

CodeWriter::CodeWriter(mir::MachineFunction& machine, size_t values, bool is_large, Arena& scratch)
    : machine_(machine),
      instructions_(machine.instructions, expected_instructions(values, is_large)),
      tile_(scratch),
      cells_(room_for_cells(6 * values + 64)) {
  tile_.reserve(16);
}

inline mir::Cell* Operand::to_cells(const mir::OperandSpec* spec, mir::Cell* cells) const {
  if (cell_.kind == mir::CellKind::MemoryBase) {
    address_->to_cells(*reinterpret_cast<mir::Cell(*)[3]>(cells));
    return cells + 3;
  }
  if (cell_.kind == mir::CellKind::Immediate64) {
    mir::immediate64_to_cells(static_cast<int64_t>(wide_),
                              *reinterpret_cast<mir::Cell(*)[2]>(cells));
    return cells + 2;
  }
  *cells = cell_;
  if (spec != nullptr && cell_.kind == mir::CellKind::Register) {
    cells->detail = static_cast<uint8_t>(spec->is_def | spec->early_clobber << 1);
    cells->fixed = static_cast<uint8_t>(spec->fixed.number());
    // Definitions come first and take one cell each, so their operand number is their cell number.
    cells->tied_to = spec->tied_to;
  }
  return cells + 1;
}

void CodeWriter::emit(Op op, unsigned width, std::initializer_list<Operand> operands,
                      Condition condition) {
  if (has(processor_feature::Avx)) op = width == 64 ? x86::evex_form(op) : x86::vex_form(op);
  begin_instruction(x86::opcode(op), width, condition);
  std::span<const mir::OperandSpec> specs = machine_.target()[x86::opcode(op)].operands;
  const mir::OperandSpec* spec = specs.data();
  const mir::OperandSpec* const end = spec + specs.size();
  mir::Cell* cell = room_for_operands(operands.size());
  for (const Operand& operand : operands)
    cell = operand.to_cells(spec != end ? spec++ : nullptr, cell);
  cell_count_ = static_cast<size_t>(cell - cells_.data());
  end_instruction();
}

void CodeWriter::begin_instruction(uint16_t opcode, unsigned width, Condition condition) {
  tile_.push_back({.opcode = opcode,
                   .width = static_cast<uint8_t>(width),
                   .condition = static_cast<uint8_t>(condition),
                   .first_cell = static_cast<uint32_t>(cell_count_),
                   .cell_count = 0,
                   .origin = origin_});
}

void CodeWriter::begin_instruction(Op op, const Operand& first) {
  begin_instruction(x86::opcode(op));
  add_operand(first, &machine_.target()[x86::opcode(op)].operands[0]);
}

void CodeWriter::add_operand(const Operand& operand, const mir::OperandSpec* spec) {
  const mir::Cell* end = operand.to_cells(spec, room_for_operands(1));
  cell_count_ = static_cast<size_t>(end - cells_.data());
}

// The place after the cells so far, with room for the cells of `count` operands.
mir::Cell* CodeWriter::room_for_operands(size_t count) {
  constexpr size_t kMaxCells = 3;  // of one operand
  const size_t needed = cell_count_ + kMaxCells * count;
  if (needed > cells_.size()) [[unlikely]] {
    machine_.cells.resize(cell_count_);  // no others are copied
    cells_ = room_for_cells(2 * needed);
  }
  return cells_.data() + cell_count_;
}

std::span<mir::Cell> CodeWriter::room_for_cells(size_t count) {
  machine_.cells.resize(count);
  return machine_.cells;
}

void CodeWriter::end_instruction() {
  tile_.back().cell_count = static_cast<uint32_t>(cell_count_) - tile_.back().first_cell;
}

void CodeWriter::drop_if_empty() {
  if (tile_.back().cell_count == 0) tile_.pop_back();
}

bool CodeWriter::redefine_last(Register from, Register to) {
  if (tile_.empty() || tile_.back().cell_count == 0) return false;
  mir::Cell& cell = cells_[tile_.back().first_cell];
  if (!cell.is_def() || cell.reg() != from) return false;
  cell.set_register(to);
  return true;
}

void CodeWriter::rotate_tile(size_t first, size_t middle) {
  std::rotate(tile_.begin() + static_cast<ptrdiff_t>(first),
              tile_.begin() + static_cast<ptrdiff_t>(middle), tile_.end());
}

uint32_t CodeWriter::prepend_phi(uint32_t cells, SourceOffset origin) {
  const auto first_cell = static_cast<uint32_t>(cell_count_);
  std::fill_n(room_for_operands(cells), cells, mir::Cell());
  cell_count_ += cells;
  *instructions_.prepend(1) = {.opcode = mir::kPhi,
                               .width = 8,
                               .condition = 0,
                               .first_cell = first_cell,
                               .cell_count = cells,
                               .origin = origin};
  return first_cell;
}

void CodeWriter::finish() {
  machine_.cells.resize(cell_count_);
  instructions_.finish();
  for (mir::MachineBlock& block : machine_.blocks) {
    block.begin = instructions_.size() - block.begin;
    block.end = instructions_.size() - block.end;
  }
}

}  // namespace lilt::backend::isel
