// What wasi-libc lacks: functions of numbers of 128 bits, which its long double is; and what its
// archive, compiled with checks of the stack, needs.
#include <cmath>
#include <cstdint>
#include <cstdlib>

extern "C" {

uintptr_t __stack_chk_guard = 0x5AFE0000;
[[noreturn]] void __stack_chk_fail() { std::abort(); }

#define UNARY(name) \
  long double name##f128(long double x) { return name##l(x); }
#define BINARY(name) \
  long double name##f128(long double x, long double y) { return name##l(x, y); }
#define TO(type, name) \
  type name##f128(long double x) { return name##l(x); }
// clang-format off
UNARY(acos) UNARY(acosh) UNARY(asin) UNARY(asinh) UNARY(atan) UNARY(atanh) UNARY(cbrt) UNARY(ceil)
UNARY(cos) UNARY(cosh) UNARY(erf) UNARY(erfc) UNARY(exp) UNARY(exp2) UNARY(expm1) UNARY(floor)
UNARY(lgamma) UNARY(log) UNARY(log10) UNARY(log1p) UNARY(log2) UNARY(logb) UNARY(nearbyint)
UNARY(rint) UNARY(round) UNARY(sin) UNARY(sinh) UNARY(sqrt) UNARY(tan) UNARY(tanh) UNARY(tgamma)
UNARY(trunc)
BINARY(atan2) BINARY(fdim) BINARY(fmax) BINARY(fmin) BINARY(fmod) BINARY(hypot) BINARY(nextafter)
BINARY(pow) BINARY(remainder)
TO(int, ilogb) TO(long, lrint) TO(long, lround) TO(long long, llrint) TO(long long, llround)
    // clang-format on
    long double fmaf128(long double x, long double y, long double z) {
  return fmal(x, y, z);
}
long double frexpf128(long double x, int* exponent) { return frexpl(x, exponent); }
long double ldexpf128(long double x, int exponent) { return ldexpl(x, exponent); }
long double scalbnf128(long double x, int exponent) { return scalbnl(x, exponent); }
#undef UNARY
#undef BINARY
#undef TO

}  // extern "C"
