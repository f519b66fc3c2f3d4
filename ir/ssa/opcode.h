// Opcodes of the SSA IR and their properties, from opcodes.def and packed_opcodes.def.
#pragma once

#include <cstdint>
#include <string_view>

namespace lilt::ssa {

enum class Opcode : uint8_t {
#define X(name, text, properties) name,
#include "ir/ssa/opcodes.def"
#undef X
};

namespace property {
enum : uint16_t {
  Terminator = 1,
  Binary = 2,
  Cast = 4,
  ReadsMemory = 8,
  WritesMemory = 16,
  Commutative = 32,
  SideEffect = 64,
  MayTrap = 128,
  Floating = 256,
};
}

struct OpcodeInfo {
  std::string_view name;  // as in LLVM IR text
  uint16_t properties;
};

inline constexpr OpcodeInfo kOpcodes[] = {
#define X(name, text, properties)              \
  {text, [] {                                  \
     using namespace property;                 \
     return static_cast<uint16_t>(properties); \
   }()},
#include "ir/ssa/opcodes.def"
#undef X
};

constexpr const OpcodeInfo& info(Opcode opcode) { return kOpcodes[static_cast<size_t>(opcode)]; }
constexpr bool has(Opcode opcode, uint16_t properties) {
  return (info(opcode).properties & properties) != 0;
}
constexpr bool is_call(Opcode opcode) { return opcode == Opcode::Call || opcode == Opcode::Invoke; }
constexpr bool is_terminator(Opcode opcode) { return has(opcode, property::Terminator); }
constexpr bool is_binary(Opcode opcode) { return has(opcode, property::Binary); }
constexpr bool is_cast(Opcode opcode) { return has(opcode, property::Cast); }

// The subcodes of Packed.
enum class PackedOpcode : uint8_t {
#define X(name, text, operands) name,
#include "ir/ssa/packed_opcodes.def"
#undef X
};
struct PackedInfo {
  std::string_view name;
  uint8_t operands;
};
inline constexpr PackedInfo kPackedOpcodes[] = {
#define X(name, text, operands) {text, operands},
#include "ir/ssa/packed_opcodes.def"
#undef X
};

// icmp predicates, in LLVM's order after the fcmp ones.
enum class IntPredicate : uint8_t { EQ, NE, UGT, UGE, ULT, ULE, SGT, SGE, SLT, SLE };
enum class FloatPredicate : uint8_t {
  False,
  OEQ,
  OGT,
  OGE,
  OLT,
  OLE,
  ONE,
  ORD,
  UNO,
  UEQ,
  UGT,
  UGE,
  ULT,
  ULE,
  UNE,
  True,
};
inline constexpr std::string_view kIntPredicateNames[] = {"eq",  "ne",  "ugt", "uge", "ult",
                                                          "ule", "sgt", "sge", "slt", "sle"};
inline constexpr std::string_view kFloatPredicateNames[] = {
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
    "uno",   "ueq", "ugt", "uge", "ult", "ule", "une", "true"};

// Orderings of atomic operations, in rising strength. `NotAtomic` is 0.
enum class AtomicOrdering : uint8_t {
  NotAtomic,
  Unordered,
  Monotonic,
  Acquire,
  Release,
  AcquireRelease,
  SequentiallyConsistent,
};
inline constexpr std::string_view kAtomicOrderingNames[] = {
    "", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"};

// How an atomicrmw combines the old value and its operand.
enum class AtomicOperation : uint8_t {
  Exchange,
  Add,
  Sub,
  And,
  NotAnd,
  Or,
  Xor,
  SMax,
  SMin,
  UMax,
  UMin,
  FAdd,
  FSub,
  FMax,
  FMin,
  IncrementWrap,
  DecrementWrap,
  SubConditional,  // not below zero: then the old value stays
  SubSaturating,
  FMaximum,
  FMinimum,
};
inline constexpr std::string_view kAtomicOperationNames[] = {
    "xchg", "add",       "sub",       "and",       "nand",     "or",       "xor",
    "max",  "min",       "umax",      "umin",      "fadd",     "fsub",     "fmax",
    "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"};

constexpr IntPredicate swapped(IntPredicate p) {  // a p b  ==  b swapped(p) a
  using enum IntPredicate;
  constexpr IntPredicate table[] = {EQ, NE, ULT, ULE, UGT, UGE, SLT, SLE, SGT, SGE};
  return table[static_cast<size_t>(p)];
}
constexpr IntPredicate inverted(IntPredicate p) {  // a inverted(p) b  ==  !(a p b)
  using enum IntPredicate;
  constexpr IntPredicate table[] = {NE, EQ, ULE, ULT, UGE, UGT, SLE, SLT, SGE, SGT};
  return table[static_cast<size_t>(p)];
}

}  // namespace lilt::ssa
