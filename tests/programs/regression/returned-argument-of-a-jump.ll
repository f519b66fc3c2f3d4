; A call whose result is returned stays a jump, though it returns an argument: 'musttail' demands it.
; exit: 42
@numbers = global [2 x i32] [i32 7, i32 42]
define ptr @second(ptr returned %p, i32 %n) noinline {
  ret ptr %p
}
define ptr @first(ptr %p, i32 %n) noinline {
  %r = musttail call ptr @second(ptr getelementptr (i8, ptr @numbers, i64 4), i32 %n)
  ret ptr %r
}
define i32 @main() {
  %p = call ptr @first(ptr null, i32 1)
  %v = load i32, ptr %p
  ret i32 %v
}
