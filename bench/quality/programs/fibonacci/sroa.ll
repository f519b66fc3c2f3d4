source_filename = "fibonacci.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [44 x i8] c"fibonacci: %u, ackermann %u, divisors %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #3
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 36, i32 15
  %tobool2 = icmp ne i64 %cond, 0
  %2 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 9, i32 3
  %tobool4 = icmp ne i64 %cond, 0
  %3 = zext i1 %tobool4 to i64
  %cond5 = select i1 %tobool4, i32 1500, i32 30
  %tobool6 = icmp ne i64 %cond, 0
  %cond. = select i1 %tobool6, i64 %cond, i64 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc30, %cond.end
  %number.0 = phi i32 [ 0, %cond.end ], [ %call12, %for.inc30 ]
  %value.0 = phi i32 [ 0, %cond.end ], [ %value.1, %for.inc30 ]
  %sum.0 = phi i64 [ 0, %cond.end ], [ %sum.1, %for.inc30 ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc31, %for.inc30 ]
  %cmp11 = icmp slt i64 %round.0, %cond.
  br i1 %cmp11, label %for.body, label %for.cond34

for.body:                                         ; preds = %for.cond
  %call12 = call i32 @fibonacci(i32 noundef %cond1)
  br label %for.cond13

for.cond13:                                       ; preds = %for.body15, %for.body
  %value.1 = phi i32 [ %value.0, %for.body ], [ %call16, %for.body15 ]
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.body15 ]
  %cmp14 = icmp ult i32 %i.0, 4
  br i1 %cmp14, label %for.body15, label %for.cond17

for.body15:                                       ; preds = %for.cond13
  %call16 = call i32 @ackermann(i32 noundef 3, i32 noundef %cond3)
  %inc = add i32 %i.0, 1
  br label %for.cond13, !llvm.loop !5

for.cond17:                                       ; preds = %for.cond13, %for.inc27
  %sum.1 = phi i64 [ %sum.2, %for.inc27 ], [ 0, %for.cond13 ]
  %a.0 = phi i32 [ %inc28, %for.inc27 ], [ 1, %for.cond13 ]
  %cmp18 = icmp ule i32 %a.0, %cond5
  br i1 %cmp18, label %for.cond20, label %for.inc30

for.cond20:                                       ; preds = %for.cond17, %for.body22
  %sum.2 = phi i64 [ %add, %for.body22 ], [ %sum.1, %for.cond17 ]
  %b.0 = phi i32 [ %inc25, %for.body22 ], [ 1, %for.cond17 ]
  %cmp21 = icmp ule i32 %b.0, %cond5
  br i1 %cmp21, label %for.body22, label %for.inc27

for.body22:                                       ; preds = %for.cond20
  %call23 = call i32 @divisor(i32 noundef %a.0, i32 noundef %b.0)
  %conv = zext i32 %call23 to i64
  %add = add i64 %sum.2, %conv
  %inc25 = add i32 %b.0, 1
  br label %for.cond20, !llvm.loop !7

for.inc27:                                        ; preds = %for.cond20
  %inc28 = add i32 %a.0, 1
  br label %for.cond17, !llvm.loop !8

for.inc30:                                        ; preds = %for.cond17
  %inc31 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !9

for.cond34:                                       ; preds = %for.cond, %for.inc51
  %expected.0 = phi i64 [ %expected.1, %for.inc51 ], [ 0, %for.cond ]
  %a33.0 = phi i32 [ %inc52, %for.inc51 ], [ 1, %for.cond ]
  %cmp35 = icmp ule i32 %a33.0, %cond5
  br i1 %cmp35, label %for.body37, label %for.end53

for.body37:                                       ; preds = %for.cond34
  %conv38 = zext i32 %a33.0 to i64
  %add39 = add i64 %expected.0, %conv38
  br label %for.cond41

for.cond41:                                       ; preds = %for.body44, %for.body37
  %expected.1 = phi i64 [ %add39, %for.body37 ], [ %add47, %for.body44 ]
  %b40.0 = phi i32 [ 1, %for.body37 ], [ %inc49, %for.body44 ]
  %cmp42 = icmp ult i32 %b40.0, %a33.0
  br i1 %cmp42, label %for.body44, label %for.inc51

