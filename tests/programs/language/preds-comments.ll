; The comments that disassemblers write behind labels.
; exit: 2
define i64 @main() #0 {
entry:
  br label %next

next:                                             ; preds = %entry
  %c = icmp eq i64 1, 1
  br i1 %c, label %end, label %next

end:                                              ; preds = %next
  ret i64 2
}
attributes #0 = { nounwind }
