source_filename = "emulator.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cpu = type { i8, i8, i8, i8, i8, i16, i64, [65536 x i8] }

@main.m = internal global %struct.cpu zeroinitializer, align 8
@program = internal constant [84 x i8] c"\A2\00\8AE\10\0Ae\11\85\11\9D\00\03\E8\D0\F2\A0\10\A2\00\BD\00\03\DD\01\03\90\0DH\BD\01\03\9D\00\03h\9D\01\03\EA\EA\E8\E0\FF\D0\E6\88\D0\E1 @\04\E6\10L\00\04\00\00\00\00\00\00\00\A9\00\A2\08F\11\90\03\18e\10jf\12\CA\D0\F3\85\13`", align 16
@.str = private unnamed_addr constant [25 x i8] c"emulator: checksum %08x\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %end = alloca i64, align 8
  %sums = alloca [2 x i32], align 4
  %way = alloca i32, align 4
  %slice = alloca i64, align 8
  %at = alloca i64, align 8
  %i = alloca i32, align 4
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
  br i1 %tobool, label %cond.true1, label %cond.false3

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul i64 %4, 120
  %mul2 = mul i64 %mul, 3000000
  br label %cond.end4

cond.false3:                                      ; preds = %cond.end
  br label %cond.end4

cond.end4:                                        ; preds = %cond.false3, %cond.true1
  %cond5 = phi i64 [ %mul2, %cond.true1 ], [ 3000000, %cond.false3 ]
  store i64 %cond5, ptr %end, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %sums, i8 0, i64 8, i1 false)
  store i32 0, ptr %way, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc38, %cond.end4
  %5 = load i32, ptr %way, align 4
  %cmp6 = icmp slt i32 %5, 2
  br i1 %cmp6, label %for.body, label %for.end40

for.body:                                         ; preds = %for.cond
  call void @llvm.memset.p0.i64(ptr align 8 @main.m, i8 0, i64 65552, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 getelementptr inbounds (i8, ptr getelementptr inbounds (%struct.cpu, ptr @main.m, i32 0, i32 7), i64 1024), ptr align 16 @program, i64 84, i1 false)
  store i16 1024, ptr getelementptr inbounds (%struct.cpu, ptr @main.m, i32 0, i32 5), align 2
  store i8 -1, ptr getelementptr inbounds (%struct.cpu, ptr @main.m, i32 0, i32 3), align 1
  %6 = load i32, ptr %way, align 4
  %add = add nsw i32 %6, 1
  %div = sdiv i32 3000000, %add
  %conv = sext i32 %div to i64
  store i64 %conv, ptr %slice, align 8
  %7 = load i64, ptr %slice, align 8
  store i64 %7, ptr %at, align 8
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc, %for.body
  %8 = load i64, ptr %at, align 8
  %9 = load i64, ptr %end, align 8
  %cmp8 = icmp ule i64 %8, %9
  br i1 %cmp8, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond7
  %10 = load i64, ptr %at, align 8
  call void @run(ptr noundef @main.m, i64 noundef %10)
  br label %for.inc

for.inc:                                          ; preds = %for.body10
  %11 = load i64, ptr %slice, align 8
  %12 = load i64, ptr %at, align 8
  %add11 = add i64 %12, %11
  store i64 %add11, ptr %at, align 8
  br label %for.cond7, !llvm.loop !5

for.end:                                          ; preds = %for.cond7
  %13 = load i8, ptr @main.m, align 8
  %conv12 = zext i8 %13 to i32
  %14 = load i8, ptr getelementptr inbounds (%struct.cpu, ptr @main.m, i32 0, i32 1), align 1
  %conv13 = zext i8 %14 to i32
  %15 = load i8, ptr getelementptr inbounds (%struct.cpu, ptr @main.m, i32 0, i32 2), align 2
  %conv14 = zext i8 %15 to i32
  %16 = load i8, ptr getelementptr inbounds (%struct.cpu, ptr @main.m, i32 0, i32 4), align 4
  %conv15 = zext i8 %16 to i32
  %mul16 = mul i32 31, %conv15
  %add17 = add i32 %conv14, %mul16
  %mul18 = mul i32 31, %add17
  %add19 = add i32 %conv13, %mul18
  %mul20 = mul i32 31, %add19
  %add21 = add i32 %conv12, %mul20
  %17 = load i32, ptr %way, align 4
  %idxprom = sext i32 %17 to i64
  %arrayidx22 = getelementptr inbounds [2 x i32], ptr %sums, i64 0, i64 %idxprom
  store i32 %add21, ptr %arrayidx22, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond23

for.cond23:                                       ; preds = %for.inc36, %for.end
  %18 = load i32, ptr %i, align 4
  %cmp24 = icmp slt i32 %18, 2048
  br i1 %cmp24, label %for.body26, label %for.end37

for.body26:                                       ; preds = %for.cond23
  %19 = load i32, ptr %way, align 4
  %idxprom27 = sext i32 %19 to i64
  %arrayidx28 = getelementptr inbounds [2 x i32], ptr %sums, i64 0, i64 %idxprom27
  %20 = load i32, ptr %arrayidx28, align 4
  %mul29 = mul i32 %20, 31
  %21 = load i32, ptr %i, align 4
  %idxprom30 = sext i32 %21 to i64
  %arrayidx31 = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (%struct.cpu, ptr @main.m, i32 0, i32 7), i64 0, i64 %idxprom30
  %22 = load i8, ptr %arrayidx31, align 1
  %conv32 = zext i8 %22 to i32
  %add33 = add i32 %mul29, %conv32
  %23 = load i32, ptr %way, align 4
  %idxprom34 = sext i32 %23 to i64
  %arrayidx35 = getelementptr inbounds [2 x i32], ptr %sums, i64 0, i64 %idxprom34
  store i32 %add33, ptr %arrayidx35, align 4
  br label %for.inc36

for.inc36:                                        ; preds = %for.body26
  %24 = load i32, ptr %i, align 4
  %inc = add nsw i32 %24, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond23, !llvm.loop !7

for.end37:                                        ; preds = %for.cond23
  br label %for.inc38

for.inc38:                                        ; preds = %for.end37
  %25 = load i32, ptr %way, align 4
  %inc39 = add nsw i32 %25, 1
  store i32 %inc39, ptr %way, align 4
  br label %for.cond, !llvm.loop !8

