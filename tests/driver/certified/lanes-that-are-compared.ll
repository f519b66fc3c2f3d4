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
; Of the upper lanes of both operands nothing is known: they may be equal.
define void @kept(ptr %p, <2 x i8> %a, <2 x i8> %b, <2 x i16> %k) "target-features"="+sse4.1" {
entry:
  %w = sext <2 x i8> %a to <2 x i16>
  %v = sext <2 x i8> %b to <2 x i16>
  %m = mul <2 x i16> %w, %v
  %s = add <2 x i16> %m, %w
  %d = icmp uge <2 x i16> %s, %w
  %first = select <2 x i1> %d, <2 x i16> %s, <2 x i16> <i16 -1, i16 -1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <2 x i16> [ %first, %entry ], [ %y, %loop ]
  %z = add <2 x i16> %x, %k
  %y = xor <2 x i16> %z, %first
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 5
  br i1 %c, label %loop, label %done
done:
  store <2 x i16> %y, ptr %p, align 1
  ret void
}
