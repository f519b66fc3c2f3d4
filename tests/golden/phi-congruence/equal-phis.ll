; Phis that are equal on each way become one: two of a join; a variable and its copy around a loop, through a phi of a
; block inside. Phis that only begin alike stay, as does one whose rounds differ in one arm.
; lilt: -O2 --run-pass=phi-congruence
; twice: count: 1 phi
; circles: count: 2 phi
; alike: count: 2 phi
; one_arm: count: 4 phi
define i32 @twice(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %p = phi i32 [ %x, %a ], [ %y, %b ]
  %q = phi i32 [ %x, %a ], [ %y, %b ]
  %r = mul i32 %p, %q
  ret i32 %r
}
define i32 @circles(i32 %start, i32 %n, ptr %code) {
entry:
  br label %head
head:
  %a = phi i32 [ %start, %entry ], [ %a.next, %latch ]
  %b = phi i32 [ %start, %entry ], [ %b.next, %latch ]
  %which = load volatile i32, ptr %code
  %c = icmp eq i32 %which, 0
  br i1 %c, label %change, label %latch
change:
  %new = add i32 %a, %b
  br label %latch
latch:
  %a.next = phi i32 [ %a, %head ], [ %new, %change ]
  %b.next = phi i32 [ %b, %head ], [ %new, %change ]
  %again = icmp ult i32 %a.next, %n
  br i1 %again, label %head, label %exit
exit:
  %s = sub i32 %a.next, %b.next
  ret i32 %s
}
define i32 @alike(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %head ]
  %i.next = add i32 %i, 1
  %sum.next = add i32 %sum, %i
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %head, label %exit
exit:
  ret i32 %sum.next
}
define i32 @one_arm(i32 %start, i32 %n, ptr %code) {
entry:
  br label %head
head:
  %a = phi i32 [ %start, %entry ], [ %a.next, %latch ]
  %b = phi i32 [ %start, %entry ], [ %b.next, %latch ]
  %which = load volatile i32, ptr %code
  %c = icmp eq i32 %which, 0
  br i1 %c, label %change, label %latch
change:
  %new = add i32 %a, 1
  br label %latch
latch:
  %a.next = phi i32 [ %a, %head ], [ %new, %change ]
  %b.next = phi i32 [ %b, %head ], [ %b, %change ]
  %again = icmp ult i32 %a.next, %n
  br i1 %again, label %head, label %exit
exit:
  %s = sub i32 %a.next, %b.next
  ret i32 %s
}
