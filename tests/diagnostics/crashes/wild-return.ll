; A function overwrites its return address with one that holds no code: nothing says where it was.
; exit: 139
; error: the program was ended by SIGSEGV (segmentation fault): a jump to address 0x1010101, where there is no code
source_filename = "wild-return.c"
define void @overwrite(ptr %a) {
  %p1 = getelementptr i64, ptr %a, i64 1
  %p2 = getelementptr i64, ptr %a, i64 2
  %p3 = getelementptr i64, ptr %a, i64 3
  store i64 16843009, ptr %p1
  store i64 16843009, ptr %p2
  store i64 16843009, ptr %p3
  ret void
}
define i64 @frame() {
  %a = alloca i64
  call void @overwrite(ptr %a)
  ret i64 0
}
define i64 @main() {
  %r = call i64 @frame()
  %s = add i64 %r, 1
  ret i64 %s
}
