; What says that legalize made it, and is not of the form that selection takes: each instruction is named.
; lilt: --start-after=legalize -S
; lilt: check --start-after=legalize
; message: type 'i33'
; message: getelementptr of more than an index times 1, 2, 4 or 8
; message: a switch that is not a table
; message: a critical edge
; message: a constant expression
source_filename = "not-legal.c"
@g = global i64 5
define i64 @types(i33 %a) {
  %b = zext i33 %a to i64
  ret i64 %b
}
define ptr @addresses(ptr %a, i64 %i, i32 %j) {
  %r = getelementptr [4 x i32], ptr %a, i64 %i
  %s = getelementptr i32, ptr %r, i32 %j
  %t = getelementptr { i64, i64 }, ptr %s, i64 0, i32 1
  %u = getelementptr i64, ptr %t, i64 %i
  %v = getelementptr i64, ptr %u, i64 -3
  ret ptr %v
}
define i64 @choice(i64 %i) {
  switch i64 %i, label %x [ i64 1, label %y i64 5, label %y ]
x:
  ret i64 1
y:
  ret i64 2
}
define i64 @edges(i64 %n) {
entry:
  %z = icmp eq i64 %n, 0
  br i1 %z, label %out, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %out
out:
  %r = phi i64 [ 7, %entry ], [ %i, %loop ]
  ret i64 %r
}
define i64 @constants() {
  ret i64 ptrtoint (ptr getelementptr (i64, ptr @g, i64 3) to i64)
}
