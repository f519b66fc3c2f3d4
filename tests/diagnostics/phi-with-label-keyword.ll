; error: 8:21: 'label' is not written before the blocks of a 'phi'
define i64 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i64 [ 1, label %a ], [ 2, label %entry ]
  ret i64 0
}
