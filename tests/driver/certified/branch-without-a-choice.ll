; Both outcomes of the last branch return: at -O0 the code has the comparison, and no branch.
declare void @g()

define void @f(ptr %p, i64 %x) {
entry:
  %is_zero = icmp eq i64 %x, 0
  br i1 %is_zero, label %zero, label %other

zero:
  %v = load i64, ptr %p
  %is_set = icmp ne i64 %v, 0
  br i1 %is_set, label %set, label %unset

set:
  br label %both

unset:
  br label %both

both:
  br label %end

other:
  call void @g()
  br label %end

end:
  ret void
}
