// Reductions, and intrinsics of vectors lane by lane.
#include <bit>
#include <numeric>
#include <vector>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

namespace {

struct Reduction {
  std::string_view name;
  Opcode opcode;  // Call: by the intrinsic
  IntrinsicName intrinsic{std::string_view()};
};
constexpr Reduction kReductions[] = {
    {"add", Opcode::Add},
    {"and", Opcode::And},
    {"fadd", Opcode::FAdd},
    {"fmax", Opcode::Call, "llvm.maxnum"},
    {"fmaximum", Opcode::Call, "llvm.maximum"},
    {"fmin", Opcode::Call, "llvm.minnum"},
    {"fminimum", Opcode::Call, "llvm.minimum"},
    {"fmul", Opcode::FMul},
    {"mul", Opcode::Mul},
    {"or", Opcode::Or},
    {"smax", Opcode::Call, "llvm.smax"},
    {"smin", Opcode::Call, "llvm.smin"},
    {"umax", Opcode::Call, "llvm.umax"},
    {"umin", Opcode::Call, "llvm.umin"},
    {"xor", Opcode::Xor},
};

const Reduction& reduction_of(std::string_view name) {
  std::string_view last = name.substr(sizeof "llvm.vector.reduce." - 1);
  for (const Reduction& reduction : kReductions)
    if (reduction.name == last) return reduction;
  return kReductions[0];
}

// The integer that the operation combines two with.
Value combined(Emitter& emit, const Reduction& reduction, Value left, Value right) {
  if (reduction.opcode != Opcode::Call) return emit.binary(reduction.opcode, left, right);
  using enum ssa::IntPredicate;
  const bool is_signed = reduction.name[0] == 's', is_maximum = reduction.name.ends_with("max");
  const ssa::IntPredicate wins = is_signed ? (is_maximum ? SGT : SLT) : is_maximum ? UGT : ULT;
  return emit.select(emit.icmp(wins, left, right), left, right);
}

// The upper or lower half of the lanes.
Value half_of(Emitter& emit, Value vector, uint64_t count, bool is_upper) {
  std::vector<uint64_t> lanes(count / 2);
  std::iota(lanes.begin(), lanes.end(), is_upper ? count / 2 : 0);
  return take_lanes(emit, vector, lanes);
}

// Halves of a vector in registers are combined until two lanes are left. Bits of a mask are an
// integer.
Value expand_by_halves(const IntrinsicCall& call, const Reduction& reduction, Value vector) {
  Emitter& emit = call.emit;
  uint64_t count = lane_count(emit.types(), emit.type_of(vector));
  for (; count > 2; count /= 2) {
    const Value lower = half_of(emit, vector, count, false);
    vector = combined(emit, reduction, lower, half_of(emit, vector, count, true));
  }
  const Value first = emit.extract_element(vector, 0);
  return combined(emit, reduction, first, emit.extract_element(vector, 1));
}

Value expand_of_mask(const IntrinsicCall& call, bool is_all, Value vector, uint64_t count) {
  Emitter& emit = call.emit;
  const TypeId type = emit.types().integer(static_cast<uint32_t>(count));
  const Value bits = emit.cast(Opcode::BitCast, vector, type);
  return is_all ? emit.icmp(ssa::IntPredicate::EQ, bits, emit.all_ones(type))
                : emit.icmp(ssa::IntPredicate::NE, bits, emit.integer(type, 0));
}

}  // namespace

// fadd and fmul have a start value before the vector, and keep the order of the lanes.
Value expand_reduction(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Reduction& reduction = reduction_of(call.name);
  bool has_start = call.argument_count() == 2;
  Value vector = call.argument(has_start ? 1 : 0);
  Value result = has_start ? call.argument(0) : Value();
  TypeId type = emit.type_of(vector);
  const VectorShape shape = vector_shape(emit.types(), type);
  if (shape.form == VectorForm::Packed && emit.types().is_integer(shape.lane) &&
      std::has_single_bit(shape.count))
    return expand_by_halves(call, reduction, vector);
  if (shape.form == VectorForm::Mask &&
      (reduction.opcode == Opcode::And || reduction.opcode == Opcode::Or))
    return expand_of_mask(call, reduction.opcode == Opcode::And, vector, shape.count);
  for (uint64_t lane = 0; lane < emit.types()[type].count; ++lane) {
    Value element = emit.extract_element(vector, lane);
    if (!result.valid())
      result = element;
    else if (reduction.opcode == Opcode::Call)
      result = emit.intrinsic(reduction.intrinsic, call.type(), call.type(), {result, element});
    else
      result = emit.binary(reduction.opcode, result, element);
  }
  return result;
}

