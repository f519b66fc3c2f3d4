; What both sides of a diamond end with, a store or a copy among it, is done once, of operands that selects choose; what
; little they have of their own runs on both ways. Sides stay that do more, whose stores differ in type, that choose
; too much, or that read memory before the other side would; constant divisors stay constant, and objects known.
; lilt: -O2 --run-pass=late-simplify-cfg
; two_values, two_places: count: 1 store
; two_values, two_places: count: 1 select
; two_values, two_places: lacks: br
; flag_beside: count: 2 store
; flag_beside: count: 2 select
; flag_beside: lacks: br
; merge: count: 1 call void @llvm.memcpy
; merge: count: 3 select
; types: count: 2 store
; types, busy, early_load, volatile, divisors, objects, numbers: lacks: select
; A store of one side and one above it to the same memory become one of a select, unless something may read between them.
; twist: count: 1 store
; twist: lacks: br i1
; seen, other_place: count: 2 store
define void @two_values(i1 %c, ptr %p, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr %p
  br label %join
b:
  store i32 %y, ptr %p
  br label %join
join:
  ret void
}
define void @two_places(i1 %c, ptr %p, i64 %i, i64 %j, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %pi = getelementptr i32, ptr %p, i64 %i
  store i32 %x, ptr %pi
  br label %join
b:
  %pj = getelementptr i32, ptr %p, i64 %j
  store i32 %x, ptr %pj
  br label %join
join:
  ret void
}
define void @flag_beside(i1 %c, ptr %p, ptr %q, i64 %i, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  %pa = getelementptr i32, ptr %p, i64 %i
  store i32 %x, ptr %pa
  store i8 1, ptr %q
  br label %join
b:
  %pb = getelementptr i32, ptr %p, i64 %i
  store i32 %y, ptr %pb
  store i8 0, ptr %q
  br label %join
join:
  ret void
}
define ptr @merge(ptr %left, ptr %right, ptr %to, ptr %end, ptr %compare) {
entry:
  br label %head
head:
  %l = phi ptr [ %left, %entry ], [ %l.next, %a ], [ %l, %b ]
  %r = phi ptr [ %right, %entry ], [ %r, %a ], [ %r.next, %b ]
  %t = phi ptr [ %to, %entry ], [ %t.next, %a ], [ %t.next, %b ]
  %t.next = getelementptr i8, ptr %t, i64 16
  %more = icmp ult ptr %l, %end
  br i1 %more, label %choose, label %exit
choose:
  %c = call i1 %compare(ptr %l, ptr %r)
  br i1 %c, label %a, label %b
a:
  %l.next = getelementptr i8, ptr %l, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %l, i64 16, i1 false)
  br label %head
b:
  %r.next = getelementptr i8, ptr %r, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %r, i64 16, i1 false)
  br label %head
exit:
  ret ptr %r
}
define void @types(i1 %c, ptr %p, i32 %x, i16 %y) {
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr %p
  br label %join
b:
  store i16 %y, ptr %p
  br label %join
join:
  ret void
}
define void @busy(i1 %c, ptr %p, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  %x1 = mul i32 %x, %x
  %x2 = mul i32 %x1, %y
  store i32 %x2, ptr %p
  br label %join
b:
  %y1 = add i32 %x, %y
  %y2 = xor i32 %y1, %x
  store i32 %y2, ptr %p
  br label %join
join:
  ret void
}
define void @early_load(i1 %c, ptr %p, ptr %q, i32 %y) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %q
  store i32 %x, ptr %p
  br label %join
b:
  store i32 %y, ptr %p
  br label %join
join:
  ret void
}
define void @volatile(i1 %c, ptr %p, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  store volatile i32 %x, ptr %p
  br label %join
b:
  store volatile i32 %y, ptr %p
  br label %join
join:
  ret void
}
@a = global [4 x i32] zeroinitializer
@b = global [4 x i32] zeroinitializer
define void @divisors(i1 %c, ptr %p, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %x1 = udiv i32 %x, 10
  store i32 %x1, ptr %p
  br label %join
b:
  %x2 = udiv i32 %x, 7
  store i32 %x2, ptr %p
  br label %join
join:
  ret void
}
define void @objects(i1 %c, i64 %i, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %pa = getelementptr [4 x i32], ptr @a, i64 0, i64 %i
  store i32 %x, ptr %pa
  br label %join
b:
  %pb = getelementptr [4 x i32], ptr @b, i64 0, i64 %i
  store i32 %x, ptr %pb
  br label %join
join:
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @twist(i32 %y, ptr %p) {
  %v = lshr i32 %y, 1
  store i32 %v, ptr %p
  %bit = and i32 %y, 1
  %odd = icmp ne i32 %bit, 0
  br i1 %odd, label %t, label %end
t:
  %w = xor i32 %v, -1727483681
  store i32 %w, ptr %p
  br label %end
end:
  ret void
}
define void @seen(i32 %y, ptr %p) {
  %v = lshr i32 %y, 1
  store i32 %v, ptr %p
  call void @see()
  %odd = icmp ne i32 %y, 0
  br i1 %odd, label %t, label %end
t:
  %w = xor i32 %v, -1727483681
  store i32 %w, ptr %p
  br label %end
end:
  ret void
}
define void @other_place(i32 %y, ptr %p, ptr %q) {
  %v = lshr i32 %y, 1
  store i32 %v, ptr %p
  %odd = icmp ne i32 %y, 0
  br i1 %odd, label %t, label %end
t:
  %w = xor i32 %v, -1727483681
  store i32 %w, ptr %q
  br label %end
end:
  ret void
}
define void @numbers(i1 %c, ptr %p, double %x, double %y) {
  store double %x, ptr %p
  br i1 %c, label %t, label %end
t:
  store double %y, ptr %p
  br label %end
end:
  ret void
}
declare void @see()
