; error: 3:41: release
define void @f(ptr %p) {
  %x = load atomic volatile i32, ptr %p release, align 4
  ret void
}
