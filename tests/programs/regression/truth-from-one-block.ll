; A recursive predicate has several phi entries from one block, a switch.
; exit: 0
; output: 1 0
declare i32 @printf(ptr, ...)
@f = constant [7 x i8] c"%d %d\0A\00"
define i32 @r(i32 %n, i1 %t) noinline {
entry:
  switch i32 %n, label %rec [ i32 0, label %join
    i32 100, label %join
    i32 1000, label %join
    i32 7, label %o ]
o:
  %pp = call i32 (ptr, ...) @printf(ptr @f, i32 %n, i32 1)
  br label %join
rec:
  %n1 = sub i32 %n, 1
  %c = call i32 @r(i32 %n1, i1 %t)
  %nz = icmp ne i32 %c, 0
  br label %join
join:
  %q = phi i1 [ %t, %entry ], [%t,%entry], [%t,%entry], [ %nz, %rec ], [false, %o]
  %z = zext i1 %q to i32
  ret i32 %z
}
define i32 @main() {
  %r = call i32 @r(i32 5, i1 1)
  %r2 = call i32 @r(i32 5, i1 0)
  call i32 (ptr, ...) @printf(ptr @f, i32 %r, i32 %r2)
  ret i32 0
}
