source_filename = "sieve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [27 x i8] c"sieve: %u primes below %u\0A\00", align 1
@composite = internal global [500000 x i8] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #4
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 1000000, i32 10000
  %tobool2 = icmp ne i64 %cond, 0
  %2 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 78498, i32 1229
  %tobool4 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 500
  %cond8 = select i1 %tobool4, i64 %mul, i64 1
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add, %for.body ]
  %count.0 = phi i32 [ 0, %cond.end ], [ %call10, %for.body ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp9 = icmp slt i64 %round.0, %cond8
  br i1 %cmp9, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call10 = call i32 @count_primes(i32 noundef %cond1)
  %cmp11 = icmp ne i32 %call10, %cond3
  %conv = zext i1 %cmp11 to i32
  %conv12 = sext i32 %conv to i64
  %add = add nsw i64 %wrong.0, %conv12
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %count.0, i32 noundef %cond1)
  %cmp14 = icmp ne i64 %wrong.0, 0
  %conv15 = zext i1 %cmp14 to i32
  ret i32 %conv15
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @count_primes(i32 noundef %limit) #0 {
entry:
  %div = udiv i32 %limit, 2
  %conv = zext i32 %div to i64
  call void @llvm.memset.p0.i64(ptr align 16 @composite, i8 0, i64 %conv, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %i.0 = phi i32 [ 1, %entry ], [ %inc, %for.inc16 ]
  %mul = mul i32 2, %i.0
  %add = add i32 %mul, 1
  %mul1 = mul i32 2, %i.0
  %add2 = add i32 %mul1, 1
  %mul3 = mul i32 %add, %add2
  %cmp = icmp ult i32 %mul3, %limit
  br i1 %cmp, label %for.body, label %for.cond19

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.inc16, label %if.end

if.end:                                           ; preds = %for.body
  %mul5 = mul i32 2, %i.0
  %add6 = add i32 %mul5, 1
  %mul7 = mul i32 %add6, %add6
  %div8 = udiv i32 %mul7, 2
  br label %for.cond9

for.cond9:                                        ; preds = %for.body12, %if.end
  %multiple.0 = phi i32 [ %div8, %if.end ], [ %add15, %for.body12 ]
  %cmp10 = icmp ult i32 %multiple.0, %div
  br i1 %cmp10, label %for.body12, label %for.inc16

for.body12:                                       ; preds = %for.cond9
  %idxprom13 = zext i32 %multiple.0 to i64
  %arrayidx14 = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %idxprom13
  store i8 1, ptr %arrayidx14, align 1
  %add15 = add i32 %multiple.0, %add6
  br label %for.cond9, !llvm.loop !7

for.inc16:                                        ; preds = %for.cond9, %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.cond19:                                       ; preds = %for.cond, %for.body22
  %count.0 = phi i32 [ %spec.select, %for.body22 ], [ 1, %for.cond ]
  %i18.0 = phi i32 [ %inc30, %for.body22 ], [ 1, %for.cond ]
  %cmp20 = icmp ult i32 %i18.0, %div
  br i1 %cmp20, label %for.body22, label %for.end31

for.body22:                                       ; preds = %for.cond19
  %idxprom23 = zext i32 %i18.0 to i64
  %arrayidx24 = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %idxprom23
  %1 = load i8, ptr %arrayidx24, align 1
  %tobool25 = icmp ne i8 %1, 0
  %inc27 = add i32 %count.0, 1
  %spec.select = select i1 %tobool25, i32 %count.0, i32 %inc27
  %inc30 = add i32 %i18.0, 1
  br label %for.cond19, !llvm.loop !9

for.end31:                                        ; preds = %for.cond19
  ret i32 %count.0
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
