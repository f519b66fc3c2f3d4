source_filename = "torus.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal global [200 x [200 x i8]] zeroinitializer, align 16
@cells = internal global [200 x [200 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [18 x i8] c"torus: %ld cells\0A\00", align 1
@next = internal global [200 x [200 x i8]] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 800
  %cond4 = select i1 %tobool, i64 %mul, i64 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc18, %cond.end
  %row.0 = phi i32 [ 0, %cond.end ], [ %add19, %for.inc18 ]
  %cmp5 = icmp slt i32 %row.0, 200
  br i1 %cmp5, label %for.cond6, label %for.end20

for.cond6:                                        ; preds = %for.cond, %for.inc15
  %column.0 = phi i32 [ %add16, %for.inc15 ], [ 0, %for.cond ]
  %cmp7 = icmp slt i32 %column.0, 200
  br i1 %cmp7, label %for.cond9, label %for.inc18

for.cond9:                                        ; preds = %for.cond6, %for.body11
  %i.0 = phi i32 [ %inc, %for.body11 ], [ 0, %for.cond6 ]
  %cmp10 = icmp slt i32 %i.0, 3
  br i1 %cmp10, label %for.body11, label %for.inc15

for.body11:                                       ; preds = %for.cond9
  %idxprom = sext i32 %row.0 to i64
  %arrayidx12 = getelementptr inbounds [200 x [200 x i8]], ptr @start, i64 0, i64 %idxprom
  %add = add nsw i32 %column.0, %i.0
  %idxprom13 = sext i32 %add to i64
  %arrayidx14 = getelementptr inbounds [200 x i8], ptr %arrayidx12, i64 0, i64 %idxprom13
  store i8 1, ptr %arrayidx14, align 1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond9, !llvm.loop !5

for.inc15:                                        ; preds = %for.cond9
  %add16 = add nsw i32 %column.0, 5
  br label %for.cond6, !llvm.loop !7

for.inc18:                                        ; preds = %for.cond6
  %add19 = add nsw i32 %row.0, 5
  br label %for.cond, !llvm.loop !8

for.end20:                                        ; preds = %for.cond
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @cells, ptr align 16 @start, i64 40000, i1 false)
  br label %for.cond21

for.cond21:                                       ; preds = %for.body23, %for.end20
  %living.0 = phi i64 [ 0, %for.end20 ], [ %add27, %for.body23 ]
  %round.0 = phi i64 [ 0, %for.end20 ], [ %inc29, %for.body23 ]
  %cmp22 = icmp slt i64 %round.0, %cond4
  br i1 %cmp22, label %for.body23, label %for.end30

for.body23:                                       ; preds = %for.cond21
  %call24 = call i32 @step()
  %call25 = call i32 @step()
  %add26 = add nsw i32 %call24, %call25
  %conv = sext i32 %add26 to i64
  %add27 = add nsw i64 %living.0, %conv
  %inc29 = add nsw i64 %round.0, 1
  br label %for.cond21, !llvm.loop !9

for.end30:                                        ; preds = %for.cond21
  %call31 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %living.0)
  %call32 = call i32 @memcmp(ptr noundef @cells, ptr noundef @start, i64 noundef 40000) #6
  %cmp33 = icmp ne i32 %call32, 0
  %conv34 = zext i1 %cmp33 to i32
  ret i32 %conv34
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @step() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc22, %entry
  %row.0 = phi i32 [ 0, %entry ], [ %inc23, %for.inc22 ]
  %living.0 = phi i32 [ 0, %entry ], [ %living.1, %for.inc22 ]
  %cmp = icmp slt i32 %row.0, 200
  br i1 %cmp, label %for.cond1, label %for.end24

for.cond1:                                        ; preds = %for.cond, %cond.end
  %column.0 = phi i32 [ %inc, %cond.end ], [ 0, %for.cond ]
  %living.1 = phi i32 [ %add, %cond.end ], [ %living.0, %for.cond ]
  %cmp2 = icmp slt i32 %column.0, 200
  br i1 %cmp2, label %for.body3, label %for.inc22

