; The loads of an unrolled loop may be beyond %array, where they are not executed. What the code has there is its own.
declare void @g(ptr)

define i64 @f(i64 %count, i64 %other) {
entry:
  %array = alloca [2 x i64], align 16
  %after = getelementptr inbounds i8, ptr %array, i64 24
  call void @g(ptr %array)
  %has_more = icmp ugt i64 %count, 2
  br i1 %has_more, label %more, label %end

more:
  %fourth = load i64, ptr %after
  %is_large = icmp sgt i64 %fourth, 7
  br i1 %is_large, label %large, label %end

large:
  call void @g(ptr null)
  br label %end

end:
  ret i64 %other
}
