; Intrinsics on conditions stay out of vectors.
; exit: 0
@fmt = constant [4 x i8] c"%d\0A\00"
@a = global [256 x i32] zeroinitializer, align 16
@b = global [256 x i32] zeroinitializer, align 16
declare i32 @printf(ptr, ...)
declare i1 @llvm.umax.i1(i1, i1)
define void @f(ptr noalias %p, ptr noalias %o, i64 %n) noinline {
entry:
  br label %h1
h1:
  %i = phi i64 [ 0, %entry ], [ %i1, %b1 ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %b1, label %exit
b1:
  %q = getelementptr i32, ptr %p, i64 %i
  %k = load i32, ptr %q
  %u = icmp sgt i32 %k, 3
  %v = icmp sgt i32 %k, 5
  %w = call i1 @llvm.umax.i1(i1 %u, i1 %v)
  %k1 = select i1 %w, i32 8, i32 9
  store i32 %k1, ptr %q
  %i1 = add nuw nsw i64 %i, 1
  br label %h1
exit:
  ret void
}
define i32 @main() {
  call void @f(ptr @a, ptr @b, i64 200)
  ret i32 0
}
