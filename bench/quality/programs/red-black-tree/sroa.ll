source_filename = "red-black-tree.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Node = type { ptr, ptr, i32, i8 }

@main.present = internal global [20000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [46 x i8] c"red-black-tree: %u keys after %ld operations\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %state = alloca i64, align 8
  %nodes = alloca i32, align 4
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #7
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 1500000
  %cond4 = select i1 %tobool, i64 %mul, i64 4000
  store i64 20261121, ptr %state, align 8
  store i32 0, ptr %nodes, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %root.0 = phi ptr [ null, %cond.end ], [ %root.2, %for.inc ]
  %i.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.inc ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %wrong.1, %for.inc ]
  %cmp5 = icmp slt i64 %i.0, %cond4
  br i1 %cmp5, label %for.body, label %for.cond36

for.body:                                         ; preds = %for.cond
  %call6 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call6, 32
  %conv = trunc i64 %shr to i32
  %rem = urem i32 %conv, 20000
  %and = and i64 %call6, 1
  %tobool7 = icmp ne i64 %and, 0
  br i1 %tobool7, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %call8 = call zeroext i1 @contains(ptr noundef %root.0, i32 noundef %rem)
  %conv9 = zext i1 %call8 to i32
  %idxprom = zext i32 %rem to i64
  %arrayidx10 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom
  %1 = load i8, ptr %arrayidx10, align 1
  %loadedv = trunc i8 %1 to i1
  %conv11 = zext i1 %loadedv to i32
  %cmp12 = icmp ne i32 %conv9, %conv11
  %conv13 = zext i1 %cmp12 to i32
  %conv14 = sext i32 %conv13 to i64
  %add = add nsw i64 %wrong.0, %conv14
  br label %if.end30

if.else:                                          ; preds = %for.body
  %idxprom15 = zext i32 %rem to i64
  %arrayidx16 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom15
  %2 = load i8, ptr %arrayidx16, align 1
  %loadedv17 = trunc i8 %2 to i1
  br i1 %loadedv17, label %if.then18, label %if.else25

if.then18:                                        ; preds = %if.else
  %left = getelementptr inbounds %struct.Node, ptr %root.0, i32 0, i32 0
  %3 = load ptr, ptr %left, align 8
  %call19 = call zeroext i1 @is_red(ptr noundef %3)
  br i1 %call19, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then18
  %right = getelementptr inbounds %struct.Node, ptr %root.0, i32 0, i32 1
  %4 = load ptr, ptr %right, align 8
  %call20 = call zeroext i1 @is_red(ptr noundef %4)
  br i1 %call20, label %if.end, label %if.then21

if.then21:                                        ; preds = %land.lhs.true
  %red = getelementptr inbounds %struct.Node, ptr %root.0, i32 0, i32 3
  store i8 1, ptr %red, align 4
  br label %if.end

if.end:                                           ; preds = %if.then21, %land.lhs.true, %if.then18
  %call22 = call ptr @erase(ptr noundef %root.0, i32 noundef %rem)
  %idxprom23 = zext i32 %rem to i64
  %arrayidx24 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom23
  store i8 0, ptr %arrayidx24, align 1
  br label %if.end30

if.else25:                                        ; preds = %if.else
  %call26 = call ptr @insert(ptr noundef %root.0, i32 noundef %rem)
  %idxprom27 = zext i32 %rem to i64
  %arrayidx28 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom27
  store i8 1, ptr %arrayidx28, align 1
  br label %if.end30

if.end30:                                         ; preds = %if.end, %if.else25, %if.then
  %root.2 = phi ptr [ %root.0, %if.then ], [ %call22, %if.end ], [ %call26, %if.else25 ]
  %wrong.1 = phi i64 [ %add, %if.then ], [ %wrong.0, %if.else25 ], [ %wrong.0, %if.end ]
  %tobool31 = icmp ne ptr %root.2, null
  br i1 %tobool31, label %if.then32, label %for.inc

