; error: 8:17: operand 1 is a depth of more than 65535 frames
; error: 9:17: operand 1 is a depth of more than 65535 frames
; errors: 2
source_filename = "frames.c"
declare ptr @llvm.frameaddress.p0(i32)
declare ptr @llvm.returnaddress(i32)
define ptr @f() {
  %f = call ptr @llvm.frameaddress.p0(i32 4294967295)
  %r = call ptr @llvm.returnaddress(i32 65536)
  %g = call ptr @llvm.frameaddress.p0(i32 65535)
  ret ptr %f
}
