source_filename = "json.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Scanner = type { ptr, i32, %struct.Totals }
%struct.Totals = type { i64, i64, i64, i64, i64, i64, double }

@document = internal global [400000 x i8] zeroinitializer, align 16
@__const.main.scanner = private unnamed_addr constant %struct.Scanner { ptr @document, i32 0, %struct.Totals zeroinitializer }, align 8
@.str = private unnamed_addr constant [43 x i8] c"json: %ld objects, numbers add up to %.2f\0A\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"[\00", align 1
@.str.2 = private unnamed_addr constant [70 x i8] c"%s\0A  {\22id\22: %d, \22price\22: -%d.%02d, \22tags\22: [\22new\22, \22a\\n\\u00e9\22, []], \00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.4 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.5 = private unnamed_addr constant [37 x i8] c"\22stock\22: {\22open\22: %s, \22next\22: null}}\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"\0A]\0A\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@scan_number.powers = internal constant [10 x double] [double 1.000000e+00, double 1.000000e+01, double 1.000000e+02, double 1.000000e+03, double 1.000000e+04, double 1.000000e+05, double 1.000000e+06, double 1.000000e+07, double 1.000000e+08, double 1.000000e+09], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %kept = alloca %struct.Totals, align 8
  %scanner = alloca %struct.Scanner, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #6
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 800
  %cond4 = select i1 %tobool, i64 %mul, i64 1
  %tobool5 = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool5 to i64
  %cond6 = select i1 %tobool5, i32 3000, i32 20
  call void @write_document(ptr dead_on_unwind writable sret(%struct.Totals) align 8 %kept, i32 noundef %cond6)
  br label %for.cond

for.cond:                                         ; preds = %lor.end, %cond.end
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %lor.end ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add, %lor.end ]
  %cmp7 = icmp slt i64 %round.0, %cond4
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %scanner, ptr align 8 @__const.main.scanner, i64 72, i1 false)
  call void @scan_value(ptr noundef %scanner)
  call void @skip_space(ptr noundef %scanner)
  %totals = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 2
  %failed = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 1
  %2 = load i32, ptr %failed, align 8
  %tobool8 = icmp ne i32 %2, 0
  br i1 %tobool8, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %3 = load ptr, ptr %at, align 8
  %4 = load i8, ptr %3, align 1
  %conv = sext i8 %4 to i32
  %tobool9 = icmp ne i32 %conv, 0
  br i1 %tobool9, label %lor.end, label %lor.lhs.false10

lor.lhs.false10:                                  ; preds = %lor.lhs.false
  %objects = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 0
  %5 = load i64, ptr %objects, align 8
  %objects11 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 0
  %6 = load i64, ptr %objects11, align 8
  %cmp12 = icmp ne i64 %5, %6
  br i1 %cmp12, label %lor.end, label %lor.lhs.false14

lor.lhs.false14:                                  ; preds = %lor.lhs.false10
  %arrays = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 1
  %7 = load i64, ptr %arrays, align 8
  %arrays15 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 1
  %8 = load i64, ptr %arrays15, align 8
  %cmp16 = icmp ne i64 %7, %8
  br i1 %cmp16, label %lor.end, label %lor.lhs.false18

lor.lhs.false18:                                  ; preds = %lor.lhs.false14
  %strings = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 2
  %9 = load i64, ptr %strings, align 8
  %strings19 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 2
  %10 = load i64, ptr %strings19, align 8
  %cmp20 = icmp ne i64 %9, %10
  br i1 %cmp20, label %lor.end, label %lor.lhs.false22

lor.lhs.false22:                                  ; preds = %lor.lhs.false18
  %letters = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 3
  %11 = load i64, ptr %letters, align 8
  %letters23 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 3
  %12 = load i64, ptr %letters23, align 8
  %cmp24 = icmp ne i64 %11, %12
  br i1 %cmp24, label %lor.end, label %lor.lhs.false26

