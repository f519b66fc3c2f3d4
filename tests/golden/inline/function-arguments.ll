; A body comes in though it is large where an argument that it calls is a function's name: the calls become direct, and
; these bodies come in, too. A body that calls what it is not told stays. Members of a caller's object that a body reads
; and writes vanish, so they do not count.
; lilt: -O2 --stop-after=dce
; twice: lacks: call
; twice: has: mul
; unknown: has: call i64 @steps
; moved: lacks: call
; moved: lacks: alloca
define internal i64 @steps(ptr %f, i64 %x) {
  %a = call i64 %f(i64 %x, i64 1)
  %b = call i64 %f(i64 %a, i64 2)
  %c = call i64 %f(i64 %b, i64 3)
  %d = call i64 %f(i64 %c, i64 4)
  %e = call i64 %f(i64 %d, i64 5)
  %g = call i64 %f(i64 %e, i64 6)
  %h = call i64 %f(i64 %g, i64 7)
  %i = call i64 %f(i64 %h, i64 8)
  %j = call i64 %f(i64 %i, i64 9)
  %k = call i64 %f(i64 %j, i64 10)
  ret i64 %k
}

define internal i64 @mix(i64 %x, i64 %y) {
  %a = mul i64 %x, 31
  %b = add i64 %a, %y
  ret i64 %b
}

define i64 @twice(i64 %x) {
  %a = call i64 @steps(ptr @mix, i64 %x)
  ret i64 %a
}

define i64 @unknown(ptr %f, i64 %x) {
  %a = call i64 @steps(ptr %f, i64 %x)
  ret i64 %a
}

%point = type { double, double, double, double }

define internal void @moved_by(ptr %r, ptr %p, ptr %v) {
  %p0 = load double, ptr %p
  %v0 = load double, ptr %v
  %s0 = fadd double %p0, %v0
  store double %s0, ptr %r
  %p1p = getelementptr %point, ptr %p, i64 0, i32 1
  %p1 = load double, ptr %p1p
  %v1p = getelementptr %point, ptr %v, i64 0, i32 1
  %v1 = load double, ptr %v1p
  %s1 = fadd double %p1, %v1
  %r1p = getelementptr %point, ptr %r, i64 0, i32 1
  store double %s1, ptr %r1p
  %p2p = getelementptr %point, ptr %p, i64 0, i32 2
  %p2 = load double, ptr %p2p
  %v2p = getelementptr %point, ptr %v, i64 0, i32 2
  %v2 = load double, ptr %v2p
  %s2 = fadd double %p2, %v2
  %r2p = getelementptr %point, ptr %r, i64 0, i32 2
  store double %s2, ptr %r2p
  %p3p = getelementptr %point, ptr %p, i64 0, i32 3
  %p3 = load double, ptr %p3p
  %v3p = getelementptr %point, ptr %v, i64 0, i32 3
  %v3 = load double, ptr %v3p
  %s3 = fadd double %p3, %v3
  %r3p = getelementptr %point, ptr %r, i64 0, i32 3
  store double %s3, ptr %r3p
  ret void
}

define internal void @moved_twice(ptr %r, ptr %p, ptr %v) {
  %t = alloca %point
  call void @moved_by(ptr %t, ptr %p, ptr %v)
  call void @moved_by(ptr %r, ptr %t, ptr %v)
  ret void
}

define double @moved(double %x) {
  %p = alloca %point
  %v = alloca %point
  %r = alloca %point
  store %point zeroinitializer, ptr %p
  store %point zeroinitializer, ptr %v
  %p2p = getelementptr %point, ptr %p, i64 0, i32 2
  store double %x, ptr %p2p
  call void @moved_twice(ptr %r, ptr %p, ptr %v)
  call void @moved_twice(ptr %p, ptr %r, ptr %v)
  %s = load double, ptr %p2p
  ret double %s
}
