; LLVM keeps the low bits of integers that do not fit, and reads hexadecimal numbers of any length.
; exit: 42
; output: 44 56 0 3
source_filename = "literals"
@format = constant [13 x i8] c"%d %d %d %d\0A\00"
@double = global double 0x04045000000000000
declare i32 @printf(ptr, ...)
define i8 @add(i8 %x, i8 %y) {
  %s = add i8 %x, 300
  %t = add i8 %s, %y
  ret i8 %t
}
define i32 @main() {
  %a = call i8 @add(i8 0, i8 0)
  %b = call i8 @add(i8 12, i8 256)
  %c = zext i1 2 to i32
  %d = add i32 4294967298, 1
  %a.w = zext i8 %a to i32
  %b.w = zext i8 %b to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %a.w, i32 %b.w, i32 %c, i32 %d)
  %v = load double, ptr @double
  %r = fptosi double %v to i32
  ret i32 %r
}
