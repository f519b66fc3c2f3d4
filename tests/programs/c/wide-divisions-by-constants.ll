; Division of 128-bit numbers by constants: powers of two, of one word and of two, with and without a reciprocal of 129
; bits, exact ones too, at the limits of the numbers and of the quotients.
; output: 99148141ddd74e8c6d3aeeb95fa388c1 3a37745d4a4dc51cab7c38998e8bc150 4379996910a4cf04f61f47e53bb31019
; output: eb936817f109fc6c7adcb9b16ca655b5 4c6a480f786746ab9c5e687dd4cf4175 0a6124717d40580bb3cef9aa0d5028fb
; output: c3d2aae7ce024e54edf68ed56673b6cf 953ccbe3b234f81624312797609d5797 64012b7b54b01da85cb36c3a9d38209b
; output: 12923328b6f9671f05e921cf450e96fc 7005a763728f44dfab674333dcf5a833 9cb0324776f63b72ffbbee8130a303dc
; output: 5f0597711b9e5fcd42ea79e31c79a987 f06b3bb9fb1b23e3a3ba395c5166ed80 9136fd8834b3831c0c65e33d2528bdb2
; output: 4667c55c53ebeb3b3ccdcdd7f08b55ca 38696e38965e0d371b85f7ae9bf8ecfb dbe22501bc7ece0841e3b477bc3f9a9b
; output: 23c0941afae9a9151c22a2fd3cb59b98 11f175e13fecc7fc5198c174cf0b416d 1b07aeb5806fccb38fc567f789f0f1c4
; output: 6d67779fa10cf3e9621554948d4ff521 30edcca434c5c3d913869ecfbf39ff3c a2f8fd6b89e03820166d1d5175bbbb66
; output: 225decab6b9c54730c32f574da2961e4 e7843c252d707064f653b7bf6d8fb9df 2532a6c413ffdeb3c8ce75dc0630adfc
; output: f1d93782ee567755b693428e146fd40b fed838af10ee1957b131629e5481711f 
; exit: 0
source_filename = "wide-divisions-by-constants.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i128, [6 x ptr] }

