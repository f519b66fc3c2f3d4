// Conversions of vectors in registers (VectorShape): between integers of different widths, numbers
// and integers, masks and numbers.
//
// Idea. Wider lanes are made of the lower and the upper half of a register in turn, narrower ones
// of pairs of registers (halved_until), a factor of two at a step; SSE4.1 and AVX2 do several steps
// at once. Floating-point numbers are converted from and to lanes of 32 bits, unsigned ones by
// their halves; lanes of 64 bits only become doubles. Other conversions are done lane by lane:
// packed_cast then returns false.
//
// Source: the sequences for unsigned numbers are those of Intel's optimization manual.
#include <algorithm>
#include <bit>
#include <utility>

#include "backend/legalize/names.h"
#include "backend/legalize/types/vector_rules.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

namespace {

// The conversion to a mask.
bool lowest_bits(SplitValues& s, InstId id) {
  const Value value = s.operand(id, 0);
  const VectorShape from = s.shape_of(s.type_of(value));
  if (s[id].opcode != Opcode::Trunc || from.form == VectorForm::Mask) return false;
  auto is_odd = [&](Value part) {
    const Value one = s.constant_register(from.lane, 1);
    return s.equal(s.logic(Opcode::And, part, one), one);
  };
  return s.define_mask(id, from.lane_bytes,
                       s.by_registers(s.width_of(from), is_odd, s.parts_of(value)));
}

// Integers of the shape: of what holds, -1 or 1.
Parts numbers_of_mask(SplitValues& s, Value mask, const VectorShape& shape, bool is_signed) {
  Parts numbers = s.mask_parts(mask, shape.lane_bytes);
  if (is_signed) return numbers;
  auto lowest_bit = [&](Value part) {
    return s.logic(Opcode::And, part, s.constant_register(shape.lane, 1));
  };
  return s.by_registers(s.widest(ssa::kI8), lowest_bit, numbers);
}

// What the instruction makes of packed lanes; none if it takes too much.
Parts converted(SplitValues& s, InstId id, PartSpan source, const VectorShape& from,
                const VectorShape& to) {
  switch (s[id].opcode) {
    case Opcode::Trunc:
      if (const auto clamp = clamp_to(s, s.operand(id, 0), to.lane_bytes))
        return s.saturated_lanes(s.parts_of(clamp->source), from.lane_bytes, to.lane_bytes,
                                 clamp->is_signed);
      [[fallthrough]];
    case Opcode::ZExt:
    case Opcode::PtrToInt:
    case Opcode::IntToPtr:
    case Opcode::AddrSpaceCast:
      return s.resized(source, from, to.lane_bytes, false);
    case Opcode::SExt:
      return s.resized(source, from, to.lane_bytes, true);
    case Opcode::FPExt:
      return s.widened_numbers(source, to, PackedOpcode::LowerAsDouble);
    case Opcode::FPTrunc:
      return s.halved_numbers(source, from, PackedOpcode::LowerAsFloat, ssa::kFloat);
    case Opcode::SIToFP:
      return s.converted_to_floating(source, from, to, true);
    case Opcode::UIToFP:
      return s.converted_to_floating(source, from, to, false);
    case Opcode::FPToSI:
      return s.converted_to_integer(source, from, to, true);
    case Opcode::FPToUI:
      return s.converted_to_integer(source, from, to, false);
    default:
      return s.parts();
  }
}

// Vectors of half and of float. The lanes of half are scalars: words.
bool converts_halves(SplitValues& s, InstId id) {
  const Value value = s.operand(id, 0);
  const VectorShape from = s.shape_of(s.type_of(value)), to = s.shape_of(s[id].type);
  const bool is_wider = s[id].opcode == Opcode::FPExt;
  const VectorShape& floats = is_wider ? to : from;
  const TypeId halves = s.lane_type(is_wider ? s.type_of(value) : s[id].type);
  if (!s.can(PackedOpcode::FromHalf, ssa::kFloat) || halves != ssa::kHalf ||
      floats.lane != ssa::kFloat || floats.form != VectorForm::Packed)
    return false;
  Parts result = s.parts();
  if (is_wider) {
    Parts words = s.parts_of(value);
    words.resize((words.size() + 7) / 8 * 8, s.constants().poison(ssa::kI16));
    const RegisterWidth scope(s, std::min(s.width_of(floats), 32u));
    for (uint32_t first = 0; first < floats.count; first += s.register_bytes() / 4) {
      Value eight;
      {
        const RegisterWidth narrow(s, 16);
        eight = s.part_of_lanes(ssa::kI16, PartSpan(words).subspan(first / 8 * 8, 8));
        eight = s.moved_down(eight, first % 8);
      }
      result.push_back(s.floats_of_halves(eight));
    }
    return s.done(id, s.parts_of_registers(result));
  }
  Parts source = s.parts_of(value);
  const RegisterWidth scope(s, s.whole_width(std::min(s.width_of(floats), 32u), {source}));
  for (const Value part : s.registers_of(source)) {
    const Value eight = s.halves_of_floats(part);
    for (uint32_t i = 0; i < s.register_bytes() / 4 && result.size() < floats.count; ++i)
      result.push_back(s.lane_of(eight, i));
  }
  return s.done(id, result);
}

// Every second lane of a vector, extended: lanes of twice the width have it in one of their halves.
bool extends_every_second(SplitValues& s, InstId id) {
  const Value value = s.operand(id, 0);
  const bool is_signed = s[id].opcode == Opcode::SExt;
  if (!value.is_local() || s[value.local()].opcode != Opcode::ShuffleVector ||
      (s[id].opcode != Opcode::ZExt && !is_signed))
    return false;
  const Value source = s.operand(value.local(), 0);
  const VectorShape from = s.shape_of(s.type_of(source)), to = s.shape_of(s[id].type);
  if (from.form != VectorForm::Packed || to.form != VectorForm::Packed || to.lane_bytes > 4 ||
      from.count != 2 * to.count || to.lane_bytes != 2 * from.lane_bytes)
    return false;
  const Parts lanes = s.lanes_of_constant(s.operand(value.local(), 2).constant());
  const uint32_t half = 8 * from.lane_bytes;
  const bool is_odd = s.emit().is_integer(lanes[0], 1);
  for (uint32_t i = 0; i < to.count; ++i)
    if (!s.emit().is_integer(lanes[i], 2 * i + is_odd)) return false;
  auto extended = [&](Value part) {
    part = s.as(part, to.lane);
    if (!is_odd && !is_signed)
      return s.logic(Opcode::And, part, s.constant_register(to.lane, (uint64_t{1} << half) - 1));
    if (!is_odd) part = s.shifted(Opcode::Shl, part, half);
    return s.shifted(is_signed ? Opcode::AShr : Opcode::LShr, part, half);
  };
  return s.define_by(id, extended, source);
}

}  // namespace

