source_filename = "regex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Machine = type { [256 x %struct.State], i32, ptr, ptr, i32 }
%struct.State = type { i32, i8, ptr, ptr, i32 }
%struct.List = type { [256 x ptr], i32 }

@main.letters = internal global %struct.Machine zeroinitializer, align 8
@main.numbers = internal global %struct.Machine zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"(a|b)*a.........\00", align 1
@.str.1 = private unnamed_addr constant [67 x i8] c"-?(0|1|2|3|4|5|6|7|8|9)+\\.(0|1|2|3|4|5|6|7|8|9)+((e|E)(-|\\+)?10*)?\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"regex: %ld of %ld lines match\0A\00", align 1
@matches.lists = internal global [2 x %struct.List] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [11 x i8] c"%s%u%s%s%s\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"..\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"01102\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"5\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"e+10\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %random = alloca i32, align 4
  %line = alloca [65 x i8], align 16
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
  %mul = mul nsw i64 %cond, 100000
  %cond4 = select i1 %tobool, i64 %mul, i64 100
  store i32 20261121, ptr %random, align 4
  %call5 = call ptr @compile(ptr noundef @main.letters, ptr noundef @.str)
  %call6 = call ptr @compile(ptr noundef @main.numbers, ptr noundef @.str.1)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add29, %for.body ]
  %i.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %found.0 = phi i64 [ 0, %cond.end ], [ %add32, %for.body ]
  %cmp7 = icmp slt i64 %i.0, %cond4
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay = getelementptr inbounds [65 x i8], ptr %line, i64 0, i64 0
  %call8 = call zeroext i1 @make_line(ptr noundef %arraydecay, ptr noundef %random)
  %storedv = zext i1 %call8 to i8
  %arraydecay9 = getelementptr inbounds [65 x i8], ptr %line, i64 0, i64 0
  %call10 = call zeroext i1 @matches(ptr noundef @main.letters, ptr noundef %call5, ptr noundef %arraydecay9)
  %conv = zext i1 %call10 to i32
  %loadedv = trunc i8 %storedv to i1
  %conv11 = zext i1 %loadedv to i32
  %cmp12 = icmp ne i32 %conv, %conv11
  %conv13 = zext i1 %cmp12 to i32
  %conv14 = sext i32 %conv13 to i64
  %add = add nsw i64 %wrong.0, %conv14
  %loadedv15 = trunc i8 %storedv to i1
  %conv16 = zext i1 %loadedv15 to i64
  %add17 = add nsw i64 %found.0, %conv16
  %arraydecay18 = getelementptr inbounds [65 x i8], ptr %line, i64 0, i64 0
  %call19 = call zeroext i1 @make_number(ptr noundef %arraydecay18, ptr noundef %random)
  %storedv20 = zext i1 %call19 to i8
  %arraydecay21 = getelementptr inbounds [65 x i8], ptr %line, i64 0, i64 0
  %call22 = call zeroext i1 @matches(ptr noundef @main.numbers, ptr noundef %call6, ptr noundef %arraydecay21)
  %conv23 = zext i1 %call22 to i32
  %loadedv24 = trunc i8 %storedv20 to i1
  %conv25 = zext i1 %loadedv24 to i32
  %cmp26 = icmp ne i32 %conv23, %conv25
  %conv27 = zext i1 %cmp26 to i32
  %conv28 = sext i32 %conv27 to i64
  %add29 = add nsw i64 %add, %conv28
  %loadedv30 = trunc i8 %storedv20 to i1
  %conv31 = zext i1 %loadedv30 to i64
  %add32 = add nsw i64 %add17, %conv31
  %inc = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %mul33 = mul nsw i64 2, %cond4
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %found.0, i64 noundef %mul33)
  %cmp35 = icmp ne i64 %wrong.0, 0
  %conv36 = zext i1 %cmp35 to i32
  ret i32 %conv36
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile(ptr noundef %machine, ptr noundef %pattern) #0 {
entry:
  %used = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 1
  store i32 0, ptr %used, align 8
  %step = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 4
  store i32 0, ptr %step, align 8
  %pattern1 = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 2
  store ptr %pattern, ptr %pattern1, align 8
  %call = call i64 @strlen(ptr noundef %pattern) #6
  %add.ptr = getelementptr inbounds i8, ptr %pattern, i64 %call
  %at = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  store ptr %add.ptr, ptr %at, align 8
  %call2 = call ptr @make(ptr noundef %machine, i32 noundef 3, i8 noundef signext 0, ptr noundef null, ptr noundef null)
  %call3 = call ptr @compile_alternatives(ptr noundef %machine, ptr noundef %call2)
  ret ptr %call3
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @make_line(ptr noundef %line, ptr noundef %state) #0 {
entry:
  %call = call i32 @next_random(ptr noundef %state)
  %rem = urem i32 %call, 44
  %add = add nsw i32 20, %rem
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, %add
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call1 = call i32 @next_random(ptr noundef %state)
  %rem2 = urem i32 %call1, 2
  %tobool = icmp ne i32 %rem2, 0
  %0 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 97, i32 98
  %conv = trunc i32 %cond to i8
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %line, i64 %idxprom
  store i8 %conv, ptr %arrayidx, align 1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds i8, ptr %line, i64 %idxprom3
  store i8 0, ptr %arrayidx4, align 1
  %sub = sub nsw i32 %add, 10
  %idxprom5 = sext i32 %sub to i64
  %arrayidx6 = getelementptr inbounds i8, ptr %line, i64 %idxprom5
  %1 = load i8, ptr %arrayidx6, align 1
  %conv7 = sext i8 %1 to i32
  %cmp8 = icmp eq i32 %conv7, 97
  ret i1 %cmp8
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @matches(ptr noundef %machine, ptr noundef %start, ptr noundef %line) #0 {
entry:
  %count = getelementptr inbounds %struct.List, ptr @matches.lists, i32 0, i32 1
  store i32 0, ptr %count, align 8
  %step = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 4
  %0 = load i32, ptr %step, align 8
  %inc = add i32 %0, 1
  store i32 %inc, ptr %step, align 8
  call void @add(ptr noundef @matches.lists, ptr noundef %start, i32 noundef %inc)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %line.addr.0 = phi ptr [ %line, %entry ], [ %incdec.ptr, %for.body ]
  %now.0 = phi ptr [ @matches.lists, %entry ], [ %then.0, %for.body ]
  %then.0 = phi ptr [ getelementptr inbounds ([2 x %struct.List], ptr @matches.lists, i64 0, i64 1), %entry ], [ %now.0, %for.body ]
  %1 = load i8, ptr %line.addr.0, align 1
  %conv = sext i8 %1 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %for.end

