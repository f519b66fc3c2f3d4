; Instructions of the system as <x86intrin.h> calls them: time stamps, sums with carry, flags, the state of the FPU.
; exit: 0
; output: 1 1
; output: 0 0 d 0
; output: 2 0 1 0
; output: 0 1
; output: ffffffff 1
; output: 1
; output: 1f80 0
source_filename = "instructions-of-the-system.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"%llx %llx %llx %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%x %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@area = internal global [512 x i8] zeroinitializer, align 16
@again = internal global [512 x i8] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = tail call i64 @llvm.x86.rdtsc()
  %5 = tail call { i64, i32 } @llvm.x86.rdtscp()
  %6 = extractvalue { i64, i32 } %5, 0
  %7 = tail call i64 @llvm.x86.rdtsc()
  %8 = icmp ule i64 %4, %6
  %9 = zext i1 %8 to i32
  %10 = icmp ule i64 %6, %7
  %11 = zext i1 %10 to i32
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %9, i32 noundef %11)
  %13 = tail call { i8, i64 } @llvm.x86.addcarry.64(i8 1, i64 -1, i64 0)
  %14 = extractvalue { i8, i64 } %13, 1
  %15 = extractvalue { i8, i64 } %13, 0
  %16 = tail call { i8, i64 } @llvm.x86.addcarry.64(i8 %15, i64 5, i64 7)
  %17 = extractvalue { i8, i64 } %16, 1
  %18 = extractvalue { i8, i64 } %16, 0
  %19 = zext i8 %18 to i32
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef 0, i64 noundef %14, i64 noundef %17, i32 noundef %19)
  %21 = tail call { i8, i64 } @llvm.x86.subborrow.64(i8 %18, i64 1, i64 -1)
  %22 = extractvalue { i8, i64 } %21, 1
  %23 = extractvalue { i8, i64 } %21, 0
  %24 = tail call { i8, i64 } @llvm.x86.subborrow.64(i8 %23, i64 0, i64 -1)
  %25 = extractvalue { i8, i64 } %24, 1
  %26 = extractvalue { i8, i64 } %24, 0
  %27 = tail call { i8, i64 } @llvm.x86.subborrow.64(i8 %26, i64 7, i64 5)
  %28 = extractvalue { i8, i64 } %27, 1
  %29 = extractvalue { i8, i64 } %27, 0
  %30 = zext i8 %29 to i32
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %22, i64 noundef %25, i64 noundef %28, i32 noundef %30)
  %32 = tail call { i8, i32 } @llvm.x86.addcarry.32(i8 2, i32 -1, i32 0)
  %33 = extractvalue { i8, i32 } %32, 1
  %34 = extractvalue { i8, i32 } %32, 0
  %35 = zext i8 %34 to i32
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %33, i32 noundef %35)
  %37 = tail call { i8, i32 } @llvm.x86.subborrow.32(i8 1, i32 0, i32 0)
  %38 = extractvalue { i8, i32 } %37, 1
  %39 = extractvalue { i8, i32 } %37, 0
  %40 = zext i8 %39 to i32
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %38, i32 noundef %40)
  %42 = tail call i64 @llvm.x86.flags.read.u64()
  %43 = or i64 %42, 1
  tail call void @llvm.x86.flags.write.u64(i64 %43)
  %44 = tail call i64 @llvm.x86.flags.read.u64()
  %45 = trunc i64 %44 to i32
  %46 = lshr i32 %45, 1
  %47 = and i32 %46, 1
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %47)
  store i32 8064, ptr %1, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %1)
  call void @llvm.x86.fxsave(ptr nonnull @area)
  store i32 16256, ptr %2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %2)
  call void @llvm.x86.fxrstor(ptr nonnull @area)
  call void @llvm.x86.fxsave64(ptr nonnull @again)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3)
  %49 = load i32, ptr %3, align 4
  %50 = call i32 @memcmp(ptr noundef nonnull dereferenceable(4) getelementptr inbounds (i8, ptr @area, i64 24), ptr noundef nonnull dereferenceable(4) getelementptr inbounds (i8, ptr @again, i64 24), i64 noundef 4) #6
  %51 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %49, i32 noundef %50)
  call void @llvm.x86.sse2.pause()
  call void @llvm.x86.sse2.clflush(ptr nonnull @area)
  ret i32 0
}

; Function Attrs: nounwind
declare i64 @llvm.x86.rdtsc() #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #1

; Function Attrs: nounwind
declare void @llvm.x86.fxsave(ptr) #1

; Function Attrs: nounwind
declare void @llvm.x86.fxrstor(ptr) #1

; Function Attrs: nounwind
declare void @llvm.x86.fxsave64(ptr) #1

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.clflush(ptr) #1

; Function Attrs: nounwind
declare { i64, i32 } @llvm.x86.rdtscp() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i64 } @llvm.x86.addcarry.64(i8, i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i64 } @llvm.x86.subborrow.64(i8, i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i32 } @llvm.x86.addcarry.32(i8, i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i32 } @llvm.x86.subborrow.32(i8, i32, i32) #5

; Function Attrs: nounwind
declare void @llvm.x86.flags.write.u64(i64) #1

; Function Attrs: nounwind
declare i64 @llvm.x86.flags.read.u64() #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind memory(argmem: write) }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
