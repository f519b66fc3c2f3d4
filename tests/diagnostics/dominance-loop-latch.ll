; error: 6:16: %v
; note: 9: %v
define i64 @f(i1 %c) {
  br label %head
head:
  %w = add i64 %v, 1
  br i1 %c, label %latch, label %end
latch:
  %v = add i64 1, 1
  br label %head
end:
  ret i64 %w
}
