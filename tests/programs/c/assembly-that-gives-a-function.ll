; With typed pointers, the type of assembly whose result is a pointer to a function is no function type.
; exit: 42
source_filename = "f.c"
define i32 @double(i32 %x) {
  %r = shl i32 %x, 1
  ret i32 %r
}
define i32 @main() {
  %f = call i32 (i32)* asm "leaq double(%rip), $0", "=r,~{dirflag},~{fpsr},~{flags}"()
  %r = call i32 %f(i32 21)
  ret i32 %r
}
