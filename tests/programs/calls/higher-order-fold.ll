; map and fold over a global array, with functions as arguments through three levels.
; exit: 138
; output: 3141514
@a = global [5 x i64] [i64 3, i64 1, i64 4, i64 1, i64 5]
define i64 @add(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @horner(i64 %a, i64 %b) {
  %t = mul i64 %a, 10
  %r = add i64 %t, %b
  ret i64 %r
}
define i64 @fold(i64 (i64, i64)* %f, i64 %init, i64* %p, i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
end:
  ret i64 %init
more:
  %v = load i64* %p
  %w = call i64 %f(i64 %init, i64 %v)
  %q = getelementptr i64* %p, i32 1
  %m = sub i64 %n, 1
  %r = call i64 @fold(i64 (i64, i64)* %f, i64 %w, i64* %q, i64 %m)
  ret i64 %r
}
define i64 @main() {
  %p = getelementptr [5 x i64]* @a, i32 0, i32 0
  %s = call i64 @fold(i64 (i64, i64)* @add, i64 0, i64* %p, i64 5)
  %h = call i64 @fold(i64 (i64, i64)* @horner, i64 0, i64* %p, i64 5)
  %x = mul i64 %h, 100
  %y = add i64 %x, %s
  %t = call i8* @ll_ltoa(i64 %y)
  call void @ll_puts(i8* %t)
  ret i64 %y
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
