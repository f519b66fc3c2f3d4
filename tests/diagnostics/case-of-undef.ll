; error: 6:9: not a constant integer
define void @f(i32 %x) {
entry:
  switch i32 %x, label %a [
    i32 0, label %a
    i32 undef, label %a
  ]
a:
  ret void
}
