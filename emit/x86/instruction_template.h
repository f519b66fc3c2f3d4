// Templates: how the instances of a row at one width are encoded, learned from instances that
// asmjit encoded. Writing a template takes a tenth of asmjit's time.
#pragma once

#include <cstdint>
#include <span>

#include "emit/x86/encoded_operands.h"
#include "ir/mir/machine_function.h"

namespace lilt::x86 {

// Legacy prefix, REX, an opcode of one to three bytes, ModRM, SIB, displacement, immediate. With
// VEX the opcode is four bytes, the prefix included.
struct InstructionTemplate {
  enum class Shape : uint8_t {
    Unknown,  // not learned yet
    None,     // another encoding: asmjit's work
    ModRm,
    InOpcode,  // the register is in the opcode's last three bits
    Vex,       // as ModRm, after a VEX prefix of three bytes, or of two (has_short_vex)
  };
  static constexpr uint8_t kNoOperand = 0xFF;

  Shape shape = Shape::Unknown;
  uint8_t prefix = 0;  // 66, F2, F3; 0: none
  uint8_t rex = 0;     // 48: with REX.W; 0: without
  uint8_t opcode_size = 0;
  uint32_t opcode = 0;  // its bytes, the first one lowest; what differs by instance is 0
  uint8_t digit = 0;    // ModRM's reg field where no operand is in it
  // Cells of the operands in the fields; vvvv: of VEX.
  uint8_t reg = kNoOperand, rm = kNoOperand, vvvv = kNoOperand, immediate = kNoOperand;
  bool rm_is_memory = false;
  // Instances whose registers after ModRM are below 8 have a VEX prefix of two bytes.
  bool has_short_vex = false;
  bool reg_is_byte = false, rm_is_byte = false;  // 8-bit general registers: 4 to 7 need a REX
  uint8_t immediate_size = 0;                    // bytes
  // The bits by which the last byte of the opcode differs with an immediate of one byte; 0: the
  // instruction lacks that form.
  uint8_t short_change = 0;
  uint8_t condition_mask = 0;  // 15: the low bits of the last byte are a condition
  // Instances that asmjit encodes in another way: with the accumulator and a long immediate or
  // none, with an immediate of 1.
  bool leaves_accumulator = false, leaves_one = false;
};

// Encodes an instance of the row: gives its bytes, valid until the next call; none if it cannot be
// encoded.
class SampleEncoder {
 public:
  virtual ~SampleEncoder() = default;
  virtual std::span<const uint8_t> encode_sample(const mir::MachineInstr& instruction,
                                                 std::span<const mir::Cell> cells) = 0;
};

// The template of a row at a width, in which every instance of a set of probes has the bytes that
// `encoder` gives it; Shape::None if there is none. `desc` is the row's.
InstructionTemplate learn_template(const mir::MachineInstr& instruction, const mir::InstrDesc& desc,
                                   SampleEncoder& encoder);

// The end of an instance that is written at `at`, which has room for 24 bytes; null if the template
// does not cover the instance. The displacement of an address relative to the instruction pointer
// is written as 0. Requires a learned template.
uint8_t* write_instance(const InstructionTemplate& row, const mir::MachineInstr& instruction,
                        const mir::Cell* cells, uint8_t* at);

}  // namespace lilt::x86
