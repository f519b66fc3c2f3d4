; Bit patterns of x86_fp80 that are not numbers (unnormals, pseudo-denormals, pseudo-infinities, pseudo-NaNs),
; and some that are: their classes are those of clang's code.
; exit: 0
; output: 34840
; output: 34820
; output: 35080
; output: 35010
; output: 74000
; output: 74000
; output: 74000
; output: 74000
; output: 26100
; output: 26008
; output: 40400
; output: 40400
; output: 40400
; output: 40400
; output: 40400
; output: 40400
; output: 26100
; output: 26008
; output: 40400
; output: 40400
; output: 40400
; output: 40400
; output: 40400
; output: 40400
; output: 40400
; output: 40400
; output: 28200
; output: 68004
; output: 40401
; output: 40401
; output: 40402
; output: 40402
target triple = "x86_64-pc-linux-gnu"

@numbers = constant [32 x [10 x i8]] [
  [10 x i8] c"\00\00\00\00\00\00\00\00\00\00",
  [10 x i8] c"\00\00\00\00\00\00\00\00\00\80",
  [10 x i8] c"\01\00\00\00\00\00\00\00\00\00",
  [10 x i8] c"\01\00\00\00\00\00\00\00\00\80",
  [10 x i8] c"\00\00\00\00\00\00\00\80\00\00",
  [10 x i8] c"\00\00\00\00\00\00\00\80\00\80",
  [10 x i8] c"\05\00\00\00\00\00\00\80\00\00",
  [10 x i8] c"\05\00\00\00\00\00\00\80\00\80",
  [10 x i8] c"\00\00\00\00\00\00\00\80\01\00",
  [10 x i8] c"\00\00\00\00\00\00\00\80\01\80",
  [10 x i8] c"\00\00\00\00\00\00\00\00\01\00",
  [10 x i8] c"\00\00\00\00\00\00\00\00\01\80",
  [10 x i8] c"\00\00\00\00\00\00\00\00\FF\3F",
  [10 x i8] c"\00\00\00\00\00\00\00\00\FF\BF",
  [10 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\3F",
  [10 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\BF",
  [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\3F",
  [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\BF",
  [10 x i8] c"\01\00\00\00\00\00\00\00\FE\7F",
  [10 x i8] c"\01\00\00\00\00\00\00\00\FE\FF",
  [10 x i8] c"\00\00\00\00\00\00\00\00\FF\7F",
  [10 x i8] c"\00\00\00\00\00\00\00\00\FF\FF",
  [10 x i8] c"\FF\FF\FF\FF\FF\FF\FF\3F\FF\7F",
  [10 x i8] c"\FF\FF\FF\FF\FF\FF\FF\3F\FF\FF",
  [10 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\7F",
  [10 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF",
  [10 x i8] c"\00\00\00\00\00\00\00\80\FF\7F",
  [10 x i8] c"\00\00\00\00\00\00\00\80\FF\FF",
  [10 x i8] c"\01\00\00\00\00\00\00\80\FF\7F",
  [10 x i8] c"\01\00\00\00\00\00\00\80\FF\FF",
  [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F",
  [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\FF"]
@format = constant [5 x i8] c"%lx\0A\00"
declare i32 @printf(ptr, ...)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg)

; One bit for each mask, the first of which is the lowest.
define i64 @classes(x86_fp80 %x) noinline {
  %is0 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 1)
  %bit0 = select i1 %is0, i64 1, i64 0
  %sum0 = or i64 0, %bit0
  %is1 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 2)
  %bit1 = select i1 %is1, i64 2, i64 0
  %sum1 = or i64 %sum0, %bit1
  %is2 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 4)
  %bit2 = select i1 %is2, i64 4, i64 0
  %sum2 = or i64 %sum1, %bit2
  %is3 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 8)
  %bit3 = select i1 %is3, i64 8, i64 0
  %sum3 = or i64 %sum2, %bit3
  %is4 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 16)
  %bit4 = select i1 %is4, i64 16, i64 0
  %sum4 = or i64 %sum3, %bit4
  %is5 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 32)
  %bit5 = select i1 %is5, i64 32, i64 0
  %sum5 = or i64 %sum4, %bit5
  %is6 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 64)
  %bit6 = select i1 %is6, i64 64, i64 0
  %sum6 = or i64 %sum5, %bit6
  %is7 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 128)
  %bit7 = select i1 %is7, i64 128, i64 0
  %sum7 = or i64 %sum6, %bit7
  %is8 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 256)
  %bit8 = select i1 %is8, i64 256, i64 0
  %sum8 = or i64 %sum7, %bit8
  %is9 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 512)
  %bit9 = select i1 %is9, i64 512, i64 0
  %sum9 = or i64 %sum8, %bit9
  %is10 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 3)
  %bit10 = select i1 %is10, i64 1024, i64 0
  %sum10 = or i64 %sum9, %bit10
  %is11 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 96)
  %bit11 = select i1 %is11, i64 2048, i64 0
  %sum11 = or i64 %sum10, %bit11
  %is12 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 144)
  %bit12 = select i1 %is12, i64 4096, i64 0
  %sum12 = or i64 %sum11, %bit12
  %is13 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 264)
  %bit13 = select i1 %is13, i64 8192, i64 0
  %sum13 = or i64 %sum12, %bit13
  %is14 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 504)
  %bit14 = select i1 %is14, i64 16384, i64 0
  %sum14 = or i64 %sum13, %bit14
  %is15 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 516)
  %bit15 = select i1 %is15, i64 32768, i64 0
  %sum15 = or i64 %sum14, %bit15
  %is16 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 240)
  %bit16 = select i1 %is16, i64 65536, i64 0
  %sum16 = or i64 %sum15, %bit16
  %is17 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 1020)
  %bit17 = select i1 %is17, i64 131072, i64 0
  %sum17 = or i64 %sum16, %bit17
  %is18 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 7)
  %bit18 = select i1 %is18, i64 262144, i64 0
  %sum18 = or i64 %sum17, %bit18
  ret i64 %sum18
}

define i32 @main() {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr [10 x i8], ptr @numbers, i64 %i
  %x = load x86_fp80, ptr %p, align 1
  %c = call i64 @classes(x86_fp80 %x)
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %c)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 32
  br i1 %more, label %loop, label %done

done:
  ret i32 0
}
