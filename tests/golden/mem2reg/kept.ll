; What stays in memory: an address that is passed on, stored, or indexed by a variable; and what a load before
; any store gives.
; lilt: --stop-after=mem2reg
; escapes, array: has: alloca
; unset: instructions: 1
declare void @take(i64*)
define i64 @escapes(i64* %out) {
  %x = alloca i64
  store i64 1, i64* %x
  call void @take(i64* %x)
  %1 = load i64, i64* %x
  ret i64 %1
}
define i64 @array(i64 %i) {
  %a = alloca [4 x i64]
  %p = getelementptr [4 x i64], [4 x i64]* %a, i64 0, i64 %i
  store i64 1, i64* %p
  %1 = load i64, i64* %p
  ret i64 %1
}
define i64 @unset() {
  %x = alloca i64
  %1 = load i64, i64* %x
  ret i64 %1
}
