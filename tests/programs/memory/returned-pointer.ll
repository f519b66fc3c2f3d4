; A function that returns one of its pointers, chosen at run time.
; exit: 58
@a = global i64 8
define i64* @larger(i64* %p, i64* %q) {
  %x = load i64* %p
  %y = load i64* %q
  %c = icmp sgt i64 %x, %y
  br i1 %c, label %first, label %second
first:
  ret i64* %p
second:
  ret i64* %q
}
define i64 @main() {
  %b = alloca i64
  store i64 5, i64* %b
  %p = call i64* @larger(i64* @a, i64* %b)
  store i64 50, i64* %b
  %q = call i64* @larger(i64* @a, i64* %b)
  %x = load i64* %p
  %y = load i64* %q
  %s = add i64 %x, %y
  ret i64 %s
}
