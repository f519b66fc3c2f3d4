source_filename = "fibonacci.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [44 x i8] c"fibonacci: %u, ackermann %u, divisors %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %n = alloca i32, align 4
  %m = alloca i32, align 4
  %limit = alloca i32, align 4
  %rounds = alloca i64, align 8
  %number = alloca i32, align 4
  %value = alloca i32, align 4
  %sum = alloca i64, align 8
  %round = alloca i64, align 8
  %i = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %expected = alloca i64, align 8
  %a33 = alloca i32, align 4
  %b40 = alloca i32, align 4
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
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 36, i32 15
  store i32 %cond1, ptr %n, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  %6 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 9, i32 3
  store i32 %cond3, ptr %m, align 4
  %7 = load i64, ptr %scale, align 8
  %tobool4 = icmp ne i64 %7, 0
  %8 = zext i1 %tobool4 to i64
  %cond5 = select i1 %tobool4, i32 1500, i32 30
  store i32 %cond5, ptr %limit, align 4
  %9 = load i64, ptr %scale, align 8
  %tobool6 = icmp ne i64 %9, 0
  br i1 %tobool6, label %cond.true7, label %cond.false8

cond.true7:                                       ; preds = %cond.end
  %10 = load i64, ptr %scale, align 8
  br label %cond.end9

cond.false8:                                      ; preds = %cond.end
  br label %cond.end9

cond.end9:                                        ; preds = %cond.false8, %cond.true7
  %cond10 = phi i64 [ %10, %cond.true7 ], [ 1, %cond.false8 ]
  store i64 %cond10, ptr %rounds, align 8
  store i32 0, ptr %number, align 4
  store i32 0, ptr %value, align 4
  store i64 0, ptr %sum, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc30, %cond.end9
  %11 = load i64, ptr %round, align 8
  %12 = load i64, ptr %rounds, align 8
  %cmp11 = icmp slt i64 %11, %12
  br i1 %cmp11, label %for.body, label %for.end32

for.body:                                         ; preds = %for.cond
  %13 = load i32, ptr %n, align 4
  %call12 = call i32 @fibonacci(i32 noundef %13)
  store i32 %call12, ptr %number, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond13

for.cond13:                                       ; preds = %for.inc, %for.body
  %14 = load i32, ptr %i, align 4
  %cmp14 = icmp ult i32 %14, 4
  br i1 %cmp14, label %for.body15, label %for.end

for.body15:                                       ; preds = %for.cond13
  %15 = load i32, ptr %m, align 4
  %call16 = call i32 @ackermann(i32 noundef 3, i32 noundef %15)
  store i32 %call16, ptr %value, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body15
  %16 = load i32, ptr %i, align 4
  %inc = add i32 %16, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond13, !llvm.loop !5

for.end:                                          ; preds = %for.cond13
  store i64 0, ptr %sum, align 8
  store i32 1, ptr %a, align 4
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc27, %for.end
  %17 = load i32, ptr %a, align 4
  %18 = load i32, ptr %limit, align 4
  %cmp18 = icmp ule i32 %17, %18
  br i1 %cmp18, label %for.body19, label %for.end29

for.body19:                                       ; preds = %for.cond17
  store i32 1, ptr %b, align 4
  br label %for.cond20

for.cond20:                                       ; preds = %for.inc24, %for.body19
  %19 = load i32, ptr %b, align 4
  %20 = load i32, ptr %limit, align 4
  %cmp21 = icmp ule i32 %19, %20
  br i1 %cmp21, label %for.body22, label %for.end26

for.body22:                                       ; preds = %for.cond20
  %21 = load i32, ptr %a, align 4
  %22 = load i32, ptr %b, align 4
  %call23 = call i32 @divisor(i32 noundef %21, i32 noundef %22)
  %conv = zext i32 %call23 to i64
  %23 = load i64, ptr %sum, align 8
  %add = add i64 %23, %conv
  store i64 %add, ptr %sum, align 8
  br label %for.inc24

for.inc24:                                        ; preds = %for.body22
  %24 = load i32, ptr %b, align 4
  %inc25 = add i32 %24, 1
  store i32 %inc25, ptr %b, align 4
  br label %for.cond20, !llvm.loop !7

for.end26:                                        ; preds = %for.cond20
  br label %for.inc27

for.inc27:                                        ; preds = %for.end26
  %25 = load i32, ptr %a, align 4
  %inc28 = add i32 %25, 1
  store i32 %inc28, ptr %a, align 4
  br label %for.cond17, !llvm.loop !8

for.end29:                                        ; preds = %for.cond17
  br label %for.inc30

for.inc30:                                        ; preds = %for.end29
  %26 = load i64, ptr %round, align 8
  %inc31 = add nsw i64 %26, 1
  store i64 %inc31, ptr %round, align 8
  br label %for.cond, !llvm.loop !9

for.end32:                                        ; preds = %for.cond
  store i64 0, ptr %expected, align 8
  store i32 1, ptr %a33, align 4
  br label %for.cond34

for.cond34:                                       ; preds = %for.inc51, %for.end32
  %27 = load i32, ptr %a33, align 4
  %28 = load i32, ptr %limit, align 4
  %cmp35 = icmp ule i32 %27, %28
  br i1 %cmp35, label %for.body37, label %for.end53

