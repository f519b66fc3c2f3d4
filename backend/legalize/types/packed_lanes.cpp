// Vectors in registers: single lanes, their making from scalars, bitcasts, memory.
//
// A lane of 4 or 8 bytes comes and goes at the lowest place of a register: others are shuffled
// there first. Words of 2 bytes have instructions for any place. Bytes are halves of these.
#include <algorithm>
#include <bit>

#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/vector_rules.h"
#include "emit/x86/shuffles.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

using ssa::ConstantKind;

namespace {

// Bytes in pairs, as words.
Value register_of_bytes(PackedRegisters& r, PartSpan lanes) {
  Parts words = r.parts();
  for (size_t i = 0; i < lanes.size(); i += 2) {
    if (r.emit().is_undefined(lanes[i]) && r.emit().is_undefined(lanes[i + 1])) {
      words.push_back(r.constants().poison(ssa::kI16));
      continue;
    }
    auto byte = [&](Value lane) {
      return r.emit().is_undefined(lane) ? r.emit().integer(ssa::kI32, 0)
                                         : r.emit().cast(Opcode::ZExt, lane, ssa::kI32);
    };
    const Value upper = r.emit().shift(Opcode::Shl, byte(lanes[i + 1]), 8);
    words.push_back(
        r.emit().cast(Opcode::Trunc, r.emit().bit_or(byte(lanes[i]), upper), ssa::kI16));
  }
  return r.as(r.part_of_lanes(ssa::kI16, words), ssa::kI8);
}

// Of 4 or 8 bytes: pairs, then pairs of these.
Value register_of_tree(PackedRegisters& r, TypeId lane, PartSpan lanes) {
  Parts level = r.parts();
  for (Value each : lanes)
    level.push_back(r.emit().is_undefined(each) ? Value(r.constants().poison(r.register_type(lane)))
                                                : r.vector_of(each));
  const auto count = static_cast<int8_t>(lanes.size());
  if (count == 2) return r.shuffle(level[0], level[1], {0, 2});
  const Value low = r.shuffle(level[0], level[1], {0, 4, kAnyLane, kAnyLane});
  const Value high = r.shuffle(level[2], level[3], {0, 4, kAnyLane, kAnyLane});
  const bool is_low_undefined = r.emit().is_undefined(lanes[0]) && r.emit().is_undefined(lanes[1]);
  const bool is_high_undefined = r.emit().is_undefined(lanes[2]) && r.emit().is_undefined(lanes[3]);
  if (is_high_undefined) return low;
  if (is_low_undefined) return r.shuffle(high, high, {kAnyLane, kAnyLane, 0, 1});
  return r.shuffle(low, high, {0, 1, 4, 5});
}

Value register_under_words(const PackedRegisters& r, PartSpan lanes) {
  Value source;
  for (uint32_t i = 0; i < lanes.size(); ++i) {
    if (r.emit().is_undefined(lanes[i]) && i != 0) continue;
    if (!lanes[i].is_local()) return {};
    const InstId taken = lanes[i].local();
    if (r[taken].opcode != Opcode::ExtractElement || !r.emit().is_integer(r.operand(taken, 1), i) ||
        (source.valid() && r.operand(taken, 0) != source))
      return {};
    source = r.operand(taken, 0);
  }
  return is_packed_type(r.types(), r.type_of(source)) ? source : Value();
}

struct LanePlace {
  Value object, lane;
  uint32_t align;
};

// The parts in memory, and the address of a lane in them; an index beyond them, whose lane is
// poison, becomes another one.
LanePlace spilled_lanes(SplitValues& s, const VectorShape& shape, PartSpan vector, Value index) {
  const uint32_t lanes = std::bit_ceil(shape.count);
  const Value object = s.emit().frame_object(
      s.function().types().array(std::max(lanes * shape.lane_bytes, 16u), ssa::kI8), 16);
  for (uint32_t i = 0; i < shape.part_count; ++i)
    s.emit().store(vector[i], s.emit().address(object, 16 * i), 16);
  index = s.emit().bit_and(index, s.emit().i64(lanes - 1));
  const Value offset = s.emit().binary(Opcode::Mul, index, s.emit().i64(shape.lane_bytes));
  return {object, s.emit().make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, object, offset}),
          shape.lane_bytes};
}

