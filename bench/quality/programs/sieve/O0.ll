source_filename = "sieve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [27 x i8] c"sieve: %u primes below %u\0A\00", align 1
@composite = internal global [500000 x i8] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %limit = alloca i32, align 4
  %expected = alloca i32, align 4
  %rounds = alloca i64, align 8
  %wrong = alloca i64, align 8
  %count = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 1000000, i32 10000
  store i32 %cond1, ptr %limit, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  %6 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 78498, i32 1229
  store i32 %cond3, ptr %expected, align 4
  %7 = load i64, ptr %scale, align 8
  %tobool4 = icmp ne i64 %7, 0
  br i1 %tobool4, label %cond.true5, label %cond.false6

cond.true5:                                       ; preds = %cond.end
  %8 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %8, 500
  br label %cond.end7

cond.false6:                                      ; preds = %cond.end
  br label %cond.end7

cond.end7:                                        ; preds = %cond.false6, %cond.true5
  %cond8 = phi i64 [ %mul, %cond.true5 ], [ 1, %cond.false6 ]
  store i64 %cond8, ptr %rounds, align 8
  store i64 0, ptr %wrong, align 8
  store i32 0, ptr %count, align 4
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end7
  %9 = load i64, ptr %round, align 8
  %10 = load i64, ptr %rounds, align 8
  %cmp9 = icmp slt i64 %9, %10
  br i1 %cmp9, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %11 = load i32, ptr %limit, align 4
  %call10 = call i32 @count_primes(i32 noundef %11)
  store i32 %call10, ptr %count, align 4
  %12 = load i32, ptr %count, align 4
  %13 = load i32, ptr %expected, align 4
  %cmp11 = icmp ne i32 %12, %13
  %conv = zext i1 %cmp11 to i32
  %conv12 = sext i32 %conv to i64
  %14 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %14, %conv12
  store i64 %add, ptr %wrong, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %15 = load i64, ptr %round, align 8
  %inc = add nsw i64 %15, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %16 = load i32, ptr %count, align 4
  %17 = load i32, ptr %limit, align 4
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %16, i32 noundef %17)
  %18 = load i64, ptr %wrong, align 8
  %cmp14 = icmp ne i64 %18, 0
  %conv15 = zext i1 %cmp14 to i32
  ret i32 %conv15
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @count_primes(i32 noundef %limit) #0 {
entry:
  %limit.addr = alloca i32, align 4
  %half = alloca i32, align 4
  %i = alloca i32, align 4
  %prime = alloca i32, align 4
  %multiple = alloca i32, align 4
  %count = alloca i32, align 4
  %i18 = alloca i32, align 4
  store i32 %limit, ptr %limit.addr, align 4
  %0 = load i32, ptr %limit.addr, align 4
  %div = udiv i32 %0, 2
  store i32 %div, ptr %half, align 4
  %1 = load i32, ptr %half, align 4
  %conv = zext i32 %1 to i64
  call void @llvm.memset.p0.i64(ptr align 16 @composite, i8 0, i64 %conv, i1 false)
  store i32 1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %2 = load i32, ptr %i, align 4
  %mul = mul i32 2, %2
  %add = add i32 %mul, 1
  %3 = load i32, ptr %i, align 4
  %mul1 = mul i32 2, %3
  %add2 = add i32 %mul1, 1
  %mul3 = mul i32 %add, %add2
  %4 = load i32, ptr %limit.addr, align 4
  %cmp = icmp ult i32 %mul3, %4
  br i1 %cmp, label %for.body, label %for.end17

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %i, align 4
  %idxprom = zext i32 %5 to i64
  %arrayidx = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %idxprom
  %6 = load i8, ptr %arrayidx, align 1
  %tobool = icmp ne i8 %6, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %for.inc16

if.end:                                           ; preds = %for.body
  %7 = load i32, ptr %i, align 4
  %mul5 = mul i32 2, %7
  %add6 = add i32 %mul5, 1
  store i32 %add6, ptr %prime, align 4
  %8 = load i32, ptr %prime, align 4
  %9 = load i32, ptr %prime, align 4
  %mul7 = mul i32 %8, %9
  %div8 = udiv i32 %mul7, 2
  store i32 %div8, ptr %multiple, align 4
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc, %if.end
  %10 = load i32, ptr %multiple, align 4
  %11 = load i32, ptr %half, align 4
  %cmp10 = icmp ult i32 %10, %11
  br i1 %cmp10, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond9
  %12 = load i32, ptr %multiple, align 4
  %idxprom13 = zext i32 %12 to i64
  %arrayidx14 = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %idxprom13
  store i8 1, ptr %arrayidx14, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %13 = load i32, ptr %prime, align 4
  %14 = load i32, ptr %multiple, align 4
  %add15 = add i32 %14, %13
  store i32 %add15, ptr %multiple, align 4
  br label %for.cond9, !llvm.loop !7

for.end:                                          ; preds = %for.cond9
  br label %for.inc16

for.inc16:                                        ; preds = %for.end, %if.then
  %15 = load i32, ptr %i, align 4
  %inc = add i32 %15, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !8

for.end17:                                        ; preds = %for.cond
  store i32 1, ptr %count, align 4
  store i32 1, ptr %i18, align 4
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc29, %for.end17
  %16 = load i32, ptr %i18, align 4
  %17 = load i32, ptr %half, align 4
  %cmp20 = icmp ult i32 %16, %17
  br i1 %cmp20, label %for.body22, label %for.end31

for.body22:                                       ; preds = %for.cond19
  %18 = load i32, ptr %i18, align 4
  %idxprom23 = zext i32 %18 to i64
  %arrayidx24 = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %idxprom23
  %19 = load i8, ptr %arrayidx24, align 1
  %tobool25 = icmp ne i8 %19, 0
  br i1 %tobool25, label %if.end28, label %if.then26

if.then26:                                        ; preds = %for.body22
  %20 = load i32, ptr %count, align 4
  %inc27 = add i32 %20, 1
  store i32 %inc27, ptr %count, align 4
  br label %if.end28

if.end28:                                         ; preds = %if.then26, %for.body22
  br label %for.inc29

for.inc29:                                        ; preds = %if.end28
  %21 = load i32, ptr %i18, align 4
  %inc30 = add i32 %21, 1
  store i32 %inc30, ptr %i18, align 4
  br label %for.cond19, !llvm.loop !9

for.end31:                                        ; preds = %for.cond19
  %22 = load i32, ptr %count, align 4
  ret i32 %22
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

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
