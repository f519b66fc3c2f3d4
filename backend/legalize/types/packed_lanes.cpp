// Vectors in registers: single lanes, their making from scalars, bitcasts, memory.
//
// A lane of 4 or 8 bytes comes and goes at the lowest place of a register: others are shuffled
// there first. Words of 2 bytes have instructions for any place. Bytes are halves of these.
#include <algorithm>
#include <bit>

#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/type_splitter.h"
#include "emit/x86/shuffles.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

using ssa::ConstantKind;

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
    Order order;
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
    const Order zeros{};
    return as(shuffle(word, word, std::span(zeros).first(8)), ssa::kI8);
  }
  const Order zeros{};
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
  Order order;
  for (uint64_t i = 0; i < count; ++i) order[i] = static_cast<int8_t>(i == lane ? count : i);
  return shuffle(part, vector_of(scalar), std::span(order).first(count));
}

// Bytes in pairs, as words.
Value PackedRegisters::register_of_bytes(PartSpan lanes) {
  Parts words = parts();
  for (size_t i = 0; i < lanes.size(); i += 2) {
    if (emit_.is_undefined(lanes[i]) && emit_.is_undefined(lanes[i + 1])) {
      words.push_back(function_.constants().poison(ssa::kI16));
      continue;
    }
    auto byte = [&](Value lane) {
      return emit_.is_undefined(lane) ? emit_.integer(ssa::kI32, 0)
                                      : emit_.cast(Opcode::ZExt, lane, ssa::kI32);
    };
    const Value upper = emit_.shift(Opcode::Shl, byte(lanes[i + 1]), 8);
    words.push_back(emit_.cast(Opcode::Trunc, emit_.bit_or(byte(lanes[i]), upper), ssa::kI16));
  }
  return as(part_of_lanes(ssa::kI16, words), ssa::kI8);
}

// Of 4 or 8 bytes: pairs, then pairs of these.
Value PackedRegisters::register_of_tree(TypeId lane, PartSpan lanes) {
  Parts level = parts();
  for (Value each : lanes)
    level.push_back(emit_.is_undefined(each)
                        ? Value(function_.constants().poison(register_type(lane)))
                        : vector_of(each));
  const auto count = static_cast<int8_t>(lanes.size());
  if (count == 2) return shuffle(level[0], level[1], {0, 2});
  const Value low = shuffle(level[0], level[1], {0, 4, kAnyLane, kAnyLane});
  const Value high = shuffle(level[2], level[3], {0, 4, kAnyLane, kAnyLane});
  const bool is_low_undefined = emit_.is_undefined(lanes[0]) && emit_.is_undefined(lanes[1]);
  const bool is_high_undefined = emit_.is_undefined(lanes[2]) && emit_.is_undefined(lanes[3]);
  if (is_high_undefined) return low;
  if (is_low_undefined) return shuffle(high, high, {kAnyLane, kAnyLane, 0, 1});
  return shuffle(low, high, {0, 1, 4, 5});
}

Value PackedRegisters::register_behind_words(PartSpan lanes) const {
  Value source;
  for (uint32_t i = 0; i < lanes.size(); ++i) {
    if (emit_.is_undefined(lanes[i]) && i != 0) continue;
    if (!lanes[i].is_local()) return {};
    const InstId taken = lanes[i].local();
    if (function_[taken].opcode != Opcode::ExtractElement ||
        !emit_.is_integer(function_.operand(taken, 1), i) ||
        (source.valid() && function_.operand(taken, 0) != source))
      return {};
    source = function_.operand(taken, 0);
  }
  return is_packed_type(types_, function_.type_of(source)) ? source : Value();
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
  if (lane == ssa::kI8 && variables > 1) return register_of_bytes(lanes);
  if (lane == ssa::kI16 && register_bytes_ == 16)
    if (const Value whole = register_behind_words(lanes); whole.valid()) return whole;
  const auto defined =
      std::ranges::count_if(lanes, [&](Value value) { return !emit_.is_undefined(value); });
  const bool is_wide = lane != ssa::kI8 && lane != ssa::kI16;
  if (is_wide && (variables > 1 || defined == 1 || lanes.size() == 2))
    return register_of_tree(lane, lanes);
  Parts constants(lanes.begin(), lanes.end(), scratch_);
  for (Value& each : constants)
    if (!is_plain_constant(each)) each = function_.constants().poison(lane);
  Value part = constant_lanes(lane, constants);
  for (uint32_t i = 0; i < lanes.size(); ++i)
    if (!is_plain_constant(lanes[i])) part = part_with_lane(part, i, lanes[i]);
  return part;
}