// Whether another insertion of the block is the only one that needs the vector: what is made before
// a loop is not made again in it.
bool is_followed_by_insertion(const SplitValues& s, InstId id) {
  if (!s.function().has_one_use(id)) return false;
  const ssa::UseId use = s.function().first_use(id);
  const InstId user = s.function().user(use);
  return s.function().operand_index(use) == 0 && s[user].opcode == Opcode::InsertElement &&
         s.function().block_of(user) == s.function().block_of(id);
}

// A chain of insertions makes a vector from nothing: its registers are made of all lanes at its
// end, since single lanes of 1, 4 and 8 bytes are dear. Before the end nothing is defined.
bool insert_in_chain(SplitValues& s, InstId id, const VectorShape& shape) {
  auto number_of = [&](InstId at) {
    const Value index = s.operand(at, 2);
    const bool is_number =
        s.emit().is_integer(index) && s.types().integer_bits(s.type_of(index)) <= 64;
    return is_number ? s.emit().bits_of_constant(index) : uint64_t{shape.count};
  };
  const Value before = s.operand(id, 0);
  const bool has_begun = before.is_local() && s.in_chain()[before.local().index()];
  if ((!has_begun && !s.emit().is_undefined(before)) || number_of(id) >= shape.count) return false;
  s.function().track_uses();
  if (is_followed_by_insertion(s, id) &&
      number_of(s.function().user(s.function().first_use(id))) < shape.count) {
    s.in_chain()[id.index()] = true;
    const Value nothing(s.constants().undef(s.register_type(shape.lane)));
    return s.done(id, Parts(shape.part_count, nothing, s.scratch()));
  }
  if (!has_begun) return false;
  Parts lanes(shape.count, Value(), s.scratch());
  for (Value at = id; at.is_local(); at = s.operand(at.local(), 0)) {
    Value& lane = lanes[number_of(at.local())];
    if (!lane.valid()) lane = s.part_of(s.operand(at.local(), 1));
  }
  for (Value& lane : lanes)
    if (!lane.valid()) lane = s.constants().poison(s.lane_type(s[id].type));
  return s.done(id, s.joined_lanes(s[id].type, lanes));
}

}  // namespace

// --- scalars and lanes

// The value that a lane of the register has for an element of the vector.
Value PackedRegisters::lane_from_element(const VectorShape& shape, Value element) {
  if (emit_.is_undefined(element)) return function_.constants().undef(shape.lane);
  const TypeId type = function_.type_of(element);
  if (shape.form == VectorForm::Mask) {
    if (!emit_.is_integer(element)) return emit_.cast(Opcode::SExt, element, shape.lane);
    return emit_.integer(shape.lane, emit_.bits_of_constant(element) != 0 ? ~uint64_t{0} : 0);
  }
  if (!types_.is_pointer(type)) return element;
  const bool is_null =
      element.is_constant() && function_.constants()[element.constant()].kind == ConstantKind::Null;
  return is_null ? emit_.i64(0) : emit_.cast(Opcode::PtrToInt, element, ssa::kI64);
}

Value PackedRegisters::element_from_lane(const VectorShape& shape, TypeId element, Value lane) {
  if (shape.form == VectorForm::Mask) return emit_.cast(Opcode::Trunc, lane, ssa::kI1);
  return types_.is_pointer(element) ? emit_.cast(Opcode::IntToPtr, lane, element) : lane;
}

bool PackedRegisters::is_plain_constant(Value value) const {
  return emit_.is_undefined(value) || emit_.is_integer(value) ||
         (value.is_constant() &&
          function_.constants()[value.constant()].kind == ConstantKind::Floating);
}

