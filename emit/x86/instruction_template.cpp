// Idea: encode one instance with registers that all differ (1, 2, 3, memory at rsi) and an
// immediate that occurs nowhere else, and read off which operand is in which field. Then compare
// what the template makes of probes with asmjit's bytes: registers that need another REX prefix or
// have special encodings, immediates at the bounds of their forms. A template that is wrong about a
// probe is dropped, except for two groups of instances that are left to asmjit one by one: those of
// the accumulator, and an immediate of 1 (shifts). Memory operands are encoded alike in all rows.
#include "emit/x86/instruction_template.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "emit/x86/registers.h"

namespace lilt::x86 {
namespace {

using mir::BaseKind;
using mir::Cell;
using mir::CellKind;
using mir::MachineInstr;
using mir::OperandKind;
using Shape = InstructionTemplate::Shape;

constexpr size_t kMaxCells = 16;
constexpr int32_t kRareImmediate = 0x12345678;
constexpr uint32_t kVexRegisters = 0x0078E000;  // R, X, B and vvvv; all are set for registers of 0

struct Sample {
  MachineInstr instruction;
  std::array<Cell, kMaxCells> cells;
};

int32_t cut(int32_t value, unsigned width) {
  if (width == 1) return static_cast<int8_t>(value);
  return width == 2 ? static_cast<int16_t>(value) : value;
}

class Learner {
 public:
  Learner(const MachineInstr& instruction, const mir::InstrDesc& desc, SampleEncoder& encoder)
      : operands_(encoded_operands(desc)), encoder_(encoder) {
    first_.instruction = instruction;
    learned_.condition_mask = (desc.properties & mir::instr::HasCondition) != 0 ? 15 : 0;
    is_atomic_ = (desc.properties & mir::instr::Atomic) != 0;
  }

  InstructionTemplate run() {
    InstructionTemplate none;
    none.shape = Shape::None;
    if (is_atomic_ || !make_first_sample() || !read_fields() || !check_probes()) return none;
    return learned_;
  }

 private:
  unsigned width_of(const EncodedOperand& operand) const {
    return operand.width != 0 ? operand.width : first_.instruction.width;
  }

  bool make_first_sample() {
    if (operands_.count == 0 || operands_.mask != EncodedOperands::kNoMask) return false;
    uint32_t number = 0;
    for (const EncodedOperand& operand : operands_) {
      ++number;
      if (operand.cell + 3u > kMaxCells || operand.has_vector_index || operand.is_mask)
        return false;
      Cell* cell = &first_.cells[operand.cell];
      if (operand.kind == OperandKind::Register) {
        *cell = register_cell(operand, number);
      } else if (operand.kind == OperandKind::Memory) {
        Cell memory[3];
        mir::Address::of_register(rsi).to_cells(memory);
        std::ranges::copy(memory, cell);
      } else if (operand.kind == OperandKind::Immediate && learned_.immediate == kNone) {
        learned_.immediate = operand.cell;
        immediate_width_ = width_of(operand);
        set_immediate(first_, kRareImmediate);
      } else {
        return false;
      }
    }
    return true;
  }

  static Cell register_cell(const EncodedOperand& operand, uint32_t hardware) {
    return {.kind = CellKind::Register, .payload = (operand.is_xmm ? 17 : 1) + hardware};
  }

  void set_immediate(Sample& sample, int32_t value) const {
    sample.cells[learned_.immediate] = {
        .kind = CellKind::Immediate,
        .payload = static_cast<uint32_t>(cut(value, immediate_width_))};
  }

  std::span<const uint8_t> encode(const Sample& sample) {
    return encoder_.encode_sample(sample.instruction, sample.cells);
  }

  // --- the fields of the first sample

  bool read_fields() {
    const std::span<const uint8_t> bytes = encode(first_);
    const uint8_t *at = bytes.data(), *end = at + bytes.size();
    if (bytes.empty() || *at == 0x62) return false;  // EVEX
    if ((*at == 0xC4 || *at == 0xC5) && bytes.size() > 4)
      return read_vex(at) && read_operands(at, end);
    if (*at == 0x66 || *at == 0xF2 || *at == 0xF3) learned_.prefix = *at++;
    if (at < end && (*at & 0xF0) == 0x40) {
      if ((*at & 7) != 0) return false;
      learned_.rex = *at++ & 0x48;
      if (learned_.rex == 0x40) learned_.rex = 0;
    }
    return read_opcode(at, end) && read_operands(at, end);
  }

  bool read_operands(const uint8_t* at, const uint8_t* end) {
    if (!read_immediate(at, end)) return false;
    const bool is_vex = learned_.shape == Shape::Vex;
    if (at == end) return !is_vex && read_register_in_opcode();
    if (end - at != 1) return false;
    if (!is_vex) learned_.shape = Shape::ModRm;
    return read_mod_rm(*at) && (learned_.immediate == kNone || find_short_form());
  }

