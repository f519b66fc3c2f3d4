source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.String = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c"1\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"eno\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c" and\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.5 = private unnamed_addr constant [49 x i8] c"strings: %zu characters, with words between %zu\0A\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c", \00", align 1
@.str.7 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %rounds = alloca i64, align 8
  %last = alloca i32, align 4
  %wrong = alloca i64, align 8
  %list = alloca %struct.String, align 8
  %a = alloca %struct.String, align 8
  %b = alloca %struct.String, align 8
  %round = alloca i64, align 8
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #8
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
  %mul = mul nsw i64 %4, 340
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 1, %cond.false2 ]
  store i64 %cond4, ptr %rounds, align 8
  %5 = load i64, ptr %scale, align 8
  %tobool5 = icmp ne i64 %5, 0
  %6 = zext i1 %tobool5 to i64
  %cond6 = select i1 %tobool5, i32 10000, i32 200
  store i32 %cond6, ptr %last, align 4
  store i64 0, ptr %wrong, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %list, i8 0, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 0, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %b, i8 0, i64 24, i1 false)
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %7 = load i64, ptr %round, align 8
  %8 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %7, %8
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %last, align 4
  call void @list_numbers(ptr noundef %list, i32 noundef %9)
  %length = getelementptr inbounds %struct.String, ptr %list, i32 0, i32 1
  %10 = load i64, ptr %length, align 8
  %11 = load i32, ptr %last, align 4
  %call8 = call i64 @length_of_list(i32 noundef %11)
  %cmp9 = icmp ne i64 %10, %call8
  %conv = zext i1 %cmp9 to i32
  %conv10 = sext i32 %conv to i64
  %12 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %12, %conv10
  store i64 %add, ptr %wrong, align 8
  call void @replace(ptr noundef %list, ptr noundef @.str, ptr noundef @.str.1, ptr noundef %a)
  call void @reverse_words(ptr noundef %a, ptr noundef %b)
  %length11 = getelementptr inbounds %struct.String, ptr %a, i32 0, i32 1
  %13 = load i64, ptr %length11, align 8
  %length12 = getelementptr inbounds %struct.String, ptr %b, i32 0, i32 1
  %14 = load i64, ptr %length12, align 8
  %cmp13 = icmp ne i64 %13, %14
  br i1 %cmp13, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body
  %text = getelementptr inbounds %struct.String, ptr %b, i32 0, i32 0
  %15 = load ptr, ptr %text, align 8
  %call15 = call ptr @strstr(ptr noundef %15, ptr noundef @.str.2) #9
  %cmp16 = icmp eq ptr %call15, null
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body
  %16 = phi i1 [ true, %for.body ], [ %cmp16, %lor.rhs ]
  %lor.ext = zext i1 %16 to i32
  %conv18 = sext i32 %lor.ext to i64
  %17 = load i64, ptr %wrong, align 8
  %add19 = add nsw i64 %17, %conv18
  store i64 %add19, ptr %wrong, align 8
  call void @reverse_words(ptr noundef %b, ptr noundef %a)
  call void @replace(ptr noundef %a, ptr noundef @.str.1, ptr noundef @.str, ptr noundef %b)
  %call20 = call i32 @equal(ptr noundef %b, ptr noundef %list)
  %tobool21 = icmp ne i32 %call20, 0
  %lnot = xor i1 %tobool21, true
  %lnot.ext = zext i1 %lnot to i32
  %conv22 = sext i32 %lnot.ext to i64
  %18 = load i64, ptr %wrong, align 8
  %add23 = add nsw i64 %18, %conv22
  store i64 %add23, ptr %wrong, align 8
  call void @split_and_join(ptr noundef %b, i8 noundef signext 44, ptr noundef @.str.3, ptr noundef %a)
  call void @replace(ptr noundef %a, ptr noundef @.str.3, ptr noundef @.str.4, ptr noundef %b)
  %call24 = call i32 @equal(ptr noundef %b, ptr noundef %list)
  %tobool25 = icmp ne i32 %call24, 0
  %lnot26 = xor i1 %tobool25, true
  %lnot.ext27 = zext i1 %lnot26 to i32
  %conv28 = sext i32 %lnot.ext27 to i64
  %19 = load i64, ptr %wrong, align 8
  %add29 = add nsw i64 %19, %conv28
  store i64 %add29, ptr %wrong, align 8
  br label %for.inc