for.body3:                                        ; preds = %for.cond1
  %call = call i32 @neighbours(i32 noundef %row.0, i32 noundef %column.0)
  %idxprom = sext i32 %row.0 to i64
  %arrayidx = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom
  %idxprom4 = sext i32 %column.0 to i64
  %arrayidx5 = getelementptr inbounds [200 x i8], ptr %arrayidx, i64 0, i64 %idxprom4
  %0 = load i8, ptr %arrayidx5, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body3
  %cmp6 = icmp eq i32 %call, 2
  %cmp8 = icmp eq i32 %call, 3
  %spec.select = select i1 %cmp6, i1 true, i1 %cmp8
  %lor.ext = zext i1 %spec.select to i32
  br label %cond.end

cond.false:                                       ; preds = %for.body3
  %cmp10 = icmp eq i32 %call, 3
  %conv11 = zext i1 %cmp10 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %lor.ext, %cond.true ], [ %conv11, %cond.false ]
  %conv12 = trunc i32 %cond to i8
  %idxprom13 = sext i32 %row.0 to i64
  %arrayidx14 = getelementptr inbounds [200 x [200 x i8]], ptr @next, i64 0, i64 %idxprom13
  %idxprom15 = sext i32 %column.0 to i64
  %arrayidx16 = getelementptr inbounds [200 x i8], ptr %arrayidx14, i64 0, i64 %idxprom15
  store i8 %conv12, ptr %arrayidx16, align 1
  %idxprom17 = sext i32 %row.0 to i64
  %arrayidx18 = getelementptr inbounds [200 x [200 x i8]], ptr @next, i64 0, i64 %idxprom17
  %idxprom19 = sext i32 %column.0 to i64
  %arrayidx20 = getelementptr inbounds [200 x i8], ptr %arrayidx18, i64 0, i64 %idxprom19
  %1 = load i8, ptr %arrayidx20, align 1
  %conv21 = sext i8 %1 to i32
  %add = add nsw i32 %living.1, %conv21
  %inc = add nsw i32 %column.0, 1
  br label %for.cond1, !llvm.loop !10

for.inc22:                                        ; preds = %for.cond1
  %inc23 = add nsw i32 %row.0, 1
  br label %for.cond, !llvm.loop !11

for.end24:                                        ; preds = %for.cond
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @cells, ptr align 16 @next, i64 40000, i1 false)
  ret i32 %living.0
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @neighbours(i32 noundef %row, i32 noundef %column) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc13, %entry
  %sum.0 = phi i32 [ 0, %entry ], [ %sum.1, %for.inc13 ]
  %i.0 = phi i32 [ -1, %entry ], [ %inc14, %for.inc13 ]
  %cmp = icmp sle i32 %i.0, 1
  br i1 %cmp, label %for.cond1, label %for.end15

for.cond1:                                        ; preds = %for.cond, %for.inc
  %sum.1 = phi i32 [ %sum.2, %for.inc ], [ %sum.0, %for.cond ]
  %j.0 = phi i32 [ %inc, %for.inc ], [ -1, %for.cond ]
  %cmp2 = icmp sle i32 %j.0, 1
  br i1 %cmp2, label %for.body3, label %for.inc13

for.body3:                                        ; preds = %for.cond1
  %cmp4 = icmp eq i32 %i.0, 0
  %cmp5 = icmp eq i32 %j.0, 0
  %or.cond = and i1 %cmp4, %cmp5
  br i1 %or.cond, label %for.inc, label %if.end

if.end:                                           ; preds = %for.body3
  %add = add nsw i32 %row, %i.0
  %add6 = add nsw i32 %add, 200
  %rem = srem i32 %add6, 200
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom
  %add7 = add nsw i32 %column, %j.0
  %add8 = add nsw i32 %add7, 200
  %rem9 = srem i32 %add8, 200
  %idxprom10 = sext i32 %rem9 to i64
  %arrayidx11 = getelementptr inbounds [200 x i8], ptr %arrayidx, i64 0, i64 %idxprom10
  %0 = load i8, ptr %arrayidx11, align 1
  %conv = sext i8 %0 to i32
  %add12 = add nsw i32 %sum.1, %conv
  br label %for.inc

for.inc:                                          ; preds = %for.body3, %if.end
  %sum.2 = phi i32 [ %add12, %if.end ], [ %sum.1, %for.body3 ]
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !12

for.inc13:                                        ; preds = %for.cond1
  %inc14 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !13

for.end15:                                        ; preds = %for.cond
  ret i32 %sum.0
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
