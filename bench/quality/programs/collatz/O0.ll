source_filename = "collatz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [41 x i8] c"collatz: %ld after %d steps, %ld in all\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %limit = alloca i64, align 8
  %best = alloca i64, align 8
  %sum = alloca i64, align 8
  %best_of_thousand = alloca i64, align 8
  %most = alloca i32, align 4
  %n = alloca i64, align 8
  %steps = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #3
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
  %mul = mul nsw i64 %4, 2000000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 1000, %cond.false2 ]
  store i64 %cond4, ptr %limit, align 8
  store i64 0, ptr %best, align 8
  store i64 0, ptr %sum, align 8
  store i64 0, ptr %best_of_thousand, align 8
  store i32 0, ptr %most, align 4
  store i64 1, ptr %n, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %5 = load i64, ptr %n, align 8
  %6 = load i64, ptr %limit, align 8
  %cmp5 = icmp slt i64 %5, %6
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %7 = load i64, ptr %n, align 8
  %call6 = call i32 @steps_of(i64 noundef %7)
  store i32 %call6, ptr %steps, align 4
  %8 = load i32, ptr %steps, align 4
  %conv = sext i32 %8 to i64
  %9 = load i64, ptr %sum, align 8
  %add = add nsw i64 %9, %conv
  store i64 %add, ptr %sum, align 8
  %10 = load i32, ptr %steps, align 4
  %11 = load i32, ptr %most, align 4
  %cmp7 = icmp sgt i32 %10, %11
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %12 = load i32, ptr %steps, align 4
  store i32 %12, ptr %most, align 4
  %13 = load i64, ptr %n, align 8
  store i64 %13, ptr %best, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %14 = load i64, ptr %n, align 8
  %cmp9 = icmp eq i64 %14, 999
  br i1 %cmp9, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end
  %15 = load i64, ptr %best, align 8
  store i64 %15, ptr %best_of_thousand, align 8
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end12
  %16 = load i64, ptr %n, align 8
  %inc = add nsw i64 %16, 1
  store i64 %inc, ptr %n, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %17 = load i64, ptr %best, align 8
  %18 = load i32, ptr %most, align 4
  %19 = load i64, ptr %sum, align 8
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %17, i32 noundef %18, i64 noundef %19)
  %20 = load i64, ptr %best_of_thousand, align 8
  %cmp14 = icmp ne i64 %20, 871
  %conv15 = zext i1 %cmp14 to i32
  ret i32 %conv15
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @steps_of(i64 noundef %n) #0 {
entry:
  %n.addr = alloca i64, align 8
  %steps = alloca i32, align 4
  store i64 %n, ptr %n.addr, align 8
  store i32 0, ptr %steps, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %n.addr, align 8
  %cmp = icmp ne i64 %0, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %n.addr, align 8
  %rem = srem i64 %1, 2
  %cmp1 = icmp eq i64 %rem, 0
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %2 = load i64, ptr %n.addr, align 8
  %div = sdiv i64 %2, 2
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %3 = load i64, ptr %n.addr, align 8
  %mul = mul nsw i64 3, %3
  %add = add nsw i64 %mul, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %div, %cond.true ], [ %add, %cond.false ]
  store i64 %cond, ptr %n.addr, align 8
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %4 = load i32, ptr %steps, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %steps, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %5 = load i32, ptr %steps, align 4
  ret i32 %5
}

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