for.inc:                                          ; preds = %lor.end
  %20 = load i64, ptr %round, align 8
  %inc = add nsw i64 %20, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %length30 = getelementptr inbounds %struct.String, ptr %list, i32 0, i32 1
  %21 = load i64, ptr %length30, align 8
  %length31 = getelementptr inbounds %struct.String, ptr %a, i32 0, i32 1
  %22 = load i64, ptr %length31, align 8
  %call32 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %21, i64 noundef %22)
  %text33 = getelementptr inbounds %struct.String, ptr %list, i32 0, i32 0
  %23 = load ptr, ptr %text33, align 8
  call void @free(ptr noundef %23) #8
  %text34 = getelementptr inbounds %struct.String, ptr %a, i32 0, i32 0
  %24 = load ptr, ptr %text34, align 8
  call void @free(ptr noundef %24) #8
  %text35 = getelementptr inbounds %struct.String, ptr %b, i32 0, i32 0
  %25 = load ptr, ptr %text35, align 8
  call void @free(ptr noundef %25) #8
  %26 = load i64, ptr %wrong, align 8
  %cmp36 = icmp ne i64 %26, 0
  %conv37 = zext i1 %cmp36 to i32
  ret i32 %conv37
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @list_numbers(ptr noundef %list, i32 noundef %last) #0 {
entry:
  %list.addr = alloca ptr, align 8
  %last.addr = alloca i32, align 4
  %number = alloca i32, align 4
  store ptr %list, ptr %list.addr, align 8
  store i32 %last, ptr %last.addr, align 4
  %0 = load ptr, ptr %list.addr, align 8
  call void @clear(ptr noundef %0)
  store i32 1, ptr %number, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %number, align 4
  %2 = load i32, ptr %last.addr, align 4
  %cmp = icmp ule i32 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %number, align 4
  %cmp1 = icmp ugt i32 %3, 1
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %4 = load ptr, ptr %list.addr, align 8
  call void @append(ptr noundef %4, ptr noundef @.str.6)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %5 = load ptr, ptr %list.addr, align 8
  %6 = load i32, ptr %number, align 4
  call void @append_number(ptr noundef %5, i32 noundef %6)
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %7 = load i32, ptr %number, align 4
  %inc = add i32 %7, 1
  store i32 %inc, ptr %number, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @length_of_list(i32 noundef %last) #0 {
entry:
  %last.addr = alloca i32, align 4
  %length = alloca i64, align 8
  %power = alloca i32, align 4
  store i32 %last, ptr %last.addr, align 4
  %0 = load i32, ptr %last.addr, align 4
  %sub = sub i32 %0, 1
  %conv = zext i32 %sub to i64
  %mul = mul i64 2, %conv
  store i64 %mul, ptr %length, align 8
  store i32 1, ptr %power, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %power, align 4
  %2 = load i32, ptr %last.addr, align 4
  %cmp = icmp ule i32 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %last.addr, align 4
  %4 = load i32, ptr %power, align 4
  %sub2 = sub i32 %3, %4
  %add = add i32 %sub2, 1
  %conv3 = zext i32 %add to i64
  %5 = load i64, ptr %length, align 8
  %add4 = add i64 %5, %conv3
  store i64 %add4, ptr %length, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %power, align 4
  %mul5 = mul i32 %6, 10
  store i32 %mul5, ptr %power, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  %7 = load i64, ptr %length, align 8
  ret i64 %7
}