land.rhs:                                         ; preds = %for.cond
  %count1 = getelementptr inbounds %struct.List, ptr %now.0, i32 0, i32 1
  %2 = load i32, ptr %count1, align 8
  %tobool2 = icmp ne i32 %2, 0
  br i1 %tobool2, label %for.body, label %for.end

for.body:                                         ; preds = %land.rhs
  %3 = load i8, ptr %line.addr.0, align 1
  %step3 = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 4
  %4 = load i32, ptr %step3, align 8
  %inc4 = add i32 %4, 1
  store i32 %inc4, ptr %step3, align 8
  call void @advance(ptr noundef %now.0, ptr noundef %then.0, i8 noundef signext %3, i32 noundef %inc4)
  %incdec.ptr = getelementptr inbounds i8, ptr %line.addr.0, i32 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond, %land.rhs
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc14, %for.end
  %i.0 = phi i32 [ 0, %for.end ], [ %inc15, %for.inc14 ]
  %count6 = getelementptr inbounds %struct.List, ptr %now.0, i32 0, i32 1
  %5 = load i32, ptr %count6, align 8
  %cmp = icmp slt i32 %i.0, %5
  br i1 %cmp, label %for.body8, label %return

for.body8:                                        ; preds = %for.cond5
  %states = getelementptr inbounds %struct.List, ptr %now.0, i32 0, i32 0
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [256 x ptr], ptr %states, i64 0, i64 %idxprom
  %6 = load ptr, ptr %arrayidx, align 8
  %kind = getelementptr inbounds %struct.State, ptr %6, i32 0, i32 0
  %7 = load i32, ptr %kind, align 8
  %cmp9 = icmp eq i32 %7, 3
  br i1 %cmp9, label %if.then, label %for.inc14

