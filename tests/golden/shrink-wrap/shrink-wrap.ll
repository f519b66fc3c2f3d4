; The prologue goes to the block behind which the frame is needed: moves of arguments to callee-saved registers go along,
; the way without the frame makes its result in rax, and a shared return is copied. It stays out of loops. A way that
; joins the others again before a use of the frame keeps it in the entry, and so does a call of setjmp.
; lilt: -S -O2 --disable-pass=mark-tail-calls
; early, several, before_loop, variable_size, tail: lacks: pushq in entry
; early, several, before_loop, variable_size, tail: lacks: rsp in entry
; early: has: xorl %eax, %eax
; several: count: 1 pushq
; before_loop: lacks: pushq in loops
; before_loop: count: 3 pushq
; variable_size: has: movq %rsp, %rbp in work
; joins, twice: has: pushq in entry
source_filename = "shrink-wrap"
declare i64 @take(i64, ptr)
declare void @log(i64)
declare i32 @setjmp(ptr) returns_twice
define i64 @early(i64 %x, ptr %p) {
entry:
  %none = icmp eq i64 %x, 0
  br i1 %none, label %out, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %y = call i64 @take(i64 %x, ptr %p)
  %more = add i64 %sum, %y
  %next = add i64 %i, 1
  %ends = icmp eq i64 %next, %x
  br i1 %ends, label %out, label %loop
out:
  %result = phi i64 [ 0, %entry ], [ %more, %loop ]
  ret i64 %result
}
define i64 @several(i64 %x, ptr %p) {
entry:
  %is_small = icmp ult i64 %x, 16
  br i1 %is_small, label %small, label %large
small:
  %at = getelementptr i64, ptr %p, i64 %x
  %v = load i64, ptr %at
  ret i64 %v
large:
  %y = call i64 @take(i64 %x, ptr %p)
  %less = icmp slt i64 %y, %x
  br i1 %less, label %one, label %two
one:
  call void @log(i64 %x)
  ret i64 1
two:
  %z = call i64 @take(i64 %y, ptr %p)
  %sum = add i64 %z, %x
  ret i64 %sum
}
define i64 @before_loop(ptr %p, i64 %n) {
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %out, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %at = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %at
  %rare = icmp slt i64 %v, 0
  br i1 %rare, label %call, label %next
call:
  call void @log(i64 %i)
  br label %next
next:
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %out
out:
  ret i64 0
}
define i64 @variable_size(i64 %n, i64 %x) {
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %out, label %work
work:
  %a = alloca i64, i64 %n
  %y = call i64 @take(i64 %n, ptr %a)
  %sum = add i64 %y, %x
  ret i64 %sum
out:
  ret i64 0
}
define i64 @tail(i64 %n, ptr %p) {
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %out, label %work
work:
  %x = call i64 @take(i64 %n, ptr %p)
  %y = tail call i64 @take(i64 %x, ptr %p)
  ret i64 %y
out:
  %z = tail call i64 @take(i64 1, ptr null)
  ret i64 %z
}
define i64 @joins(i64 %x, ptr %p) {
entry:
  %none = icmp eq i64 %x, 0
  br i1 %none, label %join, label %call
call:
  %y = call i64 @take(i64 %x, ptr %p)
  br label %join
join:
  %z = phi i64 [ 0, %entry ], [ %y, %call ]
  store i64 %z, ptr %p
  %a = mul i64 %z, %x
  %b = xor i64 %a, %z
  %c = mul i64 %b, %x
  %more = icmp eq i64 %c, 3
  br i1 %more, label %again, label %out
again:
  %w = call i64 @take(i64 %x, ptr %p)
  br label %out
out:
  %r = phi i64 [ %w, %again ], [ %c, %join ]
  ret i64 %r
}
define i32 @twice(i32 %x, ptr %p) {
entry:
  %none = icmp eq i32 %x, 0
  br i1 %none, label %out, label %call
call:
  %y = call i32 @setjmp(ptr %p) returns_twice
  br label %out
out:
  %z = phi i32 [ 0, %entry ], [ %y, %call ]
  ret i32 %z
}
