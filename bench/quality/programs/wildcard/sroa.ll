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
  %mul = mul nsw i64 %cond, 100000
  %cond4 = select i1 %tobool, i64 %mul, i64 100
  br label %for.cond

for.cond:                                         ; preds = %for.inc28, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %wrong.1, %for.inc28 ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc29, %for.inc28 ]
  %found.0 = phi i64 [ 0, %cond.end ], [ %found.1, %for.inc28 ]
  %cmp5 = icmp slt i64 %round.0, %cond4
  br i1 %cmp5, label %for.cond6, label %for.end30

for.cond6:                                        ; preds = %for.cond, %for.inc25
  %wrong.1 = phi i64 [ %wrong.2, %for.inc25 ], [ %wrong.0, %for.cond ]
  %p.0 = phi i32 [ %inc26, %for.inc25 ], [ 0, %for.cond ]
  %found.1 = phi i64 [ %found.2, %for.inc25 ], [ %found.0, %for.cond ]
  %cmp7 = icmp slt i32 %p.0, 8
  br i1 %cmp7, label %for.cond9, label %for.inc28

for.cond9:                                        ; preds = %for.cond6, %for.body11
  %wrong.2 = phi i64 [ %add, %for.body11 ], [ %wrong.1, %for.cond6 ]
  %n.0 = phi i32 [ %inc, %for.body11 ], [ 0, %for.cond6 ]
  %found.2 = phi i64 [ %add24, %for.body11 ], [ %found.1, %for.cond6 ]
  %cmp10 = icmp slt i32 %n.0, 10
  br i1 %cmp10, label %for.body11, label %for.inc25

for.body11:                                       ; preds = %for.cond9
  %idxprom = sext i32 %p.0 to i64
  %arrayidx12 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %idxprom
  %1 = load ptr, ptr %arrayidx12, align 8
  %idxprom13 = sext i32 %n.0 to i64
  %arrayidx14 = getelementptr inbounds [10 x ptr], ptr @names, i64 0, i64 %idxprom13
  %2 = load ptr, ptr %arrayidx14, align 8
  %call15 = call i32 @matches(ptr noundef %1, ptr noundef %2)
  %idxprom16 = sext i32 %p.0 to i64
  %arrayidx17 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %idxprom16
  %3 = load ptr, ptr %arrayidx17, align 8
  %idxprom18 = sext i32 %n.0 to i64
  %arrayidx19 = getelementptr inbounds [10 x ptr], ptr @names, i64 0, i64 %idxprom18
  %4 = load ptr, ptr %arrayidx19, align 8
  %call20 = call i32 @matches_by_recursion(ptr noundef %3, ptr noundef %4)
  %cmp21 = icmp ne i32 %call15, %call20
  %conv = zext i1 %cmp21 to i32
  %conv22 = sext i32 %conv to i64
  %add = add nsw i64 %wrong.2, %conv22
  %conv23 = sext i32 %call15 to i64
  %add24 = add nsw i64 %found.2, %conv23
  %inc = add nsw i32 %n.0, 1
  br label %for.cond9, !llvm.loop !5

for.inc25:                                        ; preds = %for.cond9
  %inc26 = add nsw i32 %p.0, 1
  br label %for.cond6, !llvm.loop !7

for.inc28:                                        ; preds = %for.cond6
  %inc29 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !8

for.end30:                                        ; preds = %for.cond
  %mul31 = mul nsw i64 %cond4, 8
  %mul32 = mul nsw i64 %mul31, 10
  %call33 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %found.0, i64 noundef %mul32)
  %cmp34 = icmp ne i64 %wrong.0, 0
  %conv35 = zext i1 %cmp34 to i32
  ret i32 %conv35
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @matches(ptr noundef %pattern, ptr noundef %name) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end18, %entry
  %pattern.addr.0 = phi ptr [ %pattern, %entry ], [ %pattern.addr.2, %if.end18 ]
  %name.addr.0 = phi ptr [ %name, %entry ], [ %name.addr.2, %if.end18 ]
  %star.0 = phi ptr [ null, %entry ], [ %star.2, %if.end18 ]
  %mark.0 = phi ptr [ null, %entry ], [ %mark.2, %if.end18 ]
  %0 = load i8, ptr %name.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.cond19

while.body:                                       ; preds = %while.cond
  %1 = load i8, ptr %pattern.addr.0, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, 63
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.body
  %2 = load i8, ptr %pattern.addr.0, align 1
  %conv2 = sext i8 %2 to i32
  %3 = load i8, ptr %name.addr.0, align 1
  %conv3 = sext i8 %3 to i32
  %cmp4 = icmp eq i32 %conv2, %conv3
  br i1 %cmp4, label %if.then, label %if.else

if.then:                                          ; preds = %lor.lhs.false, %while.body
  %incdec.ptr = getelementptr inbounds i8, ptr %pattern.addr.0, i32 1
  %incdec.ptr6 = getelementptr inbounds i8, ptr %name.addr.0, i32 1
  br label %if.end18

if.else:                                          ; preds = %lor.lhs.false
  %4 = load i8, ptr %pattern.addr.0, align 1
  %conv7 = sext i8 %4 to i32
  %cmp8 = icmp eq i32 %conv7, 42
  br i1 %cmp8, label %if.then10, label %if.else12

if.then10:                                        ; preds = %if.else
  %incdec.ptr11 = getelementptr inbounds i8, ptr %pattern.addr.0, i32 1
  br label %if.end18

if.else12:                                        ; preds = %if.else
  %tobool13 = icmp ne ptr %star.0, null
  br i1 %tobool13, label %if.then14, label %return

