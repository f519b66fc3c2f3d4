#include "runtime/interpreter/narrow_intrinsics.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "runtime/interpreter/arithmetic.h"

namespace lilt::runtime {
namespace {

using ssa::IntPredicate;
using ssa::Opcode;
using Operands = const uint64_t*;
using Results = uint64_t*;

// --- bits

bool count_ones(Operands a, uint32_t, Results r) {
  r[0] = static_cast<uint64_t>(std::popcount(a[0]));
  return true;
}
bool leading_zeros(Operands a, uint32_t width, Results r) {
  r[0] = static_cast<uint64_t>(std::countl_zero(a[0])) - (64 - width);
  return a[0] != 0 || a[1] == 0;
}
bool trailing_zeros(Operands a, uint32_t width, Results r) {
  r[0] = std::min<uint64_t>(static_cast<uint64_t>(std::countr_zero(a[0])), width);
  return a[0] != 0 || a[1] == 0;
}
bool swap_bytes(Operands a, uint32_t width, Results r) {
  r[0] = __builtin_bswap64(a[0]) >> (64 - width);
  return true;
}
template <bool kLeft>
bool funnel_shift(Operands a, uint32_t width, Results r) {
  uint64_t amount = a[2] % width;
  uint64_t left = kLeft ? amount : width - amount;  // the distance of the high word
  if (left == 0 || left == width)
    r[0] = kLeft ? a[0] : a[1];
  else
    r[0] = (a[0] << left | a[1] >> (width - left)) & width_mask(width);
  return true;
}

// --- order

template <IntPredicate kPredicate>
bool choose(Operands a, uint32_t width, Results r) {
  r[0] = integer_holds(kPredicate, width, a[0], a[1]) ? a[0] : a[1];
  return true;
}
bool absolute(Operands a, uint32_t width, Results r) {
  bool is_negative = sign_extend(a[0], width) < 0;
  r[0] = is_negative ? -a[0] & width_mask(width) : a[0];
  return !is_negative || r[0] != a[0] || a[1] == 0;
}

// --- overflow and saturation

// The exact result of an addition, subtraction or product, and whether it fits the width.
template <Opcode kOpcode, bool kSigned>
struct Exact {
  using Number = std::conditional_t<kSigned, __int128, unsigned __int128>;
  Exact(Operands a, uint32_t width)
      : number(compute(extend(a[0], width), extend(a[1], width))),
        wrapped(static_cast<uint64_t>(number) & width_mask(width)),
        fits(number == extend(wrapped, width)) {}

  static Number extend(uint64_t bits, uint32_t width) {
    return kSigned ? static_cast<Number>(sign_extend(bits, width)) : static_cast<Number>(bits);
  }
  static Number compute(Number x, Number y) {
    return kOpcode == Opcode::Add ? x + y : kOpcode == Opcode::Sub ? x - y : x * y;
  }

