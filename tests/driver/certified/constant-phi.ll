; %one is 1 in each iteration. The code compares its register, and nothing says where allocation put it, as %unused is in
; none.
define i32 @f() {
entry:
  br label %loop

loop:
  %unused = phi i32 [ 0, %entry ], [ %unused, %loop ]
  %one = phi i32 [ 1, %entry ], [ %one, %loop ]
  %ends = icmp eq i32 %one, 0
  br i1 %ends, label %end, label %loop

end:
  ret i32 0
}