Value PackedRegisters::vector_of(Value scalar) {
  TypeId type = function_.type_of(scalar);
  if (is_plain_constant(scalar)) {
    const ArenaVector<Value> lanes(16 / types_.size_of(type), scalar, scratch_);
    return constant_lanes(type, lanes);
  }
  if (scalar.is_local() && function_[scalar.local()].opcode == Opcode::BitCast) {
    const Value source = function_.operand(scalar.local(), 0);
    const TypeId from = function_.type_of(source);
    if (from == ssa::kDouble || from == ssa::kFloat) return as(vector_of(source), type);
  }
  const bool is_narrow = types_.is_integer(type) && types_.integer_bits(type) < 32;
  if (is_narrow) return as(vector_of(emit_.cast(Opcode::ZExt, scalar, ssa::kI32)), type);
  return emit_.insert_element(function_.constants().poison(register_type(type)), scalar, 0);
}

Value PackedRegisters::lane_of(Value part, uint32_t lane) {
  const TypeId type = types_[function_.type_of(part)].element;
  if (emit_.is_undefined(part)) return function_.constants().undef(type);
  if (part.is_constant()) return emit_.extract_element(part, lane);
  if (type == ssa::kI8) {
    const Value word = lane_of(as(part, ssa::kI16), lane / 2);
    return emit_.cast(Opcode::Trunc, emit_.shift(Opcode::LShr, word, lane % 2 * 8), ssa::kI8);
  }
  if (type == ssa::kI64) return word_of(part, lane);
  if (lane != 0 && type != ssa::kI16) {
    LaneOrder order;
    order.fill(kAnyLane);
    order[0] = static_cast<int8_t>(lane);
    part = shuffle(part, part, std::span(order).first(16 / types_.size_of(type)));
    lane = 0;
  }
  return emit_.extract_element(part, lane);
}

// By the intrinsics that take the words of an fp128: whole_of_words finds them.
Value PackedRegisters::word_of(Value part, uint32_t word) {
  if (part.is_local() && function_[part.local()].opcode == Opcode::BitCast)
    part = function_.operand(part.local(), 0);
  const bool is_whole = function_.type_of(part) == ssa::kFp128;
  const Value whole = is_whole ? part : Value(emit_.make(Opcode::BitCast, ssa::kFp128, {part}));
  return emit_.intrinsic(
      word == 0 ? IntrinsicName("llvm.lilt.vector.low") : "llvm.lilt.vector.high", ssa::kI64,
      {whole});
}

Value PackedRegisters::whole_of_words(Value low, Value high) const {
  auto whole = [&](Value word, std::string_view name) {
    const bool is_word = word.is_local() && function_[word.local()].opcode == Opcode::Call &&
                         ssa::called_intrinsic_name(function_, word.local()) == name;
    return is_word ? function_.operand(word.local(), 2) : Value();
  };
  const Value of_low = whole(low, "llvm.lilt.vector.low");
  if (!of_low.valid()) return {};
  const Value of_high = whole(high, "llvm.lilt.vector.high");
  if (!of_high.valid()) return {};
  auto source = [&](Value value) {
    const bool is_cast = value.is_local() && function_[value.local()].opcode == Opcode::BitCast;
    return is_cast ? function_.operand(value.local(), 0) : value;
  };
  return source(of_low) == source(of_high) ? of_low : Value();
}

Value PackedRegisters::register_of_words(Value low, Value high) {
  if (!high.valid() || emit_.is_undefined(high)) return vector_of(low);
  if (Value whole = whole_of_words(low, high); whole.valid()) {
    if (whole.is_local() && function_[whole.local()].opcode == Opcode::BitCast)
      return as(function_.operand(whole.local(), 0), ssa::kI64);
    return emit_.make(Opcode::BitCast, register_type(ssa::kI64), {whole});
  }
  const Value words[] = {low, high};
  return part_of_lanes(ssa::kI64, words);
}

Parts PackedRegisters::lanes_of_constant(ssa::ConstantId vector) {
  const ssa::ConstantPool& pool = function_.constants();
  const TypeId type = pool[vector].type;
  Parts lanes = parts();
  if (pool[vector].kind == ConstantKind::Aggregate) {
    for (Value lane : pool.elements(vector)) lanes.push_back(lane);
    settle(lanes);  // the same in a register and one by one
    return lanes;
  }
  const bool is_undefined = emit_.is_undefined(vector);
  const Value lane = is_undefined ? Value(function_.constants().undef(lane_type(type)))
                                  : emit_.null_value(lane_type(type));
  lanes.assign(lane_count(type), lane);
  return lanes;
}

