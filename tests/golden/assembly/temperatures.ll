; Hot code goes to .text.hot, cold code to .text.unlikely: by an attribute, or by the count of the hottest block, which a loop
; may have although the entry is seldom run. What is neither stays in .text. Tables follow the code only where the function
; has a section of its own. Nothing moves at -O0.
; lilt: -S
; lilt: -S --function-sections
; lilt: -S -O0
define void @by_attribute() cold {
  ret void
}
define void @never_run() !prof !20 {
  ret void
}
define void @entered_once() !prof !23 {
  ret void
}
define void @hot_entry() !prof !21 {
  ret void
}
define void @warm() !prof !22 {
  ret void
}
define void @unknown() {
  ret void
}
define void @own_section() cold section ".mine" {
  ret void
}
define void @hot_loop(i64 %n, ptr %p) !prof !23 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  store volatile i64 %i, ptr %p
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit, !prof !24
exit:
  ret void
}
define i32 @cold_table(i32 %x) cold {
  switch i32 %x, label %other [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
    i32 4, label %e
  ]
a:
  tail call void @warm()
  ret i32 9
b:
  tail call void @unknown()
  ret i32 4
c:
  tail call void @hot_entry()
  ret i32 3
d:
  tail call void @never_run()
  ret i32 2
e:
  tail call void @entered_once()
  ret i32 1
other:
  ret i32 0
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"DetailedSummary", !4}
!4 = !{!5, !6}
!5 = !{i32 990000, i64 5000, i32 3}
!6 = !{i32 999999, i64 2, i32 7}
!20 = !{!"function_entry_count", i64 0}
!21 = !{!"function_entry_count", i64 18446744073709551614}
!22 = !{!"function_entry_count", i64 300}
!23 = !{!"function_entry_count", i64 1}
!24 = !{!"branch_weights", i32 9999, i32 1}
