; Loops that stay as they are: the latch tests already, a call in the header, an address taken.
; lilt: -O2 --run-pass=loop-rotate
; bottom, calls, addressed: count: 1 br i1
@g = global i64 3
define void @bottom(i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %gain = load i64, ptr @g
  call void @effect(i64 %gain)
  call void @effect(i64 %i)
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @calls() {
entry:
  br label %test
test:
  %v = call i64 @source()
  %c = icmp ne i64 %v, 0
  br i1 %c, label %body, label %out
body:
  %gain = load i64, ptr @g
  call void @effect(i64 %gain)
  call void @effect(i64 %v)
  br label %test
out:
  ret void
}
define ptr @addressed(i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %gain = load i64, ptr @g
  call void @effect(i64 %gain)
  call void @effect(i64 %i)
  %next = add i64 %i, 1
  br label %test
out:
  ret ptr blockaddress(@addressed, %test)
}
declare void @effect(i64)
declare i64 @source()
