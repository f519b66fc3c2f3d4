source_filename = "hash-table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Slot = type { i64, i64 }

@main.counts = internal global [6000 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [42 x i8] c"hash-table: %u keys after %ld operations\0A\00", align 1
@used = internal global i32 0, align 4
@table = internal global [8192 x %struct.Slot] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %operations = alloca i64, align 8
  %state = alloca i64, align 8
  %live = alloca i32, align 4
  %wrong = alloca i64, align 8
  %i = alloca i64, align 8
  %random = alloca i64, align 8
  %number = alloca i32, align 4
  %number30 = alloca i32, align 4
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
  br i1 %tobool, label %cond.true1, label %cond.false2

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %4, 32000000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 20000, %cond.false2 ]
  store i64 %cond4, ptr %operations, align 8
  store i64 20261121, ptr %state, align 8
  store i32 0, ptr %live, align 4
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %5 = load i64, ptr %i, align 8
  %6 = load i64, ptr %operations, align 8
  %cmp5 = icmp slt i64 %5, %6
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call6 = call i64 @next_random(ptr noundef %state)
  store i64 %call6, ptr %random, align 8
  %7 = load i64, ptr %random, align 8
  %shr = lshr i64 %7, 32
  %conv = trunc i64 %shr to i32
  %rem = urem i32 %conv, 6000
  store i32 %rem, ptr %number, align 4
  %8 = load i64, ptr %random, align 8
  %and = and i64 %8, 7
  switch i64 %and, label %sw.default [
    i64 0, label %sw.bb
    i64 1, label %sw.bb17
    i64 2, label %sw.bb17
  ]

sw.bb:                                            ; preds = %for.body
  %9 = load i32, ptr %number, align 4
  %call7 = call i64 @key_of(i32 noundef %9)
  %call8 = call i32 @erase(i64 noundef %call7)
  %10 = load i32, ptr %number, align 4
  %idxprom = zext i32 %10 to i64
  %arrayidx9 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom
  %11 = load i64, ptr %arrayidx9, align 8
  %cmp10 = icmp ne i64 %11, 0
  %conv11 = zext i1 %cmp10 to i32
  %cmp12 = icmp ne i32 %call8, %conv11
  %conv13 = zext i1 %cmp12 to i32
  %conv14 = sext i32 %conv13 to i64
  %12 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %12, %conv14
  store i64 %add, ptr %wrong, align 8
  %13 = load i32, ptr %number, align 4
  %idxprom15 = zext i32 %13 to i64
  %arrayidx16 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom15
  store i64 0, ptr %arrayidx16, align 8
  br label %sw.epilog

sw.bb17:                                          ; preds = %for.body, %for.body
  %14 = load i32, ptr %number, align 4
  %call18 = call i64 @key_of(i32 noundef %14)
  call void @add(i64 noundef %call18)
  %15 = load i32, ptr %number, align 4
  %idxprom19 = zext i32 %15 to i64
  %arrayidx20 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom19
  %16 = load i64, ptr %arrayidx20, align 8
  %inc = add i64 %16, 1
  store i64 %inc, ptr %arrayidx20, align 8
  br label %sw.epilog

sw.default:                                       ; preds = %for.body
  %17 = load i32, ptr %number, align 4
  %call21 = call i64 @key_of(i32 noundef %17)
  %call22 = call ptr @find(i64 noundef %call21)
  %count = getelementptr inbounds %struct.Slot, ptr %call22, i32 0, i32 1
  %18 = load i64, ptr %count, align 8
  %19 = load i32, ptr %number, align 4
  %idxprom23 = zext i32 %19 to i64
  %arrayidx24 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom23
  %20 = load i64, ptr %arrayidx24, align 8
  %cmp25 = icmp ne i64 %18, %20
  %conv26 = zext i1 %cmp25 to i32
  %conv27 = sext i32 %conv26 to i64
  %21 = load i64, ptr %wrong, align 8
  %add28 = add nsw i64 %21, %conv27
  store i64 %add28, ptr %wrong, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb17, %sw.bb
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %22 = load i64, ptr %i, align 8
  %inc29 = add nsw i64 %22, 1
  store i64 %inc29, ptr %i, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %number30, align 4
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc40, %for.end
  %23 = load i32, ptr %number30, align 4
  %cmp32 = icmp ult i32 %23, 6000
  br i1 %cmp32, label %for.body34, label %for.end42

for.body34:                                       ; preds = %for.cond31
  %24 = load i32, ptr %number30, align 4
  %idxprom35 = zext i32 %24 to i64
  %arrayidx36 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom35
  %25 = load i64, ptr %arrayidx36, align 8
  %cmp37 = icmp ne i64 %25, 0
  %conv38 = zext i1 %cmp37 to i32
  %26 = load i32, ptr %live, align 4
  %add39 = add i32 %26, %conv38
  store i32 %add39, ptr %live, align 4
  br label %for.inc40

