; interpret-error: 18: dangling
@kept = global i64* null
define void @keep() {
  %p = alloca i64
  store i64 7, i64* %p
  store i64* %p, i64** @kept
  ret void
}
define void @reuse() {
  %p = alloca i64
  store i64 8, i64* %p
  ret void
}
define i64 @main() {
  call void @keep()
  call void @reuse()
  %p = load i64** @kept
  store i64 9, i64* %p
  ret i64 0
}
