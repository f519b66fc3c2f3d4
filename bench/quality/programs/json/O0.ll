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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %rounds = alloca i64, align 8
  %wrong = alloca i64, align 8
  %kept = alloca %struct.Totals, align 8
  %round = alloca i64, align 8
  %scanner = alloca %struct.Scanner, align 8
  %found = alloca ptr, align 8
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #6
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
  %mul = mul nsw i64 %4, 800
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 1, %cond.false2 ]
  store i64 %cond4, ptr %rounds, align 8
  store i64 0, ptr %wrong, align 8
  %5 = load i64, ptr %scale, align 8
  %tobool5 = icmp ne i64 %5, 0
  %6 = zext i1 %tobool5 to i64
  %cond6 = select i1 %tobool5, i32 3000, i32 20
  call void @write_document(ptr dead_on_unwind writable sret(%struct.Totals) align 8 %kept, i32 noundef %cond6)
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %7 = load i64, ptr %round, align 8
  %8 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %7, %8
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %scanner, ptr align 8 @__const.main.scanner, i64 72, i1 false)
  call void @scan_value(ptr noundef %scanner)
  call void @skip_space(ptr noundef %scanner)
  %totals = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 2
  store ptr %totals, ptr %found, align 8
  %failed = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 1
  %9 = load i32, ptr %failed, align 8
  %tobool8 = icmp ne i32 %9, 0
  br i1 %tobool8, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %at = getelementptr inbounds %struct.Scanner, ptr %scanner, i32 0, i32 0
  %10 = load ptr, ptr %at, align 8
  %11 = load i8, ptr %10, align 1
  %conv = sext i8 %11 to i32
  %tobool9 = icmp ne i32 %conv, 0
  br i1 %tobool9, label %lor.end, label %lor.lhs.false10

lor.lhs.false10:                                  ; preds = %lor.lhs.false
  %12 = load ptr, ptr %found, align 8
  %objects = getelementptr inbounds %struct.Totals, ptr %12, i32 0, i32 0
  %13 = load i64, ptr %objects, align 8
  %objects11 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 0
  %14 = load i64, ptr %objects11, align 8
  %cmp12 = icmp ne i64 %13, %14
  br i1 %cmp12, label %lor.end, label %lor.lhs.false14

lor.lhs.false14:                                  ; preds = %lor.lhs.false10
  %15 = load ptr, ptr %found, align 8
  %arrays = getelementptr inbounds %struct.Totals, ptr %15, i32 0, i32 1
  %16 = load i64, ptr %arrays, align 8
  %arrays15 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 1
  %17 = load i64, ptr %arrays15, align 8
  %cmp16 = icmp ne i64 %16, %17
  br i1 %cmp16, label %lor.end, label %lor.lhs.false18

lor.lhs.false18:                                  ; preds = %lor.lhs.false14
  %18 = load ptr, ptr %found, align 8
  %strings = getelementptr inbounds %struct.Totals, ptr %18, i32 0, i32 2
  %19 = load i64, ptr %strings, align 8
  %strings19 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 2
  %20 = load i64, ptr %strings19, align 8
  %cmp20 = icmp ne i64 %19, %20
  br i1 %cmp20, label %lor.end, label %lor.lhs.false22

lor.lhs.false22:                                  ; preds = %lor.lhs.false18
  %21 = load ptr, ptr %found, align 8
  %letters = getelementptr inbounds %struct.Totals, ptr %21, i32 0, i32 3
  %22 = load i64, ptr %letters, align 8
  %letters23 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 3
  %23 = load i64, ptr %letters23, align 8
  %cmp24 = icmp ne i64 %22, %23
  br i1 %cmp24, label %lor.end, label %lor.lhs.false26

lor.lhs.false26:                                  ; preds = %lor.lhs.false22
  %24 = load ptr, ptr %found, align 8
  %numbers = getelementptr inbounds %struct.Totals, ptr %24, i32 0, i32 4
  %25 = load i64, ptr %numbers, align 8
  %numbers27 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 4
  %26 = load i64, ptr %numbers27, align 8
  %cmp28 = icmp ne i64 %25, %26
  br i1 %cmp28, label %lor.end, label %lor.lhs.false30

