source_filename = "mergesort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Record = type { i64, i64 }

@main.orders = internal constant [2 x ptr] [ptr @by_key, ptr @by_key_from_above], align 16
@data = internal global [100000 x %struct.Record] zeroinitializer, align 16
@spare = internal global [100000 x %struct.Record] zeroinitializer, align 16
@.str = private unnamed_addr constant [24 x i8] c"mergesort: median %lld\0A\00", align 1

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
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 100000, i32 2000
  %conv = sext i32 %cond1 to i64
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 38
  %cond6 = select i1 %tobool2, i64 %mul, i64 2
  store i64 20261121, ptr %state, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.end52, %cond.end
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc56, %for.end52 ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %wrong.1, %for.end52 ]
  %median.0 = phi i64 [ 0, %cond.end ], [ %8, %for.end52 ]
  %cmp7 = icmp slt i64 %round.0, %cond6
  br i1 %cmp7, label %for.cond9, label %for.end57

for.cond9:                                        ; preds = %for.cond, %for.body12
  %i.0 = phi i64 [ %inc, %for.body12 ], [ 0, %for.cond ]
  %cmp10 = icmp slt i64 %i.0, %conv
  br i1 %cmp10, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond9
  %arrayidx13 = getelementptr inbounds [100000 x %struct.Record], ptr @data, i64 0, i64 %i.0
  %call14 = call i64 @next_random(ptr noundef %state)
  %rem = urem i64 %call14, 5000
  store i64 %rem, ptr %arrayidx13, align 16
  %.compoundliteral.sroa.2.0.arrayidx13.sroa_idx = getelementptr inbounds i8, ptr %arrayidx13, i64 8
  store i64 %i.0, ptr %.compoundliteral.sroa.2.0.arrayidx13.sroa_idx, align 8
  %inc = add nsw i64 %i.0, 1
  br label %for.cond9, !llvm.loop !5

for.end:                                          ; preds = %for.cond9
  %rem15 = srem i64 %round.0, 2
  %arrayidx16 = getelementptr inbounds [2 x ptr], ptr @main.orders, i64 0, i64 %rem15
  %2 = load ptr, ptr %arrayidx16, align 8
  %call17 = call ptr @mergesort(ptr noundef @data, ptr noundef @spare, i64 noundef %conv, ptr noundef %2)
  br label %for.cond19

for.cond19:                                       ; preds = %land.end, %for.end
  %wrong.1 = phi i64 [ %wrong.0, %for.end ], [ %add49, %land.end ]
  %i18.0 = phi i64 [ 1, %for.end ], [ %inc51, %land.end ]
  %cmp20 = icmp slt i64 %i18.0, %conv
  br i1 %cmp20, label %for.body22, label %for.end52

for.body22:                                       ; preds = %for.cond19
  %arrayidx23 = getelementptr inbounds %struct.Record, ptr %call17, i64 %i18.0
  %key24 = getelementptr inbounds %struct.Record, ptr %arrayidx23, i32 0, i32 0
  %3 = load i64, ptr %key24, align 8
  %sub = sub nsw i64 %i18.0, 1
  %arrayidx25 = getelementptr inbounds %struct.Record, ptr %call17, i64 %sub
  %key26 = getelementptr inbounds %struct.Record, ptr %arrayidx25, i32 0, i32 0
  %4 = load i64, ptr %key26, align 8
  %sub27 = sub nsw i64 %3, %4
  %rem28 = srem i64 %round.0, 2
  %tobool29 = icmp ne i64 %rem28, 0
  %cmp31 = icmp sgt i64 %sub27, 0
  %conv32 = zext i1 %cmp31 to i32
  %cmp34 = icmp slt i64 %sub27, 0
  %conv35 = zext i1 %cmp34 to i32
  %cond37 = select i1 %tobool29, i32 %conv32, i32 %conv35
  %conv38 = sext i32 %cond37 to i64
  %add = add nsw i64 %wrong.1, %conv38
  %cmp39 = icmp eq i64 %sub27, 0
  br i1 %cmp39, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.body22
  %sub41 = sub nsw i64 %i18.0, 1
  %arrayidx42 = getelementptr inbounds %struct.Record, ptr %call17, i64 %sub41
  %number43 = getelementptr inbounds %struct.Record, ptr %arrayidx42, i32 0, i32 1
  %5 = load i64, ptr %number43, align 8
  %arrayidx44 = getelementptr inbounds %struct.Record, ptr %call17, i64 %i18.0
  %number45 = getelementptr inbounds %struct.Record, ptr %arrayidx44, i32 0, i32 1
  %6 = load i64, ptr %number45, align 8
  %cmp46 = icmp sgt i64 %5, %6
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.body22
  %7 = phi i1 [ false, %for.body22 ], [ %cmp46, %land.rhs ]
  %land.ext = zext i1 %7 to i32
  %conv48 = sext i32 %land.ext to i64
  %add49 = add nsw i64 %add, %conv48
  %inc51 = add nsw i64 %i18.0, 1
  br label %for.cond19, !llvm.loop !7

