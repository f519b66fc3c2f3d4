// Shuffles of vectors in registers: one instruction where there is one (emit/x86/shuffles.h), or a
// few of them.
//
// Idea. Each part of the result takes lanes of one, two or more parts of the operands. Two at a
// time are shuffled into their places; a third joins what two have made. A shuffle of two registers
// that no instruction does becomes, in this order: every second lane by packing, a choice of lanes
// that stay where they are, two steps for lanes of 4 bytes; otherwise each register is shuffled
// alone, and then lanes are chosen. Words of one register go by their pairs and then within each
// half; what is left goes lane by lane. A part whose lanes other shuffles have brought apart and
// together takes them from where they began, if those are fewer registers.
#include <algorithm>
#include <optional>
#include <utility>

#include "backend/legalize/names.h"
#include "backend/legalize/types/vector_rules.h"
#include "emit/x86/shuffles.h"

namespace lilt::backend {

using ssa::ConstantKind;

namespace {

using OrderSpan = std::span<const int8_t>;

constexpr int8_t kAny = x86::kAnyLane;

bool is_identity(OrderSpan order) {
  for (size_t i = 0; i < order.size(); ++i)
    if (order[i] != kAny && order[i] != static_cast<int8_t>(i)) return false;
  return true;
}

bool is_of_one(OrderSpan order) {
  const auto count = static_cast<int8_t>(order.size());
  return std::ranges::all_of(order, [&](int8_t lane) { return lane < count; });
}

// Whether lane i of the result is lane 2 i + is_odd of both operands side by side; of the first
// operand twice, if `of_one`.
bool is_every_second(OrderSpan order, bool is_odd, bool of_one) {
  const size_t count = order.size();
  for (size_t i = 0; i < count; ++i) {
    const size_t wanted = (2 * i + (is_odd ? 1 : 0)) % (of_one ? count : 2 * count);
    if (order[i] != kAny && order[i] != static_cast<int8_t>(wanted)) return false;
  }
  return true;
}

// The first lane, if the others follow it in both operands side by side, around their end.
std::optional<uint32_t> start_of_window(OrderSpan order) {
  const auto both = static_cast<int>(2 * order.size());
  std::optional<int> start;
  for (int i = 0; i < both / 2; ++i) {
    const int lane = order[static_cast<size_t>(i)];
    if (lane == kAny) continue;
    const int here = (lane - i + both) % both;
    if (start && *start != here) return std::nullopt;
    start = here;
  }
  return start;
}

// Looks at what made the register.
bool is_undefined_lane(const PackedRegisters& r, Value part, size_t lane) {
  if (!part.is_local()) return r.emit().is_undefined(part);
  const ssa::Instruction& made = r[part.local()];
  if (made.opcode == Opcode::InsertElement)
    return lane != 0 && r.types()[made.type].count <= 4 &&  // see vector_of
           r.emit().is_undefined(r.operand(part.local(), 0));
  if (made.opcode != Opcode::ShuffleVector) return false;
  const ssa::ConstantId order = r.operand(part.local(), 2).constant();
  return r.constants()[order].kind == ssa::ConstantKind::Aggregate &&
         r.emit().is_undefined(r.constants().elements(order)[lane]);
}

// Whether only the lowest bytes are of the first operand, as they are; how many.
std::optional<uint32_t> lowest_bytes(OrderSpan order) {
  const auto count = static_cast<int8_t>(order.size());
  uint32_t kept = 0;
  while (order[kept] == static_cast<int8_t>(kept)) ++kept;
  const bool is_lowest = std::ranges::all_of(
      order.subspan(kept), [&](int8_t lane) { return lane == kAny || lane >= count; });
  return is_lowest ? std::optional(kept * 16 / static_cast<uint32_t>(count)) : std::nullopt;
}

// 16 bytes of two registers side by side, from one of the first on.
Value window(PackedRegisters& r, Value first, Value second, uint32_t start) {
  auto number = [&](uint32_t bytes) { return r.emit().integer(ssa::kI8, bytes); };
  if (r.can(PackedOpcode::AlignBytes, ssa::kI8))
    return r.packed(PackedOpcode::AlignBytes, ssa::kI8, {second, first, number(start)});
  const Value low =
      r.packed(PackedOpcode::BytesDown, ssa::kI8, {first, number(start)});  // zeros move in
  return r.logic(Opcode::Or, low,
                 r.packed(PackedOpcode::BytesUp, ssa::kI8, {second, number(16 - start)}));
}

// Lanes that stay at their places.
Value blend(PackedRegisters& r, Value first, Value second, OrderSpan order) {
  const auto count = static_cast<int8_t>(order.size());
  const TypeId lane = r.integer_lane(static_cast<uint32_t>(16 / order.size()));
  Parts mask = r.parts();
  for (int8_t each : order) mask.push_back(r.emit().integer(lane, each < count ? ~uint64_t{0} : 0));
  const TypeId type = r.types()[r.type_of(first)].element;
  const Value is_first = r.constant_lanes(lane, mask), if_first = r.as(first, lane);
  return r.as(r.choice(is_first, if_first, r.as(second, lane)), type);
}

// Of two registers, in two steps: the lanes come together, then go to their places.
Value shuffle_of_four(PackedRegisters& r, Value first, Value second, OrderSpan order) {
  int8_t used[2][4];
  size_t counts[2] = {};
  for (int8_t lane : order) {
    if (lane == kAny) continue;
    const size_t vector = lane >= 4 ? 1 : 0;
    const auto end = used[vector] + counts[vector];
    if (std::find(used[vector], end, lane % 4) == end)
      used[vector][counts[vector]++] = static_cast<int8_t>(lane % 4);
  }
  if (counts[0] <= 2 && counts[1] <= 2) {
    int8_t gathered[4] = {kAny, kAny, kAny, kAny}, places[4];
    for (size_t vector = 0; vector < 2; ++vector)
      for (size_t i = 0; i < counts[vector]; ++i)
        gathered[2 * vector + i] = static_cast<int8_t>(used[vector][i] + 4 * vector);
    for (size_t i = 0; i < 4; ++i) {
      const auto* found = std::find(std::begin(gathered), std::end(gathered), order[i]);
      places[i] = order[i] == kAny ? kAny : static_cast<int8_t>(found - gathered);
    }
    const Value both = r.shuffle(first, second, gathered);
    return r.shuffle(both, both, places);
  }
  // Three lanes of one, and a single one of the other: that first gets its neighbour.
  const bool single_is_first = counts[0] == 1;
  const Value many = single_is_first ? second : first, one = single_is_first ? first : second;
  size_t place = 0;
  for (size_t i = 0; i < 4; ++i)
    if (order[i] != kAny && (order[i] < 4) == single_is_first) place = i;
  const auto lane_in = [&](size_t i) {
    return order[i] == kAny ? kAny : static_cast<int8_t>(order[i] % 4);
  };
  const auto after = [](int8_t lane) {
    return lane == kAny ? kAny : static_cast<int8_t>(lane + 4);
  };
  const int8_t neighbour = lane_in(place ^ 1);
  const int8_t pair[] = {lane_in(place), kAny, after(neighbour), kAny};
  const Value joined = r.shuffle(one, many, pair);
  int8_t result[4];
  const bool is_low = place < 2;
  for (size_t i = 0; i < 4; ++i) {
    const bool is_joined = (i < 2) == is_low;
    const int8_t lane = !is_joined ? lane_in(i) : i == place ? int8_t{0} : int8_t{2};
    const bool is_after = is_low ? !is_joined : is_joined;
    result[i] = order[i] == kAny ? kAny : is_after ? after(lane) : lane;
  }
  return is_low ? r.shuffle(joined, many, result) : r.shuffle(many, joined, result);
}

// One word goes everywhere in its half, then the half's pairs go everywhere.
Value splat_of_word(PackedRegisters& r, Value part, int8_t word) {
  int8_t words[8], pairs[4];
  for (int8_t i = 0; i < 8; ++i) words[i] = i / 4 == word / 4 ? word : i;
  std::ranges::fill(pairs, static_cast<int8_t>(word / 4 * 2));
  const Value half = r.as(r.shuffle(part, part, words), ssa::kI32);
  return r.as(r.shuffle(half, half, pairs), ssa::kI16);
}

// By the numbers of the bytes; those with the highest bit give zeros.
Value shuffle_by_numbers(PackedRegisters& r, Value part, OrderSpan order) {
  const auto bytes = static_cast<int>(16 / order.size());
  const Value table = r.table_of_bytes([&](int i) {
    const int lane = order[static_cast<size_t>(i / bytes)];
    return lane == kAny ? 0x80 : lane * bytes + i % bytes;
  });
  return r.as(r.packed(PackedOpcode::ShuffleBytes, ssa::kI8, {r.as(part, ssa::kI8), table}),
              r.types()[r.type_of(part)].element);
}

Value shuffle_by_lanes(PackedRegisters& r, Value part, OrderSpan order) {
  if (r.can(PackedOpcode::ShuffleBytes, ssa::kI8)) return shuffle_by_numbers(r, part, order);
  const TypeId lane = r.types()[r.type_of(part)].element;
  if (lane == ssa::kI8) {  // as words, of which the lower bytes are packed
    const Value zero = r.emit().null_value(r.type_of(part));
    const Value low = r.as(r.interleaved(part, zero, false), ssa::kI16);
    const Value high = r.as(r.interleaved(part, zero, true), ssa::kI16);
    const Value first = r.shuffle(low, high, order.first(8));
    const Value second = r.shuffle(low, high, order.last(8));
    return r.packed(PackedOpcode::PackUnsigned, lane,
                    {r.emit().is_undefined(first) ? second : first,
                     r.emit().is_undefined(second) ? first : second});
  }
  Parts lanes = r.parts();
  for (int8_t each : order)
    lanes.push_back(each == kAny ? Value(r.constants().poison(lane))
                                 : r.lane_of(part, static_cast<uint32_t>(each)));
  return r.part_of_lanes(lane, lanes);
}

// The pairs of words that each half needs come into the half, then words move within it.
Value shuffle_of_words(PackedRegisters& r, Value part, OrderSpan order) {
  if (order[0] != kAny && std::ranges::count(order, order[0]) == 8)
    return splat_of_word(r, part, order[0]);
  int8_t pairs[4] = {kAny, kAny, kAny, kAny}, words[8];
  for (size_t half = 0; half < 2; ++half) {
    size_t count = 0;
    for (size_t i = 4 * half; i < 4 * half + 4; ++i) {
      words[i] = kAny;
      if (order[i] == kAny) continue;
      const auto pair = static_cast<int8_t>(order[i] / 2);
      int8_t* const begin = pairs + 2 * half;
      int8_t* found = std::find(begin, begin + count, pair);
      if (found == begin + count) {
        if (count == 2) return shuffle_by_lanes(r, part, order);
        begin[count++] = pair;
      }
      words[i] = static_cast<int8_t>(2 * (found - pairs) + order[i] % 2);
    }
  }
  Value moved = r.as(part, ssa::kI32);
  // A pair that stays in its half needs no first step.
  const bool stays = std::ranges::all_of(std::span(order), [i = 0](int8_t lane) mutable {
    const int half = i++ / 4;
    return lane == kAny || lane / 4 == half;
  });
  if (stays)
    std::ranges::copy(order, words);
  else
    moved = r.shuffle(moved, moved, pairs);
  moved = r.as(moved, ssa::kI16);
  int8_t low[8], high[8];
  for (int8_t i = 0; i < 8; ++i) {
    low[i] = i < 4 ? words[i] : i;
    high[i] = i < 4 ? i : words[i];
  }
  moved = r.shuffle(moved, moved, low);
  return r.shuffle(moved, moved, high);
}

// As words, if bytes stay in pairs or change places in all of them, or one byte goes everywhere.
Value shuffle_of_bytes(PackedRegisters& r, Value part, OrderSpan order) {
  int8_t words[8];
  bool stay = true, swap = true, is_splat = true;
  int8_t single = kAny;
  for (size_t i = 0; i < 16; ++i) {
    if (order[i] == kAny) continue;
    is_splat &= single == kAny || single == order[i];
    single = order[i];
  }
  if (is_splat) {
    const Value twice = r.as(r.interleaved(part, part, single >= 8), ssa::kI16);
    std::ranges::fill(words, static_cast<int8_t>(single % 8));
    return r.as(r.shuffle(twice, twice, words), ssa::kI8);
  }
  for (size_t i = 0; i < 8; ++i) {
    const int8_t low = order[2 * i], high = order[2 * i + 1];
    words[i] = static_cast<int8_t>(low != kAny ? low / 2 : high != kAny ? high / 2 : int{kAny});
    const bool is_pair = low == kAny || high == kAny || low / 2 == high / 2;
    stay &= is_pair && (low == kAny || low % 2 == 0) && (high == kAny || high % 2 == 1);
    swap &= is_pair && (low == kAny || low % 2 == 1) && (high == kAny || high % 2 == 0);
  }
  const bool has_any_order = r.can(PackedOpcode::ShuffleBytes, ssa::kI8);
  if (!stay && (!swap || has_any_order)) return shuffle_by_lanes(r, part, order);
  Value moved = r.as(part, ssa::kI16);
  if (!stay) {
    const Value up = r.shifted(Opcode::Shl, moved, 8);
    moved = r.logic(Opcode::Or, up, r.shifted(Opcode::LShr, moved, 8));
  }
  return r.as(r.shuffle(moved, moved, words), ssa::kI8);
}

Value shuffle_by_steps(PackedRegisters& r, Value first, Value second, OrderSpan order) {
  const size_t count = order.size();
  const bool of_one = is_of_one(order);
  if (count == 4) return shuffle_of_four(r, first, second, order);
  for (const bool is_odd : {false, true})
    if (is_every_second(order, is_odd, of_one))
      return r.every_second(first, of_one ? first : second, is_odd);
  if (of_one)
    return count == 8 ? shuffle_of_words(r, first, order) : shuffle_of_bytes(r, first, order);
  if (const std::optional<uint32_t> start = start_of_window(order)) {
    if (*start >= count) std::swap(first, second);
    const TypeId lane = r.types()[r.type_of(first)].element;
    const auto bytes = static_cast<uint32_t>(*start % count * (16 / count));
    return r.as(window(r, r.as(first, ssa::kI8), r.as(second, ssa::kI8), bytes), lane);
  }
  LaneOrder of_first, of_second, chosen;
  const auto size = static_cast<int8_t>(count);
  for (size_t i = 0; i < count; ++i) {
    const bool is_second = order[i] >= size;
    of_first[i] = is_second ? kAny : order[i];
    of_second[i] = is_second ? static_cast<int8_t>(order[i] - size) : kAny;
    chosen[i] = order[i] == kAny ? kAny : static_cast<int8_t>(is_second ? i + count : i);
  }
  if (r.can(PackedOpcode::ShuffleBytes, ssa::kI8)) {
    const TypeId lane = r.types()[r.type_of(first)].element;
    const auto placed = [&](Value part, OrderSpan numbers) {
      return r.as(shuffle_by_numbers(r, part, numbers.first(count)), ssa::kI8);
    };
    const Value left = placed(first, of_first);
    return r.as(r.logic(Opcode::Or, left, placed(second, of_second)), lane);
  }
  first = r.shuffle(first, first, std::span(of_first).first(count));
  second = r.shuffle(second, second, std::span(of_second).first(count));
  return blend(r, first, second, std::span(chosen).first(count));
}

// The vector and the lane of it that a lane of a vector is, through at most kMaxShuffles shuffles;
// none() if the lane is undefined.
std::pair<Value, uint64_t> root_of_lane(const SplitValues& s, Value vector, uint64_t lane) {
  constexpr int kMaxShuffles = 16;  // chains in code of vectorizers have two or three
  for (int depth = 0;
       depth < kMaxShuffles && vector.is_local() &&
       s[vector.local()].opcode == Opcode::ShuffleVector && !s.is_new(vector.local());
       ++depth) {
    const InstId id = vector.local();
    const ssa::ConstantId numbers = s.operand(id, 2).constant();
    const ssa::Constant& order = s.constants()[numbers];
    const uint64_t count = s.lane_count(s.type_of(s.operand(id, 0)));
    if (order.kind == ConstantKind::Aggregate) {
      const Value number = s.constants().elements(numbers)[lane];
      if (!s.emit().is_integer(number)) return {};
      lane = s.emit().bits_of_constant(number);
    } else if (order.kind == ConstantKind::Zero) {
      lane = 0;
    } else {
      return {};
    }
    if (lane >= 2 * count) return {};
    vector = s.operand(id, lane >= count ? 1 : 0);
    lane %= count;
  }
  return {vector, lane};
}

// A register of lanes of several, each with the number of its source and its place there.
Value gathered(PackedRegisters& r, PartSpan sources, std::span<const uint32_t> source_of,
               OrderSpan place_in) {
  const size_t count = place_in.size();
  Value result;
  uint32_t first = 0;
  LaneOrder order;
  order.fill(kAny);
  for (uint32_t source = 0; source < sources.size(); ++source) {
    bool is_used = false;
    for (size_t i = 0; i < count; ++i) is_used |= place_in[i] != kAny && source_of[i] == source;
    if (!is_used) continue;
    if (!result.valid()) {  // waits for the next one
      result = sources[first = source];
      for (size_t i = 0; i < count; ++i)
        if (source_of[i] == source) order[i] = place_in[i];
      continue;
    }
    for (size_t i = 0; i < count; ++i)
      if (place_in[i] != kAny && source_of[i] == source)
        order[i] = static_cast<int8_t>(place_in[i] + count);
    result = r.shuffle(result, sources[source], std::span(order).first(count));
    for (size_t i = 0; i < count; ++i)
      if (order[i] != kAny) order[i] = static_cast<int8_t>(i);
  }
  if (!result.valid()) return r.constants().undef(r.type_of(sources[0]));
  return r.shuffle(result, result, std::span(order).first(count));
}

// A part of a shuffle of shuffles, if a register or two have all its lanes, and the operands do not
// do it alone; otherwise none().
Value gathered_from_roots(SplitValues& s, InstId id, uint32_t part) {
  const Value first = s.operand(id, 0);
  if (!first.is_local() || s[first.local()].opcode != Opcode::ShuffleVector) return {};
  const VectorShape result = s.shape_of(s[id].type);
  Parts roots = s.parts();
  uint32_t source_of[16] = {};
  LaneOrder place_in;
  place_in.fill(kAny);
  for (uint32_t i = 0; i < result.lanes_of_part; ++i) {
    const uint32_t number = part * result.lanes_of_part + i;
    if (number >= result.count) continue;
    const auto [vector, lane] = root_of_lane(s, id, number);
    if (!vector.valid()) continue;
    const VectorShape shape = s.shape_of(s.type_of(vector));
    if (shape.form != VectorForm::Packed) return {};
    const Value root = s.parts_of(vector)[lane / shape.lanes_of_part];
    const auto known = std::ranges::find(roots, root);
    source_of[i] = static_cast<uint32_t>(known - roots.begin());
    if (known == roots.end()) roots.push_back(root);
    if (roots.size() > 2) return {};
    place_in[i] = static_cast<int8_t>(lane % shape.lanes_of_part);
  }
  if (roots.empty()) return {};
  return gathered(s, roots, std::span(source_of).first(result.lanes_of_part),
                  std::span(place_in).first(result.lanes_of_part));
}

// The order of each 16 bytes is that of lanes in registers of 16 bytes, of which an instruction
// makes it.
Value shuffle_each(PackedRegisters& r, Value first, Value second, std::span<const int8_t> order) {
  const auto count = static_cast<int>(order.size());
  const auto parts = static_cast<int>(r.types().size_of(r.type_of(first)) / 16);
  x86::WideOrder lanes;
  for (int i = 0; i < parts * count; ++i) {
    const int lane = order[static_cast<size_t>(i % count)];
    const int by = count * (i / count + lane / count * (parts - 1));
    lanes[static_cast<size_t>(i)] = static_cast<int8_t>(lane == kAnyLane ? lane : lane + by);
  }
  return r.shuffled(first, second, std::span(lanes).first(static_cast<size_t>(parts * count)));
}

}  // namespace

Value PackedRegisters::interleaved(Value first, Value second, bool is_upper) {
  LaneOrder order;
  const size_t count = 16 / lane_bytes_of(first);
  for (size_t i = 0; i < count; ++i)
    order[i] = static_cast<int8_t>(i / 2 + (is_upper ? count / 2 : 0) + (i % 2 == 0 ? 0 : count));
  return shuffle(first, second, std::span(order).first(count));
}

// A scalar in a register of zeros: moves from memory and from general registers clear what is
// above. none() if the lowest bytes of the register are not such a scalar.
Value PackedRegisters::with_zeros_above(Value part, uint32_t bytes) {
  const TypeId type = types_[type_of(part)].element;
  while (part.is_local() && function_[part.local()].opcode == Opcode::BitCast)
    part = operand(part.local(), 0);
  if (!part.is_local() || function_[part.local()].opcode != Opcode::InsertElement ||
      !emit_.is_undefined(operand(part.local(), 0)))
    return {};
  Value scalar = operand(part.local(), 1);
  if (types_.size_of(type_of(scalar)) != bytes || bytes < 4) return {};
  const InstId position = emit_.position();
  const TypeId integer = integer_lane(bytes);
  if (!types_.is_integer(type_of(scalar))) {  // a move between registers keeps what is there
    if (!scalar.is_local() || function_[scalar.local()].opcode != Opcode::Load ||
        (function_[scalar.local()].flags & ssa::flag::Volatile) != 0)
      return {};
    const InstId load = scalar.local();
    emit_.set_position(load);
    scalar = emit_.load(integer, operand(load, 0), function_.alignment(load));
  }
  emit_.set_position(part.local());
  leaves_unused_ = true;
  const Value zeros = emit_.null_value(register_type(integer));
  const Value made = emit_.insert_element(zeros, scalar, 0);
  emit_.set_position(position);
  return as(made, type);
}

Value PackedRegisters::shuffle(Value first, Value second, OrderSpan wanted) {
  const auto count = static_cast<int8_t>(wanted.size());
  LaneOrder lanes;
  const OrderSpan order = std::span(lanes).first(wanted.size());
  const bool are_equal = first == second;
  const bool is_wide = is_wide_type(types_, function_.type_of(first));
  for (size_t i = 0; i < wanted.size(); ++i) {
    const bool is_second = wanted[i] >= count;
    const int8_t lane = static_cast<int8_t>(is_second ? wanted[i] - count : wanted[i]);
    const bool is_undefined =
        lane == kAny || (!is_wide && is_undefined_lane(*this, is_second ? second : first,
                                                       static_cast<size_t>(lane)));
    lanes[i] = is_undefined ? kAny : are_equal ? lane : wanted[i];
  }
  const TypeId type = function_.type_of(first);
  if (std::ranges::all_of(order, [](int8_t lane) { return lane == kAny; }))
    return function_.constants().undef(type);
  if (std::ranges::all_of(order, [&](int8_t lane) { return lane == kAny || lane >= count; })) {
    for (int8_t& lane : lanes)
      if (lane != kAny) lane = static_cast<int8_t>(lane - count);
    first = second;
  }
  const bool of_one = is_of_one(order);
  if (of_one && is_identity(order)) return first;
  if (is_zero_register(first) && of_one) return first;
  if (is_zero_register(first) && !is_wide) {
    std::swap(first, second);
    for (int8_t& each : lanes)
      if (each != kAny) each = static_cast<int8_t>(each < count ? each + count : each - count);
  }
  if (is_zero_register(second) && !is_wide)
    if (const std::optional<uint32_t> bytes = lowest_bytes(order))
      if (const Value made = with_zeros_above(first, *bytes); made.valid()) return made;
  const TypeId lane = types_[type].element;
  const bool is_floating = lane == ssa::kFloat || lane == ssa::kDouble;
  if (!x86::find_shuffle(order, is_floating)) return shuffle_by_steps(*this, first, second, order);
  if (is_wide)
    return shuffle_each(*this, first, of_one ? Value(function_.constants().poison(type)) : second,
                        order);
  return shuffled(first, of_one ? Value(function_.constants().poison(type)) : second, order);
}

// By one instruction, which emit/x86/shuffles.h knows.
Value PackedRegisters::shuffled(Value first, Value second, OrderSpan order) {
  ArenaVector<Value> numbers(scratch_);
  for (int8_t each : order)
    numbers.push_back(each == kAny ? Value(function_.constants().poison(ssa::kI32))
                                   : emit_.integer(ssa::kI32, static_cast<uint64_t>(each)));
  ssa::TypeTable& types = function_.types();
  const Value lanes =
      function_.constants().aggregate(types.vector(order.size(), ssa::kI32), numbers);
  const TypeId type = types.vector(order.size(), types[function_.type_of(first)].element);
  return emit_.make(Opcode::ShuffleVector, type, {first, second, lanes});
}

// Of words and bytes, by packing lanes of twice the width, which do not saturate.
Value PackedRegisters::every_second(Value first, Value second, bool is_odd) {
  const bool of_bytes = lane_bytes_of(first) == 1;
  const TypeId wide = of_bytes ? ssa::kI16 : ssa::kI32;
  const bool is_unsigned = can(PackedOpcode::PackUnsigned, of_bytes ? ssa::kI8 : ssa::kI16);
  auto narrowed = [&](Value part) {
    part = as(part, wide);
    if (is_unsigned)
      return is_odd ? shifted(Opcode::LShr, part, of_bytes ? 8 : 16)
                    : logic(Opcode::And, part, constant_register(wide, of_bytes ? 0xff : 0xffff));
    return shifted(Opcode::AShr, is_odd ? part : shifted(Opcode::Shl, part, 16), 16);
  };
  const Value low = narrowed(first);
  const Value high = second == first ? low : narrowed(second);
  return packed(is_unsigned ? PackedOpcode::PackUnsigned : PackedOpcode::PackSigned,
                of_bytes ? ssa::kI8 : ssa::kI16, {low, high});
}

// --- vectors of any number of parts

bool shuffle_packed(SplitValues& s, InstId id) {
  if (shuffle_in_ymm(s, id) || shuffle_of_ymm(s, id) || shuffle_of_zmm(s, id)) return true;
  const Value first = s.operand(id, 0), second = s.operand(id, 1);
  const VectorShape result = s.shape_of(s[id].type);
  VectorShape source = s.shape_of(s.type_of(first));
  if (result.form == VectorForm::Lanes || source.form == VectorForm::Lanes) return false;
  Parts sources = s.parts();
  for (Value vector : {first, second}) {
    const Parts of_vector = source.form == VectorForm::Mask
                                ? s.mask_parts(vector, result.lane_bytes)
                                : s.parts_of(vector);
    sources.insert(sources.end(), of_vector.begin(), of_vector.end());
  }
  source = shape_of_lanes(result.lane, result.lane_bytes, source.count, source.form);
  const Parts numbers = s.lanes_of_constant(s.operand(id, 2).constant());
  const bool is_splat = s.uniform_bits(s.operand(id, 2)).has_value();
  Parts shuffled = s.parts();
  for (uint32_t part = 0; part < (is_splat ? 1 : result.part_count); ++part) {
    LaneOrder place_in;
    uint32_t source_of[16] = {};
    place_in.fill(kAny);
    for (uint32_t i = 0; i < result.lanes_of_part; ++i) {
      const uint32_t number = part * result.lanes_of_part + i;
      if (number >= result.count || !s.emit().is_integer(numbers[number])) continue;
      const uint64_t lane = s.emit().bits_of_constant(numbers[number]);
      if (lane >= 2 * uint64_t{source.count}) continue;
      const auto in_vector = static_cast<uint32_t>(lane % source.count);
      source_of[i] =
          (lane >= source.count ? source.part_count : 0) + in_vector / source.lanes_of_part;
      place_in[i] = static_cast<int8_t>(in_vector % source.lanes_of_part);
    }
    if (source.form == VectorForm::Packed)
      if (const Value direct = gathered_from_roots(s, id, part); direct.valid()) {
        shuffled.push_back(direct);
        continue;
      }
    shuffled.push_back(gathered(s, sources, std::span(source_of).first(result.lanes_of_part),
                                std::span(place_in).first(result.lanes_of_part)));
  }
  if (const uint32_t width = s.width_of(result); is_splat && width > 16) {  // one register for all
    const Value whole = s.whole_of(Parts(width / 16, shuffled[0], s.scratch()));
    if (!whole.is_constant()) shuffled = s.parts_of_register(whole);
  }
  for (uint32_t part = shuffled.size(); part < result.part_count; ++part)
    shuffled.push_back(shuffled[part % 2 < shuffled.size() ? part % 2 : 0]);
  return s.done(id, shuffled);
}

}  // namespace lilt::backend
