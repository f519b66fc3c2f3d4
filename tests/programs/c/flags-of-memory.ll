; Operations on memory whose flags a comparison reads, in every width, at the limits of the numbers; atomic ones too.
; output: 5f53c3b9bc359d7 6ee8d5e707290d85 d3a119bd68ed63e3 9c49bf83baa53319 9703772f61716689 5d4582c8dae5193f 64118c9a12f6e24e 93c70186a0c9adf5 7e504782b3d8e5e7 3aa9add0e1e5853f 2e1ce9c0fa82d8e1 ce25042e5cf0850f e238eb7d96e0bbeb da8f92e0d9651c3b c9683a490e83c19 5b0b2d29ed915201 7696eebb9966877 e7fd555efd4daaa9 c7862d6debd78073 676e9e5bb9cd42d5 2f7b4c6e0db0433f 633d13ea19c367f5 2f3700f56825fae1 b7c28bd837c76359 2afc6b7501e9c71
; output: 461cdce7f306db87 bf76a221ee50106 968472a8fe6dadb2 432f6674f81a53f3 662da97ecd519bc3 1c5bb6d02f7b1972 60c34632a60855a1 f51f467117adcb44 ea53fc0cb39e4f3f 887d71e9c3d44865 6d85694abc4f837f f420208727265aeb 3ca2baf34c6f90eb e453562820c3163b 18b5e415ba3b123d ac0029882e7d8203 1fc023861429ece5 9cbeaae80cd6b785 d1554db57b88224f 984371326cd654b1 393f0fb5550e3d3f 5600aa24b58b54ab 625919ab3b748c2b 419b3bfa9663b459 7fc9804cdff55127
; output: ca77b086d560781e 2629b21a0df93cc 40f36f9065a87e55 c04b2c5820ad04fd fb7c3868b9d7d260 a00829f05f7d1945 d4fa763bb4f7c034 2260ea7a361d1be9 6697c616e791277f 65df8d946958975b 45e80f4c7cff1575 414e87c00d803c59 de08402305ead27d da2f2315818f163b dff7c545235472cf 10e8b45fcd9cc395 acca4a8d879eed53 2095822025b59885 c48df2603b5203bd 6d71dd3f6c68971f 2f1adca2b5da3d3f 6ffc5ce9287733d 239bda17049a6d99 22e4f16689bab3eb f6fd5b7bfc436fb9
; output: 8b5815042e21e333 b50081821f36a935 2fad50218e8ffdd7 44784107165acc47 d38eabe2628a14fd 85a9b69008f5a150 d8f87da9dbc9333f e1c9d0c494fa9c4c 10d585b83c97487f 490dda0173aad011 8e967d5d59b05a2b e1a3153c345d9a35 fb286953ef431ba1 253be89efcec99cd a01eda6ed81b3461 1954c334b6f50cb9 61f5bc4c2472c72f 6a69367bafbf1c85 2c1e7a622f6199 ef7856aedb9b978d bd4ebff93a7cb9ad ff35ff32f04c91cf ccfebd032b77cb75 2c912145ece6da0f b48e0c79d56611dd
; exit: 0
source_filename = "flags-of-memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kEdges = internal unnamed_addr constant [18 x i64] [i64 0, i64 1, i64 -1, i64 2, i64 44, i64 -44, i64 127, i64 -128, i64 128, i64 255, i64 32767, i64 -32768, i64 2147483647, i64 -2147483648, i64 4294967295, i64 9223372036854775807, i64 -9223372036854775808, i64 -9223372036854775807], align 16
@kAll8 = internal unnamed_addr constant [25 x ptr] [ptr @add_eq_8, ptr @add_lt_8, ptr @add_gt_8, ptr @sub_ne_8, ptr @sub_ge_8, ptr @and_le_8, ptr @and_eq_8, ptr @or_gt_8, ptr @or_lt_8, ptr @xor_eq_8, ptr @xor_le_8, ptr @inc_eq_8, ptr @inc_lt_8, ptr @dec_ne_8, ptr @dec_ge_8, ptr @add128_lt_8, ptr @andc_eq_8, ptr @orc_le_8, ptr @not_eq_8, ptr @shl_eq_8, ptr @asub_eq_8, ptr @asub_gt_8, ptr @aadd_le_8, ptr @aadd_lt_8, ptr @amin_gt_8], align 16
@.str = private unnamed_addr constant [6 x i8] c"%llx\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"%llx \00", align 1
@kAll16 = internal unnamed_addr constant [25 x ptr] [ptr @add_eq_16, ptr @add_lt_16, ptr @add_gt_16, ptr @sub_ne_16, ptr @sub_ge_16, ptr @and_le_16, ptr @and_eq_16, ptr @or_gt_16, ptr @or_lt_16, ptr @xor_eq_16, ptr @xor_le_16, ptr @inc_eq_16, ptr @inc_lt_16, ptr @dec_ne_16, ptr @dec_ge_16, ptr @add128_lt_16, ptr @andc_eq_16, ptr @orc_le_16, ptr @not_eq_16, ptr @shl_eq_16, ptr @asub_eq_16, ptr @asub_gt_16, ptr @aadd_le_16, ptr @aadd_lt_16, ptr @amin_gt_16], align 16
@kAll32 = internal unnamed_addr constant [25 x ptr] [ptr @add_eq_32, ptr @add_lt_32, ptr @add_gt_32, ptr @sub_ne_32, ptr @sub_ge_32, ptr @and_le_32, ptr @and_eq_32, ptr @or_gt_32, ptr @or_lt_32, ptr @xor_eq_32, ptr @xor_le_32, ptr @inc_eq_32, ptr @inc_lt_32, ptr @dec_ne_32, ptr @dec_ge_32, ptr @add128_lt_32, ptr @andc_eq_32, ptr @orc_le_32, ptr @not_eq_32, ptr @shl_eq_32, ptr @asub_eq_32, ptr @asub_gt_32, ptr @aadd_le_32, ptr @aadd_lt_32, ptr @amin_gt_32], align 16
@kAll64 = internal unnamed_addr constant [25 x ptr] [ptr @add_eq_64, ptr @add_lt_64, ptr @add_gt_64, ptr @sub_ne_64, ptr @sub_ge_64, ptr @and_le_64, ptr @and_eq_64, ptr @or_gt_64, ptr @or_lt_64, ptr @xor_eq_64, ptr @xor_le_64, ptr @inc_eq_64, ptr @inc_lt_64, ptr @dec_ne_64, ptr @dec_ge_64, ptr @add128_lt_64, ptr @andc_eq_64, ptr @orc_le_64, ptr @not_eq_64, ptr @shl_eq_64, ptr @asub_eq_64, ptr @asub_gt_64, ptr @aadd_le_64, ptr @aadd_lt_64, ptr @amin_gt_64], align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca [2 x i32], align 4
  %3 = alloca [2 x i16], align 2
  %4 = alloca [2 x i8], align 1
  %5 = getelementptr inbounds i8, ptr %4, i64 1
  br label %6

