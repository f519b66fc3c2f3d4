; error: 3:8: i24
define void @f(ptr %p) {
  %x = load atomic i24, ptr %p acquire, align 4
  ret void
}