if.then32:                                        ; preds = %if.end30
  %red33 = getelementptr inbounds %struct.Node, ptr %root.2, i32 0, i32 3
  store i8 0, ptr %red33, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end30, %if.then32
  %inc = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.cond36:                                       ; preds = %for.cond, %for.body39
  %expected.0 = phi i32 [ %add44, %for.body39 ], [ 0, %for.cond ]
  %key35.0 = phi i32 [ %inc46, %for.body39 ], [ 0, %for.cond ]
  %cmp37 = icmp ult i32 %key35.0, 20000
  br i1 %cmp37, label %for.body39, label %for.end47

for.body39:                                       ; preds = %for.cond36
  %idxprom40 = zext i32 %key35.0 to i64
  %arrayidx41 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom40
  %5 = load i8, ptr %arrayidx41, align 1
  %loadedv42 = trunc i8 %5 to i1
  %conv43 = zext i1 %loadedv42 to i32
  %add44 = add i32 %expected.0, %conv43
  %inc46 = add i32 %key35.0, 1
  br label %for.cond36, !llvm.loop !7

for.end47:                                        ; preds = %for.cond36
  %call48 = call i32 @black_height(ptr noundef %root.0, ptr noundef %nodes)
  %cmp49 = icmp slt i32 %call48, 0
  %6 = load i32, ptr %nodes, align 4
  %cmp51 = icmp ne i32 %6, %expected.0
  %7 = select i1 %cmp49, i1 true, i1 %cmp51
  %lor.ext = zext i1 %7 to i32
  %conv53 = sext i32 %lor.ext to i64
  %add54 = add nsw i64 %wrong.0, %conv53
  %8 = load i32, ptr %nodes, align 4
  %call55 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8, i64 noundef %cond4)
  call void @release(ptr noundef %root.0)
  %cmp56 = icmp ne i64 %add54, 0
  %conv57 = zext i1 %cmp56 to i32
  ret i32 %conv57
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
define internal zeroext i1 @contains(ptr noundef %node, i32 noundef %key) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %entry
  %node.addr.0 = phi ptr [ %node, %entry ], [ %cond, %cond.end ]
  %tobool = icmp ne ptr %node.addr.0, null
  br i1 %tobool, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %key1 = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 2
  %0 = load i32, ptr %key1, align 8
  %cmp = icmp ne i32 %0, %key
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %key2 = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 2
  %1 = load i32, ptr %key2, align 8
  %cmp3 = icmp ult i32 %key, %1
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %left = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 0
  %2 = load ptr, ptr %left, align 8
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %right = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 1
  %3 = load ptr, ptr %right, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %2, %cond.true ], [ %3, %cond.false ]
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %while.cond, %land.rhs
  %cmp4 = icmp ne ptr %node.addr.0, null
  ret i1 %cmp4
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @is_red(ptr noundef %node) #0 {
entry:
  %tobool = icmp ne ptr %node, null
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %red = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 3
  %0 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %0 to i1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %1 = phi i1 [ false, %entry ], [ %loadedv, %land.rhs ]
  ret i1 %1
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @erase(ptr noundef %node, i32 noundef %key) #0 {
entry:
  %key1 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 2
  %0 = load i32, ptr %key1, align 8
  %cmp = icmp ult i32 %key, %0
  br i1 %cmp, label %if.then, label %if.end11

if.then:                                          ; preds = %entry
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %1 = load ptr, ptr %left, align 8
  %call = call zeroext i1 @is_red(ptr noundef %1)
  br i1 %call, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then
  %left2 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %2 = load ptr, ptr %left2, align 8
  %left3 = getelementptr inbounds %struct.Node, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %left3, align 8
  %call4 = call zeroext i1 @is_red(ptr noundef %3)
  br i1 %call4, label %if.end, label %if.then5

if.then5:                                         ; preds = %land.lhs.true
  %call6 = call ptr @move_red_left(ptr noundef %node)
  br label %if.end