lor.lhs.false26:                                  ; preds = %lor.lhs.false22
  %numbers = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 4
  %13 = load i64, ptr %numbers, align 8
  %numbers27 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 4
  %14 = load i64, ptr %numbers27, align 8
  %cmp28 = icmp ne i64 %13, %14
  br i1 %cmp28, label %lor.end, label %lor.lhs.false30

lor.lhs.false30:                                  ; preds = %lor.lhs.false26
  %literals = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 5
  %15 = load i64, ptr %literals, align 8
  %literals31 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 5
  %16 = load i64, ptr %literals31, align 8
  %cmp32 = icmp ne i64 %15, %16
  br i1 %cmp32, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false30
  %sum = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 6
  %17 = load double, ptr %sum, align 8
  %sum34 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 6
  %18 = load double, ptr %sum34, align 8
  %sub = fsub double %17, %18
  %19 = call double @llvm.fabs.f64(double %sub)
  %cmp35 = fcmp olt double %19, 1.000000e-03
  %lnot = xor i1 %cmp35, true
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false30, %lor.lhs.false26, %lor.lhs.false22, %lor.lhs.false18, %lor.lhs.false14, %lor.lhs.false10, %lor.lhs.false, %for.body
  %20 = phi i1 [ true, %lor.lhs.false30 ], [ true, %lor.lhs.false26 ], [ true, %lor.lhs.false22 ], [ true, %lor.lhs.false18 ], [ true, %lor.lhs.false14 ], [ true, %lor.lhs.false10 ], [ true, %lor.lhs.false ], [ true, %for.body ], [ %lnot, %lor.rhs ]
  %lor.ext = zext i1 %20 to i32
  %conv37 = sext i32 %lor.ext to i64
  %add = add nsw i64 %wrong.0, %conv37
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %objects38 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 0
  %21 = load i64, ptr %objects38, align 8
  %sum39 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 6
  %22 = load double, ptr %sum39, align 8
  %call40 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %21, double noundef %22)
  %cmp41 = icmp ne i64 %wrong.0, 0
  %conv42 = zext i1 %cmp41 to i32
  ret i32 %conv42
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @write_document(ptr dead_on_unwind noalias writable sret(%struct.Totals) align 8 %agg.result, i32 noundef %records) #0 {
entry:
  call void @llvm.memset.p0.i64(ptr align 8 %agg.result, i8 0, i64 56, i1 false)
  %0 = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 1
  store i64 1, ptr %0, align 8
  %call = call i32 (ptr, ptr, ...) @sprintf(ptr noundef @document, ptr noundef @.str.1) #6
  %idx.ext = sext i32 %call to i64
  %add.ptr = getelementptr inbounds i8, ptr @document, i64 %idx.ext
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %out.0 = phi ptr [ %add.ptr, %entry ], [ %add.ptr10, %for.body ]
  %cmp = icmp slt i32 %i.0, %records
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %i.0, 37
  %rem = srem i32 %mul, 1000
  %tobool = icmp ne i32 %i.0, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, ptr @.str.3, ptr @.str.4
  %div = sdiv i32 %rem, 100
  %rem1 = srem i32 %rem, 100
  %call2 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %out.0, ptr noundef @.str.2, ptr noundef %cond, i32 noundef %i.0, i32 noundef %div, i32 noundef %rem1) #6
  %idx.ext3 = sext i32 %call2 to i64
  %add.ptr4 = getelementptr inbounds i8, ptr %out.0, i64 %idx.ext3
  %rem5 = srem i32 %i.0, 3
  %tobool6 = icmp ne i32 %rem5, 0
  %2 = zext i1 %tobool6 to i64
  %cond7 = select i1 %tobool6, ptr @.str.6, ptr @.str.7
  %call8 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %add.ptr4, ptr noundef @.str.5, ptr noundef %cond7) #6
  %idx.ext9 = sext i32 %call8 to i64
  %add.ptr10 = getelementptr inbounds i8, ptr %add.ptr4, i64 %idx.ext9
  %objects = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 0
  %3 = load i64, ptr %objects, align 8
  %add = add nsw i64 %3, 2
  store i64 %add, ptr %objects, align 8
  %arrays = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 1
  %4 = load i64, ptr %arrays, align 8
  %add11 = add nsw i64 %4, 2
  store i64 %add11, ptr %arrays, align 8
  %strings = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 2
  %5 = load i64, ptr %strings, align 8
  %add12 = add nsw i64 %5, 8
  store i64 %add12, ptr %strings, align 8
  %letters = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 3
  %6 = load i64, ptr %letters, align 8
  %add13 = add nsw i64 %6, 30
  store i64 %add13, ptr %letters, align 8
  %numbers = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 4
  %7 = load i64, ptr %numbers, align 8
  %add14 = add nsw i64 %7, 2
  store i64 %add14, ptr %numbers, align 8
  %literals = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 5
  %8 = load i64, ptr %literals, align 8
  %add15 = add nsw i64 %8, 2
  store i64 %add15, ptr %literals, align 8
  %conv = sitofp i32 %i.0 to double
  %conv16 = sitofp i32 %rem to double
  %div17 = fdiv double %conv16, 1.000000e+02
  %sub = fsub double %conv, %div17
  %sum = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 6
  %9 = load double, ptr %sum, align 8
  %add18 = fadd double %9, %sub
  store double %add18, ptr %sum, align 8
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %call19 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %out.0, ptr noundef @.str.8) #6
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @scan_value(ptr noundef %scanner) #0 {
entry:
  call void @skip_space(ptr noundef %scanner)
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %0 = load ptr, ptr %at, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  switch i32 %conv, label %sw.default [
    i32 123, label %sw.bb
    i32 91, label %sw.bb1
    i32 34, label %sw.bb2
    i32 116, label %sw.bb3
    i32 102, label %sw.bb4
    i32 110, label %sw.bb5
    i32 45, label %sw.bb6
    i32 48, label %sw.bb6
    i32 49, label %sw.bb6
    i32 50, label %sw.bb6
    i32 51, label %sw.bb6
    i32 52, label %sw.bb6
    i32 53, label %sw.bb6
    i32 54, label %sw.bb6
    i32 55, label %sw.bb6
    i32 56, label %sw.bb6
    i32 57, label %sw.bb6
  ]

