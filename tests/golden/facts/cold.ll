; A function whose profile has an entry count of 0 is `cold`, and a block that calls a `cold` function runs rarely: it lies
; behind the others.
; lilt: --stop-after=isel --disable-pass=mark-tail-calls
define i32 @checked(i32 %x) {
entry:
  %c = icmp slt i32 %x, 0
  br i1 %c, label %bad, label %good
bad:
  %r = call i32 @report(i32 %x)
  br label %out
good:
  %d = call i32 @work(i32 %x)
  br label %out
out:
  %v = phi i32 [ %r, %bad ], [ %d, %good ]
  ret i32 %v
}
define i32 @never_run(i32 %x) !prof !0 {
  %r = call i32 @work(i32 %x)
  ret i32 %r
}
define i32 @checked_by_profile(i32 %x) {
entry:
  %c = icmp slt i32 %x, 0
  br i1 %c, label %bad, label %good
bad:
  %r = call i32 @never_run(i32 %x)
  br label %out
good:
  %d = call i32 @work(i32 %x)
  br label %out
out:
  %v = phi i32 [ %r, %bad ], [ %d, %good ]
  ret i32 %v
}
declare i32 @report(i32) cold
declare i32 @work(i32)
!0 = !{!"function_entry_count", i64 0}
