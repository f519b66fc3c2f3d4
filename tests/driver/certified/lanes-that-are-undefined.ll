; A comparison of lanes that are undefined in some runs: whatever is loaded there may be equal.
define <4 x i32> @f(ptr %0, i64 %1, ptr %2) {
  %4 = icmp eq i64 %1, 2
  store i1 %4, ptr %2, align 1
  %5 = shl i64 %1, 4
  %6 = or disjoint i64 %5, 64
  %7 = getelementptr i8, ptr %0, i64 %6
  %8 = load <4 x i32>, ptr %7, align 8
  %9 = getelementptr i8, ptr %7, i64 16
  %10 = load <4 x i32>, ptr %9, align 8
  %11 = icmp eq <4 x i32> %8, <i32 2, i32 2, i32 2, i32 2>
  %12 = icmp eq <4 x i32> %10, <i32 2, i32 2, i32 2, i32 2>
  %13 = and <4 x i1> %11, %12
  %14 = or <4 x i1> %11, %12
  %15 = xor <4 x i1> %13, %14
  %16 = sext <4 x i1> %15 to <4 x i32>
  ret <4 x i32> %16
}
