#include "runtime/interpreter/packed.h"

#include <algorithm>

namespace lilt::runtime {

namespace {

__m128i number(long long value) { return _mm_cvtsi64_si128(value); }
__m128i number(uint64_t value) { return _mm_cvtsi64_si128(static_cast<long long>(value)); }
__m128i number(int value) { return _mm_cvtsi32_si128(value); }

// The predicates in the order of their numbers, of which the instruction reads three bits.
#define BY_PREDICATE(cast_to, cast_from, suffix)                                     \
  [](__m128i left, __m128i right, uint64_t predicate) {                              \
    auto a = cast_to(left), b = cast_to(right);                                      \
    decltype(a) results[] = {_mm_cmpeq_##suffix(a, b),  _mm_cmplt_##suffix(a, b),    \
                             _mm_cmple_##suffix(a, b),  _mm_cmpunord_##suffix(a, b), \
                             _mm_cmpneq_##suffix(a, b), _mm_cmpnlt_##suffix(a, b),   \
                             _mm_cmpnle_##suffix(a, b), _mm_cmpord_##suffix(a, b)};  \
    return cast_from(results[predicate & 7]);                                        \
  }

#define OPERATION(result) \
  [](__m128i a, __m128i b, uint64_t n) { return (void)a, (void)b, (void)n, __m128i(result); }
#define PS_UNARY(function) _mm_castps_si128(function(_mm_castsi128_ps(a)))
#define PS(function) _mm_castps_si128(function(_mm_castsi128_ps(a), _mm_castsi128_ps(b)))
#define PD(function) _mm_castpd_si128(function(_mm_castsi128_pd(a), _mm_castsi128_pd(b)))
#define SS_NUMBER(function) number(function(_mm_castsi128_ps(a)))
#define SD_NUMBER(function) number(function(_mm_castsi128_pd(a)))
#define SS_HOLDS(op) \
  number(_mm_cvtss_f32(_mm_castsi128_ps(a)) op _mm_cvtss_f32(_mm_castsi128_ps(b)) ? 1 : 0)
#define SD_HOLDS(op) \
  number(_mm_cvtsd_f64(_mm_castsi128_pd(a)) op _mm_cvtsd_f64(_mm_castsi128_pd(b)) ? 1 : 0)

// Sorted by name.
constexpr PackedOperation kOperations[] = {
    {"llvm.x86.sse.cmp.ps", BY_PREDICATE(_mm_castsi128_ps, _mm_castps_si128, ps)},
    {"llvm.x86.sse.cmp.ss", BY_PREDICATE(_mm_castsi128_ps, _mm_castps_si128, ss)},
    {"llvm.x86.sse.comieq.ss", OPERATION(SS_HOLDS(==))},
    {"llvm.x86.sse.comige.ss", OPERATION(SS_HOLDS(>=))},
    {"llvm.x86.sse.comigt.ss", OPERATION(SS_HOLDS(>))},
    {"llvm.x86.sse.comile.ss", OPERATION(SS_HOLDS(<=))},
    {"llvm.x86.sse.comilt.ss", OPERATION(SS_HOLDS(<))},
    {"llvm.x86.sse.comineq.ss", OPERATION(SS_HOLDS(!=))},
    {"llvm.x86.sse.cvtss2si", OPERATION(SS_NUMBER(_mm_cvtss_si32))},
    {"llvm.x86.sse.cvtss2si64", OPERATION(SS_NUMBER(_mm_cvtss_si64))},
    {"llvm.x86.sse.cvttss2si", OPERATION(SS_NUMBER(_mm_cvttss_si32))},
    {"llvm.x86.sse.cvttss2si64", OPERATION(SS_NUMBER(_mm_cvttss_si64))},
    {"llvm.x86.sse.max.ps", OPERATION(PS(_mm_max_ps))},
    {"llvm.x86.sse.max.ss", OPERATION(PS(_mm_max_ss))},
    {"llvm.x86.sse.min.ps", OPERATION(PS(_mm_min_ps))},
    {"llvm.x86.sse.min.ss", OPERATION(PS(_mm_min_ss))},
    {"llvm.x86.sse.movmsk.ps", OPERATION(SS_NUMBER(_mm_movemask_ps))},
    {"llvm.x86.sse.rcp.ps", OPERATION(PS_UNARY(_mm_rcp_ps))},
    {"llvm.x86.sse.rcp.ss", OPERATION(PS_UNARY(_mm_rcp_ss))},
    {"llvm.x86.sse.rsqrt.ps", OPERATION(PS_UNARY(_mm_rsqrt_ps))},
    {"llvm.x86.sse.rsqrt.ss", OPERATION(PS_UNARY(_mm_rsqrt_ss))},
    {"llvm.x86.sse.ucomieq.ss", OPERATION(SS_HOLDS(==))},
    {"llvm.x86.sse.ucomige.ss", OPERATION(SS_HOLDS(>=))},
    {"llvm.x86.sse.ucomigt.ss", OPERATION(SS_HOLDS(>))},
    {"llvm.x86.sse.ucomile.ss", OPERATION(SS_HOLDS(<=))},
    {"llvm.x86.sse.ucomilt.ss", OPERATION(SS_HOLDS(<))},
    {"llvm.x86.sse.ucomineq.ss", OPERATION(SS_HOLDS(!=))},
    {"llvm.x86.sse2.cmp.pd", BY_PREDICATE(_mm_castsi128_pd, _mm_castpd_si128, pd)},
    {"llvm.x86.sse2.cmp.sd", BY_PREDICATE(_mm_castsi128_pd, _mm_castpd_si128, sd)},
    {"llvm.x86.sse2.comieq.sd", OPERATION(SD_HOLDS(==))},
    {"llvm.x86.sse2.comige.sd", OPERATION(SD_HOLDS(>=))},
    {"llvm.x86.sse2.comigt.sd", OPERATION(SD_HOLDS(>))},
    {"llvm.x86.sse2.comile.sd", OPERATION(SD_HOLDS(<=))},
    {"llvm.x86.sse2.comilt.sd", OPERATION(SD_HOLDS(<))},
    {"llvm.x86.sse2.comineq.sd", OPERATION(SD_HOLDS(!=))},
    {"llvm.x86.sse2.cvtpd2dq", OPERATION(_mm_cvtpd_epi32(_mm_castsi128_pd(a)))},
    {"llvm.x86.sse2.cvtpd2ps", OPERATION(_mm_castps_si128(_mm_cvtpd_ps(_mm_castsi128_pd(a))))},
    {"llvm.x86.sse2.cvtps2dq", OPERATION(_mm_cvtps_epi32(_mm_castsi128_ps(a)))},
    {"llvm.x86.sse2.cvtsd2si", OPERATION(SD_NUMBER(_mm_cvtsd_si32))},
    {"llvm.x86.sse2.cvtsd2si64", OPERATION(SD_NUMBER(_mm_cvtsd_si64))},
    {"llvm.x86.sse2.cvtsd2ss",
     OPERATION(_mm_castps_si128(_mm_cvtsd_ss(_mm_castsi128_ps(a), _mm_castsi128_pd(b))))},
    {"llvm.x86.sse2.cvttpd2dq", OPERATION(_mm_cvttpd_epi32(_mm_castsi128_pd(a)))},
    {"llvm.x86.sse2.cvttps2dq", OPERATION(_mm_cvttps_epi32(_mm_castsi128_ps(a)))},
    {"llvm.x86.sse2.cvttsd2si", OPERATION(SD_NUMBER(_mm_cvttsd_si32))},
    {"llvm.x86.sse2.cvttsd2si64", OPERATION(SD_NUMBER(_mm_cvttsd_si64))},
    {"llvm.x86.sse2.max.pd", OPERATION(PD(_mm_max_pd))},
    {"llvm.x86.sse2.max.sd", OPERATION(PD(_mm_max_sd))},
    {"llvm.x86.sse2.min.pd", OPERATION(PD(_mm_min_pd))},
    {"llvm.x86.sse2.min.sd", OPERATION(PD(_mm_min_sd))},
    {"llvm.x86.sse2.movmsk.pd", OPERATION(SD_NUMBER(_mm_movemask_pd))},
    {"llvm.x86.sse2.packssdw.128", OPERATION(_mm_packs_epi32(a, b))},
    {"llvm.x86.sse2.packsswb.128", OPERATION(_mm_packs_epi16(a, b))},
    {"llvm.x86.sse2.packuswb.128", OPERATION(_mm_packus_epi16(a, b))},
    {"llvm.x86.sse2.pavg.b", OPERATION(_mm_avg_epu8(a, b))},
    {"llvm.x86.sse2.pavg.w", OPERATION(_mm_avg_epu16(a, b))},
    {"llvm.x86.sse2.pmadd.wd", OPERATION(_mm_madd_epi16(a, b))},
    {"llvm.x86.sse2.pmovmskb.128", OPERATION(number(_mm_movemask_epi8(a)))},
    {"llvm.x86.sse2.pmulh.w", OPERATION(_mm_mulhi_epi16(a, b))},
    {"llvm.x86.sse2.pmulhu.w", OPERATION(_mm_mulhi_epu16(a, b))},
    {"llvm.x86.sse2.psad.bw", OPERATION(_mm_sad_epu8(a, b))},
    {"llvm.x86.sse2.psll.d", OPERATION(_mm_sll_epi32(a, b))},
    {"llvm.x86.sse2.psll.q", OPERATION(_mm_sll_epi64(a, b))},
    {"llvm.x86.sse2.psll.w", OPERATION(_mm_sll_epi16(a, b))},
    {"llvm.x86.sse2.pslli.d", OPERATION(_mm_sll_epi32(a, number(n)))},
    {"llvm.x86.sse2.pslli.q", OPERATION(_mm_sll_epi64(a, number(n)))},
    {"llvm.x86.sse2.pslli.w", OPERATION(_mm_sll_epi16(a, number(n)))},
    {"llvm.x86.sse2.psra.d", OPERATION(_mm_sra_epi32(a, b))},
    {"llvm.x86.sse2.psra.w", OPERATION(_mm_sra_epi16(a, b))},
    {"llvm.x86.sse2.psrai.d", OPERATION(_mm_sra_epi32(a, number(n)))},
    {"llvm.x86.sse2.psrai.w", OPERATION(_mm_sra_epi16(a, number(n)))},
    {"llvm.x86.sse2.psrl.d", OPERATION(_mm_srl_epi32(a, b))},
    {"llvm.x86.sse2.psrl.q", OPERATION(_mm_srl_epi64(a, b))},
    {"llvm.x86.sse2.psrl.w", OPERATION(_mm_srl_epi16(a, b))},
    {"llvm.x86.sse2.psrli.d", OPERATION(_mm_srl_epi32(a, number(n)))},
    {"llvm.x86.sse2.psrli.q", OPERATION(_mm_srl_epi64(a, number(n)))},
    {"llvm.x86.sse2.psrli.w", OPERATION(_mm_srl_epi16(a, number(n)))},
    {"llvm.x86.sse2.ucomieq.sd", OPERATION(SD_HOLDS(==))},
    {"llvm.x86.sse2.ucomige.sd", OPERATION(SD_HOLDS(>=))},
    {"llvm.x86.sse2.ucomigt.sd", OPERATION(SD_HOLDS(>))},
    {"llvm.x86.sse2.ucomile.sd", OPERATION(SD_HOLDS(<=))},
    {"llvm.x86.sse2.ucomilt.sd", OPERATION(SD_HOLDS(<))},
    {"llvm.x86.sse2.ucomineq.sd", OPERATION(SD_HOLDS(!=))},
};
#undef BY_PREDICATE
#undef OPERATION
#undef PS_UNARY
#undef PS
#undef PD
#undef SS_NUMBER
#undef SD_NUMBER
#undef SS_HOLDS
#undef SD_HOLDS
static_assert(std::ranges::is_sorted(kOperations, {}, &PackedOperation::name));

}  // namespace

const PackedOperation* find_packed_operation(std::string_view name) {
  auto found = std::ranges::lower_bound(kOperations, name, {}, &PackedOperation::name);
  return found != std::end(kOperations) && found->name == name ? found : nullptr;
}

}  // namespace lilt::runtime
