// The System V calling convention of x86-64: where arguments and results of a call are.
//
// Integers and pointers of up to 64 bits go to rdi rsi rdx rcx r8 r9 and then, eight bytes each, to
// the stack; the result is in rax. (System V Application Binary Interface, AMD64
// supplement, 3.2.3.)
#pragma once

#include <cstdint>

#include "ir/mir/target.h"
#include "ir/ssa/type.h"

namespace lilt::backend {

// One argument: in a register, or on the stack.
struct ArgumentLocation {
  mir::Register reg;          // none: on the stack
  uint32_t stack_offset = 0;  // bytes above the stack pointer at the call instruction
};

// Gives out argument locations from left to right. Costs a few instructions an argument.
class ArgumentAssigner {
 public:
  // Requires passes_in_register(types, type).
  ArgumentLocation next(ssa::TypeId type);
  // Bytes of stack that the arguments so far take, a multiple of 8.
  uint32_t stack_bytes() const { return stack_bytes_; }
  // Vector registers used so far: what a variadic callee expects in al.
  uint32_t vector_registers() const { return 0; }

 private:
  uint32_t general_registers_ = 0;
  uint32_t stack_bytes_ = 0;
};

// Whether a value of the type is one argument or result that the convention passes whole in a
// general register: an integer of up to 64 bits, or a pointer.
bool passes_in_register(const ssa::TypeTable& types, ssa::TypeId type);

// The register of a result that passes_in_register.
mir::Register result_register();

// The register that tells a variadic callee how many vector registers hold arguments (its low
// byte).
mir::Register variadic_count_register();

}  // namespace lilt::backend
