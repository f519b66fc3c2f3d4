; The full function type is what tells a variadic callee.
; exit: 0
; output: 1 two 3
@fmt = constant [10 x i8] c"%d %s %d\0A\00"
@two = constant [4 x i8] c"two\00"
declare i32 @printf(ptr, ...)
define i64 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @fmt, i64 1, ptr @two, i64 3)
  ret i64 0
}
