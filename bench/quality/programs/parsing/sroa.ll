source_filename = "parsing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Rule = type { i8, i8, i8 }

@input_len = internal global i32 0, align 4
@.str = private unnamed_addr constant [6 x i8] c"()+*n\00", align 1
@input = internal global [161 x i8] zeroinitializer, align 16
@ways = internal global [160 x [161 x i32]] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [36 x i8] c"parsing: %ld of %ld, checksum %08x\0A\00", align 1
@rng = internal global i32 2024, align 4
@table = internal global [160 x [161 x i16]] zeroinitializer, align 16
@rules = internal constant [12 x %struct.Rule] [%struct.Rule { i8 1, i8 1, i8 4 }, %struct.Rule { i8 1, i8 2, i8 5 }, %struct.Rule { i8 1, i8 7, i8 6 }, %struct.Rule { i8 2, i8 2, i8 5 }, %struct.Rule { i8 2, i8 7, i8 6 }, %struct.Rule { i8 3, i8 7, i8 6 }, %struct.Rule { i8 4, i8 9, i8 2 }, %struct.Rule { i8 5, i8 10, i8 3 }, %struct.Rule { i8 6, i8 1, i8 8 }, %struct.Rule { i8 0, i8 1, i8 4 }, %struct.Rule { i8 0, i8 2, i8 5 }, %struct.Rule { i8 0, i8 7, i8 6 }], align 16

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
  %mul = mul nsw i64 %cond, 4000
  %cond4 = select i1 %tobool, i64 %mul, i64 40
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end16, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add, %if.end16 ], [ %wrong.0, %while.body ]
  %sum.0 = phi i32 [ 0, %cond.end ], [ %add26, %if.end16 ], [ %sum.0, %while.body ]
  %accepted.0 = phi i64 [ 0, %cond.end ], [ %add22, %if.end16 ], [ %accepted.0, %while.body ]
  %total.0 = phi i64 [ 0, %cond.end ], [ %inc, %if.end16 ], [ %total.0, %while.body ]
  %cmp5 = icmp slt i64 %total.0, %cond4
  br i1 %cmp5, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  store i32 0, ptr @input_len, align 4
  call void @gen_expr(i32 noundef 4)
  %1 = load i32, ptr @input_len, align 4
  %cmp6 = icmp slt i32 %1, 40
  %2 = load i32, ptr @input_len, align 4
  %cmp7 = icmp eq i32 %2, 160
  %or.cond = select i1 %cmp6, i1 true, i1 %cmp7
  br i1 %or.cond, label %while.cond, label %if.end, !llvm.loop !5

if.end:                                           ; preds = %while.body
  %rem = srem i64 %total.0, 4
  %cmp8 = icmp eq i64 %rem, 3
  %conv = zext i1 %cmp8 to i32
  %tobool9 = icmp ne i32 %conv, 0
  br i1 %tobool9, label %if.then10, label %if.end16

if.then10:                                        ; preds = %if.end
  %call11 = call i32 @rnd(i32 noundef 5)
  %idxprom = sext i32 %call11 to i64
  %arrayidx12 = getelementptr inbounds [6 x i8], ptr @.str, i64 0, i64 %idxprom
  %3 = load i8, ptr %arrayidx12, align 1
  %4 = load i32, ptr @input_len, align 4
  %call13 = call i32 @rnd(i32 noundef %4)
  %idxprom14 = sext i32 %call13 to i64
  %arrayidx15 = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom14
  store i8 %3, ptr %arrayidx15, align 1
  br label %if.end16

if.end16:                                         ; preds = %if.then10, %if.end
  %5 = load i32, ptr @input_len, align 4
  %call17 = call i32 @parse(i32 noundef %5)
  %tobool18 = icmp ne i32 %conv, 0
  %tobool19 = icmp ne i32 %call17, 0
  %lnot = xor i1 %tobool19, true
  %6 = select i1 %tobool18, i1 false, i1 %lnot
  %land.ext = zext i1 %6 to i32
  %conv20 = sext i32 %land.ext to i64
  %add = add nsw i64 %wrong.0, %conv20
  %conv21 = sext i32 %call17 to i64
  %add22 = add nsw i64 %accepted.0, %conv21
  %inc = add nsw i64 %total.0, 1
  %mul23 = mul i32 %sum.0, 37
  %7 = load i32, ptr @input_len, align 4
  %idxprom24 = sext i32 %7 to i64
  %arrayidx25 = getelementptr inbounds [161 x i32], ptr @ways, i64 0, i64 %idxprom24
  %8 = load i32, ptr %arrayidx25, align 4
  %add26 = add i32 %mul23, %8
  br label %while.cond, !llvm.loop !5

