; What both sides of a diamond do goes before the branch, wherever it stands, if nothing in its side computes an operand;
; then little is left, and the branch becomes a select. A load stays, and so does what differs in its promises.
; lilt: -O2 --stop-after=simplify-cfg
; step: count: 1 lshr
; step: lacks: br i1
; loads: count: 2 load
; promises: count: 2 lshr
; root: count: 1 lshr
; root: count: 2 select
; chains: count: 2 lshr
; A side may choose, too, and a truncation counts as nothing.
; nearest: count: 2 select
; nearest: lacks: br i1
define i32 @step(i32 %c) {
  %bit = and i32 %c, 1
  %odd = icmp ne i32 %bit, 0
  br i1 %odd, label %t, label %e
t:
  %a = lshr i32 %c, 1
  %b = xor i32 %a, -306674912
  br label %end
e:
  %d = lshr i32 %c, 1
  br label %end
end:
  %r = phi i32 [ %b, %t ], [ %d, %e ]
  ret i32 %r
}
define i32 @loads(i1 %c, ptr %p) {
  br i1 %c, label %t, label %e
t:
  %a = load i32, ptr %p
  %b = xor i32 %a, 5
  br label %end
e:
  %d = load i32, ptr %p
  br label %end
end:
  %r = phi i32 [ %b, %t ], [ %d, %e ]
  ret i32 %r
}
define i32 @promises(i1 %c, i32 %x) {
  br i1 %c, label %t, label %e
t:
  %a = lshr i32 %x, 1
  %b = xor i32 %a, 5
  br label %end
e:
  %d = lshr exact i32 %x, 1
  %f = xor i32 %d, 9
  br label %end
end:
  %r = phi i32 [ %b, %t ], [ %f, %e ]
  ret i32 %r
}
define { i64, i64 } @root(i64 %n, i64 %r, i64 %bit) {
  %sum = add i64 %r, %bit
  %fits = icmp uge i64 %n, %sum
  br i1 %fits, label %yes, label %no
yes:
  %rest = sub i64 %n, %sum
  %half = lshr i64 %r, 1
  %more = add i64 %half, %bit
  br label %join
no:
  %half.2 = lshr i64 %r, 1
  br label %join
join:
  %n.2 = phi i64 [ %rest, %yes ], [ %n, %no ]
  %r.2 = phi i64 [ %more, %yes ], [ %half.2, %no ]
  %a = insertvalue { i64, i64 } undef, i64 %n.2, 0
  %b = insertvalue { i64, i64 } %a, i64 %r.2, 1
  ret { i64, i64 } %b
}
define i64 @chains(i1 %c, i64 %x, ptr %p) {
  br i1 %c, label %yes, label %no
yes:
  %v = load i64, ptr %p
  %h = lshr i64 %v, 1
  store i64 %h, ptr %p
  br label %join
no:
  %v.2 = load volatile i64, ptr %p
  %h.2 = lshr i64 %v.2, 1
  br label %join
join:
  %r = phi i64 [ %h, %yes ], [ %h.2, %no ]
  ret i64 %r
}
define i8 @nearest(i32 %a, i32 %b, i32 %c) {
  %is_a = icmp sle i32 %a, %b
  br i1 %is_a, label %yes, label %no
yes:
  %t = trunc i32 %a to i8
  br label %join
no:
  %is_b = icmp sle i32 %b, %c
  %bc = select i1 %is_b, i32 %b, i32 %c
  %u = trunc i32 %bc to i8
  br label %join
join:
  %r = phi i8 [ %t, %yes ], [ %u, %no ]
  ret i8 %r
}
