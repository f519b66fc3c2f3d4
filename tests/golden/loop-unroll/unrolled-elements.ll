; Loads and stores of the elements of an array that becomes scalars do not count: a mixer of 16 iterations has 384
; instructions with them, and 192 without. One that does twice the work stays a loop.
; lilt: -O2 --stop-after=loop-unroll
; mixer: lacks: phi
; mixer: lacks: alloca
; larger: has: alloca
; larger: has: phi
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @mixer(ptr %from) {
entry:
  %state = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %state, ptr %from, i64 16, i1 false)
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %x = and i32 %i, 3
  %p0 = getelementptr [4 x i32], ptr %state, i64 0, i32 %x
  %x1 = xor i32 %x, 1
  %p1 = getelementptr [4 x i32], ptr %state, i64 0, i32 %x1
  %x2 = xor i32 %x, 2
  %p2 = getelementptr [4 x i32], ptr %state, i64 0, i32 %x2
  %x3 = xor i32 %x, 3
  %p3 = getelementptr [4 x i32], ptr %state, i64 0, i32 %x3
  %ma0 = load i32, ptr %p0
  %mb0 = load i32, ptr %p1
  %ms0 = add i32 %ma0, %mb0
  %mt0 = xor i32 %ms0, %i
  %mu0 = mul i32 %mt0, 3
  store i32 %mu0, ptr %p0
  %ma1 = load i32, ptr %p1
  %mb1 = load i32, ptr %p2
  %ms1 = add i32 %ma1, %mb1
  %mt1 = xor i32 %ms1, %i
  %mu1 = mul i32 %mt1, 5
  store i32 %mu1, ptr %p1
  %ma2 = load i32, ptr %p2
  %mb2 = load i32, ptr %p3
  %ms2 = add i32 %ma2, %mb2
  %mt2 = xor i32 %ms2, %i
  %mu2 = mul i32 %mt2, 7
  store i32 %mu2, ptr %p2
  %ma3 = load i32, ptr %p3
  %mb3 = load i32, ptr %p0
  %ms3 = add i32 %ma3, %mb3
  %mt3 = xor i32 %ms3, %i
  %mu3 = mul i32 %mt3, 9
  store i32 %mu3, ptr %p3
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 16
  br i1 %c, label %body, label %out
out:
  %r = load i32, ptr %state
  ret i32 %r
}
define i32 @larger(ptr %from) {
entry:
  %state = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %state, ptr %from, i64 16, i1 false)
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %x = and i32 %i, 3
  %p0 = getelementptr [4 x i32], ptr %state, i64 0, i32 %x
  %x1 = xor i32 %x, 1
  %p1 = getelementptr [4 x i32], ptr %state, i64 0, i32 %x1
  %x2 = xor i32 %x, 2
  %p2 = getelementptr [4 x i32], ptr %state, i64 0, i32 %x2
  %x3 = xor i32 %x, 3
  %p3 = getelementptr [4 x i32], ptr %state, i64 0, i32 %x3
  %la0 = load i32, ptr %p0
  %lb0 = load i32, ptr %p1
  %ls0 = add i32 %la0, %lb0
  %lt0 = xor i32 %ls0, %i
  %lu0 = mul i32 %lt0, 3
  store i32 %lu0, ptr %p0
  %la1 = load i32, ptr %p1
  %lb1 = load i32, ptr %p2
  %ls1 = add i32 %la1, %lb1
  %lt1 = xor i32 %ls1, %i
  %lu1 = mul i32 %lt1, 5
  store i32 %lu1, ptr %p1
  %la2 = load i32, ptr %p2
  %lb2 = load i32, ptr %p3
  %ls2 = add i32 %la2, %lb2
  %lt2 = xor i32 %ls2, %i
  %lu2 = mul i32 %lt2, 7
  store i32 %lu2, ptr %p2
  %la3 = load i32, ptr %p3
  %lb3 = load i32, ptr %p0
  %ls3 = add i32 %la3, %lb3
  %lt3 = xor i32 %ls3, %i
  %lu3 = mul i32 %lt3, 9
  store i32 %lu3, ptr %p3
  %ka0 = load i32, ptr %p0
  %kb0 = load i32, ptr %p1
  %ks0 = add i32 %ka0, %kb0
  %kt0 = xor i32 %ks0, %i
  %ku0 = mul i32 %kt0, 3
  store i32 %ku0, ptr %p0
  %ka1 = load i32, ptr %p1
  %kb1 = load i32, ptr %p2
  %ks1 = add i32 %ka1, %kb1
  %kt1 = xor i32 %ks1, %i
  %ku1 = mul i32 %kt1, 5
  store i32 %ku1, ptr %p1
  %ka2 = load i32, ptr %p2
  %kb2 = load i32, ptr %p3
  %ks2 = add i32 %ka2, %kb2
  %kt2 = xor i32 %ks2, %i
  %ku2 = mul i32 %kt2, 7
  store i32 %ku2, ptr %p2
  %ka3 = load i32, ptr %p3
  %kb3 = load i32, ptr %p0
  %ks3 = add i32 %ka3, %kb3
  %kt3 = xor i32 %ks3, %i
  %ku3 = mul i32 %kt3, 9
  store i32 %ku3, ptr %p3
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 16
  br i1 %c, label %body, label %out
out:
  %r = load i32, ptr %state
  ret i32 %r
}
