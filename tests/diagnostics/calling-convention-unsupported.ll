; error: 2:8: x86_regcallcc
define x86_regcallcc void @f(ptr %p) {
  ret void
}
