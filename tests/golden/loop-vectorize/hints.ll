; What the text asks of a loop's vectors is done, whether it pays or not: the lanes, the vectors at once; or the remarks
; say why it is not. Predicates of the last iteration and scalable vectors are read without harm.
; lilt: -O2 --stop-after=loop-vectorize
; wide: count: 2 load <16 x i32>
; wide, narrow: lacks: load <4 x i32>
; narrow: count: 1 load <2 x i32>
; costly: has: udiv <4 x i32>
; single: count: 1 load <4 x float>
; limited: count: 1 load <2 x i32>
define void @wide(ptr %x, ptr noalias %y, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %x, i64 %i
  %v = load i32, ptr %at
  %w = add i32 %v, 1
  %to = getelementptr i32, ptr %y, i64 %i
  store i32 %w, ptr %to
  %next = add i64 %i, 1
  br label %test, !llvm.loop !0
done:
  ret void
}
define void @narrow(ptr %x, ptr noalias %y, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %x, i64 %i
  %v = load i32, ptr %at
  %w = add i32 %v, 1
  %to = getelementptr i32, ptr %y, i64 %i
  store i32 %w, ptr %to
  %next = add i64 %i, 1
  br label %test, !llvm.loop !1
done:
  ret void
}
; On its own this would not pay.
define void @costly(ptr %x, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %x, i64 %i
  %v = load i32, ptr %at
  %a = udiv i32 %v, 7
  %b = udiv i32 %a, 11
  %d = udiv i32 %b, 13
  %k = mul i32 %d, %v
  store i32 %k, ptr %at
  %next = add i64 %i, 1
  br label %test, !llvm.loop !2
done:
  ret void
}
define void @single(ptr %x, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %at
  %w = fadd float %v, 1.0
  store float %w, ptr %at
  %next = add i64 %i, 1
  br label %test, !llvm.loop !3
done:
  ret void
}
; Three iterations may run at once.
define void @limited(ptr %x, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %x, i64 %i
  %before = getelementptr i8, ptr %at, i64 -12
  %v = load i32, ptr %before
  store i32 %v, ptr %at
  %next = add i64 %i, 1
  br label %test, !llvm.loop !1
done:
  ret void
}
!0 = distinct !{!0, !4, !5, !8, !9}
!1 = distinct !{!1, !6, !7}
!2 = distinct !{!2, !5}
!3 = distinct !{!3, !7}
!4 = !{!"llvm.loop.vectorize.width", i32 16}
!5 = !{!"llvm.loop.vectorize.enable", i1 true}
!6 = !{!"llvm.loop.vectorize.width", i32 2}
!7 = !{!"llvm.loop.interleave.count", i32 1}
!8 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!9 = !{!"llvm.loop.interleave.count", i32 2}
