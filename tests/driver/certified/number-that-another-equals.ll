; In the loop %same is always what %is is: %is, which is from before the loop, is not taken for a value of the iteration
; before, which would have to be a phi.
declare void @g(i8)

define void @f(i32 %x, ptr %p) {
entry:
  %is = icmp ne i32 %x, 0
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %byte = load i8, ptr %p
  %number = zext i8 %byte to i32
  %holds = icmp ult i32 %number, 256
  %both = and i1 %holds, %is
  %same = zext i1 %both to i8
  call void @g(i8 %same)
  %again = zext i1 %is to i32
  %next = add i32 %i, %again
  %ends = icmp eq i32 %next, 9
  br i1 %ends, label %end, label %loop

end:
  ret void
}
