; Ways that tell where a branch goes: a loop that is left by its last block, behind a call; a block in front of a cycle
; that two blocks enter, whose values a copy may not meet.
; exit: 0
; output: 3
; output: 14
; output: 99
; output: 77
; output: 30
; output: 2
; output: 30
; output: 4
; output: 30
; output: 6
; output: 30
; output: 4
; output: 35
; output: 6
; output: 35
; output: 40
; output: 2
; output: 40
; output: 4
; output: 40
; output: 6
; output: 40
declare i32 @printf(ptr, ...)
@f = private constant [4 x i8] c"%d\0A\00"
define i32 @irr(i1 %c, i1 %d, i32 %a, i32 %b) noinline {
entry:
  br i1 %c, label %yes, label %join
yes:
  %q = call i32 (ptr, ...) @printf(ptr @f, i32 77)
  br label %join
join:
  %set = phi i1 [ false, %yes ], [ %d, %entry ]
  %v = mul i32 %a, %b
  br i1 %set, label %other, label %target
target:
  %i = phi i32 [ 0, %join ], [ %j1, %pred ]
  %q2 = call i32 (ptr, ...) @printf(ptr @f, i32 %v)
  %i2 = add i32 %i, 1
  %e = icmp sgt i32 %i2, 5
  br i1 %e, label %end, label %other
other:
  %j = phi i32 [ 3, %join ], [ %i2, %target ]
  %j1 = add i32 %j, 1
  %q3 = call i32 (ptr, ...) @printf(ptr @f, i32 %j1)
  br label %pred
pred:
  br label %target
end:
  ret i32 %v
}
define i32 @find(ptr %p, i64 %n, i32 %x) noinline {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %test ]
  %hits = phi i32 [ 0, %entry ], [ %hits.next, %test ]
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %found = icmp slt i32 %v, %x
  br i1 %found, label %hit, label %latch
hit:
  %q = call i32 (ptr, ...) @printf(ptr @f, i32 %v)
  %more = add i32 %hits, 10
  br label %latch
latch:
  %hits.next = phi i32 [ %more, %hit ], [ %hits, %head ]
  %next = add i64 %i, 1
  %last = icmp eq i64 %next, %n
  br i1 %found, label %exit, label %test
test:
  br i1 %last, label %exit, label %head
exit:
  %at.end = phi i64 [ %next, %latch ], [ 99, %test ]
  %e = trunc i64 %at.end to i32
  %sum = add i32 %e, %hits.next
  ret i32 %sum
}
@numbers = constant [6 x i32] [i32 9, i32 8, i32 7, i32 3, i32 2, i32 1]
define i32 @main() {
  %f1 = call i32 @find(ptr @numbers, i64 6, i32 5)
  %q1 = call i32 (ptr, ...) @printf(ptr @f, i32 %f1)
  %f2 = call i32 @find(ptr @numbers, i64 6, i32 0)
  %q2 = call i32 (ptr, ...) @printf(ptr @f, i32 %f2)
  %r = call i32 @irr(i1 true, i1 true, i32 5, i32 6)
  %r2 = call i32 @irr(i1 false, i1 true, i32 5, i32 7)
  %r3 = call i32 @irr(i1 false, i1 false, i32 5, i32 8)
  ret i32 0
}
