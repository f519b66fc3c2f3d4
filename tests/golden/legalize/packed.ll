; Operations on vectors that the IR lacks are `packed` instructions, by what the processor has.
; lilt: -O2 --mcpu=x86-64-v2 --stop-after=legalize
; smallest: count: 1 packed pmins
; equal: count: 2 packed pcmpeq
; shifted: count: 1 packed psll
define <4 x i32> @smallest(<4 x i32> %a, <4 x i32> %b) {
  %less = icmp slt <4 x i32> %a, %b
  %least = select <4 x i1> %less, <4 x i32> %a, <4 x i32> %b
  ret <4 x i32> %least
}
define <4 x i64> @equal(<4 x i64> %a, <4 x i64> %b) {
  %equal = icmp eq <4 x i64> %a, %b
  %wide = sext <4 x i1> %equal to <4 x i64>
  ret <4 x i64> %wide
}
define <8 x i16> @shifted(<8 x i16> %a, i16 %by) {
  %one = insertelement <8 x i16> poison, i16 %by, i64 0
  %all = shufflevector <8 x i16> %one, <8 x i16> poison, <8 x i32> zeroinitializer
  %moved = shl <8 x i16> %a, %all
  ret <8 x i16> %moved
}