for.end40:                                        ; preds = %for.cond
  %arrayidx41 = getelementptr inbounds [2 x i32], ptr %sums, i64 0, i64 0
  %26 = load i32, ptr %arrayidx41, align 4
  %call42 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %26)
  %arrayidx43 = getelementptr inbounds [2 x i32], ptr %sums, i64 0, i64 0
  %27 = load i32, ptr %arrayidx43, align 4
  %arrayidx44 = getelementptr inbounds [2 x i32], ptr %sums, i64 0, i64 1
  %28 = load i32, ptr %arrayidx44, align 4
  %cmp45 = icmp ne i32 %27, %28
  %conv46 = zext i1 %cmp45 to i32
  ret i32 %conv46
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal void @run(ptr noundef %m, i64 noundef %until) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %until.addr = alloca i64, align 8
  %t = alloca i16, align 2
  store ptr %m, ptr %m.addr, align 8
  store i64 %until, ptr %until.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %sw.epilog, %entry
  %0 = load ptr, ptr %m.addr, align 8
  %cycles = getelementptr inbounds %struct.cpu, ptr %0, i32 0, i32 6
  %1 = load i64, ptr %cycles, align 8
  %2 = load i64, ptr %until.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load ptr, ptr %m.addr, align 8
  %cycles1 = getelementptr inbounds %struct.cpu, ptr %3, i32 0, i32 6
  %4 = load i64, ptr %cycles1, align 8
  %add = add i64 %4, 2
  store i64 %add, ptr %cycles1, align 8
  %5 = load ptr, ptr %m.addr, align 8
  %call = call zeroext i8 @fetch(ptr noundef %5)
  %conv = zext i8 %call to i32
  switch i32 %conv, label %sw.epilog [
    i32 10, label %sw.bb
    i32 24, label %sw.bb4
    i32 32, label %sw.bb5
    i32 69, label %sw.bb16
    i32 70, label %sw.bb25
    i32 72, label %sw.bb37
    i32 76, label %sw.bb41
    i32 96, label %sw.bb46
    i32 101, label %sw.bb57
    i32 102, label %sw.bb64
    i32 104, label %sw.bb78
    i32 106, label %sw.bb84
    i32 133, label %sw.bb91
    i32 136, label %sw.bb99
    i32 138, label %sw.bb104
    i32 144, label %sw.bb107
    i32 157, label %sw.bb111
    i32 160, label %sw.bb124
    i32 162, label %sw.bb128
    i32 169, label %sw.bb132
    i32 189, label %sw.bb136
    i32 202, label %sw.bb150
    i32 208, label %sw.bb157
    i32 221, label %sw.bb164
    i32 224, label %sw.bb177
    i32 230, label %sw.bb180
    i32 232, label %sw.bb195
  ]

sw.bb:                                            ; preds = %while.body
  %6 = load ptr, ptr %m.addr, align 8
  %7 = load ptr, ptr %m.addr, align 8
  %a = getelementptr inbounds %struct.cpu, ptr %7, i32 0, i32 0
  %8 = load i8, ptr %a, align 8
  %call2 = call zeroext i8 @shift(ptr noundef %6, i8 noundef zeroext %8, i32 noundef 1, i32 noundef 0)
  %9 = load ptr, ptr %m.addr, align 8
  %a3 = getelementptr inbounds %struct.cpu, ptr %9, i32 0, i32 0
  store i8 %call2, ptr %a3, align 8
  br label %sw.epilog

sw.bb4:                                           ; preds = %while.body
  %10 = load ptr, ptr %m.addr, align 8
  call void @set_carry(ptr noundef %10, i32 noundef 0)
  br label %sw.epilog

sw.bb5:                                           ; preds = %while.body
  %11 = load ptr, ptr %m.addr, align 8
  %call6 = call zeroext i16 @fetch16(ptr noundef %11)
  store i16 %call6, ptr %t, align 2
  %12 = load ptr, ptr %m.addr, align 8
  %pc = getelementptr inbounds %struct.cpu, ptr %12, i32 0, i32 5
  %13 = load i16, ptr %pc, align 2
  %dec = add i16 %13, -1
  store i16 %dec, ptr %pc, align 2
  %14 = load ptr, ptr %m.addr, align 8
  %15 = load ptr, ptr %m.addr, align 8
  %pc7 = getelementptr inbounds %struct.cpu, ptr %15, i32 0, i32 5
  %16 = load i16, ptr %pc7, align 2
  %conv8 = zext i16 %16 to i32
  %shr = ashr i32 %conv8, 8
  %conv9 = trunc i32 %shr to i8
  call void @push(ptr noundef %14, i8 noundef zeroext %conv9)
  %17 = load ptr, ptr %m.addr, align 8
  %18 = load ptr, ptr %m.addr, align 8
  %pc10 = getelementptr inbounds %struct.cpu, ptr %18, i32 0, i32 5
  %19 = load i16, ptr %pc10, align 2
  %conv11 = zext i16 %19 to i32
  %and = and i32 %conv11, 255
  %conv12 = trunc i32 %and to i8
  call void @push(ptr noundef %17, i8 noundef zeroext %conv12)
  %20 = load i16, ptr %t, align 2
  %21 = load ptr, ptr %m.addr, align 8
  %pc13 = getelementptr inbounds %struct.cpu, ptr %21, i32 0, i32 5
  store i16 %20, ptr %pc13, align 2
  %22 = load ptr, ptr %m.addr, align 8
  %cycles14 = getelementptr inbounds %struct.cpu, ptr %22, i32 0, i32 6
  %23 = load i64, ptr %cycles14, align 8
  %add15 = add i64 %23, 4
  store i64 %add15, ptr %cycles14, align 8
  br label %sw.epilog

sw.bb16:                                          ; preds = %while.body
  %24 = load ptr, ptr %m.addr, align 8
  %25 = load ptr, ptr %m.addr, align 8
  %a17 = getelementptr inbounds %struct.cpu, ptr %25, i32 0, i32 0
  %26 = load i8, ptr %a17, align 8
  %conv18 = zext i8 %26 to i32
  %27 = load ptr, ptr %m.addr, align 8
  %ram = getelementptr inbounds %struct.cpu, ptr %27, i32 0, i32 7
  %28 = load ptr, ptr %m.addr, align 8
  %call19 = call zeroext i8 @fetch(ptr noundef %28)
  %idxprom = zext i8 %call19 to i64
  %arrayidx = getelementptr inbounds [65536 x i8], ptr %ram, i64 0, i64 %idxprom
  %29 = load i8, ptr %arrayidx, align 1
  %conv20 = zext i8 %29 to i32
  %xor = xor i32 %conv18, %conv20
  %conv21 = trunc i32 %xor to i8
  %call22 = call zeroext i8 @flags(ptr noundef %24, i8 noundef zeroext %conv21)
  %30 = load ptr, ptr %m.addr, align 8
  %a23 = getelementptr inbounds %struct.cpu, ptr %30, i32 0, i32 0
  store i8 %call22, ptr %a23, align 8
  %31 = load ptr, ptr %m.addr, align 8
  %cycles24 = getelementptr inbounds %struct.cpu, ptr %31, i32 0, i32 6
  %32 = load i64, ptr %cycles24, align 8
  %inc = add i64 %32, 1
  store i64 %inc, ptr %cycles24, align 8
  br label %sw.epilog

