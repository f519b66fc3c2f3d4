#include "backend/abi/system_v.h"

#include <iterator>

#include "emit/x86/registers.h"

namespace lilt::backend {
namespace {

constexpr mir::Register kArgumentRegisters[] = {x86::rdi, x86::rsi, x86::rdx,
                                                x86::rcx, x86::r8,  x86::r9};

}  // namespace

ArgumentLocation ArgumentAssigner::next(ssa::TypeId) {
  if (general_registers_ < std::size(kArgumentRegisters))
    return {kArgumentRegisters[general_registers_++], 0};
  ArgumentLocation location{{}, stack_bytes_};
  stack_bytes_ += 8;
  return location;
}

bool passes_in_register(const ssa::TypeTable& types, ssa::TypeId type) {
  return types.is_pointer(type) || (types.is_integer(type) && types.integer_bits(type) <= 64);
}

mir::Register result_register() { return x86::rax; }

mir::Register variadic_count_register() { return x86::rax; }

}  // namespace lilt::backend
