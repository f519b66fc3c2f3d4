source_filename = "queens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Board = type { i32, [12 x i8], [24 x i8], [24 x i8], [12 x i32], i64, i64 }

@.str = private unnamed_addr constant [30 x i8] c"queens: %ld ways to place %d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %board = alloca %struct.Board, align 8
  %.compoundliteral.sroa.3 = alloca [124 x i8], align 4
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 12, i32 7
  %tobool2 = icmp ne i64 %cond, 0
  %2 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 14200, i32 40
  %conv = sext i32 %cond3 to i64
  %tobool4 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 6, %cond
  %cond8 = select i1 %tobool4, i64 %mul, i64 1
  call void @llvm.memset.p0.i64(ptr align 8 %board, i8 0, i64 128, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %lor.end, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add, %lor.end ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %lor.end ]
  %cmp9 = icmp slt i64 %round.0, %cond8
  br i1 %cmp9, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.sroa.3, i8 0, i64 124, i1 false)
  store i32 %cond1, ptr %board, align 8
  %.compoundliteral.sroa.3.0.board.sroa_idx = getelementptr inbounds i8, ptr %board, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.compoundliteral.sroa.3.0.board.sroa_idx, ptr align 4 %.compoundliteral.sroa.3, i64 124, i1 false)
  call void @place_from(ptr noundef %board, i32 noundef 0)
  %solutions12 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 5
  %3 = load i64, ptr %solutions12, align 8
  %cmp13 = icmp ne i64 %3, %conv
  br i1 %cmp13, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body
  %weight15 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 6
  %4 = load i64, ptr %weight15, align 8
  %mul16 = mul nsw i64 2, %4
  %sub = sub nsw i32 %cond1, 1
  %conv17 = sext i32 %sub to i64
  %mul18 = mul nsw i64 %conv17, %conv
  %cmp19 = icmp ne i64 %mul16, %mul18
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body
  %5 = phi i1 [ true, %for.body ], [ %cmp19, %lor.rhs ]
  %lor.ext = zext i1 %5 to i32
  %conv21 = sext i32 %lor.ext to i64
  %add = add nsw i64 %wrong.0, %conv21
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %solutions22 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 5
  %6 = load i64, ptr %solutions22, align 8
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %6, i32 noundef %cond1)
  %cmp24 = icmp ne i64 %wrong.0, 0
  %conv25 = zext i1 %cmp24 to i32
  ret i32 %conv25
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal void @place_from(ptr noundef %board, i32 noundef %row) #0 {
entry:
  %size = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 0
  %0 = load i32, ptr %size, align 8
  %cmp = icmp eq i32 %row, %0
  br i1 %cmp, label %if.then, label %for.cond

if.then:                                          ; preds = %entry
  %solutions = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 5
  %1 = load i64, ptr %solutions, align 8
  %inc = add nsw i64 %1, 1
  store i64 %inc, ptr %solutions, align 8
  %place = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 4
  %size1 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 0
  %2 = load i32, ptr %size1, align 8
  %div = sdiv i32 %2, 2
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds [12 x i32], ptr %place, i64 0, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4
  %conv = sext i32 %3 to i64
  %weight = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 6
  %4 = load i64, ptr %weight, align 8
  %add = add nsw i64 %4, %conv
  store i64 %add, ptr %weight, align 8
  br label %for.end

for.cond:                                         ; preds = %entry, %for.inc
  %column.0 = phi i32 [ %inc45, %for.inc ], [ 0, %entry ]
  %size2 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 0
  %5 = load i32, ptr %size2, align 8
  %cmp3 = icmp slt i32 %column.0, %5
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add5 = add nsw i32 %row, %column.0
  %sub = sub nsw i32 %row, %column.0
  %size6 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 0
  %6 = load i32, ptr %size6, align 8
  %add7 = add nsw i32 %sub, %6
  %column8 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 1
  %idxprom9 = sext i32 %column.0 to i64
  %arrayidx10 = getelementptr inbounds [12 x i8], ptr %column8, i64 0, i64 %idxprom9
  %7 = load i8, ptr %arrayidx10, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %for.inc, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %rising = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 2
  %idxprom12 = sext i32 %add5 to i64
  %arrayidx13 = getelementptr inbounds [24 x i8], ptr %rising, i64 0, i64 %idxprom12
  %8 = load i8, ptr %arrayidx13, align 1
  %loadedv14 = trunc i8 %8 to i1
  br i1 %loadedv14, label %for.inc, label %lor.lhs.false16

lor.lhs.false16:                                  ; preds = %lor.lhs.false
  %falling = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 3
  %idxprom17 = sext i32 %add7 to i64
  %arrayidx18 = getelementptr inbounds [24 x i8], ptr %falling, i64 0, i64 %idxprom17
  %9 = load i8, ptr %arrayidx18, align 1
  %loadedv19 = trunc i8 %9 to i1
  br i1 %loadedv19, label %for.inc, label %if.end22

if.end22:                                         ; preds = %lor.lhs.false16
  %falling23 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 3
  %idxprom24 = sext i32 %add7 to i64
  %arrayidx25 = getelementptr inbounds [24 x i8], ptr %falling23, i64 0, i64 %idxprom24
  store i8 1, ptr %arrayidx25, align 1
  %rising26 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 2
  %idxprom27 = sext i32 %add5 to i64
  %arrayidx28 = getelementptr inbounds [24 x i8], ptr %rising26, i64 0, i64 %idxprom27
  store i8 1, ptr %arrayidx28, align 1
  %column29 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 1
  %idxprom30 = sext i32 %column.0 to i64
  %arrayidx31 = getelementptr inbounds [12 x i8], ptr %column29, i64 0, i64 %idxprom30
  store i8 1, ptr %arrayidx31, align 1
  %place32 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 4
  %idxprom33 = sext i32 %row to i64
  %arrayidx34 = getelementptr inbounds [12 x i32], ptr %place32, i64 0, i64 %idxprom33
  store i32 %column.0, ptr %arrayidx34, align 4
  %add35 = add nsw i32 %row, 1
  call void @place_from(ptr noundef %board, i32 noundef %add35)
  %falling36 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 3
  %idxprom37 = sext i32 %add7 to i64
  %arrayidx38 = getelementptr inbounds [24 x i8], ptr %falling36, i64 0, i64 %idxprom37
  store i8 0, ptr %arrayidx38, align 1
  %rising39 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 2
  %idxprom40 = sext i32 %add5 to i64
  %arrayidx41 = getelementptr inbounds [24 x i8], ptr %rising39, i64 0, i64 %idxprom40
  store i8 0, ptr %arrayidx41, align 1
  %column42 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 1
  %idxprom43 = sext i32 %column.0 to i64
  %arrayidx44 = getelementptr inbounds [12 x i8], ptr %column42, i64 0, i64 %idxprom43
  store i8 0, ptr %arrayidx44, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body, %lor.lhs.false, %lor.lhs.false16, %if.end22
  %inc45 = add nsw i32 %column.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond, %if.then
  ret void
}

declare i32 @printf(ptr noundef, ...) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
