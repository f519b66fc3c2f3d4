; The loop has code for its condition before it and at its end: one block, which two blocks of the source have in common.
; Where the code goes around, the source has gone around, too.
declare i64 @size(ptr)
declare void @g(ptr)
declare void @set_size(ptr, i64)

define void @f(ptr %p, i64 %first) {
entry:
  %size = call i64 @size(ptr %p)
  %is_empty = icmp sge i64 %first, %size
  br i1 %is_empty, label %end, label %before

before:
  %last = add nsw i64 %size, -1
  %has_one = icmp sge i64 %last, %first
  br i1 %has_one, label %loop, label %done

next:
  %following = add nsw i64 %i, -1
  %goes_on = icmp sge i64 %following, %first
  br i1 %goes_on, label %loop, label %done

loop:
  %i = phi i64 [ %following, %next ], [ %last, %before ]
  %field = getelementptr inbounds i8, ptr %p, i64 24
  %items = load ptr, ptr %field
  %place = getelementptr inbounds ptr, ptr %items, i64 %i
  %item = load ptr, ptr %place
  %is_set = icmp ne ptr %item, null
  br i1 %is_set, label %clear, label %next

clear:
  store ptr null, ptr %place
  call void @g(ptr %item)
  br label %next

done:
  tail call void @set_size(ptr %p, i64 %first)
  br label %end

end:
  ret void
}
