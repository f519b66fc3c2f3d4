; Loops that lanes cannot run, or do not run faster, stay, and a remark says why: iterations that need what the one before
; stored; a product of floats, whose order counts; a call; elements that are far apart, of which each needs a store of its
; own. `!llvm.loop` may ask for it, and functions that are optimized for size are left alone.
; lilt: -O2 --stop-after=loop-vectorize --remarks
; message: loop is not vectorized: iterations depend on the ones before them
; message: loop is not vectorized: a value is carried that is neither a counter, nor a reduction, nor that of the iteration before
; message: loop is not vectorized: an instruction has effects of its own
; before, product, call, table, asked, disabled, small, smallest: lacks: x i32>
; Four iterations need nothing of each other.
; four_before: has: <4 x i32>
; four_before: lacks: load <4 x i32>, ptr %v
define void @before(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 1, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %before = getelementptr i32, ptr %at, i64 -1
  %x = load i32, ptr %before
  %r = xor i32 %x, 3
  store i32 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @four_before(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 4, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %before = getelementptr i32, ptr %at, i64 -4
  %x = load i32, ptr %before
  %r = xor i32 %x, 3
  store i32 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define float @product(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi float [ 1.0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %at
  %t = fmul float %s, %x
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret float %s
}
declare i32 @g(i32)
define void @call(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %r = call i32 @g(i32 %x)
  store i32 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @table(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %index = mul nsw i64 %i, 7
  %at = getelementptr i32, ptr %p, i64 %index
  store i32 1, ptr %at
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
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %r = add i32 %x, 3
  store i32 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test, !llvm.loop !0
done:
  ret void
}
define void @small(ptr %p, i64 %n) optsize {
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
define void @smallest(ptr %p, i64 %n) minsize {
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
define void @disabled(ptr %p, i64 %n) {
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
  br label %test, !llvm.loop !2
done:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.width", i32 1}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