6:                                                ; preds = %16, %0
  %7 = phi i64 [ 0, %0 ], [ %20, %16 ]
  %8 = getelementptr [25 x ptr], ptr @kAll8, i64 0, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  br label %10

10:                                               ; preds = %22, %6
  %11 = phi i64 [ 0, %6 ], [ %23, %22 ]
  %12 = phi i64 [ 17, %6 ], [ %41, %22 ]
  %13 = getelementptr [18 x i64], ptr @kEdges, i64 0, i64 %11
  %14 = load i64, ptr %13, align 8, !tbaa !9
  %15 = trunc i64 %14 to i8
  br label %25

16:                                               ; preds = %22
  %17 = icmp eq i64 %7, 24
  %18 = select i1 %17, ptr @.str, ptr @.str.1
  %19 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %18, i64 noundef %41)
  %20 = add nuw nsw i64 %7, 1
  %21 = icmp eq i64 %20, 25
  br i1 %21, label %44, label %6, !llvm.loop !11

22:                                               ; preds = %25
  %23 = add nuw nsw i64 %11, 1
  %24 = icmp eq i64 %23, 18
  br i1 %24, label %16, label %10, !llvm.loop !13

25:                                               ; preds = %25, %10
  %26 = phi i64 [ 0, %10 ], [ %42, %25 ]
  %27 = phi i64 [ %12, %10 ], [ %41, %25 ]
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %4) #5
  store i8 %15, ptr %4, align 1, !tbaa !14
  store i8 99, ptr %5, align 1, !tbaa !14
  %28 = mul i64 %27, 31
  %29 = getelementptr [18 x i64], ptr @kEdges, i64 0, i64 %26
  %30 = load i64, ptr %29, align 8, !tbaa !9
  %31 = trunc i64 %30 to i8
  %32 = call i32 %9(ptr noundef nonnull %4, i8 noundef signext %31) #5
  %33 = zext i32 %32 to i64
  %34 = add i64 %28, %33
  %35 = mul i64 %34, 31
  %36 = load i8, ptr %4, align 1, !tbaa !14
  %37 = zext i8 %36 to i64
  %38 = add i64 %35, %37
  %39 = load i8, ptr %5, align 1, !tbaa !14
  %40 = zext i8 %39 to i64
  %41 = add i64 %38, %40
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %4) #5
  %42 = add nuw nsw i64 %26, 1
  %43 = icmp eq i64 %42, 18
  br i1 %43, label %22, label %25, !llvm.loop !15