for.body44:                                       ; preds = %for.cond41
  %call45 = call i32 @divisor_by_loop(i32 noundef %a33.0, i32 noundef %b40.0)
  %conv46 = zext i32 %call45 to i64
  %mul = mul i64 2, %conv46
  %add47 = add i64 %expected.1, %mul
  %inc49 = add i32 %b40.0, 1
  br label %for.cond41, !llvm.loop !10

for.inc51:                                        ; preds = %for.cond41
  %inc52 = add i32 %a33.0, 1
  br label %for.cond34, !llvm.loop !11

for.end53:                                        ; preds = %for.cond34
  %call54 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %number.0, i32 noundef %value.0, i64 noundef %sum.0)
  %tobool55 = icmp ne i64 %cond, 0
  %4 = zext i1 %tobool55 to i64
  %cond56 = select i1 %tobool55, i32 14930352, i32 610
  %cmp57 = icmp ne i32 %number.0, %cond56
  br i1 %cmp57, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.end53
  %add59 = add i32 %cond3, 3
  %shl = shl i32 1, %add59
  %sub = sub i32 %shl, 3
  %cmp60 = icmp ne i32 %value.0, %sub
  %cmp62 = icmp ne i64 %sum.0, %expected.0
  %spec.select = select i1 %cmp60, i1 true, i1 %cmp62
  br label %lor.end

lor.end:                                          ; preds = %lor.lhs.false, %for.end53
  %5 = phi i1 [ true, %for.end53 ], [ %spec.select, %lor.lhs.false ]
  %lor.ext = zext i1 %5 to i32
  ret i32 %lor.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @fibonacci(i32 noundef %n) #0 {
entry:
  %cmp = icmp ult i32 %n, 2
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %sub = sub i32 %n, 1
  %call = call i32 @fibonacci(i32 noundef %sub)
  %sub1 = sub i32 %n, 2
  %call2 = call i32 @fibonacci(i32 noundef %sub1)
  %add = add i32 %call, %call2
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i32 [ %add, %cond.false ], [ %n, %entry ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @ackermann(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp = icmp eq i32 %m, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = add i32 %n, 1
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = icmp eq i32 %n, 0
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %sub = sub i32 %m, 1
  %call = call i32 @ackermann(i32 noundef %sub, i32 noundef 1)
  br label %return

if.end3:                                          ; preds = %if.end
  %sub4 = sub i32 %m, 1
  %sub5 = sub i32 %n, 1
  %call6 = call i32 @ackermann(i32 noundef %m, i32 noundef %sub5)
  %call7 = call i32 @ackermann(i32 noundef %sub4, i32 noundef %call6)
  br label %return

return:                                           ; preds = %if.end3, %if.then2, %if.then
  %retval.0 = phi i32 [ %add, %if.then ], [ %call, %if.then2 ], [ %call7, %if.end3 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @divisor(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %cmp = icmp eq i32 %b, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %rem = urem i32 %a, %b
  %call = call i32 @divisor(i32 noundef %b, i32 noundef %rem)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i32 [ %call, %cond.false ], [ %a, %entry ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @divisor_by_loop(i32 noundef %a, i32 noundef %b) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %a.addr.0 = phi i32 [ %a, %entry ], [ %a.addr.1, %while.body ]
  %b.addr.0 = phi i32 [ %b, %entry ], [ %b.addr.1, %while.body ]
  %cmp = icmp ne i32 %a.addr.0, %b.addr.0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %cmp1 = icmp ugt i32 %a.addr.0, %b.addr.0
  %sub = sub i32 %a.addr.0, %b.addr.0
  %sub2 = sub i32 %b.addr.0, %a.addr.0
  %a.addr.1 = select i1 %cmp1, i32 %sub, i32 %a.addr.0
  %b.addr.1 = select i1 %cmp1, i32 %b.addr.0, i32 %sub2
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  ret i32 %a.addr.0
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
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
