// Products without carries, ciphers and hashes ("Federal Information Processing Standards" 197 and
// 180-4).
#include <array>
#include <bit>

#include "runtime/machine/lanes.h"

namespace lilt::machine {

namespace {

void multiply_without_carry(Execution& e) {
  const uint64_t control = e.low(2);
  const uint64_t a = e.in[0].lane<uint64_t>(control & 1),
                 b = e.in[1].lane<uint64_t>(control >> 4 & 1);
  unsigned __int128 product = 0;
  for (unsigned i = 0; i < 64; ++i)
    if ((b >> i & 1) != 0) product ^= static_cast<unsigned __int128>(a) << i;
  Bytes result;
  result.set_lane<uint64_t>(0, static_cast<uint64_t>(product));
  result.set_lane<uint64_t>(1, static_cast<uint64_t>(product >> 64));
  finish_packed(e, result);
}

// --- AES: a state of 16 bytes, column by column

uint8_t doubled(uint8_t a) { return static_cast<uint8_t>(a << 1 ^ (a >= 128 ? 0x1B : 0)); }
uint8_t product(uint8_t a, unsigned factor) {
  uint8_t sum = 0;
  for (; factor != 0; factor >>= 1, a = doubled(a))
    if ((factor & 1) != 0) sum ^= a;
  return sum;
}
struct Boxes {
  std::array<uint8_t, 256> box, inverse;
};
// The inverse in the field of 256 elements, and an affine map of its bits.
constexpr Boxes make_boxes() {
  Boxes boxes{};
  std::array<uint8_t, 256> power{}, logarithm{};
  uint8_t x = 1;
  for (unsigned i = 0; i < 255; ++i) {  // 3 generates the field
    power[i] = x;
    logarithm[x] = static_cast<uint8_t>(i);
    x = static_cast<uint8_t>(x ^ x << 1 ^ (x >= 128 ? 0x1B : 0));
  }
  for (unsigned i = 0; i < 256; ++i) {
    const uint8_t b = i == 0 ? uint8_t{0} : power[(255u - logarithm[i]) % 255];
    const auto s = static_cast<uint8_t>(b ^ std::rotl(b, 1) ^ std::rotl(b, 2) ^ std::rotl(b, 3) ^
                                        std::rotl(b, 4) ^ 0x63);
    boxes.box[i] = s;
    boxes.inverse[s] = static_cast<uint8_t>(i);
  }
  return boxes;
}
constexpr Boxes kBoxes = make_boxes();

void mix_columns(Bytes& state, const std::array<unsigned, 4>& factors) {
  const Bytes old = state;
  for (size_t i = 0; i < 16; ++i) {
    uint8_t sum = 0;
    for (size_t k = 0; k < 4; ++k)
      sum ^= product(old.bytes[i / 4 * 4 + k], factors[(4 + k - i % 4) % 4]);
    state.bytes[i] = sum;
  }
}
constexpr std::array<unsigned, 4> kMix = {2, 3, 1, 1}, kUnmix = {14, 11, 13, 9};

template <bool Encrypts, bool IsLast>
void cipher_step(Execution& e) {
  Bytes state;
  for (size_t i = 0; i < 16; ++i) {  // rows are rotated by their number
    const size_t row = i % 4, from = (i + (Encrypts ? 4 * row : 16 - 4 * row)) % 16;
    const uint8_t byte = e.in[0].bytes[from];
    state.bytes[i] = Encrypts ? kBoxes.box[byte] : kBoxes.inverse[byte];
  }
  if (!IsLast) mix_columns(state, Encrypts ? kMix : kUnmix);
  for (size_t i = 0; i < 16; ++i) state.bytes[i] ^= e.in[1].bytes[i];
  finish_packed(e, state);
}
void unmix(Execution& e) {
  Bytes state = e.in[0];
  mix_columns(state, kUnmix);
  finish_packed(e, state);
}
void assist_key(Execution& e) {
  Bytes result;
  for (size_t i = 0; i < 2; ++i) {
    uint32_t word = e.in[0].lane<uint32_t>(2 * i + 1), mapped = 0;
    for (unsigned k = 0; k < 4; ++k) mapped |= uint32_t{kBoxes.box[word >> 8 * k & 255]} << 8 * k;
    result.set_lane<uint32_t>(2 * i, mapped);
    result.set_lane<uint32_t>(2 * i + 1,
                              std::rotr(mapped, 8) ^ static_cast<uint32_t>(e.low(1) & 255));
  }
  finish_packed(e, result);
}

// --- SHA: words from the highest lane down

using Words = std::array<uint32_t, 4>;
Words words(const Execution& e, size_t i) {
  return {e.in[i].lane<uint32_t>(3), e.in[i].lane<uint32_t>(2), e.in[i].lane<uint32_t>(1),
          e.in[i].lane<uint32_t>(0)};
}
void give_words(Execution& e, const Words& words) {
  Bytes result;
  for (size_t i = 0; i < 4; ++i) result.set_lane<uint32_t>(3 - i, words[i]);
  finish_packed(e, result);
}
void sha1_message_1(Execution& e) {
  const Words a = words(e, 0), b = words(e, 1);
  give_words(e, {a[0] ^ a[2], a[1] ^ a[3], a[2] ^ b[0], a[3] ^ b[1]});
}
void sha1_message_2(Execution& e) {
  const Words a = words(e, 0), b = words(e, 1);
  const uint32_t first = std::rotl(a[0] ^ b[1], 1);
  give_words(
      e, {first, std::rotl(a[1] ^ b[2], 1), std::rotl(a[2] ^ b[3], 1), std::rotl(a[3] ^ first, 1)});
}
void sha1_next(Execution& e) {
  Words b = words(e, 1);
  b[0] += std::rotl(words(e, 0)[0], 30);
  give_words(e, b);
}
void sha1_rounds(Execution& e) {
  constexpr std::array<uint32_t, 4> kConstants = {0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6};
  const unsigned kind = e.low(2) & 3;
  auto [a, b, c, d] = words(e, 0);
  uint32_t last = 0;
  const Words messages = words(e, 1);
  for (size_t i = 0; i < 4; ++i) {
    const uint32_t f = kind == 0   ? (b & c) ^ (~b & d)
                       : kind == 2 ? (b & c) ^ (b & d) ^ (c & d)
                                   : b ^ c ^ d;
    const uint32_t next = f + std::rotl(a, 5) + messages[i] + last + kConstants[kind];
    last = d, d = c, c = std::rotl(b, 30), b = a, a = next;
  }
  give_words(e, {a, b, c, d});
}
void sha256_message_1(Execution& e) {
  const Words a = words(e, 0), b = words(e, 1);
  auto sigma = [](uint32_t x) { return std::rotr(x, 7) ^ std::rotr(x, 18) ^ x >> 3; };
  give_words(e, {a[0] + sigma(b[3]), a[1] + sigma(a[0]), a[2] + sigma(a[1]), a[3] + sigma(a[2])});
}
void sha256_message_2(Execution& e) {
  const Words a = words(e, 0), b = words(e, 1);
  auto sigma = [](uint32_t x) { return std::rotr(x, 17) ^ std::rotr(x, 19) ^ x >> 10; };
  const uint32_t third = a[3] + sigma(b[1]), second = a[2] + sigma(b[0]);
  give_words(e, {a[0] + sigma(second), a[1] + sigma(third), second, third});
}
void sha256_rounds(Execution& e) {
  auto [a, b, e0, f] = words(e, 1);
  auto [c, d, g, h] = words(e, 0);
  for (size_t i = 0; i < 2; ++i) {
    const uint32_t chosen = (e0 & f) ^ (~e0 & g), majority = (a & b) ^ (a & c) ^ (b & c);
    const uint32_t sum1 = std::rotr(e0, 6) ^ std::rotr(e0, 11) ^ std::rotr(e0, 25);
    const uint32_t sum0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const uint32_t first = chosen + sum1 + e.in[2].lane<uint32_t>(i) + h;
    const uint32_t next_a = first + majority + sum0, next_e = first + d;
    h = g, g = f, f = e0, e0 = next_e, d = c, c = b, b = a, a = next_a;
  }
  give_words(e, {a, b, e0, f});
}

constexpr NamedOperation kCipherOperations[] = {
    {"pclmulqdq", multiply_without_carry},
    {"aesenc", cipher_step<true, false>},
    {"aesenclast", cipher_step<true, true>},
    {"aesdec", cipher_step<false, false>},
    {"aesdeclast", cipher_step<false, true>},
    {"aesimc", unmix},
    {"aeskeygenassist", assist_key},
    {"sha1msg1", sha1_message_1},
    {"sha1msg2", sha1_message_2},
    {"sha1nexte", sha1_next},
    {"sha1rnds4", sha1_rounds},
    {"sha256msg1", sha256_message_1},
    {"sha256msg2", sha256_message_2},
    {"sha256rnds2", sha256_rounds},
};

}  // namespace

std::span<const NamedOperation> cipher_operations() { return kCipherOperations; }

}  // namespace lilt::machine
