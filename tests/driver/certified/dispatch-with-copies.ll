; Code has copies of the switch on %kind in %next, one for each number that it is entered with. A register and a slot
; hold this number, and the slot is read where the copies meet again.
declare void @g()

define void @f(i32 %kind, i1 %ends, ptr %p) {
entry:
  br i1 %ends, label %end, label %loop

loop:
  %before = phi i32 [ %number, %count ], [ 0, %entry ], [ 0, %next ], [ 0, %again ], [ 0, %loop ]
  switch i32 %kind, label %loop [
    i32 93, label %end
    i32 0, label %again
    i32 1, label %next
  ]

again:
  %is_known = icmp ne i32 %before, 0
  br i1 %is_known, label %loop, label %next

next:
  %number = phi i32 [ 0, %loop ], [ 1, %again ]
  switch i32 %kind, label %loop [
    i32 100, label %count
    i32 87, label %store
    i32 119, label %store
    i32 83, label %end
    i32 115, label %call
    i32 68, label %store_again
  ]

call:
  call void @g()
  br label %store

store:
  store i32 0, ptr %p
  br label %store_again

store_again:
  store i32 0, ptr %p
  br label %count

count:
  store i32 0, ptr %p
  br label %loop

end:
  ret void
}