bool packed_cast(SplitValues& s, InstId id) {
  const Opcode opcode = s[id].opcode;
  const Value value = s.operand(id, 0);
  VectorShape from = s.shape_of(s.type_of(value));
  const VectorShape to = s.shape_of(s[id].type);
  if (converts_halves(s, id) || extends_every_second(s, id) || narrow_operation(s, id)) return true;
  if (from.form == VectorForm::Lanes || to.form == VectorForm::Lanes) return false;
  if (to.form == VectorForm::Mask) return lowest_bits(s, id);
  Parts source = s.parts();
  if (from.form == VectorForm::Mask) {
    const bool is_extension = opcode == Opcode::ZExt || opcode == Opcode::SExt;
    if (!is_extension && opcode != Opcode::SIToFP && opcode != Opcode::UIToFP) return false;
    const uint32_t bytes = is_extension ? to.lane_bytes : 4;
    const bool is_signed = opcode == Opcode::SExt || opcode == Opcode::SIToFP;
    from = shape_of_lanes(s.integer_lane(bytes), bytes, from.count);
    source = numbers_of_mask(s, value, from, is_signed);
  } else {
    source = s.parts_of(value);
  }
  const Parts result = converted(s, id, source, from, to);
  if (result.empty()) return false;
  return s.done(id, result);
}