  // A prefix of two bytes becomes the one of three bytes that says the same: instances with upper
  // registers after ModRM have that.
  bool read_vex(const uint8_t*& at) {
    learned_.shape = Shape::Vex;
    learned_.opcode_size = 4;
    learned_.has_short_vex = *at == 0xC5;
    if (learned_.has_short_vex) {
      const uint32_t fields = at[1], map = 0x61;  // X and B, which are inverted; opcodes after 0F
      learned_.opcode =
          0xC4 | ((fields & 0x80) | map) << 8 | (fields & 0x7F) << 16 | uint32_t{at[2]} << 24;
      at += 3;
    } else {
      std::memcpy(&learned_.opcode, at, 4);
      at += 4;
    }
    const unsigned vvvv = ~(learned_.opcode >> 19) & 15;
    learned_.opcode |= kVexRegisters;
    unsigned number = 0;
    for (const EncodedOperand& operand : operands_)
      if (++number == vvvv && operand.kind == OperandKind::Register) learned_.vvvv = operand.cell;
    return vvvv == 0 || learned_.vvvv != kNone;
  }

  bool read_opcode(const uint8_t*& at, const uint8_t* end) {
    const bool is_two = at < end && *at == 0x0F;
    const bool is_three = is_two && at + 1 < end && (at[1] == 0x38 || at[1] == 0x3A);
    learned_.opcode_size = static_cast<uint8_t>(is_three ? 3 : is_two ? 2 : 1);
    if (end - at < learned_.opcode_size) return false;
    std::memcpy(&learned_.opcode, at, learned_.opcode_size);
    at += learned_.opcode_size;
    const bool agrees = (last_opcode() & learned_.condition_mask) ==
                        (first_.instruction.condition & learned_.condition_mask);
    clear_in_last(learned_.condition_mask);
    return agrees;
  }

  unsigned last_shift() const { return 8 * (learned_.opcode_size - 1u); }
  uint8_t last_opcode() const { return static_cast<uint8_t>(learned_.opcode >> last_shift()); }
  void clear_in_last(uint32_t bits) { learned_.opcode &= ~(bits << last_shift()); }

  // Rows that take a byte whatever their width (shifts) get the low one.
  bool read_immediate(const uint8_t* at, const uint8_t*& end) {
    if (learned_.immediate == kNone) return true;
    const Cell& cell = first_.cells[learned_.immediate];
    for (unsigned size : {std::min(immediate_width_, 4u), 1u}) {
      if (end - at < size || std::memcmp(end - size, &cell.payload, size) != 0) continue;
      learned_.immediate_size = static_cast<uint8_t>(size);
      end -= size;
      return true;
    }
    return false;
  }

  bool read_register_in_opcode() {
    const EncodedOperand& operand = operands_.operands[0];
    if (operand.kind != OperandKind::Register || operand.is_xmm || learned_.condition_mask != 0 ||
        width_of(operand) == 1 || (last_opcode() & 7) != 1)
      return false;
    if (operands_.count > (learned_.immediate == kNone ? 1 : 2)) return false;
    learned_.shape = Shape::InOpcode;
    clear_in_last(7);
    learned_.rm = operand.cell;
    return true;
  }

  bool read_mod_rm(uint8_t byte) {
    const unsigned mod = byte >> 6, reg = byte >> 3 & 7, rm = byte & 7;
    unsigned number = 0;
    for (const EncodedOperand& operand : operands_) {
      ++number;
      if (operand.cell == learned_.vvvv) continue;
      const bool is_byte = !operand.is_xmm && width_of(operand) == 1;
      if (operand.kind == OperandKind::Memory) {
        if (mod != 0 || rm != hardware_number(rsi)) return false;
        learned_.rm = operand.cell;
        learned_.rm_is_memory = true;
      } else if (operand.kind == OperandKind::Register && mod == 3 && rm == number) {
        learned_.rm = operand.cell;
        learned_.rm_is_byte = is_byte;
      } else if (operand.kind == OperandKind::Register) {
        if (reg != number) return false;
        learned_.reg = operand.cell;
        learned_.reg_is_byte = is_byte;
      }
    }
    if (learned_.reg == kNone) learned_.digit = static_cast<uint8_t>(reg);
    return learned_.rm != kNone;
  }

  // Whether a small immediate takes one byte, and with which opcode.
  bool find_short_form() {
    const size_t whole = encode(first_).size();
    Sample small = first_;
    set_immediate(small, 0x55);
    const std::span<const uint8_t> bytes = encode(small);
    if (bytes.size() == whole) return true;
    if (bytes.size() + learned_.immediate_size != whole + 1 || bytes.size() < 3) return false;
    learned_.short_change = bytes[bytes.size() - 3] ^ last_opcode();
    return true;
  }

