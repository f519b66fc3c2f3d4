; Halves of a ymm register that are made before a loop are joined before it; those of a sum that only the code after the
; loop needs are taken apart there. Numbers are chosen by the blend of the floating-point unit.
; lilt: -O2 --stop-after=isel
; joined: has: VBLENDVPS
; joined: lacks: VPBLENDVB
define <8 x float> @joined(<4 x i32> %a, <4 x i32> %b, ptr %p, i32 %n) "target-features"="+avx2" {
entry:
  %ab = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %f = sitofp <8 x i32> %ab to <8 x float>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <8 x float> [ zeroinitializer, %entry ], [ %t, %loop ]
  %at = getelementptr <8 x float>, ptr %p, i32 %i
  %x = load <8 x float>, ptr %at, align 4
  %sum = fadd <8 x float> %x, %f
  %less = fcmp olt <8 x float> %sum, %s
  %t = select <8 x i1> %less, <8 x float> %sum, <8 x float> %x
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret <8 x float> %t
}
define i32 @apart(ptr %p, i32 %n) "target-features"="+avx2" {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <8 x i32> [ zeroinitializer, %entry ], [ %t, %loop ]
  %at = getelementptr <8 x i32>, ptr %p, i32 %i
  %x = load <8 x i32>, ptr %at, align 4
  %t = add <8 x i32> %x, %s
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %t)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