for.inc40:                                        ; preds = %for.body34
  %27 = load i32, ptr %number30, align 4
  %inc41 = add i32 %27, 1
  store i32 %inc41, ptr %number30, align 4
  br label %for.cond31, !llvm.loop !7

for.end42:                                        ; preds = %for.cond31
  %28 = load i32, ptr @used, align 4
  %29 = load i64, ptr %operations, align 8
  %call43 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %28, i64 noundef %29)
  %30 = load i64, ptr %wrong, align 8
  %cmp44 = icmp ne i64 %30, 0
  br i1 %cmp44, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end42
  %31 = load i32, ptr @used, align 4
  %32 = load i32, ptr %live, align 4
  %cmp46 = icmp ne i32 %31, %32
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end42
  %33 = phi i1 [ true, %for.end42 ], [ %cmp46, %lor.rhs ]
  %lor.ext = zext i1 %33 to i32
  ret i32 %lor.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @next_random(ptr noundef %state) #0 {
entry:
  %state.addr = alloca ptr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %1 = load i64, ptr %0, align 8
  %shl = shl i64 %1, 13
  %2 = load ptr, ptr %state.addr, align 8
  %3 = load i64, ptr %2, align 8
  %xor = xor i64 %3, %shl
  store i64 %xor, ptr %2, align 8
  %4 = load ptr, ptr %state.addr, align 8
  %5 = load i64, ptr %4, align 8
  %shr = lshr i64 %5, 7
  %6 = load ptr, ptr %state.addr, align 8
  %7 = load i64, ptr %6, align 8
  %xor1 = xor i64 %7, %shr
  store i64 %xor1, ptr %6, align 8
  %8 = load ptr, ptr %state.addr, align 8
  %9 = load i64, ptr %8, align 8
  %shl2 = shl i64 %9, 17
  %10 = load ptr, ptr %state.addr, align 8
  %11 = load i64, ptr %10, align 8
  %xor3 = xor i64 %11, %shl2
  store i64 %xor3, ptr %10, align 8
  %12 = load ptr, ptr %state.addr, align 8
  %13 = load i64, ptr %12, align 8
  ret i64 %13
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @erase(i64 noundef %key) #0 {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i64, align 8
  %hole = alloca i32, align 4
  %i = alloca i32, align 4
  %distance = alloca i32, align 4
  %.compoundliteral = alloca %struct.Slot, align 8
  store i64 %key, ptr %key.addr, align 8
  %0 = load i64, ptr %key.addr, align 8
  %call = call ptr @find(i64 noundef %0)
  %sub.ptr.lhs.cast = ptrtoint ptr %call to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, ptrtoint (ptr @table to i64)
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 16
  %conv = trunc i64 %sub.ptr.div to i32
  store i32 %conv, ptr %hole, align 4
  %1 = load i32, ptr %hole, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom
  %key1 = getelementptr inbounds %struct.Slot, ptr %arrayidx, i32 0, i32 0
  %2 = load i64, ptr %key1, align 16
  %cmp = icmp eq i64 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %3 = load i32, ptr %hole, align 4
  %add = add i32 %3, 1
  %rem = urem i32 %add, 8192
  store i32 %rem, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %4 = load i32, ptr %i, align 4
  %idxprom3 = zext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom3
  %key5 = getelementptr inbounds %struct.Slot, ptr %arrayidx4, i32 0, i32 0
  %5 = load i64, ptr %key5, align 16
  %cmp6 = icmp ne i64 %5, 0
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %6 = load i32, ptr %i, align 4
  %7 = load i32, ptr %i, align 4
  %idxprom8 = zext i32 %7 to i64
  %arrayidx9 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom8
  %key10 = getelementptr inbounds %struct.Slot, ptr %arrayidx9, i32 0, i32 0
  %8 = load i64, ptr %key10, align 16
  %call11 = call i32 @home(i64 noundef %8)
  %sub = sub i32 %6, %call11
  %rem12 = urem i32 %sub, 8192
  store i32 %rem12, ptr %distance, align 4
  %9 = load i32, ptr %distance, align 4
  %10 = load i32, ptr %i, align 4
  %11 = load i32, ptr %hole, align 4
  %sub13 = sub i32 %10, %11
  %rem14 = urem i32 %sub13, 8192
  %cmp15 = icmp uge i32 %9, %rem14
  br i1 %cmp15, label %if.then17, label %if.end22

