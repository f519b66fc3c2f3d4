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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %rounds = alloca i64, align 8
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %i = alloca i32, align 4
  %living = alloca i64, align 8
  %round = alloca i64, align 8
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
  store ptr %argv, ptr %argv.addr, align 8
  %0 = load i32, ptr %argc.addr, align 4
  %cmp = icmp sgt i32 %0, 1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %argv.addr, align 8
  %arrayidx = getelementptr inbounds ptr, ptr %1, i64 1
  %2 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  br i1 %tobool, label %cond.true1, label %cond.false2

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %4, 800
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 1, %cond.false2 ]
  store i64 %cond4, ptr %rounds, align 8
  store i32 0, ptr %row, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc18, %cond.end3
  %5 = load i32, ptr %row, align 4
  %cmp5 = icmp slt i32 %5, 200
  br i1 %cmp5, label %for.body, label %for.end20

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %column, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc15, %for.body
  %6 = load i32, ptr %column, align 4
  %cmp7 = icmp slt i32 %6, 200
  br i1 %cmp7, label %for.body8, label %for.end17

for.body8:                                        ; preds = %for.cond6
  store i32 0, ptr %i, align 4
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc, %for.body8
  %7 = load i32, ptr %i, align 4
  %cmp10 = icmp slt i32 %7, 3
  br i1 %cmp10, label %for.body11, label %for.end

for.body11:                                       ; preds = %for.cond9
  %8 = load i32, ptr %row, align 4
  %idxprom = sext i32 %8 to i64
  %arrayidx12 = getelementptr inbounds [200 x [200 x i8]], ptr @start, i64 0, i64 %idxprom
  %9 = load i32, ptr %column, align 4
  %10 = load i32, ptr %i, align 4
  %add = add nsw i32 %9, %10
  %idxprom13 = sext i32 %add to i64
  %arrayidx14 = getelementptr inbounds [200 x i8], ptr %arrayidx12, i64 0, i64 %idxprom13
  store i8 1, ptr %arrayidx14, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body11
  %11 = load i32, ptr %i, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond9, !llvm.loop !5

for.end:                                          ; preds = %for.cond9
  br label %for.inc15

for.inc15:                                        ; preds = %for.end
  %12 = load i32, ptr %column, align 4
  %add16 = add nsw i32 %12, 5
  store i32 %add16, ptr %column, align 4
  br label %for.cond6, !llvm.loop !7

for.end17:                                        ; preds = %for.cond6
  br label %for.inc18

for.inc18:                                        ; preds = %for.end17
  %13 = load i32, ptr %row, align 4
  %add19 = add nsw i32 %13, 5
  store i32 %add19, ptr %row, align 4
  br label %for.cond, !llvm.loop !8

for.end20:                                        ; preds = %for.cond
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @cells, ptr align 16 @start, i64 40000, i1 false)
  store i64 0, ptr %living, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond21

for.cond21:                                       ; preds = %for.inc28, %for.end20
  %14 = load i64, ptr %round, align 8
  %15 = load i64, ptr %rounds, align 8
  %cmp22 = icmp slt i64 %14, %15
  br i1 %cmp22, label %for.body23, label %for.end30

for.body23:                                       ; preds = %for.cond21
  %call24 = call i32 @step()
  %call25 = call i32 @step()
  %add26 = add nsw i32 %call24, %call25
  %conv = sext i32 %add26 to i64
  %16 = load i64, ptr %living, align 8
  %add27 = add nsw i64 %16, %conv
  store i64 %add27, ptr %living, align 8
  br label %for.inc28

for.inc28:                                        ; preds = %for.body23
  %17 = load i64, ptr %round, align 8
  %inc29 = add nsw i64 %17, 1
  store i64 %inc29, ptr %round, align 8
  br label %for.cond21, !llvm.loop !9

for.end30:                                        ; preds = %for.cond21
  %18 = load i64, ptr %living, align 8
  %call31 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %18)
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
  %living = alloca i32, align 4
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %around = alloca i32, align 4
  store i32 0, ptr %living, align 4
  store i32 0, ptr %row, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc22, %entry
  %0 = load i32, ptr %row, align 4
  %cmp = icmp slt i32 %0, 200
  br i1 %cmp, label %for.body, label %for.end24

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %column, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %column, align 4
  %cmp2 = icmp slt i32 %1, 200
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %2 = load i32, ptr %row, align 4
  %3 = load i32, ptr %column, align 4
  %call = call i32 @neighbours(i32 noundef %2, i32 noundef %3)
  store i32 %call, ptr %around, align 4
  %4 = load i32, ptr %row, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom
  %5 = load i32, ptr %column, align 4
  %idxprom4 = sext i32 %5 to i64
  %arrayidx5 = getelementptr inbounds [200 x i8], ptr %arrayidx, i64 0, i64 %idxprom4
  %6 = load i8, ptr %arrayidx5, align 1
  %conv = sext i8 %6 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body3
  %7 = load i32, ptr %around, align 4
  %cmp6 = icmp eq i32 %7, 2
  br i1 %cmp6, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %cond.true
  %8 = load i32, ptr %around, align 4
  %cmp8 = icmp eq i32 %8, 3
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.true
  %9 = phi i1 [ true, %cond.true ], [ %cmp8, %lor.rhs ]
  %lor.ext = zext i1 %9 to i32
  br label %cond.end

