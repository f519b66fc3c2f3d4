; An intrinsic that becomes assembly takes a constant operand in a register, unless its text has a place for it.
; needs: sse4_2 bmi2
; interpret-error: 11: unsupported
; exit: 0
; output: 9c9bf6a6 f0
@format = constant [7 x i8] c"%x %x\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)
declare i32 @llvm.x86.bmi.pdep.32(i32, i32)
define i32 @main() "target-features"="+sse4.2,+crc32,+bmi2" {
  %c = call i32 @llvm.x86.sse42.crc32.32.8(i32 12345, i8 7)
  %d = call i32 @llvm.x86.bmi.pdep.32(i32 15, i32 240)
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %c, i32 %d)
  ret i32 0
}
