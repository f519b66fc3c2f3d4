; The first program of the LLVMlite specification: 6! = 720, of which the exit status keeps the low byte.
; exit: 208
define i64 @fac(i64 %n) {
  %done = icmp sle i64 %n, 0
  br i1 %done, label %ret, label %rec
ret:
  ret i64 1
rec:
  %less = sub i64 %n, 1
  %rest = call i64 @fac(i64 %less)
  %product = mul i64 %n, %rest
  ret i64 %product
}

define i64 @main() {
  %1 = call i64 @fac(i64 6)
  ret i64 %1
}
