// The C library's functions of fp128, which its headers declare for some compilers only.
#pragma once

// clang-format off
#define LILT_QUADRUPLE_UNARY(X)                                                                    \
  X(acos) X(acosh) X(asin) X(asinh) X(atan) X(atanh) X(cbrt) X(ceil) X(cos) X(cosh) X(erf)         \
  X(erfc) X(exp) X(exp2) X(expm1) X(fabs) X(floor) X(lgamma) X(log) X(log10) X(log1p) X(log2)      \
  X(logb) X(nearbyint) X(rint) X(round) X(roundeven) X(sin) X(sinh) X(sqrt) X(tan) X(tanh)         \
  X(tgamma) X(trunc)
#define LILT_QUADRUPLE_BINARY(X)                                                                   \
  X(atan2) X(copysign) X(fdim) X(fmax) X(fmin) X(fmod) X(hypot) X(nextafter) X(pow)                \
  X(remainder)
// clang-format on

extern "C" {
#define X(name) __float128 name##f128(__float128) noexcept;
LILT_QUADRUPLE_UNARY(X)
#undef X
#define X(name) __float128 name##f128(__float128, __float128) noexcept;
LILT_QUADRUPLE_BINARY(X)
#undef X
__float128 fmaf128(__float128, __float128, __float128) noexcept;
__float128 frexpf128(__float128, int*) noexcept;
__float128 ldexpf128(__float128, int) noexcept;
__float128 scalbnf128(__float128, int) noexcept;
int ilogbf128(__float128) noexcept;
long lrintf128(__float128) noexcept;
long lroundf128(__float128) noexcept;
long long llrintf128(__float128) noexcept;
long long llroundf128(__float128) noexcept;
}

#undef LILT_QUADRUPLE_UNARY
#undef LILT_QUADRUPLE_BINARY