; Function Attrs: noinline nounwind uwtable
define internal void @replace(ptr noundef %string, ptr noundef %old, ptr noundef %new, ptr noundef %result) #0 {
entry:
  %string.addr = alloca ptr, align 8
  %old.addr = alloca ptr, align 8
  %new.addr = alloca ptr, align 8
  %result.addr = alloca ptr, align 8
  %rest = alloca ptr, align 8
  %found = alloca ptr, align 8
  store ptr %string, ptr %string.addr, align 8
  store ptr %old, ptr %old.addr, align 8
  store ptr %new, ptr %new.addr, align 8
  store ptr %result, ptr %result.addr, align 8
  %0 = load ptr, ptr %string.addr, align 8
  %text = getelementptr inbounds %struct.String, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %text, align 8
  store ptr %1, ptr %rest, align 8
  %2 = load ptr, ptr %result.addr, align 8
  call void @clear(ptr noundef %2)
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load ptr, ptr %rest, align 8
  %4 = load ptr, ptr %old.addr, align 8
  %call = call ptr @strstr(ptr noundef %3, ptr noundef %4) #9
  store ptr %call, ptr %found, align 8
  %cmp = icmp ne ptr %call, null
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %result.addr, align 8
  %6 = load ptr, ptr %rest, align 8
  %7 = load ptr, ptr %found, align 8
  %8 = load ptr, ptr %rest, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %7 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %8 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  call void @append_bytes(ptr noundef %5, ptr noundef %6, i64 noundef %sub.ptr.sub)
  %9 = load ptr, ptr %result.addr, align 8
  %10 = load ptr, ptr %new.addr, align 8
  call void @append(ptr noundef %9, ptr noundef %10)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load ptr, ptr %found, align 8
  %12 = load ptr, ptr %old.addr, align 8
  %call1 = call i64 @strlen(ptr noundef %12) #9
  %add.ptr = getelementptr inbounds i8, ptr %11, i64 %call1
  store ptr %add.ptr, ptr %rest, align 8
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  %13 = load ptr, ptr %result.addr, align 8
  %14 = load ptr, ptr %rest, align 8
  call void @append(ptr noundef %13, ptr noundef %14)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @reverse_words(ptr noundef %string, ptr noundef %result) #0 {
entry:
  %string.addr = alloca ptr, align 8
  %result.addr = alloca ptr, align 8
  %word = alloca ptr, align 8
  %end = alloca ptr, align 8
  %letter = alloca ptr, align 8
  store ptr %string, ptr %string.addr, align 8
  store ptr %result, ptr %result.addr, align 8
  %0 = load ptr, ptr %string.addr, align 8
  %text = getelementptr inbounds %struct.String, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %text, align 8
  store ptr %1, ptr %word, align 8
  %2 = load ptr, ptr %result.addr, align 8
  call void @clear(ptr noundef %2)
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %3 = load ptr, ptr %word, align 8
  %4 = load i8, ptr %3, align 1
  %tobool = icmp ne i8 %4, 0
  br i1 %tobool, label %while.body, label %while.end11

while.body:                                       ; preds = %while.cond
  %5 = load ptr, ptr %word, align 8
  store ptr %5, ptr %end, align 8
  br label %while.cond1

while.cond1:                                      ; preds = %while.body5, %while.body
  %6 = load ptr, ptr %end, align 8
  %7 = load i8, ptr %6, align 1
  %conv = sext i8 %7 to i32
  %tobool2 = icmp ne i32 %conv, 0
  br i1 %tobool2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond1
  %8 = load ptr, ptr %end, align 8
  %9 = load i8, ptr %8, align 1
  %conv3 = sext i8 %9 to i32
  %cmp = icmp ne i32 %conv3, 32
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond1
  %10 = phi i1 [ false, %while.cond1 ], [ %cmp, %land.rhs ]
  br i1 %10, label %while.body5, label %while.end

while.body5:                                      ; preds = %land.end
  %11 = load ptr, ptr %end, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %11, i32 1
  store ptr %incdec.ptr, ptr %end, align 8
  br label %while.cond1, !llvm.loop !10

