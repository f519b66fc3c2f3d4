; Offsets too far from a global or a stack object to be part of an address stay exact.
; exit: 15
@g = global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
define i64 @number(ptr %p) {
  %i = ptrtoint ptr %p to i64
  ret i64 %i
}
define i64 @is_apart(ptr %far, ptr %near, i64 %distance) {
  %f = call i64 @number(ptr %far)
  %n = call i64 @number(ptr %near)
  %d = sub i64 %f, %n
  %c = icmp eq i64 %d, %distance
  %z = zext i1 %c to i64
  ret i64 %z
}
define i64 @main() {
  %s = alloca [100 x i64]
  %up = getelementptr i8, ptr @g, i64 2147483640
  %down = getelementptr i8, ptr @g, i64 -2147483640
  %high = getelementptr i8, ptr %s, i64 2147483640
  %low = getelementptr i8, ptr %s, i64 -2147483640
  %a = call i64 @is_apart(ptr %up, ptr @g, i64 2147483640)
  %b = call i64 @is_apart(ptr %down, ptr @g, i64 -2147483640)
  %c = call i64 @is_apart(ptr %high, ptr %s, i64 2147483640)
  %d = call i64 @is_apart(ptr %low, ptr %s, i64 -2147483640)
  %b2 = mul i64 %b, 2
  %c2 = mul i64 %c, 4
  %d2 = mul i64 %d, 8
  %ab = add i64 %a, %b2
  %cd = add i64 %c2, %d2
  %r = add i64 %ab, %cd
  ret i64 %r
}
