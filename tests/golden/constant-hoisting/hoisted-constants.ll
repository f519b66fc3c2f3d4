; The address of a symbol that is indexed, and floating constants, are made once before their loop. Those of a loop that
; calls a function stay, and so do addresses that need no instruction, and integers. Where a loop has no register left
; for an address, the uses in a block share it.
; lilt: -O2 --disable-pass=loop-vectorize --filetype=asm
; lookup: count: 1 leaq table(%rip)
; lookup, weights: lacks: (%rip) in loops
; weights: count: 2 (%rip)
; with_call: has: leaq table(%rip) in loops
; direct: has: counter(%rip) in loops
; nest: count: 1 leaq table(%rip)
; crowded: count: 1 leaq table(%rip)
; crowded: has: leaq table(%rip) in loops
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
define i64 @crowded(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %a0 = phi i64 [ 0, %entry ], [ %b0, %body ]
  %a1 = phi i64 [ 1, %entry ], [ %b1, %body ]
  %a2 = phi i64 [ 2, %entry ], [ %b2, %body ]
  %a3 = phi i64 [ 3, %entry ], [ %b3, %body ]
  %a4 = phi i64 [ 4, %entry ], [ %b4, %body ]
  %a5 = phi i64 [ 5, %entry ], [ %b5, %body ]
  %a6 = phi i64 [ 6, %entry ], [ %b6, %body ]
  %a7 = phi i64 [ 7, %entry ], [ %b7, %body ]
  %a8 = phi i64 [ 8, %entry ], [ %b8, %body ]
  %a9 = phi i64 [ 9, %entry ], [ %b9, %body ]
  %a10 = phi i64 [ 10, %entry ], [ %b10, %body ]
  %at = getelementptr i64, ptr %p, i64 %i
  %key = load i64, ptr %at
  %place = getelementptr [64 x i64], ptr @table, i64 0, i64 %key
  %x = load i64, ptr %place
  %place2 = getelementptr [64 x i64], ptr @table, i64 0, i64 %x
  %y = load i64, ptr %place2
  %b0 = xor i64 %y, %a1
  %b1 = xor i64 %a1, %a2
  %b2 = sub i64 %a2, %a3
  %b3 = xor i64 %a3, %a4
  %b4 = sub i64 %a4, %a5
  %b5 = xor i64 %a5, %a6
  %b6 = sub i64 %a6, %a7
  %b7 = xor i64 %a7, %a8
  %b8 = sub i64 %a8, %a9
  %b9 = xor i64 %a9, %a10
  %b10 = sub i64 %a10, %a0
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  %s1 = add i64 %b0, %b1
  %s2 = add i64 %s1, %b2
  %s3 = add i64 %s2, %b3
  %s4 = add i64 %s3, %b4
  %s5 = add i64 %s4, %b5
  %s6 = add i64 %s5, %b6
  %s7 = add i64 %s6, %b7
  %s8 = add i64 %s7, %b8
  %s9 = add i64 %s8, %b9
  %s10 = add i64 %s9, %b10
  ret i64 %s10
}
