// Numbers are rounded to the nearest, and exceptions leave no trace.
#pragma once

#include <bits/fenv.h>

#undef FE_ALL_EXCEPT
#undef FE_TONEAREST
#define FE_INVALID 1
#define FE_DIVBYZERO 4
#define FE_OVERFLOW 8
#define FE_UNDERFLOW 16
#define FE_INEXACT 32
#define FE_ALL_EXCEPT 61
#define FE_TONEAREST 0
#define FE_DOWNWARD 0x400
#define FE_UPWARD 0x800
#define FE_TOWARDZERO 0xC00

static inline int feclearexcept(int) { return 0; }
static inline int feraiseexcept(int) { return 0; }
static inline int fetestexcept(int) { return 0; }
static inline int fegetround(void) { return FE_TONEAREST; }
static inline int fesetround(int mode) { return mode == FE_TONEAREST ? 0 : -1; }
static inline int fegetenv(fenv_t*) { return 0; }
static inline int fesetenv(const fenv_t*) { return 0; }
static inline int feholdexcept(fenv_t*) { return 0; }
static inline int feupdateenv(const fenv_t*) { return 0; }
static inline int fegetexceptflag(fexcept_t*, int) { return 0; }
static inline int fesetexceptflag(const fexcept_t*, int) { return 0; }
