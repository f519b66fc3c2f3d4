; Recursion without end.
; exit: 139
; error: SIGSEGV (segmentation fault): stack overflow, in @down
source_filename = "stack-overflow.c"
define i64 @down(i64 %n) {
  %a = alloca [100 x i64]
  %p = getelementptr i64, ptr %a, i64 %n
  store i64 %n, ptr %p
  %next = add i64 %n, 1
  %small = and i64 %next, 63
  %v = call i64 @down(i64 %small)
  %r = load i64, ptr %p
  %w = add i64 %v, %r
  ret i64 %w
}
define i64 @main() {
  %v = call i64 @down(i64 0)
  ret i64 %v
}