if.then:                                          ; preds = %for.body8
  %8 = load i8, ptr %line.addr.0, align 1
  %conv11 = sext i8 %8 to i32
  %cmp12 = icmp eq i32 %conv11, 0
  br label %return

for.inc14:                                        ; preds = %for.body8
  %inc15 = add nsw i32 %i.0, 1
  br label %for.cond5, !llvm.loop !9

return:                                           ; preds = %for.cond5, %if.then
  %retval.0 = phi i1 [ %cmp12, %if.then ], [ false, %for.cond5 ]
  ret i1 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @make_number(ptr noundef %line, ptr noundef %state) #0 {
entry:
  %call = call i32 @next_random(ptr noundef %state)
  %rem = urem i32 %call, 3
  %cmp = icmp eq i32 %rem, 0
  %storedv = zext i1 %cmp to i8
  %and = and i32 %call, 4
  %tobool = icmp ne i32 %and, 0
  %0 = zext i1 %tobool to i64
  %cond = select i1 %tobool, ptr @.str.4, ptr @.str.5
  %loadedv = trunc i8 %storedv to i1
  %1 = zext i1 %loadedv to i64
  %cond1 = select i1 %loadedv, ptr @.str.6, ptr @.str.7
  %and2 = and i32 %call, 8
  %tobool3 = icmp ne i32 %and2, 0
  %2 = zext i1 %tobool3 to i64
  %cond4 = select i1 %tobool3, ptr @.str.8, ptr @.str.9
  %and5 = and i32 %call, 16
  %tobool6 = icmp ne i32 %and5, 0
  %3 = zext i1 %tobool6 to i64
  %cond7 = select i1 %tobool6, ptr @.str.10, ptr @.str.5
  %call8 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %line, ptr noundef @.str.3, ptr noundef %cond, i32 noundef %call, ptr noundef %cond1, ptr noundef %cond4, ptr noundef %cond7) #5
  %loadedv9 = trunc i8 %storedv to i1
  %lnot = xor i1 %loadedv9, true
  ret i1 %lnot
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile_alternatives(ptr noundef %machine, ptr noundef %next) #0 {
entry:
  %call = call ptr @compile_sequence(ptr noundef %machine, ptr noundef %next)
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %first.0 = phi ptr [ %call, %entry ], [ %call3, %while.body ]
  %call1 = call zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext 124)
  br i1 %call1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %at = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %0 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i32 -1
  store ptr %incdec.ptr, ptr %at, align 8
  %call2 = call ptr @compile_sequence(ptr noundef %machine, ptr noundef %next)
  %call3 = call ptr @make(ptr noundef %machine, i32 noundef 2, i8 noundef signext 0, ptr noundef %call2, ptr noundef %first.0)
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  ret ptr %first.0
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @make(ptr noundef %machine, i32 noundef %kind, i8 noundef signext %letter, ptr noundef %next, ptr noundef %other) #0 {
entry:
  %.compoundliteral.sroa.3 = alloca [3 x i8], align 1
  %states = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 0
  %used = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 1
  %0 = load i32, ptr %used, align 8
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr %used, align 8
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [256 x %struct.State], ptr %states, i64 0, i64 %idxprom
  store i32 %kind, ptr %arrayidx, align 8
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  store i8 %letter, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 4
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %.compoundliteral.sroa.3.0..sroa_idx, ptr align 1 %.compoundliteral.sroa.3, i64 3, i1 false)
  %.compoundliteral.sroa.31.0..sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store ptr %next, ptr %.compoundliteral.sroa.31.0..sroa_idx, align 8
  %.compoundliteral.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 16
  store ptr %other, ptr %.compoundliteral.sroa.4.0..sroa_idx, align 8
  %.compoundliteral.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 24
  store i32 0, ptr %.compoundliteral.sroa.5.0..sroa_idx, align 8
  %.compoundliteral.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 28
  store i32 undef, ptr %.compoundliteral.sroa.6.0..sroa_idx, align 4
  ret ptr %arrayidx
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile_sequence(ptr noundef %machine, ptr noundef %next) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %next.addr.0 = phi ptr [ %next, %entry ], [ %call2, %while.body ]
  %at = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %0 = load ptr, ptr %at, align 8
  %pattern = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 2
  %1 = load ptr, ptr %pattern, align 8
  %cmp = icmp ugt ptr %0, %1
  br i1 %cmp, label %land.lhs.true, label %while.end

