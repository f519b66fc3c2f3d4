; The alignment of a load that some iterations go without does not hold for all lanes.
; exit: 0
; output: 0
@fmt = constant [4 x i8] c"%d\0A\00"
@a = global [256 x i32] zeroinitializer, align 16
@o = global [256 x i32] zeroinitializer, align 16
declare i32 @printf(ptr, ...)
define i32 @f(ptr noalias %p, ptr noalias %o, i64 %n) noinline {
entry:
  br label %head
head:
  %i = phi i64 [ 1, %entry ], [ %i1, %latch ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %exit
body:
  %qq = getelementptr i32, ptr %p, i64 %i
  %oo = getelementptr i32, ptr %o, i64 %i
  %k = trunc i64 %i to i32
  %w = and i32 %k, 3
  %d = icmp eq i32 %w, 0
  br i1 %d, label %then, label %latch
then:
  %ld2 = load i32, ptr %qq, align 16
  %ld3 = add i32 %ld2, %k
  br label %latch
latch:
  %v = phi i32 [ 5, %body ], [ %ld3, %then ]
  store i32 %v, ptr %qq, align 4
  store i32 %v, ptr %oo, align 4
  %i1 = add nuw nsw i64 %i, 1
  br label %head
exit:
  ret i32 0
}
define i32 @main() {
  %r = call i32 @f(ptr @a, ptr @o, i64 200)
  %x = call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  ret i32 0
}
