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
  %list = alloca %struct.String, align 8
  %a = alloca %struct.String, align 8
  %b = alloca %struct.String, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 340
  %cond4 = select i1 %tobool, i64 %mul, i64 1
  %tobool5 = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool5 to i64
  %cond6 = select i1 %tobool5, i32 10000, i32 200
  call void @llvm.memset.p0.i64(ptr align 8 %list, i8 0, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 0, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %b, i8 0, i64 24, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %lor.end, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add29, %lor.end ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %lor.end ]
  %cmp7 = icmp slt i64 %round.0, %cond4
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @list_numbers(ptr noundef %list, i32 noundef %cond6)
  %length = getelementptr inbounds %struct.String, ptr %list, i32 0, i32 1
  %2 = load i64, ptr %length, align 8
  %call8 = call i64 @length_of_list(i32 noundef %cond6)
  %cmp9 = icmp ne i64 %2, %call8
  %conv = zext i1 %cmp9 to i32
  %conv10 = sext i32 %conv to i64
  %add = add nsw i64 %wrong.0, %conv10
  call void @replace(ptr noundef %list, ptr noundef @.str, ptr noundef @.str.1, ptr noundef %a)
  call void @reverse_words(ptr noundef %a, ptr noundef %b)
  %length11 = getelementptr inbounds %struct.String, ptr %a, i32 0, i32 1
  %3 = load i64, ptr %length11, align 8
  %length12 = getelementptr inbounds %struct.String, ptr %b, i32 0, i32 1
  %4 = load i64, ptr %length12, align 8
  %cmp13 = icmp ne i64 %3, %4
  br i1 %cmp13, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body
  %text = getelementptr inbounds %struct.String, ptr %b, i32 0, i32 0
  %5 = load ptr, ptr %text, align 8
  %call15 = call ptr @strstr(ptr noundef %5, ptr noundef @.str.2) #9
  %cmp16 = icmp eq ptr %call15, null
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body
  %6 = phi i1 [ true, %for.body ], [ %cmp16, %lor.rhs ]
  %lor.ext = zext i1 %6 to i32
  %conv18 = sext i32 %lor.ext to i64
  %add19 = add nsw i64 %add, %conv18
  call void @reverse_words(ptr noundef %b, ptr noundef %a)
  call void @replace(ptr noundef %a, ptr noundef @.str.1, ptr noundef @.str, ptr noundef %b)
  %call20 = call i32 @equal(ptr noundef %b, ptr noundef %list)
  %tobool21 = icmp ne i32 %call20, 0
  %lnot = xor i1 %tobool21, true
  %lnot.ext = zext i1 %lnot to i32
  %conv22 = sext i32 %lnot.ext to i64
  %add23 = add nsw i64 %add19, %conv22
  call void @split_and_join(ptr noundef %b, i8 noundef signext 44, ptr noundef @.str.3, ptr noundef %a)
  call void @replace(ptr noundef %a, ptr noundef @.str.3, ptr noundef @.str.4, ptr noundef %b)
  %call24 = call i32 @equal(ptr noundef %b, ptr noundef %list)
  %tobool25 = icmp ne i32 %call24, 0
  %lnot26 = xor i1 %tobool25, true
  %lnot.ext27 = zext i1 %lnot26 to i32
  %conv28 = sext i32 %lnot.ext27 to i64
  %add29 = add nsw i64 %add23, %conv28
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %length30 = getelementptr inbounds %struct.String, ptr %list, i32 0, i32 1
  %7 = load i64, ptr %length30, align 8
  %length31 = getelementptr inbounds %struct.String, ptr %a, i32 0, i32 1
  %8 = load i64, ptr %length31, align 8
  %call32 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %7, i64 noundef %8)
  %text33 = getelementptr inbounds %struct.String, ptr %list, i32 0, i32 0
  %9 = load ptr, ptr %text33, align 8
  call void @free(ptr noundef %9) #8
  %text34 = getelementptr inbounds %struct.String, ptr %a, i32 0, i32 0
  %10 = load ptr, ptr %text34, align 8
  call void @free(ptr noundef %10) #8
  %text35 = getelementptr inbounds %struct.String, ptr %b, i32 0, i32 0
  %11 = load ptr, ptr %text35, align 8
  call void @free(ptr noundef %11) #8
  %cmp36 = icmp ne i64 %wrong.0, 0
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
  call void @clear(ptr noundef %list)
  br label %for.cond

for.cond:                                         ; preds = %if.end, %entry
  %number.0 = phi i32 [ 1, %entry ], [ %inc, %if.end ]
  %cmp = icmp ule i32 %number.0, %last
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %cmp1 = icmp ugt i32 %number.0, 1
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  call void @append(ptr noundef %list, ptr noundef @.str.6)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @append_number(ptr noundef %list, i32 noundef %number.0)
  %inc = add i32 %number.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @length_of_list(i32 noundef %last) #0 {
