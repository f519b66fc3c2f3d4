// The host computes numbers of 80 bits as a control word of x87 says.
#pragma once

#include <cstdint>

namespace lilt::machine {

// From its construction on, until `end`.
class X87Rounding {
 public:
  explicit X87Rounding(uint16_t control);
  // The exceptions that computations have raised, as the status word has them.
  uint16_t end();
  long double whole(long double number) const;

 private:
  uint16_t control_ = 0;  // before; another host's: that it imitates
};

}  // namespace lilt::machine
