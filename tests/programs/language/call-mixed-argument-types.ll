; Pointers, booleans and integers mixed, past the sixth argument.
; exit: 91
@x = global i64 50
define i64 @pick(i1 %a, i64 %b, i64* %c, i1 %d, i8* %e, i64 %f, i1 %g, i64* %h, i64 (i64)* %i, i1 %j) {
  br i1 %a, label %one, label %bad
one:
  br i1 %d, label %bad, label %two
two:
  br i1 %g, label %three, label %bad
three:
  br i1 %j, label %bad, label %four
four:
  %n = icmp eq i8* %e, null
  br i1 %n, label %five, label %bad
five:
  %v = load i64* %c
  %w = load i64* %h
  %s = add i64 %v, %b
  %t = add i64 %s, %f
  %u = sub i64 %t, %w
  %r = call i64 %i(i64 %u)
  ret i64 %r
bad:
  ret i64 0
}
define i64 @triple(i64 %x) {
  %r = mul i64 %x, 3
  ret i64 %r
}
define i64 @main() {
  %p = alloca i64
  store i64 23, i64* %p
  %r = call i64 @pick(i1 true, i64 1, i64* @x, i1 false, i8* null, i64 2, i1 1, i64* %p, i64 (i64)* @triple, i1 0)
  %s = add i64 %r, 1
  ret i64 %s
}