  Number number;
  uint64_t wrapped;
  bool fits;
};

template <Opcode kOpcode, bool kSigned>
bool with_overflow(Operands a, uint32_t width, Results r) {
  Exact<kOpcode, kSigned> exact(a, width);
  r[0] = exact.wrapped;
  r[1] = exact.fits ? 0 : 1;
  return true;
}
template <Opcode kOpcode, bool kSigned>
bool saturated(Operands a, uint32_t width, Results r) {
  Exact<kOpcode, kSigned> exact(a, width);
  uint64_t mask = width_mask(width), lowest = uint64_t{1} << (width - 1);
  bool is_low = kSigned ? exact.number < 0 : kOpcode == Opcode::Sub;
  uint64_t limit = kSigned ? (is_low ? lowest : mask ^ lowest) : (is_low ? 0 : mask);
  r[0] = exact.fits ? exact.wrapped : limit;
  return true;
}

// --- floating point

template <class Float>
using BitsOf = std::conditional_t<sizeof(Float) == 4, uint32_t, uint64_t>;
template <class Float>
Float number(uint64_t bits) {
  return std::bit_cast<Float>(static_cast<BitsOf<Float>>(bits));
}
template <class Float>
bool set(Results r, Float value) {
  r[0] = std::bit_cast<BitsOf<Float>>(value);
  return true;
}

template <class Float>
bool multiply_add(Operands a, Results r) {  // rounded twice, as in the backend
  volatile Float product = number<Float>(a[0]) * number<Float>(a[1]);
  return set(r, static_cast<Float>(product + number<Float>(a[2])));
}
bool multiply_add(Operands a, uint32_t width, Results r) {
  return width == 32 ? multiply_add<float>(a, r) : multiply_add<double>(a, r);
}
bool fused_multiply_add(Operands a, uint32_t width, Results r) {
  if (width == 32)
    return set(r, std::fma(number<float>(a[0]), number<float>(a[1]), number<float>(a[2])));
  return set(r, std::fma(number<double>(a[0]), number<double>(a[1]), number<double>(a[2])));
}
template <float kFloat(float), double kDouble(double)>
bool unary(Operands a, uint32_t width, Results r) {
  return width == 32 ? set(r, kFloat(number<float>(a[0]))) : set(r, kDouble(number<double>(a[0])));
}
bool absolute_value(Operands a, uint32_t width, Results r) {
  r[0] = a[0] & width_mask(width - 1);
  return true;
}
bool copy_sign(Operands a, uint32_t width, Results r) {
  uint64_t sign = uint64_t{1} << (width - 1);
  r[0] = (a[0] & ~sign) | (a[1] & sign);
  return true;
}

constexpr NarrowIntrinsic kIntrinsics[] = {
    {"ceil", unary<std::ceil, std::ceil>},
    {"copysign", copy_sign},
    {"fabs", absolute_value},
    {"floor", unary<std::floor, std::floor>},
    {"fma", fused_multiply_add},
    {"llvm.abs", absolute},
    {"llvm.bswap", swap_bytes},
    {"llvm.ctlz", leading_zeros},
    {"llvm.ctpop", count_ones},
    {"llvm.cttz", trailing_zeros},
    {"llvm.fmuladd", multiply_add},
    {"llvm.fshl", funnel_shift<true>},
    {"llvm.fshr", funnel_shift<false>},
    {"llvm.sadd.sat", saturated<Opcode::Add, true>},
    {"llvm.sadd.with.overflow", with_overflow<Opcode::Add, true>},
    {"llvm.smax", choose<IntPredicate::SGT>},
    {"llvm.smin", choose<IntPredicate::SLT>},
    {"llvm.smul.with.overflow", with_overflow<Opcode::Mul, true>},
    {"llvm.ssub.sat", saturated<Opcode::Sub, true>},
    {"llvm.ssub.with.overflow", with_overflow<Opcode::Sub, true>},
    {"llvm.uadd.sat", saturated<Opcode::Add, false>},
    {"llvm.uadd.with.overflow", with_overflow<Opcode::Add, false>},
    {"llvm.umax", choose<IntPredicate::UGT>},
    {"llvm.umin", choose<IntPredicate::ULT>},
    {"llvm.umul.with.overflow", with_overflow<Opcode::Mul, false>},
    {"llvm.usub.sat", saturated<Opcode::Sub, false>},
    {"llvm.usub.with.overflow", with_overflow<Opcode::Sub, false>},
    {"sqrt", unary<std::sqrt, std::sqrt>},
};
static_assert(std::ranges::is_sorted(kIntrinsics, {}, &NarrowIntrinsic::name));

}  // namespace

std::span<const NarrowIntrinsic> narrow_intrinsics() { return kIntrinsics; }

const NarrowIntrinsic* find_narrow_intrinsic(std::string_view name) {
  auto found = std::ranges::lower_bound(kIntrinsics, name, {}, &NarrowIntrinsic::name);
  return found != std::end(kIntrinsics) && found->name == name ? found : nullptr;
}

}  // namespace lilt::runtime
