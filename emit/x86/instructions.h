// The target table: opcodes, and everything that the rows of instructions.def say about them.
#pragma once

#include "emit/x86/registers.h"
#include "ir/mir/machine_function.h"
#include "ir/mir/target_desc.h"

namespace lilt::x86 {

enum class Op : uint16_t {
  FirstBefore = mir::kFirstTargetOpcode - 1,
#define ROW(name, id, att, operands, widths, reads, writes, properties) name,
#include "emit/x86/instructions.def"
#undef ROW
  End,
};

constexpr uint16_t opcode(Op op) { return static_cast<uint16_t>(op); }

// The row with a VEX prefix that does the same, and leaves its first source alone: for functions
// whose code may use AVX. The row itself if it has no such form. O(1).
Op vex_form(Op op);
// The row that does the same at 64 bytes: another one where its mnemonic differs there. O(1).
Op evex_form(Op op);

// The one description of x86-64 for all target-independent stages; immutable, lives forever.
const mir::TargetDesc& target();

// Whether an int3 stands after the instruction, which ends a block: see ssa::mitigation.
bool stops_after(const mir::MachineFunction& function, const mir::MachineInstr& instruction);

// From the start of a function to its type's hash, in bytes: where checks in this function look.
int32_t type_hash_distance(const mir::MachineFunction& function);

// The target of indirect calls and jumps through r11.
inline constexpr std::string_view kIndirectThunk = "__x86_indirect_thunk_r11";

// Whether a call or jump of the symbol has a prefix: see ssa::mitigation.
bool has_thunk_prefix(const mir::MachineFunction& function, mir::SymbolRef symbol);

}  // namespace lilt::x86
