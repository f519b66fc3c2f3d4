; error: 7:21: comes through a 'phi'
; error: 8:16: comes through a 'phi'
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %c = icmp slt i64 %i, %n
  %i = add i64 %i, 1
  br i1 %c, label %loop, label %end
end:
  ret i64 %i
}
