// Numbers of 80 bits (x86_fp80): ten bytes of memory, and the host's long double, which is such a
// number or has more bits.
#pragma once

namespace lilt {

long double read_extended_number(const void* bytes);
// Rounded to nearest if it has more bits.
void write_extended_number(long double number, void* bytes);

}  // namespace lilt