sw.bb25:                                          ; preds = %while.body
  %33 = load ptr, ptr %m.addr, align 8
  %call26 = call zeroext i8 @fetch(ptr noundef %33)
  %conv27 = zext i8 %call26 to i16
  store i16 %conv27, ptr %t, align 2
  %34 = load ptr, ptr %m.addr, align 8
  %35 = load ptr, ptr %m.addr, align 8
  %ram28 = getelementptr inbounds %struct.cpu, ptr %35, i32 0, i32 7
  %36 = load i16, ptr %t, align 2
  %idxprom29 = zext i16 %36 to i64
  %arrayidx30 = getelementptr inbounds [65536 x i8], ptr %ram28, i64 0, i64 %idxprom29
  %37 = load i8, ptr %arrayidx30, align 1
  %call31 = call zeroext i8 @shift(ptr noundef %34, i8 noundef zeroext %37, i32 noundef 0, i32 noundef 0)
  %38 = load ptr, ptr %m.addr, align 8
  %ram32 = getelementptr inbounds %struct.cpu, ptr %38, i32 0, i32 7
  %39 = load i16, ptr %t, align 2
  %idxprom33 = zext i16 %39 to i64
  %arrayidx34 = getelementptr inbounds [65536 x i8], ptr %ram32, i64 0, i64 %idxprom33
  store i8 %call31, ptr %arrayidx34, align 1
  %40 = load ptr, ptr %m.addr, align 8
  %cycles35 = getelementptr inbounds %struct.cpu, ptr %40, i32 0, i32 6
  %41 = load i64, ptr %cycles35, align 8
  %add36 = add i64 %41, 3
  store i64 %add36, ptr %cycles35, align 8
  br label %sw.epilog

sw.bb37:                                          ; preds = %while.body
  %42 = load ptr, ptr %m.addr, align 8
  %43 = load ptr, ptr %m.addr, align 8
  %a38 = getelementptr inbounds %struct.cpu, ptr %43, i32 0, i32 0
  %44 = load i8, ptr %a38, align 8
  call void @push(ptr noundef %42, i8 noundef zeroext %44)
  %45 = load ptr, ptr %m.addr, align 8
  %cycles39 = getelementptr inbounds %struct.cpu, ptr %45, i32 0, i32 6
  %46 = load i64, ptr %cycles39, align 8
  %inc40 = add i64 %46, 1
  store i64 %inc40, ptr %cycles39, align 8
  br label %sw.epilog

sw.bb41:                                          ; preds = %while.body
  %47 = load ptr, ptr %m.addr, align 8
  %call42 = call zeroext i16 @fetch16(ptr noundef %47)
  %48 = load ptr, ptr %m.addr, align 8
  %pc43 = getelementptr inbounds %struct.cpu, ptr %48, i32 0, i32 5
  store i16 %call42, ptr %pc43, align 2
  %49 = load ptr, ptr %m.addr, align 8
  %cycles44 = getelementptr inbounds %struct.cpu, ptr %49, i32 0, i32 6
  %50 = load i64, ptr %cycles44, align 8
  %inc45 = add i64 %50, 1
  store i64 %inc45, ptr %cycles44, align 8
  br label %sw.epilog

sw.bb46:                                          ; preds = %while.body
  %51 = load ptr, ptr %m.addr, align 8
  %call47 = call zeroext i8 @pop(ptr noundef %51)
  %conv48 = zext i8 %call47 to i16
  store i16 %conv48, ptr %t, align 2
  %52 = load i16, ptr %t, align 2
  %conv49 = zext i16 %52 to i32
  %53 = load ptr, ptr %m.addr, align 8
  %call50 = call zeroext i8 @pop(ptr noundef %53)
  %conv51 = zext i8 %call50 to i32
  %shl = shl i32 %conv51, 8
  %or = or i32 %conv49, %shl
  %add52 = add nsw i32 %or, 1
  %conv53 = trunc i32 %add52 to i16
  %54 = load ptr, ptr %m.addr, align 8
  %pc54 = getelementptr inbounds %struct.cpu, ptr %54, i32 0, i32 5
  store i16 %conv53, ptr %pc54, align 2
  %55 = load ptr, ptr %m.addr, align 8
  %cycles55 = getelementptr inbounds %struct.cpu, ptr %55, i32 0, i32 6
  %56 = load i64, ptr %cycles55, align 8
  %add56 = add i64 %56, 4
  store i64 %add56, ptr %cycles55, align 8
  br label %sw.epilog

sw.bb57:                                          ; preds = %while.body
  %57 = load ptr, ptr %m.addr, align 8
  %58 = load ptr, ptr %m.addr, align 8
  %ram58 = getelementptr inbounds %struct.cpu, ptr %58, i32 0, i32 7
  %59 = load ptr, ptr %m.addr, align 8
  %call59 = call zeroext i8 @fetch(ptr noundef %59)
  %idxprom60 = zext i8 %call59 to i64
  %arrayidx61 = getelementptr inbounds [65536 x i8], ptr %ram58, i64 0, i64 %idxprom60
  %60 = load i8, ptr %arrayidx61, align 1
  call void @adc(ptr noundef %57, i8 noundef zeroext %60)
  %61 = load ptr, ptr %m.addr, align 8
  %cycles62 = getelementptr inbounds %struct.cpu, ptr %61, i32 0, i32 6
  %62 = load i64, ptr %cycles62, align 8
  %inc63 = add i64 %62, 1
  store i64 %inc63, ptr %cycles62, align 8
  br label %sw.epilog

