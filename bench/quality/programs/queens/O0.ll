source_filename = "queens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Board = type { i32, [12 x i8], [24 x i8], [24 x i8], [12 x i32], i64, i64 }

@.str = private unnamed_addr constant [30 x i8] c"queens: %ld ways to place %d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %size = alloca i32, align 4
  %expected = alloca i64, align 8
  %rounds = alloca i64, align 8
  %wrong = alloca i64, align 8
  %board = alloca %struct.Board, align 8
  %round = alloca i64, align 8
  %.compoundliteral = alloca %struct.Board, align 8
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 12, i32 7
  store i32 %cond1, ptr %size, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  %6 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 14200, i32 40
  %conv = sext i32 %cond3 to i64
  store i64 %conv, ptr %expected, align 8
  %7 = load i64, ptr %scale, align 8
  %tobool4 = icmp ne i64 %7, 0
  br i1 %tobool4, label %cond.true5, label %cond.false6

cond.true5:                                       ; preds = %cond.end
  %8 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 6, %8
  br label %cond.end7

cond.false6:                                      ; preds = %cond.end
  br label %cond.end7

cond.end7:                                        ; preds = %cond.false6, %cond.true5
  %cond8 = phi i64 [ %mul, %cond.true5 ], [ 1, %cond.false6 ]
  store i64 %cond8, ptr %rounds, align 8
  store i64 0, ptr %wrong, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %board, i8 0, i64 128, i1 false)
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end7
  %9 = load i64, ptr %round, align 8
  %10 = load i64, ptr %rounds, align 8
  %cmp9 = icmp slt i64 %9, %10
  br i1 %cmp9, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral, i8 0, i64 128, i1 false)
  %size11 = getelementptr inbounds %struct.Board, ptr %.compoundliteral, i32 0, i32 0
  %11 = load i32, ptr %size, align 4
  store i32 %11, ptr %size11, align 8
  %column = getelementptr inbounds %struct.Board, ptr %.compoundliteral, i32 0, i32 1
  %rising = getelementptr inbounds %struct.Board, ptr %.compoundliteral, i32 0, i32 2
  %falling = getelementptr inbounds %struct.Board, ptr %.compoundliteral, i32 0, i32 3
  %place = getelementptr inbounds %struct.Board, ptr %.compoundliteral, i32 0, i32 4
  %solutions = getelementptr inbounds %struct.Board, ptr %.compoundliteral, i32 0, i32 5
  %weight = getelementptr inbounds %struct.Board, ptr %.compoundliteral, i32 0, i32 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %board, ptr align 8 %.compoundliteral, i64 128, i1 false)
  call void @place_from(ptr noundef %board, i32 noundef 0)
  %solutions12 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 5
  %12 = load i64, ptr %solutions12, align 8
  %13 = load i64, ptr %expected, align 8
  %cmp13 = icmp ne i64 %12, %13
  br i1 %cmp13, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body
  %weight15 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 6
  %14 = load i64, ptr %weight15, align 8
  %mul16 = mul nsw i64 2, %14
  %15 = load i32, ptr %size, align 4
  %sub = sub nsw i32 %15, 1
  %conv17 = sext i32 %sub to i64
  %16 = load i64, ptr %expected, align 8
  %mul18 = mul nsw i64 %conv17, %16
  %cmp19 = icmp ne i64 %mul16, %mul18
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body
  %17 = phi i1 [ true, %for.body ], [ %cmp19, %lor.rhs ]
  %lor.ext = zext i1 %17 to i32
  %conv21 = sext i32 %lor.ext to i64
  %18 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %18, %conv21
  store i64 %add, ptr %wrong, align 8
  br label %for.inc