if.end:                                           ; preds = %if.then5, %land.lhs.true, %if.then
  %node.addr.0 = phi ptr [ %node, %if.then ], [ %node, %land.lhs.true ], [ %call6, %if.then5 ]
  %left7 = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 0
  %4 = load ptr, ptr %left7, align 8
  %call8 = call ptr @erase(ptr noundef %4, i32 noundef %key)
  %left9 = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 0
  store ptr %call8, ptr %left9, align 8
  %call10 = call ptr @balance(ptr noundef %node.addr.0)
  br label %return

if.end11:                                         ; preds = %entry
  %left12 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %5 = load ptr, ptr %left12, align 8
  %call13 = call zeroext i1 @is_red(ptr noundef %5)
  br i1 %call13, label %if.then14, label %if.end16

if.then14:                                        ; preds = %if.end11
  %call15 = call ptr @rotate_right(ptr noundef %node)
  br label %if.end16

if.end16:                                         ; preds = %if.then14, %if.end11
  %node.addr.1 = phi ptr [ %call15, %if.then14 ], [ %node, %if.end11 ]
  %key17 = getelementptr inbounds %struct.Node, ptr %node.addr.1, i32 0, i32 2
  %6 = load i32, ptr %key17, align 8
  %cmp18 = icmp eq i32 %key, %6
  br i1 %cmp18, label %land.lhs.true19, label %if.end21

land.lhs.true19:                                  ; preds = %if.end16
  %right = getelementptr inbounds %struct.Node, ptr %node.addr.1, i32 0, i32 1
  %7 = load ptr, ptr %right, align 8
  %tobool = icmp ne ptr %7, null
  br i1 %tobool, label %if.end21, label %if.then20

if.then20:                                        ; preds = %land.lhs.true19
  call void @free(ptr noundef %node.addr.1) #7
  br label %return

if.end21:                                         ; preds = %land.lhs.true19, %if.end16
  %right22 = getelementptr inbounds %struct.Node, ptr %node.addr.1, i32 0, i32 1
  %8 = load ptr, ptr %right22, align 8
  %call23 = call zeroext i1 @is_red(ptr noundef %8)
  br i1 %call23, label %if.end30, label %land.lhs.true24

land.lhs.true24:                                  ; preds = %if.end21
  %right25 = getelementptr inbounds %struct.Node, ptr %node.addr.1, i32 0, i32 1
  %9 = load ptr, ptr %right25, align 8
  %left26 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 0
  %10 = load ptr, ptr %left26, align 8
  %call27 = call zeroext i1 @is_red(ptr noundef %10)
  br i1 %call27, label %if.end30, label %if.then28

if.then28:                                        ; preds = %land.lhs.true24
  %call29 = call ptr @move_red_right(ptr noundef %node.addr.1)
  br label %if.end30

if.end30:                                         ; preds = %if.then28, %land.lhs.true24, %if.end21
  %node.addr.2 = phi ptr [ %node.addr.1, %if.end21 ], [ %node.addr.1, %land.lhs.true24 ], [ %call29, %if.then28 ]
  %key31 = getelementptr inbounds %struct.Node, ptr %node.addr.2, i32 0, i32 2
  %11 = load i32, ptr %key31, align 8
  %cmp32 = icmp eq i32 %key, %11
  br i1 %cmp32, label %if.then33, label %if.else

if.then33:                                        ; preds = %if.end30
  %right34 = getelementptr inbounds %struct.Node, ptr %node.addr.2, i32 0, i32 1
  %12 = load ptr, ptr %right34, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then33
  %next.0 = phi ptr [ %12, %if.then33 ], [ %14, %while.body ]
  %left35 = getelementptr inbounds %struct.Node, ptr %next.0, i32 0, i32 0
  %13 = load ptr, ptr %left35, align 8
  %tobool36 = icmp ne ptr %13, null
  br i1 %tobool36, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %left37 = getelementptr inbounds %struct.Node, ptr %next.0, i32 0, i32 0
  %14 = load ptr, ptr %left37, align 8
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  %key38 = getelementptr inbounds %struct.Node, ptr %next.0, i32 0, i32 2
  %15 = load i32, ptr %key38, align 8
  %key39 = getelementptr inbounds %struct.Node, ptr %node.addr.2, i32 0, i32 2
  store i32 %15, ptr %key39, align 8
  %right40 = getelementptr inbounds %struct.Node, ptr %node.addr.2, i32 0, i32 1
  %16 = load ptr, ptr %right40, align 8
  %call41 = call ptr @erase_least(ptr noundef %16)
  %right42 = getelementptr inbounds %struct.Node, ptr %node.addr.2, i32 0, i32 1
  store ptr %call41, ptr %right42, align 8
  br label %if.end46