sw.bb64:                                          ; preds = %while.body
  %63 = load ptr, ptr %m.addr, align 8
  %call65 = call zeroext i8 @fetch(ptr noundef %63)
  %conv66 = zext i8 %call65 to i16
  store i16 %conv66, ptr %t, align 2
  %64 = load ptr, ptr %m.addr, align 8
  %65 = load ptr, ptr %m.addr, align 8
  %ram67 = getelementptr inbounds %struct.cpu, ptr %65, i32 0, i32 7
  %66 = load i16, ptr %t, align 2
  %idxprom68 = zext i16 %66 to i64
  %arrayidx69 = getelementptr inbounds [65536 x i8], ptr %ram67, i64 0, i64 %idxprom68
  %67 = load i8, ptr %arrayidx69, align 1
  %68 = load ptr, ptr %m.addr, align 8
  %p = getelementptr inbounds %struct.cpu, ptr %68, i32 0, i32 4
  %69 = load i8, ptr %p, align 4
  %conv70 = zext i8 %69 to i32
  %and71 = and i32 %conv70, 1
  %call72 = call zeroext i8 @shift(ptr noundef %64, i8 noundef zeroext %67, i32 noundef 0, i32 noundef %and71)
  %70 = load ptr, ptr %m.addr, align 8
  %ram73 = getelementptr inbounds %struct.cpu, ptr %70, i32 0, i32 7
  %71 = load i16, ptr %t, align 2
  %idxprom74 = zext i16 %71 to i64
  %arrayidx75 = getelementptr inbounds [65536 x i8], ptr %ram73, i64 0, i64 %idxprom74
  store i8 %call72, ptr %arrayidx75, align 1
  %72 = load ptr, ptr %m.addr, align 8
  %cycles76 = getelementptr inbounds %struct.cpu, ptr %72, i32 0, i32 6
  %73 = load i64, ptr %cycles76, align 8
  %add77 = add i64 %73, 3
  store i64 %add77, ptr %cycles76, align 8
  br label %sw.epilog

sw.bb78:                                          ; preds = %while.body
  %74 = load ptr, ptr %m.addr, align 8
  %75 = load ptr, ptr %m.addr, align 8
  %call79 = call zeroext i8 @pop(ptr noundef %75)
  %call80 = call zeroext i8 @flags(ptr noundef %74, i8 noundef zeroext %call79)
  %76 = load ptr, ptr %m.addr, align 8
  %a81 = getelementptr inbounds %struct.cpu, ptr %76, i32 0, i32 0
  store i8 %call80, ptr %a81, align 8
  %77 = load ptr, ptr %m.addr, align 8
  %cycles82 = getelementptr inbounds %struct.cpu, ptr %77, i32 0, i32 6
  %78 = load i64, ptr %cycles82, align 8
  %add83 = add i64 %78, 2
  store i64 %add83, ptr %cycles82, align 8
  br label %sw.epilog

sw.bb84:                                          ; preds = %while.body
  %79 = load ptr, ptr %m.addr, align 8
  %80 = load ptr, ptr %m.addr, align 8
  %a85 = getelementptr inbounds %struct.cpu, ptr %80, i32 0, i32 0
  %81 = load i8, ptr %a85, align 8
  %82 = load ptr, ptr %m.addr, align 8
  %p86 = getelementptr inbounds %struct.cpu, ptr %82, i32 0, i32 4
  %83 = load i8, ptr %p86, align 4
  %conv87 = zext i8 %83 to i32
  %and88 = and i32 %conv87, 1
  %call89 = call zeroext i8 @shift(ptr noundef %79, i8 noundef zeroext %81, i32 noundef 0, i32 noundef %and88)
  %84 = load ptr, ptr %m.addr, align 8
  %a90 = getelementptr inbounds %struct.cpu, ptr %84, i32 0, i32 0
  store i8 %call89, ptr %a90, align 8
  br label %sw.epilog

sw.bb91:                                          ; preds = %while.body
  %85 = load ptr, ptr %m.addr, align 8
  %a92 = getelementptr inbounds %struct.cpu, ptr %85, i32 0, i32 0
  %86 = load i8, ptr %a92, align 8
  %87 = load ptr, ptr %m.addr, align 8
  %ram93 = getelementptr inbounds %struct.cpu, ptr %87, i32 0, i32 7
  %88 = load ptr, ptr %m.addr, align 8
  %call94 = call zeroext i8 @fetch(ptr noundef %88)
  %idxprom95 = zext i8 %call94 to i64
  %arrayidx96 = getelementptr inbounds [65536 x i8], ptr %ram93, i64 0, i64 %idxprom95
  store i8 %86, ptr %arrayidx96, align 1
  %89 = load ptr, ptr %m.addr, align 8
  %cycles97 = getelementptr inbounds %struct.cpu, ptr %89, i32 0, i32 6
  %90 = load i64, ptr %cycles97, align 8
  %inc98 = add i64 %90, 1
  store i64 %inc98, ptr %cycles97, align 8
  br label %sw.epilog

sw.bb99:                                          ; preds = %while.body
  %91 = load ptr, ptr %m.addr, align 8
  %92 = load ptr, ptr %m.addr, align 8
  %y = getelementptr inbounds %struct.cpu, ptr %92, i32 0, i32 2
  %93 = load i8, ptr %y, align 2
  %conv100 = zext i8 %93 to i32
  %sub = sub nsw i32 %conv100, 1
  %conv101 = trunc i32 %sub to i8
  %call102 = call zeroext i8 @flags(ptr noundef %91, i8 noundef zeroext %conv101)
  %94 = load ptr, ptr %m.addr, align 8
  %y103 = getelementptr inbounds %struct.cpu, ptr %94, i32 0, i32 2
  store i8 %call102, ptr %y103, align 2
  br label %sw.epilog

sw.bb104:                                         ; preds = %while.body
  %95 = load ptr, ptr %m.addr, align 8
  %96 = load ptr, ptr %m.addr, align 8
  %x = getelementptr inbounds %struct.cpu, ptr %96, i32 0, i32 1
  %97 = load i8, ptr %x, align 1
  %call105 = call zeroext i8 @flags(ptr noundef %95, i8 noundef zeroext %97)
  %98 = load ptr, ptr %m.addr, align 8
  %a106 = getelementptr inbounds %struct.cpu, ptr %98, i32 0, i32 0
  store i8 %call105, ptr %a106, align 8
  br label %sw.epilog

sw.bb107:                                         ; preds = %while.body
  %99 = load ptr, ptr %m.addr, align 8
  %100 = load ptr, ptr %m.addr, align 8
  %p108 = getelementptr inbounds %struct.cpu, ptr %100, i32 0, i32 4
  %101 = load i8, ptr %p108, align 4
  %conv109 = zext i8 %101 to i32
  %and110 = and i32 %conv109, 1
  %tobool = icmp ne i32 %and110, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  call void @branch(ptr noundef %99, i32 noundef %lnot.ext)
  br label %sw.epilog

