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
  %state = alloca i64, align 8
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
  %mul = mul nsw i64 %cond, 32000000
  %cond4 = select i1 %tobool, i64 %mul, i64 20000
  store i64 20261121, ptr %state, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %i.0 = phi i64 [ 0, %cond.end ], [ %inc29, %for.inc ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %wrong.1, %for.inc ]
  %cmp5 = icmp slt i64 %i.0, %cond4
  br i1 %cmp5, label %for.body, label %for.cond31

for.body:                                         ; preds = %for.cond
  %call6 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call6, 32
  %conv = trunc i64 %shr to i32
  %rem = urem i32 %conv, 6000
  %and = and i64 %call6, 7
  switch i64 %and, label %sw.default [
    i64 0, label %sw.bb
    i64 1, label %sw.bb17
    i64 2, label %sw.bb17
  ]

sw.bb:                                            ; preds = %for.body
  %call7 = call i64 @key_of(i32 noundef %rem)
  %call8 = call i32 @erase(i64 noundef %call7)
  %idxprom = zext i32 %rem to i64
  %arrayidx9 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom
  %1 = load i64, ptr %arrayidx9, align 8
  %cmp10 = icmp ne i64 %1, 0
  %conv11 = zext i1 %cmp10 to i32
  %cmp12 = icmp ne i32 %call8, %conv11
  %conv13 = zext i1 %cmp12 to i32
  %conv14 = sext i32 %conv13 to i64
  %add = add nsw i64 %wrong.0, %conv14
  %idxprom15 = zext i32 %rem to i64
  %arrayidx16 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom15
  store i64 0, ptr %arrayidx16, align 8
  br label %for.inc

sw.bb17:                                          ; preds = %for.body, %for.body
  %call18 = call i64 @key_of(i32 noundef %rem)
  call void @add(i64 noundef %call18)
  %idxprom19 = zext i32 %rem to i64
  %arrayidx20 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom19
  %2 = load i64, ptr %arrayidx20, align 8
  %inc = add i64 %2, 1
  store i64 %inc, ptr %arrayidx20, align 8
  br label %for.inc

sw.default:                                       ; preds = %for.body
  %call21 = call i64 @key_of(i32 noundef %rem)
  %call22 = call ptr @find(i64 noundef %call21)
  %count = getelementptr inbounds %struct.Slot, ptr %call22, i32 0, i32 1
  %3 = load i64, ptr %count, align 8
  %idxprom23 = zext i32 %rem to i64
  %arrayidx24 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom23
  %4 = load i64, ptr %arrayidx24, align 8
  %cmp25 = icmp ne i64 %3, %4
  %conv26 = zext i1 %cmp25 to i32
  %conv27 = sext i32 %conv26 to i64
  %add28 = add nsw i64 %wrong.0, %conv27
  br label %for.inc

for.inc:                                          ; preds = %sw.bb, %sw.bb17, %sw.default
  %wrong.1 = phi i64 [ %add28, %sw.default ], [ %wrong.0, %sw.bb17 ], [ %add, %sw.bb ]
  %inc29 = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.cond31:                                       ; preds = %for.cond, %for.body34
  %live.0 = phi i32 [ %add39, %for.body34 ], [ 0, %for.cond ]
  %number30.0 = phi i32 [ %inc41, %for.body34 ], [ 0, %for.cond ]
  %cmp32 = icmp ult i32 %number30.0, 6000
  br i1 %cmp32, label %for.body34, label %for.end42

for.body34:                                       ; preds = %for.cond31
  %idxprom35 = zext i32 %number30.0 to i64
  %arrayidx36 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom35
  %5 = load i64, ptr %arrayidx36, align 8
  %cmp37 = icmp ne i64 %5, 0
  %conv38 = zext i1 %cmp37 to i32
  %add39 = add i32 %live.0, %conv38
  %inc41 = add i32 %number30.0, 1
  br label %for.cond31, !llvm.loop !7

for.end42:                                        ; preds = %for.cond31
  %6 = load i32, ptr @used, align 4
  %call43 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %6, i64 noundef %cond4)
  %cmp44 = icmp ne i64 %wrong.0, 0
  %7 = load i32, ptr @used, align 4
  %cmp46 = icmp ne i32 %7, %live.0
  %8 = select i1 %cmp44, i1 true, i1 %cmp46
  %lor.ext = zext i1 %8 to i32
  ret i32 %lor.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @next_random(ptr noundef %state) #0 {
entry:
  %0 = load i64, ptr %state, align 8
  %shl = shl i64 %0, 13
  %1 = load i64, ptr %state, align 8
  %xor = xor i64 %1, %shl
  store i64 %xor, ptr %state, align 8
  %2 = load i64, ptr %state, align 8
  %shr = lshr i64 %2, 7
  %3 = load i64, ptr %state, align 8
  %xor1 = xor i64 %3, %shr
  store i64 %xor1, ptr %state, align 8
  %4 = load i64, ptr %state, align 8
  %shl2 = shl i64 %4, 17
  %5 = load i64, ptr %state, align 8
  %xor3 = xor i64 %5, %shl2
  store i64 %xor3, ptr %state, align 8
  %6 = load i64, ptr %state, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @erase(i64 noundef %key) #0 {
