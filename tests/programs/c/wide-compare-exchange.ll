; Atomic accesses of 128 bits where the processor has cmpxchg16b: every update, and a loop that needs all registers.
; needs: cx16
; output: sum 4 ffffffffffffffff
; output: difference 5 2
; output: and 4 fffffffffffffffd
; output: or 4 ff0fd
; output: xor 1000000004 ff0fd
; output: nand 1000000004 ff0fe
; output: max ffffffffffffffff fffffffffffffff3
; output: min 0 1
; output: exchange ffffffffffffffff fffffffffffffff9
; output: last 24 0
; output: seen 24 0
; output: stored 0 1
; output: now 0 6
; output: many 868962bd647ad5ea
; output: object 3d52e0c2772ad812 77956eb60b49cc22
; output: object 637cabfeb1e9ee4b 864be6822e286da5
; output: object 5a4c4c4a05d1ce8a 645a7d96e0d34629
; output: object 5f4b6de0c0da088e 2d0c7c6d7889073c
; exit: 0
source_filename = "wide-compare-exchange.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@object = internal global i128 0, align 16
@.str = private unnamed_addr constant [10 x i8] c"many %lx\0A\00", align 1
@objects = internal global [4 x i128] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [7 x i8] c"object\00", align 1
@failures = internal unnamed_addr global i64 0, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"sum\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"difference\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"and\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"or\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"xor\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"nand\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"max\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"min\00", align 1
@.str.10 = private unnamed_addr constant [9 x i8] c"exchange\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"last\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"seen\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"stored %d %d\0A\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"now\00", align 1
@.str.15 = private unnamed_addr constant [12 x i8] c"%s %lx %lx\0A\00", align 1

define dso_local i32 @main() local_unnamed_addr #0 {
  tail call fastcc void @updates()
  %1 = tail call fastcc i64 @many()
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %1)
  br label %6

3:                                                ; preds = %6
  %4 = load i64, ptr @failures, align 8
  %5 = trunc i64 %4 to i32
  ret i32 %5

6:                                                ; preds = %0, %6
  %7 = phi i64 [ 0, %0 ], [ %14, %6 ]
  %8 = getelementptr inbounds [4 x i128], ptr @objects, i64 0, i64 %7
  %9 = load i128, ptr %8, align 16
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc nuw i128 %11 to i64
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.1, i64 noundef %12, i64 noundef %10)
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, 4
  br i1 %15, label %3, label %6
}

define internal fastcc void @updates() unnamed_addr #1 {
  store atomic i128 92233720368547758079, ptr @object release, align 16
  %1 = atomicrmw add ptr @object, i128 3 seq_cst, align 16
  %2 = trunc i128 %1 to i64
  %3 = lshr i128 %1, 64
  %4 = trunc nuw i128 %3 to i64
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.2, i64 noundef %4, i64 noundef %2)
  %6 = atomicrmw sub ptr @object, i128 5 monotonic, align 16
  %7 = trunc i128 %6 to i64
  %8 = lshr i128 %6, 64
  %9 = trunc nuw i128 %8 to i64
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.3, i64 noundef %9, i64 noundef %7)
  %11 = atomicrmw and ptr @object, i128 129127208515967906047 acq_rel, align 16
  %12 = trunc i128 %11 to i64
  %13 = lshr i128 %11, 64
  %14 = trunc nuw i128 %13 to i64
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.4, i64 noundef %14, i64 noundef %12)
  %16 = atomicrmw or ptr @object, i128 1267650600228229401496703205376 seq_cst, align 16
  %17 = trunc i128 %16 to i64
  %18 = lshr i128 %16, 64
  %19 = trunc nuw i128 %18 to i64
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.5, i64 noundef %19, i64 noundef %17)
  %21 = atomicrmw xor ptr @object, i128 3 seq_cst, align 16
  %22 = trunc i128 %21 to i64
  %23 = lshr i128 %21, 64
  %24 = trunc nuw i128 %23 to i64
  %25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.6, i64 noundef %24, i64 noundef %22)
  %26 = atomicrmw nand ptr @object, i128 12 seq_cst, align 16
  %27 = trunc i128 %26 to i64
  %28 = lshr i128 %26, 64
  %29 = trunc nuw i128 %28 to i64
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.7, i64 noundef %29, i64 noundef %27)
  %31 = atomicrmw max ptr @object, i128 1 seq_cst, align 16
  %32 = trunc i128 %31 to i64
  %33 = lshr i128 %31, 64
  %34 = trunc nuw i128 %33 to i64
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.8, i64 noundef %34, i64 noundef %32)
  %36 = atomicrmw min ptr @object, i128 -7 seq_cst, align 16
  %37 = trunc i128 %36 to i64
  %38 = lshr i128 %36, 64
  %39 = trunc nuw i128 %38 to i64
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.9, i64 noundef %39, i64 noundef %37)
  %41 = atomicrmw xchg ptr @object, i128 664082786653543858176 seq_cst, align 16
  %42 = trunc i128 %41 to i64
  %43 = lshr i128 %41, 64
  %44 = trunc nuw i128 %43 to i64
  %45 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.10, i64 noundef %44, i64 noundef %42)
  %46 = load atomic i128, ptr @object acquire, align 16
  %47 = trunc i128 %46 to i64
  %48 = lshr i128 %46, 64
  %49 = trunc nuw i128 %48 to i64
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.11, i64 noundef %49, i64 noundef %47)
  %51 = cmpxchg ptr @object, i128 4, i128 6 seq_cst monotonic, align 16
  %52 = extractvalue { i128, i1 } %51, 1
  %53 = extractvalue { i128, i1 } %51, 0
  %54 = trunc i128 %53 to i64
  %55 = lshr i128 %53, 64
  %56 = trunc nuw i128 %55 to i64
  %57 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.12, i64 noundef %56, i64 noundef %54)
  %58 = cmpxchg weak ptr @object, i128 %53, i128 6 seq_cst monotonic, align 16
  %59 = extractvalue { i128, i1 } %58, 1
  %60 = zext i1 %52 to i32
  %61 = zext i1 %59 to i32
  %62 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %60, i32 noundef %61)
  %63 = load i128, ptr @object, align 16
  %64 = trunc i128 %63 to i64
  %65 = lshr i128 %63, 64
  %66 = trunc nuw i128 %65 to i64
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.14, i64 noundef %66, i64 noundef %64)
  ret void
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

