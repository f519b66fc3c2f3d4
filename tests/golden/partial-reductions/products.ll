; Products of words whose lanes are added in the end: pmaddwd adds two of them at once. Without a product of lanes of
; 32 bits, lanes of 64 bits hold the lower bits of two sums.
; lilt: -O2 --run-pass=partial-reductions
; words: has: packed pmaddwd
; words: has: load <8 x i16>
; weights: has: packed pmaddwd <4 x i32>
; doubles: has: packed pmuludq <2 x i64>
; doubles: has: reduce.add.v2i64
; unsigned_words: lacks: pmaddwd
; sse41: lacks: pmuludq
; bytes_in_words: has: packed pmaddwd <4 x i32>
; mixed_bytes_in_words: has: packed pmaddwd <4 x i32>
; signed_bytes_in_unsigned_words: lacks: pmaddwd
; unsigned_bytes_in_signed_words: lacks: pmaddwd
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
define i32 @words(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %s1, %loop ]
  %t = phi <4 x i32> [ zeroinitializer, %entry ], [ %t1, %loop ]
  %pa = getelementptr i16, ptr %a, i64 %i
  %pa4 = getelementptr i8, ptr %pa, i64 8
  %pb = getelementptr i16, ptr %b, i64 %i
  %pb4 = getelementptr i8, ptr %pb, i64 8
  %a0 = load <4 x i16>, ptr %pa, align 2
  %a4 = load <4 x i16>, ptr %pa4, align 2
  %b0 = load <4 x i16>, ptr %pb, align 2
  %b4 = load <4 x i16>, ptr %pb4, align 2
  %za0 = sext <4 x i16> %a0 to <4 x i32>
  %za4 = sext <4 x i16> %a4 to <4 x i32>
  %zb0 = sext <4 x i16> %b0 to <4 x i32>
  %zb4 = sext <4 x i16> %b4 to <4 x i32>
  %m0 = mul nsw <4 x i32> %za0, %zb0
  %m4 = mul nsw <4 x i32> %za4, %zb4
  %s1 = add <4 x i32> %m0, %s
  %t1 = add <4 x i32> %m4, %t
  %next = add nuw i64 %i, 8
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %both = add <4 x i32> %t1, %s1
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %both)
  ret i32 %r
}
define i32 @weights(<8 x i8> %a) {
  %z = zext <8 x i8> %a to <8 x i32>
  %m = mul <8 x i32> %z, <i32 1, i32 -2, i32 300, i32 4, i32 5, i32 6, i32 7, i32 8>
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %m)
  ret i32 %r
}
define i32 @unsigned_words(<8 x i16> %a, <8 x i16> %b) {
  %za = zext <8 x i16> %a to <8 x i32>
  %zb = sext <8 x i16> %b to <8 x i32>
  %m = mul <8 x i32> %za, %zb
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %m)
  ret i32 %r
}
define i32 @doubles(ptr %a, ptr %b, i32 %start, i64 %n) {
entry:
  %first = insertelement <4 x i32> zeroinitializer, i32 %start, i64 0
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <4 x i32> [ %first, %entry ], [ %s1, %loop ]
  %pa = getelementptr i32, ptr %a, i64 %i
  %pb = getelementptr i32, ptr %b, i64 %i
  %a0 = load <4 x i32>, ptr %pa, align 4
  %b0 = load <4 x i32>, ptr %pb, align 4
  %m0 = mul <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %m0, %s
  %next = add nuw i64 %i, 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %s1)
  ret i32 %r
}
define i32 @sse41(<4 x i32> %a, <4 x i32> %b) "target-features"="+sse4.1" {
  %m = mul <4 x i32> %a, %b
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %m)
  ret i32 %r
}
define i32 @bytes_in_words(<8 x i8> %a, <8 x i8> %b) {
  %wa = zext <8 x i8> %a to <8 x i16>
  %wb = zext <8 x i8> %b to <8 x i16>
  %m = mul <8 x i16> %wa, %wb
  %z = zext <8 x i16> %m to <8 x i32>
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %z)
  ret i32 %r
}
define i32 @mixed_bytes_in_words(<8 x i8> %a, <8 x i8> %b) {
  %wa = zext <8 x i8> %a to <8 x i16>
  %wb = sext <8 x i8> %b to <8 x i16>
  %m = mul <8 x i16> %wa, %wb
  %z = sext <8 x i16> %m to <8 x i32>
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %z)
  ret i32 %r
}
define i32 @signed_bytes_in_unsigned_words(<8 x i8> %a, <8 x i8> %b) {
  %wa = sext <8 x i8> %a to <8 x i16>
  %wb = sext <8 x i8> %b to <8 x i16>
  %m = mul <8 x i16> %wa, %wb
  %z = zext <8 x i16> %m to <8 x i32>
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %z)
  ret i32 %r
}
define i32 @unsigned_bytes_in_signed_words(<8 x i8> %a, <8 x i8> %b) {
  %wa = zext <8 x i8> %a to <8 x i16>
  %wb = zext <8 x i8> %b to <8 x i16>
  %m = mul <8 x i16> %wa, %wb
  %z = sext <8 x i16> %m to <8 x i32>
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %z)
  ret i32 %r
}
