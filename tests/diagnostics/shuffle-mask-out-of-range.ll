; error: 3:54: mask
define void @f(<2 x i32> %v) {
  %x = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 0, i32 4>
  ret void
}
