; The address of a symbol that is indexed, and floating constants, are made once before their loop. Those of a loop that
; calls a function stay, and so do addresses that need no instruction, and integers.
; lilt: -O2 --filetype=asm
; lookup: count: 1 leaq table(%rip)
; lookup, weights: lacks: (%rip) in loops
; weights: count: 2 (%rip)
; with_call: has: leaq table(%rip) in loops
; direct: has: counter(%rip) in loops
; nest: count: 1 leaq table(%rip)
@table = internal global [64 x i64] zeroinitializer
@counter = internal global i64 0
declare void @g(i64)
define i64 @lookup(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %at = getelementptr i64, ptr %p, i64 %i
  %key = load i64, ptr %at
  %place = getelementptr [64 x i64], ptr @table, i64 0, i64 %key
  %x = load i64, ptr %place
  %more = add i64 %sum, %x
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define void @weights(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  %y = fmul double %x, 0.25
  %z = fadd double %y, 1.5
  store double %z, ptr %at
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @with_call(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %place = getelementptr [64 x i64], ptr @table, i64 0, i64 %i
  %x = load i64, ptr %place
  call void @g(i64 %x)
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @direct(i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  store volatile i64 %i, ptr @counter
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @nest(i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i2, %end ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j2, %inner ]
  %place = getelementptr i64, ptr @table, i64 %j
  store volatile i64 %i, ptr %place
  %j2 = add i64 %j, 1
  %d = icmp eq i64 %j2, %n
  br i1 %d, label %end, label %inner
end:
  %i2 = add i64 %i, 1
  %e = icmp eq i64 %i2, %n
  br i1 %e, label %out, label %outer
out:
  ret void
}
