// How often blocks are executed is a guess, and what is made from it (weights, costs, shares of
// time) is another. Four decimal digits say all that is meant, so frequencies have no more: a dump
// of 5.2 reads back as the same number.
#pragma once

#include <string>

namespace lilt {

constexpr int kFrequencyDigits = 4;

// The nearest number of so many digits. Zero, infinities and NaN stay as they are.
float rounded_frequency(float frequency);
// Appends a frequency or a cost with so many digits, less zeros at the end: "0.625", "12350", "5".
void append_frequency(std::string& out, double frequency);
std::string frequency_text(double frequency);

}  // namespace lilt