cond.false:                                       ; preds = %for.body3
  %10 = load i32, ptr %around, align 4
  %cmp10 = icmp eq i32 %10, 3
  %conv11 = zext i1 %cmp10 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %lor.end
  %cond = phi i32 [ %lor.ext, %lor.end ], [ %conv11, %cond.false ]
  %conv12 = trunc i32 %cond to i8
  %11 = load i32, ptr %row, align 4
  %idxprom13 = sext i32 %11 to i64
  %arrayidx14 = getelementptr inbounds [200 x [200 x i8]], ptr @next, i64 0, i64 %idxprom13
  %12 = load i32, ptr %column, align 4
  %idxprom15 = sext i32 %12 to i64
  %arrayidx16 = getelementptr inbounds [200 x i8], ptr %arrayidx14, i64 0, i64 %idxprom15
  store i8 %conv12, ptr %arrayidx16, align 1
  %13 = load i32, ptr %row, align 4
  %idxprom17 = sext i32 %13 to i64
  %arrayidx18 = getelementptr inbounds [200 x [200 x i8]], ptr @next, i64 0, i64 %idxprom17
  %14 = load i32, ptr %column, align 4
  %idxprom19 = sext i32 %14 to i64
  %arrayidx20 = getelementptr inbounds [200 x i8], ptr %arrayidx18, i64 0, i64 %idxprom19
  %15 = load i8, ptr %arrayidx20, align 1
  %conv21 = sext i8 %15 to i32
  %16 = load i32, ptr %living, align 4
  %add = add nsw i32 %16, %conv21
  store i32 %add, ptr %living, align 4
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %17 = load i32, ptr %column, align 4
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %column, align 4
  br label %for.cond1, !llvm.loop !10

for.end:                                          ; preds = %for.cond1
  br label %for.inc22

for.inc22:                                        ; preds = %for.end
  %18 = load i32, ptr %row, align 4
  %inc23 = add nsw i32 %18, 1
  store i32 %inc23, ptr %row, align 4
  br label %for.cond, !llvm.loop !11

for.end24:                                        ; preds = %for.cond
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @cells, ptr align 16 @next, i64 40000, i1 false)
  %19 = load i32, ptr %living, align 4
  ret i32 %19
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @neighbours(i32 noundef %row, i32 noundef %column) #0 {
entry:
  %row.addr = alloca i32, align 4
  %column.addr = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 %row, ptr %row.addr, align 4
  store i32 %column, ptr %column.addr, align 4
  store i32 0, ptr %sum, align 4
  store i32 -1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc13, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp sle i32 %0, 1
  br i1 %cmp, label %for.body, label %for.end15

for.body:                                         ; preds = %for.cond
  store i32 -1, ptr %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %j, align 4
  %cmp2 = icmp sle i32 %1, 1
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %2 = load i32, ptr %i, align 4
  %cmp4 = icmp eq i32 %2, 0
  br i1 %cmp4, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body3
  %3 = load i32, ptr %j, align 4
  %cmp5 = icmp eq i32 %3, 0
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  br label %for.inc

if.end:                                           ; preds = %land.lhs.true, %for.body3
  %4 = load i32, ptr %row.addr, align 4
  %5 = load i32, ptr %i, align 4
  %add = add nsw i32 %4, %5
  %add6 = add nsw i32 %add, 200
  %rem = srem i32 %add6, 200
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom
  %6 = load i32, ptr %column.addr, align 4
  %7 = load i32, ptr %j, align 4
  %add7 = add nsw i32 %6, %7
  %add8 = add nsw i32 %add7, 200
  %rem9 = srem i32 %add8, 200
  %idxprom10 = sext i32 %rem9 to i64
  %arrayidx11 = getelementptr inbounds [200 x i8], ptr %arrayidx, i64 0, i64 %idxprom10
  %8 = load i8, ptr %arrayidx11, align 1
  %conv = sext i8 %8 to i32
  %9 = load i32, ptr %sum, align 4
  %add12 = add nsw i32 %9, %conv
  store i32 %add12, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end, %if.then
  %10 = load i32, ptr %j, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond1, !llvm.loop !12

for.end:                                          ; preds = %for.cond1
  br label %for.inc13

for.inc13:                                        ; preds = %for.end
  %11 = load i32, ptr %i, align 4
  %inc14 = add nsw i32 %11, 1
  store i32 %inc14, ptr %i, align 4
  br label %for.cond, !llvm.loop !13

for.end15:                                        ; preds = %for.cond
  %12 = load i32, ptr %sum, align 4
  ret i32 %12
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
