; Four levels of pointers, rebound in the middle.
; exit: 79
define i64 @main() {
  %x = alloca i64
  %y = alloca i64
  %p = alloca i64*
  %q = alloca i64**
  %r = alloca i64***
  store i64 7, i64* %x
  store i64 9, i64* %y
  store i64* %x, i64** %p
  store i64** %p, i64*** %q
  store i64*** %q, i64**** %r
  %a3 = load i64**** %r
  %a2 = load i64*** %a3
  %a1 = load i64** %a2
  %a = load i64* %a1
  store i64* %y, i64** %p
  %b1 = load i64** %a2
  %b = load i64* %b1
  %t = mul i64 %a, 10
  %s = add i64 %t, %b
  ret i64 %s
}
