#include "runtime/machine/x87_rounding.h"

#include <cmath>

namespace lilt::machine {

X87Rounding::X87Rounding(uint16_t control) {
  asm volatile("fnstcw %0; fnclex; fldcw %1" : "=m"(control_) : "m"(control));
}

uint16_t X87Rounding::end() {
  uint16_t status;
  asm volatile("fnstsw %0; fnclex; fldcw %1" : "=m"(status) : "m"(control_));
  return status & 0x3F;
}

long double X87Rounding::whole(long double number) const { return std::rint(number); }

}  // namespace lilt::machine
