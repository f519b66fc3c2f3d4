; error: 3:37: orderings
define void @f(ptr %p) {
  %x = cmpxchg ptr %p, i32 0, i32 1 seq_cst release
  ret void
}