if.else:                                          ; preds = %if.end30
  %right43 = getelementptr inbounds %struct.Node, ptr %node.addr.2, i32 0, i32 1
  %17 = load ptr, ptr %right43, align 8
  %call44 = call ptr @erase(ptr noundef %17, i32 noundef %key)
  %right45 = getelementptr inbounds %struct.Node, ptr %node.addr.2, i32 0, i32 1
  store ptr %call44, ptr %right45, align 8
  br label %if.end46

if.end46:                                         ; preds = %if.else, %while.end
  %call47 = call ptr @balance(ptr noundef %node.addr.2)
  br label %return

return:                                           ; preds = %if.end46, %if.then20, %if.end
  %retval.0 = phi ptr [ %call10, %if.end ], [ %call47, %if.end46 ], [ null, %if.then20 ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @insert(ptr noundef %node, i32 noundef %key) #0 {
entry:
  %.compoundliteral.sroa.0 = alloca { ptr, ptr }, align 8
  %.compoundliteral.sroa.4 = alloca [3 x i8], align 1
  %tobool = icmp ne ptr %node, null
  br i1 %tobool, label %if.end4, label %if.then

if.then:                                          ; preds = %entry
  %call = call noalias ptr @malloc(i64 noundef 24) #8
  %tobool1 = icmp ne ptr %call, null
  br i1 %tobool1, label %if.end, label %if.then2

if.then2:                                         ; preds = %if.then
  call void @exit(i32 noundef 1) #9
  unreachable

if.end:                                           ; preds = %if.then
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral.sroa.0, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 1 %.compoundliteral.sroa.4, i8 0, i64 3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %call, ptr align 8 %.compoundliteral.sroa.0, i64 16, i1 false)
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 16
  store i32 %key, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 8
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 20
  store i8 1, ptr %.compoundliteral.sroa.3.0..sroa_idx, align 4
  %.compoundliteral.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 21
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %.compoundliteral.sroa.4.0..sroa_idx, ptr align 1 %.compoundliteral.sroa.4, i64 3, i1 false)
  br label %return

if.end4:                                          ; preds = %entry
  %key5 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 2
  %0 = load i32, ptr %key5, align 8
  %cmp = icmp ult i32 %key, %0
  br i1 %cmp, label %if.then6, label %if.else

if.then6:                                         ; preds = %if.end4
  %left7 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %1 = load ptr, ptr %left7, align 8
  %call8 = call ptr @insert(ptr noundef %1, i32 noundef %key)
  %left9 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  store ptr %call8, ptr %left9, align 8
  br label %if.end17

if.else:                                          ; preds = %if.end4
  %key10 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 2
  %2 = load i32, ptr %key10, align 8
  %cmp11 = icmp ugt i32 %key, %2
  br i1 %cmp11, label %if.then12, label %if.end17

if.then12:                                        ; preds = %if.else
  %right13 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %3 = load ptr, ptr %right13, align 8
  %call14 = call ptr @insert(ptr noundef %3, i32 noundef %key)
  %right15 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  store ptr %call14, ptr %right15, align 8
  br label %if.end17

if.end17:                                         ; preds = %if.else, %if.then12, %if.then6
  %call18 = call ptr @balance(ptr noundef %node)
  br label %return

