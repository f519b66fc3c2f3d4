; No warning: a store on some path, an address that a call got, a pointer after the end that is only compared, the array
; at the end of a struct, a variable of another module, an empty array, x86_fp80 in ten bytes.
; lilt: check
%tail = type { i64, [1 x i64] }
@a = global [3 x i64] [i64 1, i64 2, i64 3]
@empty = global [0 x i64] zeroinitializer
@other = external global [2 x i64]
declare void @fill(ptr)
declare void @llvm.lifetime.start.p0(i64, ptr)
define i64 @stored(i1 %c, ptr %t) {
entry:
  %x = alloca i64
  %y = alloca [4 x i64]
  %z = alloca [10 x i8]
  %around = alloca i64
  call void @llvm.lifetime.start.p0(i64 8, ptr %x)
  br i1 %c, label %a, label %loop
a:
  store i64 1, ptr %x
  call void @fill(ptr %y)
  store x86_fp80 0xK3FFF8000000000000000, ptr %z
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ 1, %a ], [ %next, %loop ]
  %v = load i64, ptr %x
  %e = getelementptr [4 x i64], ptr %y, i64 0, i64 3
  %w = load i64, ptr %e
  %n = load x86_fp80, ptr %z
  %r = load i64, ptr %around
  store i64 %i, ptr %around
  %end = getelementptr [3 x i64], ptr @a, i64 1
  %last = getelementptr [3 x i64], ptr @a, i64 0, i64 3
  %is.end = icmp eq ptr %end, %last
  %next = add i64 %i, 1
  br i1 %is.end, label %loop, label %out
out:
  %f = getelementptr %tail, ptr %t, i64 0, i32 1, i64 7
  %s = load i64, ptr %f
  %g = getelementptr [0 x i64], ptr @empty, i64 0, i64 2
  %h = load i64, ptr %g
  %o = getelementptr [2 x i64], ptr @other, i64 1
  %p = load i64, ptr %o
  ret i64 %s
}
define ptr @through(ptr %p) {
  %x = alloca i64
  store i64 1, ptr %x
  call void @fill(ptr %x)
  ret ptr %p
}
; Results that may be allocas, or never are; the end of an array.
declare ptr @malloc(i64)
define ptr @second(ptr %p, ptr %q) {
  ret ptr %q
}
define ptr @not_returned(ptr %given) {
  %local = alloca i64
  %q = call ptr @second(ptr %local, ptr %given)
  ret ptr %q
}
define ptr @sometimes(ptr %p, ptr %q, i1 %c) {
  %r = select i1 %c, ptr %p, ptr %q
  ret ptr %r
}
define ptr @of_two(ptr %given) {
  %local = alloca i64
  %q = call ptr @sometimes(ptr %local, ptr %given, i1 false)
  ret ptr %q
}
define ptr @grown(i64 %n) {
entry:
  %buffer = alloca [64 x i8]
  %c = icmp ult i64 %n, 64
  br i1 %c, label %small, label %large
large:
  %m = call ptr @malloc(i64 %n)
  br label %small
small:
  %p = phi ptr [ %buffer, %entry ], [ %m, %large ]
  %d = icmp eq ptr %p, %buffer
  br i1 %d, label %copy, label %keep
copy:
  %new = call ptr @malloc(i64 64)
  br label %end
keep:
  br label %end
end:
  %r = phi ptr [ %new, %copy ], [ %p, %keep ]
  ret ptr %r
}
define i64 @end_only(ptr %p) {
  %e = getelementptr [4 x i32], ptr %p, i64 0, i64 4
  %c = icmp eq ptr %p, %e
  %last = getelementptr i32, ptr %e, i64 -1
  %v = load i32, ptr %last
  %r = zext i32 %v to i64
  ret i64 %r
}