lor.lhs.false30:                                  ; preds = %lor.lhs.false26
  %27 = load ptr, ptr %found, align 8
  %literals = getelementptr inbounds %struct.Totals, ptr %27, i32 0, i32 5
  %28 = load i64, ptr %literals, align 8
  %literals31 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 5
  %29 = load i64, ptr %literals31, align 8
  %cmp32 = icmp ne i64 %28, %29
  br i1 %cmp32, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false30
  %30 = load ptr, ptr %found, align 8
  %sum = getelementptr inbounds %struct.Totals, ptr %30, i32 0, i32 6
  %31 = load double, ptr %sum, align 8
  %sum34 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 6
  %32 = load double, ptr %sum34, align 8
  %sub = fsub double %31, %32
  %33 = call double @llvm.fabs.f64(double %sub)
  %cmp35 = fcmp olt double %33, 1.000000e-03
  %lnot = xor i1 %cmp35, true
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false30, %lor.lhs.false26, %lor.lhs.false22, %lor.lhs.false18, %lor.lhs.false14, %lor.lhs.false10, %lor.lhs.false, %for.body
  %34 = phi i1 [ true, %lor.lhs.false30 ], [ true, %lor.lhs.false26 ], [ true, %lor.lhs.false22 ], [ true, %lor.lhs.false18 ], [ true, %lor.lhs.false14 ], [ true, %lor.lhs.false10 ], [ true, %lor.lhs.false ], [ true, %for.body ], [ %lnot, %lor.rhs ]
  %lor.ext = zext i1 %34 to i32
  %conv37 = sext i32 %lor.ext to i64
  %35 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %35, %conv37
  store i64 %add, ptr %wrong, align 8
  br label %for.inc

