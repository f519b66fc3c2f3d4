; The same as assembly-of-integers.ll in the typed pointers of clang 14, from -O0.
; exit: 0
; output: 1 1
; output: 1
; output: 78563412 45
; output: fffffffffffffffd 2
; output: 4ccccccccccccccd 3
; output: 5 8 8 9
; output: 1 8 0 8
; output: copied
; output: 101010101010101 101010101010101
; output: 1
; output: 15
; output: 4 2 1 -1 9
; output: 3 3412 45 56
; output: 7 1
; output: 0 1 10 3 4 77 42
; output: 12006 72
; output: 42 42 2
; output: 8
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Pair = type { i32, i32 }

@table = dso_local global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%x %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"%llx %llx\0A\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c" %ld\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c" %ld\0A\00", align 1
@__const.main.text = private unnamed_addr constant [8 x i8] c"copied\00\00", align 1
@__const.main.numbers = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16
@.str.9 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"%d %x %d %x\0A\00", align 1
@.str.11 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [9 x i8] c"%ld %ld\0A\00", align 1
@__const.main.pair = private unnamed_addr constant %struct.Pair { i32 30, i32 12 }, align 4
@.str.13 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @twice(i32 noundef %0) {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = mul nsw i32 2, %3
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [13 x i8], align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca [8 x i8], align 1
  %20 = alloca [8 x i8], align 1
  %21 = alloca [3 x i64], align 16
  %22 = alloca [5 x i32], align 16
  %23 = alloca %struct.Pair, align 4
  %24 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %25 = bitcast [13 x i8]* %10 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 1 %25, i8 0, i64 13, i1 false)
  %26 = call i32 @__get_cpuid(i32 noundef 0, i32* noundef %2, i32* noundef %3, i32* noundef %4, i32* noundef %5)
  %27 = getelementptr inbounds [13 x i8], [13 x i8]* %10, i64 0, i64 0
  %28 = bitcast i32* %3 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %27, i8* align 4 %28, i64 4, i1 false)
  %29 = getelementptr inbounds [13 x i8], [13 x i8]* %10, i64 0, i64 0
  %30 = getelementptr inbounds i8, i8* %29, i64 4
  %31 = bitcast i32* %5 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %30, i8* align 4 %31, i64 4, i1 false)
  %32 = getelementptr inbounds [13 x i8], [13 x i8]* %10, i64 0, i64 0
  %33 = getelementptr inbounds i8, i8* %32, i64 8
  %34 = bitcast i32* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %33, i8* align 4 %34, i64 4, i1 false)
  %35 = call { i32, i32, i32, i32 } asm "  xchgq  %rbx,${1:q}\0A  cpuid\0A  xchgq  %rbx,${1:q}", "={ax},=r,={cx},={dx},0,~{dirflag},~{fpsr},~{flags}"(i32 0)
  %36 = extractvalue { i32, i32, i32, i32 } %35, 0
  %37 = extractvalue { i32, i32, i32, i32 } %35, 1
  %38 = extractvalue { i32, i32, i32, i32 } %35, 2
  %39 = extractvalue { i32, i32, i32, i32 } %35, 3
  store i32 %36, i32* %6, align 4
  store i32 %37, i32* %7, align 4
  store i32 %38, i32* %8, align 4
  store i32 %39, i32* %9, align 4
  %40 = getelementptr inbounds [13 x i8], [13 x i8]* %10, i64 0, i64 0
  %41 = call i64 @strlen(i8* noundef %40)
  %42 = icmp eq i64 %41, 12
  %43 = zext i1 %42 to i32
  %44 = load i32, i32* %2, align 4
  %45 = load i32, i32* %6, align 4
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %59

47:                                               ; preds = %0
  %48 = load i32, i32* %3, align 4
  %49 = load i32, i32* %7, align 4
  %50 = icmp eq i32 %48, %49
  br i1 %50, label %51, label %59

51:                                               ; preds = %47
  %52 = load i32, i32* %4, align 4
  %53 = load i32, i32* %8, align 4
  %54 = icmp eq i32 %52, %53
  br i1 %54, label %55, label %59

55:                                               ; preds = %51
  %56 = load i32, i32* %5, align 4
  %57 = load i32, i32* %9, align 4
  %58 = icmp eq i32 %56, %57
  br label %59

