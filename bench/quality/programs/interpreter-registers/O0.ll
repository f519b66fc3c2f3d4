source_filename = "interpreter-registers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Instruction = type { i8, i8, i8, i8, i32 }

@main.other = internal global [256 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [29 x i8] c"interpreter-registers: %lld\0A\00", align 1
@memory = internal global [256 x i64] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %rounds = alloca i32, align 4
  %code = alloca [14 x %struct.Instruction], align 16
  %result = alloca i64, align 8
  %sum = alloca i64, align 8
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
  br i1 %tobool, label %cond.true1, label %cond.false2

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %4, 24000000
  %conv = trunc i64 %mul to i32
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i32 [ %conv, %cond.true1 ], [ 1000, %cond.false2 ]
  store i32 %cond4, ptr %rounds, align 4
  %op = getelementptr inbounds %struct.Instruction, ptr %code, i32 0, i32 0
  store i8 0, ptr %op, align 8
  %a = getelementptr inbounds %struct.Instruction, ptr %code, i32 0, i32 1
  store i8 2, ptr %a, align 1
  %b = getelementptr inbounds %struct.Instruction, ptr %code, i32 0, i32 2
  store i8 0, ptr %b, align 2
  %c = getelementptr inbounds %struct.Instruction, ptr %code, i32 0, i32 3
  store i8 0, ptr %c, align 1
  %value = getelementptr inbounds %struct.Instruction, ptr %code, i32 0, i32 4
  %5 = load i32, ptr %rounds, align 4
  store i32 %5, ptr %value, align 4
  %arrayinit.element = getelementptr inbounds %struct.Instruction, ptr %code, i64 1
  %op5 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element, i32 0, i32 0
  store i8 0, ptr %op5, align 8
  %a6 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element, i32 0, i32 1
  store i8 3, ptr %a6, align 1
  %b7 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element, i32 0, i32 2
  store i8 0, ptr %b7, align 2
  %c8 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element, i32 0, i32 3
  store i8 0, ptr %c8, align 1
  %value9 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element, i32 0, i32 4
  store i32 1, ptr %value9, align 4
  %arrayinit.element10 = getelementptr inbounds %struct.Instruction, ptr %code, i64 2
  %op11 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element10, i32 0, i32 0
  store i8 0, ptr %op11, align 8
  %a12 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element10, i32 0, i32 1
  store i8 4, ptr %a12, align 1
  %b13 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element10, i32 0, i32 2
  store i8 0, ptr %b13, align 2
  %c14 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element10, i32 0, i32 3
  store i8 0, ptr %c14, align 1
  %value15 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element10, i32 0, i32 4
  store i32 7, ptr %value15, align 4
  %arrayinit.element16 = getelementptr inbounds %struct.Instruction, ptr %code, i64 3
  %op17 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element16, i32 0, i32 0
  store i8 0, ptr %op17, align 8
  %a18 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element16, i32 0, i32 1
  store i8 8, ptr %a18, align 1
  %b19 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element16, i32 0, i32 2
  store i8 0, ptr %b19, align 2
  %c20 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element16, i32 0, i32 3
  store i8 0, ptr %c20, align 1
  %value21 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element16, i32 0, i32 4
  store i32 65535, ptr %value21, align 4
  %arrayinit.element22 = getelementptr inbounds %struct.Instruction, ptr %code, i64 4
  %op23 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element22, i32 0, i32 0
  store i8 7, ptr %op23, align 8
  %a24 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element22, i32 0, i32 1
  store i8 5, ptr %a24, align 1
  %b25 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element22, i32 0, i32 2
  store i8 1, ptr %b25, align 2
  %c26 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element22, i32 0, i32 3
  store i8 0, ptr %c26, align 1
  %value27 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element22, i32 0, i32 4
  store i32 0, ptr %value27, align 4
  %arrayinit.element28 = getelementptr inbounds %struct.Instruction, ptr %code, i64 5
  %op29 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element28, i32 0, i32 0
  store i8 1, ptr %op29, align 8
  %a30 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element28, i32 0, i32 1
  store i8 5, ptr %a30, align 1
  %b31 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element28, i32 0, i32 2
  store i8 5, ptr %b31, align 2
  %c32 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element28, i32 0, i32 3
  store i8 1, ptr %c32, align 1
  %value33 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element28, i32 0, i32 4
  store i32 0, ptr %value33, align 4
  %arrayinit.element34 = getelementptr inbounds %struct.Instruction, ptr %code, i64 6
  %op35 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element34, i32 0, i32 0
  store i8 3, ptr %op35, align 8
  %a36 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element34, i32 0, i32 1
  store i8 6, ptr %a36, align 1
  %b37 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element34, i32 0, i32 2
  store i8 5, ptr %b37, align 2
  %c38 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element34, i32 0, i32 3
  store i8 4, ptr %c38, align 1
  %value39 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element34, i32 0, i32 4
  store i32 0, ptr %value39, align 4
  %arrayinit.element40 = getelementptr inbounds %struct.Instruction, ptr %code, i64 7
  %op41 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element40, i32 0, i32 0
  store i8 9, ptr %op41, align 8
  %a42 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element40, i32 0, i32 1
  store i8 6, ptr %a42, align 1
  %b43 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element40, i32 0, i32 2
  store i8 6, ptr %b43, align 2
  %c44 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element40, i32 0, i32 3
  store i8 8, ptr %c44, align 1
  %value45 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element40, i32 0, i32 4
  store i32 0, ptr %value45, align 4
  %arrayinit.element46 = getelementptr inbounds %struct.Instruction, ptr %code, i64 8
  %op47 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element46, i32 0, i32 0
  store i8 1, ptr %op47, align 8
  %a48 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element46, i32 0, i32 1
  store i8 0, ptr %a48, align 1
  %b49 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element46, i32 0, i32 2
  store i8 0, ptr %b49, align 2
  %c50 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element46, i32 0, i32 3
  store i8 6, ptr %c50, align 1
  %value51 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element46, i32 0, i32 4
  store i32 0, ptr %value51, align 4
  %arrayinit.element52 = getelementptr inbounds %struct.Instruction, ptr %code, i64 9
  %op53 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element52, i32 0, i32 0
  store i8 8, ptr %op53, align 8
  %a54 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element52, i32 0, i32 1
  store i8 6, ptr %a54, align 1
  %b55 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element52, i32 0, i32 2
  store i8 1, ptr %b55, align 2
  %c56 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element52, i32 0, i32 3
  store i8 0, ptr %c56, align 1
  %value57 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element52, i32 0, i32 4
  store i32 0, ptr %value57, align 4
  %arrayinit.element58 = getelementptr inbounds %struct.Instruction, ptr %code, i64 10
  %op59 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element58, i32 0, i32 0
  store i8 1, ptr %op59, align 8
  %a60 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element58, i32 0, i32 1
  store i8 1, ptr %a60, align 1
  %b61 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element58, i32 0, i32 2
  store i8 1, ptr %b61, align 2
  %c62 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element58, i32 0, i32 3
  store i8 3, ptr %c62, align 1
  %value63 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element58, i32 0, i32 4
  store i32 0, ptr %value63, align 4
  %arrayinit.element64 = getelementptr inbounds %struct.Instruction, ptr %code, i64 11
  %op65 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element64, i32 0, i32 0
  store i8 4, ptr %op65, align 8
  %a66 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element64, i32 0, i32 1
  store i8 7, ptr %a66, align 1
  %b67 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element64, i32 0, i32 2
  store i8 1, ptr %b67, align 2
  %c68 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element64, i32 0, i32 3
  store i8 2, ptr %c68, align 1
  %value69 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element64, i32 0, i32 4
  store i32 0, ptr %value69, align 4
  %arrayinit.element70 = getelementptr inbounds %struct.Instruction, ptr %code, i64 12
  %op71 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element70, i32 0, i32 0
  store i8 5, ptr %op71, align 8
  %a72 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element70, i32 0, i32 1
  store i8 7, ptr %a72, align 1
  %b73 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element70, i32 0, i32 2
  store i8 0, ptr %b73, align 2
  %c74 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element70, i32 0, i32 3
  store i8 0, ptr %c74, align 1
  %value75 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element70, i32 0, i32 4
  store i32 -9, ptr %value75, align 4
  %arrayinit.element76 = getelementptr inbounds %struct.Instruction, ptr %code, i64 13
  %op77 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element76, i32 0, i32 0
  store i8 11, ptr %op77, align 8
  %a78 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element76, i32 0, i32 1
  store i8 0, ptr %a78, align 1
  %b79 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element76, i32 0, i32 2
  store i8 0, ptr %b79, align 2
  %c80 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element76, i32 0, i32 3
  store i8 0, ptr %c80, align 1
  %value81 = getelementptr inbounds %struct.Instruction, ptr %arrayinit.element76, i32 0, i32 4
  store i32 0, ptr %value81, align 4
  %arraydecay = getelementptr inbounds [14 x %struct.Instruction], ptr %code, i64 0, i64 0
  %call82 = call i64 @run(ptr noundef %arraydecay)
  store i64 %call82, ptr %result, align 8
  store i64 0, ptr %sum, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %6 = load i32, ptr %i, align 4
  %7 = load i32, ptr %rounds, align 4
  %cmp83 = icmp slt i32 %6, %7
  br i1 %cmp83, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %i, align 4
  %and = and i32 %8, 255
  %idxprom = sext i32 %and to i64
  %arrayidx85 = getelementptr inbounds [256 x i64], ptr @main.other, i64 0, i64 %idxprom
  %9 = load i64, ptr %arrayidx85, align 8
  %10 = load i32, ptr %i, align 4
  %conv86 = sext i32 %10 to i64
  %add = add nsw i64 %9, %conv86
  %mul87 = mul nsw i64 %add, 7
  %and88 = and i64 %mul87, 65535
  %11 = load i32, ptr %i, align 4
  %and89 = and i32 %11, 255
  %idxprom90 = sext i32 %and89 to i64
  %arrayidx91 = getelementptr inbounds [256 x i64], ptr @main.other, i64 0, i64 %idxprom90
  store i64 %and88, ptr %arrayidx91, align 8
  %12 = load i32, ptr %i, align 4
  %and92 = and i32 %12, 255
  %idxprom93 = sext i32 %and92 to i64
  %arrayidx94 = getelementptr inbounds [256 x i64], ptr @main.other, i64 0, i64 %idxprom93
  %13 = load i64, ptr %arrayidx94, align 8
  %14 = load i64, ptr %sum, align 8
  %add95 = add nsw i64 %14, %13
  store i64 %add95, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %15 = load i32, ptr %i, align 4
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %16 = load i64, ptr %result, align 8
  %call96 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %16)
  %17 = load i64, ptr %result, align 8
  %18 = load i64, ptr %sum, align 8
  %cmp97 = icmp ne i64 %17, %18
  %conv98 = zext i1 %cmp97 to i32
  ret i32 %conv98
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @run(ptr noundef %code) #0 {
entry:
  %code.addr = alloca ptr, align 8
  %r = alloca [16 x i64], align 16
  %i = alloca %struct.Instruction, align 4
  store ptr %code, ptr %code.addr, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %r, i8 0, i64 128, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %sw.epilog, %entry
  %0 = load ptr, ptr %code.addr, align 8
  %incdec.ptr = getelementptr inbounds %struct.Instruction, ptr %0, i32 1
  store ptr %incdec.ptr, ptr %code.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %i, ptr align 4 %0, i64 8, i1 false)
  %op = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 0
  %1 = load i8, ptr %op, align 4
  %conv = zext i8 %1 to i32
  switch i32 %conv, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb2
    i32 2, label %sw.bb10
    i32 3, label %sw.bb20
    i32 4, label %sw.bb30
    i32 5, label %sw.bb42
    i32 6, label %sw.bb47
    i32 7, label %sw.bb51
    i32 8, label %sw.bb59
    i32 9, label %sw.bb68
    i32 10, label %sw.bb79
    i32 11, label %sw.bb90
  ]