for.inc:                                          ; preds = %lor.end
  %36 = load i64, ptr %round, align 8
  %inc = add nsw i64 %36, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %objects38 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 0
  %37 = load i64, ptr %objects38, align 8
  %sum39 = getelementptr inbounds %struct.Totals, ptr %kept, i32 0, i32 6
  %38 = load double, ptr %sum39, align 8
  %call40 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %37, double noundef %38)
  %39 = load i64, ptr %wrong, align 8
  %cmp41 = icmp ne i64 %39, 0
  %conv42 = zext i1 %cmp41 to i32
  ret i32 %conv42
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @write_document(ptr dead_on_unwind noalias writable sret(%struct.Totals) align 8 %agg.result, i32 noundef %records) #0 {
entry:
  %records.addr = alloca i32, align 4
  %out = alloca ptr, align 8
  %i = alloca i32, align 4
  %cents = alloca i32, align 4
  store i32 %records, ptr %records.addr, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %agg.result, i8 0, i64 56, i1 false)
  %0 = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 1
  store i64 1, ptr %0, align 8
  store ptr @document, ptr %out, align 8
  %1 = load ptr, ptr %out, align 8
  %call = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %1, ptr noundef @.str.1) #6
  %2 = load ptr, ptr %out, align 8
  %idx.ext = sext i32 %call to i64
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %idx.ext
  store ptr %add.ptr, ptr %out, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4
  %4 = load i32, ptr %records.addr, align 4
  %cmp = icmp slt i32 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %i, align 4
  %mul = mul nsw i32 %5, 37
  %rem = srem i32 %mul, 1000
  store i32 %rem, ptr %cents, align 4
  %6 = load ptr, ptr %out, align 8
  %7 = load i32, ptr %i, align 4
  %tobool = icmp ne i32 %7, 0
  %8 = zext i1 %tobool to i64
  %cond = select i1 %tobool, ptr @.str.3, ptr @.str.4
  %9 = load i32, ptr %i, align 4
  %10 = load i32, ptr %cents, align 4
  %div = sdiv i32 %10, 100
  %11 = load i32, ptr %cents, align 4
  %rem1 = srem i32 %11, 100
  %call2 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %6, ptr noundef @.str.2, ptr noundef %cond, i32 noundef %9, i32 noundef %div, i32 noundef %rem1) #6
  %12 = load ptr, ptr %out, align 8
  %idx.ext3 = sext i32 %call2 to i64
  %add.ptr4 = getelementptr inbounds i8, ptr %12, i64 %idx.ext3
  store ptr %add.ptr4, ptr %out, align 8
  %13 = load ptr, ptr %out, align 8
  %14 = load i32, ptr %i, align 4
  %rem5 = srem i32 %14, 3
  %tobool6 = icmp ne i32 %rem5, 0
  %15 = zext i1 %tobool6 to i64
  %cond7 = select i1 %tobool6, ptr @.str.6, ptr @.str.7
  %call8 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %13, ptr noundef @.str.5, ptr noundef %cond7) #6
  %16 = load ptr, ptr %out, align 8
  %idx.ext9 = sext i32 %call8 to i64
  %add.ptr10 = getelementptr inbounds i8, ptr %16, i64 %idx.ext9
  store ptr %add.ptr10, ptr %out, align 8
  %objects = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 0
  %17 = load i64, ptr %objects, align 8
  %add = add nsw i64 %17, 2
  store i64 %add, ptr %objects, align 8
  %arrays = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 1
  %18 = load i64, ptr %arrays, align 8
  %add11 = add nsw i64 %18, 2
  store i64 %add11, ptr %arrays, align 8
  %strings = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 2
  %19 = load i64, ptr %strings, align 8
  %add12 = add nsw i64 %19, 8
  store i64 %add12, ptr %strings, align 8
  %letters = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 3
  %20 = load i64, ptr %letters, align 8
  %add13 = add nsw i64 %20, 30
  store i64 %add13, ptr %letters, align 8
  %numbers = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 4
  %21 = load i64, ptr %numbers, align 8
  %add14 = add nsw i64 %21, 2
  store i64 %add14, ptr %numbers, align 8
  %literals = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 5
  %22 = load i64, ptr %literals, align 8
  %add15 = add nsw i64 %22, 2
  store i64 %add15, ptr %literals, align 8
  %23 = load i32, ptr %i, align 4
  %conv = sitofp i32 %23 to double
  %24 = load i32, ptr %cents, align 4
  %conv16 = sitofp i32 %24 to double
  %div17 = fdiv double %conv16, 1.000000e+02
  %sub = fsub double %conv, %div17
  %sum = getelementptr inbounds %struct.Totals, ptr %agg.result, i32 0, i32 6
  %25 = load double, ptr %sum, align 8
  %add18 = fadd double %25, %sub
  store double %add18, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %26 = load i32, ptr %i, align 4
  %inc = add nsw i32 %26, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %27 = load ptr, ptr %out, align 8
  %call19 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %27, ptr noundef @.str.8) #6
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @scan_value(ptr noundef %scanner) #0 {
entry:
  %scanner.addr = alloca ptr, align 8
  store ptr %scanner, ptr %scanner.addr, align 8
  %0 = load ptr, ptr %scanner.addr, align 8
  call void @skip_space(ptr noundef %0)
  %1 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %at, align 8
  %3 = load i8, ptr %2, align 1
  %conv = sext i8 %3 to i32
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
  %4 = load ptr, ptr %scanner.addr, align 8
  call void @scan_object(ptr noundef %4)
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %5 = load ptr, ptr %scanner.addr, align 8
  call void @scan_array(ptr noundef %5)
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  %6 = load ptr, ptr %scanner.addr, align 8
  call void @scan_string(ptr noundef %6)
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  %7 = load ptr, ptr %scanner.addr, align 8
  call void @scan_literal(ptr noundef %7, ptr noundef @.str.6)
  br label %sw.epilog

sw.bb4:                                           ; preds = %entry
  %8 = load ptr, ptr %scanner.addr, align 8
  call void @scan_literal(ptr noundef %8, ptr noundef @.str.7)
  br label %sw.epilog

sw.bb5:                                           ; preds = %entry
  %9 = load ptr, ptr %scanner.addr, align 8
  call void @scan_literal(ptr noundef %9, ptr noundef @.str.9)
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  %10 = load ptr, ptr %scanner.addr, align 8
  call void @scan_number(ptr noundef %10)
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %11 = load ptr, ptr %scanner.addr, align 8
  %failed = getelementptr inbounds %struct.Scanner, ptr %11, i32 0, i32 1
  store i32 1, ptr %failed, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb, %sw.bb1, %sw.bb2, %sw.bb3, %sw.bb4, %sw.bb5, %sw.bb6, %sw.default
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @skip_space(ptr noundef %scanner) #0 {
entry:
  %scanner.addr = alloca ptr, align 8
  store ptr %scanner, ptr %scanner.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %at, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.cond
  %3 = load ptr, ptr %scanner.addr, align 8
  %at2 = getelementptr inbounds %struct.Scanner, ptr %3, i32 0, i32 0
  %4 = load ptr, ptr %at2, align 8
  %5 = load i8, ptr %4, align 1
  %conv3 = sext i8 %5 to i32
  %cmp4 = icmp eq i32 %conv3, 10
  br i1 %cmp4, label %lor.end, label %lor.lhs.false6

