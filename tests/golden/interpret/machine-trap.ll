; Machine code that reaches a trap is an error in its function, after what the program has written.
; lilt: interpret --machine -O0
; lilt: interpret --machine -O2
; message: error: @trapped: it executes 'UD2'
@text = private constant [16 x i8] c"before the trap\00"
declare i32 @puts(ptr)
declare void @llvm.trap()
define void @trapped() noinline {
  call void @llvm.trap()
  unreachable
}
define i32 @main() {
  %n = call i32 @puts(ptr @text)
  call void @trapped()
  ret i32 0
}
