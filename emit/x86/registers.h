// The registers of x86-64 by their numbers in machine IR.
//
// General registers are 1 + their hardware number, xmm registers 17 + theirs, mask registers 50 +
// theirs. The flags register has a number for completeness; it is never an operand (rows say which
// flags they read and write).
#pragma once

#include "ir/mir/target_desc.h"

namespace lilt::x86 {

using mir::Register;
using mir::RegSet;

inline constexpr Register rax{1}, rcx{2}, rdx{3}, rbx{4}, rsp{5}, rbp{6}, rsi{7}, rdi{8}, r8{9},
    r9{10}, r10{11}, r11{12}, r12{13}, r13{14}, r14{15}, r15{16};
constexpr Register xmm(uint32_t number) { return Register(17 + number); }
inline constexpr Register eflags{49};
constexpr Register mask_register(uint32_t number) { return Register(50 + number); }

constexpr bool is_gpr(Register r) { return r.number() >= 1 && r.number() <= 16; }
constexpr bool is_xmm(Register r) { return r.number() >= 17 && r.number() <= 48; }
constexpr bool is_mask(Register r) { return r.number() >= 50 && r.number() <= 57; }
constexpr uint32_t hardware_number(Register r) {
  return is_gpr(r) ? r.number() - 1 : is_mask(r) ? r.number() - 50 : r.number() - 17;
}
// Whether only instructions with an EVEX prefix have the register.
constexpr bool needs_evex(Register r) { return r.number() > 32; }

// The number of a register in debug information and unwind tables. Those of rax … rdi differ from
// the hardware's.
constexpr int32_t dwarf_number(Register r) {
  constexpr int32_t low[] = {0, 2, 1, 3, 7, 6, 4, 5};
  if (is_mask(r)) return static_cast<int32_t>(hardware_number(r) + 118);
  if (is_xmm(r)) return static_cast<int32_t>(r.number() + (hardware_number(r) < 16 ? 0 : 34));
  return hardware_number(r) < 8 ? low[hardware_number(r)]
                                : static_cast<int32_t>(hardware_number(r));
}

// Condition codes by their hardware encoding (the low four bits of Jcc, SETcc, CMOVcc).
enum class Condition : uint8_t { O, NO, B, AE, E, NE, BE, A, S, NS, P, NP, L, GE, LE, G };
constexpr Condition inverted(Condition c) {
  return static_cast<Condition>(static_cast<uint8_t>(c) ^ 1);
}

}  // namespace lilt::x86