lor.lhs.false6:                                   ; preds = %lor.lhs.false
  %6 = load ptr, ptr %scanner.addr, align 8
  %at7 = getelementptr inbounds %struct.Scanner, ptr %6, i32 0, i32 0
  %7 = load ptr, ptr %at7, align 8
  %8 = load i8, ptr %7, align 1
  %conv8 = sext i8 %8 to i32
  %cmp9 = icmp eq i32 %conv8, 9
  br i1 %cmp9, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false6
  %9 = load ptr, ptr %scanner.addr, align 8
  %at11 = getelementptr inbounds %struct.Scanner, ptr %9, i32 0, i32 0
  %10 = load ptr, ptr %at11, align 8
  %11 = load i8, ptr %10, align 1
  %conv12 = sext i8 %11 to i32
  %cmp13 = icmp eq i32 %conv12, 13
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false6, %lor.lhs.false, %while.cond
  %12 = phi i1 [ true, %lor.lhs.false6 ], [ true, %lor.lhs.false ], [ true, %while.cond ], [ %cmp13, %lor.rhs ]
  br i1 %12, label %while.body, label %while.end

while.body:                                       ; preds = %lor.end
  %13 = load ptr, ptr %scanner.addr, align 8
  %at15 = getelementptr inbounds %struct.Scanner, ptr %13, i32 0, i32 0
  %14 = load ptr, ptr %at15, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %14, i32 1
  store ptr %incdec.ptr, ptr %at15, align 8
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %lor.end
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
  %scanner.addr = alloca ptr, align 8
  store ptr %scanner, ptr %scanner.addr, align 8
  %0 = load ptr, ptr %scanner.addr, align 8
  %totals = getelementptr inbounds %struct.Scanner, ptr %0, i32 0, i32 2
  %objects = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 0
  %1 = load i64, ptr %objects, align 8
  %inc = add nsw i64 %1, 1
  store i64 %inc, ptr %objects, align 8
  %2 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  %4 = load ptr, ptr %scanner.addr, align 8
  %call = call i32 @take(ptr noundef %4, i8 noundef signext 125)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  br label %do.body

do.body:                                          ; preds = %land.end, %if.end
  %5 = load ptr, ptr %scanner.addr, align 8
  call void @scan_string(ptr noundef %5)
  %6 = load ptr, ptr %scanner.addr, align 8
  %7 = load ptr, ptr %scanner.addr, align 8
  %call1 = call i32 @take(ptr noundef %7, i8 noundef signext 58)
  call void @require(ptr noundef %6, i32 noundef %call1)
  %8 = load ptr, ptr %scanner.addr, align 8
  call void @scan_value(ptr noundef %8)
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %9 = load ptr, ptr %scanner.addr, align 8
  %failed = getelementptr inbounds %struct.Scanner, ptr %9, i32 0, i32 1
  %10 = load i32, ptr %failed, align 8
  %tobool2 = icmp ne i32 %10, 0
  br i1 %tobool2, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %do.cond
  %11 = load ptr, ptr %scanner.addr, align 8
  %call3 = call i32 @take(ptr noundef %11, i8 noundef signext 44)
  %tobool4 = icmp ne i32 %call3, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %12 = phi i1 [ false, %do.cond ], [ %tobool4, %land.rhs ]
  br i1 %12, label %do.body, label %do.end, !llvm.loop !9

do.end:                                           ; preds = %land.end
  %13 = load ptr, ptr %scanner.addr, align 8
  %14 = load ptr, ptr %scanner.addr, align 8
  %call5 = call i32 @take(ptr noundef %14, i8 noundef signext 125)
  call void @require(ptr noundef %13, i32 noundef %call5)
  br label %return

