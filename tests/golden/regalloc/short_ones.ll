; A value leaves its register to many short ones: in memory each of them alone costs less than it, all of them more.
; lilt: --ra-regs=rax,rdi,rsi,rbx,rbp -S
; max-spills: 1
; max-reloads: 2
declare i64 @f()
declare void @g(i64, i64)
define void @short_ones(i64 %late) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %again ]
  %a1 = call i64 @f()
  %a2 = call i64 @f()
  call void @g(i64 %a1, i64 %a2)
  %b1 = call i64 @f()
  %b2 = call i64 @f()
  call void @g(i64 %b1, i64 %b2)
  %c1 = call i64 @f()
  %c2 = call i64 @f()
  call void @g(i64 %c1, i64 %c2)
  call void @g(i64 %late, i64 %i)
  %is.odd = trunc i64 %i to i1
  br i1 %is.odd, label %odd, label %again
odd:
  call void @g(i64 %late, i64 1)
  br label %again
again:
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}
