// Instances of rows of the instruction table, in all shapes of their operands.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "emit/x86/build.h"
#include "emit/x86/instructions.h"
#include "ir/mir/machine_function.h"
#include "ir/support/processor_features.h"

namespace lilt::x86 {

using mir::Address;
using mir::BlockId;
using mir::Cell;
using mir::CellKind;
using mir::InstrDesc;
using mir::MachineFunction;
using mir::MachineInstr;
using mir::OperandKind;
using mir::OperandSpec;

// Builds one long block with instances of rows.
class Instances {
 public:
  Instances() {
    function_.reset(target(), "f");
    function_.blocks.resize(1);
    function_.layout.push_back(BlockId(0));
    function_.is_allocated = true;
    function_.frame.laid_out = true;
    function_.frame.saved = target().callee_saved;
    global_ = function_.symbol_ref("global");
    other_ = function_.symbol_ref("other.symbol$1");
    make_addresses();
  }

  // All shapes of one row at one width.
  void add_row(uint16_t opcode, unsigned width) {
    const InstrDesc& desc = target()[opcode];
    bool has_memory = false, has_immediate = false;
    for (const OperandSpec& spec : desc.operands) {
      has_memory |= spec.kind == OperandKind::Memory;
      has_immediate |= spec.kind == OperandKind::Immediate || spec.kind == OperandKind::Immediate64;
    }
    size_t shapes = has_memory ? addresses_.size() : has_immediate ? 32 : 16;
    for (size_t shape = 0; shape < shapes; ++shape) add(opcode, width, shape);
  }

  MachineFunction& finish() {
    std::vector<Cell> none;
    append(instruction(Op::UD2, 8), none);
    function_.blocks[BlockId(0)].end = static_cast<uint32_t>(function_.instructions.size());
    return function_;
  }

 private:
  static Register gpr(size_t number) { return Register(static_cast<uint32_t>(1 + number % 16)); }

  void make_addresses() {
    static constexpr int32_t kDisplacements[] = {0, 1, 127, -128, 128, -129, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < 16; ++i)  // every base with and without an index
      for (size_t d = 0; d < 2; ++d) {
        Address address = Address::of_register(gpr(i), kDisplacements[(i * 2 + d) % 8]);
        addresses_.push_back(address);
        address.index = gpr(i * 5 + 3 + d);
        if (address.index == rsp) address.index = r12;
        address.scale = static_cast<uint8_t>(1 << (i + d) % 4);
        address.displacement = kDisplacements[(i + d * 3) % 8];
        addresses_.push_back(address);
      }
    for (size_t i = 0; i < 16; ++i) {  // every index without a base
      if (gpr(i) == rsp) continue;
      Address address;
      address.index = gpr(i);
      address.scale = static_cast<uint8_t>(1 << i % 4);
      address.displacement = kDisplacements[i % 8];
      addresses_.push_back(address);
    }
    for (int32_t displacement : {0, 16, -16, 4096})
      addresses_.push_back(Address::of_symbol(displacement > 0 ? other_ : global_, displacement));
    Address absolute;
    absolute.displacement = 1234;
    addresses_.push_back(absolute);
    absolute.segment = mir::Segment::Fs;
    addresses_.push_back(absolute);
    Address segment = Address::of_register(rcx, -8);
    segment.segment = mir::Segment::Gs;
    addresses_.push_back(segment);
  }

  static int32_t immediate_of(size_t shape, unsigned width, const InstrDesc& desc) {
    std::string_view name = desc.name;
    static constexpr int32_t kValues[] = {0,     1,      -1,    127,       -128,      128, -129,
                                          255,   -256,   256,   INT32_MAX, INT32_MIN, 2,   5,
                                          32767, -32768, 65535, 4096,      -4096,     3};
    int32_t value = kValues[shape % std::size(kValues)];
    bool shift = name.starts_with("SH") || name.starts_with("SAR") || name.starts_with("RO") ||
                 name.starts_with("BT");
    const bool is_of_xmm = std::ranges::any_of(desc.operands, [](const mir::OperandSpec& spec) {
      return spec.register_class != mir::RegClass::Gpr;
    });
    if (is_of_xmm && name[0] == 'V') name.remove_prefix(1);
    const bool is_of_eight = name.starts_with("CMPS") || name.starts_with("CMPP") ||
                             name.starts_with("PEXTR") || name.starts_with("PINSR");
    if (is_of_eight) return static_cast<int32_t>(shape % 8);
    if (is_of_xmm) return static_cast<int32_t>(shape * 37 % 256);
    if (shift) return static_cast<int32_t>(shape % (8 * width));
    if (name == "RETi") return (value & UINT16_MAX) | 8;  // 0 is another instruction
    if (width == 1) return static_cast<int8_t>(value);
    if (width == 2) return static_cast<int16_t>(value);
    return value;
  }