// Doubles, by an operation that makes those of the lower lanes of a part.
Parts PackedArithmetic::widened_numbers(PartSpan source, const VectorShape& to,
                                        PackedOpcode opcode) {
  const RegisterWidth scope(*this, width_of(to));
  Parts result = parts();
  for (uint32_t i = 0; i < to.part_count; i += register_bytes() / 16) {
    const Value part = source[i / 2];
    const Value low = register_bytes() == 64 ? whole_of(source.subspan(i / 2, 2))
                      : i % 2 == 0           ? part
                                             : shuffle(part, part, {2, 3, kAnyLane, kAnyLane});
    result.push_back(packed(opcode, to.lane, {low}));
  }
  return parts_of_registers(result);
}

// Of doubles, by an operation that fills half as many bytes.
Parts PackedArithmetic::halved_numbers(PartSpan source, const VectorShape& from,
                                       PackedOpcode opcode, TypeId lane) {
  Parts result = parts();
  if (const uint32_t width = whole_width(width_of(from), {source}); width > 16) {
    const RegisterWidth scope(*this, width / 2);
    for (size_t i = 0; i < source.size(); i += width / 16)
      result.push_back(packed(opcode, lane, {whole_of(source.subspan(i, width / 16))}));
    return parts_of_registers(result);
  }
  Parts halves = parts();
  for (const Value part : source) halves.push_back(packed(opcode, lane, {part}));
  for (size_t i = 0; i < halves.size(); i += 2)
    result.push_back(i + 1 < halves.size() ? shuffle(halves[i], halves[i + 1], {0, 1, 4, 5})
                                           : halves[i]);
  return result;
}

Parts PackedArithmetic::resized(PartSpan source, const VectorShape& from, uint32_t lane_bytes,
                                bool is_signed) {
  Parts result(source.begin(), source.end(), scratch_);
  uint32_t bytes = from.lane_bytes;
  if (bytes < lane_bytes && extends_at_once())
    return extended_lanes(source, from, lane_bytes, is_signed);
  if (bytes > lane_bytes && has_bits())
    if (Parts cut = cut_lanes(source, bytes, lane_bytes); !cut.empty()) return cut;
  const bool are_wide = bytes > lane_bytes && whole_width(widest(ssa::kI8), {source}) > 16;
  if (are_wide && source.size() == 2)
    return parts({lanes_cut(whole_of(source), bytes, lane_bytes)});
  if (bytes == 4 && lane_bytes == 1) {  // without what is cut off, packing keeps the numbers
    auto lowest = [&](Value part) {
      return logic(Opcode::And, part, constant_register(ssa::kI32, 0xff));
    };
    return saturated_lanes(by_registers(widest(ssa::kI8), lowest, result), 4, 1, false);
  }
  if (are_wide) return narrowed_lanes(source, bytes, lane_bytes);
  for (; bytes < lane_bytes; bytes *= 2)
    result = widened_lanes(result, from.count, bytes, is_signed, from.lane_bytes, lane_bytes);
  return halved_until(result, bytes, lane_bytes, [&](Value left, Value right, uint32_t old_bytes) {
    const TypeId half = integer_lane(old_bytes / 2);
    const Value first = as(left, half), second = right == left ? first : as(right, half);
    return old_bytes == 8 ? low_halves(first, second) : every_second(first, second, false);
  });
}

// By one instruction for each register; none if these are of 16 bytes, or make less than 8 of
// several.
Parts PackedArithmetic::cut_lanes(PartSpan source, uint32_t from, uint32_t to) {
  const uint32_t width = whole_width(widest(ssa::kI8), {source});
  const uint32_t made = width * to / from;  // bytes of each
  const size_t count = source.size() * 16 / width;
  if (width == 16 || (made < 8 && count > 1)) return parts();
  const PackedOpcode opcode = from == 8   ? PackedOpcode::CutQuads
                              : from == 4 ? PackedOpcode::CutDoubles
                                          : PackedOpcode::CutWords;
  Parts result = parts();
  for (size_t i = 0; i < count; ++i) {
    const Value whole = whole_of(source.subspan(i * width / 16, width / 16));
    const RegisterWidth scope(*this, std::max(made, 16u));
    result.push_back(packed(opcode, integer_lane(to), {as(whole, integer_lane(from))}));
  }
  if (made >= 16) return parts_of_registers(result);
  Parts joined = parts();
  for (size_t i = 0; i < count; i += 2) {
    Value pair = result[i];
    if (i + 1 < count) {
      const Value second = as(result[i + 1], ssa::kI64);
      pair = as(shuffle(as(pair, ssa::kI64), second, {0, 2}), integer_lane(to));
    }
    joined.push_back(pair);
  }
  return joined;
}