entry:
  %sub = sub i32 %last, 1
  %conv = zext i32 %sub to i64
  %mul = mul i64 2, %conv
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %length.0 = phi i64 [ %mul, %entry ], [ %add4, %for.body ]
  %power.0 = phi i32 [ 1, %entry ], [ %mul5, %for.body ]
  %cmp = icmp ule i32 %power.0, %last
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %sub2 = sub i32 %last, %power.0
  %add = add i32 %sub2, 1
  %conv3 = zext i32 %add to i64
  %add4 = add i64 %length.0, %conv3
  %mul5 = mul i32 %power.0, 10
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  ret i64 %length.0
}

; Function Attrs: noinline nounwind uwtable
define internal void @replace(ptr noundef %string, ptr noundef %old, ptr noundef %new, ptr noundef %result) #0 {
entry:
  %text = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  %0 = load ptr, ptr %text, align 8
  call void @clear(ptr noundef %result)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %rest.0 = phi ptr [ %0, %entry ], [ %add.ptr, %for.body ]
  %call = call ptr @strstr(ptr noundef %rest.0, ptr noundef %old) #9
  %cmp = icmp ne ptr %call, null
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %sub.ptr.lhs.cast = ptrtoint ptr %call to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %rest.0 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  call void @append_bytes(ptr noundef %result, ptr noundef %rest.0, i64 noundef %sub.ptr.sub)
  call void @append(ptr noundef %result, ptr noundef %new)
  %call1 = call i64 @strlen(ptr noundef %old) #9
  %add.ptr = getelementptr inbounds i8, ptr %call, i64 %call1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  call void @append(ptr noundef %result, ptr noundef %rest.0)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @reverse_words(ptr noundef %string, ptr noundef %result) #0 {
entry:
  %text = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  %0 = load ptr, ptr %text, align 8
  call void @clear(ptr noundef %result)
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %word.0 = phi ptr [ %0, %entry ], [ %end.1, %if.end ]
  %1 = load i8, ptr %word.0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.cond1, label %while.end11

while.cond1:                                      ; preds = %while.cond, %while.body5
  %end.0 = phi ptr [ %incdec.ptr, %while.body5 ], [ %word.0, %while.cond ]
  %2 = load i8, ptr %end.0, align 1
  %conv = sext i8 %2 to i32
  %tobool2 = icmp ne i32 %conv, 0
  br i1 %tobool2, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond1
  %3 = load i8, ptr %end.0, align 1
  %conv3 = sext i8 %3 to i32
  %cmp = icmp ne i32 %conv3, 32
  br i1 %cmp, label %while.body5, label %while.end

while.body5:                                      ; preds = %land.rhs
  %incdec.ptr = getelementptr inbounds i8, ptr %end.0, i32 1
  br label %while.cond1, !llvm.loop !10

while.end:                                        ; preds = %while.cond1, %land.rhs
  br label %for.cond

for.cond:                                         ; preds = %for.body, %while.end
  %letter.0 = phi ptr [ %end.0, %while.end ], [ %incdec.ptr8, %for.body ]
  %cmp6 = icmp ugt ptr %letter.0, %word.0
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %incdec.ptr8 = getelementptr inbounds i8, ptr %letter.0, i32 -1
  %4 = load i8, ptr %incdec.ptr8, align 1
  call void @append_character(ptr noundef %result, i8 noundef signext %4)
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  %5 = load i8, ptr %end.0, align 1
  %tobool9 = icmp ne i8 %5, 0
  br i1 %tobool9, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %incdec.ptr10 = getelementptr inbounds i8, ptr %end.0, i32 1
  %6 = load i8, ptr %end.0, align 1
  call void @append_character(ptr noundef %result, i8 noundef signext %6)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  %end.1 = phi ptr [ %incdec.ptr10, %if.then ], [ %end.0, %for.end ]
  br label %while.cond, !llvm.loop !12

while.end11:                                      ; preds = %while.cond
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @equal(ptr noundef %a, ptr noundef %b) #0 {
entry:
  %length = getelementptr inbounds %struct.String, ptr %a, i32 0, i32 1
  %0 = load i64, ptr %length, align 8
  %length1 = getelementptr inbounds %struct.String, ptr %b, i32 0, i32 1
  %1 = load i64, ptr %length1, align 8
  %cmp = icmp eq i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %text = getelementptr inbounds %struct.String, ptr %a, i32 0, i32 0
  %2 = load ptr, ptr %text, align 8
  %text2 = getelementptr inbounds %struct.String, ptr %b, i32 0, i32 0
  %3 = load ptr, ptr %text2, align 8
  %call = call i32 @strcmp(ptr noundef %2, ptr noundef %3) #9
  %cmp3 = icmp eq i32 %call, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %4 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %4 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind uwtable
