; Chains of insertvalue and insertelement: values used once, twice, by phis and in loops; members of
; structs of unlike members.
; exit: 0
; output: 10 5 3 5 20 5
; output: 7 8 1 9
; output: 45 36 9 3
; output: 4 40 2 99 4 3
; output: 6 11
@format2 = constant [7 x i8] c"%d %d\0A\00"
@format4 = constant [13 x i8] c"%d %d %d %d\0A\00"
@format6 = constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)

; The middle value is used twice.
define void @twice(i32 %x, i32 %y) noinline {
  %a = insertvalue [2 x i32] [i32 3, i32 4], i32 %y, 1
  %b = insertvalue [2 x i32] %a, i32 %x, 0
  %z = add i32 %x, %x
  %c = insertvalue [2 x i32] %a, i32 %z, 0
  %b0 = extractvalue [2 x i32] %b, 0
  %b1 = extractvalue [2 x i32] %b, 1
  %a0 = extractvalue [2 x i32] %a, 0
  %a1 = extractvalue [2 x i32] %a, 1
  %c0 = extractvalue [2 x i32] %c, 0
  %c1 = extractvalue [2 x i32] %c, 1
  %r = call i32 (ptr, ...) @printf(ptr @format6, i32 %b0, i32 %b1, i32 %a0, i32 %a1, i32 %c0, i32 %c1)
  ret void
}

; What was taken out is changed; what it was taken from is not.
define void @inner(i32 %x) noinline {
  %o = insertvalue { i8, [2 x i32], i64 } { i8 0, [2 x i32] [i32 1, i32 8], i64 9 }, i32 %x, 1, 0
  %i = extractvalue { i8, [2 x i32], i64 } %o, 1
  %j = insertvalue [2 x i32] %i, i32 7, 0
  %p = insertvalue { i8, [2 x i32], i64 } %o, i64 9, 2
  %j0 = extractvalue [2 x i32] %j, 0
  %j1 = extractvalue [2 x i32] %j, 1
  %p0 = extractvalue { i8, [2 x i32], i64 } %p, 1, 0
  %p1 = extractvalue { i8, [2 x i32], i64 } %p, 2
  %p2 = trunc i64 %p1 to i32
  %r = call i32 (ptr, ...) @printf(ptr @format4, i32 %j0, i32 %j1, i32 %p0, i32 %p2)
  ret void
}

; A phi is changed, and so is what comes from outside.
define void @loop(i32 %n) noinline {
entry:
  %start = insertvalue { i32, i32 } zeroinitializer, i32 3, 1
  br label %next
next:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi { i32, i32 } [ zeroinitializer, %entry ], [ %t, %next ]
  %s0 = extractvalue { i32, i32 } %s, 0
  %sum = add i32 %s0, %i
  %u = insertvalue { i32, i32 } %s, i32 %s0, 1
  %t = insertvalue { i32, i32 } %u, i32 %sum, 0
  %w = insertvalue { i32, i32 } %start, i32 %i, 0
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %next, label %done
done:
  %t0 = extractvalue { i32, i32 } %t, 0
  %t1 = extractvalue { i32, i32 } %t, 1
  %w0 = extractvalue { i32, i32 } %w, 0
  %w1 = extractvalue { i32, i32 } %w, 1
  %r = call i32 (ptr, ...) @printf(ptr @format4, i32 %t0, i32 %t1, i32 %w0, i32 %w1)
  ret void
}

define void @lanes(<4 x i32> %v, i32 %x, i64 %i) noinline {
  %a = insertelement <4 x i32> %v, i32 %x, i32 1
  %b = insertelement <4 x i32> %a, i32 99, i64 %i
  %c = shufflevector <4 x i32> %b, <4 x i32> %v, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %d = insertelement <4 x i32> %c, i32 4, i32 0
  %d0 = extractelement <4 x i32> %d, i32 0
  %d1 = extractelement <4 x i32> %d, i32 1
  %v1 = extractelement <4 x i32> %v, i32 1
  %d2 = extractelement <4 x i32> %d, i32 2
  %d3 = extractelement <4 x i32> %d, i32 3
  %v2 = extractelement <4 x i32> %v, i32 2
  %r = call i32 (ptr, ...) @printf(ptr @format6, i32 %d0, i32 %d1, i32 %v1, i32 %d2, i32 %d3, i32 %v2)
  ret void
}

define void @constants() noinline {
  %a = extractelement <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 1
  %b = extractvalue { i8, [2 x { i16, i32 }] } { i8 1, [2 x { i16, i32 }] [{ i16, i32 } zeroinitializer, { i16, i32 } { i16 2, i32 11 }] }, 1, 1, 1
  %r = call i32 (ptr, ...) @printf(ptr @format2, i32 %a, i32 %b)
  ret void
}

define i32 @main() {
  call void @twice(i32 10, i32 5)
  call void @inner(i32 1)
  call void @loop(i32 10)
  call void @lanes(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 40, i64 2)
  call void @constants()
  ret i32 0
}