44:                                               ; preds = %16
  %45 = getelementptr inbounds i8, ptr %3, i64 2
  br label %46

46:                                               ; preds = %56, %44
  %47 = phi i64 [ 0, %44 ], [ %60, %56 ]
  %48 = getelementptr [25 x ptr], ptr @kAll16, i64 0, i64 %47
  %49 = load ptr, ptr %48, align 8, !tbaa !5
  br label %50

50:                                               ; preds = %62, %46
  %51 = phi i64 [ 0, %46 ], [ %63, %62 ]
  %52 = phi i64 [ 17, %46 ], [ %81, %62 ]
  %53 = getelementptr [18 x i64], ptr @kEdges, i64 0, i64 %51
  %54 = load i64, ptr %53, align 8, !tbaa !9
  %55 = trunc i64 %54 to i16
  br label %65

56:                                               ; preds = %62
  %57 = icmp eq i64 %47, 24
  %58 = select i1 %57, ptr @.str, ptr @.str.1
  %59 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %58, i64 noundef %81)
  %60 = add nuw nsw i64 %47, 1
  %61 = icmp eq i64 %60, 25
  br i1 %61, label %84, label %46, !llvm.loop !16

62:                                               ; preds = %65
  %63 = add nuw nsw i64 %51, 1
  %64 = icmp eq i64 %63, 18
  br i1 %64, label %56, label %50, !llvm.loop !17

65:                                               ; preds = %65, %50
  %66 = phi i64 [ 0, %50 ], [ %82, %65 ]
  %67 = phi i64 [ %52, %50 ], [ %81, %65 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #5
  store i16 %55, ptr %3, align 2, !tbaa !18
  store i16 99, ptr %45, align 2, !tbaa !18
  %68 = mul i64 %67, 31
  %69 = getelementptr [18 x i64], ptr @kEdges, i64 0, i64 %66
  %70 = load i64, ptr %69, align 8, !tbaa !9
  %71 = trunc i64 %70 to i16
  %72 = call i32 %49(ptr noundef nonnull %3, i16 noundef signext %71) #5
  %73 = zext i32 %72 to i64
  %74 = add i64 %68, %73
  %75 = mul i64 %74, 31
  %76 = load i16, ptr %3, align 2, !tbaa !18
  %77 = zext i16 %76 to i64
  %78 = add i64 %75, %77
  %79 = load i16, ptr %45, align 2, !tbaa !18
  %80 = zext i16 %79 to i64
  %81 = add i64 %78, %80
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #5
  %82 = add nuw nsw i64 %66, 1
  %83 = icmp eq i64 %82, 18
  br i1 %83, label %62, label %65, !llvm.loop !20

84:                                               ; preds = %56
  %85 = getelementptr inbounds i8, ptr %2, i64 4
  br label %86

86:                                               ; preds = %96, %84
  %87 = phi i64 [ 0, %84 ], [ %100, %96 ]
  %88 = getelementptr [25 x ptr], ptr @kAll32, i64 0, i64 %87
  %89 = load ptr, ptr %88, align 8, !tbaa !5
  br label %90

90:                                               ; preds = %102, %86
  %91 = phi i64 [ 0, %86 ], [ %103, %102 ]
  %92 = phi i64 [ 17, %86 ], [ %121, %102 ]
  %93 = getelementptr [18 x i64], ptr @kEdges, i64 0, i64 %91
  %94 = load i64, ptr %93, align 8, !tbaa !9
  %95 = trunc i64 %94 to i32
  br label %105

96:                                               ; preds = %102
  %97 = icmp eq i64 %87, 24
  %98 = select i1 %97, ptr @.str, ptr @.str.1
  %99 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %98, i64 noundef %121)
  %100 = add nuw nsw i64 %87, 1
  %101 = icmp eq i64 %100, 25
  br i1 %101, label %124, label %86, !llvm.loop !21

