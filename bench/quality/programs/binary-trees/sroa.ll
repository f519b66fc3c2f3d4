source_filename = "binary-trees.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Node = type { ptr, ptr, i64 }

@.str = private unnamed_addr constant [38 x i8] c"binary-trees: %llu nodes at depth %d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #6
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 14, i32 8
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 450
  %cond6 = select i1 %tobool2, i64 %mul, i64 2
  %sh_prom = zext i32 %cond1 to i64
  %shl = shl i64 2, %sh_prom
  %sub = sub i64 %shl, 1
  br label %for.cond

for.cond:                                         ; preds = %lor.end, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add14, %lor.end ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %lor.end ]
  %nodes.0 = phi i64 [ 0, %cond.end ], [ %call9, %lor.end ]
  %cmp7 = icmp slt i64 %round.0, %cond6
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call8 = call ptr @build(i32 noundef %cond1, i64 noundef 1)
  %call9 = call i64 @count(ptr noundef %call8)
  %cmp10 = icmp ne i64 %call9, %sub
  br i1 %cmp10, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body
  %call11 = call i64 @sum(ptr noundef %call8)
  %add = add i64 %sub, 1
  %mul12 = mul i64 %sub, %add
  %div = udiv i64 %mul12, 2
  %cmp13 = icmp ne i64 %call11, %div
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body
  %2 = phi i1 [ true, %for.body ], [ %cmp13, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  %conv = sext i32 %lor.ext to i64
  %add14 = add nsw i64 %wrong.0, %conv
  call void @release(ptr noundef %call8)
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %nodes.0, i32 noundef %cond1)
  %cmp16 = icmp ne i64 %wrong.0, 0
  %conv17 = zext i1 %cmp16 to i32
  ret i32 %conv17
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @build(i32 noundef %depth, i64 noundef %number) #0 {
entry:
  %call = call noalias ptr @malloc(i64 noundef 24) #7
  %tobool = icmp ne ptr %call, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @exit(i32 noundef 1) #8
  unreachable

if.end:                                           ; preds = %entry
  store ptr null, ptr %call, align 8
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 8
  store ptr null, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 8
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 16
  store i64 %number, ptr %.compoundliteral.sroa.3.0..sroa_idx, align 8
  %cmp = icmp sgt i32 %depth, 0
  br i1 %cmp, label %if.then2, label %if.end9

if.then2:                                         ; preds = %if.end
  %sub = sub nsw i32 %depth, 1
  %mul = mul i64 2, %number
  %call3 = call ptr @build(i32 noundef %sub, i64 noundef %mul)
  %left4 = getelementptr inbounds %struct.Node, ptr %call, i32 0, i32 0
  store ptr %call3, ptr %left4, align 8
  %sub5 = sub nsw i32 %depth, 1
  %mul6 = mul i64 2, %number
  %add = add i64 %mul6, 1
  %call7 = call ptr @build(i32 noundef %sub5, i64 noundef %add)
  %right8 = getelementptr inbounds %struct.Node, ptr %call, i32 0, i32 1
  store ptr %call7, ptr %right8, align 8
  br label %if.end9

if.end9:                                          ; preds = %if.then2, %if.end
  ret ptr %call
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @count(ptr noundef %node) #0 {
entry:
  %tobool = icmp ne ptr %node, null
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %0 = load ptr, ptr %left, align 8
  %call = call i64 @count(ptr noundef %0)
  %add = add i64 1, %call
  %right = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %1 = load ptr, ptr %right, align 8
  %call1 = call i64 @count(ptr noundef %1)
  %add2 = add i64 %add, %call1
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %add2, %cond.true ], [ 0, %entry ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @sum(ptr noundef %node) #0 {
entry:
  %tobool = icmp ne ptr %node, null
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  %number = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 2
  %0 = load i64, ptr %number, align 8
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %1 = load ptr, ptr %left, align 8
  %call = call i64 @sum(ptr noundef %1)
  %add = add i64 %0, %call
  %right = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %2 = load ptr, ptr %right, align 8
  %call1 = call i64 @sum(ptr noundef %2)
  %add2 = add i64 %add, %call1
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i64 [ %add2, %if.end ], [ 0, %entry ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal void @release(ptr noundef %node) #0 {
entry:
  %tobool = icmp ne ptr %node, null
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %0 = load ptr, ptr %left, align 8
  call void @release(ptr noundef %0)
  %right = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %1 = load ptr, ptr %right, align 8
  call void @release(ptr noundef %1)
  call void @free(ptr noundef %node) #6
  br label %return

return:                                           ; preds = %entry, %if.end
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
