source_filename = "wildcard.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@patterns = internal constant [8 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8], align 16
@names = internal constant [10 x ptr] [ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr @.str.18], align 16
@.str = private unnamed_addr constant [22 x i8] c"wildcard: %ld of %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"*.c\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"foo*bar\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"a?c*\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"*abc*def*\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"*a*b*c*d*\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"???\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"*x\00", align 1
@.str.8 = private unnamed_addr constant [14 x i8] c"main_*_test.?\00", align 1
@.str.9 = private unnamed_addr constant [14 x i8] c"hello_world.c\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"foobazbar\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"abcde\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"xxabcxxdefxx\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"aXbXcXd\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.15 = private unnamed_addr constant [13 x i8] c"aaaaaaaaaaax\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"main_foo_test.h\00", align 1
@.str.17 = private unnamed_addr constant [9 x i8] c"zzzzzzzz\00", align 1
@.str.18 = private unnamed_addr constant [20 x i8] c"the quick brown fox\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %rounds = alloca i64, align 8
  %found = alloca i64, align 8
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
  %p = alloca i32, align 4
  %n = alloca i32, align 4
  %one = alloca i32, align 4
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
  %mul = mul nsw i64 %4, 100000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 100, %cond.false2 ]
  store i64 %cond4, ptr %rounds, align 8
  store i64 0, ptr %found, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc28, %cond.end3
  %5 = load i64, ptr %round, align 8
  %6 = load i64, ptr %rounds, align 8
  %cmp5 = icmp slt i64 %5, %6
  br i1 %cmp5, label %for.body, label %for.end30

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %p, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc25, %for.body
  %7 = load i32, ptr %p, align 4
  %cmp7 = icmp slt i32 %7, 8
  br i1 %cmp7, label %for.body8, label %for.end27

for.body8:                                        ; preds = %for.cond6
  store i32 0, ptr %n, align 4
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc, %for.body8
  %8 = load i32, ptr %n, align 4
  %cmp10 = icmp slt i32 %8, 10
  br i1 %cmp10, label %for.body11, label %for.end

for.body11:                                       ; preds = %for.cond9
  %9 = load i32, ptr %p, align 4
  %idxprom = sext i32 %9 to i64
  %arrayidx12 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %idxprom
  %10 = load ptr, ptr %arrayidx12, align 8
  %11 = load i32, ptr %n, align 4
  %idxprom13 = sext i32 %11 to i64
  %arrayidx14 = getelementptr inbounds [10 x ptr], ptr @names, i64 0, i64 %idxprom13
  %12 = load ptr, ptr %arrayidx14, align 8
  %call15 = call i32 @matches(ptr noundef %10, ptr noundef %12)
  store i32 %call15, ptr %one, align 4
  %13 = load i32, ptr %one, align 4
  %14 = load i32, ptr %p, align 4
  %idxprom16 = sext i32 %14 to i64
  %arrayidx17 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %idxprom16
  %15 = load ptr, ptr %arrayidx17, align 8
  %16 = load i32, ptr %n, align 4
  %idxprom18 = sext i32 %16 to i64
  %arrayidx19 = getelementptr inbounds [10 x ptr], ptr @names, i64 0, i64 %idxprom18
  %17 = load ptr, ptr %arrayidx19, align 8
  %call20 = call i32 @matches_by_recursion(ptr noundef %15, ptr noundef %17)
  %cmp21 = icmp ne i32 %13, %call20
  %conv = zext i1 %cmp21 to i32
  %conv22 = sext i32 %conv to i64
  %18 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %18, %conv22
  store i64 %add, ptr %wrong, align 8
  %19 = load i32, ptr %one, align 4
  %conv23 = sext i32 %19 to i64
  %20 = load i64, ptr %found, align 8
  %add24 = add nsw i64 %20, %conv23
  store i64 %add24, ptr %found, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body11
  %21 = load i32, ptr %n, align 4
  %inc = add nsw i32 %21, 1
  store i32 %inc, ptr %n, align 4
  br label %for.cond9, !llvm.loop !5

for.end:                                          ; preds = %for.cond9
  br label %for.inc25

for.inc25:                                        ; preds = %for.end
  %22 = load i32, ptr %p, align 4
  %inc26 = add nsw i32 %22, 1
  store i32 %inc26, ptr %p, align 4
  br label %for.cond6, !llvm.loop !7

for.end27:                                        ; preds = %for.cond6
  br label %for.inc28

for.inc28:                                        ; preds = %for.end27
  %23 = load i64, ptr %round, align 8
  %inc29 = add nsw i64 %23, 1
  store i64 %inc29, ptr %round, align 8
  br label %for.cond, !llvm.loop !8

