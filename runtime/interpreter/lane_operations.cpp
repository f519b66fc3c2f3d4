#include "runtime/interpreter/lane_operations.h"

#include <algorithm>
#include <vector>

#include "ir/ssa/intrinsic_name.h"
#include "ir/ssa/opcode.h"
#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/wide.h"

namespace lilt::runtime {

using ssa::TypeId;
using ssa::TypeTable;

namespace {

// The lanes of an operand or a result.
template <class CellType>
class Lanes {
 public:
  Lanes(const TypeTable& types, TypeId type, CellType* cells) : cells_(cells) {
    const bool is_vector = types.kind(type) == ssa::TypeKind::Vector;
    const TypeId lane = is_vector ? types[type].element : type;
    count_ = is_vector ? types[type].count : 1;
    width_ = scalar_width(types, lane);
  }
  uint64_t count() const { return count_; }
  uint32_t width() const { return width_; }
  std::span<CellType> operator[](uint64_t lane) const {
    return {cells_ + lane * words_of(width_), words_of(width_)};
  }
  Wide wide(uint64_t lane) const {
    const std::span<CellType> cells = (*this)[lane];
    return wide_from_cells({cells.data(), cells.size()}, width_);
  }

 private:
  CellType* cells_;
  uint64_t count_;
  uint32_t width_;
};
using Operand = Lanes<const Cell>;
using ResultLanes = Lanes<Cell>;

Operand lanes_of(const TypeTable& types, const LaneOperand& operand) {
  return {types, operand.type, operand.cells};
}

void make_undefined(const ResultLanes& result, uint64_t lane, uint32_t cause = 0) {
  wide_to_cells(Wide::poison(result.width(), cause), result[lane].data());
}
void put(const Wide& value, std::span<Cell> lane) { wide_to_cells(value, lane.data()); }

enum class Truth { No, Yes, Unknown };
Truth truth_of(const Wide& value) {
  if (!value.is_defined()) return Truth::Unknown;
  return value.is_zero() ? Truth::No : Truth::Yes;
}

void first_set_lane(const TypeTable& types, std::span<const LaneOperand> operands, TypeId type,
                    Cell* to) {
  const Operand vector = lanes_of(types, operands[0]);
  const ResultLanes result(types, type, to);
  uint64_t lane = 0;
  while (lane < vector.count() && truth_of(vector.wide(lane)) == Truth::No) ++lane;
  const bool is_zero = lane == vector.count();
  const bool fits = result.width() >= 64 || lane >> result.width() == 0;
  if (!fits || (is_zero && operands[1].cells->bits != 0)) return make_undefined(result, 0);
  if (!is_zero && !vector.wide(lane).is_defined())
    return make_undefined(result, 0, vector.wide(lane).cause);
  put(Wide(result.width(), lane), result[0]);
}

void match(const TypeTable& types, std::span<const LaneOperand> operands, TypeId type, Cell* to) {
  const Operand vector = lanes_of(types, operands[0]), wanted = lanes_of(types, operands[1]);
  const Operand mask = lanes_of(types, operands[2]);
  const ResultLanes result(types, type, to);
  for (uint64_t lane = 0; lane < result.count(); ++lane) {
    const Wide left = vector.wide(lane);
    bool is_found = false, is_known = left.is_defined();
    for (uint64_t i = 0; i < wanted.count(); ++i) {
      const Wide right = wanted.wide(i);
      is_known &= right.is_defined();
      is_found |= left.is_defined() && right.is_defined() && left.bits == right.bits;
    }
    const Truth is_chosen = truth_of(mask.wide(lane));
    is_known |= is_found;
    if (is_chosen == Truth::Unknown || (is_chosen == Truth::Yes && !is_known))
      make_undefined(result, lane);
    else
      put(Wide(1, is_chosen == Truth::Yes && is_found ? 1 : 0), result[lane]);
  }
}

// What is after a lane that is perhaps chosen has no known place.
void compress(const TypeTable& types, std::span<const LaneOperand> operands, TypeId type,
              Cell* to) {
  const Operand vector = lanes_of(types, operands[0]), mask = lanes_of(types, operands[1]);
  const Operand rest = lanes_of(types, operands[2]);
  const ResultLanes result(types, type, to);
  uint64_t next = 0;
  for (uint64_t lane = 0; lane < vector.count(); ++lane) {
    const Truth is_chosen = truth_of(mask.wide(lane));
    if (is_chosen == Truth::Yes) std::ranges::copy(vector[lane], result[next++].begin());
    if (is_chosen != Truth::Unknown) continue;
    for (; next < result.count(); ++next) make_undefined(result, next, mask.wide(lane).cause);
    return;
  }
  for (; next < result.count(); ++next) std::ranges::copy(rest[next], result[next].begin());
}

void last_active(const TypeTable& types, std::span<const LaneOperand> operands, TypeId type,
                 Cell* to) {
  const Operand vector = lanes_of(types, operands[0]), mask = lanes_of(types, operands[1]);
  const ResultLanes result(types, type, to);
  std::ranges::copy(lanes_of(types, operands[2])[0], to);
  for (uint64_t lane = vector.count(); lane-- != 0;) {
    const Wide bit = mask.wide(lane);
    const Truth is_active = truth_of(bit);
    if (is_active == Truth::Unknown) return make_undefined(result, 0, bit.cause);
    if (is_active == Truth::Yes) return void(std::ranges::copy(vector[lane], to));
  }
}

// Lane i: base + i, without wrapping, is less than the limit.
void lane_mask(const TypeTable& types, std::span<const LaneOperand> operands, TypeId type,
               Cell* to) {
  const Wide base = lanes_of(types, operands[0]).wide(0),
             end = lanes_of(types, operands[1]).wide(0);
  const ResultLanes result(types, type, to);
  for (uint64_t lane = 0; lane < result.count(); ++lane) {
    if (!base.is_defined() || !end.is_defined()) {
      make_undefined(result, lane, base.is_defined() ? end.cause : base.cause);
      continue;
    }
    const uint32_t width = std::max(base.width, 64u) + 1;
    const Wide number =
        wide_binary(ssa::Opcode::Add, 0, resize(base, width, false), Wide(width, lane)).value;
    const bool is_active = holds(ssa::IntPredicate::ULT, number, resize(end, width, false));
    put(Wide(result.width(), is_active ? 1 : 0), result[lane]);
  }
}

void lane_numbers(const TypeTable& types, std::span<const LaneOperand>, TypeId type, Cell* to) {
  const ResultLanes result(types, type, to);
  for (uint64_t lane = 0; lane < result.count(); ++lane)
    put(Wide(result.width(), lane), result[lane]);
}

void partial_sum(const TypeTable& types, std::span<const LaneOperand> operands, TypeId type,
                 Cell* to) {
  const Operand start = lanes_of(types, operands[0]), input = lanes_of(types, operands[1]);
  const ResultLanes result(types, type, to);
  for (uint64_t lane = 0; lane < result.count(); ++lane) {
    Wide sum = start.wide(lane);
    for (uint64_t i = lane; i < input.count(); i += result.count()) {
      const Wide addend = input.wide(i);
      if (sum.is_defined())
        sum = addend.is_defined() ? wide_binary(ssa::Opcode::Add, 0, sum, addend).value : addend;
    }
    put(sum, result[lane]);
  }
}

struct Row {
  std::string_view name;
  LaneOperation operation;
};
constexpr Row kRows[] = {
    {"llvm.experimental.cttz.elts", first_set_lane},
    {"llvm.experimental.stepvector", lane_numbers},
    {"llvm.experimental.vector.compress", compress},
    {"llvm.experimental.vector.extract.last.active", last_active},
    {"llvm.experimental.vector.match", match},
    {"llvm.experimental.vector.partial.reduce.add", partial_sum},
    {"llvm.get.active.lane.mask", lane_mask},
    {"llvm.stepvector", lane_numbers},
    {"llvm.vector.compress", compress},
    {"llvm.vector.extract.last.active", last_active},
    {"llvm.vector.partial.reduce.add", partial_sum},
};

}  // namespace

LaneOperation find_lane_operation(std::string_view name) {
  const auto found = std::ranges::find(kRows, ssa::intrinsic_base(name), &Row::name);
  return found == std::end(kRows) ? nullptr : found->operation;
}

}  // namespace lilt::runtime