102:                                              ; preds = %105
  %103 = add nuw nsw i64 %91, 1
  %104 = icmp eq i64 %103, 18
  br i1 %104, label %96, label %90, !llvm.loop !22

105:                                              ; preds = %105, %90
  %106 = phi i64 [ 0, %90 ], [ %122, %105 ]
  %107 = phi i64 [ %92, %90 ], [ %121, %105 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5
  store i32 %95, ptr %2, align 4, !tbaa !23
  store i32 99, ptr %85, align 4, !tbaa !23
  %108 = mul i64 %107, 31
  %109 = getelementptr [18 x i64], ptr @kEdges, i64 0, i64 %106
  %110 = load i64, ptr %109, align 8, !tbaa !9
  %111 = trunc i64 %110 to i32
  %112 = call i32 %89(ptr noundef nonnull %2, i32 noundef %111) #5
  %113 = zext i32 %112 to i64
  %114 = add i64 %108, %113
  %115 = mul i64 %114, 31
  %116 = load i32, ptr %2, align 4, !tbaa !23
  %117 = zext i32 %116 to i64
  %118 = add i64 %115, %117
  %119 = load i32, ptr %85, align 4, !tbaa !23
  %120 = zext i32 %119 to i64
  %121 = add i64 %118, %120
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5
  %122 = add nuw nsw i64 %106, 1
  %123 = icmp eq i64 %122, 18
  br i1 %123, label %102, label %105, !llvm.loop !25

124:                                              ; preds = %96
  %125 = getelementptr inbounds i8, ptr %1, i64 8
  br label %126

126:                                              ; preds = %135, %124
  %127 = phi i64 [ 0, %124 ], [ %139, %135 ]
  %128 = getelementptr [25 x ptr], ptr @kAll64, i64 0, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !5
  br label %130

130:                                              ; preds = %141, %126
  %131 = phi i64 [ 0, %126 ], [ %142, %141 ]
  %132 = phi i64 [ 17, %126 ], [ %157, %141 ]
  %133 = getelementptr [18 x i64], ptr @kEdges, i64 0, i64 %131
  %134 = load i64, ptr %133, align 8, !tbaa !9
  br label %144

135:                                              ; preds = %141
  %136 = icmp eq i64 %127, 24
  %137 = select i1 %136, ptr @.str, ptr @.str.1
  %138 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %137, i64 noundef %157)
  %139 = add nuw nsw i64 %127, 1
  %140 = icmp eq i64 %139, 25
  br i1 %140, label %160, label %126, !llvm.loop !26

141:                                              ; preds = %144
  %142 = add nuw nsw i64 %131, 1
  %143 = icmp eq i64 %142, 18
  br i1 %143, label %135, label %130, !llvm.loop !27

