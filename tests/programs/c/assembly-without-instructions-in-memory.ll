; An indirect output of assembly without instructions gets the value that it begins with.
; exit: 0
; output: 7 9
target triple = "x86_64-pc-linux-gnu"
@format = constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %place = alloca i32
  store i32 4, ptr %place
  %r = call i32 asm sideeffect "", "=*rm,=r,0,1,~{memory}"(ptr elementtype(i32) %place, i32 7, i32 9)
  %kept = load i32, ptr %place
  call i32 (ptr, ...) @printf(ptr @format, i32 %kept, i32 %r)
  ret i32 0
}
