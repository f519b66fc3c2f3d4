; Two stores fill the elements of a window, and the one between them changes what the iteration before has stored: it
; comes after the first of them.
; exit: 0
; output: 1177 8580
@a = global [128 x i32] zeroinitializer
@b = global [64 x i32] zeroinitializer
@f = constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)
define void @store(ptr noalias %a, ptr noalias %b, i64 %n) noinline {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %b.at = getelementptr i32, ptr %b, i64 %i
  %v = load i32, ptr %b.at
  %x = mul i32 %v, 3
  %y = add i32 %v, 7
  %z = xor i32 %v, 5
  %twice = shl nsw i64 %i, 1
  %even = getelementptr i32, ptr %a, i64 %twice
  store i32 %x, ptr %even
  %before = getelementptr i32, ptr %even, i64 -2
  store i32 %y, ptr %before
  %odd = getelementptr i32, ptr %even, i64 1
  store i32 %z, ptr %odd
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define i32 @main() {
entry:
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i1, %fill ]
  %at = getelementptr i32, ptr @b, i64 %i
  %t = trunc i64 %i to i32
  store i32 %t, ptr %at
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 64
  br i1 %more, label %fill, label %run
run:
  %first = getelementptr i32, ptr @a, i64 2
  call void @store(ptr %first, ptr @b, i64 40)
  br label %sum
sum:
  %k = phi i64 [ 0, %run ], [ %k2, %sum ]
  %even = phi i32 [ 0, %run ], [ %even1, %sum ]
  %odd = phi i32 [ 0, %run ], [ %odd1, %sum ]
  %p = getelementptr i32, ptr @a, i64 %k
  %e = load i32, ptr %p
  %even1 = add i32 %even, %e
  %q = getelementptr i32, ptr %p, i64 1
  %o = load i32, ptr %q
  %w = mul i32 %o, 11
  %odd1 = add i32 %odd, %w
  %k2 = add i64 %k, 2
  %again = icmp ult i64 %k2, 128
  br i1 %again, label %sum, label %print
print:
  call i32 (ptr, ...) @printf(ptr @f, i32 %even1, i32 %odd1)
  ret i32 0
}
