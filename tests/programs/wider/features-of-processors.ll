; Operations for which some processors have an instruction of their own, in a function whose code may use it and in one
; whose code may not, on the same values; with operands in memory.
; needs: popcnt lzcnt bmi bmi2
; exit: 0
; output: 2a34eec412818267
@word = global i64 81985529216486895
@half = global i32 65536
@format = constant [6 x i8] c"%llx\0A\00"
declare i32 @printf(ptr, ...)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.ctpop.i32(i32)
declare i8 @llvm.ctpop.i8(i8)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i32 @llvm.fshr.i32(i32, i32, i32)

define i64 @with(i64 %x, i64 %y) #0 {
  %s = and i64 %y, 63
  %n = trunc i64 %x to i32
  %m = trunc i64 %y to i32
  %t = and i32 %m, 31
  %b = trunc i64 %y to i8
  %b7 = and i8 %b, 7
  %byte = trunc i64 %x to i8
  %g = load i64, ptr @word
  %h = load i32, ptr @half
  %p1 = call i64 @llvm.ctpop.i64(i64 %x)
  %p2 = call i32 @llvm.ctpop.i32(i32 %n)
  %p3 = call i64 @llvm.ctpop.i64(i64 %g)
  %p4 = call i8 @llvm.ctpop.i8(i8 %byte)
  %l1 = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  %l2 = call i32 @llvm.ctlz.i32(i32 %n, i1 false)
  %l3 = call i32 @llvm.ctlz.i32(i32 %h, i1 false)
  %l4 = call i8 @llvm.ctlz.i8(i8 %byte, i1 false)
  %z1 = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  %z2 = call i32 @llvm.cttz.i32(i32 %n, i1 false)
  %z3 = call i64 @llvm.cttz.i64(i64 %g, i1 false)
  %z4 = call i8 @llvm.cttz.i8(i8 %byte, i1 false)
  %c1 = xor i64 %y, -1
  %a1 = and i64 %c1, %x
  %c2 = xor i64 %x, -1
  %w = load i64, ptr @word
  %a2 = and i64 %w, %c2
  %d1 = add i64 %x, -1
  %r1 = and i64 %d1, %x
  %d2 = sub i32 %n, 1
  %r2 = and i32 %n, %d2
  %e1 = sub i64 0, %x
  %i1 = and i64 %x, %e1
  %d3 = add i64 %x, -1
  %k1 = xor i64 %x, %d3
  %s1 = shl i64 %x, %s
  %s2 = lshr i64 %x, %s
  %s3 = ashr i64 %x, %s
  %s4 = shl i32 %n, %t
  %s5 = ashr i8 %byte, %b7
  %s6 = lshr i8 %byte, %b7
  %o1 = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 7)
  %o2 = call i32 @llvm.fshr.i32(i32 %n, i32 %n, i32 9)
  %d4 = add i64 %x, -1
  %q = and i64 %d4, %x
  %is = icmp eq i64 %q, 0
  %c3 = xor i32 %n, -1
  %q2 = and i32 %c3, %m
  %has = icmp ne i32 %q2, 0
  %m1 = mul i64 0, 31
  %h1 = add i64 %m1, %p1
  %x.p2 = zext i32 %p2 to i64
  %m2 = mul i64 %h1, 31
  %h2 = add i64 %m2, %x.p2
  %m3 = mul i64 %h2, 31
  %h3 = add i64 %m3, %p3
  %x.p4 = zext i8 %p4 to i64
  %m4 = mul i64 %h3, 31
  %h4 = add i64 %m4, %x.p4
  %m5 = mul i64 %h4, 31
  %h5 = add i64 %m5, %l1
  %x.l2 = zext i32 %l2 to i64
  %m6 = mul i64 %h5, 31
  %h6 = add i64 %m6, %x.l2
  %x.l3 = zext i32 %l3 to i64
  %m7 = mul i64 %h6, 31
  %h7 = add i64 %m7, %x.l3
  %x.l4 = zext i8 %l4 to i64
  %m8 = mul i64 %h7, 31
  %h8 = add i64 %m8, %x.l4
  %m9 = mul i64 %h8, 31
  %h9 = add i64 %m9, %z1
  %x.z2 = zext i32 %z2 to i64
  %m10 = mul i64 %h9, 31
  %h10 = add i64 %m10, %x.z2
  %m11 = mul i64 %h10, 31
  %h11 = add i64 %m11, %z3
  %x.z4 = zext i8 %z4 to i64
  %m12 = mul i64 %h11, 31
  %h12 = add i64 %m12, %x.z4
  %m13 = mul i64 %h12, 31
  %h13 = add i64 %m13, %a1
  %m14 = mul i64 %h13, 31
  %h14 = add i64 %m14, %a2
  %m15 = mul i64 %h14, 31
  %h15 = add i64 %m15, %r1
  %x.r2 = zext i32 %r2 to i64
  %m16 = mul i64 %h15, 31
  %h16 = add i64 %m16, %x.r2
  %m17 = mul i64 %h16, 31
  %h17 = add i64 %m17, %i1
  %m18 = mul i64 %h17, 31
  %h18 = add i64 %m18, %k1
  %m19 = mul i64 %h18, 31
  %h19 = add i64 %m19, %s1
  %m20 = mul i64 %h19, 31
  %h20 = add i64 %m20, %s2
  %m21 = mul i64 %h20, 31
  %h21 = add i64 %m21, %s3
  %x.s4 = zext i32 %s4 to i64
  %m22 = mul i64 %h21, 31
  %h22 = add i64 %m22, %x.s4
  %x.s5 = zext i8 %s5 to i64
  %m23 = mul i64 %h22, 31
  %h23 = add i64 %m23, %x.s5
  %x.s6 = zext i8 %s6 to i64
  %m24 = mul i64 %h23, 31
  %h24 = add i64 %m24, %x.s6
  %m25 = mul i64 %h24, 31
  %h25 = add i64 %m25, %o1
  %x.o2 = zext i32 %o2 to i64
  %m26 = mul i64 %h25, 31
  %h26 = add i64 %m26, %x.o2
  %x.is = zext i1 %is to i64
  %m27 = mul i64 %h26, 31
  %h27 = add i64 %m27, %x.is
  %x.has = zext i1 %has to i64
  %m28 = mul i64 %h27, 31
  %h28 = add i64 %m28, %x.has
  ret i64 %h28
}

