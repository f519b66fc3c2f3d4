; A loop whose metadata says `llvm.loop.unroll.disable` is not unrolled; it says so in what is printed, and after it comes
; into another function.
; lilt: -O2 --stop-after=loop-unroll
; kept, taken_in, inline: has: !llvm.loop
; kept, taken_in, inline: has: br i1
; unrolled: lacks: br i1
define dso_local i32 @kept(ptr %p) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %sum = add i32 %s, %x
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, 3
  br i1 %c, label %body, label %out, !llvm.loop !0
out:
  ret i32 %sum
}
define i32 @taken_in(ptr %p) {
  %r = call i32 @kept(ptr %p)
  ret i32 %r
}
define i32 @inline(ptr %p) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %sum = add i32 %s, %x
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, 3
  br i1 %c, label %body, label %out, !llvm.loop !{!{!"llvm.loop.unroll.disable"}}
out:
  ret i32 %sum
}
define i32 @unrolled(ptr %p) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %sum = add i32 %s, %x
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, 3
  br i1 %c, label %body, label %out, !llvm.loop !3
out:
  ret i32 %sum
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = distinct !{!3, !1}
