; The elements beside the counter of an unrolled loop are displacements, also where the sum is a number besides, and
; through a shift of the sum; the next counter, which replaces the counter, stays an index of its own.
; lilt: -O2 --disable-pass=loop-vectorize --filetype=asm
; shuffle, number: lacks: or in loops
; shuffle: count: 6 movl
; shuffle, next: lacks: lea in loops
; number: count: 1 leaq 1( in loops
; number: has: , 4(%rdi in loops
define void @shuffle(ptr %in, ptr %to, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %a = getelementptr i32, ptr %in, i64 %i
  %x = load i32, ptr %a
  %twice = shl i64 %i, 1
  %b = getelementptr i32, ptr %to, i64 %twice
  store i32 %x, ptr %b
  %b1 = getelementptr i8, ptr %b, i64 4
  store i32 %x, ptr %b1
  %j = or disjoint i64 %i, 1
  %c = getelementptr i32, ptr %in, i64 %j
  %y = load i32, ptr %c
  %twice1 = shl i64 %j, 1
  %d = getelementptr i32, ptr %to, i64 %twice1
  store i32 %y, ptr %d
  %d1 = getelementptr i8, ptr %d, i64 4
  store i32 %y, ptr %d1
  %next = add i64 %i, 2
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @number(ptr %to, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %a = getelementptr i32, ptr %to, i64 %i
  %x = trunc i64 %i to i32
  store i32 %x, ptr %a
  %j = or disjoint i64 %i, 1
  %b = getelementptr i32, ptr %to, i64 %j
  %y = trunc i64 %j to i32
  store i32 %y, ptr %b
  %next = add i64 %i, 2
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @next(ptr %to, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %next = add i64 %i, 1
  %b = getelementptr i64, ptr %to, i64 %next
  store i64 %next, ptr %b
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