  // --- probes

  bool check_probes() {
    for (uint32_t shift : {0, 4, 7, 11, 15}) {
      Sample probe = first_;
      uint32_t number = 0;
      bool uses_accumulator = false;
      for (const EncodedOperand& operand : operands_)
        if (operand.kind == OperandKind::Register) {
          const uint32_t hardware = (shift + number++) % 16;
          uses_accumulator |= hardware == 0;
          probe.cells[operand.cell] = register_cell(operand, hardware);
        }
      const bool whole = shift == 0 || shift == 4;  // with the accumulator and without
      if (!check_conditions(probe, uses_accumulator, whole)) return false;
    }
    return true;
  }

  bool check_conditions(Sample& probe, bool uses_accumulator, bool whole) {
    for (uint8_t condition : {0, 5, 15}) {
      if (condition != 0 && learned_.condition_mask == 0) break;
      probe.instruction.condition = condition;
      if (!check_immediates(probe, uses_accumulator, whole)) return false;
    }
    return true;
  }

  // All bounds of immediates if `whole`, otherwise one of each form.
  bool check_immediates(Sample& probe, bool uses_accumulator, bool whole) {
    if (learned_.immediate == kNone) return check(probe, uses_accumulator, false);
    constexpr int32_t kValues[] = {kRareImmediate, 2,   1,    0,      -1,       127,
                                   -128,           128, -129, 0x7FFF, INT32_MIN};
    for (int32_t value : std::span(kValues).first(whole ? std::size(kValues) : 2)) {
      set_immediate(probe, value);
      if (!check(probe, uses_accumulator, cut(value, immediate_width_) == 1)) return false;
    }
    return true;
  }

  bool check(const Sample& probe, bool uses_accumulator, bool is_one) {
    if (agrees(probe)) return true;
    if (is_one && !learned_.leaves_one)
      learned_.leaves_one = true;
    else if (uses_accumulator)
      learned_.leaves_accumulator = true;
    return agrees(probe);
  }

  // Whether the template leaves the probe to asmjit or writes asmjit's bytes.
  bool agrees(const Sample& probe) {
    uint8_t written[32];
    const uint8_t* end = write_instance(learned_, probe.instruction, probe.cells.data(), written);
    if (end == nullptr) return true;
    const std::span<const uint8_t> bytes = encode(probe);
    return std::ranges::equal(bytes, std::span<const uint8_t>(written, end));
  }