sw.bb111:                                         ; preds = %while.body
  %102 = load ptr, ptr %m.addr, align 8
  %a112 = getelementptr inbounds %struct.cpu, ptr %102, i32 0, i32 0
  %103 = load i8, ptr %a112, align 8
  %104 = load ptr, ptr %m.addr, align 8
  %ram113 = getelementptr inbounds %struct.cpu, ptr %104, i32 0, i32 7
  %105 = load ptr, ptr %m.addr, align 8
  %call114 = call zeroext i16 @fetch16(ptr noundef %105)
  %conv115 = zext i16 %call114 to i32
  %106 = load ptr, ptr %m.addr, align 8
  %x116 = getelementptr inbounds %struct.cpu, ptr %106, i32 0, i32 1
  %107 = load i8, ptr %x116, align 1
  %conv117 = zext i8 %107 to i32
  %add118 = add nsw i32 %conv115, %conv117
  %conv119 = trunc i32 %add118 to i16
  %idxprom120 = zext i16 %conv119 to i64
  %arrayidx121 = getelementptr inbounds [65536 x i8], ptr %ram113, i64 0, i64 %idxprom120
  store i8 %103, ptr %arrayidx121, align 1
  %108 = load ptr, ptr %m.addr, align 8
  %cycles122 = getelementptr inbounds %struct.cpu, ptr %108, i32 0, i32 6
  %109 = load i64, ptr %cycles122, align 8
  %add123 = add i64 %109, 3
  store i64 %add123, ptr %cycles122, align 8
  br label %sw.epilog

sw.bb124:                                         ; preds = %while.body
  %110 = load ptr, ptr %m.addr, align 8
  %111 = load ptr, ptr %m.addr, align 8
  %call125 = call zeroext i8 @fetch(ptr noundef %111)
  %call126 = call zeroext i8 @flags(ptr noundef %110, i8 noundef zeroext %call125)
  %112 = load ptr, ptr %m.addr, align 8
  %y127 = getelementptr inbounds %struct.cpu, ptr %112, i32 0, i32 2
  store i8 %call126, ptr %y127, align 2
  br label %sw.epilog

sw.bb128:                                         ; preds = %while.body
  %113 = load ptr, ptr %m.addr, align 8
  %114 = load ptr, ptr %m.addr, align 8
  %call129 = call zeroext i8 @fetch(ptr noundef %114)
  %call130 = call zeroext i8 @flags(ptr noundef %113, i8 noundef zeroext %call129)
  %115 = load ptr, ptr %m.addr, align 8
  %x131 = getelementptr inbounds %struct.cpu, ptr %115, i32 0, i32 1
  store i8 %call130, ptr %x131, align 1
  br label %sw.epilog

sw.bb132:                                         ; preds = %while.body
  %116 = load ptr, ptr %m.addr, align 8
  %117 = load ptr, ptr %m.addr, align 8
  %call133 = call zeroext i8 @fetch(ptr noundef %117)
  %call134 = call zeroext i8 @flags(ptr noundef %116, i8 noundef zeroext %call133)
  %118 = load ptr, ptr %m.addr, align 8
  %a135 = getelementptr inbounds %struct.cpu, ptr %118, i32 0, i32 0
  store i8 %call134, ptr %a135, align 8
  br label %sw.epilog

sw.bb136:                                         ; preds = %while.body
  %119 = load ptr, ptr %m.addr, align 8
  %120 = load ptr, ptr %m.addr, align 8
  %ram137 = getelementptr inbounds %struct.cpu, ptr %120, i32 0, i32 7
  %121 = load ptr, ptr %m.addr, align 8
  %call138 = call zeroext i16 @fetch16(ptr noundef %121)
  %conv139 = zext i16 %call138 to i32
  %122 = load ptr, ptr %m.addr, align 8
  %x140 = getelementptr inbounds %struct.cpu, ptr %122, i32 0, i32 1
  %123 = load i8, ptr %x140, align 1
  %conv141 = zext i8 %123 to i32
  %add142 = add nsw i32 %conv139, %conv141
  %conv143 = trunc i32 %add142 to i16
  %idxprom144 = zext i16 %conv143 to i64
  %arrayidx145 = getelementptr inbounds [65536 x i8], ptr %ram137, i64 0, i64 %idxprom144
  %124 = load i8, ptr %arrayidx145, align 1
  %call146 = call zeroext i8 @flags(ptr noundef %119, i8 noundef zeroext %124)
  %125 = load ptr, ptr %m.addr, align 8
  %a147 = getelementptr inbounds %struct.cpu, ptr %125, i32 0, i32 0
  store i8 %call146, ptr %a147, align 8
  %126 = load ptr, ptr %m.addr, align 8
  %cycles148 = getelementptr inbounds %struct.cpu, ptr %126, i32 0, i32 6
  %127 = load i64, ptr %cycles148, align 8
  %add149 = add i64 %127, 2
  store i64 %add149, ptr %cycles148, align 8
  br label %sw.epilog

sw.bb150:                                         ; preds = %while.body
  %128 = load ptr, ptr %m.addr, align 8
  %129 = load ptr, ptr %m.addr, align 8
  %x151 = getelementptr inbounds %struct.cpu, ptr %129, i32 0, i32 1
  %130 = load i8, ptr %x151, align 1
  %conv152 = zext i8 %130 to i32
  %sub153 = sub nsw i32 %conv152, 1
  %conv154 = trunc i32 %sub153 to i8
  %call155 = call zeroext i8 @flags(ptr noundef %128, i8 noundef zeroext %conv154)
  %131 = load ptr, ptr %m.addr, align 8
  %x156 = getelementptr inbounds %struct.cpu, ptr %131, i32 0, i32 1
  store i8 %call155, ptr %x156, align 1
  br label %sw.epilog

sw.bb157:                                         ; preds = %while.body
  %132 = load ptr, ptr %m.addr, align 8
  %133 = load ptr, ptr %m.addr, align 8
  %p158 = getelementptr inbounds %struct.cpu, ptr %133, i32 0, i32 4
  %134 = load i8, ptr %p158, align 4
  %conv159 = zext i8 %134 to i32
  %and160 = and i32 %conv159, 2
  %tobool161 = icmp ne i32 %and160, 0
  %lnot162 = xor i1 %tobool161, true
  %lnot.ext163 = zext i1 %lnot162 to i32
  call void @branch(ptr noundef %132, i32 noundef %lnot.ext163)
  br label %sw.epilog

