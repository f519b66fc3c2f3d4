; A body comes in however deep if it is small with all that comes in with it: iterators of C++ are wrapped many times. A
; chain of functions, as of a template that calls itself, is cut where the bodies are too large together. The calls of a
; cycle stay.
; lilt: -O2 --stop-after=inline
; sum: lacks: call
; large: lacks: call
; chain: count: 1 call
; chain: has: call i32 @step5
; step5: lacks: call
; even: count: 1 call
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
define internal i32 @step1(i32 %x) {
  %y = add i32 %x, 1
  %a = mul i32 %y, %x
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 5
  %d = sub i32 %c, %a
  %e = mul i32 %d, %b
  %f = add i32 %e, %y
  %g = xor i32 %f, %d
  %h = mul i32 %g, %c
  %i = add i32 %h, %g
  ret i32 %i
}
define internal i32 @step2(i32 %x) {
  %y = call i32 @step1(i32 %x)
  %a = mul i32 %y, %x
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 5
  %d = sub i32 %c, %a
  %e = mul i32 %d, %b
  %f = add i32 %e, %y
  %g = xor i32 %f, %d
  %h = mul i32 %g, %c
  %i = add i32 %h, %g
  ret i32 %i
}
define internal i32 @step3(i32 %x) {
  %y = call i32 @step2(i32 %x)
  %a = mul i32 %y, %x
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 5
  %d = sub i32 %c, %a
  %e = mul i32 %d, %b
  %f = add i32 %e, %y
  %g = xor i32 %f, %d
  %h = mul i32 %g, %c
  %i = add i32 %h, %g
  ret i32 %i
}
define internal i32 @step4(i32 %x) {
  %y = call i32 @step3(i32 %x)
  %a = mul i32 %y, %x
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 5
  %d = sub i32 %c, %a
  %e = mul i32 %d, %b
  %f = add i32 %e, %y
  %g = xor i32 %f, %d
  %h = mul i32 %g, %c
  %i = add i32 %h, %g
  ret i32 %i
}
define internal i32 @step5(i32 %x) {
  %y = call i32 @step4(i32 %x)
  %a = mul i32 %y, %x
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 5
  %d = sub i32 %c, %a
  %e = mul i32 %d, %b
  %f = add i32 %e, %y
  %g = xor i32 %f, %d
  %h = mul i32 %g, %c
  %i = add i32 %h, %g
  ret i32 %i
}
define internal i32 @step6(i32 %x) {
  %y = call i32 @step5(i32 %x)
  %a = mul i32 %y, %x
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 5
  %d = sub i32 %c, %a
  %e = mul i32 %d, %b
  %f = add i32 %e, %y
  %g = xor i32 %f, %d
  %h = mul i32 %g, %c
  %i = add i32 %h, %g
  ret i32 %i
}
define internal i32 @step7(i32 %x) {
  %y = call i32 @step6(i32 %x)
  %a = mul i32 %y, %x
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 5
  %d = sub i32 %c, %a
  %e = mul i32 %d, %b
  %f = add i32 %e, %y
  %g = xor i32 %f, %d
  %h = mul i32 %g, %c
  %i = add i32 %h, %g
  ret i32 %i
}
define internal i32 @step8(i32 %x) {
  %y = call i32 @step7(i32 %x)
  %a = mul i32 %y, %x
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 5
  %d = sub i32 %c, %a
  %e = mul i32 %d, %b
  %f = add i32 %e, %y
  %g = xor i32 %f, %d
  %h = mul i32 %g, %c
  %i = add i32 %h, %g
  ret i32 %i
}
define internal i32 @step9(i32 %x) {
  %y = call i32 @step8(i32 %x)
  %a = mul i32 %y, %x
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 5
  %d = sub i32 %c, %a
  %e = mul i32 %d, %b
  %f = add i32 %e, %y
  %g = xor i32 %f, %d
  %h = mul i32 %g, %c
  %i = add i32 %h, %g
  ret i32 %i
}
define i32 @chain(i32 %x) {
  %v = call i32 @step9(i32 %x)
  ret i32 %v
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
