; A loop that is turned gets an empty block in front of it. It stays until licm has moved the load of the pointer there,
; although simplify-cfg runs in between.
; lilt: -O2 --disable-pass=loop-vectorize --disable-pass=loop-unroll-by-two --stop-after=licm
; sums: count: 1 load ptr
; sums: lacks: load ptr in body
define i64 @sums(ptr %row, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %more_to_do = icmp slt i64 %i, %n
  br i1 %more_to_do, label %body, label %out
body:
  %numbers = load ptr, ptr %row, !tbaa !2
  %at = getelementptr i64, ptr %numbers, i64 %i
  %v = load i64, ptr %at, !tbaa !0
  %w = add i64 %v, %i
  store i64 %w, ptr %at, !tbaa !0
  %more = add i64 %sum, %v
  %next = add i64 %i, 1
  br label %test
out:
  ret i64 %sum
}
!0 = !{!1, !1, i64 0}
!1 = !{!"long", !4}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4}
!4 = !{!"char"}
