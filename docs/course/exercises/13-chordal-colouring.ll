@port = dso_local global i64 0
@ready = dso_local global i64 0

; Reads from a port and writes to it, always two words behind: three values live at once, at most.
define void @relay.two(i64 %first, i64 %second) {
entry:
  br label %loop

loop:
  %a = phi i64 [ %first, %entry ], [ %next.a, %loop ]
  %b = phi i64 [ %second, %entry ], [ %next.b, %loop ]
  %c = load volatile i64, ptr @port
  store volatile i64 %a, ptr @port
  %d = load volatile i64, ptr @port
  store volatile i64 %b, ptr @port
  %next.a = load volatile i64, ptr @port
  store volatile i64 %c, ptr @port
  %next.b = load volatile i64, ptr @port
  store volatile i64 %d, ptr @port
  %state = load volatile i64, ptr @ready
  %more = icmp ne i64 %state, 0
  br i1 %more, label %loop, label %done

done:
  store volatile i64 %next.a, ptr @port
  store volatile i64 %next.b, ptr @port
  ret void
}
