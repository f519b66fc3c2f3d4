#include "backend/abi/system_v.h"

#include <algorithm>
#include <iterator>

#include "emit/x86/registers.h"

namespace lilt::backend {
namespace {

using mir::Register;
using ssa::ParameterAttributes;

constexpr Register kGeneral[] = {x86::rdi, x86::rsi, x86::rdx, x86::rcx, x86::r8, x86::r9};
constexpr Register kVector[] = {x86::xmm(0), x86::xmm(1), x86::xmm(2), x86::xmm(3),
                                x86::xmm(4), x86::xmm(5), x86::xmm(6), x86::xmm(7)};
constexpr Register kGeneralResults[] = {x86::rax, x86::rdx, x86::rcx};
constexpr Register kVectorResults[] = {x86::xmm(0), x86::xmm(1), x86::xmm(2), x86::xmm(3)};
constexpr Register kStaticChain = x86::r10;

bool is_in_vector_register(ssa::TypeId type) {
  return type == ssa::kFloat || type == ssa::kDouble || type == ssa::kFp128;
}

}  // namespace

// Legalization that passes values in parts gives the body a type and attributes of its own.
const ParameterAttributes& own_attributes(const ssa::Function& function, uint32_t position) {
  const ssa::ModuleLayer& module = function.module();
  bool is_changed = function.type() != module[function.symbol()].type;
  return is_changed ? function.attributes(ssa::InstId::none(), position)
                    : module.attributes(function.symbol(), position);
}

const ParameterAttributes& call_attributes(const ssa::Function& function, ssa::InstId call,
                                           uint32_t position) {
  const ParameterAttributes& own = function.attributes(call, position);
  const ssa::SymbolId callee = function.called_symbol(call);
  if (own != ParameterAttributes() || !callee.valid()) return own;
  const ssa::ModuleLayer& module = function.module();
  const bool is_as_declared = module[callee].type == function.operand(call, 0).type();
  return is_as_declared ? module.attributes(callee, position) : own;
}

ArgumentLocation ArgumentAssigner::on_stack(uint64_t size, uint32_t align) {
  uint64_t offset = (stack_bytes_ + uint64_t{align} - 1) / align * align;
  stack_bytes_ = static_cast<uint32_t>(offset + (size + 7) / 8 * 8);
  return {{}, static_cast<uint32_t>(offset)};
}

ArgumentLocation ArgumentAssigner::next(ssa::TypeId type, const ParameterAttributes& attributes) {
  if (attributes.by_value.valid()) {
    ByValueObject object = by_value_object(types_, attributes);
    return on_stack(object.size, object.align);
  }
  if (type == ssa::kX86Fp80) return on_stack(16, 16);
  if (attributes.nest) return {kStaticChain, 0};
  if (is_in_vector_register(type)) {
    if (vector_registers_ < std::size(kVector)) return {kVector[vector_registers_++], 0};
  } else if (general_registers_ < std::size(kGeneral)) {
    return {kGeneral[general_registers_++], 0};
  }
  return type == ssa::kFp128 ? on_stack(16, 16) : on_stack(8, 8);
}

uint32_t ArgumentAssigner::free_general_registers() const {
  return static_cast<uint32_t>(std::size(kGeneral)) - general_registers_;
}

uint32_t ArgumentAssigner::free_vector_registers() const {
  return static_cast<uint32_t>(std::size(kVector)) - vector_registers_;
}

Register ResultAssigner::next(ssa::TypeId type) {
  if (is_in_vector_register(type))
    return vector_registers_ < std::size(kVectorResults) ? kVectorResults[vector_registers_++]
                                                         : Register();
  return general_registers_ < std::size(kGeneralResults) ? kGeneralResults[general_registers_++]
                                                         : Register();
}

ByValueObject by_value_object(const ssa::TypeTable& types, const ParameterAttributes& attributes) {
  uint32_t align = attributes.align != 0 ? attributes.align : types.align_of(attributes.by_value);
  return {types.size_of(attributes.by_value), std::max(align, 8u)};
}

Register variadic_count_register() { return x86::rax; }

std::span<const Register> general_argument_registers() { return kGeneral; }
std::span<const Register> vector_argument_registers() { return kVector; }

}  // namespace lilt::backend