define i64 @without(i64 %x, i64 %y) #1 {
  %s = and i64 %y, 63
  %n = trunc i64 %x to i32
  %m = trunc i64 %y to i32
  %t = and i32 %m, 31
  %b = trunc i64 %y to i8
  %b7 = and i8 %b, 7
  %byte = trunc i64 %x to i8
  %g = load i64, ptr @word
  %h = load i32, ptr @half
  %p1 = call i64 @llvm.ctpop.i64(i64 %x)
  %p2 = call i32 @llvm.ctpop.i32(i32 %n)
  %p3 = call i64 @llvm.ctpop.i64(i64 %g)
  %p4 = call i8 @llvm.ctpop.i8(i8 %byte)
  %l1 = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  %l2 = call i32 @llvm.ctlz.i32(i32 %n, i1 false)
  %l3 = call i32 @llvm.ctlz.i32(i32 %h, i1 false)
  %l4 = call i8 @llvm.ctlz.i8(i8 %byte, i1 false)
  %z1 = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  %z2 = call i32 @llvm.cttz.i32(i32 %n, i1 false)
  %z3 = call i64 @llvm.cttz.i64(i64 %g, i1 false)
  %z4 = call i8 @llvm.cttz.i8(i8 %byte, i1 false)
  %c1 = xor i64 %y, -1
  %a1 = and i64 %c1, %x
  %c2 = xor i64 %x, -1
  %w = load i64, ptr @word
  %a2 = and i64 %w, %c2
  %d1 = add i64 %x, -1
  %r1 = and i64 %d1, %x
  %d2 = sub i32 %n, 1
  %r2 = and i32 %n, %d2
  %e1 = sub i64 0, %x
  %i1 = and i64 %x, %e1
  %d3 = add i64 %x, -1
  %k1 = xor i64 %x, %d3
  %s1 = shl i64 %x, %s
  %s2 = lshr i64 %x, %s
  %s3 = ashr i64 %x, %s
  %s4 = shl i32 %n, %t
  %s5 = ashr i8 %byte, %b7
  %s6 = lshr i8 %byte, %b7
  %o1 = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 7)
  %o2 = call i32 @llvm.fshr.i32(i32 %n, i32 %n, i32 9)
  %d4 = add i64 %x, -1
  %q = and i64 %d4, %x
  %is = icmp eq i64 %q, 0
  %c3 = xor i32 %n, -1
  %q2 = and i32 %c3, %m
  %has = icmp ne i32 %q2, 0
  %m1 = mul i64 0, 31
  %h1 = add i64 %m1, %p1
  %x.p2 = zext i32 %p2 to i64
  %m2 = mul i64 %h1, 31
  %h2 = add i64 %m2, %x.p2
  %m3 = mul i64 %h2, 31
  %h3 = add i64 %m3, %p3
  %x.p4 = zext i8 %p4 to i64
  %m4 = mul i64 %h3, 31
  %h4 = add i64 %m4, %x.p4
  %m5 = mul i64 %h4, 31
  %h5 = add i64 %m5, %l1
  %x.l2 = zext i32 %l2 to i64
  %m6 = mul i64 %h5, 31
  %h6 = add i64 %m6, %x.l2
  %x.l3 = zext i32 %l3 to i64
  %m7 = mul i64 %h6, 31
  %h7 = add i64 %m7, %x.l3
  %x.l4 = zext i8 %l4 to i64
  %m8 = mul i64 %h7, 31
  %h8 = add i64 %m8, %x.l4
  %m9 = mul i64 %h8, 31
  %h9 = add i64 %m9, %z1
  %x.z2 = zext i32 %z2 to i64
  %m10 = mul i64 %h9, 31
  %h10 = add i64 %m10, %x.z2
  %m11 = mul i64 %h10, 31
  %h11 = add i64 %m11, %z3
  %x.z4 = zext i8 %z4 to i64
  %m12 = mul i64 %h11, 31
  %h12 = add i64 %m12, %x.z4
  %m13 = mul i64 %h12, 31
  %h13 = add i64 %m13, %a1
  %m14 = mul i64 %h13, 31
  %h14 = add i64 %m14, %a2
  %m15 = mul i64 %h14, 31
  %h15 = add i64 %m15, %r1
  %x.r2 = zext i32 %r2 to i64
  %m16 = mul i64 %h15, 31
  %h16 = add i64 %m16, %x.r2
  %m17 = mul i64 %h16, 31
  %h17 = add i64 %m17, %i1
  %m18 = mul i64 %h17, 31
  %h18 = add i64 %m18, %k1
  %m19 = mul i64 %h18, 31
  %h19 = add i64 %m19, %s1
  %m20 = mul i64 %h19, 31
  %h20 = add i64 %m20, %s2
  %m21 = mul i64 %h20, 31
  %h21 = add i64 %m21, %s3
  %x.s4 = zext i32 %s4 to i64
  %m22 = mul i64 %h21, 31
  %h22 = add i64 %m22, %x.s4
  %x.s5 = zext i8 %s5 to i64
  %m23 = mul i64 %h22, 31
  %h23 = add i64 %m23, %x.s5
  %x.s6 = zext i8 %s6 to i64
  %m24 = mul i64 %h23, 31
  %h24 = add i64 %m24, %x.s6
  %m25 = mul i64 %h24, 31
  %h25 = add i64 %m25, %o1
  %x.o2 = zext i32 %o2 to i64
  %m26 = mul i64 %h25, 31
  %h26 = add i64 %m26, %x.o2
  %x.is = zext i1 %is to i64
  %m27 = mul i64 %h26, 31
  %h27 = add i64 %m27, %x.is
  %x.has = zext i1 %has to i64
  %m28 = mul i64 %h27, 31
  %h28 = add i64 %m28, %x.has
  ret i64 %h28
}

define i64 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi i64 [ 0, %entry ], [ %x.next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %loop ]
  %wrong = phi i64 [ 0, %entry ], [ %wrong.next, %loop ]
  %y = mul i64 %x, 2862933555777941757
  %a = call i64 @with(i64 %x, i64 %y)
  %b = call i64 @without(i64 %x, i64 %y)
  %differ = xor i64 %a, %b
  %wrong.next = or i64 %wrong, %differ
  %rotated = mul i64 %sum, 1099511628211
  %sum.next = add i64 %rotated, %a
  %scaled = mul i64 %x, 6364136223846793005
  %mixed = add i64 %scaled, 1442695040888963407
  %amount = and i64 %i, 63
  %x.next = lshr i64 %mixed, %amount
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 300
  br i1 %end, label %done, label %loop
done:
  call i32 (ptr, ...) @printf(ptr @format, i64 %sum.next)
  %bad = icmp ne i64 %wrong.next, 0
  %status = zext i1 %bad to i64
  ret i64 %status
}

attributes #0 = { noinline "target-cpu"="x86-64" "target-features"="+bmi,+bmi2,+cx8,+lzcnt,+popcnt" }
attributes #1 = { noinline "target-cpu"="x86-64-v2" "target-features"="-popcnt" }
