; A function that ends in a call of itself jumps back to its start. An accumulator keeps what is added to, multiplied
; with or masked by the result. Calls stay in functions with allocas or objects by value, if something happens behind
; them, if two different operations follow, and if the linker may put another function in the place of this one.
; lilt: -O2 --run-pass=tail-recursion
; gcd, length, factorial, all_set, through_phi: lacks: call
; no_result: lacks: call void @no_result
; fibonacci: count: 1 call
; length: has: phi i64 [ 0,
; factorial: has: phi i64 [ 1,
; all_set: has: phi i8 [ -1,
; with_alloca, by_value, not_last, difference, variable, weak: has: call
; mixed: count: 1 call
; only_calls: has: call
define i64 @gcd(i64 %a, i64 %b) {
entry:
  %done = icmp eq i64 %b, 0
  br i1 %done, label %out, label %more
more:
  %r = urem i64 %a, %b
  %g = call i64 @gcd(i64 %b, i64 %r)
  ret i64 %g
out:
  ret i64 %a
}
define weak i64 @weak(i64 %a, i64 %b) {
entry:
  %done = icmp eq i64 %b, 0
  br i1 %done, label %out, label %more
more:
  %r = urem i64 %a, %b
  %g = call i64 @weak(i64 %b, i64 %r)
  ret i64 %g
out:
  ret i64 %a
}
define i64 @length(ptr %list) {
entry:
  %empty = icmp eq ptr %list, null
  br i1 %empty, label %out, label %more
more:
  %next = load ptr, ptr %list
  %l = call i64 @length(ptr %next)
  %n = add nuw nsw i64 %l, 1
  br label %out
out:
  %r = phi i64 [ 0, %entry ], [ %n, %more ]
  ret i64 %r
}
define i64 @factorial(i64 %n) {
entry:
  %small = icmp slt i64 %n, 2
  br i1 %small, label %out, label %more
more:
  %m = sub nsw i64 %n, 1
  %f = call i64 @factorial(i64 %m)
  %p = mul nsw i64 %n, %f
  ret i64 %p
out:
  ret i64 1
}
define i64 @fibonacci(i64 %n) {
entry:
  %small = icmp slt i64 %n, 2
  br i1 %small, label %out, label %more
more:
  %m1 = sub nsw i64 %n, 1
  %f1 = call i64 @fibonacci(i64 %m1)
  %m2 = sub nsw i64 %n, 2
  %f2 = call i64 @fibonacci(i64 %m2)
  %s = add nsw i64 %f1, %f2
  br label %out
out:
  %r = phi i64 [ %n, %entry ], [ %s, %more ]
  ret i64 %r
}
define i8 @all_set(ptr %p, i64 %n) {
entry:
  %v = load i8, ptr %p
  %last = icmp eq i64 %n, 0
  br i1 %last, label %out, label %more
more:
  %q = getelementptr i8, ptr %p, i64 1
  %m = sub i64 %n, 1
  %rest = call i8 @all_set(ptr %q, i64 %m)
  %both = and i8 %v, %rest
  ret i8 %both
out:
  ret i8 %v
}
define void @no_result(i64 %n) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %out, label %more
more:
  call void @effect(i64 %n)
  %m = sub i64 %n, 1
  call void @no_result(i64 %m)
  br label %out
out:
  ret void
}
define i64 @through_phi(i64 %n, i64 %k) {
entry:
  switch i64 %n, label %more [
    i64 0, label %out
    i64 1, label %one
  ]
one:
  %a = call i64 @through_phi(i64 %k, i64 0)
  br label %out
more:
  %m = sub i64 %n, 1
  %b = call i64 @through_phi(i64 %m, i64 %n)
  br label %out
out:
  %r = phi i64 [ %k, %entry ], [ %a, %one ], [ %b, %more ]
  ret i64 %r
}
define i64 @with_alloca(i64 %n, ptr %p) {
entry:
  %own = alloca i64
  store i64 %n, ptr %own
  %done = icmp eq i64 %n, 0
  br i1 %done, label %out, label %more
more:
  %m = sub i64 %n, 1
  %r = call i64 @with_alloca(i64 %m, ptr %own)
  ret i64 %r
out:
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @by_value(i64 %n, ptr byval(i64) %p) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %out, label %more
more:
  %m = sub i64 %n, 1
  %r = call i64 @by_value(i64 %m, ptr byval(i64) %p)
  ret i64 %r
out:
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @not_last(i64 %n) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %out, label %more
more:
  %m = sub i64 %n, 1
  %r = call i64 @not_last(i64 %m)
  call void @effect(i64 %n)
  ret i64 %r
out:
  ret i64 0
}
define i64 @difference(i64 %n) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %out, label %more
more:
  %m = sub i64 %n, 1
  %r = call i64 @difference(i64 %m)
  %d = sub i64 %n, %r
  ret i64 %d
out:
  ret i64 0
}
define i64 @variable(i64 %n, ...) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %out, label %more
more:
  %m = sub i64 %n, 1
  %r = call i64 (i64, ...) @variable(i64 %m)
  ret i64 %r
out:
  ret i64 0
}
define i64 @mixed(i64 %n, i64 %k) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %out, label %more
more:
  %m = sub i64 %n, 1
  %odd = trunc i64 %n to i1
  br i1 %odd, label %adds, label %multiplies
adds:
  %a = call i64 @mixed(i64 %m, i64 %k)
  %s = add i64 %a, %n
  ret i64 %s
multiplies:
  %b = call i64 @mixed(i64 %m, i64 %k)
  %p = mul i64 %b, %k
  ret i64 %p
out:
  ret i64 1
}
define i64 @only_calls(i64 %n) {
  %r = call i64 @only_calls(i64 %n)
  br label %out
out:
  %p = phi i64 [ %r, %0 ]
  ret i64 %p
}
declare void @effect(i64)