sw.bb:                                            ; preds = %entry
  call void @scan_object(ptr noundef %scanner)
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  call void @scan_array(ptr noundef %scanner)
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  call void @scan_string(ptr noundef %scanner)
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  call void @scan_literal(ptr noundef %scanner, ptr noundef @.str.6)
  br label %sw.epilog

sw.bb4:                                           ; preds = %entry
  call void @scan_literal(ptr noundef %scanner, ptr noundef @.str.7)
  br label %sw.epilog

sw.bb5:                                           ; preds = %entry
  call void @scan_literal(ptr noundef %scanner, ptr noundef @.str.9)
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  call void @scan_number(ptr noundef %scanner)
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %failed = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 1
  store i32 1, ptr %failed, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb6, %sw.bb5, %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1, %sw.bb
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @skip_space(ptr noundef %scanner) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %0 = load ptr, ptr %at, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %while.body, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.cond
  %at2 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %2 = load ptr, ptr %at2, align 8
  %3 = load i8, ptr %2, align 1
  %conv3 = sext i8 %3 to i32
  %cmp4 = icmp eq i32 %conv3, 10
  br i1 %cmp4, label %while.body, label %lor.lhs.false6

lor.lhs.false6:                                   ; preds = %lor.lhs.false
  %at7 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %4 = load ptr, ptr %at7, align 8
  %5 = load i8, ptr %4, align 1
  %conv8 = sext i8 %5 to i32
  %cmp9 = icmp eq i32 %conv8, 9
  br i1 %cmp9, label %while.body, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false6
  %at11 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %6 = load ptr, ptr %at11, align 8
  %7 = load i8, ptr %6, align 1
  %conv12 = sext i8 %7 to i32
  %cmp13 = icmp eq i32 %conv12, 13
  br i1 %cmp13, label %while.body, label %while.end

