; error: 2:8: ghccc
define ghccc void @f(ptr %p) {
  ret void
}