sw.bb164:                                         ; preds = %while.body
  %135 = load ptr, ptr %m.addr, align 8
  %136 = load ptr, ptr %m.addr, align 8
  %a165 = getelementptr inbounds %struct.cpu, ptr %136, i32 0, i32 0
  %137 = load i8, ptr %a165, align 8
  %138 = load ptr, ptr %m.addr, align 8
  %ram166 = getelementptr inbounds %struct.cpu, ptr %138, i32 0, i32 7
  %139 = load ptr, ptr %m.addr, align 8
  %call167 = call zeroext i16 @fetch16(ptr noundef %139)
  %conv168 = zext i16 %call167 to i32
  %140 = load ptr, ptr %m.addr, align 8
  %x169 = getelementptr inbounds %struct.cpu, ptr %140, i32 0, i32 1
  %141 = load i8, ptr %x169, align 1
  %conv170 = zext i8 %141 to i32
  %add171 = add nsw i32 %conv168, %conv170
  %conv172 = trunc i32 %add171 to i16
  %idxprom173 = zext i16 %conv172 to i64
  %arrayidx174 = getelementptr inbounds [65536 x i8], ptr %ram166, i64 0, i64 %idxprom173
  %142 = load i8, ptr %arrayidx174, align 1
  call void @compare(ptr noundef %135, i8 noundef zeroext %137, i8 noundef zeroext %142)
  %143 = load ptr, ptr %m.addr, align 8
  %cycles175 = getelementptr inbounds %struct.cpu, ptr %143, i32 0, i32 6
  %144 = load i64, ptr %cycles175, align 8
  %add176 = add i64 %144, 2
  store i64 %add176, ptr %cycles175, align 8
  br label %sw.epilog

sw.bb177:                                         ; preds = %while.body
  %145 = load ptr, ptr %m.addr, align 8
  %146 = load ptr, ptr %m.addr, align 8
  %x178 = getelementptr inbounds %struct.cpu, ptr %146, i32 0, i32 1
  %147 = load i8, ptr %x178, align 1
  %148 = load ptr, ptr %m.addr, align 8
  %call179 = call zeroext i8 @fetch(ptr noundef %148)
  call void @compare(ptr noundef %145, i8 noundef zeroext %147, i8 noundef zeroext %call179)
  br label %sw.epilog

sw.bb180:                                         ; preds = %while.body
  %149 = load ptr, ptr %m.addr, align 8
  %call181 = call zeroext i8 @fetch(ptr noundef %149)
  %conv182 = zext i8 %call181 to i16
  store i16 %conv182, ptr %t, align 2
  %150 = load ptr, ptr %m.addr, align 8
  %151 = load ptr, ptr %m.addr, align 8
  %ram183 = getelementptr inbounds %struct.cpu, ptr %151, i32 0, i32 7
  %152 = load i16, ptr %t, align 2
  %idxprom184 = zext i16 %152 to i64
  %arrayidx185 = getelementptr inbounds [65536 x i8], ptr %ram183, i64 0, i64 %idxprom184
  %153 = load i8, ptr %arrayidx185, align 1
  %conv186 = zext i8 %153 to i32
  %add187 = add nsw i32 %conv186, 1
  %conv188 = trunc i32 %add187 to i8
  %call189 = call zeroext i8 @flags(ptr noundef %150, i8 noundef zeroext %conv188)
  %154 = load ptr, ptr %m.addr, align 8
  %ram190 = getelementptr inbounds %struct.cpu, ptr %154, i32 0, i32 7
  %155 = load i16, ptr %t, align 2
  %idxprom191 = zext i16 %155 to i64
  %arrayidx192 = getelementptr inbounds [65536 x i8], ptr %ram190, i64 0, i64 %idxprom191
  store i8 %call189, ptr %arrayidx192, align 1
  %156 = load ptr, ptr %m.addr, align 8
  %cycles193 = getelementptr inbounds %struct.cpu, ptr %156, i32 0, i32 6
  %157 = load i64, ptr %cycles193, align 8
  %add194 = add i64 %157, 3
  store i64 %add194, ptr %cycles193, align 8
  br label %sw.epilog

sw.bb195:                                         ; preds = %while.body
  %158 = load ptr, ptr %m.addr, align 8
  %159 = load ptr, ptr %m.addr, align 8
  %x196 = getelementptr inbounds %struct.cpu, ptr %159, i32 0, i32 1
  %160 = load i8, ptr %x196, align 1
  %conv197 = zext i8 %160 to i32
  %add198 = add nsw i32 %conv197, 1
  %conv199 = trunc i32 %add198 to i8
  %call200 = call zeroext i8 @flags(ptr noundef %158, i8 noundef zeroext %conv199)
  %161 = load ptr, ptr %m.addr, align 8
  %x201 = getelementptr inbounds %struct.cpu, ptr %161, i32 0, i32 1
  store i8 %call200, ptr %x201, align 1
  br label %sw.epilog

sw.epilog:                                        ; preds = %while.body, %sw.bb195, %sw.bb180, %sw.bb177, %sw.bb164, %sw.bb157, %sw.bb150, %sw.bb136, %sw.bb132, %sw.bb128, %sw.bb124, %sw.bb111, %sw.bb107, %sw.bb104, %sw.bb99, %sw.bb91, %sw.bb84, %sw.bb78, %sw.bb64, %sw.bb57, %sw.bb46, %sw.bb41, %sw.bb37, %sw.bb25, %sw.bb16, %sw.bb5, %sw.bb4, %sw.bb
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  ret void
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind uwtable
define internal zeroext i8 @fetch(ptr noundef %m) #0 {
entry:
  %m.addr = alloca ptr, align 8
  store ptr %m, ptr %m.addr, align 8
  %0 = load ptr, ptr %m.addr, align 8
  %ram = getelementptr inbounds %struct.cpu, ptr %0, i32 0, i32 7
  %1 = load ptr, ptr %m.addr, align 8
  %pc = getelementptr inbounds %struct.cpu, ptr %1, i32 0, i32 5
  %2 = load i16, ptr %pc, align 2
  %inc = add i16 %2, 1
  store i16 %inc, ptr %pc, align 2
  %idxprom = zext i16 %2 to i64
  %arrayidx = getelementptr inbounds [65536 x i8], ptr %ram, i64 0, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1
  ret i8 %3
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i8 @shift(ptr noundef %m, i8 noundef zeroext %v, i32 noundef %left, i32 noundef %carry_in) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %v.addr = alloca i8, align 1
  %left.addr = alloca i32, align 4
  %carry_in.addr = alloca i32, align 4
  %r = alloca i8, align 1
  store ptr %m, ptr %m.addr, align 8
  store i8 %v, ptr %v.addr, align 1
  store i32 %left, ptr %left.addr, align 4
  store i32 %carry_in, ptr %carry_in.addr, align 4
  %0 = load i32, ptr %left.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i8, ptr %v.addr, align 1
  %conv = zext i8 %1 to i32
  %shl = shl i32 %conv, 1
  %2 = load i32, ptr %carry_in.addr, align 4
  %or = or i32 %shl, %2
  %conv1 = trunc i32 %or to i8
  %conv2 = zext i8 %conv1 to i32
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i8, ptr %v.addr, align 1
  %conv3 = zext i8 %3 to i32
  %shr = ashr i32 %conv3, 1
  %4 = load i32, ptr %carry_in.addr, align 4
  %shl4 = shl i32 %4, 7
  %or5 = or i32 %shr, %shl4
  %conv6 = trunc i32 %or5 to i8
  %conv7 = zext i8 %conv6 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv2, %cond.true ], [ %conv7, %cond.false ]
  %conv8 = trunc i32 %cond to i8
  store i8 %conv8, ptr %r, align 1
  %5 = load ptr, ptr %m.addr, align 8
  %6 = load i32, ptr %left.addr, align 4
  %tobool9 = icmp ne i32 %6, 0
  br i1 %tobool9, label %cond.true10, label %cond.false13

