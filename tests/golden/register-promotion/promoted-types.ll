; Memory that one load says no float is stored to is not promoted where a float is stored to it: what the text says about
; one access does not hold for the others.
; lilt: -O2 --run-pass=register-promotion
; untyped: count: 2 load i32 in loop
define i32 @untyped(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = load i32, ptr %p, !tbaa !1
  store float 1.5, ptr %q, !tbaa !3
  %b = load i32, ptr %p
  %sum = add i32 %a, %b
  store i32 %sum, ptr %p, !tbaa !1
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = load i32, ptr %p
  ret i32 %r
}
!0 = !{!"root"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !0, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"float", !0, i64 0}
