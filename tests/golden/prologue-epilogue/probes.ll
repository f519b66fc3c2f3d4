; Each page of a frame is touched, from the top down: one by one, or in a loop.
; lilt: -O1 --stop-after=prologue-epilogue
; small: lacks: OR64mi
; medium: count: 3 OR64mi
; large: has: ASM
declare void @use(ptr)
define void @small() "probe-stack"="inline-asm" {
  %x = alloca [1000 x i8]
  call void @use(ptr %x)
  ret void
}
define void @medium() "probe-stack"="inline-asm" {
  %x = alloca [13000 x i8]
  call void @use(ptr %x)
  ret void
}
define void @large() "probe-stack"="inline-asm" "stack-probe-size"="8192" {
  %x = alloca [130000 x i8]
  call void @use(ptr %x)
  ret void
}
define void @dynamic(i64 %n) "probe-stack"="inline-asm" {
  %x = alloca i8, i64 %n
  call void @use(ptr %x)
  ret void
}
