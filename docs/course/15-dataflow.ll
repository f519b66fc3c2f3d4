; Adds up lists of numbers, a list of lists: in each, it walks to a number above the limit.
define i64 @lists(ptr %lists, i64 %limit, i64 %scale) {
entry:
  br label %outer

outer:
  %list = phi ptr [ %lists, %entry ], [ %next.list, %found ]
  %total = phi i64 [ 0, %entry ], [ %new.total, %found ]
  %first = load ptr, ptr %list
  br label %inner

inner:
  %node = phi ptr [ %first, %outer ], [ %next, %inner ]
  %number = load i64, ptr %node
  %place = getelementptr i64, ptr %node, i64 1
  %next = load ptr, ptr %place
  %is.large = icmp sgt i64 %number, %limit
  br i1 %is.large, label %found, label %inner

found:
  %new.total = add i64 %total, %number
  %link = getelementptr i64, ptr %list, i64 1
  %next.list = load ptr, ptr %link
  %is.last = icmp eq ptr %next.list, null
  br i1 %is.last, label %done, label %outer

done:
  %result = mul i64 %new.total, %scale
  ret i64 %result
}
