#include "ir/support/extended_number.h"

#include <cfloat>
#include <cstring>

namespace lilt {

static_assert(LDBL_MANT_DIG == 64);

long double read_extended_number(const void* bytes) {
  long double number = 0;
  std::memcpy(&number, bytes, 10);
  return number;
}

void write_extended_number(long double number, void* bytes) { std::memcpy(bytes, &number, 10); }

}  // namespace lilt
