; Late peepholes: zero by xor, lea for copy and add, inc and dec, no test of what an operation's flags say,
; zero before a bit is set, equal comparisons once.
; lilt: --stop-after=late-peephole --disable-pass=split-conditions
; zero, zero_between: has: XOR32rr
; lacks: MOV32ri
; sums, constant, doubled: instructions: 2
; sums, constant, doubled: has: LEA64
; count: has: INC64r
; count: has: DEC64r
; both, either: has: TEST64rr
; both, either: lacks: TEST8rr
; bit, three_way: has: XOR32rr
; bit: lacks: MOVZX
; equal: count: 1 CMP64rr
; three_way: lacks: NEG
; bit_of_operand: lacks: XOR32rr
define i64 @zero() {
  ret i64 0
}
define i64 @zero_between(i64 %a, i64 %b) {
  %1 = icmp slt i64 %a, %b
  %2 = select i1 %1, i64 %a, i64 0
  ret i64 %2
}
define i64 @sums(i64 %a, i64 %b) {
  %1 = add i64 %a, %b
  ret i64 %1
}
define i64 @constant(i64 %a) {
  %1 = add i64 %a, -24
  ret i64 %1
}
define i64 @doubled(i64 %a) {
  %1 = shl i64 %a, 1
  ret i64 %1
}
define void @count(i64* %p, i64 %a) {
  %1 = mul i64 %a, %a
  %2 = add i64 %1, 1
  %3 = sub i64 %a, 1
  store i64 %2, i64* %p
  %4 = getelementptr i64, i64* %p, i64 1
  store i64 %3, i64* %4
  ret void
}
define i64 @both(i64 %a, i64 %b) {
  %1 = icmp slt i64 %a, 5
  %2 = icmp eq i64 %b, 0
  %3 = and i1 %1, %2
  br i1 %3, label %yes, label %no
yes:
  ret i64 %a
no:
  ret i64 %b
}
define i64 @either(i64 %a, i64 %b) {
  %1 = icmp slt i64 %a, 5
  %2 = icmp eq i64 %b, 0
  %3 = select i1 %1, i1 true, i1 %2
  br i1 %3, label %yes, label %no
yes:
  ret i64 %a
no:
  ret i64 %b
}
define i32 @bit(i64 %a, i64 %b) {
  %1 = icmp slt i64 %a, %b
  %2 = zext i1 %1 to i32
  ret i32 %2
}
define i64 @bit_of_operand(i64 %a) {
  %1 = call i64 @f(i64 %a)
  %2 = icmp slt i64 %1, 7
  %3 = zext i1 %2 to i64
  ret i64 %3
}
declare i64 @f(i64)
define i32 @three_way(i64 %a, i64 %b) {
  %1 = icmp sgt i64 %a, %b
  %2 = zext i1 %1 to i32
  %3 = icmp slt i64 %a, %b
  %4 = sext i1 %3 to i32
  %5 = add i32 %4, %2
  ret i32 %5
}
define i64 @equal(i64 %a, i64 %b, i64 %c, i64 %d) {
  %1 = icmp slt i64 %a, %b
  %2 = select i1 %1, i64 %c, i64 %d
  %3 = select i1 %1, i64 %d, i64 %a
  %4 = xor i64 %2, %3
  ret i64 %4
}
