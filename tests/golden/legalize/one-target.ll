; A computed jump with one target is a plain jump: also of several that share it, and where the target has other ways in.
; lilt: -O0 --stop-after=legalize
; lacks: indirectbr
define i64 @one(ptr %to, i64 %x) {
entry:
  %y = mul i64 %x, 3
  indirectbr ptr %to, [label %next, label %next]
next:
  %z = phi i64 [ %y, %entry ], [ %y, %entry ]
  ret i64 %z
}
define i64 @shared(ptr %to, i64 %x) {
entry:
  %c = icmp eq i64 %x, 0
  br i1 %c, label %left, label %right
left:
  indirectbr ptr %to, [label %join]
right:
  %odd = and i64 %x, 1
  %d = icmp eq i64 %odd, 0
  br i1 %d, label %even, label %join
even:
  indirectbr ptr %to, [label %join]
join:
  %r = phi i64 [ 1, %left ], [ 2, %right ], [ 3, %even ]
  ret i64 %r
}
