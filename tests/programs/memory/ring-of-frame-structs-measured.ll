; Structs that are allocas point at one another; a walk whose waiting place jumps ahead in powers
; of two measures the ring. Each turn of main closes the ring at another place.
; exit: 185
%bead = type { %bead*, i64 }
define i64 @length(%bead* %start) {
  %waiting = alloca %bead*
  %walking = alloca %bead*
  %power = alloca i64
  %steps = alloca i64
  store %bead* %start, %bead** %waiting
  store %bead* %start, %bead** %walking
  store i64 1, i64* %power
  store i64 0, i64* %steps
  br label %step
step:
  %w0 = load %bead*, %bead** %walking
  %link = getelementptr %bead, %bead* %w0, i32 0, i32 0
  %w1 = load %bead*, %bead** %link
  store %bead* %w1, %bead** %walking
  %s0 = load i64, i64* %steps
  %s1 = add i64 %s0, 1
  store i64 %s1, i64* %steps
  %v = load %bead*, %bead** %waiting
  %met = icmp eq %bead* %v, %w1
  br i1 %met, label %answer, label %jump_test
jump_test:
  %p = load i64, i64* %power
  %full = icmp eq i64 %p, %s1
  br i1 %full, label %jump, label %step
jump:
  %p2 = shl i64 %p, 1
  store i64 %p2, i64* %power
  store i64 0, i64* %steps
  store %bead* %w1, %bead** %waiting
  br label %step
answer:
  %result = load i64, i64* %steps
  ret i64 %result
}
define i64 @main() {
  %a = alloca %bead
  %b = alloca %bead
  %c = alloca %bead
  %d = alloca %bead
  %an = getelementptr %bead, %bead* %a, i32 0, i32 0
  %bn = getelementptr %bead, %bead* %b, i32 0, i32 0
  %cn = getelementptr %bead, %bead* %c, i32 0, i32 0
  %dn = getelementptr %bead, %bead* %d, i32 0, i32 0
  store %bead* %b, %bead** %an
  store %bead* %c, %bead** %bn
  store %bead* %d, %bead** %cn
  store %bead* %d, %bead** %dn
  %one = call i64 @length(%bead* %a)
  store %bead* %c, %bead** %dn
  %two = call i64 @length(%bead* %a)
  store %bead* %b, %bead** %dn
  %three = call i64 @length(%bead* %a)
  store %bead* %a, %bead** %dn
  %four = call i64 @length(%bead* %c)
  %x1 = shl i64 %two, 2
  %x2 = shl i64 %three, 4
  %x3 = shl i64 %four, 5
  %y1 = add i64 %one, %x1
  %y2 = add i64 %y1, %x2
  %y3 = sub i64 %y2, %x3
  ret i64 %y3
}
