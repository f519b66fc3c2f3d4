// The description of a target's instructions and registers for the target-independent stages: plain
// tables. Nothing here is specific to x86; emit/x86/instructions.def fills them.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

#include "ir/support/id.h"

namespace lilt::mir {

// A register: physical 1..63, virtual from 64 on, 0 none.
class Register {
 public:
  constexpr Register() = default;
  constexpr explicit Register(uint32_t number) : number_(number) {}
  static constexpr uint32_t kFirstVirtual = 64;
  static constexpr Register virtual_register(uint32_t index) {
    return Register(index + kFirstVirtual);
  }
  constexpr bool valid() const { return number_ != 0; }
  constexpr bool is_physical() const { return number_ != 0 && number_ < kFirstVirtual; }
  constexpr bool is_virtual() const { return number_ >= kFirstVirtual; }
  constexpr uint32_t number() const { return number_; }
  constexpr uint32_t virtual_index() const { return number_ - kFirstVirtual; }
  friend constexpr bool operator==(Register, Register) = default;
  friend constexpr auto operator<=>(Register, Register) = default;

 private:
  uint32_t number_ = 0;
};

// A set of physical registers in one word.
class RegSet {
 public:
  constexpr RegSet() = default;
  constexpr explicit RegSet(uint64_t bits) : bits_(bits) {}
  static constexpr RegSet of(Register r) { return RegSet(uint64_t{1} << r.number()); }
  constexpr bool contains(Register r) const { return bits_ >> r.number() & 1; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Register first() const {
    return Register(static_cast<uint32_t>(std::countr_zero(bits_)));
  }
  constexpr void insert(Register r) { bits_ |= uint64_t{1} << r.number(); }
  constexpr void erase(Register r) { bits_ &= ~(uint64_t{1} << r.number()); }
  constexpr uint64_t bits() const { return bits_; }
  friend constexpr RegSet operator|(RegSet a, RegSet b) { return RegSet(a.bits_ | b.bits_); }
  friend constexpr RegSet operator&(RegSet a, RegSet b) { return RegSet(a.bits_ & b.bits_); }
  friend constexpr RegSet operator-(RegSet a, RegSet b) { return RegSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(RegSet, RegSet) = default;
  template <class Visitor>
  constexpr void for_each(Visitor visit) const {
    for (uint64_t rest = bits_; rest != 0; rest &= rest - 1)
      visit(Register(static_cast<uint32_t>(std::countr_zero(rest))));
  }

 private:
  uint64_t bits_ = 0;
};

// A class is a width over a bank: general registers with values of 64 bits and of 32 or less, and
// the xmm classes, of which V256 has the whole ymm and V512 the whole zmm register. Bits is of mask
// registers. The upper half of a general register
// with a value of 32 bits may hold anything, but if it is zero, moves keep it so.
enum class RegClass : uint8_t { Gpr, F32, F64, V128, Gpr32, V256, V512, Bits };
inline constexpr int kRegClassCount = 8;

// Generic opcodes of every target, before its own (which start at kFirstTargetOpcode).
enum GenericOpcode : uint16_t {
  kPhi,   // def, (use, block)…: in SSA form only, at a block's head
  kCopy,  // def, use: between registers, or a register and a slot once allocated
  // defs with fixed registers: what is there when the block starts. First in the entry block (the
  // arguments), and in the targets of a call that ends its block (its results, or an exception).
  kEntry,
  kUndef,  // def: any value
  kCfi,    // three immediates: a step of the unwind table (kind, DWARF register, value); no code
  kFirstTargetOpcode = 8,
};

enum class OperandKind : uint8_t {
  None,
  Register,
  Immediate,
  Immediate64,
  Memory,
  Block,
  Symbol,
  Text,
};
// How many cells an operand of an instruction has.
constexpr size_t cells_of(OperandKind kind) {
  return kind == OperandKind::Memory ? 3 : kind == OperandKind::Immediate64 ? 2 : 1;
}

// One operand position of an instruction row.
struct OperandSpec {
  OperandKind kind = OperandKind::None;
  bool is_def = false;
  bool early_clobber = false;  // def written before the uses are read
  int8_t tied_to = -1;  // use: index of the operand (a def) that it must share a register with
  uint8_t width = 0;    // bytes of the register or memory access; 0: the instruction's width
  RegClass register_class = RegClass::Gpr;  // of memory: the index's
  Register fixed;                           // the only register allowed
  uint16_t memory_form = 0;  // opcode of the row with this register operand in memory; 0: none
};

// Whether it is memory at as many places as the index has lanes; its width is the index's.
constexpr bool has_vector_index(const OperandSpec& spec) {
  return spec.kind == OperandKind::Memory && spec.register_class != RegClass::Gpr;
}

namespace instr {
enum : uint32_t {
  Terminator = 1 << 0,
  Branch = 1 << 1,
  Call = 1 << 2,
  Return = 1 << 3,
  Commutable = 1 << 4,  // the last two register uses may be exchanged, if its condition is inverted
  MayLoad = 1 << 5,
  MayStore = 1 << 6,
  SideEffect = 1 << 7,        // must be kept, in order
  Variadic = 1 << 8,          // operands beyond the row carry their own role (flags of the cell)
  Rematerializable = 1 << 9,  // may be repeated anywhere: reads only constants
  ZeroesUpper = 1 << 10,      // a 4-byte def zeroes bits 32–63
  Pseudo = 1 << 11,           // must be expanded before emission
  HasCondition = 1 << 12,     // the instruction's condition field is part of it
  Trap = 1 << 13,             // ends control flow without successors
  Explicit = 1 << 14,         // operands in fixed registers are encoded like others
  Atomic = 1 << 15,           // its access to memory is atomic (x86: a lock prefix)
  Reversed = 1 << 16,         // the encoding reverses the order of the operands
  ClobbersSaved = 1 << 18,    // a call that preserves the frame pointer only
  FixedBytes = 1 << 17,       // a sequence of instructions that linkers recognize by its bytes
  ChecksType = 1 << 20,       // a call or jump after a check of the callee's type
  Doubled = 1 << 19,          // the encoding has the last xmm register that it would have twice
  // The use of a mask register says which lanes of the first encoded operand are written; others
  // stay as they were, or become zero.
  Merging = 1 << 21,
  Zeroing = 1 << 22,
};
// In a row's properties only, from here on: InstrDesc::features.
inline constexpr uint64_t kFirstFeature = uint64_t{1} << 32;
}  // namespace instr

// Bits of the flags register, for rows and for liveness of flags.
namespace eflags {
enum : uint8_t { C = 1, P = 2, A = 4, Z = 8, S = 16, O = 32, All = 63 };
}

struct InstrDesc {
  std::string_view name;  // "ADDrr"; dumps insert the width: ADD32rr
  std::span<const OperandSpec> operands;
  uint32_t properties = 0;    // namespace instr
  uint8_t widths = 0;         // mask of legal widths in bytes: 1|2|4|8|16|32|64
  uint8_t flags_read = 0;     // by every instance; HasCondition rows: see condition_reads
  uint8_t flags_written = 0;  // also those left undefined
  uint32_t features = 0;      // of the processor that it needs: bits of TargetDesc::feature_names
  RegSet clobbers;            // registers destroyed besides the defs
};

// Whether it is a call that ends its block: it goes on after it when it returns, and in its
// landing pad when an exception comes out of it. The variadic operands begin with the landing pad,
// a block and a number of MachineFunction::landing_pads.
constexpr bool is_invoking(const InstrDesc& desc) {
  constexpr uint32_t kBoth = instr::Terminator | instr::Call;
  return (desc.properties & kBoth) == kBoth;
}

struct RegClassDesc {
  std::string_view name;            // "gpr"
  RegSet members;                   // all allocatable registers
  std::span<const Register> order;  // allocation order, cheapest first
  uint8_t bank = 0;                 // classes of one bank share registers
  uint32_t features = 0;            // of the processor that the moves need
  uint8_t spill_size = 8;           // bytes
  uint8_t move_width = 8;           // of move, load and exchange, which move a whole value
  uint8_t store_width = 8;          // of store, which moves what any reader of the slot reads
  uint16_t move = 0;                // register ← register: def, use
  uint16_t load = 0;                // register ← memory: def, memory
  uint16_t store = 0;               // memory ← register: memory, use
  uint16_t exchange = 0;  // registers ↔: def, def, use tied to 1st, use tied to 2nd; 0: none
};

struct TargetDesc {
  std::span<const InstrDesc> instructions;            // by opcode, generic ones included
  std::span<const RegClassDesc> classes;              // by RegClass
  std::span<const std::string_view> register_names;   // by number; 64-bit names ("rax")
  std::span<const std::string_view> condition_names;  // by condition field ("e", "ne", …)
  std::span<const uint8_t> condition_reads;           // eflags bits by condition
  std::span<const std::string_view> feature_names;    // of processors, by bit
  RegSet callee_saved;
  RegSet caller_saved;     // clobbered by a call
  RegSet reserved;         // never allocated (stack pointer)
  Register frame_pointer;  // not allocatable in functions whose frame uses it

  const InstrDesc& operator[](uint16_t opcode) const { return instructions[opcode]; }
};

}  // namespace lilt::mir
