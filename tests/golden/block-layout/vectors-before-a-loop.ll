; A block that repeats itself jumps back by its condition, where neither target follows: vectors before the loop that makes the rest.
; lilt: -O2 -S
; loop: has: jne
; loop: count: 3 jmp
define void @loop(ptr %p, i64 %n) {
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
