// Idea. Each instruction is a pattern of lanes. The order is compared with the patterns of its own
// width of lanes; if none fits, pairs of lanes that stay side by side are lanes of twice the width.
#include "emit/x86/shuffles.h"

#include <algorithm>

namespace lilt::x86 {

namespace {

constexpr size_t kMaxLanes = 16;  // of 16 bytes, and in pairs of more

// Whether the order has these lanes where it has any.
bool fits(LaneOrder order, std::span<const int8_t> pattern) {
  return std::ranges::equal(order, pattern, [](int8_t lane, int8_t wanted) {
    return lane == kAnyLane || lane == wanted;
  });
}

struct Pattern {
  std::array<int8_t, kMaxLanes> lanes{};
  size_t count = 0;
  LaneOrder order() const { return {lanes.data(), count}; }
};

// The lower or upper lanes of two vectors in turn.
Pattern interleaved(size_t count, bool is_upper, unsigned first, unsigned second) {
  Pattern pattern{.count = count};
  for (size_t i = 0; i < count; ++i) {
    const size_t lane = i / 2 + (is_upper ? count / 2 : 0);
    pattern.lanes[i] = static_cast<int8_t>(lane + count * (i % 2 == 0 ? first : second));
  }
  return pattern;
}

struct Interleaving {
  Op lower, upper;
};
Interleaving interleaving_of(size_t count, bool is_floating) {
  switch (count) {
    case 2:
      return is_floating ? Interleaving{Op::UNPCKLPDrr, Op::UNPCKHPDrr}
                         : Interleaving{Op::PUNPCKLQDQrr, Op::PUNPCKHQDQrr};
    case 4:
      return is_floating ? Interleaving{Op::UNPCKLPSrr, Op::UNPCKHPSrr}
                         : Interleaving{Op::PUNPCKLDQrr, Op::PUNPCKHDQrr};
    case 8:
      return {Op::PUNPCKLWDrr, Op::PUNPCKHWDrr};
    default:
      return {Op::PUNPCKLBWrr, Op::PUNPCKHBWrr};
  }
}

std::optional<Shuffle> find_interleaving(LaneOrder order, bool is_floating) {
  const Interleaving ops = interleaving_of(order.size(), is_floating);
  for (const bool is_upper : {false, true})
    for (unsigned first : {0u, 1u})
      for (unsigned second : {0u, 1u})
        if (fits(order, interleaved(order.size(), is_upper, first, second).order()))
          return Shuffle{is_upper ? ops.upper : ops.lower,
                         2,
                         {static_cast<uint8_t>(first), static_cast<uint8_t>(second)},
                         {}};
  return std::nullopt;
}

// The vector that has all of the lanes: 0 or 1; none if they are of both. Undefined ones are of
// either.
std::optional<uint8_t> vector_of(LaneOrder lanes, size_t count) {
  std::optional<uint8_t> vector;
  for (int8_t lane : lanes) {
    if (lane == kAnyLane) continue;
    const auto of_lane = static_cast<uint8_t>(static_cast<size_t>(lane) / count);
    if (vector && *vector != of_lane) return std::nullopt;
    vector = of_lane;
  }
  return vector.value_or(0);
}

// Two bits for each of four lanes within its vector; an undefined one stays where it is.
uint8_t selector_of(LaneOrder lanes) {
  unsigned bits = 0;
  for (unsigned i = 0; i < 4; ++i)
    bits |= (lanes[i] == kAnyLane ? i : static_cast<unsigned>(lanes[i]) % 4) << 2 * i;
  return static_cast<uint8_t>(bits);
}

Shuffle of_one(Op op, uint8_t vector, uint8_t immediate) {
  return {op, 1, {vector, vector}, immediate};
}

std::optional<Shuffle> find_of_two(LaneOrder order) {
  const std::optional<uint8_t> single = vector_of(order, 2);
  auto lane = [&](size_t i) {
    return order[i] == kAnyLane ? static_cast<unsigned>(i) : static_cast<unsigned>(order[i]) % 2;
  };
  if (single)
    return of_one(Op::PSHUFDrri, *single,
                  static_cast<uint8_t>((lane(0) != 0 ? 0xe : 0x4) | (lane(1) != 0 ? 0xe0 : 0x40)));
  const uint8_t first = order[0] == kAnyLane ? 0 : static_cast<uint8_t>(order[0] / 2);
  const uint8_t second = order[1] == kAnyLane ? first : static_cast<uint8_t>(order[1] / 2);
  if (first != second && lane(0) == 0 && lane(1) == 1)
    return Shuffle{Op::MOVSDrr, 2, {second, first}, {}};
  return Shuffle{Op::SHUFPDrri, 2, {first, second}, static_cast<uint8_t>(lane(0) | lane(1) << 1)};
}

std::optional<Shuffle> find_of_four(LaneOrder order) {
  if (const std::optional<uint8_t> single = vector_of(order, 4))
    return of_one(Op::PSHUFDrri, *single, selector_of(order));
  constexpr int8_t kFirst[] = {4, 1, 2, 3}, kSecond[] = {0, 5, 6, 7};
  if (fits(order, kFirst)) return Shuffle{Op::MOVSSrr, 2, {0, 1}, {}};
  if (fits(order, kSecond)) return Shuffle{Op::MOVSSrr, 2, {1, 0}, {}};
  const std::optional<uint8_t> lower = vector_of(order.first(2), 4);
  const std::optional<uint8_t> upper = vector_of(order.last(2), 4);
  if (!lower || !upper) return std::nullopt;
  return Shuffle{Op::SHUFPSrri, 2, {*lower, *upper}, selector_of(order)};
}

// Of words, the lower or the upper four of one vector among themselves.
std::optional<Shuffle> find_of_words(LaneOrder order) {
  const std::optional<uint8_t> single = vector_of(order, 8);
  if (!single) return std::nullopt;
  auto is_in = [&](LaneOrder lanes, int half) {
    return std::ranges::all_of(
        lanes, [&](int8_t lane) { return lane == kAnyLane || lane % 8 / 4 == half; });
  };
  auto stay = [&](LaneOrder lanes, int first) {
    return std::ranges::all_of(lanes, [&, i = first](int8_t lane) mutable {
      return (lane == kAnyLane) | (lane % 8 == i++);
    });
  };
  if (is_in(order.first(4), 0) && stay(order.last(4), 4))
    return of_one(Op::PSHUFLWrri, *single, selector_of(order.first(4)));
  if (is_in(order.last(4), 1) && stay(order.first(4), 0))
    return of_one(Op::PSHUFHWrri, *single, selector_of(order.last(4)));
  return std::nullopt;
}

// All lanes move by one distance; undefined ones move in.
std::optional<Shuffle> find_move(LaneOrder order) {
  const std::optional<uint8_t> single = vector_of(order, order.size());
  if (!single) return std::nullopt;
  std::optional<int> distance;
  for (size_t i = 0; i < order.size(); ++i) {
    if (order[i] == kAnyLane) continue;
    const int moved = order[i] % static_cast<int>(order.size()) - static_cast<int>(i);
    if (distance && *distance != moved) return std::nullopt;
    distance = moved;
  }
  if (!distance || *distance == 0) return std::nullopt;
  const int bytes = *distance * static_cast<int>(16 / order.size());
  // The row overwrites its operand.
  return bytes > 0 ? of_one(Op::PSRLDQri, *single, static_cast<uint8_t>(bytes))
                   : of_one(Op::PSLLDQri, *single, static_cast<uint8_t>(-bytes));
}

// The order of pairs of lanes; its count is 0 if they do not stay side by side.
Pattern pairs_of(LaneOrder order) {
  Pattern pairs{.count = order.size() / 2};
  for (size_t i = 0; i < pairs.count; ++i) {
    const int8_t low = order[2 * i], high = order[2 * i + 1];
    const bool goes = (low == kAnyLane || low % 2 == 0) && (high == kAnyLane || high % 2 == 1) &&
                      (low == kAnyLane || high == kAnyLane || high == low + 1);
    if (!goes) return {};
    pairs.lanes[i] = static_cast<int8_t>(low != kAnyLane    ? low / 2
                                         : high != kAnyLane ? high / 2
                                                            : int{kAnyLane});
  }
  return pairs;
}

}  // namespace

std::optional<Shuffle> find_shuffle(LaneOrder order, bool is_floating) {
  // One vector goes to another register by pshufd, of numbers, too: others overwrite it.
  const bool is_single = vector_of(order, order.size()).has_value();
  if (order.size() <= 4 && !is_single)
    if (std::optional<Shuffle> found = find_interleaving(order, is_floating)) return found;
  if (order.size() == 2) return find_of_two(order);
  if (order.size() == 4) {
    if (!is_single)
      if (const Pattern pairs = pairs_of(order); pairs.count != 0)
        if (std::optional<Shuffle> found = find_interleaving(pairs.order(), is_floating))
          return found;
    return find_of_four(order);
  }
  if (const Pattern pairs = pairs_of(order); pairs.count != 0)
    if (std::optional<Shuffle> found = find_shuffle(pairs.order(), false)) return found;
  if (std::optional<Shuffle> found = find_interleaving(order, false)) return found;
  if (order.size() == 8)
    if (std::optional<Shuffle> found = find_of_words(order)) return found;
  return find_move(order);
}

namespace {

// The order within each of the parts, if it is that of all and each takes its own lanes.
std::optional<Pattern> order_of_parts(LaneOrder order, int parts) {
  const auto lanes = static_cast<int>(order.size()), count = lanes / parts;
  Pattern pattern{.count = static_cast<size_t>(count)};
  std::ranges::fill(pattern.lanes, kAnyLane);
  for (int i = 0; i < lanes; ++i) {
    if (order[static_cast<size_t>(i)] == kAnyLane) continue;
    const int lane = order[static_cast<size_t>(i)], vector = lane / lanes, place = lane % lanes;
    if (place / count != i / count) return std::nullopt;
    const auto wanted = static_cast<int8_t>(vector * count + place % count);
    int8_t& known = pattern.lanes[static_cast<size_t>(i % count)];
    if (known != kAnyLane && known != wanted) return std::nullopt;
    known = wanted;
  }
  return pattern;
}

// Lanes that stay at their places: a bit for each that is the second vector's.
std::optional<uint8_t> choice_of(LaneOrder order) {
  unsigned bits = 0;
  for (size_t i = 0; i < order.size(); ++i) {
    if (order[i] == kAnyLane) continue;
    if (static_cast<size_t>(order[i]) % order.size() != i) return std::nullopt;
    if (static_cast<size_t>(order[i]) >= order.size()) bits |= 1u << i;
  }
  return static_cast<uint8_t>(bits);
}

// Halves of either vector, each as it is: two bits for each half of the result.
std::optional<uint8_t> halves_of(LaneOrder order) {
  const auto count = static_cast<int>(order.size() / 2);
  unsigned bits = 0;
  for (int half = 0; half < 2; ++half) {
    int found = -1;
    for (int i = 0; i < count; ++i) {
      const int lane = order[static_cast<size_t>(half * count + i)];
      if (lane == kAnyLane) continue;
      if (lane % count != i || (found >= 0 && found != lane / count)) return std::nullopt;
      found = lane / count;
    }
    bits |= static_cast<unsigned>(std::max(found, 0)) << 4 * half;
  }
  return static_cast<uint8_t>(bits);
}

// Of lanes of 8 bytes, the even ones of one vector and the odd ones of either, each from its half.
std::optional<Shuffle> find_in_pairs(LaneOrder order) {
  if (order.size() != 4) return std::nullopt;
  std::array<std::optional<uint8_t>, 2> vectors;
  unsigned bits = 0;
  for (size_t i = 0; i < 4; ++i) {
    if (order[i] == kAnyLane) continue;
    const auto lane = static_cast<unsigned>(order[i]);
    const auto vector = static_cast<uint8_t>(lane / 4);
    std::optional<uint8_t>& known = vectors[i % 2];
    if (lane % 4 / 2 != i / 2 || (known && *known != vector)) return std::nullopt;
    known = vector;
    bits |= (lane % 2) << i;
  }
  const uint8_t first = vectors[0].value_or(vectors[1].value_or(0));
  return Shuffle{Op::SHUFPDrri, 2, {first, vectors[1].value_or(first)}, static_cast<uint8_t>(bits)};
}

std::optional<Shuffle> find_across(LaneOrder order, bool is_floating, bool has_integers) {
  if (const std::optional<uint8_t> bits = halves_of(order))
    return Shuffle{Op::VPERM2F128, 2, {0, 1}, bits};
  const std::optional<uint8_t> single = vector_of(order, order.size());
  if (!single || !has_integers) return std::nullopt;
  if (order.size() == 4) return of_one(Op::VPERMQ, *single, selector_of(order));
  if (order.size() == 8)
    return Shuffle{is_floating ? Op::VPERMPS : Op::VPERMD, 1, {*single, *single}, {}};
  return std::nullopt;
}

}  // namespace

std::optional<Shuffle> find_wide_shuffle(LaneOrder order, bool is_floating, bool has_integers) {
  if (order.size() <= 8)
    if (const std::optional<uint8_t> bits = choice_of(order))
      return Shuffle{order.size() == 4 ? Op::BLENDPDrri : Op::BLENDPSrri, 2, {0, 1}, bits};
  if (const std::optional<Pattern> halves = order_of_parts(order, 2)) {
    std::optional<Shuffle> found = find_shuffle(halves->order(), is_floating);
    if (found && found->op == Op::SHUFPDrri)  // the only one with bits for each half
      found->immediate = static_cast<uint8_t>(*found->immediate * 5);
    const bool is_of_scalar = found && (found->op == Op::MOVSSrr || found->op == Op::MOVSDrr);
    // With AVX alone, only instructions for numbers.
    const bool is_of_integers = found && found->op != Op::SHUFPSrri && found->op != Op::SHUFPDrri &&
                                found->op != Op::UNPCKLPSrr && found->op != Op::UNPCKHPSrr &&
                                found->op != Op::UNPCKLPDrr && found->op != Op::UNPCKHPDrr;
    if (found && !is_of_scalar && (has_integers || !is_of_integers)) return found;
  }
  if (const std::optional<Shuffle> found = find_in_pairs(order)) return found;
  // Lanes stay side by side: lanes of twice the width.
  if (order.size() > 4) {
    if (const Pattern of_pairs = pairs_of(order); of_pairs.count != 0)
      if (auto found =
              find_wide_shuffle(of_pairs.order(), is_floating && order.size() == 8, has_integers);
          found && found->op != Op::VPERMD && found->op != Op::VPERMPS)
        return found;
  }
  return find_across(order, is_floating, has_integers);
}

namespace {

// The part of 16 bytes that the lanes are, as it is; kAnyLane: any; none if they are not one.
std::optional<int> whole_part(LaneOrder lanes) {
  const int count = static_cast<int>(lanes.size());
  int part = kAnyLane;
  for (int i = 0; i < count; ++i) {
    const int lane = lanes[static_cast<size_t>(i)];
    if (lane == kAnyLane) continue;
    if (lane % count != i || (part != kAnyLane && part != lane / count)) return std::nullopt;
    part = lane / count;
  }
  return part;
}

// Whole parts: two of one vector for the lower half, two of one for the upper half.
std::optional<Shuffle> find_of_whole_parts(LaneOrder order) {
  std::array<std::optional<uint8_t>, 2> vectors;
  unsigned bits = 0;
  const size_t count = order.size() / 4;
  for (size_t i = 0; i < 4; ++i) {
    const std::optional<int> part = whole_part(order.subspan(i * count, count));
    if (!part) return std::nullopt;
    if (*part == kAnyLane) continue;
    const auto vector = static_cast<uint8_t>(*part / 4);
    std::optional<uint8_t>& known = vectors[i / 2];
    if (known && *known != vector) return std::nullopt;
    known = vector;
    bits |= static_cast<unsigned>(*part % 4) << 2 * i;
  }
  const uint8_t first = vectors[0].value_or(vectors[1].value_or(0));
  return Shuffle{
      Op::VSHUFF64X2, 2, {first, vectors[1].value_or(first)}, static_cast<uint8_t>(bits)};
}

}  // namespace

std::optional<Shuffle> find_zmm_shuffle(LaneOrder order, bool is_floating) {
  if (const std::optional<Pattern> part = order_of_parts(order, 4)) {
    std::optional<Shuffle> found = find_shuffle(part->order(), is_floating);
    if (found && found->op == Op::SHUFPDrri)  // the only one with bits for each part
      found->immediate = static_cast<uint8_t>(*found->immediate * 0x55);
    if (found && found->op != Op::MOVSSrr && found->op != Op::MOVSDrr) return found;
  }
  if (const std::optional<Shuffle> found = find_of_whole_parts(order)) return found;
  return find_lookup(order, 64, is_floating);
}

std::optional<Shuffle> find_lookup(LaneOrder order, unsigned bytes, bool is_floating) {
  const size_t lane_bytes = bytes / order.size();
  if (lane_bytes < 2) return std::nullopt;
  const Op of_two = lane_bytes == 2   ? Op::VPERMT2Wrr
                    : lane_bytes == 4 ? is_floating ? Op::VPERMT2PSrr : Op::VPERMT2Drr
                    : is_floating     ? Op::VPERMT2PDrr
                                      : Op::VPERMT2Qrr;
  const std::optional<uint8_t> single = vector_of(order, order.size());
  if (!single) return Shuffle{of_two, 2, {0, 1}, {}};
  const Op of_single = lane_bytes == 2   ? Op::VPERMWrr
                       : lane_bytes == 4 ? is_floating ? Op::VPERMPS : Op::VPERMD
                       : is_floating     ? Op::VPERMPDrr
                                         : Op::VPERMQrr;
  return Shuffle{of_single, 1, {*single, *single}, {}};
}

bool is_lookup(Op op) {
  switch (op) {
    case Op::VPERMWrr:
    case Op::VPERMD:
    case Op::VPERMPS:
    case Op::VPERMQrr:
    case Op::VPERMPDrr:
    case Op::VPERMT2Wrr:
    case Op::VPERMT2Drr:
    case Op::VPERMT2Qrr:
    case Op::VPERMT2PSrr:
    case Op::VPERMT2PDrr:
      return true;
    default:
      return false;
  }
}

}  // namespace lilt::x86
