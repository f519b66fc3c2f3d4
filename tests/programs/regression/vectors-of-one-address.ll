; An address that two counters keep in place is not that of consecutive elements.
; exit: 0
; output: 4000
@fmt = constant [4 x i8] c"%d\0A\00"
@a = global [256 x i32] zeroinitializer
declare i32 @printf(ptr, ...)
define i32 @f(ptr %p, ptr noalias %o, i64 %n) noinline {
entry:
  %z = icmp sgt i64 %n, 0
  br i1 %z, label %body, label %exit
body:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %q = phi ptr [ %p, %entry ], [ %q1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %qq = getelementptr i32, ptr %q, i64 %i
  %ld = load i32, ptr %qq, align 4
  %oo = getelementptr i32, ptr %o, i64 %i
  store i32 %ld, ptr %oo, align 4
  %s1 = add i32 %s, %ld
  %q1 = getelementptr i8, ptr %q, i64 -4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %s1, %body ]
  ret i32 %r
}
define i32 @main() {
entry:
  br label %init
init:
  %i = phi i64 [ 0, %entry ], [ %i1, %init ]
  %g = getelementptr i32, ptr @a, i64 %i
  %t = trunc i64 %i to i32
  store i32 %t, ptr %g
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, 256
  br i1 %c, label %init, label %next
next:
  %p = getelementptr i32, ptr @a, i64 100
  %b = alloca [256 x i32]
  %v = call i32 @f(ptr %p, ptr %b, i64 40)
  %x = call i32 (ptr, ...) @printf(ptr @fmt, i32 %v)
  ret i32 0
}
