; Three values and two registers: the one whose next use is furthest waits in memory.
; lilt: --ra-regs=2 --stop-after=regalloc
; lilt: --ra-regs=2 --regalloc=fast --stop-after=regalloc
; max-spills: 1
; max-reloads: 1
define i64 @straight(i64* %p) {
  %a = load i64, i64* %p
  %1 = getelementptr i64, i64* %p, i64 1
  %b = load i64, i64* %1
  %c = mul i64 %a, %a
  %d = mul i64 %b, %c
  %e = sub i64 %d, %b
  %f = mul i64 %e, %a
  ret i64 %f
}
