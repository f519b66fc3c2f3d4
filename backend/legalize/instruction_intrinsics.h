#pragma once

#include <span>
#include <string_view>

#include "backend/legalize/emitter.h"

namespace lilt::backend {

// Assembly in AT&T syntax with operands in fixed registers: float, double and vectors of 16 bytes
// in xmm0 and xmm1; integers and pointers in rdi, rsi and rdx; a result in xmm0 or rax, which alone
// may be written, besides xmm1, xmm2 and rcx where no operand is in them. Such a text is never
// moved over another effect, and stays when nobody uses its result.
ssa::Value emit_instruction(Emitter& emit, std::string_view text, ssa::TypeId result,
                            std::span<const ssa::Value> operands);

}  // namespace lilt::backend