@sum = internal unnamed_addr global i128 0, align 16
@kAll = internal unnamed_addr constant [29 x %struct.anon] [%struct.anon { i128 1, [6 x ptr] [ptr @ud0, ptr @ur0, ptr @sd0, ptr @sr0, ptr @exu0, ptr @exs0] }, %struct.anon { i128 2, [6 x ptr] [ptr @ud1, ptr @ur1, ptr @sd1, ptr @sr1, ptr @exu1, ptr @exs1] }, %struct.anon { i128 3, [6 x ptr] [ptr @ud2, ptr @ur2, ptr @sd2, ptr @sr2, ptr @exu2, ptr @exs2] }, %struct.anon { i128 6, [6 x ptr] [ptr @ud3, ptr @ur3, ptr @sd3, ptr @sr3, ptr @exu3, ptr @exs3] }, %struct.anon { i128 7, [6 x ptr] [ptr @ud4, ptr @ur4, ptr @sd4, ptr @sr4, ptr @exu4, ptr @exs4] }, %struct.anon { i128 8, [6 x ptr] [ptr @ud5, ptr @ur5, ptr @sd5, ptr @sr5, ptr @exu5, ptr @exs5] }, %struct.anon { i128 10, [6 x ptr] [ptr @ud6, ptr @ur6, ptr @sd6, ptr @sr6, ptr @exu6, ptr @exs6] }, %struct.anon { i128 28, [6 x ptr] [ptr @ud7, ptr @ur7, ptr @sd7, ptr @sr7, ptr @exu7, ptr @exs7] }, %struct.anon { i128 100, [6 x ptr] [ptr @ud8, ptr @ur8, ptr @sd8, ptr @sr8, ptr @exu8, ptr @exs8] }, %struct.anon { i128 641, [6 x ptr] [ptr @ud9, ptr @ur9, ptr @sd9, ptr @sr9, ptr @exu9, ptr @exs9] }, %struct.anon { i128 1000000000, [6 x ptr] [ptr @ud10, ptr @ur10, ptr @sd10, ptr @sr10, ptr @exu10, ptr @exs10] }, %struct.anon { i128 4294967296, [6 x ptr] [ptr @ud11, ptr @ur11, ptr @sd11, ptr @sr11, ptr @exu11, ptr @exs11] }, %struct.anon { i128 9223372036854775808, [6 x ptr] [ptr @ud12, ptr @ur12, ptr @sd12, ptr @sr12, ptr @exu12, ptr @exs12] }, %struct.anon { i128 18446744073709551615, [6 x ptr] [ptr @ud13, ptr @ur13, ptr @sd13, ptr @sr13, ptr @exu13, ptr @exs13] }, %struct.anon { i128 18446744073709551616, [6 x ptr] [ptr @ud14, ptr @ur14, ptr @sd14, ptr @sr14, ptr @exu14, ptr @exs14] }, %struct.anon { i128 18446744073709551617, [6 x ptr] [ptr @ud15, ptr @ur15, ptr @sd15, ptr @sr15, ptr @exu15, ptr @exs15] }, %struct.anon { i128 10000000000000000000, [6 x ptr] [ptr @ud16, ptr @ur16, ptr @sd16, ptr @sr16, ptr @exu16, ptr @exs16] }, %struct.anon { i128 3541774862152233910272, [6 x ptr] [ptr @ud17, ptr @ur17, ptr @sd17, ptr @sr17, ptr @exu17, ptr @exs17] }, %struct.anon { i128 100000000000000000000, [6 x ptr] [ptr @ud18, ptr @ur18, ptr @sd18, ptr @sr18, ptr @exu18, ptr @exs18] }, %struct.anon { i128 1000000000000000000000000000000, [6 x ptr] [ptr @ud19, ptr @ur19, ptr @sd19, ptr @sr19, ptr @exu19, ptr @exs19] }, %struct.anon { i128 170141183460469231731687303715884105727, [6 x ptr] [ptr @ud20, ptr @ur20, ptr @sd20, ptr @sr20, ptr @exu20, ptr @exs20] }, %struct.anon { i128 -170141183460469231731687303715884105728, [6 x ptr] [ptr @ud21, ptr @ur21, ptr @sd21, ptr @sr21, ptr @exu21, ptr @exs21] }, %struct.anon { i128 -170141183460469231731687303715884105727, [6 x ptr] [ptr @ud22, ptr @ur22, ptr @sd22, ptr @sr22, ptr @exu22, ptr @exs22] }, %struct.anon { i128 -3, [6 x ptr] [ptr @ud23, ptr @ur23, ptr @sd23, ptr @sr23, ptr @exu23, ptr @exs23] }, %struct.anon { i128 -1, [6 x ptr] [ptr @ud24, ptr @ur24, ptr @sd24, ptr @sr24, ptr @exu24, ptr @exs24] }, %struct.anon { i128 -10, [6 x ptr] [ptr @ud25, ptr @ur25, ptr @sd25, ptr @sr25, ptr @exu25, ptr @exs25] }, %struct.anon { i128 -1099511627776, [6 x ptr] [ptr @ud26, ptr @ur26, ptr @sd26, ptr @sr26, ptr @exu26, ptr @exs26] }, %struct.anon { i128 -18446744073709551616, [6 x ptr] [ptr @ud27, ptr @ur27, ptr @sd27, ptr @sr27, ptr @exu27, ptr @exs27] }, %struct.anon { i128 -258254417031933722624, [6 x ptr] [ptr @ud28, ptr @ur28, ptr @sd28, ptr @sr28, ptr @exu28, ptr @exs28] }], align 16
@.str = private unnamed_addr constant [17 x i8] c"%016llx%016llx%s\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c" \00", align 1

define dso_local i32 @main() #0 {
  br label %3

1:                                                ; preds = %51
  %2 = tail call i32 @putchar(i32 10)
  ret i32 0

3:                                                ; preds = %0, %51
  %4 = phi i64 [ 0, %0 ], [ %61, %51 ]
  store i128 1, ptr @sum, align 16, !tbaa !5
  %5 = trunc nuw nsw i64 %4 to i32
  %6 = trunc nuw nsw i64 %4 to i32
  br label %7