while.end:                                        ; preds = %land.end
  %12 = load ptr, ptr %end, align 8
  store ptr %12, ptr %letter, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.body, %while.end
  %13 = load ptr, ptr %letter, align 8
  %14 = load ptr, ptr %word, align 8
  %cmp6 = icmp ugt ptr %13, %14
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %15 = load ptr, ptr %result.addr, align 8
  %16 = load ptr, ptr %letter, align 8
  %incdec.ptr8 = getelementptr inbounds i8, ptr %16, i32 -1
  store ptr %incdec.ptr8, ptr %letter, align 8
  %17 = load i8, ptr %incdec.ptr8, align 1
  call void @append_character(ptr noundef %15, i8 noundef signext %17)
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  %18 = load ptr, ptr %end, align 8
  %19 = load i8, ptr %18, align 1
  %tobool9 = icmp ne i8 %19, 0
  br i1 %tobool9, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %20 = load ptr, ptr %result.addr, align 8
  %21 = load ptr, ptr %end, align 8
  %incdec.ptr10 = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %incdec.ptr10, ptr %end, align 8
  %22 = load i8, ptr %21, align 1
  call void @append_character(ptr noundef %20, i8 noundef signext %22)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  %23 = load ptr, ptr %end, align 8
  store ptr %23, ptr %word, align 8
  br label %while.cond, !llvm.loop !12

while.end11:                                      ; preds = %while.cond
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @equal(ptr noundef %a, ptr noundef %b) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  %length = getelementptr inbounds %struct.String, ptr %0, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %2 = load ptr, ptr %b.addr, align 8
  %length1 = getelementptr inbounds %struct.String, ptr %2, i32 0, i32 1
  %3 = load i64, ptr %length1, align 8
  %cmp = icmp eq i64 %1, %3
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %4 = load ptr, ptr %a.addr, align 8
  %text = getelementptr inbounds %struct.String, ptr %4, i32 0, i32 0
  %5 = load ptr, ptr %text, align 8
  %6 = load ptr, ptr %b.addr, align 8
  %text2 = getelementptr inbounds %struct.String, ptr %6, i32 0, i32 0
  %7 = load ptr, ptr %text2, align 8
  %call = call i32 @strcmp(ptr noundef %5, ptr noundef %7) #9
  %cmp3 = icmp eq i32 %call, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %8 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %8 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind uwtable
define internal void @split_and_join(ptr noundef %string, i8 noundef signext %separator, ptr noundef %between, ptr noundef %result) #0 {
entry:
  %string.addr = alloca ptr, align 8
  %separator.addr = alloca i8, align 1
  %between.addr = alloca ptr, align 8
  %result.addr = alloca ptr, align 8
  %part = alloca ptr, align 8
  %end = alloca ptr, align 8
  store ptr %string, ptr %string.addr, align 8
  store i8 %separator, ptr %separator.addr, align 1
  store ptr %between, ptr %between.addr, align 8
  store ptr %result, ptr %result.addr, align 8
  %0 = load ptr, ptr %string.addr, align 8
  %text = getelementptr inbounds %struct.String, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %text, align 8
  store ptr %1, ptr %part, align 8
  %2 = load ptr, ptr %result.addr, align 8
  call void @clear(ptr noundef %2)
  br label %for.cond

for.cond:                                         ; preds = %if.end3, %entry
  %3 = load ptr, ptr %part, align 8
  %4 = load i8, ptr %separator.addr, align 1
  %conv = sext i8 %4 to i32
  %call = call ptr @strchr(ptr noundef %3, i32 noundef %conv) #9
  store ptr %call, ptr %end, align 8
  %5 = load ptr, ptr %end, align 8
  %tobool = icmp ne ptr %5, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %6 = load ptr, ptr %end, align 8
  store i8 0, ptr %6, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond
  %7 = load ptr, ptr %result.addr, align 8
  %8 = load ptr, ptr %part, align 8
  call void @append(ptr noundef %7, ptr noundef %8)
  %9 = load ptr, ptr %end, align 8
  %tobool1 = icmp ne ptr %9, null
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  ret void

if.end3:                                          ; preds = %if.end
  %10 = load ptr, ptr %result.addr, align 8
  %11 = load ptr, ptr %between.addr, align 8
  call void @append(ptr noundef %10, ptr noundef %11)
  %12 = load ptr, ptr %end, align 8
  %add.ptr = getelementptr inbounds i8, ptr %12, i64 1
  store ptr %add.ptr, ptr %part, align 8
  br label %for.cond
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @clear(ptr noundef %string) #0 {
entry:
  %string.addr = alloca ptr, align 8
  store ptr %string, ptr %string.addr, align 8
  %0 = load ptr, ptr %string.addr, align 8
  %length = getelementptr inbounds %struct.String, ptr %0, i32 0, i32 1
  store i64 0, ptr %length, align 8
  %1 = load ptr, ptr %string.addr, align 8
  call void @append(ptr noundef %1, ptr noundef @.str.7)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @append(ptr noundef %string, ptr noundef %text) #0 {