return:                                           ; preds = %do.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_array(ptr noundef %scanner) #0 {
entry:
  %scanner.addr = alloca ptr, align 8
  store ptr %scanner, ptr %scanner.addr, align 8
  %0 = load ptr, ptr %scanner.addr, align 8
  %totals = getelementptr inbounds %struct.Scanner, ptr %0, i32 0, i32 2
  %arrays = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 1
  %1 = load i64, ptr %arrays, align 8
  %inc = add nsw i64 %1, 1
  store i64 %inc, ptr %arrays, align 8
  %2 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  %4 = load ptr, ptr %scanner.addr, align 8
  %call = call i32 @take(ptr noundef %4, i8 noundef signext 93)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  br label %do.body

do.body:                                          ; preds = %land.end, %if.end
  %5 = load ptr, ptr %scanner.addr, align 8
  call void @scan_value(ptr noundef %5)
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %6 = load ptr, ptr %scanner.addr, align 8
  %failed = getelementptr inbounds %struct.Scanner, ptr %6, i32 0, i32 1
  %7 = load i32, ptr %failed, align 8
  %tobool1 = icmp ne i32 %7, 0
  br i1 %tobool1, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %do.cond
  %8 = load ptr, ptr %scanner.addr, align 8
  %call2 = call i32 @take(ptr noundef %8, i8 noundef signext 44)
  %tobool3 = icmp ne i32 %call2, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %9 = phi i1 [ false, %do.cond ], [ %tobool3, %land.rhs ]
  br i1 %9, label %do.body, label %do.end, !llvm.loop !10

do.end:                                           ; preds = %land.end
  %10 = load ptr, ptr %scanner.addr, align 8
  %11 = load ptr, ptr %scanner.addr, align 8
  %call4 = call i32 @take(ptr noundef %11, i8 noundef signext 93)
  call void @require(ptr noundef %10, i32 noundef %call4)
  br label %return

return:                                           ; preds = %do.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_string(ptr noundef %scanner) #0 {
entry:
  %scanner.addr = alloca ptr, align 8
  store ptr %scanner, ptr %scanner.addr, align 8
  %0 = load ptr, ptr %scanner.addr, align 8
  %1 = load ptr, ptr %scanner.addr, align 8
  %call = call i32 @take(ptr noundef %1, i8 noundef signext 34)
  call void @require(ptr noundef %0, i32 noundef %call)
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %2 = load ptr, ptr %scanner.addr, align 8
  %failed = getelementptr inbounds %struct.Scanner, ptr %2, i32 0, i32 1
  %3 = load i32, ptr %failed, align 8
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %while.cond
  %4 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %4, i32 0, i32 0
  %5 = load ptr, ptr %at, align 8
  %6 = load i8, ptr %5, align 1
  %conv = sext i8 %6 to i32
  %cmp = icmp ne i32 %conv, 34
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %7 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %8 = load ptr, ptr %scanner.addr, align 8
  %9 = load ptr, ptr %scanner.addr, align 8
  %at2 = getelementptr inbounds %struct.Scanner, ptr %9, i32 0, i32 0
  %10 = load ptr, ptr %at2, align 8
  %11 = load i8, ptr %10, align 1
  %conv3 = zext i8 %11 to i32
  %cmp4 = icmp sge i32 %conv3, 32
  %conv5 = zext i1 %cmp4 to i32
  call void @require(ptr noundef %8, i32 noundef %conv5)
  %12 = load ptr, ptr %scanner.addr, align 8
  %at6 = getelementptr inbounds %struct.Scanner, ptr %12, i32 0, i32 0
  %13 = load ptr, ptr %at6, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %13, i32 1
  store ptr %incdec.ptr, ptr %at6, align 8
  %14 = load i8, ptr %13, align 1
  %conv7 = sext i8 %14 to i32
  %cmp8 = icmp eq i32 %conv7, 92
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %15 = load ptr, ptr %scanner.addr, align 8
  call void @scan_escape(ptr noundef %15)
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %16 = load ptr, ptr %scanner.addr, align 8
  %totals = getelementptr inbounds %struct.Scanner, ptr %16, i32 0, i32 2
  %letters = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 3
  %17 = load i64, ptr %letters, align 8
  %inc = add nsw i64 %17, 1
  store i64 %inc, ptr %letters, align 8
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %land.end
  %18 = load ptr, ptr %scanner.addr, align 8
  %at10 = getelementptr inbounds %struct.Scanner, ptr %18, i32 0, i32 0
  %19 = load ptr, ptr %at10, align 8
  %incdec.ptr11 = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr11, ptr %at10, align 8
  %20 = load ptr, ptr %scanner.addr, align 8
  %totals12 = getelementptr inbounds %struct.Scanner, ptr %20, i32 0, i32 2
  %strings = getelementptr inbounds %struct.Totals, ptr %totals12, i32 0, i32 2
  %21 = load i64, ptr %strings, align 8
  %inc13 = add nsw i64 %21, 1
  store i64 %inc13, ptr %strings, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_literal(ptr noundef %scanner, ptr noundef %word) #0 {
