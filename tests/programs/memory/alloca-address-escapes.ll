; A local's address goes to a callee that writes through it.
; exit: 43
define void @bump(i64* %p, i64 %by) {
  %v = load i64* %p
  %w = add i64 %v, %by
  store i64 %w, i64* %p
  ret void
}
define void @swap(i64* %a, i64* %b) {
  %x = load i64* %a
  %y = load i64* %b
  store i64 %y, i64* %a
  store i64 %x, i64* %b
  ret void
}
define i64 @main() {
  %a = alloca i64
  %b = alloca i64
  store i64 40, i64* %a
  store i64 1, i64* %b
  call void @bump(i64* %a, i64 2)
  call void @swap(i64* %a, i64* %b)
  %x = load i64* %a
  %y = load i64* %b
  %d = add i64 %x, %y
  ret i64 %d
}
