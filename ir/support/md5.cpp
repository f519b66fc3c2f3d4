#include "ir/support/md5.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace lilt {

namespace {

constexpr size_t kBlock = 64;  // bytes
using State = std::array<uint32_t, 4>;

constexpr State kStart = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476};
// By round and step modulo 4.
constexpr int kShifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

// The number that step i, from 0, adds.
uint32_t sine_of(uint32_t i) {
  return static_cast<uint32_t>(std::floor(std::abs(std::sin(i + 1.0)) * 4294967296.0));
}

// The word of the block that a step reads.
constexpr uint32_t word_of(uint32_t step) {
  constexpr uint32_t kFactors[] = {1, 5, 3, 7}, kOffsets[] = {0, 1, 5, 0};
  return (kFactors[step / 16] * step + kOffsets[step / 16]) % 16;
}

uint32_t mix(uint32_t round, uint32_t x, uint32_t y, uint32_t z) {
  switch (round) {
    case 0:
      return (x & y) | (~x & z);
    case 1:
      return (x & z) | (y & ~z);
    case 2:
      return x ^ y ^ z;
    default:
      return y ^ (x | ~z);
  }
}

void add_block(State& state, const uint8_t* bytes) {
  std::array<uint32_t, 16> words;
  std::memcpy(words.data(), bytes, kBlock);  // x86-64 is little-endian, as MD5 is
  auto [a, b, c, d] = state;
  for (uint32_t step = 0; step < 64; ++step) {
    const uint32_t round = step / 16;
    const uint32_t sum = a + mix(round, b, c, d) + words[word_of(step)] + sine_of(step);
    a = d;
    d = c;
    c = b;
    b += std::rotl(sum, kShifts[round][step % 4]);
  }
  state = {state[0] + a, state[1] + b, state[2] + c, state[3] + d};
}

}  // namespace

std::array<uint8_t, 16> md5(std::string_view text) {
  State state = kStart;
  const uint64_t bits = uint64_t{text.size()} * 8;
  const auto* const bytes = reinterpret_cast<const uint8_t*>(text.data());
  const size_t whole = text.size() / kBlock * kBlock;
  for (size_t at = 0; at < whole; at += kBlock) add_block(state, bytes + at);
  // The rest, a bit that is 1, zeros, and the length.
  std::array<uint8_t, 2 * kBlock> tail{};
  const size_t rest = text.size() - whole;
  std::copy_n(bytes + whole, rest, tail.begin());
  tail[rest] = 0x80;
  const size_t size = rest + 1 + sizeof bits <= kBlock ? kBlock : 2 * kBlock;
  std::memcpy(tail.data() + size - sizeof bits, &bits, sizeof bits);
  for (size_t at = 0; at < size; at += kBlock) add_block(state, tail.data() + at);
  std::array<uint8_t, 16> result;
  std::memcpy(result.data(), state.data(), result.size());
  return result;
}

}  // namespace lilt
