; Dumps of machine IR before register allocation show positions if asked, as comments; those behind it have none.
; lilt: --print-positions --print-after=isel,regalloc --filetype=null
; lilt: --print-positions --stop-after=two-address
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %less, %loop ]
  %p = phi i64 [ 1, %entry ], [ %m, %loop ]
  %m = mul i64 %p, %i
  %less = add i64 %i, -1
  %c = icmp sgt i64 %less, 0
  br i1 %c, label %loop, label %out
out:
  ret i64 %m
}
