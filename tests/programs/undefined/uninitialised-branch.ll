; Loading an unwritten slot is no error; deciding by it is.
; interpret-error: 6: uninitialised
define i64 @main() {
  %p = alloca i1
  %b = load i1* %p
  br i1 %b, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}
