; error: 3:15: unknown operation of 'packed'
define <4 x i32> @f(<4 x i32> %a) {
  %x = packed fold <4 x i32>, <4 x i32> %a
  ret <4 x i32> %x
}
