; The step of all lanes may be too much for a signed number as narrow as the counter: no flag says that it does not wrap.
; lilt: -O2 --stop-after=loop-vectorize
; signed: has: store i8
; signed: lacks: nsw i8 %v
; fits: has: store i8
; fits: has: nsw i8 %v
define void @signed(ptr %p, ptr noalias %q) {
entry:
  br label %test
test:
  %i = phi i8 [ -128, %entry ], [ %next, %body ]
  %c = icmp slt i8 %i, 100
  br i1 %c, label %body, label %done
body:
  %x = sext i8 %i to i64
  %from = getelementptr i8, ptr %p, i64 %x
  %v = load i8, ptr %from
  %w = add i8 %v, 3
  %to = getelementptr i8, ptr %q, i64 %x
  store i8 %w, ptr %to
  %next = add nsw i8 %i, 2
  br label %test, !llvm.loop !0
done:
  ret void
}
define void @fits(ptr %p, ptr noalias %q) {
entry:
  br label %test
test:
  %i = phi i8 [ -128, %entry ], [ %next, %body ]
  %c = icmp slt i8 %i, 100
  br i1 %c, label %body, label %done
body:
  %x = sext i8 %i to i64
  %from = getelementptr i8, ptr %p, i64 %x
  %v = load i8, ptr %from
  %w = add i8 %v, 3
  %to = getelementptr i8, ptr %q, i64 %x
  store i8 %w, ptr %to
  %next = add nsw i8 %i, 2
  br label %test, !llvm.loop !3
done:
  ret void
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.vectorize.width", i32 64}
!2 = !{!"llvm.loop.vectorize.enable", i1 true}
!3 = distinct !{!3, !4, !2}
!4 = !{!"llvm.loop.vectorize.width", i32 16}
