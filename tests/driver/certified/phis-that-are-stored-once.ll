; The allocator "ssa" puts phis of %14 into registers and stores them there once; where the switch goes they are in slots
; only. Several are zero when the loop is entered, so that any of their names fits until edges back contradict it.
define void @f(i32 %0, i8 %1, ptr %2, i32 %3, i8 %4, i8 %5, i8 %6, i8 %7, i8 %8, ptr %9, i32 %10, i1 %11, i1 %12) #0 {
  br label %b16

b16:
  store i8 0, ptr null, align 1
  br label %14

14:
  %15 = phi ptr [ %33, %32 ], [ %2, %b16 ]
  switch i32 %10, label %22 [
    i32 108, label %19
    i32 43, label %23
    i32 42, label %20
    i32 35, label %16
    i32 33, label %17
    i32 1, label %18
  ]

16:
  br label %23

17:
  br label %23

18:
  br label %23

19:
  store i8 0, ptr %9, align 1
  br label %23

20:
  %21 = load volatile i64, ptr %2, align 8
  br label %23

22:
  br label %23

23:
  %24 = phi i32 [ 0, %22 ], [ 0, %20 ], [ 0, %19 ], [ 0, %18 ], [ 0, %17 ], [ 0, %16 ], [ %3, %14 ]
  %25 = phi i32 [ %0, %22 ], [ 0, %20 ], [ 0, %19 ], [ 0, %18 ], [ 0, %17 ], [ 0, %16 ], [ 0, %14 ]
  %26 = phi i8 [ %4, %22 ], [ 0, %20 ], [ 0, %19 ], [ 0, %18 ], [ 0, %17 ], [ 0, %16 ], [ 0, %14 ]
  %27 = phi i8 [ 0, %22 ], [ 0, %20 ], [ 0, %19 ], [ %6, %18 ], [ 0, %17 ], [ 0, %16 ], [ 0, %14 ]
  %28 = phi i8 [ %8, %22 ], [ 0, %20 ], [ 0, %19 ], [ 0, %18 ], [ 0, %17 ], [ 0, %16 ], [ 0, %14 ]
  %29 = phi i8 [ 0, %22 ], [ 0, %20 ], [ 0, %19 ], [ 0, %18 ], [ 0, %17 ], [ 0, %16 ], [ %7, %14 ]
  %30 = phi i8 [ %5, %22 ], [ %1, %20 ], [ 0, %19 ], [ 0, %18 ], [ 0, %17 ], [ 0, %16 ], [ 0, %14 ]
  br i1 %11, label %32, label %31

31:
  store ptr %15, ptr null, align 8
  br label %32

32:
  %33 = phi ptr [ %15, %23 ], [ null, %31 ]
  br i1 %12, label %14, label %34

34:
  %35 = zext i8 %30 to i32
  %cond = icmp eq i32 %35, 0
  br i1 %cond, label %36, label %b98

36:
  %37 = icmp ne i8 %27, 0
  br i1 %37, label %38, label %40

38:
  store i8 %26, ptr null, align 1
  store i32 %25, ptr null, align 4
  %39 = sext i32 %24 to i64
  store i64 %39, ptr null, align 8
  ret void

40:
  ret void

b98:
  store i8 %29, ptr null, align 1
  %41 = icmp ne i8 %28, 0
  br i1 %41, label %b16, label %42

42:
  ret void
}

attributes #0 = { "frame-pointer"="all" }