cond.true10:                                      ; preds = %cond.end
  %7 = load i8, ptr %v.addr, align 1
  %conv11 = zext i8 %7 to i32
  %shr12 = ashr i32 %conv11, 7
  br label %cond.end15

cond.false13:                                     ; preds = %cond.end
  %8 = load i8, ptr %v.addr, align 1
  %conv14 = zext i8 %8 to i32
  %and = and i32 %conv14, 1
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false13, %cond.true10
  %cond16 = phi i32 [ %shr12, %cond.true10 ], [ %and, %cond.false13 ]
  call void @set_carry(ptr noundef %5, i32 noundef %cond16)
  %9 = load ptr, ptr %m.addr, align 8
  %10 = load i8, ptr %r, align 1
  %call = call zeroext i8 @flags(ptr noundef %9, i8 noundef zeroext %10)
  ret i8 %call
}

; Function Attrs: noinline nounwind uwtable
define internal void @set_carry(ptr noundef %m, i32 noundef %on) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %on.addr = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
  store i32 %on, ptr %on.addr, align 4
  %0 = load ptr, ptr %m.addr, align 8
  %p = getelementptr inbounds %struct.cpu, ptr %0, i32 0, i32 4
  %1 = load i8, ptr %p, align 4
  %conv = zext i8 %1 to i32
  %and = and i32 %conv, -2
  %2 = load i32, ptr %on.addr, align 4
  %tobool = icmp ne i32 %2, 0
  %3 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  %or = or i32 %and, %cond
  %conv1 = trunc i32 %or to i8
  %4 = load ptr, ptr %m.addr, align 8
  %p2 = getelementptr inbounds %struct.cpu, ptr %4, i32 0, i32 4
  store i8 %conv1, ptr %p2, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i16 @fetch16(ptr noundef %m) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %lo = alloca i8, align 1
  store ptr %m, ptr %m.addr, align 8
  %0 = load ptr, ptr %m.addr, align 8
  %call = call zeroext i8 @fetch(ptr noundef %0)
  store i8 %call, ptr %lo, align 1
  %1 = load i8, ptr %lo, align 1
  %conv = zext i8 %1 to i32
  %2 = load ptr, ptr %m.addr, align 8
  %call1 = call zeroext i8 @fetch(ptr noundef %2)
  %conv2 = zext i8 %call1 to i32
  %shl = shl i32 %conv2, 8
  %or = or i32 %conv, %shl
  %conv3 = trunc i32 %or to i16
  ret i16 %conv3
}

; Function Attrs: noinline nounwind uwtable
define internal void @push(ptr noundef %m, i8 noundef zeroext %v) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %v.addr = alloca i8, align 1
  store ptr %m, ptr %m.addr, align 8
  store i8 %v, ptr %v.addr, align 1
  %0 = load i8, ptr %v.addr, align 1
  %1 = load ptr, ptr %m.addr, align 8
  %ram = getelementptr inbounds %struct.cpu, ptr %1, i32 0, i32 7
  %2 = load ptr, ptr %m.addr, align 8
  %sp = getelementptr inbounds %struct.cpu, ptr %2, i32 0, i32 3
  %3 = load i8, ptr %sp, align 1
  %dec = add i8 %3, -1
  store i8 %dec, ptr %sp, align 1
  %conv = zext i8 %3 to i32
  %or = or i32 256, %conv
  %idxprom = sext i32 %or to i64
  %arrayidx = getelementptr inbounds [65536 x i8], ptr %ram, i64 0, i64 %idxprom
  store i8 %0, ptr %arrayidx, align 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i8 @flags(ptr noundef %m, i8 noundef zeroext %v) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %v.addr = alloca i8, align 1
  store ptr %m, ptr %m.addr, align 8
  store i8 %v, ptr %v.addr, align 1
  %0 = load ptr, ptr %m.addr, align 8
  %p = getelementptr inbounds %struct.cpu, ptr %0, i32 0, i32 4
  %1 = load i8, ptr %p, align 4
  %conv = zext i8 %1 to i32
  %and = and i32 %conv, -131
  %2 = load i8, ptr %v.addr, align 1
  %conv1 = zext i8 %2 to i32
  %and2 = and i32 %conv1, 128
  %or = or i32 %and, %and2
  %3 = load i8, ptr %v.addr, align 1
  %conv3 = zext i8 %3 to i32
  %cmp = icmp eq i32 %conv3, 0
  %4 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 2, i32 0
  %or5 = or i32 %or, %cond
  %conv6 = trunc i32 %or5 to i8
  %5 = load ptr, ptr %m.addr, align 8
  %p7 = getelementptr inbounds %struct.cpu, ptr %5, i32 0, i32 4
  store i8 %conv6, ptr %p7, align 4
  %6 = load i8, ptr %v.addr, align 1
  ret i8 %6
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i8 @pop(ptr noundef %m) #0 {
entry:
  %m.addr = alloca ptr, align 8
  store ptr %m, ptr %m.addr, align 8
  %0 = load ptr, ptr %m.addr, align 8
  %ram = getelementptr inbounds %struct.cpu, ptr %0, i32 0, i32 7
  %1 = load ptr, ptr %m.addr, align 8
  %sp = getelementptr inbounds %struct.cpu, ptr %1, i32 0, i32 3
  %2 = load i8, ptr %sp, align 1
  %inc = add i8 %2, 1
  store i8 %inc, ptr %sp, align 1
  %conv = zext i8 %inc to i32
  %or = or i32 256, %conv
  %idxprom = sext i32 %or to i64
  %arrayidx = getelementptr inbounds [65536 x i8], ptr %ram, i64 0, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1
  ret i8 %3
}

