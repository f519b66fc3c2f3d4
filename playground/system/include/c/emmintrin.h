// What lilt needs of SSE2.
#pragma once

#include <wasm_simd128.h>

typedef v128_t __m128i;

static inline __m128i _mm_loadu_si128(const __m128i* place) { return wasm_v128_load(place); }
static inline __m128i _mm_set1_epi8(char byte) { return wasm_i8x16_splat(byte); }
static inline __m128i _mm_or_si128(__m128i a, __m128i b) { return wasm_v128_or(a, b); }
static inline __m128i _mm_and_si128(__m128i a, __m128i b) { return wasm_v128_and(a, b); }
static inline __m128i _mm_cmpeq_epi8(__m128i a, __m128i b) { return wasm_i8x16_eq(a, b); }
static inline __m128i _mm_cmpgt_epi8(__m128i a, __m128i b) { return wasm_i8x16_gt(a, b); }
static inline __m128i _mm_sub_epi8(__m128i a, __m128i b) { return wasm_i8x16_sub(a, b); }
static inline __m128i _mm_min_epu8(__m128i a, __m128i b) { return wasm_u8x16_min(a, b); }
static inline int _mm_movemask_epi8(__m128i a) { return (int)wasm_i8x16_bitmask(a); }
static inline __m128i _mm_set_epi64x(long long high, long long low) {
  return wasm_i64x2_make(low, high);
}
// The control register: round to nearest, all exceptions masked.
static inline unsigned _mm_getcsr(void) { return 0x1F80; }
static inline void _mm_setcsr(unsigned value) { (void)value; }