entry:
  %scanner.addr = alloca ptr, align 8
  %word.addr = alloca ptr, align 8
  store ptr %scanner, ptr %scanner.addr, align 8
  store ptr %word, ptr %word.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %word.addr, align 8
  %1 = load i8, ptr %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %scanner.addr, align 8
  %3 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %3, i32 0, i32 0
  %4 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %4, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  %5 = load i8, ptr %4, align 1
  %conv = sext i8 %5 to i32
  %6 = load ptr, ptr %word.addr, align 8
  %7 = load i8, ptr %6, align 1
  %conv1 = sext i8 %7 to i32
  %cmp = icmp eq i32 %conv, %conv1
  %conv2 = zext i1 %cmp to i32
  call void @require(ptr noundef %2, i32 noundef %conv2)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %8 = load ptr, ptr %word.addr, align 8
  %incdec.ptr3 = getelementptr inbounds i8, ptr %8, i32 1
  store ptr %incdec.ptr3, ptr %word.addr, align 8
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  %9 = load ptr, ptr %scanner.addr, align 8
  %totals = getelementptr inbounds %struct.Scanner, ptr %9, i32 0, i32 2
  %literals = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 5
  %10 = load i64, ptr %literals, align 8
  %inc = add nsw i64 %10, 1
  store i64 %inc, ptr %literals, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_number(ptr noundef %scanner) #0 {
entry:
  %scanner.addr = alloca ptr, align 8
  %digits = alloca i32, align 4
  %sign = alloca double, align 8
  %value = alloca double, align 8
  %fraction = alloca double, align 8
  store ptr %scanner, ptr %scanner.addr, align 8
  store double 1.000000e+00, ptr %sign, align 8
  %0 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %at, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp eq i32 %conv, 45
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store double -1.000000e+00, ptr %sign, align 8
  %3 = load ptr, ptr %scanner.addr, align 8
  %at2 = getelementptr inbounds %struct.Scanner, ptr %3, i32 0, i32 0
  %4 = load ptr, ptr %at2, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %4, i32 1
  store ptr %incdec.ptr, ptr %at2, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %5 = load ptr, ptr %scanner.addr, align 8
  %call = call double @scan_digits(ptr noundef %5, ptr noundef %digits)
  store double %call, ptr %value, align 8
  %6 = load ptr, ptr %scanner.addr, align 8
  %at3 = getelementptr inbounds %struct.Scanner, ptr %6, i32 0, i32 0
  %7 = load ptr, ptr %at3, align 8
  %8 = load i8, ptr %7, align 1
  %conv4 = sext i8 %8 to i32
  %cmp5 = icmp eq i32 %conv4, 46
  br i1 %cmp5, label %if.then7, label %if.end11

if.then7:                                         ; preds = %if.end
  %9 = load ptr, ptr %scanner.addr, align 8
  %at8 = getelementptr inbounds %struct.Scanner, ptr %9, i32 0, i32 0
  %10 = load ptr, ptr %at8, align 8
  %incdec.ptr9 = getelementptr inbounds i8, ptr %10, i32 1
  store ptr %incdec.ptr9, ptr %at8, align 8
  %11 = load ptr, ptr %scanner.addr, align 8
  %call10 = call double @scan_digits(ptr noundef %11, ptr noundef %digits)
  store double %call10, ptr %fraction, align 8
  %12 = load double, ptr %fraction, align 8
  %13 = load i32, ptr %digits, align 4
  %rem = srem i32 %13, 10
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [10 x double], ptr @scan_number.powers, i64 0, i64 %idxprom
  %14 = load double, ptr %arrayidx, align 8
  %div = fdiv double %12, %14
  %15 = load double, ptr %value, align 8
  %add = fadd double %15, %div
  store double %add, ptr %value, align 8
  br label %if.end11

