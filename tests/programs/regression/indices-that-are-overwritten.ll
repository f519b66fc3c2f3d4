; A load whose index is loaded, too, after a store that overwrites the index, or the next one: the index that was there
; counts.
; exit: 0
; output: 399
; output: 5838
define i32 @sum(ptr %idx, ptr %out, ptr noalias %tbl, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %ip = getelementptr i32, ptr %idx, i64 %i
  %k = load i32, ptr %ip
  %op = getelementptr i32, ptr %out, i64 %i
  store i32 7, ptr %op
  %kx = sext i32 %k to i64
  %tp = getelementptr i32, ptr %tbl, i64 %kx
  %t = load i32, ptr %tp
  %s1 = add i32 %s, %t
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %s1
}
@a = global [64 x i32] zeroinitializer
@t = global [64 x i32] zeroinitializer
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"
define i32 @main() {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  %p = getelementptr i32, ptr @a, i32 %i
  store i32 %i, ptr %p
  %q = getelementptr i32, ptr @t, i32 %i
  %v = mul i32 %i, 3
  store i32 %v, ptr %q
  %i1 = add i32 %i, 1
  %c = icmp ne i32 %i1, 64
  br i1 %c, label %l, label %e
e:
  %next = getelementptr i32, ptr @a, i32 1
  %r2 = call i32 @sum(ptr @a, ptr %next, ptr @t, i64 20)
  call i32 @printf(ptr @f, i32 %r2)
  %r = call i32 @sum(ptr @a, ptr @a, ptr @t, i64 64)
  call i32 @printf(ptr @f, i32 %r)
  ret i32 0
}