PackedRegisters::Parts PackedRegisters::joined_lanes(TypeId vector, PartSpan lanes) {
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

// --- single lanes

// The parts in memory, and the address of a lane in them; an index beyond them, whose lane is
// poison, becomes another one.
TypeSplitter::LanePlace TypeSplitter::spilled_lanes(const VectorShape& shape, PartSpan vector,
                                                    Value index) {
  const uint32_t lanes = std::bit_ceil(shape.count);
  const Value object = emit_.frame_object(
      function_.types().array(std::max(lanes * shape.lane_bytes, 16u), ssa::kI8), 16);
  for (uint32_t i = 0; i < shape.part_count; ++i)
    emit_.store(vector[i], emit_.address(object, 16 * i), 16);
  index = emit_.bit_and(index, emit_.i64(lanes - 1));
  const Value offset = emit_.binary(Opcode::Mul, index, emit_.i64(shape.lane_bytes));
  return {object, emit_.make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, object, offset}),
          shape.lane_bytes};
}

bool TypeSplitter::extract_packed(InstId id) {
  const Value vector = function_.operand(id, 0);
  const VectorShape shape = shape_of(function_.type_of(vector));
  if (shape.form == VectorForm::Lanes) return false;
  const TypeId element = lane_type(function_.type_of(vector));
  const Value index = lane_index(function_.operand(id, 1));
  Value lane;
  if (!emit_.is_integer(index)) {
    if (shape.form == VectorForm::Mask) return false;
    const LanePlace place = spilled_lanes(shape, parts_of(vector), index);
    lane = emit_.load(shape.lane, place.lane, place.align);
  } else if (const uint64_t number = emit_.bits_of_constant(index); number >= shape.count) {
    lane = function_.constants().poison(shape.lane);
  } else {
    const auto in_part = static_cast<uint32_t>(number % shape.lanes_of_part);
    lane = lane_of(parts_of(vector)[number / shape.lanes_of_part], in_part);
  }
  define(id, parts({element_from_lane(shape, element, lane)}));
  return true;
}

// A chain of insertions makes a vector from nothing: its registers are made of all lanes at its
// end, since single lanes of 1, 4 and 8 bytes are dear. Before the end nothing is defined.
bool TypeSplitter::insert_in_chain(InstId id, const VectorShape& shape) {
  auto number_of = [&](InstId at) {
    const Value index = function_.operand(at, 2);
    const bool is_number =
        emit_.is_integer(index) && types_.integer_bits(function_.type_of(index)) <= 64;
    return is_number ? emit_.bits_of_constant(index) : uint64_t{shape.count};
  };
  const Value before = function_.operand(id, 0);
  const bool has_begun =
      before.is_local() && !in_chain_.empty() && in_chain_[before.local().index()];
  if ((!has_begun && !emit_.is_undefined(before)) || number_of(id) >= shape.count) return false;
  function_.track_uses();
  if (is_followed_by_insertion(id) &&
      number_of(function_.user(function_.first_use(id))) < shape.count) {
    if (in_chain_.empty()) in_chain_.resize(entries_.size());
    in_chain_[id.index()] = true;
    const Value nothing(function_.constants().undef(register_type(shape.lane)));
    define(id, Parts(shape.part_count, nothing, scratch_));
    return true;
  }
  if (!has_begun) return false;
  Parts lanes(shape.count, Value(), scratch_);
  for (Value at = id; at.is_local(); at = function_.operand(at.local(), 0)) {
    Value& lane = lanes[number_of(at.local())];
    if (!lane.valid()) lane = part_of(function_.operand(at.local(), 1));
  }
  for (Value& lane : lanes)
    if (!lane.valid()) lane = function_.constants().poison(lane_type(function_[id].type));
  define(id, joined_lanes(function_[id].type, lanes));
  return true;
}

// Whether another insertion of the block is the only one that needs the vector: what is made before
// a loop is not made again in it.
bool TypeSplitter::is_followed_by_insertion(InstId id) const {
  if (!function_.has_one_use(id)) return false;
  const ssa::UseId use = function_.first_use(id);
  const InstId user = function_.user(use);
  return function_.operand_index(use) == 0 && function_[user].opcode == Opcode::InsertElement &&
         function_.block_of(user) == function_.block_of(id);
}

bool TypeSplitter::insert_packed(InstId id) {
  const VectorShape shape = shape_of(function_[id].type);
  if (shape.form == VectorForm::Lanes) return false;
  if (insert_in_chain(id, shape)) return true;
  const Value index = lane_index(function_.operand(id, 2));
  const bool is_constant = emit_.is_integer(index);
  if (!is_constant && shape.form == VectorForm::Mask) return false;
  Parts vector = parts_of(function_.operand(id, 0));
  const Value lane = lane_from_element(shape, part_of(function_.operand(id, 1)));
  if (!is_constant) {
    const LanePlace place = spilled_lanes(shape, vector, index);
    emit_.store(lane, place.lane, place.align);
    for (uint32_t i = 0; i < shape.part_count; ++i)
      vector[i] = emit_.load(function_.type_of(vector[i]), emit_.address(place.object, 16 * i), 16);
  } else if (const uint64_t number = emit_.bits_of_constant(index); number < shape.count) {
    Value& part = vector[number / shape.lanes_of_part];
    part = part_with_lane(part, static_cast<uint32_t>(number % shape.lanes_of_part), lane);
  }
  define(id, vector);
  return true;
}