if.end11:                                         ; preds = %if.then7, %if.end
  %16 = load ptr, ptr %scanner.addr, align 8
  %totals = getelementptr inbounds %struct.Scanner, ptr %16, i32 0, i32 2
  %numbers = getelementptr inbounds %struct.Totals, ptr %totals, i32 0, i32 4
  %17 = load i64, ptr %numbers, align 8
  %inc = add nsw i64 %17, 1
  store i64 %inc, ptr %numbers, align 8
  %18 = load double, ptr %sign, align 8
  %19 = load double, ptr %value, align 8
  %20 = load ptr, ptr %scanner.addr, align 8
  %totals12 = getelementptr inbounds %struct.Scanner, ptr %20, i32 0, i32 2
  %sum = getelementptr inbounds %struct.Totals, ptr %totals12, i32 0, i32 6
  %21 = load double, ptr %sum, align 8
  %22 = call double @llvm.fmuladd.f64(double %18, double %19, double %21)
  store double %22, ptr %sum, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take(ptr noundef %scanner, i8 noundef signext %expected) #0 {
entry:
  %retval = alloca i32, align 4
  %scanner.addr = alloca ptr, align 8
  %expected.addr = alloca i8, align 1
  store ptr %scanner, ptr %scanner.addr, align 8
  store i8 %expected, ptr %expected.addr, align 1
  %0 = load ptr, ptr %scanner.addr, align 8
  call void @skip_space(ptr noundef %0)
  %1 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %at, align 8
  %3 = load i8, ptr %2, align 1
  %conv = sext i8 %3 to i32
  %4 = load i8, ptr %expected.addr, align 1
  %conv1 = sext i8 %4 to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %scanner.addr, align 8
  %at3 = getelementptr inbounds %struct.Scanner, ptr %5, i32 0, i32 0
  %6 = load ptr, ptr %at3, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr, ptr %at3, align 8
  store i32 1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %7 = load i32, ptr %retval, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind uwtable
define internal void @require(ptr noundef %scanner, i32 noundef %condition) #0 {
entry:
  %scanner.addr = alloca ptr, align 8
  %condition.addr = alloca i32, align 4
  store ptr %scanner, ptr %scanner.addr, align 8
  store i32 %condition, ptr %condition.addr, align 4
  %0 = load i32, ptr %condition.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %scanner.addr, align 8
  %failed = getelementptr inbounds %struct.Scanner, ptr %1, i32 0, i32 1
  store i32 1, ptr %failed, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scan_escape(ptr noundef %scanner) #0 {
entry:
  %scanner.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %c = alloca i8, align 1
  store ptr %scanner, ptr %scanner.addr, align 8
  %0 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %1, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  switch i32 %conv, label %sw.default [
    i32 34, label %sw.bb
    i32 92, label %sw.bb
    i32 47, label %sw.bb
    i32 98, label %sw.bb
    i32 102, label %sw.bb
    i32 110, label %sw.bb
    i32 114, label %sw.bb
    i32 116, label %sw.bb
    i32 117, label %sw.bb1
  ]

sw.bb:                                            ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %sw.bb1
  %3 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %3, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %scanner.addr, align 8
  %at3 = getelementptr inbounds %struct.Scanner, ptr %4, i32 0, i32 0
  %5 = load ptr, ptr %at3, align 8
  %incdec.ptr4 = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr4, ptr %at3, align 8
  %6 = load i8, ptr %5, align 1
  store i8 %6, ptr %c, align 1
  %7 = load ptr, ptr %scanner.addr, align 8
  %8 = load i8, ptr %c, align 1
  %conv5 = sext i8 %8 to i32
  %cmp6 = icmp sge i32 %conv5, 48
  br i1 %cmp6, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %for.body
  %9 = load i8, ptr %c, align 1
  %conv8 = sext i8 %9 to i32
  %cmp9 = icmp sle i32 %conv8, 57
  br i1 %cmp9, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true, %for.body
  %10 = load i8, ptr %c, align 1
  %conv11 = sext i8 %10 to i32
  %cmp12 = icmp sge i32 %conv11, 97
  br i1 %cmp12, label %land.lhs.true14, label %lor.rhs