7:                                                ; preds = %3, %19
  %8 = phi i32 [ 0, %3 ], [ %20, %19 ]
  %9 = zext nneg i32 %8 to i128
  %10 = shl nuw i128 1, %9
  br label %22

11:                                               ; preds = %19
  %12 = getelementptr inbounds [29 x %struct.anon], ptr @kAll, i64 0, i64 %4
  %13 = load i128, ptr %12, align 16, !tbaa !9
  %14 = urem i128 -1, %13
  %15 = xor i128 %14, -1
  %16 = sub i128 %15, %13
  %17 = trunc nuw nsw i64 %4 to i32
  %18 = trunc nuw nsw i64 %4 to i32
  br label %35

19:                                               ; preds = %22
  %20 = add nuw nsw i32 %8, 1
  %21 = icmp eq i32 %20, 128
  br i1 %21, label %11, label %7, !llvm.loop !11

22:                                               ; preds = %7, %22
  %23 = phi i32 [ -1, %7 ], [ %33, %22 ]
  %24 = sext i32 %23 to i128
  %25 = add i128 %10, %24
  %26 = trunc i128 %25 to i64
  %27 = lshr i128 %25, 64
  %28 = trunc nuw i128 %27 to i64
  tail call fastcc void @all(i32 %5, i64 %26, i64 %28)
  %29 = sub i128 0, %25
  %30 = trunc i128 %29 to i64
  %31 = lshr i128 %29, 64
  %32 = trunc nuw i128 %31 to i64
  tail call fastcc void @all(i32 %6, i64 %30, i64 %32)
  %33 = add nsw i32 %23, 1
  %34 = icmp eq i32 %33, 2
  br i1 %34, label %19, label %22, !llvm.loop !14

35:                                               ; preds = %11, %35
  %36 = phi i32 [ -1, %11 ], [ %46, %35 ]
  %37 = sext i32 %36 to i128
  %38 = add i128 %37, %15
  %39 = trunc i128 %38 to i64
  %40 = lshr i128 %38, 64
  %41 = trunc nuw i128 %40 to i64
  tail call fastcc void @all(i32 %17, i64 %39, i64 %41)
  %42 = add i128 %16, %37
  %43 = trunc i128 %42 to i64
  %44 = lshr i128 %42, 64
  %45 = trunc nuw i128 %44 to i64
  tail call fastcc void @all(i32 %18, i64 %43, i64 %45)
  %46 = add nsw i32 %36, 1
  %47 = icmp eq i32 %46, 2
  br i1 %47, label %48, label %35, !llvm.loop !15

48:                                               ; preds = %35
  %49 = trunc nuw nsw i64 %4 to i32
  %50 = trunc nuw nsw i64 %4 to i32
  br label %63

51:                                               ; preds = %63
  %52 = load i128, ptr @sum, align 16, !tbaa !5
  %53 = lshr i128 %52, 64
  %54 = trunc nuw i128 %53 to i64
  %55 = trunc i128 %52 to i64
  %56 = trunc nuw nsw i64 %4 to i32
  %57 = urem i32 %56, 3
  %58 = icmp eq i32 %57, 2
  %59 = select i1 %58, ptr @.str.1, ptr @.str.2
  %60 = tail call i32 (ptr, ...) @printf(ptr nonnull dereferenceable(1) @.str, i64 %54, i64 %55, ptr nonnull %59)
  %61 = add nuw nsw i64 %4, 1
  %62 = icmp eq i64 %61, 29
  br i1 %62, label %1, label %3, !llvm.loop !16

63:                                               ; preds = %48, %63
  %64 = phi i32 [ %79, %63 ], [ 0, %48 ]
  %65 = phi i128 [ %67, %63 ], [ 12345, %48 ]
  %66 = mul i128 %65, 117397592171526113267116239078115246083
  %67 = add i128 %66, 1442695040888963407
  %68 = mul nuw nsw i32 %64, 3
  %69 = zext nneg i32 %68 to i128
  %70 = lshr i128 %67, %69
  %71 = trunc i128 %70 to i64
  %72 = lshr i128 %70, 64
  %73 = trunc nuw i128 %72 to i64
  tail call fastcc void @all(i32 %49, i64 %71, i64 %73)
  %74 = urem i128 %67, %13
  %75 = sub i128 %67, %74
  %76 = trunc i128 %75 to i64
  %77 = lshr i128 %75, 64
  %78 = trunc nuw i128 %77 to i64
  tail call fastcc void @all(i32 %50, i64 %76, i64 %78)
  %79 = add nuw nsw i32 %64, 1
  %80 = icmp eq i32 %79, 40
  br i1 %80, label %51, label %63, !llvm.loop !17
}

