// The System V calling convention of x86-64, and what others change: the locations of arguments and
// results of a call.
//
// Arguments are scalars at this stage, in the order of the convention. Integers of up to 64 bits
// and pointers go to rdi rsi rdx rcx r8 r9; float, double and fp128 (which represents every value
// of 16 bytes in such a register) go to xmm0 … xmm7, vectors of 32 and 64 bytes to ymm0 … ymm7 and
// zmm0 … zmm7, but in calls of variadic functions to the stack, even named ones (as LLVM's do);
// arguments without a register go to the stack, in units of eight bytes, or sixteen for fp128 and
// its size for a vector. An object passed by value is always on the stack, at its own alignment if
// that is larger, and so is an x86_fp80. Results are in rax, rdx and rcx, in xmm0 … xmm3, and those
// of x86_fp80 on the x87 stack, the first on top. C returns at most two registers of a kind; more
// registers are LLVM's extension for its own types. (System V Application Binary Interface, AMD64
// supplement, 3.2.3.)
//
// Other conventions are System V's but for this (LLVM's X86CallingConv.td):
//
//   ghccc           arguments in r13 rbp r12 rbx r14 rsi rdi r8 r9 r15 and xmm1 … xmm6 only;
//   preserves
//                   nothing: functions end in calls that are jumps
//   preserve_mostcc preserves all general registers but r11 and those of the result
//   preserve_allcc  and the xmm registers
//   preserve_nonecc arguments of 32 and 64 bits in r12 … r15 first; preserves rbp only
//   swiftcc         a fourth result register, r8; `sret` in rax, `swiftself` in r13, `swiftasync`
//                   in r14, what a `swifterror` points to in r12, which gives it back
//   swifttailcc     as swiftcc, but r13 and r14 are not preserved, and as tailcc
//   tailcc          the callee removes its arguments from the stack: tail_stack_bytes
//   win64cc         four arguments in rcx rdx r8 r9 or xmm0 … xmm3 by position, after them the
//                   stack, which begins with 32 bytes for the callee's use; results in rax or xmm0;
//                   preserves rdi, rsi and xmm6 … xmm15, too
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "ir/mir/target_desc.h"
#include "ir/ssa/callee.h"

