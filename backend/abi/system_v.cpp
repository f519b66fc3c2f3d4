#include "backend/abi/system_v.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>

#include "emit/x86/registers.h"

namespace lilt::backend {
namespace {

using mir::Register;
using mir::RegSet;
using ssa::ParameterAttributes;

constexpr Register kGeneral[] = {x86::rdi, x86::rsi, x86::rdx, x86::rcx, x86::r8, x86::r9};
constexpr Register kVector[] = {x86::xmm(0), x86::xmm(1), x86::xmm(2), x86::xmm(3),
                                x86::xmm(4), x86::xmm(5), x86::xmm(6), x86::xmm(7)};
constexpr Register kGeneralResults[] = {x86::rax, x86::rdx, x86::rcx};
constexpr Register kVectorResults[] = {x86::xmm(0), x86::xmm(1), x86::xmm(2), x86::xmm(3)};
constexpr Register kStaticChain = x86::r10;
constexpr Register kSwiftSelf = x86::r13, kSwiftAsync = x86::r14, kSwiftError = x86::r12;

constexpr Register kGhcGeneral[] = {x86::r13, x86::rbp, x86::r12, x86::rbx, x86::r14,
                                    x86::rsi, x86::rdi, x86::r8,  x86::r9,  x86::r15};
constexpr Register kGhcVector[] = {x86::xmm(1), x86::xmm(2), x86::xmm(3),
                                   x86::xmm(4), x86::xmm(5), x86::xmm(6)};
// LLVM goes on with r11 and rax, which lilt needs for indirect jumps and the count of variable
// arguments.
constexpr Register kPreserveNoneGeneral[] = {x86::r12, x86::r13, x86::r14, x86::r15, x86::rdi,
                                             x86::rsi, x86::rdx, x86::rcx, x86::r8,  x86::r9};
constexpr Register kSwiftResults[] = {x86::rax, x86::rdx, x86::rcx, x86::r8};
constexpr Register kWin64General[] = {x86::rcx, x86::rdx, x86::r8, x86::r9};
constexpr Register kWin64Vector[] = {x86::xmm(0), x86::xmm(1), x86::xmm(2), x86::xmm(3)};

constexpr RegSet set_of(std::initializer_list<Register> registers) {
  RegSet set;
  for (Register r : registers) set.insert(r);
  return set;
}
constexpr RegSet vectors_from(uint32_t first) {
  RegSet set;
  for (uint32_t i = first; i < 16; ++i) set.insert(x86::xmm(i));
  return set;
}
constexpr RegSet kSaved = set_of({x86::rbx, x86::rbp, x86::r12, x86::r13, x86::r14, x86::r15});
constexpr RegSet kMost =
    kSaved | set_of({x86::rax, x86::rcx, x86::rdx, x86::rsi, x86::rdi, x86::r8, x86::r9, x86::r10});

// By number.
constexpr ConventionRegisters kConventions[] = {
    {kGeneral, kVector, kGeneralResults, kVectorResults, kSaved},
    {.general = kGhcGeneral,
     .vector = kGhcVector,
     .general_results = kGeneralResults,
     .vector_results = kVectorResults,
     .callee_saved = {},
     .has_stack = false},
    {kGeneral, kVector, kGeneralResults, kVectorResults, kMost},
    {kGeneral, kVector, kGeneralResults, kVectorResults, kMost | vectors_from(0)},
    {.general = kPreserveNoneGeneral,
     .vector = kVector,
     .general_results = kGeneralResults,
     .vector_results = kVectorResults,
     .callee_saved = set_of({x86::rbp}),
     .small = kGeneral},
    {.general = kGeneral,
     .vector = kVector,
     .general_results = kSwiftResults,
     .vector_results = kVectorResults,
     .callee_saved = kSaved,
     .struct_return = x86::rax},
    {.general = kWin64General,
     .vector = kWin64Vector,
     .general_results = std::span(kGeneralResults).first(1),
     .vector_results = std::span(kVectorResults).first(1),
     .callee_saved = kSaved | set_of({x86::rdi, x86::rsi}) | vectors_from(6),
     .by_position = true,
     .first_offset = 32},
    {kGeneral, kVector, kGeneralResults, kVectorResults, kSaved},
    {.general = kGeneral,
     .vector = kVector,
     .general_results = kSwiftResults,
     .vector_results = kVectorResults,
     .callee_saved = kSaved - set_of({kSwiftSelf, kSwiftAsync}),
     .struct_return = x86::rax},
};
static_assert(std::size(kConventions) == std::size(ssa::kCallingConventionNames));

bool is_vector(const ssa::TypeTable& types, ssa::TypeId type) {
  return type.index() > ssa::kPtr.index() && types.kind(type) == ssa::TypeKind::Vector;
}

bool is_in_vector_register(const ssa::TypeTable& types, ssa::TypeId type) {
  return type == ssa::kFloat || type == ssa::kDouble || type == ssa::kFp128 ||
         is_vector(types, type);
}

}  // namespace

const ConventionRegisters& registers_of(ssa::CallingConvention convention) {
  return kConventions[static_cast<size_t>(convention)];
}

// A result takes its register although the convention preserves it, and so does a Swift error,
// which is a parameter before it becomes part of the result.
RegSet callee_saved_of(const ssa::Function& function) {
  const ssa::CallingConvention convention = own_convention(function);
  RegSet saved = registers_of(convention).callee_saved;
  if (convention == ssa::CallingConvention::C) return saved;
  for (uint32_t i = 0; i < function.argument_count(); ++i)
    if (parameter_attributes(function, i).swift_error) saved.erase(kSwiftError);
  const ssa::TypeTable& types = function.types();
  const ssa::TypeId result = types[function.type()].element;
  ResultAssigner assigner(types, convention);
  const bool has_parts = types.is_aggregate(result);
  const std::span<const ssa::TypeId> parts =
      has_parts ? types.members(result) : std::span(&result, 1);
  const uint32_t error =
      error_part(types, result, parameter_attributes(function, ssa::kResultPosition));
  for (uint32_t i = 0; i < parts.size(); ++i)
    if (i == error)
      saved.erase(kSwiftError);
    else if (parts[i] != ssa::kVoid && parts[i] != ssa::kX86Fp80)
      saved.erase(assigner.next(parts[i]));
  return saved;
}

uint32_t error_part(const ssa::TypeTable& types, ssa::TypeId type,
                    const ParameterAttributes& attributes) {
  if (!attributes.swift_error) return UINT32_MAX;
  return types.is_aggregate(type) ? static_cast<uint32_t>(types.members(type).size()) - 1 : 0;
}

Register swift_error_register() { return kSwiftError; }

const ParameterAttributes& call_attributes(const ssa::Function& function, ssa::InstId call,
                                           uint32_t position) {
  const ParameterAttributes& own = function.annotations().attributes(call, position);
  const ssa::SymbolId callee = called_symbol(function, call);
  if (own != ParameterAttributes() || !callee.valid()) return own;
  const ssa::ModuleOverlay& module = function.module();
  const bool is_as_declared = module[callee].type == function.operand(call, 0).type();
  return is_as_declared ? module.attributes(callee, position) : own;
}

ArgumentLocation ArgumentAssigner::on_stack(uint64_t size, uint32_t align) {
  uint64_t offset = (stack_bytes_ + uint64_t{align} - 1) / align * align;
  stack_bytes_ = static_cast<uint32_t>(offset + (size + 7) / 8 * 8);
  stack_alignment_ = std::max(stack_alignment_, align);
  return {{}, static_cast<uint32_t>(offset)};
}

ArgumentLocation ArgumentAssigner::vector_on_stack(ssa::TypeId type) {
  const auto size = static_cast<uint32_t>(types_.size_of(type));
  return on_stack(size, size);
}

ArgumentLocation ArgumentAssigner::next(ssa::TypeId type, const ParameterAttributes& attributes) {
  if (attributes.by_value.valid()) {
    ByValueObject object = by_value_object(types_, attributes);
    return on_stack(object.size, object.align);
  }
  if (type == ssa::kX86Fp80) return on_stack(16, 16);
  if (attributes.nest) return {kStaticChain, 0};
  if (&registers_ != kConventions || attributes.swift_self || attributes.swift_async)
    if (const std::optional<ArgumentLocation> own = in_own_register(type, attributes)) return *own;
  if (is_variadic_ && is_vector(types_, type)) return vector_on_stack(type);
  const bool is_number = is_in_vector_register(types_, type);
  const std::span<const Register> registers = is_number ? registers_.vector : registers_.general;
  uint32_t& used = is_number ? vector_registers_ : general_registers_;
  if (used < registers.size()) {
    const Register reg = registers[used++];
    if (registers_.by_position) general_registers_ = vector_registers_ = used;
    return {reg, 0};
  }
  if (is_vector(types_, type)) return vector_on_stack(type);
  return type == ssa::kFp128 ? on_stack(16, 16) : on_stack(8, 8);
}

// What conventions besides C's do in ways of their own.
std::optional<ArgumentLocation> ArgumentAssigner::in_own_register(
    ssa::TypeId type, const ParameterAttributes& attributes) {
  const bool is_word = type == ssa::kI64 || type == ssa::kPtr;  // others are ordinary arguments
  if (attributes.swift_self && is_word) return ArgumentLocation{kSwiftSelf, 0};
  if (attributes.swift_async && is_word) return ArgumentLocation{kSwiftAsync, 0};
  if (attributes.swift_error) return ArgumentLocation{kSwiftError, 0};
  if (attributes.struct_return && registers_.struct_return.valid())
    return ArgumentLocation{registers_.struct_return, 0};
  if (is_in_vector_register(types_, type) || registers_.small.empty()) return std::nullopt;
  const bool is_small = types_.is_integer(type) && types_.integer_bits(type) <= 16;
  return first_free(is_small ? registers_.small : registers_.general);
}

ArgumentLocation ArgumentAssigner::first_free(std::span<const Register> registers) {
  for (Register r : registers) {
    if (used_.contains(r)) continue;
    used_.insert(r);
    ++general_registers_;
    return {r, 0};
  }
  lacks_registers_ = true;
  return on_stack(8, 8);
}

uint32_t ArgumentAssigner::free_general_registers() const {
  return static_cast<uint32_t>(registers_.general.size()) - general_registers_;
}

uint32_t ArgumentAssigner::free_vector_registers() const {
  return static_cast<uint32_t>(registers_.vector.size()) - vector_registers_;
}

Register ResultAssigner::next(ssa::TypeId type) {
  const bool is_number = is_in_vector_register(types_, type);
  const std::span<const Register> registers =
      is_number ? registers_.vector_results : registers_.general_results;
  uint32_t& used = is_number ? vector_registers_ : general_registers_;
  return used < registers.size() ? registers[used++] : Register();
}

ByValueObject by_value_object(const ssa::TypeTable& types, const ParameterAttributes& attributes) {
  uint32_t align = attributes.align != 0 ? attributes.align : types.align_of(attributes.by_value);
  return {types.size_of(attributes.by_value), std::max(align, 8u)};
}

Register variadic_count_register() { return x86::rax; }

std::span<const Register> general_argument_registers() { return kGeneral; }
std::span<const Register> vector_argument_registers() { return kVector; }

}  // namespace lilt::backend