while.body:                                       ; preds = %lor.lhs.false6, %lor.lhs.false, %while.cond, %lor.rhs
  %at15 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %8 = load ptr, ptr %at15, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %8, i32 1
  store ptr %incdec.ptr, ptr %at15, align 8
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %lor.rhs
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @scan_object(ptr noundef %scanner) #0 {
entry:
  %totals = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 2
  %objects = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 0
  %0 = load i64, ptr %objects, align 8
  %inc = add nsw i64 %0, 1
  store i64 %inc, ptr %objects, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %1 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %1, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  %call = call i32 @take(ptr noundef %scanner, i8 noundef signext 125)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %return, label %do.body

do.body:                                          ; preds = %entry, %land.rhs
  call void @scan_string(ptr noundef %scanner)
  %call1 = call i32 @take(ptr noundef %scanner, i8 noundef signext 58)
  call void @require(ptr noundef %scanner, i32 noundef %call1)
  call void @scan_value(ptr noundef %scanner)
  %failed = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 1
  %2 = load i32, ptr %failed, align 8
  %tobool2 = icmp ne i32 %2, 0
  br i1 %tobool2, label %do.end, label %land.rhs

land.rhs:                                         ; preds = %do.body
  %call3 = call i32 @take(ptr noundef %scanner, i8 noundef signext 44)
  %tobool4 = icmp ne i32 %call3, 0
  br i1 %tobool4, label %do.body, label %do.end, !llvm.loop !9

do.end:                                           ; preds = %do.body, %land.rhs
  %call5 = call i32 @take(ptr noundef %scanner, i8 noundef signext 125)
  call void @require(ptr noundef %scanner, i32 noundef %call5)
  br label %return

return:                                           ; preds = %entry, %do.end
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_array(ptr noundef %scanner) #0 {
entry:
  %totals = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 2
  %arrays = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 1
  %0 = load i64, ptr %arrays, align 8
  %inc = add nsw i64 %0, 1
  store i64 %inc, ptr %arrays, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %1 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %1, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  %call = call i32 @take(ptr noundef %scanner, i8 noundef signext 93)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %return, label %do.body

do.body:                                          ; preds = %entry, %land.rhs
  call void @scan_value(ptr noundef %scanner)
  %failed = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 1
  %2 = load i32, ptr %failed, align 8
  %tobool1 = icmp ne i32 %2, 0
  br i1 %tobool1, label %do.end, label %land.rhs

land.rhs:                                         ; preds = %do.body
  %call2 = call i32 @take(ptr noundef %scanner, i8 noundef signext 44)
  %tobool3 = icmp ne i32 %call2, 0
  br i1 %tobool3, label %do.body, label %do.end, !llvm.loop !10

do.end:                                           ; preds = %do.body, %land.rhs
  %call4 = call i32 @take(ptr noundef %scanner, i8 noundef signext 93)
  call void @require(ptr noundef %scanner, i32 noundef %call4)
  br label %return

