; Loads and stores under a mask, gathered, scattered, dense; vectors with their lanes rearranged.
; What no lane asks for is not touched.
; exit: 0
; output: 10 2 30 40 
; output: 10 2 30 40 
; output: 80 0 0 0 
; output: 0 7 0 9 
; output: 6 0 0 0 
; output: 70 -1 30 60 
; output: 103 7 0 102 
; output: 10 -2 20 30 
; output: 41 43 44 102 
; output: 54 43 44 102 
; output: 2 10 -1 -1 
; output: 40 30 2 10 
; output: 2 30 40 41 
; output: 40 41 43 44 
; output: 41 43 44 102 
; output: 10 20 30 40 
; output: 10 41 40 102 
; output: 10 30 2 40 
; output: 0 1 2 3 
; output: 1 1 0 0 
; output: 1 0 0 0 
target triple = "x86_64-pc-linux-gnu"

@numbers = private constant [8 x i32] [i32 10, i32 20, i32 30, i32 40, i32 50, i32 60, i32 70, i32 80]
@masks = private constant [8 x i8] c"\01\00\01\01\00\00\00\01"
@place = private global [8 x i32] zeroinitializer
@wide = private global [4 x i64] zeroinitializer
@number = private constant [4 x i8] c"%d \00"
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)
declare void @llvm.masked.store.v2f64.p0(<2 x double>, ptr, i32, <2 x i1>)
declare <2 x ptr> @llvm.masked.load.v2p0.p0(ptr, i32, <2 x i1>, <2 x ptr>)
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64)
declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)
declare <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)
declare { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32>)
declare <4 x i32> @llvm.experimental.stepvector.v4i32()
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64)

define void @show(<4 x i32> %v) noinline {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %x = extractelement <4 x i32> %v, i32 %i
  call i32 (ptr, ...) @printf(ptr @number, i32 %x)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done
done:
  call i32 @putchar(i32 10)
  ret void
}

define <4 x i1> @mask(ptr %p) noinline {
  %v = load <4 x i8>, ptr %p, align 1
  %m = icmp ne <4 x i8> %v, zeroinitializer
  ret <4 x i1> %m
}

define i32 @main() {
  %m = call <4 x i1> @mask(ptr @masks)
  %l = call <4 x i1> @mask(ptr getelementptr (i8, ptr @masks, i64 4))
  %r1 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr @numbers, i32 4, <4 x i1> %m, <4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  call void @show(<4 x i32> %r1)
  ; no lane is touched: the address need not be one
  %r2 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr null, i32 4, <4 x i1> zeroinitializer, <4 x i32> %r1)
  call void @show(<4 x i32> %r2)
  %end = getelementptr i32, ptr @numbers, i64 7
  %r3 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %end, i32 4, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i32> zeroinitializer)
  call void @show(<4 x i32> %r3)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> <i32 7, i32 8, i32 9, i32 6>, ptr getelementptr (i8, ptr @place, i64 4), i32 4, <4 x i1> %m)
  %s1 = load <4 x i32>, ptr @place, align 4
  call void @show(<4 x i32> %s1)
  %s2 = load <4 x i32>, ptr getelementptr (i8, ptr @place, i64 16), align 4
  call void @show(<4 x i32> %s2)
  %indices = sext <4 x i32> <i32 6, i32 0, i32 2, i32 5> to <4 x i64>
  %addresses = getelementptr i32, ptr @numbers, <4 x i64> %indices
  %r4 = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %addresses, i32 4, <4 x i1> %m, <4 x i32> splat (i32 -1))
  call void @show(<4 x i32> %r4)
  %targets = getelementptr i32, ptr @place, <4 x i64> <i64 3, i64 900000, i64 3, i64 0>
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> <i32 100, i32 101, i32 102, i32 103>, <4 x ptr> %targets, i32 4, <4 x i1> %m)
  %s3 = load <4 x i32>, ptr @place, align 4
  call void @show(<4 x i32> %s3)
  %r5 = call <4 x i32> @llvm.masked.expandload.v4i32(ptr @numbers, <4 x i1> %m, <4 x i32> splat (i32 -2))
  call void @show(<4 x i32> %r5)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 41, i32 42, i32 43, i32 44>, ptr @place, <4 x i1> %m)
  %s4 = load <4 x i32>, ptr @place, align 4
  call void @show(<4 x i32> %s4)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 51, i32 52, i32 53, i32 54>, ptr @place, <4 x i1> %l)
  %s5 = load <4 x i32>, ptr @place, align 4
  call void @show(<4 x i32> %s5)
  call void @llvm.masked.store.v2f64.p0(<2 x double> <double 1.5, double 2.5>, ptr @wide, i32 8, <2 x i1> <i1 false, i1 true>)
  %d = load double, ptr getelementptr (i8, ptr @wide, i64 8)
  %di = fptosi double %d to i32
  store ptr @numbers, ptr getelementptr (i8, ptr @wide, i64 16)
  %ps = call <2 x ptr> @llvm.masked.load.v2p0.p0(ptr getelementptr (i8, ptr @wide, i64 16), i32 8, <2 x i1> <i1 true, i1 false>, <2 x ptr> zeroinitializer)
  %p = extractelement <2 x ptr> %ps, i32 0
  %first = load i32, ptr %p
  %pair = insertelement <4 x i32> <i32 0, i32 0, i32 -1, i32 -1>, i32 %di, i32 0
  %pair2 = insertelement <4 x i32> %pair, i32 %first, i32 1
  call void @show(<4 x i32> %pair2)
  %v1 = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %r1)
  call void @show(<4 x i32> %v1)
  %v2 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %r1, <4 x i32> %s4, i32 1)
  call void @show(<4 x i32> %v2)
  %v3 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %r1, <4 x i32> %s4, i32 -1)
  call void @show(<4 x i32> %v3)
  %eight = load <8 x i32>, ptr @numbers, align 4
  %v4 = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %eight, <4 x i32> %s4, i64 4)
  %v5 = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %v4, i64 4)
  call void @show(<4 x i32> %v5)
  %v5a = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %v4, i64 0)
  call void @show(<4 x i32> %v5a)
  %v6 = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %r1, <4 x i32> %s4)
  %v7 = shufflevector <8 x i32> %v6, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  call void @show(<4 x i32> %v7)
  %v8 = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %r1)
  %v9 = extractvalue { <2 x i32>, <2 x i32> } %v8, 0
  %v10 = extractvalue { <2 x i32>, <2 x i32> } %v8, 1
  %v11 = shufflevector <2 x i32> %v9, <2 x i32> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @show(<4 x i32> %v11)
  %v12 = call <4 x i32> @llvm.experimental.stepvector.v4i32()
  call void @show(<4 x i32> %v12)
  %a1 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 5, i64 7)
  %a2 = zext <4 x i1> %a1 to <4 x i32>
  call void @show(<4 x i32> %a2)
  %a3 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 -2, i64 -1)
  %a4 = zext <4 x i1> %a3 to <4 x i32>
  call void @show(<4 x i32> %a4)
  ret i32 0
}
