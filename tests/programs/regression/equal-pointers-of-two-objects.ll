; A pointer became another one that equals it but belongs to another object: the end of one, the beginning of the next.
; exit: 0
; output: 10 10 10 10
declare i32 @printf(ptr, ...)
@fmt = private constant [13 x i8] c"%d %d %d %d\0A\00"
@x = internal global [2 x i32] [i32 1, i32 2], align 8
@y = internal global [2 x i32] [i32 3, i32 4], align 8

define internal i32 @by_select() noinline {
  %e = getelementptr inbounds i32, ptr @x, i64 2
  store i32 3, ptr @y
  %c = icmp eq ptr %e, @y
  %s = select i1 %c, ptr @y, ptr %e
  br i1 %c, label %equal, label %apart
equal:
  store i32 10, ptr %s
  %v = load i32, ptr @y
  ret i32 %v
apart:
  ret i32 10
}

define internal i32 @by_phi() noinline {
  %e = getelementptr inbounds i32, ptr @x, i64 2
  store i32 3, ptr @y
  %c = icmp ne ptr @y, %e
  br i1 %c, label %one, label %other
one:
  br label %join
other:
  br label %join
join:
  %s = phi ptr [ %e, %one ], [ @y, %other ]
  br i1 %c, label %apart, label %equal
equal:
  store i32 10, ptr %s
  %v = load i32, ptr @y
  ret i32 %v
apart:
  ret i32 10
}

define internal i32 @by_integers() noinline {
  %e = getelementptr inbounds i32, ptr @x, i64 2
  store i32 3, ptr @y
  %p = ptrtoint ptr %e to i64
  %q = ptrtoint ptr @y to i64
  %c = icmp eq i64 %p, %q
  %s = select i1 %c, i64 %q, i64 %p
  %r = inttoptr i64 %s to ptr
  br i1 %c, label %equal, label %apart
equal:
  store i32 10, ptr %r
  %v = load i32, ptr @y
  ret i32 %v
apart:
  ret i32 10
}

define internal i32 @in_frame() noinline {
  %a = alloca [2 x i32], align 8
  %b = alloca [2 x i32], align 8
  %end_of_a = getelementptr inbounds i32, ptr %a, i64 2
  %end_of_b = getelementptr inbounds i32, ptr %b, i64 2
  %is_b = icmp eq ptr %end_of_a, %b
  %is_a = icmp eq ptr %end_of_b, %a
  store i32 3, ptr %a
  store i32 3, ptr %b
  %s = select i1 %is_b, ptr %b, ptr %end_of_a
  %t = select i1 %is_a, ptr %a, ptr %end_of_b
  br i1 %is_b, label %b_follows, label %other
b_follows:
  store i32 10, ptr %s
  %u = load i32, ptr %b
  ret i32 %u
other:
  br i1 %is_a, label %a_follows, label %apart
a_follows:
  store i32 10, ptr %t
  %v = load i32, ptr %a
  ret i32 %v
apart:
  ret i32 10
}

define i32 @main() {
  %a = call i32 @by_select()
  %b = call i32 @by_phi()
  %c = call i32 @by_integers()
  %d = call i32 @in_frame()
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}
