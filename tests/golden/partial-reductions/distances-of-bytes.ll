; The distances of bytes that are added up in lanes of 32 bits: two accumulators become one, which psadbw feeds, and
; the neighbouring loads become one of eight bytes.
; lilt: -O2 --run-pass=partial-reductions
; sad: has: load <8 x i8>
; sad: has: packed psadbw
; sad: lacks: load <4 x i8>
; sad: lacks: abs.v4i32(<4 x i32>
; kept: lacks: psadbw
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define i32 @sad(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %s1, %loop ]
  %t = phi <4 x i32> [ zeroinitializer, %entry ], [ %t1, %loop ]
  %pa = getelementptr i8, ptr %a, i64 %i
  %pa4 = getelementptr i8, ptr %pa, i64 4
  %pb = getelementptr i8, ptr %b, i64 %i
  %pb4 = getelementptr i8, ptr %pb, i64 4
  %a0 = load <4 x i8>, ptr %pa, align 1
  %a4 = load <4 x i8>, ptr %pa4, align 1
  %b0 = load <4 x i8>, ptr %pb, align 1
  %b4 = load <4 x i8>, ptr %pb4, align 1
  %za0 = zext <4 x i8> %a0 to <4 x i32>
  %za4 = zext <4 x i8> %a4 to <4 x i32>
  %zb0 = zext <4 x i8> %b0 to <4 x i32>
  %zb4 = zext <4 x i8> %b4 to <4 x i32>
  %d0 = sub nsw <4 x i32> %za0, %zb0
  %d4 = sub nsw <4 x i32> %za4, %zb4
  %m0 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %d0, i1 true)
  %m4 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %d4, i1 true)
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
; Another use of the lanes keeps them in their places.
define i32 @kept(ptr %a, ptr %b, ptr %lanes) {
  %a0 = load <4 x i8>, ptr %a, align 1
  %b0 = load <4 x i8>, ptr %b, align 1
  %za0 = zext <4 x i8> %a0 to <4 x i32>
  %zb0 = zext <4 x i8> %b0 to <4 x i32>
  %d0 = sub nsw <4 x i32> %za0, %zb0
  %m0 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %d0, i1 true)
  store <4 x i32> %m0, ptr %lanes
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %m0)
  ret i32 %r
}