; Function Attrs: noinline nounwind uwtable
define internal void @adc(ptr noundef %m, i8 noundef zeroext %b) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %b.addr = alloca i8, align 1
  %t = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
  store i8 %b, ptr %b.addr, align 1
  %0 = load ptr, ptr %m.addr, align 8
  %a = getelementptr inbounds %struct.cpu, ptr %0, i32 0, i32 0
  %1 = load i8, ptr %a, align 8
  %conv = zext i8 %1 to i32
  %2 = load i8, ptr %b.addr, align 1
  %conv1 = zext i8 %2 to i32
  %add = add nsw i32 %conv, %conv1
  %3 = load ptr, ptr %m.addr, align 8
  %p = getelementptr inbounds %struct.cpu, ptr %3, i32 0, i32 4
  %4 = load i8, ptr %p, align 4
  %conv2 = zext i8 %4 to i32
  %and = and i32 %conv2, 1
  %add3 = add nsw i32 %add, %and
  store i32 %add3, ptr %t, align 4
  %5 = load ptr, ptr %m.addr, align 8
  %p4 = getelementptr inbounds %struct.cpu, ptr %5, i32 0, i32 4
  %6 = load i8, ptr %p4, align 4
  %conv5 = zext i8 %6 to i32
  %and6 = and i32 %conv5, -65
  %7 = load ptr, ptr %m.addr, align 8
  %a7 = getelementptr inbounds %struct.cpu, ptr %7, i32 0, i32 0
  %8 = load i8, ptr %a7, align 8
  %conv8 = zext i8 %8 to i32
  %9 = load i8, ptr %b.addr, align 1
  %conv9 = zext i8 %9 to i32
  %xor = xor i32 %conv8, %conv9
  %not = xor i32 %xor, -1
  %10 = load ptr, ptr %m.addr, align 8
  %a10 = getelementptr inbounds %struct.cpu, ptr %10, i32 0, i32 0
  %11 = load i8, ptr %a10, align 8
  %conv11 = zext i8 %11 to i32
  %12 = load i32, ptr %t, align 4
  %xor12 = xor i32 %conv11, %12
  %and13 = and i32 %not, %xor12
  %and14 = and i32 %and13, 128
  %tobool = icmp ne i32 %and14, 0
  %13 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 64, i32 0
  %or = or i32 %and6, %cond
  %conv15 = trunc i32 %or to i8
  %14 = load ptr, ptr %m.addr, align 8
  %p16 = getelementptr inbounds %struct.cpu, ptr %14, i32 0, i32 4
  store i8 %conv15, ptr %p16, align 4
  %15 = load ptr, ptr %m.addr, align 8
  %16 = load i32, ptr %t, align 4
  %cmp = icmp ugt i32 %16, 255
  %conv17 = zext i1 %cmp to i32
  call void @set_carry(ptr noundef %15, i32 noundef %conv17)
  %17 = load ptr, ptr %m.addr, align 8
  %18 = load i32, ptr %t, align 4
  %conv18 = trunc i32 %18 to i8
  %call = call zeroext i8 @flags(ptr noundef %17, i8 noundef zeroext %conv18)
  %19 = load ptr, ptr %m.addr, align 8
  %a19 = getelementptr inbounds %struct.cpu, ptr %19, i32 0, i32 0
  store i8 %call, ptr %a19, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @branch(ptr noundef %m, i32 noundef %taken) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %taken.addr = alloca i32, align 4
  %off = alloca i8, align 1
  store ptr %m, ptr %m.addr, align 8
  store i32 %taken, ptr %taken.addr, align 4
  %0 = load ptr, ptr %m.addr, align 8
  %call = call zeroext i8 @fetch(ptr noundef %0)
  store i8 %call, ptr %off, align 1
  %1 = load i32, ptr %taken.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %m.addr, align 8
  %pc = getelementptr inbounds %struct.cpu, ptr %2, i32 0, i32 5
  %3 = load i16, ptr %pc, align 2
  %conv = zext i16 %3 to i32
  %4 = load i8, ptr %off, align 1
  %conv1 = sext i8 %4 to i32
  %add = add nsw i32 %conv, %conv1
  %conv2 = trunc i32 %add to i16
  %5 = load ptr, ptr %m.addr, align 8
  %pc3 = getelementptr inbounds %struct.cpu, ptr %5, i32 0, i32 5
  store i16 %conv2, ptr %pc3, align 2
  %6 = load ptr, ptr %m.addr, align 8
  %cycles = getelementptr inbounds %struct.cpu, ptr %6, i32 0, i32 6
  %7 = load i64, ptr %cycles, align 8
  %inc = add i64 %7, 1
  store i64 %inc, ptr %cycles, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @compare(ptr noundef %m, i8 noundef zeroext %reg, i8 noundef zeroext %b) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %reg.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  store ptr %m, ptr %m.addr, align 8
  store i8 %reg, ptr %reg.addr, align 1
  store i8 %b, ptr %b.addr, align 1
  %0 = load ptr, ptr %m.addr, align 8
  %1 = load i8, ptr %reg.addr, align 1
  %conv = zext i8 %1 to i32
  %2 = load i8, ptr %b.addr, align 1
  %conv1 = zext i8 %2 to i32
  %cmp = icmp sge i32 %conv, %conv1
  %conv2 = zext i1 %cmp to i32
  call void @set_carry(ptr noundef %0, i32 noundef %conv2)
  %3 = load ptr, ptr %m.addr, align 8
  %4 = load i8, ptr %reg.addr, align 1
  %conv3 = zext i8 %4 to i32
  %5 = load i8, ptr %b.addr, align 1
  %conv4 = zext i8 %5 to i32
  %sub = sub nsw i32 %conv3, %conv4
  %conv5 = trunc i32 %sub to i8
  %call = call zeroext i8 @flags(ptr noundef %3, i8 noundef zeroext %conv5)
  ret void
}

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
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
