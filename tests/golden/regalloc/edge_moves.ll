; The value of the last round lives on beside the new one, so the loop's edge moves it. The move
; stands before the comparison, and the loop ends in one jump.
; lilt: -S
define void @differences(ptr %p, ptr %q, i64 %n) {
entry:
  %first = load i64, ptr %p
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %last = phi i64 [ %first, %entry ], [ %now, %loop ]
  %i2 = add i64 %i, 1
  %a = getelementptr i64, ptr %p, i64 %i2
  %now = load i64, ptr %a
  %d = sub i64 %now, %last
  %b = getelementptr i64, ptr %q, i64 %i
  store i64 %d, ptr %b
  %c = mul i64 %now, %last
  %e = getelementptr i64, ptr %q, i64 %c
  store i64 %now, ptr %e
  %done = icmp eq i64 %i2, %n
  br i1 %done, label %out, label %loop
out:
  ret void
}
; The block behind the loop reads the register that the move would write.
define i64 @last_but_one(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %last = phi i64 [ 0, %entry ], [ %now, %loop ]
  %a = getelementptr i64, ptr %p, i64 %i
  %now = load i64, ptr %a
  %i2 = add i64 %i, 1
  %done = icmp eq i64 %now, %n
  br i1 %done, label %out, label %loop
out:
  %r = add i64 %last, %i
  ret i64 %r
}
