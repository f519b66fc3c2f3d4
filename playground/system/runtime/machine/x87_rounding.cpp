// Only whole numbers are rounded in another direction than to the nearest, and no exceptions are
// seen.
#include "runtime/machine/x87_rounding.h"

#include <cmath>

namespace lilt::machine {

X87Rounding::X87Rounding(uint16_t control) : control_(control) {}

uint16_t X87Rounding::end() { return 0; }

long double X87Rounding::whole(long double number) const {
  switch (control_ >> 10 & 3) {
    case 1:
      return std::floor(number);
    case 2:
      return std::ceil(number);
    case 3:
      return std::trunc(number);
    default:
      return std::rint(number);
  }
}

}  // namespace lilt::machine