// In registers of 32 bytes: pairs of them are packed half by half, and then words of 8 bytes go to
// their places. What is cut off lanes is cleared, as packing would take it for a number that is too
// large.
Parts PackedArithmetic::narrowed_lanes(PartSpan source, uint32_t from, uint32_t to) {
  const RegisterWidth scope(*this, 32);
  Parts result = parts_of_registers(halved_until(
      registers_of(source), from, to,
      [&](Value first, Value second, uint32_t) { return halved_lanes(first, second); }));
  result.resize((source.size() * to + from - 1) / from);  // those that have lanes
  return result;
}

// The lower bytes of all lanes of one register, side by side: within each half, and then joined.
Value PackedArithmetic::lanes_cut(Value part, uint32_t from, uint32_t to) {
  const RegisterWidth scope(*this, 32);
  const TypeId lane = integer_lane(to);
  const uint32_t used = 16 / from * to;  // bytes of a half
  const Value table = table_of_bytes(
      [&](uint32_t i) { return i % 16 < used ? i % 16 / to * from + i % to : 0x80; });
  const Value cut = packed(PackedOpcode::ShuffleBytes, ssa::kI8, {as(part, ssa::kI8), table});
  if (used == 8) return as(part_of_register(in_order(as(cut, ssa::kI64)), 0), lane);
  const RegisterWidth narrow(*this, 16);
  const TypeId unit = integer_lane(used);
  const Value low = as(part_of_register(cut, 0), unit), high = as(part_of_register(cut, 1), unit);
  return as(interleaved(low, high, false), lane);
}

Value PackedArithmetic::halved_lanes(Value first, Value second) {
  const uint32_t bytes = lane_bytes_of(first);
  if (bytes != 8) {
    const Value kept = constant_register(integer_lane(bytes), bytes == 4 ? 0xffff : 0xff);
    const Value low = logic(Opcode::And, first, kept);
    return packed_pair(PackedOpcode::PackUnsigned, low,
                       second == first ? low : logic(Opcode::And, second, kept));
  }
  const Value left = as(first, ssa::kFloat), right = as(second, ssa::kFloat);
  return in_order(as(shuffle(left, right, {0, 2, 4, 6}), ssa::kI32));
}

// Words of 8 bytes, which come from the halves of two registers in turn.
Value PackedArithmetic::in_order(Value packed) {
  if (register_bytes() == 16) return packed;
  constexpr int8_t kPlaces[] = {0, 2, 1, 3}, kPlacesOfFour[] = {0, 2, 4, 6, 1, 3, 5, 7};
  const Value words = as(packed, ssa::kI64);
  const Value undefined = function_.constants().poison(function_.type_of(words));
  const std::span<const int8_t> places =
      register_bytes() == 64 ? std::span<const int8_t>(kPlacesOfFour) : kPlaces;
  return as(shuffled(words, undefined, places), types_[function_.type_of(packed)].element);
}

// Lanes half as wide, by an instruction that saturates.
Value PackedArithmetic::packed_pair(PackedOpcode opcode, Value first, Value second) {
  return in_order(packed(opcode, integer_lane(lane_bytes_of(first) / 2), {first, second}));
}

// From 4 bytes to 1 by way of signed words, which hold all that bytes do.
Parts PackedArithmetic::saturated_lanes(PartSpan source, uint32_t from, uint32_t to,
                                        bool is_signed) {
  const RegisterWidth scope(*this, whole_width(widest(ssa::kI8), {source}));
  auto packed_lanes = [&](Value first, Value second, uint32_t bytes) {
    const bool packs_signed = is_signed || (bytes == 4 && to == 1);
    return packed_pair(packs_signed ? PackedOpcode::PackSigned : PackedOpcode::PackUnsigned, first,
                       second);
  };
  Parts result = parts_of_registers(halved_until(registers_of(source), from, to, packed_lanes));
  result.resize((source.size() * to + from - 1) / from);
  return result;
}

