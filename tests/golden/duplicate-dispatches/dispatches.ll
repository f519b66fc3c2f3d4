; Duplication of dispatches: each operation of an interpreter ends in its own copy of the switch's
; range test and jump; a switch whose cases meet behind it has one jump and is not copied.
; lilt: -O2 --stop-after=duplicate-dispatches
; interpreter: count: 4 JMPr
; interpreter: count: 4 Jbe
; one_use: count: 1 JMPr
; computed: count: 3 JMPr
define i64 @interpreter(ptr %code, i64 %start) {
entry:
  br label %next
next:
  %pc = phi ptr [ %code, %entry ], [ %add_pc, %add ], [ %double_pc, %double ], [ %negate_pc, %negate ]
  %value = phi i64 [ %start, %entry ], [ %sum, %add ], [ %twice, %double ], [ %opposite, %negate ]
  %operation = load i64, ptr %pc
  switch i64 %operation, label %unknown [
    i64 0, label %add
    i64 1, label %double
    i64 2, label %negate
    i64 3, label %end
  ]
add:
  %sum = add i64 %value, 7
  %add_pc = getelementptr i8, ptr %pc, i64 8
  br label %next
double:
  %twice = shl i64 %value, 1
  %double_pc = getelementptr i8, ptr %pc, i64 16
  br label %next
negate:
  %opposite = sub i64 0, %value
  %negate_pc = getelementptr i8, ptr %pc, i64 24
  br label %next
unknown:
  ret i64 -1
end:
  ret i64 %value
}

define i64 @one_use(ptr %code, i64 %start) {
entry:
  br label %next
next:
  %pc = phi ptr [ %code, %entry ], [ %next_pc, %behind ]
  %value = phi i64 [ %start, %entry ], [ %result, %behind ]
  %operation = load i64, ptr %pc
  switch i64 %operation, label %unknown [
    i64 0, label %add
    i64 1, label %double
    i64 2, label %negate
    i64 3, label %end
  ]
add:
  %sum = add i64 %value, 7
  br label %behind
double:
  %twice = shl i64 %value, 1
  br label %behind
negate:
  %opposite = sub i64 0, %value
  br label %behind
behind:
  %result = phi i64 [ %sum, %add ], [ %twice, %double ], [ %opposite, %negate ]
  %next_pc = getelementptr i8, ptr %pc, i64 8
  br label %next
unknown:
  ret i64 -1
end:
  ret i64 %value
}

@labels = internal constant [2 x ptr] [ptr blockaddress(@computed, %add), ptr blockaddress(@computed, %end)]
define i64 @computed(ptr %code, i64 %start) {
entry:
  br label %next
next:
  %pc = phi ptr [ %code, %entry ], [ %next_pc, %add ]
  %value = phi i64 [ %start, %entry ], [ %sum, %add ]
  %operation = load i64, ptr %pc
  %place = getelementptr ptr, ptr @labels, i64 %operation
  %label = load ptr, ptr %place
  indirectbr ptr %label, [label %add, label %end]
add:
  %sum = add i64 %value, 7
  %next_pc = getelementptr i8, ptr %pc, i64 8
  br label %next
end:
  ret i64 %value
}