entry:
  %call = call ptr @find(i64 noundef %key)
  %sub.ptr.lhs.cast = ptrtoint ptr %call to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, ptrtoint (ptr @table to i64)
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 16
  %conv = trunc i64 %sub.ptr.div to i32
  %idxprom = zext i32 %conv to i64
  %arrayidx = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom
  %key1 = getelementptr inbounds %struct.Slot, ptr %arrayidx, i32 0, i32 0
  %0 = load i64, ptr %key1, align 16
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %add = add i32 %conv, 1
  %rem = urem i32 %add, 8192
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ %rem, %if.end ], [ %rem24, %for.inc ]
  %hole.0 = phi i32 [ %conv, %if.end ], [ %hole.1, %for.inc ]
  %idxprom3 = zext i32 %i.0 to i64
  %arrayidx4 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom3
  %key5 = getelementptr inbounds %struct.Slot, ptr %arrayidx4, i32 0, i32 0
  %1 = load i64, ptr %key5, align 16
  %cmp6 = icmp ne i64 %1, 0
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom8 = zext i32 %i.0 to i64
  %arrayidx9 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom8
  %key10 = getelementptr inbounds %struct.Slot, ptr %arrayidx9, i32 0, i32 0
  %2 = load i64, ptr %key10, align 16
  %call11 = call i32 @home(i64 noundef %2)
  %sub = sub i32 %i.0, %call11
  %rem12 = urem i32 %sub, 8192
  %sub13 = sub i32 %i.0, %hole.0
  %rem14 = urem i32 %sub13, 8192
  %cmp15 = icmp uge i32 %rem12, %rem14
  br i1 %cmp15, label %if.then17, label %for.inc

if.then17:                                        ; preds = %for.body
  %idxprom18 = zext i32 %hole.0 to i64
  %arrayidx19 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom18
  %idxprom20 = zext i32 %i.0 to i64
  %arrayidx21 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom20
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx19, ptr align 16 %arrayidx21, i64 16, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %for.body, %if.then17
  %hole.1 = phi i32 [ %i.0, %if.then17 ], [ %hole.0, %for.body ]
  %add23 = add i32 %i.0, 1
  %rem24 = urem i32 %add23, 8192
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  %idxprom25 = zext i32 %hole.0 to i64
  %arrayidx26 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom25
  store i64 0, ptr %arrayidx26, align 16
  %.compoundliteral.sroa.2.0.arrayidx26.sroa_idx = getelementptr inbounds i8, ptr %arrayidx26, i64 8
  store i64 0, ptr %.compoundliteral.sroa.2.0.arrayidx26.sroa_idx, align 8
  %3 = load i32, ptr @used, align 4
  %dec = add i32 %3, -1
  store i32 %dec, ptr @used, align 4
  br label %return

return:                                           ; preds = %entry, %for.end
  %retval.0 = phi i32 [ 1, %for.end ], [ 0, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @key_of(i32 noundef %number) #0 {
entry:
  %add = add i32 %number, 1
  %conv = zext i32 %add to i64
  %mul = mul i64 %conv, -3372029247567499371
  ret i64 %mul
}

; Function Attrs: noinline nounwind uwtable
define internal void @add(i64 noundef %key) #0 {
entry:
  %call = call ptr @find(i64 noundef %key)
  %key1 = getelementptr inbounds %struct.Slot, ptr %call, i32 0, i32 0
  %0 = load i64, ptr %key1, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %key2 = getelementptr inbounds %struct.Slot, ptr %call, i32 0, i32 0
  store i64 %key, ptr %key2, align 8
  %1 = load i32, ptr @used, align 4
  %inc = add i32 %1, 1
  store i32 %inc, ptr @used, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %count = getelementptr inbounds %struct.Slot, ptr %call, i32 0, i32 1
  %2 = load i64, ptr %count, align 8
  %inc3 = add i64 %2, 1
  store i64 %inc3, ptr %count, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @find(i64 noundef %key) #0 {
entry:
  %call = call i32 @home(i64 noundef %key)
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %i.0 = phi i32 [ %call, %entry ], [ %rem, %while.body ]
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom
  %key1 = getelementptr inbounds %struct.Slot, ptr %arrayidx, i32 0, i32 0
  %0 = load i64, ptr %key1, align 16
  %cmp = icmp ne i64 %0, %key
  br i1 %cmp, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %idxprom2 = zext i32 %i.0 to i64
  %arrayidx3 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom2
  %key4 = getelementptr inbounds %struct.Slot, ptr %arrayidx3, i32 0, i32 0
  %1 = load i64, ptr %key4, align 16
  %cmp5 = icmp ne i64 %1, 0
  br i1 %cmp5, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %add = add i32 %i.0, 1
  %rem = urem i32 %add, 8192
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond, %land.rhs
  %idxprom6 = zext i32 %i.0 to i64
  %arrayidx7 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom6
  ret ptr %arrayidx7
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @home(i64 noundef %key) #0 {
entry:
  %mul = mul i64 %key, -7046029254386353131
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