// --- bitcasts

// Where one side is a vector in registers: the same parts as other lanes, or through an integer.
TypeSplitter::Parts TypeSplitter::bitcast_packed(TypeId from, TypeId to, PartSpan old_parts) {
  const VectorShape source = shape_of(from), target = shape_of(to);
  Parts result(old_parts.begin(), old_parts.end(), scratch_);
  if (source.form == VectorForm::Packed && target.form == VectorForm::Packed) {
    for (Value& part : result) part = as(part, target.lane);
    return result;
  }
  const auto bits = static_cast<uint32_t>(source.form != VectorForm::Lanes
                                              ? bit_width(lane_type(from)) * source.count
                                              : bit_width(lane_type(to)) * target.count);
  const TypeId whole = function_.types().integer(bits);
  if (source.form == VectorForm::Packed) {
    if (to == ssa::kDouble || to == ssa::kFloat) return parts({lane_of(as(result[0], to), 0)});
    Parts words = parts();
    if (bits < 128)
      words.push_back(lane_of(as(result[0], integer_lane(bits / 8)), 0));
    else
      for (Value part : result)
        for (const uint32_t word : {0u, 1u}) words.push_back(word_of(as(part, ssa::kI64), word));
    return to == whole ? words : bitcast(whole, to, words);
  }
  if (source.form == VectorForm::Mask) {
    const Parts words = bits_of_mask(source, result);
    return to == whole ? words : bitcast(whole, to, words);
  }
  if (target.form == VectorForm::Packed && (from == ssa::kDouble || from == ssa::kFloat))
    return parts({as(vector_of(result[0]), target.lane)});
  const Parts words = from == whole ? result : bitcast(from, whole, result);
  if (target.form == VectorForm::Mask) return mask_of_bits(target, words);
  result = parts();
  if (bits < 128) return parts({as(vector_of(words[0]), target.lane)});
  for (size_t i = 0; i < words.size(); i += 2)
    result.push_back(as(register_of_words(words[i], words[i + 1]), target.lane));
  return result;
}

// --- memory

// A vector narrower than 16 bytes moves as one scalar.
void TypeSplitter::load_packed_vector(const VectorShape& shape, uint64_t offset,
                                      const MemoryAccess& place, Parts& out) {
  const uint32_t bytes = shape.count * shape.lane_bytes;
  if (bytes < 16) {
    const TypeId type = bytes == 8 ? ssa::kDouble : bytes == 4 ? ssa::kFloat : ssa::kI16;
    const Value scalar = emit_.load(type, emit_.address(place.pointer, offset),
                                    align_at(place.align, offset), place.flags);
    return out.push_back(as(vector_of(scalar), shape.lane));
  }
  if (is_in_ymm(shape)) {
    for (uint32_t i = 0; i < shape.part_count / 2; ++i) {
      const Value whole =
          emit_.load(ymm_type(shape.lane), emit_.address(place.pointer, offset + 32 * i),
                     align_at(place.align, offset + 32 * i), place.flags);
      for (const uint32_t number : {0u, 1u}) out.push_back(half_of(whole, number));
    }
    return;
  }
  for (uint32_t i = 0; i < shape.part_count; ++i)
    out.push_back(emit_.load(register_type(shape.lane),
                             emit_.address(place.pointer, offset + 16 * i),
                             align_at(place.align, offset + 16 * i), place.flags));
}

void TypeSplitter::store_packed_vector(const VectorShape& shape, PartSpan vector, uint64_t offset,
                                       const MemoryAccess& place) {
  const uint32_t bytes = shape.count * shape.lane_bytes;
  if (bytes < 16) {
    const TypeId type = bytes == 8 ? ssa::kDouble : bytes == 4 ? ssa::kFloat : ssa::kI16;
    const Value scalar = lane_of(as(vector[0], type), 0);
    return emit_.store(scalar, emit_.address(place.pointer, offset), align_at(place.align, offset),
                       place.flags);
  }
  for (uint32_t i = 0; i < shape.part_count; ++i) {
    const Value to = emit_.address(place.pointer, offset + 16 * i);
    const uint32_t align = align_at(place.align, offset + 16 * i);
    if (i % 2 == 0 && is_in_ymm(shape) && are_in_ymm_or_constant(vector.subspan(i, 2))) {
      emit_.store(whole_of(vector[i], vector[i + 1]), to, align, place.flags);
      ++i;
    } else {
      emit_.store(vector[i], to, align, place.flags);
    }
  }
}

}  // namespace lilt::backend