define internal void @split_and_join(ptr noundef %string, i8 noundef signext %separator, ptr noundef %between, ptr noundef %result) #0 {
entry:
  %text = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  %0 = load ptr, ptr %text, align 8
  call void @clear(ptr noundef %result)
  br label %for.cond

for.cond:                                         ; preds = %if.end3, %entry
  %part.0 = phi ptr [ %0, %entry ], [ %add.ptr, %if.end3 ]
  %conv = sext i8 %separator to i32
  %call = call ptr @strchr(ptr noundef %part.0, i32 noundef %conv) #9
  %tobool = icmp ne ptr %call, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  store i8 0, ptr %call, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond
  call void @append(ptr noundef %result, ptr noundef %part.0)
  %tobool1 = icmp ne ptr %call, null
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  ret void

if.end3:                                          ; preds = %if.end
  call void @append(ptr noundef %result, ptr noundef %between)
  %add.ptr = getelementptr inbounds i8, ptr %call, i64 1
  br label %for.cond
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @clear(ptr noundef %string) #0 {
entry:
  %length = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 1
  store i64 0, ptr %length, align 8
  call void @append(ptr noundef %string, ptr noundef @.str.7)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @append(ptr noundef %string, ptr noundef %text) #0 {
entry:
  %call = call i64 @strlen(ptr noundef %text) #9
  call void @append_bytes(ptr noundef %string, ptr noundef %text, i64 noundef %call)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @append_number(ptr noundef %string, i32 noundef %number) #0 {
entry:
  %digits = alloca [12 x i8], align 1
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %number.addr.0 = phi i32 [ %number, %entry ], [ %div, %do.body ]
  %first.0 = phi i64 [ 12, %entry ], [ %dec, %do.body ]
  %rem = urem i32 %number.addr.0, 10
  %add = add i32 48, %rem
  %conv = trunc i32 %add to i8
  %dec = add i64 %first.0, -1
  %arrayidx = getelementptr inbounds [12 x i8], ptr %digits, i64 0, i64 %dec
  store i8 %conv, ptr %arrayidx, align 1
  %div = udiv i32 %number.addr.0, 10
  %tobool = icmp ne i32 %div, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !13

do.end:                                           ; preds = %do.body
  %arraydecay = getelementptr inbounds [12 x i8], ptr %digits, i64 0, i64 0
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 %dec
  %sub = sub i64 12, %dec
  call void @append_bytes(ptr noundef %string, ptr noundef %add.ptr, i64 noundef %sub)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @append_bytes(ptr noundef %string, ptr noundef %bytes, i64 noundef %count) #0 {
entry:
  call void @reserve(ptr noundef %string, i64 noundef %count)
  %text = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  %0 = load ptr, ptr %text, align 8
  %length = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %bytes, i64 %count, i1 false)
  %length1 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 1
  %2 = load i64, ptr %length1, align 8
  %add = add i64 %2, %count
  store i64 %add, ptr %length1, align 8
  %text2 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  %3 = load ptr, ptr %text2, align 8
  %length3 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 1
  %4 = load i64, ptr %length3, align 8
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 %4
  store i8 0, ptr %arrayidx, align 1
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @reserve(ptr noundef %string, i64 noundef %more) #0 {
entry:
  %length = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 1
  %0 = load i64, ptr %length, align 8
  %add = add i64 %0, %more
  %capacity = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 2
  %1 = load i64, ptr %capacity, align 8
  %cmp = icmp ult i64 %add, %1
  br i1 %cmp, label %if.end9, label %if.end

if.end:                                           ; preds = %entry
  %length1 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 1
  %2 = load i64, ptr %length1, align 8
  %add2 = add i64 %2, %more
  %mul = mul i64 2, %add2
  %add3 = add i64 %mul, 16
  %capacity4 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 2
  store i64 %add3, ptr %capacity4, align 8
  %text = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  %3 = load ptr, ptr %text, align 8
  %capacity5 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 2
  %4 = load i64, ptr %capacity5, align 8
  %call = call ptr @realloc(ptr noundef %3, i64 noundef %4) #10
  %text6 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  store ptr %call, ptr %text6, align 8
  %text7 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  %5 = load ptr, ptr %text7, align 8
  %tobool = icmp ne ptr %5, null
  br i1 %tobool, label %if.end9, label %if.then8

if.then8:                                         ; preds = %if.end
  call void @exit(i32 noundef 1) #11
  unreachable

if.end9:                                          ; preds = %entry, %if.end
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
  call void @reserve(ptr noundef %string, i64 noundef 1)
  %text = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  %0 = load ptr, ptr %text, align 8
  %length = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %inc = add i64 %1, 1
  store i64 %inc, ptr %length, align 8
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 %1
  store i8 %character, ptr %arrayidx, align 1
  %text1 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 0
  %2 = load ptr, ptr %text1, align 8
  %length2 = getelementptr inbounds %struct.String, ptr %string, i32 0, i32 1
  %3 = load i64, ptr %length2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %2, i64 %3
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