define internal fastcc void @all(i32 %0, i64 %1, i64 %2) unnamed_addr #0 {
  %4 = zext i64 %2 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %1 to i128
  %7 = or disjoint i128 %5, %6
  %8 = zext i32 %0 to i64
  %9 = getelementptr inbounds [29 x %struct.anon], ptr @kAll, i64 0, i64 %8
  %10 = load i128, ptr %9, align 16, !tbaa !9
  %11 = getelementptr inbounds i8, ptr %9, i64 16
  %12 = load ptr, ptr %11, align 16, !tbaa !18
  %13 = tail call { i64, i64 } %12(i64 %1, i64 %2) #4
  %14 = extractvalue { i64, i64 } %13, 0
  %15 = extractvalue { i64, i64 } %13, 1
  %16 = zext i64 %15 to i128
  %17 = load i128, ptr @sum, align 16, !tbaa !5
  %18 = mul i128 %17, 31
  %19 = zext i64 %14 to i128
  %20 = add i128 %18, %19
  %21 = mul nuw nsw i128 %16, 7
  %22 = add i128 %20, %21
  store i128 %22, ptr @sum, align 16, !tbaa !5
  %23 = getelementptr inbounds i8, ptr %9, i64 24
  %24 = load ptr, ptr %23, align 8, !tbaa !18
  %25 = tail call { i64, i64 } %24(i64 %1, i64 %2) #4
  %26 = extractvalue { i64, i64 } %25, 0
  %27 = extractvalue { i64, i64 } %25, 1
  %28 = zext i64 %27 to i128
  %29 = load i128, ptr @sum, align 16, !tbaa !5
  %30 = mul i128 %29, 31
  %31 = zext i64 %26 to i128
  %32 = add i128 %30, %31
  %33 = mul nuw nsw i128 %28, 7
  %34 = add i128 %32, %33
  store i128 %34, ptr @sum, align 16, !tbaa !5
  %35 = getelementptr inbounds i8, ptr %9, i64 48
  %36 = load ptr, ptr %35, align 16, !tbaa !18
  %37 = urem i128 %7, %10
  %38 = sub nuw i128 %7, %37
  %39 = trunc i128 %38 to i64
  %40 = lshr i128 %38, 64
  %41 = trunc nuw i128 %40 to i64
  %42 = tail call { i64, i64 } %36(i64 %39, i64 %41) #4
  %43 = extractvalue { i64, i64 } %42, 0
  %44 = extractvalue { i64, i64 } %42, 1
  %45 = zext i64 %44 to i128
  %46 = load i128, ptr @sum, align 16, !tbaa !5
  %47 = mul i128 %46, 31
  %48 = zext i64 %43 to i128
  %49 = add i128 %47, %48
  %50 = mul nuw nsw i128 %45, 7
  %51 = add i128 %49, %50
  store i128 %51, ptr @sum, align 16, !tbaa !5
  %52 = icmp eq i128 %10, -1
  %53 = icmp eq i128 %7, -170141183460469231731687303715884105728
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %97, label %55