land.lhs.true14:                                  ; preds = %lor.lhs.false
  %11 = load i8, ptr %c, align 1
  %conv15 = sext i8 %11 to i32
  %cmp16 = icmp sle i32 %conv15, 102
  br i1 %cmp16, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true14, %lor.lhs.false
  %12 = load i8, ptr %c, align 1
  %conv18 = sext i8 %12 to i32
  %cmp19 = icmp sge i32 %conv18, 65
  br i1 %cmp19, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %13 = load i8, ptr %c, align 1
  %conv21 = sext i8 %13 to i32
  %cmp22 = icmp sle i32 %conv21, 70
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %14 = phi i1 [ false, %lor.rhs ], [ %cmp22, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %land.lhs.true14, %land.lhs.true
  %15 = phi i1 [ true, %land.lhs.true14 ], [ true, %land.lhs.true ], [ %14, %land.end ]
  %lor.ext = zext i1 %15 to i32
  call void @require(ptr noundef %7, i32 noundef %lor.ext)
  br label %for.inc

for.inc:                                          ; preds = %lor.end
  %16 = load i32, ptr %i, align 4
  %inc = add nsw i32 %16, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %17 = load ptr, ptr %scanner.addr, align 8
  %failed = getelementptr inbounds %struct.Scanner, ptr %17, i32 0, i32 1
  store i32 1, ptr %failed, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb, %for.end, %sw.default
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @scan_digits(ptr noundef %scanner, ptr noundef %digits) #0 {
entry:
  %scanner.addr = alloca ptr, align 8
  %digits.addr = alloca ptr, align 8
  %value = alloca i64, align 8
  %start = alloca ptr, align 8
  store ptr %scanner, ptr %scanner.addr, align 8
  store ptr %digits, ptr %digits.addr, align 8
  store i64 0, ptr %value, align 8
  %0 = load ptr, ptr %scanner.addr, align 8
  %at = getelementptr inbounds %struct.Scanner, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %at, align 8
  store ptr %1, ptr %start, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %2 = load ptr, ptr %scanner.addr, align 8
  %at1 = getelementptr inbounds %struct.Scanner, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %at1, align 8
  %4 = load i8, ptr %3, align 1
  %conv = sext i8 %4 to i32
  %cmp = icmp sge i32 %conv, 48
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %5 = load ptr, ptr %scanner.addr, align 8
  %at3 = getelementptr inbounds %struct.Scanner, ptr %5, i32 0, i32 0
  %6 = load ptr, ptr %at3, align 8
  %7 = load i8, ptr %6, align 1
  %conv4 = sext i8 %7 to i32
  %cmp5 = icmp sle i32 %conv4, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %8 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ]
  br i1 %8, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %9 = load i64, ptr %value, align 8
  %mul = mul nsw i64 %9, 10
  %10 = load ptr, ptr %scanner.addr, align 8
  %at7 = getelementptr inbounds %struct.Scanner, ptr %10, i32 0, i32 0
  %11 = load ptr, ptr %at7, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %11, i32 1
  store ptr %incdec.ptr, ptr %at7, align 8
  %12 = load i8, ptr %11, align 1
  %conv8 = sext i8 %12 to i32
  %sub = sub nsw i32 %conv8, 48
  %conv9 = sext i32 %sub to i64
  %add = add nsw i64 %mul, %conv9
  store i64 %add, ptr %value, align 8
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %land.end
  %13 = load ptr, ptr %scanner.addr, align 8
  %at10 = getelementptr inbounds %struct.Scanner, ptr %13, i32 0, i32 0
  %14 = load ptr, ptr %at10, align 8
  %15 = load ptr, ptr %start, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %14 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %15 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %conv11 = trunc i64 %sub.ptr.sub to i32
  %16 = load ptr, ptr %digits.addr, align 8
  store i32 %conv11, ptr %16, align 4
  %17 = load ptr, ptr %scanner.addr, align 8
  %18 = load ptr, ptr %digits.addr, align 8
  %19 = load i32, ptr %18, align 4
  %cmp12 = icmp sgt i32 %19, 0
  %conv13 = zext i1 %cmp12 to i32
  call void @require(ptr noundef %17, i32 noundef %conv13)
  %20 = load i64, ptr %value, align 8
  %conv14 = sitofp i64 %20 to double
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
