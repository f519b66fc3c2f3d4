; A body that is too large because it extends one index again and again is measured as it is once equal instructions are
; one. The object that it works on becomes values where the indices are constants.
; lilt: -O2 --stop-after=inline
; round: lacks: call
define i32 @round(i32 %x, i32 %y) {
  %v = alloca [4 x i32]
  store i32 %x, ptr %v
  %v1 = getelementptr i32, ptr %v, i64 1
  store i32 %y, ptr %v1
  call void @mix(ptr %v, i32 0, i32 1)
  call void @mix(ptr %v, i32 1, i32 0)
  %r = load i32, ptr %v
  ret i32 %r
}
define internal void @mix(ptr %v, i32 %a, i32 %b) {
  %wa0 = sext i32 %a to i64
  %pa0 = getelementptr inbounds i32, ptr %v, i64 %wa0
  %xa0 = load i32, ptr %pa0
  %wb0 = sext i32 %b to i64
  %pb0 = getelementptr inbounds i32, ptr %v, i64 %wb0
  %xb0 = load i32, ptr %pb0
  %s0 = add i32 %xa0, %xb0
  store i32 %s0, ptr %pa0
  %wa1 = sext i32 %a to i64
  %pa1 = getelementptr inbounds i32, ptr %v, i64 %wa1
  %xa1 = load i32, ptr %pa1
  %wb1 = sext i32 %b to i64
  %pb1 = getelementptr inbounds i32, ptr %v, i64 %wb1
  %xb1 = load i32, ptr %pb1
  %s1 = add i32 %xa1, %xb1
  store i32 %s1, ptr %pa1
  %wa2 = sext i32 %a to i64
  %pa2 = getelementptr inbounds i32, ptr %v, i64 %wa2
  %xa2 = load i32, ptr %pa2
  %wb2 = sext i32 %b to i64
  %pb2 = getelementptr inbounds i32, ptr %v, i64 %wb2
  %xb2 = load i32, ptr %pb2
  %s2 = add i32 %xa2, %xb2
  store i32 %s2, ptr %pa2
  %wa3 = sext i32 %a to i64
  %pa3 = getelementptr inbounds i32, ptr %v, i64 %wa3
  %xa3 = load i32, ptr %pa3
  %wb3 = sext i32 %b to i64
  %pb3 = getelementptr inbounds i32, ptr %v, i64 %wb3
  %xb3 = load i32, ptr %pb3
  %s3 = add i32 %xa3, %xb3
  store i32 %s3, ptr %pa3
  %wa4 = sext i32 %a to i64
  %pa4 = getelementptr inbounds i32, ptr %v, i64 %wa4
  %xa4 = load i32, ptr %pa4
  %wb4 = sext i32 %b to i64
  %pb4 = getelementptr inbounds i32, ptr %v, i64 %wb4
  %xb4 = load i32, ptr %pb4
  %s4 = add i32 %xa4, %xb4
  store i32 %s4, ptr %pa4
  %wa5 = sext i32 %a to i64
  %pa5 = getelementptr inbounds i32, ptr %v, i64 %wa5
  %xa5 = load i32, ptr %pa5
  %wb5 = sext i32 %b to i64
  %pb5 = getelementptr inbounds i32, ptr %v, i64 %wb5
  %xb5 = load i32, ptr %pb5
  %s5 = add i32 %xa5, %xb5
  store i32 %s5, ptr %pa5
  %wa6 = sext i32 %a to i64
  %pa6 = getelementptr inbounds i32, ptr %v, i64 %wa6
  %xa6 = load i32, ptr %pa6
  %wb6 = sext i32 %b to i64
  %pb6 = getelementptr inbounds i32, ptr %v, i64 %wb6
  %xb6 = load i32, ptr %pb6
  %s6 = add i32 %xa6, %xb6
  store i32 %s6, ptr %pa6
  %wa7 = sext i32 %a to i64
  %pa7 = getelementptr inbounds i32, ptr %v, i64 %wa7
  %xa7 = load i32, ptr %pa7
  %wb7 = sext i32 %b to i64
  %pb7 = getelementptr inbounds i32, ptr %v, i64 %wb7
  %xb7 = load i32, ptr %pb7
  %s7 = add i32 %xa7, %xb7
  store i32 %s7, ptr %pa7
  ret void
}