sw.bb:                                            ; preds = %for.cond
  %value = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 4
  %2 = load i32, ptr %value, align 4
  %conv1 = sext i32 %2 to i64
  %a = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %3 = load i8, ptr %a, align 1
  %idxprom = zext i8 %3 to i64
  %arrayidx = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom
  store i64 %conv1, ptr %arrayidx, align 8
  br label %sw.epilog

sw.bb2:                                           ; preds = %for.cond
  %b = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 2
  %4 = load i8, ptr %b, align 2
  %idxprom3 = zext i8 %4 to i64
  %arrayidx4 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom3
  %5 = load i64, ptr %arrayidx4, align 8
  %c = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 3
  %6 = load i8, ptr %c, align 1
  %idxprom5 = zext i8 %6 to i64
  %arrayidx6 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom5
  %7 = load i64, ptr %arrayidx6, align 8
  %add = add nsw i64 %5, %7
  %a7 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %8 = load i8, ptr %a7, align 1
  %idxprom8 = zext i8 %8 to i64
  %arrayidx9 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom8
  store i64 %add, ptr %arrayidx9, align 8
  br label %sw.epilog

sw.bb10:                                          ; preds = %for.cond
  %b11 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 2
  %9 = load i8, ptr %b11, align 2
  %idxprom12 = zext i8 %9 to i64
  %arrayidx13 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom12
  %10 = load i64, ptr %arrayidx13, align 8
  %c14 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 3
  %11 = load i8, ptr %c14, align 1
  %idxprom15 = zext i8 %11 to i64
  %arrayidx16 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom15
  %12 = load i64, ptr %arrayidx16, align 8
  %sub = sub nsw i64 %10, %12
  %a17 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %13 = load i8, ptr %a17, align 1
  %idxprom18 = zext i8 %13 to i64
  %arrayidx19 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom18
  store i64 %sub, ptr %arrayidx19, align 8
  br label %sw.epilog