for.inc:                                          ; preds = %lor.end
  %19 = load i64, ptr %round, align 8
  %inc = add nsw i64 %19, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %solutions22 = getelementptr inbounds %struct.Board, ptr %board, i32 0, i32 5
  %20 = load i64, ptr %solutions22, align 8
  %21 = load i32, ptr %size, align 4
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %20, i32 noundef %21)
  %22 = load i64, ptr %wrong, align 8
  %cmp24 = icmp ne i64 %22, 0
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
  %board.addr = alloca ptr, align 8
  %row.addr = alloca i32, align 4
  %column = alloca i32, align 4
  %up = alloca i32, align 4
  %down = alloca i32, align 4
  store ptr %board, ptr %board.addr, align 8
  store i32 %row, ptr %row.addr, align 4
  %0 = load i32, ptr %row.addr, align 4
  %1 = load ptr, ptr %board.addr, align 8
  %size = getelementptr inbounds %struct.Board, ptr %1, i32 0, i32 0
  %2 = load i32, ptr %size, align 8
  %cmp = icmp eq i32 %0, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %board.addr, align 8
  %solutions = getelementptr inbounds %struct.Board, ptr %3, i32 0, i32 5
  %4 = load i64, ptr %solutions, align 8
  %inc = add nsw i64 %4, 1
  store i64 %inc, ptr %solutions, align 8
  %5 = load ptr, ptr %board.addr, align 8
  %place = getelementptr inbounds %struct.Board, ptr %5, i32 0, i32 4
  %6 = load ptr, ptr %board.addr, align 8
  %size1 = getelementptr inbounds %struct.Board, ptr %6, i32 0, i32 0
  %7 = load i32, ptr %size1, align 8
  %div = sdiv i32 %7, 2
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds [12 x i32], ptr %place, i64 0, i64 %idxprom
  %8 = load i32, ptr %arrayidx, align 4
  %conv = sext i32 %8 to i64
  %9 = load ptr, ptr %board.addr, align 8
  %weight = getelementptr inbounds %struct.Board, ptr %9, i32 0, i32 6
  %10 = load i64, ptr %weight, align 8
  %add = add nsw i64 %10, %conv
  store i64 %add, ptr %weight, align 8
  br label %for.end

if.end:                                           ; preds = %entry
  store i32 0, ptr %column, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %11 = load i32, ptr %column, align 4
  %12 = load ptr, ptr %board.addr, align 8
  %size2 = getelementptr inbounds %struct.Board, ptr %12, i32 0, i32 0
  %13 = load i32, ptr %size2, align 8
  %cmp3 = icmp slt i32 %11, %13
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %14 = load i32, ptr %row.addr, align 4
  %15 = load i32, ptr %column, align 4
  %add5 = add nsw i32 %14, %15
  store i32 %add5, ptr %up, align 4
  %16 = load i32, ptr %row.addr, align 4
  %17 = load i32, ptr %column, align 4
  %sub = sub nsw i32 %16, %17
  %18 = load ptr, ptr %board.addr, align 8
  %size6 = getelementptr inbounds %struct.Board, ptr %18, i32 0, i32 0
  %19 = load i32, ptr %size6, align 8
  %add7 = add nsw i32 %sub, %19
  store i32 %add7, ptr %down, align 4
  %20 = load ptr, ptr %board.addr, align 8
  %column8 = getelementptr inbounds %struct.Board, ptr %20, i32 0, i32 1
  %21 = load i32, ptr %column, align 4
  %idxprom9 = sext i32 %21 to i64
  %arrayidx10 = getelementptr inbounds [12 x i8], ptr %column8, i64 0, i64 %idxprom9
  %22 = load i8, ptr %arrayidx10, align 1
  %loadedv = trunc i8 %22 to i1
  br i1 %loadedv, label %if.then21, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %23 = load ptr, ptr %board.addr, align 8
  %rising = getelementptr inbounds %struct.Board, ptr %23, i32 0, i32 2
  %24 = load i32, ptr %up, align 4
  %idxprom12 = sext i32 %24 to i64
  %arrayidx13 = getelementptr inbounds [24 x i8], ptr %rising, i64 0, i64 %idxprom12
  %25 = load i8, ptr %arrayidx13, align 1
  %loadedv14 = trunc i8 %25 to i1
  br i1 %loadedv14, label %if.then21, label %lor.lhs.false16

