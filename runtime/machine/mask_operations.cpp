// Mask registers, and lanes that a mask chooses: by bits of a mask register (AVX-512), or by the
// signs of a vector's lanes (AVX). A mask has a bit for each lane; those above are zero.
#include <bit>

#include "ir/support/bits.h"
#include "runtime/machine/lanes.h"

namespace lilt::machine {

namespace {

// --- masks as words

template <unsigned kBits>
constexpr NamedOperation moves(std::string_view mnemonic) {
  return on_words(mnemonic, [](auto& e) { e.give(e.low(0) & low_mask(kBits)); });
}
// The second operand's lower bits, above them the first's.
template <unsigned kBits>
constexpr NamedOperation joins(std::string_view mnemonic) {
  return on_words(mnemonic, [](auto& e) {
    e.give((e.low(0) & low_mask(kBits)) << kBits | (e.low(1) & low_mask(kBits)));
  });
}
constexpr auto kShiftMaskLeft = [](auto& e) {
  const uint64_t count = e.low(1) & 255;
  e.give(count > 63 ? 0 : e.low(0) << count);
};
constexpr auto kShiftMaskRight = [](auto& e) {
  const uint64_t count = e.low(1) & 255;
  e.give(count > 63 ? 0 : e.low(0) >> count);
};

// --- masks and lanes

template <class T>
void lanes_of_mask(Execution& e) {
  fill_lanes<T>(e, [&](size_t i) { return (e.low(0) >> i & 1) != 0 ? static_cast<T>(-1) : T{0}; });
}
template <class T>
void mask_of_signs(Execution& e) {
  choose_lanes(e, e.width / sizeof(T), [&](size_t i) { return e.in[0].lane<T>(i) < 0; });
}
template <class T>
void test_lanes(Execution& e) {
  choose_lanes(e, e.width / sizeof(T),
               [&](size_t i) { return (e.in[0].lane<T>(i) & e.in[1].lane<T>(i)) != 0; });
}
// Predicates by number; from 4 on the opposites.
template <class T>
void compare_integers(Execution& e) {
  choose_lanes(e, e.width / sizeof(T), [&](size_t i) {
    const T a = e.in[0].lane<T>(i), b = e.in[1].lane<T>(i);
    const bool holds[] = {a == b, a < b, a <= b, false};
    return holds[e.low(2) & 3] != ((e.low(2) & 4) != 0);
  });
}

// --- lanes that a mask chooses

// Of rows with a mask register: it, what it applies to, and what lanes are that it does not choose.
struct Masked {
  uint64_t mask;
  const Bytes &source, &other;
};
Masked masked(const Execution& e) {
  static constexpr Bytes kZeros{};
  const Bytes& other = e.in_count == 3 ? e.in[0] : kZeros;
  return {e.low(e.in_count - 2), e.in[e.in_count - 1], other};
}

template <class T>
void move_by_mask(Execution& e) {
  const auto [mask, source, other] = masked(e);
  fill_lanes<T>(e, [&](size_t i) { return ((mask >> i & 1) != 0 ? source : other).lane<T>(i); });
}
template <class T>
void blend_by_mask(Execution& e) {
  fill_lanes<T>(e, [&](size_t i) { return e.in[(e.low(0) >> i & 1) != 0 ? 2 : 1].lane<T>(i); });
}
// Side by side; then the others.
template <class T>
void compress(Execution& e) {
  const auto [mask, source, other] = masked(e);
  Bytes result = other;
  size_t count = 0;
  for (size_t i = 0; i < e.width / sizeof(T); ++i)
    if ((mask >> i & 1) != 0) result.set_lane<T>(count++, source.lane<T>(i));
  finish_packed(e, result);
}
template <class T>
void expand(Execution& e) {
  const auto [mask, source, other] = masked(e);
  size_t count = 0;
  fill_lanes<T>(e, [&](size_t i) {
    return (mask >> i & 1) != 0 ? source.lane<T>(count++) : other.lane<T>(i);
  });
}
// By the signs of the first operand.
template <class T>
void move_by_signs(Execution& e) {
  fill_lanes<T>(e, [&](size_t i) { return e.in[0].lane<T>(i) < 0 ? e.in[1].lane<T>(i) : T{0}; });
}

uint64_t by_mask(const Execution& e) { return masked(e).mask; }
template <class T>
uint64_t by_first_count(const Execution& e) {
  return low_mask(static_cast<uint32_t>(
      std::popcount(masked(e).mask & low_mask(e.width / static_cast<uint32_t>(sizeof(T))))));
}
template <class T>
uint64_t signs_of(const Execution& e, const Bytes& vector) {
  uint64_t signs = 0;
  for (size_t i = 0; i < e.width / sizeof(T); ++i) signs |= uint64_t{vector.lane<T>(i) < 0} << i;
  return signs;
}
template <class T>
uint64_t by_first_signs(const Execution& e) {
  return signs_of<T>(e, e.in[0]);
}

// A gather has old lanes, those that are loaded, and a mask, which becomes zero.
template <class T>
uint64_t of_gather(const Execution& e) {
  const bool is_mask = e.desc.operands[1].register_class == mir::RegClass::Bits;
  return is_mask ? e.low(2) : signs_of<T>(e, e.in[2]);
}
template <class T, size_t kDistance>
void gather(Execution& e) {
  const uint64_t mask = of_gather<T>(e);
  Bytes result;
  for (size_t i = 0; i < e.width / std::max(sizeof(T), kDistance); ++i)
    result.set_lane<T>(i, e.in[(mask >> i & 1) != 0 ? 1 : 0].lane<T>(i));
  e.out = {result, Bytes()};
}

template <class T>
constexpr NamedOperation moves_lanes(std::string_view mnemonic) {
  return {mnemonic, move_by_mask<T>, nullptr, {sizeof(T), 0, by_mask}};
}
template <class T>
constexpr NamedOperation moves_by_signs(std::string_view mnemonic) {
  return {mnemonic, move_by_signs<T>, nullptr, {sizeof(T), 0, by_first_signs<T>}};
}
template <class T>
constexpr NamedOperation compresses(std::string_view mnemonic) {
  return {mnemonic, compress<T>, nullptr, {sizeof(T), 0, by_first_count<T>}};
}
template <class T, class Distance>
constexpr NamedOperation gathers(std::string_view mnemonic) {
  return {
      mnemonic, gather<T, sizeof(Distance)>, nullptr, {sizeof(T), sizeof(Distance), of_gather<T>}};
}

constexpr NamedOperation kMaskOperations[] = {
    moves<8>("kmovb"),
    moves<16>("kmovw"),
    moves<32>("kmovd"),
    moves<64>("kmovq"),
    on_words("kandq", [](auto& e) { e.give(e.low(0) & e.low(1)); }),
    on_words("kandnq", [](auto& e) { e.give(~e.low(0) & e.low(1)); }),
    on_words("korq", [](auto& e) { e.give(e.low(0) | e.low(1)); }),
    on_words("kxorq", [](auto& e) { e.give(e.low(0) ^ e.low(1)); }),
    on_words("kxnorq", [](auto& e) { e.give(~(e.low(0) ^ e.low(1))); }),
    on_words("knotq", [](auto& e) { e.give(~e.low(0)); }),
    on_words("kshiftlq", kShiftMaskLeft),
    on_words("kshiftrq", kShiftMaskRight),
    joins<8>("kunpckbw"),
    joins<16>("kunpckwd"),
    joins<32>("kunpckdq"),
    {"pmovm2b", lanes_of_mask<uint8_t>},
    {"pmovm2w", lanes_of_mask<uint16_t>},
    {"pmovm2d", lanes_of_mask<uint32_t>},
    {"pmovm2q", lanes_of_mask<uint64_t>},
    {"pmovb2m", mask_of_signs<int8_t>},
    {"pmovw2m", mask_of_signs<int16_t>},
    {"pmovd2m", mask_of_signs<int32_t>},
    {"pmovq2m", mask_of_signs<int64_t>},
    {"ptestmb", test_lanes<uint8_t>},
    {"ptestmw", test_lanes<uint16_t>},
    {"ptestmd", test_lanes<uint32_t>},
    {"ptestmq", test_lanes<uint64_t>},
    {"pcmpb", compare_integers<int8_t>},
    {"pcmpw", compare_integers<int16_t>},
    {"pcmpd", compare_integers<int32_t>},
    {"pcmpq", compare_integers<int64_t>},
    {"pcmpub", compare_integers<uint8_t>},
    {"pcmpuw", compare_integers<uint16_t>},
    {"pcmpud", compare_integers<uint32_t>},
    {"pcmpuq", compare_integers<uint64_t>},
    {"pblendmb", blend_by_mask<uint8_t>},
    {"pblendmw", blend_by_mask<uint16_t>},
    {"pblendmd", blend_by_mask<uint32_t>},
    {"pblendmq", blend_by_mask<uint64_t>},
    moves_lanes<uint8_t>("movdqu8"),
    moves_lanes<uint16_t>("movdqu16"),
    moves_lanes<uint32_t>("movdqu32"),
    moves_lanes<uint64_t>("movdqu64"),
    moves_by_signs<int32_t>("maskmovps"),
    moves_by_signs<int64_t>("maskmovpd"),
    moves_by_signs<int32_t>("pmaskmovd"),
    moves_by_signs<int64_t>("pmaskmovq"),
    compresses<uint32_t>("pcompressd"),
    compresses<uint64_t>("pcompressq"),
    {"pexpandd", expand<uint32_t>},
    {"pexpandq", expand<uint64_t>},
    gathers<int32_t, int32_t>("gatherdps"),
    gathers<int64_t, int32_t>("gatherdpd"),
    gathers<int32_t, int64_t>("gatherqps"),
    gathers<int64_t, int64_t>("gatherqpd"),
    gathers<int32_t, int32_t>("pgatherdd"),
    gathers<int64_t, int32_t>("pgatherdq"),
    gathers<int32_t, int64_t>("pgatherqd"),
    gathers<int64_t, int64_t>("pgatherqq"),
};

}  // namespace

std::span<const NamedOperation> mask_operations() { return kMaskOperations; }

}  // namespace lilt::machine