sw.bb20:                                          ; preds = %for.cond
  %b21 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 2
  %14 = load i8, ptr %b21, align 2
  %idxprom22 = zext i8 %14 to i64
  %arrayidx23 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom22
  %15 = load i64, ptr %arrayidx23, align 8
  %c24 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 3
  %16 = load i8, ptr %c24, align 1
  %idxprom25 = zext i8 %16 to i64
  %arrayidx26 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom25
  %17 = load i64, ptr %arrayidx26, align 8
  %mul = mul nsw i64 %15, %17
  %a27 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %18 = load i8, ptr %a27, align 1
  %idxprom28 = zext i8 %18 to i64
  %arrayidx29 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom28
  store i64 %mul, ptr %arrayidx29, align 8
  br label %sw.epilog

sw.bb30:                                          ; preds = %for.cond
  %b31 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 2
  %19 = load i8, ptr %b31, align 2
  %idxprom32 = zext i8 %19 to i64
  %arrayidx33 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom32
  %20 = load i64, ptr %arrayidx33, align 8
  %c34 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 3
  %21 = load i8, ptr %c34, align 1
  %idxprom35 = zext i8 %21 to i64
  %arrayidx36 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom35
  %22 = load i64, ptr %arrayidx36, align 8
  %cmp = icmp slt i64 %20, %22
  %conv37 = zext i1 %cmp to i32
  %conv38 = sext i32 %conv37 to i64
  %a39 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %23 = load i8, ptr %a39, align 1
  %idxprom40 = zext i8 %23 to i64
  %arrayidx41 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom40
  store i64 %conv38, ptr %arrayidx41, align 8
  br label %sw.epilog

