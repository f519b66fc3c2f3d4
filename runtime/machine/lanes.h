// Operations lane by lane, and where their results go.
#pragma once

#include "runtime/machine/operation_tables.h"

namespace lilt::machine {

// How many lanes the result has: those of the instruction's width, at least those of 16 bytes.
template <class T>
size_t lane_count(const Execution& e) {
  return (e.width > 16 ? 32 : 16) / sizeof(T);
}

// The result is the register: with a VEX prefix, zeros follow; without, the upper half stays.
inline void finish_packed(Execution& e, const Bytes& result) {
  const size_t count = e.width > 16 ? 32 : 16;
  if (e.is_vex) e.out[0] = {};
  std::memcpy(e.out[0].bytes.data(), result.bytes.data(), count);
}

template <class T, auto Function>
void lanes(Execution& e) {
  Bytes result;
  for (size_t i = 0; i < lane_count<T>(e); ++i)
    result.set_lane<T>(i, static_cast<T>(Function(e.in[0].lane<T>(i), e.in[1].lane<T>(i))));
  finish_packed(e, result);
}

// Of one operand.
template <class T, class R, auto Function>
void each_lane(Execution& e) {
  Bytes result;
  for (size_t i = 0; i < lane_count<R>(e); ++i) result.set_lane<R>(i, Function(e.in[0].lane<T>(i)));
  finish_packed(e, result);
}

}  // namespace lilt::machine
