; A loop that is called twice, and a recursive function: for the view of a run.
@numbers = internal global [4 x i32] [i32 3, i32 4, i32 -1, i32 1]

define i32 @sum(ptr %p, i32 %n) noinline {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %more, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at
  %twice = mul i32 %v, 5
  store i32 %twice, ptr %at
  %more = add i32 %s, %v
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i32 %more
}

define i64 @fibonacci(i64 %n) noinline {
entry:
  %small = icmp ult i64 %n, 2
  br i1 %small, label %base, label %step
base:
  ret i64 %n
step:
  %a = sub i64 %n, 1
  %b = sub i64 %n, 2
  %x = call i64 @fibonacci(i64 %a)
  %y = call i64 @fibonacci(i64 %b)
  %z = add i64 %x, %y
  ret i64 %z
}

define void @unused() {
  ret void
}

define i32 @main(i32 %count, ptr %words) {
  %s = call i32 @sum(ptr @numbers, i32 %count)
  %t = call i32 @sum(ptr @numbers, i32 2)
  %f = call i64 @fibonacci(i64 5)
  %r = add i32 %s, %t
  ret i32 %r
}