if.then17:                                        ; preds = %for.body
  %12 = load i32, ptr %hole, align 4
  %idxprom18 = zext i32 %12 to i64
  %arrayidx19 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom18
  %13 = load i32, ptr %i, align 4
  %idxprom20 = zext i32 %13 to i64
  %arrayidx21 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom20
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx19, ptr align 16 %arrayidx21, i64 16, i1 false)
  %14 = load i32, ptr %i, align 4
  store i32 %14, ptr %hole, align 4
  br label %if.end22

if.end22:                                         ; preds = %if.then17, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end22
  %15 = load i32, ptr %i, align 4
  %add23 = add i32 %15, 1
  %rem24 = urem i32 %add23, 8192
  store i32 %rem24, ptr %i, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  %16 = load i32, ptr %hole, align 4
  %idxprom25 = zext i32 %16 to i64
  %arrayidx26 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom25
  %key27 = getelementptr inbounds %struct.Slot, ptr %.compoundliteral, i32 0, i32 0
  store i64 0, ptr %key27, align 8
  %count = getelementptr inbounds %struct.Slot, ptr %.compoundliteral, i32 0, i32 1
  store i64 0, ptr %count, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx26, ptr align 8 %.compoundliteral, i64 16, i1 false)
  %17 = load i32, ptr @used, align 4
  %dec = add i32 %17, -1
  store i32 %dec, ptr @used, align 4
  store i32 1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %18 = load i32, ptr %retval, align 4
  ret i32 %18
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @key_of(i32 noundef %number) #0 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
  %0 = load i32, ptr %number.addr, align 4
  %add = add i32 %0, 1
  %conv = zext i32 %add to i64
  %mul = mul i64 %conv, -3372029247567499371
  ret i64 %mul
}

; Function Attrs: noinline nounwind uwtable
define internal void @add(i64 noundef %key) #0 {
entry:
  %key.addr = alloca i64, align 8
  %slot = alloca ptr, align 8
  store i64 %key, ptr %key.addr, align 8
  %0 = load i64, ptr %key.addr, align 8
  %call = call ptr @find(i64 noundef %0)
  store ptr %call, ptr %slot, align 8
  %1 = load ptr, ptr %slot, align 8
  %key1 = getelementptr inbounds %struct.Slot, ptr %1, i32 0, i32 0
  %2 = load i64, ptr %key1, align 8
  %cmp = icmp eq i64 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i64, ptr %key.addr, align 8
  %4 = load ptr, ptr %slot, align 8
  %key2 = getelementptr inbounds %struct.Slot, ptr %4, i32 0, i32 0
  store i64 %3, ptr %key2, align 8
  %5 = load i32, ptr @used, align 4
  %inc = add i32 %5, 1
  store i32 %inc, ptr @used, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %6 = load ptr, ptr %slot, align 8
  %count = getelementptr inbounds %struct.Slot, ptr %6, i32 0, i32 1
  %7 = load i64, ptr %count, align 8
  %inc3 = add i64 %7, 1
  store i64 %inc3, ptr %count, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @find(i64 noundef %key) #0 {
entry:
  %key.addr = alloca i64, align 8
  %i = alloca i32, align 4
  store i64 %key, ptr %key.addr, align 8
  %0 = load i64, ptr %key.addr, align 8
  %call = call i32 @home(i64 noundef %0)
  store i32 %call, ptr %i, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i32, ptr %i, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom
  %key1 = getelementptr inbounds %struct.Slot, ptr %arrayidx, i32 0, i32 0
  %2 = load i64, ptr %key1, align 16
  %3 = load i64, ptr %key.addr, align 8
  %cmp = icmp ne i64 %2, %3
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %4 = load i32, ptr %i, align 4
  %idxprom2 = zext i32 %4 to i64
  %arrayidx3 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom2
  %key4 = getelementptr inbounds %struct.Slot, ptr %arrayidx3, i32 0, i32 0
  %5 = load i64, ptr %key4, align 16
  %cmp5 = icmp ne i64 %5, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %6 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ]
  br i1 %6, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %7 = load i32, ptr %i, align 4
  %add = add i32 %7, 1
  %rem = urem i32 %add, 8192
  store i32 %rem, ptr %i, align 4
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %land.end
  %8 = load i32, ptr %i, align 4
  %idxprom6 = zext i32 %8 to i64
  %arrayidx7 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom6
  ret ptr %arrayidx7
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @home(i64 noundef %key) #0 {
entry:
  %key.addr = alloca i64, align 8
  store i64 %key, ptr %key.addr, align 8
  %0 = load i64, ptr %key.addr, align 8
  %mul = mul i64 %0, -7046029254386353131
  %shr = lshr i64 %mul, 51
  %conv = trunc i64 %shr to i32
  ret i32 %conv
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
