; Frames: none; the red zone of a leaf; an adjusted stack pointer; alignment for calls; outgoing arguments;
; a frame pointer for stack objects of variable size; a large frame.
; lilt: --stop-after=prologue-epilogue
; none: lacks: rsp
; red_zone: lacks: rsp =
; beyond_red_zone: has: rsp = SUB64ri rsp, 136
; calls: has: PUSH rax
; outgoing: has: rsp = SUB64ri rsp, 24
; outgoing: max-moves: 0
; variable_size: has: rbp = MOV64rr rsp
; large: has: rsp = SUB64ri rsp, 800008
declare void @take(i64*)
declare i64 @eight(i64, i64, i64, i64, i64, i64, i64, i64)
define i64 @none(i64 %a) {
  ret i64 %a
}
define i64 @red_zone(i64 %i) {
  %a = alloca [16 x i64]
  %p = getelementptr [16 x i64], [16 x i64]* %a, i64 0, i64 %i
  store i64 %i, i64* %p
  %1 = load i64, i64* %p
  ret i64 %1
}
define i64 @beyond_red_zone(i64 %i) {
  %a = alloca [17 x i64]
  %p = getelementptr [17 x i64], [17 x i64]* %a, i64 0, i64 %i
  store i64 %i, i64* %p
  %1 = load i64, i64* %p
  ret i64 %1
}
define void @calls() {
  %a = alloca i64
  call void @take(i64* %a)
  ret void
}
define i64 @outgoing(i64 %a) {
  %1 = call i64 @eight(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %a, i64 8)
  ret i64 %1
}
define void @variable_size(i64 %n) {
  %a = alloca i64, i64 %n
  call void @take(i64* %a)
  ret void
}
define void @large() {
  %a = alloca [100000 x i64]
  %p = getelementptr [100000 x i64], [100000 x i64]* %a, i64 0, i64 5
  call void @take(i64* %p)
  ret void
}
