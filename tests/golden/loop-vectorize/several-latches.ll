; A loop whose iterations end in several places has no branch that hints could be at.
; lilt: -O2 --stop-after=loop-vectorize --remarks
; message: loop is not vectorized: it has several branches back
; f: lacks: x i32>
declare i32 @g()
define void @f(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ], [ %next, %other ]
  %next = add i64 %i, 1
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %x = call i32 @g()
  %d = icmp eq i32 %x, 0
  br i1 %d, label %test, label %other
other:
  %at = getelementptr i32, ptr %p, i64 %i
  store i32 %x, ptr %at
  br label %test
done:
  ret void
}