for.end30:                                        ; preds = %for.cond
  %24 = load i64, ptr %found, align 8
  %25 = load i64, ptr %rounds, align 8
  %mul31 = mul nsw i64 %25, 8
  %mul32 = mul nsw i64 %mul31, 10
  %call33 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %24, i64 noundef %mul32)
  %26 = load i64, ptr %wrong, align 8
  %cmp34 = icmp ne i64 %26, 0
  %conv35 = zext i1 %cmp34 to i32
  ret i32 %conv35
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @matches(ptr noundef %pattern, ptr noundef %name) #0 {
entry:
  %retval = alloca i32, align 4
  %pattern.addr = alloca ptr, align 8
  %name.addr = alloca ptr, align 8
  %star = alloca ptr, align 8
  %mark = alloca ptr, align 8
  store ptr %pattern, ptr %pattern.addr, align 8
  store ptr %name, ptr %name.addr, align 8
  store ptr null, ptr %star, align 8
  store ptr null, ptr %mark, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end18, %entry
  %0 = load ptr, ptr %name.addr, align 8
  %1 = load i8, ptr %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load ptr, ptr %pattern.addr, align 8
  %3 = load i8, ptr %2, align 1
  %conv = sext i8 %3 to i32
  %cmp = icmp eq i32 %conv, 63
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.body
  %4 = load ptr, ptr %pattern.addr, align 8
  %5 = load i8, ptr %4, align 1
  %conv2 = sext i8 %5 to i32
  %6 = load ptr, ptr %name.addr, align 8
  %7 = load i8, ptr %6, align 1
  %conv3 = sext i8 %7 to i32
  %cmp4 = icmp eq i32 %conv2, %conv3
  br i1 %cmp4, label %if.then, label %if.else

if.then:                                          ; preds = %lor.lhs.false, %while.body
  %8 = load ptr, ptr %pattern.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %8, i32 1
  store ptr %incdec.ptr, ptr %pattern.addr, align 8
  %9 = load ptr, ptr %name.addr, align 8
  %incdec.ptr6 = getelementptr inbounds i8, ptr %9, i32 1
  store ptr %incdec.ptr6, ptr %name.addr, align 8
  br label %if.end18

if.else:                                          ; preds = %lor.lhs.false
  %10 = load ptr, ptr %pattern.addr, align 8
  %11 = load i8, ptr %10, align 1
  %conv7 = sext i8 %11 to i32
  %cmp8 = icmp eq i32 %conv7, 42
  br i1 %cmp8, label %if.then10, label %if.else12

if.then10:                                        ; preds = %if.else
  %12 = load ptr, ptr %pattern.addr, align 8
  %incdec.ptr11 = getelementptr inbounds i8, ptr %12, i32 1
  store ptr %incdec.ptr11, ptr %pattern.addr, align 8
  store ptr %12, ptr %star, align 8
  %13 = load ptr, ptr %name.addr, align 8
  store ptr %13, ptr %mark, align 8
  br label %if.end17

if.else12:                                        ; preds = %if.else
  %14 = load ptr, ptr %star, align 8
  %tobool13 = icmp ne ptr %14, null
  br i1 %tobool13, label %if.then14, label %if.else16

if.then14:                                        ; preds = %if.else12
  %15 = load ptr, ptr %star, align 8
  %add.ptr = getelementptr inbounds i8, ptr %15, i64 1
  store ptr %add.ptr, ptr %pattern.addr, align 8
  %16 = load ptr, ptr %mark, align 8
  %incdec.ptr15 = getelementptr inbounds i8, ptr %16, i32 1
  store ptr %incdec.ptr15, ptr %mark, align 8
  store ptr %incdec.ptr15, ptr %name.addr, align 8
  br label %if.end

if.else16:                                        ; preds = %if.else12
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %if.then14
  br label %if.end17

if.end17:                                         ; preds = %if.end, %if.then10
  br label %if.end18

if.end18:                                         ; preds = %if.end17, %if.then
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  br label %while.cond19

while.cond19:                                     ; preds = %while.body23, %while.end
  %17 = load ptr, ptr %pattern.addr, align 8
  %18 = load i8, ptr %17, align 1
  %conv20 = sext i8 %18 to i32
  %cmp21 = icmp eq i32 %conv20, 42
  br i1 %cmp21, label %while.body23, label %while.end25

while.body23:                                     ; preds = %while.cond19
  %19 = load ptr, ptr %pattern.addr, align 8
  %incdec.ptr24 = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr24, ptr %pattern.addr, align 8
  br label %while.cond19, !llvm.loop !10

while.end25:                                      ; preds = %while.cond19
  %20 = load ptr, ptr %pattern.addr, align 8
  %21 = load i8, ptr %20, align 1
  %tobool26 = icmp ne i8 %21, 0
  %lnot = xor i1 %tobool26, true
  %lnot.ext = zext i1 %lnot to i32
  store i32 %lnot.ext, ptr %retval, align 4
  br label %return

