; Two counters that begin alike and are advanced alike are one, as in loops that clang has unrolled: the sum that stays
; promises only what both promised. Counters with other steps stay two, as do those that different loads advance.
; lilt: -O2 --run-pass=phi-congruence
; same: count: 1 phi
; same: count: 1 add
; same: lacks: nsw
; pointers: count: 1 phi
; pointers: count: 1 getelementptr
; steps: count: 2 phi
; loads: count: 2 phi
define i64 @same(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %i.next, %body ]
  %count = phi i64 [ 0, %entry ], [ %count.next, %body ]
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at, align 8
  %i.next = add nuw nsw i64 %i, 2
  %count.next = add nuw i64 %count, 2
  %again = icmp ne i64 %count.next, %n
  br i1 %again, label %body, label %out
out:
  ret i64 %i.next
}
define void @pointers(ptr %p, ptr %end) {
entry:
  br label %body
body:
  %a = phi ptr [ %p, %entry ], [ %a.next, %body ]
  %b = phi ptr [ %p, %entry ], [ %b.next, %body ]
  store i8 0, ptr %b, align 1
  %a.next = getelementptr inbounds i8, ptr %a, i64 4
  %b.next = getelementptr i8, ptr %b, i64 4
  %again = icmp ne ptr %a.next, %end
  br i1 %again, label %body, label %out
out:
  ret void
}
define i64 @steps(i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %i.next, %body ]
  %j = phi i64 [ 0, %entry ], [ %j.next, %body ]
  %i.next = add i64 %i, 2
  %j.next = add i64 %j, 3
  %again = icmp ne i64 %i.next, %n
  br i1 %again, label %body, label %out
out:
  ret i64 %j.next
}
define i64 @loads(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %i.next, %body ]
  %j = phi i64 [ 0, %entry ], [ %j.next, %body ]
  %v = load i64, ptr %p, align 8
  %i.next = add i64 %i, %v
  store i64 %i.next, ptr %p, align 8
  %w = load i64, ptr %p, align 8
  %j.next = add i64 %j, %w
  %again = icmp ne i64 %i.next, %n
  br i1 %again, label %body, label %out
out:
  ret i64 %j.next
}
