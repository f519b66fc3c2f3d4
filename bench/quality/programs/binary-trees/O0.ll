source_filename = "binary-trees.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Node = type { ptr, ptr, i64 }

@.str = private unnamed_addr constant [38 x i8] c"binary-trees: %llu nodes at depth %d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %depth = alloca i32, align 4
  %rounds = alloca i64, align 8
  %expected = alloca i64, align 8
  %nodes = alloca i64, align 8
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
  %tree = alloca ptr, align 8
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #6
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 14, i32 8
  store i32 %cond1, ptr %depth, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 450
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 2, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  %7 = load i32, ptr %depth, align 4
  %sh_prom = zext i32 %7 to i64
  %shl = shl i64 2, %sh_prom
  %sub = sub i64 %shl, 1
  store i64 %sub, ptr %expected, align 8
  store i64 0, ptr %nodes, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end5
  %8 = load i64, ptr %round, align 8
  %9 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %8, %9
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %10 = load i32, ptr %depth, align 4
  %call8 = call ptr @build(i32 noundef %10, i64 noundef 1)
  store ptr %call8, ptr %tree, align 8
  %11 = load ptr, ptr %tree, align 8
  %call9 = call i64 @count(ptr noundef %11)
  store i64 %call9, ptr %nodes, align 8
  %12 = load i64, ptr %nodes, align 8
  %13 = load i64, ptr %expected, align 8
  %cmp10 = icmp ne i64 %12, %13
  br i1 %cmp10, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body
  %14 = load ptr, ptr %tree, align 8
  %call11 = call i64 @sum(ptr noundef %14)
  %15 = load i64, ptr %expected, align 8
  %16 = load i64, ptr %expected, align 8
  %add = add i64 %16, 1
  %mul12 = mul i64 %15, %add
  %div = udiv i64 %mul12, 2
  %cmp13 = icmp ne i64 %call11, %div
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body
  %17 = phi i1 [ true, %for.body ], [ %cmp13, %lor.rhs ]
  %lor.ext = zext i1 %17 to i32
  %conv = sext i32 %lor.ext to i64
  %18 = load i64, ptr %wrong, align 8
  %add14 = add nsw i64 %18, %conv
  store i64 %add14, ptr %wrong, align 8
  %19 = load ptr, ptr %tree, align 8
  call void @release(ptr noundef %19)
  br label %for.inc

for.inc:                                          ; preds = %lor.end
  %20 = load i64, ptr %round, align 8
  %inc = add nsw i64 %20, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %21 = load i64, ptr %nodes, align 8
  %22 = load i32, ptr %depth, align 4
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %21, i32 noundef %22)
  %23 = load i64, ptr %wrong, align 8
  %cmp16 = icmp ne i64 %23, 0
  %conv17 = zext i1 %cmp16 to i32
  ret i32 %conv17
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @build(i32 noundef %depth, i64 noundef %number) #0 {
entry:
  %depth.addr = alloca i32, align 4
  %number.addr = alloca i64, align 8
  %node = alloca ptr, align 8
  %.compoundliteral = alloca %struct.Node, align 8
  store i32 %depth, ptr %depth.addr, align 4
  store i64 %number, ptr %number.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef 24) #7
  store ptr %call, ptr %node, align 8
  %0 = load ptr, ptr %node, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @exit(i32 noundef 1) #8
  unreachable

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %node, align 8
  %left = getelementptr inbounds %struct.Node, ptr %.compoundliteral, i32 0, i32 0
  store ptr null, ptr %left, align 8
  %right = getelementptr inbounds %struct.Node, ptr %.compoundliteral, i32 0, i32 1
  store ptr null, ptr %right, align 8
  %number1 = getelementptr inbounds %struct.Node, ptr %.compoundliteral, i32 0, i32 2
  %2 = load i64, ptr %number.addr, align 8
  store i64 %2, ptr %number1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %.compoundliteral, i64 24, i1 false)
  %3 = load i32, ptr %depth.addr, align 4
  %cmp = icmp sgt i32 %3, 0
  br i1 %cmp, label %if.then2, label %if.end9

if.then2:                                         ; preds = %if.end
  %4 = load i32, ptr %depth.addr, align 4
  %sub = sub nsw i32 %4, 1
  %5 = load i64, ptr %number.addr, align 8
  %mul = mul i64 2, %5
  %call3 = call ptr @build(i32 noundef %sub, i64 noundef %mul)
  %6 = load ptr, ptr %node, align 8
  %left4 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 0
  store ptr %call3, ptr %left4, align 8
  %7 = load i32, ptr %depth.addr, align 4
  %sub5 = sub nsw i32 %7, 1
  %8 = load i64, ptr %number.addr, align 8
  %mul6 = mul i64 2, %8
  %add = add i64 %mul6, 1
  %call7 = call ptr @build(i32 noundef %sub5, i64 noundef %add)
  %9 = load ptr, ptr %node, align 8
  %right8 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 1
  store ptr %call7, ptr %right8, align 8
  br label %if.end9

if.end9:                                          ; preds = %if.then2, %if.end
  %10 = load ptr, ptr %node, align 8
  ret ptr %10
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @count(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %left, align 8
  %call = call i64 @count(ptr noundef %2)
  %add = add i64 1, %call
  %3 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 1
  %4 = load ptr, ptr %right, align 8
  %call1 = call i64 @count(ptr noundef %4)
  %add2 = add i64 %add, %call1
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %add2, %cond.true ], [ 0, %cond.false ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @sum(ptr noundef %node) #0 {
entry:
  %retval = alloca i64, align 8
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i64 0, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %node.addr, align 8
  %number = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 2
  %2 = load i64, ptr %number, align 8
  %3 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 0
  %4 = load ptr, ptr %left, align 8
  %call = call i64 @sum(ptr noundef %4)
  %add = add i64 %2, %call
  %5 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %5, i32 0, i32 1
  %6 = load ptr, ptr %right, align 8
  %call1 = call i64 @sum(ptr noundef %6)
  %add2 = add i64 %add, %call1
  store i64 %add2, ptr %retval, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %7 = load i64, ptr %retval, align 8
  ret i64 %7
}

; Function Attrs: noinline nounwind uwtable
define internal void @release(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %left, align 8
  call void @release(ptr noundef %2)
  %3 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 1
  %4 = load ptr, ptr %right, align 8
  call void @release(ptr noundef %4)
  %5 = load ptr, ptr %node.addr, align 8
  call void @free(ptr noundef %5) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
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