for.body37:                                       ; preds = %for.cond34
  %29 = load i32, ptr %a33, align 4
  %conv38 = zext i32 %29 to i64
  %30 = load i64, ptr %expected, align 8
  %add39 = add i64 %30, %conv38
  store i64 %add39, ptr %expected, align 8
  store i32 1, ptr %b40, align 4
  br label %for.cond41

for.cond41:                                       ; preds = %for.inc48, %for.body37
  %31 = load i32, ptr %b40, align 4
  %32 = load i32, ptr %a33, align 4
  %cmp42 = icmp ult i32 %31, %32
  br i1 %cmp42, label %for.body44, label %for.end50

for.body44:                                       ; preds = %for.cond41
  %33 = load i32, ptr %a33, align 4
  %34 = load i32, ptr %b40, align 4
  %call45 = call i32 @divisor_by_loop(i32 noundef %33, i32 noundef %34)
  %conv46 = zext i32 %call45 to i64
  %mul = mul i64 2, %conv46
  %35 = load i64, ptr %expected, align 8
  %add47 = add i64 %35, %mul
  store i64 %add47, ptr %expected, align 8
  br label %for.inc48

for.inc48:                                        ; preds = %for.body44
  %36 = load i32, ptr %b40, align 4
  %inc49 = add i32 %36, 1
  store i32 %inc49, ptr %b40, align 4
  br label %for.cond41, !llvm.loop !10

for.end50:                                        ; preds = %for.cond41
  br label %for.inc51

for.inc51:                                        ; preds = %for.end50
  %37 = load i32, ptr %a33, align 4
  %inc52 = add i32 %37, 1
  store i32 %inc52, ptr %a33, align 4
  br label %for.cond34, !llvm.loop !11

for.end53:                                        ; preds = %for.cond34
  %38 = load i32, ptr %number, align 4
  %39 = load i32, ptr %value, align 4
  %40 = load i64, ptr %sum, align 8
  %call54 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %38, i32 noundef %39, i64 noundef %40)
  %41 = load i32, ptr %number, align 4
  %42 = load i64, ptr %scale, align 8
  %tobool55 = icmp ne i64 %42, 0
  %43 = zext i1 %tobool55 to i64
  %cond56 = select i1 %tobool55, i32 14930352, i32 610
  %cmp57 = icmp ne i32 %41, %cond56
  br i1 %cmp57, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.end53
  %44 = load i32, ptr %value, align 4
  %45 = load i32, ptr %m, align 4
  %add59 = add i32 %45, 3
  %shl = shl i32 1, %add59
  %sub = sub i32 %shl, 3
  %cmp60 = icmp ne i32 %44, %sub
  br i1 %cmp60, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %46 = load i64, ptr %sum, align 8
  %47 = load i64, ptr %expected, align 8
  %cmp62 = icmp ne i64 %46, %47
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %for.end53
  %48 = phi i1 [ true, %lor.lhs.false ], [ true, %for.end53 ], [ %cmp62, %lor.rhs ]
  %lor.ext = zext i1 %48 to i32
  ret i32 %lor.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @fibonacci(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %n.addr, align 4
  %cmp = icmp ult i32 %0, 2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %n.addr, align 4
  %sub = sub i32 %2, 1
  %call = call i32 @fibonacci(i32 noundef %sub)
  %3 = load i32, ptr %n.addr, align 4
  %sub1 = sub i32 %3, 2
  %call2 = call i32 @fibonacci(i32 noundef %sub1)
  %add = add i32 %call, %call2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %1, %cond.true ], [ %add, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @ackermann(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %retval = alloca i32, align 4
  %m.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %m, ptr %m.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %m.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4
  %add = add i32 %1, 1
  store i32 %add, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %n.addr, align 4
  %cmp1 = icmp eq i32 %2, 0
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %3 = load i32, ptr %m.addr, align 4
  %sub = sub i32 %3, 1
  %call = call i32 @ackermann(i32 noundef %sub, i32 noundef 1)
  store i32 %call, ptr %retval, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  %4 = load i32, ptr %m.addr, align 4
  %sub4 = sub i32 %4, 1
  %5 = load i32, ptr %m.addr, align 4
  %6 = load i32, ptr %n.addr, align 4
  %sub5 = sub i32 %6, 1
  %call6 = call i32 @ackermann(i32 noundef %5, i32 noundef %sub5)
  %call7 = call i32 @ackermann(i32 noundef %sub4, i32 noundef %call6)
  store i32 %call7, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end3, %if.then2, %if.then
  %7 = load i32, ptr %retval, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @divisor(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %b.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %a.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %b.addr, align 4
  %3 = load i32, ptr %a.addr, align 4
  %4 = load i32, ptr %b.addr, align 4
  %rem = urem i32 %3, %4
  %call = call i32 @divisor(i32 noundef %2, i32 noundef %rem)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %1, %cond.true ], [ %call, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @divisor_by_loop(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %cmp = icmp ne i32 %0, %1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %cmp1 = icmp ugt i32 %2, %3
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  %4 = load i32, ptr %b.addr, align 4
  %5 = load i32, ptr %a.addr, align 4
  %sub = sub i32 %5, %4
  store i32 %sub, ptr %a.addr, align 4
  br label %if.end

if.else:                                          ; preds = %while.body
  %6 = load i32, ptr %a.addr, align 4
  %7 = load i32, ptr %b.addr, align 4
  %sub2 = sub i32 %7, %6
  store i32 %sub2, ptr %b.addr, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  %8 = load i32, ptr %a.addr, align 4
  ret i32 %8
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
