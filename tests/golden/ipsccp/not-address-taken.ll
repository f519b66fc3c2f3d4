; No pointer leads to a local variable whose address no function takes: a store through one leaves the sum in its
; register. Of @taken another function passes the address on, so each iteration loads and stores it.
; lilt: -O2 --disable-pass=loop-vectorize --stop-after=register-promotion
; of_own: count: 1 load in loop
; of_own: count: 1 store in loop
; of_taken: count: 2 load in loop
; of_taken: count: 2 store in loop
@own = internal global i32 0
@taken = internal global i32 0

declare void @use(ptr)

define void @of_own(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %old = load i32, ptr @own
  %sum = add i32 %old, %x
  store i32 %sum, ptr @own
  store i32 0, ptr %at
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
define void @of_taken(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %old = load i32, ptr @taken
  %sum = add i32 %old, %x
  store i32 %sum, ptr @taken
  store i32 0, ptr %at
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
define void @shows() {
  call void @use(ptr @taken)
  ret void
}
