; The headers of the three loops are one block of the code. %count changes in the outer one only.
declare void @g(ptr, ptr, ptr, ptr, ptr, i32, ptr, i64)

define i32 @f(i8 %letter) {
entry:
  br label %outer

outer:
  %zero = phi i32 [ 0, %entry ], [ 0, %word ]
  %count = phi i32 [ 0, %entry ], [ %more, %word ]
  br label %middle

middle:
  %depth = phi i32 [ %zero, %outer ], [ 0, %inner ]
  br label %inner

inner:
  switch i8 %letter, label %word [
    i8 124, label %inner
    i8 1, label %middle
    i8 0, label %end
  ]

word:
  %more = or i32 %count, 0
  br label %outer

end:
  call void @g(ptr null, ptr null, ptr null, ptr null, ptr null, i32 %count, ptr null, i64 0)
  ret i32 0
}
