; With `nonlazybind` (-fno-plt) a call of another module's function goes through the table of addresses; so does the
; function that a copy becomes, and a jump. Its own functions are called directly.
; lilt: -S
; calls: count: 2 @GOTPCREL(%rip)
; calls: has: callq *other@GOTPCREL(%rip)
; calls: has: callq *memcpy@GOTPCREL(%rip)
; calls: has: call local
; jumps: has: movq other@GOTPCREL(%rip), %r11
; jumps: has: jmpq *%r11
source_filename = "no-plt.c"
declare i32 @other(i32) nonlazybind
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal i32 @local(i32 %x) noinline nonlazybind {
  %y = mul i32 %x, 3
  ret i32 %y
}
define i32 @calls(ptr %to, ptr %from, i64 %size, i32 %x) nonlazybind {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  %a = call i32 @other(i32 %x)
  %b = call i32 @local(i32 %a)
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @jumps(i32 %x) nonlazybind {
  %a = tail call i32 @other(i32 %x)
  ret i32 %a
}