144:                                              ; preds = %144, %130
  %145 = phi i64 [ 0, %130 ], [ %158, %144 ]
  %146 = phi i64 [ %132, %130 ], [ %157, %144 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #5
  store i64 %134, ptr %1, align 16, !tbaa !9
  store i64 99, ptr %125, align 8, !tbaa !9
  %147 = mul i64 %146, 31
  %148 = getelementptr [18 x i64], ptr @kEdges, i64 0, i64 %145
  %149 = load i64, ptr %148, align 8, !tbaa !9
  %150 = call i32 %129(ptr noundef nonnull %1, i64 noundef %149) #5
  %151 = zext i32 %150 to i64
  %152 = add i64 %147, %151
  %153 = mul i64 %152, 31
  %154 = load i64, ptr %1, align 16, !tbaa !9
  %155 = load i64, ptr %125, align 8, !tbaa !9
  %156 = add i64 %155, %154
  %157 = add i64 %156, %153
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #5
  %158 = add nuw nsw i64 %145, 1
  %159 = icmp eq i64 %158, 18
  br i1 %159, label %141, label %144, !llvm.loop !28

160:                                              ; preds = %135
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_eq_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = add i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp eq i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_lt_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = add i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp slt i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_gt_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = add i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp sgt i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @sub_ne_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = sub i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp eq i8 %3, %1
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @sub_ge_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = sub i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp sgt i8 %4, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @and_le_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = and i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp slt i8 %4, 1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @and_eq_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = and i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp eq i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @or_gt_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = or i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp sgt i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @or_lt_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = or i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp slt i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @xor_eq_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = xor i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp eq i8 %3, %1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @xor_le_8(ptr nocapture noundef %0, i8 noundef signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = xor i8 %3, %1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp slt i8 %4, 1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @inc_eq_8(ptr nocapture noundef %0, i8 signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = add i8 %3, 1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp eq i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @inc_lt_8(ptr nocapture noundef %0, i8 signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = add i8 %3, 1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp slt i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @dec_ne_8(ptr nocapture noundef %0, i8 signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = add i8 %3, -1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp eq i8 %4, 0
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @dec_ge_8(ptr nocapture noundef %0, i8 signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = add i8 %3, -1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp sgt i8 %4, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add128_lt_8(ptr nocapture noundef %0, i8 signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = xor i8 %3, -128
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp sgt i8 %3, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @andc_eq_8(ptr nocapture noundef %0, i8 signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = and i8 %3, -128
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp eq i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @orc_le_8(ptr nocapture noundef %0, i8 signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = or i8 %3, 44
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp slt i8 %3, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @not_eq_8(ptr nocapture noundef %0, i8 signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = xor i8 %3, -1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp eq i8 %3, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @shl_eq_8(ptr nocapture noundef %0, i8 signext %1) #3 {
  %3 = load i8, ptr %0, align 1, !tbaa !14
  %4 = shl i8 %3, 1
  store i8 %4, ptr %0, align 1, !tbaa !14
  %5 = icmp eq i8 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @asub_eq_8(ptr nocapture noundef %0, i8 signext %1) #4 {
  %3 = atomicrmw sub ptr %0, i8 1 seq_cst, align 1
  %4 = icmp eq i8 %3, 1
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @asub_gt_8(ptr nocapture noundef %0, i8 signext %1) #4 {
  %3 = atomicrmw sub ptr %0, i8 1 seq_cst, align 1
  %4 = icmp sgt i8 %3, 0
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @aadd_le_8(ptr nocapture noundef %0, i8 signext %1) #4 {
  %3 = atomicrmw add ptr %0, i8 -44 seq_cst, align 1
  %4 = icmp slt i8 %3, 45
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @aadd_lt_8(ptr nocapture noundef %0, i8 signext %1) #4 {
  %3 = atomicrmw add ptr %0, i8 1 seq_cst, align 1
  %4 = icmp slt i8 %3, -1
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @amin_gt_8(ptr nocapture noundef %0, i8 signext %1) #4 {
  %3 = atomicrmw add ptr %0, i8 -128 seq_cst, align 1
  %4 = icmp eq i8 %3, 127
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_eq_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = add i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp eq i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_lt_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = add i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp slt i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_gt_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = add i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp sgt i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @sub_ne_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = sub i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp eq i16 %3, %1
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @sub_ge_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = sub i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp sgt i16 %4, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @and_le_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = and i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp slt i16 %4, 1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @and_eq_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = and i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp eq i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @or_gt_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = or i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp sgt i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @or_lt_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = or i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp slt i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @xor_eq_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = xor i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp eq i16 %3, %1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @xor_le_16(ptr nocapture noundef %0, i16 noundef signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = xor i16 %3, %1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp slt i16 %4, 1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @inc_eq_16(ptr nocapture noundef %0, i16 signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = add i16 %3, 1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp eq i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @inc_lt_16(ptr nocapture noundef %0, i16 signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = add i16 %3, 1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp slt i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @dec_ne_16(ptr nocapture noundef %0, i16 signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = add i16 %3, -1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp eq i16 %4, 0
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @dec_ge_16(ptr nocapture noundef %0, i16 signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = add i16 %3, -1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp sgt i16 %4, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add128_lt_16(ptr nocapture noundef %0, i16 signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = add i16 %3, 128
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp slt i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @andc_eq_16(ptr nocapture noundef %0, i16 signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = and i16 %3, -128
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp eq i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @orc_le_16(ptr nocapture noundef %0, i16 signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = or i16 %3, 44
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp slt i16 %3, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @not_eq_16(ptr nocapture noundef %0, i16 signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = xor i16 %3, -1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp eq i16 %3, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @shl_eq_16(ptr nocapture noundef %0, i16 signext %1) #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !18
  %4 = shl i16 %3, 1
  store i16 %4, ptr %0, align 2, !tbaa !18
  %5 = icmp eq i16 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @asub_eq_16(ptr nocapture noundef %0, i16 signext %1) #4 {
  %3 = atomicrmw sub ptr %0, i16 1 seq_cst, align 2
  %4 = icmp eq i16 %3, 1
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @asub_gt_16(ptr nocapture noundef %0, i16 signext %1) #4 {
  %3 = atomicrmw sub ptr %0, i16 1 seq_cst, align 2
  %4 = icmp sgt i16 %3, 0
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @aadd_le_16(ptr nocapture noundef %0, i16 signext %1) #4 {
  %3 = atomicrmw add ptr %0, i16 -44 seq_cst, align 2
  %4 = icmp slt i16 %3, 45
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @aadd_lt_16(ptr nocapture noundef %0, i16 signext %1) #4 {
  %3 = atomicrmw add ptr %0, i16 1 seq_cst, align 2
  %4 = icmp slt i16 %3, -1
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @amin_gt_16(ptr nocapture noundef %0, i16 signext %1) #4 {
  %3 = atomicrmw add ptr %0, i16 -32768 seq_cst, align 2
  %4 = icmp sgt i16 %3, 126
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_eq_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = add i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_lt_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = add i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp slt i32 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_gt_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = add i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp slt i32 %4, 1
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @sub_ne_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = sub i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp eq i32 %3, %1
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @sub_ge_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = sub i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp sgt i32 %4, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @and_le_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = and i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp slt i32 %4, 1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @and_eq_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = and i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @or_gt_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = or i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp slt i32 %4, 1
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @or_lt_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = or i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp slt i32 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @xor_eq_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = xor i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp eq i32 %3, %1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @xor_le_32(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = xor i32 %3, %1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp slt i32 %4, 1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @inc_eq_32(ptr nocapture noundef %0, i32 %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = add i32 %3, 1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @inc_lt_32(ptr nocapture noundef %0, i32 %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = add i32 %3, 1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp slt i32 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @dec_ne_32(ptr nocapture noundef %0, i32 %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = add i32 %3, -1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @dec_ge_32(ptr nocapture noundef %0, i32 %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = add i32 %3, -1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp sgt i32 %4, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add128_lt_32(ptr nocapture noundef %0, i32 %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = add i32 %3, 128
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp slt i32 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @andc_eq_32(ptr nocapture noundef %0, i32 %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = and i32 %3, -128
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @orc_le_32(ptr nocapture noundef %0, i32 %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = or i32 %3, 44
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp slt i32 %3, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @not_eq_32(ptr nocapture noundef %0, i32 %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = xor i32 %3, -1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp eq i32 %3, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @shl_eq_32(ptr nocapture noundef %0, i32 %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !23
  %4 = shl i32 %3, 1
  store i32 %4, ptr %0, align 4, !tbaa !23
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @asub_eq_32(ptr nocapture noundef %0, i32 %1) #4 {
  %3 = atomicrmw sub ptr %0, i32 1 seq_cst, align 4
  %4 = icmp eq i32 %3, 1
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @asub_gt_32(ptr nocapture noundef %0, i32 %1) #4 {
  %3 = atomicrmw sub ptr %0, i32 1 seq_cst, align 4
  %4 = icmp slt i32 %3, 1
  %5 = select i1 %4, i32 2, i32 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @aadd_le_32(ptr nocapture noundef %0, i32 %1) #4 {
  %3 = atomicrmw add ptr %0, i32 -44 seq_cst, align 4
  %4 = icmp slt i32 %3, 45
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @aadd_lt_32(ptr nocapture noundef %0, i32 %1) #4 {
  %3 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  %4 = icmp slt i32 %3, -1
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @amin_gt_32(ptr nocapture noundef %0, i32 %1) #4 {
  %3 = atomicrmw add ptr %0, i32 -2147483648 seq_cst, align 4
  %4 = icmp sgt i32 %3, 126
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_eq_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = add i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_lt_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = add i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp slt i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add_gt_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = add i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp sgt i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @sub_ne_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = sub i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp eq i64 %3, %1
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @sub_ge_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = sub i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp sgt i64 %4, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @and_le_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = and i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp slt i64 %4, 1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @and_eq_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = and i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @or_gt_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = or i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp sgt i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @or_lt_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = or i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp slt i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @xor_eq_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = xor i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp eq i64 %3, %1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @xor_le_64(ptr nocapture noundef %0, i64 noundef %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = xor i64 %3, %1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp slt i64 %4, 1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @inc_eq_64(ptr nocapture noundef %0, i64 %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = add i64 %3, 1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @inc_lt_64(ptr nocapture noundef %0, i64 %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = add i64 %3, 1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp slt i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @dec_ne_64(ptr nocapture noundef %0, i64 %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = add i64 %3, -1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 2, i32 1
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @dec_ge_64(ptr nocapture noundef %0, i64 %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = add i64 %3, -1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp sgt i64 %4, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @add128_lt_64(ptr nocapture noundef %0, i64 %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = add i64 %3, 128
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp slt i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @andc_eq_64(ptr nocapture noundef %0, i64 %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = and i64 %3, -128
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @orc_le_64(ptr nocapture noundef %0, i64 %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = or i64 %3, 44
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp slt i64 %3, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @not_eq_64(ptr nocapture noundef %0, i64 %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = xor i64 %3, -1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp eq i64 %3, -1
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @shl_eq_64(ptr nocapture noundef %0, i64 %1) #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  %4 = shl i64 %3, 1
  store i64 %4, ptr %0, align 8, !tbaa !9
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 1, i32 2
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @asub_eq_64(ptr nocapture noundef %0, i64 %1) #4 {
  %3 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  %4 = icmp eq i64 %3, 1
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @asub_gt_64(ptr nocapture noundef %0, i64 %1) #4 {
  %3 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  %4 = icmp sgt i64 %3, 0
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @aadd_le_64(ptr nocapture noundef %0, i64 %1) #4 {
  %3 = atomicrmw add ptr %0, i64 -44 seq_cst, align 8
  %4 = icmp slt i64 %3, 45
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @aadd_lt_64(ptr nocapture noundef %0, i64 %1) #4 {
  %3 = atomicrmw add ptr %0, i64 1 seq_cst, align 8
  %4 = icmp slt i64 %3, -1
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal range(i32 1, 3) i32 @amin_gt_64(ptr nocapture noundef %0, i64 %1) #4 {
  %3 = atomicrmw add ptr %0, i64 -9223372036854775808 seq_cst, align 8
  %4 = icmp sgt i64 %3, 126
  %5 = select i1 %4, i32 1, i32 2
  ret i32 %5
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!7, !7, i64 0}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !7, i64 0}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !7, i64 0}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
