; The dispatch on %state is copied, and with it %state - 83 of 8 bits: a register that holds the same in 64 bits, %index,
; keeps all of them.
declare void @g(ptr)

define void @f(i8 %kind, ptr %p, ptr %table) {
entry:
  br label %loop

loop:
  %state = phi i8 [ 0, %entry ], [ %next, %step ]
  %wide = zext i8 %state to i64
  %index = add i64 %wide, 4294967213
  switch i8 %kind, label %other [
    i8 1, label %dispatch
    i8 0, label %dispatch
  ]

other:
  br label %dispatch

dispatch:
  %q = phi ptr [ %p, %other ], [ null, %loop ], [ null, %loop ]
  switch i8 %state, label %step [
    i8 83, label %a
    i8 84, label %b
    i8 85, label %c
    i8 86, label %d
  ]

a:
  store ptr null, ptr %p
  br label %step

b:
  store ptr %p, ptr %p
  br label %step

c:
  store ptr %table, ptr %p
  br label %step

d:
  call void @g(ptr %q)
  br label %step

step:
  %low = and i64 %index, 4294967295
  %entry_of_table = getelementptr [28 x i8], ptr %table, i64 0, i64 %low
  %next = load i8, ptr %entry_of_table
  br label %loop
}