55:                                               ; preds = %3
  %56 = getelementptr inbounds i8, ptr %9, i64 32
  %57 = load ptr, ptr %56, align 16, !tbaa !18
  %58 = tail call { i64, i64 } %57(i64 %1, i64 %2) #4
  %59 = extractvalue { i64, i64 } %58, 0
  %60 = extractvalue { i64, i64 } %58, 1
  %61 = zext i64 %60 to i128
  %62 = load i128, ptr @sum, align 16, !tbaa !5
  %63 = mul i128 %62, 31
  %64 = zext i64 %59 to i128
  %65 = add i128 %63, %64
  %66 = mul nuw nsw i128 %61, 7
  %67 = add i128 %65, %66
  store i128 %67, ptr @sum, align 16, !tbaa !5
  %68 = getelementptr inbounds i8, ptr %9, i64 40
  %69 = load ptr, ptr %68, align 8, !tbaa !18
  %70 = tail call { i64, i64 } %69(i64 %1, i64 %2) #4
  %71 = extractvalue { i64, i64 } %70, 0
  %72 = extractvalue { i64, i64 } %70, 1
  %73 = zext i64 %72 to i128
  %74 = load i128, ptr @sum, align 16, !tbaa !5
  %75 = mul i128 %74, 31
  %76 = zext i64 %71 to i128
  %77 = add i128 %75, %76
  %78 = mul nuw nsw i128 %73, 7
  %79 = add i128 %77, %78
  store i128 %79, ptr @sum, align 16, !tbaa !5
  %80 = getelementptr inbounds i8, ptr %9, i64 56
  %81 = load ptr, ptr %80, align 8, !tbaa !18
  %82 = srem i128 %7, %10
  %83 = sub nsw i128 %7, %82
  %84 = trunc i128 %83 to i64
  %85 = lshr i128 %83, 64
  %86 = trunc nuw i128 %85 to i64
  %87 = tail call { i64, i64 } %81(i64 %84, i64 %86) #4
  %88 = extractvalue { i64, i64 } %87, 0
  %89 = extractvalue { i64, i64 } %87, 1
  %90 = zext i64 %89 to i128
  %91 = load i128, ptr @sum, align 16, !tbaa !5
  %92 = mul i128 %91, 31
  %93 = zext i64 %88 to i128
  %94 = add i128 %92, %93
  %95 = mul nuw nsw i128 %90, 7
  %96 = add i128 %94, %95
  store i128 %96, ptr @sum, align 16, !tbaa !5
  br label %97

97:                                               ; preds = %3, %55
  ret void
}

declare i32 @printf(ptr nocapture readonly, ...) #1

define internal { i64, i64 } @ud0(i64 %0, i64 %1) #2 {
  %3 = insertvalue { i64, i64 } poison, i64 %0, 0
  %4 = insertvalue { i64, i64 } %3, i64 %1, 1
  ret { i64, i64 } %4
}

define internal { i64, i64 } @ur0(i64 %0, i64 %1) #2 {
  ret { i64, i64 } zeroinitializer
}

define internal { i64, i64 } @sd0(i64 %0, i64 %1) #2 {
  %3 = insertvalue { i64, i64 } poison, i64 %0, 0
  %4 = insertvalue { i64, i64 } %3, i64 %1, 1
  ret { i64, i64 } %4
}

define internal { i64, i64 } @sr0(i64 %0, i64 %1) #2 {
  ret { i64, i64 } zeroinitializer
}

define internal { i64, i64 } @exu0(i64 %0, i64 %1) #2 {
  %3 = insertvalue { i64, i64 } poison, i64 %0, 0
  %4 = insertvalue { i64, i64 } %3, i64 %1, 1
  ret { i64, i64 } %4
}

define internal { i64, i64 } @exs0(i64 %0, i64 %1) #2 {
  %3 = insertvalue { i64, i64 } poison, i64 %0, 0
  %4 = insertvalue { i64, i64 } %3, i64 %1, 1
  ret { i64, i64 } %4
}

