; Each function keeps its parameters in allocas and hands them on in another order.
; exit: 246
define i64 @f1(i64 %a, i64 %b, i64 %c) {
  %sa = alloca i64
  %sb = alloca i64
  %sc = alloca i64
  store i64 %a, i64* %sa
  store i64 %b, i64* %sb
  store i64 %c, i64* %sc
  %x = load i64, i64* %sa
  %y = load i64, i64* %sb
  %z = load i64, i64* %sc
  %r = call i64 @f2(i64 %z, i64 %x, i64 %y)
  %s = add i64 %r, %x
  ret i64 %s
}
define i64 @f2(i64 %a, i64 %b, i64 %c) {
  %sa = alloca i64
  %sb = alloca i64
  %sc = alloca i64
  store i64 %c, i64* %sc
  store i64 %b, i64* %sb
  store i64 %a, i64* %sa
  %x = load i64, i64* %sa
  %y = load i64, i64* %sb
  %z = load i64, i64* %sc
  %r = call i64 @f3(i64 %y, i64 %x, i64 %z, i64 %x, i64 %y, i64 %z, i64 %z, i64 %x)
  %s = sub i64 %r, %y
  ret i64 %s
}
define i64 @f3(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %sg = alloca i64
  %sh = alloca i64
  store i64 %g, i64* %sg
  store i64 %h, i64* %sh
  %done = icmp sgt i64 %a, 60
  br i1 %done, label %return, label %deeper
deeper:
  %g1 = load i64, i64* %sg
  %h1 = load i64, i64* %sh
  %a1 = add i64 %a, %b
  %r = call i64 @f3(i64 %a1, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g1, i64 %h1, i64 %a)
  %t = sub i64 %r, %g1
  ret i64 %t
return:
  %u1 = mul i64 %a, 2
  %u2 = sub i64 %u1, %g
  %u3 = add i64 %u2, %h
  %u4 = xor i64 %u3, %d
  ret i64 %u4
}
define i64 @main(i64 %argc, i8** %argv) {
  %two = add i64 %argc, 1
  %r = call i64 @f1(i64 %argc, i64 %two, i64 7)
  ret i64 %r
}
