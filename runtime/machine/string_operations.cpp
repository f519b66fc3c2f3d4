// Comparisons of strings in xmm registers (pcmpestri and its kin).
#include <algorithm>
#include <array>
#include <bit>

#include "runtime/machine/lanes.h"

namespace lilt::machine {

namespace {

// The fields of the immediate.
struct Comparison {
  explicit Comparison(uint64_t immediate)
      : has_words((immediate & 1) != 0),
        is_signed((immediate & 2) != 0),
        aggregation(static_cast<unsigned>(immediate >> 2 & 3)),
        negates((immediate & 16) != 0),
        negates_valid_only((immediate & 32) != 0),
        is_most_significant((immediate & 64) != 0) {}

  size_t count() const { return has_words ? 8 : 16; }
  int element(const Bytes& bytes, size_t i) const {
    if (has_words) return is_signed ? bytes.lane<int16_t>(i) : bytes.lane<uint16_t>(i);
    return is_signed ? bytes.lane<int8_t>(i) : bytes.lane<uint8_t>(i);
  }

  bool has_words, is_signed;
  unsigned aggregation;  // 0 equal to any, 1 in a range, 2 equal each, 3 equal in order
  bool negates, negates_valid_only, is_most_significant;
};

size_t length_to_zero(const Comparison& c, const Bytes& bytes) {
  size_t length = 0;
  while (length < c.count() && c.element(bytes, length) != 0) ++length;
  return length;
}
size_t explicit_length(const Comparison& c, int64_t length) {
  return std::min<uint64_t>(static_cast<uint64_t>(length < 0 ? -length : length), c.count());
}

// Whether element i of the second string, the text, agrees with the first, the pattern.
bool agrees(const Comparison& c, const Bytes& pattern, size_t pattern_length, const Bytes& text,
            size_t text_length, size_t i) {
  const bool is_valid = i < text_length;
  switch (c.aggregation) {
    case 0:
      for (size_t k = 0; is_valid && k < pattern_length; ++k)
        if (c.element(pattern, k) == c.element(text, i)) return true;
      return false;
    case 1:
      for (size_t k = 0; is_valid && k + 1 < pattern_length; k += 2)
        if (c.element(text, i) >= c.element(pattern, k) &&
            c.element(text, i) <= c.element(pattern, k + 1))
          return true;
      return false;
    case 2:
      if (is_valid && i < pattern_length) return c.element(pattern, i) == c.element(text, i);
      return !is_valid && i >= pattern_length;
    default:  // what is beyond the register agrees
      for (size_t k = 0; k < pattern_length && i + k < c.count(); ++k)
        if (i + k >= text_length || c.element(pattern, k) != c.element(text, i + k)) return false;
      return true;
  }
}

template <bool HasLengths, bool GivesMask>
void compare_strings(Execution& e) {
  const Comparison c(e.low(HasLengths ? 4 : 2));
  const Bytes &pattern = e.in[0], &text = e.in[1];
  const size_t pattern_length =
      HasLengths ? explicit_length(c, e.low_signed(2)) : length_to_zero(c, pattern);
  const size_t text_length =
      HasLengths ? explicit_length(c, e.low_signed(3)) : length_to_zero(c, text);
  uint32_t result = 0;
  for (size_t i = 0; i < c.count(); ++i) {
    bool bit = agrees(c, pattern, pattern_length, text, text_length, i);
    if (c.negates && (!c.negates_valid_only || i < text_length)) bit = !bit;
    if (bit) result |= 1u << i;
  }
  using namespace mir::eflags;
  e.flags.put(C, result != 0);
  e.flags.put(Z, text_length < c.count());
  e.flags.put(S, pattern_length < c.count());
  e.flags.put(O, (result & 1) != 0);
  e.flags.put(A, false);
  e.flags.put(P, false);
  if (!GivesMask) {
    const auto first = static_cast<uint64_t>(std::countr_zero(result));
    return e.give(result == 0             ? c.count()
                  : c.is_most_significant ? std::bit_width(result) - 1u
                                          : first);
  }
  Bytes mask;
  if (!c.is_most_significant) mask.set_lane<uint32_t>(0, result);
  for (size_t i = 0; c.is_most_significant && i < c.count(); ++i) {
    const bool bit = (result >> i & 1) != 0;
    if (c.has_words)
      mask.set_lane<uint16_t>(i, bit ? UINT16_MAX : uint16_t{0});
    else
      mask.set_lane<uint8_t>(i, bit ? UINT8_MAX : uint8_t{0});
  }
  finish_packed(e, mask);
}

constexpr NamedOperation kStringOperations[] = {
    {"pcmpestri", compare_strings<true, false>},
    {"pcmpestrm", compare_strings<true, true>},
    {"pcmpistri", compare_strings<false, false>},
    {"pcmpistrm", compare_strings<false, true>},
};

}  // namespace

std::span<const NamedOperation> string_operations() { return kStringOperations; }

}  // namespace lilt::machine