define internal { i64, i64 } @ud1(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = lshr i128 %6, 1
  %8 = trunc i128 %7 to i64
  %9 = lshr i64 %1, 1
  %10 = insertvalue { i64, i64 } poison, i64 %8, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @ur1(i64 %0, i64 %1) #2 {
  %3 = and i64 %0, 1
  %4 = insertvalue { i64, i64 } poison, i64 %3, 0
  %5 = insertvalue { i64, i64 } %4, i64 0, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @sd1(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 2
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr1(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 2
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu1(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = lshr i128 %6, 1
  %8 = trunc i128 %7 to i64
  %9 = lshr i64 %1, 1
  %10 = insertvalue { i64, i64 } poison, i64 %8, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @exs1(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 2
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud2(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 3
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur2(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 3
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd2(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 3
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr2(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 3
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu2(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 3
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs2(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 3
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud3(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 6
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur3(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 6
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd3(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 6
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr3(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 6
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu3(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 6
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs3(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 6
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud4(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 7
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur4(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 7
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd4(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 7
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr4(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 7
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu4(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 7
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs4(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 7
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud5(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = lshr i128 %6, 3
  %8 = trunc i128 %7 to i64
  %9 = lshr i64 %1, 3
  %10 = insertvalue { i64, i64 } poison, i64 %8, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @ur5(i64 %0, i64 %1) #2 {
  %3 = and i64 %0, 7
  %4 = insertvalue { i64, i64 } poison, i64 %3, 0
  %5 = insertvalue { i64, i64 } %4, i64 0, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @sd5(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 8
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr5(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 8
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu5(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = lshr i128 %6, 3
  %8 = trunc i128 %7 to i64
  %9 = lshr i64 %1, 3
  %10 = insertvalue { i64, i64 } poison, i64 %8, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @exs5(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 8
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud6(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 10
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur6(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 10
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd6(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 10
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr6(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 10
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu6(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 10
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs6(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 10
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud7(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 28
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur7(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 28
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd7(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 28
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr7(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 28
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu7(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 28
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs7(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 28
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud8(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 100
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur8(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 100
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd8(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 100
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr8(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 100
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu8(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 100
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs8(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 100
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud9(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 641
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur9(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 641
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd9(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 641
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr9(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 641
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu9(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 641
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs9(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 641
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud10(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 1000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur10(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 1000000000
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd10(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 1000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr10(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 1000000000
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu10(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 1000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs10(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 1000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud11(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = lshr i128 %6, 32
  %8 = trunc i128 %7 to i64
  %9 = lshr i64 %1, 32
  %10 = insertvalue { i64, i64 } poison, i64 %8, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @ur11(i64 %0, i64 %1) #2 {
  %3 = and i64 %0, 4294967295
  %4 = insertvalue { i64, i64 } poison, i64 %3, 0
  %5 = insertvalue { i64, i64 } %4, i64 0, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @sd11(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 4294967296
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr11(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 4294967296
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu11(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = lshr i128 %6, 32
  %8 = trunc i128 %7 to i64
  %9 = lshr i64 %1, 32
  %10 = insertvalue { i64, i64 } poison, i64 %8, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @exs11(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 4294967296
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud12(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = lshr i128 %6, 63
  %8 = trunc i128 %7 to i64
  %9 = lshr i64 %1, 63
  %10 = insertvalue { i64, i64 } poison, i64 %8, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @ur12(i64 %0, i64 %1) #2 {
  %3 = and i64 %0, 9223372036854775807
  %4 = insertvalue { i64, i64 } poison, i64 %3, 0
  %5 = insertvalue { i64, i64 } %4, i64 0, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @sd12(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 9223372036854775808
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr12(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 9223372036854775808
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu12(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = lshr i128 %6, 63
  %8 = trunc i128 %7 to i64
  %9 = lshr i64 %1, 63
  %10 = insertvalue { i64, i64 } poison, i64 %8, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @exs12(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 9223372036854775808
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud13(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 18446744073709551615
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur13(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 18446744073709551615
  %8 = trunc nuw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd13(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 18446744073709551615
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr13(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 18446744073709551615
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu13(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 18446744073709551615
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs13(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 18446744073709551615
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud14(i64 %0, i64 %1) #2 {
  %3 = insertvalue { i64, i64 } poison, i64 %1, 0
  %4 = insertvalue { i64, i64 } %3, i64 0, 1
  ret { i64, i64 } %4
}

define internal { i64, i64 } @ur14(i64 %0, i64 %1) #2 {
  %3 = insertvalue { i64, i64 } poison, i64 %0, 0
  %4 = insertvalue { i64, i64 } %3, i64 0, 1
  ret { i64, i64 } %4
}

define internal { i64, i64 } @sd14(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 18446744073709551616
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr14(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 18446744073709551616
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu14(i64 %0, i64 %1) #2 {
  %3 = insertvalue { i64, i64 } poison, i64 %1, 0
  %4 = insertvalue { i64, i64 } %3, i64 0, 1
  ret { i64, i64 } %4
}

define internal { i64, i64 } @exs14(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 18446744073709551616
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud15(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 18446744073709551617
  %8 = trunc nuw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ur15(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 18446744073709551617
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sd15(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 18446744073709551617
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr15(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 18446744073709551617
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu15(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 18446744073709551617
  %8 = trunc nuw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @exs15(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 18446744073709551617
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud16(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 10000000000000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ur16(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 10000000000000000000
  %8 = trunc nuw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sd16(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 10000000000000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr16(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 10000000000000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu16(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 10000000000000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exs16(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 10000000000000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud17(i64 %0, i64 %1) #2 {
  %3 = udiv i64 %1, 192
  %4 = insertvalue { i64, i64 } poison, i64 %3, 0
  %5 = insertvalue { i64, i64 } %4, i64 0, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @ur17(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 3541774862152233910272
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sd17(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 3541774862152233910272
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr17(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 3541774862152233910272
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu17(i64 %0, i64 %1) #2 {
  %3 = udiv i64 %1, 192
  %4 = insertvalue { i64, i64 } poison, i64 %3, 0
  %5 = insertvalue { i64, i64 } %4, i64 0, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @exs17(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 3541774862152233910272
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud18(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 100000000000000000000
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ur18(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 100000000000000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sd18(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 100000000000000000000
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr18(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 100000000000000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu18(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 100000000000000000000
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @exs18(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 100000000000000000000
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud19(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 1000000000000000000000000000000
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ur19(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 1000000000000000000000000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sd19(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 1000000000000000000000000000000
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr19(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 1000000000000000000000000000000
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu19(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 1000000000000000000000000000000
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @exs19(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 1000000000000000000000000000000
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud20(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv i128 %6, 170141183460469231731687303715884105727
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ur20(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = urem i128 %6, 170141183460469231731687303715884105727
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw nsw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sd20(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, 170141183460469231731687303715884105727
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr20(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 170141183460469231731687303715884105727
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu20(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = udiv exact i128 %6, 170141183460469231731687303715884105727
  %8 = trunc nuw nsw i128 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @exs20(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, 170141183460469231731687303715884105727
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud21(i64 %0, i64 %1) #2 {
  %3 = lshr i64 %1, 63
  %4 = insertvalue { i64, i64 } poison, i64 %3, 0
  %5 = insertvalue { i64, i64 } %4, i64 0, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @ur21(i64 %0, i64 %1) #2 {
  %3 = and i64 %1, 9223372036854775807
  %4 = insertvalue { i64, i64 } poison, i64 %0, 0
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @sd21(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp eq i128 %6, -170141183460469231731687303715884105728
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @sr21(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, -170141183460469231731687303715884105728
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu21(i64 %0, i64 %1) #2 {
  %3 = lshr i64 %1, 63
  %4 = insertvalue { i64, i64 } poison, i64 %3, 0
  %5 = insertvalue { i64, i64 } %4, i64 0, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @exs21(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp eq i128 %6, -170141183460469231731687303715884105728
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ud22(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ugt i128 %6, -170141183460469231731687303715884105728
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ur22(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ult i128 %6, -170141183460469231731687303715884105727
  %8 = add i128 %6, 170141183460469231731687303715884105727
  %9 = select i1 %7, i128 %6, i128 %8
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc nuw i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

define internal { i64, i64 } @sd22(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, -170141183460469231731687303715884105727
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr22(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 170141183460469231731687303715884105727
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu22(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ugt i128 %6, -170141183460469231731687303715884105728
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @exs22(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, -170141183460469231731687303715884105727
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud23(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ugt i128 %6, -4
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ur23(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ult i128 %6, -3
  %8 = add i128 %6, 3
  %9 = select i1 %7, i128 %6, i128 %8
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc nuw i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

define internal { i64, i64 } @sd23(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, -3
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr23(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 3
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu23(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ugt i128 %6, -4
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @exs23(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, -3
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud24(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp eq i128 %6, -1
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ur24(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp eq i128 %6, -1
  %8 = select i1 %7, i128 0, i128 %6
  %9 = trunc i128 %8 to i64
  %10 = lshr i128 %8, 64
  %11 = trunc nuw i128 %10 to i64
  %12 = insertvalue { i64, i64 } poison, i64 %9, 0
  %13 = insertvalue { i64, i64 } %12, i64 %11, 1
  ret { i64, i64 } %13
}

define internal { i64, i64 } @sd24(i64 %0, i64 %1) #2 {
  %3 = sub i64 0, %1
  %4 = zext i64 %3 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %0 to i128
  %7 = sub i128 %5, %6
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr24(i64 %0, i64 %1) #2 {
  ret { i64, i64 } zeroinitializer
}

define internal { i64, i64 } @exu24(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp eq i128 %6, -1
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @exs24(i64 %0, i64 %1) #2 {
  %3 = sub i64 0, %1
  %4 = zext i64 %3 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %0 to i128
  %7 = sub i128 %5, %6
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud25(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ugt i128 %6, -11
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ur25(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ult i128 %6, -10
  %8 = add i128 %6, 10
  %9 = select i1 %7, i128 %6, i128 %8
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc nuw i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

define internal { i64, i64 } @sd25(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, -10
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr25(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 10
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu25(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ugt i128 %6, -11
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @exs25(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, -10
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud26(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ugt i128 %6, -1099511627777
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @ur26(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ult i128 %6, -1099511627776
  %8 = add i128 %6, 1099511627776
  %9 = select i1 %7, i128 %6, i128 %8
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc nuw i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

define internal { i64, i64 } @sd26(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, -1099511627776
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr26(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 1099511627776
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu26(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ugt i128 %6, -1099511627777
  %8 = zext i1 %7 to i64
  %9 = insertvalue { i64, i64 } poison, i64 %8, 0
  %10 = insertvalue { i64, i64 } %9, i64 0, 1
  ret { i64, i64 } %10
}

define internal { i64, i64 } @exs26(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, -1099511627776
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud27(i64 %0, i64 %1) #2 {
  %3 = icmp eq i64 %1, -1
  %4 = zext i1 %3 to i64
  %5 = insertvalue { i64, i64 } poison, i64 %4, 0
  %6 = insertvalue { i64, i64 } %5, i64 0, 1
  ret { i64, i64 } %6
}

define internal { i64, i64 } @ur27(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp eq i64 %1, -1
  %8 = add i128 %6, 18446744073709551616
  %9 = select i1 %7, i128 %8, i128 %6
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc nuw i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

define internal { i64, i64 } @sd27(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, -18446744073709551616
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr27(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 18446744073709551616
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu27(i64 %0, i64 %1) #2 {
  %3 = icmp eq i64 %1, -1
  %4 = zext i1 %3 to i64
  %5 = insertvalue { i64, i64 } poison, i64 %4, 0
  %6 = insertvalue { i64, i64 } %5, i64 0, 1
  ret { i64, i64 } %6
}

define internal { i64, i64 } @exs27(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, -18446744073709551616
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @ud28(i64 %0, i64 %1) #2 {
  %3 = icmp ugt i64 %1, -15
  %4 = zext i1 %3 to i64
  %5 = insertvalue { i64, i64 } poison, i64 %4, 0
  %6 = insertvalue { i64, i64 } %5, i64 0, 1
  ret { i64, i64 } %6
}

define internal { i64, i64 } @ur28(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = icmp ult i64 %1, -14
  %8 = add i128 %6, 258254417031933722624
  %9 = select i1 %7, i128 %6, i128 %8
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc nuw i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

define internal { i64, i64 } @sd28(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv i128 %6, -258254417031933722624
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @sr28(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = srem i128 %6, 258254417031933722624
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @exu28(i64 %0, i64 %1) #2 {
  %3 = icmp ugt i64 %1, -15
  %4 = zext i1 %3 to i64
  %5 = insertvalue { i64, i64 } poison, i64 %4, 0
  %6 = insertvalue { i64, i64 } %5, i64 0, 1
  ret { i64, i64 } %6
}

define internal { i64, i64 } @exs28(i64 %0, i64 %1) #2 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sdiv exact i128 %6, -258254417031933722624
  %8 = trunc nsw i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = trunc nuw i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12
}

declare i32 @putchar(i32) #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"__int128", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !6, i64 0}
!10 = !{!"", !6, i64 0, !7, i64 16}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = !{!19, !19, i64 0}
!19 = !{!"any pointer", !7, i64 0}
