; error: 3:23: i32
define void @f(i32 %v) {
  %x = extractelement i32 %v, i32 0
  ret void
}
