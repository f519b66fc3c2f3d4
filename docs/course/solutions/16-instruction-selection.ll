define i64 @element(i64 %x, i64 %y) {
  %scaled = shl i64 %y, 3
  %r = add i64 %x, %scaled
  ret i64 %r
}

define void @increment(ptr %p) {
  %place = getelementptr i64, ptr %p, i64 2
  %old = load i64, ptr %place
  %new = add i64 %old, 1
  store i64 %new, ptr %place
  ret void
}

define i64 @rotate(i64 %x) {
  %high = shl i64 %x, 7
  %low = lshr i64 %x, 57
  %r = or i64 %high, %low
  ret i64 %r
}

define i64 @larger(i64 %x, i64 %y) {
  %is.less = icmp slt i64 %x, %y
  %r = select i1 %is.less, i64 %y, i64 %x
  ret i64 %r
}

define i1 @below(i64 %x, ptr %p) {
  %limit = load i64, ptr %p
  %r = icmp ult i64 %x, %limit
  ret i1 %r
}
