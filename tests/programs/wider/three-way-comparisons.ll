; llvm.ucmp and llvm.scmp of numbers of several widths, and of vectors.
; exit: 19
declare i8 @llvm.ucmp.i8.i64(i64, i64)
declare i2 @llvm.scmp.i2.i32(i32, i32)
declare i128 @llvm.scmp.i128.i8(i8, i8)
declare i16 @llvm.ucmp.i16.i128(i128, i128)
declare <3 x i32> @llvm.scmp.v3i32.v3i64(<3 x i64>, <3 x i64>)
define i64 @all(i64 %x, i64 %y) {
  %a = call i8 @llvm.ucmp.i8.i64(i64 %x, i64 %y)
  %a1 = sext i8 %a to i64
  %x4 = trunc i64 %x to i32
  %y4 = trunc i64 %y to i32
  %b = call i2 @llvm.scmp.i2.i32(i32 %x4, i32 %y4)
  %b1 = sext i2 %b to i64
  %x1 = trunc i64 %x to i8
  %y1 = trunc i64 %y to i8
  %c = call i128 @llvm.scmp.i128.i8(i8 %x1, i8 %y1)
  %c1 = trunc i128 %c to i64
  %c2 = lshr i128 %c, 127
  %c3 = trunc i128 %c2 to i64
  %x16 = sext i64 %x to i128
  %y16 = zext i64 %y to i128
  %d = call i16 @llvm.ucmp.i16.i128(i128 %x16, i128 %y16)
  %d1 = sext i16 %d to i64
  %v = insertelement <3 x i64> <i64 1, i64 5, i64 -9>, i64 %x, i32 0
  %w = insertelement <3 x i64> <i64 1, i64 7, i64 -9>, i64 %y, i32 0
  %e = call <3 x i32> @llvm.scmp.v3i32.v3i64(<3 x i64> %v, <3 x i64> %w)
  %e0 = extractelement <3 x i32> %e, i32 0
  %e1 = extractelement <3 x i32> %e, i32 1
  %e2 = extractelement <3 x i32> %e, i32 2
  %e01 = mul i32 %e0, 3
  %e3 = sub i32 %e01, %e1
  %e4 = add i32 %e3, %e2
  %e5 = sext i32 %e4 to i64
  %b2 = mul i64 %b1, 5
  %c4 = mul i64 %c1, 11
  %c5 = mul i64 %c3, 19
  %d2 = mul i64 %d1, 23
  %s1 = add i64 %a1, %b2
  %s2 = add i64 %s1, %c4
  %s3 = add i64 %s2, %c5
  %s4 = add i64 %s3, %d2
  %s5 = add i64 %s4, %e5
  ret i64 %s5
}
define i64 @main() {
  %a = call i64 @all(i64 3, i64 4)
  %b = call i64 @all(i64 -3, i64 4)
  %c = call i64 @all(i64 4, i64 4)
  %d = call i64 @all(i64 9, i64 -4)
  %b1 = mul i64 %b, 7
  %c1 = mul i64 %c, 3
  %d1 = mul i64 %d, 2
  %e = add i64 %a, %b1
  %f = add i64 %e, %c1
  %g = add i64 %f, %d1
  %h = and i64 %g, 127
  ret i64 %h
}
