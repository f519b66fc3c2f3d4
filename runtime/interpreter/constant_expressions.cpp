// A scalar is a vector of one lane. Every operation is computed lane by lane, on numbers of any
// width; only bitcast regards all bits at once.
#include "runtime/interpreter/constant_expressions.h"

#include <algorithm>

#include "ir/ssa/element_offset.h"
#include "runtime/interpreter/cast_operations.h"
#include "runtime/interpreter/floating_formats.h"
#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/wide.h"

namespace lilt::runtime {

using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;

namespace {

using Cells = std::vector<Cell>;

Cells cells_of(const Wide& value) {
  Cells cells(value.bits.size());
  wide_to_cells(value, cells.data());
  return cells;
}

class ConstantExpression {
 public:
  ConstantExpression(const ssa::TypeTable& types, Memory& memory, const ssa::Constant& expression,
                     const std::vector<ConstantOperand>& operands)
      : types_(types), memory_(memory), expression_(expression), operands_(operands) {}

  std::optional<Cells> value() {
    switch (expression_.opcode) {
      case Opcode::Select:
        if (!operands_[0].cells[0].is_defined()) return std::nullopt;
        return operands_[operands_[0].cells[0].bits != 0 ? 1 : 2].cells;
      case Opcode::BitCast:
      case Opcode::AddrSpaceCast:
        return repacked();
      case Opcode::ExtractElement:
        return chosen(operands_[0], operands_[1].cells[0]);
      case Opcode::InsertElement:
        return inserted();
      case Opcode::ShuffleVector:
        return shuffled();
      default:
        return lane_by_lane();
    }
  }

 private:
  TypeId lane_type(TypeId type) const {
    return types_.kind(type) == TypeKind::Vector ? types_[type].element : type;
  }
  uint32_t lane_width(TypeId type) const { return scalar_width(types_, lane_type(type)); }
  uint64_t lanes_of(TypeId type) const {
    return types_.kind(type) == TypeKind::Vector ? types_[type].count : 1;
  }

  // The cells of one lane; of a scalar, for every lane.
  std::span<const Cell> lane(const ConstantOperand& operand, uint64_t index) const {
    const uint32_t step = words_of(lane_width(operand.type));
    if (types_.kind(operand.type) != TypeKind::Vector) index = 0;
    return std::span(operand.cells).subspan(index * step, step);
  }
  Wide number(const ConstantOperand& operand, uint64_t index) const {
    return wide_from_cells(lane(operand, index), lane_width(operand.type));
  }
  // A half or bfloat as a float.
  Wide floating(const ConstantOperand& operand, uint64_t index) const {
    const Wide value = number(operand, index);
    const TypeId type = lane_type(operand.type);
    if (!is_small_floating(type)) return value;
    return value.is_defined() ? widened_small(type, value) : Wide::poison(32, value.cause);
  }

  // --- lanes
  std::optional<Cells> lane_by_lane() {
    Cells all;
    for (uint64_t i = 0; i < lanes_of(expression_.type); ++i) {
      std::optional<Cells> cells = computed(i);
      if (!cells) return std::nullopt;
      all.insert(all.end(), cells->begin(), cells->end());
    }
    return all;
  }

  std::optional<Cells> computed(uint64_t index) {
    const Opcode opcode = expression_.opcode;
    if (opcode == Opcode::GetElementPtr) return address(index);
    if (ssa::is_cast(opcode)) return cast(index);
    if (opcode == Opcode::ICmp) return Cells{compared(index)};
    if (opcode == Opcode::FCmp)
      return Cells{extended_compare(static_cast<ssa::FloatPredicate>(expression_.flags),
                                    floating(operands_[0], index), floating(operands_[1], index))};
    if (!ssa::is_binary(opcode)) return std::nullopt;
    if (ssa::has(opcode, ssa::property::Floating)) return cells_of(arithmetic(index));
    const WideResult result =
        wide_binary(opcode, 0, number(operands_[0], index), number(operands_[1], index));
    if (result.trouble != Trouble::None) return std::nullopt;
    return cells_of(result.value);
  }

  Cell compared(uint64_t index) const {
    const auto predicate = static_cast<ssa::IntPredicate>(expression_.flags);
    const uint32_t width = lane_width(operands_[0].type);
    if (width > 64)
      return wide_compare(predicate, number(operands_[0], index), number(operands_[1], index));
    return integer_compare(predicate, width, lane(operands_[0], index)[0],
                           lane(operands_[1], index)[0]);
  }

  Wide arithmetic(uint64_t index) const {
    const Wide left = floating(operands_[0], index), right = floating(operands_[1], index);
    if (left.width > 64) return extended_binary(expression_.opcode, left, right);
    const Cell result =
        floating_binary(expression_.opcode, left.width, cells_of(left)[0], cells_of(right)[0]);
    return in_format(wide_from_cells({&result, 1}, left.width));
  }

