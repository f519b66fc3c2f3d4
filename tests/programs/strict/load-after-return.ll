; ret: "Pop the most recently allocated frame off the stack": its block identifier names nothing any more.
; strict: error 10: dangling
define i64* @escape() {
  %p = alloca i64
  store i64 7, i64* %p
  ret i64* %p
}
define i64 @main() {
  %p = call i64* @escape()
  %v = load i64* %p
  ret i64 %v
}
