; An index that may be negative has an extension of its own beside one that is not: the product of one is not the other's.
; exit: 7
@g = global [6 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6]
define i64 @f(ptr %p, ptr %xs, i32 %n) noinline {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %k ]
  %sum = phi i64 [ 0, %entry ], [ %sum1, %k ]
  %xp = getelementptr i32, ptr %xs, i32 %i
  %x = load i32, ptr %xp
  %z = zext nneg i32 %x to i64
  %zz = mul i64 %z, 24
  %a2 = getelementptr i8, ptr %p, i64 %zz
  %c = icmp sge i32 %x, 0
  br i1 %c, label %t, label %o
t:
  %w = load i64, ptr %a2
  br label %k
o:
  %s = add nsw i32 %x, 1
  %e = sext i32 %s to i64
  %m = mul i64 %e, 24
  %a = getelementptr i8, ptr %p, i64 %m
  %v = load i64, ptr %a
  br label %k
k:
  %u = phi i64 [ %w, %t ], [ %v, %o ]
  %sum1 = add i64 %sum, %u
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %l, label %x1
x1:
  ret i64 %sum1
}
@xs = global [4 x i32] [i32 0, i32 1, i32 -1, i32 0]
define i32 @main() {
  %r = call i64 @f(ptr @g, ptr @xs, i32 4)
  %t = trunc i64 %r to i32
  ret i32 %t
}
