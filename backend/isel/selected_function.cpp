// Values: their types and constants, conversions without an instruction, and known bits.
#include "backend/isel/selected_function.h"

#include <algorithm>

#include "backend/abi/system_v.h"
#include "backend/isel/block_order.h"
#include "ir/ssa/stack_alignment.h"

namespace lilt::backend::isel {

using ssa::ConstantKind;

namespace {

ArenaVector<ssa::BlockId> block_order(const ssa::Function& function, ssa::Analyses& analyses,
                                      const SelectionOptions& options, Arena& scratch) {
  const std::vector<ssa::BlockId>& text = function.blocks();
  if (options.text_order && is_dominance_order(function, scratch))
    return {text.begin(), text.end(), scratch};
  return loop_contiguous_order(analyses.control_flow(), analyses.loops(), scratch);
}

}  // namespace

SelectedFunction::SelectedFunction(const ssa::Function& function, ssa::Analyses& analyses,
                                   const SelectionOptions& options, Arena& scratch)
    : function_(function),
      types_(function.types()),
      attributes_(function.attributes()),
      options_(options),
      order_(block_order(function, analyses, options, scratch)),
      facts_(function, order_, scratch) {}

bool SelectedFunction::may_use_frame_pointer() const {
  return own_convention(function_) != ssa::CallingConvention::Ghc;
}

uint32_t SelectedFunction::stack_alignment() const {
  return std::max(function_.module().header().stack_alignment,
                  ssa::own_stack_alignment(attributes_));
}

const ssa::Instruction* SelectedFunction::definition(Value value) const {
  return value.is_local() ? &function_[value.local()] : nullptr;
}

const ssa::Instruction* SelectedFunction::single_use_definition(Value value, Opcode opcode) const {
  const ssa::Instruction* instruction = definition(value);
  return instruction && instruction->opcode == opcode && facts_.has_one_use(value.local())
             ? instruction
             : nullptr;
}

std::optional<int64_t> SelectedFunction::constant_of(Value value) const {
  if (!value.is_constant()) return std::nullopt;
  const ssa::Constant& constant = function_.constants()[value.constant()];
  if (constant.kind == ConstantKind::Null) return 0;
  if (constant.kind != ConstantKind::Integer) return std::nullopt;
  unsigned bits = bits_of(constant.type);
  if (bits == 1) return static_cast<int64_t>(constant.bits & 1);
  return static_cast<int64_t>(constant.bits << (64 - bits)) >> (64 - bits);
}

std::optional<int64_t> SelectedFunction::immediate_of(Value value) const {
  std::optional<int64_t> constant = constant_of(value);
  return constant && fits_int32(*constant) ? constant : std::nullopt;
}

std::optional<uint64_t> SelectedFunction::floating_bits(Value value) const {
  if (!value.is_constant()) return std::nullopt;
  const ssa::Constant& constant = function_.constants()[value.constant()];
  return constant.kind == ConstantKind::Floating ? std::optional(constant.bits) : std::nullopt;
}

std::optional<PackedBytes> SelectedFunction::packed_bytes(Value value) const {
  if (!value.is_constant()) return std::nullopt;
  const ssa::ConstantPool& pool = function_.constants();
  const ssa::Constant& constant = pool[value.constant()];
  PackedBytes bytes{.size = vector_size(constant.type)};
  if (constant.kind == ConstantKind::Zero) return bytes;
  if (constant.kind != ConstantKind::Aggregate) return std::nullopt;
  auto to = bytes.bytes.begin();
  const uint64_t size = types_.size_of(types_[constant.type].element);
  for (const Value lane : pool.elements(value.constant())) {
    const uint64_t bits = pool[lane.constant()].bits;  // 0, if undefined
    for (uint64_t i = 0; i < size; ++i) *to++ = static_cast<uint8_t>(bits >> 8 * i);
  }
  return bytes;
}

MachineType SelectedFunction::packed_type(TypeId type) const {
  using enum MachineType;
  if (!is_packed(type)) return Other;
  if (types_[type].element == ssa::kI1) return Bits;
  const unsigned size = vector_size(type);
  if (size != 16 && size != 32 && size != 64) return Other;
  const MachineType packed = type_of_lanes(types_[type].element);
  if (packed == Other || size == 16) return packed;
  return static_cast<MachineType>(wide_type(static_cast<size_t>(packed), size));
}

mir::RegClass SelectedFunction::class_of(TypeId type) const {
  using enum mir::RegClass;
  constexpr mir::RegClass kKnown[] = {Gpr, Gpr, Gpr, Gpr, Gpr32, Gpr32, Gpr32, Gpr32, Gpr,
                                      Gpr, Gpr, Gpr, F32, F64,   Gpr,   V128,  Gpr};
  static_assert(ssa::kI32.index() == 7 && ssa::kDouble.index() == 13 && ssa::kFp128.index() == 15);
  if (type.index() < std::size(kKnown)) return kKnown[type.index()];
  if (!is_packed(type)) return Gpr;
  if (types_[type].element == ssa::kI1) return mir::RegClass::Bits;
  const unsigned size = vector_size(type);
  return size == 64 ? V512 : size == 32 ? V256 : V128;
}

// Whether the register of an i1 is 0 or 1 even if the value is poison: what `trunc nuw` takes
// unmasked from a register may be another number then, and so may memory that no i1 was stored to.
// Examines few definitions.
bool SelectedFunction::is_bit_if_poison(Value value, unsigned depth) const {
  constexpr unsigned kDeepest = 3;
  constexpr size_t kMaxOperands = 6;
  const ssa::Instruction* made = definition(value);
  if (made == nullptr) return true;
  const std::span<const Value> operands = function_.operands(value.local());
  const auto is_bit = [&](size_t i) { return is_bit_if_poison(operands[i], depth + 1); };
  switch (made->opcode) {
    case Opcode::ICmp:
    case Opcode::FCmp:
    case Opcode::Argument:
    case Opcode::ExtractValue:
    case Opcode::Freeze:
    case Opcode::Or:  // see disjunction_of_bits
      return true;
    case Opcode::Call:
      return !is_extended_result(value.local());  // which is not cut to a bit
    case Opcode::Trunc:
      return (made->flags & ssa::flag::NoUnsignedWrap) == 0;
    case Opcode::And:
      return depth < kDeepest && (is_bit(0) || is_bit(1));
    case Opcode::Xor:
      return depth < kDeepest && is_bit(0) && is_bit(1);
    case Opcode::Select:
      return depth < kDeepest && is_bit(1) && is_bit(2);
    case Opcode::Phi: {
      if (depth == kDeepest || operands.size() > kMaxOperands) return false;
      bool are_bits = true;
      for (size_t i = 0; i < operands.size() && are_bits; i += 2) are_bits = is_bit(i);
      return are_bits;
    }
    default:
      return false;
  }
}

// Whether freeze of the value is a value of its own: an arbitrary one, equal for all users, or a
// constant that users should have in a register.
bool SelectedFunction::is_kept_by_freeze(Value value) const {
  if (!value.is_constant()) return type_of(value) == ssa::kI1 && !is_bit_if_poison(value);
  switch (function_.constants()[value.constant()].kind) {
    case ConstantKind::Undef:
    case ConstantKind::Poison:
      return true;
    case ConstantKind::Integer:
    case ConstantKind::Floating:
    case ConstantKind::Symbol:
    case ConstantKind::Aggregate:
      return type_of(value) != ssa::kX86Fp80;
    default:
      return false;
  }
}

// Looks through one conversion that keeps the bits of the register; otherwise returns the value
// itself. Bits above the width of a truncated value are undefined, so trunc needs no instruction,
// and those above the lowest one of a bit are zero in its byte.
Value SelectedFunction::step_through_conversion(Value value) const {
  if (!value.is_local()) return value;
  const ssa::Instruction& instruction = function_[value.local()];
  if (!may_be_conversion(instruction.opcode)) return value;
  Value operand = function_.operand(value.local(), 0);
  switch (instruction.opcode) {
    case Opcode::AddrSpaceCast:
      return operand;
    case Opcode::BitCast:
      return is_floating(instruction.type) == is_floating(type_of(operand)) ? operand : value;
    case Opcode::Trunc: {
      const bool is_bit = (instruction.flags & ssa::flag::NoUnsignedWrap) != 0;
      return instruction.type == ssa::kI1 && !is_bit ? value : operand;
    }
    case Opcode::PtrToInt:
      return instruction.type == ssa::kI1 ? value : operand;
    case Opcode::IntToPtr:
      return bits_of(type_of(operand)) == 64 ? operand : value;
    case Opcode::Freeze:
      return is_kept_by_freeze(operand) ? value : operand;
    case Opcode::GetElementPtr:
      return constant_of(function_.operand(value.local(), 2)) == 0
                 ? function_.operand(value.local(), 1)
                 : value;
    case Opcode::ZExt:
      if (type_of(operand) == ssa::kI1 && bits_of(instruction.type) <= 8) return operand;
      return upper_bits_are_zero(operand) ? operand : value;
    default:
      return value;
  }
}

// Whether the register of the value is known to be zero above the value's width, as after 32-bit
// operations and extending loads. Examines few definitions.
bool SelectedFunction::upper_bits_are_zero(Value value) const {
  const ssa::Instruction* instruction = definition(value);
  if (!instruction) return false;
  switch (instruction->opcode) {
    case Opcode::Load:
      return true;
    case Opcode::Trunc:  // masked, as are bits from outside
      if (instruction->type != ssa::kI1) return false;
      return (instruction->flags & ssa::flag::NoUnsignedWrap) == 0 ||
             upper_bits_are_zero(function_.operand(value.local(), 0));
    case Opcode::Argument:
      return instruction->type == ssa::kI1;
    case Opcode::Call:
      return instruction->type == ssa::kI1 &&
             intrinsic_of(function_, value.local()) == Intrinsic::None &&
             !is_extended_result(value.local());  // to 8 bits at least
    case Opcode::LShr:
    case Opcode::UDiv:
    case Opcode::URem:
      return instruction->type != ssa::kI1;
    case Opcode::And: {
      std::optional<int64_t> mask = constant_of(function_.operand(value.local(), 1));
      if (mask && *mask >= 0 && instruction->type != ssa::kI1) return true;
      return instruction->type == ssa::kI32;
    }
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
    case Opcode::Shl:
    case Opcode::AShr:
    case Opcode::Or:
    case Opcode::Xor:
    case Opcode::SDiv:
    case Opcode::SRem:
    case Opcode::SExt:
    case Opcode::ZExt:
    case Opcode::Select:
      return instruction->type == ssa::kI32;
    case Opcode::Phi:
      return instruction->type != ssa::kI1 && inputs_are_zero_above(value.local());
    default:
      return false;
  }
}

// Of few phis that take values from each other: constants, and what instructions leave that are not
// phis.
bool SelectedFunction::inputs_are_zero_above(InstId phi) const {
  constexpr size_t kMaxOperands = 8, kMaxPhis = 4;
  std::array<InstId, kMaxPhis> phis = {phi};
  size_t count = 1;
  for (size_t next = 0; next < count; ++next) {
    const std::span<const Value> operands = function_.operands(phis[next]);
    if (operands.size() > kMaxOperands) return false;
    for (size_t i = 0; i < operands.size(); i += 2) {
      const Value input = operands[i];
      const ssa::Instruction* instruction = definition(input);
      if (instruction != nullptr && instruction->opcode == Opcode::Phi) {
        const auto end = phis.begin() + count;
        if (std::find(phis.begin(), end, input.local()) != end) continue;
        if (count == kMaxPhis) return false;
        phis[count++] = input.local();
        continue;
      }
      const bool is_zero = instruction == nullptr ? function_.constants()[input.constant()].kind ==
                                                        ConstantKind::Integer
                                                  : upper_bits_are_zero(input);
      if (!is_zero) return false;
    }
  }
  return true;
}

// Whether the callee zero-extends its result, as it does a bool's.
bool SelectedFunction::is_extended_result(InstId call) const {
  return call_attributes(function_, call, ssa::kResultPosition).zero_extend;
}

// The number of objects of an alloca, if constant: the count is unsigned.
std::optional<uint64_t> SelectedFunction::constant_count(InstId alloca_id) const {
  std::span<const Value> operands = function_.operands(alloca_id);
  if (operands.size() == 1) return 1;
  if (!constant_of(operands[1])) return std::nullopt;
  return function_.constants().zero_extended(operands[1].constant());
}

// Whether the symbol's address is known relative to the code: defined in this module, and not
// replaceable by another definition.
bool SelectedFunction::is_local_symbol(ssa::SymbolId id) const {
  const ssa::Symbol& symbol = function_.module()[id];
  bool is_elsewhere = !symbol.is_definition && symbol.kind != ssa::SymbolKind::Alias;
  switch (symbol.linkage) {
    case ssa::Linkage::Internal:
    case ssa::Linkage::Private:
      return true;
    case ssa::Linkage::ExternWeak:
      return false;
    case ssa::Linkage::AvailableExternally:
      is_elsewhere = true;
      break;
    default:
      break;
  }
  if (!options_.position_independent) return true;
  if (symbol.visibility != ssa::Visibility::Default && !is_elsewhere) return true;
  if (symbol.visibility == ssa::Visibility::Hidden) return true;
  if (is_elsewhere) return false;
  return symbol.is_dso_local;
}

std::string_view SelectedFunction::name_of(ssa::Name name) const {
  return name.is_text() ? function_.text_of(name) : std::string_view();
}

}  // namespace lilt::backend::isel
