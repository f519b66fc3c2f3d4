// What a value is in each of several random runs of a piece of code.
//
// Both sides of a comparison are evaluated on the same runs, which are numbered: a value is its
// contents in all of them. What is free (arguments, phis, memory, results of calls) is chosen at
// random, by a hash of what it is, so that both sides find the same without asking each other.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>

#include "ir/support/arena.h"
#include "ir/support/bits.h"

namespace lilt::certify {

inline constexpr unsigned kRuns = 16;

// Words of 64 bits of a run that has so many bytes.
constexpr unsigned words_for(unsigned bytes) {
  return bytes <= 8 ? 1 : bytes <= 16 ? 2 : bytes <= 32 ? 4 : 8;
}

// A set of runs.
using RunSet = uint32_t;
inline constexpr RunSet kAllRuns = (RunSet{1} << kRuns) - 1;

// A set of bytes of a value; of a mask, a set of its bits.
using ByteSet = uint64_t;
// A set of the first bytes.
constexpr ByteSet first_bytes(unsigned count) { return low_mask(count); }

// Of a value of the source: bits of a scalar or of a vector's lanes; lanes. Zero bits: not a value
// that a register holds.
struct Shape {
  unsigned bits = 0, lanes = 1;
  bool is_floating = false, is_pointer = false;
  unsigned bytes() const { return (bits * lanes + 7) / 8; }
  unsigned words() const { return words_for(bytes()); }
  // A vector of bits, side by side.
  bool is_mask() const { return bits == 1 && lanes > 1; }
  ByteSet all_bytes() const { return first_bytes(is_mask() ? lanes : bytes()); }
};

// Immutable once it is made; lives in an arena. `words` of 64 bits a run: 1 of what fits a general
// register, 2, 4 or 8 of vectors; words beyond a value's type are zero.
struct Samples {
  uint64_t* data = nullptr;
  // By run: a set of its bytes that are undefined: poison or undef, or without a meaning, as a
  // quotient by zero. Null: none are.
  ByteSet* undefined = nullptr;
  uint8_t words = 1;

