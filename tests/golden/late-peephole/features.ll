; Late peepholes of instructions that not every processor has: a rotation by a constant that leaves its operand alone, zero
; in front of what counts bits into another register (not for size), no test of what BMI's flags say.
; lilt: --stop-after=late-peephole --mattr=+popcnt,+bmi,+bmi2
; rotated: has: RORX64ri
; rotated: lacks: MOV64rr
; rotated_in_place: has: ROL64ri
; counted: has: XOR32rr
; counted_for_size: lacks: XOR32rr
; counted_in_place: lacks: XOR32rr
; bits: lacks: TEST
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @value()
define i64 @rotated(i64 %a) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 7)
  %s = xor i64 %r, %a
  ret i64 %s
}
define i64 @rotated_in_place(i64 %a, i64 %b) {
  %p = mul i64 %a, %b
  %r = call i64 @llvm.fshl.i64(i64 %p, i64 %p, i64 7)
  ret i64 %r
}
define i64 @counted(i64 %a) {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}
define i64 @counted_for_size(i64 %a) optsize {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}
define i64 @counted_in_place() {
  %p = call i64 @value()
  %r = call i64 @llvm.ctpop.i64(i64 %p)
  ret i64 %r
}
define i64 @bits(i64 %a) {
entry:
  br label %loop
loop:
  %x = phi i64 [ %a, %entry ], [ %y, %loop ]
  %n = phi i64 [ 0, %entry ], [ %m, %loop ]
  %m = add i64 %n, 1
  %d = add i64 %x, -1
  %y = and i64 %x, %d
  %e = icmp eq i64 %y, 0
  br i1 %e, label %end, label %loop
end:
  ret i64 %m
}