// Lanes of twice the bytes. Copies of the sign come from a shift after the last doubling up to 4
// bytes, of values that were `first_bytes` wide, and from above 4 bytes as lanes of their own.
Parts PackedArithmetic::widened_lanes(PartSpan source, uint32_t count, uint32_t bytes,
                                      bool is_signed, uint32_t first_bytes, uint32_t last_bytes) {
  Parts result = parts();
  const uint32_t part_count = std::max(count * bytes * 2 / 16, 1u);
  const TypeId wide = integer_lane(2 * bytes);
  const bool is_last_shift = 2 * bytes == std::min(last_bytes, 4u);
  for (uint32_t i = 0; i < part_count; ++i) {
    const Value part = source[i / 2];
    Value above = emit_.null_value(function_.type_of(part));
    if (is_signed) above = bytes < 4 ? part : shifted(Opcode::AShr, part, 31);
    Value doubled = as(interleaved(part, above, i % 2 != 0), wide);
    if (is_signed && bytes < 4 && is_last_shift)
      doubled = shifted(Opcode::AShr, doubled, 8 * (2 * bytes - first_bytes));
    result.push_back(doubled);
  }
  return result;
}

// Each register of the result takes the lowest lanes of what holds its lanes, moved there.
Parts PackedArithmetic::extended_lanes(PartSpan source, const VectorShape& from,
                                       uint32_t lane_bytes, bool is_signed) {
  const VectorShape to = shape_of_lanes(integer_lane(lane_bytes), lane_bytes, from.count);
  using enum PackedOpcode;
  constexpr PackedOpcode kExtensions[][3] = {{ZeroExtendBytes, ZeroExtendWords, ZeroExtendDoubles},
                                             {SignExtendBytes, SignExtendWords, SignExtendDoubles}};
  const PackedOpcode extension = kExtensions[is_signed][std::countr_zero(from.lane_bytes)];
  const RegisterWidth scope(*this, width_of(to));
  const uint32_t lanes_of_register = register_bytes() / lane_bytes;
  Parts result = parts();
  for (uint32_t first = 0; first < std::max(from.count, lanes_of_register);
       first += lanes_of_register) {
    const uint32_t at = first / from.lanes_of_part;
    const bool takes_ymm = lanes_of_register * from.lane_bytes == 32;
    const Value part = takes_ymm
                           ? as(whole_of(source.subspan(at, 2)), from.lane)
                           : moved_down(as(source[at], from.lane), first % from.lanes_of_part);
    result.push_back(packed(extension, to.lane, {part}));
  }
  return parts_of_registers(result);
}

// The lanes of a part from a number on, at its beginning.
Value PackedArithmetic::moved_down(Value part, uint32_t number) {
  if (number == 0) return part;
  const RegisterWidth scope(*this, 16);
  const uint32_t count = 16 / lane_bytes_of(part);
  LaneOrder order;
  order.fill(kAnyLane);
  for (uint32_t i = number; i < count; ++i) order[i - number] = static_cast<int8_t>(i);
  return shuffle(part, part, std::span(order).first(count));
}

Value PackedArithmetic::low_halves(Value first, Value second) {
  const Value left = as(first, ssa::kI32), right = as(second, ssa::kI32);
  return shuffle(left, right, {0, 2, 4, 6});
}

