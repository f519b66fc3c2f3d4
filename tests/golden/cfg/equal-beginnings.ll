; What both sides of a diamond begin with goes before the branch; then one instruction is left, and the branch becomes a
; select. A load stays, and so does what differs in its promises.
; lilt: -O2 --stop-after=simplify-cfg
; step: count: 1 lshr
; step: lacks: br i1
; loads: count: 2 load
; promises: count: 2 lshr
; A store of one side and one above it to the same memory become one of a select, unless something may read between them.
; twist: count: 1 store
; twist: lacks: br i1
; seen: count: 2 store
; other_place: count: 2 store
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
declare void @see()
define void @twist(i32 %y, ptr %p) {
  %v = lshr i32 %y, 1
  store i32 %v, ptr %p
  %bit = and i32 %y, 1
  %odd = icmp ne i32 %bit, 0
  br i1 %odd, label %t, label %end
t:
  %w = xor i32 %v, -1727483681
  store i32 %w, ptr %p
  br label %end
end:
  ret void
}
define void @seen(i32 %y, ptr %p) {
  %v = lshr i32 %y, 1
  store i32 %v, ptr %p
  call void @see()
  %odd = icmp ne i32 %y, 0
  br i1 %odd, label %t, label %end
t:
  %w = xor i32 %v, -1727483681
  store i32 %w, ptr %p
  br label %end
end:
  ret void
}
define void @other_place(i32 %y, ptr %p, ptr %q) {
  %v = lshr i32 %y, 1
  store i32 %v, ptr %p
  %odd = icmp ne i32 %y, 0
  br i1 %odd, label %t, label %end
t:
  %w = xor i32 %v, -1727483681
  store i32 %w, ptr %q
  br label %end
end:
  ret void
}
