; Runs a small program (the sum 1..20 by a loop) given as an array of codes.
; exit: 210
@code = global [26 x i64] [
  i64 1, i64 0, i64 3, i64 0,
  i64 1, i64 20, i64 3, i64 1,
  i64 2, i64 0, i64 2, i64 1, i64 4, i64 0, i64 3, i64 0,
  i64 2, i64 1, i64 5, i64 0, i64 3, i64 1,
  i64 6, i64 8, i64 7, i64 0]
@vars = global [2 x i64] [i64 0, i64 0]
@stack = global [16 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@sp = global i64 0
define void @push(i64 %v) {
  %n = load i64* @sp
  %p = getelementptr [16 x i64]* @stack, i32 0, i64 %n
  store i64 %v, i64* %p
  %m = add i64 %n, 1
  store i64 %m, i64* @sp
  ret void
}
define i64 @pop() {
  %n = load i64* @sp
  %m = sub i64 %n, 1
  store i64 %m, i64* @sp
  %p = getelementptr [16 x i64]* @stack, i32 0, i64 %m
  %v = load i64* %p
  ret i64 %v
}
define i64 @main() {
  %pc = alloca i64
  store i64 0, i64* %pc
  br label %fetch
fetch:
  %i = load i64* %pc
  %j = add i64 %i, 1
  %op = getelementptr [26 x i64]* @code, i32 0, i64 %i
  %ap = getelementptr [26 x i64]* @code, i32 0, i64 %j
  %o = load i64* %op
  %a = load i64* %ap
  %k = add i64 %i, 2
  store i64 %k, i64* %pc
  %is1 = icmp eq i64 %o, 1
  br i1 %is1, label %constant, label %t2
constant:
  call void @push(i64 %a)
  br label %fetch
t2:
  %is2 = icmp eq i64 %o, 2
  br i1 %is2, label %get, label %t3
get:
  %gp = getelementptr [2 x i64]* @vars, i32 0, i64 %a
  %gv = load i64* %gp
  call void @push(i64 %gv)
  br label %fetch
t3:
  %is3 = icmp eq i64 %o, 3
  br i1 %is3, label %set, label %t4
set:
  %sv = call i64 @pop()
  %sp1 = getelementptr [2 x i64]* @vars, i32 0, i64 %a
  store i64 %sv, i64* %sp1
  br label %fetch
t4:
  %is4 = icmp eq i64 %o, 4
  br i1 %is4, label %plus, label %t5
plus:
  %x = call i64 @pop()
  %y = call i64 @pop()
  %z = add i64 %x, %y
  call void @push(i64 %z)
  br label %fetch
t5:
  %is5 = icmp eq i64 %o, 5
  br i1 %is5, label %minus1, label %t6
minus1:
  %u = call i64 @pop()
  %w = sub i64 %u, 1
  call void @push(i64 %w)
  br label %fetch
t6:
  %is6 = icmp eq i64 %o, 6
  br i1 %is6, label %jump, label %halt
jump:
  %cp = getelementptr [2 x i64]* @vars, i32 0, i32 1
  %c = load i64* %cp
  %nz = icmp ne i64 %c, 0
  br i1 %nz, label %taken, label %fetch
taken:
  store i64 %a, i64* %pc
  br label %fetch
halt:
  %rp = getelementptr [2 x i64]* @vars, i32 0, i32 0
  %r = load i64* %rp
  ret i64 %r
}
