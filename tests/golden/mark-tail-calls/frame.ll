; Calls that are returned become jumps unless they can reach an object of the frame: one whose address was kept on some
; path to them (@kept, @by_value), or which they get themselves (@lent); an early return before the array jumps (@early).
; lilt: -O2 --stop-after=mark-tail-calls
; early: count: 1 tail call
; early: has: tail call i32 @f(i32 %a)
; kept, by_value, twice: lacks: tail call
; lent: count: 1 tail call
; lent: has: tail call i32 @f(i32 %b)
; joined: has: tail call void %function
declare i32 @f(i32)
declare i32 @keep(ptr)
declare i32 @borrow(ptr nocapture)
declare i32 @setjmp(ptr) returns_twice

define i32 @early(i32 %a) {
  %array = alloca [100 x i8]
  %is.small = icmp slt i32 %a, 10
  br i1 %is.small, label %small, label %large
small:
  %r = call i32 @f(i32 %a)
  ret i32 %r
large:
  %k = call i32 @keep(ptr %array)
  %s = call i32 @f(i32 3)
  ret i32 %s
}

define i32 @kept(i32 %a) {
  %array = alloca [100 x i8]
  br label %loop
loop:
  %more = call i32 @f(i32 3)
  %done = icmp eq i32 %more, 0
  br i1 %done, label %out, label %again
again:
  %k = call i32 @keep(ptr %array)
  br label %loop
out:
  %s = call i32 @f(i32 3)
  ret i32 %s
}

define i32 @by_value(ptr byval([32 x i8]) %object) {
  %k = call i32 @keep(ptr %object)
  %s = call i32 @f(i32 3)
  ret i32 %s
}

define i32 @lent(i1 %which) {
  %array = alloca [100 x i8]
  %b = call i32 @borrow(ptr %array)
  br i1 %which, label %a, label %c
a:
  %r = call i32 @borrow(ptr %array)
  ret i32 %r
c:
  %s = call i32 @f(i32 %b)
  ret i32 %s
}

define i32 @twice(ptr %buffer) {
  %j = call i32 @setjmp(ptr %buffer) returns_twice
  %s = call i32 @f(i32 3)
  ret i32 %s
}

define void @joined(i1 %which, ptr %function) {
  br i1 %which, label %a, label %out
a:
  call void %function(i32 3)
  br label %out
out:
  ret void
}