for.end52:                                        ; preds = %for.cond19
  %div = sdiv i64 %conv, 2
  %arrayidx53 = getelementptr inbounds %struct.Record, ptr %call17, i64 %div
  %key54 = getelementptr inbounds %struct.Record, ptr %arrayidx53, i32 0, i32 0
  %8 = load i64, ptr %key54, align 8
  %inc56 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !8

for.end57:                                        ; preds = %for.cond
  %call58 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %median.0)
  %cmp59 = icmp ne i64 %wrong.0, 0
  %conv60 = zext i1 %cmp59 to i32
  ret i32 %conv60
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_key(ptr noundef %a, ptr noundef %b) #0 {
entry:
  %key = getelementptr inbounds %struct.Record, ptr %a, i32 0, i32 0
  %0 = load i64, ptr %key, align 8
  %key1 = getelementptr inbounds %struct.Record, ptr %b, i32 0, i32 0
  %1 = load i64, ptr %key1, align 8
  %cmp = icmp sgt i64 %0, %1
  %conv = zext i1 %cmp to i32
  %key2 = getelementptr inbounds %struct.Record, ptr %a, i32 0, i32 0
  %2 = load i64, ptr %key2, align 8
  %key3 = getelementptr inbounds %struct.Record, ptr %b, i32 0, i32 0
  %3 = load i64, ptr %key3, align 8
  %cmp4 = icmp slt i64 %2, %3
  %conv5 = zext i1 %cmp4 to i32
  %sub = sub nsw i32 %conv, %conv5
  ret i32 %sub
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_key_from_above(ptr noundef %a, ptr noundef %b) #0 {
entry:
  %call = call i32 @by_key(ptr noundef %b, ptr noundef %a)
  ret i32 %call
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @mergesort(ptr noundef %from, ptr noundef %to, i64 noundef %count, ptr noundef %compare) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc17, %entry
  %width.0 = phi i64 [ 1, %entry ], [ %mul18, %for.inc17 ]
  %to.addr.0 = phi ptr [ %to, %entry ], [ %from.addr.0, %for.inc17 ]
  %from.addr.0 = phi ptr [ %from, %entry ], [ %to.addr.0, %for.inc17 ]
  %cmp = icmp slt i64 %width.0, %count
  br i1 %cmp, label %for.cond1, label %for.end19

