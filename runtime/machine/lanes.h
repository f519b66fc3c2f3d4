// Operations lane by lane, and where their results go.
#pragma once

#include <algorithm>

#include "runtime/machine/operation_tables.h"

namespace lilt::machine {

// How many lanes the result has: those of the instruction's width, at least those of 16 bytes.
template <class T>
size_t lane_count(const Execution& e) {
  return std::max(e.width, 16u) / sizeof(T);
}

// The result is the register: with a VEX or EVEX prefix, zeros follow; without, the rest stays.
inline void finish_packed(Execution& e, const Bytes& result) {
  if (e.is_vex) e.out[0] = {};
  std::memcpy(e.out[0].bytes.data(), result.bytes.data(), std::max(e.width, 16u));
}

// Each lane from its number.
template <class T, class Function>
void fill_lanes(Execution& e, Function lane_at) {
  Bytes result;
  for (size_t i = 0; i < lane_count<T>(e); ++i) result.set_lane<T>(i, lane_at(i));
  finish_packed(e, result);
}

template <class T, auto Function>
void lanes(Execution& e) {
  fill_lanes<T>(e, [&](size_t i) {
    return static_cast<T>(Function(e.in[0].lane<T>(i), e.in[1].lane<T>(i)));
  });
}

// Of neighbours in each half: of the first operand, then of the second.
template <class T, auto Function>
void neighbours(Execution& e) {
  constexpr size_t kHalf = 16 / sizeof(T);
  fill_lanes<T>(e, [&](size_t i) {
    const Bytes& source = e.in[i % kHalf < kHalf / 2 ? 0 : 1];
    const size_t first = i / kHalf * kHalf + i % (kHalf / 2) * 2;
    return Function(source.lane<T>(first), source.lane<T>(first + 1));
  });
}

// Of one operand: as many lanes as the wider of both types has; what is above them becomes zero.
template <class From, class To, class Function>
void convert_lanes(Execution& e, Function function) {
  Bytes result;
  for (size_t i = 0; i < std::min(lane_count<From>(e), lane_count<To>(e)); ++i)
    result.set_lane<To>(i, function(e.in[0].lane<From>(i)));
  finish_packed(e, result);
}
// A mask of those lanes for which it holds.
template <class Function>
void choose_lanes(Execution& e, size_t count, Function holds) {
  uint64_t mask = 0;
  for (size_t i = 0; i < count; ++i) mask |= uint64_t{holds(i)} << i;
  e.out[0] = {};
  e.out[0].set_lane<uint64_t>(0, mask);
}
template <class From, class To, auto Function>
void each_lane(Execution& e) {
  convert_lanes<From, To>(e, Function);
}

}  // namespace lilt::machine