while.end:                                        ; preds = %while.cond
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %accepted.0, i64 noundef %total.0, i32 noundef %sum.0)
  %cmp28 = icmp ne i64 %wrong.0, 0
  %conv29 = zext i1 %cmp28 to i32
  ret i32 %conv29
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @gen_expr(i32 noundef %depth) #0 {
entry:
  %call = call i32 @rnd(i32 noundef 3)
  %add = add nsw i32 1, %call
  br label %for.cond

for.cond:                                         ; preds = %if.end, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %if.end ]
  %cmp = icmp slt i32 %i.0, %add
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %tobool = icmp ne i32 %i.0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %call1 = call i32 @rnd(i32 noundef 2)
  %tobool2 = icmp ne i32 %call1, 0
  %0 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 43, i32 42
  %conv = trunc i32 %cond to i8
  call void @emit(i8 noundef signext %conv)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @gen_factor(i32 noundef %depth)
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rnd(i32 noundef %n) #0 {
entry:
  %0 = load i32, ptr @rng, align 4
  %mul = mul i32 %0, 1103515245
  %add = add i32 %mul, 12345
  store i32 %add, ptr @rng, align 4
  %1 = load i32, ptr @rng, align 4
  %shr = lshr i32 %1, 16
  %rem = urem i32 %shr, %n
  ret i32 %rem
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @parse(i32 noundef %n) #0 {
entry:
  call void @llvm.memset.p0.i64(ptr align 16 @table, i8 0, i64 51520, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 @ways, i8 0, i64 103040, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.cond7

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %call = call zeroext i16 @terminal(i8 noundef signext %0)
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %idxprom1
  %arrayidx3 = getelementptr inbounds [161 x i16], ptr %arrayidx2, i64 0, i64 1
  store i16 %call, ptr %arrayidx3, align 2
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %idxprom4
  %arrayidx6 = getelementptr inbounds [161 x i32], ptr %arrayidx5, i64 0, i64 1
  store i32 1, ptr %arrayidx6, align 4
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.cond7:                                        ; preds = %for.cond, %for.inc79
  %len.0 = phi i32 [ %inc80, %for.inc79 ], [ 2, %for.cond ]
  %cmp8 = icmp sle i32 %len.0, %n
  br i1 %cmp8, label %for.cond11, label %for.end81

for.cond11:                                       ; preds = %for.cond7, %for.end65
  %i10.0 = phi i32 [ %inc77, %for.end65 ], [ 0, %for.cond7 ]
  %add = add nsw i32 %i10.0, %len.0
  %cmp12 = icmp sle i32 %add, %n
  br i1 %cmp12, label %for.cond14, label %for.inc79

for.cond14:                                       ; preds = %for.cond11, %for.inc63
  %set.0 = phi i32 [ %set.3, %for.inc63 ], [ 0, %for.cond11 ]
  %count.0 = phi i32 [ %count.3, %for.inc63 ], [ 0, %for.cond11 ]
  %k.0 = phi i32 [ %inc64, %for.inc63 ], [ 1, %for.cond11 ]
  %cmp15 = icmp slt i32 %k.0, %len.0
  br i1 %cmp15, label %for.body16, label %for.end65

for.body16:                                       ; preds = %for.cond14
  %idxprom17 = sext i32 %i10.0 to i64
  %arrayidx18 = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %idxprom17
  %idxprom19 = sext i32 %k.0 to i64
  %arrayidx20 = getelementptr inbounds [161 x i16], ptr %arrayidx18, i64 0, i64 %idxprom19
  %1 = load i16, ptr %arrayidx20, align 2
  %conv = zext i16 %1 to i32
  %add21 = add nsw i32 %i10.0, %k.0
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %idxprom22
  %sub = sub nsw i32 %len.0, %k.0
  %idxprom24 = sext i32 %sub to i64
  %arrayidx25 = getelementptr inbounds [161 x i16], ptr %arrayidx23, i64 0, i64 %idxprom24
  %2 = load i16, ptr %arrayidx25, align 2
  %conv26 = zext i16 %2 to i32
  %cmp27 = icmp eq i32 %conv, 0
  %cmp29 = icmp eq i32 %conv26, 0
  %or.cond = select i1 %cmp27, i1 true, i1 %cmp29
  br i1 %or.cond, label %for.inc63, label %for.cond31

for.cond31:                                       ; preds = %for.body16, %for.inc60
  %set.1 = phi i32 [ %set.2, %for.inc60 ], [ %set.0, %for.body16 ]
  %count.1 = phi i32 [ %count.2, %for.inc60 ], [ %count.0, %for.body16 ]
  %r.0 = phi i32 [ %inc61, %for.inc60 ], [ 0, %for.body16 ]
  %cmp32 = icmp slt i32 %r.0, 12
  br i1 %cmp32, label %for.body34, label %for.inc63

for.body34:                                       ; preds = %for.cond31
  %idxprom35 = sext i32 %r.0 to i64
  %arrayidx36 = getelementptr inbounds [12 x %struct.Rule], ptr @rules, i64 0, i64 %idxprom35
  %left = getelementptr inbounds %struct.Rule, ptr %arrayidx36, i32 0, i32 1
  %3 = load i8, ptr %left, align 1
  %conv37 = zext i8 %3 to i32
  %shr = lshr i32 %conv, %conv37
  %and = and i32 %shr, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %land.lhs.true, label %for.inc60

land.lhs.true:                                    ; preds = %for.body34
  %idxprom38 = sext i32 %r.0 to i64
  %arrayidx39 = getelementptr inbounds [12 x %struct.Rule], ptr @rules, i64 0, i64 %idxprom38
  %right = getelementptr inbounds %struct.Rule, ptr %arrayidx39, i32 0, i32 2
  %4 = load i8, ptr %right, align 1
  %conv40 = zext i8 %4 to i32
  %shr41 = lshr i32 %conv26, %conv40
  %and42 = and i32 %shr41, 1
  %tobool43 = icmp ne i32 %and42, 0
  br i1 %tobool43, label %if.then44, label %for.inc60

if.then44:                                        ; preds = %land.lhs.true
  %idxprom45 = sext i32 %r.0 to i64
  %arrayidx46 = getelementptr inbounds [12 x %struct.Rule], ptr @rules, i64 0, i64 %idxprom45
  %lhs = getelementptr inbounds %struct.Rule, ptr %arrayidx46, i32 0, i32 0
  %5 = load i8, ptr %lhs, align 1
  %conv47 = zext i8 %5 to i32
  %shl = shl i32 1, %conv47
  %or = or i32 %set.1, %shl
  %idxprom48 = sext i32 %i10.0 to i64
  %arrayidx49 = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %idxprom48
  %idxprom50 = sext i32 %k.0 to i64
  %arrayidx51 = getelementptr inbounds [161 x i32], ptr %arrayidx49, i64 0, i64 %idxprom50
  %6 = load i32, ptr %arrayidx51, align 4
  %add52 = add nsw i32 %i10.0, %k.0
  %idxprom53 = sext i32 %add52 to i64
  %arrayidx54 = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %idxprom53
  %sub55 = sub nsw i32 %len.0, %k.0
  %idxprom56 = sext i32 %sub55 to i64
  %arrayidx57 = getelementptr inbounds [161 x i32], ptr %arrayidx54, i64 0, i64 %idxprom56
  %7 = load i32, ptr %arrayidx57, align 4
  %xor = xor i32 %6, %7
  %add58 = add i32 %count.1, %xor
  br label %for.inc60

for.inc60:                                        ; preds = %for.body34, %land.lhs.true, %if.then44
  %set.2 = phi i32 [ %or, %if.then44 ], [ %set.1, %land.lhs.true ], [ %set.1, %for.body34 ]
  %count.2 = phi i32 [ %add58, %if.then44 ], [ %count.1, %land.lhs.true ], [ %count.1, %for.body34 ]
  %inc61 = add nsw i32 %r.0, 1
  br label %for.cond31, !llvm.loop !9

for.inc63:                                        ; preds = %for.cond31, %for.body16
  %set.3 = phi i32 [ %set.0, %for.body16 ], [ %set.1, %for.cond31 ]
  %count.3 = phi i32 [ %count.0, %for.body16 ], [ %count.1, %for.cond31 ]
  %inc64 = add nsw i32 %k.0, 1
  br label %for.cond14, !llvm.loop !10

for.end65:                                        ; preds = %for.cond14
  %conv66 = trunc i32 %set.0 to i16
  %idxprom67 = sext i32 %i10.0 to i64
  %arrayidx68 = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %idxprom67
  %idxprom69 = sext i32 %len.0 to i64
  %arrayidx70 = getelementptr inbounds [161 x i16], ptr %arrayidx68, i64 0, i64 %idxprom69
  store i16 %conv66, ptr %arrayidx70, align 2
  %mul = mul i32 %count.0, -1640531535
  %shr71 = lshr i32 %mul, 3
  %idxprom72 = sext i32 %i10.0 to i64
  %arrayidx73 = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %idxprom72
  %idxprom74 = sext i32 %len.0 to i64
  %arrayidx75 = getelementptr inbounds [161 x i32], ptr %arrayidx73, i64 0, i64 %idxprom74
  store i32 %shr71, ptr %arrayidx75, align 4
  %inc77 = add nsw i32 %i10.0, 1
  br label %for.cond11, !llvm.loop !11

for.inc79:                                        ; preds = %for.cond11
  %inc80 = add nsw i32 %len.0, 1
  br label %for.cond7, !llvm.loop !12

for.end81:                                        ; preds = %for.cond7
  %idxprom82 = sext i32 %n to i64
  %arrayidx83 = getelementptr inbounds [161 x i16], ptr @table, i64 0, i64 %idxprom82
  %8 = load i16, ptr %arrayidx83, align 2
  %conv84 = zext i16 %8 to i32
  %and85 = and i32 %conv84, 1
  ret i32 %and85
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @emit(i8 noundef signext %c) #0 {
entry:
  %0 = load i32, ptr @input_len, align 4
  %cmp = icmp slt i32 %0, 160
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr @input_len, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr @input_len, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom
  store i8 %c, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @gen_factor(i32 noundef %depth) #0 {
entry:
  %cmp = icmp sgt i32 %depth, 0
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %call = call i32 @rnd(i32 noundef 3)
  %cmp1 = icmp ne i32 %call, 0
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  call void @emit(i8 noundef signext 40)
  %sub = sub nsw i32 %depth, 1
  call void @gen_expr(i32 noundef %sub)
  call void @emit(i8 noundef signext 41)
  br label %if.end

if.else:                                          ; preds = %land.lhs.true, %entry
  call void @emit(i8 noundef signext 110)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal zeroext i16 @terminal(i8 noundef signext %c) #0 {
entry:
  %conv = sext i8 %c to i32
  switch i32 %conv, label %sw.default [
    i32 110, label %return
    i32 40, label %sw.bb1
    i32 41, label %sw.bb2
    i32 43, label %sw.bb3
    i32 42, label %sw.bb4
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry
  br label %return

sw.bb3:                                           ; preds = %entry
  br label %return

sw.bb4:                                           ; preds = %entry
  br label %return

sw.default:                                       ; preds = %entry
  br label %return

return:                                           ; preds = %entry, %sw.default, %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1
  %retval.0 = phi i16 [ 0, %sw.default ], [ 1024, %sw.bb4 ], [ 512, %sw.bb3 ], [ 256, %sw.bb2 ], [ 128, %sw.bb1 ], [ 15, %entry ]
  ret i16 %retval.0
}

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
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
