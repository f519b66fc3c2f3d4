; A constant and an address are made again rather than kept in memory.
; lilt: --ra-regs=3 --stop-after=regalloc
; max-spills: 1
; max-reloads: 1
; count: 2 LEA64 [rip + @table]
; count: 2 MOVri64
declare i64 @f(i64)
@table = global [4 x i64] zeroinitializer
define i64 @remat(i64 %a, i64 %b) {
  %p = getelementptr [4 x i64], [4 x i64]* @table, i64 0, i64 %a
  %1 = load i64, i64* %p
  %2 = call i64 @f(i64 %1)
  %q = getelementptr [4 x i64], [4 x i64]* @table, i64 0, i64 %2
  %3 = load i64, i64* %q
  %4 = add i64 %3, 81985529216486895
  %5 = xor i64 %4, %b
  %6 = and i64 %5, 81985529216486895
  ret i64 %6
}
