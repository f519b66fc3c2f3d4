; A sum, difference, product or bitwise operation in a loop takes the value that comes from the round before last: two
; operations between rounds become one. It stays as it is where the term is a constant, where the inner operation has
; another use, where the chain is not what the loop waits for, and where neither operand comes from the round before.
; lilt: --run-pass=reassociate
; carries: has: %sum1 = add i64 %low, %product
; carries: has: %sum2 = add i64 %carry, %sum1
; chain: has: %x1 = xor i32 %a, %b
; chain: has: %x2 = xor i32 %x1, %c
; chain: has: %x3 = xor i32 %h, %x2
; differences: has: %d1 = sub i64 %b, %a
; differences: has: %d2 = add i64 %s, %d1
; differences: has: %d3 = sub i64 %a, %b
; differences: has: %d4 = add i64 %m1, %d3
; differences: has: %d5 = add i64 %a, %b
; differences: has: %d6 = sub i64 %m2, %d5
; constant: has: %t = add i64 %m, %a
; constant: has: %next = add i64 %t, 7
; used_twice: has: %next = add i64 %t, %b
; throughput: has: %next = add i64 %t, %b
; from_outside: has: %next = add i64 %t, %b
define i64 @carries(ptr %p, ptr %q, i64 %n, i64 %factor) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %carry = phi i64 [ 0, %entry ], [ %carry.next, %latch ]
  %pi = getelementptr i32, ptr %p, i64 %i
  %a = load i32, ptr %pi
  %wide = zext i32 %a to i64
  %product = mul i64 %wide, %factor
  %qi = getelementptr i32, ptr %q, i64 %i
  %b = load i32, ptr %qi
  %low = zext i32 %b to i64
  %sum1 = add nuw i64 %carry, %low
  %sum2 = add nuw i64 %sum1, %product
  %carry.next = lshr i64 %sum2, 32
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %latch, label %done
latch:
  br label %loop
done:
  ret i64 %carry.next
}
define i32 @chain(i32 %a, i32 %b, i32 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %h = phi i32 [ 0, %entry ], [ %h.next, %latch ]
  %x1 = xor i32 %h, %a
  %x2 = xor i32 %b, %x1
  %x3 = xor i32 %x2, %c
  %h.next = mul i32 %x3, 16777619
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %latch, label %done
latch:
  br label %loop
done:
  ret i32 %h.next
}
define i64 @differences(i64 %a, i64 %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %d1 = sub i64 %s, %a
  %d2 = add i64 %d1, %b
  %m1 = mul i64 %d2, %d2
  %d3 = add i64 %m1, %a
  %d4 = sub i64 %d3, %b
  %m2 = mul i64 %d4, %d4
  %d5 = sub i64 %m2, %a
  %d6 = sub i64 %d5, %b
  %s.next = mul i64 %d6, %d6
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %latch, label %done
latch:
  br label %loop
done:
  ret i64 %s.next
}
define i64 @constant(i64 %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %next, %latch ]
  %m = mul i64 %s, %s
  %t = add i64 %m, %a
  %next = add i64 %t, 7
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %latch, label %done
latch:
  br label %loop
done:
  ret i64 %next
}
define i64 @used_twice(ptr %p, i64 %a, i64 %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %next, %latch ]
  %m = mul i64 %s, %s
  %t = add i64 %m, %a
  store i64 %t, ptr %p
  %next = add i64 %t, %b
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %latch, label %done
latch:
  br label %loop
done:
  ret i64 %next
}
define i64 @throughput(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %next, %latch ]
  %pi = getelementptr i64, ptr %p, i64 %i
  %u = load i64, ptr %pi
  %a = mul i64 %u, 3
  %qi = getelementptr i64, ptr %q, i64 %i
  %v = load i64, ptr %qi
  %b = mul i64 %v, 5
  store i64 %a, ptr %qi
  store i64 %b, ptr %pi
  %t = add i64 %s, %a
  %next = add i64 %t, %b
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %latch, label %done
latch:
  br label %loop
done:
  ret i64 %next
}
define i64 @from_outside(i64 %a, i64 %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %t = add i64 %a, %n
  %next = add i64 %t, %b
  %s.next = mul i64 %s, %next
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %latch, label %done
latch:
  br label %loop
done:
  ret i64 %s.next
}