return:                                           ; preds = %entry, %do.end
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_string(ptr noundef %scanner) #0 {
entry:
  %call = call i32 @take(ptr noundef %scanner, i8 noundef signext 34)
  call void @require(ptr noundef %scanner, i32 noundef %call)
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %failed = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 1
  %0 = load i32, ptr %failed, align 8
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.cond
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %1 = load ptr, ptr %at, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp ne i32 %conv, 34
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %at2 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %3 = load ptr, ptr %at2, align 8
  %4 = load i8, ptr %3, align 1
  %conv3 = zext i8 %4 to i32
  %cmp4 = icmp sge i32 %conv3, 32
  %conv5 = zext i1 %cmp4 to i32
  call void @require(ptr noundef %scanner, i32 noundef %conv5)
  %at6 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %5 = load ptr, ptr %at6, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr, ptr %at6, align 8
  %6 = load i8, ptr %5, align 1
  %conv7 = sext i8 %6 to i32
  %cmp8 = icmp eq i32 %conv7, 92
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  call void @scan_escape(ptr noundef %scanner)
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %totals = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 2
  %letters = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 3
  %7 = load i64, ptr %letters, align 8
  %inc = add nsw i64 %7, 1
  store i64 %inc, ptr %letters, align 8
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %while.cond, %land.rhs
  %at10 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %8 = load ptr, ptr %at10, align 8
  %incdec.ptr11 = getelementptr inbounds i8, ptr %8, i32 1
  store ptr %incdec.ptr11, ptr %at10, align 8
  %totals12 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 2
  %strings = getelementptr inbounds %struct.Totals, ptr %totals12, i32 0, i32 2
  %9 = load i64, ptr %strings, align 8
  %inc13 = add nsw i64 %9, 1
  store i64 %inc13, ptr %strings, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_literal(ptr noundef %scanner, ptr noundef %word) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %word.addr.0 = phi ptr [ %word, %entry ], [ %incdec.ptr3, %for.body ]
  %0 = load i8, ptr %word.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %1 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %1, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %3 = load i8, ptr %word.addr.0, align 1
  %conv1 = sext i8 %3 to i32
  %cmp = icmp eq i32 %conv, %conv1
  %conv2 = zext i1 %cmp to i32
  call void @require(ptr noundef %scanner, i32 noundef %conv2)
  %incdec.ptr3 = getelementptr inbounds i8, ptr %word.addr.0, i32 1
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  %totals = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 2
  %literals = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 5
  %4 = load i64, ptr %literals, align 8
  %inc = add nsw i64 %4, 1
  store i64 %inc, ptr %literals, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_number(ptr noundef %scanner) #0 {
entry:
  %digits = alloca i32, align 4
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %0 = load ptr, ptr %at, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, 45
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %at2 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %2 = load ptr, ptr %at2, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %2, i32 1
  store ptr %incdec.ptr, ptr %at2, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %sign.0 = phi double [ -1.000000e+00, %if.then ], [ 1.000000e+00, %entry ]
  %call = call double @scan_digits(ptr noundef %scanner, ptr noundef %digits)
  %at3 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %3 = load ptr, ptr %at3, align 8
  %4 = load i8, ptr %3, align 1
  %conv4 = sext i8 %4 to i32
  %cmp5 = icmp eq i32 %conv4, 46
  br i1 %cmp5, label %if.then7, label %if.end11

if.then7:                                         ; preds = %if.end
  %at8 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %5 = load ptr, ptr %at8, align 8
  %incdec.ptr9 = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr9, ptr %at8, align 8
  %call10 = call double @scan_digits(ptr noundef %scanner, ptr noundef %digits)
  %6 = load i32, ptr %digits, align 4
  %rem = srem i32 %6, 10
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [10 x double], ptr @scan_number.powers, i64 0, i64 %idxprom
  %7 = load double, ptr %arrayidx, align 8
  %div = fdiv double %call10, %7
  %add = fadd double %call, %div
  br label %if.end11

if.end11:                                         ; preds = %if.then7, %if.end
  %value.0 = phi double [ %add, %if.then7 ], [ %call, %if.end ]
  %totals = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 2
  %numbers = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 4
  %8 = load i64, ptr %numbers, align 8
  %inc = add nsw i64 %8, 1
  store i64 %inc, ptr %numbers, align 8
  %totals12 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 2
  %sum = getelementptr inbounds %struct.Totals, ptr %totals12, i32 0, i32 6
  %9 = load double, ptr %sum, align 8
  %10 = call double @llvm.fmuladd.f64(double %sign.0, double %value.0, double %9)
  store double %10, ptr %sum, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take(ptr noundef %scanner, i8 noundef signext %expected) #0 {