// Empty: lane by lane.
Parts PackedArithmetic::converted_to_floating(PartSpan source, VectorShape from,
                                              const VectorShape& to, bool is_signed) {
  Parts result = parts();
  Parts lanes(source.begin(), source.end(), scratch_);
  const uint32_t width = std::min(width_of(to), widest(ssa::kI8));
  if (from.lane_bytes == 8) {
    if (to.lane != ssa::kDouble) return result;
    const Opcode opcode = is_signed ? Opcode::SIToFP : Opcode::UIToFP;
    const bool has_one = can(opcode, ssa::kDouble);
    auto converted = [&](Value part) {
      return has_one ? Value(emit_.make(opcode, register_type(to.lane), {part}))
                     : long_as_double(part, is_signed);
    };
    return by_registers(width, converted, lanes);
  }
  if (from.lane_bytes < 4) {
    lanes = resized(source, from, 4, is_signed);
    is_signed = true;  // an unsigned number of less than 32 bits
  }
  if (to.lane == ssa::kFloat) {
    const bool has_one = is_signed || can(Opcode::UIToFP, ssa::kFloat);
    auto converted = [&](Value part) {
      return has_one ? Value(emit_.make(is_signed ? Opcode::SIToFP : Opcode::UIToFP,
                                        register_type(to.lane), {part}))
                     : unsigned_as_float(part);
    };
    return by_registers(width, converted, lanes);
  }
  if (is_signed) return widened_numbers(lanes, to, PackedOpcode::LowerToDouble);
  // The lower bits of a double of 2^52 or more are a number; the difference is exact.
  auto number_of = [&](Value wide) {
    const Value biased = logic(Opcode::Or, wide, constant_register(ssa::kI64, 0x4330000000000000));
    return Value(emit_.make(
        Opcode::FSub, register_type(ssa::kDouble),
        {as(biased, ssa::kDouble), constant_register(ssa::kDouble, 0x4330000000000000)}));
  };
  if (width > 16) {
    lanes = extended_lanes(lanes, from, 8, false);
    const RegisterWidth scope(*this, width);
    for (Value part : registers_of(lanes)) result.push_back(number_of(part));
    return parts_of_registers(result);
  }
  for (uint32_t i = 0; i < to.part_count; ++i) {
    const Value part = lanes[i / 2];
    const Value zero = emit_.null_value(function_.type_of(part));
    result.push_back(number_of(as(interleaved(part, zero, i % 2 != 0), ssa::kI64)));
  }
  return result;
}

// --- numbers of 16 bits

Value PackedArithmetic::floats_of_halves(Value halves) {
  return packed(PackedOpcode::FromHalf, ssa::kFloat, {as(halves, ssa::kI16)});
}

Value PackedArithmetic::halves_of_floats(Value floats) {
  const Value as_set = emit_.integer(ssa::kI32, 4);  // the rounding mode
  return emit_.packed(PackedOpcode::ToHalf, function_.types().vector(8, ssa::kI16),
                      {floats, as_set});
}

// The upper and the lower bits of a number become those of two doubles, which are larger by 2^84
// and 2^52, or, of signed numbers, by 3 * 2^67 (16 bits) and 3 * 2^51 (48 bits). The first
// difference is exact, and the sum is rounded once.
Value PackedArithmetic::long_as_double(Value part, bool is_signed) {
  const TypeId type = register_type(ssa::kDouble);
  const uint64_t low_bits = is_signed ? 0xffffffffffff : 0xffffffff;
  const uint64_t low_offset = is_signed ? 0x4338000000000000 : 0x4330000000000000;
  const uint64_t both_offsets = is_signed ? 0x4438001800000000 : 0x4530000000100000;
  const Value low =
      logic(Opcode::Or, logic(Opcode::And, part, constant_register(ssa::kI64, low_bits)),
            constant_register(ssa::kI64, low_offset));
  Value high;
  if (is_signed) {
    const Value top = as(shifted(Opcode::AShr, as(part, ssa::kI32), 16), ssa::kI64);
    high = emit_.make(Opcode::Add, register_type(ssa::kI64),
                      {logic(Opcode::And, top, constant_register(ssa::kI64, 0xffffffff00000000)),
                       constant_register(ssa::kI64, 0x4438000000000000)});
  } else {
    high = logic(Opcode::Or, shifted(Opcode::LShr, part, 32),
                 constant_register(ssa::kI64, 0x4530000000000000));
  }
  const Value upper = emit_.make(
      Opcode::FSub, type, {as(high, ssa::kDouble), constant_register(ssa::kDouble, both_offsets)});
  return emit_.make(Opcode::FAdd, type, {upper, as(low, ssa::kDouble)});
}