land.lhs.true:                                    ; preds = %while.cond
  %call = call zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext 40)
  br i1 %call, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %land.lhs.true
  %call1 = call zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext 124)
  %lnot = xor i1 %call1, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %call2 = call ptr @compile_repeated(ptr noundef %machine, ptr noundef %next.addr.0)
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %land.lhs.true, %while.cond, %land.rhs
  ret ptr %next.addr.0
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext %mark) #0 {
entry:
  %at = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %0 = load ptr, ptr %at, align 8
  %pattern = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 2
  %1 = load ptr, ptr %pattern, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %cmp = icmp sgt i64 %sub.ptr.sub, 0
  br i1 %cmp, label %land.lhs.true, label %land.end13

land.lhs.true:                                    ; preds = %entry
  %at1 = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %2 = load ptr, ptr %at1, align 8
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 -1
  %3 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %3 to i32
  %conv2 = sext i8 %mark to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %land.rhs, label %land.end13

land.rhs:                                         ; preds = %land.lhs.true
  %cmp5 = icmp sgt i64 %sub.ptr.sub, 1
  br i1 %cmp5, label %land.rhs7, label %land.end

land.rhs7:                                        ; preds = %land.rhs
  %at8 = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %4 = load ptr, ptr %at8, align 8
  %arrayidx9 = getelementptr inbounds i8, ptr %4, i64 -2
  %5 = load i8, ptr %arrayidx9, align 1
  %conv10 = sext i8 %5 to i32
  %cmp11 = icmp eq i32 %conv10, 92
  br label %land.end

land.end:                                         ; preds = %land.rhs7, %land.rhs
  %6 = phi i1 [ false, %land.rhs ], [ %cmp11, %land.rhs7 ]
  %lnot = xor i1 %6, true
  br label %land.end13

land.end13:                                       ; preds = %land.end, %land.lhs.true, %entry
  %7 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %lnot, %land.end ]
  ret i1 %7
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile_repeated(ptr noundef %machine, ptr noundef %next) #0 {
entry:
  %call = call zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext 63)
  %storedv = zext i1 %call to i8
  %call1 = call zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext 43)
  %storedv2 = zext i1 %call1 to i8
  %loadedv = trunc i8 %storedv to i1
  br i1 %loadedv, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %loadedv3 = trunc i8 %storedv2 to i1
  br i1 %loadedv3, label %if.end, label %land.lhs.true4

land.lhs.true4:                                   ; preds = %land.lhs.true
  %call5 = call zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext 42)
  br i1 %call5, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true4
  %call6 = call ptr @compile_atom(ptr noundef %machine, ptr noundef %next)
  br label %return

