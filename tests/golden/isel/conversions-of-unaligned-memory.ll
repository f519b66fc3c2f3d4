; Where code may use AVX, a vector in memory need not be aligned; the conversions to narrower lanes, which have no form
; with a VEX prefix and memory, take it from a register.
; lilt: -O2 --stop-after=isel
; to_floats, to_integers: has: = VMOVUPS128rm
; to_floats: has: VCVTPD2PSrr
; to_integers: has: VCVTTPD2DQrr
; aligned: has: CVTPD2PSrm
define <2 x float> @to_floats(ptr %p) "target-features"="+avx" {
  %v = load <2 x double>, ptr %p, align 1
  %r = fptrunc <2 x double> %v to <2 x float>
  ret <2 x float> %r
}
define <2 x i32> @to_integers(ptr %p) "target-features"="+avx" {
  %v = load <2 x double>, ptr %p, align 1
  %r = fptosi <2 x double> %v to <2 x i32>
  ret <2 x i32> %r
}
define <2 x float> @aligned(ptr %p) {
  %v = load <2 x double>, ptr %p, align 16
  %r = fptrunc <2 x double> %v to <2 x float>
  ret <2 x float> %r
}