// --- making registers

// Undefined lanes become equal to the first defined one, if there is one.
void PackedRegisters::settle(std::span<Value> lanes) const {
  const auto defined =
      std::ranges::find_if(lanes, [&](Value value) { return !emit_.is_undefined(value); });
  if (defined == lanes.end()) return;
  const Value number = *defined;
  for (Value& each : lanes)
    if (emit_.is_undefined(each)) each = number;
}

// Of plain constants.
Value PackedRegisters::constant_lanes(TypeId lane, PartSpan lanes) {
  const TypeId type = register_type(lane);
  const bool is_undefined =
      std::ranges::all_of(lanes, [&](Value value) { return emit_.is_undefined(value); });
  if (is_undefined) return function_.constants().undef(type);
  const bool is_zero = std::ranges::all_of(lanes, [&](Value value) {
    return emit_.is_undefined(value) || function_.constants()[value.constant()].bits == 0;
  });
  if (is_zero) return emit_.null_value(type);
  // A lane that is poison would make more of it where lanes are taken together: any number will do.
  Parts numbers(lanes.begin(), lanes.end(), scratch_);
  settle(numbers);
  return Value(function_.constants().aggregate(type, numbers));
}

Value PackedRegisters::splat(Value scalar) {
  const TypeId type = function_.type_of(scalar);
  const Value one = vector_of(scalar);
  if (is_plain_constant(scalar)) return one;
  if (type == ssa::kI8) {
    const Value word = as(interleaved(one, one, false), ssa::kI16);
    const LaneOrder zeros{};
    return as(shuffle(word, word, std::span(zeros).first(8)), ssa::kI8);
  }
  const LaneOrder zeros{};
  return shuffle(one, one, std::span(zeros).first(16 / types_.size_of(type)));
}

Value PackedRegisters::part_with_lane(Value part, uint32_t lane, Value scalar) {
  const TypeId type = function_.type_of(scalar);
  if (emit_.is_undefined(scalar)) return part;
  if (emit_.is_undefined(part) && lane == 0) return vector_of(scalar);
  if (type == ssa::kI16) return emit_.insert_element(part, scalar, lane);
  if (type == ssa::kI8) {
    const Value words = as(part, ssa::kI16);
    const bool is_upper = lane % 2 != 0;
    const Value byte = emit_.cast(Opcode::ZExt, scalar, ssa::kI32);
    const Value old = emit_.cast(Opcode::ZExt, lane_of(words, lane / 2), ssa::kI32);
    const Value kept = emit_.bit_and(old, emit_.integer(ssa::kI32, is_upper ? 0xff : 0xff00));
    const Value word = emit_.bit_or(kept, emit_.shift(Opcode::Shl, byte, is_upper ? 8 : 0));
    return as(emit_.insert_element(words, emit_.cast(Opcode::Trunc, word, ssa::kI16), lane / 2),
              ssa::kI8);
  }
  const uint64_t count = 16 / types_.size_of(type);
  LaneOrder order;
  for (uint64_t i = 0; i < count; ++i) order[i] = static_cast<int8_t>(i == lane ? count : i);
  return shuffle(part, vector_of(scalar), std::span(order).first(count));
}

