; A loop stays if its elements are not consecutive, are not of one byte, or may overlap; if its counter may wrap on the
; way to the bound or is extended otherwise than it is compared; if an access is volatile; if it computes something else;
; in the library's own memset, and in functions that are `optnone` or "no-builtins".
; lilt: -O2 --stop-after=loop-idioms
; gaps: lacks: memset
; pattern: lacks: memset
; overlap: lacks: memcpy
; wraps: lacks: memset
; other_extension: lacks: memset
; volatile_store: lacks: memset
; sums: lacks: memset
; memset: lacks: call
; untouched: lacks: memset
; of_the_library: lacks: memset
%pair = type { i32, i32 }
define void @gaps(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr %pair, ptr %p, i64 %i, i32 1
  store i32 0, ptr %at
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
define void @pattern(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %at
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
define void @overlap(ptr %p, ptr %q, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %from = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %from
  %to = getelementptr i32, ptr %q, i64 %i
  store i32 %x, ptr %to
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
define void @wraps(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 5, %entry ], [ %next, %body ]
  %c = icmp ne i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %wide = zext i32 %i to i64
  %at = getelementptr i32, ptr %p, i64 %wide
  store i32 0, ptr %at
  %next = add i32 %i, 1
  br label %test
out:
  ret void
}
define void @other_extension(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ -5, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %wide = zext i32 %i to i64
  %at = getelementptr i32, ptr %p, i64 %wide
  store i32 0, ptr %at
  %next = add i32 %i, 1
  br label %test
out:
  ret void
}
define void @volatile_store(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i32, ptr %p, i64 %i
  store volatile i32 0, ptr %at
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
define i64 @sums(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %t, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 0, ptr %at
  %t = xor i64 %s, %i
  %next = add i64 %i, 1
  br label %test
out:
  ret i64 %s
}
define ptr @memset(ptr %p, i8 %b, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i8, ptr %p, i64 %i
  store i8 %b, ptr %at
  %next = add i64 %i, 1
  br label %test
out:
  ret ptr %p
}
define void @untouched(ptr %p, i64 %n) noinline optnone {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i8, ptr %p, i64 %i
  store i8 0, ptr %at
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
define void @of_the_library(ptr %p, i64 %n) "no-builtins" {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i8, ptr %p, i64 %i
  store i8 0, ptr %at
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
