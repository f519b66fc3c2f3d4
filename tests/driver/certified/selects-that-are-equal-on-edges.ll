; Tails of two sequences of blocks become one, after both selects of a chain. On its edges %v54 and %v53, of which it is
; computed, are equal in all runs; where it is used they are not.
%struct.symtable = type { ptr, ptr, ptr, ptr, ptr, ptr, i32, ptr, ptr, i32, i32 }
%struct._symtable_entry = type { %struct._object, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i8, i32, i8, i32, i32, i32, i32, i32, i32, i32, ptr }
%struct._object = type { i64, ptr }
%struct._expr = type { i32, %union.anon.362, i32, i32, i32, i32 }
%union.anon.362 = type { %struct.anon.365 }
%struct.anon.365 = type { ptr, i32, ptr }

@.str.65 = external constant [36 x i8]

define i32 @f(i32 %0, i1 %1) {
  switch i32 %0, label %b34 [
    i32 11, label %4
    i32 1, label %3
    i32 15, label %b12
    i32 0, label %b20
  ]

b34:
  ret i32 0

3:
  ret i32 0

4:
  ret i32 0

b20:
  %5 = load ptr, ptr null, align 8
  %6 = getelementptr %struct.symtable, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct._symtable_entry, ptr %7, i32 0, i32 9
  %9 = load i8, ptr %8, align 8
  %10 = and i8 %9, -5
  %11 = or i8 %10, 4
  store i8 %11, ptr %8, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = getelementptr %struct._symtable_entry, ptr %12, i32 0, i32 10
  %14 = load i32, ptr %13, align 4
  switch i32 %14, label %b17 [
    i32 0, label %15
    i32 1, label %b18
  ]

b17:
  %v107 = icmp eq i32 %14, 3
  %v108 = icmp eq i32 %14, 2
  %v109 = select i1 %v108, ptr null, ptr @.str.65
  %v110 = select i1 %v107, ptr null, ptr %v109
  br label %b18

b18:
  %v112 = phi ptr [ %v110, %b17 ], [ null, %b20 ]
  call void null(ptr %5, ptr %v112)
  %v114 = load ptr, ptr %5, align 8
  %v115 = getelementptr %struct._expr, ptr %5, i32 0, i32 2
  %v116 = load i32, ptr %v115, align 8
  %v117 = getelementptr %struct._expr, ptr %5, i32 0, i32 3
  %v118 = load i32, ptr %v117, align 4
  %v119 = add i32 %v118, 1
  %v120 = getelementptr %struct._expr, ptr %5, i32 0, i32 4
  %v121 = load i32, ptr %v120, align 8
  %v122 = getelementptr %struct._expr, ptr %5, i32 0, i32 5
  %v123 = load i32, ptr %v122, align 4
  %v124 = add i32 %v123, 1
  call void null(ptr %v114, i32 %v116, i32 %v119, i32 %v121, i32 %v124)
  %v126 = getelementptr %struct.symtable, ptr %5, i32 0, i32 9
  %v127 = load i32, ptr %v126, align 8
  %v128 = add i32 %v127, -1
  store i32 %v128, ptr %v126, align 8
  ret i32 0

15:
  ret i32 0

b12:
  %16 = call i32 @f(i32 0, i1 false)
  br i1 %1, label %18, label %17

17:
  ret i32 0

18:
  %19 = load ptr, ptr null, align 8
  %20 = getelementptr %struct.symtable, ptr %19, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr %struct._symtable_entry, ptr %21, i32 0, i32 9
  %23 = load i8, ptr %22, align 8
  %24 = and i8 %23, -5
  %25 = or i8 %24, 4
  store i8 %25, ptr %22, align 8
  %26 = load ptr, ptr %20, align 8
  %27 = getelementptr %struct._symtable_entry, ptr %26, i32 0, i32 10
  %28 = load i32, ptr %27, align 4
  switch i32 %28, label %b9 [
    i32 0, label %29
    i32 1, label %b10
  ]

b9:
  %v51 = icmp eq i32 %28, 3
  %v52 = icmp eq i32 %28, 2
  %v53 = select i1 %v52, ptr null, ptr @.str.65
  %v54 = select i1 %v51, ptr null, ptr %v53
  br label %b10

b10:
  %v56 = phi ptr [ %v54, %b9 ], [ null, %18 ]
  call void null(ptr %19, ptr %v56)
  %v58 = load ptr, ptr %19, align 8
  %v59 = getelementptr %struct._expr, ptr %19, i32 0, i32 2
  %v60 = load i32, ptr %v59, align 8
  %v61 = getelementptr %struct._expr, ptr %19, i32 0, i32 3
  %v62 = load i32, ptr %v61, align 4
  %v63 = add i32 %v62, 1
  %v64 = getelementptr %struct._expr, ptr %19, i32 0, i32 4
  %v65 = load i32, ptr %v64, align 8
  %v66 = getelementptr %struct._expr, ptr %19, i32 0, i32 5
  %v67 = load i32, ptr %v66, align 4
  %v68 = add i32 %v67, 1
  call void null(ptr %v58, i32 %v60, i32 %v63, i32 %v65, i32 %v68)
  %v70 = getelementptr %struct.symtable, ptr %19, i32 0, i32 9
  %v71 = load i32, ptr %v70, align 8
  %v72 = add i32 %v71, -1
  store i32 %v72, ptr %v70, align 8
  ret i32 0

29:
  ret i32 0
}
