; A sum that only addresses use becomes their displacement; one that something else uses is a register. A phi of bytes
; that loads and other such phis leave needs no extension.
; lilt: --stop-after=isel
; steps: lacks: ADD
; steps: lacks: LEA
; steps: has: + 1]
; kept: has: ADD64ri
; carried: lacks: MOVZX32rr8
; computed: has: MOVZX32rr8
define void @steps(ptr %p, ptr %q, i64 %i) {
  %j = add i64 %i, 1
  %1 = getelementptr i8, ptr %p, i64 %j
  %v = load i8, ptr %1
  %2 = getelementptr i8, ptr %q, i64 %j
  store i8 %v, ptr %2
  ret void
}
define i64 @kept(ptr %p, ptr %q, i64 %i) {
  %j = add i64 %i, 1
  %1 = getelementptr i8, ptr %p, i64 %j
  %v = load i8, ptr %1
  %2 = getelementptr i8, ptr %q, i64 %j
  store i8 %v, ptr %2
  ret i64 %j
}
define i32 @carried(ptr %p, i64 %n) {
entry:
  %first = load i8, ptr %p
  br label %loop
loop:
  %a = phi i8 [ %first, %entry ], [ %v, %loop ]
  %b = phi i8 [ 0, %entry ], [ %a, %loop ]
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  %at = getelementptr i8, ptr %p, i64 %i
  %v = load i8, ptr %at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %s1 = add i32 %sum, %x
  %s2 = mul i32 %s1, 3
  %sum.next = add i32 %s2, %y
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret i32 %sum.next
}
define i32 @computed(i8 %k, i64 %n) {
entry:
  br label %loop
loop:
  %a = phi i8 [ 0, %entry ], [ %v, %loop ]
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  %v = add i8 %a, %k
  %x = zext i8 %a to i32
  %sum.next = add i32 %sum, %x
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret i32 %sum.next
}