sw.bb42:                                          ; preds = %for.cond
  %a43 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %24 = load i8, ptr %a43, align 1
  %idxprom44 = zext i8 %24 to i64
  %arrayidx45 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom44
  %25 = load i64, ptr %arrayidx45, align 8
  %tobool = icmp ne i64 %25, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb42
  %value46 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 4
  %26 = load i32, ptr %value46, align 4
  %27 = load ptr, ptr %code.addr, align 8
  %idx.ext = sext i32 %26 to i64
  %add.ptr = getelementptr inbounds %struct.Instruction, ptr %27, i64 %idx.ext
  store ptr %add.ptr, ptr %code.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %sw.bb42
  br label %sw.epilog

sw.bb47:                                          ; preds = %for.cond
  %value48 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 4
  %28 = load i32, ptr %value48, align 4
  %29 = load ptr, ptr %code.addr, align 8
  %idx.ext49 = sext i32 %28 to i64
  %add.ptr50 = getelementptr inbounds %struct.Instruction, ptr %29, i64 %idx.ext49
  store ptr %add.ptr50, ptr %code.addr, align 8
  br label %sw.epilog

sw.bb51:                                          ; preds = %for.cond
  %b52 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 2
  %30 = load i8, ptr %b52, align 2
  %idxprom53 = zext i8 %30 to i64
  %arrayidx54 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom53
  %31 = load i64, ptr %arrayidx54, align 8
  %and = and i64 %31, 255
  %arrayidx55 = getelementptr inbounds [256 x i64], ptr @memory, i64 0, i64 %and
  %32 = load i64, ptr %arrayidx55, align 8
  %a56 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %33 = load i8, ptr %a56, align 1
  %idxprom57 = zext i8 %33 to i64
  %arrayidx58 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom57
  store i64 %32, ptr %arrayidx58, align 8
  br label %sw.epilog

