; A case whose target goes straight back to the switch is tested before the others, which then are too few for a table:
; most values are blanks. Where two cases go back, as in an interpreter, a table has all of them.
; lilt: --stop-after=legalize
; after_blanks: lacks: switch
; after_blanks: count: 4 icmp eq
; interpreter: has: switch
define i32 @after_blanks(ptr %text) {
entry:
  br label %next
next:
  %p = phi ptr [ %text, %entry ], [ %p2, %blank ]
  %c = load i8, ptr %p
  switch i8 %c, label %other [
    i8 32, label %blank
    i8 37, label %remainder
    i8 42, label %product
    i8 47, label %quotient
  ]
blank:
  %p2 = getelementptr i8, ptr %p, i64 1
  br label %next
remainder:
  ret i32 1
product:
  ret i32 2
quotient:
  ret i32 3
other:
  ret i32 0
}
define i32 @interpreter(ptr %text) {
entry:
  br label %next
next:
  %p = phi ptr [ %text, %entry ], [ %p2, %step ], [ %p3, %skip ]
  %c = load i8, ptr %p
  switch i8 %c, label %other [
    i8 32, label %step
    i8 37, label %skip
    i8 42, label %product
    i8 47, label %quotient
  ]
step:
  %p2 = getelementptr i8, ptr %p, i64 1
  br label %next
skip:
  %p3 = getelementptr i8, ptr %p, i64 2
  br label %next
product:
  ret i32 2
quotient:
  ret i32 3
other:
  ret i32 0
}