  static constexpr uint8_t kNone = InstructionTemplate::kNoOperand;
  const EncodedOperands operands_;
  SampleEncoder& encoder_;
  Sample first_;
  InstructionTemplate learned_;
  unsigned immediate_width_ = 0;
  bool is_atomic_ = false;
};

bool names_symbol(const Cell* memory) {
  return memory[2].detail != 0 || memory[2].fixed != 0 || memory[2].tied_to != 0;
}

// Whether write_address can encode it: a base register or a symbol's place, no segment.
bool covers_address(const Cell* memory) {
  if (memory[0].segment() != mir::Segment::None || memory[1].reg() == rsp) return false;
  if (memory[0].base_kind() == BaseKind::Register) return !names_symbol(memory);
  return memory[0].base_kind() == BaseKind::InstructionPointer && memory[1].payload == 0 &&
         names_symbol(memory);
}

// The hardware number of a cell's register; both banks start after a multiple of 16.
unsigned register_number(const Cell& cell) { return (cell.payload - 1) & 15; }

// ModRM, SIB and displacement.
[[gnu::always_inline]] inline uint8_t* write_address(uint8_t* at, const Cell* memory, unsigned reg,
                                                     unsigned base, unsigned index) {
  if (memory[0].base_kind() == BaseKind::InstructionPointer) {
    *at++ = static_cast<uint8_t>(reg << 3 | 5);
    std::memset(at, 0, 4);
    return at + 4;
  }
  const int32_t displacement = static_cast<int32_t>(memory[2].payload);
  const bool has_index = memory[1].payload != 0;
  const bool has_sib = has_index || base == 4;
  const unsigned size = displacement == 0 && base != 5                      ? 0
                        : displacement == static_cast<int8_t>(displacement) ? 1
                                                                            : 4;
  const unsigned mod = size == 4 ? 2 : size;
  *at++ = static_cast<uint8_t>(mod << 6 | reg << 3 | (has_sib ? 4 : base));
  if (has_sib) {
    const unsigned scale = has_index ? memory[0].detail >> 2 & 3u : 0;
    *at++ = static_cast<uint8_t>(scale << 6 | (has_index ? index : 4) << 3 | base);
  }
  std::memcpy(at, &displacement, 4);
  return at + size;
}

struct Fields {
  unsigned reg, rm, index;
};

// An instance with a VEX prefix, in which the bits of registers are inverted. Null if a register
// needs another prefix.
[[gnu::noinline]] uint8_t* write_vex(const InstructionTemplate& row, const Cell* cells, uint8_t* at,
                                     Fields fields, int32_t immediate) {
  const auto [reg, rm, index] = fields;
  constexpr uint8_t kNone = InstructionTemplate::kNoOperand;
  for (const uint8_t cell : {row.reg, row.rm_is_memory ? kNone : row.rm, row.vvvv})
    if (cell != kNone && needs_evex(cells[cell].reg())) return nullptr;
  const unsigned vvvv = row.vvvv == kNone ? 0 : register_number(cells[row.vvvv]);
  const uint32_t head =
      row.opcode ^ ((reg & 8) << 12 | (index & 8) << 11 | (rm & 8) << 10 | vvvv << 19);
  if (row.has_short_vex && ((rm | index) & 8) == 0) {
    const uint32_t bytes = 0xC5 | ((head & 0x8000) | (head >> 8 & 0x7F00)) | (head >> 24) << 16;
    std::memcpy(at, &bytes, 4);
    at += 3;
  } else {
    std::memcpy(at, &head, 4);
    at += 4;
  }
  if (row.rm_is_memory)
    at = write_address(at, cells + row.rm, reg & 7, rm & 7, index & 7);
  else
    *at++ = static_cast<uint8_t>(0xC0 | (reg & 7) << 3 | (rm & 7));
  std::memcpy(at, &immediate, 4);
  return at + row.immediate_size;
}

}  // namespace

InstructionTemplate learn_template(const MachineInstr& instruction, const mir::InstrDesc& desc,
                                   SampleEncoder& encoder) {
  return Learner(instruction, desc, encoder).run();
}

uint8_t* write_instance(const InstructionTemplate& row, const MachineInstr& instruction,
                        const Cell* cells, uint8_t* at) {
  constexpr uint8_t kNone = InstructionTemplate::kNoOperand;
  const Cell* memory = cells + row.rm;
  unsigned reg = row.digit, rm = 0, index = 0;
  bool needs_rex = false;
  if (row.reg != kNone) {
    reg = register_number(cells[row.reg]);
    needs_rex = row.reg_is_byte && reg >= 4;
  }
  if (!row.rm_is_memory) {
    rm = register_number(*memory);
    needs_rex |= row.rm_is_byte && rm >= 4;
  } else {
    if (!covers_address(memory)) return nullptr;
    if (memory[0].base_kind() == BaseKind::Register) rm = register_number(memory[0]);
    if (memory[1].payload != 0) index = register_number(memory[1]);
  }
  int32_t immediate = 0;
  bool is_short = false;
  if (row.immediate != kNone) {
    immediate = cells[row.immediate].immediate();
    if (row.immediate_size == 2) immediate = static_cast<int16_t>(immediate);
    is_short = row.short_change != 0 && immediate == static_cast<int8_t>(immediate);
    if (row.leaves_one && immediate == 1) return nullptr;
  }
  if (row.leaves_accumulator && !is_short &&
      ((!row.rm_is_memory && rm == 0) || (row.reg != kNone && reg == 0)))
    return nullptr;

  // Prefix, REX and opcode in one word.
  const unsigned last = 8 * (row.opcode_size - 1u);
  uint64_t head = row.opcode | uint64_t(instruction.condition & row.condition_mask) << last;
  unsigned size = row.opcode_size;
  if (is_short) head ^= uint64_t{row.short_change} << last;
  if (row.shape == Shape::InOpcode)
    head |= uint64_t{rm & 7} << last;
  else if (row.shape != Shape::ModRm) [[unlikely]]
    return write_vex(row, cells, at, {reg, rm, index}, immediate);
  const unsigned rex = row.rex | (reg & 8) >> 1 | (index & 8) >> 2 | (rm & 8) >> 3;
  if (rex != 0 || needs_rex) {
    head = head << 8 | 0x40 | rex;
    ++size;
  }
  if (row.prefix != 0) {
    head = head << 8 | row.prefix;
    ++size;
  }
  std::memcpy(at, &head, sizeof head);
  at += size;
  if (row.rm_is_memory)
    at = write_address(at, memory, reg & 7, rm & 7, index & 7);
  else if (row.shape == Shape::ModRm)
    *at++ = static_cast<uint8_t>(0xC0 | (reg & 7) << 3 | (rm & 7));
  if (row.immediate == kNone) return at;
  std::memcpy(at, &immediate, 4);
  return at + (is_short ? 1 : row.immediate_size);
}

}  // namespace lilt::x86