entry:
  call void @skip_space(ptr noundef %scanner)
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %0 = load ptr, ptr %at, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %conv1 = sext i8 %expected to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %at3 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %2 = load ptr, ptr %at3, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %2, i32 1
  store ptr %incdec.ptr, ptr %at3, align 8
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 1, %if.end ], [ 0, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal void @require(ptr noundef %scanner, i32 noundef %condition) #0 {
entry:
  %tobool = icmp ne i32 %condition, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %failed = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 1
  store i32 1, ptr %failed, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_escape(ptr noundef %scanner) #0 {
entry:
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %0 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  switch i32 %conv, label %sw.default [
    i32 34, label %sw.epilog
    i32 92, label %sw.epilog
    i32 47, label %sw.epilog
    i32 98, label %sw.epilog
    i32 102, label %sw.epilog
    i32 110, label %sw.epilog
    i32 114, label %sw.epilog
    i32 116, label %sw.epilog
    i32 117, label %for.cond
  ]

for.cond:                                         ; preds = %entry, %lor.end
  %i.0 = phi i32 [ %inc, %lor.end ], [ 0, %entry ]
  %cmp = icmp slt i32 %i.0, 4
  br i1 %cmp, label %for.body, label %sw.epilog

for.body:                                         ; preds = %for.cond
  %at3 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %2 = load ptr, ptr %at3, align 8
  %incdec.ptr4 = getelementptr inbounds i8, ptr %2, i32 1
  store ptr %incdec.ptr4, ptr %at3, align 8
  %3 = load i8, ptr %2, align 1
  %conv5 = sext i8 %3 to i32
  %cmp6 = icmp sge i32 %conv5, 48
  %conv8 = sext i8 %3 to i32
  %cmp9 = icmp sle i32 %conv8, 57
  %or.cond = and i1 %cmp6, %cmp9
  br i1 %or.cond, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %conv11 = sext i8 %3 to i32
  %cmp12 = icmp sge i32 %conv11, 97
  %conv15 = sext i8 %3 to i32
  %cmp16 = icmp sle i32 %conv15, 102
  %or.cond10 = and i1 %cmp12, %cmp16
  br i1 %or.cond10, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %conv18 = sext i8 %3 to i32
  %cmp19 = icmp sge i32 %conv18, 65
  %conv21 = sext i8 %3 to i32
  %cmp22 = icmp sle i32 %conv21, 70
  %4 = select i1 %cmp19, i1 %cmp22, i1 false
  br label %lor.end

lor.end:                                          ; preds = %lor.lhs.false, %for.body, %lor.rhs
  %5 = phi i1 [ %4, %lor.rhs ], [ true, %for.body ], [ true, %lor.lhs.false ]
  %lor.ext = zext i1 %5 to i32
  call void @require(ptr noundef %scanner, i32 noundef %lor.ext)
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !13

sw.default:                                       ; preds = %entry
  %failed = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 1
  store i32 1, ptr %failed, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.cond, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %sw.default
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @scan_digits(ptr noundef %scanner, ptr noundef %digits) #0 {
entry:
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %0 = load ptr, ptr %at, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %value.0 = phi i64 [ 0, %entry ], [ %add, %while.body ]
  %at1 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %1 = load ptr, ptr %at1, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp sge i32 %conv, 48
  br i1 %cmp, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %at3 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %3 = load ptr, ptr %at3, align 8
  %4 = load i8, ptr %3, align 1
  %conv4 = sext i8 %4 to i32
  %cmp5 = icmp sle i32 %conv4, 57
  br i1 %cmp5, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %mul = mul nsw i64 %value.0, 10
  %at7 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %5 = load ptr, ptr %at7, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr, ptr %at7, align 8
  %6 = load i8, ptr %5, align 1
  %conv8 = sext i8 %6 to i32
  %sub = sub nsw i32 %conv8, 48
  %conv9 = sext i32 %sub to i64
  %add = add nsw i64 %mul, %conv9
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond, %land.rhs
  %at10 = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %7 = load ptr, ptr %at10, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %7 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %0 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %conv11 = trunc i64 %sub.ptr.sub to i32
  store i32 %conv11, ptr %digits, align 4
  %8 = load i32, ptr %digits, align 4
  %cmp12 = icmp sgt i32 %8, 0
  %conv13 = zext i1 %cmp12 to i32
  call void @require(ptr noundef %scanner, i32 noundef %conv13)
  %conv14 = sitofp i64 %value.0 to double
  ret double %conv14
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }

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
!14 = distinct !{!14, !6}
