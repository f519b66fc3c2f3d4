; Lanes that are undefined, because legalization takes them from nowhere and masks them, are less than none only for the
; least number of the lane.
@input = global [1024 x i8] zeroinitializer, align 16
define <8 x i1> @lanes(<8 x i16> %a6) {
  %v21 = load <8 x i8>, ptr getelementptr (i8, ptr @input, i64 49), align 1
  %v22 = trunc <8 x i8> %v21 to <8 x i1>
  %v40 = load <8 x i16>, ptr getelementptr (i8, ptr @input, i64 48), align 16
  %v41 = shufflevector <8 x i16> %v40, <8 x i16> <i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768>, <8 x i32> <i32 13, i32 6, i32 4, i32 7, i32 12, i32 9, i32 6, i32 13>
  %v44 = load <8 x i16>, ptr getelementptr (i8, ptr @input, i64 115), align 1
  %v45 = select <8 x i1> %v22, <8 x i16> %v44, <8 x i16> zeroinitializer
  %v48 = icmp uge <8 x i16> %v41, %v45
  ret <8 x i1> %v48
}
