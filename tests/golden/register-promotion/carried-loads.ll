; A load of what the loop stored in the iteration before becomes a phi, whose first value the preheader loads. The load stays
; where another store may come between, where it may not run in the first round, where the store does not run in each
; round, where the type is another one, and where the element is that of two rounds before. The store stays. An element
; may as well be the same in all rounds; then the store leaves the loop where no other load may read the element.
; lilt: --run-pass=register-promotion
; sums: has: phi i32
; sums: count: 1 load
; narrow: has: phi i16
; copied: count: 1 load
; global: has: phi double
; two_objects: has: phi i32 [
; row: has: phi double
; row: count: 2 load double
; row: has: store double %t, ptr %sum in round
; cell: lacks: store in round
; behind: lacks: phi i32
; other_pointer: lacks: phi i32
; conditional_load: count: 1 load i32, ptr %p
; conditional_store: lacks: phi i32
; other_type: lacks: phi float
; two_back: lacks: phi i32
; first_round: lacks: phi i32
; called: lacks: phi i32
; not_at_first: lacks: phi i32
; without_end: lacks: phi i32
; overlapping: lacks: phi i32
@a = internal global [100 x double] zeroinitializer
@b = internal global [100 x i32] zeroinitializer
@c = internal global [100 x i32] zeroinitializer
declare void @use()

define void @sums(ptr %a, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %before = sub nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load i32, ptr %p
  %y = add i32 %x, 3
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %y, ptr %q
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @narrow(ptr %a, i32 %n) {
entry:
  br label %round
round:
  %i = phi i32 [ 1, %entry ], [ %next, %round ]
  %j = zext nneg i32 %i to i64
  %before = add nsw i64 %j, -1
  %p = getelementptr i16, ptr %a, i64 %before
  %x = load i16, ptr %p
  %y = add i16 %x, 3
  %q = getelementptr i16, ptr %a, i64 %j
  store i16 %y, ptr %q
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @copied(ptr %a, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %before = sub nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %x, ptr %q
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @global(i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %before = add nsw i64 %i, -1
  %p = getelementptr [100 x double], ptr @a, i64 0, i64 %before
  %x = load double, ptr %p
  %y = fmul double %x, 2.0
  %q = getelementptr [100 x double], ptr @a, i64 0, i64 %i
  store double %y, ptr %q
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @two_objects(i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %before = sub nsw i64 %i, 1
  %p = getelementptr i32, ptr @b, i64 %before
  %x = load i32, ptr %p
  %y = add i32 %x, 3
  %q = getelementptr i32, ptr @b, i64 %i
  store i32 %y, ptr %q
  %r = getelementptr i32, ptr @c, i64 %i
  store i32 %y, ptr %r
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @other_pointer(ptr %a, ptr %b, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %before = sub nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load i32, ptr %p
  %y = add i32 %x, 3
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %y, ptr %q
  %r = getelementptr i32, ptr %b, i64 %i
  store i32 7, ptr %r
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @conditional_load(ptr %a, i1 %c, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  br i1 %c, label %loads, label %latch
loads:
  %before = sub nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load i32, ptr %p
  br label %latch
latch:
  %y = phi i32 [ %x, %loads ], [ 5, %round ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %y, ptr %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @conditional_store(ptr %a, i1 %c, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %before = sub nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load i32, ptr %p
  br i1 %c, label %stores, label %latch
stores:
  %y = add i32 %x, 3
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %y, ptr %q
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @other_type(ptr %a, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %before = sub nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load float, ptr %p
  %z = fptosi float %x to i32
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %z, ptr %q
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @two_back(ptr %a, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 2, %entry ], [ %next, %latch ]
  %before = sub nsw i64 %i, 2
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load i32, ptr %p
  %y = add i32 %x, 3
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %y, ptr %q
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @first_round(ptr %a, i64 %k, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %j = phi i64 [ %k, %entry ], [ %i, %latch ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 9, ptr %q
  %p = getelementptr i32, ptr %a, i64 %j
  %x = load i32, ptr %p
  %r = getelementptr i32, ptr @b, i64 %i
  store i32 %x, ptr %r
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @called(ptr %a, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %before = sub nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load i32, ptr %p
  %y = add i32 %x, 3
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %y, ptr %q
  call void @use()
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define void @overlapping(ptr %a, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %before = sub nsw i64 %i, 1
  %p = getelementptr i8, ptr %a, i64 %before
  %x = load i32, ptr %p
  %y = add i32 %x, 3
  %q = getelementptr i8, ptr %a, i64 %i
  store i32 %y, ptr %q
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %round, label %done
done:
  ret void
}

define i32 @not_at_first(ptr %a, i32 %n, i64 %k) {
entry:
  br label %round
round:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %y = trunc i64 %i to i32
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %y, ptr %q
  %c = icmp sgt i64 %i, 0
  br i1 %c, label %looks, label %latch
looks:
  %before = add nsw i64 %i, -1
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load i32, ptr %p
  %d = icmp sgt i32 %x, %n
  br i1 %d, label %done, label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  br label %round
done:
  ret i32 %x
}

define void @without_end(ptr %a) {
entry:
  br label %round
round:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %y = trunc i64 %i to i32
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %y, ptr %q
  %c = icmp sgt i64 %i, 0
  br i1 %c, label %looks, label %latch
looks:
  %before = add nsw i64 %i, -1
  %p = getelementptr i32, ptr %a, i64 %before
  %x = load i32, ptr %p
  %r = getelementptr i32, ptr @b, i64 %i
  store i32 %x, ptr %r
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  br label %round
}
define void @row(i64 %i, i64 %j) {
entry:
  br label %round
round:
  %k = phi i64 [ 0, %entry ], [ %next, %round ]
  %from = getelementptr [10 x [10 x double]], ptr @a, i64 0, i64 %i, i64 %k
  %x = load double, ptr %from
  %sum = getelementptr [10 x [10 x double]], ptr @a, i64 0, i64 %i, i64 %j
  %s = load double, ptr %sum
  %t = fsub double %s, %x
  store double %t, ptr %sum
  %next = add i64 %k, 1
  %c = icmp slt i64 %next, %j
  br i1 %c, label %round, label %end
end:
  ret void
}
define void @behind(i64 %i, i64 %n) {
entry:
  br label %round
round:
  %k = phi i64 [ 0, %entry ], [ %next, %round ]
  %at = getelementptr i32, ptr @b, i64 %i
  %new = trunc i64 %k to i32
  store i32 %new, ptr %at
  %x = load i32, ptr %at
  %to = getelementptr i32, ptr @c, i64 %k
  store i32 %x, ptr %to
  %next = add i64 %k, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %round, label %end
end:
  ret void
}
define void @cell(i64 %i, i64 %n) {
entry:
  br label %round
round:
  %k = phi i64 [ 0, %entry ], [ %next, %round ]
  %from = getelementptr i32, ptr @c, i64 %k
  %x = load i32, ptr %from
  %sum = getelementptr i32, ptr @b, i64 %i
  %s = load i32, ptr %sum
  %t = add i32 %s, %x
  store i32 %t, ptr %sum
  %next = add i64 %k, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %round, label %end
end:
  ret void
}
