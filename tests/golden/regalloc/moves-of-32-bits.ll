; Values of 32 bits move by 32 bits, among each other and in cycles with values of 64 bits; a value that is extended by
; its definition keeps its zeros on the way to a PHI of 64 bits, and a spill stores all of them.
; lilt: --stop-after=late-peephole --disable-pass=mark-tail-calls
; passed: lacks: MOV64rr
; passed: count: 2 MOVLOWrr
; exchanged: count: 2 MOVLOWrr
; exchanged: count: 1 MOV64rr
; extended: lacks: MOV64rr
; spilled: has: MOV64mr [rsp
; spilled: has: MOV32rm [rsp
declare i32 @two(i32, i32)
declare i32 @mixed(i64, i32)
define i32 @passed(i32 %a, i32 %b, i32 %c) {
  %r = tail call i32 @two(i32 %c, i32 %a)
  ret i32 %r
}
define i32 @exchanged(i32 %a, i64 %b) {
  %r = tail call i32 @mixed(i64 %b, i32 %a)
  ret i32 %r
}
define i64 @extended(i32 %a, i32 %b, i64 %n) {
start:
  %sum = add i32 %a, %b
  %wide = zext i32 %sum to i64
  br label %loop
loop:
  %x = phi i64 [ %wide, %start ], [ %y, %loop ]
  %y = lshr i64 %x, 3
  %c = icmp ugt i64 %y, %n
  br i1 %c, label %loop, label %end
end:
  ret i64 %y
}
define i32 @spilled(i32 %a) {
  %b = mul i32 %a, %a
  %c = call i32 @two(i32 %b, i32 %b)
  %d = call i32 @two(i32 %c, i32 %b)
  ret i32 %d
}
