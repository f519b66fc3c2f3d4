; Searches, comparisons and conversions of strings that end before and behind the places up to which the
; interpreter reads them at once; the tables of <ctype.h> are always the same.
; output: 6008189256666374928
; exit: 0
source_filename = "strings-read-in-pieces.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.numbers.rel = internal unnamed_addr constant [10 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.1 to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.2 to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.3 to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.4 to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.5 to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.6 to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.7 to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.8 to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.9 to i64), i64 ptrtoint (ptr @main.numbers.rel to i64)) to i32)], align 4
@.str = private unnamed_addr constant [3 x i8] c"42\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"-0x1fz\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"1e+2\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"1e+\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"12345678901\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.7 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"077\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"%lu\0A\00", align 1
@total = internal unnamed_addr global i64 0, align 8
@text = internal global [2000 x i8] zeroinitializer, align 16
@other = internal global [2000 x i8] zeroinitializer, align 16
@.str.11 = private unnamed_addr constant [3 x i8] c"aB\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"B\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"aBBa\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"xB\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"xy\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca ptr, align 8
  br label %2

2:                                                ; preds = %0, %6
  %3 = phi i64 [ 0, %0 ], [ %7, %6 ]
  %4 = shl i64 %3, 2
  %5 = call ptr @llvm.load.relative.i64(ptr @main.numbers.rel, i64 %4)
  br label %9

6:                                                ; preds = %9
  %7 = add nuw nsw i64 %3, 1
  %8 = icmp eq i64 %7, 10
  br i1 %8, label %58, label %2, !llvm.loop !5