59:                                               ; preds = %55, %51, %47, %0
  %60 = phi i1 [ false, %51 ], [ false, %47 ], [ false, %0 ], [ %58, %55 ]
  %61 = zext i1 %60 to i32
  %62 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %43, i32 noundef %61)
  %63 = call { i32, i32 } asm sideeffect "rdtsc", "={ax},={dx},~{dirflag},~{fpsr},~{flags}"()
  %64 = extractvalue { i32, i32 } %63, 0
  %65 = extractvalue { i32, i32 } %63, 1
  store i32 %64, i32* %11, align 4
  store i32 %65, i32* %12, align 4
  %66 = load i32, i32* %12, align 4
  %67 = zext i32 %66 to i64
  %68 = shl i64 %67, 32
  %69 = load i32, i32* %11, align 4
  %70 = zext i32 %69 to i64
  %71 = or i64 %68, %70
  %72 = icmp ne i64 %71, 0
  %73 = zext i1 %72 to i32
  %74 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %73)
  %75 = call i32 @bswap(i32 noundef 305419896)
  %76 = call i32 @bsr(i64 noundef 35184372088835)
  %77 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i32 noundef %75, i32 noundef %76)
  %78 = call i64 @mul(i64 noundef -1, i64 noundef -2, i64* noundef %13)
  store i64 %78, i64* %15, align 8
  %79 = load i64, i64* %13, align 8
  %80 = load i64, i64* %15, align 8
  %81 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i64 noundef %79, i64 noundef %80)
  %82 = call i64 @divq(i64 noundef 3, i64 noundef 5, i64 noundef 10, i64* noundef %14)
  store i64 %82, i64* %16, align 8
  %83 = load i64, i64* %16, align 8
  %84 = load i64, i64* %14, align 8
  %85 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i64 noundef %83, i64 noundef %84)
  store i32 5, i32* %17, align 4
  %86 = call i32 @xadd(i32* noundef %17, i32 noundef 3)
  %87 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i32 noundef %86)
  %88 = load i32, i32* %17, align 4
  %89 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i32 noundef %88)
  %90 = call i32 @xchg(i32* noundef %17, i32 noundef 9)
  %91 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i32 noundef %90)
  %92 = load i32, i32* %17, align 4
  %93 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i32 noundef %92)
  store i64 7, i64* %18, align 8
  %94 = call i32 @cas(i64* noundef %18, i64 noundef 7, i64 noundef 8)
  %95 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i32 noundef %94)
  %96 = load i64, i64* %18, align 8
  %97 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i64 noundef %96)
  %98 = call i32 @cas(i64* noundef %18, i64 noundef 7, i64 noundef 9)
  %99 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i32 noundef %98)
  %100 = load i64, i64* %18, align 8
  %101 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i64 0, i64 0), i64 noundef %100)
  %102 = bitcast [8 x i8]* %19 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %102, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.text, i32 0, i32 0), i64 8, i1 false)
  %103 = getelementptr inbounds [8 x i8], [8 x i8]* %20, i64 0, i64 0
  %104 = getelementptr inbounds [8 x i8], [8 x i8]* %19, i64 0, i64 0
  call void @copy(i8* noundef %103, i8* noundef %104, i64 noundef 7)
  %105 = getelementptr inbounds [8 x i8], [8 x i8]* %20, i64 0, i64 0
  %106 = call i32 @puts(i8* noundef %105)
  %107 = getelementptr inbounds [3 x i64], [3 x i64]* %21, i64 0, i64 0
  %108 = bitcast i64* %107 to i8*
  call void @fill(i8* noundef %108, i64 noundef 72340172838076673, i64 noundef 3)
  %109 = getelementptr inbounds [3 x i64], [3 x i64]* %21, i64 0, i64 0
  %110 = load i64, i64* %109, align 16
  %111 = getelementptr inbounds [3 x i64], [3 x i64]* %21, i64 0, i64 2
  %112 = load i64, i64* %111, align 16
  %113 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i64 noundef %110, i64 noundef %112)
  %114 = call i64 @getpid_by_number(i64 noundef 39, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  %115 = icmp sgt i64 %114, 0
  %116 = zext i1 %115 to i32
  %117 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %116)
  %118 = bitcast [5 x i32]* %22 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %118, i8* align 16 bitcast ([5 x i32]* @__const.main.numbers to i8*), i64 20, i1 false)
  %119 = getelementptr inbounds [5 x i32], [5 x i32]* %22, i64 0, i64 0
  %120 = call i32 @sum(i32* noundef %119, i32 noundef 5)
  %121 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %120)
  %122 = call i32 @flags(i32 noundef 1, i32 noundef 1)
  %123 = call i32 @flags(i32 noundef 1, i32 noundef 2)
  %124 = call i32 @flags(i32 noundef 2, i32 noundef 1)
  %125 = call i32 @carry_branch(i32 noundef -1, i32 noundef 1)
  %126 = call i32 @carry_branch(i32 noundef 4, i32 noundef 5)
  %127 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.9, i64 0, i64 0), i32 noundef %122, i32 noundef %123, i32 noundef %124, i32 noundef %125, i32 noundef %126)
  %128 = call zeroext i8 @rol(i8 noundef zeroext -127)
  %129 = zext i8 %128 to i32
  %130 = call zeroext i16 @swap16(i16 noundef zeroext 4660)
  %131 = zext i16 %130 to i32
  %132 = call i32 @constants(i32 noundef 3)
  %133 = call i32 @high_byte(i32 noundef 305419896)
  %134 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.10, i64 0, i64 0), i32 noundef %129, i32 noundef %131, i32 noundef %132, i32 noundef %133)
  store i64 1, i64* %13, align 8
  %135 = call i64 @add128(i64* noundef %13, i64 noundef -1, i64 noundef 5, i64 noundef 2)
  store i64 %135, i64* %15, align 8
  %136 = load i64, i64* %13, align 8
  %137 = load i64, i64* %15, align 8
  %138 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i64 noundef %136, i64 noundef %137)
  %139 = call i32 @unique(i32 noundef 0)
  %140 = call i32 @unique(i32 noundef 5)
  %141 = call i32 @local_label(i32 noundef 4)
  %142 = call i32 @symbol()
  %143 = call i32 @symbol_of_element()
  %144 = call i32 @pushes(i32 noundef 77)
  %145 = call i32 @calls(i32 noundef 21)
  %146 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.11, i64 0, i64 0), i32 noundef %139, i32 noundef %140, i32 noundef %141, i32 noundef %142, i32 noundef %143, i32 noundef %144, i32 noundef %145)
  %147 = call i64 @overwrites(i64 noundef 2, i64 noundef 3)
  %148 = call i64 @many(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, i64 noundef 8, i64 noundef 9)
  %149 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.12, i64 0, i64 0), i64 noundef %147, i64 noundef %148)
  %150 = bitcast %struct.Pair* %23 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %150, i8* align 4 bitcast (%struct.Pair* @__const.main.pair to i8*), i64 8, i1 false)
  store i32 0, i32* %24, align 4
  %151 = call i32 @memory(%struct.Pair* noundef %23, i32* noundef %24)
  %152 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i32 noundef %151)
  %153 = load i32, i32* %24, align 4
  %154 = load i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 0), align 16
  %155 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0), i32 noundef %153, i32 noundef %154)
  %156 = getelementptr inbounds [8 x i8], [8 x i8]* %19, i64 0, i64 0
  %157 = call i8* @pointer(i8* noundef %156)
  %158 = getelementptr inbounds [8 x i8], [8 x i8]* %19, i64 0, i64 0
  %159 = ptrtoint i8* %157 to i64
  %160 = ptrtoint i8* %158 to i64
  %161 = sub i64 %159, %160
  %162 = trunc i64 %161 to i32
  %163 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %162)
  call void asm sideeffect "mfence; lfence; sfence", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  %164 = getelementptr inbounds [5 x i32], [5 x i32]* %22, i64 0, i64 0
  call void asm sideeffect "prefetcht0 $0", "*m,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %164)
  ret i32 0
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @__get_cpuid(i32 noundef %0, i32* noundef %1, i32* noundef %2, i32* noundef %3, i32* noundef %4) {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32*, align 8
  %9 = alloca i32*, align 8
  %10 = alloca i32*, align 8
  %11 = alloca i32*, align 8
  %12 = alloca i32, align 4
  store i32 %0, i32* %7, align 4
  store i32* %1, i32** %8, align 8
  store i32* %2, i32** %9, align 8
  store i32* %3, i32** %10, align 8
  store i32* %4, i32** %11, align 8
  %13 = load i32, i32* %7, align 4
  %14 = and i32 %13, -2147483648
  %15 = call i32 @__get_cpuid_max(i32 noundef %14, i32* noundef null)
  store i32 %15, i32* %12, align 4
  %16 = load i32, i32* %12, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %5
  %19 = load i32, i32* %12, align 4
  %20 = load i32, i32* %7, align 4
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %18, %5
  store i32 0, i32* %6, align 4
  br label %34

23:                                               ; preds = %18
  %24 = load i32*, i32** %8, align 8
  %25 = load i32*, i32** %9, align 8
  %26 = load i32*, i32** %10, align 8
  %27 = load i32*, i32** %11, align 8
  %28 = load i32, i32* %7, align 4
  %29 = call { i32, i32, i32, i32 } asm "  xchgq  %rbx,${1:q}\0A  cpuid\0A  xchgq  %rbx,${1:q}", "={ax},=r,={cx},={dx},0,~{dirflag},~{fpsr},~{flags}"(i32 %28)
  %30 = extractvalue { i32, i32, i32, i32 } %29, 0
  %31 = extractvalue { i32, i32, i32, i32 } %29, 1
  %32 = extractvalue { i32, i32, i32, i32 } %29, 2
  %33 = extractvalue { i32, i32, i32, i32 } %29, 3
  store i32 %30, i32* %24, align 4
  store i32 %31, i32* %25, align 4
  store i32 %32, i32* %26, align 4
  store i32 %33, i32* %27, align 4
  store i32 1, i32* %6, align 4
  br label %34

34:                                               ; preds = %23, %22
  %35 = load i32, i32* %6, align 4
  ret i32 %35
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(i8* noundef, ...)

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef)

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bswap(i32 noundef %0) {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = call i32 asm "bswap $0", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3)
  store i32 %4, i32* %2, align 4
  %5 = load i32, i32* %2, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bsr(i64 noundef %0) {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  %4 = load i64, i64* %2, align 8
  %5 = call i64 asm "bsrq $1,$0", "=r,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %4)
  store i64 %5, i64* %3, align 8
  %6 = load i64, i64* %3, align 8
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @mul(i64 noundef %0, i64 noundef %1, i64* noundef %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64*, align 8
  %7 = alloca i64, align 8
  store i64 %0, i64* %4, align 8
  store i64 %1, i64* %5, align 8
  store i64* %2, i64** %6, align 8
  %8 = load i64*, i64** %6, align 8
  %9 = load i64, i64* %4, align 8
  %10 = load i64, i64* %5, align 8
  %11 = call { i64, i64 } asm "mulq $3", "={ax},={dx},%0,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %9, i64 %10)
  %12 = extractvalue { i64, i64 } %11, 0
  %13 = extractvalue { i64, i64 } %11, 1
  store i64 %12, i64* %7, align 8
  store i64 %13, i64* %8, align 8
  %14 = load i64, i64* %7, align 8
  ret i64 %14
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @divq(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64* noundef %3) {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64*, align 8
  %9 = alloca i64, align 8
  store i64 %0, i64* %5, align 8
  store i64 %1, i64* %6, align 8
  store i64 %2, i64* %7, align 8
  store i64* %3, i64** %8, align 8
  %10 = load i64*, i64** %8, align 8
  %11 = load i64, i64* %6, align 8
  %12 = load i64, i64* %5, align 8
  %13 = load i64, i64* %7, align 8
  %14 = call { i64, i64 } asm "divq $4", "={ax},={dx},0,1,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %11, i64 %12, i64 %13)
  %15 = extractvalue { i64, i64 } %14, 0
  %16 = extractvalue { i64, i64 } %14, 1
  store i64 %15, i64* %9, align 8
  store i64 %16, i64* %10, align 8
  %17 = load i64, i64* %9, align 8
  ret i64 %17
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @xadd(i32* noundef %0, i32 noundef %1) {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %4, align 4
  %6 = load i32*, i32** %3, align 8
  %7 = call i32 asm sideeffect "lock; xaddl $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %6, i32 %5, i32* elementtype(i32) %6)
  store i32 %7, i32* %4, align 4
  %8 = load i32, i32* %4, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @xchg(i32* noundef %0, i32 noundef %1) {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %4, align 4
  %6 = load i32*, i32** %3, align 8
  %7 = call i32 asm sideeffect "xchgl $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %6, i32 %5, i32* elementtype(i32) %6)
  store i32 %7, i32* %4, align 4
  %8 = load i32, i32* %4, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @cas(i64* noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = alloca i64*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  store i64* %0, i64** %4, align 8
  store i64 %1, i64* %5, align 8
  store i64 %2, i64* %6, align 8
  %8 = load i64*, i64** %4, align 8
  %9 = load i64, i64* %5, align 8
  %10 = load i64, i64* %6, align 8
  %11 = call { i8, i64 } asm sideeffect "lock; cmpxchgq $3,$1; setz $0", "=q,=*m,={ax},r,*m,2,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i64* elementtype(i64) %8, i64 %10, i64* elementtype(i64) %8, i64 %9)
  %12 = extractvalue { i8, i64 } %11, 0
  %13 = extractvalue { i8, i64 } %11, 1
  store i8 %12, i8* %7, align 1
  store i64 %13, i64* %5, align 8
  %14 = load i8, i8* %7, align 1
  %15 = sext i8 %14 to i32
  ret i32 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy(i8* noundef %0, i8* noundef %1, i64 noundef %2) {
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  store i8* %1, i8** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load i8*, i8** %4, align 8
  %8 = load i8*, i8** %5, align 8
  %9 = load i64, i64* %6, align 8
  %10 = call { i8*, i8*, i64 } asm sideeffect "rep movsb", "={di},={si},={cx},0,1,2,~{memory},~{dirflag},~{fpsr},~{flags}"(i8* %7, i8* %8, i64 %9)
  %11 = extractvalue { i8*, i8*, i64 } %10, 0
  %12 = extractvalue { i8*, i8*, i64 } %10, 1
  %13 = extractvalue { i8*, i8*, i64 } %10, 2
  store i8* %11, i8** %4, align 8
  store i8* %12, i8** %5, align 8
  store i64 %13, i64* %6, align 8
  ret void
}

declare i32 @puts(i8* noundef)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill(i8* noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  store i64 %1, i64* %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load i8*, i8** %4, align 8
  %8 = load i64, i64* %6, align 8
  %9 = load i64, i64* %5, align 8
  %10 = call { i8*, i64 } asm sideeffect "cld; rep stosq", "={di},={cx},{ax},0,1,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %9, i8* %7, i64 %8)
  %11 = extractvalue { i8*, i64 } %10, 0
  %12 = extractvalue { i8*, i64 } %10, 1
  store i8* %11, i8** %4, align 8
  store i64 %12, i64* %6, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @getpid_by_number(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store i64 %0, i64* %6, align 8
  store i64 %1, i64* %7, align 8
  store i64 %2, i64* %8, align 8
  store i64 %3, i64* %9, align 8
  store i64 %4, i64* %10, align 8
  %13 = load i64, i64* %10, align 8
  store i64 %13, i64* %12, align 8
  %14 = load i64, i64* %6, align 8
  %15 = load i64, i64* %7, align 8
  %16 = load i64, i64* %8, align 8
  %17 = load i64, i64* %9, align 8
  %18 = load i64, i64* %12, align 8
  %19 = call i64 asm sideeffect "syscall", "={ax},{ax},{di},{si},{dx},{r10},~{rcx},~{r11},~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %14, i64 %15, i64 %16, i64 %17, i64 %18)
  store i64 %19, i64* %11, align 8
  %20 = load i64, i64* %11, align 8
  ret i64 %20
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32* noundef %0, i32 noundef %1) {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  store i32 %1, i32* %4, align 4
  store i32 0, i32* %5, align 4
  %6 = load i32, i32* %5, align 4
  %7 = load i32*, i32** %3, align 8
  %8 = load i32, i32* %4, align 4
  %9 = call { i32, i32*, i32 } asm sideeffect "1:\0A\09addl ($1),$0\0A\09addq $$4,$1\0A\09decl $2\0A\09jnz 1b", "=r,=r,=r,0,1,2,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %6, i32* %7, i32 %8)
  %10 = extractvalue { i32, i32*, i32 } %9, 0
  %11 = extractvalue { i32, i32*, i32 } %9, 1
  %12 = extractvalue { i32, i32*, i32 } %9, 2
  store i32 %10, i32* %5, align 4
  store i32* %11, i32** %3, align 8
  store i32 %12, i32* %4, align 4
  %13 = load i32, i32* %5, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flags(i32 noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %8 = load i32, i32* %3, align 4
  %9 = load i32, i32* %4, align 4
  %10 = call { i32, i32, i8 } asm "cmpl $4,$3", "={@ccz},={@ccb},={@ccg},r,r,~{dirflag},~{fpsr},~{flags}"(i32 %8, i32 %9)
  %11 = extractvalue { i32, i32, i8 } %10, 0
  %12 = extractvalue { i32, i32, i8 } %10, 1
  %13 = extractvalue { i32, i32, i8 } %10, 2
  store i32 %11, i32* %5, align 4
  store i32 %12, i32* %6, align 4
  store i8 %13, i8* %7, align 1
  %14 = load i32, i32* %5, align 4
  %15 = mul nsw i32 %14, 4
  %16 = load i32, i32* %6, align 4
  %17 = mul nsw i32 %16, 2
  %18 = add nsw i32 %15, %17
  %19 = load i8, i8* %7, align 1
  %20 = trunc i8 %19 to i1
  %21 = zext i1 %20 to i32
  %22 = add nsw i32 %18, %21
  ret i32 %22
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @carry_branch(i32 noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i32 %0, i32* %4, align 4
  store i32 %1, i32* %5, align 4
  %7 = load i32, i32* %4, align 4
  %8 = load i32, i32* %5, align 4
  %9 = call { i8, i32 } asm "addl $2,$1", "={@ccc},=r,imr,1,~{dirflag},~{fpsr},~{flags}"(i32 %8, i32 %7)
  %10 = extractvalue { i8, i32 } %9, 0
  %11 = extractvalue { i8, i32 } %9, 1
  store i8 %10, i8* %6, align 1
  store i32 %11, i32* %4, align 4
  %12 = load i8, i8* %6, align 1
  %13 = trunc i8 %12 to i1
  br i1 %13, label %14, label %15

14:                                               ; preds = %2
  store i32 -1, i32* %3, align 4
  br label %17

15:                                               ; preds = %2
  %16 = load i32, i32* %4, align 4
  store i32 %16, i32* %3, align 4
  br label %17

17:                                               ; preds = %15, %14
  %18 = load i32, i32* %3, align 4
  ret i32 %18
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @rol(i8 noundef zeroext %0) {
  %2 = alloca i8, align 1
  store i8 %0, i8* %2, align 1
  %3 = load i8, i8* %2, align 1
  %4 = call i8 asm "rolb $$1,$0", "=q,0,~{dirflag},~{fpsr},~{flags}"(i8 %3)
  store i8 %4, i8* %2, align 1
  %5 = load i8, i8* %2, align 1
  ret i8 %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i16 @swap16(i16 noundef zeroext %0) {
  %2 = alloca i16, align 2
  store i16 %0, i16* %2, align 2
  %3 = load i16, i16* %2, align 2
  %4 = call i16 asm "rorw $$8,${0:w}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %3)
  store i16 %4, i16* %2, align 2
  %5 = load i16, i16* %2, align 2
  ret i16 %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @constants(i32 noundef %0) {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = call i32 asm "addl $1,$0\0A\09imull $2,$0,$0", "=r,i,I,0,~{dirflag},~{fpsr},~{flags}"(i32 12, i32 3, i32 %3)
  store i32 %4, i32* %2, align 4
  %5 = load i32, i32* %2, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @high_byte(i32 noundef %0) noinline {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %4 = load i32, i32* %2, align 4
  %5 = call i32 asm "movzbl ${1:h},$0", "=r,Q,~{dirflag},~{fpsr},~{flags}"(i32 %4)
  store i32 %5, i32* %3, align 4
  %6 = load i32, i32* %3, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @add128(i64* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = alloca i64*, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64* %0, i64** %5, align 8
  store i64 %1, i64* %6, align 8
  store i64 %2, i64* %7, align 8
  store i64 %3, i64* %8, align 8
  %9 = load i64*, i64** %5, align 8
  %10 = load i64, i64* %6, align 8
  %11 = load i64, i64* %8, align 8
  %12 = load i64, i64* %7, align 8
  %13 = load i64*, i64** %5, align 8
  %14 = load i64, i64* %13, align 8
  %15 = call { i64, i64 } asm "addq $3,$0\0A\09adcq $4,$1", "=&r,=r,0,rme,rme,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %10, i64 %11, i64 %12, i64 %14)
  %16 = extractvalue { i64, i64 } %15, 0
  %17 = extractvalue { i64, i64 } %15, 1
  store i64 %16, i64* %6, align 8
  store i64 %17, i64* %9, align 8
  %18 = load i64, i64* %6, align 8
  ret i64 %18
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unique(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  store i32 0, i32* %3, align 4
  %4 = load i32, i32* %3, align 4
  %5 = load i32, i32* %2, align 4
  %6 = call i32 asm sideeffect "testl $1,$1\0A\09jz done${:uid}\0A\09incl $0\0Adone${:uid}:", "=r,r,0,~{dirflag},~{fpsr},~{flags}"(i32 %5, i32 %4)
  store i32 %6, i32* %3, align 4
  %7 = load i32, i32* %3, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @local_label(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %4 = load i32, i32* %2, align 4
  %5 = call { i32, i32 } asm sideeffect "xorl $0,$0\0A.Lagain${:uid}:\0A\09addl $1,$0\0A\09decl $1\0A\09jg .Lagain${:uid}", "=&r,=r,1,~{dirflag},~{fpsr},~{flags}"(i32 %4)
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, i32* %3, align 4
  store i32 %7, i32* %2, align 4
  %8 = load i32, i32* %3, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @symbol() {
  %1 = alloca i32, align 4
  %2 = call i32 asm "movl ${1:c}+8(%rip),$0", "=r,i,~{dirflag},~{fpsr},~{flags}"(i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 0))
  store i32 %2, i32* %1, align 4
  %3 = load i32, i32* %1, align 4
  ret i32 %3
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @symbol_of_element() {
  %1 = alloca i32, align 4
  %2 = call i32 asm "movl ${1:P}(%rip),$0", "=r,i,~{dirflag},~{fpsr},~{flags}"(i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 3))
  store i32 %2, i32* %1, align 4
  %3 = load i32, i32* %1, align 4
  ret i32 %3
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pushes(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %4 = load i32, i32* %2, align 4
  %5 = call i32 asm sideeffect "pushq %rbx; movl $1,%ebx; movl %ebx,$0; popq %rbx", "={ax},r,~{dirflag},~{fpsr},~{flags}"(i32 %4)
  store i32 %5, i32* %3, align 4
  %6 = load i32, i32* %3, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @calls(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %4 = load i32, i32* %2, align 4
  %5 = call i32 asm sideeffect "call ${2:P}", "={ax},{di},i,~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4, i32 (i32)* @twice)
  store i32 %5, i32* %3, align 4
  %6 = load i32, i32* %3, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @overwrites(i64 noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store i64 %0, i64* %3, align 8
  store i64 %1, i64* %4, align 8
  %8 = load i64, i64* %3, align 8
  %9 = mul nsw i64 %8, 3
  store i64 %9, i64* %5, align 8
  %10 = load i64, i64* %4, align 8
  %11 = mul nsw i64 %10, 5
  store i64 %11, i64* %6, align 8
  store i32 0, i32* %7, align 4
  br label %12

12:                                               ; preds = %22, %2
  %13 = load i32, i32* %7, align 4
  %14 = icmp slt i32 %13, 3
  br i1 %14, label %15, label %25

15:                                               ; preds = %12
  call void asm sideeffect "xorq %rbx,%rbx\0A\09movq %rbx,%r12\0A\09movq $$1,%r15\0A\09movq $$2,%r14\0A\09movq $$3,%r13", "~{rbx},~{r12},~{r13},~{r14},~{r15},~{xmm0},~{xmm5},~{dirflag},~{fpsr},~{flags}"()
  %16 = load i64, i64* %3, align 8
  %17 = load i64, i64* %5, align 8
  %18 = add nsw i64 %17, %16
  store i64 %18, i64* %5, align 8
  %19 = load i64, i64* %4, align 8
  %20 = load i64, i64* %6, align 8
  %21 = sub nsw i64 %20, %19
  store i64 %21, i64* %6, align 8
  br label %22

22:                                               ; preds = %15
  %23 = load i32, i32* %7, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, i32* %7, align 4
  br label %12

25:                                               ; preds = %12
  %26 = load i64, i64* %5, align 8
  %27 = mul nsw i64 %26, 1000
  %28 = load i64, i64* %6, align 8
  %29 = add nsw i64 %27, %28
  ret i64 %29
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @many(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, i64* %10, align 8
  store i64 %1, i64* %11, align 8
  store i64 %2, i64* %12, align 8
  store i64 %3, i64* %13, align 8
  store i64 %4, i64* %14, align 8
  store i64 %5, i64* %15, align 8
  store i64 %6, i64* %16, align 8
  store i64 %7, i64* %17, align 8
  store i64 %8, i64* %18, align 8
  store i64 0, i64* %19, align 8
  %20 = load i64, i64* %10, align 8
  %21 = load i64, i64* %11, align 8
  %22 = load i64, i64* %12, align 8
  %23 = load i64, i64* %13, align 8
  %24 = load i64, i64* %14, align 8
  %25 = load i64, i64* %15, align 8
  %26 = load i64, i64* %16, align 8
  %27 = load i64, i64* %17, align 8
  %28 = load i64, i64* %18, align 8
  %29 = call i64 asm "leaq ($1,$2,2),$0\0A\09leaq ($0,$3,4),$0\0A\09leaq ($0,$4,8),$0\0A\09addq $5,$0\0A\09subq $6,$0\0A\09addq $7,$0\0A\09xorq $8,$0\0A\09addq $9,$0", "=&r,r,r,r,r,r,r,r,r,r,~{dirflag},~{fpsr},~{flags}"(i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28)
  store i64 %29, i64* %19, align 8
  %30 = load i64, i64* %19, align 8
  ret i64 %30
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @memory(%struct.Pair* noundef %0, i32* noundef %1) noinline {
  %3 = alloca %struct.Pair*, align 8
  %4 = alloca i32*, align 8
  store %struct.Pair* %0, %struct.Pair** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %4, align 8
  %6 = load %struct.Pair*, %struct.Pair** %3, align 8
  call void asm "movl $1,%eax\0A\09movl %eax,$0\0A\09movl 4$1,%eax\0A\09addl %eax,$0\0A\09incl $2", "=*m,*m,*m,~{eax},~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %5, %struct.Pair* elementtype(%struct.Pair) %6, i32* elementtype(i32) getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 0))
  %7 = load i32*, i32** %4, align 8
  %8 = load i32, i32* %7, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @pointer(i8* noundef %0) {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  %4 = load i8*, i8** %2, align 8
  %5 = call i8* asm "leaq 8($1),$0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i8* %4)
  store i8* %5, i8** %3, align 8
  %6 = load i8*, i8** %3, align 8
  ret i8* %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @__get_cpuid_max(i32 noundef %0, i32* noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32* %1, i32** %4, align 8
  %9 = load i32, i32* %3, align 4
  %10 = call { i32, i32, i32, i32 } asm "  xchgq  %rbx,${1:q}\0A  cpuid\0A  xchgq  %rbx,${1:q}", "={ax},=r,={cx},={dx},0,~{dirflag},~{fpsr},~{flags}"(i32 %9)
  %11 = extractvalue { i32, i32, i32, i32 } %10, 0
  %12 = extractvalue { i32, i32, i32, i32 } %10, 1
  %13 = extractvalue { i32, i32, i32, i32 } %10, 2
  %14 = extractvalue { i32, i32, i32, i32 } %10, 3
  store i32 %11, i32* %5, align 4
  store i32 %12, i32* %6, align 4
  store i32 %13, i32* %7, align 4
  store i32 %14, i32* %8, align 4
  %15 = load i32*, i32** %4, align 8
  %16 = icmp ne i32* %15, null
  br i1 %16, label %17, label %20

17:                                               ; preds = %2
  %18 = load i32, i32* %6, align 4
  %19 = load i32*, i32** %4, align 8
  store i32 %18, i32* %19, align 4
  br label %20

20:                                               ; preds = %17, %2
  %21 = load i32, i32* %5, align 4
  ret i32 %21
}



