; In a frame of more than 128 bytes the slots whose bytes are used most lie closest to the stack
; pointer, or to the frame pointer: their displacements take one byte. The smaller array goes behind
; the one that is used more often.
; lilt: -O2 -S
; from_rsp: count: 1 movl $1, 64(%rsp)
; from_rsp: count: 1 movl $3, 128(%rsp)
; from_rbp: count: 1 movl $1, -72(%rbp)
; from_rbp: count: 1 movl $3, -256(%rbp)
declare void @use(ptr, ptr)
define i32 @from_rsp() {
  %often = alloca [16 x i64]
  %once = alloca [15 x i64]
  %element = getelementptr [16 x i64], ptr %often, i64 0, i64 8
  store volatile i32 1, ptr %element
  store volatile i32 2, ptr %element
  store volatile i32 3, ptr %once
  call void @use(ptr %often, ptr %once)
  %x = load volatile i32, ptr %element
  ret i32 %x
}
define i32 @from_rbp() "frame-pointer"="all" {
  %often = alloca [16 x i64]
  %once = alloca [15 x i64]
  %element = getelementptr [16 x i64], ptr %often, i64 0, i64 8
  store volatile i32 1, ptr %element
  store volatile i32 2, ptr %element
  store volatile i32 3, ptr %once
  call void @use(ptr %often, ptr %once)
  %x = load volatile i32, ptr %element
  ret i32 %x
}