if.end:                                           ; preds = %land.lhs.true4, %land.lhs.true, %entry
  %at = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %0 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i32 -1
  store ptr %incdec.ptr, ptr %at, align 8
  %call7 = call ptr @make(ptr noundef %machine, i32 noundef 2, i8 noundef signext 0, ptr noundef null, ptr noundef %next)
  %loadedv8 = trunc i8 %storedv to i1
  %next.call7 = select i1 %loadedv8, ptr %next, ptr %call7
  %call9 = call ptr @compile_repeated(ptr noundef %machine, ptr noundef %next.call7)
  %next10 = getelementptr inbounds %struct.State, ptr %call7, i32 0, i32 2
  store ptr %call9, ptr %next10, align 8
  %loadedv11 = trunc i8 %storedv2 to i1
  br i1 %loadedv11, label %cond.true12, label %return

cond.true12:                                      ; preds = %if.end
  %next13 = getelementptr inbounds %struct.State, ptr %call7, i32 0, i32 2
  %1 = load ptr, ptr %next13, align 8
  br label %return

return:                                           ; preds = %cond.true12, %if.end, %if.then
  %retval.0 = phi ptr [ %call6, %if.then ], [ %1, %cond.true12 ], [ %call7, %if.end ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile_atom(ptr noundef %machine, ptr noundef %next) #0 {
entry:
  %call = call zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext 41)
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %at = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %0 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i32 -1
  store ptr %incdec.ptr, ptr %at, align 8
  %call1 = call ptr @compile_alternatives(ptr noundef %machine, ptr noundef %next)
  %at2 = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %1 = load ptr, ptr %at2, align 8
  %incdec.ptr3 = getelementptr inbounds i8, ptr %1, i32 -1
  store ptr %incdec.ptr3, ptr %at2, align 8
  br label %return

if.end:                                           ; preds = %entry
  %call4 = call zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext 46)
  %2 = zext i1 %call4 to i64
  %cond = select i1 %call4, i32 1, i32 0
  %at5 = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %3 = load ptr, ptr %at5, align 8
  %incdec.ptr6 = getelementptr inbounds i8, ptr %3, i32 -1
  store ptr %incdec.ptr6, ptr %at5, align 8
  %4 = load i8, ptr %incdec.ptr6, align 1
  %at7 = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %5 = load ptr, ptr %at7, align 8
  %pattern = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 2
  %6 = load ptr, ptr %pattern, align 8
  %cmp = icmp ugt ptr %5, %6
  br i1 %cmp, label %land.lhs.true, label %if.end14

land.lhs.true:                                    ; preds = %if.end
  %at8 = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %7 = load ptr, ptr %at8, align 8
  %arrayidx = getelementptr inbounds i8, ptr %7, i64 -1
  %8 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %8 to i32
  %cmp9 = icmp eq i32 %conv, 92
  br i1 %cmp9, label %if.then11, label %if.end14

if.then11:                                        ; preds = %land.lhs.true
  %at12 = getelementptr inbounds %struct.Machine, ptr %machine, i32 0, i32 3
  %9 = load ptr, ptr %at12, align 8
  %incdec.ptr13 = getelementptr inbounds i8, ptr %9, i32 -1
  store ptr %incdec.ptr13, ptr %at12, align 8
  br label %if.end14

if.end14:                                         ; preds = %if.then11, %land.lhs.true, %if.end
  %call15 = call ptr @make(ptr noundef %machine, i32 noundef %cond, i8 noundef signext %4, ptr noundef %next, ptr noundef null)
  br label %return

return:                                           ; preds = %if.end14, %if.then
  %retval.0 = phi ptr [ %call1, %if.then ], [ %call15, %if.end14 ]
  ret ptr %retval.0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @next_random(ptr noundef %state) #0 {