Value PackedRegisters::part_of_lanes(TypeId lane, PartSpan lanes) {
  const auto variables =
      std::ranges::count_if(lanes, [&](Value value) { return !is_plain_constant(value); });
  if (variables == 0) return constant_lanes(lane, lanes);
  std::optional<Value> single;
  bool is_splat = true;
  for (Value each : lanes) {
    if (emit_.is_undefined(each)) continue;
    is_splat &= !single || *single == each;
    single = each;
  }
  if (is_splat) {
    const bool is_lowest_only = std::ranges::all_of(
        lanes.subspan(1), [&](Value value) { return emit_.is_undefined(value); });
    return is_lowest_only ? vector_of(lanes[0]) : splat(*single);
  }
  if (lane == ssa::kI8 && variables > 1) return register_of_bytes(*this, lanes);
  if (lane == ssa::kI16 && register_bytes() == 16)
    if (const Value whole = register_under_words(*this, lanes); whole.valid()) return whole;
  const auto defined =
      std::ranges::count_if(lanes, [&](Value value) { return !emit_.is_undefined(value); });
  const bool is_wide = lane != ssa::kI8 && lane != ssa::kI16;
  if (is_wide && (variables > 1 || defined == 1 || lanes.size() == 2))
    return register_of_tree(*this, lane, lanes);
  Parts constants(lanes.begin(), lanes.end(), scratch_);
  for (Value& each : constants)
    if (!is_plain_constant(each)) each = function_.constants().poison(lane);
  Value part = constant_lanes(lane, constants);
  for (uint32_t i = 0; i < lanes.size(); ++i)
    if (!is_plain_constant(lanes[i])) part = part_with_lane(part, i, lanes[i]);
  return part;
}

Parts PackedRegisters::joined_lanes(TypeId vector, PartSpan lanes) {
  const VectorShape shape = shape_of(vector);
  Parts elements = parts();
  for (Value lane : lanes) elements.push_back(lane_from_element(shape, lane));
  elements.resize(static_cast<size_t>(shape.part_count) * shape.lanes_of_part,
                  function_.constants().poison(shape.lane));
  Parts result = parts();
  for (uint32_t i = 0; i < shape.part_count; ++i)
    result.push_back(part_of_lanes(
        shape.lane, PartSpan(elements).subspan(i * shape.lanes_of_part, shape.lanes_of_part)));
  return result;
}

bool extract_packed(SplitValues& s, InstId id) {
  const Value vector = s.operand(id, 0);
  const VectorShape shape = s.shape_of(s.type_of(vector));
  if (shape.form == VectorForm::Lanes) return false;
  const TypeId element = s.lane_type(s.type_of(vector));
  const Value index = s.lane_index(s.operand(id, 1));
  Value lane;
  if (!s.emit().is_integer(index)) {
    if (shape.form == VectorForm::Mask) return false;
    const LanePlace place = spilled_lanes(s, shape, s.parts_of(vector), index);
    lane = s.emit().load(shape.lane, place.lane, place.align);
  } else if (const uint64_t number = s.emit().bits_of_constant(index); number >= shape.count) {
    lane = s.constants().poison(shape.lane);
  } else {
    const auto in_part = static_cast<uint32_t>(number % shape.lanes_of_part);
    lane = s.lane_of(s.parts_of(vector)[number / shape.lanes_of_part], in_part);
  }
  return s.done(id, s.parts({s.element_from_lane(shape, element, lane)}));
}

bool insert_packed(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  if (shape.form == VectorForm::Lanes) return false;
  if (insert_in_chain(s, id, shape)) return true;
  const Value index = s.lane_index(s.operand(id, 2));
  const bool is_constant = s.emit().is_integer(index);
  if (!is_constant && shape.form == VectorForm::Mask) return false;
  Parts vector = s.parts_of(s.operand(id, 0));
  const Value lane = s.lane_from_element(shape, s.part_of(s.operand(id, 1)));
  if (!is_constant) {
    const LanePlace place = spilled_lanes(s, shape, vector, index);
    s.emit().store(lane, place.lane, place.align);
    for (uint32_t i = 0; i < shape.part_count; ++i)
      vector[i] = s.emit().load(s.type_of(vector[i]), s.emit().address(place.object, 16 * i), 16);
  } else if (const uint64_t number = s.emit().bits_of_constant(index); number < shape.count) {
    Value& part = vector[number / shape.lanes_of_part];
    part = s.part_with_lane(part, static_cast<uint32_t>(number % shape.lanes_of_part), lane);
  }
  return s.done(id, vector);
}

}  // namespace lilt::backend
