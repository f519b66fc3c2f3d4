; A loop goes whose only store register-promotion has moved out of it, and one whose load licm has.
; lilt: -O2 --disable-pass=loop-unroll-by-two --stop-after=loop-deletion --remarks
; message: loop does nothing: it is left out [loop-deletion]
; stores: lacks: phi
; stores: has: store
; loads: lacks: add i32
; loads: count: 1 load
define void @stores(ptr %p, i32 %n, i32 %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %a, ptr %p
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define i32 @loads(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %last = phi i32 [ 0, %entry ], [ %x, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %x = load i32, ptr %p
  %next = add nsw i32 %i, 1
  br label %head
out:
  ret i32 %last
}