  uint64_t& word(unsigned run, unsigned index = 0) { return data[run * words + index]; }
  uint64_t word(unsigned run, unsigned index = 0) const { return data[run * words + index]; }
  const uint8_t* bytes(unsigned run) const {
    return reinterpret_cast<const uint8_t*>(data + run * words);
  }
  uint8_t* bytes(unsigned run) { return reinterpret_cast<uint8_t*>(data + run * words); }
  ByteSet undefined_bytes(unsigned run) const { return undefined == nullptr ? 0 : undefined[run]; }
};

// All words are to be written.
inline Samples* uninitialized_samples(Arena& arena, unsigned words) {
  const size_t bytes = size_t{words} * kRuns * sizeof(uint64_t);
  auto* samples = static_cast<Samples*>(arena.allocate(sizeof(Samples) + bytes));
  *samples = {reinterpret_cast<uint64_t*>(samples + 1), nullptr, static_cast<uint8_t>(words)};
  return samples;
}
// All zero.
inline Samples* new_samples(Arena& arena, unsigned words) {
  Samples* samples = uninitialized_samples(arena, words);
  std::memset(samples->data, 0, size_t{words} * kRuns * sizeof(uint64_t));
  return samples;
}
// Those in which some byte is undefined.
inline RunSet undefined_runs(const Samples& samples) {
  RunSet runs = 0;
  for (unsigned run = 0; run < kRuns && samples.undefined != nullptr; ++run)
    runs |= RunSet{samples.undefined[run] != 0} << run;
  return runs;
}
// Makes bytes of a run undefined.
void forget(Samples& samples, unsigned run, ByteSet bytes, Arena& arena);
// A copy that is zero in these runs.
Samples* copy_without(Arena& arena, const Samples& samples, RunSet runs);
// Those of a lane, if each has so many bits.
constexpr ByteSet lane_bytes(unsigned lane, unsigned bits) {
  const unsigned bytes = (bits + 7) / 8;
  return first_bytes(bytes) << lane * bytes;
}

// A lane of so many bits, of a run.
inline uint64_t lane_of(const Samples& samples, unsigned run, unsigned lane, unsigned bits) {
  if (lane == 0) return samples.word(run) & low_mask(bits);
  if (bits == 1) return samples.word(run) >> lane & 1;
  const unsigned bytes = bits < 64 ? (bits + 7) / 8 : 8;
  uint64_t value = 0;
  std::memcpy(&value, samples.bytes(run) + size_t{lane} * bytes, bytes);
  return value & low_mask(bits);
}
inline void set_lane(Samples& samples, unsigned run, unsigned lane, unsigned bits, uint64_t value) {
  const unsigned bytes = bits < 64 ? (bits + 7) / 8 : 8;
  if (bits == 1)
    samples.word(run) = (samples.word(run) & ~(uint64_t{1} << lane)) | (value & 1) << lane;
  else
    std::memcpy(samples.bytes(run) + size_t{lane} * bytes, &value, bytes);
}

// Of a float or a double.
constexpr bool is_nan(uint64_t bits, unsigned width) {
  const uint64_t infinite = width == 64 ? uint64_t{0x7FF} << 53 : uint64_t{0xFF} << 24;
  return (bits << 1 & low_mask(width)) > infinite;
}

// A number that looks random, from others.
constexpr uint64_t mixed(uint64_t a, uint64_t b = 0) {
  uint64_t x = (a ^ b * 0x9E3779B97F4A7C15) + 0x9E3779B97F4A7C15;
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
  x = (x ^ x >> 27) * 0x94D049BB133111EB;
  return x ^ x >> 31;
}

// Anything: other bits for each key, in some runs none or all.
Samples* new_random(Arena& arena, unsigned words, uint64_t key);

// Whether the low bits are not the same in all runs.
bool varies(const Samples& samples, unsigned bits = 64);
// Whether both are the same in all runs. Null is anything, which is the same as null only.
bool is_equal(const Samples& a, const Samples& b);
inline bool is_same(const Samples* a, const Samples* b) {
  return a == b || (a != nullptr && b != nullptr && is_equal(*a, *b));
}
// Whether the low bits of the content are the value's, in all runs in which that is defined.
bool holds_in_all_runs(const Samples& content, const Samples& value, Shape shape);
inline bool holds(const Samples& content, const Samples& value, Shape shape) {
  constexpr unsigned kFirst = 3;  // a run of random bits, in which most differ
  const uint64_t mask = low_mask(std::min(shape.bits * shape.lanes, 64u));
  if (value.undefined == nullptr && ((content.word(kFirst) ^ value.word(kFirst)) & mask) != 0)
    return false;
  return holds_in_all_runs(content, value, shape);
}
bool is_undefined(const Samples& value, Shape shape);  // in all runs
// How many low bits of both are the same: 0, or as many as some value has; kAllBits: all.
inline constexpr unsigned kAllBits = 512;
unsigned common_bits(const Samples& a, const Samples& b);

// What a register has above the bits of a value: zeros, or copies of its sign, up to so many bits.
struct Extension {
  unsigned zero = 0, sign = 0;
  unsigned bits() const { return zero > sign ? zero : sign; }
};
// Of a content that holds the value of that shape.
Extension extension_of(const Samples& content, const Samples& value, Shape shape);
// The content of a register that holds the value so; anything above that.
Samples* extended(Arena& arena, const Samples& value, Shape shape, Extension extension,
                  uint64_t key);
// The low bits; anything above them.
Samples* cut(Arena& arena, const Samples& content, unsigned bits, unsigned words, uint64_t key);
// " (HEX instead of HEX in run N)", of the first run in which they differ; or nothing.
std::string difference(const Samples& content, const Samples& value, Shape shape);

// Chooses numbers that code is likely to treat differently: small ones, those that the function
// compares with and their neighbours, addresses, and any bits.
class Chooser {
 public:
  explicit Chooser(std::span<const uint64_t> constants) : constants_(constants) {}
  // For a number of `bits`; the key says what is chosen.
  uint64_t integer(uint64_t key, unsigned run, unsigned bits) const;
  uint64_t address(uint64_t key, unsigned run) const;
  uint64_t floating(uint64_t key, unsigned run, unsigned bits) const;
  // A half of 128 bits, which may be a number (binary128), or lanes of floats or integers.
  uint64_t wide(uint64_t key, unsigned run, unsigned half) const;

 private:
  std::span<const uint64_t> constants_;
};

}  // namespace lilt::certify