// The halves of a number become the lower bits of floats of 2^23 and 2^39; the difference to these
// is exact, and the sum is rounded once.
Value PackedArithmetic::unsigned_as_float(Value part) {
  const TypeId type = register_type(ssa::kFloat);
  const Value low = logic(Opcode::And, part, constant_register(ssa::kI32, 0xffff));
  const Value first = logic(Opcode::Or, low, constant_register(ssa::kI32, 0x4b000000));
  const Value second =
      logic(Opcode::Or, shifted(Opcode::LShr, part, 16), constant_register(ssa::kI32, 0x53000000));
  const Value both_offsets = constant_register(ssa::kFloat, 0x53000080);  // 2^39 + 2^23
  const Value high = emit_.make(Opcode::FSub, type, {as(second, ssa::kFloat), both_offsets});
  return emit_.make(Opcode::FAdd, type, {as(first, ssa::kFloat), high});
}

Parts PackedArithmetic::converted_to_integer(PartSpan source, const VectorShape& from,
                                             const VectorShape& to, bool is_signed) {
  Parts result = parts();
  const bool is_wide = !is_signed && to.lane_bytes == 4;
  const Opcode opcode = is_signed ? Opcode::FPToSI : Opcode::FPToUI;
  if (const bool is_double = from.lane == ssa::kDouble;
      can(opcode, ssa::kI64) && (to.lane_bytes == 8 || (is_wide && is_double))) {
    const VectorShape doubles = shape_of_lanes(ssa::kDouble, 8, from.count);
    Parts numbers = is_double ? Parts(source.begin(), source.end(), scratch_)
                              : widened_numbers(source, doubles, PackedOpcode::LowerAsDouble);
    auto converted = [&](Value part) {
      return Value(emit_.make(opcode, register_type(ssa::kI64), {part}));
    };
    result = by_registers(width_of(doubles), converted, numbers);
    return resized(result, shape_of_lanes(ssa::kI64, 8, from.count), to.lane_bytes, false);
  }
  const bool has_unsigned = is_wide && can(Opcode::FPToUI, ssa::kFloat);
  if (to.lane_bytes == 8) return result;
  if (from.lane == ssa::kDouble) {
    result = halved_numbers(source, from, PackedOpcode::TruncateLower, ssa::kI32);
    if (is_wide) {  // as float_as_unsigned
      auto less = [&](Value part) {
        return Value(emit_.make(Opcode::FSub, register_type(ssa::kDouble),
                                {part, constant_register(ssa::kDouble, 0x41e0000000000000)}));
      };
      const Parts lower(source.begin(), source.end(), scratch_);
      const Parts high = halved_numbers(by_registers(width_of(from), less, lower), from,
                                        PackedOpcode::TruncateLower, ssa::kI32);
      auto joined = [&](Value low, Value upper) { return with_sign_of(low, upper); };
      result = by_registers(widest(ssa::kI8), joined, result, high);
    }
  } else {
    auto converted = [&](Value part) {
      return is_wide && !has_unsigned
                 ? float_as_unsigned(part)
                 : Value(emit_.make(has_unsigned ? Opcode::FPToUI : Opcode::FPToSI,
                                    register_type(ssa::kI32), {part}));
    };
    result = by_registers(std::min(width_of(from), widest(ssa::kI8)), converted,
                          Parts(source.begin(), source.end(), scratch_));
  }
  return resized(result, shape_of_lanes(ssa::kI32, 4, from.count), to.lane_bytes, false);
}

// As the scalar tile: from 2^31 on, the number minus 2^31 has the lower bits, and the first result
// has the sign.
Value PackedArithmetic::float_as_unsigned(Value part) {
  const TypeId type = register_type(ssa::kI32);
  const Value low = emit_.make(Opcode::FPToSI, type, {part});
  const Value less = emit_.make(Opcode::FSub, register_type(ssa::kFloat),
                                {part, constant_register(ssa::kFloat, 0x4f000000)});
  return with_sign_of(low, emit_.make(Opcode::FPToSI, type, {less}));
}

Value PackedArithmetic::with_sign_of(Value low, Value high) {
  return logic(Opcode::Or, low, logic(Opcode::And, high, shifted(Opcode::AShr, low, 31)));
}

}  // namespace lilt::backend
