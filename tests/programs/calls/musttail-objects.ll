; Calls marked musttail whose objects by value are others than their function's: changed copies, exchanged ones, large ones,
; x86_fp80, and what is on the stack between them. A million of them take no stack.
; exit: 0
; output: 1000010 1000020
; output: 20 21 11 10
; output: 3 500503 7
; output: 2.5 1.5 7
; output: 42 7
%pair = type { i64, i64 }
%large = type { [100 x i64] }
@.two = private constant [9 x i8] c"%ld %ld\0A\00"
@.three = private constant [13 x i8] c"%ld %ld %ld\0A\00"
@.four = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
@.long = private constant [14 x i8] c"%.1f %.1f %d\0A\00"
@fixed = global %pair { i64 42, i64 7 }
declare i32 @printf(ptr, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; A changed copy in the frame.
define void @count(ptr byval(%pair) %p, i64 %n) {
  %done = icmp eq i64 %n, 0
  %a = load i64, ptr %p
  %q = getelementptr %pair, ptr %p, i64 0, i32 1
  %b = load i64, ptr %q
  br i1 %done, label %last, label %more
more:
  %copy = alloca %pair
  %a1 = add i64 %a, 1
  %b1 = add i64 %b, 1
  store i64 %a1, ptr %copy
  %second = getelementptr %pair, ptr %copy, i64 0, i32 1
  store i64 %b1, ptr %second
  %less = sub i64 %n, 1
  musttail call void @count(ptr byval(%pair) %copy, i64 %less)
  ret void
last:
  call i32 (ptr, ...) @printf(ptr @.two, i64 %a, i64 %b)
  ret void
}

; Two of them change places, in an odd number of calls.
define void @exchange(ptr byval(%pair) %p, ptr byval(%pair) %q, i64 %n) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %last, label %more
more:
  %less = sub i64 %n, 1
  %a = load i64, ptr %p
  %p1 = getelementptr i64, ptr %p, i64 1
  %b = load i64, ptr %p1
  store i64 %b, ptr %p
  store i64 %a, ptr %p1
  musttail call void @exchange(ptr byval(%pair) %q, ptr byval(%pair) %p, i64 %less)
  ret void
last:
  %pa = load i64, ptr %p
  %pp = getelementptr i64, ptr %p, i64 1
  %pb = load i64, ptr %pp
  %qa = load i64, ptr %q
  %qp = getelementptr i64, ptr %q, i64 1
  %qb = load i64, ptr %qp
  call i32 (ptr, ...) @printf(ptr @.four, i64 %pa, i64 %pb, i64 %qa, i64 %qb)
  ret void
}

; Large ones, beside arguments on the stack that move.
define void @rotate(ptr byval(%large) %x, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %n, i64 %s1, ptr byval(%large) %y, i64 %s2) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %last, label %more
more:
  %less = sub i64 %n, 1
  %place = getelementptr %large, ptr %y, i64 0, i32 0, i64 99
  %old = load i64, ptr %place
  %new = add i64 %old, %n
  store i64 %new, ptr %place
  musttail call void @rotate(ptr byval(%large) %y, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %less, i64 %s2, ptr byval(%large) %x, i64 %s1)
  ret void
last:
  %px = getelementptr %large, ptr %x, i64 0, i32 0, i64 99
  %vx = load i64, ptr %px
  %py = getelementptr %large, ptr %y, i64 0, i32 0, i64 99
  %vy = load i64, ptr %py
  %sum = add i64 %vx, %vy
  call i32 (ptr, ...) @printf(ptr @.three, i64 %s1, i64 %sum, i64 %s2)
  ret void
}

define void @doubles(x86_fp80 %a, i32 %n, x86_fp80 %b) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %last, label %more
more:
  %less = sub i32 %n, 1
  musttail call void @doubles(x86_fp80 %b, i32 %less, x86_fp80 %a)
  ret void
last:
  %x = fptrunc x86_fp80 %a to double
  %y = fptrunc x86_fp80 %b to double
  call i32 (ptr, ...) @printf(ptr @.long, double %x, double %y, i32 7)
  ret void
}

; A global, and an address that nothing is known of.
define void @show(ptr byval(%pair) %p, ptr %unknown) {
  %a = load i64, ptr %p
  %q = getelementptr i64, ptr %p, i64 1
  %b = load i64, ptr %q
  call i32 (ptr, ...) @printf(ptr @.two, i64 %a, i64 %b)
  ret void
}
define void @passes_global(ptr byval(%pair) %p, ptr %unknown) {
  musttail call void @show(ptr byval(%pair) @fixed, ptr %unknown)
  ret void
}
define void @passes_unknown(ptr byval(%pair) %p, ptr %unknown) {
  musttail call void @passes_global(ptr byval(%pair) %unknown, ptr %unknown)
  ret void
}

define i32 @main() {
  %p = alloca %pair
  %q = alloca %pair
  store %pair { i64 10, i64 20 }, ptr %p
  call void @count(ptr byval(%pair) %p, i64 1000000)
  store %pair { i64 10, i64 11 }, ptr %p
  store %pair { i64 20, i64 21 }, ptr %q
  call void @exchange(ptr byval(%pair) %p, ptr byval(%pair) %q, i64 100001)
  %x = alloca %large
  %y = alloca %large
  store %large zeroinitializer, ptr %x
  store %large zeroinitializer, ptr %y
  %l = getelementptr %large, ptr %x, i64 0, i32 0, i64 99
  store i64 2, ptr %l
  %m = getelementptr %large, ptr %y, i64 0, i32 0, i64 99
  store i64 1, ptr %m
  call void @rotate(ptr byval(%large) %x, i64 1, i64 2, i64 3, i64 4, i64 5, i64 1000, i64 3, ptr byval(%large) %y, i64 7)
  call void @doubles(x86_fp80 0xK3FFFC000000000000000, i32 100001, x86_fp80 0xK4000A000000000000000)
  call void @passes_unknown(ptr byval(%pair) %p, ptr %q)
  ret i32 0
}