  // A float rounded, if the result is a half or bfloat.
  Wide in_format(const Wide& value) const {
    const TypeId type = lane_type(expression_.type);
    if (!is_small_floating(type)) return value;
    return value.is_defined() ? rounded_small(type, value) : Wide::poison(16, value.cause);
  }

  std::optional<Cells> cast(uint64_t index) {
    const Opcode opcode = expression_.opcode;
    const uint32_t to = lane_width(expression_.type);
    if (opcode == Opcode::PtrToInt) memory_.expose(lane(operands_[0], index)[0]);
    if (opcode == Opcode::PtrToInt || is_integer_cast(opcode))
      return cells_of(resize(number(operands_[0], index), to, opcode == Opcode::SExt));
    if (opcode == Opcode::IntToPtr)
      return Cells{memory_.pointer_from_integer(
          cells_of(resize(number(operands_[0], index), 64, false))[0])};
    const bool is_small = is_small_floating(lane_type(expression_.type));
    const bool from_integer = opcode == Opcode::SIToFP || opcode == Opcode::UIToFP;
    const Wide value = floating(operands_[0], index);
    if (is_small && !from_integer) return cells_of(in_format(value));
    const bool is_half = lane_type(expression_.type) == ssa::kHalf;
    const WideResult result = extended_cast(opcode, is_half ? 32 : is_small ? 80 : to, value);
    if (result.trouble != Trouble::None) return std::nullopt;
    return cells_of(in_format(result.value));
  }

  // Operands: the source type, the pointer, the indices.
  std::optional<Cells> address(uint64_t lane_index) const {
    auto number_at = [&](size_t i) -> std::optional<uint64_t> {
      const Wide index = number(operands_[i + 2], lane_index);
      if (!index.is_defined()) return std::nullopt;
      return resize(index, 64, true).low();
    };
    const auto distance =
        ssa::constant_offset(types_, operands_[0].type, operands_.size() - 2, number_at);
    if (!distance) return std::nullopt;
    return Cells{Memory::moved(lane(operands_[1], lane_index)[0], *distance)};
  }

  // --- parts of vectors
  Cells poison() const {
    Cells cells;
    for (const Part& part :
         parts_of(types_, lane_type(expression_.type)).value_or(std::vector<Part>{}))
      cells.push_back(undefined_cell(part.width, 0));
    return cells;
  }
  // A lane beyond the last, or at an unknown place, is poison.
  Cells chosen(const ConstantOperand& vector, const Cell& index) const {
    if (!index.is_defined() || index.bits >= lanes_of(vector.type)) return poison();
    const auto cells = lane(vector, index.bits);
    return {cells.begin(), cells.end()};
  }
  Cells inserted() const {
    Cells all = operands_[0].cells;
    const Cell& index = operands_[2].cells[0];
    const auto element = lane(operands_[1], 0);
    const bool is_inside = index.is_defined() && index.bits < lanes_of(expression_.type);
    if (is_inside)
      std::ranges::copy(element,
                        all.begin() + static_cast<std::ptrdiff_t>(index.bits * element.size()));
    return all;
  }
  Cells shuffled() const {
    Cells all;
    for (Cell index : operands_[2].cells) {
      const uint64_t count = lanes_of(operands_[0].type);
      const bool is_second = index.is_defined() && index.bits >= count;
      if (is_second) index.bits -= count;
      const Cells cells = chosen(operands_[is_second ? 1 : 0], index);
      all.insert(all.end(), cells.begin(), cells.end());
    }
    return all;
  }

  // The same bits in other parts.
  Cells repacked() const {
    const auto from = parts_of(types_, operands_[0].type).value_or(std::vector<Part>{});
    const auto to = parts_of(types_, expression_.type).value_or(std::vector<Part>{});
    if (std::ranges::equal(from, to, {}, &Part::width, &Part::width)) return operands_[0].cells;
    Cells cells(to.size());
    size_t part = 0;
    uint32_t bit = 0;
    for (size_t i = 0; i < to.size(); ++i)
      for (uint32_t b = 0; b < to[i].width && part < from.size(); ++b) {
        const Cell& source = operands_[0].cells[part];
        cells[i].bits |= (source.bits >> bit & 1) << b;
        cells[i].undefined |= (source.undefined >> bit & 1) << b;
        if (++bit == from[part].width) {
          ++part;
          bit = 0;
        }
      }
    return cells;
  }

  const ssa::TypeTable& types_;
  Memory& memory_;
  const ssa::Constant& expression_;
  const std::vector<ConstantOperand>& operands_;
};

}  // namespace

std::optional<std::vector<Cell>> evaluate_constant(const ssa::TypeTable& types, Memory& memory,
                                                   const ssa::Constant& expression,
                                                   const std::vector<ConstantOperand>& operands) {
  return ConstantExpression(types, memory, expression, operands).value();
}

}  // namespace lilt::runtime
