; A bit that is poison (what `trunc nuw` leaves) or undef (memory that no i1 was stored to) was a byte other than 0 and
; 1, and spoiled a bit that another operand decides; a phi of undef and such a bit became that bit.
; exit: 0
; output: 1 1 1 1 0 1 1
declare i32 @printf(ptr, ...)
@format = constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00"

define i32 @either(i1 %a, i64 %x) noinline {
  %b = trunc nuw i64 %x to i1
  %r = select i1 %a, i1 true, i1 %b
  %z = zext i1 %r to i32
  ret i32 %z
}
define i32 @unless(i1 %a, i64 %x) noinline {
  %b = trunc nuw i64 %x to i1
  %r = select i1 %a, i1 %b, i1 true
  %z = zext i1 %r to i32
  ret i32 %z
}
define i32 @nested(i1 %a, i64 %x, i64 %y) noinline {
  %b = trunc nuw i64 %x to i1
  %c = trunc nuw i64 %y to i1
  %both = select i1 %b, i1 %c, i1 false
  %other = xor i1 %both, true
  %r = select i1 %a, i1 true, i1 %other
  %s = select i1 %r, i1 true, i1 %b
  %z = zext i1 %s to i32
  ret i32 %z
}
define zeroext i1 @joined(i1 %a, i1 %other, i64 %x, i64 %y) noinline {
entry:
  %b = trunc nuw i64 %x to i1
  %c = trunc nuw i64 %y to i1
  br i1 %other, label %left, label %right
left:
  br label %right
right:
  %d = phi i1 [ %b, %entry ], [ %c, %left ]
  %r = select i1 %a, i1 true, i1 %d
  ret i1 %r
}
define i32 @stored(i1 %a, ptr %p) noinline {
  %b = load i1, ptr %p
  %r = select i1 %a, i1 true, i1 %b
  %z = zext i1 %r to i32
  ret i32 %z
}
; 1 if the undefined bit is more than a bit.
define i32 @undefined(i1 %a, i64 %x) noinline {
entry:
  %b = trunc nuw i64 %x to i1
  br i1 %a, label %left, label %right
left:
  call i32 (ptr, ...) @printf(ptr getelementptr (i8, ptr @format, i64 21))
  br label %end
right:
  br label %end
end:
  %p = phi i1 [ %b, %left ], [ undef, %right ]
  %z = zext i1 %p to i32
  %place = alloca i32
  store volatile i32 %z, ptr %place
  %number = load volatile i32, ptr %place
  %half = lshr i32 %number, 1
  ret i32 %half
}
define i32 @main() {
  %a = call i32 @either(i1 true, i64 2)
  %b = call i32 @unless(i1 false, i64 6)
  %c = call i32 @nested(i1 true, i64 14, i64 10)
  %d = call zeroext i1 @joined(i1 true, i1 true, i64 2, i64 4)
  %d1 = zext i1 %d to i32
  %e = call i32 @undefined(i1 false, i64 2)
  %f = call i32 @either(i1 false, i64 1)
  %byte = alloca i8
  store i8 6, ptr %byte
  %g = call i32 @stored(i1 true, ptr %byte)
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d1, i32 %e, i32 %f, i32 %g)
  ret i32 0
}