namespace lilt::backend {

// The attributes of an argument or the result (ssa::kResultPosition) of a call: its own, else those
// of the function called.
const ssa::ParameterAttributes& call_attributes(const ssa::Function& function, ssa::InstId call,
                                                uint32_t position);

// One argument: in a register, or on the stack.
struct ArgumentLocation {
  mir::Register reg;          // none: on the stack
  uint32_t stack_offset = 0;  // bytes above the stack pointer at the call instruction
};

// The registers of a convention, in the order of their use.
struct ConventionRegisters {
  std::span<const mir::Register> general, vector, general_results, vector_results;
  mir::RegSet callee_saved;
  bool by_position = false;  // an argument takes its place in both lists of registers
  bool has_stack = true;     // for arguments without a register
  std::span<const mir::Register> small = {};  // for integers of up to 16 bits; empty: as for others
  mir::Register struct_return = {};  // for the address of a result in memory; none: as for others
  uint32_t first_offset = 0;  // of arguments on the stack: bytes before them are the callee's
};
const ConventionRegisters& registers_of(ssa::CallingConvention convention);

// The convention of a function itself, and of a call.
inline ssa::CallingConvention own_convention(const ssa::Function& function) {
  return function.module()[function.symbol()].convention;
}
inline ssa::CallingConvention call_convention(const ssa::Function& function, ssa::InstId call) {
  return static_cast<ssa::CallingConvention>(function[call].subcode);
}

// Whether callees of the convention remove their arguments from the stack.
constexpr bool is_popped_by_callee(ssa::CallingConvention convention) {
  return convention == ssa::CallingConvention::Tail ||
         convention == ssa::CallingConvention::SwiftTail;
}
// The bytes that such a callee removes, whose arguments take so many. With the return address they
// are a multiple of 16, as LLVM's are.
constexpr uint32_t tail_stack_bytes(uint32_t argument_bytes) {
  return (argument_bytes + 8 + 15) / 16 * 16 - 8;
}

// The part of a result that is a Swift error; UINT32_MAX if none is. `type`: of the flattened
// result, whose attributes these are.
uint32_t error_part(const ssa::TypeTable& types, ssa::TypeId type,
                    const ssa::ParameterAttributes& attributes);
// Where errors are, in arguments and results.
mir::Register swift_error_register();

// The registers that callers of the function find as they were. Requires a flattened signature.
mir::RegSet callee_saved_of(const ssa::Function& function);

// Assigns argument locations from left to right. Costs a few instructions an argument.
class ArgumentAssigner {
 public:
  ArgumentAssigner(const ssa::TypeTable& types, ssa::CallingConvention convention, bool is_variadic)
      : types_(types),
        registers_(registers_of(convention)),
        stack_bytes_(registers_.first_offset),
        is_variadic_(is_variadic) {}
  // For the function's own arguments, and for those of a call.
  explicit ArgumentAssigner(const ssa::Function& function)
      : ArgumentAssigner(function.types(), own_convention(function),
                         function.types()[function.type()].variadic) {}
  ArgumentAssigner(const ssa::Function& function, ssa::InstId call)
      : ArgumentAssigner(function.types(), call_convention(function, call),
                         function.types()[function.operand(call, 0).type()].variadic) {}
  // Requires a type that fits a register.
  ArgumentLocation next(ssa::TypeId type, const ssa::ParameterAttributes& attributes);
  // Bytes of stack that the arguments so far take, a multiple of 8.
  uint32_t stack_bytes() const { return stack_bytes_; }
  // Whether the convention goes on where lilt does not: arguments lack registers.
  bool lacks_registers() const { return lacks_registers_; }
  // That the stack must have at the call, for those on it.
  uint32_t stack_alignment() const { return stack_alignment_; }
  // Registers used so far; al passes the number of vector registers to a variadic callee.
  uint32_t general_registers() const { return general_registers_; }
  uint32_t vector_registers() const { return vector_registers_; }
  // Registers left for further arguments.
  uint32_t free_general_registers() const;
  uint32_t free_vector_registers() const;

 private:
  ArgumentLocation on_stack(uint64_t size, uint32_t align);
  ArgumentLocation vector_on_stack(ssa::TypeId type);
  std::optional<ArgumentLocation> in_own_register(ssa::TypeId type,
                                                  const ssa::ParameterAttributes& attributes);
  ArgumentLocation first_free(std::span<const mir::Register> registers);

  const ssa::TypeTable& types_;
  const ConventionRegisters& registers_;
  uint32_t general_registers_ = 0;
  uint32_t vector_registers_ = 0;
  uint32_t stack_bytes_;
  uint32_t stack_alignment_ = 16;
  bool is_variadic_;
  mir::RegSet used_;  // where small integers have registers of their own
  bool lacks_registers_ = false;
};

// Assigns registers to the parts of a result, from first to last; none when they run out.
class ResultAssigner {
 public:
  ResultAssigner(const ssa::TypeTable& types, ssa::CallingConvention convention)
      : types_(types), registers_(registers_of(convention)) {}
  mir::Register next(ssa::TypeId type);
  // Used so far.
  uint32_t vector_registers() const { return vector_registers_; }

 private:
  const ssa::TypeTable& types_;
  const ConventionRegisters& registers_;
  uint32_t general_registers_ = 0;
  uint32_t vector_registers_ = 0;
};

// Bytes of the object that a by_value pointer is copied from, and its alignment on the stack.
struct ByValueObject {
  uint64_t size = 0;
  uint32_t align = 8;
};
ByValueObject by_value_object(const ssa::TypeTable& types,
                              const ssa::ParameterAttributes& attributes);

// The register whose low byte tells a variadic callee how many vector registers hold arguments.
mir::Register variadic_count_register();

// The argument registers, in order: a variadic function saves them.
std::span<const mir::Register> general_argument_registers();
std::span<const mir::Register> vector_argument_registers();

}  // namespace lilt::backend
