; A long sum of a round is added in pairs; one that goes on from round to round takes that value last.
; lilt: -O2 --disable-pass=loop-vectorize,slp-vectorize --stop-after=reassociate
; eight: has: add i32 %c, %d
; eight: has: add i32 %e, %f
; eight: has: add i32 %g, %h
define void @eight(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %pb = getelementptr i32, ptr %at, i64 1
  %pc = getelementptr i32, ptr %at, i64 2
  %pd = getelementptr i32, ptr %at, i64 3
  %pe = getelementptr i32, ptr %at, i64 4
  %pf = getelementptr i32, ptr %at, i64 5
  %pg = getelementptr i32, ptr %at, i64 6
  %ph = getelementptr i32, ptr %at, i64 7
  %a = load i32, ptr %at
  %b = load i32, ptr %pb
  %c = load i32, ptr %pc
  %d = load i32, ptr %pd
  %e = load i32, ptr %pe
  %f = load i32, ptr %pf
  %g = load i32, ptr %pg
  %h = load i32, ptr %ph
  %s1 = add i32 %a, %b
  %s2 = add i32 %s1, %c
  %s3 = add i32 %s2, %d
  %s4 = add i32 %s3, %e
  %s5 = add i32 %s4, %f
  %s6 = add i32 %s5, %g
  %s7 = add i32 %s6, %h
  %to = getelementptr i32, ptr %q, i64 %i
  store i32 %s7, ptr %to
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
