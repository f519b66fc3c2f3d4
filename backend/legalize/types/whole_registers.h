// The width of the registers that TypeSplitter's functions of single registers work on.
#pragma once

#include <cstdint>

namespace lilt::backend {

// Makes it 32 bytes, or 16, for a scope.
class WholeRegisters {
 public:
  WholeRegisters(uint32_t& bytes, bool are_ymm) : bytes_(bytes), old_(bytes) {
    bytes_ = are_ymm ? 32 : 16;
  }
  ~WholeRegisters() { bytes_ = old_; }
  WholeRegisters(const WholeRegisters&) = delete;
  WholeRegisters& operator=(const WholeRegisters&) = delete;

 private:
  uint32_t& bytes_;
  uint32_t old_;
};

}  // namespace lilt::backend
