// The registers of a processor, without its flags.
#pragma once

#include <array>
#include <cstdint>

#include "runtime/machine/semantics.h"
#include "runtime/machine/x87.h"

namespace lilt::machine {

inline constexpr int32_t kRedZone = 128;  // bytes below the stack pointer that are the program's

// General, vector and mask registers.
inline constexpr mir::RegSet kRegisters{((uint64_t{1} << 49) - 2) | uint64_t{0xFF} << 50};

// As native code finds it: see NativeGate.
struct MachineState {
  std::array<uint64_t, 16> general{};  // by hardware number
  std::array<Bytes, 32> xmm{};
  std::array<uint64_t, 8> masks{};
  X87 x87;
  uint64_t host_stack = 0;
  uint64_t trap = 0;          // where native code stopped
  uint64_t native_flags = 0;  // of the processor, there

  // Of a general or mask register.
  uint64_t word(mir::Register r) const {
    return x86::is_mask(r) ? masks[x86::hardware_number(r)] : general[x86::hardware_number(r)];
  }
  // Of a general or mask register: itself, and zeros.
  Bytes contents(mir::Register r) const {
    Bytes bytes;
    copy(r, bytes);
    return bytes;
  }
  // The same to bytes whose upper ones are zero, or of the same register.
  void copy(mir::Register r, Bytes& to) const {
    if (x86::is_xmm(r))
      to = xmm[x86::hardware_number(r)];
    else
      to.set_lane<uint64_t>(0, word(r));
  }
  void put(mir::Register r, const Bytes& bytes) {
    if (x86::is_xmm(r))
      xmm[x86::hardware_number(r)] = bytes;
    else
      (x86::is_mask(r) ? masks[x86::hardware_number(r)] : general[x86::hardware_number(r)]) =
          bytes.lane<uint64_t>(0);
  }
};

}  // namespace lilt::machine
