; Calls that are `noduplicate` stand once: loops stay rolled, bodies with one stay out of their callers, and a short end
; with one is not copied over the jumps to it. The same with another function shows what would be done otherwise.
; lilt: -O2 -S --disable-pass=mark-tail-calls
; rolled: count: 1 barrier
; unrolled: count: 4 plain
; two_calls: lacks: barrier
; two_inlined: lacks: inlined_plain
; at_the_call: count: 1 plain
; ends: count: 1 barrier
; ends_copied: count: 3 plain
declare void @barrier(i32) noduplicate
declare void @plain(i32)
define void @rolled() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @barrier(i32 %i)
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @at_the_call() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @plain(i32 %i) noduplicate
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @unrolled() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @plain(i32 %i)
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %body, label %out
out:
  ret void
}
define internal void @guarded(i32 %x) {
  call void @barrier(i32 %x)
  ret void
}
define internal void @inlined_plain(i32 %x) {
  call void @plain(i32 %x)
  ret void
}
define void @two_calls(i32 %x) {
  call void @guarded(i32 %x)
  call void @guarded(i32 1)
  ret void
}
define void @two_inlined(i32 %x) {
  call void @inlined_plain(i32 %x)
  call void @inlined_plain(i32 1)
  ret void
}
define void @ends(i32 %x, ptr %p) {
entry:
  switch i32 %x, label %last [i32 1, label %a
    i32 20, label %b]
a:
  store i32 1, ptr %p
  br label %end
b:
  store i64 20, ptr %p
  br label %end
last:
  store i8 3, ptr %p
  br label %end
end:
  tail call void @barrier(i32 %x)
  ret void
}
define void @ends_copied(i32 %x, ptr %p) {
entry:
  switch i32 %x, label %last [i32 1, label %a
    i32 20, label %b]
a:
  store i32 1, ptr %p
  br label %end
b:
  store i64 20, ptr %p
  br label %end
last:
  store i8 3, ptr %p
  br label %end
end:
  tail call void @plain(i32 %x)
  ret void
}