return:                                           ; preds = %while.end25, %if.else16
  %22 = load i32, ptr %retval, align 4
  ret i32 %22
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @matches_by_recursion(ptr noundef %pattern, ptr noundef %name) #0 {
entry:
  %retval = alloca i32, align 4
  %pattern.addr = alloca ptr, align 8
  %name.addr = alloca ptr, align 8
  store ptr %pattern, ptr %pattern.addr, align 8
  store ptr %name, ptr %name.addr, align 8
  %0 = load ptr, ptr %pattern.addr, align 8
  %1 = load i8, ptr %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %name.addr, align 8
  %3 = load i8, ptr %2, align 1
  %tobool1 = icmp ne i8 %3, 0
  %lnot = xor i1 %tobool1, true
  %lnot.ext = zext i1 %lnot to i32
  store i32 %lnot.ext, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr %pattern.addr, align 8
  %5 = load i8, ptr %4, align 1
  %conv = sext i8 %5 to i32
  %cmp = icmp eq i32 %conv, 42
  br i1 %cmp, label %if.then3, label %if.end10

if.then3:                                         ; preds = %if.end
  %6 = load ptr, ptr %pattern.addr, align 8
  %add.ptr = getelementptr inbounds i8, ptr %6, i64 1
  %7 = load ptr, ptr %name.addr, align 8
  %call = call i32 @matches_by_recursion(ptr noundef %add.ptr, ptr noundef %7)
  %tobool4 = icmp ne i32 %call, 0
  br i1 %tobool4, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.then3
  %8 = load ptr, ptr %name.addr, align 8
  %9 = load i8, ptr %8, align 1
  %conv5 = sext i8 %9 to i32
  %tobool6 = icmp ne i32 %conv5, 0
  br i1 %tobool6, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %10 = load ptr, ptr %pattern.addr, align 8
  %11 = load ptr, ptr %name.addr, align 8
  %add.ptr7 = getelementptr inbounds i8, ptr %11, i64 1
  %call8 = call i32 @matches_by_recursion(ptr noundef %10, ptr noundef %add.ptr7)
  %tobool9 = icmp ne i32 %call8, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %12 = phi i1 [ false, %lor.rhs ], [ %tobool9, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %if.then3
  %13 = phi i1 [ true, %if.then3 ], [ %12, %land.end ]
  %lor.ext = zext i1 %13 to i32
  store i32 %lor.ext, ptr %retval, align 4
  br label %return

if.end10:                                         ; preds = %if.end
  %14 = load ptr, ptr %name.addr, align 8
  %15 = load i8, ptr %14, align 1
  %conv11 = sext i8 %15 to i32
  %tobool12 = icmp ne i32 %conv11, 0
  br i1 %tobool12, label %land.lhs.true, label %land.end25

land.lhs.true:                                    ; preds = %if.end10
  %16 = load ptr, ptr %pattern.addr, align 8
  %17 = load i8, ptr %16, align 1
  %conv13 = sext i8 %17 to i32
  %cmp14 = icmp eq i32 %conv13, 63
  br i1 %cmp14, label %land.rhs20, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true
  %18 = load ptr, ptr %pattern.addr, align 8
  %19 = load i8, ptr %18, align 1
  %conv16 = sext i8 %19 to i32
  %20 = load ptr, ptr %name.addr, align 8
  %21 = load i8, ptr %20, align 1
  %conv17 = sext i8 %21 to i32
  %cmp18 = icmp eq i32 %conv16, %conv17
  br i1 %cmp18, label %land.rhs20, label %land.end25

land.rhs20:                                       ; preds = %lor.lhs.false, %land.lhs.true
  %22 = load ptr, ptr %pattern.addr, align 8
  %add.ptr21 = getelementptr inbounds i8, ptr %22, i64 1
  %23 = load ptr, ptr %name.addr, align 8
  %add.ptr22 = getelementptr inbounds i8, ptr %23, i64 1
  %call23 = call i32 @matches_by_recursion(ptr noundef %add.ptr21, ptr noundef %add.ptr22)
  %tobool24 = icmp ne i32 %call23, 0
  br label %land.end25

land.end25:                                       ; preds = %land.rhs20, %lor.lhs.false, %if.end10
  %24 = phi i1 [ false, %lor.lhs.false ], [ false, %if.end10 ], [ %tobool24, %land.rhs20 ]
  %land.ext = zext i1 %24 to i32
  store i32 %land.ext, ptr %retval, align 4
  br label %return

return:                                           ; preds = %land.end25, %lor.end, %if.then
  %25 = load i32, ptr %retval, align 4
  ret i32 %25
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
