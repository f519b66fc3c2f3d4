; A return that zeroes all registers zeroes those that every processor has: xmm16 and above only in code for AVX-512.
; lilt: -O2 -S
; f: has: xorps %xmm15, %xmm15
; f: lacks: xmm16
define i32 @f(i32 %a) "zero-call-used-regs"="all" {
  ret i32 %a
}
