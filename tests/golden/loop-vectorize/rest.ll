; Where many iterations run at once, the rest of them become vectors, too, with fewer at once. Not where few do, where the
; text says how many, or where the known rest is short.
; lilt: -O2 --stop-after=loop-vectorize
; many: count: 3 load <16 x i8>
; few: lacks: load <2 x i32>
; asked: count: 2 load <16 x i8>
; known: count: 2 load <16 x i8>
define void @many(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i8, ptr %p, i64 %i
  %x = load i8, ptr %at
  %r = add i8 %x, 3
  store i8 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @few(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %r = add i32 %x, 3
  store i32 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @asked(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i8, ptr %p, i64 %i
  %x = load i8, ptr %at
  %r = add i8 %x, 3
  store i8 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test, !llvm.loop !0
done:
  ret void
}
define void @known(ptr %p) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, 132
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i8, ptr %p, i64 %i
  %x = load i8, ptr %at
  %r = add i8 %x, 3
  store i8 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.width", i32 16}