  void add(uint16_t opcode, unsigned width, size_t shape) {
    const InstrDesc& desc = target()[opcode];
    std::vector<Cell> cells;
    size_t position = 0;
    for (const OperandSpec& spec : desc.operands) {
      switch (spec.kind) {
        case OperandKind::Register:
          add_register(cells, spec, shape + 5 * position, width == 64 ? 32 : 16);
          break;
        case OperandKind::Immediate:
          cells.push_back(immediate(immediate_of(shape, width, desc)));
          break;
        case OperandKind::Immediate64: {
          Cell wide[2];
          static constexpr int64_t kWide[] = {0x123456789abcdef, INT64_MAX, INT64_MIN, 1ll << 32,
                                              -(1ll << 31) - 1};
          mir::immediate64_to_cells(kWide[shape % 5], wide);
          cells.insert(cells.end(), wide, wide + 2);
          break;
        }
        case OperandKind::Memory: {
          Cell memory[3];
          Address address = addresses_[shape % addresses_.size()];
          if (has_vector_index(spec)) {  // differs from the registers of shape and shape + 5
            const bool has_base = address.base_kind == mir::BaseKind::Register;
            address = Address::of_register(has_base ? address.base : rbx, address.displacement);
            address.index = xmm(static_cast<uint32_t>((shape + 9) % 16));
            address.scale = static_cast<uint8_t>(1 << shape % 4);
          }
          address.to_cells(memory);
          cells.insert(cells.end(), memory, memory + 3);
          break;
        }
        case OperandKind::Block:
          cells.push_back(block_operand(BlockId(0)));
          break;
        case OperandKind::Symbol:
          cells.push_back(
              {.kind = CellKind::Symbol, .payload = (shape % 2 ? global_ : other_).index()});
          break;
        case OperandKind::Text:
        case OperandKind::None:
          break;
      }
      ++position;
    }
    MachineInstr made;
    made.opcode = opcode;
    made.width = static_cast<uint8_t>(width);
    made.condition = desc.properties & mir::instr::HasCondition ? shape % 16 : 0;
    append(made, cells);
  }

  // `vectors`: the number of vector registers that the instruction may have.
  void add_register(std::vector<Cell>& cells, const OperandSpec& spec, size_t number,
                    size_t vectors) {
    Register r = gpr(number);
    if (spec.register_class != mir::RegClass::Gpr) r = xmm(static_cast<uint32_t>(number % vectors));
    if (spec.register_class == mir::RegClass::Bits)
      r = mask_register(static_cast<uint32_t>(1 + number % 7));
    if (spec.fixed.valid()) r = spec.fixed;
    if (spec.tied_to >= 0) r = cells[static_cast<size_t>(spec.tied_to)].reg();
    Cell cell{.kind = CellKind::Register, .payload = r.number()};
    cell.detail = static_cast<uint8_t>((spec.is_def ? 1 : 0) | (spec.early_clobber ? 2 : 0));
    cell.fixed = static_cast<uint8_t>(spec.fixed.number());
    cell.tied_to = spec.tied_to;
    cells.push_back(cell);
  }

  void append(MachineInstr made, const std::vector<Cell>& cells) {
    made.first_cell = static_cast<uint32_t>(function_.cells.size());
    made.cell_count = static_cast<uint16_t>(cells.size());
    function_.cells.insert(function_.cells.end(), cells.begin(), cells.end());
    function_.instructions.push_back(made);
  }

  MachineFunction function_;
  mir::SymbolRef global_, other_;
  std::vector<Address> addresses_;
};

inline void add_all_rows(Instances& instances, unsigned largest_width = 16,
                         bool with_avx512 = true) {
  for (size_t opcode = mir::kFirstTargetOpcode; opcode < target().instructions.size(); ++opcode) {
    const InstrDesc& desc = target().instructions[opcode];
    bool jumps_to_block = !desc.operands.empty() && desc.operands[0].kind == OperandKind::Block;
    constexpr uint32_t kSeveral = mir::instr::FixedBytes | mir::instr::ChecksType;  // instructions
    if ((desc.properties & (mir::instr::Pseudo | kSeveral)) || jumps_to_block || desc.name == "ASM")
      continue;
    if (!with_avx512 && (desc.features & processor_feature::Avx512) != 0) continue;
    for (unsigned width = 1; width <= largest_width; width *= 2)
      if (desc.widths & width) instances.add_row(static_cast<uint16_t>(opcode), width);
  }
}

}  // namespace lilt::x86
