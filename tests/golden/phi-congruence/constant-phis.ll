; Variables of a loop that come back to their number in each iteration become it, also through each other and through a
; phi of a block inside; one that changes stays, and so does one of a phi that an argument enters.
; lilt: -O2 --run-pass=phi-congruence
; each_other: count: 1 phi
; each_other: has: ret i32 3
; inside: count: 1 phi
; floating: count: 1 phi
; changes: count: 3 phi
; entered: count: 2 phi
define i32 @each_other(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
  %a = phi i32 [ 1, %entry ], [ %a.next, %head ]
  %b = phi i32 [ 2, %entry ], [ %b.next, %head ]
  %c = phi i32 [ 3, %entry ], [ %c.next, %head ]
  %b.a = sub i32 %b, %a
  %c.b = sub i32 %c, %b
  %a.next = mul i32 %b.a, %c.b
  %b.next = sub i32 %c, %a.next
  %c.next = add i32 %b.next, %a.next
  %i.next = add nuw nsw i32 %i, 1
  %go = icmp slt i32 %i.next, %n
  br i1 %go, label %head, label %done
done:
  ret i32 %c.next
}
define i32 @inside(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %state = phi i32 [ 5, %entry ], [ %state.next, %latch ]
  %x = load i32, ptr %p
  %is_odd = trunc i32 %x to i1
  br i1 %is_odd, label %odd, label %latch
odd:
  %same = xor i32 %state, 0
  br label %latch
latch:
  %state.next = phi i32 [ %state, %head ], [ %same, %odd ]
  store i32 %state.next, ptr %p
  %i.next = add nuw nsw i32 %i, 1
  %go = icmp slt i32 %i.next, %n
  br i1 %go, label %head, label %done
done:
  ret i32 %state.next
}
define double @floating(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
  %x = phi double [ 4.0, %entry ], [ %x.next, %head ]
  %half = fmul double %x, 5.0e-01
  %x.next = fadd double %half, 2.0
  %i.next = add nuw nsw i32 %i, 1
  %go = icmp slt i32 %i.next, %n
  br i1 %go, label %head, label %done
done:
  ret double %x.next
}
define i32 @changes(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
  %a = phi i32 [ 1, %entry ], [ %b, %head ]
  %b = phi i32 [ 2, %entry ], [ %a, %head ]
  %i.next = add nuw nsw i32 %i, 1
  %go = icmp slt i32 %i.next, %n
  br i1 %go, label %head, label %done
done:
  ret i32 %a
}
define i32 @entered(i32 %n, i1 %c, i32 %x) {
entry:
  br i1 %c, label %other, label %head
other:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ 0, %other ], [ %i.next, %head ]
  %a = phi i32 [ 1, %entry ], [ %x, %other ], [ %a.next, %head ]
  %a.next = mul i32 %a, %a
  %i.next = add nuw nsw i32 %i, 1
  %go = icmp slt i32 %i.next, %n
  br i1 %go, label %head, label %done
done:
  ret i32 %a
}
