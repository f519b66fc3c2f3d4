; Each call has a frame of its own; a caller's slot is good in the callee.
; strict: exit 12
define void @bump(i64* %p) {
  %own = alloca i64
  %v = load i64* %p
  store i64 %v, i64* %own
  %w = load i64* %own
  %x = add i64 %w, 5
  store i64 %x, i64* %p
  ret void
}
define i64 @main() {
  %a = alloca i64
  store i64 2, i64* %a
  call void @bump(i64* %a)
  call void @bump(i64* %a)
  %v = load i64* %a
  ret i64 %v
}
