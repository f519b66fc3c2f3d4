#pragma once

#include <span>
#include <string_view>

#include "backend/legalize/emitter.h"

namespace lilt::backend {

// Assembly in AT&T syntax with operands in fixed registers: float, double and vectors of 16 bytes
// in xmm0, xmm1 and xmm2; integers and pointers in rdi, rsi and r8; a result in xmm0 or rax, the
// second member of a struct in rcx. The text may write only the results' registers, and rax, rcx,
// rdx, xmm1, xmm2 and xmm3 if no operand is in them. It is never moved over another effect, and
// stays if its result is unused.
ssa::Value emit_instruction(Emitter& emit, std::string_view text, ssa::TypeId result,
                            std::span<const ssa::Value> operands);

}  // namespace lilt::backend