lor.lhs.false16:                                  ; preds = %lor.lhs.false
  %26 = load ptr, ptr %board.addr, align 8
  %falling = getelementptr inbounds %struct.Board, ptr %26, i32 0, i32 3
  %27 = load i32, ptr %down, align 4
  %idxprom17 = sext i32 %27 to i64
  %arrayidx18 = getelementptr inbounds [24 x i8], ptr %falling, i64 0, i64 %idxprom17
  %28 = load i8, ptr %arrayidx18, align 1
  %loadedv19 = trunc i8 %28 to i1
  br i1 %loadedv19, label %if.then21, label %if.end22

if.then21:                                        ; preds = %lor.lhs.false16, %lor.lhs.false, %for.body
  br label %for.inc

if.end22:                                         ; preds = %lor.lhs.false16
  %29 = load ptr, ptr %board.addr, align 8
  %falling23 = getelementptr inbounds %struct.Board, ptr %29, i32 0, i32 3
  %30 = load i32, ptr %down, align 4
  %idxprom24 = sext i32 %30 to i64
  %arrayidx25 = getelementptr inbounds [24 x i8], ptr %falling23, i64 0, i64 %idxprom24
  store i8 1, ptr %arrayidx25, align 1
  %31 = load ptr, ptr %board.addr, align 8
  %rising26 = getelementptr inbounds %struct.Board, ptr %31, i32 0, i32 2
  %32 = load i32, ptr %up, align 4
  %idxprom27 = sext i32 %32 to i64
  %arrayidx28 = getelementptr inbounds [24 x i8], ptr %rising26, i64 0, i64 %idxprom27
  store i8 1, ptr %arrayidx28, align 1
  %33 = load ptr, ptr %board.addr, align 8
  %column29 = getelementptr inbounds %struct.Board, ptr %33, i32 0, i32 1
  %34 = load i32, ptr %column, align 4
  %idxprom30 = sext i32 %34 to i64
  %arrayidx31 = getelementptr inbounds [12 x i8], ptr %column29, i64 0, i64 %idxprom30
  store i8 1, ptr %arrayidx31, align 1
  %35 = load i32, ptr %column, align 4
  %36 = load ptr, ptr %board.addr, align 8
  %place32 = getelementptr inbounds %struct.Board, ptr %36, i32 0, i32 4
  %37 = load i32, ptr %row.addr, align 4
  %idxprom33 = sext i32 %37 to i64
  %arrayidx34 = getelementptr inbounds [12 x i32], ptr %place32, i64 0, i64 %idxprom33
  store i32 %35, ptr %arrayidx34, align 4
  %38 = load ptr, ptr %board.addr, align 8
  %39 = load i32, ptr %row.addr, align 4
  %add35 = add nsw i32 %39, 1
  call void @place_from(ptr noundef %38, i32 noundef %add35)
  %40 = load ptr, ptr %board.addr, align 8
  %falling36 = getelementptr inbounds %struct.Board, ptr %40, i32 0, i32 3
  %41 = load i32, ptr %down, align 4
  %idxprom37 = sext i32 %41 to i64
  %arrayidx38 = getelementptr inbounds [24 x i8], ptr %falling36, i64 0, i64 %idxprom37
  store i8 0, ptr %arrayidx38, align 1
  %42 = load ptr, ptr %board.addr, align 8
  %rising39 = getelementptr inbounds %struct.Board, ptr %42, i32 0, i32 2
  %43 = load i32, ptr %up, align 4
  %idxprom40 = sext i32 %43 to i64
  %arrayidx41 = getelementptr inbounds [24 x i8], ptr %rising39, i64 0, i64 %idxprom40
  store i8 0, ptr %arrayidx41, align 1
  %44 = load ptr, ptr %board.addr, align 8
  %column42 = getelementptr inbounds %struct.Board, ptr %44, i32 0, i32 1
  %45 = load i32, ptr %column, align 4
  %idxprom43 = sext i32 %45 to i64
  %arrayidx44 = getelementptr inbounds [12 x i8], ptr %column42, i64 0, i64 %idxprom43
  store i8 0, ptr %arrayidx44, align 1
  br label %for.inc

for.inc:                                          ; preds = %if.end22, %if.then21
  %46 = load i32, ptr %column, align 4
  %inc45 = add nsw i32 %46, 1
  store i32 %inc45, ptr %column, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %if.then, %for.cond
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
