; The trace of a recursion: each call is indented, its arguments and its result have their names.
; lilt: interpret --trace
; message: @factorial(i64 %n = 3)
; message: ; %rest = 2
; message: br i1 %done, label %base, label %more     ; %done = true, -> %base
define i64 @factorial(i64 %n) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %base, label %more
base:
  ret i64 1
more:
  %less = sub i64 %n, 1
  %rest = call i64 @factorial(i64 %less)
  %product = mul i64 %n, %rest
  ret i64 %product
}

define i64 @main() {
  %f = call i64 @factorial(i64 3)
  %status = sub i64 %f, 6
  ret i64 %status
}