entry:
  %string.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  store ptr %string, ptr %string.addr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %string.addr, align 8
  %1 = load ptr, ptr %text.addr, align 8
  %2 = load ptr, ptr %text.addr, align 8
  %call = call i64 @strlen(ptr noundef %2) #9
  call void @append_bytes(ptr noundef %0, ptr noundef %1, i64 noundef %call)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @append_number(ptr noundef %string, i32 noundef %number) #0 {
entry:
  %string.addr = alloca ptr, align 8
  %number.addr = alloca i32, align 4
  %digits = alloca [12 x i8], align 1
  %first = alloca i64, align 8
  store ptr %string, ptr %string.addr, align 8
  store i32 %number, ptr %number.addr, align 4
  store i64 12, ptr %first, align 8
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %0 = load i32, ptr %number.addr, align 4
  %rem = urem i32 %0, 10
  %add = add i32 48, %rem
  %conv = trunc i32 %add to i8
  %1 = load i64, ptr %first, align 8
  %dec = add i64 %1, -1
  store i64 %dec, ptr %first, align 8
  %arrayidx = getelementptr inbounds [12 x i8], ptr %digits, i64 0, i64 %dec
  store i8 %conv, ptr %arrayidx, align 1
  %2 = load i32, ptr %number.addr, align 4
  %div = udiv i32 %2, 10
  store i32 %div, ptr %number.addr, align 4
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %3 = load i32, ptr %number.addr, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !13

do.end:                                           ; preds = %do.cond
  %4 = load ptr, ptr %string.addr, align 8
  %arraydecay = getelementptr inbounds [12 x i8], ptr %digits, i64 0, i64 0
  %5 = load i64, ptr %first, align 8
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 %5
  %6 = load i64, ptr %first, align 8
  %sub = sub i64 12, %6
  call void @append_bytes(ptr noundef %4, ptr noundef %add.ptr, i64 noundef %sub)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @append_bytes(ptr noundef %string, ptr noundef %bytes, i64 noundef %count) #0 {