return:                                           ; preds = %if.end17, %if.end
  %retval.0 = phi ptr [ %call18, %if.end17 ], [ %call, %if.end ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @black_height(ptr noundef %node, ptr noundef %nodes) #0 {
entry:
  %tobool = icmp ne ptr %node, null
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  %0 = load i32, ptr %nodes, align 4
  %inc = add i32 %0, 1
  store i32 %inc, ptr %nodes, align 4
  %left1 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %1 = load ptr, ptr %left1, align 8
  %call = call i32 @black_height(ptr noundef %1, ptr noundef %nodes)
  %right2 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %2 = load ptr, ptr %right2, align 8
  %call3 = call i32 @black_height(ptr noundef %2, ptr noundef %nodes)
  %left4 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %3 = load ptr, ptr %left4, align 8
  %tobool5 = icmp ne ptr %3, null
  br i1 %tobool5, label %lor.lhs.false, label %land.rhs

lor.lhs.false:                                    ; preds = %if.end
  %left6 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %4 = load ptr, ptr %left6, align 8
  %key = getelementptr inbounds %struct.Node, ptr %4, i32 0, i32 2
  %5 = load i32, ptr %key, align 8
  %key7 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 2
  %6 = load i32, ptr %key7, align 8
  %cmp = icmp ult i32 %5, %6
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.lhs.false, %if.end
  %right8 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %7 = load ptr, ptr %right8, align 8
  %tobool9 = icmp ne ptr %7, null
  br i1 %tobool9, label %lor.rhs, label %land.end

lor.rhs:                                          ; preds = %land.rhs
  %right10 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %8 = load ptr, ptr %right10, align 8
  %key11 = getelementptr inbounds %struct.Node, ptr %8, i32 0, i32 2
  %9 = load i32, ptr %key11, align 8
  %key12 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 2
  %10 = load i32, ptr %key12, align 8
  %cmp13 = icmp ugt i32 %9, %10
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs, %lor.lhs.false
  %11 = phi i1 [ false, %lor.lhs.false ], [ true, %land.rhs ], [ %cmp13, %lor.rhs ]
  %storedv = zext i1 %11 to i8
  %right14 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %12 = load ptr, ptr %right14, align 8
  %call15 = call zeroext i1 @is_red(ptr noundef %12)
  br i1 %call15, label %land.end21, label %land.rhs16

land.rhs16:                                       ; preds = %land.end
  %red = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 3
  %13 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %13 to i1
  br i1 %loadedv, label %land.rhs17, label %land.end20

land.rhs17:                                       ; preds = %land.rhs16
  %left18 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %14 = load ptr, ptr %left18, align 8
  %call19 = call zeroext i1 @is_red(ptr noundef %14)
  br label %land.end20

land.end20:                                       ; preds = %land.rhs17, %land.rhs16
  %15 = phi i1 [ false, %land.rhs16 ], [ %call19, %land.rhs17 ]
  %lnot = xor i1 %15, true
  br label %land.end21

land.end21:                                       ; preds = %land.end20, %land.end
  %16 = phi i1 [ false, %land.end ], [ %lnot, %land.end20 ]
  %storedv22 = zext i1 %16 to i8
  %cmp23 = icmp eq i32 %call, %call3
  %cmp24 = icmp sge i32 %call, 0
  %or.cond = and i1 %cmp23, %cmp24
  br i1 %or.cond, label %land.lhs.true25, label %return

land.lhs.true25:                                  ; preds = %land.end21
  %loadedv26 = trunc i8 %storedv to i1
  br i1 %loadedv26, label %land.lhs.true27, label %return

land.lhs.true27:                                  ; preds = %land.lhs.true25
  %loadedv28 = trunc i8 %storedv22 to i1
  br i1 %loadedv28, label %cond.true, label %return

cond.true:                                        ; preds = %land.lhs.true27
  %red29 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 3
  %17 = load i8, ptr %red29, align 4
  %loadedv30 = trunc i8 %17 to i1
  %lnot31 = xor i1 %loadedv30, true
  %lnot.ext = zext i1 %lnot31 to i32
  %add = add nsw i32 %call, %lnot.ext
  br label %return

return:                                           ; preds = %cond.true, %land.lhs.true27, %land.lhs.true25, %land.end21, %entry
  %retval.0 = phi i32 [ 0, %entry ], [ %add, %cond.true ], [ -1, %land.lhs.true27 ], [ -1, %land.lhs.true25 ], [ -1, %land.end21 ]
  ret i32 %retval.0
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @release(ptr noundef %node) #0 {
entry:
  %tobool = icmp ne ptr %node, null
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %0 = load ptr, ptr %left, align 8
  call void @release(ptr noundef %0)
  %right = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %1 = load ptr, ptr %right, align 8
  call void @release(ptr noundef %1)
  call void @free(ptr noundef %node) #7
  br label %return

return:                                           ; preds = %entry, %if.end
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @move_red_left(ptr noundef %node) #0 {
entry:
  call void @flip(ptr noundef %node)
  %right = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %0 = load ptr, ptr %right, align 8
  %left = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %left, align 8
  %call = call zeroext i1 @is_red(ptr noundef %1)
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %right1 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %2 = load ptr, ptr %right1, align 8
  %call2 = call ptr @rotate_right(ptr noundef %2)
  %right3 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  store ptr %call2, ptr %right3, align 8
  %call4 = call ptr @rotate_left(ptr noundef %node)
  call void @flip(ptr noundef %call4)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %node.addr.0 = phi ptr [ %call4, %if.then ], [ %node, %entry ]
  ret ptr %node.addr.0
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @balance(ptr noundef %node) #0 {
entry:
  %right = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %0 = load ptr, ptr %right, align 8
  %call = call zeroext i1 @is_red(ptr noundef %0)
  br i1 %call, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %1 = load ptr, ptr %left, align 8
  %call1 = call zeroext i1 @is_red(ptr noundef %1)
  br i1 %call1, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %call2 = call ptr @rotate_left(ptr noundef %node)
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %node.addr.0 = phi ptr [ %node, %land.lhs.true ], [ %call2, %if.then ], [ %node, %entry ]
  %left3 = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 0
  %2 = load ptr, ptr %left3, align 8
  %call4 = call zeroext i1 @is_red(ptr noundef %2)
  br i1 %call4, label %land.lhs.true5, label %if.end11

land.lhs.true5:                                   ; preds = %if.end
  %left6 = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 0
  %3 = load ptr, ptr %left6, align 8
  %left7 = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 0
  %4 = load ptr, ptr %left7, align 8
  %call8 = call zeroext i1 @is_red(ptr noundef %4)
  br i1 %call8, label %if.then9, label %if.end11

if.then9:                                         ; preds = %land.lhs.true5
  %call10 = call ptr @rotate_right(ptr noundef %node.addr.0)
  br label %if.end11

if.end11:                                         ; preds = %if.then9, %land.lhs.true5, %if.end
  %node.addr.1 = phi ptr [ %call10, %if.then9 ], [ %node.addr.0, %land.lhs.true5 ], [ %node.addr.0, %if.end ]
  %left12 = getelementptr inbounds %struct.Node, ptr %node.addr.1, i32 0, i32 0
  %5 = load ptr, ptr %left12, align 8
  %call13 = call zeroext i1 @is_red(ptr noundef %5)
  br i1 %call13, label %land.lhs.true14, label %if.end18

land.lhs.true14:                                  ; preds = %if.end11
  %right15 = getelementptr inbounds %struct.Node, ptr %node.addr.1, i32 0, i32 1
  %6 = load ptr, ptr %right15, align 8
  %call16 = call zeroext i1 @is_red(ptr noundef %6)
  br i1 %call16, label %if.then17, label %if.end18

if.then17:                                        ; preds = %land.lhs.true14
  call void @flip(ptr noundef %node.addr.1)
  br label %if.end18

if.end18:                                         ; preds = %if.then17, %land.lhs.true14, %if.end11
  ret ptr %node.addr.1
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @rotate_right(ptr noundef %node) #0 {
entry:
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %0 = load ptr, ptr %left, align 8
  %right = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 1
  %1 = load ptr, ptr %right, align 8
  %left1 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  store ptr %1, ptr %left1, align 8
  %right2 = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 1
  store ptr %node, ptr %right2, align 8
  %red = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 3
  %2 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %2 to i1
  %red3 = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 3
  %storedv = zext i1 %loadedv to i8
  store i8 %storedv, ptr %red3, align 4
  %red4 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 3
  store i8 1, ptr %red4, align 4
  ret ptr %0
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @move_red_right(ptr noundef %node) #0 {
entry:
  call void @flip(ptr noundef %node)
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %0 = load ptr, ptr %left, align 8
  %left1 = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %left1, align 8
  %call = call zeroext i1 @is_red(ptr noundef %1)
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call ptr @rotate_right(ptr noundef %node)
  call void @flip(ptr noundef %call2)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %node.addr.0 = phi ptr [ %call2, %if.then ], [ %node, %entry ]
  ret ptr %node.addr.0
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @erase_least(ptr noundef %node) #0 {
entry:
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %0 = load ptr, ptr %left, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @free(ptr noundef %node) #7
  br label %return

if.end:                                           ; preds = %entry
  %left1 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %1 = load ptr, ptr %left1, align 8
  %call = call zeroext i1 @is_red(ptr noundef %1)
  br i1 %call, label %if.end7, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end
  %left2 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %2 = load ptr, ptr %left2, align 8
  %left3 = getelementptr inbounds %struct.Node, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %left3, align 8
  %call4 = call zeroext i1 @is_red(ptr noundef %3)
  br i1 %call4, label %if.end7, label %if.then5

if.then5:                                         ; preds = %land.lhs.true
  %call6 = call ptr @move_red_left(ptr noundef %node)
  br label %if.end7

if.end7:                                          ; preds = %if.then5, %land.lhs.true, %if.end
  %node.addr.0 = phi ptr [ %node, %if.end ], [ %node, %land.lhs.true ], [ %call6, %if.then5 ]
  %left8 = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 0
  %4 = load ptr, ptr %left8, align 8
  %call9 = call ptr @erase_least(ptr noundef %4)
  %left10 = getelementptr inbounds %struct.Node, ptr %node.addr.0, i32 0, i32 0
  store ptr %call9, ptr %left10, align 8
  %call11 = call ptr @balance(ptr noundef %node.addr.0)
  br label %return

return:                                           ; preds = %if.end7, %if.then
  %retval.0 = phi ptr [ %call11, %if.end7 ], [ null, %if.then ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal void @flip(ptr noundef %node) #0 {
entry:
  %red = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 3
  %0 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %0 to i1
  %lnot = xor i1 %loadedv, true
  %red1 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 3
  %storedv = zext i1 %lnot to i8
  store i8 %storedv, ptr %red1, align 4
  %left = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %1 = load ptr, ptr %left, align 8
  %red2 = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 3
  %2 = load i8, ptr %red2, align 4
  %loadedv3 = trunc i8 %2 to i1
  %lnot4 = xor i1 %loadedv3, true
  %left5 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 0
  %3 = load ptr, ptr %left5, align 8
  %red6 = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 3
  %storedv7 = zext i1 %lnot4 to i8
  store i8 %storedv7, ptr %red6, align 4
  %right = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %4 = load ptr, ptr %right, align 8
  %red8 = getelementptr inbounds %struct.Node, ptr %4, i32 0, i32 3
  %5 = load i8, ptr %red8, align 4
  %loadedv9 = trunc i8 %5 to i1
  %lnot10 = xor i1 %loadedv9, true
  %right11 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %6 = load ptr, ptr %right11, align 8
  %red12 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 3
  %storedv13 = zext i1 %lnot10 to i8
  store i8 %storedv13, ptr %red12, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @rotate_left(ptr noundef %node) #0 {
entry:
  %right = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  %0 = load ptr, ptr %right, align 8
  %left = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %left, align 8
  %right1 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 1
  store ptr %1, ptr %right1, align 8
  %left2 = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 0
  store ptr %node, ptr %left2, align 8
  %red = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 3
  %2 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %2 to i1
  %red3 = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 3
  %storedv = zext i1 %loadedv to i8
  store i8 %storedv, ptr %red3, align 4
  %red4 = getelementptr inbounds %struct.Node, ptr %node, i32 0, i32 3
  store i8 1, ptr %red4, align 4
  ret ptr %0
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { noreturn nounwind }

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
