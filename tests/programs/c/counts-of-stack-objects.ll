; The count of an alloca has no sign: 200 of eight bits, in the entry block and in another one.
; exit: 6
define i32 @main() {
  %a = alloca i8, i8 200
  %below = alloca i32
  store volatile i32 1, ptr %below
  %last = getelementptr i8, ptr %a, i64 199
  store volatile i8 2, ptr %last
  store volatile i8 2, ptr %a
  br label %next
next:
  %b = alloca i8, i8 200
  %end = getelementptr i8, ptr %b, i64 199
  store volatile i8 3, ptr %end
  store volatile i8 3, ptr %b
  %x = load volatile i32, ptr %below
  %y = load volatile i8, ptr %last
  %z = load volatile i8, ptr %end
  %y1 = zext i8 %y to i32
  %z1 = zext i8 %z to i32
  %s = add i32 %x, %y1
  %r = add i32 %s, %z1
  ret i32 %r
}