entry:
  %0 = load i32, ptr %state, align 4
  %mul = mul i32 %0, 1664525
  %add = add i32 %mul, 1013904223
  store i32 %add, ptr %state, align 4
  %1 = load i32, ptr %state, align 4
  %shr = lshr i32 %1, 16
  ret i32 %shr
}

; Function Attrs: noinline nounwind uwtable
define internal void @add(ptr noundef %list, ptr noundef %state, i32 noundef %step) #0 {
entry:
  %mark = getelementptr inbounds %struct.State, ptr %state, i32 0, i32 4
  %0 = load i32, ptr %mark, align 8
  %cmp = icmp eq i32 %0, %step
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %mark1 = getelementptr inbounds %struct.State, ptr %state, i32 0, i32 4
  store i32 %step, ptr %mark1, align 8
  %kind = getelementptr inbounds %struct.State, ptr %state, i32 0, i32 0
  %1 = load i32, ptr %kind, align 8
  %cmp2 = icmp eq i32 %1, 2
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %next = getelementptr inbounds %struct.State, ptr %state, i32 0, i32 2
  %2 = load ptr, ptr %next, align 8
  call void @add(ptr noundef %list, ptr noundef %2, i32 noundef %step)
  %other = getelementptr inbounds %struct.State, ptr %state, i32 0, i32 3
  %3 = load ptr, ptr %other, align 8
  call void @add(ptr noundef %list, ptr noundef %3, i32 noundef %step)
  br label %return

if.end4:                                          ; preds = %if.end
  %states = getelementptr inbounds %struct.List, ptr %list, i32 0, i32 0
  %count = getelementptr inbounds %struct.List, ptr %list, i32 0, i32 1
  %4 = load i32, ptr %count, align 8
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %count, align 8
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [256 x ptr], ptr %states, i64 0, i64 %idxprom
  store ptr %state, ptr %arrayidx, align 8
  br label %return

return:                                           ; preds = %entry, %if.end4, %if.then3
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @advance(ptr noundef %from, ptr noundef %to, i8 noundef signext %c, i32 noundef %step) #0 {
entry:
  %count = getelementptr inbounds %struct.List, ptr %to, i32 0, i32 1
  store i32 0, ptr %count, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %count1 = getelementptr inbounds %struct.List, ptr %from, i32 0, i32 1
  %0 = load i32, ptr %count1, align 8
  %cmp = icmp slt i32 %i.0, %0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %states = getelementptr inbounds %struct.List, ptr %from, i32 0, i32 0
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [256 x ptr], ptr %states, i64 0, i64 %idxprom
  %1 = load ptr, ptr %arrayidx, align 8
  %kind = getelementptr inbounds %struct.State, ptr %1, i32 0, i32 0
  %2 = load i32, ptr %kind, align 8
  switch i32 %2, label %for.inc [
    i32 0, label %sw.bb
    i32 1, label %sw.bb5
  ]

sw.bb:                                            ; preds = %for.body
  %letter = getelementptr inbounds %struct.State, ptr %1, i32 0, i32 1
  %3 = load i8, ptr %letter, align 4
  %conv = sext i8 %3 to i32
  %conv2 = sext i8 %c to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %for.inc

if.then:                                          ; preds = %sw.bb
  %next = getelementptr inbounds %struct.State, ptr %1, i32 0, i32 2
  %4 = load ptr, ptr %next, align 8
  call void @add(ptr noundef %to, ptr noundef %4, i32 noundef %step)
  br label %for.inc

sw.bb5:                                           ; preds = %for.body
  %next6 = getelementptr inbounds %struct.State, ptr %1, i32 0, i32 2
  %5 = load ptr, ptr %next6, align 8
  call void @add(ptr noundef %to, ptr noundef %5, i32 noundef %step)
  br label %for.inc

for.inc:                                          ; preds = %for.body, %sw.bb5, %if.then, %sw.bb
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(read) }

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