define internal fastcc i64 @many() unnamed_addr #3 {
  br label %10

1:                                                ; preds = %36
  %2 = mul i64 %39, 5
  %3 = mul i64 %40, 7
  %4 = mul i64 %41, 11
  %5 = mul i64 %44, 19
  %6 = add i64 %4, 4336610643922434542
  %7 = add i64 %3, %5
  %8 = add i64 %6, %7
  %9 = add i64 %8, %2
  ret i64 %9

10:                                               ; preds = %0, %36
  %11 = phi i64 [ 1, %0 ], [ %37, %36 ]
  %12 = phi i64 [ 2, %0 ], [ %38, %36 ]
  %13 = phi i64 [ 3, %0 ], [ %39, %36 ]
  %14 = phi i64 [ 0, %0 ], [ %45, %36 ]
  %15 = phi i64 [ 5, %0 ], [ %44, %36 ]
  %16 = phi i64 [ 7, %0 ], [ %43, %36 ]
  %17 = phi i64 [ 1, %0 ], [ %42, %36 ]
  %18 = phi i64 [ 3, %0 ], [ %41, %36 ]
  %19 = phi i64 [ 4, %0 ], [ %40, %36 ]
  %20 = and i64 %14, 3
  %21 = getelementptr inbounds i128, ptr @objects, i64 %20
  %22 = load atomic i128, ptr %21 monotonic, align 16
  %23 = zext i64 %11 to i128
  %24 = shl nuw nsw i128 %23, 60
  %25 = zext i64 %12 to i128
  %26 = add nuw nsw i128 %24, %25
  %27 = add i128 %26, %22
  %28 = cmpxchg ptr %21, i128 %22, i128 %27 seq_cst seq_cst, align 16
  %29 = extractvalue { i128, i1 } %28, 1
  %30 = extractvalue { i128, i1 } %28, 0
  %31 = lshr i128 %30, 64
  %32 = trunc nuw i128 %31 to i64
  br i1 %29, label %36, label %33

33:                                               ; preds = %10
  %34 = load i64, ptr @failures, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr @failures, align 8
  br label %36

36:                                               ; preds = %33, %10
  %37 = add i64 %11, %17
  %38 = xor i64 %12, %16
  %39 = add i64 %13, %32
  %40 = xor i64 %18, %19
  %41 = add i64 %15, %18
  %42 = xor i64 %37, %17
  %43 = add i64 %38, %16
  %44 = xor i64 %39, %15
  %45 = add nuw nsw i64 %14, 1
  %46 = icmp eq i64 %45, 100
  br i1 %46, label %1, label %10
}

attributes #0 = { nofree nounwind uwtable "target-features"="+cx16" }
attributes #1 = { nofree noinline nounwind uwtable "target-features"="+cx16" }
attributes #2 = { nofree nounwind "target-features"="+cx16" }
attributes #3 = { nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "target-features"="+cx16" }