entry:
  %string.addr = alloca ptr, align 8
  %bytes.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  store ptr %string, ptr %string.addr, align 8
  store ptr %bytes, ptr %bytes.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  %0 = load ptr, ptr %string.addr, align 8
  %1 = load i64, ptr %count.addr, align 8
  call void @reserve(ptr noundef %0, i64 noundef %1)
  %2 = load ptr, ptr %string.addr, align 8
  %text = getelementptr inbounds %struct.String, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %text, align 8
  %4 = load ptr, ptr %string.addr, align 8
  %length = getelementptr inbounds %struct.String, ptr %4, i32 0, i32 1
  %5 = load i64, ptr %length, align 8
  %add.ptr = getelementptr inbounds i8, ptr %3, i64 %5
  %6 = load ptr, ptr %bytes.addr, align 8
  %7 = load i64, ptr %count.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %6, i64 %7, i1 false)
  %8 = load i64, ptr %count.addr, align 8
  %9 = load ptr, ptr %string.addr, align 8
  %length1 = getelementptr inbounds %struct.String, ptr %9, i32 0, i32 1
  %10 = load i64, ptr %length1, align 8
  %add = add i64 %10, %8
  store i64 %add, ptr %length1, align 8
  %11 = load ptr, ptr %string.addr, align 8
  %text2 = getelementptr inbounds %struct.String, ptr %11, i32 0, i32 0
  %12 = load ptr, ptr %text2, align 8
  %13 = load ptr, ptr %string.addr, align 8
  %length3 = getelementptr inbounds %struct.String, ptr %13, i32 0, i32 1
  %14 = load i64, ptr %length3, align 8
  %arrayidx = getelementptr inbounds i8, ptr %12, i64 %14
  store i8 0, ptr %arrayidx, align 1
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @reserve(ptr noundef %string, i64 noundef %more) #0 {
entry:
  %string.addr = alloca ptr, align 8
  %more.addr = alloca i64, align 8
  store ptr %string, ptr %string.addr, align 8
  store i64 %more, ptr %more.addr, align 8
  %0 = load ptr, ptr %string.addr, align 8
  %length = getelementptr inbounds %struct.String, ptr %0, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %2 = load i64, ptr %more.addr, align 8
  %add = add i64 %1, %2
  %3 = load ptr, ptr %string.addr, align 8
  %capacity = getelementptr inbounds %struct.String, ptr %3, i32 0, i32 2
  %4 = load i64, ptr %capacity, align 8
  %cmp = icmp ult i64 %add, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %if.end9

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %string.addr, align 8
  %length1 = getelementptr inbounds %struct.String, ptr %5, i32 0, i32 1
  %6 = load i64, ptr %length1, align 8
  %7 = load i64, ptr %more.addr, align 8
  %add2 = add i64 %6, %7
  %mul = mul i64 2, %add2
  %add3 = add i64 %mul, 16
  %8 = load ptr, ptr %string.addr, align 8
  %capacity4 = getelementptr inbounds %struct.String, ptr %8, i32 0, i32 2
  store i64 %add3, ptr %capacity4, align 8
  %9 = load ptr, ptr %string.addr, align 8
  %text = getelementptr inbounds %struct.String, ptr %9, i32 0, i32 0
  %10 = load ptr, ptr %text, align 8
  %11 = load ptr, ptr %string.addr, align 8
  %capacity5 = getelementptr inbounds %struct.String, ptr %11, i32 0, i32 2
  %12 = load i64, ptr %capacity5, align 8
  %call = call ptr @realloc(ptr noundef %10, i64 noundef %12) #10
  %13 = load ptr, ptr %string.addr, align 8
  %text6 = getelementptr inbounds %struct.String, ptr %13, i32 0, i32 0
  store ptr %call, ptr %text6, align 8
  %14 = load ptr, ptr %string.addr, align 8
  %text7 = getelementptr inbounds %struct.String, ptr %14, i32 0, i32 0
  %15 = load ptr, ptr %text7, align 8
  %tobool = icmp ne ptr %15, null
  br i1 %tobool, label %if.end9, label %if.then8

if.then8:                                         ; preds = %if.end
  call void @exit(i32 noundef 1) #11
  unreachable

if.end9:                                          ; preds = %if.then, %if.end
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #6

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #7

; Function Attrs: noinline nounwind uwtable
define internal void @append_character(ptr noundef %string, i8 noundef signext %character) #0 {
entry:
  %string.addr = alloca ptr, align 8
  %character.addr = alloca i8, align 1
  store ptr %string, ptr %string.addr, align 8
  store i8 %character, ptr %character.addr, align 1
  %0 = load ptr, ptr %string.addr, align 8
  call void @reserve(ptr noundef %0, i64 noundef 1)
  %1 = load i8, ptr %character.addr, align 1
  %2 = load ptr, ptr %string.addr, align 8
  %text = getelementptr inbounds %struct.String, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %text, align 8
  %4 = load ptr, ptr %string.addr, align 8
  %length = getelementptr inbounds %struct.String, ptr %4, i32 0, i32 1
  %5 = load i64, ptr %length, align 8
  %inc = add i64 %5, 1
  store i64 %inc, ptr %length, align 8
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 %5
  store i8 %1, ptr %arrayidx, align 1
  %6 = load ptr, ptr %string.addr, align 8
  %text1 = getelementptr inbounds %struct.String, ptr %6, i32 0, i32 0
  %7 = load ptr, ptr %text1, align 8
  %8 = load ptr, ptr %string.addr, align 8
  %length2 = getelementptr inbounds %struct.String, ptr %8, i32 0, i32 1
  %9 = load i64, ptr %length2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %7, i64 %9
  store i8 0, ptr %arrayidx3, align 1
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { nounwind allocsize(1) }
attributes #11 = { noreturn nounwind }

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
