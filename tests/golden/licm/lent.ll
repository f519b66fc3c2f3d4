; A load of memory that a call in the loop gets by a `readonly` parameter moves before the loop; memory that the loop
; writes as well stays in memory, since the call reads it.
; lilt: --run-pass=licm
; read: lacks: load in body
; counted: has: store in body
; invariant: lacks: load in body
define i32 @read(i32 %n) {
entry:
  %a = alloca i32
  call void @fill(ptr %a)
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %x = load i32, ptr %a
  call void @look(ptr %a)
  %sum = add i32 %s, %x
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i32 %sum
}
define i32 @counted(i32 %n) {
entry:
  %a = alloca i32
  store i32 0, ptr %a
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %x = load i32, ptr %a
  %y = add i32 %x, %i
  store i32 %y, ptr %a
  call void @look(ptr %a)
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %out
out:
  %r = load i32, ptr %a
  ret i32 %r
}
define i32 @invariant(i32 %n, ptr %p, ptr %q) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %x = load i32, ptr %p, !invariant.load !0
  store i32 %x, ptr %q
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i32 %x
}
declare void @fill(ptr nocapture)
declare void @look(ptr nocapture readonly)
!0 = !{}
