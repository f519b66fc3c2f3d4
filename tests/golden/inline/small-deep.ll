; A body that is no larger than its call comes in however deep, as iterators of C++ are wrapped; a larger one four deep. The
; end of recursion over several functions is a call.
; lilt: -O2 --stop-after=inline
; sum: lacks: call
; large: count: 1 call
; large: has: call i32 @big
; even: has: call i1 @even1
define internal i32 @at6(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define internal i32 @at5(ptr %p) {
  %v = call i32 @at6(ptr %p)
  ret i32 %v
}
define internal i32 @at4(ptr %p) {
  %v = call i32 @at5(ptr %p)
  ret i32 %v
}
define internal i32 @at3(ptr %p) {
  %v = call i32 @at4(ptr %p)
  ret i32 %v
}
define internal i32 @at2(ptr %p) {
  %v = call i32 @at3(ptr %p)
  ret i32 %v
}
define internal i32 @at1(ptr %p) {
  %v = call i32 @at2(ptr %p)
  ret i32 %v
}
define i32 @sum(ptr %p, ptr %q) {
  %a = call i32 @at1(ptr %p)
  %b = call i32 @at1(ptr %q)
  %c = add i32 %a, %b
  ret i32 %c
}
define internal i32 @big(i32 %x) {
  %a = mul i32 %x, %x
  %b = add i32 %a, 7
  %c = xor i32 %b, %x
  %d = mul i32 %c, %b
  %e = lshr i32 %d, 3
  %f = sub i32 %e, %c
  ret i32 %f
}
define internal i32 @to_big3(i32 %x) {
  %v = call i32 @big(i32 %x)
  ret i32 %v
}
define internal i32 @to_big2(i32 %x) {
  %v = call i32 @to_big3(i32 %x)
  ret i32 %v
}
define internal i32 @to_big1(i32 %x) {
  %v = call i32 @to_big2(i32 %x)
  ret i32 %v
}
define internal i32 @to_big(i32 %x) {
  %v = call i32 @to_big1(i32 %x)
  ret i32 %v
}
define i32 @large(i32 %x) {
  %a = call i32 @to_big(i32 %x)
  %b = call i32 @big(i32 %a)
  ret i32 %b
}
define internal i1 @even3(i32 %n) {
  %v = call i1 @even1(i32 %n)
  ret i1 %v
}
define internal i1 @even2(i32 %n) {
  %v = call i1 @even3(i32 %n)
  ret i1 %v
}
define internal i1 @even1(i32 %n) {
  %v = call i1 @even2(i32 %n)
  ret i1 %v
}
define i1 @even(i32 %n) {
  %v = call i1 @even1(i32 %n)
  ret i1 %v
}