if.then14:                                        ; preds = %if.else12
  %add.ptr = getelementptr inbounds i8, ptr %star.0, i64 1
  %incdec.ptr15 = getelementptr inbounds i8, ptr %mark.0, i32 1
  br label %if.end18

if.end18:                                         ; preds = %if.then10, %if.then14, %if.then
  %pattern.addr.2 = phi ptr [ %incdec.ptr, %if.then ], [ %incdec.ptr11, %if.then10 ], [ %add.ptr, %if.then14 ]
  %name.addr.2 = phi ptr [ %incdec.ptr6, %if.then ], [ %name.addr.0, %if.then10 ], [ %incdec.ptr15, %if.then14 ]
  %star.2 = phi ptr [ %star.0, %if.then ], [ %pattern.addr.0, %if.then10 ], [ %star.0, %if.then14 ]
  %mark.2 = phi ptr [ %mark.0, %if.then ], [ %name.addr.0, %if.then10 ], [ %incdec.ptr15, %if.then14 ]
  br label %while.cond, !llvm.loop !9

while.cond19:                                     ; preds = %while.cond, %while.body23
  %pattern.addr.3 = phi ptr [ %incdec.ptr24, %while.body23 ], [ %pattern.addr.0, %while.cond ]
  %5 = load i8, ptr %pattern.addr.3, align 1
  %conv20 = sext i8 %5 to i32
  %cmp21 = icmp eq i32 %conv20, 42
  br i1 %cmp21, label %while.body23, label %while.end25

while.body23:                                     ; preds = %while.cond19
  %incdec.ptr24 = getelementptr inbounds i8, ptr %pattern.addr.3, i32 1
  br label %while.cond19, !llvm.loop !10

while.end25:                                      ; preds = %while.cond19
  %6 = load i8, ptr %pattern.addr.3, align 1
  %tobool26 = icmp ne i8 %6, 0
  %lnot = xor i1 %tobool26, true
  %lnot.ext = zext i1 %lnot to i32
  br label %return

return:                                           ; preds = %if.else12, %while.end25
  %retval.0 = phi i32 [ %lnot.ext, %while.end25 ], [ 0, %if.else12 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @matches_by_recursion(ptr noundef %pattern, ptr noundef %name) #0 {
entry:
  %0 = load i8, ptr %pattern, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load i8, ptr %name, align 1
  %tobool1 = icmp ne i8 %1, 0
  %lnot = xor i1 %tobool1, true
  %lnot.ext = zext i1 %lnot to i32
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i8, ptr %pattern, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp eq i32 %conv, 42
  br i1 %cmp, label %if.then3, label %if.end10

if.then3:                                         ; preds = %if.end
  %add.ptr = getelementptr inbounds i8, ptr %pattern, i64 1
  %call = call i32 @matches_by_recursion(ptr noundef %add.ptr, ptr noundef %name)
  %tobool4 = icmp ne i32 %call, 0
  br i1 %tobool4, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.then3
  %3 = load i8, ptr %name, align 1
  %conv5 = sext i8 %3 to i32
  %tobool6 = icmp ne i32 %conv5, 0
  br i1 %tobool6, label %land.rhs, label %lor.end

land.rhs:                                         ; preds = %lor.rhs
  %add.ptr7 = getelementptr inbounds i8, ptr %name, i64 1
  %call8 = call i32 @matches_by_recursion(ptr noundef %pattern, ptr noundef %add.ptr7)
  %tobool9 = icmp ne i32 %call8, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.rhs, %if.then3
  %4 = phi i1 [ true, %if.then3 ], [ false, %lor.rhs ], [ %tobool9, %land.rhs ]
  %lor.ext = zext i1 %4 to i32
  br label %return

if.end10:                                         ; preds = %if.end
  %5 = load i8, ptr %name, align 1
  %conv11 = sext i8 %5 to i32
  %tobool12 = icmp ne i32 %conv11, 0
  br i1 %tobool12, label %land.lhs.true, label %land.end25

land.lhs.true:                                    ; preds = %if.end10
  %6 = load i8, ptr %pattern, align 1
  %conv13 = sext i8 %6 to i32
  %cmp14 = icmp eq i32 %conv13, 63
  br i1 %cmp14, label %land.rhs20, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true
  %7 = load i8, ptr %pattern, align 1
  %conv16 = sext i8 %7 to i32
  %8 = load i8, ptr %name, align 1
  %conv17 = sext i8 %8 to i32
  %cmp18 = icmp eq i32 %conv16, %conv17
  br i1 %cmp18, label %land.rhs20, label %land.end25

land.rhs20:                                       ; preds = %lor.lhs.false, %land.lhs.true
  %add.ptr21 = getelementptr inbounds i8, ptr %pattern, i64 1
  %add.ptr22 = getelementptr inbounds i8, ptr %name, i64 1
  %call23 = call i32 @matches_by_recursion(ptr noundef %add.ptr21, ptr noundef %add.ptr22)
  %tobool24 = icmp ne i32 %call23, 0
  br label %land.end25

land.end25:                                       ; preds = %land.rhs20, %lor.lhs.false, %if.end10
  %9 = phi i1 [ false, %lor.lhs.false ], [ false, %if.end10 ], [ %tobool24, %land.rhs20 ]
  %land.ext = zext i1 %9 to i32
  br label %return

return:                                           ; preds = %land.end25, %lor.end, %if.then
  %retval.0 = phi i32 [ %lor.ext, %lor.end ], [ %land.ext, %land.end25 ], [ %lnot.ext, %if.then ]
  ret i32 %retval.0
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
