#include "ir/support/frequency.h"

#include <charconv>
#include <cmath>

#include "ir/support/text.h"

namespace lilt {

namespace {

template <class Number>
Number of_few_digits(Number number) {
  if (!std::isfinite(number) || (number == std::trunc(number) && std::abs(number) < 10000))
    return number;
  char digits[32];
  const auto end = std::to_chars(digits, std::end(digits), number, std::chars_format::scientific,
                                 kFrequencyDigits - 1)
                       .ptr;
  std::from_chars(digits, end, number);
  return number;
}

}  // namespace

// By arithmetic where a double holds the power of ten exactly, since each block is asked for.
float rounded_frequency(float frequency) {
  constexpr double kLeast = 1000;  // of four digits
  static_assert(kFrequencyDigits == 4);
  if (!(frequency >= 1e-15f && frequency <= 1e6f)) return of_few_digits(frequency);
  double number = frequency, up = 1, down = 1;
  while (number * up < kLeast) up *= 10;
  while (number >= kLeast * 10 * down) down *= 10;
  return static_cast<float>(static_cast<double>(std::lrint(number * up / down)) * down / up);
}

void append_frequency(std::string& out, double frequency) {
  append_shortest(out, of_few_digits(frequency));
}

std::string frequency_text(double frequency) {
  std::string text;
  append_frequency(text, frequency);
  return text;
}

}  // namespace lilt