sw.bb59:                                          ; preds = %for.cond
  %a60 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %34 = load i8, ptr %a60, align 1
  %idxprom61 = zext i8 %34 to i64
  %arrayidx62 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom61
  %35 = load i64, ptr %arrayidx62, align 8
  %b63 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 2
  %36 = load i8, ptr %b63, align 2
  %idxprom64 = zext i8 %36 to i64
  %arrayidx65 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom64
  %37 = load i64, ptr %arrayidx65, align 8
  %and66 = and i64 %37, 255
  %arrayidx67 = getelementptr inbounds [256 x i64], ptr @memory, i64 0, i64 %and66
  store i64 %35, ptr %arrayidx67, align 8
  br label %sw.epilog

sw.bb68:                                          ; preds = %for.cond
  %b69 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 2
  %38 = load i8, ptr %b69, align 2
  %idxprom70 = zext i8 %38 to i64
  %arrayidx71 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom70
  %39 = load i64, ptr %arrayidx71, align 8
  %c72 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 3
  %40 = load i8, ptr %c72, align 1
  %idxprom73 = zext i8 %40 to i64
  %arrayidx74 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom73
  %41 = load i64, ptr %arrayidx74, align 8
  %and75 = and i64 %39, %41
  %a76 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %42 = load i8, ptr %a76, align 1
  %idxprom77 = zext i8 %42 to i64
  %arrayidx78 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom77
  store i64 %and75, ptr %arrayidx78, align 8
  br label %sw.epilog

sw.bb79:                                          ; preds = %for.cond
  %b80 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 2
  %43 = load i8, ptr %b80, align 2
  %idxprom81 = zext i8 %43 to i64
  %arrayidx82 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom81
  %44 = load i64, ptr %arrayidx82, align 8
  %c83 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 3
  %45 = load i8, ptr %c83, align 1
  %idxprom84 = zext i8 %45 to i64
  %arrayidx85 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom84
  %46 = load i64, ptr %arrayidx85, align 8
  %and86 = and i64 %46, 63
  %shr = lshr i64 %44, %and86
  %a87 = getelementptr inbounds %struct.Instruction, ptr %i, i32 0, i32 1
  %47 = load i8, ptr %a87, align 1
  %idxprom88 = zext i8 %47 to i64
  %arrayidx89 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 %idxprom88
  store i64 %shr, ptr %arrayidx89, align 8
  br label %sw.epilog

sw.bb90:                                          ; preds = %for.cond
  %arrayidx91 = getelementptr inbounds [16 x i64], ptr %r, i64 0, i64 0
  %48 = load i64, ptr %arrayidx91, align 16
  ret i64 %48

sw.epilog:                                        ; preds = %for.cond, %sw.bb79, %sw.bb68, %sw.bb59, %sw.bb51, %sw.bb47, %if.end, %sw.bb30, %sw.bb20, %sw.bb10, %sw.bb2, %sw.bb
  br label %for.cond
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