Value take_lanes(Emitter& emit, Value vector, std::span<const uint64_t> lanes) {
  ssa::ConstantPool& pool = emit.function().constants();
  std::vector<Value> numbers;
  for (const uint64_t lane : lanes) numbers.push_back(emit.integer(ssa::kI32, lane));
  const TypeId type = emit.type_of(vector), element = lane_type(emit.types(), type);
  const Value order = pool.aggregate(emit.types().vector(lanes.size(), ssa::kI32), numbers);
  return emit.make(Opcode::ShuffleVector, emit.types().vector(lanes.size(), element),
                   {vector, Value(pool.poison(type)), order});
}

// The second operand is as long as several of the first, which are added to that.
Value expand_partial_sum(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value input = call.argument(1);
  const Opcode opcode = call.name.ends_with("fadd") ? Opcode::FAdd : Opcode::Add;
  std::vector<uint64_t> lanes(lane_count(emit.types(), call.type()));
  Value sum = call.argument(0);
  for (uint64_t first = 0; first < lane_count(emit.types(), emit.type_of(input));
       first += lanes.size()) {
    std::iota(lanes.begin(), lanes.end(), first);
    sum = emit.binary(opcode, sum, take_lanes(emit, input, lanes));
  }
  return sum;
}

Value expand_rearrangement(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  TypeId type = call.type();
  const bool is_struct = emit.types().kind(type) == TypeKind::Struct;
  const size_t result_count = is_struct ? emit.types().members(type).size() : 1;
  if (is_struct) type = emit.types().member(type, 0);
  auto lanes_of = [&](uint32_t index) {
    const bool is_operand = index < call.argument_count();
    bool has_lanes = is_operand && is_vector(emit.types(), call.argument_type(index));
    return has_lanes ? static_cast<uint32_t>(lane_count(emit.types(), call.argument_type(index)))
                     : 0;
  };
  const Value last = call.argument(call.argument_count() - 1);
  const uint32_t first = lanes_of(0), second = lanes_of(1);
  auto count = static_cast<uint32_t>(lane_count(emit.types(), type));
  int64_t place = emit.is_integer(last) ? static_cast<int32_t>(emit.bits_of_constant(last)) : 0;
  std::vector<Value> results(result_count, call.function().constants().poison(type));
  uint32_t to = 0;
  for (uint32_t lane : ssa::rearranged_lanes(call.name, first, second, count, place)) {
    Value& result = results[to / count];
    uint32_t position = to++ % count;
    // All operands after the second are like that.
    const uint32_t operand = lane < first ? 0 : 1 + (lane - first) / std::max(second, 1u);
    if (lanes_of(operand) == 0) continue;  // undefined
    const uint32_t of_operand = operand == 0 ? lane : (lane - first) % second;
    Value element = emit.extract_element(call.argument(operand), of_operand);
    result = emit.insert_element(result, element, position);
  }
  if (!is_struct) return results[0];
  Value whole = call.function().constants().poison(call.type());
  for (uint32_t i = 0; i < result_count; ++i) whole = emit.insert_value(whole, results[i], i);
  return whole;
}

// 0, 1, 2 …
Value expand_lane_numbers(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  TypeId lane = lane_type(emit.types(), call.type());
  std::vector<Value> numbers;
  for (uint64_t i = 0; i < lane_count(emit.types(), call.type()); ++i)
    numbers.push_back(emit.integer(lane, i));
  return call.function().constants().aggregate(call.type(), numbers);
}

// Lane i: base + i, without wrapping, is less than the limit.
Value expand_lane_mask(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  Value base = call.argument(0), limit = call.argument(1);
  Value result = call.function().constants().poison(call.type());
  for (uint64_t i = 0; i < lane_count(emit.types(), call.type()); ++i) {
    Value number = emit.add(base, emit.integer(emit.type_of(base), i));
    Value is_sum = emit.icmp(ssa::IntPredicate::UGE, number, base);
    Value is_less = emit.icmp(ssa::IntPredicate::ULT, number, limit);
    const Value is_active = emit.bit_and(is_sum, is_less);
    result = emit.insert_element(
        result, emit.resize_unsigned(is_active, lane_type(emit.types(), call.type())), i);
  }
  return result;
}

bool is_vector_call(const IntrinsicCall& call) {
  return is_vector(call.emit.types(), call.argument_type(0));
}

Value expand_lane_by_lane(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  TypeId type = call.argument_type(0), element = lane_type(emit.types(), type);
  TypeId result_element = lane_type(emit.types(), call.type());
  Value result = call.function().constants().poison(call.type());
  std::vector<Value> arguments;
  for (uint64_t lane = 0; lane < emit.types()[type].count; ++lane) {
    arguments.clear();
    for (uint32_t i = 0; i < call.argument_count(); ++i) {
      Value argument = call.argument(i);
      bool has_lanes = is_vector(emit.types(), emit.type_of(argument));
      arguments.push_back(has_lanes ? emit.extract_element(argument, lane) : argument);
    }
    result = emit.insert_element(
        result, emit.intrinsic(IntrinsicName(call.name), element, result_element, arguments), lane);
  }
  return result;
}

}  // namespace lilt::backend
