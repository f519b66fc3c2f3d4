; The fast allocator keeps values of loops in registers across blocks: a phi and its next value share one, a value that
; lives across a call has a callee-saved one, and the block between the two ends of a loop holds no move. A phi whose
; old value moves on into another phi (%l into %done) lends its register to no input.
; lilt: -O0 --stop-after=regalloc
; sum: max-moves: 0 in loop
; sum: max-moves: 0 in bb.2
; across_call: max-moves: 1 in loop
; across_call: max-moves: 0 in bb.2
; swap: max-moves: 3 in bb.2
; reverse: max-moves: 2 in loop
; max-spills: 0
; max-reloads: 0
define i64 @sum(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %q
  %t = add i64 %s, %v
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %done, label %loop
done:
  ret i64 %t
}

declare i64 @f(i64)

define i64 @across_call(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %v = call i64 @f(i64 %i)
  %t = add i64 %s, %v
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}

define i64 @swap(i64 %a, i64 %b, i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ %a, %entry ], [ %y, %loop ]
  %y = phi i64 [ %b, %entry ], [ %x, %loop ]
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %done
done:
  %d = sub i64 %x, %y
  ret i64 %d
}

define ptr @reverse(ptr %list) {
entry:
  br label %test
test:
  %done = phi ptr [ null, %entry ], [ %l, %loop ]
  %l = phi ptr [ %list, %entry ], [ %rest, %loop ]
  %end = icmp eq ptr %l, null
  br i1 %end, label %out, label %loop
loop:
  %rest = load ptr, ptr %l
  store ptr %done, ptr %l
  br label %test
out:
  ret ptr %done
}
