// The function that is selected, as tiles see it: its values and what is known about them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "backend/isel/function_facts.h"
#include "backend/isel/isel.h"
#include "backend/isel/selected_intrinsics.h"
#include "backend/isel/tiles.h"
#include "ir/mir/target_desc.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::backend::isel {

using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

constexpr uint32_t kStackAlignment = 16;
constexpr bool is_floating(TypeId type) { return type == ssa::kFloat || type == ssa::kDouble; }
constexpr bool fits_int32(int64_t value) { return value == static_cast<int32_t>(value); }

// The bytes of a constant vector; undefined lanes are 0.
struct PackedBytes {
  std::array<uint8_t, 64> bytes{};
  size_t size = 16;

  const uint8_t* begin() const { return bytes.data(); }
  const uint8_t* end() const { return bytes.data() + size; }
  std::string_view text() const { return {reinterpret_cast<const char*>(bytes.data()), size}; }
};

// Whether step_through_conversion looks through some instructions of the opcode.
constexpr bool may_be_conversion(Opcode opcode) {
  constexpr uint64_t kMask = [] {
    using enum Opcode;
    uint64_t mask = 0;
    for (Opcode o :
         {AddrSpaceCast, BitCast, Trunc, PtrToInt, IntToPtr, Freeze, GetElementPtr, ZExt})
      mask |= uint64_t{1} << static_cast<unsigned>(o);
    return mask;
  }();
  static_assert(std::size(ssa::kOpcodes) <= 64);
  return (kMask >> static_cast<unsigned>(opcode) & 1) != 0;
}

class SelectedFunction {
 public:
  SelectedFunction(const ssa::Function& function, ssa::Analyses& analyses,
                   const SelectionOptions& options, Arena& scratch);

  const ssa::Function& function() const { return function_; }
  ssa::FunctionAttributes attributes() const { return attributes_; }
  const ssa::Instruction& operator[](InstId id) const { return function_[id]; }
  Value operand(InstId id, uint32_t index) const { return function_.operand(id, index); }
  std::span<const Value> operands(InstId id) const { return function_.operands(id); }
  // Of a call, or a `packed` instruction.
  std::span<const Value> arguments(InstId id) const {
    return operands(id).subspan((*this)[id].opcode == Opcode::Call ? 2 : 0);
  }
  Value argument_of(InstId id, uint32_t index) const { return arguments(id)[index]; }
  const ssa::ConstantPool& constants() const { return function_.constants(); }
  const ssa::TypeTable& types() const { return types_; }
  const SelectionOptions& options() const { return options_; }
  // Whether code is in the order of the text: without optimizations.
  bool keeps_text_order() const { return options_.text_order; }
  bool is_for_least_size() const {
    return (attributes_ & ssa::function_attribute::MinimizeSize) != 0;
  }
  bool is_naked() const { return (attributes_ & ssa::function_attribute::Naked) != 0; }
  bool may_use_frame_pointer() const;
  // What the stack pointer is a multiple of at calls, if more than usual.
  uint32_t stack_alignment() const;
  // Blocks in layout order.
  std::span<const ssa::BlockId> order() const { return order_; }
  const FunctionFacts& facts() const { return facts_; }
  void release_facts() { facts_.release(); }

  // --- types: bytes of a value in memory, and of the operations on it in registers
  TypeId type_of(Value value) const { return function_.type_of(value); }
  unsigned width_of(TypeId type) const {
    unsigned bits = bits_of(type);
    return bits <= 8 ? 1 : bits / 8;
  }
  unsigned bits_of(TypeId type) const {
    constexpr uint8_t kKnown[] = {0, 0, 0, 0, 1, 8, 16, 32, 64, 128, 0, 0, 32, 64, 0, 0, 64};
    static_assert(ssa::kI1.index() == 4 && ssa::kFloat.index() == 12 && ssa::kPtr.index() == 16);
    if (type.index() < std::size(kKnown)) return kKnown[type.index()];
    return types_.is_pointer(type)                      ? 64
           : types_.kind(type) == ssa::TypeKind::Vector ? 8 * vector_size(type)
                                                        : types_.integer_bits(type);
  }
  unsigned vector_size(TypeId type) const { return static_cast<unsigned>(types_.size_of(type)); }
  unsigned operation_width(TypeId type) const { return bits_of(type) == 64 ? 8 : 4; }
  MachineType machine_type(TypeId type) const {
    using enum MachineType;
    constexpr MachineType kKnown[] = {Other, Other, Other, Other, I1,     I8,  I16,   I32, I64,
                                      Other, Other, Other, Float, Double, X87, Other, I64};
    if (type.index() < std::size(kKnown)) return kKnown[type.index()];
    return types_.is_pointer(type) ? I64 : packed_type(type);
  }
  // Of a vector of 16, 32 or 64 bytes, or of bits; Other for anything else.
  MachineType packed_type(TypeId type) const;
  bool is_packed(TypeId type) const {
    return type.index() > ssa::kPtr.index() && types_.kind(type) == ssa::TypeKind::Vector;
  }
  mir::RegClass class_of(TypeId type) const;
  const Tile& tile_of(Opcode opcode, TypeId type) const {
    return tile_of(operation_of(opcode), type);
  }
  const Tile& tile_of(Operation operation, TypeId type) const {
    return isel::tile_of(operation, machine_type(type));
  }

  // --- what is known about values
  const ssa::Instruction* definition(Value value) const;
  const ssa::Instruction* single_use_definition(Value value, Opcode opcode) const;
  // The value of a constant integer or null, sign-extended (i1: 0 or 1).
  std::optional<int64_t> constant_of(Value value) const;
  // The same if it fits the immediate of an instruction.
  std::optional<int64_t> immediate_of(Value value) const;
  // The bits of a floating constant, including zeros; none for undef and poison.
  std::optional<uint64_t> floating_bits(Value value) const;
  // Of a constant vector; none for undef and poison.
  std::optional<PackedBytes> packed_bytes(Value value) const;
  // Looks through one conversion that keeps the bits of the register; otherwise returns the value
  // itself.
  Value step_through_conversion(Value value) const;
  // Whether the register of an i1 is 0 or 1 even if the value is poison.
  bool is_bit_if_poison(Value value, unsigned depth = 0) const;
  // Whether the register of the value is known to be zero above the value's width.
  bool upper_bits_are_zero(Value value) const;
  // Whether the callee zero-extends its result, as it does a bool's.
  bool is_extended_result(InstId call) const;
  // The number of objects of an alloca, if constant.
  std::optional<uint64_t> constant_count(InstId alloca_id) const;
  std::string_view name_of(ssa::Name name) const;  // if it is a text
  // Whether the symbol's address is known relative to the code.
  bool is_local_symbol(ssa::SymbolId symbol) const;

 private:
  bool is_kept_by_freeze(Value value) const;
  bool inputs_are_zero_above(InstId phi) const;

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  const ssa::FunctionAttributes attributes_;
  const SelectionOptions options_;
  ArenaVector<ssa::BlockId> order_;
  FunctionFacts facts_;
};

}  // namespace lilt::backend::isel
