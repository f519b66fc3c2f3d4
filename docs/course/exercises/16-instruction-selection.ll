; Write bodies for which lilt selects the instructions that lesson 16 lists. Call each result %r.
define i64 @element(i64 %x, i64 %y) {
  %r = add i64 %x, %y
  ret i64 %r
}

define void @increment(ptr %p) {
  ret void
}

define i64 @rotate(i64 %x) {
  %r = add i64 %x, 0
  ret i64 %r
}

define i64 @larger(i64 %x, i64 %y) {
  %r = add i64 %x, %y
  ret i64 %r
}

define i1 @below(i64 %x, ptr %p) {
  %r = icmp eq ptr %p, null
  ret i1 %r
}
