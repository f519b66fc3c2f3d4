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

float rounded_frequency(float frequency) { return of_few_digits(frequency); }

void append_frequency(std::string& out, double frequency) {
  append_shortest(out, of_few_digits(frequency));
}

std::string frequency_text(double frequency) {
  std::string text;
  append_frequency(text, frequency);
  return text;
}

}  // namespace lilt
