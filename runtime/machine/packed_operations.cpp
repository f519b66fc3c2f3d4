// Lanes of xmm, ymm and zmm registers: integers, bits, and moves of lanes.
#include <algorithm>
#include <bit>
#include <limits>

#include "runtime/machine/lanes.h"

namespace lilt::machine {

namespace {

using U8 = uint8_t;
using U16 = uint16_t;
using U32 = uint32_t;
using U64 = uint64_t;
using S8 = int8_t;
using S16 = int16_t;
using S32 = int32_t;
using S64 = int64_t;

// --- lane by lane

template <class T>
T saturated(int64_t value) {
  return static_cast<T>(
      std::clamp<int64_t>(value, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
}
constexpr auto kAdd = [](auto a, auto b) { return static_cast<decltype(a)>(a + b); };
constexpr auto kSubtract = [](auto a, auto b) { return static_cast<decltype(a)>(a - b); };
constexpr auto kAddSaturated = [](auto a, auto b) {
  return saturated<decltype(a)>(int64_t{a} + b);
};
constexpr auto kSubtractSaturated = [](auto a, auto b) {
  return saturated<decltype(a)>(int64_t{a} - b);
};
constexpr auto kMinimum = [](auto a, auto b) { return std::min(a, b); };
constexpr auto kMaximum = [](auto a, auto b) { return std::max(a, b); };
constexpr auto kAverage = [](auto a, auto b) {
  return static_cast<decltype(a)>((U32{a} + b + 1) >> 1);
};
constexpr auto kEqual = [](auto a, auto b) { return static_cast<decltype(a)>(a == b ? -1 : 0); };
constexpr auto kGreater = [](auto a, auto b) { return static_cast<decltype(a)>(a > b ? -1 : 0); };
constexpr auto kAnd = [](U64 a, U64 b) { return a & b; };
constexpr auto kAndNot = [](U64 a, U64 b) { return ~a & b; };
constexpr auto kOr = [](U64 a, U64 b) { return a | b; };
constexpr auto kXor = [](U64 a, U64 b) { return a ^ b; };
constexpr auto kMultiplyLow = [](auto a, auto b) {
  return static_cast<decltype(a)>(int64_t{a} * b);
};
// Of 32 bits: GCC 12 at -O3 takes a product of 64 bits for an unsigned one.
constexpr auto kMultiplyHigh = [](S16 a, S16 b) { return static_cast<S16>((S32{a} * b) >> 16); };
constexpr auto kMultiplyHighUnsigned = [](U16 a, U16 b) {
  return static_cast<U16>((U32{a} * b) >> 16);
};
constexpr auto kMultiplyRounded = [](S16 a, S16 b) {
  return static_cast<S16>(((S32{a} * b >> 14) + 1) >> 1);
};
constexpr auto kSign = [](auto a, auto b) {
  return static_cast<decltype(a)>(b < 0 ? -a : b == 0 ? 0 : a);
};
constexpr auto kMultiplyEven = [](U64 a, U64 b) {
  return U64{static_cast<U32>(a)} * static_cast<U32>(b);
};
constexpr auto kMultiplyEvenSigned = [](U64 a, U64 b) {
  return static_cast<U64>(S64{static_cast<S32>(a)} * static_cast<S32>(b));
};
constexpr auto kShiftLeftEach = [](auto a, auto b) {
  return b >= 8 * sizeof a ? 0 : static_cast<decltype(a)>(a << b);
};
constexpr auto kShiftRightEach = [](auto a, auto b) {
  return b >= 8 * sizeof a ? 0 : static_cast<decltype(a)>(a >> b);
};
constexpr auto kShiftRightSignedEach = [](auto a, auto b) {
  using Unsigned = decltype(a);
  const auto count = std::min<U64>(b, 8 * sizeof a - 1);
  return static_cast<Unsigned>(static_cast<std::make_signed_t<Unsigned>>(a) >> count);
};
constexpr auto kRotateLeftEach = [](auto a, auto b) { return std::rotl(a, static_cast<int>(b)); };
constexpr auto kRotateRightEach = [](auto a, auto b) { return std::rotr(a, static_cast<int>(b)); };
constexpr auto kMultiplyWords = [](U64 a, U64 b) { return a * b; };
constexpr auto kAbsolute = [](auto a) {
  using Unsigned = std::make_unsigned_t<decltype(a)>;
  const auto bits = static_cast<Unsigned>(a);
  return static_cast<Unsigned>(a < 0 ? Unsigned{0} - bits : bits);
};

// --- of all lanes by one count

template <class T, class Function>
void shift_all(Execution& e, Function function) {
  const U64 count = e.is_immediate[1] ? e.low(1) & 255 : e.in[1].lane<U64>(0);
  fill_lanes<T>(e, [&](size_t i) { return function(e.in[0].lane<T>(i), count); });
}
template <class T>
void shift_lanes_left(Execution& e) {
  shift_all<T>(e, [](T a, U64 count) {
    return count >= 8 * sizeof(T) ? T{0} : static_cast<T>(U64{a} << count);
  });
}
template <class T>
void shift_lanes_right(Execution& e) {
  shift_all<T>(
      e, [](T a, U64 count) { return count >= 8 * sizeof(T) ? T{0} : static_cast<T>(a >> count); });
}
template <class T>
void shift_lanes_right_signed(Execution& e) {
  shift_all<T>(e, [](T a, U64 count) {
    return static_cast<T>(a >> std::min<U64>(count, 8 * sizeof(T) - 1));
  });
}
template <class T>
void rotate_lanes_left(Execution& e) {
  shift_all<T>(e, [](T a, U64 count) { return std::rotl(a, static_cast<int>(count)); });
}
// By bytes, in each part of 16 bytes.
void shift_bytes(Execution& e, bool is_left) {
  const size_t count = std::min<size_t>(e.low(1) & 255, 16);
  Bytes result;
  for (size_t i = 0; i < e.width; ++i) {
    const size_t at = i % 16;
    const bool comes = is_left ? at >= count : at + count < 16;
    if (comes) result.bytes[i] = e.in[0].bytes[is_left ? i - count : i + count];
  }
  finish_packed(e, result);
}
void shift_bytes_left(Execution& e) { shift_bytes(e, true); }
void shift_bytes_right(Execution& e) { shift_bytes(e, false); }

// --- of pairs of lanes

// Lanes of R, each from two neighbours of both operands.
template <class T, class R, auto Function>
void from_pairs(Execution& e) {
  fill_lanes<R>(e, [&](size_t i) {
    return Function(e.in[0].lane<T>(2 * i), e.in[0].lane<T>(2 * i + 1), e.in[1].lane<T>(2 * i),
                    e.in[1].lane<T>(2 * i + 1));
  });
}
constexpr auto kSumOfProducts = [](S16 a, S16 b, S16 c, S16 d) {
  return static_cast<S32>(U32(S32{a} * c) + U32(S32{b} * d));
};
void multiply_add_bytes(Execution& e) {
  fill_lanes<S16>(e, [&](size_t i) {
    const int first = e.in[0].lane<U8>(2 * i) * e.in[1].lane<S8>(2 * i);
    const int other = e.in[0].lane<U8>(2 * i + 1) * e.in[1].lane<S8>(2 * i + 1);
    return saturated<S16>(first + other);
  });
}
void sum_of_distances(Execution& e) {
  Bytes result;
  for (size_t i = 0; i < e.width / 8; ++i) {
    U64 sum = 0;
    for (size_t k = 8 * i; k < 8 * i + 8; ++k)
      sum += static_cast<U64>(std::abs(int{e.in[0].bytes[k]} - int{e.in[1].bytes[k]}));
    result.set_lane<U64>(i, sum);
  }
  finish_packed(e, result);
}
// Eight sums of four distances: of a block of the second operand, from eight starts in the first.
void sums_of_distances(Execution& e) {
  Bytes result;
  for (size_t half = 0; half < e.width / 16; ++half) {
    const U64 control = e.low(2) >> (3 * half);
    const size_t block = 16 * half + (control & 3) * 4, start = 16 * half + (control >> 2 & 1) * 4;
    for (size_t i = 0; i < 8; ++i) {
      int sum = 0;
      for (size_t k = 0; k < 4; ++k)
        sum += std::abs(int{e.in[0].bytes[start + i + k]} - int{e.in[1].bytes[block + k]});
      result.set_lane<U16>(8 * half + i, static_cast<U16>(sum));
    }
  }
  finish_packed(e, result);
}
void minimum_and_position(Execution& e) {
  size_t least = 0;
  for (size_t i = 1; i < 8; ++i)
    if (e.in[0].lane<U16>(i) < e.in[0].lane<U16>(least)) least = i;
  Bytes result;
  result.set_lane<U16>(0, e.in[0].lane<U16>(least));
  result.set_lane<U16>(1, static_cast<U16>(least));
  finish_packed(e, result);
}

// --- narrower and wider lanes

// In each half: the first operand's lanes, then the second's.
template <class From, class To>
void pack(Execution& e) {
  constexpr size_t kHalf = 16 / sizeof(To);
  fill_lanes<To>(e, [&](size_t i) {
    const size_t half = i / kHalf, at = i % kHalf;
    const Bytes& source = e.in[at < kHalf / 2 ? 0 : 1];
    return saturated<To>(source.lane<From>(half * kHalf / 2 + at % (kHalf / 2)));
  });
}
// Cut to narrower lanes, or extended.
template <class From, class To>
void resize(Execution& e) {
  convert_lanes<From, To>(e, [](From value) { return static_cast<To>(value); });
}

// --- moves of lanes

// Lane i of the result is lane from(i) of an operand, counted through all operands.
template <class T, class Function>
void choose(Execution& e, Function from) {
  fill_lanes<T>(e, [&](size_t i) {
    const auto [operand, lane] = from(i);
    return e.in[operand].template lane<T>(lane);
  });
}
struct Choice {
  size_t operand, lane;
};
template <class T, bool IsHigh>
void interleave(Execution& e) {
  constexpr size_t kHalf = 16 / sizeof(T);
  choose<T>(e, [](size_t i) {
    const size_t at = i % kHalf, half = i / kHalf * kHalf;
    return Choice{at % 2, half + at / 2 + (IsHigh ? kHalf / 2 : 0)};
  });
}
U64 field(const Execution& e, size_t operand, size_t index, unsigned bits) {
  return e.low(operand) >> (index * bits) & ((1u << bits) - 1);
}
void shuffle_words(Execution& e) {  // pshufd, vpermilps by an immediate
  choose<U32>(e, [&](size_t i) { return Choice{0, i / 4 * 4 + field(e, 1, i % 4, 2)}; });
}
void shuffle_low(Execution& e) {
  choose<U16>(e, [&](size_t i) {
    return Choice{0, i % 8 < 4 ? i / 8 * 8 + field(e, 1, i % 4, 2) : i};
  });
}
void shuffle_high(Execution& e) {
  choose<U16>(e, [&](size_t i) {
    return Choice{0, i % 8 >= 4 ? i / 8 * 8 + 4 + field(e, 1, i % 4, 2) : i};
  });
}
void shuffle_floats(Execution& e) {
  choose<U32>(e, [&](size_t i) { return Choice{i % 4 / 2, i / 4 * 4 + field(e, 2, i % 4, 2)}; });
}
void shuffle_doubles(Execution& e) {
  choose<U64>(e, [&](size_t i) { return Choice{i % 2, i / 2 * 2 + field(e, 2, i, 1)}; });
}
void shuffle_bytes(Execution& e) {
  Bytes result;
  for (size_t i = 0; i < e.width; ++i) {
    const U8 from = e.in[1].bytes[i];
    result.bytes[i] = from >= 128 ? U8{0} : e.in[0].bytes[i / 16 * 16 + from % 16];
  }
  finish_packed(e, result);
}
void permute_floats(Execution& e) {
  if (e.is_immediate[1]) return shuffle_words(e);
  choose<U32>(e, [&](size_t i) { return Choice{0, i / 4 * 4 + e.in[1].lane<U32>(i) % 4}; });
}
void permute_doubles(Execution& e) {
  choose<U64>(e, [&](size_t i) {
    const size_t from = e.is_immediate[1] ? field(e, 1, i, 1) : e.in[1].lane<U64>(i) >> 1 & 1;
    return Choice{0, i / 2 * 2 + from};
  });
}
// By an immediate the lanes of each half of 32 bytes, or all lanes by the numbers in the first
// operand.
template <class T>
void permute_all(Execution& e) {
  const size_t count = lane_count<T>(e);
  choose<T>(e, [&](size_t i) {
    return e.is_immediate[1] ? Choice{0, i / 4 * 4 + field(e, 1, i % 4, 2)}
                             : Choice{1, e.in[0].lane<T>(i) % count};
  });
}
// Of the first and the third operand, by the numbers in the second.
template <class T>
void look_up(Execution& e) {
  const size_t count = lane_count<T>(e);
  choose<T>(e, [&](size_t i) {
    const size_t number = e.in[1].lane<T>(i) % (2 * count);
    return Choice{number < count ? 0u : 2u, number % count};
  });
}
// Bit by bit: the immediate lists the results.
void choose_bits(Execution& e) {
  fill_lanes<U64>(e, [&](size_t i) {
    U64 result = 0;
    for (unsigned row = 0; row < 8; ++row) {
      U64 is_here = (e.low(3) >> row & 1) != 0 ? ~U64{0} : 0;
      for (size_t o = 0; o < 3; ++o)
        is_here &= (row >> (2 - o) & 1) != 0 ? e.in[o].lane<U64>(i) : ~e.in[o].lane<U64>(i);
      result |= is_here;
    }
    return result;
  });
}
void permute_halves(Execution& e) {
  Bytes result;
  for (size_t half = 0; half < 2; ++half) {
    const U64 control = e.low(2) >> (4 * half);
    if ((control & 8) != 0) continue;
    std::memcpy(&result.bytes[16 * half], &e.in[control >> 1 & 1].bytes[16 * (control & 1)], 16);
  }
  finish_packed(e, result);
}
// Of the first operand's parts of so many bytes.
template <size_t kBytes>
void extract_part(Execution& e) {
  const size_t part = e.low(1) % (e.in_width[0] / kBytes);
  e.out[0] = {};
  std::memcpy(e.out[0].bytes.data(), &e.in[0].bytes[kBytes * part], kBytes);
}
template <size_t kBytes>
void insert_part(Execution& e) {
  const size_t part = e.low(2) % (e.in_width[0] / kBytes);
  Bytes result = e.in[0];
  std::memcpy(&result.bytes[kBytes * part], e.in[1].bytes.data(), kBytes);
  finish_packed(e, result);
}
template <size_t kBytes>
void broadcast_part(Execution& e) {
  choose<U64>(e, [](size_t i) { return Choice{0, i % (kBytes / 8)}; });
}
// Parts of 16 bytes: for the lower half of the first operand, for the upper one of the second.
void shuffle_parts(Execution& e) {
  const size_t parts = e.width / 16;
  choose<U64>(e, [&](size_t i) {
    const size_t from = field(e, 2, i / 2, parts == 2 ? 1 : 2);
    return Choice{i / parts, 2 * from + i % 2};
  });
}
// Of the second operand from some lane on, then of the first.
template <class T>
void align_lanes(Execution& e) {
  const size_t count = lane_count<T>(e), first = e.low(2) % count;
  choose<T>(e, [&](size_t i) { return Choice{i + first < count ? 1u : 0u, (i + first) % count}; });
}
void align(Execution& e) {
  Bytes result;
  const size_t count = e.low(2) & 255;
  for (size_t i = 0; i < e.width; ++i) {
    const size_t half = i / 16 * 16, from = i % 16 + count;
    if (from < 32) result.bytes[i] = e.in[from < 16 ? 1 : 0].bytes[half + from % 16];
  }
  finish_packed(e, result);
}
template <class T>
void blend(Execution& e) {
  choose<T>(e, [&](size_t i) { return Choice{field(e, 2, i % 8, 1), i}; });
}
template <class T>
void blend_by_signs(Execution& e) {
  choose<T>(e, [&](size_t i) {
    return Choice{e.in[2].lane<std::make_signed_t<T>>(i) < 0 ? 1u : 0u, i};
  });
}
template <class T>
void broadcast(Execution& e) {
  choose<T>(e, [](size_t) { return Choice{0, 0}; });
}
template <class T>
void insert_lane(Execution& e) {
  Bytes result = e.in[0];
  result.set_lane<T>(e.low(2) & (16 / sizeof(T) - 1), static_cast<T>(e.low(1)));
  finish_packed(e, result);
}
template <class T>
void extract_lane(Execution& e) {
  e.give(e.in[0].lane<T>(e.low(1) & (16 / sizeof(T) - 1)));
}
void insert_float(Execution& e) {
  Bytes result = e.in[0];
  result.set_lane<U32>(field(e, 2, 2, 2), e.in[1].lane<U32>(field(e, 2, 3, 2)));
  for (size_t i = 0; i < 4; ++i)
    if ((e.low(2) >> i & 1) != 0) result.set_lane<U32>(i, 0);
  finish_packed(e, result);
}
template <class T>
void collect_signs(Execution& e) {
  U64 result = 0;
  for (size_t i = 0; i < e.in_width[0] / sizeof(T); ++i)
    if (e.in[0].lane<T>(i) < 0) result |= U64{1} << i;
  e.give(result);
}
template <class T>
void test_bits(Execution& e) {
  T both = 0, other = 0;
  for (size_t i = 0; i < lane_count<T>(e); ++i) {
    both = static_cast<T>(both | (e.in[0].lane<T>(i) & e.in[1].lane<T>(i)));
    other = static_cast<T>(other | (~e.in[0].lane<T>(i) & e.in[1].lane<T>(i)));
  }
  using namespace mir::eflags;
  const bool signs_only = std::is_signed_v<T>;
  e.flags.put(Z, signs_only ? !(both < T{0}) : both == 0);
  e.flags.put(C, signs_only ? !(other < T{0}) : other == 0);
  for (uint8_t flag : {P, A, S, O}) e.flags.put(flag, false);
}

// --- whole registers

// Between registers all that there is; from memory as much as is read, and zeros.
void move_whole(Execution& e) {
  if (e.out_count != 0 && (e.desc.properties & mir::instr::MayStore) != 0) {
    std::memcpy(e.out[0].bytes.data(), e.in[0].bytes.data(), e.out_width[0]);
    return;
  }
  finish_packed(e, e.in[0]);
}
// Of one lane: from memory or a general register to a register whose other lanes become zero; to
// memory or a general register; or, of two operands, into the first one's lowest lane.
template <class T>
void move_lane(Execution& e) {
  Bytes result = e.in_count == 2 ? e.in[0] : Bytes{};
  const T lane = e.in[e.in_count - 1].lane<T>(0);
  if (e.is_general[0] || (e.desc.properties & mir::instr::MayStore) != 0) return e.give(lane);
  result.set_lane<T>(0, lane);
  finish_packed(e, result);
}

constexpr NamedOperation kPackedOperations[] = {
    {"movaps", move_whole},
    {"movups", move_whole},
    {"movsd", move_lane<U64>},
    {"movss", move_lane<U32>},
    {"movd", move_lane<U32>},
    {"movq", move_lane<U64>},
    {"andps", lanes<U64, kAnd>},
    {"andnps", lanes<U64, kAndNot>},
    {"orps", lanes<U64, kOr>},
    {"xorps", lanes<U64, kXor>},
    {"pand", lanes<U64, kAnd>},
    {"pandn", lanes<U64, kAndNot>},
    {"por", lanes<U64, kOr>},
    {"pxor", lanes<U64, kXor>},
    {"pandq", lanes<U64, kAnd>},
    {"pandnq", lanes<U64, kAndNot>},
    {"porq", lanes<U64, kOr>},
    {"pxorq", lanes<U64, kXor>},
    {"pternlogd", choose_bits},
    {"pternlogq", choose_bits},
    {"paddb", lanes<U8, kAdd>},
    {"paddw", lanes<U16, kAdd>},
    {"paddd", lanes<U32, kAdd>},
    {"paddq", lanes<U64, kAdd>},
    {"psubb", lanes<U8, kSubtract>},
    {"psubw", lanes<U16, kSubtract>},
    {"psubd", lanes<U32, kSubtract>},
    {"psubq", lanes<U64, kSubtract>},
    {"paddsb", lanes<S8, kAddSaturated>},
    {"paddsw", lanes<S16, kAddSaturated>},
    {"paddusb", lanes<U8, kAddSaturated>},
    {"paddusw", lanes<U16, kAddSaturated>},
    {"psubsb", lanes<S8, kSubtractSaturated>},
    {"psubsw", lanes<S16, kSubtractSaturated>},
    {"psubusb", lanes<U8, kSubtractSaturated>},
    {"psubusw", lanes<U16, kSubtractSaturated>},
    {"pminub", lanes<U8, kMinimum>},
    {"pminuw", lanes<U16, kMinimum>},
    {"pminud", lanes<U32, kMinimum>},
    {"pminsb", lanes<S8, kMinimum>},
    {"pminsw", lanes<S16, kMinimum>},
    {"pminsd", lanes<S32, kMinimum>},
    {"pmaxub", lanes<U8, kMaximum>},
    {"pmaxuw", lanes<U16, kMaximum>},
    {"pmaxud", lanes<U32, kMaximum>},
    {"pmaxsb", lanes<S8, kMaximum>},
    {"pmaxsw", lanes<S16, kMaximum>},
    {"pmaxsd", lanes<S32, kMaximum>},
    {"pminuq", lanes<U64, kMinimum>},
    {"pminsq", lanes<S64, kMinimum>},
    {"pmaxuq", lanes<U64, kMaximum>},
    {"pmaxsq", lanes<S64, kMaximum>},
    {"pavgb", lanes<U8, kAverage>},
    {"pavgw", lanes<U16, kAverage>},
    {"pcmpeqb", lanes<U8, kEqual>},
    {"pcmpeqw", lanes<U16, kEqual>},
    {"pcmpeqd", lanes<U32, kEqual>},
    {"pcmpeqq", lanes<U64, kEqual>},
    {"pcmpgtb", lanes<S8, kGreater>},
    {"pcmpgtw", lanes<S16, kGreater>},
    {"pcmpgtd", lanes<S32, kGreater>},
    {"pcmpgtq", lanes<S64, kGreater>},
    {"pmullw", lanes<S16, kMultiplyLow>},
    {"pmulld", lanes<S32, kMultiplyLow>},
    {"pmullq", lanes<U64, kMultiplyWords>},
    {"pmulhw", lanes<S16, kMultiplyHigh>},
    {"pmulhuw", lanes<U16, kMultiplyHighUnsigned>},
    {"pmulhrsw", lanes<S16, kMultiplyRounded>},
    {"pmuludq", lanes<U64, kMultiplyEven>},
    {"pmuldq", lanes<U64, kMultiplyEvenSigned>},
    {"psignb", lanes<S8, kSign>},
    {"psignw", lanes<S16, kSign>},
    {"psignd", lanes<S32, kSign>},
    {"pabsb", each_lane<S8, U8, kAbsolute>},
    {"pabsw", each_lane<S16, U16, kAbsolute>},
    {"pabsd", each_lane<S32, U32, kAbsolute>},
    {"pabsq", each_lane<S64, U64, kAbsolute>},
    {"psllvd", lanes<U32, kShiftLeftEach>},
    {"psllvq", lanes<U64, kShiftLeftEach>},
    {"psrlvd", lanes<U32, kShiftRightEach>},
    {"psrlvq", lanes<U64, kShiftRightEach>},
    {"psravd", lanes<U32, kShiftRightSignedEach>},
    {"psllvw", lanes<U16, kShiftLeftEach>},
    {"psrlvw", lanes<U16, kShiftRightEach>},
    {"psravw", lanes<U16, kShiftRightSignedEach>},
    {"psravq", lanes<U64, kShiftRightSignedEach>},
    {"prolvd", lanes<U32, kRotateLeftEach>},
    {"prolvq", lanes<U64, kRotateLeftEach>},
    {"prorvd", lanes<U32, kRotateRightEach>},
    {"prorvq", lanes<U64, kRotateRightEach>},
    {"prold", rotate_lanes_left<U32>},
    {"prolq", rotate_lanes_left<U64>},
    {"psllw", shift_lanes_left<U16>},
    {"pslld", shift_lanes_left<U32>},
    {"psllq", shift_lanes_left<U64>},
    {"psrlw", shift_lanes_right<U16>},
    {"psrld", shift_lanes_right<U32>},
    {"psrlq", shift_lanes_right<U64>},
    {"psraw", shift_lanes_right_signed<S16>},
    {"psrad", shift_lanes_right_signed<S32>},
    {"psraq", shift_lanes_right_signed<S64>},
    {"pslldq", shift_bytes_left},
    {"psrldq", shift_bytes_right},
    {"pmaddwd", from_pairs<S16, S32, kSumOfProducts>},
    {"pmaddubsw", multiply_add_bytes},
    {"psadbw", sum_of_distances},
    {"mpsadbw", sums_of_distances},
    {"phminposuw", minimum_and_position},
    {"phaddw", neighbours<S16, kAdd>},
    {"phaddd", neighbours<S32, kAdd>},
    {"phaddsw", neighbours<S16, kAddSaturated>},
    {"phsubw", neighbours<S16, kSubtract>},
    {"phsubd", neighbours<S32, kSubtract>},
    {"phsubsw", neighbours<S16, kSubtractSaturated>},
    {"packsswb", pack<S16, S8>},
    {"packssdw", pack<S32, S16>},
    {"packuswb", pack<S16, U8>},
    {"packusdw", pack<S32, U16>},
    {"pmovzxbw", resize<U8, U16>},
    {"pmovzxbd", resize<U8, U32>},
    {"pmovzxbq", resize<U8, U64>},
    {"pmovzxwd", resize<U16, U32>},
    {"pmovzxwq", resize<U16, U64>},
    {"pmovzxdq", resize<U32, U64>},
    {"pmovsxbw", resize<S8, S16>},
    {"pmovsxbd", resize<S8, S32>},
    {"pmovsxbq", resize<S8, S64>},
    {"pmovsxwd", resize<S16, S32>},
    {"pmovsxwq", resize<S16, S64>},
    {"pmovsxdq", resize<S32, S64>},
    {"pmovwb", resize<U16, U8>},
    {"pmovdw", resize<U32, U16>},
    {"pmovdb", resize<U32, U8>},
    {"pmovqd", resize<U64, U32>},
    {"pmovqw", resize<U64, U16>},
    {"pmovqb", resize<U64, U8>},
    {"punpcklbw", interleave<U8, false>},
    {"punpckhbw", interleave<U8, true>},
    {"punpcklwd", interleave<U16, false>},
    {"punpckhwd", interleave<U16, true>},
    {"punpckldq", interleave<U32, false>},
    {"punpckhdq", interleave<U32, true>},
    {"punpcklqdq", interleave<U64, false>},
    {"punpckhqdq", interleave<U64, true>},
    {"unpcklps", interleave<U32, false>},
    {"unpckhps", interleave<U32, true>},
    {"unpcklpd", interleave<U64, false>},
    {"unpckhpd", interleave<U64, true>},
    {"pshufd", shuffle_words},
    {"pshuflw", shuffle_low},
    {"pshufhw", shuffle_high},
    {"shufps", shuffle_floats},
    {"shufpd", shuffle_doubles},
    {"pshufb", shuffle_bytes},
    {"permilps", permute_floats},
    {"permilpd", permute_doubles},
    {"permw", permute_all<U16>},
    {"permd", permute_all<U32>},
    {"permq", permute_all<U64>},
    {"permps", permute_all<U32>},
    {"permpd", permute_all<U64>},
    {"permt2w", look_up<U16>},
    {"permt2d", look_up<U32>},
    {"permt2q", look_up<U64>},
    {"permt2ps", look_up<U32>},
    {"permt2pd", look_up<U64>},
    {"perm2f128", permute_halves},
    {"shuff64x2", shuffle_parts},
    {"extractf128", extract_part<16>},
    {"extractf32x4", extract_part<16>},
    {"extractf64x4", extract_part<32>},
    {"insertf128", insert_part<16>},
    {"insertf32x4", insert_part<16>},
    {"insertf64x4", insert_part<32>},
    {"broadcastf32x4", broadcast_part<16>},
    {"broadcastf64x4", broadcast_part<32>},
    {"alignd", align_lanes<U32>},
    {"alignq", align_lanes<U64>},
    {"palignr", align},
    {"pblendw", blend<U16>},
    {"blendps", blend<U32>},
    {"blendpd", blend<U64>},
    {"pblendd", blend<U32>},
    {"pblendvb", blend_by_signs<U8>},
    {"blendvps", blend_by_signs<U32>},
    {"blendvpd", blend_by_signs<U64>},
    {"broadcastss", broadcast<U32>},
    {"broadcastsd", broadcast<U64>},
    {"movddup", broadcast<U64>},
    {"pbroadcastb", broadcast<U8>},
    {"pbroadcastw", broadcast<U16>},
    {"pbroadcastd", broadcast<U32>},
    {"pbroadcastq", broadcast<U64>},
    {"pinsrb", insert_lane<U8>},
    {"pinsrw", insert_lane<U16>},
    {"pinsrd", insert_lane<U32>},
    {"pinsrq", insert_lane<U64>},
    {"pextrb", extract_lane<U8>},
    {"pextrw", extract_lane<U16>},
    {"pextrd", extract_lane<U32>},
    {"pextrq", extract_lane<U64>},
    {"insertps", insert_float},
    {"movmskps", collect_signs<S32>},
    {"movmskpd", collect_signs<S64>},
    {"pmovmskb", collect_signs<S8>},
    {"ptest", test_bits<U64>},
    {"testps", test_bits<S32>},
    {"testpd", test_bits<S64>},
};

}  // namespace

std::span<const NamedOperation> packed_operations() { return kPackedOperations; }

}  // namespace lilt::machine
