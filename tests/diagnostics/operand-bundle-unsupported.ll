; error: 4:26: deopt
declare void @g(ptr)
define void @f(ptr %p) {
  call void @g(ptr %p) [ "deopt"(i32 1) ]
  ret void
}