for.cond1:                                        ; preds = %for.cond, %for.body3
  %start.0 = phi i64 [ %add16, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i64 %start.0, %count
  br i1 %cmp2, label %for.body3, label %for.inc17

for.body3:                                        ; preds = %for.cond1
  %add = add nsw i64 %start.0, %width.0
  %cmp4 = icmp slt i64 %add, %count
  %add5 = add nsw i64 %start.0, %width.0
  %cond = select i1 %cmp4, i64 %add5, i64 %count
  %add6 = add nsw i64 %cond, %width.0
  %cmp7 = icmp slt i64 %add6, %count
  %add9 = add nsw i64 %cond, %width.0
  %cond12 = select i1 %cmp7, i64 %add9, i64 %count
  %add.ptr = getelementptr inbounds %struct.Record, ptr %from.addr.0, i64 %start.0
  %add.ptr13 = getelementptr inbounds %struct.Record, ptr %from.addr.0, i64 %cond
  %add.ptr14 = getelementptr inbounds %struct.Record, ptr %from.addr.0, i64 %cond12
  %add.ptr15 = getelementptr inbounds %struct.Record, ptr %to.addr.0, i64 %start.0
  call void @merge(ptr noundef %add.ptr, ptr noundef %add.ptr13, ptr noundef %add.ptr14, ptr noundef %add.ptr15, ptr noundef %compare)
  %mul = mul nsw i64 2, %width.0
  %add16 = add nsw i64 %start.0, %mul
  br label %for.cond1, !llvm.loop !9

for.inc17:                                        ; preds = %for.cond1
  %mul18 = mul nsw i64 %width.0, 2
  br label %for.cond, !llvm.loop !10

for.end19:                                        ; preds = %for.cond
  ret ptr %from.addr.0
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal void @merge(ptr noundef %left, ptr noundef %middle, ptr noundef %end, ptr noundef %to, ptr noundef %compare) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %entry
  %to.addr.0 = phi ptr [ %to, %entry ], [ %incdec.ptr, %cond.end ]
  %left.addr.0 = phi ptr [ %left, %entry ], [ %left.addr.1, %cond.end ]
  %right.0 = phi ptr [ %middle, %entry ], [ %right.1, %cond.end ]
  %cmp = icmp ult ptr %left.addr.0, %middle
  %cmp1 = icmp ult ptr %right.0, %end
  %spec.select = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %spec.select, label %while.body, label %while.cond5

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds %struct.Record, ptr %to.addr.0, i32 1
  %call = call i32 %compare(ptr noundef %left.addr.0, ptr noundef %right.0)
  %cmp2 = icmp sle i32 %call, 0
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %incdec.ptr3 = getelementptr inbounds %struct.Record, ptr %left.addr.0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to.addr.0, ptr align 8 %left.addr.0, i64 16, i1 false)
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %incdec.ptr4 = getelementptr inbounds %struct.Record, ptr %right.0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to.addr.0, ptr align 8 %right.0, i64 16, i1 false)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %left.addr.1 = phi ptr [ %incdec.ptr3, %cond.true ], [ %left.addr.0, %cond.false ]
  %right.1 = phi ptr [ %right.0, %cond.true ], [ %incdec.ptr4, %cond.false ]
  br label %while.cond, !llvm.loop !11

while.cond5:                                      ; preds = %while.cond, %while.body7
  %to.addr.1 = phi ptr [ %incdec.ptr8, %while.body7 ], [ %to.addr.0, %while.cond ]
  %left.addr.2 = phi ptr [ %incdec.ptr9, %while.body7 ], [ %left.addr.0, %while.cond ]
  %cmp6 = icmp ult ptr %left.addr.2, %middle
  br i1 %cmp6, label %while.body7, label %while.cond11

while.body7:                                      ; preds = %while.cond5
  %incdec.ptr8 = getelementptr inbounds %struct.Record, ptr %to.addr.1, i32 1
  %incdec.ptr9 = getelementptr inbounds %struct.Record, ptr %left.addr.2, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to.addr.1, ptr align 8 %left.addr.2, i64 16, i1 false)
  br label %while.cond5, !llvm.loop !12

while.cond11:                                     ; preds = %while.cond5, %while.body13
  %to.addr.2 = phi ptr [ %incdec.ptr14, %while.body13 ], [ %to.addr.1, %while.cond5 ]
  %right.2 = phi ptr [ %incdec.ptr15, %while.body13 ], [ %right.0, %while.cond5 ]
  %cmp12 = icmp ult ptr %right.2, %end
  br i1 %cmp12, label %while.body13, label %while.end16

while.body13:                                     ; preds = %while.cond11
  %incdec.ptr14 = getelementptr inbounds %struct.Record, ptr %to.addr.2, i32 1
  %incdec.ptr15 = getelementptr inbounds %struct.Record, ptr %right.2, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to.addr.2, ptr align 8 %right.2, i64 16, i1 false)
  br label %while.cond11, !llvm.loop !13

while.end16:                                      ; preds = %while.cond11
  ret void
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
