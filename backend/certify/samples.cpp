#include "backend/certify/samples.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cinttypes>
#include <cstdio>

#include "ir/support/bits.h"

namespace lilt::certify {

void forget(Samples& samples, unsigned run, ByteSet bytes, Arena& arena) {
  if (bytes == 0) return;
  if (samples.undefined == nullptr) {
    samples.undefined = arena.uninitialized<ByteSet>(kRuns).data();
    std::memset(samples.undefined, 0, kRuns * sizeof(ByteSet));
  }
  samples.undefined[run] |= bytes;
}

Samples* copy_without(Arena& arena, const Samples& samples, RunSet runs) {
  Samples* made = uninitialized_samples(arena, samples.words);
  std::memcpy(made->data, samples.data, 8 * size_t{kRuns} * samples.words);
  if (samples.undefined != nullptr) {
    made->undefined = arena.uninitialized<ByteSet>(kRuns).data();
    std::memcpy(made->undefined, samples.undefined, kRuns * sizeof(ByteSet));
  }
  for (unsigned run = 0; runs >> run != 0; ++run) {
    if ((runs >> run & 1) == 0) continue;
    for (unsigned word = 0; word < samples.words; ++word) made->word(run, word) = 0;
    if (made->undefined != nullptr) made->undefined[run] = 0;
  }
  return made;
}

Samples* new_random(Arena& arena, unsigned words, uint64_t key) {
  Samples* made = uninitialized_samples(arena, words);
  for (unsigned i = 0; i < kRuns * words; ++i) {
    const uint64_t bits = mixed(key, i + 1);
    made->data[i] = (bits & 7) == 0 ? 0 : (bits & 7) == 1 ? UINT64_MAX : bits;
  }
  const uint64_t hash = mixed(key);
  const unsigned none = hash % kRuns, all = (none + 1 + (hash >> 8) % (kRuns - 1)) % kRuns;
  for (unsigned w = 0; w < words; ++w) {
    made->word(none, w) = 0;
    made->word(all, w) = UINT64_MAX;
  }
  return made;
}

bool varies(const Samples& samples, unsigned bits) {
  for (unsigned run = 1; run < kRuns; ++run)
    for (unsigned word = 0; 64 * word < bits; ++word) {
      const uint64_t mask = low_mask(std::min(bits - 64 * word, 64u));
      if (((samples.word(run, word) ^ samples.word(0, word)) & mask) != 0) return true;
    }
  return false;
}

bool is_equal(const Samples& a, const Samples& b) {
  if (a.words != b.words ||
      std::memcmp(a.data, b.data, size_t{a.words} * kRuns * sizeof(uint64_t)) != 0)
    return false;
  for (unsigned run = 0; run < kRuns && (a.undefined != nullptr || b.undefined != nullptr); ++run)
    if (a.undefined_bytes(run) != b.undefined_bytes(run)) return false;
  return true;
}

bool holds_in_all_runs(const Samples& content, const Samples& value, Shape shape) {
  const unsigned bytes = shape.bytes();
  if (bytes > 8u * content.words) return false;
  if (value.undefined == nullptr && content.words == 1) {
    uint64_t different = 0;
    for (unsigned run = 0; run < kRuns; ++run) different |= content.data[run] ^ value.word(run);
    return (different & low_mask(shape.bits * shape.lanes)) == 0;
  }
  for (unsigned run = 0; run < kRuns; ++run) {
    const ByteSet undefined = value.undefined_bytes(run);
    if (shape.bits % 8 != 0) {
      const uint64_t different =
          (content.word(run) ^ value.word(run)) & low_mask(shape.bits * shape.lanes);
      if (shape.is_mask() ? (different & ~undefined) != 0 : undefined == 0 && different != 0)
        return false;
      continue;
    }
    const uint8_t *a = content.bytes(run), *b = value.bytes(run);
    if (std::memcmp(a, b, bytes) == 0) continue;
    for (unsigned i = 0; i < bytes; ++i)
      if ((undefined >> i & 1) == 0 && a[i] != b[i]) return false;
  }
  return true;
}

bool is_undefined(const Samples& value, Shape shape) {
  if (value.undefined == nullptr) return false;
  for (unsigned run = 0; run < kRuns; ++run)
    if (value.undefined[run] != shape.all_bytes()) return false;
  return true;
}

unsigned common_bits(const Samples& a, const Samples& b) {
  if (is_same(&a, &b)) return kAllBits;
  if (a.words != b.words || a.bytes(0)[0] != b.bytes(0)[0]) return 0;
  for (const unsigned bits : {256u, 128u, 64u, 32u, 16u, 8u}) {
    bool is_equal = bits <= 64u * a.words;
    for (unsigned run = 0; run < kRuns && is_equal; ++run)
      is_equal = std::memcmp(a.bytes(run), b.bytes(run), bits / 8) == 0;
    if (is_equal) return bits;
  }
  return 0;
}

Extension extension_of(const Samples& content, const Samples& value, Shape shape) {
  const unsigned bits = shape.bits * shape.lanes;
  Extension result;
  if (content.words != 1 || bits >= 64) return result;
  uint64_t set = 0, changes = 0;  // bits; those that differ from the next higher one
  for (unsigned run = 0; run < kRuns; ++run) {
    const uint64_t word = value.undefined_bytes(run) != 0 ? 0 : content.data[run];
    set |= word;
    changes |= word ^ word >> 1;
  }
  for (const unsigned wider : {8u, 16u, 32u, 64u}) {
    if (wider <= bits) continue;
    if ((set & low_mask(wider) & ~low_mask(bits)) == 0) result.zero = wider;
    if ((changes & low_mask(wider - 1) & ~low_mask(bits - 1)) == 0) result.sign = wider;
  }
  return result;
}

Samples* extended(Arena& arena, const Samples& value, Shape shape, Extension extension,
                  uint64_t key) {
  const unsigned bits = shape.bits * shape.lanes;
  if (bits == 64u * value.words) {
    Samples* made = uninitialized_samples(arena, value.words);
    std::memcpy(made->data, value.data, 8 * size_t{kRuns} * value.words);
    return made;
  }
  Samples* made = new_random(arena, value.words, key);
  for (unsigned run = 0; run < kRuns; ++run) {
    if (bits >= 64) {
      std::memcpy(made->bytes(run), value.bytes(run), shape.bytes());
      continue;
    }
    const unsigned known = std::max(extension.bits(), bits);
    uint64_t word = value.word(run) & low_mask(bits);
    if (known > bits && extension.sign > extension.zero)
      word = static_cast<uint64_t>(sign_extend(word, bits)) & low_mask(known);
    made->word(run) = word | (made->word(run) & ~low_mask(known));
  }
  return made;
}

Samples* cut(Arena& arena, const Samples& content, unsigned bits, unsigned words, uint64_t key) {
  Samples* made = new_random(arena, words, key);
  for (unsigned run = 0; run < kRuns; ++run)
    std::memcpy(made->bytes(run), content.bytes(run), bits / 8);
  return made;
}

std::string difference(const Samples& content, const Samples& value, Shape shape) {
  for (unsigned run = 0; run < kRuns; ++run)
    for (unsigned w = 0; w < std::min<unsigned>(content.words, value.words); ++w) {
      const uint64_t mask = low_mask(std::min(shape.bits * shape.lanes - 64 * w, 64u));
      if (value.undefined_bytes(run) != 0 ||
          ((content.word(run, w) ^ value.word(run, w)) & mask) == 0)
        continue;
      char text[96];
      std::snprintf(text, sizeof text, " (%" PRIx64 " instead of %" PRIx64 " in run %u)",
                    content.word(run, w) & mask, value.word(run, w) & mask, run);
      return text;
    }
  return "";
}

uint64_t Chooser::integer(uint64_t key, unsigned run, unsigned bits) const {
  const uint64_t hash = mixed(key, run);
  const uint64_t rest = hash >> 8;
  uint64_t number = 0;
  if (run == 11) return hash % 2 == 0 ? low_mask(bits) : low_mask(bits) >> 1;
  switch (run % 4) {
    case 0:  // small, so that sums have no overflow and numbers are sometimes equal
      number = rest % 8;
      break;
    case 1:
      number = constants_.empty() ? rest % 64
                                  : constants_[(rest >> 8) % constants_.size()] + rest % 3 - 1;
      break;
    case 2:
      number = (rest & 1) != 0 ? rest >> 1 & 0xFFF : ~(rest >> 1 & 0xFF);
      break;
    default:
      number = mixed(hash);
      if ((hash & 3) == 0) number >>= rest % 64;
  }
  return number & low_mask(bits);
}

// Mostly aligned, not near to others.
uint64_t Chooser::address(uint64_t key, unsigned run) const {
  const uint64_t hash = mixed(key, run);
  if (run == 5 && hash % 4 == 0) return 0;
  const uint64_t place = hash >> 17 << 6;
  return run % 8 == 7 ? place + hash % 64 : place;
}

namespace {

// Infinities, quiet NaNs, zeros, the largest numbers, the smallest normal ones and those below.
uint64_t special(uint64_t hash, unsigned bits) {
  const unsigned fraction = bits == 64 ? 52 : bits == 32 ? 23 : 10;
  const uint64_t sign = (hash >> 8 & 1) << (bits - 1), one = uint64_t{1} << fraction;
  const uint64_t infinity = low_mask(bits - 1) & ~(one - 1);
  const std::array<uint64_t, 6> numbers{infinity, infinity | one / 2,    0, infinity - 1,
                                        one,      hash >> 16 & (one - 1)};
  return sign | numbers[hash % numbers.size()];
}

}  // namespace

uint64_t Chooser::floating(uint64_t key, unsigned run, unsigned bits) const {
  const uint64_t hash = mixed(key, run);
  const auto small = static_cast<double>(static_cast<int64_t>(hash >> 20) % 64);
  double number = 0;
  switch (run % 8 == 6 ? 4 : run % 4) {
    case 0:
      number = small;
      break;
    case 1:
      number = (hash & 7) == 0 ? -0.0 : small / 8;
      break;
    case 2:
      number = static_cast<double>(static_cast<int64_t>(hash) >> (hash % 56));
      break;
    case 4:
      return special(hash, bits);
    default:
      number = (hash & 7) == 0 ? std::bit_cast<double>(0x7FF8000000000000u) : small * 1e-3 + 1;
  }
  if (bits == 64) return std::bit_cast<uint64_t>(number);
  return std::bit_cast<uint32_t>(static_cast<float>(number));
}

uint64_t Chooser::wide(uint64_t key, unsigned run, unsigned half) const {
  const uint64_t hash = mixed(key, run);
  switch (run % 4) {
    case 1:
      return floating(hash, run, 32) | floating(~hash, run, 32) << 32;
    case 2: {  // from 1/16 to 2^70
      const uint64_t exponent = 16383 - 4 + hash % 75;
      return half == 0 ? hash
                       : (hash & uint64_t{1} << 63) | exponent << 48 | (hash >> 8 & low_mask(48));
    }
    default:
      return integer(key, run, 64);
  }
}

}  // namespace lilt::certify
