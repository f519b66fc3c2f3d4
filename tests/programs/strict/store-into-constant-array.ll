; An element of a constant, by a pointer that a function gets.
; strict: error 6: read-only: store to the constant '@list'
; note: 4: it is defined here
@list = constant [3 x i64] [i64 1, i64 2, i64 3]
define void @put(i64* %p) {
  store i64 11, i64* %p
  ret void
}
define i64 @main() {
  %p = getelementptr [3 x i64], [3 x i64]* @list, i64 0, i64 1
  call void @put(i64* %p)
  ret i64 0
}
