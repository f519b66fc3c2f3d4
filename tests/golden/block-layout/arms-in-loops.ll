; Both arms of an `if` in a loop lead to the end of the iteration, which tests whether to go on. One arm falls into it,
; the test of the arms lies after it, the other arm jumps back: each iteration takes one jump of the arms, and none from
; its end to its start.
; lilt: -O2 -S
; either: count: 2 jmp
; either: has: jge
define void @either(ptr %a, ptr %b, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %q
  %c = icmp eq i32 %x, %y
  br i1 %c, label %same, label %other
same:
  %s = mul i32 %x, %y
  %s1 = add i32 %s, 7
  br label %join
other:
  %d = sub i32 %x, %y
  %d1 = mul i32 %d, %d
  br label %join
join:
  %r = phi i32 [ %s1, %same ], [ %d1, %other ]
  store i32 %r, ptr %p
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %head, label %done
done:
  ret void
}
