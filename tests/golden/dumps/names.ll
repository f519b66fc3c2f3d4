; Values have the names and numbers of the source at every stage: %4 is never another value. What passes make is %v0, %b0,
; ...; machine registers without a value are %t0, ...; the second of one name has a suffix.
; lilt: -O2 --print-after=inline,mem2reg,early-cse,isel --filetype=null --filter-print-funcs=sum
; lilt: -O2 --trace=regalloc --filetype=null --filter-print-funcs=sum
; lilt: -O2 --stop-after=isel --filter-print-funcs=odd,implicit
; lilt: -O2 --stop-after=loop-unroll --filter-print-funcs=unrolled
; lilt: -O2 --stop-after=isel --filter-print-funcs=unrolled
; message: %1 assigned
define i64 @sum(ptr %0, i64 %1) {
  %3 = alloca i64
  %4 = alloca i64
  store i64 0, ptr %3
  store i64 0, ptr %4
  br label %5
5:
  %6 = load i64, ptr %4
  %7 = icmp slt i64 %6, %1
  br i1 %7, label %8, label %15
8:
  %9 = getelementptr i64, ptr %0, i64 %6
  %10 = load i64, ptr %9
  %11 = load i64, ptr %3
  %12 = mul i64 %10, 7
  %13 = add i64 %11, %12
  store i64 %13, ptr %3
  %14 = add i64 %6, 1
  store i64 %14, ptr %4
  br label %5
15:
  %16 = load i64, ptr %3
  ret i64 %16
}
define i64 @odd(i64 %t1, i64 %"7", i64 %"a b", i64 %v0) {
  %1 = mul i64 %t1, %"7"
  %tied.1 = sdiv i64 %1, %"a b"
  %2 = shl i64 %tied.1, %v0
  ret i64 %2
}
define i64 @implicit(i64, i64) {
  %3 = mul i64 %0, %1
  ret i64 %3
}
define i64 @unrolled(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %t = add i64 %s, %x
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, 3
  br i1 %c, label %loop, label %out
out:
  ret i64 %t
}