9:                                                ; preds = %2, %9
  %10 = phi i32 [ 0, %2 ], [ %56, %9 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #7
  %11 = zext nneg i32 %10 to i64
  %12 = call ptr @memset(ptr noundef nonnull @text, i32 noundef 32, i64 noundef %11) #8
  %13 = getelementptr inbounds i8, ptr @text, i64 %11
  %14 = call ptr @strcpy(ptr noundef nonnull %13, ptr noundef %5) #8
  %15 = call i64 @strtol(ptr noundef nonnull @text, ptr noundef nonnull %1, i32 noundef 0) #8
  %16 = load i64, ptr @total, align 8, !tbaa !8
  %17 = mul i64 %16, 31
  %18 = add i64 %17, %15
  store i64 %18, ptr @total, align 8, !tbaa !8
  %19 = load ptr, ptr %1, align 8, !tbaa !12
  %20 = ptrtoint ptr %19 to i64
  %21 = add i64 %20, sub (i64 0, i64 ptrtoint (ptr @text to i64))
  %22 = mul i64 %18, 31
  %23 = add i64 %21, %22
  store i64 %23, ptr @total, align 8, !tbaa !8
  %24 = call double @strtod(ptr noundef nonnull @text, ptr noundef nonnull %1) #8
  %25 = fcmp ogt double %24, 1.000000e+15
  %26 = fmul double %24, 1.000000e+03
  %27 = fptosi double %26 to i64
  %28 = select i1 %25, i64 7, i64 %27
  %29 = load i64, ptr @total, align 8, !tbaa !8
  %30 = mul i64 %29, 31
  %31 = add i64 %28, %30
  store i64 %31, ptr @total, align 8, !tbaa !8
  %32 = load ptr, ptr %1, align 8, !tbaa !12
  %33 = ptrtoint ptr %32 to i64
  %34 = add i64 %33, sub (i64 0, i64 ptrtoint (ptr @text to i64))
  %35 = mul i64 %31, 31
  %36 = add i64 %34, %35
  store i64 %36, ptr @total, align 8, !tbaa !8
  %37 = call i64 @strtoul(ptr noundef nonnull @text, ptr noundef nonnull %1, i32 noundef 16) #8
  %38 = load i64, ptr @total, align 8, !tbaa !8
  %39 = mul i64 %38, 31
  %40 = add i64 %39, %37
  store i64 %40, ptr @total, align 8, !tbaa !8
  %41 = load ptr, ptr %1, align 8, !tbaa !12
  %42 = ptrtoint ptr %41 to i64
  %43 = add i64 %42, sub (i64 0, i64 ptrtoint (ptr @text to i64))
  %44 = mul i64 %40, 31
  %45 = add i64 %43, %44
  store i64 %45, ptr @total, align 8, !tbaa !8
  %46 = call i64 @strtol(ptr noundef nonnull @text, ptr noundef null, i32 noundef 10) #8
  %47 = shl i64 %46, 32
  %48 = ashr exact i64 %47, 32
  %49 = load i64, ptr @total, align 8, !tbaa !8
  %50 = mul i64 %49, 31
  %51 = add i64 %50, %48
  store i64 %51, ptr @total, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #7
  %52 = icmp ult i32 %10, 40
  %53 = icmp ult i32 %10, 140
  %54 = select i1 %53, i32 1, i32 7
  %55 = select i1 %52, i32 13, i32 %54
  %56 = add nuw nsw i32 %55, %10
  %57 = icmp ult i32 %56, 560
  br i1 %57, label %9, label %6, !llvm.loop !14

58:                                               ; preds = %6, %77
  %59 = phi i32 [ %82, %77 ], [ 1, %6 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds [2000 x i8], ptr @other, i64 0, i64 %60
  %62 = getelementptr inbounds [2000 x i8], ptr @text, i64 0, i64 %60
  br label %84

63:                                               ; preds = %77
  %64 = tail call ptr @__ctype_b_loc() #9
  %65 = load i64, ptr @total, align 8, !tbaa !8
  %66 = mul i64 %65, 31
  %67 = add i64 %66, 1
  store i64 %67, ptr @total, align 8, !tbaa !8
  %68 = load ptr, ptr %64, align 8, !tbaa !12
  %69 = getelementptr inbounds i8, ptr %68, i64 240
  %70 = load i16, ptr %69, align 2, !tbaa !15
  %71 = lshr i16 %70, 10
  %72 = and i16 %71, 1
  %73 = zext nneg i16 %72 to i64
  %74 = mul i64 %67, 31
  %75 = add i64 %74, %73
  store i64 %75, ptr @total, align 8, !tbaa !8
  %76 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.10, i64 noundef %75) #8
  ret i32 0

77:                                               ; preds = %84
  %78 = icmp ult i32 %59, 100
  %79 = icmp ult i32 %59, 140
  %80 = select i1 %79, i32 1, i32 63
  %81 = select i1 %78, i32 33, i32 %80
  %82 = add nuw nsw i32 %81, %59
  %83 = icmp ult i32 %82, 1400
  br i1 %83, label %58, label %63, !llvm.loop !17

84:                                               ; preds = %58, %84
  %85 = phi i32 [ 0, %58 ], [ %183, %84 ]
  %86 = call ptr @memset(ptr noundef nonnull @text, i32 noundef 97, i64 noundef %60) #8
  %87 = call ptr @memset(ptr noundef nonnull @other, i32 noundef 97, i64 noundef %60) #8
  store i8 0, ptr %61, align 1, !tbaa !18
  store i8 0, ptr %62, align 1, !tbaa !18
  %88 = zext nneg i32 %85 to i64
  %89 = getelementptr inbounds [2000 x i8], ptr @other, i64 0, i64 %88
  store i8 66, ptr %89, align 1, !tbaa !18
  %90 = call i32 @strcmp(ptr noundef nonnull @text, ptr noundef nonnull @other) #10
  %91 = icmp sgt i32 %90, 0
  %92 = icmp eq i32 %90, 0
  %93 = select i1 %92, i64 3, i64 2
  %94 = select i1 %91, i64 1, i64 %93
  %95 = load i64, ptr @total, align 8, !tbaa !8
  %96 = mul i64 %95, 31
  %97 = add i64 %94, %96
  store i64 %97, ptr @total, align 8, !tbaa !8
  %98 = call i32 @strncmp(ptr noundef nonnull @text, ptr noundef nonnull @other, i64 noundef %88) #10
  %99 = icmp eq i32 %98, 0
  %100 = zext i1 %99 to i64
  %101 = mul i64 %97, 31
  %102 = add i64 %101, %100
  store i64 %102, ptr @total, align 8, !tbaa !8
  %103 = add nuw nsw i32 %85, 1
  %104 = zext nneg i32 %103 to i64
  %105 = call i32 @strncmp(ptr noundef nonnull @text, ptr noundef nonnull @other, i64 noundef %104) #10
  %106 = icmp sgt i32 %105, 0
  %107 = zext i1 %106 to i64
  %108 = mul i64 %102, 31
  %109 = add i64 %108, %107
  store i64 %109, ptr @total, align 8, !tbaa !8
  %110 = call i32 @strcasecmp(ptr noundef nonnull @text, ptr noundef nonnull @other) #10
  %111 = lshr i32 %110, 31
  %112 = zext nneg i32 %111 to i64
  %113 = mul i64 %109, 31
  %114 = add i64 %113, %112
  store i64 %114, ptr @total, align 8, !tbaa !8
  %115 = call i32 @strncasecmp(ptr noundef nonnull @text, ptr noundef nonnull @other, i64 noundef %88) #10
  %116 = icmp eq i32 %115, 0
  %117 = zext i1 %116 to i64
  %118 = mul i64 %114, 31
  %119 = add i64 %118, %117
  store i64 %119, ptr @total, align 8, !tbaa !8
  %120 = call ptr @strchr(ptr noundef nonnull @other, i32 noundef 66) #10
  %121 = ptrtoint ptr %120 to i64
  %122 = sub i64 %121, ptrtoint (ptr @other to i64)
  %123 = mul i64 %119, 31
  %124 = add i64 %123, %122
  store i64 %124, ptr @total, align 8, !tbaa !8
  %125 = call ptr @strchr(ptr noundef nonnull @other, i32 noundef 0) #10
  %126 = ptrtoint ptr %125 to i64
  %127 = sub i64 %126, ptrtoint (ptr @other to i64)
  %128 = mul i64 %124, 31
  %129 = add i64 %128, %127
  store i64 %129, ptr @total, align 8, !tbaa !8
  %130 = call ptr @strchr(ptr noundef nonnull @other, i32 noundef 120) #10
  %131 = icmp eq ptr %130, null
  %132 = zext i1 %131 to i64
  %133 = mul i64 %129, 31
  %134 = add i64 %133, %132
  store i64 %134, ptr @total, align 8, !tbaa !8
  %135 = icmp eq i32 %85, 0
  %136 = select i1 %135, ptr @.str.12, ptr @.str.11
  %137 = call ptr @strstr(ptr noundef nonnull @other, ptr noundef nonnull %136) #10
  %138 = ptrtoint ptr %137 to i64
  %139 = sub i64 %138, ptrtoint (ptr @other to i64)
  %140 = mul i64 %134, 31
  %141 = add i64 %140, %139
  store i64 %141, ptr @total, align 8, !tbaa !8
  %142 = call ptr @strstr(ptr noundef nonnull @other, ptr noundef nonnull @.str.13) #10
  %143 = icmp eq ptr %142, null
  %144 = zext i1 %143 to i64
  %145 = mul i64 %141, 31
  %146 = add i64 %145, %144
  store i64 %146, ptr @total, align 8, !tbaa !8
  %147 = call i64 @strspn(ptr noundef nonnull @other, ptr noundef nonnull @.str.14) #10
  %148 = mul i64 %146, 31
  %149 = add i64 %148, %147
  store i64 %149, ptr @total, align 8, !tbaa !8
  %150 = call i64 @strspn(ptr noundef nonnull @other, ptr noundef nonnull @.str.11) #10
  %151 = mul i64 %149, 31
  %152 = add i64 %151, %150
  store i64 %152, ptr @total, align 8, !tbaa !8
  %153 = call i64 @strcspn(ptr noundef nonnull @other, ptr noundef nonnull @.str.15) #10
  %154 = mul i64 %152, 31
  %155 = add i64 %154, %153
  store i64 %155, ptr @total, align 8, !tbaa !8
  %156 = call i64 @strcspn(ptr noundef nonnull @other, ptr noundef nonnull @.str.16) #10
  %157 = mul i64 %155, 31
  %158 = add i64 %157, %156
  store i64 %158, ptr @total, align 8, !tbaa !8
  %159 = call ptr @strpbrk(ptr noundef nonnull @other, ptr noundef nonnull @.str.15) #10
  %160 = ptrtoint ptr %159 to i64
  %161 = sub i64 %160, ptrtoint (ptr @other to i64)
  %162 = mul i64 %158, 31
  %163 = add i64 %162, %161
  store i64 %163, ptr @total, align 8, !tbaa !8
  %164 = call ptr @strpbrk(ptr noundef nonnull @other, ptr noundef nonnull @.str.16) #10
  %165 = icmp eq ptr %164, null
  %166 = zext i1 %165 to i64
  %167 = mul i64 %163, 31
  %168 = add i64 %167, %166
  store i64 %168, ptr @total, align 8, !tbaa !8
  %169 = call ptr @memchr(ptr noundef nonnull @other, i32 noundef 66, i64 noundef %60) #10
  %170 = ptrtoint ptr %169 to i64
  %171 = sub i64 %170, ptrtoint (ptr @other to i64)
  %172 = mul i64 %168, 31
  %173 = add i64 %172, %171
  store i64 %173, ptr @total, align 8, !tbaa !8
  %174 = call ptr @memchr(ptr noundef nonnull @other, i32 noundef 66, i64 noundef %88) #10
  %175 = icmp eq ptr %174, null
  %176 = zext i1 %175 to i64
  %177 = mul i64 %173, 31
  %178 = add i64 %177, %176
  store i64 %178, ptr @total, align 8, !tbaa !8
  %179 = icmp ult i32 %85, 100
  %180 = icmp ult i32 %85, 140
  %181 = select i1 %180, i32 1, i32 50
  %182 = select i1 %179, i32 20, i32 %181
  %183 = add nuw nsw i32 %182, %85
  %184 = icmp ult i32 %183, %59
  br i1 %184, label %84, label %77, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #2

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #3

; Function Attrs: nounwind
declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @strtod(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @strcasecmp(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @strncasecmp(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strspn(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strcspn(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strpbrk(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(read) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #10 = { nobuiltin nounwind willreturn memory(read) "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9, !9, i64 0}
!9 = !{!"long", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !10, i64 0}
!14 = distinct !{!14, !6, !7}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !10, i64 0}
!17 = distinct !{!17, !6, !7}
!18 = !{!10, !10, i64 0}
!19 = distinct !{!19, !6, !7}
