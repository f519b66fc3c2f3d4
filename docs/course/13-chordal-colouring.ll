@port = dso_local global i64 0
@ready = dso_local global i64 0

; Reads from a port and writes to it, always one word behind: two values live at once, at most.
define void @relay(i64 %word) {
entry:
  br label %loop

loop:
  %a = phi i64 [ %word, %entry ], [ %next.a, %loop ]
  %b = load volatile i64, ptr @port
  store volatile i64 %a, ptr @port
  %c = load volatile i64, ptr @port
  store volatile i64 %b, ptr @port
  %d = load volatile i64, ptr @port
  store volatile i64 %c, ptr @port
  %e = load volatile i64, ptr @port
  store volatile i64 %d, ptr @port
  %next.a = load volatile i64, ptr @port
  store volatile i64 %e, ptr @port
  %state = load volatile i64, ptr @ready
  %more = icmp ne i64 %state, 0
  br i1 %more, label %loop, label %done

done:
  store volatile i64 %next.a, ptr @port
  ret void
}
